//! Medinas: tiles of The Red Palace that nobody wants most of.

use engine::Line;
use engine::modules::medinas::Source;
use engine::vocab::TileId;

use super::{ModuleDisplay, SourceWords};
use crate::score;
use crate::style::Face;
use crate::words;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn tile(&self, tile: TileId) -> String {
        words::described(tile, "medina")
    }

    fn face(&self, tile: TileId) -> Face {
        Face::plain(format!("M {}", tile.price()))
    }
}

impl SourceWords for Source {
    fn label(self) -> &'static str {
        match self {
            Source::Medinas => "medinas",
        }
    }

    fn reason(self, line: &Line) -> String {
        match self {
            Source::Medinas => {
                let place = line.place.map(|place| score::ordinal(place.place));
                let rank = place.map_or(String::new(), |place| format!(", {place} from the fewest"));
                format!("{}{rank}", score::counted(line, "medina", "medinas"))
            }
        }
    }
}
