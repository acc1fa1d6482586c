//! Why an action is refused, with the rule that refuses it.

use crate::for_each_module;
use crate::modules::*;
use crate::red_palace;
use crate::step::Awaited;

macro_rules! reasons {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// A refusal. The game is unchanged.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Illegal {
            /// The game has ended.
            #[error("the game is over")]
            GameOver,
            /// The step the game is in takes no such action.
            #[error("{} is awaited now", .0.name())]
            NotNow(Awaited),
            /// The module of the action is not part of this game.
            #[error("that module is not played in this game")]
            ModuleNotPlayed,
            /// The first action of a turn is a duty.
            #[error("the first action of a turn cannot be declined while one is possible")]
            MustAct,
            /// A card to be taken is not in the money row.
            #[error("the money row does not hold those cards")]
            NotInRow,
            /// Several cards with too high a total.
            #[error("several cards may be taken together only up to a total of {limit}")]
            TakesTooMuch {
                /// The limit for this player now.
                limit: u8,
            },
            /// The market space is empty.
            #[error("there is no tile on that space")]
            EmptySpace,
            /// The payment is in another currency.
            #[error("that space is paid in another currency")]
            WrongCurrency,
            /// The player does not hold the cards.
            #[error("those cards are not in your hand")]
            NotInHand,
            /// The total is below the price.
            #[error("the cards do not reach the price")]
            Underpaid,
            /// The price would be reached without one of the cards.
            #[error("one of the cards is not needed to reach the price")]
            Superfluous,
            /// Money of another currency than that of the payment.
            #[error("only money of the same currency may be added to a payment")]
            OtherCurrency,
            /// Only cards bring a hand nearer to a power that serves small hands.
            #[error("only cards may be added to that payment")]
            OnlyCards,
            /// The tile is not in the reserve.
            #[error("that tile is not in your reserve")]
            NotInReserve,
            /// The tile is not among those set aside.
            #[error("that tile was not set aside to be placed")]
            NotSetAside,
            /// Only a tile bought in this turn of a two-player game can be given to Dirk.
            #[error("that tile cannot be given to Dirk")]
            NoGift,
            /// A tile lies on the cell.
            #[error("a tile lies on that cell already")]
            CellTaken,
            /// No tile beside the cell.
            #[error("no tile lies beside that cell")]
            NoContact,
            /// A wall against an open side.
            #[error("a wall would meet an open side")]
            WallMismatch,
            /// No way on foot.
            #[error("the tile could not be reached on foot from the start tile")]
            OutOfReach,
            /// An empty area without a way out.
            #[error("an empty area would be closed in")]
            LeavesHole,
            /// Nothing lies on the cell.
            #[error("no tile lies on that cell")]
            NoTileThere,
            /// The start tile stays at (0, 0).
            #[error("the start tile stays where it is")]
            StartTileFixed,
            /// A layout without the start tile at (0, 0), or with it elsewhere.
            #[error("the start tile, and no other, lies at (0, 0)")]
            StartTileMissing,
            /// All four neighbours are occupied.
            #[error("taking that tile out would leave a hole")]
            RemovalLeavesHole,
            /// Another tile needs it.
            #[error("other tiles would lose their way to the start tile")]
            RemovalCutsOff,
            /// More tiles than any game has.
            #[error("no game has so many tiles")]
            TooManyTiles,
            /// A tile at a gate never moves.
            #[error("a tile that touches a gate cannot be moved")]
            FixedByGate,
            /// An outpost touches walls with its bastions and other outposts with its green sides, nothing else.
            #[error("a camp touches only walls, with its bastions, and other camps, with its green sides")]
            OutpostMismatch,
            /// An outpost needs a bastion against a wall.
            #[error("a camp needs a bastion against a wall")]
            OutpostWithoutWall,
            /// An outpost would lose its wall.
            #[error("a camp would lose the wall that it needs")]
            OutpostLosesContact,
            /// An outpost changes places with an outpost only.
            #[error("a camp can be swapped for a camp only")]
            OutpostForOutpost,
            $(
                #[doc = concat!("A reason of the module `", $slug, "`.")]
                #[error(transparent)]
                $module($room::Reason),
            )*
            /// A reason of The Red Palace.
            #[error(transparent)]
            RedPalace(red_palace::Reason),
        }

        impl Illegal {
            /// The id of the rule that refuses.
            pub fn rule(self) -> &'static str {
                match self {
                    Illegal::GameOver => "BASE-65",
                    Illegal::NotNow(awaited) => awaited.rule(),
                    Illegal::ModuleNotPlayed => "BASE-20",
                    Illegal::MustAct => "BASE-22",
                    Illegal::NotInRow | Illegal::TakesTooMuch { .. } => "BASE-25",
                    Illegal::EmptySpace
                    | Illegal::WrongCurrency
                    | Illegal::NotInHand
                    | Illegal::Underpaid => "BASE-30",
                    Illegal::Superfluous => "BASE-31",
                    Illegal::OtherCurrency | Illegal::OnlyCards => "BASE-35",
                    Illegal::NotInReserve | Illegal::NoTileThere => "BASE-50",
                    Illegal::NotSetAside => "BASE-60",
                    Illegal::NoGift => "BASE-88",
                    Illegal::CellTaken => "BASE-46",
                    Illegal::NoContact => "BASE-44",
                    Illegal::WallMismatch => "BASE-42",
                    Illegal::OutOfReach => "BASE-43",
                    Illegal::LeavesHole => "BASE-45",
                    Illegal::StartTileFixed => "BASE-51",
                    Illegal::StartTileMissing => "BASE-40",
                    Illegal::RemovalLeavesHole | Illegal::RemovalCutsOff => "BASE-53",
                    Illegal::TooManyTiles => "BASE-04",
                    Illegal::FixedByGate => "GATE-25",
                    Illegal::OutpostMismatch => "CAMP-11",
                    Illegal::OutpostWithoutWall => "CAMP-12",
                    Illegal::OutpostLosesContact => "CAMP-15",
                    Illegal::OutpostForOutpost => "CAMP-17",
                    $(Illegal::$module(reason) => ModuleReason::rule(reason),)*
                    Illegal::RedPalace(reason) => ModuleReason::rule(reason),
                }
            }
        }
    };
}
for_each_module!(reasons);
