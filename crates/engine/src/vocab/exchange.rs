//! Exchange cards, which let a payment mix two currencies.

use super::{Currency, bit_set};
use crate::data::EXCHANGE_CARDS;

/// One of the six exchange cards, in the order of `data/exchange_cards.csv`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
    /// All six cards.
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

    /// Returns the card with that id.
    pub fn from_id(id: &str) -> Option<ExchangeCard> {
        ExchangeCard::ALL.into_iter().find(|card| card.id() == id)
    }

    /// The two currencies on the card, in canonical order.
    #[inline]
    pub const fn currencies(self) -> [Currency; 2] {
        EXCHANGE_CARDS[self as usize].currencies
    }

    /// Whether the card shows that currency.
    pub fn shows(self, currency: Currency) -> bool {
        self.currencies().contains(&currency)
    }
}

bit_set! {
    /// A set of exchange cards.
    ExchangeSet(u8) of ExchangeCard::ALL.len(), ExchangeCard,
    place: |card| card as u8,
    at: |place| ExchangeCard::ALL[place]
}
