//! Caravanserai: cards with a marker, whose money grows.

use std::io::{self, Write};

use engine::View;
use engine::modules::caravanserai::{Action, Awaited, Caravanserai, Event, Owned, Track};
use engine::vocab::{Currency, Money};

use super::{ActionWords, AwaitedWords, EventWords, ModuleDisplay, Scene, Switch};
use crate::style::Style;
use crate::table;
use crate::words::{self, Names, payment};

pub(crate) struct Room;

/// `the caravanserai CAR05 (ducat; dirham 2, dinar 3, florin 4)`.
fn caravanserai(card: Caravanserai) -> String {
    let sides = [Track::B2, Track::B3, Track::B4].map(|space| money_on(card, space)).join(", ");
    format!("the caravanserai {card} ({}; {sides})", card.main().name())
}

/// `ducat 3`, or `start`.
fn track_space(card: Caravanserai, space: Track) -> String {
    match space {
        Track::Start => space.name().to_string(),
        _ => money_on(card, space),
    }
}

fn money_on(card: Caravanserai, space: Track) -> String {
    format!("{} {}", card.currency(space).map_or("", Currency::name), space.value())
}

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        33
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, names: &Names, _: Style) -> io::Result<()> {
        let open = view.caravanserai_display().map(caravanserai);
        let owned = view.seats().flat_map(|seat| {
            let of = move |Owned { card, at }: Owned| {
                format!("{} of {} on {}", caravanserai(card), names.whom(seat), track_space(card, at))
            };
            view.caravanserais(seat).map(of)
        });
        table::wrapped(out, "Caravans", &words::and(owned.chain(open)))
    }

    fn piece(&self, piece: Money) -> Option<String> {
        piece.caravan_place().map(|_| format!("caravanserai {}", piece.value()))
    }

    fn switches(&self) -> &'static [Switch] {
        &[Switch {
            name: "caravanserai-five-kinds",
            help: "With the module caravanserai: a second card needs five kinds of building",
            set: |rules| rules.with_caravanserai_five_kinds(true),
        }]
    }
}

impl AwaitedWords for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Move => "Move the marker of a caravanserai by one space, or pass",
        }
    }

    fn scene(self) -> Scene {
        match self {
            Awaited::Move => Scene::Table,
        }
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Buy { card, pay } => format!("{} for {}", caravanserai(card), payment(pay)),
            Action::Move { card, to } => format!("the marker of {card} to {}", track_space(card, to)),
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Bought { seat, card, pay, exact } => {
                let how = if exact { "exactly" } else { "with too much" };
                format!("{} bought {} for {}, {how}.", names.who(seat), caravanserai(card), payment(pay))
            }
            Event::Moved { seat, card, to } => {
                format!("{} moved the marker of {card} to {}.", names.who(seat), track_space(card, to))
            }
        }
    }
}
