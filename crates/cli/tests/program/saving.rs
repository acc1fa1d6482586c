//! Saved games: each file belongs to its game, and nothing else is touched.

use std::fs;

use crate::common::{Folder, SAVES};

fn ones(count: usize) -> String {
    "1\n".repeat(count)
}

const TWO: [&str; 5] = ["play", "--seats", "human,greedy", "--seed", "11"];

#[test]
fn a_new_game_leaves_the_last_one_alone() {
    let folder = Folder::new("saving-free");
    let told = folder.run(&TWO, &ones(20)).ok();
    let first = folder.saves();
    assert_eq!(first.len(), 1, "{first:?}");
    assert!(told.contains(&first[0]), "the file is named: {told}");
    let saved = folder.read(&first[0]);
    assert!(folder.actions(&first[0]) > 20);
    folder.run(&["play", "--seed", "12"], &ones(1)).ok();
    assert_eq!(folder.read(&first[0]), saved);
    assert_eq!(folder.saves().len(), 2);
    assert_eq!(folder.files("."), ["data"], "nothing lies elsewhere");
}

#[test]
fn nothing_is_written_where_nobody_acted() {
    let folder = Folder::new("saving-nobody");
    for keys in ["", "q\n", "h\ns\nq\n"] {
        let told = folder.run(&["play", "--seats", "greedy,human", "--seed", "3"], keys).ok();
        assert!(told.contains("Nobody has acted, so nothing is saved."), "{told}");
        folder.run(&["play", "--save", "named.json"], keys).ok();
    }
    assert_eq!(folder.files("."), Vec::<String>::new());
    // A game that is only looked at stays as it is, with its date.
    folder.run(&[&TWO[..], &["--save", "game.json"]].concat(), &ones(2)).ok();
    let before = fs::metadata(folder.path("game.json")).and_then(|data| data.modified()).expect("a date");
    folder.run(&["play", "--load", "game.json"], "t\nq\n").ok();
    let after = fs::metadata(folder.path("game.json")).and_then(|data| data.modified()).expect("a date");
    assert_eq!(before, after);
}

