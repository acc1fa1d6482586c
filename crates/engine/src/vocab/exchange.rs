//! Cards that let a payment mix two currencies.

use super::Currency;
use crate::data::EXCHANGE_CARDS;

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
