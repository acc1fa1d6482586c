//! `alhambra replay`: checks a record, or steps through it.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use engine::vocab::Seat;
use engine::{Event, Game, Viewer};
use protocol::{Record, SavedGame};

use crate::failure::Failure;
use crate::files;
use crate::input::{self, Typed};
use crate::score;
use crate::style::Style;
use crate::table;
use crate::words::{self, Names};

/// Step through a recorded game, or check it
///
/// Keys, each followed by Enter: nothing or n for the next action, b back, j 40 to jump behind action 40, q to
/// quit. When the input is no terminal, the whole game is told at once.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra replay game.json
  alhambra replay --verify game.json && echo fine")]
pub struct Args {
    /// The record
    file: PathBuf,
    /// Only check the record, and say what that proves
    #[arg(long)]
    verify: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
}

/// Reads, replays and tells.
pub fn run(args: Args) -> Result<(), Failure> {
    let saved = files::read_game(&args.file)?;
    let recorded = files::replay(&args.file, &saved)?;
    let names = Names::of_seats(saved.record.setup.rules().players()).called(&saved.table.names);
    let mut out = io::stdout().lock();
    if args.verify {
        let end = result_line(recorded.game(), &names);
        writeln!(out, "ok: {} actions, {end}", saved.record.actions.len())?;
        return Ok(write_proof(&mut out, &saved, recorded.game())?);
    }
    let mut replay = Replay::new(&saved.record, &names, Style::detect(args.ascii));
    if io::stdin().is_terminal() {
        replay.step_through(&mut io::stdin().lock(), &mut out)
    } else {
        replay.tell_all(&mut out)
    }
}

/// What is known of a record that was played again without a refusal, part by part.
fn write_proof(out: &mut impl Write, saved: &SavedGame, game: &Game) -> io::Result<()> {
    let result = match (&saved.record.result, game.outcome()) {
        (Some(_), _) => "scores and winners are those that the actions lead to",
        (None, Some(_)) => "the record has none, though the game is over",
        (None, None) => "the record has none: the game goes on",
    };
    let check_sum = match saved.has_check_sum {
        true => "fits: nothing was changed by accident since it was written, names of players included",
        false => "the record has none: a change to another game that the rules allow would not be seen",
    };
    for (part, proof) in [
        ("set-up", "the rules allow it"),
        ("actions", "each is legal when it comes"),
        ("events", "a record has none: they follow from set-up, seed and actions"),
        ("result", result),
        ("check sum", check_sum),
    ] {
        writeln!(out, "  {part:<10} {proof}")?;
    }
    Ok(())
}

/// How the game stands, or ended.
fn result_line(game: &Game, names: &Names) -> String {
    let view = game.view(Viewer::Public);
    let scores = score::totals(view.rules().players(), |seat| view.score(seat), view.dirk_score(), names);
    match game.outcome() {
        Some(engine::Outcome::Won(winners)) => {
            words::sentence(Event::GameOver { winners }, names).trim_end_matches('.').to_string()
                + ": "
                + scores.as_str()
        }
        Some(engine::Outcome::Aborted) => format!("the game was aborted: {scores}"),
        None => format!("the game goes on: {scores}"),
    }
}

/// A place in a record that is known to be sound.
struct Replay<'r> {
    record: &'r Record,
    names: Names,
    style: Style,
    /// Actions played so far.
    at: usize,
    game: Game,
}

impl<'r> Replay<'r> {
    fn new(record: &'r Record, names: &Names, style: Style) -> Replay<'r> {
        let game = Game::new(record.setup.rules(), record.seed.seed());
        let names = names.knowing(&game.view(Viewer::Public));
        Replay { record, names, style, at: 0, game }
    }

    fn tell_all(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        self.tell_start(out)?;
        while self.at < self.record.actions.len() {
            self.step(out)?;
        }
        let view = self.game.view(Viewer::Public);
        for seat in view.seats() {
            table::write_palace(out, &view, seat, &self.names, &[], self.style)?;
        }
        writeln!(out, "{}", result_line(&self.game, &self.names))?;
        Ok(())
    }

    fn tell_start(&self, out: &mut impl Write) -> io::Result<()> {
        let mut events = Vec::new();
        Game::new_with_events(self.record.setup.rules(), self.record.seed.seed(), &mut events);
        events.iter().try_for_each(|&event| writeln!(out, "{}", words::sentence(event, &self.names)))
    }

    /// Plays the next action and tells what happens.
    fn step(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let Some(&action) = self.record.actions.get(self.at) else { return Ok(()) };
        let seat = self.game.to_act().unwrap_or(Seat::FIRST);
        let mut events = Vec::new();
        self.game.play_unchecked(action, &mut events);
        self.at += 1;
        writeln!(out, "{:>4}  {}: {action}", self.at, self.names.name(seat))?;
        for event in events {
            writeln!(out, "      {}", words::sentence(event, &self.names))?;
            self.names.note(&event);
        }
        Ok(())
    }

    fn jump(&mut self, to: usize) {
        self.game = Game::new(self.record.setup.rules(), self.record.seed.seed());
        self.at = to.min(self.record.actions.len());
        for &action in &self.record.actions[..self.at] {
            self.game.play_unchecked(action, &mut ());
        }
        self.names = self.names.knowing(&self.game.view(Viewer::Public));
    }

    fn show(&self, out: &mut impl Write) -> io::Result<()> {
        let seat = self.game.to_act().unwrap_or(Seat::FIRST);
        let view = self.game.view(Viewer::Public);
        table::write(out, &view, &self.names, &table::Seen::now(&view), &[], self.style)?;
        table::write_palace(out, &view, seat, &self.names, &[], self.style)
    }

    fn step_through(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        self.tell_start(out)?;
        self.show(out)?;
        loop {
            let end = self.record.actions.len();
            if self.at == end {
                writeln!(out, "{}", result_line(&self.game, &self.names))?;
            }
            write!(out, "[{}/{end}] Enter next, b back, j N jump, q quit: ", self.at)?;
            out.flush()?;
            let line = match input::read(input)? {
                Typed::Line(line) => line,
                Typed::Garbled => "?".to_string(),
                Typed::End => return Ok(writeln!(out)?),
            };
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                [] | ["n"] => {
                    self.step(out)?;
                    self.show(out)?;
                }
                ["b"] => {
                    self.jump(self.at.saturating_sub(1));
                    self.show(out)?;
                }
                ["j", number] | ["jump", number] if number.parse::<usize>().is_ok() => {
                    self.jump(number.parse().unwrap_or(0));
                    self.show(out)?;
                }
                ["q"] => return Ok(()),
                _ => writeln!(out, "Enter or n: next action; b: back; j 40: jump; q: quit")?,
            }
        }
    }
}
