//! A table: what belongs to it, what of it is written down, and what each of the people sees.

use engine::Viewer;
use engine::vocab::Seat;
use protocol::{Record, RecordedGame, SavedGame, SeedText, Setup};
use serde_json::Value;
use wire::{
    Clock, Code, Glance, Json, Line, Options, Other, Refusal, Refused, Room, Stage, StandIn, Vote, You,
};

use crate::clock::{self, Clocks};
use crate::kept::{Kept, KeptError, Row};
use crate::member::Member;
use crate::playing::Playing;
use crate::seats::{Seated, Who, is_level};
use crate::show::{Audience, Catch};
use crate::talk::Talk;

/// The longest delay of those who watch, in seconds.
const MOST_DELAY: u32 = 3_600;

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) code: Code,
    pub(crate) stage: Stage,
    /// Set-up and seed, and until the game begins what was played of it elsewhere. Later all actions are with the game.
    pub(crate) record: Record,
    pub(crate) options: Options,
    pub(crate) owner: Member,
    pub(crate) seats: Vec<Seated>,
    pub(crate) made_at: u64,
    pub(crate) began_at: u64,
    pub(crate) deal: u64,
    pub(crate) rematch: Option<Code>,
    /// Whether the game was begun elsewhere.
    pub(crate) brought: bool,
    /// A game is large; a table is moved about.
    pub(crate) playing: Option<Box<Playing>>,
    pub(crate) clocks: Clocks,
    pub(crate) talk: Talk,
    pub(crate) vote: Option<Vote>,
    pub(crate) wanted: Vec<usize>,
    /// Who does not want to hear which seat.
    pub(crate) muted: Vec<(Member, usize)>,
    /// The other tables of the deal, as the owner of the tables tells them.
    pub(crate) same_deal: Vec<Other>,
}

/// What a table is made of.
#[derive(Clone, Debug)]
pub struct New {
    /// Its code, which no other table has.
    pub code: Code,
    /// The set-up of the game.
    pub setup: Setup,
    /// The options.
    pub options: Options,
    /// Whose table it is.
    pub owner: Member,
    /// A seed that nobody can guess, or that of a table with the same cards.
    pub seed: SeedText,
    /// Tables with the same number have the same cards.
    pub deal: u64,
}

/// Checks the options of a table.
pub(crate) fn check_options(options: &Options) -> Result<(), Refused> {
    let bad = |message: &str| Err(Refused::new(Refusal::BadSetup, message));
    if !clock::is_sound(options.clock) {
        return bad("a clock gives 5 seconds to a day for a move, or 30 seconds to a day for the game");
    }
    if options.watch_delay > MOST_DELAY {
        return bad("those who watch are at most an hour late");
    }
    match &options.stand_in {
        StandIn::Bot { level } if !is_level(level) => bad("there is no such level of bots"),
        _ => Ok(()),
    }
}

impl Table {
    /// An empty table.
    ///
    /// # Errors
    ///
    /// The options are refused.
    pub fn new(new: New, now: u64) -> Result<Table, Refused> {
        let New { code, setup, options, owner, seed, deal } = new;
        check_options(&options)?;
        Ok(Table {
            code,
            stage: Stage::Gathering,
            record: Record::new(setup, seed),
            options,
            owner,
            seats: (0..setup.rules().players()).map(Seated::empty).collect(),
            made_at: now,
            began_at: 0,
            deal,
            rematch: None,
            brought: false,
            playing: None,
            clocks: Clocks::new(Clock::None, 0, now),
            talk: Talk::default(),
            vote: None,
            wanted: Vec::new(),
            muted: Vec::new(),
            same_deal: Vec::new(),
        })
    }

    /// What has to be written down of the table, apart from its steps.
    pub fn keep(&self) -> Kept {
        Kept {
            code: self.code,
            stage: self.stage,
            setup: Json::of_setup(&self.record.setup),
            seed: Json::of(&self.record.seed),
            rules_version: self.record.rules_version,
            options: self.options.clone(),
            owner: self.owner,
            seats: self.seats.iter().map(Seated::keep).collect(),
            made_at: self.made_at,
            began_at: (self.stage != Stage::Gathering).then_some(self.began_at),
            deal: self.deal,
            rematch: self.rematch,
            brought: self.brought,
            muted: self.muted.clone(),
        }
    }

