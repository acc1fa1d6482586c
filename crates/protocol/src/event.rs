//! Events as JSON objects.

mod modules;

use engine::modules::treasure_chamber::Chests;
use engine::modules::{
    bonus_cards, caravanserai, change, city_gates, city_walls, currency_exchange, invaders, master_builders,
    thieves, viziers_favour, workers_huts,
};
use engine::vocab::{BySeat, Card, SeatSet};
use engine::{Event, Points, Round};
use serde::{Serialize, Serializer};

use self::modules::{bazaar_form, chamber_form, character_form, culture_form, sultan_form, trader_form};
use crate::explain::{kind_of, price_of, source_name, tile_of};
use crate::words::{
    BonusWord, CardWord, CellWord, CharacterWord, CurrencyMap, HalvesWord, KindWord, MoneySetWord, MoneyWord,
    PaymentWord, ScorerWord, SeatWord, SideWord, TileWord, TrioWord,
};

/// An event as the protocol writes it: `{"type": "row_filled", "card": "dinar-7"}`.
///
/// It is written as it is: a caller that tells it to one viewer takes [`Event::seen_by`] first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventDto {
    event: Event,
    players: usize,
}

impl EventDto {
    /// The event of a game with so many players.
    pub fn new(event: Event, players: usize) -> EventDto {
        EventDto { event, players }
    }
}

impl Serialize for EventDto {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        form(self.event, self.players).serialize(to)
    }
}

/// A list of events, written as an array.
pub(crate) struct EventList<'a> {
    pub events: &'a [Event],
    pub players: usize,
}

impl Serialize for EventList<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.events.iter().map(|&event| form(event, self.players)))
    }
}

/// One number for each player.
struct PointsWord {
    points: BySeat<Points>,
    players: usize,
}

impl Serialize for PointsWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.points.0.iter().take(self.players))
    }
}

/// The seats of a set, lowest first.
pub(crate) struct SeatsWord(pub SeatSet);

impl Serialize for SeatsWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(SeatWord))
    }
}

/// The kinds of the chests of a room.
pub(crate) struct ChestsWord(pub Chests);

impl Serialize for ChestsWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.map(KindWord))
    }
}

