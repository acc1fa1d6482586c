//! The text form of the module's pieces and actions.

use std::fmt;

use super::Action;
use crate::modules::ModuleNotation;
use crate::notation::ParseError;

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take => f.write_str("take-gate"),
            Action::Place { tile, at, side } => write!(f, "place {tile} at {at} gate {}", side.name()),
            Action::Add { tile, at, side } => write!(f, "add {tile} at {at} gate {}", side.name()),
            Action::Remove { at, first, second } => {
                write!(f, "remove {at} gate {first}")?;
                second.map_or(Ok(()), |side| write!(f, " {side}"))
            }
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["take-gate"] => Action::Take,
            ["place", tile, "at", at, "gate", side] => {
                Action::Place { tile: tile.parse()?, at: at.parse()?, side: side.parse()? }
            }
            ["add", tile, "at", at, "gate", side] => {
                Action::Add { tile: tile.parse()?, at: at.parse()?, side: side.parse()? }
            }
            ["remove", at, "gate", one] => Action::remove(at.parse()?, one.parse()?, None),
            ["remove", at, "gate", one, two] => Action::remove(at.parse()?, one.parse()?, Some(two.parse()?)),
            _ => return Ok(None),
        }))
    }
}
