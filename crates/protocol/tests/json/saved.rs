//! Games in files: what the terminal and the web page write, what they read, and what they refuse.

use crate::common::random_game;
use alhambra_protocol::{
    MAX_NAME, MAX_RECORD, Record, RecordError, RecordedGame, SavedGame, SeedText, Setup, Table,
};
use engine::{Module, ModuleSet, Rules};
use serde_json::{Value, json};

/// A random game after that many actions.
fn begun(rules: Rules, actions: usize) -> RecordedGame {
    let seed = SeedText::from_text("saved").expect("a seed");
    let mut game = RecordedGame::new(Setup::new(rules), seed);
    let mut legal = Vec::new();
    for number in 0..actions {
        game.game().legal_actions(&mut legal);
        let Some(&action) = legal.get(number * 7 % legal.len().max(1)) else { break };
        game.play(action, &mut ()).expect("a legal action");
    }
    game
}

fn table() -> Table {
    Table {
        names: vec![Some("Ann".to_string()), None],
        bots: vec![None, Some("greedy".to_string())],
        colours: vec!["red".to_string(), "blue".to_string()],
        open_hands: true,
        saved_at: Some(1_700_000_000_000),
    }
}

/// A game that is over, with names.
fn finished() -> (RecordedGame, String) {
    let rules = Rules::new(2).unwrap().with_modules(ModuleSet::EMPTY.with(Module::Characters)).unwrap();
    let (_, actions) = random_game(rules, 5, |_, _| {}, |_, _| {});
    let mut game = RecordedGame::new(Setup::new(rules), SeedText::from_number(5).unwrap());
    actions.into_iter().for_each(|action| game.play(action, &mut ()).expect("a legal action"));
    let text = SavedGame::to_json(&game, &table());
    (game, text)
}

#[test]
fn what_is_saved_is_read() {
    for actions in [0, 1, 30] {
        let game = begun(Rules::new(2).unwrap(), actions);
        for table in [table(), Table::default()] {
            let text = SavedGame::to_json(&game, &table);
            let saved = SavedGame::from_json(&text).expect("what was written");
            assert_eq!(saved, SavedGame { record: game.record().clone(), table, has_check_sum: true });
            // A reader that only knows records reads it as one.
            assert_eq!(Record::from_json(&text).as_ref(), Ok(game.record()));
        }
    }
}

#[test]
fn the_record_comes_first_and_the_check_sum_last() {
    let game = begun(Rules::new(2).unwrap(), 3);
    let text = SavedGame::to_json(&game, &table());
    let bare = game.record().to_json();
    assert!(text.starts_with(bare.trim_end().trim_end_matches('}').trim_end()), "{text}");
    let value: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["names"], json!(["Ann", null]));
    assert_eq!(value["bots"], json!([null, "greedy"]));
    assert_eq!(value["turn"], json!(game.game().view(engine::Viewer::Public).turn()));
    let last = text.lines().rev().nth(1).expect("a line");
    assert!(last.starts_with("  \"check_sum\": \"") && last.len() == 64 + 17, "{last}");
}

#[test]
fn what_earlier_programs_wrote_is_read() {
    let (game, _) = finished();
    let bare = SavedGame::from_json(&game.record().to_json()).expect("a record alone");
    let nobody = SavedGame { record: game.record().clone(), table: Table::default(), has_check_sum: false };
    assert_eq!(bare, nobody);
    let of_page = format!(
        r#"{{"bots":[null,"greedy"],"colours":["red","blue"],"names":["Ann","Ben"],"open_hands":false,
            "record":{},"saved_at":1700000000000.0,"turn":9}}"#,
        game.record().to_json()
    );
    let saved = SavedGame::from_json(&of_page).expect("a game of the page");
    let names = vec![Some("Ann".to_string()), Some("Ben".to_string())];
    assert_eq!(saved.table, Table { names, open_hands: false, ..table() });
    assert_eq!((saved.record, saved.has_check_sum), (game.record().clone(), false));
}

/// Every digit and letter of a file counts: changing any one of them is noticed.
#[test]
fn any_change_is_seen() {
    let (_, text) = finished();
    let sum = text.find("\"check_sum\"").expect("a sum");
    let places = text.char_indices().filter(|(_, letter)| letter.is_ascii_alphanumeric());
    for (place, letter) in places.filter(|(place, _)| place % 3 == 0 || *place > sum - 200) {
        let other = match letter {
            '0'..='8' => char::from(letter as u8 + 1),
            '9' => '1',
            'e' => 'i',
            _ => 'e',
        };
        // Renaming the check sum field removes the sum, so such a change may go unnoticed.
        if (sum..sum + 11).contains(&place) {
            continue;
        }
        let changed = format!("{}{other}{}", &text[..place], &text[place + 1..]);
        assert!(SavedGame::from_json(&changed).is_err(), "{}", &changed[place.saturating_sub(30)..place + 5]);
    }
    // The layout may change.
    let squeezed: String = text.lines().map(str::trim_start).collect();
    assert_eq!(SavedGame::from_json(&squeezed), SavedGame::from_json(&text));
    assert_eq!(SavedGame::from_json(&text.replace('\n', "\r\n")), SavedGame::from_json(&text));
}

