//! The text form of the module's pieces and actions.

use std::fmt;

use super::Action;
use crate::modules::ModuleNotation;
use crate::notation::{ParseError, expected, payment, space, write_payment};

impl ModuleNotation for Action {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Bid(bid) => write!(f, "bid {bid}"),
            Action::Pay(pay) => {
                f.write_str("pay-bid")?;
                write_payment(f, pay)
            }
            Action::KeepFatima => f.write_str("keep-fatima"),
            Action::ExchangeFatima => f.write_str("exchange-fatima"),
            Action::Karim { space } => write!(f, "karim {}", space.number()),
            Action::Knihstig { card } => write!(f, "knihstig {card}"),
            Action::Ammar => f.write_str("ammar"),
            Action::Hakim { kind } => write!(f, "hakim {}", kind.name()),
            Action::Laila { space } => write!(f, "laila {}", space.number()),
            Action::Machma { give, take } => write!(f, "machma {give} {take}"),
            Action::Yammerad => f.write_str("yammerad"),
        }
    }

    fn read(words: &[&str]) -> Result<Option<Action>, ParseError> {
        Ok(Some(match words {
            ["bid", bid] => match bid.parse() {
                Ok(bid) => Action::Bid(bid),
                Err(_) => expected("a bid from 1 to 255", bid)?,
            },
            ["pay-bid", cards @ ..] => Action::Pay(payment(cards)?),
            ["keep-fatima"] => Action::KeepFatima,
            ["exchange-fatima"] => Action::ExchangeFatima,
            ["karim", number] => Action::Karim { space: space(number)? },
            ["knihstig", card] => Action::Knihstig { card: card.parse()? },
            ["ammar"] => Action::Ammar,
            ["hakim", kind] => Action::Hakim { kind: kind.parse()? },
            ["laila", number] => Action::Laila { space: space(number)? },
            ["machma", give, take] => Action::Machma { give: give.parse()?, take: take.parse()? },
            ["yammerad"] => Action::Yammerad,
            _ => return Ok(None),
        }))
    }
}
