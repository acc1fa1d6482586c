//! Street Trader.

use engine::modules::street_trader::{Action, Event, Source, Trio};
use engine::vocab::{Building, Cell, Seat};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::{ModuleAction, ModuleEvent, ModuleRoom, ModuleSource};
use crate::action::ActionError;
use crate::explain::SourceForm;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::read;
use crate::state::{Known, tiles};
use crate::words::{CellWord, KindMap, KindWord, TileWord};

pub(super) struct Room;

/// `["pavilion", "garden", "tower"]`.
struct TrioWord(Trio);

impl Serialize for TrioWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.0.iter().map(KindWord))
    }
}

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Choose { citizens } => to.named("choose").part("citizens", &TrioWord(citizens)),
            Action::PutDisc { at } => to.named("put_disc").field("at", at),
            Action::MoveIn { tile } => to.named("move_in").field("tile", tile),
            Action::Take { kind } => to.named("take").field("kind", kind),
            Action::Exchange { give, take } => to.named("exchange").field("give", give).field("take", take),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "choose" => Action::Choose {
                citizens: fields.field("citizens").read("an array of three different kinds", trio)?,
            },
            "put_disc" => Action::PutDisc { at: fields.at()? },
            "move_in" => Action::MoveIn { tile: fields.tile()? },
            "take" => Action::Take { kind: fields.kind()? },
            "exchange" => {
                Action::Exchange { give: fields.field("give").kind()?, take: fields.field("take").kind()? }
            }
            _ => return Ok(None),
        }))
    }
}

/// Three different kinds.
fn trio(raw: &RawValue) -> Option<Trio> {
    let kinds: [&RawValue; 3] = read::array(raw)?.try_into().ok()?;
    let [one, two, three] = kinds.map(|raw| Building::from_name(&read::text(raw)?));
    Trio::new([one?, two?, three?])
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Revealed { seat, citizens } => {
                to.named("revealed").field("seat", seat).part("citizens", &TrioWord(citizens))
            }
            Event::DiscPut { seat, at } => to.named("disc_put").field("seat", seat).field("at", at),
            Event::DiscAside { seat } => to.named("disc_aside").field("seat", seat),
            Event::MovedIn { seat, tile } => to.named("moved_in").field("seat", seat).field("tile", tile),
            Event::Taken { seat, kind } => to.named("taken").field("seat", seat).field("kind", kind),
            Event::Exchanged { seat, give, take } => {
                to.named("exchanged").field("seat", seat).field("give", give).field("take", take)
            }
            Event::Lost { seat, kind } => to.named("lost").field("seat", seat).field("kind", kind),
        }
    }
}

impl ModuleSource for Source {
    fn form(self) -> SourceForm {
        match self {
            Source::Citizens => SourceForm::named("citizens"),
        }
    }
}

/// Discs and citizens, and as much of the choices at the start as the reader may know.
#[derive(Serialize)]
struct StateDto {
    discs: Vec<Option<CellWord>>,
    on_discs: Vec<KindMap<u8>>,
    housed: Vec<TileWord>,
    supply: KindMap<u8>,
    /// What each seat has chosen while others are still choosing; null if the reader may not know it.
    chosen: Vec<Option<ChoiceDto>>,
}

#[derive(Serialize)]
struct ChoiceDto {
    citizens: Option<TrioWord>,
    disc: Option<CellWord>,
}

impl ModuleRoom for Room {
    /// Its state was published before that of the module with rule file 33.
    const STATE_AFTER: Option<u8> = Some(32);

    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        let chosen = |seat: Seat| {
            known.cards_of(seat).map(|cards| ChoiceDto {
                citizens: cards.citizens().map(TrioWord),
                disc: cards.disc().map(|dir| CellWord(Cell::START.step(dir))),
            })
        };
        Some(StateDto {
            discs: known.by_seat(|seat| view.disc(seat).map(CellWord)),
            on_discs: known.by_seat(|seat| KindMap(view.citizens_on_disc(seat))),
            housed: tiles(view.housed_citizens()),
            supply: KindMap(view.citizen_supply()),
            chosen: known.by_seat(chosen),
        })
    }
}
