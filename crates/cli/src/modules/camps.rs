//! Camps: tiles outside the Alhambra, against its walls.

use engine::vocab::TileId;
use i18n::Texts;

use super::ModuleDisplay;
use crate::style::Face;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn face(&self, tile: TileId, texts: &Texts) -> Face {
        Face::faint(Face::called(tile, 3, format_args!(" {}", tile.price()), texts))
    }
}
