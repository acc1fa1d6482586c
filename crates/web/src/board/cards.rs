//! Money cards, exchange cards, bonus cards and tiles outside an Alhambra.

use engine::modules::bonus_cards::BonusCard;
use engine::modules::currency_exchange::ExchangeCard;
use engine::vocab::{Money, TileId};
use leptos::prelude::*;

use crate::art;

/// A money card to look at.
#[component]
pub fn MoneyCard(
    /// The card.
    card: Money,
    /// Its name in words.
    name: String,
) -> impl IntoView {
    view! {
        <span class="money" role="img" aria-label=name>
            <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::money_art(card)></svg>
        </span>
    }
}

/// An exchange card to look at.
#[component]
pub fn ExchangePicture(
    /// The card.
    card: ExchangeCard,
    /// Its name in words.
    name: String,
) -> impl IntoView {
    view! {
        <span class="money" role="img" aria-label=name>
            <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::exchange_card_art(card)></svg>
        </span>
    }
}

/// A bonus card to look at.
#[component]
pub fn BonusPicture(
    /// The card.
    card: BonusCard,
    /// Its name in words.
    name: String,
) -> impl IntoView {
    view! {
        <span class="money" role="img" aria-label=name>
            <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::bonus_card_art(card)></svg>
        </span>
    }
}

/// The picture of a tile.
#[component]
pub fn TilePicture(
    /// The tile.
    tile: TileId,
) -> impl IntoView {
    view! {
        <svg class="tile-picture" viewBox="0 0 100 100" aria-hidden="true"
            inner_html=art::tile_art(tile, tile.walls())></svg>
    }
}
