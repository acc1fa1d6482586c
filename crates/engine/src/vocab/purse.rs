//! Money of one currency as a multiset, and payments.

use super::{Currency, Money};

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

/// Money laid down for a purchase: cards of one currency.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment {
    /// The currency of all the cards.
    pub currency: Currency,
    /// The cards.
    pub cards: Purse,
}

impl Payment {
    /// The sum paid.
    pub fn total(self) -> u16 {
        self.cards.total()
    }

    /// The cards, highest value first.
    pub fn cards(self) -> impl Iterator<Item = Money> {
        self.cards.values().filter_map(move |value| Money::new(self.currency, value))
    }

    /// The payment with exactly these cards; `None` if they are of several currencies or too many.
    pub fn new(cards: &[Money]) -> Option<Payment> {
        let currency = cards.first()?.currency();
        if cards.iter().any(|card| card.currency() != currency) {
            return None;
        }
        let cards = Purse::from_values(cards.iter().map(|card| card.value()))?;
        Some(Payment { currency, cards })
    }
}
