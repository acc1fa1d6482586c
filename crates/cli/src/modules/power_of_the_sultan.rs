//! Power of the Sultan: cards with a marked kind.

use std::io::{self, Write};

use engine::modules::power_of_the_sultan::{Action, Awaited};
use engine::{Module, View};

use super::{ActionDisplay, AwaitedDisplay, ModuleDisplay, Scene};
use crate::style::Style;
use crate::table;
use crate::words::{Voice, joined};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        34
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let texts = voice.texts();
        let open = view.sultan_display().map(|(card, mark)| texts.sultan_card(card, mark));
        let owned = view.seats().flat_map(|seat| {
            let of = move |(card, mark)| format!("{} – {}", texts.sultan_card(card, mark), voice.name(seat));
            view.sultan_cards(seat).map(of)
        });
        table::wrapped(out, &texts.module_name(Module::PowerOfTheSultan), &joined(open.chain(owned), "; "))
    }
}

impl AwaitedDisplay for Awaited {
    fn scene(self) -> Scene {
        match self {
            Awaited::Mark | Awaited::Roll | Awaited::Offer => Scene::Table,
        }
    }
}

impl ActionDisplay for Action {}
