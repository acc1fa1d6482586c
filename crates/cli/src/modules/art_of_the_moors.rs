//! Art of the Moors: culture tiles, what they bring and could bring.

use std::io::{self, Write};

use engine::modules::art_of_the_moors::{Action, Event, Price, Source};
use engine::vocab::Seat;
use engine::{Line, View};

use super::{ActionWords, EventWords, ModuleDisplay, SourceWords};
use crate::style::Style;
use crate::words::{self, Names, points};
use crate::{score, table};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, names: &Names, _: Style) -> io::Result<()> {
        for seat in view.seats() {
            let tiles = Price::all().filter_map(|price| {
                let tile = view.culture_tile(seat, price)?;
                let [now, most] = [tile.facing, tile.marker].map(|side| price.points(side));
                Some(format!("{} brings {now} of {most}", price.value()))
            });
            let tiles = words::and_or(tiles, "none");
            let label = if seat == Seat::FIRST { "Culture" } else { "" };
            table::wrapped(out, label, &format!("{}: {tiles}", names.whom(seat)))?;
        }
        Ok(())
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Develop => "develop your culture tiles by one side each".to_string(),
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Taken { seat, price, marker } => format!(
                "{} took a culture tile for price {}, which can bring up to {}.",
                names.who(seat),
                price.value(),
                points(price.points(marker))
            ),
            Event::Marked { seat, price, tile } => format!(
                "The culture tile for price {} of {} can now bring up to {}.",
                price.value(),
                names.whom(seat),
                points(price.points(tile.marker))
            ),
            Event::Returned { seat, price } => {
                format!("{} gave back the culture tile for price {}.", names.who(seat), price.value())
            }
            Event::Developed { seat, turned, points: sum } => {
                let tiles = if turned == 1 { "culture tile" } else { "culture tiles" };
                let (who, sum) = (names.who(seat), points(sum));
                format!("{who} developed {turned} {tiles}, which makes {sum} in every round.")
            }
        }
    }
}

impl SourceWords for Source {
    fn label(self) -> &'static str {
        match self {
            Source::Culture(_) => "culture",
        }
    }

    fn reason(self, line: &Line) -> String {
        match self {
            Source::Culture(price) => {
                let count = score::count(line);
                format!("the culture tile for {count} buildings of price {}", price.value())
            }
        }
    }
}
