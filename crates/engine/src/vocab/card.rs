//! Money, and the cards of the draw pile.

use super::{Currency, read_if};
use crate::data::{BUILDER_VALUE, COIN_VALUE};
use crate::modules::{CARDS, CARDS_IN_PILES};
use crate::rules::Module;
use crate::scoring::Round;

/// A piece of money.
///
/// It is a money card with a value from 1 to 9, a master builder card (MAS-01), a coin (CHG-01), or the money of a
/// caravanserai (CAR-40). Equal pieces are not distinguished.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Money(u8);

read_if!(Money(u8), |index| usize::from(index) < Money::PIECES);

/// The value and currency of each piece, by index. The length is a power of two, so that lookups need no bounds check.
const PIECES: [(u8, Currency); 128] = {
    let mut table = [(0, Currency::Dinar); 128];
    let mut index = 0;
    while index < Money::PIECES {
        table[index] = match index {
            _ if index < Money::BUILDER => (index as u8 % 9 + 1, Currency::ALL[index / 9]),
            _ if index < Money::COIN => (BUILDER_VALUE, Currency::ALL[index - Money::BUILDER]),
            _ if index < Money::CARAVAN => (COIN_VALUE, Currency::ALL[index - Money::COIN]),
            _ => {
                let (place, values) = (index - Money::CARAVAN, Money::CARAVAN_VALUES);
                ((place % values) as u8 + 1, Currency::ALL[place / values % 4])
            }
        };
        index += 1;
    }
    table
};

impl Money {
    const BUILDER: usize = 45;
    const COIN: usize = Money::BUILDER + 4;
    const CARAVAN: usize = Money::COIN + 4;
    /// A caravanserai is worth 1 to 5 (CAR-02).
    const CARAVAN_VALUES: usize = 5;

    /// The number of different card faces.
    pub const FACES: usize = Money::COIN;

    /// The number of different pieces, coins and caravanserais included.
    pub const PIECES: usize = Money::CARAVAN + 2 * 4 * Money::CARAVAN_VALUES;

    /// The money card of that currency and value; `None` unless the value is 1 to 9.
    pub const fn new(currency: Currency, value: u8) -> Option<Money> {
        if value >= 1 && value <= 9 { Some(Money(currency as u8 * 9 + value - 1)) } else { None }
    }

    /// The master builder card of that currency; `None` for diamonds (MAS-01).
    pub const fn builder(currency: Currency) -> Option<Money> {
        match currency {
            Currency::Diamond => None,
            currency => Some(Money(Money::BUILDER as u8 + currency as u8)),
        }
    }

    /// The coin of that currency; `None` for diamonds (CHG-01).
    pub const fn coin(currency: Currency) -> Option<Money> {
        match currency {
            Currency::Diamond => None,
            currency => Some(Money(Money::COIN as u8 + currency as u8)),
        }
    }

    /// The money of a player's first (0) or second (1) caravanserai (CAR-40): 1 to 5 in one of the four currencies.
    pub const fn caravan(place: usize, currency: Currency, value: u8) -> Option<Money> {
        let is_piece = place < 2 && value >= 1 && value as usize <= Money::CARAVAN_VALUES;
        match currency {
            Currency::Diamond => None,
            _ if !is_piece => None,
            _ => {
                let place = (place * 4 + currency as usize) * Money::CARAVAN_VALUES + value as usize - 1;
                Some(Money((Money::CARAVAN + place) as u8))
            }
        }
    }

    /// All card faces in order: money cards by currency and value, then master builder cards by currency.
    pub fn all() -> impl Iterator<Item = Money> {
        (0..Money::FACES as u8).map(Money)
    }

    /// All pieces in order: the card faces, the coins by currency, then the first and the second caravanserai by
    /// currency and value.
    pub fn pieces() -> impl Iterator<Item = Money> + Clone {
        (0..Money::PIECES as u8).map(Money)
    }

    /// The pieces of [`Money::pieces`] as a table.
    pub(crate) const IN_ORDER: [Money; Money::PIECES] = {
        let mut pieces = [Money(0); Money::PIECES];
        let mut index = 0;
        while index < Money::PIECES {
            pieces[index] = Money(index as u8);
            index += 1;
        }
        pieces
    };

