//! What a view shows of this module, and how the editor sets it up.

use super::housed;
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::view::View;
#[cfg(feature = "editor")]
use crate::vocab::TileId;
use crate::vocab::{ByBuilding, Cell, Seat, TileSet};

impl<'g> View<'g> {
    /// The cell of a seat's trader disc; `None` while it is set aside.
    pub fn disc(&self, seat: Seat) -> Option<Cell> {
        self.table.modules.street_trader.discs[seat]
    }

    /// The citizens on a seat's disc, by colour.
    pub fn citizens_on_disc(&self, seat: Seat) -> ByBuilding<u8> {
        self.table.modules.street_trader.on_discs[seat]
    }

    /// The buildings with a citizen, in all Alhambras. A citizen has the colour of its building.
    pub fn housed_citizens(&self) -> TileSet {
        self.table.modules.street_trader.housed
    }

    /// The citizens in a seat's Alhambra, by colour.
    pub fn citizens_of(&self, seat: Seat) -> ByBuilding<u8> {
        housed(self.table, seat)
    }

    /// The citizens in the general supply, by colour.
    pub fn citizen_supply(&self) -> ByBuilding<u8> {
        self.table.modules.street_trader.supply
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Puts a seat's disc on a cell; `None` sets it aside.
    pub fn disc(mut self, seat: Seat, at: Option<Cell>) -> Editor {
        self.game.table.modules.street_trader.discs[seat] = at;
        self
    }

    /// Replaces the citizens on a seat's disc.
    pub fn on_disc(mut self, seat: Seat, citizens: ByBuilding<u8>) -> Editor {
        self.game.table.modules.street_trader.on_discs[seat] = citizens;
        self
    }

    /// Replaces the buildings with a citizen, whoever owns them.
    pub fn citizens(mut self, tiles: &[TileId]) -> Editor {
        self.game.table.modules.street_trader.housed = tiles.iter().copied().collect();
        self
    }

    /// Replaces the general supply of citizens.
    pub fn citizen_supply(mut self, citizens: ByBuilding<u8>) -> Editor {
        self.game.table.modules.street_trader.supply = citizens;
        self
    }
}
