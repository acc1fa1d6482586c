//! City Walls: wall cards in the display, and the wooden walls that are built with them.

use std::io::{self, Write};

use engine::View;
use engine::modules::city_walls::{Action, Event, WallCard};
use engine::vocab::TileId;

use super::{ActionWords, EventWords, ModuleDisplay, Particulars};
use crate::style::Style;
use crate::table;
use crate::words::{self, Names, letters, wooden};

pub(crate) struct Room;

/// `the wall card N E`.
fn wall_card(card: WallCard) -> String {
    format!("the wall card {}", letters(card.walls()))
}

fn on_tile(tile: TileId) -> String {
    if tile == TileId::START { "the start tile".to_string() } else { tile.to_string() }
}

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, _: &Names, _: Style) -> io::Result<()> {
        let open = words::and_or(view.wall_display().iter().map(wall_card), "no wall card");
        let left = view.sticks_left();
        table::wrapped(out, "Walls", &format!("{open} in the display; wooden walls left: {left}"))
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Build { card, tile } => {
                format!("build {} on {}", wooden(card.walls()), on_tile(tile))
            }
        }
    }

    fn particulars(self) -> Particulars {
        match self {
            Action::Build { .. } => Particulars { changes_walls: true, ..Particulars::default() },
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Opened { card } => format!("A wall card came up: {}.", letters(card.walls())),
            Event::Built { seat, card, tile } => {
                format!("{} built {} on {}.", names.who(seat), wooden(card.walls()), on_tile(tile))
            }
        }
    }
}
