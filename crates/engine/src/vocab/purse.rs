//! Money of one currency as a multiset, and payments.

use super::{Currency, ExchangeCard, Money};
use crate::data::{BUILDER_COPIES, BUILDER_VALUE, COIN_COPIES, COIN_VALUE};

/// Money of one currency. Two bits count the cards of each value, 1 in the lowest: there are three copies of a card, so
/// two bits are enough, and sums of purses that together hold real cards never carry. Above them three bits count
/// coins, of which there are 6 (CHG-01), and three bits master builder cards, of which there are 4 (MAS-01). The highest
/// six bits hold what the first and the second caravanserai of a player are worth in this currency, three bits each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Purse(u32);

/// What the cards of three neighbouring values are worth, by their six bits; the last tables are of coins and
/// master builder cards, and of caravanserais.
const WORTH: [[u8; 64]; 5] = {
    let mut table = [[0; 64]; 5];
    let mut bits = 0;
    while bits < 64 {
        let mut third = 0;
        while third < 3 {
            let lowest = third * 3 + 1;
            let worth = (bits & 3) * lowest + (bits >> 2 & 3) * (lowest + 1) + (bits >> 4) * (lowest + 2);
            table[third][bits] = worth as u8;
            third += 1;
        }
        table[4][bits] = (bits & 7) as u8 + (bits >> 3) as u8;
        table[3][bits] = (bits & 7) as u8 * COIN_VALUE + (bits >> 3) as u8 * BUILDER_VALUE;
        bits += 1;
    }
    table
};

impl Purse {
    /// No money.
    pub const EMPTY: Purse = Purse(0);
    const LOW: u32 = 0x1_5555;
    const COINS: u32 = 18;
    const BUILDERS: u32 = 21;
    const CARAVANS: u32 = 24;

    /// One money card of that value (1 to 9).
    #[inline]
    pub const fn of(value: u8) -> Purse {
        Purse(1 << (2 * (value - 1)))
    }

    /// So many money cards of each value, three at most.
    pub(crate) const fn of_copies(copies: [u8; 9]) -> Purse {
        let mut purse = Purse::EMPTY;
        let mut place = 0;
        while place < copies.len() {
            purse.0 |= (copies[place] as u32 & 3) << (2 * place);
            place += 1;
        }
        purse
    }

    /// One piece.
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

    /// What the first (0) or the second (1) caravanserai is worth here.
    #[inline]
    pub const fn caravan_value(self, place: usize) -> u8 {
        (self.0 >> (Purse::CARAVANS + 3 * place as u32) & 7) as u8
    }

    /// The money of the caravanserais alone.
    #[inline]
    pub(crate) const fn only_caravans(self) -> Purse {
        Purse(self.0 & 63 << Purse::CARAVANS)
    }

    /// How many caravanserais are worth something here.
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

    /// How many money cards of that value.
    #[inline]
    pub const fn count(self, value: u8) -> u8 {
        (self.0 >> (2 * (value - 1)) & 3) as u8
    }

    /// How many coins.
    #[inline]
    pub const fn coins(self) -> u8 {
        (self.0 >> Purse::COINS & 7) as u8
    }

    /// How many master builder cards.
    #[inline]
    pub const fn builders(self) -> u8 {
        (self.0 >> Purse::BUILDERS & 7) as u8
    }

    /// How many of that piece.
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

    /// Whether there is nothing but money cards of the money deck.
    #[inline]
    pub const fn is_plain(self) -> bool {
        self.0 >> Purse::COINS == 0
    }

    /// The money cards of the money deck alone.
    #[inline]
    pub const fn plain(self) -> Purse {
        Purse(self.0 & ((1 << Purse::COINS) - 1))
    }

    /// The coins alone.
    #[inline]
    pub const fn only_coins(self) -> Purse {
        Purse(self.0 & 7 << Purse::COINS)
    }

    /// How many cards in all; coins and caravanserais are none (CHG-21, CAR-44).
    #[inline]
    pub const fn len(self) -> usize {
        let plain = (self.0 & Purse::LOW).count_ones() + 2 * (self.0 >> 1 & Purse::LOW).count_ones();
        (plain + (self.0 >> Purse::BUILDERS & 7)) as usize
    }

    /// Whether there is a card; coins and caravanserais are none.
    pub const fn has_cards(self) -> bool {
        !self.plain().is_empty() || self.builders() > 0
    }

    /// How many pieces in all.
    #[inline]
    pub const fn n_pieces(self) -> usize {
        self.len() + self.coins() as usize + self.n_caravans()
    }

    /// Whether there is no money.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of the values.
    #[inline]
    pub const fn total(self) -> u16 {
        let plain = WORTH[0][(self.0 & 63) as usize] as u16
            + WORTH[1][(self.0 >> 6 & 63) as usize] as u16
            + WORTH[2][(self.0 >> 12 & 63) as usize] as u16;
        // Nearly all money is of the deck.
        if self.is_plain() {
            return plain;
        }
        plain
            + WORTH[3][(self.0 >> 18 & 63) as usize] as u16
            + WORTH[4][(self.0 >> Purse::CARAVANS & 63) as usize] as u16
    }

    /// Whether every piece of `other` is in here.
    #[inline]
    pub const fn contains(self, other: Purse) -> bool {
        // Every second count at a time, with a guard bit above it that a larger count of `other` would use up.
        const COUNTS: u32 = 0x3_3333;
        const GUARDS: u32 = 0x4_4444;
        let (own, others) = (self.plain().0, other.plain().0);
        let odd = (own & COUNTS | GUARDS) - (others & COUNTS);
        let even = (own >> 2 & COUNTS | GUARDS) - (others >> 2 & COUNTS);
        odd & even & GUARDS == GUARDS && (other.is_plain() || self.contains_special(other))
    }