/// The shapes of the protocol, one variant for each `type`.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum EventForm {
    TurnStarted {
        seat: SeatWord,
        turn: u32,
    },
    MoneyTaken {
        seat: SeatWord,
        cards: MoneySetWord,
    },
    TileBought {
        seat: SeatWord,
        space: u8,
        tile: TileWord,
        pay: PaymentWord,
        exact: bool,
    },
    TilePlaced {
        seat: SeatWord,
        tile: TileWord,
        at: CellWord,
    },
    TileReserved {
        seat: SeatWord,
        tile: TileWord,
    },
    TileGiven {
        seat: SeatWord,
        tile: TileWord,
    },
    TileAdded {
        seat: SeatWord,
        tile: TileWord,
        at: CellWord,
    },
    TileRemoved {
        seat: SeatWord,
        tile: TileWord,
        at: CellWord,
    },
    TileSwapped {
        seat: SeatWord,
        tile: TileWord,
        old: TileWord,
        at: CellWord,
    },
    Stopped {
        seat: SeatWord,
    },
    Reshuffled {
        cards: u8,
    },
    RowFilled {
        card: MoneyWord,
    },
    ScoringDue {
        round: u8,
    },
    Points {
        round: u8,
        seat: ScorerWord,
        source: &'static str,
        #[serde(skip_serializing_if = "Option::is_none")]
        kind: Option<KindWord>,
        #[serde(skip_serializing_if = "Option::is_none")]
        tile: Option<TileWord>,
        #[serde(skip_serializing_if = "Option::is_none")]
        price: Option<u8>,
        count: HalvesWord,
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<u8>,
        #[serde(skip_serializing_if = "Option::is_none")]
        tied: Option<u8>,
        points: Points,
    },
    Scored {
        round: u8,
        points: PointsWord,
        dirk: Option<Points>,
    },
    DirkDrew {
        tile: TileWord,
    },
    MarketFilled {
        space: u8,
        tile: TileWord,
    },
    MarketShort,
    LeftOver {
        space: u8,
        tile: TileWord,
        totals: PointsWord,
        to: Option<SeatWord>,
    },
    GameOver {
        winners: SeatsWord,
    },
    Aborted,
    #[serde(rename = "viziers-favour.bought")]
    VizierBought {
        seat: SeatWord,
        space: u8,
        tile: TileWord,
        pay: PaymentWord,
    },
    #[serde(rename = "viziers-favour.stone_turned")]
    StoneTurned {
        seat: SeatWord,
    },
    #[serde(rename = "currency-exchange.joined")]
    ExchangeJoined {
        card: CardWord,
    },
    #[serde(rename = "currency-exchange.taken")]
    ExchangeTaken {
        seat: SeatWord,
        card: CardWord,
    },
    #[serde(rename = "bonus-cards.shown")]
    BonusShown {
        seat: SeatWord,
        card: BonusWord,
    },
    #[serde(rename = "bonus-cards.taken_back")]
    BonusTakenBack {
        seat: SeatWord,
        card: BonusWord,
    },
    #[serde(rename = "workers-huts.taken")]
    HutTaken {
        seat: SeatWord,
        tile: TileWord,
    },
    #[serde(rename = "workers-huts.turned_up")]
    HutTurnedUp {
        tile: TileWord,
    },
    #[serde(rename = "city-gates.opened")]
    GateOpened,
    #[serde(rename = "city-gates.discarded")]
    GateDiscarded,
    #[serde(rename = "city-gates.taken")]
    GateTaken {
        seat: SeatWord,
    },
    #[serde(rename = "city-gates.built")]
    GateBuilt {
        seat: SeatWord,
        gate: SideWord,
    },
    #[serde(rename = "characters.auction_opened")]
    AuctionOpened {
        character: CharacterWord,
        auctioneer: SeatWord,
    },
    #[serde(rename = "characters.bid")]
    Bid {
        seat: SeatWord,
        bid: u8,
    },
    #[serde(rename = "characters.passed")]
    Passed {
        seat: SeatWord,
    },
    #[serde(rename = "characters.won")]
    Won {
        seat: SeatWord,
        character: CharacterWord,
        bid: u8,
        pay: PaymentWord,
    },
    #[serde(rename = "characters.unsold")]
    Unsold {
        character: CharacterWord,
    },
    #[serde(rename = "characters.fatima_kept")]
    FatimaKept {
        seat: SeatWord,
    },
    #[serde(rename = "characters.fatima_exchanged")]
    FatimaExchanged {
        seat: SeatWord,
        character: CharacterWord,
    },
    #[serde(rename = "characters.karim_paid")]
    KarimPaid {
        seat: SeatWord,
        space: u8,
        tile: TileWord,
    },
    #[serde(rename = "characters.knihstig_took")]
    KnihstigTook {
        seat: SeatWord,
        card: MoneyWord,
    },
    #[serde(rename = "characters.used")]
    Used {
        seat: SeatWord,
        character: CharacterWord,
    },
    #[serde(rename = "characters.hakim_named")]
    HakimNamed {
        seat: SeatWord,
        kind: KindWord,
    },
    #[serde(rename = "characters.laila_replaced")]
    LailaReplaced {
        seat: SeatWord,
        space: u8,
        old: TileWord,
        new: TileWord,
    },
    #[serde(rename = "characters.machma_swapped")]
    MachmaSwapped {
        seat: SeatWord,
        give: MoneyWord,
        take: MoneyWord,
    },
    #[serde(rename = "characters.yammerad_drew")]
    YammeradDrew {
        seat: SeatWord,
        card: Option<MoneyWord>,
    },
    #[serde(rename = "city-walls.opened")]
    WallCardOpened {
        card: CardWord,
    },
    #[serde(rename = "city-walls.built")]
    WallsBuilt {
        seat: SeatWord,
        card: CardWord,
        tile: TileWord,
    },
    #[serde(rename = "thieves.stolen")]
    Stolen {
        seat: SeatWord,
        card: MoneyWord,
    },
    #[serde(rename = "street-trader.revealed")]
    CitizensRevealed {
        seat: SeatWord,
        citizens: TrioWord,
    },
    #[serde(rename = "street-trader.disc_put")]
    DiscPut {
        seat: SeatWord,
        at: CellWord,
    },
    #[serde(rename = "street-trader.disc_aside")]
    DiscAside {
        seat: SeatWord,
    },
    #[serde(rename = "street-trader.moved_in")]
    MovedIn {
        seat: SeatWord,
        tile: TileWord,
    },
    #[serde(rename = "street-trader.taken")]
    CitizenTaken {
        seat: SeatWord,
        kind: KindWord,
    },
    #[serde(rename = "street-trader.exchanged")]
    CitizenExchanged {
        seat: SeatWord,
        give: KindWord,
        take: KindWord,
    },
    #[serde(rename = "street-trader.lost")]
    CitizenLost {
        seat: SeatWord,
        kind: KindWord,
    },
    #[serde(rename = "change.paid")]
    ChangePaid {
        seat: SeatWord,
        pay: PaymentWord,
    },
    #[serde(rename = "change.added")]
    ChangeAdded {
        seat: SeatWord,
        piece: MoneyWord,
    },
    #[serde(rename = "change.drawn")]
    CoinsDrawn {
        seat: SeatWord,
        coins: CurrencyMap,
    },
    #[serde(rename = "treasure-chamber.paid")]
    ChestsPaid {
        seat: SeatWord,
        room: u8,
        card: MoneyWord,
    },
    #[serde(rename = "treasure-chamber.bought")]
    ChestsBought {
        seat: SeatWord,
        room: u8,
        chests: ChestsWord,
    },
    #[serde(rename = "treasure-chamber.stored")]
    ChestStored {
        seat: ScorerWord,
        tile: TileWord,
    },
    #[serde(rename = "treasure-chamber.returned")]
    ChestReturned {
        kind: KindWord,
    },
    #[serde(rename = "treasure-chamber.room_filled")]
    RoomFilled {
        room: u8,
        chests: ChestsWord,
    },
    #[serde(rename = "treasure-chamber.closed")]
    ChamberClosed,
    #[serde(rename = "master-builders.played")]
    BuilderPlayed {
        seat: SeatWord,
        card: MoneyWord,
    },
    #[serde(rename = "invaders.looked")]
    Looked {
        seat: SeatWord,
        scout: KindWord,
        direction: Option<&'static str>,
    },
    #[serde(rename = "invaders.attacked")]
    Attacked {
        round: u8,
        direction: &'static str,
    },
    #[serde(rename = "invaders.lost")]
    Lost {
        round: u8,
        seat: SeatWord,
        main: u8,
        lateral: u8,
        points: Points,
    },
    #[serde(rename = "invaders.new_scouts")]
    NewScouts {
        scouts: [KindWord; invaders::OPEN_SCOUTS],
    },
    #[serde(rename = "invaders.announced")]
    Announced {
        direction: &'static str,
    },
    #[serde(rename = "bazaars.displayed")]
    BazaarDisplayed {
        tile: TileWord,
    },
    #[serde(rename = "bazaars.bought")]
    BazaarBought {
        seat: SeatWord,
        tile: TileWord,
        pay: PaymentWord,
    },
    #[serde(rename = "bazaars.vizier_bought")]
    BazaarVizierBought {
        seat: SeatWord,
        tile: TileWord,
        pay: PaymentWord,
    },
    #[serde(rename = "bazaars.karim_paid")]
    BazaarKarimPaid {
        seat: SeatWord,
        tile: TileWord,
    },
    #[serde(rename = "art-of-the-moors.taken")]
    CultureTaken {
        seat: SeatWord,
        price: u8,
        marker: u8,
    },
    #[serde(rename = "art-of-the-moors.marked")]
    CultureMarked {
        seat: SeatWord,
        price: u8,
        facing: u8,
        marker: u8,
    },
    #[serde(rename = "art-of-the-moors.returned")]
    CultureReturned {
        seat: SeatWord,
        price: u8,
    },
    #[serde(rename = "art-of-the-moors.developed")]
    Developed {
        seat: SeatWord,
        turned: u8,
        points: Points,
    },
    #[serde(rename = "power-of-the-sultan.opened")]
    SultanOpened {
        card: CardWord,
        kind: KindWord,
    },
    #[serde(rename = "power-of-the-sultan.bought")]
    SultanBought {
        seat: SeatWord,
        card: CardWord,
        kind: KindWord,
        pay: PaymentWord,
        exact: bool,
    },
    #[serde(rename = "power-of-the-sultan.kept")]
    SultanKept {
        seat: SeatWord,
        card: CardWord,
        kind: KindWord,
    },
    #[serde(rename = "power-of-the-sultan.rolled")]
    SultanRolled {
        seat: SeatWord,
        card: CardWord,
        kind: KindWord,
    },
    #[serde(rename = "power-of-the-sultan.marked")]
    SultanMarked {
        seat: SeatWord,
        card: CardWord,
        kind: KindWord,
    },
    #[serde(rename = "power-of-the-sultan.offered")]
    SultanOffered {
        space: u8,
        tile: TileWord,
    },
    #[serde(rename = "power-of-the-sultan.declined")]
    SultanDeclined {
        seat: SeatWord,
        tile: TileWord,
    },
    #[serde(rename = "power-of-the-sultan.claimed")]
    SultanClaimed {
        seat: SeatWord,
        card: CardWord,
        tile: TileWord,
    },
    #[serde(rename = "caravanserai.bought")]
    CaravanseraiBought {
        seat: SeatWord,
        card: &'static str,
        pay: PaymentWord,
        exact: bool,
    },
    #[serde(rename = "caravanserai.moved")]
    CaravanseraiMoved {
        seat: SeatWord,
        card: &'static str,
        to: &'static str,
    },
}

