//! Going through a game again, step by step or turn by turn, and branching off from any point.

mod position;
mod turns;

use engine::Viewer;
use engine::vocab::Seat;
use i18n::Arg;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::app::{App, Screen, app};
use crate::panels::seed::SeedLine;
use crate::panels::share::Share;
use crate::play::Play;
use crate::save;
use crate::screens::new_game::new_id;
use position::{OpenTable, SeatAt};
use turns::{Stop, stops};

/// Goes on from the step in a game of its own.
fn branch(app: App, step: usize) {
    let Some(play) = app.play.get_untracked() else { return };
    let mut record = play.game().record().clone();
    record.actions.truncate(step);
    record.result = None;
    if let Ok(branched) = Play::from_record(new_id(), &record, play.places, play.open_hands) {
        save::store(&branched);
        app.lesson.set(None);
        app.play.set(Some(branched));
        app.screen.set(Screen::Table);
    }
}

/// What was done last before the step, in words.
fn words(app: App, step: usize) -> Vec<String> {
    let play = app.play.read();
    let Some(play) = play.as_ref() else { return Vec::new() };
    let Some(action) = step.checked_sub(1) else { return vec![app.t("replay-start")] };
    let first = play.log().partition_point(|(at, _)| *at < action);
    let end = play.log().partition_point(|(at, _)| *at <= action);
    let told = play.told(&app.texts.read().0, Viewer::Public, first..end);
    told.into_iter().map(|(_, text)| text).collect()
}

/// Whether a key belongs to the element it is pressed on.
fn has_own_keys(event: &leptos::ev::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}

/// Going through a game again.
#[component]
pub fn Replay() -> impl IntoView {
    let app = app();
    let total =
        Memo::new(move |_| app.play.read().as_ref().map_or(0, |play| play.game().record().actions.len()));
    let step = RwSignal::new(total.get_untracked());
    let go = move |to: isize| {
        step.set((step.get_untracked() as isize + to).clamp(0, total.get_untracked() as isize) as usize);
    };
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if has_own_keys(&event) || event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        match event.key().as_str() {
            "ArrowLeft" => go(-1),
            "ArrowRight" => go(1),
            "Home" => step.set(0),
            "End" => step.set(total.get_untracked()),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
    let game = Memo::new(move |_| app.play.read().as_ref().map(|play| play.game_after(step.get())));
    let places = move || app.play.read().as_ref().map_or_else(Vec::new, |play| play.places.clone());
    let boards = move || {
        let seat = |(index, place): (usize, crate::play::Place)| {
            Seat::new(index).map(|seat| view! { <SeatAt game seat name=place.name colour=place.colour /> })
        };
        places().into_iter().enumerate().map(seat).collect_view()
    };
    view! {
        <section class="replay">
            <h1>{move || app.t("replay")}</h1>
            <div class="panel replay-bar">
                <p id="replay-step">{move || app.tw(
                    "replay-step",
                    &[("number", Arg::Number(step.get() as i64)), ("total", Arg::Number(total.get() as i64))],
                )}</p>
                <ul class="replay-words" id="replay-words" aria-live="polite" tabindex="0">
                    {move || words(app, step.get()).into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}
                </ul>
                <input type="range" id="replay-slider" min="0" max=move || total.get()
                    prop:value=move || step.get().to_string() aria-label=move || app.t("replay")
                    on:input:target=move |event| if let Ok(to) = event.target().value().parse() { step.set(to) } />
                <div class="replay-buttons">
                    <StepButton id="first-step" words=Signal::derive(move || app.t("first-step")) sign="M12 10V30M32 8L16 20L32 32Z" is_off=Signal::derive(move || step.get() == 0)
                        act=Callback::new(move |()| step.set(0)) />
                    <StepButton id="previous-step" words=Signal::derive(move || app.t("previous-step")) sign="M28 8L12 20L28 32Z"
                        is_off=Signal::derive(move || step.get() == 0) act=Callback::new(move |()| go(-1)) />
                    <StepButton id="next-step" words=Signal::derive(move || app.t("next-step")) sign="M12 8L28 20L12 32Z"
                        is_off=Signal::derive(move || step.get() == total.get()) act=Callback::new(move |()| go(1)) />
                    <StepButton id="last-step" words=Signal::derive(move || app.t("last-step")) sign="M28 10V30M8 8L24 20L8 32Z"
                        is_off=Signal::derive(move || step.get() == total.get())
                        act=Callback::new(move |()| step.set(total.get_untracked())) />
                    <Turns step />
                    <button class="primary" id="branch" on:click=move |_| branch(app, step.get_untracked())>
                        {move || app.t("branch-here")}
                    </button>
                </div>
            </div>
            <OpenTable game />
            <div class="replay-boards">{boards}</div>
            <details class="panel" id="share-game">
                <summary>{move || app.t("share")}</summary>
                <Share />
            </details>
            <div class="panel"><SeedLine /></div>
        </section>
    }
}

/// A button with a sign on it and words for those who cannot see it.
#[component]
fn StepButton(
    id: &'static str,
    words: Signal<String>,
    /// The path of its sign, in a box of 40.
    sign: &'static str,
    is_off: Signal<bool>,
    act: Callback<()>,
) -> impl IntoView {
    view! {
        <button id=id class="step-button" disabled=is_off title=words aria-label=words
            on:click=move |_| act.run(())>
            <svg viewBox="0 0 40 40" aria-hidden="true"><path d=sign></path></svg>
        </button>
    }
}

/// All turns and scoring rounds, to jump to.
#[component]
fn Turns(step: RwSignal<usize>) -> impl IntoView {
    let app = app();
    let stops = Memo::new(move |_| app.play.read().as_ref().map_or_else(Vec::new, stops));
    let at =
        Memo::new(move |_| stops.read().iter().rposition(|(before, _)| *before <= step.get()).unwrap_or(0));
    let name = move |stop: Stop| {
        let play = app.play.read();
        match stop {
            Stop::Turn { number, seat } => {
                let turn = app.tw("turn-number", &[("number", Arg::Number(number.into()))]);
                format!("{turn} · {}", play.as_ref().map_or_else(String::new, |play| play.name(seat)))
            }
            Stop::Scored(round) => app.tw("round-number", &[("number", Arg::Number(round.number().into()))]),
        }
    };
    view! {
        <label class="replay-turns">
            <span class="visually-hidden">{move || app.t("jump-to-turn")}</span>
            <select id="turns" prop:value=move || at.get().to_string()
                on:change:target=move |event| {
                    let chosen = event.target().value().parse().ok();
                    if let Some((before, _)) = chosen.and_then(|at: usize| stops.read_untracked().get(at).copied()) {
                        step.set(before);
                    }
                }>
                {move || stops.get().into_iter().enumerate().map(|(place, (_, stop))| view! {
                    <option value=place selected=move || at.get() == place
                        class:scoring=matches!(stop, Stop::Scored(_))>{name(stop)}</option>
                }).collect_view()}
            </select>
        </label>
    }
}
