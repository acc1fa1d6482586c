//! Caravanserai (`docs/rules/53-caravanserai.md`, CAR): a money card that fills again and changes its currency.
//!
//! What a caravanserai is worth lies in the purse of its owner's hand, where everybody knows it, so payments, bids and
//! chests need nothing of this file (CAR-40, CAR-43).

mod notation;

use crate::action::Action as AnyAction;
use crate::check;
use crate::data::CARAVANSERAI_CARDS;
use crate::describe::{Deed, Description};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::hooks;
use crate::illegal::Illegal;
use crate::legal::ActionSink;
use crate::modules::{
    ModuleAction, ModuleAwaited, ModuleEvent, ModuleGoods, ModuleKeeper, ModuleReason, ModuleSetupItem,
    ModuleStep, Never, Nothing, Progress,
};
use crate::payment;
use crate::purchase::{self, Goods as AnyGoods, Purchase};
use crate::step::{Awaited as AnyAwaited, Step as AnyStep};
use crate::view::{View, Viewer};
use crate::vocab::{BySeat, Currency, Payment, Purse, Seat};

/// It keeps nothing with a hand.
pub(crate) type Held = Nothing;

/// It gives no points of its own.
pub type Source = Never;

/// It hides nothing but cards in hands.
pub(crate) type Hidden = Nothing;

const N_CARDS: usize = CARAVANSERAI_CARDS.len();

/// CAR-21: kinds in the Alhambra that a card needs.
const KINDS_NEEDED: u8 = 4;

/// CAR-21: kinds that the second card needs where that was chosen at set-up.
const KINDS_NEEDED_BY_CHOICE: u8 = 5;

/// CAR-21: how many cards a player may own.
const MAX_OWNED: usize = 2;

/// CAR-23: the prices from [`KINDS_NEEDED`] on: for four, five and six kinds.
const PRICES: [u8; 3] = [8, 4, 2];

/// One of the eight cards, in the order of `data/caravanserai_cards.csv`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Caravanserai(u8);

impl Caravanserai {
    /// All eight.
    pub const ALL: [Caravanserai; N_CARDS] = {
        let mut all = [Caravanserai(0); N_CARDS];
        let mut place = 0;
        while place < N_CARDS {
            all[place] = Caravanserai(place as u8);
            place += 1;
        }
        all
    };

    /// The id in the data file, such as `CAR05`.
    pub const fn id(self) -> &'static str {
        CARAVANSERAI_CARDS[self.0 as usize].id
    }

    /// The card with that id.
    pub fn from_id(id: &str) -> Option<Caravanserai> {
        Caravanserai::ALL.into_iter().find(|card| card.id() == id)
    }

    /// The currency of the track (CAR-02).
    pub const fn main(self) -> Currency {
        CARAVANSERAI_CARDS[self.0 as usize].main
    }

    /// The currency of a space; the start has none.
    pub const fn currency(self, space: Track) -> Option<Currency> {
        match space {
            Track::Start => None,
            Track::B2 => Some(CARAVANSERAI_CARDS[self.0 as usize].branches[0]),
            Track::B3 => Some(CARAVANSERAI_CARDS[self.0 as usize].branches[1]),
            Track::B4 => Some(CARAVANSERAI_CARDS[self.0 as usize].branches[2]),
            _ => Some(self.main()),
        }
    }
}

/// A space of a card (CAR-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Track {
    /// Worth nothing.
    #[default]
    Start,
    /// 1 in the main currency.
    M1,
    /// 2 in the main currency.
    M2,
    /// 3 in the main currency.
    M3,
    /// 4 in the main currency.
    M4,
    /// 5 in the main currency.
    M5,
    /// 2 in another currency.
    B2,
    /// 3 in another currency.
    B3,
    /// 4 in another currency.
    B4,
}

impl Track {
    /// All spaces.
    pub const ALL: [Track; 9] = [
        Track::Start,
        Track::M1,
        Track::M2,
        Track::M3,
        Track::M4,
        Track::M5,
        Track::B2,
        Track::B3,
        Track::B4,
    ];

