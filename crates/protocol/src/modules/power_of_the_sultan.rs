//! Power of the Sultan.

use engine::modules::power_of_the_sultan::{Action, Event, Goods, SultanCard};
use serde::{Serialize, Serializer};

use super::{ModuleAction, ModuleEvent, ModuleGoods, ModuleRoom};
use crate::action::ActionError;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::read;
use crate::state::Known;
use crate::words::{KindWord, TileWord, Word};

pub(super) struct Room;

/// `"SUL03"`.
impl Word for SultanCard {
    fn word(self) -> impl Serialize {
        self.id()
    }
}

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Buy { card, pay } => to.named("buy").field("card", card).field("pay", pay),
            Action::Keep => to.named("keep"),
            Action::Roll => to.named("roll"),
            Action::Mark { kind } => to.named("mark").field("kind", kind),
            Action::Claim { tile } => to.named("claim").field("tile", tile),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "buy" => {
                let card = fields
                    .field("card")
                    .read("a sultan card such as \"SUL03\"", |raw| SultanCard::from_id(&read::text(raw)?))?;
                fields.paid(card.currency(), |pay| Action::Buy { card, pay })?
            }
            "keep" => Action::Keep,
            "roll" => Action::Roll,
            "mark" => Action::Mark { kind: fields.kind()? },
            "claim" => Action::Claim { tile: fields.tile()? },
            _ => return Ok(None),
        }))
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Opened { card, kind } => to.named("opened").field("card", card).field("kind", kind),
            Event::Bought { seat, card, kind, pay, exact } => {
                let form = to.named("bought").field("seat", seat).field("card", card);
                form.field("kind", kind).field("pay", pay).field("exact", exact)
            }
            Event::Kept { seat, card, kind } => {
                to.named("kept").field("seat", seat).field("card", card).field("kind", kind)
            }
            Event::Rolled { seat, card, kind } => {
                to.named("rolled").field("seat", seat).field("card", card).field("kind", kind)
            }
            Event::Marked { seat, card, kind } => {
                to.named("marked").field("seat", seat).field("card", card).field("kind", kind)
            }
            Event::Offered { space, tile } => to.named("offered").field("space", space).field("tile", tile),
            Event::Declined { seat, tile } => to.named("declined").field("seat", seat).field("tile", tile),
            Event::Claimed { seat, card, tile } => {
                to.named("claimed").field("seat", seat).field("card", card).field("tile", tile)
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

/// Everything, because only the cards in the draw pile are hidden (SUL-11).
#[derive(Serialize)]
struct StateDto {
    display: Vec<MarkedDto>,
    owned: Vec<Vec<MarkedDto>>,
    gone: Vec<&'static str>,
    rolled: Option<KindWord>,
    offer: Option<OfferedDto>,
}

#[derive(Serialize)]
struct MarkedDto {
    card: &'static str,
    kind: KindWord,
}

#[derive(Serialize)]
struct OfferedDto {
    space: u8,
    tile: TileWord,
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        let marked = |(card, kind): (SultanCard, _)| MarkedDto { card: card.id(), kind: KindWord(kind) };
        let offer = view.sultan_offer();
        Some(StateDto {
            display: view.sultan_display().map(marked).collect(),
            owned: known.by_seat(|seat| view.sultan_cards(seat).map(marked).collect()),
            gone: view.sultan_cards_gone().map(SultanCard::id).collect(),
            rolled: view.sultan_mark().and_then(|(_, rolled)| rolled).map(KindWord),
            offer: offer.map(|offer| OfferedDto { space: offer.space.number(), tile: TileWord(offer.tile) }),
        })
    }
}
