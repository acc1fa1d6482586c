//! Whole games at the keyboard, with the keys coming through a pipe.

use crate::common::Folder;
use engine::Module;
use engine::vocab::TileId;

/// Input that always takes the first choice.
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
    let words =
        ["Building market", "Money row", "Hand", "Your Alhambra", "Scoring round 3", "Final score", "wins!"];
    for words in words {
        assert!(game.contains(words), "{words} is missing");
    }
    let verified = folder.run(&["replay", "--verify", SAVE], "").ok();
    assert!(verified.starts_with("ok: ") && verified.contains("wins!"), "{verified}");
}

/// The same keys lead to the same game in every language, and no text is missing.
#[test]
fn a_whole_game_can_be_played_in_german() {
    let folder = Folder::new("playing-german");
    let modules =
        "viziers-favour,city-gates,characters,treasure-chamber,bazaars,camps,thieves,invaders,change";
    let args =
        |save| ["play", "--seed", "4", "--seats", "human,greedy", "--modules", modules, "--save", save];
    let keys = format!("h\ns\np\n{}", ones(6000));
    let german = folder.run_with(&[("LANG", "de_AT.UTF-8")], &args("german.json"), &keys).ok();
    for words in [
        "Bauhof",
        "Geldauslage",
        "Handkarten",
        "Deine Alhambra",
        "Geld nehmen",
        "Wertung 1, wenn sie jetzt käme",
        "Wertung 3",
        "Endstand",
        "Spieler 1, 1 bis",
        "speichern und aufhören",
        "Alhambra von Greedy 2",
        "gewinnt!",
        "Das Spiel noch einmal ansehen: alhambra replay german.json",
    ] {
        assert!(german.contains(words), "{words} is missing");
    }
    for words in ["[terminal", "[event", "[action", "Market", "Turn ", "takes", "Scoring", "points", "Total"]
    {
        assert!(!german.contains(words), "{words} is not German");
    }
    folder.run(&args("english.json"), &keys).ok();
    assert_eq!(folder.read("german.json"), folder.read("english.json"));
}

/// Every language has the words for everything that a game with all modules shows.
#[test]
fn every_language_can_be_played_with_all_modules() {
    let folder = Folder::new("playing-languages");
    let alhambra: Vec<&str> = Module::ALL.into_iter().map(Module::slug).collect();
    let red_palace: Vec<&str> = Module::RED_PALACE.into_iter().map(Module::slug).collect();
    for code in ["fr", "it", "pl", "es"] {
        for (game, modules) in [("alhambra", alhambra.join(",")), ("red-palace", red_palace.join(","))] {
            let args = ["play", "--game", game, "--modules", &modules, "--seats", "human,random,random"];
            let more = ["--seed", code, "--language", code, "--ascii"];
            let told = folder.run(&[&args[..], &more].concat(), &ones(150)).ok();
            assert!(told.is_ascii(), "{code}: {:?}", told.chars().find(|letter| !letter.is_ascii()));
            // A missing text would show up as its key in brackets, with a hyphen. Only ids of tiles may look like that.
            for part in told.split('[').skip(1).filter_map(|part| part.split_once(']')).map(|(part, _)| part)
            {
                let is_tile = TileId::from_name(part).is_some();
                assert!(is_tile || part.parse::<u16>().is_ok(), "{code}: [{part}]");
            }
        }
    }
}

