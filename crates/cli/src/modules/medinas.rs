//! Medinas: tiles of The Red Palace. Players with few of them lose points.

use engine::vocab::TileId;
use i18n::Texts;

use super::ModuleDisplay;
use crate::style::Face;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn face(&self, tile: TileId, texts: &Texts) -> Face {
        Face::plain(Face::called(tile, 2, format_args!("{:>2}", tile.price()), texts))
    }
}
