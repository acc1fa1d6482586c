//! Change.

use engine::modules::change::Event;
use serde::{Serialize, Serializer};

use super::{ModuleEvent, ModuleRoom};
use crate::form::{Form, Typed};
use crate::state::Known;
use crate::words::CurrencyMap;

pub(super) struct Room;

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Drawn { seat, coins } => {
                to.named("drawn").field("seat", seat).part("coins", &CurrencyMap(coins))
            }
        }
    }
}

/// The coins of each seat and of the bag.
#[derive(Serialize)]
struct StateDto {
    coins: Vec<CurrencyMap>,
    bag: CurrencyMap,
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        Some(StateDto {
            coins: known.by_seat(|seat| CurrencyMap(view.coins(seat))),
            bag: CurrencyMap(view.coin_bag()),
        })
    }
}
