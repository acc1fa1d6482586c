//! The Vizier's Favour: whose stone is active.

use std::io::{self, Write};

use engine::View;
use engine::modules::viziers_favour::Action;

use super::{ActionDisplay, ModuleDisplay};
use crate::style::Style;
use crate::words::Voice;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let active = view.seats().filter(|&seat| view.active_viziers().has(seat));
        let active = voice.list(active.map(|seat| voice.name(seat).to_string()));
        writeln!(out, "{}", voice.texts().with("viziers-active", &[("names", (&active).into())]))
    }
}

impl ActionDisplay for Action {}
