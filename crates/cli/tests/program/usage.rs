//! Mistakes are reported in one line, and help has examples.

use crate::common::Folder;
use engine::Module;

#[test]
fn mistakes_end_with_code_2_and_one_line() {
    let folder = Folder::new("usage-mistakes");
    let cases: [(&[&str], &[&str]); 42] = [
        (&[], &["a command is missing", "allowed: serve, play, arena", "try alhambra --help"]),
        (&["jouer"], &["jouer", "allowed: serve, play, arena"]),
        (&["--loud"], &["--loud"]),
        (&["arena", "--seat", "greedy"], &["--seat", "allowed: --seats", "try alhambra arena --help"]),
        (&["arena", "--seats", "greedy,deep-thought"], &["deep-thought", "allowed: level-6, level-5"]),
        (&["arena", "--seats", "human,greedy"], &["human", "allowed: level-6, level-5"]),
        (&["arena", "--seats", "greedy"], &["2 to 6 seats, not 1"]),
        (&["arena", "--games", "0"], &["from 1 to"]),
        (&["arena", "--games", "many"], &["from 1 to"]),
        (&["arena", "--games", "3", "--json", "no/such/folder.json"], &["cannot write"]),
        (&["play", "--modules", "gates"], &["gates", "allowed: viziers-favour, currency-exchange"]),
        (&["play", "--seats", "human,nobody"], &["nobody", "allowed: human, level-6, level-5"]),
        (&["play", "--load", "no-such-file.json"], &["cannot read no-such-file.json"]),
        (&["play", "--seed", ""], &["a seed is a number"]),
        (&["play", "--game", "blue-palace"], &["blue-palace", "allowed: alhambra, red-palace"]),
        (&["play", "--game", "red-palace", "--guard-board", "round"], &["round", "allowed: random, fixed"]),
        (
            &["setup", "--game", "red-palace", "--modules", "thieves"],
            &["thieves", "allowed: medinas, bazaars"],
        ),
        (&["arena", "--modules", "medinas"], &["medinas", "allowed: viziers-favour"]),
        (&["perft", "--guard-board", "fixed"], &["--guard-board", "--game red-palace"]),
        (
            &["play", "--caravanserai-five-kinds"],
            &["--caravanserai-five-kinds", "with --modules caravanserai"],
        ),
        // Options of modules that are not played: a record with them would be refused.
        (&["play", "--open-invasion"], &["--open-invasion", "with --modules invaders"]),
        (&["play", "--open-invasion", "--modules", "camps"], &["--open-invasion", "with --modules invaders"]),
        (&["arena", "--open-invasion"], &["--open-invasion", "with --modules invaders"]),
        (&["setup", "--game", "red-palace", "--open-invasion"], &["--open-invasion"]),
        (&["play", "--guard-board", "random"], &["--guard-board", "--game red-palace"]),
        (&["play", "--continue", "--seed", "3"], &["--continue", "--seed"]),
        (&["play", "--continue", "--load", "game.json"], &["--continue", "--load"]),
        (&["play", "--continue", "--guard-board", "fixed"], &["--continue", "--guard-board"]),
        (&["play", "--continue"], &["no unfinished game is saved in", "--load FILE"]),
        (&["play", "--names", "Ann,Ben"], &["--names names 2 players", "allowed: 3"]),
        (&["play", "--names", "Ann,\u{200b} ,Ben"], &["name 2 shows nothing", "visible"]),
        (&["play", "--save", "."], &[". is there already"]),
        (&["play", "--save", "no/such/game.json"], &["cannot write no/such/game.json"]),
        (&["perft", "--players", "7"], &["2 to 6 players"]),
        (&["replay"], &["FILE"]),
        (&["explain", "no-such-file.json"], &["cannot read"]),
        (&["--language", "xx", "saves"], &["xx", "allowed: en, fr, de, it, pl, es"]),
        (&["setup", "--language", "de_DE"], &["de_DE", "allowed: en, fr, de, it, pl, es"]),
        (&["rules"], &["ID"]),
        (&["rules", "BASE-42", "XYZ-9"], &["XYZ-9", "BASE, VIZ"]),
        (&["rules", "XYZ-9", "--language", "de"], &["Einen Regelentscheid „XYZ-9“ gibt es nicht"]),
        (&["completions", "tcsh"], &["tcsh", "allowed: bash, elvish, fish, powershell, zsh"]),
    ];
    for (args, words) in cases {
        folder.run(args, "").refused(2, words);
    }
}

