//! `bench`: counts the instructions of a decision with callgrind, which gives the same count on every run.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, anyhow, bail, ensure};

use crate::process::{self, cargo};
use crate::refuse_options;

/// The committed figures, relative to the root.
const TABLE: &str = "benches/instructions.tsv";
const HEADER: &str = "workload\tdecisions\tinstructions_per_decision";
/// The number of games in a measured run.
const GAMES: u32 = 100;
/// How far a count may exceed the committed figure, in percent.
const TOLERANCE_PERCENT: u64 = 5;

/// What to do with the committed table.
#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Show,
    Check,
    Write,
}

/// One line of the table.
#[derive(Clone, Debug, PartialEq)]
struct Measure {
    workload: String,
    decisions: u64,
    per_decision: u64,
}

/// Measures every workload and shows, checks or writes the table.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    let mode = match options {
        [] => Mode::Show,
        ["--check"] => Mode::Check,
        ["--write"] => Mode::Write,
        _ => return Err(refuse_options("bench", options)),
    };
    let path = root.join(TABLE);
    let committed = match fs::read_to_string(&path) {
        Ok(text) => parse_table(&text)?,
        Err(error) if mode == Mode::Check => bail!("cannot read {TABLE}: {error}"),
        Err(_) => Vec::new(),
    };
    let program = build(root)?;
    let mut measures = Vec::new();
    println!("{:<32} {:>12} {:>26} {:>10}", "workload", "decisions", "instructions per decision", "change");
    for workload in process::read(Command::new(&program).arg("--list").current_dir(root))?.lines() {
        let measure = measure(root, &program, workload)?;
        let change =
            find(&committed, workload).map_or_else(|| "new".to_string(), |old| change(old, &measure));
        println!("{workload:<32} {:>12} {:>26} {change:>10}", measure.decisions, measure.per_decision);
        measures.push(measure);
    }
    ensure!(!measures.is_empty(), "the benchmark lists no workloads");
    match mode {
        Mode::Show => Ok(()),
        Mode::Check => {
            let complaints = compare(&committed, &measures);
            ensure!(complaints.is_empty(), "{}", complaints.join("\n"));
            Ok(())
        }
        Mode::Write => {
            fs::create_dir_all(path.parent().unwrap_or(root)).context("cannot create the folder benches")?;
            fs::write(&path, format_table(&measures)).with_context(|| format!("cannot write {TABLE}"))?;
            println!("wrote {TABLE}");
            Ok(())
        }
    }
}

/// Builds the benchmark and returns the path of the program.
fn build(root: &Path) -> Result<String> {
    let what = ["build", "--release", "--package", "alhambra-bots", "--bench", "instructions"];
    let messages = process::read(cargo(root).args(what).arg("--message-format=json-render-diagnostics"))?;
    find_executable(&messages)
        .ok_or_else(|| anyhow!("cargo reported no executable for the benchmark `instructions`"))
}

/// The executable of the bench target `instructions` in cargo's messages, which are one JSON object per line.
fn find_executable(messages: &str) -> Option<String> {
    let is_bench =
        |line: &&str| line.contains(r#""kind":["bench"]"#) && line.contains(r#""name":"instructions""#);
    let (_, rest) = messages.lines().find(is_bench)?.split_once(r#""executable":""#)?;
    let mut path = String::new();
    let mut chars = rest.chars();
    loop {
        match chars.next()? {
            '"' => return Some(path),
            '\\' => path.push(chars.next()?),
            c => path.push(c),
        }
    }
}

/// Measures one workload: the cost of 100 games minus the cost of none, so that starting the program does not count.
fn measure(root: &Path, program: &str, workload: &str) -> Result<Measure> {
    let (idle, _) = callgrind(root, program, workload, 0)?;
    let (busy, stdout) = callgrind(root, program, workload, GAMES)?;
    let decisions = stdout.lines().find_map(|line| line.strip_prefix("decisions ")?.trim().parse().ok());
    let decisions: u64 =
        decisions.ok_or_else(|| anyhow!("{workload}: the benchmark did not print `decisions N`"))?;
    ensure!(decisions > 0, "{workload}: {GAMES} games without a decision");
    let spent = busy.checked_sub(idle).ok_or_else(|| anyhow!("{workload}: games cost less than none"))?;
    Ok(Measure { workload: workload.to_string(), decisions, per_decision: spent.div_ceil(decisions) })
}

/// The number of instructions of one run, and its standard output.
fn callgrind(root: &Path, program: &str, workload: &str, games: u32) -> Result<(u64, String)> {
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null", program, workload]);
    let output = process::collect(command.arg(games.to_string()).current_dir(root))?;
    let count = collected(&String::from_utf8_lossy(&output.stderr));
    let count = count.ok_or_else(|| anyhow!("{workload}: callgrind did not report a count"))?;
    Ok((count, String::from_utf8_lossy(&output.stdout).into_owned()))
}

/// The count in callgrind's line `==1== Collected : 123`.
fn collected(stderr: &str) -> Option<u64> {
    stderr.lines().find_map(|line| line.split_once("Collected : ")?.1.split_whitespace().next()?.parse().ok())
}

/// The measure of `workload`.
fn find<'a>(measures: &'a [Measure], workload: &str) -> Option<&'a Measure> {
    measures.iter().find(|measure| measure.workload == workload)
}

