//! Money of one currency as a multiset, and payments.

use super::{Currency, ExchangeCard, Money, read_if};
use crate::data::{BUILDER_COPIES, BUILDER_VALUE, COIN_COPIES, COIN_VALUE};

/// Money of one currency, as a multiset of pieces.
///
/// Two bits count the money cards of each value, starting with value 1 in the lowest bits. There are three copies of a
/// card, so two bits are enough, and adding purses that together hold real cards never carries. Above them, three bits
/// count coins, of which there are 6 (CHG-01), and three bits count master builder cards, of which there are 4
/// (MAS-01). The highest six bits hold the value of the player's first and second caravanserai in this currency, three
/// bits each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Purse(u32);

read_if!(Purse(u32), |bits| bits >> 30 == 0 && Purse(bits).has_real_caravans());

/// The total value of money cards of value 1 to 4, by their eight bits.
const LOW_WORTH: [u8; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < table.len() {
        table[bits] = worth_of(bits, 1);
        bits += 1;
    }
    table
};

/// The total value of money cards of value 5 to 9, by their ten bits.
const HIGH_WORTH: [u8; 1024] = {
    let mut table = [0; 1024];
    let mut bits = 0;
    while bits < table.len() {
        table[bits] = worth_of(bits, 5);
        bits += 1;
    }
    table
};

/// The total value of money cards, two bits for each value from the lowest on.
const fn worth_of(bits: usize, lowest: usize) -> u8 {
    let (mut worth, mut left, mut value) = (0, bits, lowest);
    while left > 0 {
        worth += (left & 3) * value;
        left >>= 2;
        value += 1;
    }
    worth as u8
}

impl Purse {
    /// The empty purse.
    pub const EMPTY: Purse = Purse(0);
    const LOW: u32 = 0x1_5555;
    const COINS: u32 = 18;
    const BUILDERS: u32 = 21;
    const CARAVANS: u32 = 24;

    /// A single money card of that value, which must be 1 to 9.
    ///
    /// # Panics
    ///
    /// In debug builds, if `value` is 0 or more than 16.
    #[inline]
    pub const fn of(value: u8) -> Purse {
        Purse(1 << (2 * (value - 1)))
    }

    /// A purse with that many money cards of each value, at most three.
    pub(crate) const fn of_copies(copies: [u8; 9]) -> Purse {
        let mut purse = Purse::EMPTY;
        let mut place = 0;
        while place < copies.len() {
            purse.0 |= (copies[place] as u32 & 3) << (2 * place);
            place += 1;
        }
        purse
    }

    /// A purse with a single piece.
    #[inline]
    pub const fn one(piece: Money) -> Purse {
        match piece.caravan_place() {
            Some(place) => Purse::caravan(place, piece.value()),
            None => Purse(1 << Purse::place(piece)),
        }
    }

    /// The money of a player's first (0) or second (1) caravanserai.
    pub(crate) const fn caravan(place: usize, value: u8) -> Purse {
        Purse((value as u32) << (Purse::CARAVANS + 3 * place as u32))
    }

    /// The value of the first (0) or second (1) caravanserai in this purse; 0 if it has none here.
    ///
    /// # Panics
    ///
    /// In debug builds, if `place` is 3 or more.
    #[inline]
    pub const fn caravan_value(self, place: usize) -> u8 {
        (self.0 >> (Purse::CARAVANS + 3 * place as u32) & 7) as u8
    }

    /// The money of the caravanserais only.
    #[inline]
    pub(crate) const fn only_caravans(self) -> Purse {
        Purse(self.0 & 63 << Purse::CARAVANS)
    }

    /// Whether both caravanserais have a value that exists (CAR-02).
    #[cfg(feature = "serde")]
    const fn has_real_caravans(self) -> bool {
        self.caravan_value(0) <= 5 && self.caravan_value(1) <= 5
    }

    /// The number of caravanserais that have a value here.
    const fn n_caravans(self) -> usize {
        (self.caravan_value(0) > 0) as usize + (self.caravan_value(1) > 0) as usize
    }

    /// The lowest of the bits that count a piece.
    #[inline]
    const fn place(piece: Money) -> u32 {
        if !piece.is_builder() && !piece.is_coin() {
            2 * (piece.value() as u32 - 1)
        } else if piece.is_coin() {
            Purse::COINS
        } else {
            Purse::BUILDERS
        }
    }

