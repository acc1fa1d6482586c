//! What happened, for those who watch: enough to show it, no more than the viewer may see.

use crate::for_each_module;
use crate::modules::*;
use crate::red_palace;
use crate::scoring::{Line, Points, Round};
use crate::view::Viewer;
use crate::vocab::{BySeat, Cell, Money, MoneySet, Payment, Seat, SeatSet, Space, TileId};

macro_rules! events {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// One thing that happened.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Event {
            /// A player's turn begins.
            TurnStarted {
                /// Whose.
                seat: Seat,
                /// Its number, from 1.
                turn: u32,
            },
            /// Cards of the row went to a hand.
            MoneyTaken {
                /// Whose.
                seat: Seat,
                /// Which.
                cards: MoneySet,
            },
            /// A payment was laid down; its buyer may add to it (BASE-35).
            Paid {
                /// By whom.
                seat: Seat,
                /// What.
                pay: Payment,
            },
            /// A piece was added to a payment.
            MoneyAdded {
                /// By whom.
                seat: Seat,
                /// Which.
                piece: Money,
            },
            /// A tile was bought and set aside.
            TileBought {
                /// By whom.
                seat: Seat,
                /// From where.
                space: Space,
                /// Which.
                tile: TileId,
                /// For what.
                pay: Payment,
                /// Whether the price was met exactly (BASE-32).
                exact: bool,
            },
            /// A tile that was set aside came into an Alhambra.
            TilePlaced {
                /// Whose.
                seat: Seat,
                /// Which.
                tile: TileId,
                /// Where.
                at: Cell,
            },
            /// A tile that was set aside came into a reserve.
            TileReserved {
                /// Whose.
                seat: Seat,
                /// Which.
                tile: TileId,
            },
            /// A tile that was set aside was given to Dirk.
            TileGiven {
                /// By whom.
                seat: Seat,
                /// Which.
                tile: TileId,
            },
            /// A redesign added a tile of the reserve.
            TileAdded {
                /// Whose.
                seat: Seat,
                /// Which.
                tile: TileId,
                /// Where.
                at: Cell,
            },
            /// A redesign took a tile into the reserve.
            TileRemoved {
                /// Whose.
                seat: Seat,
                /// Which.
                tile: TileId,
                /// Where it lay.
                at: Cell,
            },
            /// A redesign exchanged two tiles.
            TileSwapped {
                /// Whose.
                seat: Seat,
                /// The tile that came in.
                tile: TileId,
                /// The tile that went to the reserve.
                old: TileId,
                /// Where.
                at: Cell,
            },
            /// A player declined a further action, or had none.
            Stopped {
                /// Who.
                seat: Seat,
            },
            /// The discard pile became the new draw pile (BASE-62).
            Reshuffled {
                /// How many cards.
                cards: u8,
            },
            /// A card joined the money row.
            RowFilled {
                /// Which.
                card: Money,
            },
            /// A scoring card came up (BASE-61).
            ScoringDue {
                /// Of which round.
                round: Round,
            },
            /// One line of a scoring round that is being held.
            Points {
                /// Which round.
                round: Round,
                /// Who gets how many points, what for, and why.
                line: Line,
            },
            /// A scoring round was held; its lines came before.
            Scored {
                /// Which.
                round: Round,
                /// Points of each seat in this round.
                points: BySeat<Points>,
                /// Points of Dirk, where he plays.
                dirk: Option<Points>,
            },
            /// Dirk drew a tile (BASE-86, BASE-87).
            DirkDrew {
                /// Which.
                tile: TileId,
            },
            /// A tile came to the market.
            MarketFilled {
                /// On which space.
                space: Space,
                /// Which.
                tile: TileId,
            },
            /// The market could not be refilled (BASE-65).
            MarketShort,
            /// A left-over tile was awarded, or not (BASE-80); the totals are shown (BASE-93).
            LeftOver {
                /// Its space.
                space: Space,
                /// Which tile.
                tile: TileId,
                /// What each seat holds in the currency of the space.
                totals: BySeat<Points>,
                /// Who gets it.
                to: Option<Seat>,
            },
            /// The game is over.
            GameOver {
                /// Who won (BASE-83).
                winners: SeatSet,
            },
            /// The technical limit of turns was reached: no result (INT-08).
            Aborted,
            $(
                #[doc = concat!("An event of the module `", $slug, "`.")]
                $module($room::Event),
            )*
            /// An event of The Red Palace.
            RedPalace(red_palace::Event),
        }

        impl Event {
            /// The event as `viewer` may see it. Every event decides; there is no wildcard.
            // Some modules have no events, so nothing follows their arms.
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

            /// Whether the event shows something that nobody could know: what led to it is not taken back any more. Every
            /// event decides; there is no wildcard.
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

/// Where events go. `()` drops them at no cost.
pub trait EventSink {
    /// Takes one event, in order.
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
