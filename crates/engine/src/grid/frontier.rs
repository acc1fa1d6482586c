//! What fits on the empty cells around a palace, kept up to date with each change.
//!
//! While the palace is narrow, the surroundings of a cell are read from the rows. The 5 x 5 square around the changed
//! cell contains the 3 x 3 squares of all cells that the change can affect.

use super::patterns::{FITS, FREE_SIDES, RING};
use super::{FIRST_OUTPOST, FRONTIER, Palace, Surroundings, place_in_index, toggle};
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

    /// The wall patterns that fit on an empty cell with these cells around it. Valid only while the palace is narrow.
    #[inline]
    fn find_fits_in(&self, cell: Cell, square: usize) -> u16 {
        let occupied = FREE_SIDES[square];
        // The walls or bastions that face the cell.
        let (mut left, mut walled) = (occupied, 0);
        while left != 0 {
            let side = left.trailing_zeros() as usize & 3;
            left &= left - 1;
            let (east, south) = RING_STEPS[2 * side];
            let beside = Cell::new(cell.x.wrapping_add(east), cell.y.wrapping_add(south));
            let slot = self.index[place_in_index(beside)].wrapping_sub(1);
            walled |= (self.sides[slot as usize & 127] >> (side ^ 2) & 1) << side;
        }
        if self.outposts != 0 {
            let outposts = self.outpost_sides(cell);
            return Surroundings { occupied, walled, outposts, ring: RING[square] }.fits();
        }
        FITS[(occupied | walled << 4) as usize]
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
        // with its way out.
        let corner = |east: i8, south: i8| {
            let square = square_in(window, east, south);
            let before = square ^ 1 << (4 - east - 3 * south);
            square & MIDDLE == 0 && (FREE_SIDES[square] == 0) != (FREE_SIDES[before] == 0)
        };
        let corners = [corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
        let sides = !RING[square] & 0b0101_0101;
        let mut changed =
            corners.iter().rev().fold(0, |all, &corner| all << 2 | u8::from(corner) << 1) | sides;
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
        let fits = self.find_fits_in(cell, square);
        self.set_fits(cell, self.index[place_in_index(cell)], fits);
    }

    /// Recomputes what fits on a cell, if it is empty.
    #[inline]
    pub(super) fn refresh(&mut self, cell: Cell) {
        let entry = self.entry(cell);
        if entry != 0 && entry < FRONTIER {
            return;
        }
        if self.wide {
            self.set_fits(cell, entry, self.surroundings(cell).fits());
        } else {
            self.refresh_in(cell, square_in(self.window(cell), 0, 0));
        }
    }

    /// Stores what fits on an empty cell; `entry` is the index entry of that cell.
    #[inline]
    fn set_fits(&mut self, cell: Cell, entry: u8, fits: u16) {
        if entry >= FRONTIER {
            if fits == 0 {
                self.drop_frontier(entry);
            } else {
                let place = (entry - FRONTIER) as usize;
                toggle(&mut self.fits, self.frontier_fits[place] ^ fits, place);
                self.frontier_fits[place] = fits;
            }
        } else if fits != 0 {
            let place = self.frontier.lowest_free();
            self.frontier.insert(place);
            self.frontier_cells[place] = cell;
            self.frontier_fits[place] = fits;
            toggle(&mut self.fits, fits, place);
            self.set_entry(cell, FRONTIER + place as u8);
        }
    }

    pub(super) fn drop_frontier(&mut self, entry: u8) {
        let place = (entry - FRONTIER) as usize;
        self.set_entry(self.frontier_cells[place], 0);
        toggle(&mut self.fits, self.frontier_fits[place], place);
        self.frontier.remove(place);
    }
}
