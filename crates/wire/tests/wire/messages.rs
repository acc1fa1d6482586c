//! Requests, answers and codes, as they are written and read.

use engine::vocab::Seat;
use engine::{Game, Rules, Seed, Viewer};
use wire::{
    Ask, Clock, Clocks, Code, Glance, Json, Line, MAX_ASK, Options, Phrase, Refusal, Refused, Tell, Words,
};

#[test]
fn requests_are_read_as_they_are_written() {
    let text = r#"{"do":"act","id":7,"expect":12,"action":{"type":"take_money","cards":["dinar-3"]}}"#;
    let ask = Ask::from_json(text).expect("a request");
    let Ask::Act { id: 7, expect: 12, action } = &ask else { panic!("{ask:?}") };
    let read = action.action().expect("an action");
    assert_eq!(read.to_string(), "take dinar-3");
    let again = Ask::Act { id: 7, expect: 12, action: Json::of_action(read) };
    assert_eq!(Ask::from_json(&again.to_json()), Ok(ask));
    for text in [
        r#"{"do":"hello","version":2}"#,
        r#"{"do":"take_back","answer":"allow","expect":3}"#,
        r#"{"do":"phrase","phrase":"well_played"}"#,
        r#"{"do":"sit","seat":0,"name":"Ana","colour":"red"}"#,
        r#"{"do":"start"}"#,
    ] {
        let ask = Ask::from_json(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(Ask::from_json(&ask.to_json()), Ok(ask));
    }
}

#[test]
fn a_refusal_does_not_repeat_what_was_sent() {
    for text in ["", "{", "null", r#"{"do":"fly<script>"}"#, r#"{"do":"act","id":-1}"#, "[[[[[[[["] {
        let error = Ask::from_json(text).expect_err(text);
        assert!(!error.contains("fly"), "{error}");
    }
    assert!(Ask::from_json(&" ".repeat(MAX_ASK + 1)).is_err());
    assert!(Ask::from_json(&"[".repeat(MAX_ASK)).is_err(), "depth is limited");
}

#[test]
fn codes_are_read_as_people_type_them() {
    for text in ["012345", "012 345", "012-345"] {
        assert_eq!(Code::from_text(text), Code::new(12345), "{text}");
    }
    for text in ["", "12345", "0123456", "01234x", "-12345", "+12345", "٠١٢٣٤٥"] {
        assert_eq!(Code::from_text(text), None, "{text}");
    }
    assert_eq!(Code::new(7).map(|code| code.to_string()), Some("000007".to_string()));
}

#[test]
fn messages_are_read_as_they_are_written() {
    let line = Line { seat: Some(2), name: "Ana".into(), at: 5, words: Words::Phrase(Phrase::GoodLuck) };
    let text = Tell::Line(line.clone()).to_json();
    assert_eq!(text, r#"{"type":"line","seat":2,"name":"Ana","at":5,"phrase":"good_luck"}"#);
    let words = Line { words: Words::Text("¡hola!".into()), seat: None, ..line };
    let refused = Refused {
        code: Refusal::IllegalAction,
        rule: Some("BASE-42".into()),
        message: "No.".into(),
        id: Some(1),
    };
    let clocks = Clocks { next: 3, left: vec![1000, 2000], running: Some(1) };
    for tell in [
        Tell::Line(words),
        Tell::Refused(refused),
        Tell::Clocks(clocks),
        Tell::Elsewhere,
        Tell::Closing { again_in: 500 },
        Tell::Rematch { code: Code::new(999_999).expect("a code") },
    ] {
        let text = tell.to_json();
        assert!(Tell::from_json(&text.replace("\"type\"", "\"kind\"")).is_err(), "{text}");
        assert_eq!(Tell::from_json(&text).unwrap_or_else(|error| panic!("{text}: {error}")), tell);
    }
    for text in ["", "[]", "1", "\"room\"", r#"{"type":"room"}"#, r#"{"type":[]}"#] {
        assert!(Tell::from_json(text).is_err(), "{text}");
    }
}

#[test]
fn options_may_be_left_out() {
    let options: Options =
        serde_json::from_str(r#"{"clock":{"kind":"move","seconds":60}}"#).expect("options");
    assert_eq!(options, Options { clock: Clock::Move { seconds: 60 }, ..Options::default() });
}

#[test]
fn a_glance_shows_what_everybody_sees() {
    let game = Game::new(Rules::new(3).expect("three players"), Seed::from_number(5));
    let glance = Glance::of(game.view(Viewer::Seat(Seat::FIRST)));
    let seen = glance.seen().expect("a table");
    assert_eq!(seen.view(), game.view(Viewer::Public), "no hand is in it");
    let written = serde_json::to_value(&glance).expect("a text");
    let digits = written.as_str().expect("a text");
    for text in ["", "0", "zz", "00", &digits[2..]] {
        let glance: Glance = serde_json::from_value(text.into()).expect("any text can be read");
        assert_eq!(glance.seen(), None, "{text}");
    }
}
