//! Invaders: scouts, the next attack, and what it would find.

use std::io::{self, Write};

use engine::View;
use engine::modules::invaders::{Action, Awaited};
use engine::vocab::Dir;

use super::{ActionDisplay, AwaitedDisplay, ModuleDisplay, Scene, Switch};
use crate::style::Style;
use crate::table;
use crate::words::Voice;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        32
    }

    /// Writes what is known about the next attack, and how many open sides it would find.
    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, style: Style) -> io::Result<()> {
        let texts = voice.texts();
        let next = match view.next_invasion() {
            Some(dir) => texts.from_dir(dir),
            None => texts.get("invasion-unknown"),
        };
        table::line(out, &texts.get("next-invasion"), next)?;
        let looked = voice.list(view.looked_at_invasion().iter().map(|seat| voice.name(seat).to_string()));
        let scouts = voice.list(view.scouts().iter().map(|kind| texts.kind(kind)));
        let looked = texts.with("looked-at", &[("names", (&looked).into())]);
        let scouts = texts.with("scout-of", &[("kind", (&scouts).into())]);
        let dot = style.dot();
        table::line(out, "", format_args!("{looked}{dot} {scouts}"))?;
        for seat in view.seats() {
            let sides =
                Dir::ALL.map(|dir| format!("{} {}", texts.side_letter(dir), view.open_sides(seat, dir)));
            let sides = sides.join(&format!("{dot} "));
            let args = [("name", voice.name(seat).into()), ("sides", (&sides).into())];
            table::line(out, "", texts.with("open-sides-of", &args))?;
        }
        Ok(())
    }

    fn switches(&self) -> &'static [Switch] {
        &[Switch {
            name: "open-invasion",
            help: "With the module invaders: the next attack is always known, and there are no scouts",
            set: |rules| rules.with_open_invasion(true),
        }]
    }
}

impl AwaitedDisplay for Awaited {
    fn scene(self) -> Scene {
        match self {
            Awaited::Look => Scene::Little,
        }
    }
}

impl ActionDisplay for Action {}
