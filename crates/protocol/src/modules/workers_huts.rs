//! Workers' Huts.

use engine::modules::workers_huts::{Action, Event};
use engine::vocab::{Building, ByBuilding, Dir, TileId};
use serde::{Serialize, Serializer};

use super::{ModuleAction, ModuleEvent, ModuleRoom};
use crate::action::ActionError;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::state::{Known, Pile};
use crate::words::{KindMap, TileWord};

pub(super) struct Room;

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Take { kind } => to.named("take").field("kind", kind),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "take" => Action::Take { kind: fields.kind()? },
            _ => return Ok(None),
        }))
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Taken { seat, tile } => to.named("taken").field("seat", seat).field("tile", tile),
            Event::TurnedUp { tile } => to.named("turned_up").field("tile", tile),
        }
    }
}

/// The stacks, and how many huts each seat owns.
#[derive(Serialize)]
struct StateDto {
    stacks: KindMap<StackDto>,
    owned: Vec<u8>,
}

#[derive(Serialize)]
struct StackDto {
    up: Option<TileWord>,
    down: Pile<TileWord>,
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        let stack = |kind: Building| {
            let stack = view.hut_stack(kind);
            let down = known.pile(stack.down as usize, |secrets| secrets.huts_down(kind).map(TileWord));
            StackDto { up: stack.up.map(TileWord), down }
        };
        let stacks = KindMap(ByBuilding(Building::ALL.map(stack)));
        Some(StateDto { stacks, owned: known.by_seat(|seat| view.huts_owned(seat)) })
    }

    /// HUT-20: each building of a hut's kind that is joined to it counts once more.
    fn adds_to_count(tile: TileId, joined: impl Fn(Dir) -> Option<Building>) -> Option<(Building, u32)> {
        let kind = tile.hut_kind()?;
        Some((kind, Dir::ALL.into_iter().filter(|&dir| joined(dir) == Some(kind)).count() as u32))
    }
}
