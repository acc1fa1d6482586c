//! Exchange cards.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::codegen::{CURRENCIES, CURRENCY_VARIANTS};
use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    exchange_cards(out, &Table::read(root, "data/exchange_cards.csv")?)
}

/// Writes the exchange cards, each with two currencies in canonical order.
fn exchange_cards(out: &mut String, table: &Table) -> Result<()> {
    let mut rows = String::new();
    let mut count = 0;
    for row in table.rows() {
        let id = row.text("id")?;
        let first = row.index_in("currency_a", &CURRENCIES)?;
        let second = row.index_in("currency_b", &CURRENCIES)?;
        ensure!(first < second, row.error("the currencies are not in canonical order"));
        let [first, second] = [first, second].map(|currency| CURRENCY_VARIANTS[currency]);
        write!(rows, "ExchangeRow {{ id: {id:?}, currencies: [Currency::{first}, Currency::{second}] }},")?;
        count += 1;
    }
    write!(
        out,
        "
/// One row of `data/exchange_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct ExchangeRow {{
    /// Stable name of the card.
    pub id: &'static str,
    /// Its two currencies, in canonical order.
    pub currencies: [Currency; 2],
}}
/// Exchange cards in the order of `data/exchange_cards.csv`.
pub const EXCHANGE_CARDS: [ExchangeRow; {count}] = [{rows}];
"
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::testing::refusal;

    #[test]
    fn currencies_are_in_canonical_order() {
        assert_eq!(
            refusal(exchange_cards, "id,currency_a,currency_b\nx,ducat,dinar\n"),
            "t.csv:2: the currencies are not in canonical order"
        );
    }
}
