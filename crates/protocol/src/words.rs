//! The words of the protocol: how cards, tiles, cells, sides and seats are written.
//!
//! Each type wraps a word of the engine and writes it without allocating, because a reply can hold hundreds.

use engine::modules::bonus_cards::BonusCard;
use engine::modules::characters::Character;
use engine::modules::street_trader::Trio;
use engine::vocab::{
    Building, ByBuilding, Card, CardFace, Cell, Currency, Money, MoneySet, Payment, Seat, Side, TileId, Walls,
};
use engine::{Round, Scorer};
use serde::{Serialize, Serializer};

/// The pieces of money in the order of [`Money::index`].
const MONEY_NAMES: [&str; Money::PIECES] = [
    "dinar-1",
    "dinar-2",
    "dinar-3",
    "dinar-4",
    "dinar-5",
    "dinar-6",
    "dinar-7",
    "dinar-8",
    "dinar-9",
    "dirham-1",
    "dirham-2",
    "dirham-3",
    "dirham-4",
    "dirham-5",
    "dirham-6",
    "dirham-7",
    "dirham-8",
    "dirham-9",
    "ducat-1",
    "ducat-2",
    "ducat-3",
    "ducat-4",
    "ducat-5",
    "ducat-6",
    "ducat-7",
    "ducat-8",
    "ducat-9",
    "florin-1",
    "florin-2",
    "florin-3",
    "florin-4",
    "florin-5",
    "florin-6",
    "florin-7",
    "florin-8",
    "florin-9",
    "diamond-1",
    "diamond-2",
    "diamond-3",
    "diamond-4",
    "diamond-5",
    "diamond-6",
    "diamond-7",
    "diamond-8",
    "diamond-9",
    "builder-dinar",
    "builder-dirham",
    "builder-ducat",
    "builder-florin",
    "coin-dinar",
    "coin-dirham",
    "coin-ducat",
    "coin-florin",
    "caravan1-dinar-1",
    "caravan1-dinar-2",
    "caravan1-dinar-3",
    "caravan1-dinar-4",
    "caravan1-dinar-5",
    "caravan1-dirham-1",
    "caravan1-dirham-2",
    "caravan1-dirham-3",
    "caravan1-dirham-4",
    "caravan1-dirham-5",
    "caravan1-ducat-1",
    "caravan1-ducat-2",
    "caravan1-ducat-3",
    "caravan1-ducat-4",
    "caravan1-ducat-5",
    "caravan1-florin-1",
    "caravan1-florin-2",
    "caravan1-florin-3",
    "caravan1-florin-4",
    "caravan1-florin-5",
    "caravan2-dinar-1",
    "caravan2-dinar-2",
    "caravan2-dinar-3",
    "caravan2-dinar-4",
    "caravan2-dinar-5",
    "caravan2-dirham-1",
    "caravan2-dirham-2",
    "caravan2-dirham-3",
    "caravan2-dirham-4",
    "caravan2-dirham-5",
    "caravan2-ducat-1",
    "caravan2-ducat-2",
    "caravan2-ducat-3",
    "caravan2-ducat-4",
    "caravan2-ducat-5",
    "caravan2-florin-1",
    "caravan2-florin-2",
    "caravan2-florin-3",
    "caravan2-florin-4",
    "caravan2-florin-5",
];

/// `"dinar-7"`, `"builder-dinar"`, `"coin-dinar"` or `"caravan1-dinar-4"`.
#[derive(Clone, Copy)]
pub(crate) struct MoneyWord(pub Money);

impl MoneyWord {
    fn name(self) -> &'static str {
        MONEY_NAMES[self.0.index()]
    }
}

impl Serialize for MoneyWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

/// `"dinar-7"`, `"scoring-1"`, `"exchange-3"`, `"gate"`, `"wall-NE"`, `"SUL03"` or a character's id.
#[derive(Clone, Copy)]
pub(crate) struct CardWord(pub Card);

impl Serialize for CardWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(match self.0.face() {
            CardFace::Money(money) => MoneyWord(money).name(),
            CardFace::Scoring(Round::One) => "scoring-1",
            CardFace::Scoring(_) => "scoring-2",
            CardFace::Exchange(card) => card.id(),
            CardFace::Gate => "gate",
            CardFace::Character(character) => character.id(),
            CardFace::Wall(card) => card.id(),
            CardFace::Sultan(card) => card.id(),
        })
    }
}

