//! Records: checked, stepped through, explained.

mod common;

use common::Folder;

const SAVE: &str = "alhambra-save.json";

/// A finished game of bots in the folder.
fn finished(folder: &Folder, seats: &str, modules: &str) -> String {
    folder.run(&["play", "--seed", "21", "--seats", seats, "--modules", modules], "").ok();
    folder.read(SAVE)
}

#[test]
fn a_sound_record_is_verified() {
    let folder = Folder::new("records-sound");
    finished(&folder, "greedy,greedy", "characters,treasure-chamber");
    let text = folder.run(&["replay", "--verify", SAVE], "").ok();
    assert!(text.starts_with("ok: ") && text.contains("points"), "{text}");
    assert_eq!(text.lines().count(), 1);
}

#[test]
fn a_broken_record_is_refused_with_its_place_and_rule() {
    let folder = Folder::new("records-broken");
    let sound = finished(&folder, "greedy,random,greedy", "");
    let mut lines: Vec<&str> = sound.lines().collect();
    let actions = lines.iter().position(|line| line.contains("\"actions\"")).expect("actions");
    // The first action again, in the place of the tenth.
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
    for words in
        ["Turn 1 began", "   1  Seat", "bought", "Scoring round 3 was held", "Seat 3's Alhambra", "won by"]
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
        assert!(held.contains(&format!("Round {round}, as it was held")), "{held}");
    }
    assert!(held.contains("Dirk") && held.contains("the longest wall has"), "{held}");
    let one = folder.run(&["explain", SAVE, "--round", "2"], "").ok();
    assert!(one.contains("Round 2, as it was held") && !one.contains("Round 1"), "{one}");
    let now = folder.run(&["explain", SAVE, "--at", "20", "--round", "3"], "").ok();
    assert!(now.contains("Round 3, if it were held now"), "{now}");
    let start = folder.run(&["explain", SAVE, "--at", "0"], "").ok();
    assert!(start.contains("Round 1, if it were held now"), "{start}");
    folder.run(&["explain", SAVE, "--at", "100000"], "").refused(2, &["beyond the end", "allowed: 0 to"]);
}
