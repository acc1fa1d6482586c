//! A game at this screen: who sits where, what happened, and what can be undone. Most games are held here, whole and
//! with their record; a game at a server is only followed.

mod there;

use std::ops::Range;

use bots::levels::LEVELS;
use engine::vocab::{Building, Seat};
use engine::{Action, Aftermath, Cards, Event, Game, Illegal, Outcome, Seen, View, Viewer};
use i18n::Kinds;
use protocol::{Record, RecordError, RecordedGame, SeedText, Setup};
use wire::{Ask, FollowError, Frame};

use crate::art::SeatColour;
use crate::modules;
use crate::worker::decide_in_time;

pub use there::{News, There};

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this screen.
    Human,
    /// A person at another screen.
    Elsewhere,
    /// A bot, identified by its code.
    Bot(String),
}

impl Player {
    /// The code of the bot, if it is one.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Player::Human | Player::Elsewhere => None,
            Player::Bot(code) => Some(code),
        }
    }
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

/// A game that is held here.
#[derive(Clone, Debug)]
struct Here {
    game: RecordedGame,
    /// Snapshots to undo to: the game before each action that can be undone, and the length of the log then.
    undo: Vec<(RecordedGame, usize)>,
}

/// Who holds the game.
#[derive(Clone, Debug)]
enum Source {
    /// This screen does: it knows everything, keeps the record, and lets bots think.
    Here(Box<Here>),
    /// A server does; only what the viewer may know comes here.
    There(Box<There>),
}

