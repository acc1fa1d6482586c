//! Treasure Chamber.

use engine::Scorer;
use engine::modules::treasure_chamber::{self, Action, Chests, Event, Source};
use serde::{Serialize, Serializer};

use super::{ModuleAction, ModuleEvent, ModuleRoom, ModuleSource};
use crate::action::ActionError;
use crate::explain::SourceForm;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::read;
use crate::state::{Known, tiles};
use crate::words::{KindMap, KindWord, TileWord, Word};

pub(super) struct Room;

/// The number of the room, counted from 1.
impl Word for treasure_chamber::Room {
    fn word(self) -> impl Serialize {
        self.number()
    }
}

/// The kinds of the chests in a room.
impl Word for Chests {
    fn word(self) -> impl Serialize {
        self.map(KindWord)
    }
}

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Buy { room } => to.named("buy").field("room", room),
            Action::Pay { card } => to.named("pay").field("card", card),
            Action::Put { tile } => to.named("put").field("tile", tile),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "buy" => Action::Buy {
                room: fields.field("room").read("a room from 1 to 3", |raw| {
                    treasure_chamber::Room::from_number(read::whole(raw)?)
                })?,
            },
            "pay" => Action::Pay { card: fields.card()? },
            "put" => Action::Put { tile: fields.tile()? },
            _ => return Ok(None),
        }))
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Paid { seat, room, card } => {
                to.named("paid").field("seat", seat).field("room", room).field("card", card)
            }
            Event::Bought { seat, room, chests } => {
                to.named("bought").field("seat", seat).field("room", room).field("chests", chests)
            }
            Event::Stored { seat, tile } => {
                let who = seat.map_or(Scorer::Dirk, Scorer::Seat);
                to.named("stored").field("seat", who).field("tile", tile)
            }
            Event::Returned { kind } => to.named("returned").field("kind", kind),
            Event::RoomFilled { room, chests } => {
                to.named("room_filled").field("room", room).field("chests", chests)
            }
            Event::Closed => to.named("closed"),
        }
    }
}

impl ModuleSource for Source {
    fn form(self) -> SourceForm {
        match self {
            Source::Chests => SourceForm::named("chests"),
        }
    }
}

/// Everything, because nothing is hidden (TRE-03).
#[derive(Serialize)]
struct StateDto {
    rooms: RoomsDto,
    bag: KindMap<u8>,
    closed: bool,
    stored: Vec<TileWord>,
    aside: KindMap<u8>,
    purchase: Option<PurchaseDto>,
}

/// `{"1": ["garden", ...], "2": null, ...}`.
struct RoomsDto([Option<Chests>; 3]);

impl Serialize for RoomsDto {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(["1", "2", "3"].into_iter().zip(self.0.map(Word::word)))
    }
}

#[derive(Serialize)]
struct PurchaseDto {
    room: u8,
    paid: u8,
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        let purchase = view.chest_purchase();
        Some(StateDto {
            rooms: RoomsDto(treasure_chamber::Room::ALL.map(|room| view.room(room))),
            bag: KindMap(view.chest_bag()),
            closed: view.is_chamber_closed(),
            stored: tiles(view.stored_chests()),
            aside: KindMap(view.chests_aside()),
            purchase: purchase.map(|one| PurchaseDto { room: one.room.number(), paid: one.paid }),
        })
    }
}