    /// The number of money cards of that value, which must be 1 to 9.
    ///
    /// # Panics
    ///
    /// In debug builds, if `value` is 0 or more than 16.
    #[inline]
    pub const fn count(self, value: u8) -> u8 {
        (self.0 >> (2 * (value - 1)) & 3) as u8
    }

    /// The number of coins.
    #[inline]
    pub const fn coins(self) -> u8 {
        (self.0 >> Purse::COINS & 7) as u8
    }

    /// The number of master builder cards.
    #[inline]
    pub const fn builders(self) -> u8 {
        (self.0 >> Purse::BUILDERS & 7) as u8
    }

    /// The number of pieces equal to `piece`.
    #[inline]
    pub const fn count_of(self, piece: Money) -> u8 {
        if let Some(place) = piece.caravan_place() {
            (self.caravan_value(place) == piece.value()) as u8
        } else if piece.is_coin() {
            self.coins()
        } else if piece.is_builder() {
            self.builders()
        } else {
            self.count(piece.value())
        }
    }

    /// Whether the purse holds only cards of the money deck.
    #[inline]
    pub const fn is_plain(self) -> bool {
        self.0 >> Purse::COINS == 0
    }

    /// The cards of the money deck only.
    #[inline]
    pub const fn plain(self) -> Purse {
        Purse(self.0 & ((1 << Purse::COINS) - 1))
    }

    /// The coins only.
    #[inline]
    pub const fn only_coins(self) -> Purse {
        Purse(self.0 & 7 << Purse::COINS)
    }

    /// The number of cards. Coins and caravanserais do not count (CHG-21, CAR-44).
    #[inline]
    pub const fn len(self) -> usize {
        let plain = (self.0 & Purse::LOW).count_ones() + 2 * (self.0 >> 1 & Purse::LOW).count_ones();
        (plain + (self.0 >> Purse::BUILDERS & 7)) as usize
    }

    /// Whether there are any cards. Coins and caravanserais do not count.
    pub const fn has_cards(self) -> bool {
        !self.plain().is_empty() || self.builders() > 0
    }

    /// The number of pieces of any kind.
    #[inline]
    pub const fn n_pieces(self) -> usize {
        self.len() + self.coins() as usize + self.n_caravans()
    }

    /// Whether the purse is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The total value.
    #[inline]
    pub const fn total(self) -> u16 {
        let plain =
            LOW_WORTH[(self.0 & 255) as usize] as u16 + HIGH_WORTH[(self.0 >> 8 & 1023) as usize] as u16;
        // Nearly all money is from the deck.
        if self.is_plain() {
            return plain;
        }
        let (coins, builders) = (self.coins() * COIN_VALUE, self.builders() * BUILDER_VALUE);
        plain + (coins + builders + self.caravan_value(0) + self.caravan_value(1)) as u16
    }

    /// Whether the purse contains every piece of `other`.
    #[inline]
    pub const fn contains(self, other: Purse) -> bool {
        // Tests every second count at once, with a guard bit above each that a larger count in `other` would use up.
        const COUNTS: u32 = 0x3_3333;
        const GUARDS: u32 = 0x4_4444;
        let (own, others) = (self.plain().0, other.plain().0);
        let odd = (own & COUNTS | GUARDS) - (others & COUNTS);
        let even = (own >> 2 & COUNTS | GUARDS) - (others >> 2 & COUNTS);
        odd & even & GUARDS == GUARDS && (other.is_plain() || self.contains_special(other))
    }

    /// The same test for money that is not from the money deck.
    const fn contains_special(self, other: Purse) -> bool {
        let (first, second) = (other.caravan_value(0), other.caravan_value(1));
        self.coins() >= other.coins()
            && self.builders() >= other.builders()
            && (first == 0 || first == self.caravan_value(0))
            && (second == 0 || second == self.caravan_value(1))
    }

