//! Master builder cards.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, anyhow, ensure};

use crate::codegen::{CURRENCIES, Grid};
use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    master_builders(out, &Table::read(root, "data/master_builder_cards.csv")?)?;
    master_builder_setup(out, &Table::read(root, "data/master_builder_setup.csv")?)
}

/// Writes the master builder cards: the same number in each currency, all of one value.
fn master_builders(out: &mut String, table: &Table) -> Result<()> {
    let mut copies = [0u8; CURRENCIES.len()];
    let mut values = Vec::new();
    for row in table.rows() {
        copies[row.index_in("currency", &CURRENCIES)?] += 1;
        values.push(row.number::<u8>("value")?);
    }
    let file = "data/master_builder_cards.csv";
    ensure!(copies.iter().all(|&count| count == copies[0]), "{file}:2: the currencies differ");
    ensure!(values.windows(2).all(|pair| pair[0] == pair[1]), "{file}:2: the values differ");
    let value = values.first().ok_or_else(|| anyhow!("{file}:1: a row is missing"))?;
    write!(
        out,
        "
/// What a master builder card of `data/master_builder_cards.csv` is worth.
pub const BUILDER_VALUE: u8 = {value};
/// Master builder cards of each currency in `data/master_builder_cards.csv`.
pub const BUILDER_COPIES: u8 = {};
",
        copies[0]
    )?;
    Ok(())
}

/// Writes where the master builder cards go at the start.
fn master_builder_setup(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<String>::new(1, 5);
    for row in table.rows() {
        let players: usize = row.number("players")?;
        ensure!((2..=6).contains(&players), row.error("a game has 2 to 6 players"));
        let each: usize = row.number("dealt_each")?;
        let mut piles = [0usize; 5];
        for (pile, cards) in piles.iter_mut().enumerate() {
            *cards = row.number(&format!("pile{}", pile + 1))?;
        }
        let all = players * each + piles.iter().sum::<usize>() + row.number::<usize>("removed_unseen")?;
        ensure!(all == 16, row.error("the cards are not 16 in all"));
        let fields = format!("BuilderSetup {{ each: {each}, piles: {piles:?} }}");
        grid.put(row, 0, players - 2, fields)?;
    }
    let rows = grid.finish("data/master_builder_setup.csv")?.concat().join(",");
    write!(
        out,
        "
/// One row of `data/master_builder_setup.csv`.
#[derive(Clone, Copy, Debug)]
pub struct BuilderSetup {{
    /// Cards dealt to each player.
    pub each: usize,
    /// Cards mixed into each pile.
    pub piles: [usize; 5],
}}
/// What becomes of the master builder cards at the start, by the number of players from 2.
pub const BUILDER_SETUP: [BuilderSetup; 5] = [{rows}];
"
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::testing::refusal;

    #[test]
    fn no_card_is_forgotten() {
        let setup = "players,dealt_each,pile1,pile2,pile3,pile4,pile5,removed_unseen\n";
        assert_eq!(
            refusal(master_builder_setup, &format!("{setup}2,2,0,0,3,0,3,5\n")),
            "t.csv:2: the cards are not 16 in all"
        );
    }
}
