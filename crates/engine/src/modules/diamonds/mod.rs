//! Diamonds (`docs/rules/22-diamonds.md`, DIA): a fifth currency that every market space accepts.
//!
//! A diamond is a money card, so hands, the money row, bids and chests need nothing from this file (DIA-10, DIA-22,
//! DIA-26). It does not count for left-over tiles, because no space asks for it (DIA-13).

use crate::data::DIAMOND_COPIES;
use crate::game::{Cards, Game};
use crate::modules::{ModuleKeeper, ModuleSetupItem, Never, Nothing};
use crate::payment;
use crate::vocab::{Currency, Payment};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module sells nothing.
pub type Goods = Never;

/// This module awards no points of its own.
pub type Source = Never;

/// This module keeps no open state.
pub(crate) type State = Nothing;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// This module adds no action.
pub type Action = Never;

/// This module reports no events of its own.
pub type Event = Never;

/// This module adds no step.
pub type Step = Never;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// This module has no reasons of its own to refuse an action.
pub type Reason = Never;

/// DIA-01: the number of cards of each value, with any number of players (DIA-30).
pub(crate) const COPIES: [u8; 9] = DIAMOND_COPIES;

/// DIA-11, DIA-12: calls `found` for the payments for a market tile in diamonds only, whatever currency its space asks
/// for.
pub(crate) fn payments(hand: &Cards, price: u16, exact: bool, mut found: impl FnMut(Payment)) {
    let currency = Currency::Diamond;
    let cards = hand.money[currency];
    payment::each(cards, price, exact, |cards| found(Payment::plain(currency, cards)));
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Mix the diamonds with the money cards (DIA-01).
    Deck {
        /// The number of diamonds.
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

/// Answers the engine's questions about this module outside a turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(_: &Game) -> Vec<SetupItem> {
        vec![SetupItem::Deck { diamonds: COPIES.iter().map(|&copies| usize::from(copies)).sum() }]
    }
}
