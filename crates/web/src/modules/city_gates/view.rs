//! City Gates: the open gate card beside the money row, and those in hand. Gates in the wall, and those that could be
//! built, are drawn by the board.

use engine::modules::city_gates;
use engine::{Action, Module};
use i18n::Arg;
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::panels::desk::desk;

const TAKE: Action = Action::CityGates(city_gates::Action::Take);

/// The open gate card, which is taken with one tap.
#[component]
pub(crate) fn OpenCard() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let is_open =
        Memo::new(move |_| app.play.read().as_ref().is_some_and(|play| play.view().is_gate_card_open()));
    let can = Memo::new(move |_| desk.legal.read().contains(&TAKE));
    view! {
        <Show when=move || is_open.get()>
            <button class="money" id="gate-card" disabled=move || !can.get()
                title=move || app.texts.read().0.module_about(Module::CityGates)
                on:click=move |_| desk.act(TAKE)>
                <span class="visually-hidden">{move || app.t("gate-card")}</span>
                <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::gate_card_art()></svg>
            </button>
        </Show>
    }
}

/// The gate cards in hand.
#[component]
pub(crate) fn Held() -> impl IntoView {
    let app = app();
    let gates = Memo::new(move |_| {
        app.play.read().as_ref().and_then(|play| play.view().hand().map(|hand| hand.gates())).unwrap_or(0)
    });
    view! {
        <Show when=move || { gates.get() > 0 }>
            <span class="hand-group" id="gates-held" role="img"
                aria-label=move || app.tw("gates-held", &[("count", Arg::Number(gates.get().into()))])>
                {move || (0..gates.get()).map(|_| view! {
                    <span class="money">
                        <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::gate_card_art()></svg>
                    </span>
                }).collect_view()}
            </span>
        </Show>
    }
}
