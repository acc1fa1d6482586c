//! Who sits where.

use bots::levels::LEVELS;
use wire::{Colour, Holder, Place, Presence};

use crate::AWAY;
use crate::kept::KeptSeat;
use crate::member::Member;

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Seated {
    pub who: Who,
    pub name: Option<String>,
    pub colour: Colour,
    pub ready: bool,
    pub stand_in: bool,
    /// The open connections of the person.
    pub connections: usize,
    /// When the last of them ended.
    pub left_at: u64,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    Nobody,
    Person(Member),
    /// A bot of that level.
    Bot(String),
}

impl Seated {
    pub fn empty(index: usize) -> Seated {
        Seated {
            who: Who::Nobody,
            name: None,
            colour: Colour::of_seat(index),
            ready: false,
            stand_in: false,
            connections: 0,
            left_at: 0,
        }
    }

    pub fn person(&self) -> Option<&Member> {
        match &self.who {
            Who::Person(member) => Some(member),
            Who::Nobody | Who::Bot(_) => None,
        }
    }

    /// Whether a person decides for this seat now.
    pub fn is_asked(&self) -> bool {
        self.person().is_some() && !self.stand_in
    }

    pub fn presence(&self, now: u64) -> Presence {
        match self.who {
            Who::Person(_) if self.connections > 0 => Presence::Here,
            Who::Person(_) if now < self.left_at + AWAY => Presence::Away,
            Who::Person(_) | Who::Nobody => Presence::Lost,
            Who::Bot(_) => Presence::Here,
        }
    }

    /// Whether the game can begin as far as this seat is concerned.
    pub fn is_ready(&self) -> bool {
        match self.who {
            Who::Nobody => false,
            Who::Person(_) => self.ready,
            Who::Bot(_) => true,
        }
    }

    pub fn show(&self, now: u64) -> Place {
        let holder = match &self.who {
            Who::Nobody => Holder::Nobody,
            Who::Person(_) => Holder::Person,
            Who::Bot(level) => Holder::Bot { level: level.clone() },
        };
        Place {
            holder,
            name: self.name.clone(),
            colour: self.colour,
            ready: self.is_ready(),
            presence: self.presence(now),
            stand_in: self.stand_in,
        }
    }

    pub fn keep(&self) -> KeptSeat {
        let bot = match &self.who {
            Who::Bot(level) => Some(level.clone()),
            Who::Nobody | Who::Person(_) => None,
        };
        KeptSeat {
            member: self.person().copied(),
            bot,
            name: self.name.clone(),
            colour: self.colour,
            ready: self.ready,
            stand_in: self.stand_in,
        }
    }

    pub fn read(kept: KeptSeat, now: u64) -> Seated {
        let who = match (kept.member, kept.bot) {
            (Some(member), _) => Who::Person(member),
            (None, Some(level)) => Who::Bot(level),
            (None, None) => Who::Nobody,
        };
        let KeptSeat { name, colour, ready, stand_in, .. } = kept;
        Seated { who, name, colour, ready, stand_in, connections: 0, left_at: now }
    }
}

/// Whether there is a bot with that code.
pub(crate) fn is_level(code: &str) -> bool {
    LEVELS.contains(&code)
}
