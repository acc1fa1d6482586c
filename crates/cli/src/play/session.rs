//! A game being played: who has to decide, what everybody has been told, and what can be taken back.

use std::io::{BufRead, Write};

use bots::{Bot, Registry};
use engine::vocab::Seat;
use engine::{Action, Event, Game, Illegal, Round, Viewer, red_palace};
use i18n::Texts;
use protocol::{RecordedGame, SavedGame, Scoring, Table};

use super::keeper::Keeper;
use super::menu;
use crate::explain;
use crate::failure::{self, Failure};
use crate::files;
use crate::input;
use crate::score;
use crate::style::Style;
use crate::table::{self, Seen};
use crate::words::{self, Voice};

/// Settings from the command line.
pub struct Options {
    /// The look of the output.
    pub style: Style,
    /// The texts in the language of the players.
    pub texts: Texts,
    /// Whether to ask for confirmation before an action that cannot be taken back.
    pub confirm: bool,
    /// The bots that can be seated.
    pub bots: Registry,
}

enum Player {
    Human,
    Bot(Box<dyn Bot>),
}

impl Player {
    fn is_human(&self) -> bool {
        matches!(self, Player::Human)
    }
}

/// An earlier state that a player can go back to.
struct Before {
    recorded: RecordedGame,
    /// How many events were in the player's news, and how many of them the player had been told.
    news: usize,
    told: usize,
}

/// What a player wants.
pub enum Wish {
    /// To play this action.
    Play(Action),
    /// To take one step back.
    Undo,
    /// To leave the game and the program.
    Quit,
}

/// A game with its players, its input and its output.
pub struct Session<I, O> {
    pub(super) recorded: RecordedGame,
    players: Vec<Player>,
    pub(super) voice: Voice,
    pub(super) table: Table,
    pub(super) keeper: Keeper,
    pub(super) options: Options,
    pub(super) input: I,
    pub(super) out: O,
    /// Earlier states of this turn. Cleared when something hidden is revealed.
    undo: Vec<Before>,
    /// For each seat, the events that it has yet to be told or could still take back, and how many of them it has
    /// been told.
    news: Vec<Vec<Event>>,
    told: Vec<usize>,
    /// What each seat saw when it last decided.
    pub(super) seen: Vec<Seen>,
    /// The person who sat at the keyboard last.
    at_keyboard: Option<Seat>,
    /// Whether a person has acted, or only bots play. Until then there is nothing to save.
    has_begun: bool,
    /// Whether something happened since the game was last saved.
    is_unsaved: bool,
    /// Whether the last attempt to save went wrong.
    save_failed: bool,
}

impl<I: BufRead, O: Write> Session<I, O> {
    /// Seats the players at the table.
    pub fn new(
        recorded: RecordedGame,
        seats: &[String],
        table: Table,
        keeper: Keeper,
        options: Options,
        input: I,
        out: O,
    ) -> Self {
        let view = recorded.game().view(Viewer::Public);
        let seen = vec![Seen::now(&view); seats.len()];
        let player = |(place, code): (usize, &String)| match options.bots.by_name(code, place as u64) {
            Some(bot) => Player::Bot(bot),
            None => Player::Human,
        };
        let players: Vec<Player> = seats.iter().enumerate().map(player).collect();
        let voice = Voice::new(&options.texts, seats).called(&table.names);
        let has_begun = !players.iter().any(Player::is_human);
        let news = vec![Vec::new(); seats.len()];
        let told = vec![0; seats.len()];
        Session {
            recorded,
            players,
            voice,
            table,
            keeper,
            options,
            input,
            out,
            undo: Vec::new(),
            news,
            told,
            seen,
            at_keyboard: None,
            has_begun,
            is_unsaved: false,
            save_failed: false,
        }
    }

    pub(super) fn game(&self) -> &Game {
        self.recorded.game()
    }

    /// Plays until the game or the input ends.
    pub fn play(&mut self) -> Result<(), Failure> {
        let mut legal = Vec::new();
        while let Some(seat) = self.game().to_act() {
            self.game().legal_actions(&mut legal);
            let view = self.recorded.game().view(Viewer::Seat(seat));
            let forced = is_forced(&legal);
            let wish = match &mut self.players[seat.index()] {
                Player::Bot(bot) => Wish::Play(bot.choose(&view, &legal)),
                // Nothing to decide.
                Player::Human if forced => Wish::Play(legal[0]),
                Player::Human => {
                    self.save();
                    self.hand_over(seat)?;
                    let wish = self.ask(seat, &legal)?;
                    self.seen[seat.index()] = Seen::now(&self.game().view(Viewer::Public));
                    wish
                }
            };
            match wish {
                Wish::Play(action) => self.act(seat, action, forced)?,
                Wish::Undo => self.step_back(seat)?,
                Wish::Quit => return self.leave(),
            }
        }
        self.tell_end()
    }

