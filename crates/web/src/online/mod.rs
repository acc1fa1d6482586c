//! Playing over a network: the table at a server at which this screen sits or watches.
//!
//! The table on the screen is that of a local game. What is different is here: where actions go, where events come
//! from, and the people at the table.

mod http;
mod line;
mod socket;
mod tables;

use std::time::Duration;

use engine::vocab::Seat;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::{Ask, Clocks, Code, Deed, Frame, Holder, Options, Presence, Refused, Room, Stage, Tell};

use crate::app::{App, Screen};
use crate::board::flight;
use crate::pace;
use crate::play::{News, Place, Play, Player, There};
use crate::screens::new_game::default_name;
use line::{Do, Line};
use socket::{Report, Socket};

pub use http::{Host, Listed, Lists, record, tables};
pub use line::State;
pub use tables::{begin_change, bring, change_table, keeps_setup, open, open_same_deal};

/// How many lines of the talk are kept.
const LINES: usize = 100;

/// How long after somebody went away the page asks who is there: by then the server takes them for lost.
const LOOK_AGAIN: Duration = Duration::from_secs(61);

/// A table that is prepared on the screen for a new game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Making {
    /// The options of the table.
    pub options: Options,
    /// The open table that is changed; `None` for a new one.
    pub table: Option<Code>,
    /// The seats and the game as they were last on the screen, as text, for coming back to it from another screen.
    pub draft: Option<String>,
}

/// Handles to the state of playing over a network; cheap to copy.
#[derive(Clone, Copy)]
pub struct Online {
    /// The server, if it has tables.
    pub host: RwSignal<Option<Host>>,
    /// The table at which this screen is.
    pub code: RwSignal<Option<Code>>,
    /// The people at the table, and its options.
    pub room: RwSignal<Option<Room>>,
    /// The clocks, with the time at which they came, in milliseconds of the page's clock.
    pub clocks: RwSignal<Option<(Clocks, f64)>>,
    /// What was said.
    pub talk: RwSignal<Vec<wire::Line>>,
    /// How many lines of it have been read.
    pub heard: RwSignal<usize>,
    /// The link that moves the own seat to another device.
    pub move_link: RwSignal<Option<wire::Link>>,
    /// The table that is prepared on the screen for a new game; `None` for a local game.
    pub making: RwSignal<Option<Making>>,
    line: RwSignal<Line>,
    /// Requests for the first moment at the table.
    first: StoredValue<Vec<Ask>>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Whether it will be asked once more who is there.
    looks_again: StoredValue<bool>,
}

impl Online {
    /// Not at a table.
    pub fn new() -> Online {
        Online {
            host: RwSignal::new(None),
            code: RwSignal::new(None),
            room: RwSignal::new(None),
            clocks: RwSignal::new(None),
            talk: RwSignal::new(Vec::new()),
            heard: RwSignal::new(0),
            move_link: RwSignal::new(None),
            making: RwSignal::new(None),
            line: RwSignal::new(Line::default()),
            first: StoredValue::new(Vec::new()),
            socket: StoredValue::new_local(None),
            timer: StoredValue::new(None),
            looks_again: StoredValue::new(false),
        }
    }

    /// How the line to the server is; reactive.
    pub fn state(self) -> State {
        self.line.read().state()
    }

    /// The own seat at the table; reactive.
    pub fn own_seat(self) -> Option<usize> {
        self.room.read().as_ref()?.you.seat
    }

    /// Asks something of the server. Nothing is kept while the line is lost, except actions of the game.
    pub fn ask(self, ask: &Ask) {
        if self.is_on() {
            self.socket.with_value(|socket| {
                if let Some(socket) = socket {
                    socket.send(&ask.to_json());
                }
            });
        }
    }

    /// Whether what is asked now reaches the server.
    pub fn is_on(self) -> bool {
        self.line.read_untracked().is_on()
    }
}

impl Default for Online {
    fn default() -> Online {
        Online::new()
    }
}

