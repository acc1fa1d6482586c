//! The events of modules that tell many things.

use engine::Scorer;
use engine::modules::power_of_the_sultan::SultanCard;
use engine::modules::treasure_chamber::Room;
use engine::modules::{
    art_of_the_moors, bazaars, characters, power_of_the_sultan, street_trader, treasure_chamber,
};
use engine::vocab::Card;

use super::{ChestsWord, EventForm};
use crate::words::{
    CardWord, CellWord, CharacterWord, KindWord, MoneyWord, PaymentWord, ScorerWord, SeatWord, TileWord,
    TrioWord,
};

pub(super) fn bazaar_form(event: bazaars::Event) -> EventForm {
    match event {
        bazaars::Event::Displayed { tile } => EventForm::BazaarDisplayed { tile: TileWord(tile) },
        bazaars::Event::Bought { seat, tile, pay } => {
            EventForm::BazaarBought { seat: SeatWord(seat), tile: TileWord(tile), pay: PaymentWord(pay) }
        }
        bazaars::Event::VizierBought { seat, tile, pay } => EventForm::BazaarVizierBought {
            seat: SeatWord(seat),
            tile: TileWord(tile),
            pay: PaymentWord(pay),
        },
        bazaars::Event::KarimPaid { seat, tile } => {
            EventForm::BazaarKarimPaid { seat: SeatWord(seat), tile: TileWord(tile) }
        }
    }
}

pub(super) fn character_form(event: characters::Event) -> EventForm {
    match event {
        characters::Event::AuctionOpened { character, auctioneer } => {
            EventForm::AuctionOpened { character: CharacterWord(character), auctioneer: SeatWord(auctioneer) }
        }
        characters::Event::Bid { seat, bid } => EventForm::Bid { seat: SeatWord(seat), bid },
        characters::Event::Passed { seat } => EventForm::Passed { seat: SeatWord(seat) },
        characters::Event::Won { seat, character, bid, pay } => EventForm::Won {
            seat: SeatWord(seat),
            character: CharacterWord(character),
            bid,
            pay: PaymentWord(pay),
        },
        characters::Event::Unsold { character } => EventForm::Unsold { character: CharacterWord(character) },
        characters::Event::FatimaKept { seat } => EventForm::FatimaKept { seat: SeatWord(seat) },
        characters::Event::FatimaExchanged { seat, character } => {
            EventForm::FatimaExchanged { seat: SeatWord(seat), character: CharacterWord(character) }
        }
        characters::Event::KarimPaid { seat, space, tile } => {
            EventForm::KarimPaid { seat: SeatWord(seat), space: space.number(), tile: TileWord(tile) }
        }
        characters::Event::KnihstigTook { seat, card } => {
            EventForm::KnihstigTook { seat: SeatWord(seat), card: MoneyWord(card) }
        }
        characters::Event::Used { seat, character } => {
            EventForm::Used { seat: SeatWord(seat), character: CharacterWord(character) }
        }
        characters::Event::HakimNamed { seat, kind } => {
            EventForm::HakimNamed { seat: SeatWord(seat), kind: KindWord(kind) }
        }
        characters::Event::LailaReplaced { seat, space, old, new } => EventForm::LailaReplaced {
            seat: SeatWord(seat),
            space: space.number(),
            old: TileWord(old),
            new: TileWord(new),
        },
        characters::Event::MachmaSwapped { seat, give, take } => {
            EventForm::MachmaSwapped { seat: SeatWord(seat), give: MoneyWord(give), take: MoneyWord(take) }
        }
        characters::Event::YammeradDrew { seat, card } => {
            EventForm::YammeradDrew { seat: SeatWord(seat), card: card.map(MoneyWord) }
        }
    }
}

