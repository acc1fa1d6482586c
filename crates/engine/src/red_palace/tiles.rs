//! The tiles of The Red Palace.

use crate::data::N_TERRAIN;
use crate::vocab::{TileId, TileSort};

const FIRST_TERRAIN: usize = TileId::first_terrain();

impl TileId {
    /// All terrain tiles of The Red Palace, medinas and square tiles left out.
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

    /// The number of a terrain tile among them, from 0; other tiles have none.
    #[inline]
    pub(crate) const fn terrain_number(self) -> Option<usize> {
        match self.index().checked_sub(FIRST_TERRAIN) {
            Some(number) if number < N_TERRAIN => Some(number),
            _ => None,
        }
    }

    /// The number of a tile among those on whose walls guards can stand, from 0: terrain tiles and all that follow them but
    /// outposts. Other tiles have none.
    pub(crate) const fn guard_number(self) -> Option<usize> {
        match self.index().checked_sub(FIRST_TERRAIN) {
            Some(number) if number < TileId::N_GUARDED => Some(number),
            _ => None,
        }
    }

    /// The tiles on whose walls guards can stand.
    pub fn guarded() -> impl Iterator<Item = TileId> + Clone {
        (0..TileId::N_GUARDED).map(TileId::from_guard_number)
    }

    /// How many tiles guards can stand on.
    pub(crate) const N_GUARDED: usize = TileId::N_WITHOUT_OUTPOSTS - FIRST_TERRAIN;

    /// The tile with that number among them.
    pub(crate) const fn from_guard_number(number: usize) -> TileId {
        TileId::from_row((FIRST_TERRAIN + number) as u8)
    }
}
