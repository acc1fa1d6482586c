//! A game played at one screen: who sits where, what happened, and what can be undone.

use std::ops::Range;

use engine::vocab::{Building, Seat};
use engine::{Action, Aftermath, Cards, Event, Game, Illegal, View, Viewer};
use i18n::Kinds;
use protocol::{Record, RecordError, RecordedGame, SeedText, Setup};

use crate::art::SeatColour;
use crate::modules;
use crate::worker::decide_in_time;

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this screen.
    Human,
    /// A bot, identified by its code.
    Bot(String),
}

/// A seat of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The player's name, as shown.
    pub name: String,
    /// Who decides for this seat.
    pub player: Player,
    /// The colour of the seat; no other seat has the same.
    pub colour: SeatColour,
}

/// A request to a bot for its next action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Identifies the moment in the game, so that a late answer is recognised.
    pub ticket: String,
    /// The record of the game so far, as JSON.
    pub record: String,
    /// The code of the bot to ask.
    pub bot: String,
}

/// How many buildings of a kind a seat counts, including what modules count as one.
pub fn counted(view: &View<'_>, seat: Seat, kind: Building) -> u8 {
    let more = modules::played(view).map(|room| room.counts_more(view, seat, kind));
    view.count_built(seat, kind) + more.sum::<u8>()
}

/// A game played at one screen.
#[derive(Clone, Debug)]
pub struct Play {
    game: RecordedGame,
    /// The seats, in order.
    pub places: Vec<Place>,
    /// Whether everybody's hand is visible.
    pub open_hands: bool,
    /// The key under which the game is saved.
    pub id: String,
    /// What happened: each event with the index of the action that caused it.
    log: Vec<(usize, Event)>,
    /// The buildings on terrain tiles before the first action.
    first_kinds: Kinds,
    /// Snapshots to undo to: the game before each action that can be undone, and the length of the log then.
    undo: Vec<(RecordedGame, usize)>,
    /// An action that is shown as done but only played at the end of the turn, because it would reveal something
    /// hidden.
    applied: Option<(Action, Aftermath)>,
    /// The human whose hand may be shown; with several humans, the screen is handed over.
    shown_to: Option<Seat>,
}

impl Play {
    /// Sets up a new game.
    pub fn new(id: String, setup: Setup, seed: SeedText, places: Vec<Place>, open_hands: bool) -> Play {
        let game = RecordedGame::new(setup, seed);
        let first_kinds = Kinds::of(&game.game().view(Viewer::Public));
        let (log, undo) = (Vec::new(), Vec::new());
        let (shown_to, applied) = (None, None);
        let mut play = Play { game, places, open_hands, id, log, first_kinds, undo, applied, shown_to };
        play.show_to_only_human();
        play
    }

    /// Continues a recorded game.
    ///
    /// # Errors
    ///
    /// If the record is of an unknown version, has an illegal action, or its result differs from the replayed one.
    pub fn from_record(
        id: String,
        record: &Record,
        places: Vec<Place>,
        open_hands: bool,
    ) -> Result<Play, RecordError> {
        // First check the record as a whole: version, actions, result.
        record.replay()?;
        let mut play = Play::new(id, record.setup, record.seed.clone(), places, open_hands);
        for (number, &action) in record.actions.iter().enumerate() {
            let mut events = Vec::new();
            play.game
                .play(action, &mut events)
                .map_err(|illegal| RecordError::Illegal { index: number, illegal })?;
            play.log.extend(events.into_iter().map(|event| (number, event)));
        }
        Ok(play)
    }

    /// The game together with its record.
    pub fn game(&self) -> &RecordedGame {
        &self.game
    }

    /// The game as it was after this many actions.
    pub fn game_after(&self, actions: usize) -> Game {
        let record = self.game.record();
        let mut game = RecordedGame::new(record.setup, record.seed.clone());
        for &action in record.actions.iter().take(actions) {
            // They were legal when they were played, so this does not happen.
            if game.play(action, &mut ()).is_err() {
                break;
            }
        }
        game.into_game()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.game.game().outcome().is_some()
    }

