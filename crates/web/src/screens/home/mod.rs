//! The first screen: a new game, a saved one, or a record from elsewhere.

mod saved;

use engine::Base;
use engine::vocab::Building;
use leptos::prelude::*;

use crate::app::{Screen, app};
use crate::art;
use crate::screens::new_game::{choose_game, play_now, start_lesson};
use crate::share;
use saved::SavedGames;

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    let app = app();
    let pasted = RwSignal::new(String::new());
    let is_over = RwSignal::new(false);
    let hold = window_event_listener(leptos::ev::dragover, move |event| {
        // Without this the browser would leave the page for the file.
        event.prevent_default();
        is_over.set(true);
    });
    let leave = window_event_listener(leptos::ev::dragleave, move |_| is_over.set(false));
    let drop = window_event_listener(leptos::ev::drop, move |event| {
        event.prevent_default();
        is_over.set(false);
        if let Some(file) = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0))
        {
            share::open_file(app, &file);
        }
    });
    on_cleanup(move || {
        hold.remove();
        leave.remove();
        drop.remove();
    });
    view! {
        <section class="home">
            <header class="hero">
                <svg class="hero-art" viewBox="0 0 200 60" aria-hidden="true" inner_html=art::logo_art()></svg>
                <h1>{move || app.t("app-title")}</h1>
                <p>{move || app.t("tagline")}</p>
            </header>
            <div class="menu">
                <button class="card-button primary" id="play-now" on:click=move |_| play_now(app)>
                    <svg viewBox="0 0 60 60" aria-hidden="true" inner_html=art::emblem_art()></svg>
                    <strong>{move || app.t("play-now")}</strong>
                    <small>{move || app.t("play-now-hint")}</small>
                </button>
                <button class="card-button" id="new-game" on:click=move |_| app.screen.set(Screen::NewGame)>
                    <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(Building::Tower)></svg>
                    <strong>{move || app.t("new-game")}</strong>
                    <small>{move || app.t("new-game-hint")}</small>
                </button>
                <button class="card-button" id="red-palace" on:click=move |_| choose_game(app, Base::RedPalace)>
                    <svg viewBox="0 0 200 120" aria-hidden="true" inner_html=art::red_palace_picture()></svg>
                    <strong>{move || app.texts.read().0.game_name(Base::RedPalace)}</strong>
                    <small>{move || app.t("red-palace-hint")}</small>
                </button>
                <button class="card-button" id="how-to-play" on:click=move |_| start_lesson(app, Base::Alhambra)>
                    <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(Building::Garden)></svg>
                    <strong>{move || app.t("how-to-play")}</strong>
                    <small>{move || app.t("how-to-play-hint")}</small>
                </button>
            </div>
            <SavedGames />
            <details class="panel" id="open-record">
                <summary>{move || app.t("load-record")}</summary>
                <label class="field">
                    <span class="label">{move || app.t("paste-record")}</span>
                    <textarea id="record-text" rows="5" prop:value=pasted
                        on:input:target=move |event| pasted.set(event.target().value())></textarea>
                </label>
                <div class="buttons-left">
                    <button class="primary" id="load-record" disabled=move || pasted.read().trim().is_empty()
                        on:click=move |_| share::open_text(app, &pasted.read_untracked())>
                        {move || app.t("load-record")}
                    </button>
                    <label class="button">
                        {move || app.t("choose-file")}
                        <input id="record-file" class="visually-hidden" type="file" accept=".json,.txt,application/json"
                            on:change:target=move |event| {
                                if let Some(file) = event.target().files().and_then(|files| files.get(0)) {
                                    share::open_file(app, &file);
                                }
                            } />
                    </label>
                </div>
                <p class="hint">{move || app.t("load-hint")}</p>
            </details>
            <Show when=move || is_over.get()>
                <div class="drop-here" aria-hidden="true">{move || app.t("drop-here")}</div>
            </Show>
        </section>
    }
}
