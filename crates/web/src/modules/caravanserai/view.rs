//! The drawer of Caravanserai: the cards on display with the current price, and the players' own cards with their
//! markers. Moving a marker is one of the choices.

use engine::modules::caravanserai::{self, Caravanserai, Owned as OwnedCard, Track};
use engine::{Goods, Module, Rules};
use i18n::{Arg, Texts};
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::art::icons::Icon;
use crate::modules::{CARD, own_seat};
use crate::panels::choice::List;
use crate::panels::desk::{Selection, desk};
use crate::panels::pieces::{Named, Pictured};
use crate::screens::new_game::{Draft, ModuleOption};

/// The goods that stand for a card.
fn goods(card: Caravanserai) -> Goods {
    Goods::Caravanserai(caravanserai::Goods::Card(card))
}

/// Describes a player's card and the space of its marker.
pub(super) fn told(texts: &Texts, owned: OwnedCard) -> String {
    let OwnedCard { card, at } = owned;
    texts.labelled(&texts.caravanserai(card), &texts.caravan_space(card, at))
}

/// The cards that nobody owns, one of which a tap selects, and the player's own cards with their markers.
#[component]
pub(crate) fn Display() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let cards = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.shown()) else { return (Vec::new(), Vec::new()) };
        let choices = desk.choices.read();
        let can = |card| choices.iter().any(|choice| choice.list == List::Sale(goods(card)));
        let open = view.caravanserai_display().map(|card| (card, can(card))).collect::<Vec<_>>();
        let own = own_seat(&view).map_or_else(Vec::new, |seat| view.caravanserais(seat).collect());
        (open, own)
    });
    // The price is for whoever holds the screen; there is none if they may not buy (CAR-21).
    let price = move || {
        let play = app.play.read();
        let view = play.as_ref()?.view();
        let seat = own_seat(&view)?;
        Some(match (view.caravanserai_price(seat), view.caravanserai_kinds_needed(seat)) {
            (Some(price), _) => app.tw("caravanserai-price", &[("price", Arg::Number(price.into()))]),
            (None, Some(kinds)) => app.tw("caravanserai-no-price", &[("kinds", Arg::Number(kinds.into()))]),
            (None, None) => app.t("refusal-caravanserai-limit"),
        })
    };
    let open = move |(card, can): (Caravanserai, bool)| {
        let label = app.texts.read().0.caravanserai(card);
        let (title, selection) = (label.clone(), Selection::Goods(goods(card)));
        view! {
            <button class="piece" class:can=can data-caravanserai=card.id() disabled=!can title=title
                aria-pressed=move || (desk.selected.get() == Some(selection)).to_string()
                on:click=move |_| desk.choose_goods(selection)>
                <span class="visually-hidden">{label}</span>
                <Pictured picture=(CARD, art::caravanserai_art(card, Track::Start)) />
            </button>
        }
    };
    let own = move |owned: OwnedCard| {
        let name = told(&app.texts.read().0, owned);
        let picture = (CARD, art::caravanserai_art(owned.card, owned.at));
        view! { <span data-space=owned.at.name()><Named picture name /></span> }
    };
    view! {
        <div class="pieces four" id="caravanserais">{move || cards.read().0.iter().copied().map(open).collect_view()}</div>
        <p class="hint" id="caravanserai-price">{price}</p>
        <Show when=move || !cards.read().1.is_empty()>
            <h3>{move || app.t("tray-mine")}</h3>
            <div class="pieces" id="caravanserai-owned">
                {move || cards.read().1.iter().copied().map(own).collect_view()}
            </div>
        </Show>
    }
}

/// The option of a new game that a second card needs five kinds of building (CAR-21).
#[component]
pub(crate) fn FiveKinds(
    /// The draft of the new game.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    view! {
        <ModuleOption draft module=Module::Caravanserai id="caravanserai-five-kinds" icon=Icon::Grid
            title=app().word("caravanserai-five-kinds") hint=app().word("caravanserai-five-kinds-hint")
            of=|draft| &mut draft.caravanserai_five_kinds turn_on=Rules::with_caravanserai_five_kinds />
    }
}
