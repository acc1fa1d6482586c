//! Caravanserai.

use engine::Rules;
use engine::modules::caravanserai::{Action, Caravanserai, Event, Goods, Owned, Track};
use serde::{Serialize, Serializer};

use super::{Flag, ModuleAction, ModuleEvent, ModuleGoods, ModuleRoom};
use crate::action::ActionError;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::read;
use crate::state::Known;
use crate::words::Word;

pub(super) struct Room;

/// `"CAR05"`.
impl Word for Caravanserai {
    fn word(self) -> impl Serialize {
        self.id()
    }
}

/// `"M3"`.
impl Word for Track {
    fn word(self) -> impl Serialize {
        self.name()
    }
}

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Buy { card, pay } => to.named("buy").field("card", card).field("pay", pay),
            Action::Move { card, to: space } => to.named("move").field("card", card).field("to", space),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        let card = || {
            let field = fields.field("card");
            field
                .read("a caravanserai card such as \"CAR05\"", |raw| Caravanserai::from_id(&read::text(raw)?))
        };
        Ok(Some(match name {
            "buy" => {
                let card = card()?;
                fields.paid(card.main(), |pay| Action::Buy { card, pay })?
            }
            "move" => {
                let space = fields.field("to");
                let to = space
                    .read("a space such as \"M3\" or \"B3\"", |raw| Track::from_name(&read::text(raw)?))?;
                Action::Move { card: card()?, to }
            }
            _ => return Ok(None),
        }))
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Bought { seat, card, pay, exact } => {
                let form = to.named("bought").field("seat", seat).field("card", card);
                form.field("pay", pay).field("exact", exact)
            }
            Event::Moved { seat, card, to: space } => {
                to.named("moved").field("seat", seat).field("card", card).field("to", space)
            }
        }
    }
}

impl ModuleGoods for Goods {
    fn card(self) -> Option<&'static str> {
        match self {
            Goods::Card(card) => Some(card.id()),
        }
    }
}

/// The display, and the cards of each seat with their markers (CAR-10).
#[derive(Serialize)]
struct StateDto {
    display: Vec<&'static str>,
    owned: Vec<Vec<MarkerDto>>,
}

#[derive(Serialize)]
struct MarkerDto {
    card: &'static str,
    space: &'static str,
}

impl ModuleRoom for Room {
    const FLAGS: &'static [Flag] = &[Flag {
        name: "caravanserai_five_kinds",
        is_on: Rules::caravanserai_five_kinds,
        turn_on: |rules| rules.with_caravanserai_five_kinds(true),
        code: Some(153),
    }];

    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        let marker = |owned: Owned| MarkerDto { card: owned.card.id(), space: owned.at.name() };
        Some(StateDto {
            display: view.caravanserai_display().map(Caravanserai::id).collect(),
            owned: known.by_seat(|seat| view.caravanserais(seat).map(marker).collect()),
        })
    }
}