/// `"bonus-07"`.
#[derive(Clone, Copy)]
pub(crate) struct BonusWord(pub BonusCard);

impl Serialize for BonusWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.id())
    }
}

/// Money cards of the row, as an array.
#[derive(Clone, Copy)]
pub(crate) struct MoneySetWord(pub MoneySet);

impl Serialize for MoneySetWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.as_slice().iter().map(|&card| MoneyWord(card)))
    }
}

/// The cards of a payment, highest first, then the exchange card, as an array.
#[derive(Clone, Copy)]
pub(crate) struct PaymentWord(pub Payment);

impl Serialize for PaymentWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let exchange = self.0.exchange().map(Card::from);
        to.collect_seq(self.0.cards().map(Card::from).chain(exchange).map(CardWord))
    }
}

/// `"garden-03"`.
#[derive(Clone, Copy)]
pub(crate) struct TileWord(pub TileId);

impl Serialize for TileWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.name())
    }
}

/// `[x, y]`.
#[derive(Clone, Copy)]
pub(crate) struct CellWord(pub Cell);

impl Serialize for CellWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.0.x, self.0.y).serialize(to)
    }
}

/// `[[x, y], "E"]`.
#[derive(Clone, Copy)]
pub(crate) struct SideWord(pub Side);

impl Serialize for SideWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (CellWord(self.0.cell), self.0.dir.name()).serialize(to)
    }
}

/// A number from 0.
#[derive(Clone, Copy)]
pub(crate) struct SeatWord(pub Seat);

impl Serialize for SeatWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0.index() as u8)
    }
}

/// A seat's number, or `"dirk"`.
#[derive(Clone, Copy)]
pub(crate) struct ScorerWord(pub Scorer);

impl Serialize for ScorerWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Scorer::Seat(seat) => SeatWord(seat).serialize(to),
            Scorer::Dirk => to.serialize_str("dirk"),
        }
    }
}

/// A count kept in halves: `2` or `2.5`.
#[derive(Clone, Copy)]
pub(crate) struct HalvesWord(pub u16);

impl Serialize for HalvesWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.0.is_multiple_of(2) {
            to.serialize_u16(self.0 / 2)
        } else {
            to.serialize_f32(f32::from(self.0) / 2.0)
        }
    }
}

/// `"garden"`.
#[derive(Clone, Copy)]
pub(crate) struct KindWord(pub Building);

impl Serialize for KindWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.name())
    }
}

/// `"fatima"`.
#[derive(Clone, Copy)]
pub(crate) struct CharacterWord(pub Character);

impl Serialize for CharacterWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.0.id())
    }
}

/// `"NE"`.
#[derive(Clone, Copy)]
pub(crate) struct WallsWord(pub Walls);

impl Serialize for WallsWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&self.0)
    }
}

/// `["pavilion", "garden", "tower"]`.
#[derive(Clone, Copy)]
pub(crate) struct TrioWord(pub Trio);

impl Serialize for TrioWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(KindWord))
    }
}

/// An object with a value for every kind, in canonical order.
#[derive(Clone, Copy)]
pub(crate) struct KindMap<T>(pub ByBuilding<T>);

impl<T: Serialize> Serialize for KindMap<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Building::ALL.into_iter().map(|kind| (kind.name(), &self.0[kind])))
    }
}

/// `{"dinar": 2, ...}`: how many of each of the four currencies.
#[derive(Clone, Copy)]
pub(crate) struct CurrencyMap(pub [u8; 4]);

impl Serialize for CurrencyMap {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Currency::ALL.into_iter().map(Currency::name).zip(self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::modules::power_of_the_sultan::SultanCard;

    #[test]
    fn every_card_is_written_as_the_engine_names_it() {
        let scoring = [Round::One, Round::Two].into_iter().filter_map(Card::scoring);
        let cards = Money::pieces().map(Card::from).chain(scoring).chain([Card::GATE_CARD]);
        for card in cards.chain(Character::ALL.map(Card::from)).chain(SultanCard::ALL.map(Card::from)) {
            assert_eq!(serde_json::to_string(&CardWord(card)).unwrap(), format!("\"{card}\""));
        }
    }

    #[test]
    fn halves_are_written_as_short_numbers() {
        let text = |halves| serde_json::to_string(&HalvesWord(halves)).unwrap();
        assert_eq!([text(0), text(5), text(6)], ["0", "2.5", "3"]);
    }
}
