//! The running game of a table, and all that was done in it.

use std::collections::VecDeque;

use engine::vocab::Seat;
use engine::{Action, Event, Viewer};
use protocol::{Record, RecordedGame};
use wire::{Patch, check_of, open_table};

use crate::kept::{Did, KeptError, Row};

/// The last steps that can be sent again as they were. Who has missed more gets the game as it stands.
const RECENT: usize = 8;

/// The last ids of actions that are remembered. An older one comes with a number that has passed, and is refused for that.
const IDS: usize = 16;

/// So many steps more are made room for at once: twice as many each time would be too much for thousands of tables.
const MORE: usize = 32;

/// A game together with its steps.
#[derive(Clone, Debug)]
pub(crate) struct Playing {
    game: RecordedGame,
    /// All steps, those that were taken back included.
    steps: Vec<Made>,
    /// The open table before the first step.
    pub start: Vec<u8>,
    /// The open table now.
    pub table: Vec<u8>,
    recent: VecDeque<Past>,
    ids: VecDeque<(u64, Seat, u32)>,
    /// The last steps, as long as one seat alone has made them and nothing hidden was revealed.
    own: Vec<u32>,
}

/// A step that was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Made {
    /// When, in seconds after the game began.
    pub at: u32,
    pub by: Seat,
    pub did: Did,
}

/// What a recent step did, before anybody's eyes.
#[derive(Clone, Debug)]
pub(crate) struct Past {
    pub number: u32,
    pub by: Seat,
    pub id: Option<u64>,
    pub did: PastDeed,
    pub patch: Patch,
    /// The check sum of the open table after it.
    pub check: u32,
}

#[derive(Clone, Debug)]
pub(crate) enum PastDeed {
    Played(Vec<Event>),
    SetBack { from: u32 },
}

/// An action that was not taken back, with the number of its step and its seat.
pub(crate) type Standing = (u32, Seat, Action);

/// The actions that stand after these steps.
pub(crate) fn standing(steps: &[Made]) -> Vec<Standing> {
    let mut actions: Vec<Standing> = Vec::with_capacity(steps.len());
    for (number, step) in (0..).zip(steps) {
        match step.did {
            Did::Act(action) => actions.push((number, step.by, action)),
            Did::Back(from) => actions.retain(|&(number, ..)| number < from),
        }
    }
    actions
}

impl Playing {
    /// A game that begins.
    pub fn new(record: &Record) -> Playing {
        let game = RecordedGame::new(record.setup, record.seed.clone());
        let table = open_table(game.game().view(Viewer::Public));
        // A copy takes no more than it needs.
        let start = table.clone();
        let (recent, ids) = (VecDeque::new(), VecDeque::new());
        Playing { game, steps: Vec::new(), start, table, recent, ids, own: Vec::new() }
    }

    pub fn game(&self) -> &RecordedGame {
        &self.game
    }

    /// The number of the next step.
    pub fn next(&self) -> u32 {
        self.steps.len() as u32
    }

    pub fn steps(&self) -> &[Made] {
        &self.steps
    }

    /// The number of the step that this seat made under this id.
    pub fn known(&self, seat: Seat, id: u64) -> Option<u32> {
        self.ids.iter().find(|&&(known, by, _)| known == id && by == seat).map(|&(.., number)| number)
    }

    /// Who may undo the last step, and its number.
    pub fn undoable(&self) -> Option<(Seat, u32)> {
        let number = *self.own.last()?;
        Some((self.steps[number as usize].by, number))
    }

    /// The last action of a seat that stands.
    pub fn last_of(&self, seat: Seat) -> Option<u32> {
        standing(&self.steps).into_iter().rev().find(|&(_, by, _)| by == seat).map(|(number, ..)| number)
    }

    /// The steps from that number on, if all of them can still be sent.
    pub fn since(&self, number: u32) -> Option<impl Iterator<Item = &Past>> {
        let first = self.recent.front()?.number;
        let skipped = number.checked_sub(first)? as usize;
        Some(self.recent.iter().skip(skipped))
    }

    /// Carries out steps that were made before. Nobody is told of them one by one, so they are not kept as recent.
    ///
    /// # Errors
    ///
    /// One does not follow the last one, or the rules refuse its action.
    pub fn replay(&mut self, rows: &[Row], began_at: u64) -> Result<(), KeptError> {
        self.steps.reserve(rows.len());
        for row in rows {
            self.carry_out(row, began_at)?;
        }
        self.table = open_table(self.game.game().view(Viewer::Public));
        Ok(())
    }

    /// Carries out a step.
    ///
    /// # Errors
    ///
    /// It does not follow the last one, or the rules refuse its action. Nothing has changed then.
    pub fn commit(&mut self, row: &Row, began_at: u64) -> Result<(), KeptError> {
        let did = self.carry_out(row, began_at)?;
        let table = open_table(self.game.game().view(Viewer::Public));
        let patch = Patch::new(&self.table, &table);
        self.table.clear();
        self.table.extend_from_slice(&table);
        if self.recent.len() == RECENT {
            self.recent.pop_front();
        }
        let check = check_of(&self.table);
        self.recent.push_back(Past { number: row.number, by: row.by, id: row.id, did, patch, check });
        Ok(())
    }

    fn carry_out(&mut self, row: &Row, began_at: u64) -> Result<PastDeed, KeptError> {
        let number = self.next();
        if row.number != number {
            return Err(KeptError(format!("step {} comes where step {number} is due", row.number)));
        }
        let did = match row.did {
            Did::Act(action) => {
                let mut events = Vec::new();
                let refused = |illegal| KeptError(format!("step {number} is illegal: {illegal}"));
                if self.game.game().to_act() != Some(row.by) {
                    return Err(KeptError(format!("step {number} is of a seat that is not to act")));
                }
                self.game.play(action, &mut events).map_err(refused)?;
                self.note_own(number, row.by, &events);
                events.shrink_to_fit();
                PastDeed::Played(events)
            }
            Did::Back(from) => {
                let (record, mut actions) = (self.game.record(), standing(&self.steps));
                actions.retain(|&(number, ..)| number < from);
                let mut game = RecordedGame::new(record.setup, record.seed.clone());
                for (number, _, action) in actions {
                    let refused = |illegal| KeptError(format!("step {number} is illegal: {illegal}"));
                    game.play(action, &mut ()).map_err(refused)?;
                }
                self.game = game;
                self.own.retain(|&own| own < from);
                PastDeed::SetBack { from }
            }
        };
        let at = u32::try_from(row.at.saturating_sub(began_at) / 1000).unwrap_or(u32::MAX);
        if self.steps.len() == self.steps.capacity() {
            self.steps.reserve_exact(MORE);
        }
        self.steps.push(Made { at, by: row.by, did: row.did });
        if let Some(id) = row.id {
            if self.ids.len() == IDS {
                self.ids.pop_front();
            }
            self.ids.push_back((id, row.by, number));
        }
        Ok(did)
    }

    /// Notes whether the step can be undone.
    fn note_own(&mut self, number: u32, by: Seat, events: &[Event]) {
        if self.own.last().is_some_and(|&last| self.steps[last as usize].by != by) {
            self.own.clear();
        }
        if events.iter().any(Event::reveals) {
            self.own.clear();
        } else {
            self.own.push(number);
        }
    }
}
