//! Treasure chests, and the points for them.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;

use crate::codegen::{Grid, KINDS, round_idx};
use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    chests(out, &Table::read(root, "data/chests.csv")?)?;
    treasure_points(out, &Table::read(root, "data/treasure_points.csv")?)
}

/// Writes the number of treasure chests of each kind.
fn chests(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<u8>::new(1, 6);
    for row in table.rows() {
        grid.put(row, 0, row.index_in("kind", &KINDS)?, row.number("count")?)?;
    }
    let counts = grid.finish("data/chests.csv")?.concat();
    write!(
        out,
        "
/// Chests of each kind, `data/chests.csv`.
pub const CHESTS: [u8; 6] = {counts:?};
"
    )?;
    Ok(())
}

/// Writes the points for the most treasure chests.
fn treasure_points(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<[u8; 3]>::new(1, 3);
    for row in table.rows() {
        let points = [row.number("place1")?, row.number("place2")?, row.number("place3")?];
        grid.put(row, 0, round_idx(row)?, points)?;
    }
    let points = grid.finish("data/treasure_points.csv")?.concat();
    write!(
        out,
        "
/// Points for chests, `data/treasure_points.csv`: `[round from 0][place from 0]`.
pub const TREASURE_POINTS: [[u8; 3]; 3] = {points:?};
"
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::testing::refusal;

    #[test]
    fn each_kind_and_round_has_one_row() {
        assert_eq!(
            refusal(chests, "kind,count\ntower,1\ntower,2\n"),
            "t.csv:3: an earlier row says the same"
        );
        assert_eq!(refusal(chests, "kind,count\ntower,1\n"), "data/chests.csv:1: a row is missing");
        assert_eq!(
            refusal(treasure_points, "round,place1,place2,place3\n4,1,1,1\n"),
            "t.csv:2: a round is from 1 to 3"
        );
    }
}