    /// The name in the data file, such as `M3`.
    pub const fn name(self) -> &'static str {
        ["start", "M1", "M2", "M3", "M4", "M5", "B2", "B3", "B4"][self as usize]
    }

    /// The space with that name.
    pub fn from_name(name: &str) -> Option<Track> {
        Track::ALL.into_iter().find(|space| space.name() == name)
    }

    /// What it is worth.
    pub const fn value(self) -> u8 {
        [0, 1, 2, 3, 4, 5, 2, 3, 4][self as usize]
    }

    /// Where a marker may go from here, up or out (CAR-03).
    pub fn steps(self) -> impl Iterator<Item = Track> + Clone {
        let (up, out) = match self {
            Track::Start => (Some(Track::M1), None),
            Track::M1 => (Some(Track::M2), None),
            Track::M2 => (Some(Track::M3), Some(Track::B2)),
            Track::M3 => (Some(Track::M4), Some(Track::B3)),
            Track::M4 => (Some(Track::M5), Some(Track::B4)),
            Track::M5 | Track::B2 | Track::B3 | Track::B4 => (None, None),
        };
        up.into_iter().chain(out)
    }
}

/// A card of a player with its marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owned {
    /// The card.
    pub card: Caravanserai,
    /// Where its marker stands.
    pub at: Track,
}

impl Owned {
    /// What it is worth, as money of a currency (CAR-40).
    pub fn money(self) -> Option<(Currency, u8)> {
        self.card.currency(self.at).map(|currency| (currency, self.at.value()))
    }
}

/// What is open of the module; all of it is (CAR-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    /// The cards of each seat in the order of purchase.
    pub owned: BySeat<[Option<Owned>; MAX_OWNED]>,
}

impl State {
    /// The cards that nobody owns.
    pub fn display(&self) -> impl Iterator<Item = Caravanserai> + Clone + use<'_> {
        Caravanserai::ALL.into_iter().filter(|&card| !self.is_owned(card))
    }

    fn is_owned(&self, card: Caravanserai) -> bool {
        self.owned.0.iter().flatten().flatten().any(|owned| owned.card == card)
    }

    fn count(&self, seat: Seat) -> usize {
        self.owned[seat].iter().flatten().count()
    }
}

/// F0: a marker may move (CAR-30).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step;

impl ModuleStep for Step {
    fn asked(self, table: &Table) -> Seat {
        table.turn_of
    }

    fn awaited(self) -> AnyAwaited {
        AnyAwaited::Caravanserai(Awaited::Move)
    }

    fn advance(self, _: &mut Game, _: &mut impl EventSink) -> Progress {
        Progress::Waits
    }

    /// One marker by one step, or none (CAR-31).
    fn list(self, table: &Table, _: &Cards, out: &mut Vec<AnyAction>) {
        for owned in table.modules.caravanserai.owned[table.turn_of].into_iter().flatten() {
            let card = owned.card;
            out.extend(owned.at.steps().map(|to| AnyAction::Caravanserai(Action::Move { card, to })));
        }
        out.push(AnyAction::Pass);
    }

    fn check_pass(self) -> Result<(), Illegal> {
        Ok(())
    }

    fn pass(self, game: &mut Game, _: Seat, _: &mut impl EventSink) {
        game.table.steps.pop();
    }
}

/// What the module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// A step of a marker.
    Move,
}

impl ModuleAwaited for Awaited {
    fn name(self) -> &'static str {
        match self {
            Awaited::Move => "caravanserai.move",
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Awaited::Move => "CAR-30",
        }
    }
}

/// What the module lets a player do. Spending is part of a [`Payment`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Buy a card of the display (CAR-20).
    Buy {
        /// The card.
        card: Caravanserai,
        /// What is laid down.
        pay: Payment,
    },
    /// Move the marker of an own card by one step (CAR-30).
    Move {
        /// The card.
        card: Caravanserai,
        /// Where to.
        to: Track,
    },
}

