//! Why an action is refused, and by which rule.

use crate::for_each_module;
use crate::modules::*;
use crate::red_palace;
use crate::step::Awaited;

macro_rules! reasons {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// The reason why an action is refused. The game is unchanged.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Illegal {
            /// The game has ended.
            #[error("the game is over")]
            GameOver,
            /// The current step does not allow this kind of action.
            #[error("{} is awaited now", .0.name())]
            NotNow(Awaited),
            /// The action belongs to a module that is not part of this game.
            #[error("that module is not played in this game")]
            ModuleNotPlayed,
            /// The first action of a turn is mandatory.
            #[error("the first action of a turn cannot be declined while one is possible")]
            MustAct,
            /// A card to be taken is not in the money row.
            #[error("the money row does not hold those cards")]
            NotInRow,
            /// Several cards were taken together, and their total is too high.
            #[error("several cards may be taken together only up to a total of {limit}")]
            TakesTooMuch {
                /// The highest total allowed for this player now.
                limit: u8,
            },
            /// The market space is empty.
            #[error("there is no tile on that space")]
            EmptySpace,
            /// The payment is in a currency that the space does not take.
            #[error("that space is paid in another currency")]
            WrongCurrency,
            /// The player does not hold those cards.
            #[error("those cards are not in your hand")]
            NotInHand,
            /// The payment is below the price.
            #[error("the cards do not reach the price")]
            Underpaid,
            /// The payment would reach the price without one of its cards.
            #[error("one of the cards is not needed to reach the price")]
            Superfluous,
            /// The piece is in another currency than the payment.
            #[error("only money of the same currency may be added to a payment")]
            OtherCurrency,
            /// The piece is not a card. Only cards count towards the small hand that makes adding worthwhile.
            #[error("only cards may be added to that payment")]
            OnlyCards,
            /// The tile is not in the reserve.
            #[error("that tile is not in your reserve")]
            NotInReserve,
            /// The tile is not among those set aside to be placed.
            #[error("that tile was not set aside to be placed")]
            NotSetAside,
            /// The tile cannot be given to Dirk: he accepts only tiles bought this turn, and only in a two-player game.
            #[error("that tile cannot be given to Dirk")]
            NoGift,
            /// The cell is already taken.
            #[error("there is already a tile on that cell")]
            CellTaken,
            /// No tile is next to the cell.
            #[error("there is no tile next to that cell")]
            NoContact,
            /// A wall would meet an open side.
            #[error("a wall would meet an open side")]
            WallMismatch,
            /// The tile could not be reached on foot from the start tile.
            #[error("the tile could not be reached on foot from the start tile")]
            OutOfReach,
            /// An empty area would be enclosed.
            #[error("an empty area would be enclosed")]
            LeavesHole,
            /// There is no tile on the cell.
            #[error("there is no tile on that cell")]
            NoTileThere,
            /// The start tile always stays at (0, 0).
            #[error("the start tile stays where it is")]
            StartTileFixed,
            /// The start tile is missing at (0, 0), or is somewhere else.
            #[error("the start tile, and no other, must be at (0, 0)")]
            StartTileMissing,
            /// All four neighbouring cells are occupied, so removing the tile would leave a hole.
            #[error("taking that tile out would leave a hole")]
            RemovalLeavesHole,
            /// Other tiles need this one for their way to the start tile.
            #[error("other tiles would lose their way to the start tile")]
            RemovalCutsOff,
            /// The layout has more tiles than any game.
            #[error("no game has that many tiles")]
            TooManyTiles,
            /// A tile that touches a gate can never be moved.
            #[error("a tile that touches a gate cannot be moved")]
            FixedByGate,
            /// An outpost may touch only walls, with its bastions, and other outposts, with its green sides.
            #[error("a camp touches only walls, with its bastions, and other camps, with its green sides")]
            OutpostMismatch,
            /// An outpost needs at least one bastion against a wall.
            #[error("a camp needs a bastion against a wall")]
            OutpostWithoutWall,
            /// An outpost would lose the wall that it depends on.
            #[error("a camp would lose the wall that it needs")]
            OutpostLosesContact,
            /// An outpost can be swapped only for another outpost.
            #[error("a camp can only be swapped for another camp")]
            OutpostForOutpost,
            $(
                #[doc = concat!("A reason of the module `", $slug, "`.")]
                #[error(transparent)]
                $module($room::Reason),
            )*
            /// A reason that belongs to The Red Palace.
            #[error(transparent)]
            RedPalace(red_palace::Reason),
        }

        impl Illegal {
            /// The id of the rule that refuses the action.
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
