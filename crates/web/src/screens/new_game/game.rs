//! Choosing the game, and what The Red Palace lets one choose: the guard board and its modules.

use engine::{Base, GuardBoard, Module, ModuleSet};
use leptos::prelude::*;

use super::draft::Draft;
use super::start_lesson;
use crate::app::app;
use crate::art;
use crate::share::{self, Mix};

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

/// The rule file, or the rule, where a module of The Red Palace is explained.
const fn rules_of(module: Module) -> &'static str {
    match module {
        Module::Medinas => "62-medinas",
        Module::ClassicScoring => "RED-97",
        _ => "63-red-palace-bazaars-and-camps",
    }
}

/// The guard board and the modules of The Red Palace.
#[component]
pub fn RedPalace(
    /// The game as it is being chosen.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let app = app();
    let side = Memo::new(move |_| draft.read().guard_board);
    let modules = Memo::new(move |_| draft.read().red_modules);
    let toggle = move |module: Module| {
        let now = modules.get_untracked();
        let keep = |other: &Module| now.has(*other) != (*other == module);
        let chosen: ModuleSet = Module::RED_PALACE.into_iter().filter(keep).collect();
        draft.update(|draft| draft.red_modules = chosen);
    };
    let card = move |module: Module| {
        let name = move || app.texts.read().0.module_name(module);
        let is_on = move || modules.get().has(module);
        view! {
            <li class="module" class:module-on=is_on>
                <label class="check">
                    <input type="checkbox" data-module=module.slug() prop:checked=is_on on:change=move |_| toggle(module) />
                    <span><strong>{name}</strong>" "{move || app.texts.read().0.module_about(module)}</span>
                </label>
                <div class="module-more">
                    <button class="quiet small" data-rules=module.slug() on:click=move |_| app.open_rule(rules_of(module))
                        aria-label=move || app.tw("rules-of", &[("name", name().as_str().into())])>{move || app.t("rules")}</button>
                </div>
            </li>
        }
    };
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
        </fieldset>
        <fieldset class="panel set-up">
            <legend>{move || app.t("modules")}</legend>
            <ul class="modules">{Module::RED_PALACE.map(card).collect_view()}</ul>
            <div class="buttons-left red-palace-more">
                <button class="quiet small" id="copy-mix"
                    on:click=move |_| share::copy(app, share::mix_link(&Mix::of(&draft.read_untracked())))>
                    {move || app.t("copy-mix")}
                </button>
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
