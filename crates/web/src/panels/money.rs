//! The open money row, from which a card is taken with one tap, and the hand.

use engine::Action;
use engine::vocab::{Currency, Money, Payment};
use leptos::prelude::*;

use crate::app::app;
use crate::art;
use crate::board::cards::MoneyCard;
use crate::modules::{Place, Shown};
use crate::panels::choices::ActionButton;
use crate::panels::desk::desk;

/// A card that can be tapped, with what the tap does.
type Card = (usize, Money, String, Option<Action>);

fn card_button((_, card, name, action): Card) -> impl IntoView {
    let desk = desk();
    view! {
        <button class="money" data-card=card.to_string() disabled=action.is_none()
            on:click=move |_| if let Some(action) = action { desk.act(action) }>
            <span class="visually-hidden">{name}</span>
            <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::money_art(card)></svg>
        </button>
    }
}

/// The open money row.
#[component]
pub fn MoneyRow() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let row = Memo::new(move |_| -> Vec<Card> {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Vec::new() };
        let view = play.view();
        let texts = app.texts.read();
        let choices = desk.choices.read();
        let card = |(place, &card): (usize, &Money)| {
            let take =
                choices.iter().find(|choice| choice.row_card() == Some(card)).map(|choice| choice.action);
            let name = take.map_or_else(|| texts.0.card(card), |action| texts.0.action(&action, &view));
            (place, card, name, take)
        };
        view.money_row().iter().enumerate().map(card).collect()
    });
    let together = Memo::new(move |_| {
        let legal = desk.legal.read();
        let several =
            |action: &&Action| matches!(action, Action::TakeMoney(cards) if cards.as_slice().len() > 1);
        legal.iter().filter(several).copied().collect::<Vec<_>>()
    });
    view! {
        <section class="box money-box" aria-label=move || app.t("money-row")>
            <h2>{move || app.t("money-row")}</h2>
            <div class="money-row" id="money-row">
                <For each=move || row.get() key=Clone::clone let:card>{card_button(card)}</For>
                <Shown place=Place::MoneyRow />
            </div>
            <Shown place=Place::BelowRow />
            <Show when=move || !together.read().is_empty()>
                <div class="together" id="together" role="group" aria-label=move || app.t("take-together")>
                    <span class="hint">{move || app.t("take-together")}</span>
                    <For each=move || together.get() key=Clone::clone let:action>
                        <ActionButton action />
                    </For>
                </div>
            </Show>
        </section>
    }
}

/// The hand of whoever holds the screen.
#[component]
pub fn Hand() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let cards = Memo::new(move |_| -> Vec<Card> {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Vec::new() };
        let view = play.view();
        let texts = app.texts.read();
        let Some(hand) = view.hand() else { return Vec::new() };
        let choices = desk.choices.read();
        let mut cards: Vec<Money> = Currency::ALL
            .into_iter()
            .flat_map(|currency| Payment::plain(currency, hand.money[currency]).cards())
            .collect();
        cards.sort_by_key(|card| {
            (card.currency(), card.caravan_place().is_some(), card.is_coin(), card.value())
        });
        let pays = |card: Money| {
            choices.iter().find(|choice| choice.hand_card() == Some(card)).map(|choice| choice.action)
        };
        let name = |card: Money| match pays(card) {
            Some(action) => texts.0.action(&action, &view),
            None => texts.0.card(card),
        };
        cards.into_iter().enumerate().map(|(place, card)| (place, card, name(card), pays(card))).collect()
    });
    let groups = Memo::new(move |_| {
        let cards = cards.get();
        let group = |currency: Currency| -> Vec<Card> {
            cards.iter().filter(|card| card.1.currency() == currency).cloned().collect()
        };
        Currency::ALL.map(group).into_iter().filter(|group| !group.is_empty()).collect::<Vec<_>>()
    });
    let total = |group: &[Card]| group.iter().map(|card| u16::from(card.1.value())).sum::<u16>();
    view! {
        <section class="box hand-box" aria-label=move || app.t("hand")>
            <h2>{move || app.t("hand")}</h2>
            <div class="hand" id="hand">
                <For each=move || groups.get() key=Clone::clone let:group>
                    <span class="hand-group">
                        <span class="hand-total" aria-hidden="true">{total(&group)}</span>
                        {group.into_iter().map(|card| match card.3 {
                            Some(_) => card_button(card).into_any(),
                            None => view! { <MoneyCard card=card.1 name=card.2 /> }.into_any(),
                        }).collect_view()}
                    </span>
                </For>
                <Shown place=Place::Hand />
                <Shown place=Place::Secrets />
                <Shown place=Place::Owned />
            </div>
        </section>
    }
}
