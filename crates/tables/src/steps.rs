//! Steps of the game: planned, written down by whoever owns the table, then carried out.

use engine::vocab::Seat;
use engine::{Action, Game, Viewer};
use protocol::ActionError;
use wire::{Ask, Json, Refusal, Refused, Stage, StandIn, TakeBack, Vote};

use crate::kept::{Did, KeptError, Row};
use crate::member::Member;
use crate::playing::Playing;
use crate::seats::Who;
use crate::table::Table;

/// What follows from a request for a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Plan {
    /// This step, which has to be written down and then carried out by [`Table::commit`].
    Step(Row),
    /// The step was made before, under the same id; it has this number.
    Known(u32),
    /// No step, but everybody sees a difference: a question was asked, answered or withdrawn.
    Shown,
}

/// What has to happen at a table without anybody asking for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// Somebody who is no person has to decide now.
    Decide,
    /// At this time the present decision is taken over by a stand-in.
    At(u64),
    /// Nothing.
    Nothing,
}

/// A decision to be made for a seat by a bot, or by default. It may take a while and changes nothing by itself.
#[derive(Clone, Debug)]
pub struct Task {
    /// The seat.
    pub seat: Seat,
    /// The number that the step will have.
    pub number: u32,
    level: Option<String>,
    game: Game,
}

impl Task {
    /// Whether the decision may take long.
    pub fn is_long(&self) -> bool {
        self.level.as_ref().is_some_and(|level| bots::levels::LEVELS[3..].contains(&level.as_str()))
    }

    /// The decision, by what the seat may know alone. A bot answers early when there is no time left.
    pub fn decide(&self, has_time: &mut dyn FnMut() -> bool) -> Option<Action> {
        let by_bot = self
            .level
            .as_ref()
            .and_then(|level| bots::decide_within(level, &self.game, u64::from(self.number), has_time));
        by_bot.or_else(|| {
            let (view, mut legal) = (self.game.view(Viewer::Seat(self.seat)), Vec::new());
            view.legal_actions(&mut legal);
            engine::default_action(&view, &legal).or(legal.first().copied())
        })
    }
}

impl Table {
    /// The seat that is to act.
    pub fn to_act(&self) -> Option<usize> {
        self.playing.as_ref()?.game().to_act().map(Seat::index)
    }

    fn game(&self) -> Result<&Playing, Refused> {
        self.check_stage(Stage::Playing)?;
        self.playing.as_deref().ok_or_else(|| Refused::new(Refusal::NotNow, "no game is played here now"))
    }

    /// Plans what somebody asks for. Only questions about taking back are noted; everything else is left as it is.
    ///
    /// # Errors
    ///
    /// Why it is refused. Nothing has changed then.
    pub fn plan(&mut self, who: &Member, ask: &Ask, now: u64) -> Result<Plan, Refused> {
        match ask {
            Ask::Act { id, expect, action } => {
                let planned = self.plan_act(who, *id, *expect, action, now);
                planned.map_err(|refused| Refused { id: Some(*id), ..refused })
            }
            Ask::Undo { expect } => self.plan_undo(who, *expect, now),
            Ask::TakeBack { answer, expect } => self.plan_take_back(who, *answer, *expect, now),
            _ => Err(Refused::new(Refusal::NotNow, "this request is no step of the game")),
        }
    }

    fn row(&self, playing: &Playing, by: Seat, id: Option<u64>, did: Did, now: u64) -> Row {
        let left = match did {
            Did::Act(_) => self.clocks.left_after(by.index(), now),
            Did::Back(_) => None,
        };
        Row { number: playing.next(), at: now, by, id, did, left }
    }

    fn plan_act(&self, who: &Member, id: u64, expect: u32, action: &Json, now: u64) -> Result<Plan, Refused> {
        let seat = self.own_seat(who)?;
        let seat = Seat::new(seat).ok_or_else(|| Refused::new(Refusal::NoSeat, "there is no such seat"))?;
        // Whoever lost the answer to the last action of a game asks again when the game is over.
        if let Some(number) = self.playing.as_ref().and_then(|playing| playing.known(seat, id)) {
            return Ok(Plan::Known(number));
        }
        let playing = self.game()?;
        let game = playing.game();
        if let Err(stale) = check_number(playing, expect) {
            // Whoever is to act again is told which rule forbids the action by now, if one does.
            let late = action.action().ok().filter(|_| game.to_act() == Some(seat));
            return Err(
                stale.by_rule(late.and_then(|action| game.check(action).err()).map(|illegal| illegal.rule()))
            );
        }
        let action = action.action().map_err(|error| match error {
            ActionError::Unplayable(unplayable) => {
                Refused::new(Refusal::IllegalAction, unplayable.to_string()).by_rule(Some(unplayable.rule()))
            }
            error => Refused::new(Refusal::BadRequest, error.to_string()),
        })?;
        if game.to_act() != Some(seat) {
            return Err(Refused::new(Refusal::NotYourTurn, "somebody else is to act"));
        }
        game.check(action).map_err(|illegal| {
            Refused::new(Refusal::IllegalAction, illegal.to_string()).by_rule(Some(illegal.rule()))
        })?;
        Ok(Plan::Step(self.row(playing, seat, Some(id), Did::Act(action), now)))
    }

