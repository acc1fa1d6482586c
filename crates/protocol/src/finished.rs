//! Finished games for export: each is a code and who played it; many of them form one file with a check sum.

use serde_json::value::RawValue;

use crate::check_sum;
use crate::fields::Entries;
use crate::plain::plain;
use crate::read::{self, FieldError};
use crate::record::{MAX_RECORD, Record, json};
use crate::saved::{SavedGame, Table};

/// The value of `format` by which such a file is recognised.
const FORMAT: &str = "alhambra-games";
/// The version of the file format.
const VERSION: u64 = 1;

/// The most characters in the key of a game; the web page writes fifteen.
const MAX_KEY: usize = 40;

/// A game that is over, in its shortest form: everything about it follows from replaying the code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Identifies the game; the same game has the same key on every device.
    pub key: String,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
    /// The code of its record; see [`Record::from_code`].
    pub code: String,
    /// Who played: only names and bots, without colours and other settings.
    pub table: Table,
}

/// Why a file of finished games is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FinishedError {
    /// The file is longer than [`MAX_RECORD`].
    #[error("the file has more than {MAX_RECORD} bytes")]
    TooLong,
    /// Not JSON, or JSON of another kind.
    #[error("it is no file of finished games")]
    Foreign,
    /// The file has a version that this program does not know.
    #[error("the file has format version {found}; only version {VERSION} is supported")]
    Version {
        /// The version that was found.
        found: u64,
    },
    /// A field is missing or wrong.
    #[error("the file is not complete: {0}")]
    Field(#[from] FieldError),
    /// The check sum does not match the rest.
    #[error("the file is damaged: part of it was changed or lost")]
    Changed,
    /// A game of the list cannot be replayed, or has no winner.
    #[error("game {number} of the file: {}", plain(.reason))]
    Game {
        /// The position of the game in the file, counted from 1.
        number: usize,
        /// What is wrong with it.
        reason: String,
    },
}

impl Finished {
    /// A saved game as a finished one; `None` if it is not over, has no winner, or had only bots as players.
    pub fn of_saved(key: String, saved: &SavedGame) -> Option<Finished> {
        let table = Table { colours: Vec::new(), open_hands: false, saved_at: None, ..saved.table.clone() };
        let ended = saved.table.saved_at.unwrap_or(0);
        let is_won = saved.record.result.as_ref()?.winners.is_some();
        let has_person = table.bots.iter().any(Option::is_none);
        let code = saved.record.to_code().ok().filter(|_| is_won && has_person)?;
        Some(Finished { key, ended, code, table })
    }

    /// Replays the code and returns the record.
    ///
    /// # Errors
    ///
    /// Explains in words why the code cannot be replayed, or that the game has no winner.
    pub fn record(&self) -> Result<Record, String> {
        let record = Record::from_code(&self.code).map_err(|error| error.to_string())?;
        let is_won = record.result.as_ref().is_some_and(|result| result.winners.is_some());
        if is_won { Ok(record) } else { Err("it has no winner".to_string()) }
    }

    /// The game as one line of JSON.
    pub fn to_json(&self) -> String {
        format!(
            "{{\"key\": {}, \"ended\": {}, \"names\": {}, \"bots\": {}, \"code\": {}}}",
            json(&self.key),
            self.ended,
            json(&self.table.names),
            json(&self.table.bots),
            json(&self.code)
        )
    }

    /// Reads what [`Finished::to_json`] wrote. [`Finished::record`] checks whether its code can be replayed.
    ///
    /// # Errors
    ///
    /// Refuses text that is not such an object.
    pub fn from_json(text: &str) -> Result<Finished, FinishedError> {
        let raw: &RawValue = serde_json::from_str(text).map_err(|_| FinishedError::Foreign)?;
        Ok(Finished::read(raw)?)
    }

    fn read(raw: &RawValue) -> Result<Finished, FieldError> {
        let entries = Entries::read("game", raw)?;
        let is_key = |key: &str| !key.is_empty() && key.len() <= MAX_KEY && key.chars().all(is_key_letter);
        let key = |raw| Some(read::text(raw).filter(|key| is_key(key))?.into_owned());
        Ok(Finished {
            key: entries.field("key").read("a short text of letters, digits and hyphens", key)?,
            ended: entries.field("ended").read("a number of milliseconds", read::whole)?,
            code: entries.field("code").text()?.into_owned(),
            table: Table::read_seats(&entries)?,
        })
    }

    /// Finished games as one file: format, version, one game on each line, check sum.
    pub fn list_to_json(games: &[Finished]) -> String {
        let lines: Vec<String> = games.iter().map(|game| format!("\n    {}", game.to_json())).collect();
        let out = format!(
            "{{\n  \"format\": \"{FORMAT}\",\n  \"version\": {VERSION},\n  \"games\": [{}\n  ]",
            lines.join(",")
        );
        // What was just written can always be parsed.
        let sum = serde_json::from_str(&format!("{out}}}")).map(|entries| check_sum::of(&entries));
        debug_assert!(sum.is_ok(), "{out}");
        format!("{out},\n  \"{}\": {}\n}}\n", check_sum::FIELD, json(&sum.unwrap_or_default()))
    }

    /// Reads a file that [`Finished::list_to_json`] wrote. It is all or nothing: one game that cannot be replayed
    /// refuses the whole file, so that no import is left half done.
    ///
    /// # Errors
    ///
    /// Refuses a file that is too long, of another kind or version, changed, or that holds a game that cannot be
    /// replayed.
    pub fn list_from_json(text: &str) -> Result<Vec<Finished>, FinishedError> {
        if text.len() > MAX_RECORD {
            return Err(FinishedError::TooLong);
        }
        let raw: &RawValue = serde_json::from_str(text).map_err(|_| FinishedError::Foreign)?;
        let entries = Entries::read("file", raw).map_err(|_| FinishedError::Foreign)?;
        let format = entries.field("format").raw.and_then(read::text);
        if format.as_deref() != Some(FORMAT) {
            return Err(FinishedError::Foreign);
        }
        let found = entries.field("version").read("the form of the file", read::whole)?;
        if found != VERSION {
            return Err(FinishedError::Version { found });
        }
        let written = entries.field(check_sum::FIELD).text()?;
        if written != check_sum::of(&entries) {
            return Err(FinishedError::Changed);
        }
        let games = entries.field("games").read("an array", read::array)?;
        let read = |(index, raw): (usize, &RawValue)| {
            let number = index + 1;
            let game = Finished::read(raw).map_err(|error| error.inside(&format!("games[{index}]")))?;
            let record = game.record().map_err(|reason| FinishedError::Game { number, reason })?;
            let players = record.setup.rules().players();
            if game.table.names.len() != players || game.table.bots.len() != players {
                let reason = "names and bots do not match its seats".to_string();
                return Err(FinishedError::Game { number, reason });
            }
            Ok(game)
        };
        games.into_iter().enumerate().map(read).collect()
    }
}

fn is_key_letter(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-'
}