/// The key under which the current game is known if it is at this table.
fn id_of(code: Code) -> String {
    format!("table-{code}")
}

/// Goes to a table and asks these things first.
pub fn go_to(app: App, code: Code, first: Vec<Ask>) {
    leave_quietly(app);
    let online = app.online;
    online.code.set(Some(code));
    online.first.set_value(first);
    set_address(&format!("/t/{code}"));
    app.screen.set(Screen::Room);
    change(app, Line::begin);
}

/// Changes the address without a new entry in the history, so that a reload leads here again.
fn set_address(path: &str) {
    let history = window().history().ok();
    if let Some((history, state)) = history.and_then(|history| Some((history.clone(), history.state().ok()?)))
    {
        let _ = history.replace_state_with_url(&state, "", Some(path));
    }
}

/// Leaves the table: the seat stays one's own, but this screen follows no more.
pub fn leave(app: App) {
    leave_quietly(app);
    app.screen.set(Screen::Lobby);
}

fn leave_quietly(app: App) {
    let online = app.online;
    change(app, Line::end);
    if let Some(code) = online.code.get_untracked()
        && app.play.read_untracked().as_ref().is_some_and(|play| play.id == id_of(code))
    {
        app.play.set(None);
    }
    if online.code.get_untracked().is_some() {
        set_address("/");
    }
    online.code.set(None);
    online.room.set(None);
    online.clocks.set(None);
    online.talk.set(Vec::new());
    online.heard.set(0);
    online.move_link.set(None);
}

/// Watches after the seat has moved to another device, or tries at once to connect again.
pub fn connect_again(app: App) {
    change(app, |line| if line.state() == State::Lost { line.due() } else { line.begin() });
}

/// Changes the line and does what it says.
fn change(app: App, change: impl FnOnce(&mut Line) -> Vec<Do>) {
    let online = app.online;
    let mut todo = Vec::new();
    online.line.update(|line| todo = change(line));
    for one in todo {
        match one {
            Do::Connect => connect(app),
            Do::Wait(millis) => wait(app, millis),
            Do::Send(ask) => online.ask(&ask),
            Do::Close => online.socket.set_value(None),
        }
    }
}

fn wait(app: App, millis: u32) {
    let again = move || change(app, Line::due);
    let timer = set_timeout_with_handle(again, Duration::from_millis(millis.into())).ok();
    stop_timer(app);
    app.online.timer.set_value(timer);
}

fn stop_timer(app: App) {
    if let Some(timer) = app.online.timer.try_update_value(Option::take).flatten() {
        timer.clear();
    }
}

fn connect(app: App) {
    stop_timer(app);
    let online = app.online;
    let Some(code) = online.code.get_untracked() else { return };
    online.socket.set_value(None);
    spawn_local(async move {
        http::session().await;
        // The person may have gone elsewhere, or the line may have been cut, in the meantime.
        let is_wanted = online.code.get_untracked() == Some(code) && online.line.read_untracked().is_sought();
        if !is_wanted {
            return;
        }
        let socket = Socket::open(code, move |report| reported(app, report));
        let is_open = socket.is_some();
        online.socket.set_value(socket);
        if !is_open {
            change(app, |line| line.closed(js_sys::Math::random()));
        }
    });
}

fn reported(app: App, report: Report) {
    match report {
        Report::Opened => {
            let (last, unconfirmed) = known(app);
            change(app, |line| line.opened(last, unconfirmed));
            for ask in app.online.first.try_update_value(std::mem::take).unwrap_or_default() {
                app.online.ask(&ask);
            }
        }
        Report::Text(text) => {
            // What a newer server tells beyond this version is passed over.
            if let Ok(tell) = Tell::from_json(&text) {
                change(app, |line| line.told(&tell));
                told(app, tell);
            }
        }
        Report::Bytes(bytes) => match Frame::from_bytes(&bytes) {
            Ok(frame) => framed(app, frame),
            Err(_) => start_anew(app),
        },
        Report::Closed => change(app, |line| line.closed(js_sys::Math::random())),
    }
}