    /// Returns the pieces that remain after taking out as many of `other` as possible.
    #[inline]
    pub fn minus(self, other: Purse) -> Purse {
        // The usual case: a hand of which every card is known.
        if self.contains(other) {
            return Purse(self.0 - other.0);
        }
        let plain = (1..=9).map(|value| {
            let count = self.count(value).saturating_sub(other.count(value));
            u32::from(count) << (2 * (value - 1))
        });
        let coins = u32::from(self.coins().saturating_sub(other.coins()));
        let builders = u32::from(self.builders().saturating_sub(other.builders()));
        let kept = |place: usize| match other.caravan_value(place) {
            0 => Purse::caravan(place, self.caravan_value(place)).0,
            _ => 0,
        };
        let caravans = kept(0) | kept(1);
        Purse(plain.sum::<u32>() | coins << Purse::COINS | builders << Purse::BUILDERS | caravans)
    }

    /// The highest value in a purse that holds only money cards.
    #[inline]
    pub(crate) const fn highest_plain(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(((31 - self.0.leading_zeros()) / 2 + 1) as u8) }
    }

    /// The lowest value in a purse that holds only money cards, and at least one.
    #[inline]
    pub(crate) const fn lowest_plain(self) -> u16 {
        (self.0.trailing_zeros() / 2 + 1) as u16
    }

    /// Takes out one piece of the highest value and returns that value.
    #[inline]
    pub fn pop_highest(&mut self) -> Option<u8> {
        if !self.is_plain() {
            return self.pop_special();
        }
        let value = self.highest_plain()?;
        self.take(Purse::of(value));
        Some(value)
    }

    /// [`Purse::pop_highest`] for a purse with coins, master builder cards or caravanserais.
    #[cold]
    fn pop_special(&mut self) -> Option<u8> {
        let plain = self.plain().highest_plain().unwrap_or(0);
        let built = if self.builders() > 0 { BUILDER_VALUE } else { 0 };
        let coin = if self.coins() > 0 { COIN_VALUE } else { 0 };
        let others = plain.max(built).max(coin);
        for place in 0..2 {
            let value = self.caravan_value(place);
            if value > 0 && value >= others && value >= self.caravan_value(1 - place) {
                self.take(Purse::caravan(place, value));
                return Some(value);
            }
        }
        if others == 0 {
            return None;
        }
        let (value, place) = if self.builders() > 0 && plain < BUILDER_VALUE {
            (BUILDER_VALUE, Purse::BUILDERS)
        } else if plain > 0 {
            (plain, 2 * (u32::from(plain) - 1))
        } else {
            (COIN_VALUE, Purse::COINS)
        };
        self.take(Purse(1 << place));
        Some(value)
    }

    /// The lowest value in the purse.
    #[inline]
    pub const fn lowest(self) -> Option<u8> {
        let plain = self.plain().0;
        let lowest = if plain == 0 { 10 } else { (plain.trailing_zeros() / 2 + 1) as u8 };
        let (one, two) = (self.caravan_value(0), self.caravan_value(1));
        let lowest = if self.builders() > 0 && lowest > BUILDER_VALUE { BUILDER_VALUE } else { lowest };
        let lowest = if one > 0 && one < lowest { one } else { lowest };
        let lowest = if two > 0 && two < lowest { two } else { lowest };
        match self.0 {
            0 => None,
            _ if self.coins() > 0 => Some(COIN_VALUE),
            _ => Some(lowest),
        }
    }

    /// The money cards with a value of at most `value`, from a purse that holds nothing else.
    pub(crate) const fn plain_up_to(self, value: u8) -> Purse {
        Purse(self.0 & ((1 << (2 * value)) - 1))
    }

    /// Adds the pieces of `other`. The result must not hold more copies of a piece than exist.
    ///
    /// # Panics
    ///
    /// In debug builds, if the counts overflow the purse.
    #[inline]
    pub fn add(&mut self, other: Purse) {
        self.0 += other.0;
    }

    /// Takes out the pieces of `other`, all of which must be in the purse.
    ///
    /// # Panics
    ///
    /// In debug builds, if the purse holds less than `other`.
    #[inline]
    pub fn take(&mut self, other: Purse) {
        self.0 -= other.0;
    }

    /// The value of every piece, highest first.
    pub fn values(self) -> impl Iterator<Item = u8> {
        let caravans = move |value: u8| [0, 1].map(|place| u8::from(self.caravan_value(place) == value));
        let count = move |value: u8| {
            let special = match value {
                COIN_VALUE => self.coins(),
                BUILDER_VALUE => self.builders(),
                _ => 0,
            };
            self.count(value) + special + caravans(value).iter().sum::<u8>()
        };
        (1..=9).rev().flat_map(move |value| std::iter::repeat_n(value, count(value) as usize))
    }

    /// A purse of money cards with these values; `None` if a value is not 1 to 9 or occurs more than three times.
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

    /// A purse of these pieces, whatever their currency; `None` if there are more copies of a piece than exist.
    pub fn from_pieces(pieces: impl IntoIterator<Item = Money>) -> Option<Purse> {
        let mut purse = Purse::EMPTY;
        for piece in pieces {
            if piece.caravan_place().is_some_and(|place| purse.caravan_value(place) > 0) {
                return None;
            }
            let copies = if piece.is_coin() {
                COIN_COPIES
            } else if piece.is_builder() {
                BUILDER_COPIES
            } else {
                3
            };
            if purse.count_of(piece) == copies {
                return None;
            }
            purse.add(Purse::one(piece));
        }
        Some(purse)
    }
}

