//! The text form of the module's pieces and actions.

use std::fmt;
use std::str::FromStr;

use super::{Action, Caravanserai, Track};
use crate::modules::ModuleNotation;
use crate::notation::{ParseError, expected, payment, write_payment};

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

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Buy { card, pay } => {
                write!(f, "caravanserai {card} with")?;
                write_payment(f, pay)
            }
            Action::Move { card, to } => write!(f, "move {card} to {}", to.name()),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["caravanserai", card, "with", cards @ ..] => {
                Action::Buy { card: card.parse()?, pay: payment(cards)? }
            }
            ["move", card, "to", space] => Action::Move { card: card.parse()?, to: space.parse()? },
            _ => return Ok(None),
        }))
    }
}
