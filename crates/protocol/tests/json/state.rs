//! What a state shows, and what it hides.

use std::collections::BTreeMap;

use crate::common::{begin, module_games, new_engine, ok, random_game};
use alhambra_protocol::StateDto;
use engine::vocab::Seat;
use engine::{Game, Module, Rules, Seed, Viewer};
use serde_json::{Value, json};

fn of_view(game: &Game, viewer: Viewer) -> Value {
    serde_json::to_value(StateDto::of_view(&game.view(viewer))).unwrap()
}

fn of_game(game: &Game) -> Value {
    serde_json::to_value(StateDto::of_game(game)).unwrap()
}

fn is_size(value: &Value) -> bool {
    value.as_object().is_some_and(|fields| fields.len() == 1 && fields["size"].is_u64())
}

/// The names of the top-level fields in which two states differ.
fn differences(one: &Value, other: &Value) -> Vec<String> {
    let (one, other) = (one.as_object().unwrap(), other.as_object().unwrap());
    assert!(one.keys().eq(other.keys()));
    one.keys().filter(|&key| one[key] != other[key]).cloned().collect()
}

#[test]
fn a_view_never_holds_what_its_reader_may_not_know() {
    let mut count = 0;
    for (rules, seed) in module_games() {
        let look = |game: &Game, _: &[engine::Action]| {
            count += 1;
            if count % 61 != 0 {
                return;
            }
            let all = of_game(game);
            let viewers = Seat::all(rules.players()).map(Viewer::Seat).chain([Viewer::Public]);
            for viewer in viewers {
                let state = of_view(game, viewer);
                assert!(is_size(&state["draw_pile"]) && is_size(&state["supply"]));
                let stacks = state["workers-huts"]["stacks"].as_object();
                assert!(stacks.into_iter().flat_map(|map| map.values()).all(|stack| is_size(&stack["down"])));
                for seat in Seat::all(rules.players()) {
                    let hand = &state["hands"][seat.index()];
                    let whole = &all["hands"][seat.index()];
                    if viewer == Viewer::Seat(seat) {
                        assert_eq!(hand, whole);
                    } else {
                        assert_eq!(hand, &json!({"size": whole.as_array().unwrap().len()}));
                    }
                }
                // Any other game that agrees with the viewer's knowledge gives the same state, so the state holds
                // nothing else.
                let sampled = game.view(viewer).sample(Seed::from_number(count));
                assert_eq!(state, of_view(&sampled, viewer));
                // And it differs from the full state exactly where something is hidden.
                let mut hidden = differences(&state, &all);
                let secrets = [
                    "draw_pile",
                    "hands",
                    "supply",
                    "characters",
                    "bonus-cards",
                    "workers-huts",
                    "thieves",
                    "invaders",
                    "street-trader",
                ];
                hidden.retain(|key| !secrets.contains(&key.as_str()));
                assert_eq!(hidden, Vec::<String>::new());
            }
        };
        random_game(rules, seed, look, |_, _| {});
    }
}