/// Why the module refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// Somebody owns the caravanserai card.
    #[error("that caravanserai card does not lie in the display any more")]
    CaravanseraiTaken,
    /// The total is below the price by the kinds in the Alhambra.
    #[error("the money does not reach the price of a caravanserai card")]
    Underpaid,
    /// Two cards at most.
    #[error("you own two caravanserai cards already")]
    CaravanseraiLimit,
    /// Fewer kinds in the Alhambra than the card needs.
    #[error("this caravanserai card needs {needed} kinds of building in your Alhambra")]
    TooFewKinds {
        /// How many it needs.
        needed: u8,
    },
    /// The price is due in one single currency.
    #[error("a caravanserai card is paid in one single currency, without an exchange card")]
    NoExchangeForCaravanserai,
    /// Not the owner of the card.
    #[error("you do not own that caravanserai card")]
    NotYourCaravanserai,
    /// No step leads there.
    #[error("no single step leads to that space")]
    NoSuchStep,
    /// The money of a caravanserai is no card in hand.
    #[error("a caravanserai is no card that can be given away")]
    CaravanseraiStays,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::CaravanseraiTaken => "CAR-20",
            Reason::CaravanseraiLimit | Reason::TooFewKinds { .. } => "CAR-21",
            Reason::Underpaid => "CAR-23",
            Reason::NoExchangeForCaravanserai => "INT-14",
            Reason::NotYourCaravanserai => "CAR-30",
            Reason::NoSuchStep => "CAR-03",
            Reason::CaravanseraiStays => "CAR-64",
        }
    }
}

/// What the module sells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goods {
    /// A caravanserai card (CAR-20).
    Card(Caravanserai),
}

/// What the module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// The caravanserai cards laid out, a marker for each (CAR-10).
    Cards {
        /// How many cards.
        cards: usize,
    },
    /// That a second card needs more kinds than a first one, where that was chosen (CAR-21).
    SecondCard {
        /// How many it needs.
        kinds: u8,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Cards { .. } | SetupItem::SecondCard { .. } => 8,
        }
    }
}

/// What the module tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card was bought.
    Bought {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Caravanserai,
        /// For what.
        pay: Payment,
        /// Whether the price was met exactly.
        exact: bool,
    },
    /// A marker was moved.
    Moved {
        /// Whose.
        seat: Seat,
        /// On which card.
        card: Caravanserai,
        /// Where to.
        to: Track,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Bought { .. } | Event::Moved { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Bought { .. } | Event::Moved { .. } => false,
        }
    }
}

/// How many kinds of building an Alhambra holds, in one walk: every list of actions asks.
fn n_kinds(table: &Table, seat: Seat) -> u8 {
    let kinds = table.palaces[seat].tiles_without_outposts().filter_map(|(_, tile)| tile.kind());
    kinds.fold(0u8, |kinds, kind| kinds | 1 << kind as u8).count_ones() as u8
}

/// CAR-21: how many kinds the next card of that player needs, if there may be one more.
fn kinds_needed(table: &Table, seat: Seat) -> Option<u8> {
    match table.modules.caravanserai.count(seat) {
        0 => Some(KINDS_NEEDED),
        1 if table.rules.caravanserai_five_kinds => Some(KINDS_NEEDED_BY_CHOICE),
        1 => Some(KINDS_NEEDED),
        _ => None,
    }
}

/// CAR-21 to CAR-23: what a card costs that player now, if there may be one more and the Alhambra holds enough kinds.
pub(crate) fn price(table: &Table, seat: Seat) -> Option<u8> {
    let needed = kinds_needed(table, seat)?;
    let kinds = n_kinds(table, seat);
    if kinds < needed { None } else { PRICES.get(usize::from(kinds - KINDS_NEEDED)).copied() }
}