    /// Reads a table again, with its steps in order. Nobody is connected, and the present decision begins anew.
    ///
    /// # Errors
    ///
    /// What was written down is damaged, or belongs to rules that this program does not know.
    pub fn read(kept: Kept, rows: &[Row], now: u64) -> Result<Table, KeptError> {
        let bad = |what: &dyn std::fmt::Display| KeptError(what.to_string());
        let setup = kept.setup.setup().map_err(|error| bad(&error))?;
        let rules = setup.rules().with_version(kept.rules_version).map_err(|error| bad(&error))?;
        if kept.seats.len() != rules.players() {
            return Err(KeptError("the number of seats is wrong".into()));
        }
        let seed = read_seed(&kept.seed).ok_or_else(|| KeptError("there is no seed".into()))?;
        let new = New {
            code: kept.code,
            setup: Setup::new(rules),
            options: kept.options,
            owner: kept.owner,
            seed,
            deal: kept.deal,
        };
        let mut table = Table::new(new, kept.made_at).map_err(|refused| KeptError(refused.message))?;
        (table.rematch, table.brought, table.muted) = (kept.rematch, kept.brought, kept.muted);
        table.seats = kept.seats.into_iter().map(|seat| Seated::read(seat, now)).collect();
        match kept.began_at {
            Some(began_at) => {
                table.begin(rows, began_at)?;
                table.clocks.begin(now);
            }
            None if table.brought => table.read_brought(rows)?,
            None if rows.is_empty() => {}
            None => return Err(KeptError("there are steps of a game that has not begun".into())),
        }
        Ok(table)
    }

    /// The game begins, with the steps that were made already.
    ///
    /// # Errors
    ///
    /// The steps do not follow each other, or the rules refuse one. Nothing has changed then.
    pub(crate) fn begin(&mut self, rows: &[Row], began_at: u64) -> Result<(), KeptError> {
        let mut playing = Playing::new(&self.record);
        playing.replay(&self.record, rows, began_at)?;
        let mut clocks = Clocks::new(self.options.clock, self.seats.len(), began_at);
        for row in rows {
            clocks.decided(row.by.index(), row.left, row.at);
        }
        let is_over = playing.game().outcome().is_some();
        self.stage = if is_over { Stage::Over } else { Stage::Playing };
        self.record.actions = Vec::new();
        (self.playing, self.clocks, self.began_at) = (Some(Box::new(playing)), clocks, began_at);
        Ok(())
    }

