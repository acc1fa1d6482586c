//! Thieves: how many each player holds, and which ones the viewer holds.

use std::io::{self, Write};

use engine::View;
use engine::modules::thieves::Action;

use super::{ActionDisplay, ModuleDisplay};
use crate::style::Style;
use crate::table;
use crate::words::Voice;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        36
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let texts = voice.texts();
        let held = voice.of_each(view, |seat| view.thieves_held(seat).to_string());
        table::line(out, &texts.get("thieves"), held)?;
        if let Some(hand) = view.hand().filter(|hand| !hand.thieves().is_empty()) {
            let own = voice.list(hand.thieves().iter().map(|currency| texts.currency(currency)));
            table::line(out, "", texts.with("terminal-secret", &[("cards", (&own).into())]))?;
        }
        Ok(())
    }
}

impl ActionDisplay for Action {}
