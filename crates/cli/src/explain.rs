//! `alhambra explain`: the scoring of a record, line by line.

use std::io;
use std::path::PathBuf;

use engine::{Game, Round, Viewer};
use i18n::Texts;
use protocol::{Record, Scoring};
use serde::Serialize;

use crate::args;
use crate::failure::Failure;
use crate::files;
use crate::json;
use crate::score;
use crate::style::Style;
use crate::words::Voice;

/// Explain the scoring of a recorded game, line by line
///
/// Without --round, all rounds that were held are explained; if none was, the first one as if it were held now.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra explain game.json                     the rounds held
  alhambra explain game.json --at 60 --round 2   round 2 as if held after 60 actions")]
pub struct Args {
    /// The record of the game
    file: PathBuf,
    /// Look at the game after this many actions instead of at its end
    #[arg(long, value_name = "ACTIONS", value_parser = args::number(0, 1_000_000))]
    at: Option<u64>,
    /// Only this round, 1 to 3; if it was not held, as if it were held now
    #[arg(long, value_parser = args::parse_round)]
    round: Option<Round>,
    /// Print the rounds as JSON
    #[arg(long)]
    json: bool,
}

/// The rounds for programs, as the engine protocol writes them.
#[derive(Serialize)]
struct Report<S> {
    /// Whether the rounds were held. If not, there is one, scored as if it were held now.
    held: bool,
    scoring: Vec<S>,
}

/// Reads and replays the record, then explains its scoring.
pub fn run(args: Args, texts: &Texts) -> Result<(), Failure> {
    let mut saved = files::read_game(&args.file)?;
    if let Some(at) = args.at {
        cut(&mut saved.record, at as usize)?;
    }
    let recorded = files::replay(&args.file, &saved)?;
    let game = recorded.game();
    let wanted = |scoring: &&Scoring| args.round.is_none_or(|round| scoring.round == round);
    let held: Vec<&Scoring> = recorded.scorings().iter().filter(wanted).collect();
    let projected = Scoring::if_held_now(game, args.round.unwrap_or_else(|| next_round(game)));
    let mut out = io::stdout().lock();
    if args.json {
        let has_dirk = game.view(Viewer::Public).dirk().is_some();
        let told = if held.is_empty() { vec![&projected] } else { held.clone() };
        let scoring = told.into_iter().map(|scoring| scoring.to_report(has_dirk)).collect();
        return json::write(&mut out, &Report { held: !held.is_empty(), scoring });
    }
    let style = Style::detect(false);
    let voice = Voice::of_seats(texts, game.rules().players()).called(&saved.table.names);
    for scoring in &held {
        write_held(&mut out, scoring, &voice, style)?;
    }
    if held.is_empty() {
        write_projected(&mut out, &projected, &voice, style)?;
    }
    Ok(())
}

/// Writes a round that was held.
pub fn write_held(
    out: &mut impl io::Write,
    scoring: &Scoring,
    voice: &Voice,
    style: Style,
) -> io::Result<()> {
    let title = voice.texts().with("round-number", &[("number", scoring.round.number().into())]);
    score::write_round(out, &title, &scoring.lines, voice, style)
}

/// Writes a round as if it were held now.
pub fn write_projected(
    out: &mut impl io::Write,
    scoring: &Scoring,
    voice: &Voice,
    style: Style,
) -> io::Result<()> {
    let title = voice.texts().with("terminal-projected", &[("number", scoring.round.number().into())]);
    score::write_round(out, &title, &scoring.lines, voice, style)
}

/// The round that comes next.
pub fn next_round(game: &Game) -> Round {
    let view = game.view(Viewer::Public);
    Round::ALL.into_iter().find(|&round| !view.is_scored(round)).unwrap_or(Round::Three)
}

/// Cuts a record off after its first `at` actions.
pub fn cut(record: &mut Record, at: usize) -> Result<(), Failure> {
    let actions = record.actions.len();
    if at > actions {
        return Err(Failure::Usage(format!("--at {at} is beyond the end (allowed: 0 to {actions})")));
    }
    if at < actions {
        record.actions.truncate(at);
        record.result = None;
    }
    Ok(())
}
