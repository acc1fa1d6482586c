//! Camps: tiles outside the walls, which score the tiles in line with their arrows.

use engine::vocab::{Cell, Dir, TileId};

use super::Advice;
use crate::greedy::judge::Judge;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of a camp.
    pub struct Weights {
        /// A tile in line with a camp in each round to come.
        camp: f32 = 0.6,
    }
}

impl Advice for Room {
    /// Assumes two tiles in line, the usual number.
    fn plain(judge: &mut Judge<'_, '_>, _: TileId) -> f32 {
        2.0 * judge.rounds_left() * judge.weights.modules.camps.camp
    }

    fn place(judge: &mut Judge<'_, '_>, camp: TileId, at: Cell) -> f32 {
        on(judge, camp, at)
    }

    fn best_place(judge: &mut Judge<'_, '_>, camp: TileId, _plain: f32) -> Option<f32> {
        let spots = judge.palace.cells_for_outpost(camp.bastions()).map(|at| on(judge, camp, at));
        spots.reduce(f32::max)
    }

    /// A tile on that empty cell may extend the lines of camps.
    fn on_cell(judge: &Judge<'_, '_>, _: TileId, at: Cell, worth: f32) -> f32 {
        let mut tiles = 0;
        for (cell, camp) in judge.palace.outposts() {
            for dir in camp.bastions().iter() {
                let length = i16::from(judge.palace.count_line(cell, dir)) + 1;
                let (x, y) = (i16::from(at.x) - i16::from(cell.x), i16::from(at.y) - i16::from(cell.y));
                let end = match dir {
                    Dir::N => (0, -length),
                    Dir::E => (length, 0),
                    Dir::S => (0, length),
                    Dir::W => (-length, 0),
                };
                if (x, y) == end {
                    tiles += 1 + judge.palace.count_line(at, dir);
                }
            }
        }
        worth + in_line(judge, tiles)
    }
}

/// The points of a camp on that cell for its arrows, until the end (CAMP-20).
fn on(judge: &Judge<'_, '_>, camp: TileId, at: Cell) -> f32 {
    in_line(judge, camp.bastions().iter().map(|dir| judge.palace.count_line(at, dir)).sum())
}

/// The value of that many tiles in line, until the end.
fn in_line(judge: &Judge<'_, '_>, tiles: u8) -> f32 {
    f32::from(tiles) * judge.rounds_left() * judge.weights.modules.camps.camp
}
