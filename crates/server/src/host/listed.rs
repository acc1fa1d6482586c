//! Tables as lists show them.

use serde::Serialize;
use tables::{Member, Table};
use wire::{Code, Glance, Json, Options, Place, Stage};

use super::now;

/// A table in a list.
#[derive(Clone, Serialize)]
pub(crate) struct Listed {
    code: Code,
    setup: Json,
    options: Options,
    seats: Vec<Place>,
    stage: Stage,
    pub made_at: u64,
}

impl Listed {
    pub fn new(table: &Table, who: &Member, watchers: u32) -> Listed {
        let room = table.room(who, watchers, now());
        let (code, setup, options) = (room.code, room.setup, room.options);
        Listed { code, setup, options, seats: room.seats, stage: room.stage, made_at: table.made_at() }
    }

    /// The table as everybody finds it, if everybody may.
    pub fn open(table: &Table, watchers: u32) -> Option<Listed> {
        let is_open = table.options().listed && table.stage() == Stage::Gathering;
        is_open.then(|| Listed::new(table, &Member::of_secret(b""), watchers))
    }
}

/// A table of the asker in the list.
#[derive(Serialize)]
pub(crate) struct Own {
    #[serde(flatten)]
    pub table: Listed,
    pub your_turn: bool,
    to_act: Option<usize>,
    /// The seat of the asker, and what everybody sees of the game while it is played.
    seat: Option<usize>,
    glance: Option<Glance>,
}

impl Own {
    /// `None` if the table is none of the asker's.
    pub fn new(table: &Table, who: &Member, watchers: u32) -> Option<Own> {
        let seat = table.seat_of(who);
        (seat.is_some() || table.owner() == who).then(|| {
            let to_act = table.to_act();
            let your_turn = seat.is_some() && seat == to_act;
            let glance = table.glance(who);
            Own { table: Listed::new(table, who, watchers), your_turn, to_act, seat, glance }
        })
    }
}
