//! Words for what is bought from displays beside the market: bazaars, sultan cards, caravanserais.

use engine::modules::caravanserai::{Caravanserai, Track};
use engine::modules::power_of_the_sultan::SultanCard;
use engine::modules::{bazaars, caravanserai, power_of_the_sultan};
use engine::vocab::{Building, Currency, TileId};

use super::{Names, and, payment, space, tile};

/// `bazaar ducat for seraglio, arcades and tower`.
pub fn bazaar(tile: TileId) -> String {
    let kinds = |row: &engine::data::BazaarRow| and(row.kinds.iter().map(|kind| kind.name().to_string()));
    tile.bazaar().map_or_else(String::new, |row| format!("bazaar {} for {}", row.currency.name(), kinds(row)))
}

pub(super) fn bazaar_event(event: bazaars::Event, names: &Names) -> String {
    match event {
        bazaars::Event::Displayed { tile: new } => format!("{} came beside the market.", tile(new)),
        bazaars::Event::Bought { seat, tile: bought, pay } => {
            format!("{} bought {} for {}, exactly.", names.who(seat), tile(bought), payment(pay))
        }
        bazaars::Event::VizierBought { seat, tile: bought, pay } => {
            format!("{} used the vizier and bought {} for {}.", names.who(seat), tile(bought), payment(pay))
        }
        bazaars::Event::KarimPaid { seat, tile: bought } => {
            format!("Abdul Karim bought {} for {}.", tile(bought), names.whom(seat))
        }
    }
}

/// `the sultan card SUL03 (dirham, garden)`.
pub fn sultan_card(card: SultanCard, mark: Building) -> String {
    format!("the sultan card {card} ({}, {})", card.currency().name(), mark.name())
}

pub(super) fn sultan(event: power_of_the_sultan::Event, names: &Names) -> String {
    use power_of_the_sultan::Event;
    let who = |seat| names.who(seat);
    match event {
        Event::Opened { card, kind } => format!("The display got {}.", sultan_card(card, kind)),
        Event::Bought { seat, card, kind, pay, exact } => {
            let over = pay.total().saturating_sub(u16::from(card.price()));
            let how = if exact { "exactly".to_string() } else { format!("{over} too much") };
            format!("{} bought {} for {}, {how}.", who(seat), sultan_card(card, kind), payment(pay))
        }
        Event::Kept { seat, card, kind } => {
            format!("{} kept the mark of {card}: {}.", who(seat), kind.name())
        }
        Event::Rolled { seat, card, kind } => {
            format!("{} took the mark off {card} and rolled {}.", who(seat), kind.name())
        }
        Event::Marked { seat, card, kind } => format!("{} marked {} on {card}.", who(seat), kind.name()),
        Event::Offered { space: to, tile: drawn } => {
            format!("{} was drawn for {} and offered to the owners of sultan cards.", tile(drawn), space(to))
        }
        Event::Declined { seat, tile } => format!("{} declined {tile}.", who(seat)),
        Event::Claimed { seat, card, tile } => format!("{} took {tile} for {card}.", who(seat)),
    }
}

/// `the caravanserai CAR05 (ducat; dirham 2, dinar 3, florin 4)`.
pub fn caravanserai(card: Caravanserai) -> String {
    let side = |space| format!("{} {}", caravan_currency(card, space), space.value());
    let sides = [Track::B2, Track::B3, Track::B4].map(side).join(", ");
    format!("the caravanserai {card} ({}; {sides})", card.main().name())
}

/// `ducat 3`, or `start`.
pub fn caravan_space(card: Caravanserai, space: Track) -> String {
    match space {
        Track::Start => space.name().to_string(),
        _ => format!("{} {}", caravan_currency(card, space), space.value()),
    }
}

fn caravan_currency(card: Caravanserai, space: Track) -> &'static str {
    card.currency(space).map_or("", Currency::name)
}

pub(super) fn caravanserai_event(event: caravanserai::Event, names: &Names) -> String {
    match event {
        caravanserai::Event::Bought { seat, card, pay, exact } => {
            let how = if exact { "exactly" } else { "with too much" };
            format!("{} bought {} for {}, {how}.", names.who(seat), caravanserai(card), payment(pay))
        }
        caravanserai::Event::Moved { seat, card, to } => {
            format!("{} moved the marker of {card} to {}.", names.who(seat), caravan_space(card, to))
        }
    }
}
