//! Vizier's Favour: the stones. The chance to buy between two turns is one of the offers of `panels::offer`.

use engine::vocab::Seat;
use leptos::prelude::*;

use super::art;
use crate::app::app;

/// A stone.
#[component]
pub(crate) fn Stone(
    /// Whether it shows its picture side.
    active: bool,
) -> impl IntoView {
    let app = app();
    view! {
        <svg class="stone" viewBox="0 0 40 40" role="img" inner_html=art::vizier_art(active)
            aria-label=move || app.t(if active { "vizier-active" } else { "vizier-inactive" })></svg>
    }
}

/// The stone of a seat as it lies now.
#[component]
pub(crate) fn StoneOf(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let app = app();
    let active = Memo::new(move |_| {
        app.play.read().as_ref().is_some_and(|play| play.view().active_viziers().has(seat))
    });
    view! { {move || view! { <Stone active=active.get() /> }} }
}
