//! Records are checked, stepped through and explained.

use crate::common::Folder;

const SAVE: &str = "game.json";

/// A finished game of bots in the folder.
fn finished(folder: &Folder, seats: &str, modules: &str) -> String {
    folder.run(&["play", "--seed", "21", "--seats", seats, "--modules", modules, "--save", SAVE], "").ok();
    folder.read(SAVE)
}

#[test]
fn a_sound_record_is_verified() {
    let folder = Folder::new("records-sound");
    finished(&folder, "greedy,greedy", "characters,treasure-chamber");
    let text = folder.run(&["replay", "--verify", SAVE], "").ok();
    assert!(text.starts_with("ok: ") && text.contains("points"), "{text}");
    // Every part that was checked is named.
    for words in [
        "set-up     the rules allow it",
        "actions    each is legal",
        "events     a record has none",
        "result     scores and winners are those",
        "check sum  fits: nothing was changed",
    ] {
        assert!(text.contains(words), "{words} is missing: {text}");
    }
}

#[test]
fn verification_says_what_a_record_does_not_prove() {
    let folder = Folder::new("records-proof");
    let sound = finished(&folder, "greedy,greedy", "");
    let mut old: serde_json::Value = serde_json::from_str(&sound).expect("JSON");
    old.as_object_mut().expect("an object").remove("check_sum");
    folder.write("old.json", &old.to_string());
    let text = folder.run(&["replay", "--verify", "old.json"], "").ok();
    assert!(text.starts_with("ok: ") && text.contains("check sum  the record has none"), "{text}");
    old.as_object_mut().expect("an object").remove("result");
    folder.write("open.json", &old.to_string());
    let text = folder.run(&["replay", "--verify", "open.json"], "").ok();
    assert!(text.contains("result     the record has none, though the game is over"), "{text}");
    // Another bot in a seat leads to the same game, but the check sum shows the change.
    folder.write("changed.json", &sound.replacen("\"greedy\"", "\"casual\"", 1));
    for command in [&["replay", "--verify"][..], &["replay"], &["explain"], &["play", "--load"]] {
        let run = folder.run(&[command, &["changed.json"]].concat(), "");
        run.refused(1, &["changed.json", "was changed after it was written", "check sum"]);
    }
}

/// Reads what earlier versions of the page wrote, with the record nested inside, and what it writes now.
#[test]
fn files_of_the_page_are_read() {
    let folder = Folder::new("records-page");
    let sound = finished(&folder, "greedy,greedy", "");
    let value: serde_json::Value = serde_json::from_str(&sound).expect("JSON");
    let mut record = value.clone();
    for field in ["bots", "turn", "check_sum"] {
        record.as_object_mut().expect("an object").remove(field);
    }
    let page = serde_json::json!({
        "record": record, "names": ["Zo\u{eb}", "\u{1b}[2J\u{202e}Ben"], "bots": [null, "greedy"],
        "colours": ["red", "blue"], "open_hands": false, "turn": 9, "saved_at": 1.5e12,
    });
    folder.write("page.json", &page.to_string());
    let told = folder.run(&["replay", "page.json"], "").ok();
    assert!(told.contains("Zo\u{eb}’s Alhambra") && told.contains("[2JBen’s Alhambra"), "{told}");
    assert!(!told.contains(['\u{1b}', '\u{202e}']));
    assert!(folder.run(&["replay", "--verify", "page.json"], "").ok().contains("the record has none"));
    folder.run(&["explain", "page.json"], "").ok();
    folder.run(&["play", "--load", "page.json"], "").ok();
    let twice = page.to_string().replacen("{", "{\"names\":[null,null],", 1);
    folder.write("twice.json", &twice);
    folder.run(&["replay", "twice.json"], "").refused(1, &["without repeated fields"]);
}

#[test]
fn a_file_that_no_game_needs_is_not_read() {
    let folder = Folder::new("records-long");
    folder.write("long.json", &" ".repeat((4 << 20) + 1));
    folder.run(&["replay", "long.json"], "").refused(1, &["long.json", "more than 4194304 bytes"]);
    std::fs::write(folder.path("bytes.json"), b"{\xff}").expect("a file");
    folder.run(&["replay", "bytes.json"], "").refused(1, &["bytes.json"]);
}

#[test]
fn what_is_refused_is_quoted_short_and_plain() {
    let folder = Folder::new("records-quoted");
    let long = format!("\u{1b}[2J\u{202e}{}", "x".repeat(100_000));
    for args in [
        &["play", "--modules", &long][..],
        &["play", "--seats", &long],
        &["play", "--game", &long],
        &["play", "--game", "red-palace", "--guard-board", &long],
        &["play", "--seed", &long],
        &["arena", "--games", &long],
        &["setup", "--language", &long],
        &["completions", &long],
        &["rules", &long],
        &[&long],
        &["play", &format!("--{long}")],
    ] {
        let run = folder.run(args, "");
        assert!(run.err.len() < 2000, "{}", run.err.len());
        assert!(!run.err.contains(['\u{1b}', '\u{202e}']), "{:?}", run.err);
        run.refused(2, &[]);
    }
    let typed = folder.run(&["play", "--seed", "7"], &format!("{long}\nr {long}\nsave a\u{1b}b/c\nq\n"));
    assert!(!typed.out.contains(['\u{1b}', '\u{202e}']), "{:?}", typed.out);
}

