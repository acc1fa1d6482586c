//! Score cards, and the points of their places.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::codegen::{Grid, KINDS, score_rows};
use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    score_cards(out, &Table::read(root, "data/score_cards.csv")?)?;
    score_places(out, &Table::read(root, "data/score_places.csv")?)
}

/// Writes the score cards, and the type of their rows.
fn score_cards(out: &mut String, table: &Table) -> Result<()> {
    write!(
        out,
        "
/// A score card or a score tile.
#[derive(Clone, Copy, Debug)]
pub struct ScoreRow {{
    /// Its stable name.
    pub id: &'static str,
    /// The kinds, the one worth least first.
    pub kinds: [Building; 6],
}}"
    )?;
    let rows = score_rows(table, "card_id")?;
    write!(out, "/// Score cards in the order of `data/score_cards.csv`.\npub const SCORE_CARDS{rows}\n")?;
    Ok(())
}

/// Writes the points for the places on a score card.
fn score_places(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<[u8; 3]>::new(3, KINDS.len());
    for row in table.rows() {
        let place: usize = row.number("place")?;
        ensure!((1..=KINDS.len()).contains(&place), row.error("a place is from 1 to 6"));
        let points = |column: &str| row.number::<u8>(column);
        let rounds = [
            [points("round_1_first")?, 0, 0],
            [points("round_2_first")?, points("round_2_second")?, 0],
            [points("round_3_first")?, points("round_3_second")?, points("round_3_third")?],
        ];
        for (round, points) in rounds.into_iter().enumerate() {
            grid.put(row, round, place - 1, points)?;
        }
    }
    let points = grid.finish("data/score_places.csv")?;
    write!(
        out,
        "
/// Points of `data/score_places.csv`: `[round from 0][place on the card from 0][place among the players from 0]`.
pub const SCORE_PLACES: [[[u8; 3]; 6]; 3] = {points:?};
"
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codegen::testing::refusal;

    #[test]
    fn a_score_card_has_every_kind_once() {
        let head = "card_id,place_1,place_2,place_3,place_4,place_5,place_6\n";
        let card = |kinds: &str| refusal(score_cards, &format!("{head}X,{kinds}\n"));
        assert_eq!(card("tower,garden,chambers,arcades,seraglio,pavilion"), "");
        assert_eq!(card("tower,garden,chambers,arcades,tower,pavilion"), "t.csv:2: tower stands there twice");
    }

    #[test]
    fn every_place_on_a_card_has_its_points() {
        let head =
            "place,round_1_first,round_2_first,round_2_second,round_3_first,round_3_second,round_3_third\n";
        let places = |rows: &str| refusal(score_places, &format!("{head}{rows}"));
        assert_eq!(places("7,1,8,1,16,8,1\n"), "t.csv:2: a place is from 1 to 6");
        assert_eq!(places("1,1,8,1,16,8,1\n"), "data/score_places.csv:1: a row is missing");
    }
}
