//! `alhambra replay`: checks a record, or steps through it.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;

use engine::vocab::Seat;
use engine::{Game, Outcome, Points, RULES_VERSION, Viewer};
use i18n::Texts;
use protocol::{Record, SavedGame};
use serde::Serialize;

use crate::ascii::Output;
use crate::failure::Failure;
use crate::files;
use crate::input::{self, Typed};
use crate::json;
use crate::score;
use crate::style::Style;
use crate::table;
use crate::words::Voice;

/// Step through a recorded game, or check it
///
/// Keys, each followed by Enter: nothing or n for the next action, b to go back, j 40 to jump to just after action
/// 40, q to quit. When the input is not a terminal, the whole game is told at once.
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra replay game.json
  alhambra replay --verify game.json && echo fine")]
pub struct Args {
    /// The record of the game
    file: PathBuf,
    /// Only check the record, and say what that proves
    #[arg(long)]
    verify: bool,
    /// With --verify: what was promised before the game, 64 hexadecimal digits; the record must fit to it
    #[arg(long, requires = "verify", value_name = "DIGITS")]
    commitment: Option<String>,
    /// With --verify: print the answer as JSON
    #[arg(long, requires = "verify")]
    json: bool,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
}

/// What was verified, for programs. A record that is refused gives only an error.
#[derive(Serialize)]
struct Report {
    rules_version: u32,
    actions: usize,
    over: bool,
    scores: Vec<Points>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dirk: Option<Points>,
    /// The seats that won, counted from 0. Empty while the game goes on and if it was aborted.
    winners: Vec<usize>,
    /// Whether the record has a result. If so, it is the one that the actions lead to.
    result: bool,
    /// Whether the record has a check sum. If so, it is right.
    check_sum: bool,
}

impl Report {
    fn new(saved: &SavedGame, game: &Game) -> Report {
        let view = game.view(Viewer::Public);
        let winners = match game.outcome() {
            Some(Outcome::Won(winners)) => winners.iter().map(Seat::index).collect(),
            Some(Outcome::Aborted) | None => Vec::new(),
        };
        Report {
            rules_version: RULES_VERSION,
            actions: saved.record.actions.len(),
            over: game.outcome().is_some(),
            scores: view.seats().map(|seat| view.score(seat)).collect(),
            dirk: view.dirk_score(),
            winners,
            result: saved.record.result.is_some(),
            check_sum: saved.has_check_sum,
        }
    }
}

/// Reads and replays the record, then checks it, steps through it or tells all of it.
pub fn run(args: Args, texts: &Texts) -> Result<(), Failure> {
    let saved = files::read_game(&args.file)?;
    let recorded = files::replay(&args.file, &saved)?;
    if let Some(promised) = &args.commitment
        && !promised.trim().eq_ignore_ascii_case(&saved.record.commitment())
    {
        let found = saved.record.commitment();
        return Err(Failure::Broken(format!(
            "{}: set-up and seed are not those that were promised: their commitment is {found}",
            args.file.display()
        )));
    }
    let voice = Voice::of_seats(texts, saved.record.setup.rules().players()).called(&saved.table.names);
    let mut out = Output::new(io::stdout().lock(), args.ascii);
    if args.json {
        return json::write(&mut out, &Report::new(&saved, recorded.game()));
    }
    if args.verify {
        let actions = texts.with("terminal-actions", &[("count", saved.record.actions.len().into())]);
        writeln!(out, "ok: {actions}. {}", result_line(recorded.game(), &voice))?;
        let promised = args.commitment.is_some();
        return Ok(write_proof(&mut out, &saved, recorded.game(), promised, texts)?);
    }
    let mut replay = Replay::new(&saved.record, &voice, Style::detect(args.ascii));
    if io::stdin().is_terminal() {
        replay.step_through(&mut io::stdin().lock(), &mut out)
    } else {
        replay.tell_all(&mut out)
    }
}

