//! How fast the bots act: at a pace that people can follow, paused, step by step, or instantly.
//!
//! A bot is asked as soon as it is its turn. Its answer waits here until people have had time to take in the last
//! action.

use std::time::Duration;

use engine::vocab::Seat;
use engine::{Action, Event};
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::board::flight;
use crate::play::{Play, Player};

/// How fast bots act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As fast as they think.
    Instant,
    /// Twice as fast as calm.
    Quick,
    /// About a second for each action.
    Calm,
}

/// How long a bot seems to think, at the calm pace.
const THOUGHT: Duration = Duration::from_millis(400);
/// How long a bot's card or tile flies, at the calm pace.
const FLIGHT: Duration = Duration::from_millis(420);
/// The rest after a flight, in which people can take it in, at the calm pace.
const REST: Duration = Duration::from_millis(500);
/// Replaces each of these waits under reduced motion: there is no flight to wait for.
const STILL: Duration = Duration::from_millis(100);

impl Pace {
    /// All paces, from slowest to fastest.
    pub const ALL: [Pace; 3] = [Pace::Calm, Pace::Quick, Pace::Instant];

    /// The code under which the pace is saved in the settings.
    pub const fn code(self) -> &'static str {
        match self {
            Pace::Instant => "instant",
            Pace::Quick => "quick",
            Pace::Calm => "calm",
        }
    }

    /// Finds the pace with this code.
    pub fn from_code(code: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.code() == code)
    }

    /// The text key of the pace's name.
    pub const fn key(self) -> &'static str {
        match self {
            Pace::Instant => "pace-instant",
            Pace::Quick => "pace-quick",
            Pace::Calm => "pace-calm",
        }
    }

    /// The sign of the pace in the top bar.
    const fn sign(self) -> &'static str {
        match self {
            Pace::Instant => "»",
            Pace::Quick => "2×",
            Pace::Calm => "1×",
        }
    }

    /// The next pace when the button is tapped.
    const fn next(self) -> Pace {
        match self {
            Pace::Calm => Pace::Quick,
            Pace::Quick => Pace::Instant,
            Pace::Instant => Pace::Calm,
        }
    }

    /// How long something takes at this pace that takes `calm` at the calm pace.
    const fn of(self, calm: Duration) -> Duration {
        match self {
            Pace::Instant => Duration::ZERO,
            Pace::Quick => Duration::from_millis(calm.as_millis() as u64 / 2),
            Pace::Calm => calm,
        }
    }
}

/// Handles to the state that times the bots; cheap to copy.
#[derive(Clone, Copy)]
pub struct Tempo {
    /// Whether the bots wait until they are told to continue.
    pub is_paused: RwSignal<bool>,
    /// Whether one action may be played although the bots are paused.
    may_step: RwSignal<bool>,
    /// Whether everything up to the person's own turn is played at once.
    is_skipping: RwSignal<bool>,
    /// An answer that is ready to be played, with the ticket of the moment it is for.
    ready: RwSignal<Option<(String, Action)>>,
    /// The earliest time of the next action, in milliseconds of the page's clock.
    due: StoredValue<f64>,
}

impl Tempo {
    /// A new state: not paused, nothing waiting.
    pub fn new() -> Tempo {
        Tempo {
            is_paused: RwSignal::new(false),
            may_step: RwSignal::new(false),
            is_skipping: RwSignal::new(false),
            ready: RwSignal::new(None),
            due: StoredValue::new(0.0),
        }
    }

    /// Keeps a bot's answer until it is time to play it.
    pub fn keep(self, ticket: &str, action: Action) {
        self.ready.set(Some((ticket.to_string(), action)));
    }

    /// Whether a bot has answered and only waits for its time.
    pub fn is_answered(self) -> bool {
        self.ready.with_untracked(Option::is_some)
    }

    /// Pauses the bots, or lets them continue.
    pub fn pause_or_go_on(self) {
        self.is_paused.update(|is_paused| *is_paused = !*is_paused);
    }

    /// Plays one action and leaves the bots paused.
    pub fn step(self) {
        self.is_paused.set(true);
        self.may_step.set(true);
    }

    fn wait(self, pause: Duration) {
        self.due.set_value(now() + pause.as_millis() as f64);
    }
}

impl Default for Tempo {
    fn default() -> Tempo {
        Tempo::new()
    }
}

fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// How long something takes with the current settings that takes `calm` at the calm pace.
fn takes(app: App, calm: Duration) -> Duration {
    let pace = app.settings.read_untracked().pace;
    if app.is_still() { pace.of(STILL) } else { pace.of(calm) }
}

