//! The words of the protocol: how cards, tiles, cells, sides and seats are written.
//!
//! Each type wraps a word of the engine and writes it without allocating, because a reply can hold hundreds of them.

use std::sync::LazyLock;

use engine::vocab::{
    Building, ByBuilding, Card, CardFace, Cell, Currency, Dir, ExchangeCard, Money, MoneySet, Payment, Seat,
    SeatSet, Side, Space, TileId, Walls,
};
use engine::{Points, Round, Scorer};
use serde::{Serialize, Serializer};

/// The names of the pieces of money, by [`Money::index`], cached because they are written all the time.
static MONEY_NAMES: LazyLock<Vec<String>> =
    LazyLock::new(|| Money::pieces().map(|piece| piece.to_string()).collect());

/// Something of the game that the protocol has a word for.
pub(crate) trait Word {
    /// The value that is written.
    fn word(self) -> impl Serialize;
}

macro_rules! words {
    ($($of:ty: $value:ident => $word:expr,)*) => {
        $(
            impl Word for $of {
                fn word(self) -> impl Serialize {
                    let $value = self;
                    $word
                }
            }
        )*
    };
}

words! {
    bool: flag => flag,
    u8: number => number,
    u16: number => number,
    u32: number => number,
    usize: number => number,
    Points: points => points,
    &'static str: text => text,
    Building: kind => kind.name(),
    Card: card => CardWord(card),
    Cell: cell => CellWord(cell),
    Dir: dir => dir.name(),
    Money: card => MoneyWord(card),
    MoneySet: cards => MoneySetWord(cards),
    Payment: pay => PaymentWord(pay),
    Round: round => round.number(),
    Scorer: who => ScorerWord(who),
    Seat: seat => SeatWord(seat),
    SeatSet: seats => SeatsWord(seats),
    Side: side => SideWord(side),
    Space: space => space.number(),
    TileId: tile => TileWord(tile),
}

/// Null for `None`.
impl<W: Word> Word for Option<W> {
    fn word(self) -> impl Serialize {
        self.map(Word::word)
    }
}

/// `"dinar-7"`, or the name of another piece of money.
#[derive(Clone, Copy)]
pub(crate) struct MoneyWord(pub Money);

impl MoneyWord {
    fn name(self) -> &'static str {
        &MONEY_NAMES[self.0.index()]
    }
}

impl Serialize for MoneyWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.name())
    }
}

/// `"dinar-7"`, `"scoring-1"` or the id of a card of a module.
#[derive(Clone, Copy)]
pub(crate) struct CardWord(pub Card);

impl Serialize for CardWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(match self.0.face() {
            CardFace::Money(money) => MoneyWord(money).name(),
            CardFace::Scoring(Round::One) => "scoring-1",
            CardFace::Scoring(_) => "scoring-2",
            CardFace::Module(module, number) => module.card_id(number),
        })
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
        let money = self.0.cards().map(|card| MoneyWord(card).name());
        to.collect_seq(money.chain(self.0.exchange().map(ExchangeCard::id)))
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

/// The number of a seat, counted from 0.
#[derive(Clone, Copy)]
pub(crate) struct SeatWord(pub Seat);

impl Serialize for SeatWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.0.index() as u8)
    }
}

/// The seats of a set, lowest first.
#[derive(Clone, Copy)]
pub(crate) struct SeatsWord(pub SeatSet);

impl Serialize for SeatsWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(SeatWord))
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

/// `"NE"`.
#[derive(Clone, Copy)]
pub(crate) struct WallsWord(pub Walls);

impl Serialize for WallsWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&self.0)
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

/// `{"dinar": 2, ...}`: a number for each of the four currencies.
#[derive(Clone, Copy)]
pub(crate) struct CurrencyMap(pub [u8; 4]);

impl Serialize for CurrencyMap {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Currency::ALL.into_iter().map(Currency::name).zip(self.0))
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Module, Rules, Seed};

    use super::*;

    #[test]
    fn every_card_is_written_as_the_engine_names_it() {
        let scoring = [Round::One, Round::Two].into_iter().filter_map(Card::scoring);
        let cards: Vec<Card> = Money::pieces().map(Card::from).chain(scoring).collect();
        let of_modules = Module::ALL.into_iter().flat_map(|module| {
            let rules = Rules::new(3).unwrap().with_modules([module].into_iter().collect()).unwrap();
            Game::new(rules, Seed::from_number(1)).secrets().draw_pile().collect::<Vec<_>>()
        });
        for card in cards.into_iter().chain(of_modules) {
            assert_eq!(serde_json::to_string(&CardWord(card)).unwrap(), format!("\"{card}\""));
        }
    }

    #[test]
    fn halves_are_written_as_short_numbers() {
        let text = |halves| serde_json::to_string(&HalvesWord(halves)).unwrap();
        assert_eq!([text(0), text(5), text(6)], ["0", "2.5", "3"]);
    }
}