#[test]
fn help_has_examples() {
    let folder = Folder::new("usage-help");
    for command in [
        "play",
        "saves",
        "arena",
        "replay",
        "explain",
        "perft",
        "engine",
        "setup",
        "rules",
        "completions",
        "man",
    ] {
        let help = folder.run(&[command, "--help"], "").ok();
        assert!(help.contains("Example") && help.contains(&format!("alhambra {command}")), "{help}");
        assert!(help.lines().all(|line| line.chars().count() <= 120), "{help}");
    }
    assert!(folder.run(&["--help"], "").ok().contains("Examples:"));
    assert!(folder.run(&["--version"], "").ok().starts_with("alhambra "));
}

/// The first variable that is set and not empty decides; languages without a translation mean English.
#[test]
fn the_language_is_that_of_the_environment_unless_it_is_asked_for() {
    let folder = Folder::new("usage-language");
    let first = |variables: &[(&str, &str)], more: &[&str]| {
        let list = folder.run_with(variables, &[&["setup"], more].concat(), "").ok();
        list.lines().next().expect("a line").to_string()
    };
    let english = first(&[], &[]);
    assert!(english.starts_with(" 1. Each of the 3 players"), "{english}");
    for locale in ["C", "POSIX", "C.UTF-8", "ja_JP.UTF-8", ""] {
        assert_eq!(first(&[("LC_ALL", locale)], &[]), english, "{locale}");
    }
    let german = first(&[], &["--language", "de"]);
    assert_ne!(german, english);
    assert_eq!(first(&[("LANG", "de_DE.UTF-8")], &[]), german);
    assert_eq!(first(&[("LC_MESSAGES", "de"), ("LANG", "fr_FR.UTF-8")], &[]), german);
    assert_eq!(first(&[("LC_ALL", ""), ("LANG", "de_CH@euro")], &[]), german);
    assert_eq!(first(&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")], &[]), english);
    assert_eq!(first(&[("LC_ALL", "it_IT.UTF-8")], &["--language", "de"]), german);
    let before = folder.run(&["--language", "de", "setup"], "").ok();
    assert!(before.starts_with(&german), "{before}");
}

#[test]
fn a_set_up_can_be_read_in_german_and_by_programs() {
    let folder = Folder::new("usage-set-up");
    let args = ["setup", "--players", "2", "--modules", "characters,city-gates", "--language", "de"];
    let list = folder.run(&args, "").ok();
    for words in [" 1. ", "Plättchen für Dirk", "Stapel 2: ", "Charaktere", "Torkarte"] {
        assert!(list.contains(words), "{words} is missing: {list}");
    }
    let json: serde_json::Value =
        serde_json::from_str(&folder.run(&[&args[..], &["--json"]].concat(), "").ok()).expect("JSON");
    assert_eq!(
        (&json["game"], &json["players"], &json["language"]),
        (&"alhambra".into(), &2.into(), &"de".into())
    );
    assert_eq!(json["modules"], serde_json::json!(["city-gates", "characters"]));
    assert_eq!(json["guard_board"], serde_json::Value::Null);
    let steps: Vec<&str> =
        json["steps"].as_array().expect("a list").iter().filter_map(|step| step.as_str()).collect();
    let numbered: Vec<String> =
        (1..).zip(&steps).map(|(number, step)| format!("{number:>2}. {step}")).collect();
    assert_eq!(list.lines().collect::<Vec<_>>(), numbered);
}

#[test]
fn rulings_are_printed_by_their_ids() {
    let folder = Folder::new("usage-rules");
    let printed = folder.run(&["rules", "base-42", "TRE-11"], "").ok();
    assert!(printed.starts_with("BASE-42 Matching sides.") && printed.contains("\nTRE-11 "), "{printed}");
    let json = folder.run(&["rules", "base-42", "TRE-11", "--json", "--language", "it"], "").ok();
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((&json[0]["id"], &json[1]["id"]), (&"BASE-42".into(), &"TRE-11".into()));
    assert!(json[0]["text"].as_str().is_some_and(|text| text.starts_with("Matching sides.")), "{json}");
}

#[test]
fn shells_and_the_manual_know_every_command() {
    let folder = Folder::new("usage-manual");
    let commands =
        ["serve", "play", "arena", "saves", "replay", "explain", "perft", "setup", "rules", "engine", "man"];
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = folder.run(&["completions", shell], "").ok();
        for word in commands.into_iter().chain(["open-invasion", "language"]) {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
    let bash = folder.run(&["completions", "bash"], "").ok();
    assert!(bash.contains("en fr de it pl es"), "the codes of the languages are completed");
    let page = folder.run(&["man"], "").ok();
    assert!(page.contains(".TH alhambra 1"), "{page}");
    for command in commands {
        assert!(page.contains(&format!("COMMAND {}", command.to_uppercase())), "{command}");
    }
    assert!(page.contains("guard\\-board"), "{page}");
}

#[test]
fn perft_counts_as_the_engine_does() {
    let folder = Folder::new("usage-perft");
    let rules = engine::Rules::new(3).expect("2 to 6 players");
    let game = engine::Game::new(rules, engine::Seed::from_number(5));
    let nodes = engine::perft(&game, 2).to_string();
    let counted = folder.run(&["perft", "--players", "3", "--seed", "5", "--depth", "2"], "").ok();
    assert_eq!(counted.trim(), nodes);
    let divided = folder.run(&["perft", "--seed", "5", "--depth", "2", "--divide"], "").ok();
    let lines: Vec<&str> = divided.lines().collect();
    let (last, parts) = lines.split_last().expect("some lines");
    assert_eq!(*last, nodes);
    let sum: u64 = parts.iter().filter_map(|line| line.rsplit(": ").next()?.parse::<u64>().ok()).sum();
    assert_eq!(sum.to_string(), nodes);
    let json = folder.run(&["perft", "--seed", "5", "--depth", "2", "--divide", "--json"], "").ok();
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((json["nodes"].to_string(), &json["depth"], &json["seed"]), (nodes, &2.into(), &5.into()));
    let divided = json["divide"].as_array().expect("a list").iter();
    let told =
        divided.map(|count| format!("{}: {}", count["action"].as_str().expect("text"), count["nodes"]));
    assert_eq!(told.collect::<Vec<_>>(), parts);
}

#[test]
fn the_red_palace_is_set_up_played_by_bots_and_counted() {
    let folder = Folder::new("usage-red-palace");
    let fixed = ["--game", "red-palace", "--guard-board", "fixed"];
    let list =
        folder.run(&[&["setup", "--players", "2", "--modules", "medinas"], &fixed[..]].concat(), "").ok();
    assert!(list.contains("fixed side") && list.contains("63 terrain tiles"), "{list}");
    let german = ["setup", "--game", "red-palace", "--language", "de"];
    let usual = folder.run(&german, "").ok();
    assert!(usual.contains("Wachtafel, feste Seite"), "the recommended one is the default: {usual}");
    let random = folder.run(&[&german[..], &["--guard-board", "random"]].concat(), "").ok();
    assert!(random.contains("Wachtafel, zufällige Seite"), "{random}");
    let arena = ["arena", "--seats", "greedy,random", "--games", "4", "--json", "-"];
    let report = folder.run(&[&arena, &fixed[..]].concat(), "").ok();
    assert!(report.contains(r#""game": "red-palace""#), "{report}");
    folder.run(&[&["perft", "--depth", "1"], &fixed[..]].concat(), "").ok();
}

#[test]
fn the_modules_of_each_game_are_measured() {
    let folder = Folder::new("usage-module-report");
    let args = ["arena", "--module-report", "--seats", "random,random", "--games", "2"];
    for (game, modules) in [("alhambra", Module::ALL.as_slice()), ("red-palace", &Module::RED_PALACE)] {
        let printed = folder.run(&[&args[..], &["--game", game, "--json", "-"]].concat(), "").ok();
        let report: serde_json::Value = serde_json::from_str(&printed).expect("JSON");
        assert_eq!(report["game"], game);
        let rows = report["modules"].as_array().expect("a list").iter();
        assert!(rows.map(|row| &row["module"]).eq(modules.iter().map(|module| module.slug())), "{report}");
    }
    // The fixed side is the default.
    for (asked, side) in [(&[][..], "fixed"), (&["--guard-board", "random"], "random")] {
        let more = ["--game", "red-palace", "--json", "side.json"];
        let table = folder.run(&[&args[..], &more, asked].concat(), "").ok();
        assert!(table.starts_with("2 games of red-palace by random, random"), "{table}");
        assert!(folder.read("side.json").contains(&format!(r#""guard_board": "{side}""#)));
    }
}

#[test]
fn the_engine_protocol_is_served() {
    let folder = Folder::new("usage-engine");
    let requests = concat!(
        r#"{"id":1,"do":"hello"}"#,
        "\n",
        r#"{"id":2,"do":"new","setup":{"game":"alhambra","players":2,"modules":[]},"seed":3}"#,
        "\n",
        r#"{"id":3,"do":"choose","game":1,"bot":"greedy"}"#,
        "\n",
        r#"{"id":4,"do":"choose","game":1,"bot":"random","seed":9}"#,
        "\n",
        r#"{"id":5,"do":"choose","game":1,"bot":"nobody"}"#,
        "\n",
    );
    let replies = folder.run(&["engine"], requests).ok();
    let replies: Vec<&str> = replies.lines().collect();
    assert_eq!(replies.len(), 5);
    assert!(
        replies[0].contains(r#""bots":["level-6","level-5","level-4","level-3","level-2","level-1","#),
        "{}",
        replies[0]
    );
    assert!(replies[2].contains(r#""ok":true,"action":{"type":"#), "{}", replies[2]);
    assert!(replies[3].contains(r#""ok":true,"action":{"type":"#), "{}", replies[3]);
    assert!(replies[4].contains(r#""ok":false"#), "{}", replies[4]);
}

#[test]
fn a_match_is_the_same_on_any_number_of_threads() {
    let folder = Folder::new("usage-arena");
    let arena = |threads: &str, seed: &str| {
        let args =
            ["arena", "--seats", "greedy,random", "--games", "40", "--threads", threads, "--seed", seed];
        folder.run(&args, "").ok()
    };
    assert_eq!(arena("1", "3"), arena("4", "3"));
    assert_ne!(arena("1", "3"), arena("1", "4"));
    assert!(arena("1", "3").contains("1 greedy"));
}

#[test]
fn a_match_writes_its_report_and_its_plot() {
    let folder = Folder::new("usage-report");
    let args = ["arena", "--seats", "random,random", "--games", "6", "--modules", "characters"];
    folder.run(&[&args[..], &["--json", "match.json", "--plot", "match.svg"]].concat(), "").ok();
    let report: serde_json::Value = serde_json::from_str(&folder.read("match.json")).expect("JSON");
    assert_eq!(report["games"], 6);
    assert_eq!(report["modules"][0], "characters");
    let wins: f64 = (0..2).filter_map(|bot| report["bots"][bot]["wins"].as_f64()).sum();
    assert!((wins - 6.0).abs() < 1e-9, "{report}");
    assert!(folder.read("match.svg").starts_with("<svg"));
    let printed = folder.run(&[&args[..], &["--json", "-"]].concat(), "").ok();
    assert_eq!(serde_json::from_str::<serde_json::Value>(&printed).expect("JSON"), report);
}

#[test]
fn a_match_that_is_refused_leaves_no_files() {
    let folder = Folder::new("usage-no-files");
    let files = ["--json", "match.json", "--plot", "match.svg"];
    for args in [&["--open-invasion"][..], &["--modules", "medinas"]] {
        folder.run(&[&["arena", "--games", "2"], args, &files].concat(), "").refused(2, &["allowed"]);
        assert_eq!(folder.files("."), Vec::<String>::new());
    }
    let lost = ["arena", "--games", "2", "--json", "match.json", "--plot", "no/such/folder.svg"];
    folder.run(&lost, "").refused(2, &["cannot write no/such/folder.svg"]);
    assert_eq!(folder.files("."), Vec::<String>::new());
    // An existing file keeps its content.
    folder.write("match.json", "mine");
    folder.run(&[&["arena", "--open-invasion"], &files[..]].concat(), "").refused(2, &["allowed"]);
    assert_eq!((folder.read("match.json").as_str(), folder.files(".").len()), ("mine", 1));
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let folder = Folder::new("usage-pipe");
    folder.run(&["play", "--seed", "7", "--seats", "greedy,greedy", "--save", "game.json"], "").ok();
    let commands = [
        &["replay", "game.json"][..],
        &["play", "--help"],
        &["perft", "--depth", "2", "--divide"],
        &["man"],
        &["completions", "bash"],
        &["saves", "--json"],
    ];
    for args in commands {
        let (code, err) = folder.run_without_reader(args);
        assert_eq!((code, err.as_str()), (0, ""), "{args:?}");
    }
}
