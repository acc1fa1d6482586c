//! Diamonds (`docs/rules/22-diamonds.md`, DIA): a fifth currency that pays on every market space.
//!
//! A diamond is a money card, so the hand, the row, takes, bids and chests need nothing of this file (DIA-10,
//! DIA-22, DIA-26), and it counts for no left-over tile because no space asks for it (DIA-13).

use crate::data::DIAMOND_COPIES;
use crate::game::Cards;
use crate::payment;
use crate::vocab::{Currency, Payment};

/// DIA-01: how many cards of each value, with any number of players (DIA-30).
pub(crate) const COPIES: [u8; 9] = DIAMOND_COPIES;

/// DIA-11, DIA-12: payments of a market tile in diamonds alone, whatever its space asks for.
pub(crate) fn payments(hand: &Cards, price: u16, exact: bool, mut found: impl FnMut(Payment)) {
    let currency = Currency::Diamond;
    let cards = hand.money[currency];
    payment::each(cards, price, exact, |cards| found(Payment::plain(currency, cards)));
}
