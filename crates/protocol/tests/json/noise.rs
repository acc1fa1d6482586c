//! No input can crash the process: random bytes, and requests with random damage.

use crate::common::{begin, new_engine};
use alhambra_protocol::{ActionDto, Engine, Record, Setup};
use engine::{Rng, Seed};
use serde_json::Value;

/// Bytes that occur in requests, so that damaged ones often stay almost valid.
const BYTES: &[u8] = b"{}[]\",:0123456789-.eE+ truefalsn\\ud83d\t\r\xff\xc3\xa9dogamecti";

fn noise(rng: &mut Rng, len: usize) -> Vec<u8> {
    (0..len).map(|_| BYTES[rng.below(BYTES.len())]).collect()
}

/// Checks that the reply is one JSON object with a verdict.
fn check_reply(engine: &mut Engine, line: &[u8]) {
    let mut reply = Vec::new();
    engine.answer_into(line, &mut reply);
    assert!(!reply.contains(&b'\n'));
    let shown = || String::from_utf8_lossy(line).chars().take(300).collect::<String>();
    let verdict: Value =
        serde_json::from_slice(&reply).unwrap_or_else(|error| panic!("{error}: {}", shown()));
    if verdict["ok"] == Value::Bool(false) {
        assert!(verdict["error"]["message"].is_string(), "{verdict}");
    } else {
        assert_eq!(verdict["ok"], Value::Bool(true));
    }
}

#[test]
fn random_bytes_are_answered() {
    let mut rng = Rng::new(Seed::from_number(1));
    let mut engine = new_engine();
    for _ in 0..20_000 {
        let len = rng.below(60);
        let line = noise(&mut rng, len);
        check_reply(&mut engine, &line);
        let text = String::from_utf8_lossy(&line);
        let _ = (Record::from_json(&text), Setup::from_json(&text), ActionDto::from_json(&text));
    }
}

/// Lines that are all valid while the engine holds game 1.
const LINES: [&str; 14] = [
    r#"{"id":1,"do":"hello"}"#,
    r#"{"id":1,"do":"new","setup":{"game":"alhambra","players":3,"modules":["characters"],"ages":[1,2,3],"options":{"turn_limit":9}},"seed":7}"#,
    r#"{"id":1,"do":"turn","game":1}"#,
    r#"{"id":1,"do":"apply","game":1,"action":{"type":"buy","space":3,"pay":["dinar-8","dinar-3"]}}"#,
    r#"{"id":1,"do":"apply","game":1,"action":{"type":"take_money","cards":["dinar-8"]}}"#,
    r#"{"id":1,"do":"apply","game":1,"action":{"type":"city-gates.remove","at":[1,-1],"gates":[[[0,0],"E"],[[-128,-128],"N"]]}}"#,
    r#"{"id":1,"do":"apply","game":1,"action":{"type":"characters.machma","give":"dinar-1","take":"ducat-1"}}"#,
    r#"{"id":1,"do":"state","game":1,"seat":"public"}"#,
    r#"{"id":1,"do":"record","game":1}"#,
    r#"{"id":1,"do":"load","record":{"setup":{"game":"alhambra","players":2,"modules":[]},"seed":"x","rules_version":1,"actions":[{"type":"stop"}],"result":{"scores":[1,2],"dirk_score":3,"winners":[0]}}}"#,
    r#"{"id":1,"do":"explain","game":1,"round":2}"#,
    r#"{"id":1,"do":"choose","game":1,"bot":"nth","millis":5,"seed":"x"}"#,
    r#"{"id":1,"do":"palace","tiles":[{"tile":{"kind":"tower","price":5,"walls":"NE"},"at":[0,1]}],"tile":"garden-03"}"#,
    r#"{"id":1,"do":"majority","round":2,"counts":[{"garden":1.5},{"tower":3}]}"#,
];

#[test]
fn damaged_requests_are_answered() {
    let mut rng = Rng::new(Seed::from_number(2));
    let mut engine = new_engine();
    begin(&mut engine, 3, &["city-gates", "characters"], 1);
    for _ in 0..3000 {
        for line in LINES {
            let mut line = line.as_bytes().to_vec();
            for _ in 0..=rng.below(3) {
                let place = rng.below(line.len().max(1));
                match rng.below(4) {
                    0 => line.truncate(place),
                    1 if !line.is_empty() => drop(line.remove(place)),
                    2 => line.insert(place, BYTES[rng.below(BYTES.len())]),
                    _ if !line.is_empty() => line[place] = BYTES[rng.below(BYTES.len())],
                    _ => {}
                }
            }
            check_reply(&mut engine, &line);
        }
    }
}

#[test]
fn deep_nesting_is_answered() {
    let mut engine = new_engine();
    let deep = |open: &str, close: &str| format!("{}{}", open.repeat(100_000), close.repeat(100_000));
    let nested = deep("[", "]");
    for field in ["do", "game", "setup", "seed", "action", "record", "tiles", "counts", "other"] {
        check_reply(&mut engine, format!("{{\"do\":\"new\",\"{field}\":{nested}}}").as_bytes());
    }
    // An id is returned unchanged, whatever it is.
    let reply = engine.answer(&format!("{{\"do\":\"hello\",\"id\":{nested}}}"));
    assert!(reply.starts_with(&format!("{{\"id\":{nested},\"ok\":true,")));
    check_reply(&mut engine, nested.as_bytes());
    check_reply(&mut engine, deep("{\"a\":", "}").as_bytes());
    let action = format!("{{\"do\":\"apply\",\"game\":1,\"action\":{{\"type\":\"place\",\"at\":{nested}}}}}");
    begin(&mut engine, 3, &[], 1);
    check_reply(&mut engine, action.as_bytes());
    let _ = Record::from_json(&nested);
}
