//! Master Builders: money cards that can be played for a redesign.

use std::io::{self, Write};

use engine::View;
use engine::modules::master_builders::{Action, Event};
use engine::vocab::Money;

use super::{ActionWords, EventWords, ModuleDisplay};
use crate::style::Style;
use crate::table;
use crate::words::{Names, card};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        40
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, _: &Names, _: Style) -> io::Result<()> {
        let gone: u8 = view.builders_gone().iter().sum();
        table::line(out, "Builders", format_args!("{gone} have left the game"))
    }

    fn piece(&self, piece: Money) -> Option<String> {
        piece.is_builder().then(|| "builder".to_string())
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Play { card: played } => format!("play {} for a redesign", card(played)),
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Played { seat, card: played } => {
                format!("{} played {} for a redesign.", names.who(seat), card(played))
            }
        }
    }
}
