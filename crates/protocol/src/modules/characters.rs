//! Characters.

use engine::modules::characters::{Action, Auction, Character, CharacterSet, Event, Goods, Source};
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use super::{ModuleAction, ModuleEvent, ModuleGoods, ModuleRoom, ModuleSource};
use crate::action::ActionError;
use crate::explain::SourceForm;
use crate::fields::Fields;
use crate::form::{Form, Typed};
use crate::read;
use crate::state::{Known, Pile};
use crate::words::{SeatWord, SeatsWord, Word};

pub(super) struct Room;

/// `"fatima"`.
impl Word for Character {
    fn word(self) -> impl Serialize {
        self.id()
    }
}

impl ModuleAction for Action {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Action::Bid(bid) => to.named("bid").field("bid", bid),
            Action::Pay(pay) => to.named("pay").field("pay", pay),
            Action::KeepFatima => to.named("keep_fatima"),
            Action::ExchangeFatima => to.named("exchange_fatima"),
            Action::Karim { space } => to.named("karim").field("space", space),
            Action::Knihstig { card } => to.named("knihstig").field("card", card),
            Action::Ammar => to.named("ammar"),
            Action::Hakim { kind } => to.named("hakim").field("kind", kind),
            Action::Laila { space } => to.named("laila").field("space", space),
            Action::Machma { give, take } => to.named("machma").field("give", give).field("take", take),
            Action::Yammerad => to.named("yammerad"),
        }
    }

    fn read(name: &str, fields: &Fields<'_, Action>) -> Result<Option<Action>, ActionError> {
        Ok(Some(match name {
            "bid" => Action::Bid(fields.field("bid").read("a whole number", bid)?),
            // CHR-14: any currency will do.
            "pay" => fields.paid_freely(Action::Pay)?,
            "keep_fatima" => Action::KeepFatima,
            "exchange_fatima" => Action::ExchangeFatima,
            "karim" => Action::Karim { space: fields.space()? },
            "knihstig" => Action::Knihstig { card: fields.card()? },
            "ammar" => Action::Ammar,
            "hakim" => Action::Hakim { kind: fields.kind()? },
            "laila" => Action::Laila { space: fields.space()? },
            "machma" => {
                Action::Machma { give: fields.field("give").money()?, take: fields.field("take").money()? }
            }
            "yammerad" => Action::Yammerad,
            _ => return Ok(None),
        }))
    }
}

/// Reads a bid. No hand is worth more than 135 in one currency, so every bid above 255 is refused just like 255.
fn bid(raw: &RawValue) -> Option<u8> {
    read::whole(raw).map(|bid| bid.min(u64::from(u8::MAX)) as u8)
}

impl ModuleEvent for Event {
    fn write<S: Serializer>(self, to: Typed<S>) -> Form<S> {
        match self {
            Event::AuctionOpened { character, auctioneer } => {
                to.named("auction_opened").field("character", character).field("auctioneer", auctioneer)
            }
            Event::Bid { seat, bid } => to.named("bid").field("seat", seat).field("bid", bid),
            Event::Passed { seat } => to.named("passed").field("seat", seat),
            Event::Won { seat, character, bid, pay } => {
                let form = to.named("won").field("seat", seat).field("character", character);
                form.field("bid", bid).field("pay", pay)
            }
            Event::Unsold { character } => to.named("unsold").field("character", character),
            Event::FatimaKept { seat } => to.named("fatima_kept").field("seat", seat),
            Event::FatimaExchanged { seat, character } => {
                to.named("fatima_exchanged").field("seat", seat).field("character", character)
            }
            Event::KarimPaid { seat, space, tile } => {
                to.named("karim_paid").field("seat", seat).field("space", space).field("tile", tile)
            }
            Event::KnihstigTook { seat, card } => {
                to.named("knihstig_took").field("seat", seat).field("card", card)
            }
            Event::Used { seat, character } => {
                to.named("used").field("seat", seat).field("character", character)
            }
            Event::HakimNamed { seat, kind } => {
                to.named("hakim_named").field("seat", seat).field("kind", kind)
            }
            Event::LailaReplaced { seat, space, old, new } => {
                let form = to.named("laila_replaced").field("seat", seat).field("space", space);
                form.field("old", old).field("new", new)
            }
            Event::MachmaSwapped { seat, give, take } => {
                to.named("machma_swapped").field("seat", seat).field("give", give).field("take", take)
            }
            Event::YammeradDrew { seat, card } => {
                to.named("yammerad_drew").field("seat", seat).field("card", card)
            }
        }
    }
}

impl ModuleSource for Source {
    fn form(self) -> SourceForm {
        SourceForm::named(match self {
            Source::Yusuf => "yusuf",
            Source::Fatima => "fatima",
        })
    }
}

impl ModuleGoods for Goods {
    fn card(self) -> Option<&'static str> {
        match self {
            // It is auctioned, so it is never in a display.
            Goods::Character => None,
        }
    }
}

/// Who owns which characters, and the current auction.
#[derive(Serialize)]
struct StateDto {
    owned: Vec<Vec<&'static str>>,
    gone: Vec<&'static str>,
    set_aside: Pile<&'static str>,
    auction: Option<AuctionDto>,
    lozenge_used: bool,
}

#[derive(Serialize)]
struct AuctionDto {
    character: &'static str,
    bid: Option<u8>,
    bidder: Option<SeatWord>,
    asked: SeatWord,
    passed: SeatsWord,
}

impl AuctionDto {
    fn new(auction: Auction) -> AuctionDto {
        AuctionDto {
            character: auction.character.id(),
            bid: auction.best.map(|(_, bid)| bid),
            bidder: auction.best.map(|(seat, _)| SeatWord(seat)),
            asked: SeatWord(auction.asked),
            passed: SeatsWord(auction.passed),
        }
    }
}

fn ids(characters: CharacterSet) -> Vec<&'static str> {
    characters.iter().map(Character::id).collect()
}

impl ModuleRoom for Room {
    fn state(known: &Known<'_>) -> Option<impl Serialize> {
        let view = &known.view;
        let set_aside = view.characters_set_aside();
        Some(StateDto {
            owned: known.by_seat(|seat| ids(view.characters(seat))),
            gone: ids(view.characters_gone()),
            set_aside: known.pile(set_aside, |secrets| secrets.set_aside_characters().map(Character::id)),
            auction: view.auction().map(AuctionDto::new),
            lozenge_used: view.is_lozenge_used(),
        })
    }
}
