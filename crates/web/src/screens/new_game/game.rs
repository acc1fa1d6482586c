//! Choosing the game, and the guard board of The Red Palace.

use engine::{Base, GuardBoard};
use leptos::prelude::*;

use super::draft::Draft;
use super::start_lesson;
use crate::app::app;
use crate::art;

/// The two games.
#[component]
pub fn Games(
    /// The game as it is being chosen.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let app = app();
    let base = Memo::new(move |_| draft.read().base);
    let game = move |one: Base, picture: fn() -> String, hint: &'static str| {
        view! {
            <button class="card-button game-card" id=format!("game-{}", one.slug())
                aria-pressed=move || (base.get() == one).to_string()
                on:click=move |_| draft.update(|draft| draft.base = one)>
                <svg viewBox="0 0 200 120" aria-hidden="true" inner_html=picture()></svg>
                <strong>{move || app.texts.read().0.game_name(one)}</strong>
                <small>{move || app.t(hint)}</small>
            </button>
        }
    };
    view! {
        <fieldset class="panel set-up">
            <legend>{move || app.t("which-game")}</legend>
            <div class="games">
                {game(Base::Alhambra, art::alhambra_picture, "alhambra-hint")}
                {game(Base::RedPalace, art::red_palace_picture, "red-palace-hint")}
            </div>
        </fieldset>
    }
}

/// The guard board of The Red Palace, and how to learn the game.
#[component]
pub fn RedPalace(
    /// The game as it is being chosen.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let app = app();
    let side = Memo::new(move |_| draft.read().guard_board);
    view! {
        <fieldset class="panel set-up red-palace-options">
            <legend>{move || app.t("guard-board")}</legend>
            <div class="chips" role="group" aria-label=move || app.t("guard-board")>
                {[GuardBoard::Fixed, GuardBoard::Random].map(|one| view! {
                    <button class="chip" data-guard-board=one.name() aria-pressed=move || (side.get() == one).to_string()
                        on:click=move |_| draft.update(|draft| draft.guard_board = one)>
                        {move || app.texts.read().0.guard_board(one)}
                    </button>
                }).collect_view()}
            </div>
            <p class="hint">{move || app.t(match side.get() {
                GuardBoard::Fixed => "guard-board-fixed-hint",
                GuardBoard::Random => "guard-board-random-hint",
            })}</p>
            <div class="buttons-left red-palace-more">
                <button class="quiet small" id="red-palace-rules" on:click=move |_| app.open_rule("60-red-palace")>
                    {move || app.t("rules")}
                </button>
                <button class="quiet small" id="red-palace-lesson" on:click=move |_| start_lesson(app, Base::RedPalace)>
                    {move || app.t("how-to-play")}
                </button>
            </div>
        </fieldset>
    }
}
