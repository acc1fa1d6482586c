//! Cards of the draw pile.

use super::Currency;
use crate::data::{BUILDER_VALUE, COIN_VALUE};
use crate::modules::characters::Character;
use crate::modules::city_walls::WallCard;
use crate::modules::currency_exchange::ExchangeCard;
use crate::modules::power_of_the_sultan::SultanCard;
use crate::scoring::Round;

/// A piece of money: a money card of a currency with a value from 1 to 9, a master builder card (MAS-01) or a coin
/// (CHG-01) of one of the four currencies, or the money of a caravanserai (CAR-40). Equal pieces are not told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Money(u8);

/// Value and currency of each piece, by its index; as long as a power of two, so that no look needs a test.
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

    /// How many faces of cards there are.
    pub const FACES: usize = Money::COIN;

    /// How many different pieces there are, coins and caravanserais among them.
    pub const PIECES: usize = Money::CARAVAN + 2 * 4 * Money::CARAVAN_VALUES;

    /// The card of that currency and value (1 to 9).
    pub const fn new(currency: Currency, value: u8) -> Option<Money> {
        if value >= 1 && value <= 9 { Some(Money(currency as u8 * 9 + value - 1)) } else { None }
    }

    /// The master builder card of that currency; there is none in diamonds (MAS-01).
    pub const fn builder(currency: Currency) -> Option<Money> {
        match currency {
            Currency::Diamond => None,
            currency => Some(Money(Money::BUILDER as u8 + currency as u8)),
        }
    }

    /// The coin of that currency; there is none in diamonds (CHG-01).
    pub const fn coin(currency: Currency) -> Option<Money> {
        match currency {
            Currency::Diamond => None,
            currency => Some(Money(Money::COIN as u8 + currency as u8)),
        }
    }

    /// What a player's first (0) or second (1) caravanserai is worth (CAR-40): 1 to 5 in one of the four currencies.
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

    /// The faces of cards in order: money cards by currency, then by value; master builder cards by currency.
    pub fn all() -> impl Iterator<Item = Money> {
        (0..Money::FACES as u8).map(Money)
    }

    /// The faces of cards, then the coins by currency, then the first and the second caravanserai by currency and value.
    pub fn pieces() -> impl Iterator<Item = Money> + Clone {
        (0..Money::PIECES as u8).map(Money)
    }

    /// The place of the piece in that order, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its currency.
    #[inline]
    pub const fn currency(self) -> Currency {
        PIECES[self.0 as usize & 127].1
    }

    /// Its value, 1 to 9.
    #[inline]
    pub const fn value(self) -> u8 {
        PIECES[self.0 as usize & 127].0
    }

    /// Whether it is a master builder card.
    #[inline]
    pub const fn is_builder(self) -> bool {
        self.0 as usize >= Money::BUILDER && (self.0 as usize) < Money::COIN
    }

    /// Whether it is a coin, which is no card (CHG-21).
    #[inline]
    pub const fn is_coin(self) -> bool {
        self.0 as usize >= Money::COIN && (self.0 as usize) < Money::CARAVAN
    }

    /// Which caravanserai of its owner it is, from 0 in the order of purchase; none for other money.
    #[inline]
    pub const fn caravan_place(self) -> Option<usize> {
        match (self.0 as usize).checked_sub(Money::CARAVAN) {
            Some(place) => Some(place / (4 * Money::CARAVAN_VALUES)),
            None => None,
        }
    }
}

/// A card that can lie in the draw pile, in one byte. Coins are written like cards, too, where pieces are named.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// What a [`Card`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardFace {
    /// A money card.
    Money(Money),
    /// A scoring card, for round 1 or 2.
    Scoring(Round),
    /// An exchange card (EXC-10).
    Exchange(ExchangeCard),
    /// A gate card (GATE-10).
    Gate,
    /// A character, to be auctioned (CHR-10).
    Character(Character),
    /// A wall card (WALL-10).
    Wall(WallCard),
    /// A sultan card (SUL-10).
    Sultan(SultanCard),
}

/// The families of cards that set-up adds to named piles (table 2.2 of the interactions).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SpecialCard {
    /// Scoring cards.
    Scoring,
    /// Exchange cards.
    Exchange,
    /// Gate cards.
    Gate,
    /// Characters.
    Character,
    /// Wall cards.
    Wall,
    /// Master builder cards, which are money otherwise.
    MasterBuilder,
    /// Sultan cards.
    Sultan,
}

