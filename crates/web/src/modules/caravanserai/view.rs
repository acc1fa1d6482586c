//! Caravanserai: the cards of the display with the price of the moment, and those of the players with their markers. A
//! marker is moved by one of the choices.

use engine::modules::caravanserai::{self, Caravanserai, Owned as OwnedCard, Track};
use engine::vocab::Seat;
use engine::{Goods, Module, View, Viewer};
use i18n::Arg;
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::modules::Title;
use crate::panels::choice::List;
use crate::panels::desk::{Selection, desk};
use crate::panels::owned;
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

fn of(view: &View<'_>, seat: Seat) -> Vec<OwnedCard> {
    view.caravanserais(seat).collect()
}

fn card(owned: OwnedCard) -> AnyView {
    view! { <CaravanseraiView owned /> }.into_any()
}

/// The cards that lie before a seat.
pub(crate) fn before(seat: Seat) -> impl IntoView {
    owned::before(seat, of, card)
}

/// The cards of whoever holds the screen.
pub(crate) fn own() -> impl IntoView {
    owned::own(Module::Caravanserai, "caravanserai-owned", of, |cards| {
        view! { <span class="hand-group">{cards.into_iter().map(card).collect_view()}</span> }.into_any()
    })
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
