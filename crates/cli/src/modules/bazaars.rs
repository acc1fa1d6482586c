//! Bazaars: tiles beside the market, bought exactly, and what they score.

use std::io::{self, Write};

use engine::modules::bazaars::{Action, Event, Source};
use engine::vocab::TileId;
use engine::{Line, View};

use super::{ActionWords, EventWords, ModuleDisplay, Particulars, SourceWords};
use crate::style::{Face, Style};
use crate::words::{self, Names, payment, tile};
use crate::{score, table};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        37
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, _: &Names, _: Style) -> io::Result<()> {
        let offer = |offered: TileId| {
            let price =
                view.bazaar_price(offered).map_or("no price now".to_string(), |price| price.to_string());
            format!("{}: {price}", tile(offered))
        };
        let offers = words::join_or(view.bazaars().iter().map(offer), "; ", "none beside the market");
        table::wrapped(out, "Bazaars", &offers)
    }

    /// `bazaar-2 (bazaar ducat for seraglio, arcades and tower)`.
    fn tile(&self, tile: TileId) -> String {
        let Some(row) = tile.bazaar() else { return tile.to_string() };
        let kinds = words::and(row.kinds.iter().map(|kind| kind.name().to_string()));
        format!("{tile} (bazaar {} for {kinds})", row.currency.name())
    }

    fn face(&self, _: TileId) -> Face {
        Face::plain("bazaar".to_string())
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Buy { tile: wanted, pay } => format!("{} for {}", tile(wanted), payment(pay)),
            Action::VizierBuy { tile: wanted, pay } => {
                format!("{} for {} with the vizier", tile(wanted), payment(pay))
            }
            Action::Karim { tile: wanted } => format!("{} with Abdul Karim", tile(wanted)),
        }
    }

    fn particulars(self) -> Particulars {
        match self {
            Action::Buy { .. } | Action::VizierBuy { .. } => {
                Particulars { is_only_exact: true, ..Particulars::default() }
            }
            Action::Karim { .. } => Particulars::default(),
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Displayed { tile: new } => format!("{} came beside the market.", tile(new)),
            Event::Bought { seat, tile: bought, pay } => {
                format!("{} bought {} for {}, exactly.", names.who(seat), tile(bought), payment(pay))
            }
            Event::VizierBought { seat, tile: bought, pay } => {
                let (who, bought) = (names.who(seat), tile(bought));
                format!("{who} used the vizier and bought {bought} for {}.", payment(pay))
            }
            Event::KarimPaid { seat, tile: bought } => {
                format!("Abdul Karim bought {} for {}.", tile(bought), names.whom(seat))
            }
        }
    }
}

impl SourceWords for Source {
    fn label(self) -> &'static str {
        match self {
            Source::Bazaar(_) => "bazaar",
        }
    }

    fn reason(self, line: &Line) -> String {
        match self {
            Source::Bazaar(tile) => {
                let (count, kinds) = (score::count(line), score::points_each(line));
                format!("{tile} has {count} buildings of its kinds around it, of {kinds} kinds")
            }
        }
    }
}
