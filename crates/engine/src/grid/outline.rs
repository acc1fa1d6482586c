//! The outer wall (BASE-75 to BASE-79).
//!
//! Tiles are connected by their sides, there are no holes, and no two tiles touch only at a corner (BASE-48). So the
//! sides that face empty cells form one closed line without crossings, and the longest wall is the longest run of
//! walled sides on it. This no longer holds with outposts (see `trail.rs`).

use super::{Palace, Trail};
use crate::vocab::{Cell, Dir, Side};

/// A longest contiguous wall, described by its first segment and its length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wall {
    first: Side,
    /// The number of segments, which is also its points (BASE-78).
    pub length: u8,
}

impl Palace {
    /// The longest contiguous outer wall. If several are equally long, the choice does not depend on the order in which
    /// the tiles were placed.
    pub fn longest_wall(&self) -> Wall {
        if self.outposts != 0 {
            let trail = self.longest_trail(|_| 0);
            let first = trail.sides().first().copied().unwrap_or(Side { cell: Cell::START, dir: Dir::N });
            return Wall { first, length: trail.sides().len() as u8 };
        }
        self.longest_on_outline(|_| 0)
    }

    /// The segments of the longest outer wall. If several are equally long, the one whose segments have the highest
    /// total worth.
    pub(crate) fn longest_wall_by(&self, worth: impl Fn(Side) -> u8) -> Trail {
        if self.outposts != 0 {
            return self.longest_trail(worth);
        }
        Trail::of(self.wall_segments(self.longest_on_outline(worth)))
    }

    /// The longest wall of a palace without outposts.
    #[inline]
    fn longest_on_outline(&self, worth: impl Fn(Side) -> u8) -> Wall {
        let top = self.tiles_without_outposts().map(|(cell, _)| cell).min_by_key(|cell| (cell.y, cell.x));
        let origin = Side { cell: top.unwrap_or(Cell::START), dir: Dir::N };
        let mut best = Wall { first: origin, length: 0 };
        // Starts after an open side, so that no wall is cut in two.
        let mut start = origin;
        let mut outline = 0;
        while self.is_walled(start) {
            start = self.next_on_outline(start);
            outline += 1;
            if start == origin {
                // BASE-77: a closed ring counts every one of its segments.
                return Wall { first: origin, length: outline };
            }
        }
        let mut run = Wall { first: start, length: 0 };
        let (mut run_worth, mut best_worth) = (0, 0);
        let mut side = start;
        loop {
            side = self.next_on_outline(side);
            if self.is_walled(side) {
                if run.length == 0 {
                    run.first = side;
                }
                run.length += 1;
                run_worth += worth(side);
            } else {
                if (run.length, run_worth) > (best.length, best_worth) {
                    (best, best_worth) = (run, run_worth);
                }
                (run.length, run_worth) = (0, 0);
            }
            if side == start {
                return best;
            }
        }
    }

    /// The segments of the longest wall, in order; clockwise if there are no outposts.
    ///
    /// `wall` must be the longest wall of this palace.
    ///
    /// # Panics
    ///
    /// The iterator may panic if `wall` belongs to another palace.
    pub fn wall_segments(&self, wall: Wall) -> impl Iterator<Item = Side> {
        let trail = (self.outposts != 0).then(|| self.longest_trail(|_| 0));
        let mut next = wall.first;
        (0..wall.length as usize).map(move |place| match &trail {
            Some(trail) => trail.sides()[place],
            None => {
                let side = next;
                next = self.next_on_outline(side);
                side
            }
        })
    }

    fn is_walled(&self, side: Side) -> bool {
        self.near_slot(side.cell).is_some_and(|slot| self.walls(slot).has(side.dir))
    }

    /// The next side clockwise on the outline.
    fn next_on_outline(&self, side: Side) -> Side {
        let beside = side.cell.step(side.dir.right());
        if self.near_slot(beside).is_none() {
            return Side { cell: side.cell, dir: side.dir.right() };
        }
        let across = beside.step(side.dir);
        if self.near_slot(across).is_none() {
            Side { cell: beside, dir: side.dir }
        } else {
            Side { cell: across, dir: side.dir.left() }
        }
    }
}
