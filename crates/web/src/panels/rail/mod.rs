//! The rail beside the table: the players, the race for majorities, the clock of the scoring rounds, and the story.

pub mod clock;
pub mod mark;
pub mod mini;
mod phone;
pub mod plaques;
pub mod race;
pub mod story;

use leptos::prelude::*;

use crate::app::app;
use crate::art::icons::{Glyph, Icon};
use crate::panels::people::is_followed;
use crate::panels::red_palace::GuardPanel;
use crate::panels::talk::{Talk, unheard};

pub use phone::{Sheet, Strip, Tab};
use plaques::Plaques;
use race::Race;
use story::Story;

/// Shows the talk at a table of a server in place of the story, or the story again.
#[component]
pub fn StorySwitch(
    /// Whether the talk is shown.
    talks: RwSignal<bool>,
) -> impl IntoView {
    let app = app();
    view! {
        <button class="aside story-switch" id="story-switch" aria-pressed=move || talks.get().to_string()
            on:click=move |_| talks.update(|talks| *talks = !*talks)>
            {move || view! { <Glyph icon=if talks.get() { Icon::Book } else { Icon::Talk } /> }}
            <span class="words">{move || app.t(if talks.get() { "story" } else { "online-talk-short" })}</span>
            {move || Some(unheard(app)).filter(|&count| count > 0).map(|count| view! { <i class="unheard">{count}</i> })}
        </button>
    }
}

/// The rail beside the table.
#[component]
pub fn Rail() -> impl IntoView {
    let app = app();
    // At a table of a server, the talk can take the place of the story.
    let talks = RwSignal::new(false);
    view! {
        <aside class="rail" id="rail">
            <Plaques id="players" />
            <Race id="race" />
            <GuardPanel id="red-palace-box" />
            <Show when=move || talks.get() && is_followed(app) fallback=move || view! { <Story id="story" talks /> }>
                <section class="panel story talk-panel" id="talk-panel"><Talk brief=view! { <StorySwitch talks /> }.into_any() /></section>
            </Show>
        </aside>
    }
}
