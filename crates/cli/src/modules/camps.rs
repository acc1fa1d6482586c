//! Camps: tiles outside against the walls, and what they score.

use engine::Line;
use engine::modules::camps::Source;
use engine::vocab::TileId;

use super::{ModuleDisplay, SourceWords};
use crate::score;
use crate::style::Face;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn tile(&self, tile: TileId) -> String {
        format!("{tile} (camp {}, bastions {})", tile.price(), tile.bastions())
    }

    fn face(&self, tile: TileId) -> Face {
        Face::faint(format!("camp{}", tile.price()))
    }
}

impl SourceWords for Source {
    fn label(self) -> &'static str {
        match self {
            Source::Camp(_) => "camp",
        }
    }

    fn reason(self, line: &Line) -> String {
        match self {
            Source::Camp(tile) => format!("{tile} has {} tiles in line", score::count(line)),
        }
    }
}
