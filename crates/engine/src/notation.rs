//! A short text form for cards, tiles, cells and actions. Everything that is written can be parsed again.

use std::fmt;
use std::str::FromStr;

use crate::action::Action;
use crate::for_each_module;
use crate::modules;
use crate::modules::*;
use crate::rules::Module;
use crate::vocab::{
    Building, Card, CardFace, Cell, Currency, Dir, ExchangeCard, Money, MoneySet, Payment, Side, Space,
    TileId,
};

/// The error for a text that cannot be parsed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what} expected, found \"{found}\"")]
pub struct ParseError {
    /// What was expected.
    pub what: &'static str,
    /// The text that was found instead, shortened.
    pub found: String,
}

pub(crate) fn expected<T>(what: &'static str, found: &str) -> Result<T, ParseError> {
    Err(ParseError { what, found: found.chars().take(40).collect() })
}

impl fmt::Display for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let currency = self.currency().name();
        if let Some(place) = self.caravan_place() {
            write!(f, "caravan{}-{currency}-{}", place + 1, self.value())
        } else if self.is_coin() {
            write!(f, "coin-{currency}")
        } else if self.is_builder() {
            write!(f, "builder-{currency}")
        } else {
            write!(f, "{currency}-{}", self.value())
        }
    }
}

/// The money of a caravanserai, such as `dinar-4`.
fn caravan(place: usize, text: &str) -> Option<Money> {
    let (currency, value) = text.split_once('-')?;
    let value = value.parse().ok().filter(|_| value.len() == 1)?;
    Money::caravan(place, Currency::from_name(currency)?, value)
}

