//! Wall cards and sticks.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::codegen::{Grid, sides};
use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    wall_cards(out, &Table::read(root, "data/wall_cards.csv")?, &Table::read(root, "data/wall_setup.csv")?)
}

/// Writes the wall cards with their sides, and how many of them go into each pile.
fn wall_cards(out: &mut String, cards: &Table, piles: &Table) -> Result<()> {
    let mut rows = String::new();
    let (mut count, mut sticks) = (0, 0);
    for row in cards.rows() {
        let walls = sides(row, "edges")?;
        ensure!(row.number::<u32>("sticks")? == walls.count_ones(), row.error("one stick per side"));
        ensure!(row.number::<u8>("quantity")? == 1, row.error("there must be one copy of each wall card"));
        let id = format!("wall-{}", row.text("edges")?);
        write!(rows, "WallRow {{ id: {id:?}, walls: 0b{walls:04b} }},")?;
        count += 1;
        sticks += walls.count_ones();
    }
    let mut in_piles = Grid::<usize>::new(1, 5);
    for row in piles.rows() {
        let pile: usize = row.number("pile")?;
        ensure!((1..=5).contains(&pile), row.error("a pile is from 1 to 5"));
        in_piles.put(row, 0, pile - 1, row.number("wall_cards")?)?;
    }
    let in_piles = in_piles.finish("data/wall_setup.csv")?.concat();
    ensure!(in_piles.iter().sum::<usize>() == count, "data/wall_setup.csv:1: not every wall card has a pile");
    write!(
        out,
        "
/// One row of `data/wall_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct WallRow {{
    /// Stable name of the card.
    pub id: &'static str,
    /// Sides that get a stick: bit 0 N, bit 1 E, bit 2 S, bit 3 W.
    pub walls: u8,
}}
/// Wall cards in the order of `data/wall_cards.csv`.
pub const WALL_CARDS: [WallRow; {count}] = [{rows}];
/// The sticks that all wall cards together need.
pub const STICKS: u8 = {sticks};
/// Wall cards of each pile, `data/wall_setup.csv`.
pub const WALL_CARDS_IN_PILES: [usize; 5] = {in_piles:?};
"
    )?;
    Ok(())
}
