//! Records: written, read, played again, and refused.

use crate::common::{module_games, random_game};
use alhambra_protocol::{ActionError, Record, RecordError, RecordedGame, SeedText, Setup};
use engine::{Action, Module, ModuleSet, RULES_VERSION, Rules};

/// The record of a random game.
fn recorded(rules: Rules, number: u64) -> Record {
    let seed = SeedText::from_number(number).unwrap();
    let mut record = Record::new(Setup::new(rules), seed);
    let (game, actions) = random_game(rules, number, |_, _| {}, |_, _| {});
    actions.into_iter().for_each(|action| record.push(action));
    record.result = Record::result_of(&game);
    assert!(record.result.is_some());
    record
}

#[test]
fn records_of_random_games_come_back_and_replay() {
    for (rules, number) in module_games() {
        let record = recorded(rules, number);
        let text = record.to_json();
        let again = Record::from_json(&text).unwrap();
        assert_eq!(again, record);
        assert_eq!(again.to_json(), text);
        assert_eq!(Record::from_json(&serde_json::to_string(&record).unwrap()), Ok(record.clone()));
        let game = again.replay().unwrap();
        assert_eq!(Record::result_of(&game), record.result);
        let whole = RecordedGame::from_record(&again).unwrap();
        assert_eq!(whole.record(), &record);
        assert_eq!(whole.game(), &game);
        assert_eq!(whole.scorings().len(), 3);
    }
}

#[test]
fn a_record_has_one_action_on_each_line() {
    let rules = Rules::new(3).unwrap().with_turn_limit(9).unwrap();
    let mut record = Record::new(Setup::new(rules), SeedText::from_text("über").unwrap());
    let header = "{\n  \"setup\": {\"game\":\"alhambra\",\"players\":3,\"modules\":[],\"options\":{\"turn_limit\":9}},\n  \
                  \"seed\": \"über\",\n  \"rules_version\": 2,\n  \"actions\": [";
    assert_eq!(RULES_VERSION, 2);
    assert_eq!(record.to_json(), format!("{header}]\n}}\n"));
    record.push("take dinar-3".parse().unwrap());
    record.push(Action::Stop);
    let actions = "\n    {\"type\":\"take_money\",\"cards\":[\"dinar-3\"]},\n    {\"type\":\"stop\"}\n  ]";
    assert_eq!(record.to_json(), format!("{header}{actions}\n}}\n"));
}

#[test]
fn a_game_that_is_not_over_has_no_result() {
    let mut record = recorded(Rules::new(2).unwrap(), 3);
    let result = record.result.take();
    record.actions.truncate(20);
    assert!(record.replay().unwrap().outcome().is_none());
    record.result = result;
    let error = record.replay().unwrap_err();
    assert_eq!(error, RecordError::NotOver { actions: 20 });
}

#[test]
fn car_21_five_kinds_are_part_of_the_set_up() {
    let setup = |modules: &str, on: bool| {
        Setup::from_json(&format!(
            r#"{{"game":"alhambra","players":3,"modules":[{modules}],"options":{{"caravanserai_five_kinds":{on}}}}}"#
        ))
    };
    let five = setup("\"caravanserai\"", true).expect("they go together");
    assert!(five.rules().caravanserai_five_kinds());
    let text = Record::new(five, SeedText::from_number(4).unwrap()).to_json();
    assert!(text.contains("\"options\":{\"caravanserai_five_kinds\":true}"), "{text}");
    assert_eq!(Record::from_json(&text).map(|record| record.setup), Ok(five));
    // Records that do not mention the option mean four.
    let four = setup("\"caravanserai\"", false).expect("the default");
    let text = Record::new(four, SeedText::from_number(4).unwrap()).to_json();
    assert!(!four.rules().caravanserai_five_kinds() && !text.contains("options"), "{text}");
    let error = setup("", true).expect_err("the module is not played");
    assert_eq!(error.rule(), Some("CAR-21"));
    assert_eq!(error.to_string(), "the option \"caravanserai_five_kinds\" needs the module \"caravanserai\"");
}

/// The first version of the rules asked a buyer with unseen master builder cards even where everybody could work out
/// that none fits (CHG-18), and it did not ask the owner of Yammerad (BASE-35). Games begun under it continue under
/// it.
#[test]
fn base_35_chg_18_a_game_of_the_first_version_replays_by_it() {
    let text = include_str!("../../../../fixtures/version-1/all/5-players-greedy.json");
    let record = Record::from_json(text).expect("a record");
    assert_eq!((record.rules_version, record.setup.rules().version()), (1, 1));
    let today = Record { rules_version: RULES_VERSION, ..record.clone() };
    assert!(matches!(today.replay(), Err(RecordError::Illegal { .. })), "today's rules ask other players");
    record.replay().expect("it ends as it did");
    assert_eq!(record.to_json(), text);
    let code = record.to_code().expect("a code");
    assert_eq!(Record::from_code(&code), Ok(record.clone()));
    // A game that continues keeps its version of the rules.
    let mut begun = record.clone();
    begun.actions.truncate(record.actions.len() - 1);
    begun.result = None;
    let begun = Record::from_json(&begun.to_json()).expect("a record");
    assert_eq!(begun.setup, record.setup);
}

/// Adding money had another name when only Change asked for it.
#[test]
fn chg_18_the_old_name_of_adding_money_is_read() {
    let text = include_str!("../../../../fixtures/version-1/change/5-players-random.json");
    assert!(text.contains("\"change.add\""));
    let record = Record::from_json(text).expect("a record");
    record.replay().expect("it ends as it did");
    assert!(record.to_json().contains("\"add_money\"") && !record.to_json().contains("change.add"));
}

