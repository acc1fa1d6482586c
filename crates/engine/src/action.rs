//! What a player may do.

use crate::modules::{
    art_of_the_moors, bazaars, bonus_cards, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, thieves,
    treasure_chamber, viziers_favour, workers_huts,
};
use crate::vocab::{Cell, MoneySet, Payment, Space, TileId};

/// One choice of one player. It names everything it needs, so it reads the same without the game beside it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take cards of the money row (BASE-25).
    TakeMoney(MoneySet),
    /// Buy the tile on a market space (BASE-30).
    Buy {
        /// The space.
        space: Space,
        /// The cards laid down.
        pay: Payment,
    },
    /// Redesign: a tile of the reserve to an empty cell (BASE-50 a).
    Add {
        /// The tile of the reserve.
        tile: TileId,
        /// The empty cell.
        at: Cell,
    },
    /// Redesign: a tile of the Alhambra to the reserve (BASE-50 b).
    Remove {
        /// Where the tile lies.
        at: Cell,
    },
    /// Redesign: a tile of the reserve in the place of one of the Alhambra (BASE-50 c).
    Swap {
        /// The tile of the reserve.
        tile: TileId,
        /// Where the other tile lies.
        at: Cell,
    },
    /// Decline a further action, or have no action (BASE-22).
    Stop,
    /// Decline an offer: an interrupt, a bid, a character's power, chests.
    Pass,
    /// Lay a tile that was set aside on a cell (BASE-60).
    Place {
        /// The tile.
        tile: TileId,
        /// The cell.
        at: Cell,
    },
    /// Put a tile that was set aside into the reserve (BASE-60).
    Reserve {
        /// The tile.
        tile: TileId,
    },
    /// Give a tile bought in this turn to Dirk (BASE-88).
    GiveToDirk {
        /// The tile.
        tile: TileId,
    },
    /// An action of Vizier's Favour.
    ViziersFavour(viziers_favour::Action),
    /// An action of Currency Exchange.
    CurrencyExchange(currency_exchange::Action),
    /// An action of Bonus Cards.
    BonusCards(bonus_cards::Action),
    /// An action of Workers' Huts.
    WorkersHuts(workers_huts::Action),
    /// An action of City Gates.
    CityGates(city_gates::Action),
    /// An action of Characters.
    Characters(characters::Action),
    /// An action of City Walls.
    CityWalls(city_walls::Action),
    /// An action of Thieves.
    Thieves(thieves::Action),
    /// An action of Change.
    Change(change::Action),
    /// An action of Street Trader.
    StreetTrader(street_trader::Action),
    /// An action of the Treasure Chamber.
    TreasureChamber(treasure_chamber::Action),
    /// An action of Master Builders.
    MasterBuilders(master_builders::Action),
    /// An action of Invaders.
    Invaders(invaders::Action),
    /// An action of Bazaars.
    Bazaars(bazaars::Action),
    /// An action of Power of the Sultan.
    PowerOfTheSultan(power_of_the_sultan::Action),
    /// An action of Caravanserai.
    Caravanserai(caravanserai::Action),
    /// An action of Art of the Moors.
    ArtOfTheMoors(art_of_the_moors::Action),
}

const _: () = assert!(size_of::<Action>() <= 16, "actions are copied often and must stay small");
