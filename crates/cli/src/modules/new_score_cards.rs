//! New Score Cards: what the kinds bring in each round, according to the cards in the display.

use std::io::{self, Write};

use engine::{Round, View};

use super::ModuleDisplay;
use crate::style::Style;
use crate::table;
use crate::words::Voice;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, voice: &Voice, _: Style) -> io::Result<()> {
        let texts = voice.texts();
        let next = Round::ALL.into_iter().find(|&round| !view.is_scored(round));
        for round in Round::ALL {
            let Some(card) = view.score_card(round) else { continue };
            let first = |kind| view.majority_points(round, kind)[0];
            let kinds =
                card.kinds().map(|kind| format!("{} {}", texts.kind_mark(kind), first(kind))).join(", ");
            let mark =
                if next == Some(round) { format!(" ({})", texts.get("round-next")) } else { String::new() };
            let label = texts.with("round-number", &[("number", round.number().into())]);
            table::line(out, &label, format_args!("{kinds}{mark}"))?;
        }
        Ok(())
    }
}
