//! Sultan cards, and the building die.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, anyhow, ensure};

use crate::codegen::{CURRENCIES, CURRENCY_VARIANTS, KIND_VARIANTS, KINDS};
use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    sultan_cards(out, &Table::read(root, "data/sultan_cards.csv")?)?;
    building_die(out, &Table::read(root, "data/building_die.csv")?)
}

/// Writes the sultan cards.
fn sultan_cards(out: &mut String, table: &Table) -> Result<()> {
    let mut rows = String::new();
    let mut count = 0;
    for row in table.rows() {
        let (id, price) = (row.text("card_id")?, row.number::<u8>("price")?);
        let currency = CURRENCY_VARIANTS[row.index_in("currency", &CURRENCIES)?];
        write!(rows, "SultanRow {{ id: {id:?}, currency: Currency::{currency}, price: {price} }},")?;
        count += 1;
    }
    write!(
        out,
        "
/// One row of `data/sultan_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct SultanRow {{
    /// Stable name of the card.
    pub id: &'static str,
    /// The currency it is paid in.
    pub currency: Currency,
    /// Its price.
    pub price: u8,
}}
/// Sultan cards in the order of `data/sultan_cards.csv`.
pub const SULTAN_CARDS: [SultanRow; {count}] = [{rows}];
"
    )?;
    Ok(())
}

/// Writes the building die: each kind is on one face, and opposite faces must name each other.
fn building_die(out: &mut String, table: &Table) -> Result<()> {
    let mut opposite = [None; KINDS.len()];
    for row in table.rows() {
        let kind = row.index_in("kind", &KINDS)?;
        ensure!(opposite[kind].is_none(), row.error("an earlier face shows the same kind"));
        opposite[kind] = Some(row.index_in("opposite_kind", &KINDS)?);
    }
    let mut kinds = String::new();
    for (kind, other) in opposite.iter().enumerate() {
        let other = other.ok_or_else(|| anyhow!("data/building_die.csv:1: no face shows {}", KINDS[kind]))?;
        ensure!(
            other != kind && opposite[other] == Some(kind),
            "data/building_die.csv:1: the face opposite {} does not agree",
            KINDS[kind]
        );
        write!(kinds, "Building::{},", KIND_VARIANTS[other])?;
    }
    write!(
        out,
        "
/// The kind opposite each kind on the die of `data/building_die.csv`, which shows each kind once.
pub const OPPOSITE_FACES: [Building; {}] = [{kinds}];
",
        KINDS.len()
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::testing::refusal;

    #[test]
    fn each_kind_is_on_one_face() {
        assert_eq!(
            refusal(building_die, "kind,opposite_kind\ntower,garden\ntower,garden\n"),
            "t.csv:3: an earlier face shows the same kind"
        );
    }
}
