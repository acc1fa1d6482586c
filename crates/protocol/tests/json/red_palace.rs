//! The Red Palace in the protocol: set-ups, state, explained scoring, records with losses.

use crate::common::{begin, new_engine, ok, palace_games, random_game, refused};
use alhambra_protocol::{Record, Scoring, SeedText, Setup, SetupError, StateDto};
use engine::modules::medinas;
use engine::{GuardBoard, Module, Rules, Scorer, Source, Viewer};
use serde_json::{Value, json};

fn setup_of(text: &Value) -> Result<Setup, SetupError> {
    Setup::from_json(&text.to_string())
}

#[test]
fn a_set_up_says_which_game_and_which_side() {
    let text = json!({"game": "red-palace", "players": 4, "modules": ["medinas", "classic-scoring"],
        "options": {"guard_board": "fixed", "turn_limit": 9}});
    let setup = setup_of(&text).expect("a set-up");
    let rules = setup.rules();
    assert!(rules.is_red_palace() && rules.modules().has(Module::Medinas));
    assert_eq!((rules.guard_board(), rules.turn_limit()), (GuardBoard::Fixed, Some(9)));
    let written = serde_json::to_value(setup).expect("JSON");
    assert_eq!(written["game"], "red-palace");
    assert_eq!(written["options"]["guard_board"], "fixed");
    assert_eq!(setup_of(&written), Ok(setup));
    // A set-up that names no side uses the default; when written, it names its side.
    let plain = setup_of(&json!({"game": "red-palace", "players": 2, "modules": []})).expect("a set-up");
    assert_eq!(plain.rules().guard_board(), GuardBoard::DEFAULT);
    for side in GuardBoard::ALL {
        let setup = Setup::new(plain.rules().with_guard_board(side).expect("The Red Palace has one"));
        let written = serde_json::to_value(setup).expect("JSON");
        assert_eq!(
            (&written["options"]["guard_board"], setup_of(&written)),
            (&json!(side.name()), Ok(setup))
        );
    }
}

/// Records are older than the present default: one that names no side keeps its meaning and is written unchanged.
#[test]
fn red_14_a_record_that_names_no_side_was_played_on_the_random_one() {
    let text = include_str!("../../../../fixtures/games/red-palace/3-players-greedy.json");
    assert!(!text.contains("guard_board"));
    let record = Record::from_json(text).expect("a record");
    assert_eq!(record.setup.rules().guard_board(), GuardBoard::Random);
    assert_eq!(record.to_json(), text);
    assert_eq!(Record::from_code(&record.to_code().expect("a code")), Ok(record.clone()));
    record.replay().expect("it ends as it did");
    let mut engine = new_engine();
    let handle =
        ok(&mut engine, json!({"do": "load", "record": serde_json::from_str::<Value>(text).expect("JSON")}))
            ["game"]
            .clone();
    let state = ok(&mut engine, json!({"do": "state", "game": handle, "seat": "public"}));
    assert_eq!(state["state"]["red-palace"]["guard_board"], "random");
    let setup = json!({"game": "red-palace", "players": 3, "modules": []});
    let handle = ok(&mut engine, json!({"do": "new", "setup": setup, "seed": 1}))["game"].clone();
    let state = ok(&mut engine, json!({"do": "state", "game": handle, "seat": "public"}));
    assert_eq!(state["state"]["red-palace"]["guard_board"], "fixed");
}

#[test]
fn rbc_05_red_14_what_does_not_belong_together_is_refused_with_its_rule() {
    let mut engine = new_engine();
    for (setup, rule) in [
        (json!({"game": "red-palace", "players": 3, "modules": ["characters"]}), "RBC-05"),
        (json!({"game": "alhambra", "players": 3, "modules": ["medinas"]}), "MED-05"),
        (json!({"game": "alhambra", "players": 3, "modules": ["classic-scoring"]}), "RED-97"),
        (
            json!({"game": "alhambra", "players": 3, "modules": [], "options": {"guard_board": "fixed"}}),
            "RED-14",
        ),
    ] {
        let (code, found, _) = refused(&mut engine, json!({"do": "new", "setup": setup, "seed": 1}));
        assert_eq!((code.as_str(), found.as_deref()), ("bad_setup", Some(rule)), "{setup}");
    }
    let wrong =
        json!({"game": "red-palace", "players": 3, "modules": [], "options": {"guard_board": "left"}});
    let (code, _, message) = refused(&mut engine, json!({"do": "new", "setup": wrong, "seed": 1}));
    assert!(code == "bad_setup" && message.contains("fixed"), "{message}");
    // An action of The Red Palace in Alhambra.
    let (game, _) = begin(&mut engine, 3, &[], 1);
    let action = json!({"type": "red-palace.take_wall"});
    let (code, _, _) = refused(&mut engine, json!({"do": "apply", "game": game, "action": action}));
    assert_eq!(code, "illegal_action");
    let action = json!({"type": "red-palace.fly"});
    let (code, _, _) = refused(&mut engine, json!({"do": "apply", "game": game, "action": action}));
    assert_eq!(code, "bad_request");
}

