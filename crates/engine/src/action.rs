//! What a player may do.

use crate::for_each_module;
use crate::modules::*;
use crate::red_palace;
use crate::vocab::{Cell, Money, MoneySet, Payment, Space, TileId};

macro_rules! actions {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// One choice of one player. It names everything it needs, so it reads the same without the game beside it.
        ///
        /// ```
        /// use alhambra_engine::Action;
        ///
        /// // Every action has a text, which is read back.
        /// let text = "take dinar-2 florin-3";
        /// let action: Action = text.parse().expect("the text of an action");
        /// assert!(matches!(&action, Action::TakeMoney(cards) if cards.as_slice().len() == 2));
        /// assert_eq!(action.to_string(), text);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
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
            /// Add a piece of money to a payment that reaches the price already (BASE-35).
            AddMoney {
                /// The piece.
                piece: Money,
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
