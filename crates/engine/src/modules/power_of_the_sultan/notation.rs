//! The text form of the module's pieces and actions.

use std::fmt;
use std::str::FromStr;

use super::{Action, SultanCard};
use crate::modules::ModuleNotation;
use crate::notation::{ParseError, expected, payment, write_payment};

impl fmt::Display for SultanCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for SultanCard {
    type Err = ParseError;
    fn from_str(text: &str) -> Result<SultanCard, ParseError> {
        SultanCard::from_id(text).map_or_else(|| expected("a sultan card such as SUL03", text), Ok)
    }
}

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Buy { card, pay } => {
                write!(f, "sultan {card} with")?;
                write_payment(f, pay)
            }
            Action::Keep => f.write_str("keep-mark"),
            Action::Roll => f.write_str("roll-mark"),
            Action::Mark { kind } => write!(f, "mark {}", kind.name()),
            Action::Claim { tile } => write!(f, "claim {tile}"),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["sultan", card, "with", cards @ ..] => Action::Buy { card: card.parse()?, pay: payment(cards)? },
            ["keep-mark"] => Action::Keep,
            ["roll-mark"] => Action::Roll,
            ["mark", kind] => Action::Mark { kind: kind.parse()? },
            ["claim", tile] => Action::Claim { tile: tile.parse()? },
            _ => return Ok(None),
        }))
    }
}
