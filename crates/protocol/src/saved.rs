//! A game in a file: its record, who sat at the table, and a check sum. Terminal and page write and read the same.

use serde_json::value::RawValue;

use engine::Viewer;

use crate::check_sum;
use crate::fields::Entries;
use crate::name::clean_name;
use crate::read::{self, FieldError};
use crate::record::{Record, RecordError, json, parse};
use crate::recorded::RecordedGame;

/// A game that was read from a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedGame {
    /// The game.
    pub record: Record,
    /// Who played it.
    pub table: Table,
    /// Whether a check sum was there, and fitted. Records from before there were any have none.
    pub has_check_sum: bool,
}

/// Who sits at a table: all that a file says of a game that its record does not need.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    /// The name of each seat that has one; empty where nothing is said about any.
    pub names: Vec<Option<String>>,
    /// The code of the bot in each seat, nothing for a person; empty where nothing is said about any.
    pub bots: Vec<Option<String>>,
    /// The colour of each seat; empty where nothing is said about them.
    pub colours: Vec<String>,
    /// Whether everybody sees all hands.
    pub open_hands: bool,
    /// When it was saved, in milliseconds since 1970.
    pub saved_at: Option<u64>,
}

impl SavedGame {
    /// Reads a file: of today, a record alone, or a game that an earlier page has saved, which had the record inside. Whether
    /// the actions are legal is not looked at: [`Record::replay`] does.
    pub fn from_json(text: &str) -> Result<SavedGame, RecordError> {
        let entries = Entries::read("record", parse(text)?)?;
        let record = match entries.field("record").raw {
            Some(inner) => Record::read(inner)?,
            None => Record::from_entries(&entries)?,
        };
        let table = Table::read(&entries, record.setup.rules().players())?;
        let has_check_sum = entries.field(check_sum::FIELD).raw.is_some();
        Ok(SavedGame { record, table, has_check_sum })
    }

    /// The game as text: the record with one action on each line, then who plays, then the check sum.
    pub fn to_json(game: &RecordedGame, table: &Table) -> String {
        let mut out = game.record().open_json();
        let mut add = |name, value| add_field(&mut out, name, value);
        for (name, list) in [("names", &table.names), ("bots", &table.bots)] {
            if !list.is_empty() {
                add(name, json(list));
            }
        }
        if !table.colours.is_empty() {
            add("colours", json(&table.colours));
        }
        if table.open_hands {
            add("open_hands", json(&true));
        }
        add("turn", json(&game.game().view(Viewer::Public).turn()));
        if let Some(moment) = table.saved_at {
            add("saved_at", json(&moment));
        }
        // What was just written can be read.
        let sum = serde_json::from_str(&format!("{out}}}")).map(|entries| check_sum::of(&entries));
        debug_assert!(sum.is_ok(), "{out}");
        add_field(&mut out, check_sum::FIELD, json(&sum.unwrap_or_default()));
        out + "\n}\n"
    }
}

fn add_field(out: &mut String, name: &str, value: String) {
    out.push_str(&format!(",\n  \"{name}\": {value}"));
}

const NAMES: &str = "an array with a name or null for each seat";
const BOTS: &str = "an array with the name of a bot or null for each seat";
const COLOURS: &str = "an array with a colour for each seat";
const MOMENT: &str = "a number of milliseconds";

impl Table {
    /// Names and bots alone, for as many seats as there are.
    pub(crate) fn read_seats(entries: &Entries<'_>) -> Result<Table, FieldError> {
        let items = |name, expected| entries.field(name).read(expected, read::array).map(|items| items.len());
        let players = items("names", NAMES)?;
        let texts = |name, expected| entries.field(name).read(expected, |raw| texts(raw, players));
        let names = texts("names", NAMES)?.iter().map(|name| clean_name(name.as_deref()?)).collect();
        Ok(Table { names, bots: texts("bots", BOTS)?, ..Table::default() })
    }

    fn read(entries: &Entries<'_>, players: usize) -> Result<Table, FieldError> {
        let texts = |name, expected| -> Result<Vec<Option<String>>, FieldError> {
            let read = entries.field(name).read_optional(expected, |raw| texts(raw, players))?;
            Ok(read.unwrap_or_default())
        };
        // A name that cannot be seen costs nobody the game: the seat has none.
        let names = texts("names", NAMES)?.iter().map(|name| clean_name(name.as_deref()?)).collect();
        let colours = texts("colours", COLOURS)?.into_iter().flatten().collect();
        let open_hands = entries.field("open_hands");
        let open_hands = open_hands.read_optional("true or false", |raw| raw.get().parse::<bool>().ok())?;
        // The first pages wrote the moment with a decimal point.
        let moment = |raw: &RawValue| Some(raw.get().parse::<f64>().ok()?.max(0.0) as u64);
        let saved_at = entries.field("saved_at").read_optional(MOMENT, moment)?;
        Ok(Table {
            names,
            bots: texts("bots", BOTS)?,
            colours,
            open_hands: open_hands.unwrap_or(false),
            saved_at,
        })
    }
}

/// A text or null for each seat.
fn texts(raw: &RawValue, players: usize) -> Option<Vec<Option<String>>> {
    let items = read::array(raw).filter(|items| items.len() == players)?;
    let text = |raw: &RawValue| match raw.get() {
        "null" => Some(None),
        _ => Some(Some(read::text(raw)?.into_owned())),
    };
    items.into_iter().map(text).collect()
}
