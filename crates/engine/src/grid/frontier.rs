//! What fits on the empty cells around a palace, kept up to date with each change.
//!
//! While the palace is narrow, the surroundings of a cell are read from the rows. The 5 x 5 square around the changed
//! cell contains the 3 x 3 squares of all cells that the change can affect.

use super::demands::Demands;
use super::patterns::{DECISIVE_CORNERS, FREE_SIDES, RING};
use super::{FIRST_OUTPOST, FRONTIER, NOTHING, Palace, Surroundings, place_in_index};
use crate::vocab::{Cell, Dir};

/// The bit of the centre of a 3 x 3 square.
const MIDDLE: usize = 1 << 4;

/// The offsets (east, south) of the cells around, clockwise from north.
const RING_STEPS: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

/// The 3 x 3 square inside a 5 x 5 one, offset from its centre by this many steps east and south.
#[inline]
const fn square_in(window: u32, east: i8, south: i8) -> usize {
    let corner = window as usize >> (6 + east + 5 * south);
    corner & 7 | corner >> 5 << 3 & 0o70 | corner >> 10 << 6 & 0o700
}

impl Palace {
    /// What surrounds an empty cell next to some tile.
    pub(super) fn near_surroundings(&self, cell: Cell) -> Surroundings {
        if self.wide {
            return self.surroundings(cell);
        }
        let ring = RING[square_in(self.window(cell), 0, 0)];
        let mut around = Surroundings { occupied: 0, walled: 0, outposts: 0, ring };
        for dir in Dir::ALL {
            if ring >> (2 * dir as u8) & 1 == 1
                && let Some(slot) = self.near_slot(cell.step(dir))
            {
                around.occupied |= 1 << dir as u8;
                around.outposts |= u8::from(slot >= FIRST_OUTPOST) << dir as u8;
                around.walled |= (self.sides[slot] >> dir.opposite() as u8 & 1) << dir as u8;
            }
        }
        around
    }

    /// The occupied cells of the 5 x 5 square centred on a cell, by row from north and column from west. Valid only
    /// while the palace is narrow.
    #[inline]
    fn window(&self, cell: Cell) -> u32 {
        let west = (cell.x as u8).wrapping_sub(2) & 15;
        let row = |south: u8| {
            let row = (cell.y as u8).wrapping_add(south).wrapping_sub(2) & 15;
            u32::from(self.rows[row as usize].rotate_right(west.into()) & 31) << (5 * south)
        };
        row(0) | row(1) | row(2) | row(3) | row(4)
    }

    /// The sides of a cell with a neighbouring tile.
    #[inline]
    pub(super) fn neighbours(&self, cell: Cell) -> u8 {
        if self.wide {
            return self.surroundings(cell).occupied;
        }
        // The column of the cell is in the lowest bit, the next one eastwards above it.
        let row = |south: u8| {
            let row = (cell.y as u8).wrapping_add(south).wrapping_sub(1) & 15;
            self.rows[row as usize].rotate_right((cell.x & 15) as u32) as u8
        };
        let west = self.rows[(cell.y & 15) as usize].rotate_right((cell.x.wrapping_sub(1) & 15) as u32) as u8;
        row(0) & 1 | row(1) & 2 | (row(2) & 1) << 2 | (west & 1) << 3
    }

    /// What a tile on an empty cell with these cells around it must be like; [`Demands::NONE`] if none may be placed.
    /// Valid only while the palace is narrow.
    #[inline]
    fn find_demands(&self, cell: Cell, square: usize) -> Demands {
        let occupied = FREE_SIDES[square];
        let walled = occupied & self.facing[place_in_index(cell)];
        if self.outposts != 0 {
            return self.find_demands_with_outposts(cell, occupied, walled, RING[square]);
        }
        // BASE-43: one of the neighbours has an open side.
        if walled == occupied { Demands::NONE } else { Demands::new(occupied & !walled, walled) }
    }

    /// Recomputes what fits on a cell where a tile was placed or removed, if it is empty, and on the cells around it.
    pub(super) fn refresh_around(&mut self, cell: Cell) {
        if self.wide {
            self.refresh(cell);
            cell.ring().into_iter().for_each(|other| self.refresh(other));
            return;
        }
        let window = self.window(cell);
        let square = square_in(window, 0, 0);
        if square & MIDDLE == 0 {
            self.refresh_in(cell, square);
        }
        // A cell that meets the changed one only at a corner keeps its neighbours, so what fits there can change only
        // with its way out. Seen from there, the changed cell is at the opposite corner.
        let corner = |east: i8, south: i8, opposite: u8| {
            DECISIVE_CORNERS[square_in(window, east, south)] >> opposite & 1
        };
        let corners =
            corner(1, -1, 2) << 1 | corner(1, 1, 3) << 3 | corner(-1, 1, 0) << 5 | corner(-1, -1, 1) << 7;
        let mut changed = corners | !RING[square] & 0b0101_0101;
        while changed != 0 {
            let place = changed.trailing_zeros() as usize & 7;
            changed &= changed - 1;
            let (east, south) = RING_STEPS[place];
            let other = Cell::new(cell.x.wrapping_add(east), cell.y.wrapping_add(south));
            self.refresh_in(other, square_in(window, east, south));
        }
    }

    /// Recomputes what fits on an empty cell with these cells around it. Valid only while the palace is narrow.
    #[inline(always)]
    fn refresh_in(&mut self, cell: Cell, square: usize) {
        let demands = self.find_demands(cell, square);
        self.set_demands(cell, self.index[place_in_index(cell)], demands);
    }

    /// Recomputes what fits on a cell, if it is empty.
    #[inline]
    pub(super) fn refresh(&mut self, cell: Cell) {
        let entry = self.entry(cell);
        if entry < NOTHING {
            return;
        }
        if self.wide {
            self.set_demands(cell, entry, self.surroundings(cell).demands());
        } else {
            self.refresh_in(cell, square_in(self.window(cell), 0, 0));
        }
    }

    /// Stores what a tile on an empty cell must be like; `entry` is the index entry of that cell. Only cells where a
    /// tile may be placed belong to the frontier.
    #[inline]
    fn set_demands(&mut self, cell: Cell, entry: u8, demands: Demands) {
        let is_known = entry >= FRONTIER;
        if !is_known && demands.is_none() {
            return;
        }
        let place = if is_known { (entry - FRONTIER) as usize } else { self.frontier.lowest_free() };
        self.on_frontier.replace(place, self.frontier_demands[place], demands);
        self.frontier_demands[place] = demands;
        self.frontier_cells[place] = cell;
        self.frontier.set(place, !demands.is_none());
        self.set_entry(cell, if demands.is_none() { NOTHING } else { FRONTIER + place as u8 });
    }

    /// Takes a cell out of the frontier; `entry` is its index entry.
    pub(super) fn drop_frontier(&mut self, entry: u8) {
        let place = (entry - FRONTIER) as usize;
        self.set_demands(self.frontier_cells[place], entry, Demands::NONE);
    }
}
