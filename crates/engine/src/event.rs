//! What happened in a game, with no more than the viewer may see.

use crate::for_each_module;
use crate::modules::*;
use crate::red_palace;
use crate::scoring::{Line, Points, Round};
use crate::view::Viewer;
use crate::vocab::{BySeat, Cell, Money, MoneySet, Payment, Seat, SeatSet, Space, TileId};

macro_rules! events {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// Something that happened in a game.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Event {
            /// A player's turn begins.
            TurnStarted {
                /// The player whose turn it is.
                seat: Seat,
                /// The number of the turn, counted from 1.
                turn: u32,
            },
            /// A player took cards from the money row.
            MoneyTaken {
                /// The player who took them.
                seat: Seat,
                /// The cards taken.
                cards: MoneySet,
            },
            /// A player laid down a payment and may still add to it (BASE-35).
            Paid {
                /// The buyer.
                seat: Seat,
                /// The payment so far.
                pay: Payment,
            },
            /// A player added a piece of money to a payment.
            MoneyAdded {
                /// The buyer.
                seat: Seat,
                /// The piece added.
                piece: Money,
            },
            /// A tile was bought and set aside.
            TileBought {
                /// The buyer.
                seat: Seat,
                /// The market space that it came from.
                space: Space,
                /// The tile bought.
                tile: TileId,
                /// The payment.
                pay: Payment,
                /// Whether the price was met exactly (BASE-32).
                exact: bool,
            },
            /// A tile that was set aside was placed in an Alhambra.
            TilePlaced {
                /// The player who placed it.
                seat: Seat,
                /// The tile placed.
                tile: TileId,
                /// The cell it is on.
                at: Cell,
            },
            /// A tile that was set aside was moved to a reserve.
            TileReserved {
                /// The player who reserved it.
                seat: Seat,
                /// The tile reserved.
                tile: TileId,
            },
            /// A tile that was set aside was given to Dirk.
            TileGiven {
                /// The player who gave it away.
                seat: Seat,
                /// The tile given.
                tile: TileId,
            },
            /// A redesign added a tile from the reserve.
            TileAdded {
                /// The player who redesigned.
                seat: Seat,
                /// The tile added.
                tile: TileId,
                /// The cell it is on.
                at: Cell,
            },
            /// A redesign moved a tile to the reserve.
            TileRemoved {
                /// The player who redesigned.
                seat: Seat,
                /// The tile removed.
                tile: TileId,
                /// The cell it was on.
                at: Cell,
            },
            /// A redesign swapped two tiles.
            TileSwapped {
                /// The player who redesigned.
                seat: Seat,
                /// The tile that was added.
                tile: TileId,
                /// The tile that was moved to the reserve.
                old: TileId,
                /// The cell concerned.
                at: Cell,
            },
            /// A player ended the actions of the turn: a further one was declined, or none was possible.
            Stopped {
                /// The player whose actions ended.
                seat: Seat,
            },
            /// The discard pile became the new draw pile (BASE-62).
            Reshuffled {
                /// The number of cards in the new draw pile.
                cards: u8,
            },
            /// A card joined the money row.
            RowFilled {
                /// The card that joined the row.
                card: Money,
            },
            /// A scoring card came up (BASE-61).
            ScoringDue {
                /// The round that the card starts.
                round: Round,
            },
            /// One line of a scoring round that is being held.
            Points {
                /// The round being scored.
                round: Round,
                /// Who gets how many points, and what for.
                line: Line,
            },
            /// A scoring round was completed; its lines were reported before.
            Scored {
                /// The round that was scored.
                round: Round,
                /// The points of each seat in this round.
                points: BySeat<Points>,
                /// The points of Dirk, if he plays.
                dirk: Option<Points>,
            },
            /// Dirk drew a tile (BASE-86, BASE-87).
            DirkDrew {
                /// The tile drawn.
                tile: TileId,
            },
            /// A tile was laid on a market space.
            MarketFilled {
                /// The space it was laid on.
                space: Space,
                /// The tile laid there.
                tile: TileId,
            },
            /// The market could not be refilled (BASE-65).
            MarketShort,
            /// A left-over tile was awarded, or nobody got it (BASE-80). The totals are made public (BASE-93).
            LeftOver {
                /// The market space of the tile.
                space: Space,
                /// The left-over tile.
                tile: TileId,
                /// The money of each seat in the currency of the space.
                totals: BySeat<Points>,
                /// The player who gets the tile, if anybody does.
                to: Option<Seat>,
            },
            /// The game is over.
            GameOver {
                /// The winners (BASE-83).
                winners: SeatSet,
            },
            /// The technical limit of turns was reached, and the game has no result (INT-08).
            Aborted,
            $(
                #[doc = concat!("An event of the module `", $slug, "`.")]
                $module($room::Event),
            )*
            /// An event of The Red Palace.
            RedPalace(red_palace::Event),
        }

        impl Event {
            /// Returns the event as `viewer` may see it. The match has no wildcard, so every event must decide.
            // Some modules have no events, so the code after their arms is unreachable.
            #[allow(unreachable_code)]
            pub fn seen_by(self, viewer: Viewer) -> Event {
                match self {
                    Event::TurnStarted { .. }
                    | Event::MoneyTaken { .. }
                    | Event::Paid { .. }
                    | Event::MoneyAdded { .. }
                    | Event::TileBought { .. }
                    | Event::TilePlaced { .. }
                    | Event::TileReserved { .. }
                    | Event::TileGiven { .. }
                    | Event::TileAdded { .. }
                    | Event::TileRemoved { .. }
                    | Event::TileSwapped { .. }
                    | Event::Stopped { .. }
                    | Event::Reshuffled { .. }
                    | Event::RowFilled { .. }
                    | Event::ScoringDue { .. }
                    | Event::Points { .. }
                    | Event::Scored { .. }
                    | Event::DirkDrew { .. }
                    | Event::MarketFilled { .. }
                    | Event::MarketShort
                    | Event::LeftOver { .. }
                    | Event::GameOver { .. }
                    | Event::Aborted => self,
                    $(Event::$module(event) => Event::$module(event.seen_by(viewer)),)*
                    Event::RedPalace(event) => Event::RedPalace(event.seen_by(viewer)),
                }
            }

            /// Whether the event reveals something that nobody could have known. Such a step cannot be taken back
            /// fairly.
            ///
            /// The match has no wildcard, so every event must decide.
            pub fn reveals(&self) -> bool {
                match *self {
                    Event::Reshuffled { .. }
                    | Event::RowFilled { .. }
                    | Event::ScoringDue { .. }
                    | Event::DirkDrew { .. }
                    | Event::MarketFilled { .. }
                    | Event::MarketShort
                    | Event::LeftOver { .. } => true,
                    Event::TurnStarted { .. }
                    | Event::MoneyTaken { .. }
                    | Event::Paid { .. }
                    | Event::MoneyAdded { .. }
                    | Event::TileBought { .. }
                    | Event::TilePlaced { .. }
                    | Event::TileReserved { .. }
                    | Event::TileGiven { .. }
                    | Event::TileAdded { .. }
                    | Event::TileRemoved { .. }
                    | Event::TileSwapped { .. }
                    | Event::Stopped { .. }
                    | Event::Points { .. }
                    | Event::Scored { .. }
                    | Event::GameOver { .. }
                    | Event::Aborted => false,
                    $(Event::$module(event) => event.reveals(),)*
                    Event::RedPalace(event) => event.reveals(),
                }
            }
        }
    };
}
for_each_module!(events);

/// A receiver of events. `()` discards them at no cost.
pub trait EventSink {
    /// Receives the next event.
    fn push(&mut self, event: Event);
}

impl EventSink for () {
    #[inline]
    fn push(&mut self, _: Event) {}
}

impl EventSink for Vec<Event> {
    fn push(&mut self, event: Event) {
        Vec::push(self, event);
    }
}
