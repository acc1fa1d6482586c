//! One Alhambra: where tiles fit, which can be removed, and how long the wall is (BASE-40 to BASE-48, BASE-75 to
//! BASE-79).
//!
//! With each change a [`Palace`] updates what every list of legal actions needs: what a tile on each empty cell that can
//! take one must be like, and which tiles can be removed. It knows nothing about kinds, prices or owners.

mod alone;
mod cells;
mod demands;
#[cfg(feature = "serde")]
mod foreign;
mod frontier;
mod outline;
mod outposts;
mod patterns;
mod set;
mod survey;
mod trail;
mod walk;

use crate::data::{MAX_FRONTIER, MAX_GATES};
use crate::illegal::Illegal;
use crate::vocab::{Cell, Dir, Side, TileId, TileSet, Walls};

use demands::{DemandWords, Demands};
use patterns::KEEPS_WAY_OUT;
use set::{Late, MAX_IN_SET, Set, WORD, bits};

pub use crate::data::{MAX_OUTPOSTS, MAX_PLACED};
pub use cells::Cells;
pub use outline::Wall;
pub use survey::{LayoutTile, Survey, survey};
pub use trail::Trail;

/// The first slot for outposts. Nobody walks over an outpost (CAMP-13), so the sets of slots leave them out.
const FIRST_OUTPOST: usize = MAX_PLACED;

/// Room for all tiles and for every outpost of the game.
const MAX_SLOTS: usize = FIRST_OUTPOST + MAX_OUTPOSTS;

const _: () = assert!(MAX_FRONTIER <= MAX_IN_SET, "a set must hold all places");
const _: () = assert!(MAX_PLACED <= MAX_IN_SET && MAX_IN_SET <= MAX_SLOTS, "a set must hold all slots");
const _: () = assert!(MAX_FRONTIER > WORD && MAX_SLOTS > WORD, "a word has a cell for every number of zeros");
const _: () = assert!(MAX_SLOTS < FRONTIER as usize, "index entries must differ");
const _: () = assert!(FIRST_OUTPOST >= WORD, "outposts must not get into the words");
const _: () = assert!(MAX_OUTPOSTS <= 8, "outposts must fit into the bits of a byte");

/// As long as no two tiles are farther apart than this in either direction, all cells within two steps of a tile have
/// different entries in the 16 x 16 index.
const NARROW_SPAN: i8 = 12;

/// An index entry is a slot, [`NOTHING`], or this value plus the place in the frontier.
const FRONTIER: u8 = 128;

/// The index entry of a cell that has neither a tile nor a place in the frontier.
const NOTHING: u8 = MAX_SLOTS as u8;

/// The lowest entry of [`Palace::sides`] for a tile with four neighbours.
const ENCLOSED: u8 = 0xF0;

/// The tiles in one player's Alhambra.
#[derive(Clone, Copy)]
pub struct Palace {
    /// All tiles here except the start tile.
    lying: TileSet,
    /// The slots that hold a tile; slot 0 is the start tile.
    used: Set,
    /// The slots whose tile touches no gate and is not on another tile's only way to the start tile.
    removable: Set,
    /// The slots whose tile has four neighbours, outposts excepted.
    enclosed: Set,
    /// The places of the frontier that hold a cell.
    frontier: Set,
    /// What tiles on the cells of the frontier must be like.
    on_frontier: DemandWords,
    /// What tiles that replace those in the slots must be like.
    on_slots: DemandWords,
    /// The occupied cells: bit x modulo 16 of row y modulo 16.
    rows: [u16; 16],
    /// What a tile on each cell of the frontier must be like; nothing for unused places.
    frontier_demands: [Demands; MAX_FRONTIER],
    frontier_cells: [Cell; MAX_FRONTIER],
    cells: [Cell; MAX_SLOTS],
    tiles: [TileId; MAX_SLOTS],
    /// The low four bits are the walls, or the bastions of an outpost; the high four bits are the sides with a
    /// neighbouring tile.
    sides: [u8; MAX_SLOTS],
    /// The index entries of cells, by their coordinates modulo 16.
    index: [u8; 256],
    /// The sides where a wall or bastion faces a cell, by the coordinates of the cell modulo 16.
    facing: [u8; 256],
    gates: [Side; MAX_GATES],
    gates_len: u8,
    /// The slots from [`FIRST_OUTPOST`] on that hold an outpost, one bit each.
    outposts: u8,
    /// Whether two tiles are more than [`NARROW_SPAN`] apart. What is kept by coordinates modulo 16 is not used as long
    /// as they are.
    wide: bool,
    low: Cell,
    high: Cell,
}

