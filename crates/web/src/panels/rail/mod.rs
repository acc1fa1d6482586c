//! The rail beside the table: everybody who plays, the race for majorities, the clock of the scorings, and what happened.

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

/// The rail.
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
