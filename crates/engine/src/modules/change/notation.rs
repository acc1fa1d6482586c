//! The text form of the module's pieces and actions.

use std::fmt;

use super::Action;
use crate::modules::ModuleNotation;
use crate::notation::ParseError;

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Add { piece } => write!(f, "pay-more {piece}"),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["pay-more", piece] => Action::Add { piece: piece.parse()? },
            _ => return Ok(None),
        }))
    }
}