fn form(event: Event, players: usize) -> EventForm {
    let by_seat = |points: BySeat<Points>| PointsWord { points, players };
    match event {
        Event::TurnStarted { seat, turn } => EventForm::TurnStarted { seat: SeatWord(seat), turn },
        Event::MoneyTaken { seat, cards } => {
            EventForm::MoneyTaken { seat: SeatWord(seat), cards: MoneySetWord(cards) }
        }
        Event::TileBought { seat, space, tile, pay, exact } => EventForm::TileBought {
            seat: SeatWord(seat),
            space: space.number(),
            tile: TileWord(tile),
            pay: PaymentWord(pay),
            exact,
        },
        Event::TilePlaced { seat, tile, at } => {
            EventForm::TilePlaced { seat: SeatWord(seat), tile: TileWord(tile), at: CellWord(at) }
        }
        Event::TileReserved { seat, tile } => {
            EventForm::TileReserved { seat: SeatWord(seat), tile: TileWord(tile) }
        }
        Event::TileGiven { seat, tile } => {
            EventForm::TileGiven { seat: SeatWord(seat), tile: TileWord(tile) }
        }
        Event::TileAdded { seat, tile, at } => {
            EventForm::TileAdded { seat: SeatWord(seat), tile: TileWord(tile), at: CellWord(at) }
        }
        Event::TileRemoved { seat, tile, at } => {
            EventForm::TileRemoved { seat: SeatWord(seat), tile: TileWord(tile), at: CellWord(at) }
        }
        Event::TileSwapped { seat, tile, old, at } => EventForm::TileSwapped {
            seat: SeatWord(seat),
            tile: TileWord(tile),
            old: TileWord(old),
            at: CellWord(at),
        },
        Event::Stopped { seat } => EventForm::Stopped { seat: SeatWord(seat) },
        Event::Reshuffled { cards } => EventForm::Reshuffled { cards },
        Event::RowFilled { card } => EventForm::RowFilled { card: MoneyWord(card) },
        Event::ScoringDue { round } => EventForm::ScoringDue { round: round.number() },
        Event::Points { round, line } => points(round, line),
        Event::Scored { round, points, dirk } => {
            EventForm::Scored { round: round.number(), points: by_seat(points), dirk }
        }
        Event::DirkDrew { tile } => EventForm::DirkDrew { tile: TileWord(tile) },
        Event::MarketFilled { space, tile } => {
            EventForm::MarketFilled { space: space.number(), tile: TileWord(tile) }
        }
        Event::MarketShort => EventForm::MarketShort,
        Event::LeftOver { space, tile, totals, to } => EventForm::LeftOver {
            space: space.number(),
            tile: TileWord(tile),
            totals: by_seat(totals),
            to: to.map(SeatWord),
        },
        Event::GameOver { winners } => EventForm::GameOver { winners: SeatsWord(winners) },
        Event::Aborted => EventForm::Aborted,
        Event::ViziersFavour(event) => match event {
            viziers_favour::Event::Bought { seat, space, tile, pay } => EventForm::VizierBought {
                seat: SeatWord(seat),
                space: space.number(),
                tile: TileWord(tile),
                pay: PaymentWord(pay),
            },
            viziers_favour::Event::StoneTurned { seat } => EventForm::StoneTurned { seat: SeatWord(seat) },
        },
        Event::CurrencyExchange(event) => match event {
            currency_exchange::Event::Joined { card } => {
                EventForm::ExchangeJoined { card: CardWord(Card::from(card)) }
            }
            currency_exchange::Event::Taken { seat, card } => {
                EventForm::ExchangeTaken { seat: SeatWord(seat), card: CardWord(Card::from(card)) }
            }
        },
        Event::BonusCards(event) => match event {
            bonus_cards::Event::Shown { seat, card } => {
                EventForm::BonusShown { seat: SeatWord(seat), card: BonusWord(card) }
            }
            bonus_cards::Event::TakenBack { seat, card } => {
                EventForm::BonusTakenBack { seat: SeatWord(seat), card: BonusWord(card) }
            }
        },
        Event::WorkersHuts(event) => match event {
            workers_huts::Event::Taken { seat, tile } => {
                EventForm::HutTaken { seat: SeatWord(seat), tile: TileWord(tile) }
            }
            workers_huts::Event::TurnedUp { tile } => EventForm::HutTurnedUp { tile: TileWord(tile) },
        },
        Event::CityGates(event) => match event {
            city_gates::Event::Opened => EventForm::GateOpened,
            city_gates::Event::Discarded => EventForm::GateDiscarded,
            city_gates::Event::Taken { seat } => EventForm::GateTaken { seat: SeatWord(seat) },
            city_gates::Event::Built { seat, side } => {
                EventForm::GateBuilt { seat: SeatWord(seat), gate: SideWord(side) }
            }
        },
        Event::Characters(event) => character_form(event),
        Event::CityWalls(event) => match event {
            city_walls::Event::Opened { card } => {
                EventForm::WallCardOpened { card: CardWord(Card::from(card)) }
            }
            city_walls::Event::Built { seat, card, tile } => EventForm::WallsBuilt {
                seat: SeatWord(seat),
                card: CardWord(Card::from(card)),
                tile: TileWord(tile),
            },
        },
        Event::Thieves(thieves::Event::Stolen { seat, card }) => {
            EventForm::Stolen { seat: SeatWord(seat), card: MoneyWord(card) }
        }
        Event::StreetTrader(event) => trader_form(event),
        Event::Change(event) => match event {
            change::Event::Paid { seat, pay } => {
                EventForm::ChangePaid { seat: SeatWord(seat), pay: PaymentWord(pay) }
            }
            change::Event::Added { seat, piece } => {
                EventForm::ChangeAdded { seat: SeatWord(seat), piece: MoneyWord(piece) }
            }
            change::Event::Drawn { seat, coins } => {
                EventForm::CoinsDrawn { seat: SeatWord(seat), coins: CurrencyMap(coins) }
            }
        },
        Event::TreasureChamber(event) => chamber_form(event),
        Event::MasterBuilders(master_builders::Event::Played { seat, card }) => {
            EventForm::BuilderPlayed { seat: SeatWord(seat), card: MoneyWord(card) }
        }
        Event::Invaders(event) => match event {
            invaders::Event::Looked { seat, kind, dir } => EventForm::Looked {
                seat: SeatWord(seat),
                scout: KindWord(kind),
                direction: dir.map(|dir| dir.name()),
            },
            invaders::Event::Attacked { round, dir } => {
                EventForm::Attacked { round: round.number(), direction: dir.name() }
            }
            invaders::Event::Lost { round, seat, main, lateral, points } => {
                EventForm::Lost { round: round.number(), seat: SeatWord(seat), main, lateral, points }
            }
            invaders::Event::NewScouts { kinds } => EventForm::NewScouts { scouts: kinds.map(KindWord) },
            invaders::Event::Announced { dir } => EventForm::Announced { direction: dir.name() },
        },
        Event::Bazaars(event) => bazaar_form(event),
        Event::PowerOfTheSultan(event) => sultan_form(event),
        Event::Caravanserai(caravanserai::Event::Bought { seat, card, pay, exact }) => {
            EventForm::CaravanseraiBought {
                seat: SeatWord(seat),
                card: card.id(),
                pay: PaymentWord(pay),
                exact,
            }
        }
        Event::Caravanserai(caravanserai::Event::Moved { seat, card, to }) => {
            EventForm::CaravanseraiMoved { seat: SeatWord(seat), card: card.id(), to: to.name() }
        }
        Event::ArtOfTheMoors(event) => culture_form(event),
    }
}

fn points(round: Round, line: engine::Line) -> EventForm {
    EventForm::Points {
        round: round.number(),
        seat: ScorerWord(line.who),
        source: source_name(line.source),
        kind: kind_of(line.source).map(KindWord),
        tile: tile_of(line.source).map(TileWord),
        price: price_of(line.source),
        count: HalvesWord(line.halves),
        place: line.place.map(|place| place.place),
        tied: line.place.map(|place| place.tied),
        points: line.points,
    }
}