impl FromStr for Money {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Money, ParseError> {
        let card = text.split_once('-').and_then(|(currency, value)| {
            match currency {
                "builder" => return Money::builder(Currency::from_name(value)?),
                "coin" => return Money::coin(Currency::from_name(value)?),
                "caravan1" => return caravan(0, value),
                "caravan2" => return caravan(1, value),
                _ => {}
            }
            let digit = value.len() == 1 && value.as_bytes()[0].is_ascii_digit();
            let value = if digit { value.parse().ok()? } else { return None };
            Money::new(Currency::from_name(currency)?, value)
        });
        card.map_or_else(|| expected("a money card such as dinar-7", text), Ok)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            CardFace::Money(money) => money.fmt(f),
            CardFace::Scoring(round) => write!(f, "scoring-{}", round.number()),
            CardFace::Module(module, number) => f.write_str(modules::card_id(module, number)),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Card, ParseError> {
        if let Ok(money) = text.parse::<Money>() {
            return Ok(Card::from(money));
        }
        if let Some(card) = Module::every().flat_map(Module::cards).find(|card| card.to_string() == text) {
            return Ok(card);
        }
        let round = text.strip_prefix("scoring-").and_then(|number| number.parse().ok());
        let scoring = round.and_then(crate::Round::from_number).and_then(Card::scoring);
        match scoring {
            Some(card) => Ok(card),
            None => expected("a card such as dinar-7, scoring-1, exchange-3, gate, wall-NE or fatima", text),
        }
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for TileId {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<TileId, ParseError> {
        TileId::from_name(text).map_or_else(|| expected("a tile such as garden-03", text), Ok)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl FromStr for Cell {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Cell, ParseError> {
        let cell = text.split_once(',').and_then(|(x, y)| Some(Cell::new(x.parse().ok()?, y.parse().ok()?)));
        cell.map_or_else(|| expected("a cell such as 1,-2", text), Ok)
    }
}

impl FromStr for Dir {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Dir, ParseError> {
        Dir::from_name(text).map_or_else(|| expected("N, E, S or W", text), Ok)
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.cell, self.dir.name())
    }
}

impl FromStr for Side {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Side, ParseError> {
        match text.split_once(':') {
            Some((cell, dir)) => Ok(Side { cell: cell.parse()?, dir: dir.parse()? }),
            None => expected("a side such as 1,-2:E", text),
        }
    }
}

impl FromStr for Building {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Building, ParseError> {
        Building::from_name(text).map_or_else(|| expected("a kind such as garden", text), Ok)
    }
}

fn write_cards(f: &mut fmt::Formatter<'_>, cards: impl IntoIterator<Item = Money>) -> fmt::Result {
    cards.into_iter().try_for_each(|card| write!(f, " {card}"))
}

pub(crate) fn write_payment(f: &mut fmt::Formatter<'_>, pay: Payment) -> fmt::Result {
    write_cards(f, pay.cards())?;
    pay.exchange().map_or(Ok(()), |card| write!(f, " {card}"))
}

macro_rules! notation {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        impl fmt::Display for Action {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match *self {
                    Action::TakeMoney(cards) => {
                        f.write_str("take")?;
                        write_cards(f, cards.as_slice().iter().copied())
                    }
                    Action::Buy { space, pay } => {
                        write!(f, "buy {} with", space.number())?;
                        write_payment(f, pay)
                    }
                    Action::AddMoney { piece } => write!(f, "pay-more {piece}"),
                    Action::Add { tile, at } => write!(f, "add {tile} at {at}"),
                    Action::Remove { at } => write!(f, "remove {at}"),
                    Action::Swap { tile, at } => write!(f, "swap {tile} at {at}"),
                    Action::Stop => f.write_str("stop"),
                    Action::Pass => f.write_str("pass"),
                    Action::Place { tile, at } => write!(f, "place {tile} at {at}"),
                    Action::Reserve { tile } => write!(f, "reserve {tile}"),
                    Action::GiveToDirk { tile } => write!(f, "give {tile}"),
                    $(Action::$module(action) => action.write(f),)*
                    Action::RedPalace(action) => action.write(f),
                }
            }
        }

        /// Parses an action of a module or of The Red Palace.
        fn module_action(words: &[&str]) -> Result<Option<Action>, ParseError> {
            $(
                if let Some(action) = $room::Action::read(words)? {
                    return Ok(Some(Action::$module(action)));
                }
            )*
            Ok(crate::red_palace::Action::read(words)?.map(Action::RedPalace))
        }
    };
}
for_each_module!(notation);

pub(crate) fn space(text: &str) -> Result<Space, ParseError> {
    let space = text.parse().ok().and_then(Space::from_number);
    space.map_or_else(|| expected("a market space from 1 to 4", text), Ok)
}

fn money(texts: &[&str]) -> Result<Vec<Money>, ParseError> {
    texts.iter().map(|text| text.parse()).collect()
}

pub(crate) fn payment(texts: &[&str]) -> Result<Payment, ParseError> {
    let (mut cards, mut exchange) = (Vec::new(), None);
    for text in texts {
        let card = text.parse::<Card>()?;
        match card.face() {
            CardFace::Money(card) => cards.push(card),
            // EXC-22: at most one exchange card.
            _ if exchange.is_none() && ExchangeCard::of(card).is_some() => exchange = ExchangeCard::of(card),
            _ => expected("money cards and at most one exchange card", text)?,
        }
    }
    let pay = Payment::new(&cards, exchange);
    pay.map_or_else(
        || expected("cards of one currency, or of those on the exchange card", &texts.join(" ")),
        Ok,
    )
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Action, ParseError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["take", cards @ ..] => {
                let cards = MoneySet::new(&money(cards)?);
                Action::TakeMoney(cards.map_or_else(|| expected("one to four cards", text), Ok)?)
            }
            ["buy", number, "with", cards @ ..] => {
                Action::Buy { space: space(number)?, pay: payment(cards)? }
            }
            ["pay-more", piece] => Action::AddMoney { piece: piece.parse()? },
            ["add", tile, "at", at] => Action::Add { tile: tile.parse()?, at: at.parse()? },
            ["remove", at] => Action::Remove { at: at.parse()? },
            ["swap", tile, "at", at] => Action::Swap { tile: tile.parse()?, at: at.parse()? },
            ["stop"] => Action::Stop,
            ["pass"] => Action::Pass,
            ["place", tile, "at", at] => Action::Place { tile: tile.parse()?, at: at.parse()? },
            ["reserve", tile] => Action::Reserve { tile: tile.parse()? },
            ["give", tile] => Action::GiveToDirk { tile: tile.parse()? },
            words => match module_action(words)? {
                Some(action) => action,
                None => expected("an action such as \"take dinar-3\" or \"place garden-03 at 1,0\"", text)?,
            },
        })
    }
}
