//! Diamond cards.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    diamonds(out, &Table::read(root, "data/diamonds.csv")?)
}

/// Writes the number of copies of every diamond card; a value without a row has none.
fn diamonds(out: &mut String, table: &Table) -> Result<()> {
    let mut copies = [0u8; 9];
    for row in table.rows() {
        let value: usize = row.number("value")?;
        ensure!((1..=9).contains(&value), row.error("a value is from 1 to 9"));
        ensure!(copies[value - 1] == 0, row.error("an earlier row says the same"));
        copies[value - 1] = row.number("copies")?;
    }
    write!(
        out,
        "
/// Copies of a diamond card of `data/diamonds.csv`: `[value - 1]`.
pub const DIAMOND_COPIES: [u8; 9] = {copies:?};
"
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::testing::refusal;

    #[test]
    fn copies_are_those_of_one_value_each() {
        assert_eq!(refusal(diamonds, "value,copies\n0,1\n"), "t.csv:2: a value is from 1 to 9");
        assert_eq!(refusal(diamonds, "value,copies\n3,1\n3,2\n"), "t.csv:3: an earlier row says the same");
    }
}