const _: () = assert!(COIN_COPIES < 8 && BUILDER_COPIES < 8, "three bits must be enough to count them");

/// What is laid down for a purchase: money of one currency, or an exchange card and money of its two currencies.
///
/// It takes only eight bytes, because lists of actions hold hundreds of payments.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "(u32, u32)", try_from = "(u32, u32)"))]
pub struct Payment {
    /// The money of the first currency, with the caravanserais of both. The two highest bits mark the caravanserais
    /// that belong to the second.
    first: Purse,
    /// From the lowest bit: 24 bits for the purse of the second currency without caravanserais, 3 for the exchange card
    /// counted from 1 (0 is none), 3 for the currency.
    rest: u32,
}

impl Payment {
    const EXCHANGE: u32 = Purse::CARAVANS;
    const OF_SECOND: u32 = 30;
    const CURRENCY: u32 = Payment::EXCHANGE + 3;

    /// A payment in one currency.
    #[inline]
    pub const fn plain(currency: Currency, cards: Purse) -> Payment {
        Payment { first: cards, rest: (currency as u32) << Payment::CURRENCY }
    }

    /// A payment with an exchange card and money of its two currencies, in the order of the card.
    #[inline]
    pub const fn mixed(card: ExchangeCard, purses: [Purse; 2]) -> Payment {
        let [first, second] = purses;
        let mut pay = Payment::plain(card.currencies()[0], first);
        pay.rest |= (card as u32 + 1) << Payment::EXCHANGE | second.0 & ((1 << Payment::EXCHANGE) - 1);
        if !second.only_caravans().is_empty() {
            pay.add_caravans(second);
        }
        pay
    }

    /// Adds the caravanserais of the second currency.
    const fn add_caravans(&mut self, second: Purse) {
        let mut place = 0;
        while place < 2 {
            let value = second.caravan_value(place);
            if value > 0 && self.first.caravan_value(place) == 0 {
                self.first.0 |= Purse::caravan(place, value).0 | 1 << (Payment::OF_SECOND + place as u32);
            }
            place += 1;
        }
    }

    /// The caravanserais of one of the two currencies.
    const fn caravans_of(self, second: bool) -> u32 {
        let mut caravans = 0;
        let mut place = 0;
        while place < 2 {
            let is_second = self.first.0 >> (Payment::OF_SECOND + place as u32) & 1 == 1;
            if is_second == second {
                caravans |= Purse::caravan(place, self.first.caravan_value(place)).0;
            }
            place += 1;
        }
        caravans
    }

    /// The currency of the money; with an exchange card, the first one on it.
    #[inline]
    pub const fn currency(self) -> Currency {
        Currency::ALL[(self.rest >> Payment::CURRENCY) as usize]
    }

    /// The exchange card that is part of the payment (EXC-20).
    #[inline]
    pub const fn exchange(self) -> Option<ExchangeCard> {
        match self.rest >> Payment::EXCHANGE & 7 {
            0 => None,
            number => Some(ExchangeCard::ALL[number as usize - 1]),
        }
    }

    /// The money of the first currency.
    #[inline]
    pub const fn first(self) -> Purse {
        // Hardly any payment has both two currencies and caravanserais.
        if self.first.0 >> Payment::OF_SECOND == 0 {
            return self.first;
        }
        Purse(self.first.0 & ((1 << Purse::CARAVANS) - 1) | self.caravans_of(false))
    }