#[test]
fn the_last_game_goes_on() {
    let folder = Folder::new("saving-continue");
    folder.run(&["play", "--continue"], "").refused(2, &["no unfinished game is saved in"]);
    folder.run(&[&TWO[..], &["--names", "Ann,Ben"]].concat(), &ones(3)).ok();
    let game = folder.saves().concat();
    let before = folder.actions(&game);
    // Neither a finished game nor a broken file nor any other file takes its place.
    folder.run(&["play", "--seats", "greedy,greedy"], "").ok();
    folder.write(&format!("{SAVES}/broken.json"), "{");
    folder.write(&format!("{SAVES}/note.txt"), "mine");
    let told = folder.run(&["play", "--continue"], &ones(2)).ok();
    assert!(told.contains("Ann, 1 to") && told.contains("Ben"), "{told}");
    assert!(folder.actions(&game) > before);
    assert_eq!(folder.saves().len(), 4, "no further file");
    let list = folder.run(&["saves"], "").ok();
    for words in ["Over", "Turn ", "Ann, Ben  (Base game)", "Greedy 1, Greedy 2", "cannot be read", &game] {
        assert!(list.contains(words), "{words} is missing: {list}");
    }
    assert!(!list.contains("note.txt"), "{list}");
    let german = folder.run(&["saves", "--language", "de"], "").ok();
    for words in ["Beendet", "Zug ", "Ann, Ben  (Grundspiel)", "nicht lesbar: "] {
        assert!(german.contains(words), "{words} is missing: {german}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&folder.run(&["saves", "--json"], "").ok()).expect("JSON");
    let saves = json.as_array().expect("a list");
    assert_eq!(saves.len(), 3);
    let newest = saves.iter().find(|save| save["players"][0] == "Ann").expect("the game of Ann");
    assert_eq!((&newest["game"], &newest["over"]), (&"alhambra".into(), &false.into()), "{newest}");
    assert!(newest["file"].as_str().is_some_and(|file| file.ends_with(&game)), "{newest}");
    assert!(
        newest["turn"].is_number()
            && newest["written"].is_string()
            && newest["modules"] == serde_json::json!([])
    );
    assert!(saves.iter().any(|save| save["error"].is_string() && save["players"].is_null()), "{json}");
    let newest = list.lines().next().expect("a line");
    assert!(newest.contains("Ann, Ben"), "the newest comes first: {list}");
}

#[test]
fn an_empty_list_names_the_folder() {
    let folder = Folder::new("saving-none");
    assert!(folder.run(&["saves"], "").ok().contains(SAVES));
    assert_eq!(folder.files("."), Vec::<String>::new());
}

#[test]
fn files_of_others_are_not_replaced() {
    let folder = Folder::new("saving-others");
    folder.write("mine.json", "mine");
    let refused = folder.run(&[&TWO[..], &["--save", "mine.json"]].concat(), &ones(3));
    refused.refused(2, &["mine.json is there already", "loaded from or saved to"]);
    let told = folder.run(&TWO, "save mine.json\n1\nsave copy.json\n1\nsave copy.json\nq\n").ok();
    assert!(told.contains("Not saved: mine.json is there already"), "{told}");
    assert_eq!(told.matches("Saved to copy.json.").count(), 2, "its own copy is replaced: {told}");
    assert_eq!(folder.read("mine.json"), "mine");
    // The copy does not belong to another game, but it belongs to one that was loaded from it.
    let told = folder.run(&["play", "--seed", "5"], "save copy.json\nq\n").ok();
    assert!(told.contains("Not saved: copy.json is there already"), "{told}");
    let before = folder.actions("copy.json");
    folder.run(&["play", "--load", "copy.json"], &ones(2)).ok();
    assert!(folder.actions("copy.json") > before);
    folder.run(&["play", "--load", "copy.json", "--save", "mine.json"], "").refused(2, &["mine.json"]);
}

#[test]
fn only_files_are_saves() {
    let folder = Folder::new("saving-kinds");
    fs::create_dir(folder.path("folder")).expect("a folder");
    let told = folder.run(&TWO, "save folder\nsave no/such.json\nsave /dev/null\nq\n").ok();
    assert!(told.contains("Not saved: folder is there already"), "{told}");
    assert!(told.contains("Not saved: cannot write no/such.json"), "{told}");
    assert!(told.contains("Not saved: /dev/null is there already"), "{told}");
    assert_eq!(folder.files("."), ["folder"]);
    assert_eq!(folder.files("folder"), Vec::<String>::new());
}

#[cfg(unix)]
#[test]
fn a_save_keeps_its_mode_and_its_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new("saving-mode");
    folder.run(&[&TWO[..], &["--save", "game.json"]].concat(), &ones(2)).ok();
    fs::create_dir(folder.path("elsewhere")).expect("a folder");
    fs::rename(folder.path("game.json"), folder.path("elsewhere/real.json")).expect("moved");
    symlink("elsewhere/real.json", folder.path("game.json")).expect("a link");
    let set = |mode| {
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(folder.path("elsewhere/real.json"), permissions).expect("set");
    };
    set(0o640);
    let before = folder.actions("game.json");
    folder.run(&["play", "--load", "game.json"], &ones(2)).ok();
    assert!(folder.actions("elsewhere/real.json") > before);
    assert_eq!(
        fs::read_link(folder.path("game.json")).expect("still a link").to_str(),
        Some("elsewhere/real.json")
    );
    let mode = fs::metadata(folder.path("elsewhere/real.json")).expect("a file").permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
    assert_eq!(folder.files("elsewhere"), ["real.json"], "nothing is left beside it");
    // A protected file stays as it is, and the game goes on.
    set(0o440);
    let saved = folder.read("game.json");
    let run = folder.run(&["play", "--load", "game.json"], &ones(2));
    assert!(run.code == 0 && run.err.contains("protected against writing"), "{run:?}");
    assert_eq!(folder.read("game.json"), saved);
    // A dangling link belongs to somebody too.
    symlink("nowhere.json", folder.path("lost.json")).expect("a link");
    folder
        .run(&[&TWO[..], &["--save", "lost.json"]].concat(), "")
        .refused(2, &["lost.json is there already"]);
}

#[test]
fn a_file_beside_the_save_is_left_alone() {
    let folder = Folder::new("saving-beside");
    folder.write("game.json.new", "mine");
    folder.run(&[&TWO[..], &["--save", "game.json"]].concat(), &ones(3)).ok();
    assert_eq!(folder.read("game.json.new"), "mine");
    assert_eq!(folder.files("."), ["game.json", "game.json.new"]);
}

#[test]
fn a_seed_of_the_program_has_80_bits() {
    let folder = Folder::new("saving-seed");
    let seed = |save: &str| {
        folder.run(&["play", "--save", save], &ones(1)).ok();
        let value: serde_json::Value = serde_json::from_str(&folder.read(save)).expect("JSON");
        value["seed"].as_str().expect("a text").to_string()
    };
    let (one, two) = (seed("one.json"), seed("two.json"));
    assert_eq!((one.len(), two.len()), (16, 16));
    assert_ne!(one, two);
}

#[test]
fn what_is_no_text_is_asked_again() {
    let folder = Folder::new("saving-garbled");
    // At a question, at the hand-over, at a confirmation.
    let keys = b"\xff\xfe\n\xff\n1\n\xff\n1\n\nq\n";
    let run = folder.run_bytes(&["play", "--seed", "3", "--seats", "human,human", "--confirm"], keys);
    assert!(run.out.contains("That is no text in UTF-8"), "{}", run.out);
    assert!(run.out.contains("This cannot be taken back"), "{}", run.out);
    assert!(run.ok().contains("The game is saved"));
}