/// What surrounds an empty cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Surroundings {
    /// The sides with a neighbouring tile.
    pub occupied: u8,
    /// The sides where that neighbour has a wall or a bastion.
    pub walled: u8,
    /// The sides where that neighbour is an outpost.
    outposts: u8,
    /// The occupied cells around, clockwise from north.
    ring: u8,
}

impl Surroundings {
    /// Whether a tile here leaves every empty cell a way out (BASE-45).
    pub fn keeps_way_out(self) -> bool {
        KEEPS_WAY_OUT[self.ring as usize]
    }

    /// The sides where the neighbour is open towards the cell.
    pub const fn open(self) -> u8 {
        self.tiles() & !self.walled
    }

    /// The sides with a neighbour that is not an outpost.
    pub const fn tiles(self) -> u8 {
        self.occupied & !self.outposts
    }

    /// Whether the green side of an outpost faces the cell, where only another outpost may go (CAMP-11).
    pub const fn meets_green(self) -> bool {
        self.outposts & !self.walled != 0
    }

    /// What a tile here must be like; [`Demands::NONE`] if none may be placed.
    #[inline]
    fn demands(self) -> Demands {
        if self.open() != 0 && !self.meets_green() && self.keeps_way_out() {
            Demands::new(self.open(), self.walled)
        } else {
            Demands::NONE
        }
    }
}

#[inline]
fn place_in_index(cell: Cell) -> usize {
    cell.x as usize & 15 | (cell.y as usize & 15) << 4
}

impl Default for Palace {
    fn default() -> Palace {
        Palace::new()
    }
}

impl Palace {
    /// A palace with only the start tile (BASE-10).
    pub fn new() -> Palace {
        let mut palace = Palace {
            lying: TileSet::EMPTY,
            used: Set::EMPTY,
            removable: Set::EMPTY,
            enclosed: Set::EMPTY,
            frontier: Set::EMPTY,
            on_frontier: DemandWords::NONE,
            on_slots: DemandWords::NONE,
            rows: [0; 16],
            frontier_demands: [Demands::NONE; MAX_FRONTIER],
            frontier_cells: [Cell::START; MAX_FRONTIER],
            cells: [Cell::START; MAX_SLOTS],
            tiles: [TileId::START; MAX_SLOTS],
            sides: [0; MAX_SLOTS],
            index: [NOTHING; 256],
            facing: [0; 256],
            gates: [Side { cell: Cell::START, dir: Dir::E }; MAX_GATES],
            gates_len: 0,
            outposts: 0,
            wide: false,
            low: Cell::START,
            high: Cell::START,
        };
        palace.place_unchecked(Cell::START, TileId::START, Walls::EMPTY);
        palace.lying = TileSet::EMPTY;
        palace
    }

    /// The number of tiles, start tile included.
    #[inline]
    pub const fn len(&self) -> usize {
        self.used.len() + self.outposts.count_ones() as usize
    }

    /// Whether there is nothing but the start tile.
    pub const fn is_empty(&self) -> bool {
        self.used.len() == 1
    }

