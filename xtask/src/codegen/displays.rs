//! Cards that are bought from a display beside the market.

use std::fmt::Write as _;

use anyhow::{Result, anyhow, ensure};

use super::{CURRENCIES, CURRENCY_VARIANTS, KIND_VARIANTS, KINDS};
use crate::csv::Table;

/// The sultan cards.
pub fn sultan_cards(out: &mut String, table: &Table) -> Result<()> {
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

/// The building die: each kind on one face, and opposite faces that agree.
pub fn building_die(out: &mut String, table: &Table) -> Result<()> {
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

/// The caravanserai cards: a main currency, and the three others on the side spaces.
pub fn caravanserais(out: &mut String, table: &Table) -> Result<()> {
    let mut rows = String::new();
    let mut count = 0;
    for row in table.rows() {
        let id = row.text("card_id")?;
        let currency = |column| row.index_in(column, &CURRENCIES);
        let all = ["main_currency", "branch_at_2", "branch_at_3", "branch_at_4"].map(currency);
        let mut currencies = Vec::new();
        for one in all {
            currencies.push(one?);
        }
        let mut sorted = currencies.clone();
        sorted.sort_unstable();
        ensure!(sorted == [0, 1, 2, 3], row.error("each currency stands once on a card"));
        let names: Vec<String> =
            currencies.iter().map(|&one| format!("Currency::{}", CURRENCY_VARIANTS[one])).collect();
        let (main, branches) = (&names[0], names[1..].join(", "));
        write!(rows, "CaravanseraiRow {{ id: {id:?}, main: {main}, branches: [{branches}] }},")?;
        count += 1;
    }
    write!(
        out,
        "
/// One row of `data/caravanserai_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct CaravanseraiRow {{
    /// Stable name of the card.
    pub id: &'static str,
    /// The currency of the track.
    pub main: Currency,
    /// The currencies of the side spaces with the values 2, 3 and 4.
    pub branches: [Currency; 3],
}}
/// Caravanserai cards in the order of `data/caravanserai_cards.csv`.
pub const CARAVANSERAI_CARDS: [CaravanseraiRow; {count}] = [{rows}];
"
    )?;
    Ok(())
}