pub(super) fn trader_form(event: street_trader::Event) -> EventForm {
    match event {
        street_trader::Event::Revealed { seat, citizens } => {
            EventForm::CitizensRevealed { seat: SeatWord(seat), citizens: TrioWord(citizens) }
        }
        street_trader::Event::DiscPut { seat, at } => {
            EventForm::DiscPut { seat: SeatWord(seat), at: CellWord(at) }
        }
        street_trader::Event::DiscAside { seat } => EventForm::DiscAside { seat: SeatWord(seat) },
        street_trader::Event::MovedIn { seat, tile } => {
            EventForm::MovedIn { seat: SeatWord(seat), tile: TileWord(tile) }
        }
        street_trader::Event::Taken { seat, kind } => {
            EventForm::CitizenTaken { seat: SeatWord(seat), kind: KindWord(kind) }
        }
        street_trader::Event::Exchanged { seat, give, take } => {
            EventForm::CitizenExchanged { seat: SeatWord(seat), give: KindWord(give), take: KindWord(take) }
        }
        street_trader::Event::Lost { seat, kind } => {
            EventForm::CitizenLost { seat: SeatWord(seat), kind: KindWord(kind) }
        }
    }
}

pub(super) fn chamber_form(event: treasure_chamber::Event) -> EventForm {
    let number = |room: Room| room.number();
    match event {
        treasure_chamber::Event::Paid { seat, room, card } => {
            EventForm::ChestsPaid { seat: SeatWord(seat), room: number(room), card: MoneyWord(card) }
        }
        treasure_chamber::Event::Bought { seat, room, chests } => {
            EventForm::ChestsBought { seat: SeatWord(seat), room: number(room), chests: ChestsWord(chests) }
        }
        treasure_chamber::Event::Stored { seat, tile } => EventForm::ChestStored {
            seat: ScorerWord(seat.map_or(Scorer::Dirk, Scorer::Seat)),
            tile: TileWord(tile),
        },
        treasure_chamber::Event::Returned { kind } => EventForm::ChestReturned { kind: KindWord(kind) },
        treasure_chamber::Event::RoomFilled { room, chests } => {
            EventForm::RoomFilled { room: number(room), chests: ChestsWord(chests) }
        }
        treasure_chamber::Event::Closed => EventForm::ChamberClosed,
    }
}

pub(super) fn culture_form(event: art_of_the_moors::Event) -> EventForm {
    match event {
        art_of_the_moors::Event::Taken { seat, price, marker } => {
            EventForm::CultureTaken { seat: SeatWord(seat), price: price.value(), marker }
        }
        art_of_the_moors::Event::Marked { seat, price, tile } => EventForm::CultureMarked {
            seat: SeatWord(seat),
            price: price.value(),
            facing: tile.facing,
            marker: tile.marker,
        },
        art_of_the_moors::Event::Returned { seat, price } => {
            EventForm::CultureReturned { seat: SeatWord(seat), price: price.value() }
        }
        art_of_the_moors::Event::Developed { seat, turned, points } => {
            EventForm::Developed { seat: SeatWord(seat), turned, points }
        }
    }
}

pub(super) fn sultan_form(event: power_of_the_sultan::Event) -> EventForm {
    use power_of_the_sultan::Event;
    let word = |card: SultanCard| CardWord(Card::from(card));
    match event {
        Event::Opened { card, kind } => EventForm::SultanOpened { card: word(card), kind: KindWord(kind) },
        Event::Bought { seat, card, kind, pay, exact } => EventForm::SultanBought {
            seat: SeatWord(seat),
            card: word(card),
            kind: KindWord(kind),
            pay: PaymentWord(pay),
            exact,
        },
        Event::Kept { seat, card, kind } => {
            EventForm::SultanKept { seat: SeatWord(seat), card: word(card), kind: KindWord(kind) }
        }
        Event::Rolled { seat, card, kind } => {
            EventForm::SultanRolled { seat: SeatWord(seat), card: word(card), kind: KindWord(kind) }
        }
        Event::Marked { seat, card, kind } => {
            EventForm::SultanMarked { seat: SeatWord(seat), card: word(card), kind: KindWord(kind) }
        }
        Event::Offered { space, tile } => {
            EventForm::SultanOffered { space: space.number(), tile: TileWord(tile) }
        }
        Event::Declined { seat, tile } => {
            EventForm::SultanDeclined { seat: SeatWord(seat), tile: TileWord(tile) }
        }
        Event::Claimed { seat, card, tile } => {
            EventForm::SultanClaimed { seat: SeatWord(seat), card: word(card), tile: TileWord(tile) }
        }
    }
}
