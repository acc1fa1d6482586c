//! The Vizier's Favour: stones, and what is bought with them out of turn.

use std::io::{self, Write};

use engine::View;
use engine::modules::viziers_favour::{Action, Event};

use super::{ActionWords, EventWords, ModuleDisplay};
use crate::style::Style;
use crate::table;
use crate::words::{self, Names, payment, space, tile};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, names: &Names, _: Style) -> io::Result<()> {
        let active = view.seats().filter(|&seat| view.active_viziers().has(seat));
        let active = words::and_or(active.map(|seat| names.whom(seat).to_string()), "nobody's");
        table::line(out, "Viziers", format_args!("active: {active}"))
    }

    fn between_turns(&self) -> Option<&'static str> {
        Some("use your vizier")
    }
}

impl ActionWords for Action {
    fn choice(self, view: &View<'_>) -> String {
        match self {
            Action::Buy { space, pay } => {
                format!("{} for {} with the vizier", words::on_space(view, space), payment(pay))
            }
            Action::TurnStone => "turn the vizier stone to active".to_string(),
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Bought { seat, space: from, tile: bought, pay } => format!(
                "{} used the vizier and bought {} from {} for {}.",
                names.who(seat),
                tile(bought),
                space(from),
                payment(pay)
            ),
            Event::StoneTurned { seat } => {
                format!("{} turned the vizier stone to active.", names.who(seat))
            }
        }
    }
}
