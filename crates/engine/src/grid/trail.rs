//! The longest wall of a palace with outposts (CAMP-25, CAMP-26): the longest route along segments without repetition.
//!
//! For the wall an outpost counts as an empty cell. So the tiles may have several closed outlines, and two tiles may
//! touch only at a corner. More than two segments meet only at such a corner. One of the two cells between them holds
//! an outpost (BASE-48), which touches both tiles, so both its sides at that corner are bastions. Each outpost
//! therefore makes at most one such corner, and trying every route from it stays fast.

use super::{MAX_PLACED, Palace};
use crate::vocab::{Cell, Dir, Side};

/// Every tile is entered through an open side or a gate and has three more sides. The sides of the start tile can have
/// sticks (WALL-14).
const MAX_SEGMENTS: usize = 3 * MAX_PLACED;

const _: () = assert!(MAX_SEGMENTS <= u8::MAX as usize, "the length of a wall must fit into a byte");

/// A route along segments of the wall.
#[derive(Clone, Copy)]
pub struct Trail {
    /// The corner where it starts.
    start: Corner,
    /// The total worth of its segments, which decides between equally long routes.
    worth: u8,
    len: usize,
    sides: [Side; MAX_SEGMENTS],
}

/// A corner of the grid, named by the cell whose north-west corner it is.
type Corner = Cell;

impl std::fmt::Debug for Trail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.sides()).finish()
    }
}

impl Trail {
    const EMPTY: Trail = Trail {
        start: Cell::START,
        worth: 0,
        len: 0,
        sides: [Side { cell: Cell::START, dir: Dir::N }; MAX_SEGMENTS],
    };

    /// A wall made of these segments.
    pub(super) fn of(sides: impl Iterator<Item = Side>) -> Trail {
        let mut trail = Trail::EMPTY;
        for side in sides {
            trail.sides[trail.len] = side;
            trail.len += 1;
        }
        trail
    }

    /// The segments, in the order of the route.
    pub fn sides(&self) -> &[Side] {
        &self.sides[..self.len]
    }
}

/// A set of segments, by slot and direction.
#[derive(Clone, Copy, Default)]
struct Segments([u64; 5]);

const _: () = assert!(4 * MAX_PLACED <= 5 * 64, "there must be a bit for each side of each slot");

impl Segments {
    fn has(&self, segment: usize) -> bool {
        self.0[segment >> 6] >> (segment & 63) & 1 == 1
    }

    fn flip(&mut self, segment: usize) {
        self.0[segment >> 6] ^= 1 << (segment & 63);
    }
}

struct Search<'p, F> {
    palace: &'p Palace,
    worth: F,
    route: Trail,
    best: Trail,
    /// The segments of the current route.
    used: Segments,
    /// The segments that any route has used.
    seen: Segments,
}

impl Palace {
    /// The longest route. If several are equally long, the one with the highest worth is chosen, and then one that does
    /// not depend on the order in which the tiles were placed.
    pub(super) fn longest_trail(&self, worth: impl Fn(Side) -> u8) -> Trail {
        let mut search = Search {
            palace: self,
            worth,
            route: Trail::EMPTY,
            best: Trail::EMPTY,
            used: Segments::default(),
            seen: Segments::default(),
        };
        // A longest route that starts where two segments meet has used the other one as well, or it could be longer. So
        // it is closed and may start at any of its corners. Unless it is a simple ring, at one of them other than two
        // segments meet, so it is enough to start there.
        let ends = |slot: usize, dir: Dir| ends_of(Side { cell: self.cells[slot], dir });
        for (slot, dir) in self.outer_walls() {
            for corner in ends(slot, dir) {
                let first = Dir::ALL.into_iter().find_map(|dir| self.segment(corner, dir));
                if first == Some((slot, dir)) && self.degree(corner) != 2 {
                    search.begin(corner);
                }
            }
        }
        // Only rings are left. A ring starts at its first corner (BASE-77).
        for (slot, dir) in self.outer_walls() {
            if !search.seen.has(4 * slot + dir as usize) {
                search.begin(self.first_of_ring(ends(slot, dir)[0]));
            }
        }
        search.best
    }