#[test]
fn an_open_invasion_is_part_of_the_set_up() {
    let invaders = ModuleSet::EMPTY.with(Module::Invaders);
    let open = Rules::new(3)
        .unwrap()
        .with_modules(invaders)
        .expect("they go together")
        .with_open_invasion(true)
        .expect("they go together");
    let text = recorded(open, 8).to_json();
    assert!(text.contains("\"options\":{\"open_invasion\":true}"), "{text}");
    assert_eq!(Record::from_json(&text).map(|record| record.setup.rules().open_invasion()), Ok(true));
    let alone = r#"{"game":"alhambra","players":3,"modules":[],"options":{"open_invasion":true}}"#;
    let error = Setup::from_json(alone).unwrap_err();
    assert_eq!(error.to_string(), "the option \"open_invasion\" needs the module \"invaders\"");
    assert_eq!(error.rule(), Some("INV-40"));
}

#[test]
fn an_aborted_game_says_so() {
    let record = recorded(Rules::new(3).unwrap().with_turn_limit(4).unwrap(), 8);
    assert!(record.to_json().ends_with("\"aborted\":true}\n}\n"), "{}", record.to_json());
    assert_eq!(Record::from_json(&record.to_json()).unwrap().replay().map(drop), Ok(()));
}

#[test]
fn an_illegal_action_is_named_by_its_index_and_rule() {
    let mut record = recorded(Rules::new(3).unwrap(), 4);
    record.actions[7] = Action::Pass;
    let error = record.replay().unwrap_err();
    assert_eq!(error.index(), Some(7));
    assert!(error.rule().is_some_and(|rule| error.to_string().contains(rule)), "{error}");
    // An action after the end is illegal too.
    let mut record = recorded(Rules::new(3).unwrap(), 4);
    let end = record.actions.len();
    record.push(Action::Stop);
    assert_eq!(record.replay().unwrap_err().index(), Some(end));
}

#[test]
fn a_result_that_does_not_come_out_is_refused() {
    let record = recorded(Rules::new(2).unwrap(), 5);
    let wrong: [fn(&mut Record); 4] = [
        |record| record.result.as_mut().unwrap().scores[0] += 1,
        |record| record.result.as_mut().unwrap().dirk_score = None,
        |record| record.result.as_mut().unwrap().winners = None,
        |record| record.result.as_mut().unwrap().winners = Some(vec![0, 1]),
    ];
    for change in wrong {
        let mut record = record.clone();
        change(&mut record);
        let again = Record::from_json(&record.to_json()).unwrap();
        assert!(matches!(again.replay(), Err(RecordError::Result { .. })));
    }
}

#[test]
fn broken_records_are_refused_with_a_clear_message() {
    let text = recorded(Rules::new(2).unwrap(), 6).to_json();
    let start = "\"seed\": 6";
    for (old, new, said) in [
        ("\"rules_version\": 2", "\"rules_version\": 3", "version 3 of the rules, only versions 1 to 2"),
        ("\"rules_version\": 2", "\"rules_version\": 0", "version 0 of the rules"),
        ("\"rules_version\": 2", "\"rules_version\": \"2\"", "`rules_version`"),
        ("\"rules_version\": 2,", "", "`rules_version`"),
        (start, "\"seed\": -6", "`seed`"),
        (start, "\"seed\": null", "`seed`"),
        ("\"players\":2", "\"players\":9", "2 to 6"),
        ("\"modules\":[]", "\"modules\":[\"x\"]", "there is no module \"x\""),
        ("\"setup\"", "\"set_up\"", "`setup`"),
        ("\"actions\": [", "\"actions\": [7,", "action 0"),
        ("\"actions\": [", "\"actions\": [{\"type\":\"take_money\",\"cards\":[]},", "at least one card"),
        ("\"scores\":[", "\"scores\":[40000,", "`result.scores[0]`"),
        ("\"winners\"", "\"losers\"", "`result.winners`"),
        ("\"result\": {", "\"result\": [{", "not JSON"),
        (start, "\"seed\": 6 7", "line 3, column 13"),
    ] {
        assert!(text.contains(old), "{old}");
        let error = Record::from_json(&text.replacen(old, new, 1)).unwrap_err();
        assert!(error.to_string().contains(said), "{new}: {error}");
    }
    for text in ["", "{", "7", "[]", "null", "\"record\"", "{}", "\u{0}", "{\"actions\": ["] {
        assert!(Record::from_json(text).is_err(), "{text}");
    }
    let cut = &text[..text.len() / 2];
    assert!(matches!(Record::from_json(cut), Err(RecordError::Syntax { .. })));
}

#[test]
fn an_action_that_no_game_allows_has_a_rule_in_a_record_too() {
    let text = Record::new(Setup::new(Rules::new(2).unwrap()), SeedText::from_number(1).unwrap()).to_json();
    let mixed = "\"actions\": [{\"type\":\"buy\",\"space\":1,\"pay\":[\"dinar-1\",\"ducat-1\"]}";
    let error = Record::from_json(&text.replace("\"actions\": [", mixed)).unwrap_err();
    assert!(matches!(&error, RecordError::Action { index: 0, error: ActionError::Unplayable(_) }));
    assert_eq!((error.index(), error.rule()), (Some(0), Some("BASE-30")));
}
