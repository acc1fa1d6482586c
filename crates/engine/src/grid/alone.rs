//! A palace changed without a game, so that a placement can be judged for itself: whose tile it is, and whether there is an
//! action for it, is not asked.

use super::{MAX_OUTPOSTS, MAX_PLACED, Palace};
use crate::illegal::Illegal;
use crate::vocab::{Cell, TileId, TileSort, Walls};

impl Palace {
    /// Lays a tile on an empty cell if it may lie there. `walls` are its walls with those that were added to it, such as
    /// `View::walls_of` gives; the printed ones always count. A refusal changes nothing and names its rule.
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

    /// Takes the tile off that cell and gives it back, if it may go without a gate card.
    pub fn remove(&mut self, cell: Cell) -> Result<TileId, Illegal> {
        self.check_remove(cell)?;
        self.remove_unchecked(cell).ok_or(Illegal::NoTileThere)
    }

    /// Lays a tile in the place of another and gives that one back, if it may be swapped so; `walls` as for
    /// [`Palace::place`].
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

    /// Whether a game could bring that tile to those that lie here: there is one of each, and buildings and terrain are of
    /// two games. What a palace keeps has room for no more.
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
