//! The rail beside the table: the players, the race for majorities, the clock of the scoring rounds, and the story.

pub mod clock;
pub mod mark;
pub mod mini;
mod phone;
pub mod plaques;
pub mod race;
pub mod story;

use leptos::prelude::*;

use crate::panels::red_palace::GuardPanel;

pub use phone::{Sheet, Strip, Tab};
use plaques::Plaques;
use race::Race;
use story::Story;

/// The rail beside the table.
#[component]
pub fn Rail() -> impl IntoView {
    view! {
        <aside class="rail" id="rail">
            <Plaques id="players" />
            <Race id="race" />
            <GuardPanel id="red-palace-box" />
            <Story id="story" />
        </aside>
    }
}
