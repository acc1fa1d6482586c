//! Caravanserai cards.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::codegen::{CURRENCIES, CURRENCY_VARIANTS};
use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    caravanserais(out, &Table::read(root, "data/caravanserai_cards.csv")?)
}

/// Writes the caravanserai cards: a main currency, and the other three on the side spaces.
fn caravanserais(out: &mut String, table: &Table) -> Result<()> {
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
        ensure!(sorted == [0, 1, 2, 3], row.error("each currency must occur exactly once on a card"));
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
