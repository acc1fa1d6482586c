//! Caravanserai: the cards of the display with the price of the moment, and those of the players with their markers. A
//! marker is moved by one of the choices.

use engine::modules::caravanserai::{self, Caravanserai, Owned as OwnedCard, Track};
use engine::vocab::Seat;
use engine::{Goods, Module, Viewer};
use i18n::Arg;
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::modules::Title;
use crate::panels::choice::List;
use crate::panels::desk::{Selection, desk};
use crate::screens::new_game::Draft;

/// A card as goods.
fn goods(card: Caravanserai) -> Goods {
    Goods::Caravanserai(caravanserai::Goods::Card(card))
}

/// A caravanserai card of a player, its marker where it stands.
#[component]
fn CaravanseraiView(
    /// The card.
    owned: OwnedCard,
) -> impl IntoView {
    let app = app();
    let OwnedCard { card, at } = owned;
    let label = move || {
        let texts = app.texts.read();
        format!("{}: {}", texts.0.caravanserai(card), texts.0.caravan_space(card, at))
    };
    view! {
        <span class="money caravanserai" role="img" aria-label=label title=label data-space=at.name()>
            <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::caravanserai_art(card, at)></svg>
        </span>
    }
}

/// The cards that nobody owns; a tap shows how one can be paid.
#[component]
pub(crate) fn Display() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let cards = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let choices = desk.choices.read();
        let can = |card| choices.iter().any(|choice| choice.list == List::Sale(goods(card)));
        view.caravanserai_display().map(|card| (card, can(card))).collect::<Vec<(Caravanserai, bool)>>()
    });
    // The price is that of whoever holds the screen; there is none for who may not buy (CAR-21).
    let price = move || {
        let play = app.play.read();
        let view = play.as_ref()?.view();
        let Viewer::Seat(seat) = view.viewer() else { return None };
        Some(match (view.caravanserai_price(seat), view.caravanserai_kinds_needed(seat)) {
            (Some(price), _) => app.tw("caravanserai-price", &[("price", Arg::Number(price.into()))]),
            (None, Some(kinds)) => app.tw("caravanserai-no-price", &[("kinds", Arg::Number(kinds.into()))]),
            (None, None) => app.t("refusal-caravanserai-limit"),
        })
    };
    view! {
        <Show when=move || !cards.read().is_empty()>
            <Title module=Module::Caravanserai />
            <div class="display-cards" id="caravanserais">
                <For each=move || cards.get() key=Clone::clone let:shown>
                    {
                        let (card, can) = shown;
                        let label = move || app.texts.read().0.caravanserai(card);
                        let selection = Selection::Goods(goods(card));
                        view! {
                            <button class="money caravanserai" class:can=can data-caravanserai=card.id() disabled=!can
                                title=label
                                aria-pressed=move || (desk.selected.get() == Some(selection)).to_string()
                                on:click=move |_| desk.selected.set(Some(selection))>
                                <span class="visually-hidden">{label}</span>
                                <svg viewBox="0 0 70 100" aria-hidden="true"
                                    inner_html=art::caravanserai_art(card, Track::Start)></svg>
                            </button>
                        }
                    }
                </For>
            </div>
            <p class="hint" id="caravanserai-price">{price}</p>
        </Show>
    }
}

/// The cards that lie before a seat.
#[component]
pub(crate) fn OwnedBy(
    /// Whose.
    seat: Seat,
) -> impl IntoView {
    let app = app();
    let owned = Memo::new(move |_| {
        app.play.read().as_ref().map_or_else(Vec::new, |play| play.view().caravanserais(seat).collect())
    });
    view! { {move || owned.get().into_iter().map(|owned| view! { <CaravanseraiView owned /> }).collect_view()} }
}

/// The cards of whoever holds the screen.
#[component]
pub(crate) fn Owned() -> impl IntoView {
    let app = app();
    let owned = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        match view.viewer() {
            Viewer::Seat(seat) => view.caravanserais(seat).collect(),
            Viewer::Public => Vec::new(),
        }
    });
    view! {
        <Show when=move || !owned.read().is_empty()>
            <div class="owned" id="caravanserai-owned">
                <Title module=Module::Caravanserai />
                <span class="hand-group">
                    {move || owned.get().into_iter().map(|owned| view! { <CaravanseraiView owned /> }).collect_view()}
                </span>
            </div>
        </Show>
    }
}

/// Whether a second card needs five kinds of building (CAR-21), in a game that is being chosen.
#[component]
pub(crate) fn FiveKinds(
    /// The game.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let app = app();
    view! {
        <label class="check">
            <input id="caravanserai-five-kinds" type="checkbox"
                prop:checked=move || draft.read().caravanserai_five_kinds
                on:change:target=move |event| {
                    let on = event.target().checked();
                    draft.update(|draft| draft.caravanserai_five_kinds = on);
                } />
            <span>{move || app.t("caravanserai-five-kinds")}</span>
        </label>
    }
}
