//! Medinas: craftsmen’s quarters, and the points lost by whoever has the fewest.

use engine::Line;
use engine::modules::medinas::Source;
use engine::vocab::TileId;

use super::{ModuleSource, ModuleTexts};
use crate::score::counted;
use crate::texts::{Form, Texts};

pub(crate) struct Room;

impl ModuleTexts for Room {
    /// A medina named by its price: `Medina 6`.
    fn tile(&self, texts: &Texts, tile: TileId, form: Form) -> String {
        texts.in_form("medina-name", form, &[("price", tile.price().into())])
    }
}

impl ModuleSource for Source {
    fn explained(self, texts: &Texts, line: &Line) -> String {
        match self {
            Source::Medinas => {
                let points = texts.points(line.points);
                texts.with(
                    "line-medinas",
                    &[
                        ("count", counted(line).into()),
                        ("place", (&texts.place(line)).into()),
                        ("points", (&points).into()),
                    ],
                )
            }
        }
    }
}

#[cfg(test)]
crate::tests::variants!(Source: Medinas);