/// The last step that this screen knows, and an action that was not confirmed.
fn known(app: App) -> (Option<u32>, Option<Ask>) {
    let play = app.play.read_untracked();
    let there = play.as_ref().and_then(Play::there);
    (there.and_then(|there| there.following().last()), there.and_then(There::unconfirmed))
}

/// Asks who is there once whoever is away counts as lost: servers tell what people do, not that time passes.
fn look_again(app: App) {
    let looks_again = app.online.looks_again;
    if looks_again.get_value() {
        return;
    }
    let look = move || {
        looks_again.set_value(false);
        app.online.ask(&Ask::Hello { version: wire::WIRE_VERSION, last: known(app).0 });
    };
    looks_again.set_value(set_timeout_with_handle(look, LOOK_AGAIN).is_ok());
}

/// Asks for the game as it stands, because what came does not fit to what is known.
fn start_anew(app: App) {
    app.online.ask(&Ask::Hello { version: wire::WIRE_VERSION, last: None });
}

fn told(app: App, tell: Tell) {
    let online = app.online;
    match tell {
        Tell::Room(room) => {
            let places = places(&room);
            app.play.maybe_update(|play| match play {
                Some(play) if play.id == id_of(room.code) && play.places != places => {
                    play.places = places;
                    true
                }
                _ => false,
            });
            if room.stage == Stage::Gathering && app.screen.get_untracked() == Screen::Table {
                app.screen.set(Screen::Room);
            }
            let is_away =
                |seat: &wire::Place| seat.holder == Holder::Person && seat.presence == Presence::Away;
            if room.seats.iter().any(is_away) {
                look_again(app);
            }
            online.room.set(Some(*room));
        }
        Tell::Clocks(clocks) => {
            let now = window().performance().map_or(0.0, |clock| clock.now());
            online.clocks.set(Some((clocks, now)));
        }
        Tell::Talk { lines } => {
            // What was not read yet, and what was said while the line was lost.
            let unheard = {
                let known = online.talk.read_untracked();
                let is_new = |line: &&wire::Line| known.last().is_some_and(|last| line.at > last.at);
                known.len().saturating_sub(online.heard.get_untracked()) + lines.iter().filter(is_new).count()
            };
            online.heard.set(lines.len().saturating_sub(unheard));
            online.talk.set(lines);
        }
        Tell::Line(line) => online.talk.update(|talk| {
            talk.push(line);
            if talk.len() > LINES {
                talk.remove(0);
                online.heard.update(|heard| *heard = heard.saturating_sub(1));
            }
        }),
        Tell::Refused(refused) => refuse(app, &refused),
        Tell::Link(link) => online.move_link.set(Some(link)),
        Tell::Rematch { code } => go_to(app, code, Vec::new()),
        Tell::Elsewhere | Tell::Closing { .. } => {}
    }
}

/// Tells why something is refused, with the rule behind it. An action that was shown as done is taken back.
fn refuse(app: App, refused: &Refused) {
    if let Some(id) = refused.id {
        app.change_play(|play| play.refused(id));
    }
    let reason = app.texts.read_untracked().0.get(words_of(refused.code));
    app.say(reason, refused.rule.as_deref());
}

/// The text key of a refusal.
fn words_of(code: wire::Refusal) -> &'static str {
    use wire::Refusal::*;
    match code {
        BadRequest | Failed => "online-failed",
        OtherVersion => "online-other-version",
        TooFast => "online-too-fast",
        NoSuchTable => "online-no-such-table",
        Full => "online-full",
        NotOwner => "online-not-owner",
        NoSeat => "online-no-seat",
        SeatTaken => "online-seat-taken",
        BadName => "online-bad-name",
        BadSetup => "online-bad-setup",
        NotNow => "online-not-now",
        NotYourTurn | Stale => "online-stale",
        IllegalAction => "online-illegal",
        NoUndo => "online-no-undo",
        NotSaid => "online-not-said",
    }
}

