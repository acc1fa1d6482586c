//! `alhambra arena`: a match between bots, with the statistics that go with it.

use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::Context;
use bots::arena::{Match, MatchError, MatchResult};
use bots::stats::Estimate;
use engine::{Base, Module, ModuleSet, RULES_VERSION};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use crate::args::{self, Seats, Switches};
use crate::failure::Failure;
use crate::foreign::{Faults, ForeignArgs};
use crate::{files, module_report, plot};

/// Let bots play a match and report how often each of them wins
///
/// After each game every bot moves on by one seat, and every deal is played once from each of these seatings.
/// The same command line gives the same result, whatever the number of threads.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra arena --seats greedy,random,random --games 3000
  alhambra arena --seats greedy,greedy --modules characters,city-gates --json - | less
  alhambra arena --seats greedy,random --plot match.svg
  alhambra arena --bot mine='python3 docs/examples/seat.py' --seats mine,greedy,greedy --games 30
  alhambra arena --game red-palace --modules medinas
  alhambra arena --seats level-4,greedy,greedy --random-modules 5 --games 300
  alhambra arena --module-report --seats greedy,greedy,greedy --games 999 --plot modules.svg
  alhambra arena --module-report --game red-palace --seats greedy,greedy,greedy --games 999")]
pub struct Args {
    /// The bots, separated by commas, one for each player
    #[arg(long, default_value = "greedy,random,random", value_parser = args::parse_seats)]
    seats: Seats,
    /// Number of games; a multiple of the number of players lets every bot play every seat equally often
    #[arg(long, default_value = "1000", value_parser = args::number(1, 100_000_000))]
    games: u64,
    /// The seed of all deals and of the bots
    #[arg(long, default_value = "1", value_parser = args::number(0, u64::MAX))]
    seed: u64,
    /// Number of threads [default: one for each core]
    #[arg(long, value_parser = args::number(1, 1024))]
    threads: Option<u64>,
    /// Measure what each module of the game adds to it: points, decisions, minutes at a table
    #[arg(long, conflicts_with = "modules")]
    module_report: bool,
    /// Play each deal with so many modules, drawn from the seed
    #[arg(long, value_name = "NUMBER", conflicts_with_all = ["modules", "module_report", Switches::GROUP],
        value_parser = args::number(1, Module::ALL.len() as u64))]
    random_modules: Option<u64>,
    #[command(flatten)]
    set: args::RuleArgs,
    #[command(flatten)]
    foreign: ForeignArgs,
    /// Write a report as JSON to this file; with - it goes to standard output, in place of the table
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Draw the win shares with their intervals, or what the modules add, into this SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

/// Plays the match and reports.
pub fn run(args: Args) -> Result<(), Failure> {
    let (bots, faults) = args.foreign.registry()?;
    args.seats.check(&bots, false)?;
    let codes = args.seats.0;
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let threads = args.threads.map_or(cores, |threads| threads as usize);
    // Find out before a long match, not after it, that a file cannot be written.
    let json_file = args.json.as_deref().filter(|path| *path != Path::new("-"));
    for path in [json_file, args.plot.as_deref()].into_iter().flatten() {
        check_writable(path).map_err(|error| cannot_write(path, &error))?;
    }
    let rules = args::rules(codes.len(), &args.set)?;
    if let Some(code) = codes.iter().find(|code| bots::levels::misses_net(code, &rules)) {
        eprintln!("{code} has no net for these rules and plays weaker than it should");
    }
    let planned = Match { seats: codes, rules, games: args.games, seed: args.seed, threads };
    let n_matches = if args.module_report { 1 + planned.rules.base().modules().len() as u64 } else { 1 };
    let bar = progress_bar(args.games * n_matches);
    let progress = |games| bar.inc(games);
    let refused = |error: MatchError| Failure::Usage(error.to_string());
    let told = if args.module_report {
        let report = bots::module_report::measure_with(&bots, &planned, &progress).map_err(refused)?;
        module_report::tell(&planned, &report)?
    } else {
        let result = match args.random_modules {
            Some(number) => planned.play_mixed(number as usize, &bots, &progress),
            None => planned.play_with(&bots, &progress),
        };
        let result = result.map_err(refused)?;
        let modules = match args.random_modules {
            Some(number) => vec![format!("{number} random modules")],
            None => module_names(planned.rules.modules()),
        };
        let plot = plot::draw(&planned, &result)?;
        let json = report(&planned, &modules, &result)?;
        Told { table: table(&planned, &modules, &result), json, plot }
    };
    bar.finish_and_clear();
    faults.iter().filter_map(Faults::told).for_each(|line| eprintln!("{line}"));
    let mut out = io::stdout().lock();
    match &args.json {
        Some(path) if path == Path::new("-") => writeln!(out, "{}", told.json)?,
        Some(path) => {
            write_file(path, &(told.json + "\n"))?;
            out.write_all(told.table.as_bytes())?;
        }
        None => out.write_all(told.table.as_bytes())?,
    }
    if let Some(path) = &args.plot {
        write_file(path, &told.plot)?;
    }
    Ok(())
}

