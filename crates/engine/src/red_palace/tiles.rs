//! The tiles of The Red Palace.

use crate::data::N_TERRAIN;
use crate::vocab::{TileId, TileSort};

const FIRST_TERRAIN: usize = TileId::first_terrain();

impl TileId {
    /// All terrain tiles of The Red Palace, without medinas and square tiles.
    pub fn terrain() -> impl Iterator<Item = TileId> + Clone {
        (FIRST_TERRAIN..FIRST_TERRAIN + N_TERRAIN).map(|row| TileId::from_row(row as u8))
    }

    /// All square tiles.
    pub fn squares() -> impl Iterator<Item = TileId> + Clone {
        TileId::all_of(TileSort::Square)
    }

    /// Whether it is a square tile.
    pub const fn is_square(self) -> bool {
        matches!(self.sort(), TileSort::Square)
    }

    /// The number of a terrain tile among the terrain tiles, from 0; `None` for other tiles.
    #[inline]
    pub(crate) const fn terrain_number(self) -> Option<usize> {
        match self.index().checked_sub(FIRST_TERRAIN) {
            Some(number) if number < N_TERRAIN => Some(number),
            _ => None,
        }
    }

    /// The number of this tile among those that can have guards, from 0; `None` for other tiles. They are the terrain
    /// tiles and all later ones except outposts.
    pub(crate) const fn guard_number(self) -> Option<usize> {
        match self.index().checked_sub(FIRST_TERRAIN) {
            Some(number) if number < TileId::N_GUARDED => Some(number),
            _ => None,
        }
    }

    /// The tiles that can have guards on their walls.
    pub fn guarded() -> impl Iterator<Item = TileId> + Clone {
        (0..TileId::N_GUARDED).map(TileId::from_guard_number)
    }

    /// The number of tiles that can have guards.
    pub(crate) const N_GUARDED: usize = TileId::N_WITHOUT_OUTPOSTS - FIRST_TERRAIN;

    /// The tile with that number among those that can have guards.
    pub(crate) const fn from_guard_number(number: usize) -> TileId {
        TileId::from_row((FIRST_TERRAIN + number) as u8)
    }
}
