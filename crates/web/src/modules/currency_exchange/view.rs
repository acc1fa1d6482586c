//! Currency Exchange: the cards in the money row, taken with one tap, and those in hand. In a payment the card lies
//! beside the money it joins.

use engine::Action;
use engine::modules::currency_exchange::{self, ExchangeCard, ExchangeSet};
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::panels::desk::desk;

/// Exchange cards; those that can be taken are buttons.
fn cards(cards: ExchangeSet) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let card = move |card: ExchangeCard| {
        let take = Action::CurrencyExchange(currency_exchange::Action::Take { card });
        let can = desk.legal.read_untracked().contains(&take);
        let name = app.texts.read().0.exchange_card(card);
        let picture = view! {
            <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::exchange_card_art(card)></svg>
        };
        if can {
            view! {
                <button class="money" data-exchange=card.id() on:click=move |_| desk.act(take)>
                    <span class="visually-hidden">{name}</span>
                    {picture}
                </button>
            }
            .into_any()
        } else {
            view! { <span class="money" role="img" aria-label=name>{picture}</span> }.into_any()
        }
    };
    cards.iter().map(card).collect_view()
}

/// The exchange cards in the money row.
#[component]
pub(crate) fn InRow() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let row = Memo::new(move |_| {
        app.play.read().as_ref().map_or(ExchangeSet::EMPTY, |play| play.view().exchange_row())
    });
    view! {
        {move || {
            desk.legal.track();
            cards(row.get())
        }}
    }
}

/// The exchange cards in hand.
#[component]
pub(crate) fn Held() -> impl IntoView {
    let app = app();
    let held = Memo::new(move |_| {
        let play = app.play.read();
        play.as_ref()
            .and_then(|play| play.view().hand().map(|hand| hand.exchange()))
            .unwrap_or(ExchangeSet::EMPTY)
    });
    view! {
        <Show when=move || !held.get().is_empty()>
            <span class="hand-group" id="exchange-held">{move || cards(held.get())}</span>
        </Show>
    }
}