    fn plan_undo(&self, who: &Member, expect: u32, now: u64) -> Result<Plan, Refused> {
        let seat = self.own_seat(who)?;
        let playing = self.game()?;
        check_number(playing, expect)?;
        match playing.undoable() {
            Some((by, number)) if by.index() == seat => {
                Ok(Plan::Step(self.row(playing, by, None, Did::Back(number), now)))
            }
            _ => Err(Refused::new(Refusal::NoUndo, "there is nothing that you could undo")),
        }
    }

    fn plan_take_back(
        &mut self,
        who: &Member,
        answer: TakeBack,
        expect: u32,
        now: u64,
    ) -> Result<Plan, Refused> {
        let seat = self.own_seat(who)?;
        let playing = self.game()?;
        check_number(playing, expect)?;
        if !self.options.take_back {
            return Err(Refused::new(Refusal::NotNow, "nothing is taken back at this table"));
        }
        let mut vote = match (answer, self.vote.clone()) {
            (TakeBack::Ask, None) => {
                let own = Seat::new(seat).and_then(|seat| playing.last_of(seat));
                let from = own.ok_or_else(|| Refused::new(Refusal::NoUndo, "you have done nothing yet"))?;
                Vote { by: seat, from, allowed: Vec::new() }
            }
            (TakeBack::Ask, Some(_)) => {
                return Err(Refused::new(Refusal::NotNow, "there is a question already"));
            }
            (_, None) => return Err(Refused::new(Refusal::NotNow, "nobody has asked")),
            (TakeBack::Refuse, Some(_)) => {
                self.vote = None;
                return Ok(Plan::Shown);
            }
            (TakeBack::Allow, Some(vote)) => vote,
        };
        if !vote.allowed.contains(&seat) {
            vote.allowed.push(seat);
            vote.allowed.sort_unstable();
        }
        let asked = |place: usize| self.seats[place].is_asked();
        if (0..self.seats.len()).filter(|&place| asked(place)).all(|place| vote.allowed.contains(&place)) {
            let by =
                Seat::new(vote.by).ok_or_else(|| Refused::new(Refusal::NoSeat, "there is no such seat"))?;
            return Ok(Plan::Step(self.row(playing, by, None, Did::Back(vote.from), now)));
        }
        self.vote = Some(vote);
        Ok(Plan::Shown)
    }

    /// Carries out a step that was planned and written down.
    ///
    /// # Errors
    ///
    /// It does not follow the last one, or the rules refuse it. Nothing has changed then.
    pub fn commit(&mut self, row: &Row) -> Result<(), KeptError> {
        let playing = self.playing.as_mut().ok_or_else(|| KeptError("no game is played".into()))?;
        playing.commit(&self.record, row, self.began_at)?;
        self.vote = None;
        let is_over = playing.game().outcome().is_some();
        // A game that is over can still be taken back by nobody: its seed is known then.
        self.stage = if is_over { Stage::Over } else { Stage::Playing };
        self.clocks.decided(row.by.index(), row.left, row.at);
        if row.id.is_some() {
            self.seats[row.by.index()].stand_in = false;
        }
        Ok(())
    }

    /// What has to happen without anybody asking for it.
    pub fn due(&self) -> Due {
        let Some(seat) = self.to_act().filter(|_| self.stage == Stage::Playing) else { return Due::Nothing };
        if !self.seats[seat].is_asked() {
            return Due::Decide;
        }
        self.clocks.deadline(seat).map_or(Due::Nothing, Due::At)
    }

    /// A stand-in takes over if the time for the present decision is over. Returns whether one did, which has to be
    /// written down.
    pub fn take_over(&mut self, now: u64) -> bool {
        let is_over = matches!(self.due(), Due::At(deadline) if deadline <= now);
        if let Some(seat) = self.to_act().filter(|_| is_over) {
            self.seats[seat].stand_in = true;
            self.vote = None;
        }
        is_over
    }

    /// The decision that a bot or a stand-in has to make now.
    pub fn task(&self) -> Option<Task> {
        let playing = self.playing.as_ref().filter(|_| self.due() == Due::Decide)?;
        let seat = playing.game().to_act()?;
        let level = match (&self.seats[seat.index()].who, &self.options.stand_in) {
            (Who::Bot(level), _) | (Who::Person(_) | Who::Nobody, StandIn::Bot { level }) => {
                Some(level.clone())
            }
            (Who::Person(_) | Who::Nobody, StandIn::Default) => None,
        };
        Some(Task { seat, number: playing.next(), level, game: playing.game().clone() })
    }

    /// Plans what a bot or a stand-in has decided. `None` if the moment has passed, such as because the person has come
    /// back.
    pub fn plan_task(&self, task: &Task, action: Action, now: u64) -> Option<Row> {
        let playing = self.playing.as_ref()?;
        let is_now = task.number == playing.next() && self.due() == Due::Decide;
        let is_legal = playing.game().check(action).is_ok();
        let mut row = self.row(playing, task.seat, None, Did::Act(action), now);
        // A stand-in uses no time of the person.
        row.left = None;
        (is_now && is_legal).then_some(row)
    }
}

/// Checks that nothing has happened that the asker does not know.
fn check_number(playing: &Playing, expect: u32) -> Result<(), Refused> {
    if expect == playing.next() {
        return Ok(());
    }
    Err(Refused::new(Refusal::Stale, format!("the next step is {}, not {expect}", playing.next())))
}
