//! A game in a file: its record, who sat at the table, and a check sum. The terminal and the web page share this
//! format.

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
    /// What was played.
    pub record: Record,
    /// Who played it.
    pub table: Table,
    /// Whether a check sum was present and matched. Old records have none.
    pub has_check_sum: bool,
}

/// Who sits at the table: everything in a file that the record itself does not need.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Table {
    /// The name of each seat, or `None` for a seat without one; empty if the file names nobody.
    pub names: Vec<Option<String>>,
    /// The code of the bot in each seat, or `None` for a person; empty if the file does not say.
    pub bots: Vec<Option<String>>,
    /// The colour of each seat; empty if the file does not say.
    pub colours: Vec<String>,
    /// Whether all hands are open to everybody.
    pub open_hands: bool,
    /// When the game was saved, in milliseconds since 1970.
    pub saved_at: Option<u64>,
}

impl SavedGame {
    /// Reads a file in today's format, a bare record, or a game saved by an earlier web page, which nested the
    /// record.
    ///
    /// Whether the actions are legal is not checked here; see [`Record::replay`].
    ///
    /// # Errors
    ///
    /// Refuses text that is not such a game, or that was changed.
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

    /// The game as text: the record with one action per line, then who plays, then the check sum.
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
        // What was just written can always be parsed.
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
    /// Reads only names and bots, for however many seats there are.
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
        // An invisible name must not cost anybody the game; the seat just has none.
        let names = texts("names", NAMES)?.iter().map(|name| clean_name(name.as_deref()?)).collect();
        let colours = texts("colours", COLOURS)?.into_iter().flatten().collect();
        let open_hands = entries.field("open_hands");
        let open_hands = open_hands.read_optional("true or false", |raw| raw.get().parse::<bool>().ok())?;
        // The first web pages wrote the time with a decimal point.
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
