//! The actions that players can take.

use crate::for_each_module;
use crate::modules::*;
use crate::red_palace;
use crate::vocab::{Cell, Money, MoneySet, Payment, Space, TileId};

macro_rules! actions {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// One choice by one player. It names everything it needs, so it can be read without the game at hand.
        ///
        /// ```
        /// use alhambra_engine::Action;
        ///
        /// // Every action has a text form that can be parsed again.
        /// let text = "take dinar-2 florin-3";
        /// let action: Action = text.parse().expect("the text of an action");
        /// assert!(matches!(&action, Action::TakeMoney(cards) if cards.as_slice().len() == 2));
        /// assert_eq!(action.to_string(), text);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Action {
            /// Take cards from the money row (BASE-25).
            TakeMoney(MoneySet),
            /// Buy the tile on a market space (BASE-30).
            Buy {
                /// The market space of the tile.
                space: Space,
                /// The money, and any exchange card, laid down for it.
                pay: Payment,
            },
            /// Add a piece of money to a payment that already reaches the price (BASE-35).
            AddMoney {
                /// The piece to add.
                piece: Money,
            },
            /// Redesign: place a tile of the reserve on an empty cell (BASE-50 a).
            Add {
                /// The tile of the reserve.
                tile: TileId,
                /// The empty cell.
                at: Cell,
            },
            /// Redesign: move a tile from the Alhambra to the reserve (BASE-50 b).
            Remove {
                /// The cell of the tile to move.
                at: Cell,
            },
            /// Redesign: swap a tile of the Alhambra for one of the reserve (BASE-50 c).
            Swap {
                /// The tile of the reserve.
                tile: TileId,
                /// The cell of the tile that it replaces.
                at: Cell,
            },
            /// End the actions of the turn: decline a further action, or have none to take (BASE-22).
            Stop,
            /// Decline an offer, such as an interrupt, a bid, a character's power or chests.
            Pass,
            /// Place a tile that was set aside on a cell (BASE-60).
            Place {
                /// The tile to place.
                tile: TileId,
                /// The empty cell.
                at: Cell,
            },
            /// Move a tile that was set aside to the reserve (BASE-60).
            Reserve {
                /// The tile to reserve.
                tile: TileId,
            },
            /// Give a tile bought in this turn to Dirk (BASE-88).
            GiveToDirk {
                /// The tile to give away.
                tile: TileId,
            },
            $(
                #[doc = concat!("An action of the module `", $slug, "`.")]
                $module($room::Action),
            )*
            /// An action of The Red Palace.
            RedPalace(red_palace::Action),
        }
    };
}
for_each_module!(actions);

const _: () = assert!(size_of::<Action>() <= 16, "actions are copied often and must stay small");
