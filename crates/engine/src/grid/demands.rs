//! What neighbours demand of the walls of a tile (BASE-42), for one cell and for many at once.

use super::set::WORD;
use crate::vocab::{Dir, Walls};

/// What the neighbours of a cell demand of a tile there: the low four bits are the sides that must be open, the high
/// four those that must be walled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Demands(u8);

impl Demands {
    /// No neighbour demands anything.
    pub const NONE: Demands = Demands(0);

    /// The demands of open and of walled neighbours, by side.
    #[inline]
    pub const fn new(open: u8, walled: u8) -> Demands {
        Demands(open | walled << 4)
    }

    /// The demands of the neighbours of a tile with these sides (see `Palace::sides`).
    #[inline]
    pub const fn on_tile(sides: u8) -> Demands {
        let occupied = sides >> 4;
        Demands::new(occupied & !sides, occupied & sides)
    }

    #[inline]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// Whether these walls meet all demands.
    #[inline]
    pub const fn allow(self, walls: Walls) -> bool {
        self.0 & (walls.bits() | !walls.bits() << 4) == 0
    }
}

/// The demands on the tiles in many slots, or on many places of the frontier, without late ones: those are so rare that
/// each is examined on demand.
#[derive(Clone, Copy)]
pub(super) struct DemandWords {
    /// For each bit of [`Demands`], the slots or places that have it.
    words: [u64; 8],
}

impl DemandWords {
    pub const NONE: DemandWords = DemandWords { words: [0; 8] };

    /// The slots or places some of whose neighbours refuse these walls.
    #[inline]
    pub fn refusing(&self, walls: Walls) -> u64 {
        let refusing = |side: usize| self.words[side + 4 * (!walls.bits() as usize >> side & 1)];
        refusing(0) | refusing(1) | refusing(2) | refusing(3)
    }

    /// A neighbour, with or without a wall, has come to that side or gone from it.
    #[inline]
    pub fn flip(&mut self, place: usize, side: Dir, walled: bool) {
        if place < WORD {
            self.words[side as usize + 4 * usize::from(walled)] ^= 1 << place;
        }
    }

    /// Replaces all demands on one slot or place.
    #[inline]
    pub fn replace(&mut self, place: usize, old: Demands, new: Demands) {
        let mut changed = old.0 ^ new.0;
        // Usually nothing changes, so that is tested first.
        while changed != 0 && place < WORD {
            self.words[changed.trailing_zeros() as usize & 7] ^= 1 << place;
            changed &= changed - 1;
        }
    }
}