    /// The money of the second currency; empty without an exchange card.
    #[inline]
    pub const fn second(self) -> Purse {
        let cards = self.rest & ((1 << Payment::EXCHANGE) - 1);
        if self.first.0 >> Payment::OF_SECOND == 0 {
            return Purse(cards);
        }
        Purse(cards | self.caravans_of(true))
    }

    /// Adds a piece in one of the payment's currencies.
    pub(crate) fn add(&mut self, piece: Money) {
        if piece.currency() == self.currency() {
            self.first.add(Purse::one(piece));
        } else if piece.caravan_place().is_some() {
            self.add_caravans(Purse::one(piece));
        } else {
            self.rest += Purse::one(piece).0;
        }
    }

    /// The total paid.
    pub fn total(self) -> u16 {
        // Nearly every payment is plain.
        let second = self.second();
        self.first().total() + if second.is_empty() { 0 } else { second.total() }
    }

    /// The number of pieces of money.
    pub fn len(self) -> usize {
        self.first().n_pieces() + self.second().n_pieces()
    }

    /// Whether no money is laid down.
    pub fn is_empty(self) -> bool {
        self.first().is_empty() && self.second().is_empty()
    }

    /// The lowest value among the pieces.
    pub(crate) fn lowest(self) -> Option<u8> {
        [self.first().lowest(), self.second().lowest()].into_iter().flatten().min()
    }

    /// The money of each currency; without an exchange card the second purse is empty.
    pub fn purses(self) -> [(Currency, Purse); 2] {
        let [_, second] = self.exchange().map_or([self.currency(); 2], ExchangeCard::currencies);
        [(self.currency(), self.first()), (second, self.second())]
    }

    /// The pieces of money, highest value first.
    pub fn cards(self) -> impl Iterator<Item = Money> {
        let of = move |value: u8| {
            self.purses().into_iter().flat_map(move |(currency, purse)| {
                let builder = Money::builder(currency).filter(|_| value == BUILDER_VALUE);
                let coin = Money::coin(currency).filter(|_| value == COIN_VALUE);
                let caravans = [0, 1].map(|place| Money::caravan(place, currency, value));
                let cards = [Money::new(currency, value), builder, coin];
                let sorts = cards.into_iter().chain(caravans).flatten();
                sorts.flat_map(move |piece| std::iter::repeat_n(piece, purse.count_of(piece) as usize))
            })
        };
        (1..=9).rev().flat_map(of)
    }

    /// A payment of exactly these pieces.
    ///
    /// Returns `None` if they are not all of one currency, or of those on the exchange card, or if there are more
    /// copies of a piece than exist.
    pub fn new(pieces: &[Money], exchange: Option<ExchangeCard>) -> Option<Payment> {
        let of = |currency| {
            let own = pieces.iter().copied().filter(move |piece| piece.currency() == currency);
            Purse::from_pieces(own)
        };
        let pay = match exchange {
            Some(card) => {
                let [first, second] = card.currencies();
                Payment::mixed(card, [of(first)?, of(second)?])
            }
            None => {
                let currency = pieces.first()?.currency();
                Payment::plain(currency, of(currency)?)
            }
        };
        (pay.len() == pieces.len()).then_some(pay)
    }
}

#[cfg(feature = "serde")]
impl From<Payment> for (u32, u32) {
    fn from(pay: Payment) -> (u32, u32) {
        (pay.first.0, pay.rest)
    }
}

#[cfg(feature = "serde")]
impl TryFrom<(u32, u32)> for Payment {
    type Error = &'static str;

    fn try_from((first, rest): (u32, u32)) -> Result<Payment, &'static str> {
        let pay = Payment { first: Purse(first), rest };
        let is_currency = ((rest >> Payment::CURRENCY) as usize) < Currency::ALL.len();
        let is_card = (rest >> Payment::EXCHANGE & 7) as usize <= ExchangeCard::ALL.len();
        let is_whole = is_currency
            && is_card
            && pay.first.has_real_caravans()
            && pay.exchange().is_none_or(|card| card.currencies()[0] == pay.currency());
        if is_whole { Ok(pay) } else { Err("there is no such payment") }
    }
}