fn framed(app: App, frame: Frame) {
    let (online, code) = (app.online, app.online.code.get_untracked());
    let Some(id) = code.map(id_of) else { return };
    let is_known = app.play.read_untracked().as_ref().is_some_and(|play| play.id == id);
    if is_known {
        let flights = flights(app, &frame);
        let mut result = Ok(News::Other);
        app.play.update(|play| {
            if let Some(play) = play {
                result = play.follow(frame);
            }
        });
        match result {
            Ok(News::Overtaken) => app.say(app.texts.read_untracked().0.get("online-stale"), None),
            Ok(News::Other) => flights.into_iter().for_each(flight::Flights::start),
            Ok(News::Confirmed) => {}
            Err(_) => start_anew(app),
        }
        return;
    }
    let Frame::Fresh(fresh) = frame else { return start_anew(app) };
    let room = online.room.read_untracked();
    let (Some(room), Ok(there)) = (room.as_ref(), There::new(fresh, first_id())) else { return };
    let play = Play::followed(id, there, places(room), room.options.open_hands);
    app.lesson.set(None);
    app.toast.set(None);
    app.play.set(Some(play));
    app.screen.set(Screen::Table);
}

/// Takes pictures of what somebody else has moved in the last step of a message, while the table still shows it at its
/// old place.
fn flights(app: App, frame: &Frame) -> Option<flight::Flights> {
    let Frame::Steps(steps) = frame else { return None };
    let step = steps.steps.last().filter(|step| step.id.is_none())?;
    let Deed::Played(events) = &step.deed else { return None };
    let play = app.play.read_untracked();
    let is_shown = app.screen.get_untracked() == Screen::Table;
    pace::flights_told(app, play.as_ref().filter(|_| is_shown)?, step.by, events)
}

/// The id of the first action of this visit. Other visits begin elsewhere among 2^53 numbers, so that no id comes twice.
fn first_id() -> u64 {
    (js_sys::Math::random() * 2f64.powi(53)) as u64
}

/// The seats of a table as those of a game. Bots get names that nobody else at the table has.
fn places(room: &Room) -> Vec<Place> {
    let mut taken: Vec<String> = room.seats.iter().filter_map(|seat| seat.name.clone()).collect();
    let mut places = Vec::new();
    for (index, seat) in room.seats.iter().enumerate() {
        let player = match &seat.holder {
            Holder::Bot { level } => Player::Bot(level.clone()),
            Holder::Person if room.you.seat == Some(index) => Player::Human,
            Holder::Person | Holder::Nobody => Player::Elsewhere,
        };
        let name = seat.name.clone().unwrap_or_else(|| {
            // There are as many names as a table has seats.
            let mut names = (index..).take(taken.len() + room.seats.len() + 1);
            let named = |number| default_name(number, &player, |number| number.to_string());
            let name = names.find_map(|number| Some(named(number)).filter(|name| !taken.contains(name)));
            let name = name.unwrap_or_default();
            taken.push(name.clone());
            name
        });
        places.push(Place { name, player, colour: seat.colour });
    }
    places
}

/// Whether somebody at a seat is there, for the dot beside the name; `None` for a bot, or in a local game.
pub fn presence_of(app: App, seat: Seat) -> Option<wire::Presence> {
    let room = app.online.room.read();
    let place = room.as_ref()?.seats.get(seat.index())?;
    let is_shown = app.play.read().as_ref().is_some_and(|play| play.there().is_some());
    (is_shown && place.holder == Holder::Person).then_some(place.presence)
}

