//! City Gates: the open card, cards in hands, and gates that come with a tile or with a redesign.

use std::io::{self, Write};

use engine::modules::city_gates::{Action, Event};
use engine::vocab::Side;
use engine::{Cards, View};

use super::{ActionWords, EventWords, ModuleDisplay};
use crate::style::Style;
use crate::table;
use crate::words::Names;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, _: &Names, _: Style) -> io::Result<()> {
        let open = if view.is_gate_card_open() { "a gate card lies open" } else { "no gate card lies open" };
        table::line(out, "Gates", open)
    }

    fn in_hand(&self, hand: &Cards) -> Vec<String> {
        match hand.gates() {
            0 => Vec::new(),
            1 => vec!["1 gate card".to_string()],
            cards => vec![format!("{cards} gate cards")],
        }
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        let gate = |side: Side| format!("{} of {}", side.dir.name(), side.cell);
        match self {
            Action::Take => "take the open gate card".to_string(),
            Action::Place { tile, at, side } => {
                format!("{tile} at {at} with a gate in the {}", side.name())
            }
            Action::Add { tile, at, side } => {
                format!("add {tile} at {at} with a gate in the {}", side.name())
            }
            Action::Remove { at, first, second } => {
                let second = second.map(|side| format!(" and {}", gate(side))).unwrap_or_default();
                format!("take out the tile at {at} with a gate {}{second}", gate(first))
            }
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Opened => "A gate card came up and lies open.".to_string(),
            Event::Discarded => "Another gate card came up and was discarded.".to_string(),
            Event::Taken { seat } => format!("{} took the gate card.", names.who(seat)),
            Event::Built { seat, side } => {
                format!("{} built a gate on the {} side of {}.", names.who(seat), side.dir.name(), side.cell)
            }
        }
    }
}
