//! Caravanserai: cards with a marker, whose money grows.

use std::io::{self, Write};

use engine::modules::caravanserai::{Action, Awaited, Owned};
use engine::{Module, View};

use super::{ActionDisplay, AwaitedDisplay, ModuleDisplay, Scene, Switch};
use crate::style::Style;
use crate::table;
use crate::words::{Voice, joined};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        33
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let texts = voice.texts();
        let open = view.caravanserai_display().map(|card| texts.caravanserai(card));
        let owned = view.seats().flat_map(|seat| {
            let of = move |Owned { card, at }: Owned| {
                let (card, space) = (texts.caravanserai(card), texts.caravan_space(card, at));
                format!("{card} – {}, {space}", voice.name(seat))
            };
            view.caravanserais(seat).map(of)
        });
        let label = texts.module_name(Module::Caravanserai);
        table::wrapped(out, &label, &joined(owned.chain(open), "; "))
    }

    fn switches(&self) -> &'static [Switch] {
        &[Switch {
            name: "caravanserai-five-kinds",
            help: "With the module caravanserai: a second card needs five kinds of building",
            set: |rules| rules.with_caravanserai_five_kinds(true),
        }]
    }
}

impl AwaitedDisplay for Awaited {
    fn scene(self) -> Scene {
        match self {
            Awaited::Move => Scene::Table,
        }
    }
}

impl ActionDisplay for Action {}
