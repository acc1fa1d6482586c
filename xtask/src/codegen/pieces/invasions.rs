//! Invasion cards and scouts.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, anyhow, ensure};

use crate::codegen::{Grid, KINDS, sides};
use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    invasions(
        out,
        &Table::read(root, "data/invasion_cards.csv")?,
        &Table::read(root, "data/scout_cards.csv")?,
    )
}

/// Writes the penalties of invasions, which must be the same on every card, and checks that each kind has a scout.
fn invasions(out: &mut String, cards: &Table, scouts: &Table) -> Result<()> {
    let mut found: Option<[[u8; 3]; 2]> = None;
    let mut directions = 0;
    for row in cards.rows() {
        let main = sides(row, "main_direction")?;
        let lateral = sides(row, "lateral_a")? | sides(row, "lateral_b")?;
        let is_across = main.is_power_of_two() && [0b1010, 0b0101].contains(&lateral) && main & lateral == 0;
        ensure!(is_across, row.error("the lateral directions must be at right angles to the main one"));
        ensure!(directions & main == 0, row.error("an earlier row says the same"));
        directions |= main;
        let main = [row.number("main_r1")?, row.number("main_r2")?, row.number("main_r3")?];
        let lateral = [row.number("lateral_r1")?, row.number("lateral_r2")?, row.number("lateral_r3")?];
        let same = found.is_none_or(|found| found == [main, lateral]);
        ensure!(same, row.error("every invasion card must have the same penalties"));
        found = Some([main, lateral]);
    }
    let mut kinds = Grid::<()>::new(1, KINDS.len());
    for row in scouts.rows() {
        kinds.put(row, 0, row.index_in("kind", &KINDS)?, ())?;
    }
    kinds.finish("data/scout_cards.csv")?;
    let complete = found.filter(|_| directions == 0b1111);
    let [main, lateral] =
        complete.ok_or_else(|| anyhow!("data/invasion_cards.csv:1: a direction is missing"))?;
    write!(
        out,
        "
/// Points that an open side on the direction of an invasion costs, `data/invasion_cards.csv`: `[round from 0]`.
pub const INVASION_MAIN: [u8; 3] = {main:?};
/// The same for the two lateral directions.
pub const INVASION_LATERAL: [u8; 3] = {lateral:?};
"
    )?;
    Ok(())
}
