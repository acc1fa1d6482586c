//! Outposts (CAMP-11 to CAMP-15): where they may be placed, and which tiles they hold in place.
//!
//! An outpost takes up a cell like a tile, but nobody walks over it. It has a slot after those of the tiles and is in
//! none of the sets; there are so few outposts that going through them is fast.

use super::demands::Demands;
use super::{ENCLOSED, FIRST_OUTPOST, Palace, Set, Surroundings, bits};
use crate::illegal::Illegal;
use crate::vocab::{Cell, Dir, TileId, Walls};

impl Surroundings {
    /// Whether an outpost with these bastions may touch these surroundings (CAMP-11).
    fn takes_outpost(self, bastions: Walls) -> bool {
        // A bastion must face every tile, which has a wall there; green sides face green sides.
        bastions.bits() & self.occupied == self.tiles()
            && self.open() == 0
            && self.outposts & self.walled == 0
    }
}

impl Palace {
    pub(super) fn outpost_slots(&self) -> impl Iterator<Item = usize> + use<> {
        bits(self.outposts.into()).map(|outpost| FIRST_OUTPOST + outpost)
    }

    /// The outposts with their cells, in arbitrary order.
    pub fn outposts(&self) -> impl Iterator<Item = (Cell, TileId)> {
        self.outpost_slots().map(|slot| (self.cells[slot], self.tiles[slot]))
    }

    /// The cells where an outpost with these bastions may be placed.
    pub fn cells_for_outpost(&self, bastions: Walls) -> impl Iterator<Item = Cell> {
        let walled = self.used.iter().flat_map(move |slot| {
            let free = self.sides[slot] & !(self.sides[slot] >> 4);
            let dirs = Dir::ALL.into_iter().filter(move |&dir| free >> dir as u8 & 1 == 1);
            dirs.map(move |dir| (self.cells[slot].step(dir), dir.opposite()))
        });
        // CAMP-12: it touches a wall. Each cell is considered once, from its first neighbouring tile clockwise from
        // north.
        let fits = move |&(cell, side): &(Cell, Dir)| {
            if !bastions.has(side) {
                return false;
            }
            let around = self.near_surroundings(cell);
            around.tiles().trailing_zeros() == side as u32
                && around.takes_outpost(bastions)
                && around.keeps_way_out()
        };
        walled.filter(fits).map(|(cell, _)| cell)
    }

    /// Checks whether an outpost with these bastions may be placed on that cell.
    ///
    /// # Errors
    ///
    /// The first rule that the placement breaks.
    pub fn check_outpost(&self, cell: Cell, bastions: Walls) -> Result<(), Illegal> {
        if self.slot_at(cell).is_some() {
            return Err(Illegal::CellTaken);
        }
        let around = self.surroundings(cell);
        if around.occupied == 0 {
            return Err(Illegal::NoContact);
        }
        if !around.takes_outpost(bastions) {
            return Err(Illegal::OutpostMismatch);
        }
        if around.tiles() == 0 {
            return Err(Illegal::OutpostWithoutWall);
        }
        if around.keeps_way_out() { Ok(()) } else { Err(Illegal::LeavesHole) }
    }

    /// The cells whose outpost may be removed. No tile needs it, but removing it could leave a hole (CAMP-14).
    pub fn removable_outposts(&self) -> impl Iterator<Item = Cell> {
        self.outpost_slots().filter(|&slot| self.sides[slot] < ENCLOSED).map(|slot| self.cells[slot])
    }

    /// The cells whose outpost may be swapped for one with these bastions.
    pub fn swappable_outposts(&self, bastions: Walls) -> impl Iterator<Item = Cell> {
        self.outpost_slots().filter(move |&slot| self.replaces(slot, bastions)).map(|slot| self.cells[slot])
    }

    /// Checks whether what is on that cell may be swapped for an outpost with these bastions (CAMP-17).
    ///
    /// # Errors
    ///
    /// The first rule that the swap breaks.
    pub fn check_outpost_swap(&self, cell: Cell, bastions: Walls) -> Result<(), Illegal> {
        let slot = self.check_movable(cell)?;
        if slot < FIRST_OUTPOST {
            return Err(Illegal::OutpostForOutpost);
        }
        if self.replaces(slot, bastions) { Ok(()) } else { Err(Illegal::OutpostMismatch) }
    }

    /// Whether these bastions can replace those of the outpost in that slot: they must touch the same walls, and green
    /// sides the same outposts.
    fn replaces(&self, slot: usize, bastions: Walls) -> bool {
        (self.sides[slot] ^ bastions.bits()) & self.sides[slot] >> 4 == 0
    }

    #[cold]
    pub(super) fn place_outpost(&mut self, cell: Cell, tile: TileId) {
        let slot = FIRST_OUTPOST + self.outposts.trailing_ones() as usize;
        self.occupy(slot, cell, tile, tile.bastions());
        self.outposts |= 1 << (slot - FIRST_OUTPOST);
        self.refresh_around(cell);
    }

    /// What a tile on an empty cell with these surroundings must be like; [`Demands::NONE`] if none may be placed.
    #[cold]
    pub(super) fn find_demands_with_outposts(
        &self,
        cell: Cell,
        occupied: u8,
        walled: u8,
        ring: u8,
    ) -> Demands {
        Surroundings { occupied, walled, outposts: self.outpost_sides(cell), ring }.demands()
    }

    /// The sides of that cell with an outpost next to it.
    #[inline]
    pub(super) fn outpost_sides(&self, cell: Cell) -> u8 {
        if self.outposts == 0 { 0 } else { self.find_outpost_sides(cell) }
    }

    fn find_outpost_sides(&self, cell: Cell) -> u8 {
        let is_outpost =
            |&dir: &Dir| self.near_slot(cell.step(dir)).is_some_and(|slot| slot >= FIRST_OUTPOST);
        Dir::ALL.into_iter().filter(is_outpost).map(|dir| 1 << dir as u8).sum()
    }

    /// The slots of tiles that are the only contact of some outpost's bastions (CAMP-15).
    #[inline]
    pub(super) fn held(&self) -> Set {
        if self.outposts == 0 { Set::EMPTY } else { self.find_held() }
    }

    fn find_held(&self) -> Set {
        let mut held = Set::EMPTY;
        for slot in self.outpost_slots() {
            let contacts = self.sides[slot] & self.sides[slot] >> 4;
            if let Some(only) = self.only_way(self.cells[slot], contacts) {
                held.insert(only);
            }
        }
        held
    }

    /// The number of tiles that an arrow of an outpost on that cell counts: the run of tiles in that direction up to
    /// the first empty cell or outpost (CAMP-20, CAMP-22).
    pub fn count_line(&self, from: Cell, dir: Dir) -> u8 {
        let cells = std::iter::successors(Some(from.step(dir)), |cell| Some(cell.step(dir)));
        cells.take_while(|&cell| self.walls_at(cell).is_some()).count() as u8
    }
}
