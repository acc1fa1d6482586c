//! Master Builders.

use engine::modules::master_builders::{Action, Event};
use serde::{Serialize, Serializer};

use super::{ModuleAction, ModuleEvent, ModuleRoom};
use crate::action::ActionError;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::state::Known;
use crate::words::CurrencyMap;

pub(super) struct Room;

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Play { card } => to.named("play").field("card", card),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "play" => Action::Play { card: fields.card()? },
            _ => return Ok(None),
        }))
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Played { seat, card } => to.named("played").field("seat", seat).field("card", card),
        }
    }
}

/// The cards that have openly left the game, and whether one was played this turn.
#[derive(Serialize)]
struct StateDto {
    gone: CurrencyMap,
    used: bool,
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        Some(StateDto { gone: CurrencyMap(view.builders_gone()), used: view.is_builder_used() })
    }
}
