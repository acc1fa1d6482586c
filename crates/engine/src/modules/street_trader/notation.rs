//! The text form of the module's pieces and actions.

use std::fmt;

use super::{Action, Trio};
use crate::modules::ModuleNotation;
use crate::notation::{ParseError, expected};

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Choose { citizens } => {
                f.write_str("citizens")?;
                citizens.iter().try_for_each(|kind| write!(f, " {}", kind.name()))
            }
            Action::PutDisc { at } => write!(f, "disc {at}"),
            Action::MoveIn { tile } => write!(f, "move-in {tile}"),
            Action::Take { kind } => write!(f, "take-citizen {}", kind.name()),
            Action::Exchange { give, take } => write!(f, "exchange-citizen {} {}", give.name(), take.name()),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["citizens", one, two, three] => {
                let trio = Trio::new([one.parse()?, two.parse()?, three.parse()?]);
                Action::Choose {
                    citizens: trio.map_or_else(|| expected("three different kinds", &words.join(" ")), Ok)?,
                }
            }
            ["disc", at] => Action::PutDisc { at: at.parse()? },
            ["move-in", tile] => Action::MoveIn { tile: tile.parse()? },
            ["take-citizen", kind] => Action::Take { kind: kind.parse()? },
            ["exchange-citizen", give, take] => Action::Exchange { give: give.parse()?, take: take.parse()? },
            _ => return Ok(None),
        }))
    }
}
