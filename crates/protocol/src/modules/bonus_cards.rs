//! Bonus Cards.

use engine::modules::bonus_cards::{Action, BonusCard, BonusSet, Event};
use engine::vocab::Seat;
use serde::{Serialize, Serializer};

use super::{ModuleAction, ModuleEvent, ModuleRoom};
use crate::action::ActionError;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::read;
use crate::state::{Known, Pile};

pub(super) struct Room;

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Show { card } => to.named("show").field("card", card.id()),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "show" => Action::Show {
                card: fields
                    .field("card")
                    .read("a bonus card such as \"bonus-07\"", |raw| BonusCard::from_id(&read::text(raw)?))?,
            },
            _ => return Ok(None),
        }))
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Shown { seat, card } => to.named("shown").field("seat", seat).field("card", card.id()),
            Event::TakenBack { seat, card } => {
                to.named("taken_back").field("seat", seat).field("card", card.id())
            }
        }
    }
}

/// What is public, and as much of the rest as the reader may know.
#[derive(Serialize)]
struct StateDto {
    shown: Vec<Vec<&'static str>>,
    hidden: Vec<Pile<&'static str>>,
    /// The cards that each seat will show in the coming round; null if the reader may not know them.
    chosen: Vec<Option<Vec<&'static str>>>,
}

fn ids(cards: BonusSet) -> Vec<&'static str> {
    cards.iter().map(BonusCard::id).collect()
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        let hidden = |seat: Seat| known.held(seat, view.bonus_unshown(seat), |cards| ids(cards.bonus()));
        Some(StateDto {
            shown: known.by_seat(|seat| ids(view.bonus_shown(seat))),
            hidden: known.by_seat(hidden),
            chosen: known.by_seat(|seat| known.cards_of(seat).map(|cards| ids(cards.bonus_chosen()))),
        })
    }
}
