//! Thieves.

use engine::modules::thieves::{Action, Event, Thieves};
use engine::vocab::{Currency, Seat};
use serde::{Serialize, Serializer};

use super::{ModuleAction, ModuleEvent, ModuleRoom};
use crate::action::ActionError;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::state::{Known, Pile};

pub(super) struct Room;

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Steal { card } => to.named("steal").field("card", card),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "steal" => Action::Steal { card: fields.card()? },
            _ => return Ok(None),
        }))
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Stolen { seat, card } => to.named("stolen").field("seat", seat).field("card", card),
        }
    }
}

/// The cards that the reader may know in each hand, and the played ones; each card is written as its currency.
#[derive(Serialize)]
struct StateDto {
    held: Vec<Pile<&'static str>>,
    played: Vec<&'static str>,
}

fn names(thieves: Thieves) -> Vec<&'static str> {
    thieves.iter().map(Currency::name).collect()
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        let held = |seat: Seat| known.held(seat, view.thieves_held(seat), |cards| names(cards.thieves()));
        Some(StateDto { held: known.by_seat(held), played: names(view.thieves_played()) })
    }
}
