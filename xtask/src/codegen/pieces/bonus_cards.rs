//! Bonus cards, each with its tile.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, ensure};

use crate::csv::Table;

/// Writes their tables.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    bonus_cards(out, &Table::read(root, "data/bonus_cards.csv")?, &Table::read(root, "data/base_tiles.csv")?)
}

/// Writes the bonus cards. The tile of each must have the same kind and price, and no wall.
fn bonus_cards(out: &mut String, table: &Table, tiles: &Table) -> Result<()> {
    let mut rows = String::new();
    let mut count = 0;
    for row in table.rows() {
        let (id, tile_id) = (row.text("id")?, row.text("tile_id")?);
        // Row 0 of the tiles is the start tile.
        let mut found = None;
        for (place, tile) in tiles.rows().enumerate() {
            if tile.text("id")? == tile_id {
                found = Some((place + 1, tile));
            }
        }
        let (place, tile) = found.ok_or_else(|| row.error(&format!("there is no tile `{tile_id}`")))?;
        for column in ["kind", "price"] {
            ensure!(
                row.text(column)? == tile.text(column)?,
                row.error(&format!("`{tile_id}` has another {column}"))
            );
        }
        ensure!(tile.text("walls")?.is_empty(), row.error(&format!("`{tile_id}` has a wall")));
        write!(rows, "BonusRow {{ id: {id:?}, tile: TileId::from_row({place}) }},")?;
        count += 1;
    }
    write!(
        out,
        "
/// One row of `data/bonus_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct BonusRow {{
    /// Stable name of the card.
    pub id: &'static str,
    /// The tile on it.
    pub tile: TileId,
}}
/// Bonus cards in the order of `data/bonus_cards.csv`.
pub const BONUS_CARDS: [BonusRow; {count}] = [{rows}];
"
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bonus_card_shows_a_tile_of_its_kind_and_price_without_a_wall() {
        let tiles = "id,kind,price,walls\na,tower,7,N\nb,tower,8,\n";
        let tiles = Table::parse("tiles.csv", tiles).expect("parses");
        let written = |line: &str| {
            let cards = format!("id,kind,price,tile_id\n{line}\n");
            let cards = Table::parse("t.csv", &cards).expect("parses");
            let mut out = String::new();
            match bonus_cards(&mut out, &cards, &tiles) {
                Ok(()) => out,
                Err(error) => error.to_string(),
            }
        };
        assert!(written("x,tower,8,b").contains("TileId::from_row(2)"));
        assert_eq!(written("x,tower,7,a"), "t.csv:2: `a` has a wall");
        assert_eq!(written("x,tower,9,b"), "t.csv:2: `b` has another price");
        assert_eq!(written("x,tower,8,c"), "t.csv:2: there is no tile `c`");
    }
}
