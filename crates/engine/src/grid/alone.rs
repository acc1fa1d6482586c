//! Changing a palace outside a game, to judge a placement by itself. Who owns the tile, and whether any action allows
//! the placement, does not matter here.

use super::{MAX_OUTPOSTS, MAX_PLACED, Palace};
use crate::illegal::Illegal;
use crate::vocab::{Cell, TileId, TileSort, Walls};

impl Palace {
    /// Places a tile on an empty cell.
    ///
    /// `walls` are the walls of the tile with those that were added to it, as [`View::walls_of`](crate::View::walls_of)
    /// returns them; the printed ones always count.
    ///
    /// ```
    /// use alhambra_engine::vocab::{Cell, TileId};
    /// use alhambra_engine::{Illegal, Palace};
    ///
    /// let tile = TileId::from_name("garden-10").unwrap();
    /// let mut palace = Palace::new();
    /// let cell = palace.cells_for(tile.walls()).next().unwrap();
    /// assert_eq!(palace.place(cell, tile, tile.walls()), Ok(()));
    /// assert_eq!(palace.place(cell, tile, tile.walls()), Err(Illegal::CellTaken));
    /// assert_eq!(palace.longest_wall().length as usize, tile.walls().len());
    /// assert_eq!(palace.remove(cell), Ok(tile));
    /// assert_eq!(palace, Palace::new());
    /// ```
    ///
    /// # Errors
    ///
    /// The rule that forbids the placement. The palace is then unchanged.
    pub fn place(&mut self, cell: Cell, tile: TileId, walls: Walls) -> Result<(), Illegal> {
        let walls = walls.or(tile.walls());
        if tile.is_outpost() {
            self.check_outpost(cell, tile.bastions())?;
        } else {
            self.check_place(cell, walls)?;
        }
        self.check_new(tile)?;
        let is_full = if tile.is_outpost() {
            self.outposts().count() == MAX_OUTPOSTS
        } else {
            self.tiles_without_outposts().count() == MAX_PLACED
        };
        if is_full {
            return Err(Illegal::TooManyTiles);
        }
        self.place_unchecked(cell, tile, walls);
        Ok(())
    }

    /// Removes the tile from that cell and returns it.
    ///
    /// # Errors
    ///
    /// The rule that forbids the removal without a gate card. The palace is then unchanged.
    pub fn remove(&mut self, cell: Cell) -> Result<TileId, Illegal> {
        self.check_remove(cell)?;
        self.remove_unchecked(cell).ok_or(Illegal::NoTileThere)
    }

    /// Swaps the tile on that cell for another and returns the old one. `walls` is as for [`Palace::place`].
    ///
    /// # Errors
    ///
    /// The rule that forbids the swap. The palace is then unchanged.
    pub fn swap(&mut self, cell: Cell, tile: TileId, walls: Walls) -> Result<TileId, Illegal> {
        let walls = walls.or(tile.walls());
        if tile.is_outpost() {
            self.check_outpost_swap(cell, tile.bastions())?;
        } else {
            self.check_swap(cell, walls)?;
        }
        self.check_new(tile)?;
        self.swap_unchecked(cell, tile, walls).ok_or(Illegal::NoTileThere)
    }

    /// Checks that a game could have this tile besides those already here: each tile exists once, and buildings and
    /// terrain belong to different games. A palace has no room for more.
    fn check_new(&self, tile: TileId) -> Result<(), Illegal> {
        let is_building = |tile: TileId| matches!(tile.sort(), TileSort::Building(_));
        let is_terrain = |tile: TileId| matches!(tile.sort(), TileSort::Terrain | TileSort::Square);
        let clashes =
            |other: TileId| is_building(tile) && is_terrain(other) || is_terrain(tile) && is_building(other);
        if tile == TileId::START || self.tile_set().has(tile) || self.tile_set().iter().any(clashes) {
            return Err(Illegal::TooManyTiles);
        }
        Ok(())
    }
}
