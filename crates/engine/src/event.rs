//! What happened, for those who watch: enough to show it, no more than the viewer may see.

use crate::modules::{
    art_of_the_moors, bazaars, bonus_cards, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, thieves,
    treasure_chamber, viziers_favour, workers_huts,
};
use crate::scoring::{Line, Points, Round};
use crate::view::Viewer;
use crate::vocab::{BySeat, Cell, Money, MoneySet, Payment, Seat, SeatSet, Space, TileId};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// An event of Vizier's Favour.
    ViziersFavour(viziers_favour::Event),
    /// An event of Currency Exchange.
    CurrencyExchange(currency_exchange::Event),
    /// An event of Bonus Cards.
    BonusCards(bonus_cards::Event),
    /// An event of Workers' Huts.
    WorkersHuts(workers_huts::Event),
    /// An event of City Gates.
    CityGates(city_gates::Event),
    /// An event of Characters.
    Characters(characters::Event),
    /// An event of City Walls.
    CityWalls(city_walls::Event),
    /// An event of Thieves.
    Thieves(thieves::Event),
    /// An event of Street Trader.
    StreetTrader(street_trader::Event),
    /// An event of Change.
    Change(change::Event),
    /// An event of the Treasure Chamber.
    TreasureChamber(treasure_chamber::Event),
    /// An event of Master Builders.
    MasterBuilders(master_builders::Event),
    /// An event of Invaders.
    Invaders(invaders::Event),
    /// An event of Bazaars.
    Bazaars(bazaars::Event),
    /// An event of Power of the Sultan.
    PowerOfTheSultan(power_of_the_sultan::Event),
    /// An event of Caravanserai.
    Caravanserai(caravanserai::Event),
    /// An event of Art of the Moors.
    ArtOfTheMoors(art_of_the_moors::Event),
}

impl Event {
    /// The event as `viewer` may see it. Every event decides; there is no wildcard.
    pub fn seen_by(self, viewer: Viewer) -> Event {
        match self {
            Event::TurnStarted { .. }
            | Event::MoneyTaken { .. }
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
            | Event::Aborted
            | Event::ViziersFavour(_)
            | Event::CurrencyExchange(_)
            | Event::BonusCards(_)
            | Event::WorkersHuts(_)
            | Event::CityGates(_)
            | Event::CityWalls(_)
            | Event::Thieves(_)
            | Event::StreetTrader(_)
            | Event::Change(_)
            | Event::TreasureChamber(_)
            | Event::MasterBuilders(_)
            | Event::Bazaars(_)
            | Event::ArtOfTheMoors(_)
            | Event::PowerOfTheSultan(_)
            | Event::Caravanserai(_) => self,
            Event::Characters(event) => Event::Characters(event.seen_by(viewer)),
            Event::Invaders(event) => Event::Invaders(event.seen_by(viewer)),
        }
    }
}

impl Event {
    /// Whether the event shows something that nobody could know: what led to it is not taken back any more. Every
    /// event decides; there is no wildcard.
    pub fn reveals(&self) -> bool {
        match self {
            Event::Reshuffled { .. }
            | Event::RowFilled { .. }
            | Event::ScoringDue { .. }
            | Event::DirkDrew { .. }
            | Event::MarketFilled { .. }
            | Event::MarketShort
            | Event::LeftOver { .. } => true,
            Event::TurnStarted { .. }
            | Event::MoneyTaken { .. }
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
            | Event::Aborted
            | Event::ViziersFavour(_)
            | Event::MasterBuilders(_)
            | Event::Caravanserai(_)
            | Event::ArtOfTheMoors(_) => false,
            Event::CurrencyExchange(event) => matches!(event, currency_exchange::Event::Joined { .. }),
            // What one player has seen of another's secret choice must not help to choose anew (BON-14).
            Event::BonusCards(event) => matches!(event, bonus_cards::Event::Shown { .. }),
            Event::WorkersHuts(event) => matches!(event, workers_huts::Event::TurnedUp { .. }),
            Event::CityGates(event) => {
                matches!(event, city_gates::Event::Opened | city_gates::Event::Discarded)
            }
            Event::Characters(event) => matches!(
                event,
                characters::Event::AuctionOpened { .. }
                    | characters::Event::FatimaExchanged { .. }
                    | characters::Event::LailaReplaced { .. }
                    | characters::Event::YammeradDrew { .. }
            ),
            Event::CityWalls(event) => matches!(event, city_walls::Event::Opened { .. }),
            // The thief was a secret (THF-05).
            Event::Thieves(thieves::Event::Stolen { .. }) => true,
            // As with bonus cards; the discs set at the start come with the tiles drawn after them.
            Event::StreetTrader(event) => matches!(event, street_trader::Event::Revealed { .. }),
            Event::Change(event) => matches!(event, change::Event::Drawn { .. }),
            Event::TreasureChamber(event) => matches!(event, treasure_chamber::Event::RoomFilled { .. }),
            Event::Invaders(event) => event.reveals(),
            Event::Bazaars(event) => matches!(event, bazaars::Event::Displayed { .. }),
            Event::PowerOfTheSultan(event) => matches!(
                event,
                power_of_the_sultan::Event::Opened { .. }
                    | power_of_the_sultan::Event::Rolled { .. }
                    | power_of_the_sultan::Event::Offered { .. }
            ),
        }
    }
}

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
