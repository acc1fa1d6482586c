//! Art of the Moors: culture tiles, and what they bring now and could bring.

use std::io::{self, Write};

use engine::View;
use engine::modules::art_of_the_moors::{Action, Price};
use engine::vocab::Seat;

use super::{ActionDisplay, ModuleDisplay};
use crate::style::Style;
use crate::table;
use crate::words::{Voice, joined};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, style: Style) -> io::Result<()> {
        let texts = voice.texts();
        for seat in view.seats() {
            let tiles = Price::all().filter_map(|price| {
                let tile = view.culture_tile(seat, price)?;
                let [now, most] = [tile.facing, tile.marker].map(|side| price.points(side));
                let args = [("price", price.value().into()), ("now", now.into()), ("most", most.into())];
                Some(texts.with("culture-short", &args))
            });
            let tiles = joined(tiles, &format!("{} ", style.dot()));
            let label = if seat == Seat::FIRST { texts.get("culture") } else { String::new() };
            table::wrapped(out, &label, &format!("{} ({tiles})", voice.name(seat)))?;
        }
        Ok(())
    }
}

impl ActionDisplay for Action {}