/// A game at this screen.
#[derive(Clone, Debug)]
pub struct Play {
    source: Source,
    /// The seats, in order.
    pub places: Vec<Place>,
    /// Whether everybody's hand is visible.
    pub open_hands: bool,
    /// The key under which the game is saved.
    pub id: String,
    /// What happened: each event with the index of the action that caused it.
    log: Vec<(usize, Event)>,
    /// What everybody saw before the first action.
    opening: Box<Seen>,
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
        let opening = Seen::of(game.game().view(Viewer::Public));
        let source = Source::Here(Box::new(Here { game, undo: Vec::new() }));
        Play::begin(source, id, places, open_hands, opening)
    }

    fn begin(source: Source, id: String, places: Vec<Place>, open_hands: bool, opening: Seen) -> Play {
        let opening = Box::new(opening);
        let (log, applied, shown_to) = (Vec::new(), None, None);
        let mut play = Play { source, places, open_hands, id, log, opening, applied, shown_to };
        play.show_to_only_human();
        play
    }

    /// Follows a game that a server holds. At most one of the places is that of a human at this screen.
    pub fn followed(id: String, there: There, places: Vec<Place>, open_hands: bool) -> Play {
        let opening = Seen::of(there.following().start());
        let mut play = Play::begin(Source::There(Box::new(there)), id, places, open_hands, opening);
        play.note_log();
        play
    }

    /// Takes in a message about a game that is followed; nothing happens in one that is held here.
    ///
    /// # Errors
    ///
    /// It does not fit to what is known; then the game has to be sent as it stands. Nothing has changed.
    pub fn follow(&mut self, frame: Frame) -> Result<News, FollowError> {
        let Source::There(there) = &mut self.source else { return Ok(News::Other) };
        let news = there.follow(frame)?;
        self.applied = None;
        self.note_log();
        Ok(news)
    }

    fn note_log(&mut self) {
        if let Source::There(there) = &self.source {
            self.log =
                there.following().log().iter().map(|&(number, event)| (number as usize, event)).collect();
        }
    }

    /// Takes an action back that the server refused. Returns whether it was shown as done.
    pub fn refused(&mut self, id: u64) -> bool {
        match &mut self.source {
            Source::There(there) => there.refused(id),
            Source::Here(_) => false,
        }
    }

    /// Takes out what is to be asked of the server.
    pub fn take_asks(&mut self) -> Vec<Ask> {
        match &mut self.source {
            Source::There(there) => there.take_asks(),
            Source::Here(_) => Vec::new(),
        }
    }

    /// The game that is followed, if it is held by a server.
    pub fn there(&self) -> Option<&There> {
        match &self.source {
            Source::There(there) => Some(there),
            Source::Here(_) => None,
        }
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
            play.play(action).map_err(|illegal| RecordError::Illegal { index: number, illegal })?;
        }
        Ok(play)
    }

    /// The game together with its record, if it is held here.
    pub fn kept(&self) -> Option<&RecordedGame> {
        match &self.source {
            Source::Here(here) => Some(&here.game),
            Source::There(_) => None,
        }
    }

    /// The game as it was after this many actions, if it is held here.
    pub fn game_after(&self, actions: usize) -> Option<Game> {
        let record = self.kept()?.record();
        let mut game = RecordedGame::new(record.setup, record.seed.clone());
        for &action in record.actions.iter().take(actions) {
            // They were legal when they were played, so this does not happen.
            if game.play(action, &mut ()).is_err() {
                break;
            }
        }
        Some(game.into_game())
    }

    /// What everybody saw before and after the action with this index, which scored a round. `None` in a game that
    /// is followed if it happened before this screen came to it.
    pub fn around(&self, number: usize) -> Option<(Seen, Seen)> {
        match &self.source {
            Source::Here(_) => {
                let [before, after] = [number, number + 1].map(|actions| self.game_after(actions));
                let open = |game: Game| Seen::of(game.view(Viewer::Public));
                Some((open(before?), open(after?)))
            }
            Source::There(there) => {
                let rounds = there.following().rounds();
                let round = rounds.iter().find(|round| round.number as usize == number)?;
                Some((round.before.clone(), round.after.clone()))
            }
        }
    }

    /// What everybody saw before the first action.
    pub fn opening(&self) -> View<'_> {
        self.opening.view()
    }

    /// What everybody can see.
    pub fn open_view(&self) -> View<'_> {
        match &self.source {
            Source::Here(here) => here.game.game().view(Viewer::Public),
            Source::There(there) => there.following().view().for_all(),
        }
    }

    /// What a seat sees; `None` in a game that is followed, unless it is the viewer's own.
    pub fn view_of(&self, seat: Seat) -> Option<View<'_>> {
        match &self.source {
            Source::Here(here) => Some(here.game.game().view(Viewer::Seat(seat))),
            Source::There(there) => {
                Some(there.following().view()).filter(|view| view.viewer() == Viewer::Seat(seat))
            }
        }
    }

    /// The view of whoever is to act, if this screen may use it.
    fn asked_view(&self) -> Option<View<'_>> {
        self.view_of(self.open_view().to_act()?)
    }

    /// Why the rules refuse an action of whoever is to act; `Ok` if they do not.
    ///
    /// # Errors
    ///
    /// The reason.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.asked_view() {
            Some(view) => view.check(action),
            None => self.view().check(action),
        }
    }

    /// How the game ended, if it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.open_view().outcome()
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// The index that the next action will have.
    pub fn next(&self) -> usize {
        match &self.source {
            Source::Here(here) => here.game.record().actions.len(),
            Source::There(there) => there.following().next() as usize,
        }
    }

    /// What happened: each event with the index of its action.
    pub fn log(&self) -> &[(usize, Event)] {
        &self.log
    }

    /// The buildings on terrain tiles before the first action.
    pub fn first_kinds(&self) -> Kinds {
        Kinds::of(&self.opening())
    }

    /// The seat to act, if a human at this screen plays it and can act now.
    pub fn human_to_act(&self) -> Option<Seat> {
        let seat = self.open_view().to_act().filter(|_| !self.is_waiting())?;
        (self.places.get(seat.index())?.player == Player::Human).then_some(seat)
    }

    /// Whether an action has been sent to the server and is not confirmed yet.
    pub fn is_waiting(&self) -> bool {
        self.there().is_some_and(There::is_waiting)
    }

    /// Whether somebody else thinks about their action: a bot, or a person at another screen.
    pub fn is_thinking(&self, seat: Seat) -> bool {
        let player = self.places.get(seat.index()).map(|place| &place.player);
        self.open_view().to_act() == Some(seat) && player.is_some_and(|player| *player != Player::Human)
    }

    /// The seat to act and the code of its bot, if a bot plays it here.
    pub fn bot_to_act(&self) -> Option<(Seat, &str)> {
        let seat = self.kept()?.game().to_act()?;
        Some((seat, self.places.get(seat.index())?.player.bot()?))
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
        if let Source::There(there) = &self.source {
            return there.following().viewer();
        }
        let asked = if self.open_hands { self.human_to_act() } else { None };
        asked.or(self.shown_to).map_or(Viewer::Public, Viewer::Seat)
    }

    /// The hands that are visible to everybody, with their owners; none unless hands are open.
    pub fn open_hands(&self) -> Vec<(Seat, &Cards)> {
        match &self.source {
            _ if !self.open_hands => Vec::new(),
            Source::Here(here) => {
                let secrets = here.game.game().secrets();
                Seat::all(self.places.len()).map(|seat| (seat, secrets.hand(seat))).collect()
            }
            Source::There(there) => {
                there.following().hands().iter().map(|(seat, hand)| (*seat, hand)).collect()
            }
        }
    }

    /// What the screen may show of the game. An applied action is not part of it yet.
    pub fn view(&self) -> View<'_> {
        match &self.source {
            Source::Here(here) => here.game.game().view(self.viewer()),
            Source::There(there) => there.following().view(),
        }
    }

    /// What is shown on the table: the game with the applied action, or with one that the server has not confirmed,
    /// as far as it does not depend on chance.
    pub fn shown(&self) -> View<'_> {
        match (&self.applied, &self.source) {
            (Some((_, aftermath)), _) => aftermath.view(),
            (None, Source::Here(_)) => self.view(),
            (None, Source::There(there)) => there.shown(),
        }
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
        self.check(action)?;
        let aftermath = self.human_to_act().and_then(|seat| self.view_of(seat)?.after(action));
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
        self.forget_undo();
    }

    fn forget_undo(&mut self) {
        if let Source::Here(here) = &mut self.source {
            here.undo.clear();
        }
    }

    /// The legal actions of the human who holds the screen; empty if somebody else is to act.
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        if let Some(seat) = self.human_to_act()
            && (self.open_hands || self.shown_to == Some(seat))
            && let Some(view) = self.view_of(seat)
        {
            view.legal_actions(&mut legal);
        }
        legal
    }

    /// Whether an action cannot be undone, because it reveals something hidden or passes the turn to somebody else.
    pub fn is_final(&self, action: Action) -> bool {
        match &self.source {
            Source::Here(here) => {
                let mut events = Vec::new();
                let mut tried = here.game.game().clone();
                let actor = tried.to_act();
                tried.play(action, &mut events).is_ok()
                    && (tried.to_act() != actor || events.iter().any(Event::reveals))
            }
            // What it reveals is not known here, only whether something comes that is not.
            Source::There(there) => {
                let view = there.following().view();
                view.after(action)
                    .is_some_and(|after| !after.is_whole() || after.view().to_act() != view.to_act())
            }
        }
    }

    /// Plays an action of a human, replacing any that was only shown as done. In a game that is followed, it is shown
    /// as done and asked for.
    ///
    /// # Errors
    ///
    /// If the action is illegal.
    pub fn act(&mut self, action: Action) -> Result<(), Illegal> {
        let log = self.log.len();
        let before = self.kept().map(|game| (game.clone(), log));
        let events = self.play(action)?;
        if let (Source::Here(here), Some(before)) = (&mut self.source, before) {
            if events.iter().any(Event::reveals) {
                here.undo.clear();
            } else {
                here.undo.push(before);
            }
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
        let can = self.human_to_act().is_some() && self.check(Action::Pass).is_ok();
        if can {
            self.forget_undo();
        }
        can && self.play(Action::Pass).is_ok()
    }

    /// Plays an action, or asks for it, and returns what happened at once.
    fn play(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        let (number, mut events) = (self.next(), Vec::new());
        match &mut self.source {
            Source::Here(here) => here.game.play(action, &mut events)?,
            Source::There(there) => there.act(action)?,
        }
        self.applied = None;
        self.log.extend(events.iter().map(|&event| (number, event)));
        Ok(events)
    }

    /// Whether the last action can be undone.
    pub fn can_undo(&self) -> bool {
        let source = match &self.source {
            Source::Here(here) => !here.undo.is_empty(),
            Source::There(there) => there.can_undo(),
        };
        self.applied.is_some() || source
    }

    /// Undoes the last action, or asks for that.
    pub fn undo(&mut self) {
        if self.applied.take().is_some() {
            return;
        }
        match &mut self.source {
            Source::Here(here) => {
                if let Some((game, log)) = here.undo.pop() {
                    here.game = game;
                    self.log.truncate(log);
                }
            }
            Source::There(there) => there.undo(),
        }
    }

    /// The question for the bot that is to act; `None` if a human is.
    pub fn question(&self) -> Option<Question> {
        let (_, bot) = self.bot_to_act()?;
        let record = self.kept()?.record().to_json();
        Some(Question { ticket: self.ticket(), record, bot: bot.to_string() })
    }

    /// Identifies this moment of this game, so that a late answer can be recognised.
    fn ticket(&self) -> String {
        format!("{} {}", self.id, self.next())
    }

    /// Plays a bot's answer if it is for this moment. Returns whether it was played.
    pub fn answer(&mut self, ticket: &str, action: Action) -> bool {
        let fits = self.bot_to_act().is_some() && ticket == self.ticket();
        if fits {
            self.forget_undo();
        }
        fits && self.play(action).is_ok()
    }

    /// What the bot to act decides, computed right here, with the ticket of this moment.
    pub fn decide_here(&self) -> Option<(String, Action)> {
        let (_, code) = self.bot_to_act()?;
        Some((self.ticket(), decide_in_time(code, self.kept()?.game(), self.next() as u64)?))
    }

    /// What the bot to act would play without looking ahead, with the ticket of this moment.
    pub fn decide_at_once(&self) -> Option<(String, Action)> {
        let (_, code) = self.bot_to_act()?;
        let game = self.kept()?.game();
        Some((self.ticket(), bots::decide_within(code, game, self.next() as u64, &mut || false)?))
    }

    /// Whether the bot to act looks ahead, which takes a while.
    pub fn is_long_thought(&self) -> bool {
        self.bot_to_act().is_some_and(|(_, code)| LEVELS[3..].contains(&code))
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