/// Writes what a successful replay proves about each part of the record.
fn write_proof(
    out: &mut impl Write,
    saved: &SavedGame,
    game: &Game,
    promised: bool,
    texts: &Texts,
) -> io::Result<()> {
    let result = match (&saved.record.result, game.outcome()) {
        (Some(_), _) => "terminal-proof-result",
        (None, Some(_)) => "terminal-proof-result-missing",
        (None, None) => "terminal-proof-result-open",
    };
    let check_sum = match saved.has_check_sum {
        true => "terminal-proof-check-sum",
        false => "terminal-proof-no-check-sum",
    };
    let mut parts = vec![
        ("terminal-part-set-up", "terminal-proof-set-up"),
        ("terminal-part-actions", "terminal-proof-actions"),
        ("terminal-part-events", "terminal-proof-events"),
        ("terminal-part-result", result),
        ("terminal-part-check-sum", check_sum),
    ];
    if promised {
        parts.push(("terminal-part-commitment", "terminal-proof-commitment"));
    }
    let parts: Vec<(String, String)> =
        parts.into_iter().map(|(part, proof)| (texts.get(part), texts.get(proof))).collect();
    let width = parts.iter().map(|(part, _)| part.chars().count()).max().unwrap_or(0);
    parts.iter().try_for_each(|(part, proof)| writeln!(out, "  {part:<width$}  {proof}"))
}

/// How the game stands or how it ended.
fn result_line(game: &Game, voice: &Voice) -> String {
    let (view, texts) = (game.view(Viewer::Public), voice.texts());
    let scores = score::totals(view.rules().players(), |seat| view.score(seat), view.dirk_score(), voice);
    let end = match game.outcome() {
        Some(Outcome::Won(winners)) => texts.winners(winners, voice.names()),
        Some(Outcome::Aborted) => texts.get("aborted"),
        None => texts.get("terminal-goes-on"),
    };
    format!("{end} {scores}")
}

/// A position in a record that has been replayed without an error.
struct Replay<'r> {
    record: &'r Record,
    voice: Voice,
    style: Style,
    /// Actions played so far.
    at: usize,
    game: Game,
}

impl<'r> Replay<'r> {
    fn new(record: &'r Record, voice: &Voice, style: Style) -> Replay<'r> {
        let game = Game::new(record.setup.rules(), record.seed.seed());
        let voice = voice.knowing(&game.view(Viewer::Public));
        Replay { record, voice, style, at: 0, game }
    }

    fn tell_all(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        self.tell_start(out)?;
        while self.at < self.record.actions.len() {
            self.step(out)?;
        }
        let view = self.game.view(Viewer::Public);
        for seat in view.seats() {
            table::write_palace(out, &view, seat, &self.voice, &[], self.style)?;
        }
        writeln!(out, "{}", result_line(&self.game, &self.voice))?;
        Ok(())
    }

    fn tell_start(&self, out: &mut impl Write) -> io::Result<()> {
        let mut events = Vec::new();
        Game::new_with_events(self.record.setup.rules(), self.record.seed.seed(), &mut events);
        events.iter().try_for_each(|&event| writeln!(out, "{}", self.voice.sentence(event)))
    }

    /// Plays the next action and tells what happens.
    fn step(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        let Some(&action) = self.record.actions.get(self.at) else { return Ok(()) };
        let seat = self.game.to_act().unwrap_or(Seat::FIRST);
        let mut events = Vec::new();
        self.game.play_unchecked(action, &mut events);
        self.at += 1;
        writeln!(out, "{:>4}  {}: {action}", self.at, self.voice.name(seat))?;
        for event in events {
            writeln!(out, "      {}", self.voice.sentence(event))?;
            self.voice.note(&event);
        }
        Ok(())
    }

    fn jump(&mut self, to: usize) {
        self.game = Game::new(self.record.setup.rules(), self.record.seed.seed());
        self.at = to.min(self.record.actions.len());
        for &action in &self.record.actions[..self.at] {
            self.game.play_unchecked(action, &mut ());
        }
        self.voice = self.voice.knowing(&self.game.view(Viewer::Public));
    }

    fn show(&self, out: &mut impl Write) -> io::Result<()> {
        let seat = self.game.to_act().unwrap_or(Seat::FIRST);
        let view = self.game.view(Viewer::Public);
        table::write(out, &view, &self.voice, &table::Seen::now(&view), &[], self.style)?;
        table::write_palace(out, &view, seat, &self.voice, &[], self.style)
    }

    fn step_through(&mut self, input: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        self.tell_start(out)?;
        self.show(out)?;
        loop {
            let end = self.record.actions.len();
            if self.at == end {
                writeln!(out, "{}", result_line(&self.game, &self.voice))?;
            }
            let keys = self.voice.texts().get("terminal-replay-keys");
            write!(out, "[{}/{end}] {keys} > ", self.at)?;
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
                // The next prompt lists the keys.
                _ => {}
            }
        }
    }
}
