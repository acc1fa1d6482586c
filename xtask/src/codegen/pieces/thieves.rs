//! Thieves.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::codegen::{CURRENCIES, Grid};
use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    thieves(out, &Table::read(root, "data/thieves.csv")?, &Table::read(root, "data/thieves_deal.csv")?)
}

/// Writes the number of thieves of each currency, and how many each player gets.
fn thieves(out: &mut String, table: &Table, deal: &Table) -> Result<()> {
    let mut copies = [0u8; CURRENCIES.len()];
    for row in table.rows() {
        copies[row.index_in("currency", &CURRENCIES)?] += 1;
    }
    let all: usize = copies.iter().map(|&count| usize::from(count)).sum();
    let mut dealt = Grid::<u8>::new(1, 5);
    for row in deal.rows() {
        let (players, each): (usize, u8) = (row.number("players")?, row.number("dealt_each")?);
        ensure!((2..=6).contains(&players), row.error("a game has 2 to 6 players"));
        let left: usize = row.number("removed_unseen")?;
        ensure!(
            players * usize::from(each) + left == all,
            row.error(&format!("this does not make {all} thieves"))
        );
        dealt.put(row, 0, players - 2, each)?;
    }
    let dealt = dealt.finish("data/thieves_deal.csv")?.concat();
    write!(
        out,
        "
/// Thieves of each currency, `data/thieves.csv`.
pub const THIEVES: [u8; 4] = {copies:?};
/// Thieves for each player, `data/thieves_deal.csv`: `[players - 2]`.
pub const THIEVES_DEALT: [u8; 5] = {dealt:?};
"
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::testing::parse;

    #[test]
    fn thieves_are_dealt_or_removed() {
        let cards = parse("card_id,currency\nx,dinar\ny,florin\nz,dinar\n");
        let head = "players,dealt_each,removed_unseen\n";
        let written = |deal: &str| {
            let mut out = String::new();
            match thieves(&mut out, &cards, &parse(&format!("{head}{deal}"))) {
                Ok(()) => out,
                Err(error) => error.to_string(),
            }
        };
        let out = written("2,1,1\n3,1,0\n4,0,3\n5,0,3\n6,0,3\n");
        assert!(out.contains("THIEVES: [u8; 4] = [2, 0, 0, 1]"), "{out}");
        assert!(out.contains("THIEVES_DEALT: [u8; 5] = [1, 1, 0, 0, 0]"), "{out}");
        assert_eq!(written("2,1,0\n"), "t.csv:2: this does not make 3 thieves");
        assert_eq!(written("7,0,3\n"), "t.csv:2: a game has 2 to 6 players");
        assert_eq!(written("2,1,1\n"), "data/thieves_deal.csv:1: a row is missing");
    }
}
