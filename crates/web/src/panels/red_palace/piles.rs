//! The open piles of starting money, one of which each player chooses (RED-20).

use engine::red_palace;
use engine::vocab::Money;
use engine::{Action, Awaited};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::art;
use crate::panels::desk::desk;

/// A pile with what is shown about it.
#[derive(Clone, PartialEq)]
struct Shown {
    /// The number of the pile, from 0.
    number: u8,
    cards: Vec<Money>,
    total: u16,
    /// The contents in words.
    words: String,
}

/// The piles, while there is one to choose.
#[component]
pub fn Piles() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let piles = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        if view.awaited() != Awaited::RedPalace(red_palace::Awaited::ChoosePile) {
            return Vec::new();
        }
        let texts = app.texts.read();
        let pile = |(number, pile): (u8, &red_palace::Pile)| {
            let mut cards: Vec<Money> = pile.cards().collect();
            cards.sort_by_key(|card| (card.currency(), card.value()));
            let names: Vec<String> = cards.iter().map(|&card| texts.0.card(card)).collect();
            Shown { number, cards, total: pile.total(), words: texts.0.list(&names) }
        };
        (0..).zip(view.starting_piles()).map(pile).collect()
    });
    let choose = move |pile: u8| Action::RedPalace(red_palace::Action::ChoosePile { pile });
    let title = move |pile: &Shown| {
        let number = Arg::Number(i64::from(pile.number) + 1);
        match pile.total {
            0 => app.tw("pile-taken", &[("number", number)]),
            total => app.tw("pile-number", &[("number", number), ("total", Arg::Number(total.into()))]),
        }
    };
    view! {
        <Show when=move || !piles.read().is_empty()>
            <section class="piles" id="piles">
                {move || piles.get().into_iter().map(|pile| {
                    let action = choose(pile.number);
                    let can = move || desk.legal.read().contains(&action);
                    view! {
                        <button class="pile" data-pile=pile.number + 1 disabled=move || !can()
                            on:click=move |_| desk.act(action)>
                            <strong>{title(&pile)}</strong>
                            <span class="visually-hidden">{pile.words.clone()}</span>
                            <span class="pile-cards" aria-hidden="true">
                                {pile.cards.into_iter().map(|card| view! {
                                    <svg class="small-card" viewBox="0 0 70 100" inner_html=art::money_art(card)></svg>
                                }).collect_view()}
                            </span>
                        </button>
                    }
                }).collect_view()}
            </section>
        </Show>
    }
}
