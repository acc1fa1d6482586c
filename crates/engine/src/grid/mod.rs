//! One Alhambra: where tiles fit, what can be removed, how long the wall is (BASE-40 to BASE-48, BASE-75 to
//! BASE-79).
//!
//! A [`Palace`] keeps what every legal list needs up to date with each change: for every empty cell that can
//! take a tile, which of the 16 wall patterns fit there, and which tiles can be taken out. It knows nothing of
//! kinds, prices or owners.

mod alone;
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

use patterns::{KEEPS_WAY_OUT, PATTERNS};
use set::{Late, MAX_IN_SET, Set, WORD, bits};

pub use crate::data::{MAX_OUTPOSTS, MAX_PLACED};
pub use outline::Wall;
pub use survey::{LayoutTile, Survey, survey};
pub use trail::Trail;

/// The first slot of the outposts. Nobody walks over an outpost (CAMP-13), so the sets of slots leave them out.
const FIRST_OUTPOST: usize = MAX_PLACED;

/// Room for all tiles, and every outpost of the game.
const MAX_SLOTS: usize = FIRST_OUTPOST + MAX_OUTPOSTS;

const _: () = assert!(MAX_FRONTIER <= MAX_IN_SET, "places are those of a set");
const _: () = assert!(MAX_PLACED <= MAX_IN_SET && MAX_IN_SET <= MAX_SLOTS, "slots are places of a set");
const _: () = assert!(MAX_OUTPOSTS <= 8, "outposts are bits of a byte");

/// While no two tiles lie this far apart in a direction, the cells within two of a tile have different places in
/// the 16 x 16 index.
const NARROW_SPAN: i8 = 12;

/// Index entries: nothing, slot + 1, or this plus the place in the frontier.
const FRONTIER: u8 = 128;

/// The tiles lying in one player's grid.
#[derive(Clone, Copy)]
pub struct Palace {
    /// All tiles that lie here, but for the start tile.
    lying: TileSet,
    /// Slots that hold a tile; slot 0 is the start tile.
    used: Set,
    /// Slots whose tile no other tile needs for its way to the start tile, and that touch no gate.
    removable: Set,
    /// Places of the frontier that hold a cell.
    frontier: Set,
    /// For each wall pattern, the places of the frontier where it fits, late ones left out.
    fits: [u64; 16],
    /// For each wall pattern, the slots whose tile it may replace, late ones left out; tiles at gates are not.
    swaps: [u64; 16],
    /// Occupied cells: bit x modulo 16 of row y modulo 16.
    rows: [u16; 16],
    /// The wall patterns that fit on a cell of the frontier.
    frontier_fits: [u16; MAX_FRONTIER],
    frontier_cells: [Cell; MAX_FRONTIER],
    cells: [Cell; MAX_SLOTS],
    tiles: [TileId; MAX_SLOTS],
    /// Low four bits: walls, of an outpost its bastions. High four bits: sides with a neighbouring tile. There is an entry
    /// for every seven bits, so that whatever stands in the index can be looked up.
    sides: [u8; 128],
    /// Cells by their coordinates modulo 16.
    index: [u8; 256],
    gates: [Side; MAX_GATES],
    gates_len: u8,
    /// Slots from [`FIRST_OUTPOST`] on that hold an outpost.
    outposts: u8,
    /// Two tiles lie more than [`NARROW_SPAN`] apart: index and rows are not used until they no longer do.
    wide: bool,
    low: Cell,
    high: Cell,
}

/// Turns the bit of one place in the word of each pattern that `changed` names. Late places are in none of the words:
/// they are so few that each is looked at when it is asked for.
#[inline]
fn toggle(words: &mut [u64; 16], mut changed: u16, place: usize) {
    // Mostly nothing changes, so that is asked first.
    while changed != 0 && place < WORD {
        words[changed.trailing_zeros() as usize & 15] ^= 1 << place;
        changed &= changed - 1;
    }
}

/// The wall patterns that may replace a tile with these sides (BASE-52).
#[inline]
fn replacements(sides: u8) -> u16 {
    let occupied = sides >> 4;
    PATTERNS[(occupied | (sides & occupied) << 4) as usize]
}