#[test]
fn the_state_for_referees_holds_every_piece_once() {
    for (rules, seed) in module_games() {
        let mut count = 0;
        let look = |game: &Game, _: &[engine::Action]| {
            count += 1;
            // Before the deal, the money is still in the box.
            if count % 11 != 0 || game.view(Viewer::Public).is_setting_up() {
                return;
            }
            let state = of_game(game);
            let mut cards: BTreeMap<String, usize> = BTreeMap::new();
            let mut tiles = 0;
            let list = |value: &Value| -> Vec<String> {
                let items = value.as_array().unwrap().iter();
                items.map(|item| item.as_str().unwrap().to_string()).collect()
            };
            let hands = state["hands"].as_array().unwrap();
            for pile in [&state["money_row"], &state["draw_pile"], &state["discard"]].into_iter().chain(hands)
            {
                list(pile).into_iter().for_each(|card| *cards.entry(card).or_default() += 1);
            }
            cards.retain(|card, _| card.split_once('-').is_some_and(|(word, _)| word != "scoring"));
            let count = |family: &str| -> usize {
                cards.iter().filter(|(card, _)| card.starts_with(family)).map(|(_, count)| count).sum()
            };
            let has = |module| usize::from(rules.modules().has(module));
            assert_eq!(count("diamond-"), 10 * has(Module::Diamonds), "{cards:?}");
            assert_eq!(count("exchange-"), 6 * has(Module::CurrencyExchange), "{cards:?}");
            let walls =
                ["display", "used"].map(|part| state["city-walls"][part].as_array().map_or(0, Vec::len));
            let wall_cards = count("wall-") + walls.iter().sum::<usize>();
            assert_eq!(wall_cards, 8 * has(Module::CityWalls), "{cards:?}");
            let families = ["dinar-", "dirham-", "ducat-", "florin-"];
            cards.retain(|card, _| families.iter().any(|family| card.starts_with(family)));
            let copies = if rules.players() == 2 { 2 } else { 3 };
            assert!(cards.len() == 36 && cards.values().all(|&count| count == copies), "{cards:?}");
            tiles += list(&state["supply"]).len() + list(&state["set_aside"]).len();
            tiles += state["market"].as_object().unwrap().values().filter(|tile| !tile.is_null()).count();
            tiles += state["dirk"].as_array().map_or(0, Vec::len);
            for palace in state["palaces"].as_array().unwrap() {
                let start = &palace["tiles"][0];
                assert_eq!((&start["tile"], &start["at"]), (&json!("start"), &json!([0, 0])));
                tiles += palace["tiles"].as_array().unwrap().len() - 1 + list(&palace["reserve"]).len();
            }
            for stack in state["workers-huts"]["stacks"].as_object().into_iter().flat_map(|map| map.values())
            {
                tiles += list(&stack["down"]).len() + usize::from(!stack["up"].is_null());
            }
            tiles += state["bazaars"]["display"].as_array().map_or(0, Vec::len);
            // A building on offer is nowhere else.
            tiles += usize::from(state["power-of-the-sultan"]["offer"].is_object());
            let palace = &state["red-palace"];
            tiles += palace["preview"]
                .as_object()
                .map_or(0, |map| map.values().filter(|tile| !tile.is_null()).count());
            tiles += palace["squares_left"].as_u64().unwrap_or(0) as usize;
            let (camps, bazaars) = (8 * has(Module::Camps), 8 * has(Module::Bazaars));
            let own = if rules.is_red_palace() { 6 + 9 * has(Module::Medinas) } else { 0 };
            assert_eq!(tiles, 54 + 24 * has(Module::WorkersHuts) + camps + bazaars + own);
        };
        random_game(rules, seed, look, |_, _| {});
    }
}

#[test]
fn the_base_state_has_exactly_the_fields_of_the_protocol() {
    let mut engine = new_engine();
    let (game, _) = begin(&mut engine, 3, &[], 1);
    let reply = ok(&mut engine, json!({"do": "state", "game": game, "seat": "all"}));
    let state = reply["state"].as_object().unwrap();
    let mut expected = [
        "game",
        "players",
        "modules",
        "step",
        "to_act",
        "turn_of",
        "turn",
        "over",
        "rounds_scored",
        "scores",
        "dirk_score",
        "money_row",
        "draw_pile",
        "discard",
        "market",
        "supply",
        "hands",
        "palaces",
        "set_aside",
        "dirk",
        "winners",
    ];
    expected.sort_unstable();
    // The order of fields is not significant.
    let mut keys: Vec<&str> = state.keys().map(String::as_str).collect();
    keys.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(state["game"], json!("alhambra"));
    assert_eq!(state["modules"], json!([]));
    assert_eq!(state["step"], json!("action"));
    assert_eq!(state["turn"], json!(1));
    assert_eq!(state["over"], json!(false));
    assert_eq!(state["rounds_scored"], json!([]));
    assert_eq!(state["scores"], json!([0, 0, 0]));
    assert_eq!(state["dirk_score"], Value::Null);
    assert_eq!(state["dirk"], Value::Null);
    assert_eq!(state["winners"], Value::Null);
    assert_eq!(state["money_row"].as_array().unwrap().len(), 4);
    assert!(state["market"].as_object().unwrap().keys().eq(["1", "2", "3", "4"]));
    let start = json!({"tiles": [{"tile": "start", "at": [0, 0]}], "reserve": []});
    assert_eq!(state["palaces"], json!([start, start, start]));
    assert!(state["draw_pile"].as_array().unwrap().contains(&json!("scoring-1")));
}

