//! What each module shows on the table: one file a module. What a file shows appears only in games with its module.

pub mod art_of_the_moors;
pub mod bazaars;
pub mod bonus_cards;
pub mod caravanserai;
pub mod change;
pub mod characters;
pub mod city_gates;
pub mod city_walls;
pub mod currency_exchange;
pub mod invaders;
pub mod new_score_cards;
pub mod power_of_the_sultan;
pub mod street_trader;
pub mod thieves;
pub mod treasure_chamber;
pub mod viziers_favour;
pub mod workers_huts;

use engine::Module;
use leptos::prelude::*;

use crate::app::{App, app};

/// Whether the game at hand is played with a module.
fn is_on(app: App, module: Module) -> Memo<bool> {
    Memo::new(move |_| app.play.read().as_ref().is_some_and(|play| play.view().rules().modules.has(module)))
}

/// The name of a module, which opens its rules.
#[component]
fn Title(
    /// The module.
    module: Module,
) -> impl IntoView {
    let app = app();
    view! {
        <h3 class="module-title">
            {move || app.texts.read().0.module_name(module)}
            <button class="quiet rule-button"
                title=move || app.t("module-rules")
                on:click=move |_| app.open_rule(module.slug())>
                <span class="visually-hidden">{move || app.t("module-rules")}</span><span aria-hidden="true">"?"</span>
            </button>
        </h3>
    }
}
