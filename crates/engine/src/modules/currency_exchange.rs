//! Currency Exchange (`docs/rules/12-currency-exchange.md`, EXC): a card that mixes two currencies in one purchase.

use crate::action::Action as AnyAction;
use crate::data::EXCHANGE_CARDS;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::payment;
use crate::rng::Rng;
use crate::step::Step;
use crate::vocab::{Currency, Payment, Seat};

/// One of the six cards, in the order of `data/exchange_cards.csv`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ExchangeCard {
    /// `exchange-1`
    One,
    /// `exchange-2`
    Two,
    /// `exchange-3`
    Three,
    /// `exchange-4`
    Four,
    /// `exchange-5`
    Five,
    /// `exchange-6`
    Six,
}

impl ExchangeCard {
    /// All six.
    pub const ALL: [ExchangeCard; 6] = [
        ExchangeCard::One,
        ExchangeCard::Two,
        ExchangeCard::Three,
        ExchangeCard::Four,
        ExchangeCard::Five,
        ExchangeCard::Six,
    ];

    /// The id in the data file, such as `exchange-3`.
    pub const fn id(self) -> &'static str {
        EXCHANGE_CARDS[self as usize].id
    }

    /// The card with that id.
    pub fn from_id(id: &str) -> Option<ExchangeCard> {
        ExchangeCard::ALL.into_iter().find(|card| card.id() == id)
    }

    /// The two currencies on it, in canonical order.
    #[inline]
    pub const fn currencies(self) -> [Currency; 2] {
        EXCHANGE_CARDS[self as usize].currencies
    }

    /// Whether it shows that currency.
    pub fn shows(self, currency: Currency) -> bool {
        self.currencies().contains(&currency)
    }
}

/// A set of exchange cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ExchangeSet(u8);

impl ExchangeSet {
    /// No card.
    pub const EMPTY: ExchangeSet = ExchangeSet(0);

    /// Whether the card is in the set.
    #[inline]
    pub const fn has(self, card: ExchangeCard) -> bool {
        self.0 >> card as u8 & 1 == 1
    }

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn insert(&mut self, card: ExchangeCard) {
        self.0 |= 1 << card as u8;
    }

    pub(crate) fn remove(&mut self, card: ExchangeCard) {
        self.0 &= !(1 << card as u8);
    }

    /// The cards, in order.
    pub fn iter(self) -> impl Iterator<Item = ExchangeCard> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let lowest = (rest != 0).then(|| ExchangeCard::ALL[rest.trailing_zeros() as usize]);
            rest &= rest.wrapping_sub(1);
            lowest
        })
    }
}

impl FromIterator<ExchangeCard> for ExchangeSet {
    fn from_iter<I: IntoIterator<Item = ExchangeCard>>(cards: I) -> ExchangeSet {
        let mut set = ExchangeSet::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// What the module lets a player do. Playing a card is part of a [`Payment`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Take one exchange card of the row and nothing else (EXC-11).
    Take {
        /// The card.
        card: ExchangeCard,
    },
}

/// What the module tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// An exchange card joined the money row.
    Joined {
        /// The card.
        card: ExchangeCard,
    },
    /// An exchange card was taken.
    Taken {
        /// By whom.
        seat: Seat,
        /// The card.
        card: ExchangeCard,
    },
}

/// EXC-01: the cards at random, two each for piles 2, 3 and 4.
pub(crate) fn setup_piles(rng: &mut Rng) -> [ExchangeCard; 6] {
    let mut all = ExchangeCard::ALL;
    rng.shuffle(&mut all);
    all
}

/// EXC-10: the card takes a place of the row; CHR-47: also a fifth one, when Yammerad turns it up.
pub(crate) fn on_card(game: &mut Game, card: ExchangeCard, sink: &mut impl EventSink) {
    game.table.row.insert_exchange(card);
    sink.push(AnyEvent::CurrencyExchange(Event::Joined { card }));
}

/// EXC-11.
pub(crate) fn act_actions(table: &Table, out: &mut Vec<AnyAction>) {
    out.extend(table.row.exchange().iter().map(|card| AnyAction::CurrencyExchange(Action::Take { card })));
}

/// EXC-20, EXC-22: payments of a tile on the space of that currency with one exchange card. EXC-25: one without any
/// card of the other currency would not need it.
pub(crate) fn payments(
    hand: &Cards,
    currency: Currency,
    price: u16,
    exact: bool,
    mut found: impl FnMut(Payment),
) {
    for card in hand.exchange.iter().filter(|card| card.shows(currency)) {
        let purses = card.currencies().map(|currency| hand.money[currency]);
        payment::each_mixed(purses, price, exact, |purses| {
            let pay = Payment::mixed(card, purses);
            if !is_needless(card, currency, pay) {
                found(pay);
            }
        });
    }
}

/// EXC-25: whether all the money is of the currency of the space.
fn is_needless(card: ExchangeCard, currency: Currency, pay: Payment) -> bool {
    let other = if card.currencies()[0] == currency { pay.second() } else { pay.first() };
    other.is_empty()
}

/// Whether that card may be part of a payment of a price in that currency.
pub(crate) fn check_currency(currency: Currency, card: ExchangeCard, pay: Payment) -> Result<(), Illegal> {
    if !card.shows(currency) {
        return Err(Illegal::WrongExchange);
    }
    if is_needless(card, currency, pay) { Err(Illegal::NeedlessExchange) } else { Ok(()) }
}

pub(crate) fn check(table: &Table, action: Action) -> Result<(), Illegal> {
    match (table.steps.top(), action) {
        (Some(Step::Act { .. }), Action::Take { card }) => {
            if table.row.exchange().has(card) {
                Ok(())
            } else {
                Err(Illegal::NoExchangeInRow)
            }
        }
        _ => Err(Illegal::NotNow(table.awaited())),
    }
}

pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    match action {
        Action::Take { card } => {
            game.table.row.remove_exchange(card);
            game.hidden.hands[seat].exchange.insert(card);
            game.table.known[seat].exchange.insert(card);
            game.table.hand_sizes[seat] += 1;
            game.table.steps.pop();
            sink.push(AnyEvent::CurrencyExchange(Event::Taken { seat, card }));
        }
    }
}
