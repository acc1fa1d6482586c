//! The text form of the module's pieces and actions.

use std::fmt;
use std::str::FromStr;

use super::{Action, ExchangeCard};
use crate::modules::ModuleNotation;
use crate::notation::{ParseError, expected};

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

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take { card } => write!(f, "take-exchange {card}"),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["take-exchange", card] => Action::Take { card: card.parse()? },
            _ => return Ok(None),
        }))
    }
}