/// Puts a marker on a space; the money in the purses of the owner follows.
fn put(game: &mut Game, seat: Seat, place: usize, to: Track) {
    let Some(owned) = &mut game.table.modules.caravanserai.owned[seat][place] else { return };
    let before = owned.money();
    owned.at = to;
    let after = owned.money();
    for purses in [&mut game.hidden.hands[seat].money, &mut game.table.known[seat].money] {
        before.into_iter().for_each(|(currency, value)| purses[currency].take(Purse::caravan(place, value)));
        after.into_iter().for_each(|(currency, value)| purses[currency].add(Purse::caravan(place, value)));
    }
}

/// CAR-42: what was spent is back on start. The purses do without it already.
pub(crate) fn spent(table: &mut Table, seat: Seat, money: Purse) {
    for place in 0..MAX_OWNED {
        if money.caravan_value(place) > 0
            && let Some(owned) = &mut table.modules.caravanserai.owned[seat][place]
        {
            owned.at = Track::Start;
        }
    }
}

/// CAR-30: asked first of all in F0, if a marker can move, as everybody can see.
pub(crate) fn turn_start(table: &mut Table) {
    let owned = table.modules.caravanserai.owned[table.turn_of];
    if owned.iter().flatten().any(|owned| owned.at.steps().next().is_some()) {
        table.steps.push(AnyStep::Caravanserai(Step));
    }
}

/// CAR-20, CAR-24: any one currency, diamonds among them (CAR-62), and no exchange card (INT-14).
pub(crate) fn act_actions(table: &Table, hand: &Cards, out: &mut impl ActionSink) {
    let seat = table.turn_of;
    let state = &table.modules.caravanserai;
    let Some(price) = price(table, seat) else { return };
    let mut display = state.display();
    let Some(card) = display.next() else { return };
    let start = out.len();
    for currency in Currency::ALL {
        payment::each(hand.money[currency], u16::from(price), false, |cards| {
            let pay = Payment::plain(currency, cards);
            out.push(AnyAction::Caravanserai(Action::Buy { card, pay }));
        });
    }
    // All cards cost the same: what pays for the first pays for the others.
    let end = out.len();
    for card in display {
        out.repeat(start, end, |action| match action {
            AnyAction::Caravanserai(Action::Buy { pay, .. }) => {
                AnyAction::Caravanserai(Action::Buy { card, pay })
            }
            other => other,
        });
    }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        let seat = table.turn_of;
        let state = &table.modules.caravanserai;
        match (table.steps.top(), self) {
            (Some(AnyStep::Act { .. }), Action::Buy { card, pay }) => {
                if state.is_owned(card) {
                    return Err(Illegal::Caravanserai(Reason::CaravanseraiTaken));
                }
                let needed = kinds_needed(table, seat);
                let needed = needed.ok_or(Illegal::Caravanserai(Reason::CaravanseraiLimit))?;
                let price = price(table, seat);
                let price = price.ok_or(Illegal::Caravanserai(Reason::TooFewKinds { needed }))?;
                hooks::check_played(table, pay)?;
                if pay.exchange().is_some() {
                    return Err(Illegal::Caravanserai(Reason::NoExchangeForCaravanserai));
                }
                check::payment(hand, pay, u16::from(price)).map_err(|illegal| match illegal {
                    Illegal::Underpaid => Illegal::Caravanserai(Reason::Underpaid),
                    other => other,
                })
            }
            (Some(AnyStep::Caravanserai(Step)), Action::Move { card, to }) => {
                let owned = state.owned[seat].into_iter().flatten().find(|owned| owned.card == card);
                let owned = owned.ok_or(Illegal::Caravanserai(Reason::NotYourCaravanserai))?;
                if owned.at.steps().any(|step| step == to) {
                    Ok(())
                } else {
                    Err(Illegal::Caravanserai(Reason::NoSuchStep))
                }
            }
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        match self {
            Action::Buy { card, pay } => {
                let Some(price) = price(&game.table, seat) else { return };
                let goods = AnyGoods::Caravanserai(Goods::Card(card));
                purchase::begin(game, Purchase { seat, goods, price, pay }, sink);
            }
            Action::Move { card, to } => {
                let owned = &game.table.modules.caravanserai.owned[seat];
                let place = owned.iter().position(|owned| owned.is_some_and(|owned| owned.card == card));
                place.into_iter().for_each(|place| put(game, seat, place, to));
                game.table.steps.pop();
                sink.push(AnyEvent::Caravanserai(Event::Moved { seat, card, to }));
            }
        }
    }

    fn describe(self, view: &View<'_>) -> Description {
        match self {
            Action::Buy { card, pay } => {
                let price = view.to_act().and_then(|seat| view.caravanserai_price(seat));
                Description::purchase(AnyGoods::Caravanserai(Goods::Card(card)), price).paid(pay).rewarded()
            }
            Action::Move { .. } => Description::of(Deed::Other),
        }
    }
}

