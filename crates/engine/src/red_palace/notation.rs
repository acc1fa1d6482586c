//! The actions of The Red Palace as text.

use std::fmt;

use super::{Action, PreviewSpace};
use crate::modules::ModuleNotation;
use crate::notation::{ParseError, expected, payment, space, write_payment};

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::ChoosePile { pile } => write!(f, "pile {}", u16::from(pile) + 1),
            Action::SwapTokens { tile, space, card } => {
                write!(f, "swap-token {tile} {} with {card}", space.number())
            }
            Action::TakeWall => f.write_str("take-wall"),
            Action::TakeCard { card } => write!(f, "take-card {card}"),
            Action::TakeSquare => f.write_str("take-square"),
            Action::TakeHalf { kind } => write!(f, "take-half {}", kind.name()),
            Action::BuyPreview { space, pay } => {
                write!(f, "preview {} with", space.number())?;
                write_payment(f, pay)
            }
            Action::CountAsExact => f.write_str("count-as-exact"),
            Action::RedrawToken { tile } => write!(f, "redraw {tile}"),
            Action::MoveGuard { tile, side } => write!(f, "move-guard {tile} {}", side.name()),
            Action::PayCard { card } => write!(f, "pay-card {card}"),
            Action::PayGuard { tile, side } => write!(f, "pay-guard {tile} {}", side.name()),
            Action::PostGuard { tile, side } => write!(f, "post-guard {tile} {}", side.name()),
            Action::AttachWall { tile, side } => write!(f, "attach-wall {tile} {}", side.name()),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["pile", number] => match number.parse::<u8>().ok().and_then(|number| number.checked_sub(1)) {
                Some(pile) => Action::ChoosePile { pile },
                None => expected("a pile from 1 on", number)?,
            },
            ["swap-token", tile, number, "with", card] => {
                Action::SwapTokens { tile: tile.parse()?, space: space(number)?, card: card.parse()? }
            }
            ["take-wall"] => Action::TakeWall,
            ["take-card", card] => Action::TakeCard { card: card.parse()? },
            ["take-square"] => Action::TakeSquare,
            ["take-half", kind] => Action::TakeHalf { kind: kind.parse()? },
            ["preview", number, "with", cards @ ..] => {
                let space = number.parse().ok().and_then(PreviewSpace::from_number);
                let space =
                    space.map_or_else(|| expected("a space of the preview from 1 to 3", number), Ok)?;
                Action::BuyPreview { space, pay: payment(cards)? }
            }
            ["count-as-exact"] => Action::CountAsExact,
            ["redraw", tile] => Action::RedrawToken { tile: tile.parse()? },
            ["move-guard", tile, side] => Action::MoveGuard { tile: tile.parse()?, side: side.parse()? },
            ["pay-card", card] => Action::PayCard { card: card.parse()? },
            ["pay-guard", tile, side] => Action::PayGuard { tile: tile.parse()?, side: side.parse()? },
            ["post-guard", tile, side] => Action::PostGuard { tile: tile.parse()?, side: side.parse()? },
            ["attach-wall", tile, side] => Action::AttachWall { tile: tile.parse()?, side: side.parse()? },
            _ => return Ok(None),
        }))
    }
}
