//! Change.

use engine::modules::change::{Action, Event};
use engine::{Goods, Purchase};
use serde::{Serialize, Serializer};

use super::{ModuleAction, ModuleEvent, ModuleRoom, bought_card};
use crate::action::ActionError;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::state::Known;
use crate::words::{CurrencyMap, PaymentWord, SeatWord};

pub(super) struct Room;

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Add { piece } => to.named("add").field("piece", piece),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "add" => Action::Add { piece: fields.field("piece").money()? },
            _ => return Ok(None),
        }))
    }
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::Paid { seat, pay } => to.named("paid").field("seat", seat).field("pay", pay),
            Event::Added { seat, piece } => to.named("added").field("seat", seat).field("piece", piece),
            Event::Drawn { seat, coins } => {
                to.named("drawn").field("seat", seat).part("coins", &CurrencyMap(coins))
            }
        }
    }
}

/// The coins of each seat and of the bag, and the purchase that waits for its buyer.
#[derive(Serialize)]
struct StateDto {
    coins: Vec<CurrencyMap>,
    bag: CurrencyMap,
    purchase: Option<PurchaseDto>,
}

#[derive(Serialize)]
struct PurchaseDto {
    seat: SeatWord,
    /// The market space of a tile.
    space: Option<u8>,
    /// A card of a display.
    card: Option<&'static str>,
    price: u8,
    pay: PaymentWord,
}

impl PurchaseDto {
    fn new(Purchase { seat, goods, price, pay }: Purchase) -> PurchaseDto {
        let space = if let Goods::Market(space) = goods { Some(space.number()) } else { None };
        PurchaseDto { seat: SeatWord(seat), space, card: bought_card(goods), price, pay: PaymentWord(pay) }
    }
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        Some(StateDto {
            coins: known.by_seat(|seat| CurrencyMap(view.coins(seat))),
            bag: CurrencyMap(view.coin_bag()),
            purchase: view.waiting_purchase().map(PurchaseDto::new),
        })
    }
}
