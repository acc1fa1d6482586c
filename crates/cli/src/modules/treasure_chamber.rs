//! Treasure Chamber: the rooms with their chests, and the buildings that store them.

use std::io::{self, Write};

use engine::modules::treasure_chamber::{self, Action, Awaited, Chests, Event, Source};
use engine::vocab::{Building, TileSet};
use engine::{Line, View};

use super::{ActionWords, AwaitedWords, EventWords, ModuleDisplay, Particulars, Scene, SourceWords};
use crate::style::{Style, letter};
use crate::words::{self, Names, card, plural};
use crate::{score, table};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn write(&self, out: &mut dyn Write, view: &View<'_>, names: &Names, style: Style) -> io::Result<()> {
        let rooms = treasure_chamber::Room::ALL.map(|room| {
            let letters = |chests: Chests| chests.map(|kind| letter(kind).to_string()).join(" ");
            let chests = view.room(room).map_or("empty".to_string(), letters);
            format!("room {}: {chests}", room.number())
        });
        table::line(out, "Chests", rooms.join(&format!("{} ", style.dot())))?;
        let seats = view.seats().map(|seat| format!("{} {}", names.whom(seat), view.chests_of(seat)));
        let dirk = view.dirk().map(|tiles| format!("Dirk {}", tiles.and(view.stored_chests()).len()));
        table::line(out, "", format_args!("stored: {}", words::and(seats.chain(dirk))))?;
        let aside = Building::ALL.into_iter().filter(|&kind| view.chests_aside()[kind] > 0);
        let aside: Vec<String> =
            aside.map(|kind| format!("{} {}", view.chests_aside()[kind], kind.name())).collect();
        if !aside.is_empty() {
            table::line(out, "", format_args!("being stored now: {}", words::and(aside.into_iter())))?;
        }
        Ok(())
    }

    fn sign(&self, view: &View<'_>) -> Option<(char, TileSet)> {
        Some(('*', view.stored_chests()))
    }
}

impl AwaitedWords for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Pay => "Pay 8 for the chests, card by card, the highest first",
            Awaited::PayMore => "The chests are paid. Add more cards? Pass when you are done",
            Awaited::Place => "Store your chests",
            Awaited::Offer => "Left-over chests are offered to you, for nothing",
        }
    }

    fn scene(self) -> Scene {
        match self {
            Awaited::Pay | Awaited::PayMore | Awaited::Place | Awaited::Offer => Scene::Little,
        }
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Buy { room } => format!("buy the chests of room {} for 8", room.number()),
            Action::Pay { card: paid } => card(paid),
            Action::Put { tile } => format!("a chest into {tile}"),
        }
    }

    /// There may be one card to pay with only, or one building for a chest.
    fn particulars(self) -> Particulars {
        match self {
            Action::Buy { .. } | Action::Pay { .. } | Action::Put { .. } => {
                Particulars { is_done_unasked: true, ..Particulars::default() }
            }
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        let kinds = |chests: Chests| words::and(chests.iter().map(|kind| kind.name().to_string()));
        match self {
            Event::Paid { seat, room, card: paid } => {
                format!("{} paid {} for room {}.", names.who(seat), card(paid), room.number())
            }
            Event::Bought { seat, room, chests } => {
                format!("{} bought the chests of room {}: {}.", names.who(seat), room.number(), kinds(chests))
            }
            Event::Stored { seat: Some(seat), tile } => {
                format!("{} stored a chest in {tile}.", names.who(seat))
            }
            Event::Stored { seat: None, tile } => format!("Dirk got a chest for {tile}."),
            Event::Returned { kind } => format!("A chest for {} went back to the bag.", plural(kind)),
            Event::RoomFilled { room, chests } => {
                format!("Room {} was filled with chests for {}.", room.number(), kinds(chests))
            }
            Event::Closed => "The bag holds too few chests: no room is filled any more.".to_string(),
        }
    }
}

impl SourceWords for Source {
    fn label(self) -> &'static str {
        match self {
            Source::Chests => "chests",
        }
    }

    fn reason(self, line: &Line) -> String {
        match self {
            Source::Chests => score::ranked(line, "chest", "chests"),
        }
    }
}
