//! The text form of the module's pieces and actions.

use std::fmt;
use std::str::FromStr;

use super::{Action, BonusCard};
use crate::modules::ModuleNotation;
use crate::notation::{ParseError, expected};

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

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Show { card } => write!(f, "show {card}"),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["show", card] => Action::Show { card: card.parse()? },
            _ => return Ok(None),
        }))
    }
}
