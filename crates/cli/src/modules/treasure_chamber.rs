//! Treasure Chamber: the rooms with their chests, and the buildings that store them.

use std::io::{self, Write};

use engine::View;
use engine::modules::treasure_chamber::{self, Action, Awaited, Chests};
use engine::vocab::{Building, TileSet};

use super::{ActionDisplay, AwaitedDisplay, ModuleDisplay, Particulars, Scene};
use crate::style::Style;
use crate::table;
use crate::words::{NOTHING, Voice};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, style: Style) -> io::Result<()> {
        let texts = voice.texts();
        let rooms = treasure_chamber::Room::ALL.map(|room| {
            let marks = |chests: Chests| chests.map(|kind| texts.kind_mark(kind)).join(" ");
            let chests = view.room(room).map_or_else(|| NOTHING.to_string(), marks);
            format!("{} ({chests})", texts.with("room-number", &[("number", room.number().into())]))
        });
        table::line(out, &texts.get("chests"), rooms.join(&format!("{} ", style.dot())))?;
        let seats = view.seats().map(|seat| format!("{} ({})", voice.name(seat), view.chests_of(seat)));
        let dirk = view.dirk().map(|tiles| tiles.and(view.stored_chests()).len());
        let dirk = dirk.map(|chests| format!("{} ({chests})", texts.get("dirk")));
        let stored = voice.list(seats.chain(dirk));
        table::line(out, "", texts.with("chests-stored", &[("stored", (&stored).into())]))?;
        let kinds = Building::ALL.into_iter();
        let aside: Vec<Building> =
            kinds.flat_map(|kind| std::iter::repeat_n(kind, view.chests_aside()[kind] as usize)).collect();
        if !aside.is_empty() {
            let chests = texts.chests(&aside);
            table::line(out, "", texts.with("chests-aside", &[("chests", (&chests).into())]))?;
        }
        Ok(())
    }

    fn sign(&self, view: &View<'_>) -> Option<(char, TileSet)> {
        Some(('*', view.stored_chests()))
    }
}

impl AwaitedDisplay for Awaited {
    fn scene(self) -> Scene {
        match self {
            Awaited::Pay | Awaited::PayMore | Awaited::Place | Awaited::Offer => Scene::Little,
        }
    }
}

impl ActionDisplay for Action {
    /// Nobody needs to be asked when there is only one card to pay with, or one building for a chest.
    fn particulars(self) -> Particulars {
        match self {
            Action::Buy { .. } | Action::Pay { .. } | Action::Put { .. } => {
                Particulars { is_done_unasked: true, ..Particulars::default() }
            }
        }
    }
}
