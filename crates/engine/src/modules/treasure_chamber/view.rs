//! What a view shows of this module, and how the editor sets it up.

use super::{Chests, Purchase, Room, chests_of};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::view::View;
#[cfg(feature = "editor")]
use crate::vocab::TileId;
use crate::vocab::{ByBuilding, Seat, TileSet};

impl<'g> View<'g> {
    /// The chests in a room; `None` if it is empty.
    pub fn room(&self, room: Room) -> Option<Chests> {
        self.table.modules.treasure_chamber.rooms[room as usize]
    }

    /// The chests left in the bag, which everybody can count.
    pub fn chest_bag(&self) -> ByBuilding<u8> {
        self.table.modules.treasure_chamber.bag
    }

    /// Whether rooms are no longer refilled.
    pub fn is_chamber_closed(&self) -> bool {
        self.table.modules.treasure_chamber.closed
    }

    /// The buildings that hold a chest, in Alhambras and with Dirk.
    pub fn stored_chests(&self) -> TileSet {
        self.table.modules.treasure_chamber.stored
    }

    /// The chests being distributed.
    pub fn chests_aside(&self) -> ByBuilding<u8> {
        self.table.modules.treasure_chamber.aside
    }

    /// The purchase of chests in progress, if there is one.
    pub fn chest_purchase(&self) -> Option<Purchase> {
        self.table.modules.treasure_chamber.purchase
    }

    /// The number of chests that a seat has stored.
    pub fn chests_of(&self, seat: Seat) -> usize {
        chests_of(self.table, seat)
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Fills or empties a room.
    pub fn room(mut self, room: Room, chests: Option<Chests>) -> Editor {
        self.game.table.modules.treasure_chamber.rooms[room as usize] = chests.map(|mut chests| {
            chests.sort_unstable();
            chests
        });
        self
    }

    /// Replaces the chests in the bag.
    pub fn chest_bag(mut self, bag: ByBuilding<u8>) -> Editor {
        self.game.table.modules.treasure_chamber.bag = bag;
        self
    }

    /// Replaces the buildings that hold a chest, whoever owns them.
    pub fn chests(mut self, tiles: &[TileId]) -> Editor {
        self.game.table.modules.treasure_chamber.stored = tiles.iter().copied().collect::<TileSet>();
        self
    }
}
