//! Tables of what brings points in scoring rounds: score cards and culture tiles.

use std::fmt::Write as _;

use anyhow::{Result, anyhow, ensure};

use super::{Grid, KIND_VARIANTS, KINDS};
use crate::csv::Table;

/// The score cards, and the type of their rows.
pub fn score_cards(out: &mut String, table: &Table) -> Result<()> {
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

/// Type and value of a table of score cards or tiles, each with every kind once, the one worth least first.
pub fn score_rows(table: &Table, id: &str) -> Result<String> {
    let mut rows = String::new();
    let mut count = 0;
    for row in table.rows() {
        let mut kinds = Vec::new();
        for place in 1..=KINDS.len() {
            let kind = row.index_in(&format!("place_{place}"), &KINDS)?;
            ensure!(!kinds.contains(&kind), row.error(&format!("{} stands there twice", KINDS[kind])));
            kinds.push(kind);
        }
        let kinds: Vec<String> =
            kinds.into_iter().map(|kind| format!("Building::{}", KIND_VARIANTS[kind])).collect();
        write!(rows, "ScoreRow {{ id: {:?}, kinds: [{}] }},", row.text(id)?, kinds.join(", "))?;
        count += 1;
    }
    Ok(format!(": [ScoreRow; {count}] = [{rows}];"))
}

/// Points for the places on a score card.
pub fn score_places(out: &mut String, table: &Table) -> Result<()> {
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

/// The culture tiles, in the order of their prices, which follow each other.
pub fn culture_tiles(out: &mut String, table: &Table) -> Result<()> {
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

    /// The message with which `write_table` refuses `text`, or an empty one.
    fn refusal(write_table: fn(&mut String, &Table) -> Result<()>, text: &str) -> String {
        let table = Table::parse("t.csv", text).expect("parses");
        write_table(&mut String::new(), &table).err().map(|error| error.to_string()).unwrap_or_default()
    }

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
