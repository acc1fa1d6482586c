//! The bar at the bottom: how long the game will take, how complex it is, and the button that starts it.

use engine::{Base, Module, ModuleSet, RulesError};
use i18n::Arg;
use leptos::prelude::*;

use super::card::Pips;
use super::draft::Draft;
use super::length::{HARDEST, Seated, complexity, complexity_key, duration};
use super::online::{Making, making};
use crate::app::app;
use crate::art::icons::{Glyph, Icon};

/// A strip that shows the length of the game: one piece for the base game, and one for each module.
fn strip(seated: Seated, base: Base, modules: ModuleSet) -> String {
    // The scale of the strip goes up to the next half hour.
    let whole = (seated.all(base, modules) / 30.0).ceil().max(1.0) * 30.0;
    let scaled = |minutes: f64| minutes / whole * 300.0;
    let mut at = scaled(seated.base(base));
    let mut art = format!(r#"<rect class="base" width="{at:.1}" height="18"/>"#);
    for module in modules.iter() {
        let width = scaled(seated.module(base, module));
        art += &format!(r#"<rect class="piece" x="{at:.1}" width="{width:.1}" height="18"/>"#);
        at += width;
    }
    art
}

/// A summary of the draft, and the button that starts the game.
#[component]
pub fn Bar(
    /// The draft of the new game.
    draft: RwSignal<Draft>,
    /// Why the draft cannot be played, if it cannot.
    refused: Memo<Option<RulesError>>,
    /// Called to start the game.
    start: Callback<()>,
) -> impl IntoView {
    let app = app();
    let chosen = Memo::new(move |_| {
        let draft = draft.read();
        (Seated::of(&draft), draft.base, draft.mix())
    });
    let level = Memo::new(move |_| complexity(chosen.get().1, chosen.get().2));
    let minutes = move || {
        let (seated, base, modules) = chosen.get();
        duration(app, seated.all(base, modules))
    };
    let parts = move || {
        let (seated, base, modules) = chosen.get();
        let own = seated.base(base).round() as i64;
        let added: f64 = modules.iter().map(|module: Module| seated.module(base, module)).sum();
        app.tw("length-parts", &[("base", Arg::Number(own)), ("modules", Arg::Number(added.round() as i64))])
    };
    view! {
        <footer class="sbar">
            <div class="bar2">
                <p class="tott"><span>{move || app.t("about")}</span>" "<b id="mix-minutes">{minutes}</b></p>
                <div class="len">
                    <svg viewBox="0 0 300 18" preserveAspectRatio="none" aria-hidden="true"
                        inner_html=move || { let (seated, base, modules) = chosen.get(); strip(seated, base, modules) }></svg>
                    <small id="length-parts">{parts}</small>
                </div>
                <p class="cplx">
                    <b id="complexity">{move || app.t(complexity_key(level.get()))}</b>
                    <Pips filled=level of=HARDEST
                        name=Signal::derive(move || app.tw("complexity", &[("level", level.get().into())])) />
                    <small>{move || app.tw("module-count", &[("count", chosen.get().2.iter().count().into())])}</small>
                </p>
                {move || refused.get().map(|error| view! {
                    <p class="why-not" role="alert">
                        {app.texts.read().0.rules_error(error)}
                        {error.rule().map(|rule| view! {
                            " "<button class="small quiet" on:click=move |_| app.open_rule(rule)>{rule}</button>
                        })}
                    </p>
                })}
                <button class="btn pri" id="start-game" disabled=move || refused.get().is_some()
                    on:click=move |_| start.run(())>
                    <Glyph icon=Icon::Play />{move || app.t(match making(app) {
                        Some(Making::New) => "online-create",
                        Some(Making::Change) => "online-change-table",
                        None => "start-game",
                    })}<kbd class="key" aria-hidden="true">"Enter"</kbd>
                </button>
            </div>
        </footer>
    }
}
