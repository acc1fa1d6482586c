//! Money of one currency as a multiset, and payments.

use super::{Currency, Money};
use crate::modules::currency_exchange::ExchangeCard;

/// How many cards of each value of one currency: two bits for each value, 1 in the lowest. There are three
/// copies of a card, so two bits are enough, and sums of purses that together hold real cards never carry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Purse(u32);

/// What the cards of three neighbouring values are worth, by their six bits.
const WORTH: [[u8; 64]; 3] = {
    let mut table = [[0; 64]; 3];
    let mut third = 0;
    while third < 3 {
        let mut bits = 0;
        while bits < 64 {
            let lowest = third * 3 + 1;
            let worth = (bits & 3) * lowest + (bits >> 2 & 3) * (lowest + 1) + (bits >> 4) * (lowest + 2);
            table[third][bits] = worth as u8;
            bits += 1;
        }
        third += 1;
    }
    table
};

impl Purse {
    /// No card.
    pub const EMPTY: Purse = Purse(0);
    const LOW: u32 = 0x1_5555;

    /// One card of that value (1 to 9).
    #[inline]
    pub const fn of(value: u8) -> Purse {
        Purse(1 << (2 * (value - 1)))
    }

    /// How many cards of that value.
    #[inline]
    pub const fn count(self, value: u8) -> u8 {
        (self.0 >> (2 * (value - 1)) & 3) as u8
    }

    /// How many cards in all.
    #[inline]
    pub const fn len(self) -> usize {
        ((self.0 & Purse::LOW).count_ones() + 2 * (self.0 >> 1 & Purse::LOW).count_ones()) as usize
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of the values.
    #[inline]
    pub const fn total(self) -> u16 {
        WORTH[0][(self.0 & 63) as usize] as u16
            + WORTH[1][(self.0 >> 6 & 63) as usize] as u16
            + WORTH[2][(self.0 >> 12 & 63) as usize] as u16
    }

    /// Whether every card of `other` is in here.
    #[inline]
    pub const fn contains(self, other: Purse) -> bool {
        // Every second count at a time, with a guard bit above it that a larger count of `other` would use up.
        const COUNTS: u32 = 0x3_3333;
        const GUARDS: u32 = 0x4_4444;
        let odd = (self.0 & COUNTS | GUARDS) - (other.0 & COUNTS);
        let even = (self.0 >> 2 & COUNTS | GUARDS) - (other.0 >> 2 & COUNTS);
        odd & even & GUARDS == GUARDS
    }

    /// The cards that are left when as many of `other` as possible are taken out.
    #[inline]
    pub fn minus(self, other: Purse) -> Purse {
        // The usual case: a hand whose every card is known.
        if self.contains(other) {
            return Purse(self.0 - other.0);
        }
        let left = (1..=9).map(|value| {
            let count = self.count(value).saturating_sub(other.count(value));
            u32::from(count) << (2 * (value - 1))
        });
        Purse(left.sum())
    }

    /// The highest value held.
    #[inline]
    pub const fn highest(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(((31 - self.0.leading_zeros()) / 2 + 1) as u8) }
    }

    /// The lowest value held.
    #[inline]
    pub const fn lowest(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some((self.0.trailing_zeros() / 2 + 1) as u8) }
    }

    /// The cards with a value of at most `value`.
    pub const fn up_to(self, value: u8) -> Purse {
        Purse(self.0 & ((1 << (2 * value)) - 1))
    }

    /// Adds the cards of `other`. At most three cards of a value may come together.
    #[inline]
    pub fn add(&mut self, other: Purse) {
        self.0 += other.0;
    }

    /// Takes out the cards of `other`, which must all be here.
    #[inline]
    pub fn take(&mut self, other: Purse) {
        self.0 -= other.0;
    }

    /// The values, highest first, each as often as it is held.
    pub fn values(self) -> impl Iterator<Item = u8> {
        (1..=9).rev().flat_map(move |value| std::iter::repeat_n(value, self.count(value) as usize))
    }

    /// The purse of these values; refuses a value outside 1 to 9 and more than three equal ones.
    pub fn from_values(values: impl IntoIterator<Item = u8>) -> Option<Purse> {
        let mut purse = Purse::EMPTY;
        for value in values {
            if !(1..=9).contains(&value) || purse.count(value) == 3 {
                return None;
            }
            purse.add(Purse::of(value));
        }
        Some(purse)
    }
}