/// What surrounds an empty cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Surroundings {
    /// Sides with a neighbouring tile.
    pub occupied: u8,
    /// Sides where that neighbour has a wall, or a bastion.
    pub walled: u8,
    /// Sides where that neighbour is an outpost.
    outposts: u8,
    /// Occupied cells around, clockwise from N.
    ring: u8,
}

impl Surroundings {
    /// Whether a tile here leaves every empty cell a way out (BASE-45).
    pub fn keeps_way_out(self) -> bool {
        KEEPS_WAY_OUT[self.ring as usize]
    }

    /// Sides where an open side of a neighbour faces the cell.
    pub const fn open(self) -> u8 {
        self.tiles() & !self.walled
    }

    /// Sides with a neighbour that is no outpost.
    pub const fn tiles(self) -> u8 {
        self.occupied & !self.outposts
    }

    /// Whether the green side of an outpost faces the cell: nothing but another outpost goes there (CAMP-11).
    pub const fn meets_green(self) -> bool {
        self.outposts & !self.walled != 0
    }

    #[inline]
    fn fits(self) -> u16 {
        if self.open() != 0 && !self.meets_green() && self.keeps_way_out() {
            PATTERNS[(self.occupied | self.walled << 4) as usize]
        } else {
            0
        }
    }
}

#[inline]
fn place_in_index(cell: Cell) -> usize {
    (cell.x as u8 & 15) as usize | ((cell.y as u8 & 15) as usize) << 4
}

impl Default for Palace {
    fn default() -> Palace {
        Palace::new()
    }
}

