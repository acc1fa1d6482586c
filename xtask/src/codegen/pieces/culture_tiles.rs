//! Culture tiles.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, anyhow, ensure};

use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    culture_tiles(out, &Table::read(root, "data/culture_tiles.csv")?)
}

/// Writes the culture tiles in the order of their prices, which must be consecutive.
fn culture_tiles(out: &mut String, table: &Table) -> Result<()> {
    let mut rows = String::new();
    let mut prices: Vec<u8> = Vec::new();
    for row in table.rows() {
        let (price, copies) = (row.number::<u8>("price")?, row.number::<u8>("copies")?);
        ensure!(
            prices.last().is_none_or(|last| last + 1 == price),
            row.error("the prices do not follow each other")
        );
        let sides = |name: &str| -> Result<Vec<u8>> {
            (0..6).map(|side| row.number(&format!("{name}_{side}"))).collect()
        };
        let (values, squares) = (sides("value")?, sides("squares")?);
        ensure!(
            values[0] == 0 && values.is_sorted_by(|one, two| one < two),
            row.error("values increase from 0")
        );
        ensure!(squares.is_sorted(), row.error("squares never decrease"));
        write!(
            rows,
            "CultureRow {{ price: {price}, copies: {copies}, values: {values:?}, squares: {squares:?} }},"
        )?;
        prices.push(price);
    }
    ensure!(!prices.is_empty(), anyhow!("data/culture_tiles.csv:1: a row is missing"));
    write!(
        out,
        "
/// One row of `data/culture_tiles.csv`.
#[derive(Clone, Copy, Debug)]
pub struct CultureRow {{
    /// The price of the buildings it is for.
    pub price: u8,
    /// How many tiles there are.
    pub copies: u8,
    /// Points of each side.
    pub values: [u8; 6],
    /// Squares of each side: buildings needed to reach it.
    pub squares: [u8; 6],
}}
/// Culture tiles in the order of their prices, which follow each other.
pub const CULTURE_TILES: [CultureRow; {}] = [{rows}];
",
        prices.len()
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::testing::refusal;

    #[test]
    fn the_sides_of_a_culture_tile_rise() {
        let numbered = |name: &str| (0..6).map(|side| format!(",{name}_{side}")).collect::<String>();
        let head = format!("price,copies{}{}\n", numbered("value"), numbered("squares"));
        let tiles = |rows: &str| refusal(culture_tiles, &format!("{head}{rows}"));
        assert_eq!(tiles("6,3,0,1,2,3,4,5,2,2,2,3,4,5\n"), "");
        assert_eq!(tiles("6,3,1,2,3,4,5,6,2,2,2,3,4,5\n"), "t.csv:2: values increase from 0");
        assert_eq!(tiles("6,3,0,1,1,3,4,5,2,2,2,3,4,5\n"), "t.csv:2: values increase from 0");
        assert_eq!(tiles("6,3,0,1,2,3,4,5,2,2,3,2,4,5\n"), "t.csv:2: squares never decrease");
        let two = "6,3,0,1,2,3,4,5,2,2,2,3,4,5\n8,3,0,1,2,3,4,5,2,2,2,3,4,5\n";
        assert_eq!(tiles(two), "t.csv:3: the prices do not follow each other");
        assert_eq!(tiles(""), "data/culture_tiles.csv:1: a row is missing");
    }
}