#[test]
fn hello_names_both_games_with_their_modules() {
    let reply = ok(&mut new_engine(), json!({"do": "hello"}));
    assert_eq!(reply["games"]["red-palace"], json!(["medinas", "bazaars", "camps", "classic-scoring"]));
    assert_eq!(reply["games"]["alhambra"], reply["modules"]);
}

#[test]
fn the_state_tells_all_that_lies_open() {
    let mut engine = new_engine();
    let setup =
        json!({"game": "red-palace", "players": 3, "modules": [], "options": {"guard_board": "fixed"}});
    let reply = ok(&mut engine, json!({"do": "new", "setup": setup, "seed": 5}));
    let game = reply["game"].as_u64().expect("a handle");
    assert_eq!(reply["step"], "red-palace.choose_pile");
    assert_eq!(reply["legal"][0], json!({"type": "red-palace.choose_pile", "pile": 1}));
    let state = |engine: &mut alhambra_protocol::Engine, seat: Value| {
        ok(engine, json!({"do": "state", "game": game, "seat": seat}))["state"].clone()
    };
    let open = state(&mut engine, json!("public"));
    assert_eq!(open["game"], "red-palace");
    let palace = &open["red-palace"];
    assert_eq!(palace["piles"].as_array().map(Vec::len), Some(3));
    assert_eq!(palace["placement"], json!({"spaces": [2, 2, 3, 3, 3, 4, 4, null], "guards": 0, "value": 0}));
    assert_eq!(palace["abilities"], json!(["G1", "G2", "G3", "G6"]));
    assert_eq!(palace["kinds"].as_object().map(|kinds| kinds.len()), Some(7));
    assert_eq!(palace["guard_supply"], 32);
    assert_eq!(palace["squares_left"], 6);
    assert_eq!(palace["announced"], Value::Null);
    assert_eq!(open["supply"]["size"], 47, "the tower stays hidden");
    // The referee sees no more of this part.
    assert_eq!(state(&mut engine, json!("all"))["red-palace"], *palace);
    let reply = ok(
        &mut engine,
        json!({"do": "apply", "game": game, "action": {"type": "red-palace.choose_pile", "pile": 2}}),
    );
    assert_eq!(reply["events"][0]["type"], "red-palace.pile_chosen");
    assert_eq!(state(&mut engine, json!("public"))["red-palace"]["piles"][1], Value::Null);
}

#[test]
fn what_a_view_does_not_know_is_in_no_state() {
    for (rules, seed) in palace_games().into_iter().take(4) {
        random_game(
            rules,
            seed,
            |game, _| {
                let view = game.view(Viewer::Public);
                let sample = view.sample(engine::Seed::from_number(9));
                let written = |game: &engine::Game| {
                    serde_json::to_string(&StateDto::of_view(&game.view(Viewer::Public))).expect("JSON")
                };
                if view.turn() % 7 == 0 {
                    assert_eq!(written(game), written(&sample));
                }
            },
            |_, _| {},
        );
    }
}

/// MED-24: records and explanations with negative points.
#[test]
fn med_24_losses_are_written_and_read() {
    for seed in 0..3 {
        let rules = Rules::red_palace(3, GuardBoard::Random).expect("3 players");
        let rules = rules.with_modules([Module::Medinas].into_iter().collect()).expect("they go together");
        let (game, actions) = random_game(rules, seed, |_, _| {}, |_, _| {});
        let seed = SeedText::from_number(seed).expect("a seed");
        let mut record = Record::new(Setup::new(rules), seed);
        actions.into_iter().for_each(|action| record.push(action));
        record.result = Record::result_of(&game);
        assert_eq!(Record::from_json(&record.to_json()), Ok(record.clone()));
        assert_eq!(Record::from_code(&record.to_code().expect("legal")), Ok(record.clone()));
        assert!(record.replay().is_ok());
        let mut poor = record.clone();
        poor.result.as_mut().expect("played to the end").scores[0] = -3;
        assert!(poor.to_json().contains("\"scores\":[-3,"));
        assert_eq!(Record::from_json(&poor.to_json()), Ok(poor));
        let scoring = Scoring::if_held_now(&game, engine::Round::Three);
        let medinas =
            scoring.lines.iter().filter(|line| line.source == Source::Medinas(medinas::Source::Medinas));
        assert!(medinas.clone().count() == 3 && medinas.clone().all(|line| line.points <= 0));
        assert!(medinas.clone().all(|line| matches!(line.who, Scorer::Seat(_))));
    }
}
