//! The running game of a table, and all that was done in it.

use std::collections::VecDeque;

use engine::vocab::Seat;
use engine::{Event, Game, Viewer};
use protocol::Record;
use wire::{Patch, check_of, open_table};

use crate::kept::{Did, KeptError, Row};
use crate::log::{Log, Made};

/// The last steps that can be sent again as they were. Who has missed more gets the game as it stands.
const RECENT: usize = 8;

/// The last ids of actions that are remembered. An older one comes with a number that has passed, and is refused for that.
const IDS: usize = 16;

/// A game together with its steps.
#[derive(Clone, Debug)]
pub(crate) struct Playing {
    game: Game,
    /// All steps, those that were taken back included.
    log: Log,
    /// The open table before the first step.
    pub start: Vec<u8>,
    /// The open table now.
    pub table: Vec<u8>,
    recent: VecDeque<Past>,
    ids: VecDeque<(u64, Seat, u32)>,
    /// The last steps with their seat, as long as one seat alone has made them and nothing hidden was revealed.
    own: Vec<(u32, Seat)>,
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

/// The game of a record before the first action.
fn begun(record: &Record) -> Game {
    Game::new(record.setup.rules(), record.seed.seed())
}

impl Playing {
    /// A game that begins.
    pub fn new(record: &Record) -> Playing {
        let game = begun(record);
        let table = open_table(game.view(Viewer::Public));
        // A copy takes no more than it needs.
        let start = table.clone();
        let (recent, ids) = (VecDeque::new(), VecDeque::new());
        Playing { game, log: Log::default(), start, table, recent, ids, own: Vec::new() }
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The number of the next step.
    pub fn next(&self) -> u32 {
        self.log.len()
    }

    pub fn log(&self) -> &Log {
        &self.log
    }

    /// The number of the step that this seat made under this id.
    pub fn known(&self, seat: Seat, id: u64) -> Option<u32> {
        self.ids.iter().find(|&&(known, by, _)| known == id && by == seat).map(|&(.., number)| number)
    }

    /// Who may undo the last step, and its number.
    pub fn undoable(&self) -> Option<(Seat, u32)> {
        self.own.last().map(|&(number, by)| (by, number))
    }

    /// The last action of a seat that stands.
    pub fn last_of(&self, seat: Seat) -> Option<u32> {
        self.log
            .standing(self.next())
            .into_iter()
            .rev()
            .find(|&(_, by, _)| by == seat)
            .map(|(number, ..)| number)
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
    pub fn replay(&mut self, record: &Record, rows: &[Row], began_at: u64) -> Result<(), KeptError> {
        for row in rows {
            self.carry_out(record, row, began_at)?;
        }
        self.table = open_table(self.game.view(Viewer::Public));
        Ok(())
    }

    /// Carries out a step.
    ///
    /// # Errors
    ///
    /// It does not follow the last one, or the rules refuse its action. Nothing has changed then.
    pub fn commit(&mut self, record: &Record, row: &Row, began_at: u64) -> Result<(), KeptError> {
        let did = self.carry_out(record, row, began_at)?;
        let table = open_table(self.game.view(Viewer::Public));
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

    fn carry_out(&mut self, record: &Record, row: &Row, began_at: u64) -> Result<PastDeed, KeptError> {
        let number = self.next();
        if row.number != number {
            return Err(KeptError(format!("step {} comes where step {number} is due", row.number)));
        }
        let did = match row.did {
            Did::Act(action) => {
                // Few actions have more consequences, and memory that grows costs time.
                let mut events = Vec::with_capacity(8);
                let refused = |illegal| KeptError(format!("step {number} is illegal: {illegal}"));
                if self.game.to_act() != Some(row.by) {
                    return Err(KeptError(format!("step {number} is of a seat that is not to act")));
                }
                self.game.play(action, &mut events).map_err(refused)?;
                self.note_own(number, row.by, &events);
                events.shrink_to_fit();
                PastDeed::Played(events)
            }
            Did::Back(from) => {
                let mut game = begun(record);
                for (number, _, action) in self.log.standing(self.next()) {
                    if number >= from {
                        break;
                    }
                    let refused = |illegal| KeptError(format!("step {number} is illegal: {illegal}"));
                    game.play(action, &mut ()).map_err(refused)?;
                }
                self.game = game;
                self.own.retain(|&(own, _)| own < from);
                PastDeed::SetBack { from }
            }
        };
        let at = u32::try_from(row.at.saturating_sub(began_at) / 1000).unwrap_or(u32::MAX);
        self.log.push(Made { at, by: row.by, did: row.did });
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
        if self.own.last().is_some_and(|&(_, last)| last != by) {
            self.own.clear();
        }
        if events.iter().any(Event::reveals) {
            self.own.clear();
        } else {
            self.own.push((number, by));
        }
    }
}