/// The change from the committed figure, in percent.
fn change(old: &Measure, new: &Measure) -> String {
    format!("{:+.1} %", (new.per_decision as f64 / old.per_decision.max(1) as f64 - 1.0) * 100.0)
}

/// Everything that is wrong with `fresh` compared with `committed`.
fn compare(committed: &[Measure], fresh: &[Measure]) -> Vec<String> {
    let mut complaints = Vec::new();
    for new in fresh {
        let name = &new.workload;
        match find(committed, name) {
            None => complaints.push(format!("{name} is not in {TABLE}: run `cargo xtask bench --write`")),
            Some(old) if new.per_decision * 100 > old.per_decision * (100 + TOLERANCE_PERCENT) => {
                let (was, is) = (old.per_decision, new.per_decision);
                complaints.push(format!("{name} is slower: {is} instructions per decision, committed {was}"));
            }
            Some(_) => {}
        }
    }
    let gone = committed.iter().filter(|old| find(fresh, &old.workload).is_none());
    complaints.extend(gone.map(|old| format!("{} in {TABLE} is not a benchmark workload", old.workload)));
    complaints
}

/// Reads the committed table.
fn parse_table(text: &str) -> Result<Vec<Measure>> {
    let mut lines = text.lines();
    ensure!(lines.next() == Some(HEADER), "{TABLE}:1: the header is not `{HEADER}`");
    let parse = |(idx, line): (usize, &str)| {
        let measure = match line.split('\t').collect::<Vec<_>>()[..] {
            [workload, decisions, per_decision] => {
                decisions.parse().ok().zip(per_decision.parse().ok()).map(|(decisions, per_decision)| {
                    Measure { workload: workload.to_string(), decisions, per_decision }
                })
            }
            _ => None,
        };
        measure.ok_or_else(|| anyhow!("{TABLE}:{}: not a name and two numbers between tabs", idx + 2))
    };
    lines.enumerate().map(parse).collect()
}

/// The table in the form in which it is committed.
fn format_table(measures: &[Measure]) -> String {
    let mut text = format!("{HEADER}\n");
    for Measure { workload, decisions, per_decision } in measures {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{workload}\t{decisions}\t{per_decision}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measure(workload: &str, per_decision: u64) -> Measure {
        Measure { workload: workload.to_string(), decisions: 10, per_decision }
    }

    #[test]
    fn the_program_is_found_among_the_messages() {
        let messages = concat!(
            r#"{"target":{"kind":["lib"],"name":"x"},"executable":null}"#,
            "\n",
            r#"{"target":{"kind":["bench"],"name":"instructions"},"executable":"a\\b c"}"#,
        );
        assert_eq!(find_executable(messages).as_deref(), Some(r"a\b c"));
        assert_eq!(find_executable("{}"), None);
    }

    #[test]
    fn the_count_is_found_in_the_report() {
        assert_eq!(collected("==7== \n==7== Events    : Ir\n==7== Collected : 6917\n"), Some(6917));
        assert_eq!(collected("==7== Collected\n"), None);
    }

    #[test]
    fn tables_survive_writing_and_reading() {
        let measures = vec![measure("random_3", 900), measure("greedy_2", 1200)];
        assert_eq!(parse_table(&format_table(&measures)).expect("parses"), measures);
        assert!(parse_table("workload\n").is_err());
        let error = parse_table(&format!("{HEADER}\nx\t1\n")).expect_err("is refused");
        assert_eq!(error.to_string(), format!("{TABLE}:2: not a name and two numbers between tabs"));
    }

    #[test]
    fn more_than_five_percent_missing_and_gone_are_complaints() {
        let committed = [measure("a", 1000), measure("b", 1000), measure("gone", 1)];
        let fresh = [measure("a", 1050), measure("b", 1051), measure("new", 1)];
        let complaints = compare(&committed, &fresh);
        assert_eq!(complaints.len(), 3, "{complaints:?}");
        assert_eq!(complaints[0], "b is slower: 1051 instructions per decision, committed 1000");
    }
}