    /// What happened: each event with the index of its action.
    pub fn log(&self) -> &[(usize, Event)] {
        &self.log
    }

    /// The buildings on terrain tiles before the first action.
    pub fn first_kinds(&self) -> Kinds {
        self.first_kinds
    }

    /// The seat to act, if a human plays it.
    pub fn human_to_act(&self) -> Option<Seat> {
        let seat = self.game.game().to_act()?;
        (self.places.get(seat.index())?.player == Player::Human).then_some(seat)
    }

    /// The seat to act and the code of its bot, if a bot plays it.
    pub fn bot_to_act(&self) -> Option<(Seat, &str)> {
        let seat = self.game.game().to_act()?;
        match &self.places.get(seat.index())?.player {
            Player::Bot(code) => Some((seat, code)),
            Player::Human => None,
        }
    }

    fn humans(&self) -> impl Iterator<Item = Seat> {
        let seats = self.places.iter().enumerate();
        seats.filter(|(_, place)| place.player == Player::Human).filter_map(|(index, _)| Seat::new(index))
    }

    fn show_to_only_human(&mut self) {
        let humans: Vec<Seat> = self.humans().collect();
        if let [seat] = humans[..] {
            self.shown_to = Some(seat);
        }
    }

    /// Whose view the screen shows: that of the human who holds it, or the public one. With open hands, it is that of
    /// the human who is asked.
    pub fn viewer(&self) -> Viewer {
        let asked = if self.open_hands { self.human_to_act() } else { None };
        asked.or(self.shown_to).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The hands that are visible to everybody, with their owners; none unless hands are open.
    pub fn open_hands(&self) -> impl Iterator<Item = (Seat, &Cards)> {
        let seats = Seat::all(if self.open_hands { self.places.len() } else { 0 });
        seats.map(|seat| (seat, self.game.game().secrets().hand(seat)))
    }

    /// What the screen may show of the game. An applied action is not part of it yet.
    pub fn view(&self) -> View<'_> {
        self.game.game().view(self.viewer())
    }

