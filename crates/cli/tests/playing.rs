//! Whole games at the keyboard, with the keys in a pipe.

mod common;

use common::Folder;

/// Always the first choice.
fn ones(count: usize) -> String {
    "1\n".repeat(count)
}

const SAVE: &str = "game.json";

#[test]
fn a_whole_game_can_be_played_by_keyboard() {
    let folder = Folder::new("playing-whole");
    let game = folder
        .run(&["play", "--seed", "4", "--seats", "human,greedy,greedy", "--save", SAVE], &ones(2000))
        .ok();
    for words in ["Market", "Money row", "Your hand", "Your Alhambra", "Scoring round 3", "The end", "won by"]
    {
        assert!(game.contains(words), "{words} is missing");
    }
    let verified = folder.run(&["replay", "--verify", SAVE], "").ok();
    assert!(verified.starts_with("ok: ") && verified.contains("The game was won by"), "{verified}");
}

#[test]
fn every_module_can_be_played_by_keyboard() {
    let folder = Folder::new("playing-modules");
    let modules = "viziers-favour,city-gates,characters,treasure-chamber";
    for (players, seats) in [(2, "human,greedy"), (4, "greedy,human,random,greedy")] {
        let save = format!("{players}.json");
        let args = ["play", "--seed", "modules", "--seats", seats, "--modules", modules, "--ascii"];
        let game = folder.run(&[&args[..], &["--save", &save]].concat(), &ones(6000)).ok();
        assert!(game.contains("The end"), "{players} players: {}", &game[game.len().saturating_sub(500)..]);
        assert!(game.is_ascii(), "--ascii writes only ASCII characters");
        folder.run(&["replay", "--verify", &save], "").ok();
    }
}

#[test]
fn the_red_palace_can_be_played_by_keyboard() {
    let folder = Folder::new("playing-red-palace");
    let game = ["--game", "red-palace", "--modules", "medinas,bazaars,camps"];
    for seats in ["human,greedy,greedy", "greedy,human"] {
        let save = format!("{seats}.json");
        let args = ["play", "--seed", "red", "--seats", seats, "--ascii", "--save", &save];
        let told = folder.run(&[&args, &game[..]].concat(), &ones(6000)).ok();
        for words in ["pile 1", "Preview", "Guards", "Abilities", "Bag", "Scoring round 3", "The end"] {
            assert!(told.contains(words), "{words} is missing");
        }
        assert!(told.is_ascii(), "--ascii writes only ASCII characters");
        folder.run(&["replay", "--verify", &save], "").ok();
        let replay = folder.run(&["replay", "--ascii", &save], "").ok();
        assert!(replay.contains("got its building") && replay.contains("of the preview"));
    }
}

#[test]
fn the_end_of_the_input_saves_and_the_game_goes_on_from_there() {
    let folder = Folder::new("playing-save");
    let args = ["play", "--seed", "11", "--seats", "human,greedy", "--save", SAVE];
    let begun = folder.run(&args, &ones(5)).ok();
    assert!(begun.contains("The game is saved"), "{begun}");
    let saved = folder.read(SAVE);
    let on = ["play", "--load", SAVE, "--save", "later.json"];
    folder.run(&on, &ones(5)).ok();
    assert_eq!(folder.read(SAVE), saved, "the loaded file stays as it is");
    assert!(folder.read("later.json").len() > saved.len());
    // The same game in one go.
    folder.run(&["play", "--seed", "11", "--seats", "human,greedy", "--save", "once.json"], &ones(10)).ok();
    assert_eq!(folder.read("once.json"), folder.read("later.json"));
    folder.run(&["play", "--load", SAVE, "--seats", "human,greedy,greedy"], "").refused(2, &["2"]);
}