impl ModuleGoods for Goods {
    /// CAR-24, CAR-25: the card lies before its owner, marker on start; exact payment gives a further action.
    fn complete(self, purchase: Purchase, game: &mut Game, sink: &mut impl EventSink) {
        let Goods::Card(card) = self;
        let Purchase { seat, price, pay, .. } = purchase;
        let excess = pay.total() - u16::from(price);
        let exact = excess == 0;
        game.table.steps.pop();
        if exact {
            game.table.steps.push(AnyStep::Act { further: true });
        }
        give(&mut game.table, seat, card);
        sink.push(AnyEvent::Caravanserai(Event::Bought { seat, card, pay, exact }));
        hooks::give_change(game, seat, excess, sink);
    }
}

fn give(table: &mut Table, seat: Seat, card: Caravanserai) {
    let places = &mut table.modules.caravanserai.owned[seat];
    if let Some(place) = places.iter_mut().find(|place| place.is_none()) {
        *place = Some(Owned { card, at: Track::Start });
    }
}

/// Gives a card to a seat, its marker on that space.
#[cfg(feature = "editor")]
pub(crate) fn set(game: &mut Game, seat: Seat, card: Caravanserai, at: Track) {
    let place = game.table.modules.caravanserai.count(seat);
    give(&mut game.table, seat, card);
    put(game, seat, place, at);
}

/// Answers for the module outside of the turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        let mut items = vec![SetupItem::Cards { cards: game.table.modules.caravanserai.display().count() }];
        if game.table.rules.caravanserai_five_kinds {
            items.push(SetupItem::SecondCard { kinds: KINDS_NEEDED_BY_CHOICE });
        }
        items
    }
}

impl<'g> View<'g> {
    /// The caravanserai cards that nobody owns.
    pub fn caravanserai_display(&self) -> impl Iterator<Item = Caravanserai> + Clone + use<'g> {
        self.table.modules.caravanserai.display()
    }

    /// The caravanserai cards of a seat with their markers, in the order of purchase.
    pub fn caravanserais(&self, seat: Seat) -> impl Iterator<Item = Owned> + Clone + use<> {
        self.table.modules.caravanserai.owned[seat].into_iter().flatten()
    }

    /// How many kinds of building the next caravanserai card of a seat needs, if it may own one more (CAR-21).
    pub fn caravanserai_kinds_needed(&self, seat: Seat) -> Option<u8> {
        kinds_needed(self.table, seat)
    }

    /// What a caravanserai card costs a seat now, if it may buy one at all (CAR-21, CAR-23).
    pub fn caravanserai_price(&self, seat: Seat) -> Option<u8> {
        price(self.table, seat)
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// A caravanserai card bought by a seat after those that it has, its marker on that space. Name the hand before.
    pub fn caravanserai(mut self, seat: Seat, card: Caravanserai, at: Track) -> Editor {
        set(&mut self.game, seat, card, at);
        self
    }
}
