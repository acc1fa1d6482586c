//! Caravanserai (`docs/rules/53-caravanserai.md`, CAR): a card whose money refills and changes its currency.
//!
//! The money of a caravanserai is stored in the purse of its owner's hand, where everybody knows it. So payments, bids
//! and chests need nothing from this file (CAR-40, CAR-43).

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
use crate::vocab::{BySeat, Currency, Payment, Purse, Seat, read_if};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module awards no points of its own.
pub type Source = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

const N_CARDS: usize = CARAVANSERAI_CARDS.len();

/// CAR-21: the number of kinds in the Alhambra that a card needs.
const KINDS_NEEDED: u8 = 4;

/// CAR-21: the number of kinds that the second card needs if that option was chosen.
const KINDS_NEEDED_BY_CHOICE: u8 = 5;

/// CAR-21: the number of cards that a player may own.
const MAX_OWNED: usize = 2;

/// CAR-23: the prices for four, five and six kinds, starting at [`KINDS_NEEDED`].
const PRICES: [u8; 3] = [8, 4, 2];

/// One of the eight caravanserai cards, in the order of `data/caravanserai_cards.csv`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Caravanserai(u8);

read_if!(Caravanserai(u8), |row| usize::from(row) < N_CARDS);

impl Caravanserai {
    /// All eight cards.
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

    /// Returns the card with that id.
    pub fn from_id(id: &str) -> Option<Caravanserai> {
        Caravanserai::ALL.into_iter().find(|card| card.id() == id)
    }

    /// The main currency of the card (CAR-02).
    pub const fn main(self) -> Currency {
        CARAVANSERAI_CARDS[self.0 as usize].main
    }

    /// The currency of a space of the card; `None` for the start.
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Track {
    /// The start, which is worth nothing.
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
    /// All spaces of a card.
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

    /// Returns the space with that name.
    pub fn from_name(name: &str) -> Option<Track> {
        Track::ALL.into_iter().find(|space| space.name() == name)
    }

    /// The value of the space.
    pub const fn value(self) -> u8 {
        [0, 1, 2, 3, 4, 5, 2, 3, 4][self as usize]
    }

    /// The spaces that a marker may move to from here, up or out (CAR-03).
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

/// A caravanserai card that a player owns, with its marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Owned {
    /// The card.
    pub card: Caravanserai,
    /// The space that its marker is on.
    pub at: Track,
}

impl Owned {
    /// The money that it is worth now (CAR-40); `None` at the start.
    pub fn money(self) -> Option<(Currency, u8)> {
        self.card.currency(self.at).map(|currency| (currency, self.at.value()))
    }
}

/// The state of this module, all of it open (CAR-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// The cards of each seat, in the order of purchase.
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

/// F0: the player may move a marker (CAR-30).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

