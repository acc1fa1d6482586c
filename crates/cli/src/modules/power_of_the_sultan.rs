//! Power of the Sultan: cards with a marked kind, and the buildings they take.

use std::io::{self, Write};

use engine::View;
use engine::modules::power_of_the_sultan::{Action, Awaited, Event, SultanCard};
use engine::vocab::Building;

use super::{ActionWords, AwaitedWords, EventWords, ModuleDisplay, Scene};
use crate::style::Style;
use crate::table;
use crate::words::{self, Names, payment, space, tile};

pub(crate) struct Room;

/// `the sultan card SUL03 (dirham, garden)`.
fn sultan_card(card: SultanCard, mark: Building) -> String {
    format!("the sultan card {card} ({}, {})", card.currency().name(), mark.name())
}

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        34
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, names: &Names, _: Style) -> io::Result<()> {
        let open = view.sultan_display().map(|(card, mark)| sultan_card(card, mark));
        let owned = view.seats().flat_map(|seat| {
            let of = move |(card, mark)| format!("{} of {}", sultan_card(card, mark), names.whom(seat));
            view.sultan_cards(seat).map(of)
        });
        table::wrapped(out, "Sultan", &words::and_or(open.chain(owned), "none yet"))
    }
}

impl AwaitedWords for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Mark => "Your sultan card: keep its mark, or roll the die once?",
            Awaited::Roll => "Mark the rolled kind or the one on the opposite face",
            Awaited::Offer => "A building of your sultan card was drawn: take it for nothing?",
        }
    }

    fn scene(self) -> Scene {
        match self {
            Awaited::Mark | Awaited::Roll | Awaited::Offer => Scene::Table,
        }
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Buy { card, pay } => {
                format!("the sultan card {card} ({}) for {}", card.currency().name(), payment(pay))
            }
            Action::Keep => "keep the mark".to_string(),
            Action::Roll => "take the mark off and roll the die".to_string(),
            Action::Mark { kind } => format!("mark {}", kind.name()),
            Action::Claim { tile: offered } => format!("take {} for a sultan card", tile(offered)),
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        let who = |seat| names.who(seat);
        match self {
            Event::Opened { card, kind } => format!("The display got {}.", sultan_card(card, kind)),
            Event::Bought { seat, card, kind, pay, exact } => {
                let how = words::how_paid(pay, card.price().into(), exact);
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
                let (drawn, to) = (tile(drawn), space(to));
                format!("{drawn} was drawn for {to} and offered to the owners of sultan cards.")
            }
            Event::Declined { seat, tile } => format!("{} declined {tile}.", who(seat)),
            Event::Claimed { seat, card, tile } => format!("{} took {tile} for {card}.", who(seat)),
        }
    }
}