impl Palace {
    /// The start tile alone (BASE-10).
    pub fn new() -> Palace {
        let mut palace = Palace {
            lying: TileSet::EMPTY,
            used: Set::EMPTY,
            removable: Set::EMPTY,
            frontier: Set::EMPTY,
            fits: [0; 16],
            swaps: [0; 16],
            rows: [0; 16],
            frontier_fits: [0; MAX_FRONTIER],
            frontier_cells: [Cell::START; MAX_FRONTIER],
            cells: [Cell::START; MAX_SLOTS],
            tiles: [TileId::START; MAX_SLOTS],
            sides: [0; 128],
            index: [0; 256],
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

    /// How many tiles lie here, start tile included.
    #[inline]
    pub const fn len(&self) -> usize {
        self.used.len() + self.outposts.count_ones() as usize
    }

    /// Whether only the start tile lies here.
    pub const fn is_empty(&self) -> bool {
        self.used.len() == 1
    }

    /// All tiles with their cells; the start tile comes first, the order of the others has no meaning.
    #[inline]
    pub fn tiles(&self) -> impl Iterator<Item = (Cell, TileId)> {
        self.slots().map(|slot| (self.cells[slot], self.tiles[slot]))
    }

    /// The tiles that are no outposts, with their cells; the start tile comes first.
    #[inline]
    pub fn tiles_without_outposts(&self) -> impl Iterator<Item = (Cell, TileId)> {
        self.used.iter().map(|slot| (self.cells[slot], self.tiles[slot]))
    }

    /// The tiles that lie here, but for the start tile.
    #[inline]
    pub const fn tile_set(&self) -> TileSet {
        self.lying
    }

    /// The slots that hold a tile, outposts last.
    #[inline]
    fn slots(&self) -> impl Iterator<Item = usize> {
        self.used.iter().chain(self.outpost_slots())
    }

    /// The tile on that cell.
    pub fn tile_at(&self, cell: Cell) -> Option<TileId> {
        self.slot_at(cell).map(|slot| self.tiles[slot])
    }

    /// The walls of the tile on that cell, if one lies there that can have walls: an outpost has bastions instead.
    pub fn walls_at(&self, cell: Cell) -> Option<Walls> {
        let slot = self.near_tile(cell)?;
        (self.cells[slot] == cell).then(|| self.walls(slot))
    }

    /// The cell of that tile.
    pub fn cell_of(&self, tile: TileId) -> Option<Cell> {
        self.tiles().find(|&(_, other)| other == tile).map(|(cell, _)| cell)
    }

    /// The cells where a tile with these walls, which is no outpost, may be placed.
    #[inline]
    pub fn cells_for(&self, walls: Walls) -> impl Iterator<Item = Cell> {
        self.fitting(walls).iter().map(|place| self.frontier_cells[place])
    }

    /// Calls `each` for the cells of [`Palace::cells_for`]: for hot loops, which ask for the late places but once.
    #[inline]
    pub(crate) fn each_cell_for(&self, walls: Walls, mut each: impl FnMut(Cell)) {
        if self.frontier.late != 0 {
            return self.cells_for(walls).for_each(each);
        }
        bits(self.fits[walls.bits() as usize & 15]).for_each(|place| each(self.frontier_cells[place]));
    }

    /// The same for [`Palace::swappable_cells`].
    #[inline]
    pub(crate) fn each_swappable_cell(&self, walls: Walls, mut each: impl FnMut(Cell)) {
        if self.gates_len > 0 || self.used.late != 0 {
            return self.swappable_cells(walls).for_each(each);
        }
        bits(self.swaps[walls.bits() as usize & 15]).for_each(|slot| each(self.cells[slot]));
    }

    /// The cells whose tile, which is no outpost, may be taken out (BASE-53) without playing a gate card.
    #[inline]
    pub fn removable_cells(&self) -> impl Iterator<Item = Cell> {
        // BASE-53: with four neighbours it would leave a hole.
        let removable = self.removable.without(self.held()).iter();
        removable.filter(|&slot| self.sides[slot] < 0xF0).map(|slot| self.cells[slot])
    }

    /// The cells whose tile may be swapped for one with these walls (BASE-52).
    #[inline]
    pub fn swappable_cells(&self, walls: Walls) -> impl Iterator<Item = Cell> {
        let cells = self.replaceable(walls).iter().map(|slot| self.cells[slot]);
        cells.filter(|&cell| self.gates_len == 0 || !self.touches_gate(cell))
    }

    /// The places of the frontier where these walls fit.
    #[inline]
    fn fitting(&self, walls: Walls) -> Set {
        let pattern = walls.bits() as usize & 15;
        let fits = |place: usize| self.frontier_fits[place] >> pattern & 1 == 1;
        let late: Late = if self.frontier.late == 0 { 0 } else { self.frontier.late_where(fits) };
        Set { word: self.fits[pattern], late }
    }

    /// The slots whose tile these walls may replace; tiles at gates are not left out.
    #[inline]
    fn replaceable(&self, walls: Walls) -> Set {
        let pattern = walls.bits() as usize & 15;
        let fits = |slot: usize| replacements(self.sides[slot]) >> pattern & 1 == 1;
        let late: Late = if self.used.late == 0 { 0 } else { self.used.late_where(fits) };
        Set { word: self.swaps[pattern], late }
    }

    /// Whether a tile with these walls, which is no outpost, may be placed on that cell.
    pub fn check_place(&self, cell: Cell, walls: Walls) -> Result<(), Illegal> {
        let around = self.check_sides(cell, walls)?;
        // BASE-43: one open side against a neighbour is enough, the neighbour being reachable already.
        if around.open() == 0 {
            return Err(Illegal::OutOfReach);
        }
        if around.keeps_way_out() { Ok(()) } else { Err(Illegal::LeavesHole) }
    }

    /// The part of [`Palace::check_place`] that no gate can help (GATE-26), holes aside.
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

    /// Whether the tile on that cell may be taken out without playing a gate card.
    pub fn check_remove(&self, cell: Cell) -> Result<(), Illegal> {
        let slot = self.check_movable(cell)?;
        if self.sides[slot] >= 0xF0 {
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

    /// Whether the tile on that cell may be swapped for one with these walls, which is no outpost.
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

    /// Lays a tile on an empty cell; an outpost needs no walls to be named. The caller has checked that it may lie there.
    pub(crate) fn place_unchecked(&mut self, cell: Cell, tile: TileId, walls: Walls) {
        if tile.is_outpost() {
            self.place_outpost(cell, tile);
            return;
        }
        let slot = self.used.lowest_free();
        let occupied = self.occupy(slot, cell, tile, walls);
        self.used.insert(slot);
        // BASE-51: the start tile is never offered.
        if slot > 0 {
            toggle(&mut self.swaps, replacements(self.sides[slot]), slot);
        }
        // CAMP-11: a side that touches an outpost is walled.
        let ways = occupied & !walls.bits();
        match self.only_way(cell, ways) {
            // A tile with one way can go again, and the tile it leads to cannot before it.
            Some(way_to) => {
                self.removable.insert(slot);
                self.removable.remove(way_to);
            }
            None => match self.fourth_of_ring(cell, ways) {
                // Both tiles that the ways lead to held together before, so nothing but the fourth tile of the ring
                // becomes free.
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

    /// The slot that the only one of these ways leads to.
    #[inline]
    fn only_way(&self, cell: Cell, ways: u8) -> Option<usize> {
        if !ways.is_power_of_two() {
            return None;
        }
        self.near_slot(cell.step(Dir::ALL[ways.trailing_zeros() as usize & 3]))
    }

    /// Where two ways lead from a cell to tiles that a fourth tile joins on foot, that tile: the four make a ring. Not
    /// looked for where gates are ways, too.
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

    /// Writes a tile, with its walls or bastions, into a slot that is in no set yet, and tells its neighbours. Gives the
    /// sides with a neighbour.
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
        self.set_entry(cell, slot as u8 + 1);
        self.flip_rows(cell);
        let mut occupied = 0;
        for dir in Dir::ALL {
            if let Some(other) = self.near_slot(cell.step(dir)) {
                occupied |= 1 << dir as u8;
                self.set_sides(other, self.sides[other] | 16 << dir.opposite() as u8);
            }
        }
        self.sides[slot] = walls.bits() | occupied << 4;
        occupied
    }

    /// Takes the tile off that cell and gives it back. The caller has checked that it may go.
    pub(crate) fn remove_unchecked(&mut self, cell: Cell) -> Option<TileId> {
        let slot = self.slot_at(cell)?;
        self.lying.remove(self.tiles[slot]);
        if slot >= FIRST_OUTPOST {
            self.outposts &= !(1 << (slot - FIRST_OUTPOST));
            self.vacate(cell);
            return Some(self.tiles[slot]);
        }
        let ways = self.ways(slot);
        let way_to = self.only_way(cell, ways);
        let fourth = self.fourth_of_ring(cell, ways);
        toggle(&mut self.swaps, replacements(self.sides[slot]), slot);
        self.used.remove(slot);
        self.removable.remove(slot);
        self.vacate(cell);
        match (way_to, fourth) {
            // When a tile with one way goes, only the tile it led to can become free.
            (Some(way_to), _) if self.gates_len == 0 => self.judge_removable(way_to),
            // The fourth tile of a ring joins the other two as before; only it can be needed now.
            (None, Some(fourth)) => {
                if self.removable.has(fourth) {
                    self.judge_removable(fourth);
                }
            }
            _ => self.find_removable(),
        }
        Some(self.tiles[slot])
    }

    /// Takes a tile, whose slot is in no set any more, off its cell and tells its neighbours.
    #[inline(always)]
    fn vacate(&mut self, cell: Cell) {
        for dir in Dir::ALL {
            if let Some(other) = self.near_slot(cell.step(dir)) {
                self.set_sides(other, self.sides[other] & !(16 << dir.opposite() as u8));
            }
        }
        self.set_entry(cell, 0);
        self.flip_rows(cell);
        let on_edge =
            cell.x == self.low.x || cell.x == self.high.x || cell.y == self.low.y || cell.y == self.high.y;
        if on_edge {
            self.shrink();
        }
        self.refresh_around(cell);
    }

    /// Exchanges the tile on that cell and gives the old one back; an outpost needs no walls to be named. The caller has
    /// checked that it may be done.
    pub(crate) fn swap_unchecked(&mut self, cell: Cell, tile: TileId, walls: Walls) -> Option<TileId> {
        let slot = self.slot_at(cell)?;
        let walls = if tile.is_outpost() { tile.bastions() } else { walls };
        let old = std::mem::replace(&mut self.tiles[slot], tile);
        self.lying.remove(old);
        self.lying.insert(tile);
        // BASE-52: only walls towards empty cells can change.
        let changed = Walls::from_bits(self.sides[slot] ^ walls.bits());
        self.set_sides(slot, self.sides[slot] & 0xF0 | walls.bits());
        for dir in changed.iter() {
            self.refresh(cell.step(dir));
        }
        Some(old)
    }

    /// Adds walls to sides of the tile on that cell that face empty cells. The caller has checked that it may be done.
    pub(crate) fn add_walls(&mut self, cell: Cell, walls: Walls) {
        let Some(slot) = self.slot_at(cell) else { return };
        self.set_sides(slot, self.sides[slot] | walls.bits());
        for dir in walls.iter() {
            self.refresh(cell.step(dir));
        }
    }

    /// The sides of the tile on that cell that face empty cells.
    pub fn outer_sides(&self, cell: Cell) -> Walls {
        self.slot_at(cell).map_or(Walls::EMPTY, |slot| Walls::from_bits(!self.sides[slot] >> 4))
    }

    /// Changes the sides of a slot, and with them what may replace its tile.
    #[inline]
    fn set_sides(&mut self, slot: usize, sides: u8) {
        // The start tile and outposts are in none of the sets.
        if (1..FIRST_OUTPOST).contains(&slot) {
            toggle(&mut self.swaps, replacements(self.sides[slot]) ^ replacements(sides), slot);
        }
        self.sides[slot] = sides;
    }

    /// Puts a gate on a side shared by two tiles that both have a wall there.
    pub(crate) fn add_gate(&mut self, side: Side) {
        self.gates[self.gates_len as usize] = side.canonical();
        self.gates_len += 1;
        self.find_removable();
    }

    /// The slot of the tile on that cell, wherever the cell may be.
    pub(crate) fn slot_at(&self, cell: Cell) -> Option<usize> {
        let slot = self.near_slot(cell)?;
        (self.cells[slot] == cell).then_some(slot)
    }

    /// The walls of the tile in that slot.
    #[inline]
    pub(crate) fn walls(&self, slot: usize) -> Walls {
        Walls::from_bits(self.sides[slot])
    }

    /// What surrounds that empty cell, wherever it may be.
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

    /// The slot of the tile on a cell that lies at most two cells from some tile.
    #[inline]
    fn near_slot(&self, cell: Cell) -> Option<usize> {
        let entry = self.entry(cell);
        (entry != 0 && entry < FRONTIER).then(|| entry as usize - 1)
    }

    /// The slot of the tile on a cell that lies at most two cells from some tile, if it is no outpost.
    #[inline]
    fn near_tile(&self, cell: Cell) -> Option<usize> {
        let slot = self.entry(cell).wrapping_sub(1) as usize;
        (slot < FIRST_OUTPOST).then_some(slot)
    }

    #[inline]
    fn entry(&self, cell: Cell) -> u8 {
        if self.wide { self.find_entry(cell) } else { self.index[place_in_index(cell)] }
    }

    #[cold]
    fn find_entry(&self, cell: Cell) -> u8 {
        if let Some(slot) = self.slots().find(|&slot| self.cells[slot] == cell) {
            return slot as u8 + 1;
        }
        let place = self.frontier.iter().find(|&place| self.frontier_cells[place] == cell);
        place.map_or(0, |place| FRONTIER + place as u8)
    }

    #[inline]
    fn set_entry(&mut self, cell: Cell, entry: u8) {
        self.index[place_in_index(cell)] = entry;
    }

    /// Writes a tile into the rows, or takes it out.
    #[inline]
    fn flip_rows(&mut self, cell: Cell) {
        let (x, y) = (cell.x as u8 & 15, (cell.y as u8 & 15) as usize);
        self.rows[y] ^= 1 << x;
    }

    fn is_spread(&self) -> bool {
        self.high.x - self.low.x > NARROW_SPAN || self.high.y - self.low.y > NARROW_SPAN
    }

    /// Finds the extent anew; when the tiles have become narrow again, index and rows are written anew.
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

    /// The same where index and rows are not used.
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
        self.index = [0; 256];
        self.rows = [0; 16];
        for place in self.frontier.iter() {
            self.set_entry(self.frontier_cells[place], FRONTIER + place as u8);
        }
        // Of the bits alone, so that the palace can be written to.
        let (used, outposts) = (self.used, self.outposts);
        for slot in used.iter().chain(bits(outposts.into()).map(|outpost| FIRST_OUTPOST + outpost)) {
            self.set_entry(self.cells[slot], slot as u8 + 1);
            self.flip_rows(self.cells[slot]);
        }
    }
}

/// Two palaces are equal when the same tiles lie on the same cells with the same gates.
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
