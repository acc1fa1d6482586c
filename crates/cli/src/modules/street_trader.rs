//! Street Trader: citizens in the supply, on discs and in buildings.

use std::io::{self, Write};

use engine::modules::street_trader::{Action, Awaited, Event, Source, Trio};
use engine::vocab::{Building, ByBuilding, Cell, Seat, TileSet};
use engine::{Line, View};

use super::{ActionWords, AwaitedWords, EventWords, ModuleDisplay, Particulars, Scene, SourceWords};
use crate::style::{Style, letter};
use crate::words::{self, Names, plural};
use crate::{score, table};

pub(crate) struct Room;

fn trio(citizens: Trio) -> String {
    words::and(citizens.iter().map(|kind| plural(kind).to_string()))
}

/// Citizens by the letters of their kinds.
fn listed(citizens: ByBuilding<u8>) -> String {
    let letters = Building::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(letter(kind).to_string(), citizens[kind] as usize));
    words::join_or(letters, " ", "none")
}

impl ModuleDisplay for Room {
    fn rank(&self, _: u8) -> u8 {
        38
    }

    fn write(&self, out: &mut dyn Write, view: &View<'_>, names: &Names, _: Style) -> io::Result<()> {
        let counted = Building::ALL.map(|kind| format!("{} {}", letter(kind), view.citizen_supply()[kind]));
        table::line(out, "Citizens", format_args!("supply: {}", counted.join(", ")))?;
        for seat in view.seats() {
            let (disc, housed) = (listed(view.citizens_on_disc(seat)), listed(view.citizens_of(seat)));
            let who = names.who(seat);
            table::line(out, "", format_args!("{who}: on the disc {disc}; in buildings {housed}"))?;
        }
        Ok(())
    }

    fn sign(&self, view: &View<'_>) -> Option<(char, TileSet)> {
        Some(('+', view.housed_citizens()))
    }

    fn beside_palace(&self, view: &View<'_>, seat: Seat) -> Option<(Cell, &'static str)> {
        Some((view.disc(seat)?, "(disc)"))
    }
}

impl AwaitedWords for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Choose => "Before anything is dealt: choose three citizens in secret",
            Awaited::FirstDisc => "Put your trader disc beside the start tile",
            Awaited::MoveIn => "May a citizen of your disc move in?",
            Awaited::Take => "Take a new citizen onto your disc",
            Awaited::Exchange => "Exchange a citizen of your disc?",
            Awaited::PutBack => "Put your trader disc back beside your Alhambra",
        }
    }

    fn scene(self) -> Scene {
        match self {
            Awaited::Choose | Awaited::Take => Scene::Little,
            Awaited::MoveIn | Awaited::Exchange => Scene::Table,
            Awaited::FirstDisc | Awaited::PutBack => Scene::Cells,
        }
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Choose { citizens } => format!("citizens for {}", trio(citizens)),
            Action::PutDisc { at } => format!("the disc on {at}"),
            Action::MoveIn { tile } => format!("a citizen moves into {tile}"),
            Action::Take { kind } => format!("a citizen for {}", plural(kind)),
            Action::Exchange { give, take } => {
                format!("a citizen for {} against one for {}", plural(give), plural(take))
            }
        }
    }

    /// The supply may hold one kind of citizens only.
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

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        let who = |seat| names.who(seat);
        match self {
            Event::Revealed { seat, citizens } => {
                format!("{} began with citizens for {}.", who(seat), trio(citizens))
            }
            Event::DiscPut { seat, at } => format!("{} put the trader disc on {at}.", who(seat)),
            Event::DiscAside { seat } => format!("{} took the trader disc off its cell.", who(seat)),
            Event::MovedIn { seat, tile } => format!("{} let a citizen move into {tile}.", who(seat)),
            Event::Taken { seat, kind } => format!("{} took a citizen for {}.", who(seat), plural(kind)),
            Event::Exchanged { seat, give, take } => {
                let (give, take) = (plural(give), plural(take));
                format!("{} exchanged a citizen for {give} for one for {take}.", who(seat))
            }
            Event::Lost { seat, kind } => {
                format!("{} lost a citizen for {} to the supply.", who(seat), plural(kind))
            }
        }
    }
}

impl SourceWords for Source {
    fn label(self) -> &'static str {
        match self {
            Source::Citizens => "citizens",
        }
    }

    fn reason(self, line: &Line) -> String {
        match self {
            Source::Citizens => format!("{} in series", score::counted(line, "citizen", "citizens")),
        }
    }
}
