//! Setting up positions of The Red Palace.

use crate::editor::Editor;
use crate::red_palace::{AbilitySet, PreviewSpace, ScoreTile, State};
use crate::vocab::{Building, ByBuilding, Dir, Seat, TileId};

impl State {
    /// Removes the tokens from these tiles.
    pub(crate) fn take_tokens(&mut self, tiles: &[TileId]) {
        tiles.iter().filter_map(|tile| tile.terrain_number()).for_each(|number| self.kinds[number] = None);
    }
}

impl Editor {
    /// Sets the building on a terrain tile, as if its token had been drawn. Other tiles are ignored.
    pub fn token(mut self, tile: TileId, kind: Building) -> Editor {
        if let Some(number) = tile.terrain_number() {
            self.game.table.red_palace.kinds[number] = Some(kind);
        }
        self
    }

    /// Replaces the tokens in the bag.
    pub fn bag(mut self, tokens: ByBuilding<u8>) -> Editor {
        self.game.table.red_palace.bag = tokens;
        self
    }

    /// Sets or clears the tile on a space of the preview.
    pub fn preview(mut self, space: PreviewSpace, tile: Option<TileId>) -> Editor {
        self.game.table.red_palace.preview[space as usize] = tile;
        self
    }

    /// Moves guards from the supply to these sides of a tile.
    ///
    /// # Panics
    ///
    /// In debug builds, if the supply has too few guards.
    pub fn guards(mut self, tile: TileId, sides: &[Dir]) -> Editor {
        let state = &mut self.game.table.red_palace;
        for &side in sides.iter() {
            state.guards.toggle(tile, side);
            state.supply -= 1;
        }
        self
    }

    /// Sets the numbers of guards on the placement tiles and in the supply.
    pub fn guard_board(mut self, placed: u8, supply: u8) -> Editor {
        let state = &mut self.game.table.red_palace;
        (state.placed, state.supply) = (placed, supply);
        self
    }

    /// Replaces the abilities of the game and turns all of them face up.
    pub fn abilities(mut self, abilities: AbilitySet) -> Editor {
        let state = &mut self.game.table.red_palace;
        (state.abilities, state.used) = (abilities, AbilitySet::EMPTY);
        self
    }

    /// Replaces the score tiles, by slot.
    pub fn score_tiles(mut self, tiles: [ScoreTile; 3]) -> Editor {
        self.game.table.red_palace.score_tiles = tiles;
        self
    }

    /// Sets the owner of the half-building tile of a kind.
    pub fn half(mut self, kind: Building, owner: Option<Seat>) -> Editor {
        self.game.table.red_palace.halves[kind] = owner;
        self
    }

    /// Sets the number of square tiles left in the stock.
    pub fn squares(mut self, left: u8) -> Editor {
        self.game.table.red_palace.squares = left;
        self
    }
}
