//! Street Trader: citizens in the supply, on discs and in buildings.

use std::io::{self, Write};

use engine::View;
use engine::modules::street_trader::{Action, Awaited};
use engine::vocab::{Building, ByBuilding, Cell, Seat, TileSet};

use super::{ActionDisplay, AwaitedDisplay, ModuleDisplay, Particulars, Scene};
use crate::style::Style;
use crate::table;
use crate::words::{Voice, joined};

pub(crate) struct Room;

/// Lists citizens by the marks of their kinds.
fn listed(voice: &Voice, citizens: ByBuilding<u8>) -> String {
    let marks = Building::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(voice.texts().kind_mark(kind), citizens[kind] as usize));
    joined(marks, " ")
}

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        38
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let texts = voice.texts();
        let counted =
            Building::ALL.map(|kind| format!("{} {}", texts.kind_mark(kind), view.citizen_supply()[kind]));
        table::line(out, &texts.get("citizen-supply"), counted.join(", "))?;
        for seat in view.seats() {
            let disc = listed(voice, view.citizens_on_disc(seat));
            let housed = listed(voice, view.citizens_of(seat));
            let args =
                [("name", voice.name(seat).into()), ("disc", (&disc).into()), ("housed", (&housed).into())];
            table::line(out, "", texts.with("citizens-of", &args))?;
        }
        Ok(())
    }

    fn sign(&self, view: &View<'_>) -> Option<(char, TileSet)> {
        Some(('+', view.housed_citizens()))
    }

    fn beside_palace(&self, view: &View<'_>, seat: Seat) -> Option<(Cell, &'static str)> {
        Some((view.disc(seat)?, "(o)"))
    }
}

impl AwaitedDisplay for Awaited {
    fn scene(self) -> Scene {
        match self {
            Awaited::Choose | Awaited::Take => Scene::Little,
            Awaited::MoveIn | Awaited::Exchange => Scene::Table,
            Awaited::FirstDisc | Awaited::PutBack => Scene::Cells,
        }
    }
}

impl ActionDisplay for Action {
    /// Nobody needs to be asked when there is only one choice, such as one kind of citizen in the supply.
    fn particulars(self) -> Particulars {
        match self {
            Action::Choose { .. }
            | Action::PutDisc { .. }
            | Action::MoveIn { .. }
            | Action::Take { .. }
            | Action::Exchange { .. } => Particulars { is_done_unasked: true, ..Particulars::default() },
        }
    }
}