    /// The same for the money that is not of the money deck.
    const fn contains_special(self, other: Purse) -> bool {
        let (first, second) = (other.caravan_value(0), other.caravan_value(1));
        self.coins() >= other.coins()
            && self.builders() >= other.builders()
            && (first == 0 || first == self.caravan_value(0))
            && (second == 0 || second == self.caravan_value(1))
    }

    /// The pieces that are left when as many of `other` as possible are taken out.
    #[inline]
    pub fn minus(self, other: Purse) -> Purse {
        // The usual case: a hand whose every card is known.
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

    /// The highest value among the money cards of a purse that holds nothing else.
    #[inline]
    pub(crate) const fn highest_plain(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(((31 - self.0.leading_zeros()) / 2 + 1) as u8) }
    }

    /// The lowest value among the money cards of a purse that holds nothing else, and at least one.
    #[inline]
    pub(crate) const fn lowest_plain(self) -> u16 {
        (self.0.trailing_zeros() / 2 + 1) as u16
    }

    /// Takes out one piece of the highest value and gives that value.
    #[inline]
    pub fn pop_highest(&mut self) -> Option<u8> {
        if !self.is_plain() {
            return self.pop_special();
        }
        let value = self.highest_plain()?;
        self.take(Purse::of(value));
        Some(value)
    }

    /// The same for a purse with coins or master builder cards.
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

    /// The lowest value held.
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

    /// The money cards, of a purse that holds nothing else, with a value of at most `value`.
    pub(crate) const fn plain_up_to(self, value: u8) -> Purse {
        Purse(self.0 & ((1 << (2 * value)) - 1))
    }

    /// Adds the pieces of `other`. No more of a piece may come together than there are.
    #[inline]
    pub fn add(&mut self, other: Purse) {
        self.0 += other.0;
    }

    /// Takes out the pieces of `other`, which must all be here.
    #[inline]
    pub fn take(&mut self, other: Purse) {
        self.0 -= other.0;
    }

    /// The values, highest first, each as often as it is held, by whatever piece.
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

    /// The purse of money cards of these values; refuses a value outside 1 to 9 and more than three equal ones.
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

    /// The purse of these pieces, whose currency does not matter; refuses more of a piece than there are.
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

const _: () = assert!(COIN_COPIES < 8 && BUILDER_COPIES < 8, "three bits count them");

/// What is laid down for a purchase: money of one currency, or an exchange card and money of its two. Eight bytes,
/// because lists of actions hold hundreds of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment {
    /// The money of the first currency, with the caravanserais of both: the two highest bits say which of these are of
    /// the second.
    first: Purse,
    /// From the lowest bit: 24 bits for the purse of the second currency without caravanserais, 3 for the exchange card
    /// counted from 1 (0 is none), 3 for the currency.
    rest: u32,
}

impl Payment {
    const EXCHANGE: u32 = Purse::CARAVANS;
    const OF_SECOND: u32 = 30;
    const CURRENCY: u32 = Payment::EXCHANGE + 3;

    /// Money of one currency.
    #[inline]
    pub const fn plain(currency: Currency, cards: Purse) -> Payment {
        Payment { first: cards, rest: (currency as u32) << Payment::CURRENCY }
    }

    /// An exchange card and money of its two currencies, in its order.
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

    /// The caravanserais of one of the currencies.
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

    /// The currency of the money; with an exchange card the first on it.
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

    /// The money of that currency.
    #[inline]
    pub const fn first(self) -> Purse {
        // Nearly no payment is of two currencies and has caravanserais.
        if self.first.0 >> Payment::OF_SECOND == 0 {
            return self.first;
        }
        Purse(self.first.0 & ((1 << Purse::CARAVANS) - 1) | self.caravans_of(false))
    }

    /// The money of the second currency on the exchange card; none without one.
    #[inline]
    pub const fn second(self) -> Purse {
        let cards = self.rest & ((1 << Payment::EXCHANGE) - 1);
        if self.first.0 >> Payment::OF_SECOND == 0 {
            return Purse(cards);
        }
        Purse(cards | self.caravans_of(true))
    }

    /// Adds a piece of one of the currencies of the payment.
    pub(crate) fn add(&mut self, piece: Money) {
        if piece.currency() == self.currency() {
            self.first.add(Purse::one(piece));
        } else if piece.caravan_place().is_some() {
            self.add_caravans(Purse::one(piece));
        } else {
            self.rest += Purse::one(piece).0;
        }
    }

    /// The sum paid.
    pub fn total(self) -> u16 {
        // Nearly every payment is plain.
        let second = self.second();
        self.first().total() + if second.is_empty() { 0 } else { second.total() }
    }

    /// How many pieces of money.
    pub fn len(self) -> usize {
        self.first().n_pieces() + self.second().n_pieces()
    }

    /// Whether no money is laid down.
    pub fn is_empty(self) -> bool {
        self.first().is_empty() && self.second().is_empty()
    }

    /// The lowest value among the money.
    pub(crate) fn lowest(self) -> Option<u8> {
        [self.first().lowest(), self.second().lowest()].into_iter().flatten().min()
    }

    /// The money of each currency; without an exchange card the second is empty.
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

    /// The payment with exactly these pieces; `None` if there are other currencies among them than one, or than those
    /// on the exchange card, or too many equal ones.
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