#[test]
fn a_broken_record_is_refused_with_its_place_and_rule() {
    let folder = Folder::new("records-broken");
    let sound = finished(&folder, "greedy,random,greedy", "");
    let mut lines: Vec<&str> = sound.lines().collect();
    let actions = lines.iter().position(|line| line.contains("\"actions\"")).expect("actions");
    // Repeats the first action in place of the tenth.
    lines[actions + 10] = lines[actions + 1];
    folder.write("broken.json", &lines.join("\n"));
    folder.run(&["replay", "--verify", "broken.json"], "").refused(1, &["action 9", "BASE-"]);
    folder.run(&["replay", "broken.json"], "").refused(1, &["action 9"]);
    folder.run(&["explain", "broken.json"], "").refused(1, &["action 9"]);
    folder.run(&["play", "--load", "broken.json"], "").refused(1, &["action 9"]);
    folder.write("half.json", &sound[..sound.len() / 2]);
    folder.run(&["replay", "--verify", "half.json"], "").refused(1, &["not JSON"]);
    folder.write("other.json", &sound.replace("\"rules_version\": ", "\"rules_version\": 9"));
    folder.run(&["replay", "--verify", "other.json"], "").refused(1, &["version"]);
}

#[test]
fn a_record_is_told_from_beginning_to_end() {
    let folder = Folder::new("records-told");
    finished(&folder, "greedy,greedy,greedy", "");
    let told = folder.run(&["replay", SAVE], "").ok();
    for words in ["Turn 1: Seat", "   1  Seat", " buys ", "Scoring round 3: ", "Seat 3’s Alhambra", "wins!"]
    {
        assert!(told.contains(words), "{words} is missing");
    }
    let ascii = folder.run(&["replay", "--ascii", SAVE], "").ok();
    assert!(ascii.is_ascii());
}

#[test]
fn scorings_are_explained() {
    let folder = Folder::new("records-explained");
    finished(&folder, "greedy,greedy", "");
    let held = folder.run(&["explain", SAVE], "").ok();
    for round in 1..=3 {
        assert!(held.contains(&format!("── Scoring round {round} ──")), "{held}");
    }
    assert!(held.contains("Dirk") && held.contains("Longest wall: length"), "{held}");
    let one = folder.run(&["explain", SAVE, "--round", "2"], "").ok();
    assert!(one.contains("── Scoring round 2 ──") && !one.contains("round 1"), "{one}");
    let now = folder.run(&["explain", SAVE, "--at", "20", "--round", "3"], "").ok();
    assert!(now.contains("Scoring round 3, if it were held now"), "{now}");
    let start = folder.run(&["explain", SAVE, "--at", "0"], "").ok();
    assert!(start.contains("Scoring round 1, if it were held now"), "{start}");
    folder.run(&["explain", SAVE, "--at", "100000"], "").refused(2, &["beyond the end", "allowed: 0 to"]);
}

#[test]
fn records_are_told_in_german() {
    let folder = Folder::new("records-german");
    finished(&folder, "greedy,greedy", "");
    let run = |args: &[&str]| folder.run_with(&[("LC_ALL", "de_DE.UTF-8"), ("LANG", "fr_FR")], args, "").ok();
    let held = run(&["explain", SAVE]);
    for words in ["── Wertung 1 ──", "Platz 2  ", "Längste Mauer: Länge", " gebaut, 1. Platz, ", "Summe"]
    {
        assert!(held.contains(words), "{words} is missing: {held}");
    }
    assert!(!held.contains("round") && !held.contains("points"), "{held}");
    let now = run(&["explain", SAVE, "--at", "20", "--round", "3"]);
    assert!(now.contains("Wertung 3, wenn sie jetzt käme"), "{now}");
    let verified = run(&["replay", "--verify", SAVE]);
    assert!(verified.starts_with("ok: ") && verified.contains(" Aktionen. Platz "), "{verified}");
    assert!(verified.contains("Prüfsumme") && verified.contains("nach den Regeln erlaubt"), "{verified}");
    let told = run(&["replay", SAVE]);
    assert!(told.contains("Zug 1: Platz") && told.contains("passend bezahlt."), "{told}");
}

#[test]
fn programs_read_what_was_verified_and_explained() {
    let folder = Folder::new("records-json");
    finished(&folder, "greedy,greedy", "");
    let run = |args: &[&str]| -> serde_json::Value {
        // What a program reads is the same in every language.
        let english = folder.run(args, "").ok();
        assert_eq!(folder.run(&[args, &["--language", "pl"]].concat(), "").ok(), english);
        serde_json::from_str(&english).expect("JSON")
    };
    let record: serde_json::Value = serde_json::from_str(&folder.read(SAVE)).expect("JSON");
    let verified = run(&["replay", "--verify", "--json", SAVE]);
    assert_eq!(verified["actions"], folder.actions(SAVE));
    assert_eq!(verified["scores"], record["result"]["scores"]);
    assert_eq!(verified["winners"], record["result"]["winners"]);
    for field in ["over", "result", "check_sum"] {
        assert_eq!(verified[field], true, "{field}: {verified}");
    }
    assert!(verified["dirk"].is_number() && verified["rules_version"].is_number(), "{verified}");
    let held = run(&["explain", "--json", SAVE]);
    assert_eq!(held["held"], true);
    let rounds = held["scoring"].as_array().expect("a list");
    assert_eq!(rounds.iter().map(|round| &round["round"]).collect::<Vec<_>>(), [1, 2, 3]);
    let points = |seat: usize| -> i64 {
        rounds.iter().filter_map(|round| round["seats"][seat]["points"].as_i64()).sum()
    };
    assert_eq!(verified["scores"], serde_json::json!([points(0), points(1)]));
    let projected = run(&["explain", "--json", SAVE, "--at", "20", "--round", "3"]);
    assert_eq!((&projected["held"], &projected["scoring"][0]["round"]), (&false.into(), &3.into()));
    folder.run(&["replay", "--json", SAVE], "").refused(2, &["--verify"]);
}
