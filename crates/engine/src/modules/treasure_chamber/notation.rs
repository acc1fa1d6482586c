//! The text form of the module's pieces and actions.

use std::fmt;

use super::{Action, Room};
use crate::modules::ModuleNotation;
use crate::notation::{ParseError, expected};

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Buy { room } => write!(f, "chests {}", room.number()),
            Action::Pay { card } => write!(f, "pay-chests {card}"),
            Action::Put { tile } => write!(f, "put-chest {tile}"),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["chests", number] => {
                let room = number.parse().ok().and_then(Room::from_number);
                Action::Buy { room: room.map_or_else(|| expected("a room from 1 to 3", number), Ok)? }
            }
            ["pay-chests", card] => Action::Pay { card: card.parse()? },
            ["put-chest", tile] => Action::Put { tile: tile.parse()? },
            _ => return Ok(None),
        }))
    }
}
