//! City Gates.

use engine::Palace;
use engine::modules::city_gates::{Action, Event};
use engine::vocab::Side;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::{ModuleAction, ModuleEvent, ModuleRoom};
use crate::action::ActionError;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::read;
use crate::state::Known;
use crate::words::SideWord;

pub(super) struct Room;

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Take => to.named("take"),
            Action::Place { tile, at, side } => {
                to.named("place").field("tile", tile).field("at", at).field("gate", side)
            }
            Action::Add { tile, at, side } => {
                to.named("add").field("tile", tile).field("at", at).field("gate", side)
            }
            Action::Remove { at, first, second } => {
                let gates: Vec<_> = [first].into_iter().chain(second).map(SideWord).collect();
                to.named("remove").field("at", at).part("gates", &gates)
            }
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        let gate = || fields.field("gate").dir();
        Ok(Some(match name {
            "take" => Action::Take,
            "place" => Action::Place { tile: fields.tile()?, at: fields.at()?, side: gate()? },
            "add" => Action::Add { tile: fields.tile()?, at: fields.at()?, side: gate()? },
            "remove" => {
                let (first, second) =
                    fields.field("gates").read("one or two sides [[x, y], \"E\"]", gates)?;
                Action::remove(fields.at()?, first, second)
            }
            _ => return Ok(None),
        }))
    }
}

/// One or two sides.
fn gates(raw: &RawValue) -> Option<(Side, Option<Side>)> {
    match read::array(raw)?.as_slice() {
        [first] => Some((read::side(first)?, None)),
        [first, second] => Some((read::side(first)?, Some(read::side(second)?))),
        _ => None,
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Opened => to.named("opened"),
            Event::Discarded => to.named("discarded"),
            Event::Taken { seat } => to.named("taken").field("seat", seat),
            Event::Built { seat, side } => to.named("built").field("seat", seat).field("gate", side),
        }
    }
}

/// The gate place, and the cards that have left the game.
#[derive(Serialize)]
struct StateDto {
    open: bool,
    gates_played: u8,
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        Some(StateDto { open: view.is_gate_card_open(), gates_played: view.gates_played() })
    }

    /// The gates, in an order that does not reveal how they were built.
    fn palace(palace: &Palace) -> Option<(&'static str, impl Serialize)> {
        let mut gates = palace.gates().to_vec();
        gates.sort_unstable_by_key(|gate| (gate.cell.y, gate.cell.x, gate.dir));
        Some(("gates", gates.into_iter().map(SideWord).collect::<Vec<_>>()))
    }
}