    /// Plays an action, adds what happens to everybody's news, and saves. A forced action is taken back together
    /// with the choice before it.
    fn act(&mut self, seat: Seat, action: Action, forced: bool) -> Result<(), Failure> {
        let (news, told) = (self.news[seat.index()].len(), self.told[seat.index()]);
        let before = Before { recorded: self.recorded.clone(), news, told };
        let mut events = Vec::new();
        if let Err(illegal) = self.recorded.play(action, &mut events) {
            self.tell_refusal(illegal)?;
            return Ok(());
        }
        // Actions can be taken back until something hidden is revealed or it is somebody else's turn to act.
        if events.iter().any(Event::reveals) || self.game().to_act() != Some(seat) {
            self.undo.clear();
            // News that has been told and cannot be taken back is no longer needed.
            let told = std::mem::take(&mut self.told[seat.index()]);
            self.news[seat.index()].drain(..told);
        } else if !forced {
            self.undo.push(before);
        }
        for place in Seat::all(self.players.len()) {
            let seen = events.iter().map(|event| event.seen_by(Viewer::Seat(place)));
            self.news[place.index()].extend(seen);
        }
        let is_human = self.players[seat.index()].is_human();
        self.has_begun |= is_human && !forced;
        self.is_unsaved = self.has_begun;
        if is_human {
            self.save();
        }
        Ok(())
    }

    /// Tells why an action was refused, and by which rule.
    pub(super) fn tell_refusal(&mut self, illegal: Illegal) -> Result<(), Failure> {
        let texts = self.voice.texts();
        let reason = texts.refusal(illegal);
        let args = [("reason", (&reason).into()), ("rule", illegal.rule().into())];
        Ok(writeln!(self.out, "{}", texts.with("terminal-refused", &args))?)
    }

    /// Whether there is something to take back.
    pub(super) fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    fn step_back(&mut self, seat: Seat) -> Result<(), Failure> {
        if let Some(before) = self.undo.pop() {
            self.recorded = before.recorded;
            self.news[seat.index()].truncate(before.news);
            self.told[seat.index()] = before.told.min(before.news);
            self.is_unsaved = true;
            self.save();
            writeln!(self.out, "{}", self.voice.texts().get("terminal-undone"))?;
        }
        Ok(())
    }

    /// Whether the action would reveal something hidden or leave the next decision to somebody else.
    pub(super) fn is_final(&self, seat: Seat, action: Action) -> bool {
        let mut after = self.game().clone();
        let mut events = Vec::new();
        after.play_unchecked(action, &mut events);
        events.iter().any(Event::reveals) || after.to_act() != Some(seat)
    }

    /// The game as it is saved.
    pub(super) fn saved_text(&self) -> String {
        SavedGame::to_json(&self.recorded, &self.table)
    }

    /// Saves the game if something has happened since the last time. A failure, such as a full disk, must not end the
    /// game and is reported once.
    fn save(&mut self) {
        if !self.is_unsaved {
            return;
        }
        let saved = self.keeper.save(&self.saved_text());
        if let Err(text) = &saved
            && !self.save_failed
        {
            let text = self.voice.texts().with("terminal-not-saved", &[("reason", text.into())]);
            failure::tell(&format!("warning: {text}"));
        }
        self.save_failed = saved.is_err();
        self.is_unsaved = self.save_failed;
    }

    /// Clears the screen and waits until the next person has sat down, if several people play with hidden hands.
    fn hand_over(&mut self, seat: Seat) -> Result<(), Failure> {
        let people = self.players.iter().filter(|player| player.is_human()).count();
        let changes = self.at_keyboard != Some(seat);
        self.at_keyboard = Some(seat);
        if people < 2 || self.table.open_hands || !changes {
            return Ok(());
        }
        write!(self.out, "{}", self.options.style.clear())?;
        let name = self.voice.name(seat).into();
        write!(self.out, "{} ", self.voice.texts().with("terminal-hand-over", &[("name", name)]))?;
        self.out.flush()?;
        // Anything may be typed before Enter. If the input has ended, the question that follows notices it.
        input::read(&mut self.input)?;
        writeln!(self.out)?;
        Ok(())
    }

