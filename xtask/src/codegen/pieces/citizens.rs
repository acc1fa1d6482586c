//! Citizens, and the points for a series of them.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::codegen::{Grid, KINDS};
use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    citizens(out, &Table::read(root, "data/citizens.csv")?)?;
    series_points(out, &Table::read(root, "data/trader_series_points.csv")?)
}

/// Writes the number of citizens of each colour, in the order of the kinds.
fn citizens(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<u8>::new(1, 6);
    for row in table.rows() {
        grid.put(row, 0, row.index_in("kind", &KINDS)?, row.number("count")?)?;
    }
    let counts = grid.finish("data/citizens.csv")?.concat();
    write!(
        out,
        "
/// Citizens in the colour of each kind, `data/citizens.csv`.
pub const CITIZENS: [u8; 6] = {counts:?};
"
    )?;
    Ok(())
}

/// Writes the points for series of citizens of different colours.
fn series_points(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<u8>::new(1, 6);
    for row in table.rows() {
        let size = row.number::<usize>("series_size")?;
        ensure!((1..=6).contains(&size), row.error("a series has 1 to 6 citizens"));
        grid.put(row, 0, size - 1, row.number("points")?)?;
    }
    let points = grid.finish("data/trader_series_points.csv")?.concat();
    write!(
        out,
        "
/// Points of a series of citizens, `data/trader_series_points.csv`: `[size - 1]`.
pub const SERIES_POINTS: [u8; 6] = {points:?};
"
    )?;
    Ok(())
}