    /// The code of the table.
    pub fn code(&self) -> Code {
        self.code
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The set-up of the game.
    pub fn setup(&self) -> Setup {
        self.record.setup
    }

    /// The seed, for another table with the same cards. It is told to nobody.
    pub fn seed(&self) -> &SeedText {
        &self.record.seed
    }

    /// Tables with the same number have the same cards.
    pub fn deal(&self) -> u64 {
        self.deal
    }

    /// When the table was made.
    pub fn made_at(&self) -> u64 {
        self.made_at
    }

    /// Whose table it is.
    pub fn owner(&self) -> &Member {
        &self.owner
    }

    /// The number of the next step; 0 before the game.
    pub fn next(&self) -> u32 {
        self.playing.as_ref().map_or(0, |playing| playing.next())
    }

    /// The seat of somebody.
    pub fn seat_of(&self, who: &Member) -> Option<usize> {
        self.seats.iter().position(|seat| seat.person() == Some(who))
    }

    /// Whoever has that seat.
    pub fn person_at(&self, seat: usize) -> Option<&Member> {
        self.seats.get(seat)?.person()
    }

    /// The open question whether an action is taken back.
    pub fn vote(&self) -> Option<&Vote> {
        self.vote.as_ref()
    }

    /// The seats for which a stand-in decides, as bits, the first seat the lowest.
    pub fn stand_ins(&self) -> u32 {
        self.seats.iter().rev().fold(0, |bits, seat| bits << 1 | u32::from(seat.stand_in))
    }

    /// The people who have a seat, with their names.
    pub fn people(&self) -> impl Iterator<Item = (usize, &Member, Option<&str>)> {
        let seats = self.seats.iter().enumerate();
        seats.filter_map(|(index, seat)| Some((index, seat.person()?, seat.name.as_deref())))
    }

    /// The name of whoever has each seat.
    pub fn names(&self) -> Vec<Option<String>> {
        self.seats.iter().map(|seat| seat.name.clone().filter(|_| seat.who != Who::Nobody)).collect()
    }

    /// Whether the game was begun elsewhere, so that its cards may be known to somebody.
    pub fn is_brought(&self) -> bool {
        self.brought
    }

    /// The points of each seat, once the game is over.
    pub fn scores(&self) -> Option<Vec<i16>> {
        let playing = self.playing.as_ref().filter(|_| self.stage == Stage::Over)?;
        Record::result_of(playing.game()).map(|result| result.scores)
    }

    /// The game as a file to take home. There is one only once the game is over, because it has the seed in it.
    pub fn file(&self) -> Option<String> {
        let playing = self.playing.as_ref().filter(|_| self.is_revealed())?;
        let bot = |seat: &Seated| match &seat.who {
            Who::Bot(level) => Some(level.clone()),
            Who::Nobody | Who::Person(_) => None,
        };
        let table = protocol::Table {
            names: self.names(),
            bots: self.seats.iter().map(bot).collect(),
            colours: self.seats.iter().map(|seat| seat.colour.name().to_string()).collect(),
            open_hands: self.options.open_hands,
            saved_at: None,
        };
        let actions = playing.log().standing(playing.next()).into_iter().map(|(.., action)| action).collect();
        let game = RecordedGame::from_record(&Record { actions, ..self.record.clone() }).ok()?;
        Some(SavedGame::to_json(&game, &table))
    }

    /// Whether everything about the deal may be known: no table with these cards is still played.
    fn is_revealed(&self) -> bool {
        self.stage == Stage::Over && self.same_deal.iter().all(|other| other.scores.is_some())
    }

    /// Tells the table about the others with the same cards. Their points are shown once the own game is over.
    pub fn compare(&mut self, others: Vec<Other>) {
        self.same_deal = others;
    }

    /// Another table gets the same cards. Until it is compared it counts as played.
    pub fn share_with(&mut self, code: Code) {
        self.same_deal.push(Other { code, names: Vec::new(), scores: None });
    }

    /// Notes the table that was made for another game of the same people.
    pub fn set_rematch(&mut self, code: Code) {
        self.rematch = Some(code);
    }

    /// Tells the table how many connections somebody has. Returns whether the others see a difference.
    pub fn connected(&mut self, who: &Member, connections: usize, now: u64) -> bool {
        let Some(seat) = self.seat_of(who).map(|seat| &mut self.seats[seat]) else { return false };
        let was_here = std::mem::replace(&mut seat.connections, connections) > 0;
        if was_here && connections == 0 {
            seat.left_at = now;
        }
        was_here != (connections > 0)
    }

    /// Moves a seat to somebody else, such as the same person with another device. The new one must have no seat yet.
    /// Returns whether it could be done.
    pub fn move_seat(&mut self, from: &Member, to: Member, now: u64) -> bool {
        if self.seat_of(&to).is_some() {
            return false;
        }
        let Some(seat) = self.seat_of(from) else { return false };
        let seat = &mut self.seats[seat];
        (seat.who, seat.connections, seat.left_at) = (Who::Person(to), 0, now);
        if self.owner == *from {
            self.owner = to;
        }
        self.muted.retain(|(member, _)| member != from);
        true
    }

    /// Whether somebody may be at this table: everybody with the code before the game, later those with a seat and, if
    /// the table allows it, those who watch.
    pub fn admits(&self, who: &Member) -> bool {
        self.stage == Stage::Gathering || self.options.watchers || self.seat_of(who).is_some()
    }

    /// The table as somebody sees it; `watchers` are there without a seat.
    pub fn room(&self, who: &Member, watchers: u32, now: u64) -> Room {
        let is_over = self.stage == Stage::Over;
        let same_deal = self.same_deal.iter().cloned();
        let hide = |other: Other| Other { scores: other.scores.filter(|_| is_over), ..other };
        Room {
            code: self.code,
            stage: self.stage,
            setup: Json::of_setup(&self.record.setup),
            options: self.options.clone(),
            seats: self.seats.iter().map(|seat| seat.show(now)).collect(),
            you: You {
                seat: self.seat_of(who),
                owner: self.owner == *who,
                muted: self.muted.iter().filter(|(member, _)| member == who).map(|&(_, seat)| seat).collect(),
            },
            watchers,
            commitment: (self.stage != Stage::Gathering).then(|| self.record.commitment()),
            revealed: self.is_revealed().then(|| self.record.committed()),
            vote: self.vote.clone(),
            rematch: self.wanted.clone(),
            same_deal: same_deal.map(hide).collect(),
            brought: self.brought,
        }
    }

    /// Takes in what was said before the table was read again: lines with their numbers, in order.
    pub fn recall(&mut self, lines: impl IntoIterator<Item = (u32, Line)>) {
        lines.into_iter().for_each(|(number, line)| self.talk.recall(number, line));
    }

    /// The last lines of the talk, as somebody wants to hear them.
    pub fn talk(&self, who: &Member) -> Vec<Line> {
        self.talk.lines().filter(|line| self.hears(who, line)).cloned().collect()
    }

    /// Whether somebody wants to hear this.
    pub fn hears(&self, who: &Member, line: &Line) -> bool {
        line.seat.is_none_or(|seat| !self.muted.contains(&(*who, seat)))
    }

    /// The clocks, if the game has some and is played.
    pub fn clocks(&self, now: u64) -> Option<wire::Clocks> {
        let playing =
            self.playing.as_ref().filter(|_| self.stage == Stage::Playing && self.clocks.is_some())?;
        let to_act = playing.game().to_act().map(Seat::index);
        let running = to_act.filter(|&seat| self.seats[seat].is_asked());
        Some(self.clocks.tell(playing.next(), running, now))
    }

    /// Who somebody is to the game.
    fn audience(&self, who: &Member) -> Audience {
        let seat = self.seat_of(who).and_then(Seat::new);
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        // Those who watch later than it happens would see hands of another moment.
        let open_hands = self.options.open_hands && (seat.is_some() || self.options.watch_delay == 0);
        Audience { viewer, open_hands }
    }

    /// The number of steps that somebody may know of at this time.
    fn n_told(&self, playing: &Playing, audience: Audience, now: u64) -> u32 {
        let delay = u64::from(self.options.watch_delay);
        if audience.viewer != Viewer::Public || delay == 0 || self.stage == Stage::Over {
            return playing.next();
        }
        let shown_until = (now.saturating_sub(self.began_at) / 1000).saturating_sub(delay);
        playing.log().iter().take_while(|step| u64::from(step.at) < shown_until).count() as u32
    }

    /// What somebody who knows that many steps, or nothing at all, has to be told now. Everything that is sent about a
    /// game passes through here.
    pub fn catch_up(&self, who: &Member, known: Option<u32>, now: u64) -> Option<Catch> {
        let playing = self.playing.as_ref()?;
        let audience = self.audience(who);
        let told = self.n_told(playing, audience, now);
        let may_undo = playing.undoable().map(|(seat, _)| seat).filter(|seat| {
            let is_played = self.stage == Stage::Playing;
            is_played && self.seats[seat.index()].is_asked() && told == playing.next()
        });
        match known {
            Some(known) if known == told => return None,
            Some(known) if known < told => {
                let past = playing.since(known);
                let past = past.map(|past| past.take_while(|one| one.number < told));
                let game = playing.game();
                if let Some(steps) = past.and_then(|past| audience.steps(past, game, may_undo)) {
                    return Some(steps);
                }
            }
            _ => {}
        }
        let actions = playing.log().standing(told);
        Some(audience.fresh(&self.record, &playing.start, &actions, told, may_undo))
    }

    /// A picture of the running game for a list of somebody's own tables. It shows what everybody sees, and only to those
    /// with a seat, who see it at once.
    pub fn glance(&self, who: &Member) -> Option<Glance> {
        let playing = self.playing.as_ref().filter(|_| self.stage == Stage::Playing)?;
        self.seat_of(who)?;
        Some(Glance::of(playing.game().view(Viewer::Public)))
    }

    /// When those who watch late have to be told more.
    pub fn watch_due(&self, known: u32) -> Option<u64> {
        let playing = self.playing.as_ref().filter(|_| self.options.watch_delay > 0)?;
        let step = playing.log().iter().nth(known as usize)?;
        Some(self.began_at + 1000 * (u64::from(step.at) + u64::from(self.options.watch_delay) + 1))
    }
}

/// A seed as records write it.
fn read_seed(json: &Json) -> Option<SeedText> {
    match serde_json::from_str(&json.to_string()).ok()? {
        Value::Number(number) => SeedText::from_number(number.as_u64()?),
        Value::String(text) => SeedText::from_text(&text),
        _ => None,
    }
}
