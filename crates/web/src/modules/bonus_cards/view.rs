//! Bonus Cards: the viewer's own cards, shown with one tap once their tile is built, and a mark on that tile while it
//! is for sale.

use engine::modules::bonus_cards::{self, BonusCard, BonusSet};
use engine::{Action, Module};
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::modules::Title;
use crate::panels::desk::desk;

/// The bonus cards of whoever holds the screen.
#[component]
pub(crate) fn Held() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let held = Memo::new(move |_| {
        let play = app.play.read();
        play.as_ref().and_then(|play| play.view().hand().map(|hand| hand.bonus())).unwrap_or(BonusSet::EMPTY)
    });
    let card = move |card: BonusCard| {
        let show = Action::BonusCards(bonus_cards::Action::Show { card });
        let can = Memo::new(move |_| desk.legal.read().contains(&show));
        let name = move || {
            let texts = app.texts.read();
            let play = app.play.read();
            match play.as_ref().filter(|_| can.get()) {
                Some(play) => texts.0.action(&show, &play.view()),
                None => texts.0.bonus_card(card),
            }
        };
        view! {
            <button class="money" data-bonus=card.id() disabled=move || !can.get() title=name
                on:click=move |_| desk.act(show)>
                <span class="visually-hidden">{name}</span>
                <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::bonus_card_art(card)></svg>
            </button>
        }
    };
    view! {
        <Show when=move || !held.get().is_empty()>
            <div class="bonus-held" id="bonus-held">
                <Title module=Module::BonusCards />
                <span class="hand-group">
                    {move || held.get().iter().map(card).collect_view()}
                </span>
            </div>
        </Show>
    }
}