    /// The index of this piece in the order of [`Money::pieces`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The currency of this piece.
    #[inline]
    pub const fn currency(self) -> Currency {
        PIECES[self.0 as usize & 127].1
    }

    /// The value of this piece, 1 to 9.
    #[inline]
    pub const fn value(self) -> u8 {
        PIECES[self.0 as usize & 127].0
    }

    /// Whether it is a master builder card.
    #[inline]
    pub const fn is_builder(self) -> bool {
        self.0 as usize >= Money::BUILDER && (self.0 as usize) < Money::COIN
    }

    /// Whether it is a card, unlike coins and caravanserais (CHG-21, CAR-44).
    #[inline]
    pub const fn is_card(self) -> bool {
        (self.0 as usize) < Money::COIN
    }

    /// Whether it is a coin, which is not a card (CHG-21).
    #[inline]
    pub const fn is_coin(self) -> bool {
        self.0 as usize >= Money::COIN && (self.0 as usize) < Money::CARAVAN
    }

    /// The caravanserai of its owner that this money belongs to, from 0 in the order of purchase; `None` for other
    /// money.
    #[inline]
    pub const fn caravan_place(self) -> Option<usize> {
        match (self.0 as usize).checked_sub(Money::CARAVAN) {
            Some(place) => Some(place / (4 * Money::CARAVAN_VALUES)),
            None => None,
        }
    }
}

/// A card that can be in the draw pile, stored in one byte. Coins are represented as cards too wherever pieces are
/// named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

read_if!(Card(u8), |byte| usize::from(byte) < N_CARDS);

/// The face of a [`Card`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardFace {
    /// A money card.
    Money(Money),
    /// A scoring card, for round 1 or 2.
    Scoring(Round),
    /// A card of a module, with its number among those of the module, from 0.
    Module(Module, u8),
}

/// A family of cards that the set-up adds to certain piles (table 2.2 of the interactions).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardFamily {
    /// Scoring cards.
    Scoring,
    /// The cards of a module.
    Module(Module),
}

const N_FAMILIES: usize = {
    let (mut count, mut module) = (1, 0);
    while module < CARDS_IN_PILES.len() {
        count += CARDS_IN_PILES[module] as usize;
        module += 1;
    }
    count
};

impl CardFamily {
    /// All families, in file order.
    pub const ALL: [CardFamily; N_FAMILIES] = {
        let mut all = [CardFamily::Scoring; N_FAMILIES];
        let (mut place, mut module) = (1, 0);
        while module < CARDS_IN_PILES.len() {
            if CARDS_IN_PILES[module] {
                all[place] = CardFamily::Module(Module::EVERY[module]);
                place += 1;
            }
            module += 1;
        }
        all
    };

    /// The index of this family in [`CardFamily::ALL`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        const PLACES: [u8; CARDS_IN_PILES.len()] = {
            let mut places = [0; CARDS_IN_PILES.len()];
            let (mut place, mut module) = (1, 0);
            while module < places.len() {
                places[module] = place;
                place += CARDS_IN_PILES[module] as u8;
                module += 1;
            }
            places
        };
        match self {
            CardFamily::Scoring => 0,
            CardFamily::Module(module) => PLACES[module as usize] as usize,
        }
    }
}

/// The number of bytes that stand for a card.
#[cfg(feature = "serde")]
const N_CARDS: usize = {
    let (mut count, mut module) = (Money::PIECES + 2, 0);
    while module < CARDS.len() {
        count += CARDS[module] as usize;
        module += 1;
    }
    count
};

/// The face of each card by its byte: money, the two scoring cards, then the module cards in file order. Unused bytes
/// repeat the first face.
const FACES: [CardFace; 256] = {
    let mut faces = [CardFace::Money(Money(0)); 256];
    let mut place = 0;
    while place < Money::PIECES {
        faces[place] = CardFace::Money(Money(place as u8));
        place += 1;
    }
    faces[place] = CardFace::Scoring(Round::One);
    faces[place + 1] = CardFace::Scoring(Round::Two);
    place += 2;
    let mut module = 0;
    while module < CARDS.len() {
        let mut number = 0;
        while number < CARDS[module] {
            faces[place] = CardFace::Module(Module::EVERY[module], number);
            number += 1;
            place += 1;
        }
        module += 1;
    }
    faces
};

