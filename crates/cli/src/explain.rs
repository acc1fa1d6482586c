//! `alhambra explain`: the scoring of a record, line by line.

use std::io;
use std::path::PathBuf;

use engine::{Game, Round, Viewer};
use protocol::{Record, Scoring};

use crate::args;
use crate::failure::Failure;
use crate::files;
use crate::score;
use crate::style::Style;
use crate::words::Names;

/// Explain the scoring of a recorded game, line by line
///
/// Without --round the rounds that were held are told; if none was, the first one as if it were held now.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra explain game.json                     the rounds held
  alhambra explain game.json --at 60 --round 2   round 2 as if held after 60 actions")]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Look at the game after so many actions instead of at its end
    #[arg(long, value_name = "ACTIONS", value_parser = args::number(0, 1_000_000))]
    at: Option<u64>,
    /// Only this round, 1 to 3; if it was not held, as if it were held now
    #[arg(long, value_parser = args::parse_round)]
    round: Option<Round>,
}

/// Reads, replays and tells.
pub fn run(args: Args) -> Result<(), Failure> {
    let mut saved = files::read_game(&args.file)?;
    if let Some(at) = args.at {
        cut(&mut saved.record, at as usize)?;
    }
    let recorded = files::replay(&args.file, &saved)?;
    let held: Vec<&Scoring> = recorded.scorings().iter().collect();
    let wanted = |scoring: &&&Scoring| args.round.is_none_or(|round| scoring.round == round);
    let held: Vec<&Scoring> = held.iter().filter(wanted).copied().collect();
    let mut out = io::stdout().lock();
    let style = Style::detect(false);
    let names = Names::of_seats(recorded.game().rules().players()).called(&saved.table.names);
    for scoring in &held {
        let title = format!("Round {}, as it was held", scoring.round.number());
        score::write_round(&mut out, &title, &scoring.lines, &names, style)?;
    }
    if held.is_empty() {
        let round = args.round.unwrap_or_else(|| next_round(recorded.game()));
        write_projection(&mut out, recorded.game(), round, &names, style)?;
    }
    Ok(())
}

/// Writes a round as if it were held now.
pub fn write_projection(
    out: &mut impl io::Write,
    game: &Game,
    round: Round,
    names: &Names,
    style: Style,
) -> io::Result<()> {
    let scoring = Scoring::if_held_now(game, round);
    let title = format!("Round {}, if it were held now", round.number());
    score::write_round(out, &title, &scoring.lines, names, style)
}

/// The round that comes next.
pub fn next_round(game: &Game) -> Round {
    let view = game.view(Viewer::Public);
    Round::ALL.into_iter().find(|&round| !view.is_scored(round)).unwrap_or(Round::Three)
}

/// Keeps the first actions of a record.
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
