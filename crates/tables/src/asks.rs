//! Requests that change a table but are no steps of its game.

use wire::{Ask, Chat, Colour, Json, Line, Presence, Refusal, Refused, Stage, Words};

use crate::kept::KeptError;
use crate::member::Member;
use crate::seats::{Seated, Who, is_level};
use crate::table::{Table, check_options};
use crate::talk;

/// What a request has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Only something that the asker sees, which has to be written down first.
    Own,
    /// Something that everybody sees and that need not be written down.
    Shown,
    /// Something that everybody sees and that has to be written down first.
    Kept,
    /// The game has begun, which has to be written down first.
    Began,
    /// Somebody has said something, which has to be written down first.
    Said {
        /// The number of the line at this table, counted from 0.
        number: u32,
        /// What was said.
        line: Line,
    },
    /// All want to play again.
    Rematch,
}

impl Table {
    /// Carries out a request that is no step of the game.
    ///
    /// # Errors
    ///
    /// Why it is refused. Nothing has changed then.
    pub fn ask(&mut self, who: &Member, ask: Ask, now: u64) -> Result<Change, Refused> {
        match ask {
            Ask::Sit { seat, name, colour } => self.sit(who, seat, &name, colour, now),
            Ask::Stand => self.stand(who),
            Ask::Return => self.take_back_seat(who, now),
            Ask::SeatBot { seat, level } => self.seat_bot(who, seat, level),
            Ask::ClearSeat { seat } => self.clear_seat(who, seat, now),
            Ask::Ready { ready } => {
                self.check_stage(Stage::Gathering)?;
                let seat = self.own_seat(who)?;
                self.seats[seat].ready = ready;
                Ok(Change::Kept)
            }
            Ask::SetUp { setup, options } => {
                self.check_owner(who)?;
                self.check_stage(Stage::Gathering)?;
                let setup = setup.setup().map_err(|error| {
                    Refused::new(Refusal::BadSetup, error.to_string()).by_rule(error.rule())
                })?;
                check_options(&options)?;
                self.set_up(setup, options)
            }
            Ask::Start => self.start(who, now),
            Ask::Rematch { wanted } => self.want_rematch(who, wanted),
            Ask::Say { text } => self.say(who, Words::Text(text), now),
            Ask::Phrase { phrase } => self.say(who, Words::Phrase(phrase), now),
            Ask::Mute { seat, muted } => {
                let entry = (*who, self.existing(seat)?);
                self.muted.retain(|other| *other != entry);
                if muted {
                    self.muted.push(entry);
                }
                Ok(Change::Own)
            }
            Ask::Hello { .. } | Ask::Act { .. } | Ask::Undo { .. } | Ask::TakeBack { .. } | Ask::Link => {
                Err(Refused::new(Refusal::NotNow, "this request is not for the table"))
            }
        }
    }

    pub(crate) fn check_stage(&self, stage: Stage) -> Result<(), Refused> {
        let sentence = match stage {
            Stage::Gathering => "the game has begun",
            Stage::Playing => "no game is played here now",
            Stage::Over => "the game is not over",
        };
        if self.stage == stage { Ok(()) } else { Err(Refused::new(Refusal::NotNow, sentence)) }
    }

    fn check_owner(&self, who: &Member) -> Result<(), Refused> {
        if self.owner == *who {
            Ok(())
        } else {
            Err(Refused::new(Refusal::NotOwner, "only the owner of the table may do this"))
        }
    }

    pub(crate) fn own_seat(&self, who: &Member) -> Result<usize, Refused> {
        self.seat_of(who).ok_or_else(|| Refused::new(Refusal::NoSeat, "you have no seat at this table"))
    }

    fn existing(&self, seat: usize) -> Result<usize, Refused> {
        if seat < self.seats.len() {
            Ok(seat)
        } else {
            Err(Refused::new(Refusal::SeatTaken, "the table has no such seat"))
        }
    }