    /// Tells the seat what happened since it was last told.
    pub(super) fn tell_news(&mut self, seat: Seat) -> Result<(), Failure> {
        let voice = self.voice.told_to(seat).knowing(&self.recorded.game().view(Viewer::Public));
        let style = self.options.style;
        let mut heading = Some(style.heading(&voice.texts().get("since-your-turn")));
        for &event in &self.news[seat.index()][self.told[seat.index()]..] {
            // The table shows new cards and tiles. A scoring round is told as a whole when it has ended, and the
            // third one together with the end of the game.
            if let Event::TurnStarted { .. }
            | Event::RowFilled { .. }
            | Event::MarketFilled { .. }
            | Event::RedPalace(
                red_palace::Event::TokenDrawn { .. }
                | red_palace::Event::PreviewFilled { .. }
                | red_palace::Event::PreviewMoved { .. },
            )
            | Event::Points { .. }
            | Event::Scored { round: Round::Three, .. } = event
            {
                continue;
            }
            if let Some(heading) = heading.take() {
                writeln!(self.out, "{heading}")?;
            }
            match event {
                Event::Scored { round, .. } => {
                    write_held(&mut self.out, &self.recorded, round, &voice, style)?;
                }
                _ => writeln!(self.out, "{}", words::wrap(&voice.sentence(event), 2, 2))?,
            }
        }
        self.told[seat.index()] = self.news[seat.index()].len();
        Ok(())
    }

    /// Tells the rounds held so far, and the next one as if it were held now.
    pub(super) fn tell_score(&mut self, seat: Seat) -> Result<(), Failure> {
        let voice = self.voice.told_to(seat);
        let style = self.options.style;
        for scoring in self.recorded.scorings() {
            write_held(&mut self.out, &self.recorded, scoring.round, &voice, style)?;
        }
        let round = explain::next_round(self.recorded.game());
        let scoring = Scoring::if_held_now(self.recorded.game(), round);
        Ok(explain::write_projected(&mut self.out, &scoring, &voice, style)?)
    }

    fn leave(&mut self) -> Result<(), Failure> {
        self.save();
        match self.keeper.file() {
            _ if self.save_failed => {}
            Some(file) => {
                let command = format!("alhambra play --load {}", files::shown(file));
                let args = [("command", (&command).into())];
                writeln!(self.out, "\n{}", self.voice.texts().with("terminal-go-on", &args))?;
            }
            None => writeln!(self.out, "\n{}", self.voice.texts().get("terminal-nothing-saved"))?,
        }
        Ok(())
    }

    fn tell_end(&mut self) -> Result<(), Failure> {
        self.save();
        let people: Vec<Seat> = Seat::all(self.players.len())
            .filter(|seat| self.players.get(seat.index()).is_some_and(Player::is_human))
            .collect();
        let voice = match people.as_slice() {
            [one] => {
                self.tell_news(*one)?;
                self.voice.told_to(*one)
            }
            _ => self.voice.clone(),
        };
        let view = self.recorded.game().view(Viewer::Public);
        let style = self.options.style;
        for seat in view.seats() {
            table::write_palace(&mut self.out, &view, seat, &voice, &[], style)?;
        }
        table::write_dirk(&mut self.out, &view, &voice, style)?;
        for scoring in self.recorded.scorings() {
            write_held(&mut self.out, &self.recorded, scoring.round, &voice, style)?;
        }
        writeln!(self.out, "{}", style.heading(&voice.texts().get("final-score")))?;
        let totals = score::totals(self.players.len(), |seat| view.score(seat), view.dirk_score(), &voice);
        writeln!(self.out, "{totals}")?;
        if let Some(engine::Outcome::Won(winners)) = self.recorded.game().outcome() {
            writeln!(self.out, "{}", style.bold(voice.sentence(Event::GameOver { winners })))?;
        }
        if let Some(file) = self.keeper.file() {
            let command = format!("alhambra replay {}", files::shown(file));
            let args = [("command", (&command).into())];
            writeln!(self.out, "{}", voice.texts().with("terminal-look-again", &args))?;
        }
        Ok(())
    }
}

/// Whether nobody needs to be asked: only passing is left, or one choice that cannot go wrong. The player is still
/// asked about a tile that can only go to the reserve, because until then its purchase can be taken back.
fn is_forced(legal: &[Action]) -> bool {
    matches!(legal, [only] if menu::particulars(*only).is_done_unasked)
}

fn write_held(
    out: &mut impl Write,
    recorded: &RecordedGame,
    round: Round,
    voice: &Voice,
    style: Style,
) -> Result<(), Failure> {
    if let Some(scoring) = recorded.scorings().iter().find(|scoring| scoring.round == round) {
        explain::write_held(out, scoring, voice, style)?;
    }
    Ok(())
}