impl SpecialCard {
    /// All families, in file order.
    pub const ALL: [SpecialCard; 7] = [
        SpecialCard::Scoring,
        SpecialCard::Exchange,
        SpecialCard::Gate,
        SpecialCard::Character,
        SpecialCard::Wall,
        SpecialCard::MasterBuilder,
        SpecialCard::Sultan,
    ];
}

impl Card {
    const SCORING: u8 = Money::PIECES as u8;
    const GATE: u8 = Card::SCORING + 2;
    const EXCHANGE: u8 = Card::GATE + 1;
    const CHARACTER: u8 = Card::EXCHANGE + ExchangeCard::ALL.len() as u8;
    const WALL: u8 = Card::CHARACTER + Character::ALL.len() as u8;
    const SULTAN: u8 = Card::WALL + WallCard::COUNT as u8;

    /// A gate card.
    pub const GATE_CARD: Card = Card(Card::GATE);

    /// What the card is.
    #[inline]
    pub const fn face(self) -> CardFace {
        match self.0 {
            index if index < Card::SCORING => CardFace::Money(Money(index)),
            Card::SCORING => CardFace::Scoring(Round::One),
            index if index < Card::GATE => CardFace::Scoring(Round::Two),
            Card::GATE => CardFace::Gate,
            index if index < Card::CHARACTER => {
                CardFace::Exchange(ExchangeCard::ALL[(index - Card::EXCHANGE) as usize])
            }
            index if index < Card::WALL => {
                CardFace::Character(Character::ALL[(index - Card::CHARACTER) as usize])
            }
            index if index < Card::SULTAN => CardFace::Wall(WallCard::from_row(index - Card::WALL)),
            index => CardFace::Sultan(SultanCard::ALL[(index - Card::SULTAN) as usize]),
        }
    }

    /// The money card, if it is one.
    #[inline]
    pub const fn money(self) -> Option<Money> {
        if self.0 < Card::SCORING { Some(Money(self.0)) } else { None }
    }

    /// The family of a card that set-up adds to piles.
    pub const fn special(self) -> Option<SpecialCard> {
        match self.face() {
            CardFace::Money(card) if card.is_builder() => Some(SpecialCard::MasterBuilder),
            CardFace::Money(_) => None,
            CardFace::Scoring(_) => Some(SpecialCard::Scoring),
            CardFace::Exchange(_) => Some(SpecialCard::Exchange),
            CardFace::Gate => Some(SpecialCard::Gate),
            CardFace::Character(_) => Some(SpecialCard::Character),
            CardFace::Wall(_) => Some(SpecialCard::Wall),
            CardFace::Sultan(_) => Some(SpecialCard::Sultan),
        }
    }
}

impl From<Money> for Card {
    fn from(money: Money) -> Card {
        Card(money.0)
    }
}

impl From<ExchangeCard> for Card {
    fn from(card: ExchangeCard) -> Card {
        Card(Card::EXCHANGE + card as u8)
    }
}

impl From<Character> for Card {
    fn from(character: Character) -> Card {
        Card(Card::CHARACTER + character as u8)
    }
}

impl From<WallCard> for Card {
    fn from(card: WallCard) -> Card {
        Card(Card::WALL + card.index() as u8)
    }
}

impl From<SultanCard> for Card {
    fn from(card: SultanCard) -> Card {
        Card(Card::SULTAN + card.index() as u8)
    }
}

impl Card {
    /// The scoring card of that round; round 3 has none.
    pub const fn scoring(round: Round) -> Option<Card> {
        match round {
            Round::One => Some(Card(Card::SCORING)),
            Round::Two => Some(Card(Card::SCORING + 1)),
            Round::Three => None,
        }
    }
}

/// One to four money cards of the money row, in the order of their faces. The row never holds more than four
/// money cards, because one joins it only while it has fewer than four cards (BASE-61).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MoneySet {
    /// Unused places repeat the first card, so that equal sets are equal bytes.
    cards: [Money; 4],
    len: u8,
}

impl MoneySet {
    /// A single card.
    #[inline]
    pub const fn one(card: Money) -> MoneySet {
        MoneySet { cards: [card; 4], len: 1 }
    }

    /// Up to four cards; sorts them.
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

    /// Adds a card whose face is not before the last one's; there must be room.
    #[inline]
    pub(crate) fn push(&mut self, card: Money) {
        self.cards[self.len as usize & 3] = card;
        self.len += 1;
    }

    /// The cards in the order of their faces.
    #[inline]
    pub fn as_slice(&self) -> &[Money] {
        &self.cards[..self.len as usize]
    }

    /// The sum of the values.
    pub fn total(&self) -> u8 {
        self.as_slice().iter().map(|card| card.value()).sum()
    }
}
