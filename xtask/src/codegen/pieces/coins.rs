//! Coins.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::codegen::{CURRENCIES, Grid};
use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    coins(out, &Table::read(root, "data/coins.csv")?)
}

/// Writes the coins: the same number in each currency, all of one value.
fn coins(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<(u8, u8)>::new(1, CURRENCIES.len());
    for row in table.rows() {
        let coin = (row.number("value")?, row.number("count")?);
        grid.put(row, 0, row.index_in("currency", &CURRENCIES)?, coin)?;
    }
    let coins = grid.finish("data/coins.csv")?.concat();
    let (value, copies) = coins[0];
    ensure!(coins.iter().all(|&coin| coin == coins[0]), "data/coins.csv:2: the currencies differ");
    write!(
        out,
        "
/// What a coin of `data/coins.csv` is worth.
pub const COIN_VALUE: u8 = {value};
/// Coins of each currency in `data/coins.csv`.
pub const COIN_COPIES: u8 = {copies};
"
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::testing::refusal;

    #[test]
    fn every_currency_has_as_many_coins() {
        assert_eq!(
            refusal(coins, "currency,value,count\ndinar,1,6\ndirham,1,6\nducat,1,6\nflorin,1,5\n"),
            "data/coins.csv:2: the currencies differ"
        );
    }
}
