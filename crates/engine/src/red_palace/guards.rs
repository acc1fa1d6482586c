//! Guards on wall sections.

use crate::vocab::{Dir, TileId, Walls};

/// The guards on tiles, wherever the tiles are (RED-37). The sides of each tile take four bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Guards(
    #[cfg_attr(feature = "serde", serde(with = "crate::foreign::array"))] [u8; TileId::N_GUARDED.div_ceil(2)],
);

impl Default for Guards {
    fn default() -> Guards {
        Guards([0; TileId::N_GUARDED.div_ceil(2)])
    }
}

impl Guards {
    /// The byte of a tile, and the shift of its sides in that byte.
    fn place(tile: TileId) -> Option<(usize, u32)> {
        tile.guard_number().map(|number| (number / 2, number as u32 % 2 * 4))
    }

    /// The sides of a tile that have a guard.
    pub fn on(&self, tile: TileId) -> Walls {
        Guards::place(tile).map_or(Walls::EMPTY, |(byte, shift)| Walls::from_bits(self.0[byte] >> shift & 15))
    }

    /// Whether a guard is on that side of the tile.
    pub fn has(&self, tile: TileId, side: Dir) -> bool {
        self.on(tile).has(side)
    }

    /// Iterates over the guards, tile by tile and in the order of the directions.
    pub fn iter(&self) -> impl Iterator<Item = (TileId, Dir)> {
        let tiles = (0..TileId::N_GUARDED).map(TileId::from_guard_number);
        tiles.flat_map(|tile| self.on(tile).iter().map(move |side| (tile, side)))
    }

    /// Adds a guard on that side, or removes the one that is there.
    pub(crate) fn toggle(&mut self, tile: TileId, side: Dir) {
        if let Some((byte, shift)) = Guards::place(tile) {
            self.0[byte] ^= 1 << (side as u32 + shift);
        }
    }
}
