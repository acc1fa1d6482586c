//! What is asked of the person at the screen, what can be done, and taking it back.

use engine::Awaited;
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::modules::{Place, Shown};
use crate::panels::choice::{Choice, List};
use crate::panels::choices::Choices;
use crate::panels::desk::desk;
use crate::panels::offer::OfferClock;
use crate::panels::red_palace;
use crate::panels::scoring::ScoredNote;

/// What is asked.
#[derive(Clone, PartialEq)]
enum Asked {
    /// The person at the screen.
    You(Awaited),
    /// Somebody else, by name.
    Other(String),
    /// Nobody.
    Nobody,
}

/// What is asked, what can be done, and taking it back. On a phone it is a sheet that folds away.
#[component]
pub fn ChoiceBox() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let is_folded = RwSignal::new(false);
    let is_looked_at = RwSignal::new(false);
    let can_undo = Memo::new(move |_| app.play.read().as_ref().is_some_and(|play| play.can_undo()));
    let take_back = move |_| {
        desk.pending.set(None);
        desk.selected.set(None);
        app.change_play(|play| {
            play.undo();
            true
        });
    };
    // The board is what one looks at while a tile is to be placed or a wall to be chosen.
    let places = Memo::new(move |_| {
        let chooses = |choice: &Choice| choice.is_placement() || choice.list == List::Sides;
        desk.choices.read().iter().any(chooses)
    });
    Effect::new(move |_| is_folded.set(places.get()));
    view! {
        <section class="box choice-box" class:folded=is_folded aria-label=move || app.t("choose-action")
            on:pointerenter=move |_| is_looked_at.set(true) on:pointerleave=move |_| is_looked_at.set(false)
            on:focusin=move |_| is_looked_at.set(true) on:focusout=move |_| is_looked_at.set(false)>
            <div class="choice-head">
                <Prompt />
                <button class="quiet fold" id="fold-choices" aria-expanded=move || (!is_folded.get()).to_string()
                    aria-controls="choice-body" aria-label=move || app.t("fold-choices")
                    on:click=move |_| is_folded.update(|on| *on = !*on)>
                    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                        <path d="M4 7L10 13L16 7" fill="none" stroke="currentColor" stroke-width="2.5" />
                    </svg>
                </button>
                <button class="quiet" id="undo" title=move || app.t("undo-hint") disabled=move || !can_undo.get()
                    on:click=take_back>{move || app.t("undo")}</button>
            </div>
            <div class="choice-body" id="choice-body">
                <OfferClock is_looked_at />
                <red_palace::Piles />
                <Paid />
                <Shown place=Place::Question />
                {move || desk.pending.get().map(|action| view! {
                    <div class="confirm" role="alertdialog" aria-label=app.t("confirm-turn")>
                        <p>{app.t("confirm-turn-hint")}</p>
                        <button class="primary" id="confirm" on:click=move |_| desk.play(action)>
                            {app.t("confirm-turn")}
                        </button>
                        <button id="cancel" on:click=move |_| desk.pending.set(None)>{app.t("cancel")}</button>
                    </div>
                })}
                <Show when=move || desk.pending.read().is_none()>
                    <Choices />
                </Show>
                <ScoredNote />
                <News />
            </div>
        </section>
    }
}

/// Whose turn it is and what is asked.
#[component]
fn Prompt() -> impl IntoView {
    let app = app();
    let asked = Memo::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Asked::Nobody };
        let view = play.view();
        match view.to_act() {
            Some(_) if play.human_to_act().is_some() => Asked::You(view.awaited()),
            Some(seat) => Asked::Other(play.name(seat)),
            None => Asked::Nobody,
        }
    });
    view! {
        <div class="prompt" id="prompt" role="status" aria-live="polite">
            {move || match asked.get() {
                Asked::You(awaited) => view! {
                    <h2>{app.t("your-turn")}</h2>
                    <p>{app.texts.read().0.awaited(awaited)}</p>
                }.into_any(),
                Asked::Other(name) => view! {
                    <h2>{app.tw("thinking", &[("name", name.as_str().into())])}</h2>
                }.into_any(),
                Asked::Nobody => ().into_any(),
            }}
        </div>
    }
}

/// What has been laid down for a purchase while money may be added to it, with a tap on the hand.
#[component]
fn Paid() -> impl IntoView {
    let app = app();
    let paid = Memo::new(move |_| {
        let play = app.play.read();
        let purchase = play.as_ref()?.view().waiting_purchase()?;
        Some((purchase.pay.total(), purchase.price))
    });
    view! {
        {move || paid.get().map(|(paid, price)| view! {
            <p id="paid" role="status">
                {app.tw("paid-of", &[("paid", Arg::Number(paid.into())), ("price", Arg::Number(price.into()))])}
            </p>
        })}
    }
}

/// What the others did since the last turn.
#[component]
fn News() -> impl IntoView {
    let app = app();
    let news = Memo::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Vec::new() };
        let told = play.told(&app.texts.read().0, play.viewer(), play.news());
        told.into_iter().map(|(_, text)| text).collect::<Vec<String>>()
    });
    view! {
        <Show when=move || !news.read().is_empty()>
            <details id="news">
                <summary>{move || app.t("since-your-turn")}" ("{move || news.read().len()}")"</summary>
                <ul>{move || news.get().into_iter().map(|text| view! { <li>{text}</li> }).collect_view()}</ul>
            </details>
        </Show>
    }
}
