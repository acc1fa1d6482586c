//! The text form of the module's pieces and actions.

use std::fmt;
use std::str::FromStr;

use super::{Action, WallCard};
use crate::modules::ModuleNotation;
use crate::notation::{ParseError, expected};

impl fmt::Display for WallCard {
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

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Build { card, tile } => write!(f, "build {card} on {tile}"),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["build", card, "on", tile] => Action::Build { card: card.parse()?, tile: tile.parse()? },
            _ => return Ok(None),
        }))
    }
}
