//! The views of Power of the Sultan: the open cards beside the market, the viewer's own cards, and the two questions:
//! which kind to mark, and whether to take the building that was drawn.

use engine::modules::power_of_the_sultan::{self, Offer, SultanCard, opposite};
use engine::vocab::Building;
use engine::{Event, Goods};
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::art::{coin_art, kind_art};
use crate::board::cards::TilePicture;
use crate::modules::{CARD, ROUND, own_seat};
use crate::panels::choice::List;
use crate::panels::desk::{Selection, desk};
use crate::panels::pieces::{Named, Pictured};

/// The goods that stand for a card.
fn goods(card: SultanCard) -> Goods {
    Goods::PowerOfTheSultan(power_of_the_sultan::Goods::Card(card))
}

/// A sultan card that cannot be tapped.
#[component]
fn SultanCardView(
    /// The card.
    card: SultanCard,
    /// The kind marked on it.
    mark: Building,
) -> impl IntoView {
    let app = app();
    let name = app.texts.read().0.sultan_card(card, mark);
    view! { <Named picture=(CARD, art::sultan_card_art(card, mark)) name /> }
}

/// The cards on display, one of which a tap selects, and the player's own.
#[component]
pub(crate) fn Display() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let cards = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.shown()) else { return (Vec::new(), Vec::new()) };
        let choices = desk.choices.read();
        let can = |card| choices.iter().any(|choice| choice.list == List::Sale(goods(card)));
        let open = view.sultan_display().map(|(card, mark)| (card, mark, can(card))).collect::<Vec<_>>();
        let own = own_seat(&view).map_or_else(Vec::new, |seat| view.sultan_cards(seat).collect());
        (open, own)
    });
    let open = move |(card, mark, can): (SultanCard, Building, bool)| {
        let label = app.texts.read().0.sultan_card(card, mark);
        let (title, selection) = (label.clone(), Selection::Goods(goods(card)));
        view! {
            <button class="piece" class:can=can data-sultan=card.id() disabled=!can title=title
                aria-pressed=move || (desk.selected.get() == Some(selection)).to_string()
                on:click=move |_| desk.choose_goods(selection)>
                <span class="visually-hidden">{label}</span>
                <Pictured picture=(CARD, art::sultan_card_art(card, mark)) />
                <span class="price" aria-hidden="true">
                    <Pictured picture=(ROUND, coin_art(card.currency())) />{card.price()}
                </span>
            </button>
        }
    };
    let own = move |(card, mark): (SultanCard, Building)| view! { <SultanCardView card mark /> };
    view! {
        <div class="pieces" id="sultan-display">{move || cards.read().0.iter().copied().map(open).collect_view()}</div>
        <Show when=move || !cards.read().1.is_empty()>
            <h3>{move || app.t("tray-mine")}</h3>
            <div class="pieces" id="sultan-owned">{move || cards.read().1.iter().copied().map(own).collect_view()}</div>
        </Show>
    }
}

/// The question to the viewer: about the building on offer, or about the die.
#[derive(Clone, PartialEq)]
enum Asked {
    Offer(Offer),
    Mark { card: SultanCard, mark: Building, rolled: Option<Building> },
}

/// Shows what the question is about.
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
                    <div class="asked" id="sultan-offer">
                        <TilePicture tile=offer.tile />
                        <p>{text}</p>
                    </div>
                }.into_any()
            }
            Asked::Mark { card, mark, rolled } => view! {
                <div class="asked" id="sultan-mark">
                    <SultanCardView card mark />
                    {rolled.map(|kind| view! {
                        {die(kind)}<span aria-hidden="true">"↔"</span>{die(opposite(kind))}
                    })}
                </div>
            }.into_any(),
        })}
    }
}
