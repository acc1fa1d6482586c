//! Workers' Huts: open stacks, and tiles in the Alhambra.

use std::io::{self, Write};

use engine::View;
use engine::modules::workers_huts::{Action, Event};
use engine::vocab::{Building, TileId};

use super::{ActionWords, EventWords, ModuleDisplay};
use crate::style::{Face, Style, letter};
use crate::table;
use crate::words::{self, Names, plural};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        35
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, _: &Names, _: Style) -> io::Result<()> {
        let huts = Building::ALL.into_iter().filter_map(|kind| view.hut_stack(kind).up);
        table::wrapped(out, "Huts", &words::and_or(huts.map(words::tile), "none left"))
    }

    fn tile(&self, tile: TileId) -> String {
        let kind = tile.hut_kind().map_or("", plural);
        format!("{tile} (hut for {kind}, {})", words::walls(tile))
    }

    fn face(&self, tile: TileId) -> Face {
        match tile.hut_kind() {
            Some(kind) => Face::of_kind(format!("{} hut", letter(kind)), kind),
            None => Face::plain(tile.to_string()),
        }
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Take { kind } => format!("take the open hut for {}", plural(kind)),
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Taken { seat, tile } => format!("{} took {}.", names.who(seat), words::tile(tile)),
            Event::TurnedUp { tile } => format!("The next hut is {}.", words::tile(tile)),
        }
    }
}
