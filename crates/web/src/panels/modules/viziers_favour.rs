//! Vizier's Favour: the stones. The chance to buy between two turns is one of the offers of `panels::offer`.

use leptos::prelude::*;

use crate::app::app;
use crate::art;

/// The stone of a seat.
#[component]
pub fn Stone(
    /// Whether it shows its picture side.
    active: bool,
) -> impl IntoView {
    let app = app();
    view! {
        <svg class="stone" viewBox="0 0 40 40" role="img" inner_html=art::vizier_art(active)
            aria-label=move || app.t(if active { "vizier-active" } else { "vizier-inactive" })></svg>
    }
}
