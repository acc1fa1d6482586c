//! Camps: tiles outside the wall, and their points.

use engine::Line;
use engine::modules::camps::{SetupItem, Source};
use engine::vocab::TileId;

use super::{ModuleSetupItem, ModuleSource, ModuleTexts};
use crate::score::counted;
use crate::texts::{Form, Texts};

pub(crate) struct Room;

impl ModuleTexts for Room {
    /// A camp named by its price: `Camp 5`.
    fn tile(&self, texts: &Texts, tile: TileId, _: Form) -> String {
        texts.with("camp-name", &[("price", tile.price().into())])
    }
}

impl ModuleSource for Source {
    fn explained(self, texts: &Texts, line: &Line) -> String {
        match self {
            Source::Camp(tile) => {
                let (tile, points) = (texts.tile(tile), texts.points(line.points));
                texts.with(
                    "line-camp",
                    &[
                        ("tile", (&tile).into()),
                        ("count", counted(line).into()),
                        ("points", (&points).into()),
                    ],
                )
            }
        }
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Supply { camps } => texts.with("setup-camps", &[("camps", camps.into())]),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(Source: Camp; SetupItem: Supply);
