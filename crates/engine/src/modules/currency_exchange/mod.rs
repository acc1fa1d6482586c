//! Currency Exchange (`docs/rules/12-currency-exchange.md`, EXC): a card that lets a purchase mix two currencies.

mod notation;

use crate::action::Action as AnyAction;
use crate::describe::{Deed, Description};
#[cfg(feature = "editor")]
use crate::editor::Editor;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::hooks::Drawn;
use crate::illegal::Illegal;
use crate::legal::ActionSink;
use crate::modules::{ModuleAction, ModuleEvent, ModuleKeeper, ModuleReason, Never, Nothing};
use crate::payment;
use crate::rng::Rng;
use crate::rules::Module;
use crate::sample::{Bag, Sampler};
use crate::step::Step as AnyStep;
use crate::view::{View, Viewer};
use crate::vocab::{Card, Currency, Payment, Seat};

pub use crate::vocab::{ExchangeCard, ExchangeSet};

/// This module adds nothing to the set-up list except its cards in the piles.
pub type SetupItem = Never;

/// The exchange cards in a hand (EXC-11).
pub(crate) type Held = ExchangeSet;

/// This module sells nothing.
pub type Goods = Never;

/// This module awards no points of its own.
pub type Source = Never;

/// The open state of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct State {
    /// The exchange cards in the money row, where they take up places (EXC-10).
    pub row: ExchangeSet,
}

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// This module adds no step.
pub type Step = Never;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// An action of this module. Playing a card is part of a [`Payment`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Action {
    /// Take one exchange card from the money row and nothing else (EXC-11).
    Take {
        /// The card to take.
        card: ExchangeCard,
    },
}

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The exchange card is not in the money row.
    #[error("the money row does not hold that exchange card")]
    NoExchangeInRow,
    /// The exchange card does not show the currency of the space.
    #[error("that exchange card does not show the currency of the space")]
    WrongExchange,
    /// All the money is in the currency of the space.
    #[error("the exchange card is not needed for that payment")]
    NeedlessExchange,
    /// A bid must be paid in one currency.
    #[error("a bid cannot be paid with an exchange card")]
    NoExchangeForBids,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::NoExchangeInRow => "EXC-11",
            Reason::WrongExchange => "EXC-20",
            Reason::NeedlessExchange => "EXC-25",
            Reason::NoExchangeForBids => "EXC-32",
        }
    }
}

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// An exchange card joined the money row.
    Joined {
        /// The card that joined the row.
        card: ExchangeCard,
    },
    /// An exchange card was taken.
    Taken {
        /// The player who took it.
        seat: Seat,
        /// The card taken.
        card: ExchangeCard,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Joined { .. } | Event::Taken { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Joined { .. } => true,
            Event::Taken { .. } => false,
        }
    }
}

/// EXC-01: the shuffled cards, two each for piles 2, 3 and 4.
pub(crate) fn setup_piles(rng: &mut Rng) -> [ExchangeCard; 6] {
    let mut all = ExchangeCard::ALL;
    rng.shuffle(&mut all);
    all
}

/// Lists the exchange cards that can be taken (EXC-11).
pub(crate) fn act_actions(table: &Table, out: &mut impl ActionSink) {
    out.extend(
        table
            .modules
            .currency_exchange
            .row
            .iter()
            .map(|card| AnyAction::CurrencyExchange(Action::Take { card })),
    );
}

/// EXC-20, EXC-22: calls `found` for the payments with one exchange card for a price in that currency. EXC-25: a
/// payment without money of the other currency would not need the card.
pub(crate) fn payments(
    hand: &Cards,
    currency: Currency,
    price: u16,
    exact: bool,
    mut found: impl FnMut(Payment),
) {
    for card in hand.held.currency_exchange.iter().filter(|card| card.shows(currency)) {
        let purses = card.currencies().map(|currency| hand.money[currency]);
        payment::each_mixed(purses, price, exact, |purses| {
            let pay = Payment::mixed(card, purses);
            if !is_needless(card, currency, pay) {
                found(pay);
            }
        });
    }
}

/// EXC-25: whether all the money is in the currency of the space.
fn is_needless(card: ExchangeCard, currency: Currency, pay: Payment) -> bool {
    let other = if card.currencies()[0] == currency { pay.second() } else { pay.first() };
    other.is_empty()
}

