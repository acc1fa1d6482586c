//! Currency Exchange. A payment may include one of its cards.

use engine::View;
use engine::modules::currency_exchange::{Action, Event, ExchangeCard};
use engine::vocab::{Card, Currency};
use serde::Serializer;

use super::{ModuleAction, ModuleEvent, ModuleRoom};
use crate::action::ActionError;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::payment::{Laid, Reason};
use crate::read;

pub(super) struct Room;

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Take { card } => to.named("take").field("card", card.id()),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "take" => Action::Take {
                card: fields.field("card").read("an exchange card such as \"exchange-3\"", |raw| {
                    ExchangeCard::from_id(&read::text(raw)?)
                })?,
            },
            _ => return Ok(None),
        }))
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Joined { card } => to.named("joined").field("card", card.id()),
            Event::Taken { seat, card } => to.named("taken").field("seat", seat).field("card", card.id()),
        }
    }
}

const WITH_DIAMONDS: Reason =
    Reason { rule: "EXC-31", text: "diamonds cannot be paid with an exchange card" };
const NOT_SHOWN: Reason =
    Reason { rule: "EXC-20", text: "with an exchange card only its two currencies may be paid" };
const TWO_CARDS: Reason =
    Reason { rule: "EXC-22", text: "only one exchange card may be played in a purchase" };

impl ModuleRoom for Room {
    fn cards_in_row(view: &View<'_>) -> impl Iterator<Item = Card> {
        view.exchange_row().iter().map(Card::from)
    }

    fn refuse_payment(laid: &Laid) -> Option<Reason> {
        match laid.exchange.as_slice() {
            [] => None,
            [_] if laid.has(Currency::Diamond) => Some(WITH_DIAMONDS),
            [card] if laid.currencies().all(|currency| card.shows(currency)) => None,
            [_] => Some(NOT_SHOWN),
            _ => Some(TWO_CARDS),
        }
    }
}
