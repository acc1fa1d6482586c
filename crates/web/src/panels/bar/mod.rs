//! The action bar: the question, what was done, and the matching buttons. It never hides, folds or moves.

mod content;

use leptos::prelude::*;

use crate::app::app;
use crate::art::icons::Glyph;
use crate::board::cards::TilePicture;
use crate::modules::{CARD, Place, Shown};
use crate::panels::desk::desk;
use crate::panels::offer::OfferClock;
use crate::panels::rail::mark::SeatMark;
use content::{Bar, Button, Fact};

pub use content::{Picture, next_palace, press_main};

/// The action bar.
#[component]
pub fn ActionBar() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let is_looked_at = RwSignal::new(false);
    let bar = Memo::new(move |_| Bar::of(app, desk));
    let picture = Memo::new(move |_| bar.read().picture.clone());
    let words = Memo::new(move |_| (bar.read().title.clone(), bar.read().hint.clone()));
    let facts = Memo::new(move |_| bar.read().facts.clone());
    let buttons = Memo::new(move |_| bar.read().buttons.clone());
    view! {
        <section class="action-bar" id="bar" data-state=move || bar.read().state.name() aria-label=move || app.t("the-bar")
            on:pointerenter=move |_| is_looked_at.set(true) on:pointerleave=move |_| is_looked_at.set(false)
            on:focusin=move |_| is_looked_at.set(true) on:focusout=move |_| is_looked_at.set(false)>
            <div class="say">
                {move || picture.get().map(|picture| match picture {
                    Picture::Seat(colour) => view! { <SeatMark colour /> }.into_any(),
                    Picture::Tile(tile) => view! { <span class="thumb"><TilePicture tile /></span> }.into_any(),
                    Picture::Card(art) => view! {
                        <svg class="thumb card-thumb" viewBox=CARD aria-hidden="true" inner_html=art></svg>
                    }.into_any(),
                })}
                <div class="prompt" id="prompt" role="status" aria-live="polite" tabindex="-1">
                    {move || {
                        let (title, hint) = words.get();
                        view! { <h2>{title}</h2>{(!hint.is_empty()).then(|| view! { <p>{hint}</p> })} }
                    }}
                    {move || {
                        let facts = facts.get();
                        (!facts.is_empty()).then(|| view! {
                            <p class="facts">{facts.into_iter().map(|Fact { picture, text }| view! {
                                <span class="chip">
                                    <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=picture></svg>{text}
                                </span>
                            }).collect_view()}</p>
                        })
                    }}
                    <Shown place=Place::Bar />
                </div>
                <OfferClock is_looked_at />
            </div>
            <div class="buttons">
                <For each=move || buttons.get() key=Clone::clone let:button>{shown(button)}</For>
            </div>
        </section>
    }
}

fn shown(button: Button) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let Button { id, label, icon, key, is_main, is_on, is_brief, action, press } = button;
    let title = label.clone();
    view! {
        <button class="btn" class:pri=is_main class:brief=is_brief id=id disabled=!is_on title=title
            data-action=action.map(|action| action.to_string()) on:click=move |_| press.done(app, desk)>
            {icon.map(|icon| view! { <Glyph icon /> })}
            <span class="label">{label}</span>
            {key.map(|key| view! { <kbd class="key" aria-hidden="true">{key}</kbd> })}
        </button>
    }
}