#[test]
fn modules_add_their_part_under_their_slug() {
    let mut engine = new_engine();
    let (game, _) = begin(&mut engine, 2, &Module::ALL.map(Module::slug), 3);
    // Before the deal there are only the choices of Street Trader, each known to its seat and to referees.
    let trio = json!({"type": "street-trader.choose", "citizens": ["pavilion", "garden", "tower"]});
    ok(&mut engine, json!({"do": "apply", "game": game, "action": trio}));
    let chosen = |engine: &mut alhambra_protocol::Engine, seat: Value| {
        let reply = ok(engine, json!({"do": "state", "game": game, "seat": seat}));
        reply["state"]["street-trader"]["chosen"].clone()
    };
    let choice = json!({"citizens": ["pavilion", "garden", "tower"], "disc": null});
    let none = json!({"citizens": null, "disc": null});
    assert_eq!(chosen(&mut engine, json!("all")), json!([choice, none]));
    assert_eq!(chosen(&mut engine, json!(0)), json!([choice, null]));
    assert_eq!(chosen(&mut engine, json!(1)), json!([null, none]));
    assert_eq!(chosen(&mut engine, json!("public")), json!([null, null]));
    ok(&mut engine, json!({"do": "apply", "game": game, "action": trio}));
    let disc = json!({"type": "street-trader.put_disc", "at": [0, -1]});
    for _ in 0..2 {
        ok(&mut engine, json!({"do": "apply", "game": game, "action": disc}));
    }
    let all = ok(&mut engine, json!({"do": "state", "game": game, "seat": "all"}));
    let all = &all["state"];
    let trader = &all["street-trader"];
    assert_eq!(trader["discs"], json!([[0, -1], [0, -1]]));
    assert_eq!(trader["on_discs"][1]["garden"], json!(1));
    assert_eq!((&trader["supply"]["garden"], &trader["housed"]), (&json!(5), &json!([])));
    assert_eq!(all["modules"], json!(Module::ALL.map(Module::slug)));
    assert_eq!(all["viziers-favour"], json!({"active": [true, true]}));
    assert_eq!(all["city-gates"], json!({"open": false, "gates_played": 0}));
    assert_eq!(all["palaces"][0]["gates"], json!([]));
    assert_eq!(all["characters"]["set_aside"].as_array().unwrap().len(), 4);
    let walls = json!({"display": [], "used": [], "sticks_left": 12, "sticks": []});
    assert_eq!(all["city-walls"], walls);
    assert_eq!(all["dirk"].as_array().unwrap().len(), 6);
    assert_eq!(all["dirk_score"], json!(0));
    let public = ok(&mut engine, json!({"do": "state", "game": game, "seat": "public"}));
    let characters = json!({
        "owned": [[], []], "gone": [], "set_aside": {"size": 4}, "auction": null, "lozenge_used": false
    });
    assert_eq!(public["state"]["characters"], characters);
    assert_eq!(all["bonus-cards"]["shown"], json!([[], []]));
    assert_eq!(all["bonus-cards"]["chosen"], json!([[], []]));
    assert_eq!(all["bonus-cards"]["hidden"][1].as_array().unwrap().len(), 3);
    let bonus = json!({"shown": [[], []], "hidden": [{"size": 3}, {"size": 3}], "chosen": [null, null]});
    assert_eq!(public["state"]["bonus-cards"], bonus);
    let own = ok(&mut engine, json!({"do": "state", "game": game, "seat": 1}));
    assert_eq!(own["state"]["bonus-cards"]["hidden"][0], json!({"size": 3}));
    assert_eq!(own["state"]["bonus-cards"]["hidden"][1], all["bonus-cards"]["hidden"][1]);
    assert_eq!(own["state"]["bonus-cards"]["chosen"], json!([null, []]));
    assert_eq!(all["thieves"]["held"][0].as_array().unwrap().len(), 4);
    assert_eq!(public["state"]["thieves"], json!({"held": [{"size": 4}, {"size": 4}], "played": []}));
    assert_eq!(own["state"]["thieves"]["held"], json!([{"size": 4}, all["thieves"]["held"][1]]));
    let none = json!({"dinar": 0, "dirham": 0, "ducat": 0, "florin": 0});
    let bag = json!({"dinar": 6, "dirham": 6, "ducat": 6, "florin": 6});
    assert_eq!(public["state"]["change"], json!({"coins": [none, none], "bag": bag}));
    assert_eq!(public["state"]["master-builders"], json!({"gone": none, "used": false}));
    let builders = all["hands"][0].as_array().unwrap().iter();
    assert_eq!(builders.filter(|card| card.as_str().unwrap().starts_with("builder-")).count(), 2);
    assert!(
        public["state"]["bazaars"]["display"].as_array().unwrap().iter().all(|one| one["price"].is_u64())
    );
    let chamber = &public["state"]["treasure-chamber"];
    assert!(chamber["rooms"].as_object().unwrap().keys().eq(["1", "2", "3"]));
    assert_eq!(chamber["rooms"]["1"].as_array().unwrap().len(), 4);
    let in_bag: u64 = chamber["bag"].as_object().unwrap().values().map(|count| count.as_u64().unwrap()).sum();
    assert_eq!(in_bag, 42 - 12);
    assert_eq!(chamber["closed"], json!(false));
    assert_eq!(chamber["stored"], json!([]));
    assert_eq!(chamber["aside"]["garden"], json!(0));
    assert_eq!(chamber["purchase"], Value::Null);
    let cards = public["state"]["new-score-cards"]["cards"].as_array().unwrap();
    assert_eq!(cards.iter().map(|card| card["round"].clone()).collect::<Vec<_>>(), [1, 2, 3]);
    assert!(cards.iter().all(|card| card["kinds"].as_array().unwrap().len() == 6));
    let culture = &public["state"]["art-of-the-moors"];
    assert_eq!(culture["tiles"], json!([[], []]));
    assert_eq!(culture["piles"][6], json!({"price": 12, "left": 1}));
}

/// INV-04: nothing is shuffled while players choose before the deal, so nobody can see what comes next.
#[test]
fn nobody_is_told_an_invasion_before_the_deal() {
    for open in [false, true] {
        let modules = [Module::StreetTrader, Module::Invaders].into_iter().collect();
        let rules = Rules::new(3).and_then(|rules| rules.with_modules(modules)).unwrap();
        let mut game = Game::new(rules.with_open_invasion(open).unwrap(), Seed::from_number(1));
        let mut legal = Vec::new();
        while game.view(Viewer::Public).is_setting_up() {
            for state in [of_game(&game), of_view(&game, Viewer::Public)] {
                let invaders = &state["invaders"];
                assert_eq!(invaders["next"], Value::Null, "{state}");
                assert_eq!(invaders["invasion_pile"], json!({"size": 4}));
                assert!(is_size(&invaders["scout_pile"]));
            }
            game.legal_actions(&mut legal);
            game.play(legal[0], &mut ()).unwrap();
        }
        let state = of_game(&game);
        assert_eq!(state["invaders"]["next"], state["invaders"]["invasion_pile"][0]);
        assert!(state["invaders"]["next"].is_string());
    }
}
