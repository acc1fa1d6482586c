//! Bazaars: tiles beside the market, which must be paid for exactly.

use std::io::{self, Write};

use engine::modules::bazaars::Action;
use engine::vocab::TileId;
use engine::{Module, View};
use i18n::Texts;

use super::{ActionDisplay, ModuleDisplay, Particulars};
use crate::style::{Face, Style};
use crate::table;
use crate::words::{Voice, joined};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        37
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let texts = voice.texts();
        let offer = |offered: TileId| {
            let price = match view.bazaar_price(offered) {
                Some(price) => texts.with("bazaar-price", &[("price", price.into())]),
                None => texts.get("bazaar-no-price"),
            };
            format!("{} – {price}", texts.tile(offered))
        };
        let offers = joined(view.bazaars().iter().map(offer), "; ");
        table::wrapped(out, &texts.module_name(Module::Bazaars), &offers)
    }

    fn face(&self, tile: TileId, texts: &Texts) -> Face {
        Face::plain(Face::called(tile, 6, "", texts))
    }
}

impl ActionDisplay for Action {
    fn particulars(self) -> Particulars {
        match self {
            Action::Buy { .. } | Action::VizierBuy { .. } => {
                Particulars { is_only_exact: true, ..Particulars::default() }
            }
            Action::Karim { .. } => Particulars::default(),
        }
    }
}
