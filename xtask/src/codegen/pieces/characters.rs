//! Characters.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;

use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    characters(out, &Table::read(root, "data/characters.csv")?)
}

/// The symbols that can be printed on a character card.
const SYMBOLS: [&str; 3] = ["1x", "lozenge", "W"];

/// Writes the character cards.
fn characters(out: &mut String, table: &Table) -> Result<()> {
    let mut rows = String::new();
    let mut count = 0;
    for row in table.rows() {
        let (id, name, role) = (row.text("id")?, row.text("name")?, row.text("role")?);
        let symbol = SYMBOLS[row.index_in("symbol", &SYMBOLS)?];
        write!(rows, "CharacterRow {{ id: {id:?}, name: {name:?}, role: {role:?}, symbol: {symbol:?} }},")?;
        count += 1;
    }
    write!(
        out,
        "
/// One row of `data/characters.csv`.
#[derive(Clone, Copy, Debug)]
pub struct CharacterRow {{
    /// Stable name of the card.
    pub id: &'static str,
    /// Name of the character.
    pub name: &'static str,
    /// What the character is, empty where the card does not say.
    pub role: &'static str,
    /// Printed symbol: `1x`, `lozenge` or `W`.
    pub symbol: &'static str,
}}
/// Characters in the order of `data/characters.csv`.
pub const CHARACTERS: [CharacterRow; {count}] = [{rows}];
"
    )?;
    Ok(())
}