    fn sit(
        &mut self,
        who: &Member,
        seat: usize,
        name: &str,
        colour: Option<Colour>,
        now: u64,
    ) -> Result<Change, Refused> {
        let seat = self.existing(seat)?;
        let own = self.seat_of(who);
        if own != Some(seat) {
            self.check_stage(Stage::Gathering)?;
            if self.seats[seat].who != Who::Nobody {
                return Err(Refused::new(Refusal::SeatTaken, "the seat is taken"));
            }
        }
        let name = protocol::clean_name(name)
            .ok_or_else(|| Refused::new(Refusal::BadName, "nothing can be seen of this name"))?;
        let others =
            || self.seats.iter().enumerate().filter(|(place, _)| Some(*place) != own && *place != seat);
        let is_same = |other: &str| other.to_lowercase() == name.to_lowercase();
        if others().any(|(_, other)| other.who != Who::Nobody && other.name.as_deref().is_some_and(is_same)) {
            return Err(Refused::new(Refusal::BadName, "somebody at the table has this name"));
        }
        let is_free =
            |colour: Colour| !others().any(|(_, other)| other.who != Who::Nobody && other.colour == colour);
        let colour = match colour {
            Some(colour) if is_free(colour) => colour,
            Some(_) => return Err(Refused::new(Refusal::SeatTaken, "somebody has this colour")),
            None => {
                let wish = own.map_or(self.seats[seat].colour, |own| self.seats[own].colour);
                let mut colours = std::iter::once(wish).chain(Colour::ALL);
                colours.find(|&colour| is_free(colour)).unwrap_or(wish)
            }
        };
        let (connections, is_ready) =
            own.map_or((0, false), |own| (self.seats[own].connections, self.seats[own].ready));
        if let Some(own) = own.filter(|&own| own != seat) {
            self.empty(own);
        }
        let stand_in = own == Some(seat) && self.seats[seat].stand_in;
        self.give_colour(seat, colour);
        self.seats[seat] = Seated {
            who: Who::Person(*who),
            name: Some(name),
            colour,
            ready: is_ready,
            stand_in,
            connections,
            left_at: now,
        };
        Ok(Change::Kept)
    }

    /// Frees a colour: an empty seat that would show it gets another.
    fn give_colour(&mut self, seat: usize, colour: Colour) {
        let old = self.seats[seat].colour;
        for (place, other) in self.seats.iter_mut().enumerate() {
            if place != seat && other.colour == colour {
                other.colour = old;
            }
        }
    }

    fn empty(&mut self, seat: usize) {
        let Seated { colour, name, .. } = self.seats[seat].clone();
        // In a game that was begun elsewhere the seat keeps its name for whoever sits down next.
        let name = name.filter(|_| self.brought);
        self.seats[seat] = Seated { colour, name, ..Seated::empty(seat) };
        self.muted.retain(|&(_, other)| other != seat);
    }

    fn stand(&mut self, who: &Member) -> Result<Change, Refused> {
        let seat = self.own_seat(who)?;
        match self.stage {
            Stage::Gathering => self.empty(seat),
            Stage::Playing => self.seats[seat].stand_in = true,
            Stage::Over => return Err(Refused::new(Refusal::NotNow, "the game is over")),
        }
        self.vote = None;
        Ok(Change::Kept)
    }

    fn take_back_seat(&mut self, who: &Member, now: u64) -> Result<Change, Refused> {
        self.check_stage(Stage::Playing)?;
        let seat = self.own_seat(who)?;
        self.return_to(seat, now);
        Ok(Change::Kept)
    }

    /// The person at that seat decides again. If it is their decision, its time begins anew.
    pub(crate) fn return_to(&mut self, seat: usize, now: u64) {
        if std::mem::take(&mut self.seats[seat].stand_in) && self.to_act() == Some(seat) {
            self.clocks.begin(now);
        }
    }

    fn seat_bot(&mut self, who: &Member, seat: usize, level: String) -> Result<Change, Refused> {
        self.check_owner(who)?;
        self.check_stage(Stage::Gathering)?;
        let seat = self.existing(seat)?;
        if !is_level(&level) {
            return Err(Refused::new(Refusal::BadSetup, "there is no such level of bots"));
        }
        if self.seats[seat].person().is_some() {
            return Err(Refused::new(Refusal::SeatTaken, "somebody sits there"));
        }
        (self.seats[seat].who, self.seats[seat].name) = (Who::Bot(level), None);
        Ok(Change::Kept)
    }

    fn clear_seat(&mut self, who: &Member, seat: usize, now: u64) -> Result<Change, Refused> {
        let seat = self.existing(seat)?;
        match self.stage {
            Stage::Gathering => {
                self.check_owner(who)?;
                self.empty(seat);
            }
            // Everybody waits for whoever is lost, so everybody may ask for a stand-in: the lost one may be the owner.
            Stage::Playing if self.seats[seat].presence(now) == Presence::Lost => {
                self.own_seat(who)?;
                self.seats[seat].stand_in = true;
                self.vote = None;
            }
            Stage::Playing => return Err(Refused::new(Refusal::NotNow, "whoever sits there is not lost")),
            Stage::Over => return Err(Refused::new(Refusal::NotNow, "the game is over")),
        }
        Ok(Change::Kept)
    }

