//! Power of the Sultan: the open cards beside the market, those of the viewer, and the two questions: which kind to mark,
//! and whether to take the building that was drawn.

use engine::modules::power_of_the_sultan::{self, Offer, SultanCard, opposite};
use engine::vocab::{Building, Seat};
use engine::{Event, Goods, Module, View};
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::art::kind_art;
use crate::board::cards::TilePicture;
use crate::modules::Title;
use crate::panels::choice::List;
use crate::panels::desk::{Selection, desk};
use crate::panels::owned;

/// A card as goods.
fn goods(card: SultanCard) -> Goods {
    Goods::PowerOfTheSultan(power_of_the_sultan::Goods::Card(card))
}

/// A sultan card to look at.
#[component]
fn SultanCardView(
    /// The card.
    card: SultanCard,
    /// The kind marked on it.
    mark: Building,
) -> impl IntoView {
    let app = app();
    let label = move || app.texts.read().0.sultan_card(card, mark);
    view! {
        <span class="money sultan" role="img" aria-label=label title=label>
            <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::sultan_card_art(card, mark)></svg>
        </span>
    }
}

/// The cards of the display; a tap shows how one can be paid.
#[component]
pub(crate) fn Display() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let cards = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let choices = desk.choices.read();
        let can = |card| choices.iter().any(|choice| choice.list == List::Sale(goods(card)));
        view.sultan_display().map(|(card, mark)| (card, mark, can(card))).collect::<Vec<_>>()
    });
    view! {
        <Show when=move || !cards.read().is_empty()>
            <Title module=Module::PowerOfTheSultan />
            <div class="display-cards" id="sultan-display">
                <For each=move || cards.get() key=Clone::clone let:shown>
                    {
                        let (card, mark, can) = shown;
                        let label = move || app.texts.read().0.sultan_card(card, mark);
                        let selection = Selection::Goods(goods(card));
                        view! {
                            <button class="money sultan" class:can=can data-sultan=card.id() disabled=!can title=label
                                aria-pressed=move || (desk.selected.get() == Some(selection)).to_string()
                                on:click=move |_| desk.selected.set(Some(selection))>
                                <span class="visually-hidden">{label}</span>
                                <svg viewBox="0 0 70 100" aria-hidden="true"
                                    inner_html=art::sultan_card_art(card, mark)></svg>
                            </button>
                        }
                    }
                </For>
            </div>
        </Show>
    }
}

fn of(view: &View<'_>, seat: Seat) -> Vec<(SultanCard, Building)> {
    view.sultan_cards(seat).collect()
}

fn card((card, mark): (SultanCard, Building)) -> AnyView {
    view! { <SultanCardView card mark /> }.into_any()
}

/// The cards that lie before a seat.
pub(crate) fn before(seat: Seat) -> impl IntoView {
    owned::before(seat, of, card)
}

/// The cards of whoever holds the screen.
pub(crate) fn own() -> impl IntoView {
    owned::own(Module::PowerOfTheSultan, "sultan-owned", of, |cards| {
        view! { <span class="hand-group">{cards.into_iter().map(card).collect_view()}</span> }.into_any()
    })
}

/// What the viewer is asked: the building on offer, or the die.
#[derive(Clone, PartialEq)]
enum Asked {
    Offer(Offer),
    Mark { card: SultanCard, mark: Building, rolled: Option<Building> },
}

/// What the question is about.
#[component]
pub(crate) fn Question() -> impl IntoView {
    let app = app();
    let asked = Memo::new(move |_| {
        let play = app.play.read();
        let play = play.as_ref()?;
        let (view, seat) = (play.view(), play.human_to_act()?);
        if let Some(offer) = view.sultan_offer() {
            return Some(Asked::Offer(offer));
        }
        let (card, rolled) = view.sultan_mark()?;
        let (_, mark) = view.sultan_cards(seat).find(|&(other, _)| other == card)?;
        Some(Asked::Mark { card, mark, rolled })
    });
    let die = move |kind: Building| {
        let name = move || app.texts.read().0.kind(kind);
        view! {
            <svg class="die" viewBox="0 0 40 40" role="img" aria-label=name inner_html=kind_art(kind)></svg>
        }
    };
    view! {
        {move || asked.get().map(|asked| match asked {
            Asked::Offer(offer) => {
                let event = power_of_the_sultan::Event::Offered { space: offer.space, tile: offer.tile };
                let text = app.texts.read().0.event(&Event::PowerOfTheSultan(event), &[]);
                view! {
                    <div class="sultan-question" id="sultan-offer">
                        <TilePicture tile=offer.tile />
                        <p>{text}</p>
                    </div>
                }.into_any()
            }
            Asked::Mark { card, mark, rolled } => view! {
                <div class="sultan-question" id="sultan-mark">
                    <SultanCardView card mark />
                    {rolled.map(|kind| view! {
                        {die(kind)}<span aria-hidden="true">"↔"</span>{die(opposite(kind))}
                    })}
                </div>
            }.into_any(),
        })}
    }
}