    /// Lists moving one marker by one step, or none (CAR-31).
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

/// A decision that this module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// The move of a marker.
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

/// An action of this module. Spending is part of a [`Payment`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Buy a card from the display (CAR-20).
    Buy {
        /// The card to buy.
        card: Caravanserai,
        /// The payment.
        pay: Payment,
    },
    /// Move the marker of one of the player's cards by one step (CAR-30).
    Move {
        /// The card with the marker.
        card: Caravanserai,
        /// The space to move to.
        to: Track,
    },
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// Somebody already owns that caravanserai card.
    #[error("that caravanserai card is no longer in the display")]
    CaravanseraiTaken,
    /// The payment is below the price, which depends on the kinds in the Alhambra.
    #[error("the money does not reach the price of a caravanserai card")]
    Underpaid,
    /// A player may own at most two cards.
    #[error("you already own two caravanserai cards")]
    CaravanseraiLimit,
    /// The Alhambra has fewer kinds than the card needs.
    #[error("this caravanserai card needs {needed} kinds of building in your Alhambra")]
    TooFewKinds {
        /// The number of kinds needed.
        needed: u8,
    },
    /// The price must be paid in a single currency.
    #[error("a caravanserai card must be paid for in a single currency, without an exchange card")]
    NoExchangeForCaravanserai,
    /// The player does not own that card.
    #[error("you do not own that caravanserai card")]
    NotYourCaravanserai,
    /// The space is not one step away.
    #[error("no single step leads to that space")]
    NoSuchStep,
    /// The money of a caravanserai is not a card and cannot be given away.
    #[error("a caravanserai is not a card and cannot be given away")]
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

/// Something that this module sells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Goods {
    /// A caravanserai card (CAR-20).
    Card(Caravanserai),
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Lay out the caravanserai cards, with a marker for each (CAR-10).
    Cards {
        /// The number of cards.
        cards: usize,
    },
    /// Note that a second card needs more kinds than the first, if that option was chosen (CAR-21).
    SecondCard {
        /// The number of kinds needed.
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

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// A caravanserai card was bought.
    Bought {
        /// The buyer.
        seat: Seat,
        /// The card bought.
        card: Caravanserai,
        /// The payment.
        pay: Payment,
        /// Whether the price was met exactly.
        exact: bool,
    },
    /// A marker was moved.
    Moved {
        /// The player who moved it.
        seat: Seat,
        /// The card with the marker.
        card: Caravanserai,
        /// The space it moved to.
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

/// The number of kinds of building in an Alhambra, counted in one pass because every list of actions needs it.
fn n_kinds(table: &Table, seat: Seat) -> u8 {
    let kinds = table.palaces[seat].tiles_without_outposts().filter_map(|(_, tile)| tile.kind());
    kinds.fold(0u8, |kinds, kind| kinds | 1 << kind as u8).count_ones() as u8
}

/// CAR-21: the number of kinds that the player's next card needs; `None` if no more may be bought.
fn kinds_needed(table: &Table, seat: Seat) -> Option<u8> {
    match table.modules.caravanserai.count(seat) {
        0 => Some(KINDS_NEEDED),
        1 if table.rules.caravanserai_five_kinds => Some(KINDS_NEEDED_BY_CHOICE),
        1 => Some(KINDS_NEEDED),
        _ => None,
    }
}

/// CAR-21 to CAR-23: the price of the player's next card; `None` if no more may be bought or there are too few kinds.
pub(crate) fn price(table: &Table, seat: Seat) -> Option<u8> {
    let needed = kinds_needed(table, seat)?;
    let kinds = n_kinds(table, seat);
    if kinds < needed { None } else { PRICES.get(usize::from(kinds - KINDS_NEEDED)).copied() }
}

/// Moves a marker to a space, and updates the money in the owner's purses.
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

/// CAR-42: moves the markers of spent cards back to the start. The money has already left the purses.
pub(crate) fn spent(table: &mut Table, seat: Seat, money: Purse) {
    for place in 0..MAX_OWNED {
        if money.caravan_value(place) > 0
            && let Some(owned) = &mut table.modules.caravanserai.owned[seat][place]
        {
            owned.at = Track::Start;
        }
    }
}

/// CAR-30: asks first of all in F0, if everybody can see that a marker can move.
pub(crate) fn turn_start(table: &mut Table) {
    let owned = table.modules.caravanserai.owned[table.turn_of];
    if owned.iter().flatten().any(|owned| owned.at.steps().next().is_some()) {
        table.steps.push(AnyStep::Caravanserai(Step));
    }
}

/// CAR-20, CAR-24: lists purchases in any single currency, diamonds included (CAR-62), without exchange cards (INT-14).
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
    // All cards cost the same, so every payment for the first also pays for the others.
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
    /// CAR-24, CAR-25: the buyer gets the card with its marker at the start; an exact payment gives a further action.
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

/// Gives a card to a seat, with its marker on that space.
#[cfg(feature = "editor")]
pub(crate) fn set(game: &mut Game, seat: Seat, card: Caravanserai, at: Track) {
    let place = game.table.modules.caravanserai.count(seat);
    give(&mut game.table, seat, card);
    put(game, seat, place, at);
}

/// Answers the engine's questions about this module outside a turn.
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

    /// The number of kinds that a seat's next caravanserai card needs; `None` if it may own no more (CAR-21).
    pub fn caravanserai_kinds_needed(&self, seat: Seat) -> Option<u8> {
        kinds_needed(self.table, seat)
    }

    /// The price of a caravanserai card for a seat now; `None` if it cannot buy one (CAR-21, CAR-23).
    pub fn caravanserai_price(&self, seat: Seat) -> Option<u8> {
        price(self.table, seat)
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Gives a further caravanserai card to a seat, with its marker on that space. Set the hand first.
    pub fn caravanserai(mut self, seat: Seat, card: Caravanserai, at: Track) -> Editor {
        set(&mut self.game, seat, card, at);
        self
    }
}
