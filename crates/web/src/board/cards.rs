//! Money cards and tiles outside an Alhambra.

use engine::vocab::Money;
use leptos::prelude::*;

use crate::art::{self, Face};

/// A money card that cannot be tapped.
#[component]
pub fn MoneyCard(
    /// The card.
    card: Money,
    /// The name of the card, for screen readers.
    name: String,
) -> impl IntoView {
    view! {
        <span class="money" role="img" aria-label=name>
            <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::money_art(card)></svg>
        </span>
    }
}

/// The picture of a tile.
#[component]
pub fn TilePicture(
    /// The look of the tile.
    #[prop(into)]
    tile: Face,
) -> impl IntoView {
    view! {
        <svg class="tile-picture" viewBox="0 0 100 100" aria-hidden="true"
            inner_html=art::face_art(&tile)></svg>
    }
}
