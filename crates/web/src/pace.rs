//! How fast the bots act: at a pace that people can follow, paused, step by step, or at once.
//!
//! A bot is asked as soon as it is to act. Its answer waits here until the table has rested long enough.

use std::time::Duration;

use engine::Action;
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

/// What bots and flights take their time for at the calm pace.
const THOUGHT: Duration = Duration::from_millis(400);
/// A flight of a bot's card or tile.
const FLIGHT: Duration = Duration::from_millis(420);
/// The rest after it, in which it can be understood.
const REST: Duration = Duration::from_millis(500);
/// All of it where nothing moves: there is no flight to wait for.
const STILL: Duration = Duration::from_millis(100);

impl Pace {
    /// All paces, the fastest last.
    pub const ALL: [Pace; 3] = [Pace::Calm, Pace::Quick, Pace::Instant];

    /// Its name in the settings that are kept.
    pub const fn code(self) -> &'static str {
        match self {
            Pace::Instant => "instant",
            Pace::Quick => "quick",
            Pace::Calm => "calm",
        }
    }

    /// The pace with that name.
    pub fn from_code(code: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.code() == code)
    }

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Pace::Instant => "pace-instant",
            Pace::Quick => "pace-quick",
            Pace::Calm => "pace-calm",
        }
    }

    /// Its sign in the top bar.
    const fn sign(self) -> &'static str {
        match self {
            Pace::Instant => "»",
            Pace::Quick => "2×",
            Pace::Calm => "1×",
        }
    }

    /// The pace that follows it when it is tapped.
    const fn next(self) -> Pace {
        match self {
            Pace::Calm => Pace::Quick,
            Pace::Quick => Pace::Instant,
            Pace::Instant => Pace::Calm,
        }
    }

    /// A time of the calm pace at this pace.
    const fn of(self, calm: Duration) -> Duration {
        match self {
            Pace::Instant => Duration::ZERO,
            Pace::Quick => Duration::from_millis(calm.as_millis() as u64 / 2),
            Pace::Calm => calm,
        }
    }
}

/// The bots' time: handles to it, cheap to copy.
#[derive(Clone, Copy)]
pub struct Tempo {
    /// Bots wait until they are told to go on.
    pub is_paused: RwSignal<bool>,
    /// One action may be played though bots wait.
    may_step: RwSignal<bool>,
    /// Everything up to the person's own turn is played at once.
    is_skipping: RwSignal<bool>,
    /// An answer that waits to be played, with the moment it is for.
    ready: RwSignal<Option<(String, Action)>>,
    /// When the next action may come, in milliseconds of the page's clock.
    due: StoredValue<f64>,
}

impl Tempo {
    /// Bots that act when they are asked.
    pub fn new() -> Tempo {
        Tempo {
            is_paused: RwSignal::new(false),
            may_step: RwSignal::new(false),
            is_skipping: RwSignal::new(false),
            ready: RwSignal::new(None),
            due: StoredValue::new(0.0),
        }
    }

    /// Keeps a bot's answer until it is time for it.
    pub fn keep(self, ticket: &str, action: Action) {
        self.ready.set(Some((ticket.to_string(), action)));
    }

    /// Lets bots wait, or go on.
    pub fn pause_or_go_on(self) {
        self.is_paused.update(|is_paused| *is_paused = !*is_paused);
    }

    /// Plays one action; bots wait before and after it.
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

/// How long something takes on this screen that takes `calm` at the calm pace.
fn takes(app: App, calm: Duration) -> Duration {
    let pace = app.settings.read_untracked().pace;
    if app.is_still() { pace.of(STILL) } else { pace.of(calm) }
}

/// Lets the bots play, one action after the other, and passes where a person could do nothing else. All wait while
/// `is_held`. A tap or key of the person plays everything up to their own turn.
pub fn drive(app: App, is_held: Signal<bool>) {
    let tempo = app.tempo;
    let asked = StoredValue::new(None::<String>);
    // Whoever is to act is asked at once, and thinks while the last action is looked at.
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
                    // Not within this effect: a browser without threads answers at once.
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
            // They move the focus, turn a page or belong to another key.
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

/// Plays the answer that waits, with a flight where things may move.
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

/// Whether an event is for a control that has a use for the space bar of its own.
fn is_control(target: Option<&web_sys::EventTarget>) -> bool {
    within(target, "button, a, input, select, textarea, summary, dialog, [role=button]")
}

fn within(target: Option<&web_sys::EventTarget>, selector: &str) -> bool {
    let element = target.and_then(|target| target.dyn_ref::<web_sys::Element>());
    element.is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
}

/// Plays everything up to the person's own turn at once, if bots act now and nobody has told them to wait.
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

/// Pause, pace and step, for the top bar.
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
