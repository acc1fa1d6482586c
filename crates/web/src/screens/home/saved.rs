//! The saved games: go on with one, or delete it after being asked.

use engine::{Base, Module};
use i18n::Arg;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsValue;

use crate::app::{App, Screen, app};
use crate::save::{self, Saved};

/// Goes on with a saved game.
fn go_on(app: App, id: String) {
    spawn_local(async move {
        match save::load(&id, app).await {
            Ok(play) => {
                app.lesson.set(None);
                app.play.set(Some(play));
                app.screen.set(Screen::Table);
            }
            Err(reason) => app.say(app.tw("record-broken", &[("reason", reason.as_str().into())]), None),
        }
    });
}

/// A moment in the words of the language.
fn date(app: App, moment: u64) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(moment as f64));
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    date.to_locale_string(app.settings.read().language.code(), &options).into()
}

/// What is played and how far it is, in words.
fn about(app: App, game: &Saved) -> String {
    let texts = app.texts.read();
    let modules: Vec<String> = game
        .modules
        .iter()
        .filter_map(|slug| Module::from_slug(slug))
        .map(|module| texts.0.module_name(module))
        .collect();
    let modules = match (game.game, modules.is_empty()) {
        (Base::Alhambra, true) => texts.0.get("preset-base"),
        (Base::Alhambra, false) => modules.join(", "),
        (base, true) => texts.0.game_name(base),
        (base, false) => format!("{}: {}", texts.0.game_name(base), modules.join(", ")),
    };
    let state = match game.turn {
        _ if game.is_over => Some(texts.0.get("game-over-short")),
        Some(turn) => Some(texts.0.with("turn-number", &[("number", Arg::Number(turn.into()))])),
        None => None,
    };
    let parts = [Some(modules), state, game.saved.map(|moment| date(app, moment))];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The saved games.
#[component]
pub fn SavedGames() -> impl IntoView {
    let app = app();
    // Nothing until they are read.
    let saved = RwSignal::new(None::<Vec<Saved>>);
    let asked = RwSignal::new(None::<String>);
    let read = move || {
        spawn_local(async move {
            let games = save::list().await;
            // The screen may be another one by now.
            let _ = saved.try_set(Some(games));
        });
    };
    read();
    let forget = move |id: &str| {
        save::delete(id);
        asked.set(None);
        saved.update(|games| {
            if let Some(games) = games {
                games.retain(|game| game.id != id);
            }
        });
    };
    let row = move |game: Saved| {
        let (id, key) = (StoredValue::new(game.id.clone()), game.id.clone());
        let is_asked = Memo::new(move |_| asked.read().as_ref() == Some(&key));
        let names = game.names.join(", ");
        let continue_label = {
            let names = names.clone();
            move || format!("{}: {names}", app.t("continue-game"))
        };
        let delete_label = {
            let names = names.clone();
            move || format!("{}: {names}", app.t("delete"))
        };
        view! {
            <li class="panel saved-game">
                <span class="saved-about">
                    <strong>{names}</strong>
                    <small>{move || about(app, &game)}</small>
                </span>
                <button aria-label=continue_label on:click=move |_| go_on(app, id.get_value())>
                    {move || app.t("continue-game")}
                </button>
                <button class="quiet danger" aria-label=delete_label aria-expanded=move || is_asked.get().to_string()
                    on:click=move |_| asked.set(Some(id.get_value()))>{move || app.t("delete")}</button>
                <Show when=move || is_asked.get()>
                    <div class="really" role="alert">
                        <span>{move || app.t("delete-really")}</span>
                        <button class="danger" data-really="" on:click=move |_| forget(&id.get_value())>
                            {move || app.t("delete")}
                        </button>
                        <button on:click=move |_| asked.set(None)>{move || app.t("cancel")}</button>
                    </div>
                </Show>
            </li>
        }
    };
    view! {
        <section class="saved-box" aria-labelledby="saved-title">
            <h2 id="saved-title">{move || app.t("saved-games")}</h2>
            <Show when=move || saved.read().as_ref().is_some_and(Vec::is_empty)>
                <p class="hint">{move || app.t("no-saved-games")}</p>
            </Show>
            <ul class="saved" id="saved">
                <For each=move || saved.get().unwrap_or_default() key=|game| game.id.clone() children=row />
            </ul>
        </section>
    }
}
