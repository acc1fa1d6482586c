//! City Walls: wall cards in the display, and the wooden walls that are built with them.

use std::io::{self, Write};

use engine::modules::city_walls::Action;
use engine::{Module, View};

use super::{ActionDisplay, ModuleDisplay, Particulars};
use crate::style::Style;
use crate::table;
use crate::words::{Voice, joined};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, style: Style) -> io::Result<()> {
        let texts = voice.texts();
        let open = view.wall_display().iter().map(|card| texts.wall_card(card));
        let left = texts.with("sticks-left", &[("count", view.sticks_left().into())]);
        let dot = format!("{} ", style.dot());
        table::wrapped(out, &texts.module_name(Module::CityWalls), &joined(open.chain([left]), &dot))
    }
}

impl ActionDisplay for Action {
    fn particulars(self) -> Particulars {
        match self {
            Action::Build { .. } => Particulars { changes_walls: true, ..Particulars::default() },
        }
    }
}
