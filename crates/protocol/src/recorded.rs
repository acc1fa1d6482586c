//! A game together with its record and the scoring rounds held so far.

use engine::{Action, Event, EventSink, Game, Illegal, Line, Round};

use crate::explain::Scoring;
use crate::modules;
use crate::record::{Record, RecordError};
use crate::setup::{SeedText, Setup, SetupError};

/// A game that keeps its record and every line of its scoring rounds.
#[derive(Clone, Debug)]
pub struct RecordedGame {
    game: Game,
    record: Record,
    scorings: Vec<Scoring>,
}

impl RecordedGame {
    /// Sets up a game and begins its record.
    pub fn new(setup: Setup, seed: SeedText) -> RecordedGame {
        let game = Game::new(setup.rules(), seed.seed());
        RecordedGame { game, record: Record::new(setup, seed), scorings: Vec::new() }
    }

    /// Replays a recorded game; see [`Record::replay`].
    ///
    /// # Errors
    ///
    /// The same as for [`Record::replay`].
    pub fn from_record(record: &Record) -> Result<RecordedGame, RecordError> {
        record.check_version()?;
        let setup = record.setup.by_version(record.rules_version).map_err(SetupError::from)?;
        let mut again = RecordedGame::new(setup, record.seed.clone());
        again.record.actions.reserve(record.actions.len());
        for (index, &action) in record.actions.iter().enumerate() {
            again.play(action, &mut ()).map_err(|illegal| RecordError::Illegal { index, illegal })?;
        }
        match (&record.result, &again.record.result) {
            (Some(stored), Some(replayed)) if stored != replayed => {
                Err(RecordError::Result { stored: stored.clone(), replayed: replayed.clone() })
            }
            (Some(_), None) => Err(RecordError::NotOver { actions: record.actions.len() }),
            _ => Ok(again),
        }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game without its record.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// The record so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The scoring rounds held so far, in order.
    pub fn scorings(&self) -> &[Scoring] {
        &self.scorings
    }

    /// Plays an action if it is legal. A refused action changes nothing.
    ///
    /// # Errors
    ///
    /// Returns the rule that refuses the action.
    pub fn play(&mut self, action: Action, sink: &mut impl EventSink) -> Result<(), Illegal> {
        self.game.check(action)?;
        let mut listener =
            Listener { lines: Vec::new(), held: Vec::new(), followed: Vec::new(), inner: sink };
        self.game.play_unchecked(action, &mut listener);
        for (round, lines) in listener.held {
            self.scorings.push(Scoring::new(&self.game, round, lines));
        }
        for (round, event) in listener.followed {
            if let Some(scoring) = self.scorings.iter_mut().find(|scoring| scoring.round == round) {
                scoring.events.push(event);
            }
        }
        self.record.push(action);
        self.record.result = Record::result_of(&self.game);
        Ok(())
    }
}

/// Passes every event on, and keeps the lines of scoring rounds and the events of modules that belong to them.
struct Listener<'a, S> {
    lines: Vec<Line>,
    held: Vec<(Round, Vec<Line>)>,
    followed: Vec<(Round, Event)>,
    inner: &'a mut S,
}

impl<S: EventSink> EventSink for Listener<'_, S> {
    fn push(&mut self, event: Event) {
        match event {
            Event::Points { line, .. } => self.lines.push(line),
            Event::Scored { round, .. } => self.held.push((round, std::mem::take(&mut self.lines))),
            _ => self.followed.extend(modules::round_of(event).map(|round| (round, event))),
        }
        self.inner.push(event);
    }
}
