//! The bar of the replay: what happened, the current step, and the buttons that move on, automatically or by hand.

use std::time::Duration;

use i18n::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::Reader;
use crate::app::{App, Screen, app};
use crate::art::icons::{Glyph, Icon};
use crate::panels::lines::head_name;
use crate::play::Play;
use crate::save;
use crate::screens::new_game::new_id;

/// How fast the replay runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speed {
    /// Slow enough to read every line.
    Calm,
    /// Twice as fast.
    Quick,
    /// Five times as fast.
    Fast,
}

impl Speed {
    const ALL: [Speed; 3] = [Speed::Calm, Speed::Quick, Speed::Fast];

    /// How long a step is shown.
    const fn rest(self) -> Duration {
        Duration::from_millis(match self {
            Speed::Calm => 1500,
            Speed::Quick => 750,
            Speed::Fast => 300,
        })
    }

    const fn sign(self) -> &'static str {
        match self {
            Speed::Calm => "1×",
            Speed::Quick => "2×",
            Speed::Fast => "5×",
        }
    }
}

/// Advances the replay while it is running, and stops at the end.
pub fn drive(reader: Reader) {
    Effect::new(move |_| {
        let (step, rest) = (reader.step.get(), reader.speed.get().rest());
        if !reader.is_playing.get() {
            return;
        }
        if step >= reader.total {
            return reader.is_playing.set(false);
        }
        if let Ok(timer) = set_timeout_with_handle(move || reader.step.set(step + 1), rest) {
            on_cleanup(move || timer.clear());
        }
    });
}

/// Whether a key is handled by the element it is pressed on.
fn has_own_keys(event: &leptos::ev::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let is_space = event.key() == " ";
    target.is_some_and(|target| match target.tag_name().as_str() {
        "INPUT" | "SELECT" | "TEXTAREA" => true,
        "BUTTON" | "SUMMARY" | "A" => is_space,
        _ => is_space && target.get_attribute("role").as_deref() == Some("button"),
    })
}

/// Enables the keyboard shortcuts while the replay is on the screen.
pub fn listen(reader: Reader) {
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        let is_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
        if has_own_keys(&event) || is_dialog || event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => reader.walk(-1),
            "ArrowRight" => reader.walk(1),
            "Home" => reader.go(0),
            "End" => reader.go(reader.total),
            " " => reader.toggle(),
            "Escape" if reader.is_list_open.get_untracked() => reader.is_list_open.set(false),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
}

/// Continues from this step in a new game.
fn branch(app: App, step: usize) {
    let Some(play) = app.play.get_untracked() else { return };
    let Some(mut record) = play.kept().map(|game| game.record().clone()) else { return };
    record.actions.truncate(step);
    record.result = None;
    if let Ok(branched) = Play::from_record(new_id(), &record, play.places, play.open_hands) {
        save::store(&branched);
        app.lesson.set(None);
        app.play.set(Some(branched));
        app.screen.set(Screen::Table);
    }
}

/// The bar of the replay.
#[component]
pub fn Controls(
    /// The replay to control.
    reader: Reader,
) -> impl IntoView {
    let app = app();
    let Reader { step, total, is_playing, speed, .. } = reader;
    let at_start = Signal::derive(move || step.get() == 0);
    let at_end = Signal::derive(move || step.get() == total);
    let words = move || {
        let texts = if at_start.get() { vec![app.t("replay-start")] } else { reader.told() };
        texts.into_iter().map(|text| view! { <li>{text}</li> }).collect_view()
    };
    let play_words = Memo::new(move |_| app.t(if is_playing.get() { "replay-pause" } else { "replay-play" }));
    view! {
        <footer class="replay-bar">
            <div class="replay-told">
                <p id="replay-step">{move || app.tw(
                    "replay-step",
                    &[("number", Arg::Number(step.get() as i64)), ("total", Arg::Number(total as i64))],
                )}</p>
                <ul class="replay-words" id="replay-words" aria-live=move || if is_playing.get() { "off" } else { "polite" }>
                    {words}
                </ul>
            </div>
            <input type="range" id="replay-slider" min="0" max=total prop:value=move || step.get().to_string()
                aria-label=move || app.t("replay")
                on:input:target=move |event| if let Ok(to) = event.target().value().parse() { reader.go(to) } />
            <div class="replay-buttons">
                <StepButton id="first-step" words=Signal::derive(move || app.t("first-step")) sign="M12 10V30M32 8L16 20L32 32Z"
                    is_off=at_start act=Callback::new(move |()| reader.go(0)) />
                <StepButton id="previous-step" words=Signal::derive(move || app.t("previous-step")) sign="M28 8L12 20L28 32Z"
                    is_off=at_start act=Callback::new(move |()| reader.walk(-1)) />
                <button class="btn pri play-button" id="play-pause" title=play_words aria-label=play_words
                    aria-pressed=move || is_playing.get().to_string() on:click=move |_| reader.toggle()>
                    {move || {
                        let icon = if is_playing.get() { Icon::Pause } else { Icon::Play };
                        view! { <Glyph icon /> }
                    }}
                </button>
                <StepButton id="next-step" words=Signal::derive(move || app.t("next-step")) sign="M12 8L28 20L12 32Z"
                    is_off=at_end act=Callback::new(move |()| reader.walk(1)) />
                <StepButton id="last-step" words=Signal::derive(move || app.t("last-step")) sign="M28 10V30M8 8L24 20L8 32Z"
                    is_off=at_end act=Callback::new(move |()| reader.go(total)) />
            </div>
            <div class="speeds" role="group" aria-label=move || app.t("replay-speed")>
                {Speed::ALL.map(|own| view! {
                    <button data-speed=own.sign() aria-pressed=move || (speed.get() == own).to_string()
                        on:click=move |_| speed.set(own)>{own.sign()}</button>
                }).collect_view()}
            </div>
            <Turns reader />
            <button class="btn" id="branch" on:click=move |_| branch(app, step.get_untracked())>
                {move || app.t("branch-here")}
            </button>
        </footer>
    }
}

/// A button with a sign, and words for screen readers.
#[component]
fn StepButton(
    id: &'static str,
    words: Signal<String>,
    /// The path of the sign, for the view box `0 0 40 40`.
    sign: &'static str,
    is_off: Signal<bool>,
    act: Callback<()>,
) -> impl IntoView {
    view! {
        <button id=id class="btn step-button" disabled=is_off title=words aria-label=words
            on:click=move |_| act.run(())>
            <svg viewBox="0 0 40 40" aria-hidden="true"><path d=sign></path></svg>
        </button>
    }
}

/// A list of all turns and scoring rounds to jump to.
#[component]
fn Turns(reader: Reader) -> impl IntoView {
    let app = app();
    let starts = reader.reel.with_value(|reel| reel.starts.clone());
    let steps: Vec<usize> = starts.iter().map(|start| start.step).collect();
    let known = steps.clone();
    let at = Memo::new(move |_| known.iter().rposition(|&before| before <= reader.step.get()).unwrap_or(0));
    view! {
        <label class="replay-turns">
            <span class="visually-hidden">{move || app.t("jump-to-turn")}</span>
            <select id="turns" prop:value=move || at.get().to_string()
                on:change:target=move |event| {
                    let chosen = event.target().value().parse().ok();
                    if let Some(&to) = chosen.and_then(|at: usize| steps.get(at)) {
                        reader.go(to);
                    }
                }>
                {starts.into_iter().enumerate().map(|(place, start)| view! {
                    <option value=place selected=move || at.get() == place>{move || head_name(app, start.head)}</option>
                }).collect_view()}
            </select>
        </label>
    }
}
