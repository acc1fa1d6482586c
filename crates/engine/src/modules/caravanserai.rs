//! Caravanserai (`docs/rules/53-caravanserai.md`, CAR): a money card that fills again and changes its currency.
//!
//! What a caravanserai is worth lies in the purse of its owner's hand, where everybody knows it, so payments, bids and
//! chests need nothing of this file (CAR-40, CAR-43).

use crate::action::Action as AnyAction;
use crate::check;
use crate::data::CARAVANSERAI_CARDS;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::hooks;
use crate::illegal::Illegal;
use crate::modules::change::{Bought, Purchase};
use crate::payment;
use crate::step::Step;
use crate::vocab::{Building, BySeat, Currency, Payment, Purse, Seat};

const N_CARDS: usize = CARAVANSERAI_CARDS.len();

/// CAR-21: kinds in the Alhambra that the first and the second card need.
const KINDS_NEEDED: [usize; MAX_OWNED] = [4, 4];

/// CAR-21: how many cards a player may own.
const MAX_OWNED: usize = 2;

/// CAR-23: the prices for four, five and six kinds.
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

/// CAR-21 to CAR-23: what a card costs that player now, if there may be one more and the Alhambra holds enough kinds.
pub(crate) fn price(table: &Table, seat: Seat) -> Option<u8> {
    let needed = *KINDS_NEEDED.get(table.modules.caravanserai.count(seat))?;
    let kinds = Building::ALL.into_iter().filter(|&kind| table.count_built(seat, kind) > 0).count();
    if kinds < needed { None } else { PRICES.get(kinds.checked_sub(4)?).copied() }
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
        table.steps.push(Step::Caravanserai);
    }
}

/// CAR-20, CAR-24: any one currency, diamonds among them (CAR-62), and no exchange card (INT-14).
pub(crate) fn act_actions(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
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
        for place in start..end {
            if let AnyAction::Caravanserai(Action::Buy { pay, .. }) = out[place] {
                out.push(AnyAction::Caravanserai(Action::Buy { card, pay }));
            }
        }
    }
}

/// F0: one marker by one step, or none (CAR-31).
pub(crate) fn list(table: &Table, out: &mut Vec<AnyAction>) {
    for owned in table.modules.caravanserai.owned[table.turn_of].into_iter().flatten() {
        let card = owned.card;
        out.extend(owned.at.steps().map(|to| AnyAction::Caravanserai(Action::Move { card, to })));
    }
    out.push(AnyAction::Pass);
}

pub(crate) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    let seat = table.turn_of;
    let state = &table.modules.caravanserai;
    match (table.steps.top(), action) {
        (Some(Step::Act { .. }), Action::Buy { card, pay }) => {
            if state.is_owned(card) {
                return Err(Illegal::CaravanseraiTaken);
            }
            if state.count(seat) == MAX_OWNED {
                return Err(Illegal::CaravanseraiLimit);
            }
            let price = price(table, seat).ok_or(Illegal::TooFewKinds)?;
            if pay.exchange().is_some() {
                return Err(Illegal::NoExchangeForCaravanserai);
            }
            check::payment(hand, pay, u16::from(price))
        }
        (Some(Step::Caravanserai), Action::Move { card, to }) => {
            let owned = state.owned[seat].into_iter().flatten().find(|owned| owned.card == card);
            let owned = owned.ok_or(Illegal::NotYourCaravanserai)?;
            if owned.at.steps().any(|step| step == to) { Ok(()) } else { Err(Illegal::NoSuchStep) }
        }
        _ => Err(Illegal::NotNow(table.awaited())),
    }
}

pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    match action {
        Action::Buy { card, pay } => {
            let Some(price) = price(&game.table, seat) else { return };
            game.pay(seat, pay);
            let purchase = Purchase { seat, what: Bought::Caravanserai(card), price, pay };
            if !hooks::waits_for_more(game, purchase, sink) {
                bought(game, seat, card, price, pay, sink);
            }
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

/// CAR-24, CAR-25: the card lies before its owner, marker on start; exact payment gives a further action.
pub(crate) fn bought(
    game: &mut Game,
    seat: Seat,
    card: Caravanserai,
    price: u8,
    pay: Payment,
    sink: &mut impl EventSink,
) {
    let excess = pay.total() - u16::from(price);
    let exact = excess == 0;
    game.table.steps.pop();
    if exact {
        game.table.steps.push(Step::Act { further: true });
    }
    give(&mut game.table, seat, card);
    sink.push(AnyEvent::Caravanserai(Event::Bought { seat, card, pay, exact }));
    hooks::give_change(game, seat, excess, sink);
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
