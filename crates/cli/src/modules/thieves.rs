//! Thieves: how many everybody holds, which ones the viewer holds, and what they steal.

use std::io::{self, Write};

use engine::View;
use engine::modules::thieves::{Action, Event};

use super::{ActionWords, EventWords, ModuleDisplay};
use crate::style::Style;
use crate::table;
use crate::words::{self, Names, card};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        36
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, names: &Names, _: Style) -> io::Result<()> {
        let held = view.seats().map(|seat| format!("{} {}", names.whom(seat), view.thieves_held(seat)));
        table::line(out, "Thieves", words::and(held))?;
        if let Some(hand) = view.hand().filter(|hand| !hand.thieves().is_empty()) {
            let own = words::and(hand.thieves().iter().map(|currency| currency.name().to_string()));
            table::line(out, "", format_args!("your secret cards: {own}"))?;
        }
        Ok(())
    }

    fn between_turns(&self) -> Option<&'static str> {
        Some("play a thief")
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Steal { card: stolen } => format!("{} with a thief", card(stolen)),
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Stolen { seat, card: stolen } => {
                format!("{} played a thief and took {}.", names.who(seat), card(stolen))
            }
        }
    }
}
