//! What is open over the plan: the pieces of a module, or everything that can be done now.

use leptos::prelude::*;

use crate::app::app;
use crate::art::icons::{Glyph, Icon};
use crate::modules::{Place, Shown};
use crate::panels::choices::Choices;
use crate::panels::desk::{Drawer, desk};
use crate::panels::red_palace;
use crate::panels::tray::{AllModules, ModuleDrawer};

/// What is open over the plan, if anything.
#[component]
pub fn OpenDrawer() -> impl IntoView {
    let desk = desk();
    view! {
        {move || desk.drawer.get().map(|drawer| match drawer {
            Drawer::Question => view! { <Question /> }.into_any(),
            Drawer::Module(module) => view! { <ModuleDrawer module /> }.into_any(),
            Drawer::All => view! { <AllModules /> }.into_any(),
        })}
    }
}

/// The current question or selection, with all answers.
#[component]
fn Question() -> impl IntoView {
    let (app, desk) = (app(), desk());
    view! {
        <section class="drawer" id="drawer" aria-labelledby="drawer-title">
            <header class="drawer-head">
                <h2 id="drawer-title">{move || app.t("choose-action")}</h2>
                <button class="round" id="close-drawer" aria-label=move || app.t("close")
                    on:click=move |_| desk.drawer.set(None)><Glyph icon=Icon::Close /></button>
            </header>
            <div class="drawer-body">
                <red_palace::Piles />
                <Shown place=Place::Question />
                <Choices />
            </div>
        </section>
    }
}
