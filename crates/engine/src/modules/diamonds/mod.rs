//! Diamonds (`docs/rules/22-diamonds.md`, DIA): a fifth currency that pays on every market space.
//!
//! A diamond is a money card, so the hand, the row, takes, bids and chests need nothing of this file (DIA-10,
//! DIA-22, DIA-26), and it counts for no left-over tile because no space asks for it (DIA-13).

use crate::data::DIAMOND_COPIES;
use crate::game::{Cards, Game};
use crate::modules::{ModuleKeeper, ModuleSetupItem, Never, Nothing};
use crate::payment;
use crate::vocab::{Currency, Payment};

/// It keeps nothing with a hand.
pub(crate) type Held = Nothing;

/// It sells nothing of its own.
pub type Goods = Never;

/// It gives no points of its own.
pub type Source = Never;

/// The module keeps no open state.
pub(crate) type State = Nothing;

/// It hides nothing but cards in hands.
pub(crate) type Hidden = Nothing;

/// It adds no action.
pub type Action = Never;

/// It tells nothing of its own.
pub type Event = Never;

/// It adds no step.
pub type Step = Never;

/// It asks for nothing.
pub type Awaited = Never;

/// It refuses nothing.
pub type Reason = Never;

/// DIA-01: how many cards of each value, with any number of players (DIA-30).
pub(crate) const COPIES: [u8; 9] = DIAMOND_COPIES;

/// DIA-11, DIA-12: payments of a market tile in diamonds alone, whatever its space asks for.
pub(crate) fn payments(hand: &Cards, price: u16, exact: bool, mut found: impl FnMut(Payment)) {
    let currency = Currency::Diamond;
    let cards = hand.money[currency];
    payment::each(cards, price, exact, |cards| found(Payment::plain(currency, cards)));
}

/// What the module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Diamonds mixed with the money cards (DIA-01).
    Deck {
        /// How many.
        diamonds: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Deck { .. } => 10,
        }
    }
}

/// Answers for the module outside of the turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(_: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Deck { diamonds: COPIES.iter().map(|&copies| usize::from(copies)).sum() }]
    }
}
