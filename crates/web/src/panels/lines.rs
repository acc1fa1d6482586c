//! Lines of the story: who did what, with pictures. Pointing at a line highlights what it is about; choosing it leads
//! to that moment.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::{App, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::modules::CARD;
use crate::panels::rail::mark::SeatMark;
use crate::story::{Head, Line, Thumb};

/// A line of the story.
#[component]
pub fn StoryLine(
    /// The line to show.
    line: Line,
    /// Whether the person already knows about it.
    #[prop(optional)]
    is_old: bool,
    /// Whether the tab key stops here; other lines are reached with the arrow keys.
    #[prop(optional, into)]
    is_stop: Signal<bool>,
    /// Whether it is the moment that is shown.
    #[prop(optional, into)]
    is_current: Signal<bool>,
    /// Called with the step of the line when it is chosen.
    go: Callback<usize>,
) -> impl IntoView {
    let app = app();
    let Line { step, whose, text, is_exact, is_small, spots, thumbs } = line;
    let is_plain = whose.is_none();
    let thumb = |thumb: Thumb| match thumb {
        Thumb::Tile(face) => view! {
            <svg class="thumb-tile" viewBox="0 0 100 100" inner_html=art::face_art(&face)></svg>
        }
        .into_any(),
        Thumb::Card(card) => {
            view! { <svg class="thumb-card" viewBox=CARD inner_html=art::money_art(card)></svg> }.into_any()
        }
    };
    let point = move || app.pointed.set(spots.clone());
    let point_too = point.clone();
    let leave = move || {
        if !app.pointed.read_untracked().is_empty() {
            app.pointed.set(Vec::new());
        }
    };
    // A line that is removed must not leave its highlight behind.
    on_cleanup(leave);
    view! {
        <li class:old=is_old class:small-line=is_small>
            <button class="line" class:plain=is_plain data-step=step tabindex=move || if is_stop.get() { "0" } else { "-1" }
                aria-current=move || is_current.get().then_some("step")
                on:pointerenter=move |_| point() on:focus=move |_| point_too()
                on:pointerleave=move |_| leave() on:blur=move |_| leave()
                on:click=move |_| {
                    leave();
                    go.run(step);
                }>
                {whose.map(|(colour, name)| view! {
                    <SeatMark colour /><span class="visually-hidden">{name}" "</span>
                })}
                <span class="line-words">
                    {text}
                    {(is_exact && !is_plain).then(|| view! { ", "<b class="paid-exactly">{app.t("story-exact")}</b> })}
                </span>
                {(is_exact && is_plain).then(|| view! { <span class="exact-mark" aria-hidden="true"><Glyph icon=Icon::Check /></span> })}
                // Only important lines have pictures, because a long story has thousands of lines.
                {(!is_small).then(|| view! {
                    <span class="thumbs" aria-hidden="true">{thumbs.into_iter().map(thumb).collect_view()}</span>
                })}
            </button>
        </li>
    }
}

/// The name of a chapter.
pub fn head_name(app: App, head: Head) -> String {
    match head {
        Head::SetUp => app.t("story-set-up"),
        Head::Turn { number, seat } => {
            let turn = app.tw("turn-number", &[("number", number.into())]);
            let play = app.play.read();
            format!("{turn} · {}", play.as_ref().map_or_else(String::new, |play| play.name(seat)))
        }
        Head::Round(round) => app.tw("round-number", &[("number", round.number().into())]),
    }
}

/// The lines, those of the same step numbered: then no two are equal, and what is drawn of a line can stay as long as the
/// line does.
pub fn numbered(lines: &[Line]) -> Vec<(usize, Line)> {
    let steps = lines.chunk_by(|one, next| one.step == next.step);
    steps.flat_map(|step| step.iter().cloned().enumerate()).collect()
}

/// A turn or a scoring round of the story, with everything that happened in it.
#[component]
pub fn StoryChapter(
    /// Its heading.
    head: Head,
    /// What happened, in order.
    #[prop(into)]
    lines: Signal<Vec<Line>>,
    /// The step that is shown, if there is one.
    #[prop(optional)]
    shown: Option<RwSignal<usize>>,
    /// Whether the tab key stops at its first line.
    #[prop(optional, into)]
    is_stop: Signal<bool>,
    /// Called with the step of a line when it is chosen.
    go: Callback<usize>,
) -> impl IntoView {
    let app = app();
    let colour = Memo::new(move |_| match head {
        Head::Turn { seat, .. } => app.play.read().as_ref().map(|play| play.colour(seat)),
        Head::SetUp | Head::Round(_) => None,
    });
    let is_round = matches!(head, Head::Round(_));
    let line = move |(number, line): (usize, Line)| {
        let (step, first) = (line.step, line.clone());
        let is_current = Signal::derive(move || shown.is_some_and(|shown| shown.get() == step));
        let is_first = move || number == 0 && lines.read().first() == Some(&first);
        let is_stop = Signal::derive(move || is_current.get() || (is_stop.get() && is_first()));
        view! { <StoryLine line is_stop is_current go /> }
    };
    view! {
        <section class="turn" class:round=is_round>
            <h3>
                {move || colour.get().map(|colour| view! { <SeatMark colour /> })}
                {is_round.then(|| view! { <Glyph icon=Icon::Star /> })}
                <span>{move || head_name(app, head)}</span>
            </h3>
            <ol><For each=move || numbered(&lines.read()) key=Clone::clone children=line /></ol>
        </section>
    }
}

/// Moves the focus from line to line with the arrow keys, within the focused list.
pub fn walk_lines(event: &KeyboardEvent) {
    let step = match event.key().as_str() {
        "ArrowDown" => 1,
        "ArrowUp" => -1,
        _ => return,
    };
    let list = event.current_target().and_then(|list| list.dyn_into::<web_sys::Element>().ok());
    let (Some(list), Some(here)) = (list, document().active_element()) else { return };
    let Ok(lines) = list.query_selector_all(".line") else { return };
    let line = |place: u32| lines.item(place).and_then(|line| line.dyn_into::<HtmlElement>().ok());
    let at = (0..lines.length()).find(|&place| line(place).is_some_and(|line| *line == here));
    let to = at.map_or(Some(0), |at| at.checked_add_signed(step));
    if let Some(line) = to.and_then(line) {
        event.prevent_default();
        let _ = line.focus();
    }
}
