//! Vizier's Favour.

use engine::modules::viziers_favour::{Action, Event};
use serde::{Serialize, Serializer};

use super::{ModuleAction, ModuleEvent, ModuleRoom};
use crate::action::ActionError;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::state::Known;

pub(super) struct Room;

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Buy { space, pay } => to.named("buy").field("space", space).field("pay", pay),
            Action::TurnStone => to.named("turn_stone"),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "buy" => {
                let space = fields.space()?;
                fields.paid(space.currency(), |pay| Action::Buy { space, pay })?
            }
            "turn_stone" => Action::TurnStone,
            _ => return Ok(None),
        }))
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Bought { seat, space, tile, pay } => {
                let form = to.named("bought").field("seat", seat).field("space", space);
                form.field("tile", tile).field("pay", pay)
            }
            Event::StoneTurned { seat } => to.named("stone_turned").field("seat", seat),
        }
    }
}

/// Whose vizier stone is active.
#[derive(Serialize)]
struct StateDto {
    active: Vec<bool>,
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let active = known.view.active_viziers();
        Some(StateDto { active: known.by_seat(|seat| active.has(seat)) })
    }
}
