//! A running game in a list of tables: what everybody at the table sees, for a picture.

use engine::{Seen, View, Viewer};
use serde::{Deserialize, Serialize};

use crate::following::read;
use crate::frame::open_table;

/// The open table of a game, as a text of hexadecimal digits that fits into a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Glance(String);

impl Glance {
    /// What everybody sees of a game.
    pub fn of(view: View<'_>) -> Glance {
        Glance(open_table(view).iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// The open table; `None` if this is none.
    pub fn seen(&self) -> Option<Seen> {
        let digits = |pair: &[u8]| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok();
        let bytes: Option<Vec<u8>> = self.0.as_bytes().chunks(2).map(digits).collect();
        read(Viewer::Public, &Vec::new(), &bytes?).ok()
    }
}