    /// All tiles with their cells. The start tile comes first; the order of the others is arbitrary.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, TileId)> {
        self.slots().map(|slot| (self.cells[slot], self.tiles[slot]))
    }

    /// All tiles except outposts, with their cells. The start tile comes first.
    #[inline]
    pub fn tiles_without_outposts(&self) -> impl Iterator<Item = (Cell, TileId)> {
        self.used.iter().map(|slot| (self.cells[slot], self.tiles[slot]))
    }

    /// All tiles except the start tile.
    #[inline]
    pub const fn tile_set(&self) -> TileSet {
        self.lying
    }

    /// The slots that hold a tile, outposts last.
    #[inline]
    fn slots(&self) -> impl Iterator<Item = usize> {
        self.used.iter().chain(self.outpost_slots())
    }

    /// The tile on that cell, if there is one.
    pub fn tile_at(&self, cell: Cell) -> Option<TileId> {
        self.slot_at(cell).map(|slot| self.tiles[slot])
    }

    /// The walls of the tile on that cell; `None` if there is no tile, or an outpost, which has bastions instead.
    pub fn walls_at(&self, cell: Cell) -> Option<Walls> {
        let slot = self.near_tile(cell)?;
        (self.cells[slot] == cell).then(|| self.walls(slot))
    }

    /// The cell of that tile, if it is here.
    pub fn cell_of(&self, tile: TileId) -> Option<Cell> {
        self.tiles().find(|&(_, other)| other == tile).map(|(cell, _)| cell)
    }

    /// The cells where a tile with these walls may be placed. Outposts have [`Palace::cells_for_outpost`].
    #[inline]
    pub fn cells_for(&self, walls: Walls) -> Cells<'_> {
        Cells { places: self.fitting(walls), cells: &self.frontier_cells }
    }

    /// The cells whose tile may be removed (BASE-53) without playing a gate card, outposts excepted.
    #[inline]
    pub fn removable_cells(&self) -> Cells<'_> {
        // BASE-53: removing a tile with four neighbours would leave a hole.
        let removable = self.removable.without(self.enclosed).without(self.held());
        Cells { places: removable, cells: &self.cells }
    }

    /// The cells whose tile may be swapped for one with these walls (BASE-52).
    #[inline]
    pub fn swappable_cells(&self, walls: Walls) -> Cells<'_> {
        let replaceable = self.replaceable(walls);
        let places = if self.gates_len == 0 { replaceable } else { self.without_gates(replaceable) };
        Cells { places, cells: &self.cells }
    }

    /// Those of these slots whose tile touches no gate.
    #[cold]
    fn without_gates(&self, mut slots: Set) -> Set {
        for gate in self.gates() {
            let both = [gate.cell, gate.cell.step(gate.dir)];
            both.into_iter().filter_map(|cell| self.near_tile(cell)).for_each(|slot| slots.remove(slot));
        }
        slots
    }

    /// The places of the frontier where these walls fit.
    #[inline]
    fn fitting(&self, walls: Walls) -> Set {
        let fits = |place: usize| self.frontier_demands[place].allow(walls);
        let late: Late = if self.frontier.late == 0 { 0 } else { self.frontier.late_where(fits) };
        Set { word: self.frontier.word & !self.on_frontier.refusing(walls), late }
    }

    /// The slots whose tile these walls may replace (BASE-52). Tiles at gates are included.
    #[inline]
    fn replaceable(&self, walls: Walls) -> Set {
        let fits = |slot: usize| Demands::on_tile(self.sides[slot]).allow(walls);
        let late: Late = if self.used.late == 0 { 0 } else { self.used.late_where(fits) };
        let mut replaceable = Set { word: self.used.word & !self.on_slots.refusing(walls), late };
        // BASE-51: the start tile stays.
        replaceable.remove(0);
        replaceable
    }

    /// Checks whether a tile with these walls may be placed on that cell. Outposts have [`Palace::check_outpost`].
    ///
    /// # Errors
    ///
    /// The first rule that the placement breaks.
    pub fn check_place(&self, cell: Cell, walls: Walls) -> Result<(), Illegal> {
        let around = self.check_sides(cell, walls)?;
        // BASE-43: one open side towards a neighbour is enough, because the neighbour is already reachable.
        if around.open() == 0 {
            return Err(Illegal::OutOfReach);
        }
        if around.keeps_way_out() { Ok(()) } else { Err(Illegal::LeavesHole) }
    }

    /// The part of [`Palace::check_place`] that a gate cannot change (GATE-26), except for holes.
    pub(crate) fn check_sides(&self, cell: Cell, walls: Walls) -> Result<Surroundings, Illegal> {
        if self.slot_at(cell).is_some() {
            return Err(Illegal::CellTaken);
        }
        let around = self.surroundings(cell);
        if around.occupied == 0 {
            return Err(Illegal::NoContact);
        }
        if (walls.bits() ^ around.walled) & around.tiles() != 0 {
            return Err(Illegal::WallMismatch);
        }
        if around.meets_green() || around.outposts & !walls.bits() != 0 {
            return Err(Illegal::OutpostMismatch);
        }
        Ok(around)
    }

    /// Checks whether the tile on that cell may be removed without playing a gate card.
    ///
    /// # Errors
    ///
    /// The first rule that the removal breaks.
    pub fn check_remove(&self, cell: Cell) -> Result<(), Illegal> {
        let slot = self.check_movable(cell)?;
        if self.sides[slot] >= ENCLOSED {
            return Err(Illegal::RemovalLeavesHole);
        }
        if slot >= FIRST_OUTPOST {
            return Ok(());
        }
        if self.held().has(slot) {
            return Err(Illegal::OutpostLosesContact);
        }
        if self.removable.has(slot) { Ok(()) } else { Err(Illegal::RemovalCutsOff) }
    }

    /// The slot of a tile that may leave its cell at all.
    pub(crate) fn check_movable(&self, cell: Cell) -> Result<usize, Illegal> {
        let slot = self.slot_at(cell).ok_or(Illegal::NoTileThere)?;
        if slot == 0 {
            return Err(Illegal::StartTileFixed);
        }
        if self.touches_gate(cell) { Err(Illegal::FixedByGate) } else { Ok(slot) }
    }

    /// Checks whether the tile on that cell may be swapped for one with these walls that is not an outpost.
    ///
    /// # Errors
    ///
    /// The first rule that the swap breaks.
    pub fn check_swap(&self, cell: Cell, walls: Walls) -> Result<(), Illegal> {
        let slot = self.check_movable(cell)?;
        if slot >= FIRST_OUTPOST {
            return Err(Illegal::OutpostForOutpost);
        }
        let sides = self.sides[slot];
        let wrong = (sides ^ walls.bits()) & (sides >> 4);
        if wrong & !self.outpost_sides(cell) != 0 {
            return Err(Illegal::WallMismatch);
        }
        if wrong == 0 { Ok(()) } else { Err(Illegal::OutpostLosesContact) }
    }

    /// The gates, each on a side that two tiles share.
    pub fn gates(&self) -> &[Side] {
        &self.gates[..self.gates_len as usize]
    }

    /// Whether the tile on that cell touches a gate (GATE-25).
    pub fn touches_gate(&self, cell: Cell) -> bool {
        self.gates().iter().any(|gate| gate.cell == cell || gate.cell.step(gate.dir) == cell)
    }

    /// Places a tile on an empty cell; the walls of an outpost are ignored. The caller has checked that it may go
    /// there.
    pub(crate) fn place_unchecked(&mut self, cell: Cell, tile: TileId, walls: Walls) {
        if tile.is_outpost() {
            self.place_outpost(cell, tile);
            return;
        }
        let slot = self.used.lowest_free();
        let occupied = self.occupy(slot, cell, tile, walls);
        self.used.insert(slot);
        self.enclosed.set(slot, occupied == 15);
        // CAMP-11: a side that touches an outpost is always walled.
        let ways = occupied & !walls.bits();
        match self.only_way(cell, ways) {
            // A tile with a single way can be removed again, and the tile it leads to cannot be removed before it.
            Some(way_to) => {
                self.removable.insert(slot);
                self.removable.remove(way_to);
            }
            None => match self.fourth_of_ring(cell, ways) {
                // The tiles at both ends of the ways were already connected, so only the fourth tile of the ring
                // becomes removable.
                Some(fourth) => {
                    self.removable.insert(slot);
                    if !self.removable.has(fourth) {
                        self.judge_removable(fourth);
                    }
                }
                None => self.find_removable(),
            },
        }
        self.refresh_around(cell);
    }

    /// The slot that the way leads to, if there is exactly one.
    #[inline]
    fn only_way(&self, cell: Cell, ways: u8) -> Option<usize> {
        if !ways.is_power_of_two() {
            return None;
        }
        self.near_slot(cell.step(Dir::ALL[ways.trailing_zeros() as usize & 3]))
    }

    /// If two ways lead from a cell to tiles that are both connected to a fourth tile, returns that tile: the four form
    /// a ring. Palaces with gates, which are ways too, are not examined.
    #[inline]
    fn fourth_of_ring(&self, cell: Cell, ways: u8) -> Option<usize> {
        let (one, two) = match ways {
            0b0011 => (Dir::N, Dir::E),
            0b0110 => (Dir::E, Dir::S),
            0b1100 => (Dir::S, Dir::W),
            0b1001 => (Dir::W, Dir::N),
            _ => return None,
        };
        let fourth = self.near_tile(cell.step(one).step(two)).filter(|_| self.gates_len == 0)?;
        let both = 1 << one.opposite() as u8 | 1 << two.opposite() as u8;
        (self.ways(fourth) & both == both).then_some(fourth)
    }

    /// Stores a tile, with its walls or bastions, in a slot that is in no set yet, and updates its neighbours. Returns
    /// the sides with a neighbour.
    #[inline(always)]
    fn occupy(&mut self, slot: usize, cell: Cell, tile: TileId, walls: Walls) -> u8 {
        self.low = Cell::new(self.low.x.min(cell.x), self.low.y.min(cell.y));
        self.high = Cell::new(self.high.x.max(cell.x), self.high.y.max(cell.y));
        self.wide |= self.is_spread();
        let entry = self.entry(cell);
        if entry >= FRONTIER {
            self.drop_frontier(entry);
        }
        self.cells[slot] = cell;
        self.tiles[slot] = tile;
        self.lying.insert(tile);
        self.set_entry(cell, slot as u8);
        self.flip_rows(cell);
        let occupied = self.neighbours(cell);
        self.sides[slot] = walls.bits() | occupied << 4;
        self.flip_contacts(slot, cell);
        self.flip_facing(cell, walls.bits());
        occupied
    }

    /// Removes the tile from that cell and returns it. The caller has checked that it may go.
    pub(crate) fn remove_unchecked(&mut self, cell: Cell) -> Option<TileId> {
        let slot = self.slot_at(cell)?;
        self.lying.remove(self.tiles[slot]);
        if slot >= FIRST_OUTPOST {
            self.outposts &= !(1 << (slot - FIRST_OUTPOST));
            self.vacate(slot, cell);
            return Some(self.tiles[slot]);
        }
        let ways = self.ways(slot);
        let way_to = self.only_way(cell, ways);
        let fourth = self.fourth_of_ring(cell, ways);
        self.used.remove(slot);
        self.removable.remove(slot);
        self.vacate(slot, cell);
        match (way_to, fourth) {
            // When a tile with a single way goes, only the tile it led to can become removable.
            (Some(way_to), _) if self.gates_len == 0 => self.judge_removable(way_to),
            // The fourth tile of a ring still connects the other two; only that tile can become indispensable.
            (None, Some(fourth)) => {
                if self.removable.has(fourth) {
                    self.judge_removable(fourth);
                }
            }
            _ => self.find_removable(),
        }
        Some(self.tiles[slot])
    }

    /// Clears the cell of a tile whose slot has been taken out of all sets, and updates its neighbours.
    #[inline(always)]
    fn vacate(&mut self, slot: usize, cell: Cell) {
        self.flip_contacts(slot, cell);
        self.flip_facing(cell, self.sides[slot]);
        self.set_entry(cell, NOTHING);
        self.flip_rows(cell);
        let on_edge =
            cell.x == self.low.x || cell.x == self.high.x || cell.y == self.low.y || cell.y == self.high.y;
        if on_edge {
            self.shrink();
        }
        self.refresh_around(cell);
    }

    /// Replaces the tile on that cell and returns the old one; the walls of an outpost are ignored. The caller has
    /// checked that this is legal.
    pub(crate) fn swap_unchecked(&mut self, cell: Cell, tile: TileId, walls: Walls) -> Option<TileId> {
        let slot = self.slot_at(cell)?;
        let walls = if tile.is_outpost() { tile.bastions() } else { walls };
        let old = std::mem::replace(&mut self.tiles[slot], tile);
        self.lying.remove(old);
        self.lying.insert(tile);
        // BASE-52: only walls towards empty cells can change.
        let changed = Walls::from_bits(self.sides[slot] ^ walls.bits());
        self.sides[slot] = self.sides[slot] & 0xF0 | walls.bits();
        self.flip_facing(cell, changed.bits());
        for dir in changed.iter() {
            self.refresh(cell.step(dir));
        }
        Some(old)
    }

    /// Adds walls to sides of the tile on that cell that face empty cells. The caller has checked that this is legal.
    pub(crate) fn add_walls(&mut self, cell: Cell, walls: Walls) {
        let Some(slot) = self.slot_at(cell) else { return };
        self.flip_facing(cell, walls.bits() & !self.sides[slot]);
        self.sides[slot] |= walls.bits();
        for dir in walls.iter() {
            self.refresh(cell.step(dir));
        }
    }

    /// Walls on these sides of the tile on that cell have come or gone. Higher bits are ignored.
    #[inline]
    fn flip_facing(&mut self, cell: Cell, walls: u8) {
        for dir in Dir::ALL {
            let faced = &mut self.facing[place_in_index(cell.step(dir))];
            *faced ^= (walls >> dir as u8 & 1) << dir.opposite() as u8;
        }
    }

    /// The sides of the tile on that cell that face empty cells.
    pub fn outer_sides(&self, cell: Cell) -> Walls {
        self.slot_at(cell).map_or(Walls::EMPTY, |slot| Walls::from_bits(!self.sides[slot] >> 4))
    }

    /// The tile in that slot and each of its neighbours have just come into contact, or are about to lose it.
    #[inline]
    fn flip_contacts(&mut self, slot: usize, cell: Cell) {
        let sides = self.sides[slot];
        for dir in Walls::from_bits(sides >> 4).iter() {
            let walled = sides >> dir as u8 & 1 == 1;
            let Some(other) = self.near_slot(cell.step(dir)) else { continue };
            self.sides[other] ^= 16 << dir.opposite() as u8;
            if other < FIRST_OUTPOST {
                self.enclosed.set(other, self.sides[other] >= ENCLOSED);
            }
            // On the side that they share, both have a wall or neither has.
            self.on_slots.flip(slot, dir, walled);
            self.on_slots.flip(other, dir.opposite(), walled);
        }
    }

    /// Puts a gate on a side where two tiles both have a wall.
    pub(crate) fn add_gate(&mut self, side: Side) {
        self.gates[self.gates_len as usize] = side.canonical();
        self.gates_len += 1;
        self.find_removable();
    }

    /// The slot of the tile on any cell, however far away.
    pub(crate) fn slot_at(&self, cell: Cell) -> Option<usize> {
        let slot = self.near_slot(cell)?;
        (self.cells[slot] == cell).then_some(slot)
    }

    /// The walls of the tile in that slot.
    #[inline]
    pub(crate) fn walls(&self, slot: usize) -> Walls {
        Walls::from_bits(self.sides[slot])
    }

    /// What surrounds any empty cell, however far away.
    pub(crate) fn surroundings(&self, cell: Cell) -> Surroundings {
        let mut around = Surroundings { occupied: 0, walled: 0, outposts: 0, ring: 0 };
        for (place, other) in cell.ring().into_iter().enumerate() {
            let Some(slot) = self.slot_at(other) else { continue };
            around.ring |= 1 << place;
            if place & 1 == 0 {
                let side = place as u8 / 2;
                around.occupied |= 1 << side;
                around.outposts |= u8::from(slot >= FIRST_OUTPOST) << side;
                around.walled |= (self.sides[slot] >> ((side + 2) & 3) & 1) << side;
            }
        }
        around
    }

    /// The slot of the tile on a cell at most two steps from some tile.
    #[inline]
    fn near_slot(&self, cell: Cell) -> Option<usize> {
        let entry = self.entry(cell);
        (entry < NOTHING).then_some(entry as usize)
    }

    /// The slot of the tile on a cell at most two steps from some tile, unless it is an outpost.
    #[inline]
    fn near_tile(&self, cell: Cell) -> Option<usize> {
        let slot = self.entry(cell) as usize;
        (slot < FIRST_OUTPOST).then_some(slot)
    }

    #[inline]
    fn entry(&self, cell: Cell) -> u8 {
        if self.wide { self.find_entry(cell) } else { self.index[place_in_index(cell)] }
    }

    #[cold]
    fn find_entry(&self, cell: Cell) -> u8 {
        if let Some(slot) = self.slots().find(|&slot| self.cells[slot] == cell) {
            return slot as u8;
        }
        let place = self.frontier.iter().find(|&place| self.frontier_cells[place] == cell);
        place.map_or(NOTHING, |place| FRONTIER + place as u8)
    }

    #[inline]
    fn set_entry(&mut self, cell: Cell, entry: u8) {
        self.index[place_in_index(cell)] = entry;
    }

    /// Enters a tile into the rows, or removes it.
    #[inline]
    fn flip_rows(&mut self, cell: Cell) {
        let (x, y) = (cell.x as u8 & 15, (cell.y as u8 & 15) as usize);
        self.rows[y] ^= 1 << x;
    }

    fn is_spread(&self) -> bool {
        self.high.x - self.low.x > NARROW_SPAN || self.high.y - self.low.y > NARROW_SPAN
    }

    /// Recomputes the extent. When the palace has become narrow again, what is kept by coordinates modulo 16 is rebuilt.
    fn shrink(&mut self) {
        if self.wide {
            return self.shrink_wide();
        }
        // The start tile ends each of these walks.
        let row = |y: i8| self.rows[(y as u8 & 15) as usize];
        let columns = self.rows.iter().fold(0, |columns, row| columns | row);
        let column = |x: i8| columns >> (x as u8 & 15) & 1;
        while row(self.low.y) == 0 {
            self.low.y += 1;
        }
        while row(self.high.y) == 0 {
            self.high.y -= 1;
        }
        while column(self.low.x) == 0 {
            self.low.x += 1;
        }
        while column(self.high.x) == 0 {
            self.high.x -= 1;
        }
    }

    /// [`Palace::shrink`] for a wide palace.
    #[cold]
    fn shrink_wide(&mut self) {
        let (mut low, mut high) = (Cell::START, Cell::START);
        for slot in self.slots() {
            let cell = self.cells[slot];
            low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
            high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
        }
        (self.low, self.high) = (low, high);
        if self.is_spread() {
            return;
        }
        self.wide = false;
        self.index = [NOTHING; 256];
        self.facing = [0; 256];
        self.rows = [0; 16];
        for place in self.frontier.iter() {
            self.set_entry(self.frontier_cells[place], FRONTIER + place as u8);
        }
        // Iterates over copies of the sets, so that the palace can be modified.
        let (used, outposts) = (self.used, self.outposts);
        for slot in used.iter().chain(bits(outposts.into()).map(|outpost| FIRST_OUTPOST + outpost)) {
            self.set_entry(self.cells[slot], slot as u8);
            self.flip_rows(self.cells[slot]);
            self.flip_facing(self.cells[slot], self.sides[slot]);
        }
    }
}

/// Two palaces are equal if they have the same tiles on the same cells, and the same gates.
impl PartialEq for Palace {
    fn eq(&self, other: &Palace) -> bool {
        let gates = |palace: &Palace| {
            let mut gates = palace.gates().to_vec();
            gates.sort_unstable();
            gates
        };
        self.len() == other.len()
            && self.tiles().all(|(cell, tile)| {
                other.tile_at(cell) == Some(tile) && other.walls_at(cell) == self.walls_at(cell)
            })
            && gates(self) == gates(other)
    }
}

impl Eq for Palace {}

impl std::fmt::Debug for Palace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let tiles = self.tiles().map(|(cell, tile)| format!("{} at {},{}", tile.name(), cell.x, cell.y));
        f.debug_list().entries(tiles).finish()
    }
}
