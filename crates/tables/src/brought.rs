//! A game that was begun on somebody's device and goes on at a table.

use engine::Action;
use protocol::{RecordError, RecordedGame, SavedGame};
use wire::{Code, Colour, Options, Refusal, Refused};

use crate::kept::{Did, KeptError, Row};
use crate::member::Member;
use crate::seats::{Seated, Who, is_level};
use crate::table::{New, Table};

/// What a table for a game that was begun elsewhere is made of.
#[derive(Clone, Debug)]
pub struct Bring {
    /// Its code, which no other table has.
    pub code: Code,
    /// The game, as a page saves it.
    pub text: String,
    /// The options.
    pub options: Options,
    /// Whose table it is.
    pub owner: Member,
    /// A number that no other deal has.
    pub deal: u64,
}

fn refuse(error: &RecordError) -> Refused {
    Refused::new(Refusal::BadSetup, error.to_string()).by_rule(error.rule())
}

impl Table {
    /// A table for a game that was begun elsewhere. Bots of that game are there again; the seats of people are open under
    /// the names they had, and the owner has the first of them if it has a name.
    ///
    /// # Errors
    ///
    /// The game cannot be read or played again, is over, has bots that are not known here, or the options are refused.
    pub fn bring(bring: Bring, now: u64) -> Result<Table, Refused> {
        let Bring { code, text, options, owner, deal } = bring;
        let SavedGame { record, table: sat, .. } =
            SavedGame::from_json(&text).map_err(|error| refuse(&error))?;
        let game = RecordedGame::from_record(&record).map_err(|error| refuse(&error))?;
        if game.game().outcome().is_some() {
            return Err(Refused::new(Refusal::NotNow, "this game is over"));
        }
        let (setup, seed) = (record.setup, record.seed);
        let mut table = Table::new(New { code, setup, options, owner, seed, deal }, now)?;
        table.brought = true;
        table.record.actions = record.actions;
        table.seats = seats_of(&sat, table.seats.len())?;
        let mut open = table.seats.iter_mut().filter(|seat| seat.who == Who::Nobody);
        if let Some(first) = open.next().filter(|seat| seat.name.is_some()) {
            (first.who, first.left_at) = (Who::Person(owner), now);
        }
        Ok(table)
    }

    /// The steps that were made elsewhere, as long as the game has not begun here. They are the first of its log.
    pub fn brought_rows(&self) -> Vec<Row> {
        self.rows_of(&self.record.actions).unwrap_or_default()
    }

    fn rows_of(&self, actions: &[Action]) -> Result<Vec<Row>, KeptError> {
        let mut game = RecordedGame::new(self.record.setup, self.record.seed.clone());
        let row = |(number, &action): (u32, &Action)| {
            let bad = || KeptError(format!("action {number} of the game that was brought is illegal"));
            let by = game.game().to_act().ok_or_else(bad)?;
            game.play(action, &mut ()).map_err(|_| bad())?;
            Ok(Row { number, at: self.made_at, by, id: None, did: Did::Act(action), left: None })
        };
        (0..).zip(actions).map(row).collect()
    }

    /// Reads the steps that were made elsewhere.
    pub(crate) fn read_brought(&mut self, rows: &[Row]) -> Result<(), KeptError> {
        let action = |row: &Row| match row.did {
            Did::Act(action) => Some(action),
            Did::Back(_) => None,
        };
        let actions: Option<Vec<Action>> = rows.iter().map(action).collect();
        let actions = actions.ok_or_else(|| KeptError("a game that was brought is set back".into()))?;
        if self.rows_of(&actions)? != rows {
            return Err(KeptError("a game that was brought has other steps".into()));
        }
        self.record.actions = actions;
        Ok(())
    }
}

/// The seats of a game that was begun elsewhere.
fn seats_of(sat: &protocol::Table, players: usize) -> Result<Vec<Seated>, Refused> {
    let mut colours: Vec<Colour> = sat.colours.iter().filter_map(|name| Colour::from_name(name)).collect();
    let is_twice = |(place, colour): (usize, &Colour)| colours[..place].contains(colour);
    if colours.len() != players || colours.iter().enumerate().any(is_twice) {
        colours = (0..players).map(Colour::of_seat).collect();
    }
    let seat = |(place, colour): (usize, Colour)| {
        let (who, name) = match sat.bots.get(place).cloned().flatten() {
            Some(level) if is_level(&level) => (Who::Bot(level), None),
            Some(_) => {
                return Err(Refused::new(Refusal::BadSetup, "this game has a bot that is not known here"));
            }
            None => (Who::Nobody, sat.names.get(place).cloned().flatten()),
        };
        Ok(Seated { who, name, colour, ..Seated::empty(place) })
    };
    colours.into_iter().enumerate().map(seat).collect()
}
