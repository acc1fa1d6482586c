//! The tables of cards, tokens and other pieces except tiles: one file for each type of piece.

mod bonus_cards;
mod caravanserais;
mod characters;
mod chests;
mod citizens;
mod coins;
mod culture_tiles;
mod diamonds;
mod exchange_cards;
mod invasions;
mod master_builders;
mod score_cards;
mod sultan_cards;
mod thieves;
mod wall_cards;

use std::path::Path;

use anyhow::Result;

/// Writes the tables of one type of piece.
type Tables = fn(&mut String, &Path) -> Result<()>;

/// The tables of all pieces, in the order of the generated file.
const PIECES: [Tables; 15] = [
    diamonds::tables,
    exchange_cards::tables,
    bonus_cards::tables,
    thieves::tables,
    citizens::tables,
    chests::tables,
    characters::tables,
    wall_cards::tables,
    coins::tables,
    master_builders::tables,
    invasions::tables,
    score_cards::tables,
    culture_tiles::tables,
    sultan_cards::tables,
    caravanserais::tables,
];

/// Writes the tables of all pieces.
pub fn tables(out: &mut String, root: &Path) -> Result<()> {
    PIECES.iter().try_for_each(|tables| tables(out, root))
}
