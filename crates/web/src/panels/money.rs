//! The open money row, from which a tap takes a card, and the pile behind it.

use engine::Action;
use engine::vocab::Money;
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::modules::{CARD, Place, Shown};
use crate::panels::desk::desk;
use crate::panels::rail::clock::Clock;
use crate::story::Spot;

/// The keyboard shortcuts of the cards.
const KEYS: [&str; 4] = ["Q", "W", "E", "R"];

/// The highest total value of several cards taken together (BASE-23).
const TOGETHER: u16 = 5;

/// A card of the row with what is shown about it.
#[derive(Clone, PartialEq)]
struct RowCard {
    card: Money,
    /// How many equal cards precede it.
    place: usize,
    /// What tapping it does; otherwise the name of the card.
    name: String,
    /// The action that takes this card alone, if it is legal.
    take: Option<Action>,
    /// Whether it is shown as taken.
    is_taken: bool,
}

/// The open money row.
#[component]
pub fn MoneyRow() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let row = Memo::new(move |_| -> Vec<RowCard> {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Vec::new() };
        // Taken cards stay in place, with a tick, until the turn ends.
        let view = play.view();
        let texts = app.texts.read();
        let (choices, taken) = (desk.choices.read(), desk.taken());
        let row = view.money_row();
        let card = |(at, &card): (usize, &Money)| {
            let place = row[..at].iter().filter(|&&other| other == card).count();
            let take =
                choices.iter().find(|choice| choice.row_card() == Some(card)).map(|choice| choice.action);
            let name = take.map_or_else(|| texts.0.card(card), |action| texts.0.action(&action, &view));
            let is_taken = place < taken.iter().filter(|&&other| other == card).count();
            RowCard { card, place, name, take, is_taken }
        };
        row.iter().enumerate().map(card).collect()
    });
    let sum = Memo::new(move |_| {
        let taken = desk.taken();
        let total: u16 = taken.iter().map(|card| u16::from(card.value())).sum();
        (taken.len() > 1).then_some(total)
    });
    let pile = Memo::new(move |_| app.play.read().as_ref().map_or(0, |play| play.view().draw_pile_len()));
    let card = move |at: usize| {
        let shown = Memo::new(move |_| row.read().get(at).cloned());
        move || {
            let RowCard { card, name, take, is_taken, .. } = shown.get()?;
            let title = name.clone();
            Some(view! {
                <button class="mcard" class:pointed=move || app.is_pointed(Spot::Card(card)) class:can=take.is_some() data-card=card.to_string() title=title
                    disabled=take.is_none() aria-pressed=is_taken.to_string()
                    on:click=move |_| if let Some(take) = take { desk.take_from_row(card, take, is_taken) }>
                    <span class="visually-hidden">{name}</span>
                    <svg class="card" viewBox=CARD aria-hidden="true" inner_html=art::money_art(card)></svg>
                    <kbd class="key" aria-hidden="true">{KEYS.get(at).copied()}</kbd>
                    {is_taken.then(|| view! { <span class="tick" aria-hidden="true"><Glyph icon=Icon::Check /></span> })}
                </button>
            })
        }
    };
    view! {
        <section class="group money-group" aria-label=move || app.t("money-row")>
            <h2 class="group-label">
                <b>{move || app.t("money-row")}</b>
                <span class="left" class:told=move || sum.get().is_some()>
                    {move || match sum.get() {
                        Some(total) => app.tw(
                            "taken-of",
                            &[("total", Arg::Number(total.into())), ("limit", Arg::Number(TOGETHER.into()))],
                        ),
                        None => app.tw("take-hint", &[("limit", Arg::Number(TOGETHER.into()))]),
                    }}
                </span>
            </h2>
            <div class="money-row" id="money-row">
                <For each=move || 0..row.read().len() key=Clone::clone let:at>{card(at)}</For>
                <Shown place=Place::MoneyRow />
                <span class="draw-pile" role="img"
                    aria-label=move || app.tw("draw-pile-left", &[("count", Arg::Number(pile.get() as i64))])>
                    <svg class="card" viewBox=CARD aria-hidden="true" inner_html=art::card_back_art()></svg>
                    <svg class="card" viewBox=CARD aria-hidden="true" inner_html=art::card_back_art()></svg>
                    <span class="cnt" aria-hidden="true">{move || pile.get()}</span>
                </span>
                <Clock compact=true />
            </div>
        </section>
    }
}