#[test]
fn a_purchase_can_be_taken_back_until_something_is_shown() {
    let folder = Folder::new("playing-undo");
    // With this seed the human can pay a tile exactly in the first turn.
    let args = |save| ["play", "--seed", "7", "--seats", "human,greedy,greedy", "--save", save];
    let shown = folder.run(&args("a.json"), "").ok();
    let exact =
        shown.lines().find(|line| line.ends_with("exact, another action")).expect("an exact purchase");
    let number = exact.split_whitespace().next().expect("its number");
    let undone = folder.run(&args("undone.json"), &format!("{number}\nu\nq\n")).ok();
    assert!(undone.contains("One step taken back"), "{undone}");
    folder.run(&args("bought.json"), &format!("{number}\nq\n")).ok();
    assert!(folder.actions("undone.json") < folder.actions("bought.json"));
    // The same purchase again leads to the same game.
    folder.run(&["play", "--load", "undone.json"], &format!("{number}\nq\n")).ok();
    assert_eq!(folder.read("undone.json"), folder.read("bought.json"));
    let taken = folder.run(&args("taken.json"), "1\nu\nq\n").ok();
    assert!(taken.contains("There is nothing to take back"), "{taken}");
}

#[test]
fn what_is_typed_wrongly_is_explained() {
    let folder = Folder::new("playing-typed");
    let keys = "99\nnonsense\nplace garden-03 at 1,0\nbuy 1 with dinar-9 dinar-9 dinar-9\nr base-42\nr XYZ-999\np 9\n\
                h\ns\np\nt\nl\n\nsave\nsave copy.json\nq\n";
    let answers = folder.run(&["play", "--seed", "7"], keys).ok();
    for words in [
        "There is no choice 99",
        "That is not understood",
        "Refused: action is awaited now (BASE-20",
        "BASE-42 Matching sides",
        "There is no rule \"XYZ-999\"",
        "The seats are numbered from 1 to 3",
        "save and quit",
        "Round 1, if it were held now",
        "Greedy 2's Alhambra",
        "Name a file",
        "Saved to copy.json",
    ] {
        assert!(answers.contains(words), "{words} is missing in {answers}");
    }
    folder.run(&["replay", "--verify", "copy.json"], "").ok();
}

#[test]
fn an_action_can_be_typed_as_text() {
    let folder = Folder::new("playing-text");
    let begun = folder.run(&["play", "--seed", "7"], "").ok();
    let row = begun.lines().find(|line| line.starts_with("Money row")).expect("the money row");
    let card = row["Money row".len()..].trim().split([' ', '(']).take(2).collect::<Vec<_>>().join("-");
    let played = folder.run(&["play", "--seed", "7"], &format!("take {card}\n")).ok();
    assert!(played.contains(&format!("You took {} from the money row", card.replace('-', " "))), "{played}");
}

#[test]
fn people_do_not_see_each_others_hands() {
    let folder = Folder::new("playing-hot-seat");
    let args = ["play", "--seed", "3", "--seats", "human,human"];
    let hidden = folder.run(&args, &"\n1\n".repeat(4)).ok();
    assert!(hidden.contains("Press Enter when nobody else looks"), "{hidden}");
    assert!(!hidden.contains("Player 2's hand") && !hidden.contains("Player 1's hand"), "{hidden}");
    let open = folder.run(&[&args[..], &["--open-hands"]].concat(), &ones(4)).ok();
    assert!(!open.contains("Press Enter when nobody else looks"));
    assert!(open.contains("Player 2's hand") || open.contains("Player 1's hand"), "{open}");
}

#[test]
fn a_player_can_ask_to_be_asked() {
    let folder = Folder::new("playing-confirm");
    let args = ["play", "--seed", "7", "--confirm"];
    let asked = folder.run(&args, "1\nn\n1\n\nq\n").ok();
    assert_eq!(asked.matches("This cannot be taken back").count(), 2, "{asked}");
    assert_eq!(asked.matches("You took").count(), 1, "{asked}");
}

#[test]
fn colours_are_only_for_terminals() {
    let folder = Folder::new("playing-colour");
    assert!(!folder.run(&["play", "--seed", "7"], &ones(3)).ok().contains('\x1b'));
}

#[test]
fn a_game_of_bots_needs_no_keys() {
    let folder = Folder::new("playing-bots");
    let told = folder.run(&["play", "--seed", "7", "--seats", "greedy,greedy,random"], "").ok();
    assert!(told.contains("The end") && folder.saves().len() == 1, "{told}");
}