    /// The walled sides that face an empty cell or an outpost (CAMP-25).
    fn outer_walls(&self) -> impl Iterator<Item = (usize, Dir)> {
        self.used.iter().flat_map(move |slot| {
            let dirs = self.walls(slot).iter();
            dirs.filter(move |&dir| !self.is_tile(self.cells[slot].step(dir))).map(move |dir| (slot, dir))
        })
    }

    fn is_tile(&self, cell: Cell) -> bool {
        self.near_tile(cell).is_some()
    }

    /// The segment that leads from a corner in that direction, as its slot and side.
    fn segment(&self, corner: Corner, dir: Dir) -> Option<(usize, Dir)> {
        // The cells to the left and right of it.
        let (north, west) = (corner.step(Dir::N), corner.step(Dir::W));
        let (left, right) = match dir {
            Dir::N => (north.step(Dir::W), north),
            Dir::E => (north, corner),
            Dir::S => (corner, west),
            Dir::W => (west, north.step(Dir::W)),
        };
        let wall = |cell: Cell, dir: Dir, beyond: Cell| {
            let slot = self.near_tile(cell)?;
            (self.walls(slot).has(dir) && !self.is_tile(beyond)).then_some((slot, dir))
        };
        wall(left, dir.right(), right).or_else(|| wall(right, dir.left(), left))
    }

    /// The number of segments that meet at that corner.
    fn degree(&self, corner: Corner) -> usize {
        Dir::ALL.into_iter().filter(|&dir| self.segment(corner, dir).is_some()).count()
    }

    /// The first corner, row by row, of the ring through that corner.
    fn first_of_ring(&self, corner: Corner) -> Corner {
        let (mut here, mut first) = (corner, corner);
        let mut back = None;
        loop {
            let onward = |&dir: &Dir| Some(dir) != back && self.segment(here, dir).is_some();
            let Some(dir) = Dir::ALL.into_iter().find(onward) else { return first };
            here = here.step(dir);
            back = Some(dir.opposite());
            if here == corner {
                return first;
            }
            first = first_of([first, here]);
        }
    }
}

/// The corner that comes first, row by row.
fn first_of(corners: [Corner; 2]) -> Corner {
    let [one, two] = corners;
    if (two.y, two.x) < (one.y, one.x) { two } else { one }
}

/// The two corners that a side connects.
fn ends_of(side: Side) -> [Corner; 2] {
    let cell = side.cell;
    let (east, south) = (cell.step(Dir::E), cell.step(Dir::S));
    match side.dir {
        Dir::N => [cell, east],
        Dir::E => [east, east.step(Dir::S)],
        Dir::S => [south, south.step(Dir::E)],
        Dir::W => [cell, south],
    }
}

impl<F: Fn(Side) -> u8> Search<'_, F> {
    fn begin(&mut self, corner: Corner) {
        self.route.start = corner;
        self.extend(corner);
    }

    /// Continues from a corner in every possible way, and keeps the longest route.
    fn extend(&mut self, corner: Corner) {
        let mut is_end = true;
        for dir in Dir::ALL {
            let Some((slot, side)) = self.palace.segment(corner, dir) else { continue };
            let segment = 4 * slot + side as usize;
            if self.used.has(segment) {
                continue;
            }
            is_end = false;
            self.used.flip(segment);
            if !self.seen.has(segment) {
                self.seen.flip(segment);
            }
            let side = Side { cell: self.palace.cells[slot], dir: side };
            let worth = (self.worth)(side);
            self.route.sides[self.route.len] = side;
            self.route.len += 1;
            self.route.worth += worth;
            self.extend(corner.step(dir));
            self.route.worth -= worth;
            self.route.len -= 1;
            self.used.flip(segment);
        }
        let (new, old) = (&self.route, &self.best);
        let rank = |trail: &Trail| (trail.len, trail.worth);
        let is_longer = rank(new) > rank(old)
            || rank(new) == rank(old)
                && new.start != old.start
                && first_of([old.start, new.start]) == new.start;
        if is_end && is_longer {
            self.best = self.route;
        }
    }
}