#[test]
fn every_module_can_be_played_by_keyboard() {
    let folder = Folder::new("playing-modules");
    let modules = "viziers-favour,city-gates,characters,treasure-chamber";
    for (players, seats) in [(2, "human,greedy"), (4, "greedy,human,random,greedy")] {
        let save = format!("{players}.json");
        let args = ["play", "--seed", "modules", "--seats", seats, "--modules", modules, "--ascii"];
        let game = folder.run(&[&args[..], &["--save", &save]].concat(), &ones(6000)).ok();
        assert!(
            game.contains("Final score"),
            "{players} players: {}",
            &game[game.len().saturating_sub(500)..]
        );
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
        for words in [
            "chooses pile",
            "Preview",
            "Guards",
            "Guard abilities",
            "Still in the bag",
            "Scoring round 3",
            "Final score",
        ] {
            assert!(told.contains(words), "{words} is missing");
        }
        assert!(told.is_ascii(), "--ascii writes only ASCII characters");
        folder.run(&["replay", "--verify", &save], "").ok();
        let replay = folder.run(&["replay", "--ascii", &save], "").ok();
        assert!(replay.contains("gets its building") && replay.contains("of the preview"));
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
    // With this seed the person can pay for a tile exactly in the first turn.
    let args = |save| ["play", "--seed", "7", "--seats", "human,greedy,greedy", "--save", save];
    let shown = folder.run(&args("a.json"), "").ok();
    let exact = shown.lines().find(|line| line.ends_with("one more action")).expect("an exact purchase");
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
                h\ns\np\nt\nl\n\nu\nsave\nsave copy.json\nsave taken.json\nq\n";
    let english = [
        "There is no choice 99",
        "That is not understood: nonsense.",
        "Refused: ",
        "(r BASE-20 prints the ruling)",
        "BASE-42 Matching sides",
        "There is no ruling “XYZ-999”",
        "The seats are numbered from 1 to 3",
        "save and quit",
        "Scoring round 1, if it were held now",
        "Greedy 2’s Alhambra",
        "There is nothing to take back",
        "Name a file",
        "Saved to copy.json",
        "Not saved: taken.json is there already",
    ];
    let german = [
        "Nummer 99 gibt es nicht",
        "Nicht verstanden: nonsense.",
        "Abgelehnt: ",
        "(r BASE-20 zeigt den Regelentscheid)",
        "BASE-42 Matching sides",
        "Einen Regelentscheid „XYZ-999“ gibt es nicht",
        "Die Plätze haben die Nummern 1 bis 3",
        "speichern und aufhören",
        "Wertung 1, wenn sie jetzt käme",
        "Alhambra von Greedy 2",
        "Es gibt nichts zurückzunehmen",
        "Nenne eine Datei",
        "Gespeichert in copy.json",
        "Nicht gespeichert: taken.json gibt es schon",
    ];
    folder.write("taken.json", "mine");
    for (language, wanted) in [("en", english), ("de", german)] {
        let answers = folder.run(&["play", "--seed", "7", "--language", language], keys).ok();
        for words in wanted {
            assert!(answers.contains(words), "{words} is missing in {answers}");
        }
        folder.run(&["replay", "--verify", "copy.json"], "").ok();
        std::fs::remove_file(folder.path("copy.json")).expect("the copy");
    }
}

#[test]
fn an_action_can_be_typed_as_text() {
    let folder = Folder::new("playing-text");
    let begun = folder.run(&["play", "--seed", "7"], "").ok();
    let row = begun.lines().find(|line| line.starts_with("Money row")).expect("the money row");
    let card = row["Money row".len()..].trim().split([' ', '(']).take(2).collect::<Vec<_>>().join(" ");
    let typed = format!("take {}\n", card.to_lowercase().replace(' ', "-"));
    let played = folder.run(&["play", "--seed", "7"], &typed).ok();
    assert!(played.contains(&format!("Player 1 takes {card}.")), "{played}");
}

#[test]
fn people_do_not_see_each_others_hands() {
    let folder = Folder::new("playing-hot-seat");
    let args = ["play", "--seed", "3", "--seats", "human,human"];
    let hidden = folder.run(&args, &"\n1\n".repeat(4)).ok();
    assert!(hidden.contains("Press Enter when nobody else looks"), "{hidden}");
    assert!(!hidden.contains("Player 2’s hand") && !hidden.contains("Player 1’s hand"), "{hidden}");
    let german = folder.run(&[&args[..], &["--language", "de"]].concat(), &"\n1\n".repeat(4)).ok();
    assert!(
        german.contains("Spieler 1 entscheidet jetzt. Drücke Enter") && !german.contains("Handkarten von")
    );
    let open = folder.run(&[&args[..], &["--open-hands"]].concat(), &ones(4)).ok();
    assert!(!open.contains("Press Enter when nobody else looks"));
    assert!(open.contains("Player 2’s hand") || open.contains("Player 1’s hand"), "{open}");
}

#[test]
fn a_player_can_ask_to_be_asked() {
    let folder = Folder::new("playing-confirm");
    let args = ["play", "--seed", "7", "--confirm"];
    let german = folder.run_with(&[("LC_MESSAGES", "de")], &args, "1\nn\nq\n").ok();
    assert_eq!(german.matches("Das lässt sich nicht zurücknehmen").count(), 1, "{german}");
    let asked = folder.run(&args, "1\nn\n1\n\nq\n").ok();
    assert_eq!(asked.matches("This cannot be taken back").count(), 2, "{asked}");
    assert_eq!(asked.matches("Player 1 takes").count(), 1, "{asked}");
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
    assert!(told.contains("Final score") && folder.saves().len() == 1, "{told}");
}