impl Card {
    const SCORING: u8 = Money::PIECES as u8;

    /// A placeholder where there is no card.
    pub(crate) const BLANK: Card = Card(0);

    /// The card of a module with that number, which must exist.
    pub(crate) const fn of(module: Module, number: u8) -> Card {
        let mut first = Card::SCORING + 2;
        let mut before = 0;
        while before < module as usize {
            first += CARDS[before];
            before += 1;
        }
        Card(first + number)
    }

    /// The face of the card.
    #[inline]
    pub const fn face(self) -> CardFace {
        // Nearly every card is money.
        if self.0 < Card::SCORING { CardFace::Money(Money(self.0)) } else { FACES[self.0 as usize] }
    }

    /// The money on the card, if it is a money card.
    #[inline]
    pub const fn money(self) -> Option<Money> {
        if self.0 < Card::SCORING { Some(Money(self.0)) } else { None }
    }

    /// The number of this card among those of `module`, if it belongs to it.
    pub fn number_in(self, module: Module) -> Option<u8> {
        match self.face() {
            CardFace::Module(of, number) if of == module => Some(number),
            _ => None,
        }
    }

    /// The family of this card, if the set-up adds it to piles.
    #[inline]
    pub const fn family(self) -> Option<CardFamily> {
        if (self.0 as usize) < Money::BUILDER {
            return None;
        }
        match self.face() {
            CardFace::Money(card) if card.is_builder() => Some(CardFamily::Module(Module::MasterBuilders)),
            CardFace::Money(_) => None,
            CardFace::Scoring(_) => Some(CardFamily::Scoring),
            CardFace::Module(module, _) => Some(CardFamily::Module(module)),
        }
    }
}

impl From<Money> for Card {
    fn from(money: Money) -> Card {
        Card(money.0)
    }
}

impl Card {
    /// The scoring card of that round; `None` for round 3, which has no card.
    pub const fn scoring(round: Round) -> Option<Card> {
        match round {
            Round::One => Some(Card(Card::SCORING)),
            Round::Two => Some(Card(Card::SCORING + 1)),
            Round::Three => None,
        }
    }
}

/// One to four money cards from the money row, ordered by face.
///
/// The row never holds more than four money cards, because one joins it only while it has fewer than four cards
/// (BASE-61).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "Vec<Money>", try_from = "Vec<Money>"))]
pub struct MoneySet {
    /// Unused places repeat the first card, so that equal sets have equal bytes.
    cards: [Money; 4],
    len: u8,
}

impl MoneySet {
    /// A single card.
    #[inline]
    pub const fn one(card: Money) -> MoneySet {
        MoneySet { cards: [card; 4], len: 1 }
    }

    /// A set of these cards in any order; `None` unless there are one to four.
    pub fn new(cards: &[Money]) -> Option<MoneySet> {
        let (&first, rest) = cards.split_first()?;
        if rest.len() > 3 {
            return None;
        }
        let mut set = MoneySet::one(first);
        rest.iter().for_each(|&card| set.push(card));
        set.cards[..cards.len()].sort_unstable();
        let first = set.cards[0];
        set.cards[cards.len()..].fill(first);
        Some(set)
    }

    /// Adds a card whose face does not come before the last one. There must be room.
    #[inline]
    pub(crate) fn push(&mut self, card: Money) {
        self.cards[self.len as usize & 3] = card;
        self.len += 1;
    }

    /// The cards, ordered by face.
    #[inline]
    pub fn as_slice(&self) -> &[Money] {
        &self.cards[..self.len as usize]
    }

    /// The total value.
    pub fn total(&self) -> u8 {
        self.as_slice().iter().map(|card| card.value()).sum()
    }
}

#[cfg(feature = "serde")]
impl From<MoneySet> for Vec<Money> {
    fn from(set: MoneySet) -> Vec<Money> {
        set.as_slice().to_vec()
    }
}

#[cfg(feature = "serde")]
impl TryFrom<Vec<Money>> for MoneySet {
    type Error = &'static str;

    fn try_from(cards: Vec<Money>) -> Result<MoneySet, &'static str> {
        MoneySet::new(&cards).ok_or("one to four cards are taken from the row")
    }
}
