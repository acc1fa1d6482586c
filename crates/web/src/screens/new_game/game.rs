//! Choosing the base game, and a description of The Red Palace.

use engine::{Base, Module};
use leptos::prelude::*;

use super::draft::Draft;
use crate::app::app;
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::lesson;

/// The two base games to choose from.
#[component]
pub fn Games(
    /// The draft of the new game.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let app = app();
    let base = Memo::new(move |_| draft.read().base);
    let game = move |one: Base, picture: fn() -> String, hint: &'static str| {
        view! {
            <button class="gcard game-card" id=format!("game-{}", one.slug())
                aria-pressed=move || (base.get() == one).to_string()
                on:click=move |_| draft.update(|draft| draft.base = one)>
                <svg viewBox="0 0 200 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=picture()></svg>
                <span><b>{move || app.texts.read().0.game_name(one)}</b><small>{move || app.t(hint)}</small></span>
            </button>
        }
    };
    view! {
        <div class="games" role="group" aria-label=move || app.t("which-game")>
            {game(Base::Alhambra, art::alhambra_picture, "alhambra-hint")}
            {game(Base::RedPalace, art::red_palace_picture, "red-palace-hint")}
        </div>
    }
}

/// A description of The Red Palace and its modules, with links to its rules and its first game.
#[component]
pub fn RedPalaceFolio() -> impl IntoView {
    let app = app();
    view! {
        <article class="folio red-folio">
            <p class="lead">{move || app.t("red-palace-intro")}</p>
            <dl>
                {Module::RED_PALACE.map(|module| view! {
                    <div>
                        <dt>{move || app.texts.read().0.module_name(module)}</dt>
                        <dd>{move || app.texts.read().0.module_about(module)}</dd>
                    </div>
                }).collect_view()}
            </dl>
            <div class="folio-buttons">
                <button class="btn" id="red-palace-lesson" on:click=move |_| lesson::open(app, Base::RedPalace)>
                    <Glyph icon=Icon::Play />{move || app.t("how-to-play")}
                </button>
                <button class="btn" id="red-palace-rules" on:click=move |_| app.open_rule("red-palace")>
                    <Glyph icon=Icon::Book />{move || app.t("rules")}
                </button>
            </div>
        </article>
    }
}