/// Makes the current game and the line follow each other, and looks for a server and for a table in the address.
pub fn follow(app: App) {
    let online = app.online;
    // Requests of the current game go out as soon as they are made.
    Effect::new(move |_| {
        app.play.track();
        let asks = app.play.write_untracked().as_mut().map(Play::take_asks).unwrap_or_default();
        asks.iter().for_each(|ask| online.ask(ask));
    });
    // Another game on this screen ends the visit to the table.
    Effect::new(move |_| {
        let is_other = app.play.read().as_ref().is_some_and(|play| play.there().is_none());
        if is_other && online.code.get_untracked().is_some() {
            leave_quietly(app);
        }
    });
    // What is prepared for a table is given up on any screen that does not lead back to it.
    Effect::new(move |_| {
        if !matches!(app.screen.get(), Screen::NewGame | Screen::Rules | Screen::Settings) {
            online.making.set(None);
        }
    });
    let lost = window_event_listener_untyped("offline", move |_| {
        change(app, |line| line.cut(js_sys::Math::random()));
    });
    let back = window_event_listener_untyped("online", move |_| change(app, Line::due));
    on_cleanup(move || {
        lost.remove();
        back.remove();
    });
    use_seat_link(app);
    let named = window_event_listener(leptos::ev::hashchange, move |_| use_seat_link(app));
    on_cleanup(move || named.remove());
    let path = window().location().pathname().unwrap_or_default();
    let table = path.strip_prefix("/t/").map(|code| Code::from_text(code.trim_end_matches('/')));
    if let Some(code) = table {
        match code {
            Some(code) => go_to(app, code, Vec::new()),
            None => {
                set_address("/");
                app.say(app.texts.read_untracked().0.get("online-no-such-table"), None);
            }
        }
    }
    spawn_local(async move { online.host.set(http::host().await) });
}

/// Moves a seat here if the address is a link for that.
fn use_seat_link(app: App) {
    let hash = window().location().hash().unwrap_or_default();
    let Some(secret) = hash.strip_prefix("#seat=").map(str::to_string) else { return };
    // The link works once; a reload must not try it again.
    set_address("/");
    spawn_local(async move {
        match http::use_link(&secret).await {
            Some(code) => go_to(app, code, Vec::new()),
            None => app.say(app.texts.read_untracked().0.get("online-old-link"), None),
        }
    });
}

#[cfg(test)]
mod tests {
    use wire::{Colour, Json, You};

    use super::*;

    /// A seat of a table in a test.
    pub(super) fn seat(holder: Holder, name: Option<&str>, colour: Colour) -> wire::Place {
        let name = name.map(str::to_string);
        wire::Place { holder, name, colour, ready: true, presence: Presence::Here, stand_in: false }
    }

    /// A table in a test.
    pub(super) fn room(seats: Vec<wire::Place>) -> Room {
        Room {
            code: Code::new(1).expect("a code"),
            stage: Stage::Playing,
            setup: Json::of(&1),
            options: Options::default(),
            seats,
            you: You { seat: Some(2), ..You::default() },
            watchers: 0,
            commitment: None,
            revealed: None,
            brought: false,
            vote: None,
            rematch: Vec::new(),
            same_deal: Vec::new(),
        }
    }

    #[test]
    fn only_the_own_seat_is_played_at_this_screen() {
        let bot = Holder::Bot { level: "level-3".into() };
        let room = room(vec![
            seat(Holder::Person, Some("Ana"), Colour::Red),
            seat(bot.clone(), None, Colour::Blue),
            seat(Holder::Person, Some("Bo"), Colour::White),
        ]);
        let shown = places(&room);
        let players: Vec<&Player> = shown.iter().map(|place| &place.player).collect();
        assert_eq!(players, [&Player::Elsewhere, &Player::Bot("level-3".into()), &Player::Human]);
        assert_eq!(shown[0].colour, Colour::Red);
        assert!(!shown[1].name.is_empty(), "a bot without a name gets one");
        // Somebody has the name that the bot would have.
        let mut seats = room.seats.clone();
        seats[2].name = Some(shown[1].name.clone());
        seats[0] = seat(bot, None, Colour::Red);
        let mut names: Vec<String> =
            places(&Room { seats, ..room }).into_iter().map(|place| place.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 3);
    }
}