    /// What is shown on the table: the game with the applied action, as far as it does not depend on chance.
    pub fn shown(&self) -> View<'_> {
        self.applied.as_ref().map_or_else(|| self.view(), |(_, aftermath)| aftermath.view())
    }

    /// The action that is shown as done and waits for the end of the turn.
    pub fn applied(&self) -> Option<Action> {
        self.applied.as_ref().map(|(action, _)| *action)
    }

    /// Shows a legal action as done, replacing any that was shown before. It is not played yet.
    ///
    /// # Errors
    ///
    /// If the action is illegal.
    pub fn apply(&mut self, action: Action) -> Result<(), Illegal> {
        self.game.game().check(action)?;
        let aftermath =
            self.human_to_act().and_then(|seat| self.game.game().view(Viewer::Seat(seat)).after(action));
        self.applied = aftermath.map(|aftermath| (action, aftermath));
        Ok(())
    }

    /// The human who has to take over the screen before the game can continue.
    pub fn hand_over_to(&self) -> Option<Seat> {
        let seat = self.human_to_act()?;
        (!self.open_hands && self.shown_to != Some(seat)).then_some(seat)
    }

    /// Notes that this human now holds the screen. Nothing can be undone across a handover.
    pub fn take_over(&mut self, seat: Seat) {
        self.shown_to = Some(seat);
        self.applied = None;
        self.undo.clear();
    }

    /// The legal actions of the human who holds the screen; empty if somebody else is to act.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(seat) = self.human_to_act()
            && (self.open_hands || self.shown_to == Some(seat))
        {
            self.game.game().view(Viewer::Seat(seat)).legal_actions(&mut legal);
        }
        legal
    }

    /// Whether an action cannot be undone, because it reveals something hidden or passes the turn to somebody else.
    pub fn is_final(&self, action: Action) -> bool {
        let mut events = Vec::new();
        let mut tried = self.game.game().clone();
        let actor = tried.to_act();
        tried.play(action, &mut events).is_ok()
            && (tried.to_act() != actor || events.iter().any(Event::reveals))
    }

    /// Plays an action of a human, replacing any that was only shown as done.
    ///
    /// # Errors
    ///
    /// If the action is illegal.
    pub fn act(&mut self, action: Action) -> Result<(), Illegal> {
        let before = (self.game.clone(), self.log.len());
        let events = self.play(action)?;
        if events.iter().any(Event::reveals) {
            self.undo.clear();
        } else {
            self.undo.push(before);
        }
        Ok(())
    }

    /// Passes if a human can do nothing else. Nobody is asked, and there is nothing to undo. Returns whether it
    /// passed.
    pub fn pass_if_forced(&mut self) -> bool {
        self.legal()[..] == [Action::Pass] && self.play(Action::Pass).is_ok()
    }

    /// Passes for the human to act, who has not looked at their hand. Returns whether that was legal.
    pub fn decline(&mut self) -> bool {
        let can = self.human_to_act().is_some() && self.game.game().check(Action::Pass).is_ok();
        if can {
            self.undo.clear();
        }
        can && self.play(Action::Pass).is_ok()
    }

    fn play(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        self.applied = None;
        let number = self.game.record().actions.len();
        let mut events = Vec::new();
        self.game.play(action, &mut events)?;
        self.log.extend(events.iter().map(|&event| (number, event)));
        Ok(events)
    }

    /// Whether the last action can be undone.
    pub fn can_undo(&self) -> bool {
        self.applied.is_some() || !self.undo.is_empty()
    }

    /// Undoes the last action.
    pub fn undo(&mut self) {
        if self.applied.take().is_none()
            && let Some((game, log)) = self.undo.pop()
        {
            self.game = game;
            self.log.truncate(log);
        }
    }

    /// The question for the bot that is to act; `None` if a human is.
    pub fn question(&self) -> Option<Question> {
        let (_, bot) = self.bot_to_act()?;
        Some(Question { ticket: self.ticket(), record: self.game.record().to_json(), bot: bot.to_string() })
    }

    /// Identifies this moment of this game, so that a late answer can be recognised.
    fn ticket(&self) -> String {
        format!("{} {}", self.id, self.game.record().actions.len())
    }

    /// Plays a bot's answer if it is for this moment. Returns whether it was played.
    pub fn answer(&mut self, ticket: &str, action: Action) -> bool {
        let fits = self.bot_to_act().is_some() && ticket == self.ticket();
        if fits {
            self.undo.clear();
        }
        fits && self.play(action).is_ok()
    }

    /// What the bot to act decides, computed right here, with the ticket of this moment.
    pub fn decide_here(&self) -> Option<(String, Action)> {
        let number = self.game.record().actions.len() as u64;
        let (_, code) = self.bot_to_act()?;
        Some((self.ticket(), decide_in_time(code, self.game.game(), number)?))
    }

    /// Lets the bot to act think right here and plays its answer. Returns whether it was played.
    pub fn answer_here(&mut self) -> bool {
        self.decide_here().is_some_and(|(ticket, action)| self.answer(&ticket, action))
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> String {
        self.places.get(seat.index()).map_or_else(String::new, |place| place.name.clone())
    }

    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> SeatColour {
        self.places.get(seat.index()).map_or(SeatColour::of_seat(seat.index()), |place| place.colour)
    }

    /// The names of all players, in seat order.
    pub fn names(&self) -> Vec<String> {
        self.places.iter().map(|place| place.name.clone()).collect()
    }

    /// The part of the log that is news to whoever holds the screen: from the start of their previous turn to the
    /// start of their current one.
    pub fn news(&self) -> Range<usize> {
        let Some(seat) = self.shown_to else { return 0..0 };
        let start = |(place, (_, event)): (usize, &(usize, Event))| match event {
            Event::TurnStarted { seat, .. } => Some((place, *seat)),
            _ => None,
        };
        let starts: Vec<(usize, Seat)> = self.log.iter().enumerate().filter_map(start).collect();
        let mut own = starts.iter().rev().filter(|(_, other)| *other == seat).map(|(place, _)| *place);
        match starts.last() {
            Some((now, other)) if *other == seat => own.nth(1).unwrap_or(0)..*now,
            _ => own.next().unwrap_or(0)..self.log.len(),
        }
    }
}
