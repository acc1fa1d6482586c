//! City Walls.

use engine::modules::city_walls::{Action, Event, WallCard, WallCards};
use serde::{Serialize, Serializer};

use super::{ModuleAction, ModuleEvent, ModuleRoom};
use crate::action::ActionError;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::read;
use crate::state::Known;
use crate::words::{TileWord, WallsWord};

pub(super) struct Room;

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Build { card, tile } => to.named("build").field("card", card.id()).field("tile", tile),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "build" => {
                let card = fields
                    .field("card")
                    .read("a wall card such as \"wall-NE\"", |raw| WallCard::from_id(&read::text(raw)?))?;
                Action::Build { card, tile: fields.tile()? }
            }
            _ => return Ok(None),
        }))
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Opened { card } => to.named("opened").field("card", card.id()),
            Event::Built { seat, card, tile } => {
                to.named("built").field("seat", seat).field("card", card.id()).field("tile", tile)
            }
        }
    }
}

/// Everything, because only the cards in the draw pile are hidden.
#[derive(Serialize)]
struct StateDto {
    display: Vec<&'static str>,
    used: Vec<&'static str>,
    sticks_left: u8,
    sticks: Vec<SticksDto>,
}

/// The sticks of one tile, wherever that tile is.
#[derive(Serialize)]
struct SticksDto {
    tile: TileWord,
    sticks: WallsWord,
}

fn ids(cards: WallCards) -> Vec<&'static str> {
    cards.iter().map(WallCard::id).collect()
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        // Those of the start tiles are part of the palaces.
        let sticks = view.sticks();
        let sticks =
            sticks.map(|(tile, sticks)| SticksDto { tile: TileWord(tile), sticks: WallsWord(sticks) });
        Some(StateDto {
            display: ids(view.wall_display()),
            used: ids(view.wall_cards_used()),
            sticks_left: view.sticks_left(),
            sticks: sticks.collect(),
        })
    }
}
