//! The story beside the boards: turning points, then every turn; on a phone it is a sheet.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::Reader;
use super::graph::turning_words;
use crate::app::{app, breathe};
use crate::art::icons::{Glyph, Icon};
use crate::panels::lines::{StoryChapter, walk_lines};
use crate::panels::scoring::minus;
use crate::story::Chapter;

/// The turns that are drawn in one go. A whole game would keep the browser busy for too long.
const IN_ONE_GO: usize = 5;

/// Scrolls the lines of the current step into view.
fn show_current() {
    let element =
        |selector: &str| document().query_selector(selector).ok().flatten()?.dyn_into::<HtmlElement>().ok();
    if let (Some(list), Some(line)) = (element("#replay-list"), element("#replay-list .line[aria-current]")) {
        let below = line.get_bounding_client_rect().top() - list.get_bounding_client_rect().top();
        let middle = f64::from(list.client_height()) / 2.0;
        list.set_scroll_top(list.scroll_top() + (below - middle) as i32);
    }
}

/// The moments at which the lead changed.
#[component]
fn Turnings(reader: Reader) -> impl IntoView {
    let app = app();
    let turnings = reader.reel.with_value(|reel| {
        let step = |at: usize| reel.standings.get(at).map_or(0, |standing| standing.step);
        reel.turnings.iter().map(|turning| (step(turning.at), turning.swing)).collect::<Vec<_>>()
    });
    let is_empty = turnings.is_empty();
    let words = move |place: usize| {
        let play = app.play.read();
        play.as_ref().map(|play| reader.reel.with_value(|reel| turning_words(app, play, reel, place)))
    };
    view! {
        <section class="panel-plaster turnings" aria-labelledby="turnings-title">
            <h2 id="turnings-title"><Glyph icon=Icon::Crown /><span>{move || app.t("turning-points")}</span></h2>
            {is_empty.then(|| view! { <p>{move || app.t("turning-none")}</p> })}
            <ol>
                {turnings.into_iter().enumerate().map(|(place, (step, swing))| view! {
                    <li>
                        <button data-turning=place + 1 aria-current=move || (reader.step.get() == step).then_some("step")
                            on:click=move |_| reader.jump(step)>
                            <span class="disc" aria-hidden="true">{place + 1}</span>
                            <span>{move || words(place)}</span>
                            <b title=move || app.t("turning-swing")>"+"{minus(swing)}</b>
                        </button>
                    </li>
                }).collect_view()}
            </ol>
        </section>
    }
}

/// The turns of the story. Those around the current step are drawn first, the others one group after the other.
#[component]
fn Turns(
    reader: Reader,
    /// Whether some are not drawn yet.
    is_busy: RwSignal<bool>,
) -> impl IntoView {
    let go = Callback::new(move |step: usize| reader.jump(step));
    let drawn = RwSignal::new(1);
    spawn_local(async move {
        let groups = reader.chapters.read_untracked().len().div_ceil(IN_ONE_GO);
        for group in 1..groups {
            breathe().await;
            // Whoever has left the replay does not need the rest.
            if drawn.try_set(group + 1).is_some() {
                return;
            }
            // What was drawn above has moved the current line.
            show_current();
        }
        let _ = is_busy.try_set(false);
    });
    let group = move |number: usize, distance: usize| {
        let is_due = Memo::new(move |_| drawn.get() > distance);
        let turns = move || {
            let chapters = reader.chapters.read();
            let turns = chapters.iter().skip(number * IN_ONE_GO).take(IN_ONE_GO).cloned();
            let turn = |Chapter { head, lines, .. }: Chapter| {
                view! { <StoryChapter head lines=Signal::stored(lines) shown=reader.step go /> }
            };
            turns.map(turn).collect_view()
        };
        move || is_due.get().then(turns)
    };
    move || {
        let chapters = reader.chapters.read();
        let step = reader.step.get_untracked();
        let is_reached = |chapter: &Chapter| chapter.lines.first().is_some_and(|line| line.step <= step);
        let current = chapters.iter().rposition(is_reached).unwrap_or(0) / IN_ONE_GO;
        let groups = 0..chapters.len().div_ceil(IN_ONE_GO);
        groups.map(|number| group(number, number.abs_diff(current))).collect_view()
    }
}

/// The story of the game.
#[component]
pub fn Story(
    /// The replay to show.
    reader: Reader,
) -> impl IntoView {
    let app = app();
    let is_busy = RwSignal::new(true);
    Effect::new(move |_| {
        reader.step.track();
        reader.chapters.track();
        reader.is_list_open.track();
        request_animation_frame(show_current);
    });
    view! {
        <Show when=move || reader.is_list_open.get()>
            <div class="veil replay-veil" on:click=move |_| reader.is_list_open.set(false)></div>
        </Show>
        <aside class="replay-story" class:open=reader.is_list_open>
            <button class="round" id="close-list" aria-label=move || app.t("close")
                on:click=move |_| reader.is_list_open.set(false)><Glyph icon=Icon::Close /></button>
            <Turnings reader />
            <section class="panel-plaster replay-turn-list" aria-labelledby="replay-list-title">
                <h2 id="replay-list-title"><Glyph icon=Icon::Book /><span>{move || app.t("story")}</span></h2>
                <div class="told-turns" id="replay-list" tabindex="0" role="group" aria-labelledby="replay-list-title"
                    aria-busy=move || is_busy.get().to_string() on:keydown=move |event| walk_lines(&event)>
                    <Turns reader is_busy />
                </div>
            </section>
        </aside>
    }
}
