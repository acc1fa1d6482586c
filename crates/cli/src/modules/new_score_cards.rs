//! New Score Cards: what the kinds bring in each round, by the open cards.

use std::io::{self, Write};

use engine::{Round, View};

use super::ModuleDisplay;
use crate::style::{Style, letter};
use crate::table;
use crate::words::Names;

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, _: &Names, _: Style) -> io::Result<()> {
        let next = Round::ALL.into_iter().find(|&round| !view.is_scored(round));
        for round in Round::ALL {
            let Some(card) = view.score_card(round) else { continue };
            let first = |kind| view.majority_points(round, kind)[0];
            let kinds = card.kinds().map(|kind| format!("{} {}", letter(kind), first(kind))).join(", ");
            let label = if round == Round::One { "Points" } else { "" };
            let mark = if next == Some(round) { " (next)" } else { "" };
            table::line(out, label, format_args!("round {}: {kinds}{mark}", round.number()))?;
        }
        Ok(())
    }
}
