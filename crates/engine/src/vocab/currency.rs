//! The four currencies, diamonds, and the market spaces.

use std::ops::{Index, IndexMut};

/// A currency, in the canonical order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Currency {
    /// Blue.
    Dinar,
    /// Green.
    Dirham,
    /// Orange.
    Ducat,
    /// Yellow.
    Florin,
    /// Diamonds (DIA-10), which every space accepts and none asks for.
    Diamond,
}

impl Currency {
    /// All currencies in canonical order.
    pub const ALL: [Currency; 5] =
        [Currency::Dinar, Currency::Dirham, Currency::Ducat, Currency::Florin, Currency::Diamond];

    /// The name used in the rules.
    pub const fn name(self) -> &'static str {
        ["dinar", "dirham", "ducat", "florin", "diamond"][self as usize]
    }

    /// Returns the currency with that name.
    pub fn from_name(name: &str) -> Option<Currency> {
        Currency::ALL.into_iter().find(|currency| currency.name() == name)
    }
}

/// One value for each currency.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByCurrency<T>(pub [T; 5]);

impl<T> Index<Currency> for ByCurrency<T> {
    type Output = T;
    fn index(&self, currency: Currency) -> &T {
        &self.0[currency as usize]
    }
}

impl<T> IndexMut<Currency> for ByCurrency<T> {
    fn index_mut(&mut self, currency: Currency) -> &mut T {
        &mut self.0[currency as usize]
    }
}

/// A space of the market (BASE-06). It is numbered from 1 in text and from 0 as an index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Space {
    /// Paid in florins.
    One,
    /// Paid in dirhams.
    Two,
    /// Paid in dinars.
    Three,
    /// Paid in ducats.
    Four,
}

impl Space {
    /// All spaces, in the order of their numbers.
    pub const ALL: [Space; 4] = [Space::One, Space::Two, Space::Three, Space::Four];

    /// The currency in which a tile on this space is paid (BASE-06).
    pub const fn currency(self) -> Currency {
        [Currency::Florin, Currency::Dirham, Currency::Dinar, Currency::Ducat][self as usize]
    }

    /// The space whose tile is paid in that currency; `None` for diamonds.
    pub fn of(currency: Currency) -> Option<Space> {
        Space::ALL.into_iter().find(|space| space.currency() == currency)
    }

    /// The number printed on the board, 1 to 4.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the space with that printed number.
    pub fn from_number(number: u64) -> Option<Space> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        Space::ALL.get(index).copied()
    }
}
