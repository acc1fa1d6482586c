//! A short text for everything: cards, tiles, cells, actions. What is written can be read back.

use std::fmt;
use std::str::FromStr;

use crate::action::Action;
use crate::modules::bonus_cards::BonusCard;
use crate::modules::caravanserai::{Caravanserai, Track};
use crate::modules::characters::Character;
use crate::modules::city_walls::WallCard;
use crate::modules::currency_exchange::ExchangeCard;
use crate::modules::power_of_the_sultan::SultanCard;
use crate::modules::street_trader::Trio;
use crate::modules::treasure_chamber::Room;
use crate::modules::{
    art_of_the_moors, bazaars, bonus_cards, caravanserai, change, characters, city_gates, city_walls,
    currency_exchange, invaders, master_builders, power_of_the_sultan, street_trader, thieves,
    treasure_chamber, viziers_favour, workers_huts,
};
use crate::vocab::{
    Building, Card, CardFace, Cell, Currency, Dir, Money, MoneySet, Payment, Side, Space, TileId,
};

/// A text that could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{what} expected, found \"{found}\"")]
pub struct ParseError {
    /// What was expected.
    pub what: &'static str,
    /// What was found instead, cut short.
    pub found: String,
}

fn expected<T>(what: &'static str, found: &str) -> Result<T, ParseError> {
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

impl fmt::Display for ExchangeCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for ExchangeCard {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<ExchangeCard, ParseError> {
        ExchangeCard::from_id(text).map_or_else(|| expected("an exchange card such as exchange-3", text), Ok)
    }
}

impl fmt::Display for BonusCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for BonusCard {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<BonusCard, ParseError> {
        BonusCard::from_id(text).map_or_else(|| expected("a bonus card such as bonus-07", text), Ok)
    }
}

impl fmt::Display for WallCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Display for Caravanserai {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Caravanserai {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Caravanserai, ParseError> {
        Caravanserai::from_id(text).map_or_else(|| expected("a caravanserai card such as CAR05", text), Ok)
    }
}

impl FromStr for Track {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Track, ParseError> {
        Track::from_name(text).map_or_else(|| expected("a space such as M3 or B3", text), Ok)
    }
}

impl fmt::Display for SultanCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for WallCard {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<WallCard, ParseError> {
        WallCard::from_id(text).map_or_else(|| expected("a wall card such as wall-NE", text), Ok)
    }
}

impl FromStr for SultanCard {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<SultanCard, ParseError> {
        SultanCard::from_id(text).map_or_else(|| expected("a sultan card such as SUL03", text), Ok)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.face() {
            CardFace::Money(money) => money.fmt(f),
            CardFace::Scoring(round) => write!(f, "scoring-{}", round.number()),
            CardFace::Exchange(card) => card.fmt(f),
            CardFace::Gate => f.write_str("gate"),
            CardFace::Character(character) => f.write_str(character.id()),
            CardFace::Wall(card) => card.fmt(f),
            CardFace::Sultan(card) => card.fmt(f),
        }
    }
}

impl FromStr for Card {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<Card, ParseError> {
        if let Ok(money) = text.parse::<Money>() {
            return Ok(Card::from(money));
        }
        if let Some(card) = ExchangeCard::from_id(text) {
            return Ok(Card::from(card));
        }
        if let Some(character) = Character::from_id(text) {
            return Ok(Card::from(character));
        }
        if let Some(card) = WallCard::from_id(text) {
            return Ok(Card::from(card));
        }

        if let Some(card) = SultanCard::from_id(text) {
            return Ok(Card::from(card));
        }
        let round = text.strip_prefix("scoring-").and_then(|number| number.parse().ok());
        let scoring = round.and_then(crate::Round::from_number).and_then(Card::scoring);
        match (text, scoring) {
            ("gate", _) => Ok(Card::GATE_CARD),
            (_, Some(card)) => Ok(card),
            _ => expected("a card such as dinar-7, scoring-1, exchange-3, gate, wall-NE or fatima", text),
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

fn write_payment(f: &mut fmt::Formatter<'_>, pay: Payment) -> fmt::Result {
    write_cards(f, pay.cards())?;
    pay.exchange().map_or(Ok(()), |card| write!(f, " {card}"))
}

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
            Action::Add { tile, at } => write!(f, "add {tile} at {at}"),
            Action::Remove { at } => write!(f, "remove {at}"),
            Action::Swap { tile, at } => write!(f, "swap {tile} at {at}"),
            Action::Stop => f.write_str("stop"),
            Action::Pass => f.write_str("pass"),
            Action::Place { tile, at } => write!(f, "place {tile} at {at}"),
            Action::Reserve { tile } => write!(f, "reserve {tile}"),
            Action::GiveToDirk { tile } => write!(f, "give {tile}"),
            Action::ViziersFavour(action) => match action {
                viziers_favour::Action::Buy { space, pay } => {
                    write!(f, "vizier {} with", space.number())?;
                    write_payment(f, pay)
                }
                viziers_favour::Action::TurnStone => f.write_str("turn-vizier"),
            },
            Action::CurrencyExchange(currency_exchange::Action::Take { card }) => {
                write!(f, "take-exchange {card}")
            }
            Action::BonusCards(bonus_cards::Action::Show { card }) => write!(f, "show {card}"),
            Action::WorkersHuts(workers_huts::Action::Take { kind }) => {
                write!(f, "take-hut {}", kind.name())
            }
            Action::CityGates(action) => match action {
                city_gates::Action::Take => f.write_str("take-gate"),
                city_gates::Action::Place { tile, at, side } => {
                    write!(f, "place {tile} at {at} gate {}", side.name())
                }
                city_gates::Action::Add { tile, at, side } => {
                    write!(f, "add {tile} at {at} gate {}", side.name())
                }
                city_gates::Action::Remove { at, first, second } => {
                    write!(f, "remove {at} gate {first}")?;
                    second.map_or(Ok(()), |side| write!(f, " {side}"))
                }
            },
            Action::Characters(action) => write_character(f, action),
            Action::CityWalls(city_walls::Action::Build { card, tile }) => {
                write!(f, "build {card} on {tile}")
            }
            Action::Thieves(thieves::Action::Steal { card }) => write!(f, "steal {card}"),
            Action::StreetTrader(action) => write_trader(f, action),
            Action::Bazaars(action) => match action {
                bazaars::Action::Buy { tile, pay } => {
                    write!(f, "bazaar {tile} with")?;
                    write_payment(f, pay)
                }
                bazaars::Action::VizierBuy { tile, pay } => {
                    write!(f, "vizier-bazaar {tile} with")?;
                    write_payment(f, pay)
                }
                bazaars::Action::Karim { tile } => write!(f, "karim-bazaar {tile}"),
            },
            Action::TreasureChamber(action) => match action {
                treasure_chamber::Action::Buy { room } => write!(f, "chests {}", room.number()),
                treasure_chamber::Action::Pay { card } => write!(f, "pay-chests {card}"),
                treasure_chamber::Action::Put { tile } => write!(f, "put-chest {tile}"),
            },
            Action::Change(change::Action::Add { piece }) => write!(f, "pay-more {piece}"),
            Action::MasterBuilders(master_builders::Action::Play { card }) => write!(f, "play {card}"),
            Action::Invaders(invaders::Action::Look) => f.write_str("look"),
            Action::ArtOfTheMoors(art_of_the_moors::Action::Develop) => f.write_str("develop"),
            Action::Caravanserai(caravanserai::Action::Buy { card, pay }) => {
                write!(f, "caravanserai {card} with")?;
                write_payment(f, pay)
            }
            Action::Caravanserai(caravanserai::Action::Move { card, to }) => {
                write!(f, "move {card} to {}", to.name())
            }
            Action::PowerOfTheSultan(action) => match action {
                power_of_the_sultan::Action::Buy { card, pay } => {
                    write!(f, "sultan {card} with")?;
                    write_payment(f, pay)
                }
                power_of_the_sultan::Action::Keep => f.write_str("keep-mark"),
                power_of_the_sultan::Action::Roll => f.write_str("roll-mark"),
                power_of_the_sultan::Action::Mark { kind } => write!(f, "mark {}", kind.name()),
                power_of_the_sultan::Action::Claim { tile } => write!(f, "claim {tile}"),
            },
        }
    }
}

fn write_trader(f: &mut fmt::Formatter<'_>, action: street_trader::Action) -> fmt::Result {
    match action {
        street_trader::Action::Choose { citizens } => {
            f.write_str("citizens")?;
            citizens.iter().try_for_each(|kind| write!(f, " {}", kind.name()))
        }
        street_trader::Action::PutDisc { at } => write!(f, "disc {at}"),
        street_trader::Action::MoveIn { tile } => write!(f, "move-in {tile}"),
        street_trader::Action::Take { kind } => write!(f, "take-citizen {}", kind.name()),
        street_trader::Action::Exchange { give, take } => {
            write!(f, "exchange-citizen {} {}", give.name(), take.name())
        }
    }
}

fn write_character(f: &mut fmt::Formatter<'_>, action: characters::Action) -> fmt::Result {
    match action {
        characters::Action::Bid(bid) => write!(f, "bid {bid}"),
        characters::Action::Pay(pay) => {
            f.write_str("pay-bid")?;
            write_payment(f, pay)
        }
        characters::Action::KeepFatima => f.write_str("keep-fatima"),
        characters::Action::ExchangeFatima => f.write_str("exchange-fatima"),
        characters::Action::Karim { space } => write!(f, "karim {}", space.number()),
        characters::Action::Knihstig { card } => write!(f, "knihstig {card}"),
        characters::Action::Ammar => f.write_str("ammar"),
        characters::Action::Hakim { kind } => write!(f, "hakim {}", kind.name()),
        characters::Action::Laila { space } => write!(f, "laila {}", space.number()),
        characters::Action::Machma { give, take } => write!(f, "machma {give} {take}"),
        characters::Action::Yammerad => f.write_str("yammerad"),
    }
}

fn space(text: &str) -> Result<Space, ParseError> {
    let space = text.parse().ok().and_then(Space::from_number);
    space.map_or_else(|| expected("a market space from 1 to 4", text), Ok)
}

fn money(texts: &[&str]) -> Result<Vec<Money>, ParseError> {
    texts.iter().map(|text| text.parse()).collect()
}

fn payment(texts: &[&str]) -> Result<Payment, ParseError> {
    let (mut cards, mut exchange) = (Vec::new(), None);
    for text in texts {
        match text.parse::<Card>()?.face() {
            CardFace::Money(card) => cards.push(card),
            // EXC-22: one exchange card at most.
            CardFace::Exchange(card) if exchange.is_none() => exchange = Some(card),
            _ => expected("money cards and at most one exchange card", text)?,
        }
    }
    let pay = Payment::new(&cards, exchange);
    pay.map_or_else(
        || expected("cards of one currency, or of those on the exchange card", &texts.join(" ")),
        Ok,
    )
}

fn room(text: &str) -> Result<Room, ParseError> {
    let room = text.parse().ok().and_then(Room::from_number);
    room.map_or_else(|| expected("a room from 1 to 3", text), Ok)
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
            ["add", tile, "at", at] => Action::Add { tile: tile.parse()?, at: at.parse()? },
            ["remove", at] => Action::Remove { at: at.parse()? },
            ["swap", tile, "at", at] => Action::Swap { tile: tile.parse()?, at: at.parse()? },
            ["stop"] => Action::Stop,
            ["pass"] => Action::Pass,
            ["place", tile, "at", at] => Action::Place { tile: tile.parse()?, at: at.parse()? },
            ["reserve", tile] => Action::Reserve { tile: tile.parse()? },
            ["give", tile] => Action::GiveToDirk { tile: tile.parse()? },
            ["vizier", number, "with", cards @ ..] => Action::ViziersFavour(viziers_favour::Action::Buy {
                space: space(number)?,
                pay: payment(cards)?,
            }),
            ["turn-vizier"] => Action::ViziersFavour(viziers_favour::Action::TurnStone),
            ["take-exchange", card] => {
                Action::CurrencyExchange(currency_exchange::Action::Take { card: card.parse()? })
            }
            ["show", card] => Action::BonusCards(bonus_cards::Action::Show { card: card.parse()? }),
            ["take-hut", kind] => Action::WorkersHuts(workers_huts::Action::Take { kind: kind.parse()? }),
            ["take-gate"] => Action::CityGates(city_gates::Action::Take),
            ["place", tile, "at", at, "gate", side] => Action::CityGates(city_gates::Action::Place {
                tile: tile.parse()?,
                at: at.parse()?,
                side: side.parse()?,
            }),
            ["add", tile, "at", at, "gate", side] => Action::CityGates(city_gates::Action::Add {
                tile: tile.parse()?,
                at: at.parse()?,
                side: side.parse()?,
            }),
            ["remove", at, "gate", one] => {
                Action::CityGates(city_gates::Action::remove(at.parse()?, one.parse()?, None))
            }
            ["remove", at, "gate", one, two] => {
                Action::CityGates(city_gates::Action::remove(at.parse()?, one.parse()?, Some(two.parse()?)))
            }
            ["build", card, "on", tile] => {
                Action::CityWalls(city_walls::Action::Build { card: card.parse()?, tile: tile.parse()? })
            }
            ["steal", card] => Action::Thieves(thieves::Action::Steal { card: card.parse()? }),
            ["citizens", one, two, three] => {
                let trio = Trio::new([one.parse()?, two.parse()?, three.parse()?]);
                let citizens = trio.map_or_else(|| expected("three different kinds", text), Ok)?;
                Action::StreetTrader(street_trader::Action::Choose { citizens })
            }
            ["disc", at] => Action::StreetTrader(street_trader::Action::PutDisc { at: at.parse()? }),
            ["move-in", tile] => Action::StreetTrader(street_trader::Action::MoveIn { tile: tile.parse()? }),
            ["take-citizen", kind] => {
                Action::StreetTrader(street_trader::Action::Take { kind: kind.parse()? })
            }
            ["exchange-citizen", give, take] => Action::StreetTrader(street_trader::Action::Exchange {
                give: give.parse()?,
                take: take.parse()?,
            }),
            ["look"] => Action::Invaders(invaders::Action::Look),
            ["bazaar", tile, "with", cards @ ..] => {
                Action::Bazaars(bazaars::Action::Buy { tile: tile.parse()?, pay: payment(cards)? })
            }
            ["vizier-bazaar", tile, "with", cards @ ..] => {
                Action::Bazaars(bazaars::Action::VizierBuy { tile: tile.parse()?, pay: payment(cards)? })
            }
            ["karim-bazaar", tile] => Action::Bazaars(bazaars::Action::Karim { tile: tile.parse()? }),
            ["chests", number] => {
                Action::TreasureChamber(treasure_chamber::Action::Buy { room: room(number)? })
            }
            ["pay-chests", card] => {
                Action::TreasureChamber(treasure_chamber::Action::Pay { card: card.parse()? })
            }
            ["put-chest", tile] => {
                Action::TreasureChamber(treasure_chamber::Action::Put { tile: tile.parse()? })
            }
            ["pay-more", piece] => Action::Change(change::Action::Add { piece: piece.parse()? }),
            ["play", card] => Action::MasterBuilders(master_builders::Action::Play { card: card.parse()? }),
            ["develop"] => Action::ArtOfTheMoors(art_of_the_moors::Action::Develop),
            ["sultan", card, "with", cards @ ..] => {
                let (card, pay) = (card.parse()?, payment(cards)?);
                Action::PowerOfTheSultan(power_of_the_sultan::Action::Buy { card, pay })
            }
            ["caravanserai", card, "with", cards @ ..] => {
                let (card, pay) = (card.parse()?, payment(cards)?);
                Action::Caravanserai(caravanserai::Action::Buy { card, pay })
            }
            ["move", card, "to", space] => {
                let (card, to) = (card.parse()?, space.parse()?);
                Action::Caravanserai(caravanserai::Action::Move { card, to })
            }
            ["keep-mark"] => Action::PowerOfTheSultan(power_of_the_sultan::Action::Keep),
            ["roll-mark"] => Action::PowerOfTheSultan(power_of_the_sultan::Action::Roll),
            ["mark", kind] => {
                Action::PowerOfTheSultan(power_of_the_sultan::Action::Mark { kind: kind.parse()? })
            }
            ["claim", tile] => {
                Action::PowerOfTheSultan(power_of_the_sultan::Action::Claim { tile: tile.parse()? })
            }
            words => Action::Characters(character_action(words, text)?),
        })
    }
}

fn character_action(words: &[&str], text: &str) -> Result<characters::Action, ParseError> {
    Ok(match words {
        ["bid", bid] => match bid.parse() {
            Ok(bid) => characters::Action::Bid(bid),
            Err(_) => expected("a bid from 1 to 255", bid)?,
        },
        ["pay-bid", cards @ ..] => characters::Action::Pay(payment(cards)?),
        ["keep-fatima"] => characters::Action::KeepFatima,
        ["exchange-fatima"] => characters::Action::ExchangeFatima,
        ["karim", number] => characters::Action::Karim { space: space(number)? },
        ["knihstig", card] => characters::Action::Knihstig { card: card.parse()? },
        ["ammar"] => characters::Action::Ammar,
        ["hakim", kind] => characters::Action::Hakim { kind: kind.parse()? },
        ["laila", number] => characters::Action::Laila { space: space(number)? },
        ["machma", give, take] => characters::Action::Machma { give: give.parse()?, take: take.parse()? },
        ["yammerad"] => characters::Action::Yammerad,
        _ => expected("an action such as \"take dinar-3\" or \"place garden-03 at 1,0\"", text)?,
    })
}
