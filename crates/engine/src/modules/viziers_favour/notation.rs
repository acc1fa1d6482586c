//! The text form of the module's pieces and actions.

use std::fmt;

use super::Action;
use crate::modules::ModuleNotation;
use crate::notation::{ParseError, payment, space, write_payment};

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Buy { space, pay } => {
                write!(f, "vizier {} with", space.number())?;
                write_payment(f, pay)
            }
            Action::TurnStone => f.write_str("turn-vizier"),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["vizier", number, "with", cards @ ..] => {
                Action::Buy { space: space(number)?, pay: payment(cards)? }
            }
            ["turn-vizier"] => Action::TurnStone,
            _ => return Ok(None),
        }))
    }
}