#[test]
fn a_changed_record_is_refused_with_the_place_where_it_shows() {
    let (game, text) = finished();
    let error = SavedGame::from_json(&text.replacen("\"Ann\"", "\"Eve\"", 1)).unwrap_err();
    assert!(matches!(&error, RecordError::Changed { seen: None, .. }), "{error}");
    assert!(error.to_string().starts_with("the record was changed after it was written: its check sum is "));
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.contains("\"actions\"")).expect("actions") + 1;
    let swapped = text.replacen(lines[first + 5], lines[first], 1);
    let error = SavedGame::from_json(&swapped).unwrap_err();
    assert!(error.index().is_some() && error.rule().is_some(), "{error}");
    assert!(error.to_string().contains("was changed") && error.to_string().contains("action"), "{error}");
    assert!(game.record().actions.len() > 6);
}

#[test]
fn repeated_fields_are_refused_wherever_they_are() {
    let (_, text) = finished();
    let game = begun(Rules::new(2).unwrap().with_turn_limit(9).unwrap(), 2);
    let limited = game.record().to_json();
    for (text, old, new) in [
        (&text, "\"seed\": 5", "\"seed\": 5, \"seed\": 5"),
        (&text, "\"names\"", "\"names\": [null, null], \"names\""),
        (&text, "\"players\":2", "\"players\":2,\"players\":2"),
        (&text, "\"turn\"", "\"unknown\": 1, \"unknown\": 1, \"turn\""),
        (&limited, "\"turn_limit\":9", "\"turn_limit\":8,\"turn_limit\":9"),
    ] {
        assert!(text.contains(old), "{old}");
        let error = SavedGame::from_json(&text.replacen(old, new, 1)).unwrap_err();
        assert!(error.to_string().contains("without repeated fields"), "{new}: {error}");
    }
}

#[test]
fn names_in_files_are_cleaned_and_cut() {
    let record = begun(Rules::new(2).unwrap(), 1).record().to_json();
    let long = "x".repeat(200_000);
    let saved = |names: &str| SavedGame::from_json(&format!(r#"{{"record":{record},"names":{names}}}"#));
    let cut = saved(&format!("[{long:?}, \"\\u001b[2J\\u202eBen\"]")).expect("a game");
    assert_eq!(cut.table.names, [Some("x".repeat(MAX_NAME)), Some("[2JBen".to_string())]);
    let blank = saved(r#"[" \u200b ", null]"#).expect("a game");
    assert_eq!(blank.table.names, [None, None]);
    for (names, said) in [("7", "`names`"), (r#"["Ann"]"#, "`names`"), (r#"["Ann", 7]"#, "each seat")] {
        let error = saved(names).unwrap_err();
        assert!(error.to_string().contains(said), "{error}");
    }
}

#[test]
fn a_text_that_no_game_needs_is_not_read() {
    let text = begun(Rules::new(2).unwrap(), 1).record().to_json();
    let fits = text.clone() + &" ".repeat(MAX_RECORD - text.len());
    assert!(SavedGame::from_json(&fits).is_ok());
    let error = SavedGame::from_json(&(fits + " ")).unwrap_err();
    assert_eq!(error, RecordError::TooLong);
    assert!(error.to_string().contains("4194304 bytes"), "{error}");
    // An object with endless fields is refused too; comparing them would take long.
    let fields: Vec<String> = (0..200_000).map(|number| format!("\"{number}\":0")).collect();
    assert!(SavedGame::from_json(&format!("{{{}}}", fields.join(","))).is_err());
}

#[test]
fn messages_repeat_little_and_nothing_hidden() {
    let record = begun(Rules::new(2).unwrap(), 0).record().to_json();
    let hidden = format!("\\u001b[2J\\u202e{}", "y".repeat(1 << 20));
    for (old, new) in [
        ("\"alhambra\"", format!("\"{hidden}\"")),
        ("\"modules\":[]", format!("\"modules\":[\"{hidden}\"]")),
        ("\"modules\":[]", format!("\"modules\":[],\"options\":{{\"{hidden}\":1}}")),
        ("\"actions\": [", format!("\"actions\": [{{\"type\":\"{hidden}\"}}")),
        ("\"actions\"", format!("\"check_sum\": \"{hidden}\", \"actions\"")),
        ("\"rules_version\": 2", format!("\"rules_version\": \"\u{202E}{}\"", "z".repeat(1 << 20))),
    ] {
        assert!(record.contains(old), "{old}");
        let told = SavedGame::from_json(&record.replacen(old, &new, 1)).unwrap_err().to_string();
        assert!(told.len() < 1000, "{}", told.len());
        assert!(!told.contains(['\u{1B}', '\u{202E}']), "{told}");
    }
    let told = Record::from_code("abc\u{202E}def").unwrap_err().to_string();
    assert!(told.contains("\\u{202e}") && !told.contains('\u{202E}'), "{told}");
}

#[test]
fn a_seed_of_chance_has_80_bits() {
    let all: std::collections::BTreeSet<String> =
        (0..=255).map(|byte| SeedText::from_chance([byte; 16]).to_string()).collect();
    // 32 letters in each of 16 places.
    assert_eq!(all.len(), 32);
    assert_eq!(SeedText::from_chance([0; 16]).to_string(), "\"aaaaaaaaaaaaaaaa\"");
    assert!(!SeedText::from_chance([7; 16]).is_guessable());
    assert!(SeedText::from_text("my seed").is_some_and(|seed| seed.is_guessable()));
    assert!(SeedText::from_number(1 << 52).is_some_and(|seed| seed.is_guessable()));
}
