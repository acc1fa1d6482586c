//! Camps (CAMP-11 to CAMP-15): where they may lie, and what they hold in place.
//!
//! A camp takes a cell like a tile, but nobody walks over it: it has a slot of its own after those of the tiles and is
//! in none of the sets that are kept. A handful of camps is quickly gone through.

use super::{FIRST_CAMP, Palace, Set, Surroundings, bits};
use crate::illegal::Illegal;
use crate::vocab::{Cell, Dir, TileId, Walls};

impl Surroundings {
    /// Whether a camp with these bastions may touch what lies around (CAMP-11).
    fn takes_camp(self, bastions: Walls) -> bool {
        // A bastion against every tile, which has a wall there; green against green.
        bastions.bits() & self.occupied == self.tiles() && self.open() == 0 && self.camps & self.walled == 0
    }
}

impl Palace {
    pub(super) fn camp_slots(&self) -> impl Iterator<Item = usize> + use<> {
        bits(self.camps.into()).map(|camp| FIRST_CAMP + camp)
    }

    /// The camps with their cells, in no order that has a meaning.
    pub fn camps(&self) -> impl Iterator<Item = (Cell, TileId)> {
        self.camp_slots().map(|slot| (self.cells[slot], self.tiles[slot]))
    }

    /// The cells where a camp with these bastions may be placed.
    pub fn cells_for_camp(&self, bastions: Walls) -> impl Iterator<Item = Cell> {
        let walled = self.used.iter().flat_map(move |slot| {
            let free = self.sides[slot] & !(self.sides[slot] >> 4);
            let dirs = Dir::ALL.into_iter().filter(move |&dir| free >> dir as u8 & 1 == 1);
            dirs.map(move |dir| (self.cells[slot].step(dir), dir.opposite()))
        });
        // CAMP-12: it touches a wall. Each cell is looked at once: from the first tile beside it, clockwise from N.
        let fits = move |&(cell, side): &(Cell, Dir)| {
            let around = self.surroundings(cell);
            bastions.has(side)
                && around.tiles().trailing_zeros() == side as u32
                && around.takes_camp(bastions)
                && around.keeps_way_out()
        };
        walled.filter(fits).map(|(cell, _)| cell)
    }

    /// Whether a camp with these bastions may be placed on that cell.
    pub fn check_camp(&self, cell: Cell, bastions: Walls) -> Result<(), Illegal> {
        if self.slot_at(cell).is_some() {
            return Err(Illegal::CellTaken);
        }
        let around = self.surroundings(cell);
        if around.occupied == 0 {
            return Err(Illegal::NoContact);
        }
        if !around.takes_camp(bastions) {
            return Err(Illegal::CampMismatch);
        }
        if around.tiles() == 0 {
            return Err(Illegal::CampWithoutWall);
        }
        if around.keeps_way_out() { Ok(()) } else { Err(Illegal::LeavesHole) }
    }

    /// The cells whose camp may be taken out: nothing needs it, but it may leave a hole (CAMP-14).
    pub fn removable_camps(&self) -> impl Iterator<Item = Cell> {
        self.camp_slots().filter(|&slot| self.sides[slot] < 0xF0).map(|slot| self.cells[slot])
    }

    /// The cells whose camp may be swapped for one with these bastions.
    pub fn swappable_camps(&self, bastions: Walls) -> impl Iterator<Item = Cell> {
        self.camp_slots().filter(move |&slot| self.replaces(slot, bastions)).map(|slot| self.cells[slot])
    }

    /// Whether what lies on that cell may be swapped for a camp with these bastions (CAMP-17).
    pub fn check_camp_swap(&self, cell: Cell, bastions: Walls) -> Result<(), Illegal> {
        let slot = self.check_movable(cell)?;
        if slot < FIRST_CAMP {
            return Err(Illegal::CampForCamp);
        }
        if self.replaces(slot, bastions) { Ok(()) } else { Err(Illegal::CampMismatch) }
    }

    /// The bastions of the camp in that slot touch walls, its green sides camps: so must those of the new one.
    fn replaces(&self, slot: usize, bastions: Walls) -> bool {
        (self.sides[slot] ^ bastions.bits()) & self.sides[slot] >> 4 == 0
    }

    #[cold]
    pub(super) fn place_camp(&mut self, cell: Cell, tile: TileId) {
        let slot = FIRST_CAMP + self.camps.trailing_ones() as usize;
        self.occupy(slot, cell, tile, tile.bastions());
        self.camps |= 1 << (slot - FIRST_CAMP);
        self.refresh_around(cell);
    }

    /// Sides of that cell with a camp beside it.
    #[inline]
    pub(super) fn camp_sides(&self, cell: Cell) -> u8 {
        if self.camps == 0 { 0 } else { self.find_camp_sides(cell) }
    }

    fn find_camp_sides(&self, cell: Cell) -> u8 {
        let is_camp = |&dir: &Dir| self.near_slot(cell.step(dir)).is_some_and(|slot| slot >= FIRST_CAMP);
        Dir::ALL.into_iter().filter(is_camp).map(|dir| 1 << dir as u8).sum()
    }

    /// Slots whose tile is all that some camp touches with its bastions (CAMP-15).
    #[inline]
    pub(super) fn held(&self) -> Set {
        if self.camps == 0 { Set::EMPTY } else { self.find_held() }
    }

    fn find_held(&self) -> Set {
        let mut held = Set::EMPTY;
        for slot in self.camp_slots() {
            let contacts = self.sides[slot] & self.sides[slot] >> 4;
            if let Some(only) = self.only_way(self.cells[slot], contacts) {
                held.insert(only);
            }
        }
        held
    }

    /// The tiles that an arrow of a camp on that cell counts: the run of tiles in that direction, up to the first
    /// empty cell or camp (CAMP-20, CAMP-22).
    pub fn count_line(&self, from: Cell, dir: Dir) -> u8 {
        let cells = std::iter::successors(Some(from.step(dir)), |cell| Some(cell.step(dir)));
        cells.take_while(|&cell| self.walls_at(cell).is_some()).count() as u8
    }
}