    fn set_up(&mut self, setup: protocol::Setup, options: wire::Options) -> Result<Change, Refused> {
        // Compared as text, which has no version of the rules: a table keeps its own.
        let is_same = Json::of_setup(&setup) == Json::of_setup(&self.record.setup);
        if !is_same && self.brought {
            return Err(Refused::new(Refusal::NotNow, "a game that was begun elsewhere keeps its set-up"));
        }
        if !is_same && !self.same_deal.is_empty() {
            return Err(Refused::new(Refusal::NotNow, "tables with the same cards keep their set-up"));
        }
        // Everybody sees which seats nobody has taken, so to play without them needs no new agreement.
        let players = setup.rules().players();
        let is_fewer = self.seats.iter().filter(|seat| seat.who != Who::Nobody).count() <= players
            && players < self.seats.len()
            && Json::of_setup(&self.record.setup).with_players(players) == Some(Json::of_setup(&setup));
        if !is_same {
            self.make_room(players)?;
            self.record = protocol::Record::new(setup, self.record.seed.clone());
        }
        // Whether strangers find the table is nothing that anybody has to agree to.
        let listed = self.options.listed;
        let is_agreed = (is_same || is_fewer) && wire::Options { listed, ..options.clone() } == self.options;
        if !is_agreed {
            self.seats.iter_mut().for_each(|seat| seat.ready = false);
        }
        self.options = options;
        Ok(Change::Kept)
    }

    /// Changes the number of seats. People and bots keep theirs if they can; others move to an empty one, people also to
    /// that of a bot.
    fn make_room(&mut self, players: usize) -> Result<(), Refused> {
        if self.people().count() > players {
            return Err(Refused::new(Refusal::SeatTaken, "more people sit here than would play"));
        }
        for from in players..self.seats.len() {
            if self.seats[from].who == Who::Nobody {
                continue;
            }
            let empty = (0..players).find(|&place| self.seats[place].who == Who::Nobody);
            let is_person = self.seats[from].person().is_some();
            let of_bot = || (0..players).find(|&place| is_person && self.seats[place].person().is_none());
            if let Some(to) = empty.or_else(of_bot) {
                self.muted.retain(|&(_, seat)| seat != to);
                self.seats.swap(from, to);
                self.muted.iter_mut().filter(|(_, seat)| *seat == from).for_each(|(_, seat)| *seat = to);
            }
        }
        self.muted.retain(|&(_, seat)| seat < players);
        self.seats.truncate(players);
        for place in self.seats.len()..players {
            let mut seat = Seated::empty(place);
            let taken: Vec<Colour> = self.seats.iter().map(|seat| seat.colour).collect();
            seat.colour =
                Colour::ALL.into_iter().find(|colour| !taken.contains(colour)).unwrap_or(seat.colour);
            self.seats.push(seat);
        }
        Ok(())
    }

    fn start(&mut self, who: &Member, now: u64) -> Result<Change, Refused> {
        self.check_owner(who)?;
        self.check_stage(Stage::Gathering)?;
        if self.seats.iter().any(|seat| seat.who == Who::Nobody) {
            return Err(Refused::new(Refusal::NotNow, "there are empty seats"));
        }
        // Whoever begins the game need not say that they are ready.
        let waits = |seat: &&Seated| !seat.is_ready() && seat.person() != Some(who);
        if self.seats.iter().find(waits).is_some() {
            return Err(Refused::new(Refusal::NotNow, "not everybody is ready"));
        }
        let failed = |error: KeptError| Refused::new(Refusal::Failed, error.to_string());
        self.begin(&self.brought_rows(), now).map_err(failed)?;
        Ok(Change::Began)
    }

    fn want_rematch(&mut self, who: &Member, wanted: bool) -> Result<Change, Refused> {
        self.check_stage(Stage::Over)?;
        let seat = self.own_seat(who)?;
        if self.rematch.is_some() {
            return Err(Refused::new(Refusal::NotNow, "there is a new table already"));
        }
        self.wanted.retain(|&other| other != seat);
        if wanted {
            self.wanted.push(seat);
            self.wanted.sort_unstable();
        }
        let all = self.people().all(|(seat, ..)| self.wanted.contains(&seat));
        Ok(if all { Change::Rematch } else { Change::Shown })
    }

    fn say(&mut self, who: &Member, words: Words, now: u64) -> Result<Change, Refused> {
        // Those who watch could tell a player what they see.
        let seat = self.own_seat(who)?;
        let words = talk::heard(words, self.options.chat).ok_or_else(|| {
            let sentence = match self.options.chat {
                Chat::Free => "there is nothing to be seen of this",
                Chat::Phrases => "only phrases can be said at this table",
                Chat::Off => "nobody talks at this table",
            };
            Refused::new(Refusal::NotSaid, sentence)
        })?;
        let name = self.seats[seat].name.clone().unwrap_or_default();
        if self.talk.is_hasty(&name, now) {
            return Err(Refused::new(Refusal::TooFast, "this is too much at once"));
        }
        let line = Line { seat: Some(seat), name, at: now, words };
        let number = self.talk.add(line.clone());
        Ok(Change::Said { number, line })
    }
}
