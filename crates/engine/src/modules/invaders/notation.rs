//! The text form of the module's pieces and actions.

use std::fmt;

use super::Action;
use crate::modules::ModuleNotation;
use crate::notation::ParseError;

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Look => f.write_str("look"),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["look"] => Action::Look,
            _ => return Ok(None),
        }))
    }
}
