//! Change: coins.

use std::io::{self, Write};

use engine::View;
use engine::vocab::Seat;

use super::ModuleDisplay;
use crate::style::Style;
use crate::table;
use crate::words::{Voice, joined};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        39
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let texts = voice.texts();
        let has_coins = |seat: &Seat| view.coins(*seat).iter().any(|&count| count > 0);
        let of = |seat: Seat| format!("{} ({})", voice.name(seat), texts.coins(view.coins(seat)));
        let owned = view.seats().filter(has_coins).map(of);
        table::wrapped(out, &texts.get("coins"), &joined(owned, ", "))
    }
}