/// Runs the bots, one action after another, and passes for a person who has no other choice. Everything waits while
/// `is_held`. A tap or a key plays everything up to the person's own turn at once.
pub fn drive(app: App, is_held: Signal<bool>) {
    let tempo = app.tempo;
    let asked = StoredValue::new(None::<String>);
    // Ask the bot immediately, so that it thinks while people look at the last action.
    Effect::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return };
        match play.question() {
            Some(question) => {
                let ticket = Some(question.ticket.clone());
                if asked.get_value() != ticket {
                    asked.set_value(ticket);
                    if tempo.due.get_value() < now() {
                        tempo.wait(takes(app, THOUGHT));
                    }
                    // Not inside this effect: a browser without threads answers synchronously.
                    set_timeout(move || app.thinker.ask(app, &question), Duration::ZERO);
                }
            }
            None => {
                if tempo.is_skipping.get_untracked() {
                    tempo.is_skipping.set(false);
                }
                if !is_held.get() && play.legal()[..] == [Action::Pass] {
                    set_timeout(move || app.change_play(Play::pass_if_forced), Duration::ZERO);
                }
            }
        }
    });
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop_timer = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    Effect::new(move |_| {
        stop_timer();
        let pace = app.settings.read().pace;
        let waits = is_held.get() || (tempo.is_paused.get() && !tempo.may_step.get());
        if tempo.ready.read().is_none() || waits {
            return;
        }
        let left = (tempo.due.get_value() - now()).max(0.0);
        let at_once = pace == Pace::Instant || tempo.is_skipping.get() || tempo.may_step.get_untracked();
        let left = Duration::from_millis(if at_once { 0 } else { left as u64 });
        timer.set_value(set_timeout_with_handle(move || play_ready(app), left).ok());
    });
    on_cleanup(stop_timer);
    let tapped = window_event_listener(leptos::ev::pointerdown, move |event| skip(app, event.target()));
    let pressed = window_event_listener(leptos::ev::keydown, move |event| {
        let is_modified = event.ctrl_key() || event.meta_key() || event.alt_key();
        match event.key().as_str() {
            " " if !is_modified && !is_control(event.target().as_ref()) && !is_held.get_untracked() => {
                event.prevent_default();
                tempo.pause_or_go_on();
            }
            // These move the focus, scroll the page, or are part of a shortcut.
            " " | "Tab" | "Shift" | "Control" | "Alt" | "Meta" => {}
            _ if is_modified => {}
            _ => skip(app, event.target()),
        }
    });
    on_cleanup(move || {
        tapped.remove();
        pressed.remove();
    });
}

/// Plays the answer that is ready, with a flight unless motion is reduced.
fn play_ready(app: App) {
    let tempo = app.tempo;
    let Some((ticket, action)) = tempo.ready.try_update(Option::take).flatten() else { return };
    let flight = takes(app, FLIGHT);
    let is_seen = !flight.is_zero() && !tempo.is_skipping.get_untracked();
    let flights = app.play.read_untracked().as_ref().filter(|_| is_seen).and_then(|play| {
        let (seat, _) = play.bot_to_act()?;
        Some(flight::prepare_for(seat, action, &play.view(), flight))
    });
    tempo.wait(takes(app, FLIGHT + REST + THOUGHT));
    tempo.may_step.set(false);
    app.change_play(|play| play.answer(&ticket, action));
    flights.into_iter().for_each(flight::Flights::start);
}

/// Takes pictures of what somebody at another screen, or a bot at a server, has moved; `None` if nothing flies at this
/// pace.
pub fn flights_told(app: App, play: &Play, seat: Seat, events: &[Event]) -> Option<flight::Flights> {
    let flight = takes(app, FLIGHT);
    (!flight.is_zero()).then(|| flight::prepare_told(play, seat, events, flight))
}

/// Whether an event targets a control that uses the space bar itself.
fn is_control(target: Option<&web_sys::EventTarget>) -> bool {
    within(target, "button, a, input, select, textarea, summary, dialog, [role=button]")
}

fn within(target: Option<&web_sys::EventTarget>, selector: &str) -> bool {
    let element = target.and_then(|target| target.dyn_ref::<web_sys::Element>());
    element.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Plays everything up to the person's own turn at once, if it is a bot's turn and the bots are not paused.
fn skip(app: App, target: Option<web_sys::EventTarget>) {
    let tempo = app.tempo;
    let acts = app.play.read_untracked().as_ref().is_some_and(|play| {
        let has_people = play.places.iter().any(|place| place.player == Player::Human);
        has_people && play.bot_to_act().is_some()
    });
    if acts && !tempo.is_paused.get_untracked() && !within(target.as_ref(), ".top, header, dialog, .pace") {
        tempo.is_skipping.set(true);
    }
}

/// The buttons for pause, pace and single step, for the top bar.
#[component]
pub fn PaceControls() -> impl IntoView {
    let app = app();
    let tempo = app.tempo;
    let pace = Memo::new(move |_| app.settings.read().pace);
    let pace_name = move || app.tw("pace-is", &[("pace", app.t(pace.get().key()).as_str().into())]);
    let pause_name = move || app.t(if tempo.is_paused.get() { "bots-go-on" } else { "bots-pause" });
    view! {
        <div class="pace" role="group" aria-label=move || app.t("pace")>
            <button id="pause" aria-pressed=move || tempo.is_paused.get().to_string() aria-label=pause_name
                title=pause_name on:click=move |_| tempo.pause_or_go_on()>
                {move || view! { <Glyph icon=if tempo.is_paused.get() { Icon::Play } else { Icon::Pause } /> }}
            </button>
            <button id="pace" title=pace_name
                on:click=move |_| app.settings.update(|settings| settings.pace = settings.pace.next())>
                <span class="visually-hidden">{pace_name}</span>
                <span aria-hidden="true">{move || pace.get().sign()}</span>
            </button>
            <button id="step" aria-label=move || app.t("bots-step") title=move || app.t("bots-step")
                on:click=move |_| tempo.step()>
                <Glyph icon=Icon::Step />
            </button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_kept_by_its_name_and_instant_is_instant() {
        for pace in Pace::ALL {
            assert_eq!(Pace::from_code(pace.code()), Some(pace));
            assert!(Pace::ALL.contains(&pace.next()));
        }
        assert_eq!(Pace::from_code("slow"), None);
        let all = THOUGHT + FLIGHT + REST;
        assert_eq!(Pace::Instant.of(all), Duration::ZERO);
        assert_eq!(Pace::Quick.of(all) * 2, Pace::Calm.of(all));
    }
}