/// What is laid down for a purchase: cards of one currency, or an exchange card and cards of its two. Eight bytes,
/// because lists of actions hold hundreds of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment {
    first: Purse,
    /// From the lowest bit: 18 bits for the purse of the second currency, 3 for the exchange card counted from 1
    /// (0 is none), 3 for the currency.
    rest: u32,
}

impl Payment {
    const EXCHANGE: u32 = 18;
    const CURRENCY: u32 = 21;

    /// Cards of one currency.
    #[inline]
    pub const fn plain(currency: Currency, cards: Purse) -> Payment {
        Payment { first: cards, rest: (currency as u32) << Payment::CURRENCY }
    }

    /// An exchange card and cards of its two currencies, in its order.
    #[inline]
    pub const fn mixed(card: ExchangeCard, purses: [Purse; 2]) -> Payment {
        let [first, second] = purses;
        let mut pay = Payment::plain(card.currencies()[0], first);
        pay.rest |= (card as u32 + 1) << Payment::EXCHANGE | second.0;
        pay
    }

    /// The currency of the cards; with an exchange card the first on it.
    #[inline]
    pub const fn currency(self) -> Currency {
        Currency::ALL[(self.rest >> Payment::CURRENCY) as usize]
    }

    /// The exchange card played (EXC-20).
    #[inline]
    pub const fn exchange(self) -> Option<ExchangeCard> {
        match self.rest >> Payment::EXCHANGE & 7 {
            0 => None,
            number => Some(ExchangeCard::ALL[number as usize - 1]),
        }
    }

    /// The cards of that currency.
    #[inline]
    pub const fn first(self) -> Purse {
        self.first
    }

    /// The cards of the second currency on the exchange card; none without one.
    #[inline]
    pub const fn second(self) -> Purse {
        Purse(self.rest & ((1 << Payment::EXCHANGE) - 1))
    }

    /// The sum paid.
    pub fn total(self) -> u16 {
        // Nearly every payment is plain.
        let second = self.second();
        self.first.total() + if second.is_empty() { 0 } else { second.total() }
    }

    /// How many money cards.
    pub fn len(self) -> usize {
        self.first.len() + self.second().len()
    }

    /// Whether no money is laid down.
    pub fn is_empty(self) -> bool {
        self.first.is_empty() && self.second().is_empty()
    }

    /// The lowest value among the money cards.
    pub(crate) fn lowest(self) -> Option<u8> {
        [self.first.lowest(), self.second().lowest()].into_iter().flatten().min()
    }

    /// The money of each currency; without an exchange card the second is empty.
    pub fn purses(self) -> [(Currency, Purse); 2] {
        let [_, second] = self.exchange().map_or([self.currency(); 2], ExchangeCard::currencies);
        [(self.currency(), self.first), (second, self.second())]
    }

    /// The money cards, highest value first.
    pub fn cards(self) -> impl Iterator<Item = Money> {
        let of = move |value: u8| {
            self.purses().into_iter().flat_map(move |(currency, purse)| {
                std::iter::repeat_n(Money::new(currency, value), purse.count(value) as usize)
            })
        };
        (1..=9).rev().flat_map(of).flatten()
    }

    /// The payment with exactly these cards; `None` if there are other currencies among them than one, or than those
    /// on the exchange card, or too many equal ones.
    pub fn new(cards: &[Money], exchange: Option<ExchangeCard>) -> Option<Payment> {
        let of = |currency| {
            let own = cards.iter().filter(move |card| card.currency() == currency);
            Purse::from_values(own.map(|card| card.value()))
        };
        let pay = match exchange {
            Some(card) => {
                let [first, second] = card.currencies();
                Payment::mixed(card, [of(first)?, of(second)?])
            }
            None => {
                let currency = cards.first()?.currency();
                Payment::plain(currency, of(currency)?)
            }
        };
        (pay.len() == cards.len()).then_some(pay)
    }
}