/// The result in its three forms.
pub(crate) struct Told {
    /// For people.
    pub table: String,
    /// For programs.
    pub json: String,
    /// As SVG.
    pub plot: String,
}

/// Checks that the file can be written, without leaving a trace: an existing file keeps its content until the match
/// is over, and no new file is left behind.
fn check_writable(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    match options.append(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            options.create_new(true).open(path)?;
            std::fs::remove_file(path)
        }
        opened => opened.map(drop),
    }
}

fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::Usage(format!("cannot write {}: {error}", files::shown(path)))
}

fn write_file(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| cannot_write(path, &error))
}

/// A progress bar on standard error, hidden where nobody would see it.
fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::hidden());
    }
    let bar = ProgressBar::new(games);
    // An invalid template would be a bug, but no reason to fail: the plain bar will do.
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

/// The number of games, and of which game unless it is Alhambra.
pub(crate) fn games_of(planned: &Match) -> String {
    match planned.rules.base() {
        Base::Alhambra => format!("{} games", planned.games),
        base => format!("{} games of {}", planned.games, base.slug()),
    }
}

fn table(planned: &Match, modules: &[String], result: &MatchResult) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_table(&mut out, planned, modules, result);
    out
}

fn write_table(
    out: &mut String,
    planned: &Match,
    modules: &[String],
    result: &MatchResult,
) -> std::fmt::Result {
    use std::fmt::Write as _;
    let modules = if modules.is_empty() { "no modules".to_string() } else { modules.join(", ") };
    let players = planned.rules.players();
    let games = games_of(planned);
    writeln!(out, "{games}, {players} players, {modules}, seed {}", planned.seed)?;
    writeln!(out)?;
    writeln!(
        out,
        "{:<16} {:>9} {:>7}  {:<15} {:>6}  95 % interval",
        "  bot", "wins", "%", "95 % interval", "score"
    )?;
    for (place, standing) in (1..).zip(&result.standings) {
        let share = standing.win_share;
        let share_interval = format!("{} to {}", percent(share.low), percent(share.high));
        let score = standing.score;
        let score_interval = format!("{:.1} to {:.1}", score.low, score.high);
        writeln!(
            out,
            "{:<16} {:>9.1} {:>7}  {share_interval:<15} {:>6.1}  {score_interval}",
            format!("{place} {}", standing.bot),
            standing.wins,
            percent(share.value),
            score.value,
        )?;
    }
    writeln!(out)?;
    writeln!(out, "Equally strong players would each win {} %.", percent(1.0 / players as f64))?;
    writeln!(
        out,
        "A game has {:.1} turns and {:.1} decisions; its points sum to {:.1}, its winner has {:.1}.",
        result.turns.value, result.decisions.value, result.sum_of_scores.value, result.winning_score.value
    )?;
    if result.aborted > 0 {
        writeln!(out, "{} games reached the limit of turns and have no winner.", result.aborted)?;
    }
    Ok(())
}

fn module_names(modules: ModuleSet) -> Vec<String> {
    modules.iter().map(|module| module.slug().to_string()).collect()
}

#[derive(Serialize)]
struct Report<'a> {
    rules_version: u32,
    game: &'static str,
    players: usize,
    modules: &'a [String],
    seed: u64,
    games: u64,
    aborted: u64,
    turns: Interval,
    decisions: Interval,
    sum_of_scores: Interval,
    winning_score: Interval,
    bots: Vec<BotReport<'a>>,
}

#[derive(Serialize)]
struct BotReport<'a> {
    bot: &'a str,
    games: u64,
    wins: f64,
    win_share: Interval,
    score: Interval,
}

/// A value with the ends of its 95 % interval.
#[derive(Serialize)]
pub(crate) struct Interval {
    value: f64,
    low: f64,
    high: f64,
}

impl From<Estimate> for Interval {
    fn from(estimate: Estimate) -> Interval {
        Interval { value: estimate.value, low: estimate.low, high: estimate.high }
    }
}

fn report(planned: &Match, modules: &[String], result: &MatchResult) -> Result<String, Failure> {
    let bots = result.standings.iter().map(|standing| BotReport {
        bot: &standing.bot,
        games: standing.games,
        wins: standing.wins,
        win_share: standing.win_share.into(),
        score: standing.score.into(),
    });
    let report = Report {
        rules_version: RULES_VERSION,
        game: planned.rules.base().slug(),
        players: planned.rules.players(),
        modules,
        seed: planned.seed,
        games: planned.games,
        aborted: result.aborted,
        turns: result.turns.into(),
        decisions: result.decisions.into(),
        sum_of_scores: result.sum_of_scores.into(),
        winning_score: result.winning_score.into(),
        bots: bots.collect(),
    };
    Ok(serde_json::to_string_pretty(&report).context("cannot write the report")?)
}
