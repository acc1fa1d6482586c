//! Art of the Moors.

use engine::modules::art_of_the_moors::{Action, Event, Price, Source};
use engine::vocab::Seat;
use serde::{Serialize, Serializer};

use super::{ModuleAction, ModuleEvent, ModuleRoom, ModuleSource};
use crate::action::ActionError;
use crate::explain::SourceForm;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::state::Known;
use crate::words::Word;

pub(super) struct Room;

impl Word for Price {
    fn word(self) -> impl Serialize {
        self.value()
    }
}

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Develop => to.named("develop"),
        }
    }

    fn read(name: &str, _: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(match name {
            "develop" => Some(Action::Develop),
            _ => None,
        })
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Taken { seat, price, marker } => {
                to.named("taken").field("seat", seat).field("price", price).field("marker", marker)
            }
            Event::Marked { seat, price, tile } => {
                let form = to.named("marked").field("seat", seat).field("price", price);
                form.field("facing", tile.facing).field("marker", tile.marker)
            }
            Event::Returned { seat, price } => to.named("returned").field("seat", seat).field("price", price),
            Event::Developed { seat, turned, points } => {
                to.named("developed").field("seat", seat).field("turned", turned).field("points", points)
            }
        }
    }
}

impl ModuleSource for Source {
    fn form(self) -> SourceForm {
        match self {
            Source::Culture(price) => {
                SourceForm { price: Some(price.value()), ..SourceForm::named("culture") }
            }
        }
    }
}

/// The culture tiles of each seat, and how many are left in each pile.
#[derive(Serialize)]
struct StateDto {
    tiles: Vec<Vec<TileDto>>,
    piles: Vec<PileDto>,
}

#[derive(Serialize)]
struct TileDto {
    price: u8,
    facing: u8,
    marker: u8,
}

#[derive(Serialize)]
struct PileDto {
    price: u8,
    left: u8,
}

impl ModuleRoom for Room {
    /// Its state was published second in its expansion, before those with rule files 52 and 53.
    const STATE_AFTER: Option<u8> = Some(51);

    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        let tile = |seat: Seat, price: Price| {
            let tile = view.culture_tile(seat, price)?;
            Some(TileDto { price: price.value(), facing: tile.facing, marker: tile.marker })
        };
        let pile = |price: Price| PileDto { price: price.value(), left: view.culture_pile(price) };
        Some(StateDto {
            tiles: known.by_seat(|seat| Price::all().filter_map(|price| tile(seat, price)).collect()),
            piles: Price::all().map(pile).collect(),
        })
    }
}
