//! Master Builders: how many have left the game.

use std::io::{self, Write};

use engine::View;
use engine::modules::master_builders::Action;

use super::{ActionDisplay, ModuleDisplay};
use crate::style::Style;
use crate::words::Voice;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        40
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let gone: u8 = view.builders_gone().iter().sum();
        writeln!(out, "{}", voice.texts().with("builders-gone", &[("count", gone.into())]))
    }
}

impl ActionDisplay for Action {}
