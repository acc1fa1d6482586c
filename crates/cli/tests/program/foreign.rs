//! Programs as bots: they play, and whatever they do, the game goes on.

use crate::common::Folder;

/// A program for the shell that answers each question in its own way; `$id` and `$legal` are those of the question.
fn program(answer: &str) -> String {
    let script = format!(
        "while read -r line; do id=$(expr \"$line\" : '{{\"id\":\\([0-9]*\\)'); \
         first=$(expr \"$line\" : '.*\"legal\":\\[\\({{[^{{}}]*}}\\)'); {answer}; done"
    );
    format!("mine=sh -c {}", shlex::try_quote(&script).expect("no zero bytes"))
}

/// Plays two games of the program against greedy and returns what the arena said: its table, and lost decisions.
fn arena(name: &str, bot: &str, more: &[&str]) -> (String, String) {
    let folder = Folder::new(name);
    let args = ["arena", "--bot", bot, "--seats", "mine,greedy", "--games", "2", "--threads", "1"];
    let run = folder.run(&[&args[..], more].concat(), "");
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("1 mine"), "{}", run.out);
    (run.out, run.err)
}

#[test]
fn a_program_that_answers_plays_without_a_lost_decision() {
    let answers = program(r#"printf '{"id":%s,"action":%s}\n' "$id" "$first""#);
    let (table, lost) = arena("foreign-answers", &answers, &["--bot-time", "60000"]);
    assert_eq!(lost, "");
    // The same answers give the same games.
    assert_eq!(arena("foreign-again", &answers, &["--bot-time", "60000"]).0, table);
}

#[test]
fn a_program_that_does_not_answer_loses_decisions_and_no_game() {
    for (name, bot) in [
        ("foreign-ends", "mine=true".to_string()),
        ("foreign-crashes", program("exit 3")),
        ("foreign-noise", program("echo noise")),
        ("foreign-illegal", program(r#"printf '{"id":%s,"action":{"type":"stop"}}\n' "$id""#)),
        ("foreign-late-id", program(r#"printf '{"id":0,"action":%s}\n' "$first""#)),
        ("foreign-silent", "mine=sleep 1000".to_string()),
    ] {
        let (_, lost) = arena(name, &bot, &["--bot-time", "2"]);
        assert!(
            lost.starts_with("mine: ") && lost.contains("without a legal answer in time"),
            "{name}: {lost}"
        );
    }
}

#[test]
fn a_program_plays_in_the_terminal() {
    let folder = Folder::new("foreign-play");
    let bot = program(r#"printf '{"id":%s,"action":%s}\n' "$id" "$first""#);
    let run = folder
        .run(&["play", "--bot", &bot, "--bot-time", "60000", "--seats", "mine,greedy", "--seed", "4"], "");
    assert_eq!(run.code, 0, "{}", run.err);
}

#[test]
fn mistakes_are_told_before_the_match() {
    let folder = Folder::new("foreign-mistakes");
    for (bots, why) in [
        (&["mine"][..], "a name, = and a command are needed"),
        (&["=x"], "a name has letters"),
        (&["a b=x"], "a name has letters"),
        (&["greedy=x"], "there is already a player"),
        (&["human=x"], "there is already a player"),
        (&["mine="], "the command is missing"),
        (&["mine='x"], "has no partner"),
        (&["mine=./no-such-program"], "cannot start './no-such-program'"),
        (&["mine=true", "mine=true"], "names \"mine\" twice"),
    ] {
        let mut args = vec!["arena", "--seats", "greedy,greedy", "--games", "2"];
        bots.iter().for_each(|bot| args.extend(["--bot", bot]));
        let run = folder.run(&args, "");
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{bots:?}");
        assert!(run.err.contains(why) && run.err.lines().count() == 1, "{bots:?}: {}", run.err);
    }
    let run = folder.run(&["arena", "--bot", "mine=true", "--seats", "yours,greedy"], "");
    assert!(run.code == 2 && run.err.contains("there is no player \"yours\"") && run.err.contains("mine"));
}