/// Checks whether that card may be part of a payment in that currency.
pub(crate) fn check_currency(currency: Currency, card: ExchangeCard, pay: Payment) -> Result<(), Illegal> {
    if !card.shows(currency) {
        return Err(Illegal::CurrencyExchange(Reason::WrongExchange));
    }
    if is_needless(card, currency, pay) {
        Err(Illegal::CurrencyExchange(Reason::NeedlessExchange))
    } else {
        Ok(())
    }
}

impl ModuleAction for Action {
    fn check(self, table: &Table, _: &Cards) -> Result<(), Illegal> {
        match (table.steps.top(), self) {
            (Some(AnyStep::Act { .. }), Action::Take { card }) => {
                if table.modules.currency_exchange.row.has(card) {
                    Ok(())
                } else {
                    Err(Illegal::CurrencyExchange(Reason::NoExchangeInRow))
                }
            }
            _ => Err(Illegal::NotNow(table.awaited())),
        }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        match self {
            Action::Take { card } => {
                game.table.modules.currency_exchange.row.remove(card);
                game.table.row.free_place();
                game.hidden.hands[seat].held.currency_exchange.insert(card);
                game.table.known[seat].held.currency_exchange.insert(card);
                game.table.hand_sizes[seat] += 1;
                game.table.steps.pop();
                sink.push(AnyEvent::CurrencyExchange(Event::Taken { seat, card }));
            }
        }
    }

    fn describe(self, _: &View<'_>) -> Description {
        match self {
            Action::Take { .. } => Description::of(Deed::Take),
        }
    }
}

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    const CARDS: u8 = ExchangeCard::ALL.len() as u8;

    fn card_id(number: u8) -> &'static str {
        ExchangeCard::ALL[number as usize].id()
    }

    /// EXC-10: the card takes up a place in the row. CHR-47: that may be a fifth place, when Yammerad turns it up.
    fn on_card(game: &mut Game, number: u8, _: Seat, sink: &mut impl EventSink) -> Drawn {
        let card = ExchangeCard::ALL[number as usize];
        game.table.modules.currency_exchange.row.insert(card);
        game.table.row.take_place();
        sink.push(AnyEvent::CurrencyExchange(Event::Joined { card }));
        Drawn::Aside
    }

    fn each_card(cards: &Cards, found: impl FnMut(Card)) {
        cards.held.currency_exchange.iter().map(Card::from).for_each(found);
    }

    /// Every card outside the draw pile is open or was seen on its way to a hand.
    fn sample(sampler: &mut Sampler<'_, '_>) {
        let table = sampler.view.table;
        let is_seen = |card: &ExchangeCard| {
            let is_held = sampler.view.seats().any(|seat| table.known[seat].exchange().has(*card));
            is_held || table.modules.currency_exchange.row.has(*card) || table.discard.exchange().has(*card)
        };
        let unseen: Bag<Card, { ExchangeCard::ALL.len() }> =
            Bag::of(ExchangeCard::ALL.into_iter().filter(|card| !is_seen(card)).map(Card::from));
        sampler.put_into_piles(Module::CurrencyExchange, unseen.iter());
    }
}

impl From<ExchangeCard> for Card {
    fn from(card: ExchangeCard) -> Card {
        Card::of(Module::CurrencyExchange, card as u8)
    }
}

impl ExchangeCard {
    /// The exchange card, if `card` is one.
    pub fn of(card: Card) -> Option<ExchangeCard> {
        card.number_in(Module::CurrencyExchange).map(|number| ExchangeCard::ALL[number as usize])
    }
}

impl Cards {
    /// The exchange cards (EXC-11).
    pub fn exchange(&self) -> ExchangeSet {
        self.held.currency_exchange
    }
}

/// EXC-23: discards a card that was part of a payment.
pub(crate) fn paid(game: &mut Game, seat: Seat, card: ExchangeCard) {
    game.hidden.hands[seat].held.currency_exchange.remove(card);
    game.table.known[seat].held.currency_exchange.remove(card);
    game.table.discard.held.currency_exchange.insert(card);
    game.table.hand_sizes[seat] -= 1;
}

impl View<'_> {
    /// The exchange cards in the money row.
    pub fn exchange_row(&self) -> ExchangeSet {
        self.table.modules.currency_exchange.row
    }
}

#[cfg(feature = "editor")]
impl Editor {
    /// Adds exchange cards to a hand.
    pub fn exchange_cards(mut self, seat: Seat, cards: ExchangeSet) -> Editor {
        let (mut hand, mut known) = (self.game.hidden.hands[seat], self.game.table.known[seat]);
        hand.held.currency_exchange = cards;
        known.held.currency_exchange = cards;
        self.set_hand(seat, hand, known);
        self
    }
}
