//! Bazaars.

use engine::modules::bazaars::{Action, Event, Goods, Source};
use engine::vocab::{Currency, TileId};
use serde::{Serialize, Serializer};

use super::{ModuleAction, ModuleEvent, ModuleGoods, ModuleRoom, ModuleSource};
use crate::action::ActionError;
use crate::explain::SourceForm;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::state::Known;
use crate::words::TileWord;

pub(super) struct Room;

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Buy { tile, pay } => to.named("buy").field("tile", tile).field("pay", pay),
            Action::VizierBuy { tile, pay } => to.named("vizier_buy").field("tile", tile).field("pay", pay),
            Action::Karim { tile } => to.named("karim").field("tile", tile),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "buy" => {
                let tile = fields.tile()?;
                fields.paid(currency(tile), |pay| Action::Buy { tile, pay })?
            }
            "vizier_buy" => {
                let tile = fields.tile()?;
                fields.paid(currency(tile), |pay| Action::VizierBuy { tile, pay })?
            }
            "karim" => Action::Karim { tile: fields.tile()? },
            _ => return Ok(None),
        }))
    }
}

/// The currency that a bazaar costs. Any other tile gets an arbitrary one, as it is refused whatever is paid.
fn currency(tile: TileId) -> Currency {
    tile.bazaar().map_or(Currency::Dinar, |row| row.currency)
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Displayed { tile } => to.named("displayed").field("tile", tile),
            Event::Bought { seat, tile, pay } => {
                to.named("bought").field("seat", seat).field("tile", tile).field("pay", pay)
            }
            Event::VizierBought { seat, tile, pay } => {
                to.named("vizier_bought").field("seat", seat).field("tile", tile).field("pay", pay)
            }
            Event::KarimPaid { seat, tile } => to.named("karim_paid").field("seat", seat).field("tile", tile),
        }
    }
}

impl ModuleSource for Source {
    fn form(self) -> SourceForm {
        match self {
            Source::Bazaar(tile) => SourceForm { tile: Some(tile), ..SourceForm::named("bazaar") },
        }
    }
}

impl ModuleGoods for Goods {
    fn card(self) -> Option<&'static str> {
        match self {
            Goods::Bazaar(_) => None,
        }
    }
}

/// The bazaars beside the market, each with its price.
#[derive(Serialize)]
struct StateDto {
    display: Vec<OfferDto>,
}

#[derive(Serialize)]
struct OfferDto {
    tile: TileWord,
    price: Option<u8>,
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        let offer = |tile| OfferDto { tile: TileWord(tile), price: view.bazaar_price(tile) };
        Some(StateDto { display: view.bazaars().iter().map(offer).collect() })
    }
}
