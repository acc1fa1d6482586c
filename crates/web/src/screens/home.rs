//! The first screen: a new game, a saved one, or a record from elsewhere.

use engine::vocab::Building;
use leptos::prelude::*;

use crate::app::{Screen, app};
use crate::art;
use crate::save;
use crate::screens::new_game::{play_now, start_lesson};

/// The first screen.
#[component]
pub fn Home() -> impl IntoView {
    let app = app();
    let saved = RwSignal::new(save::list());
    let pasted = RwSignal::new(String::new());
    let load = move || match save::from_text(crate::screens::new_game::new_id(), &pasted.get()) {
        Ok(play) => {
            save::store(&play);
            app.play.set(Some(play));
            app.screen.set(Screen::Table);
        }
        Err(reason) => app.say(app.tw("record-broken", &[("reason", reason.as_str().into())]), None),
    };
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
                <button class="card-button" id="how-to-play" on:click=move |_| start_lesson(app)>
                    <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(Building::Garden)></svg>
                    <strong>{move || app.t("how-to-play")}</strong>
                    <small>{move || app.t("how-to-play-hint")}</small>
                </button>
            </div>
            <h2>{move || app.t("saved-games")}</h2>
            <ul class="saved" id="saved">
                <For each=move || saved.get() key=|game| game.id.clone() let:game>
                    {
                        let (id, gone) = (game.id.clone(), game.id.clone());
                        view! {
                            <li class="panel">
                                <span>{game.names.join(", ")}" · "{game.actions}</span>
                                <button on:click=move |_| match save::load(&id) {
                                    Ok(play) => {
                                        app.play.set(Some(play));
                                        app.screen.set(Screen::Table);
                                    }
                                    Err(reason) => app.say(
                                        app.tw("record-broken", &[("reason", reason.as_str().into())]),
                                        None,
                                    ),
                                }>{move || app.t("continue-game")}</button>
                                <button class="quiet danger" on:click=move |_| {
                                    save::delete(&gone);
                                    saved.set(save::list());
                                }>{move || app.t("delete")}</button>
                            </li>
                        }
                    }
                </For>
            </ul>
            <Show when=move || saved.read().is_empty()>
                <p>{move || app.t("no-saved-games")}</p>
            </Show>
            <details class="panel">
                <summary>{move || app.t("load-record")}</summary>
                <label class="field">
                    <span>{move || app.t("paste-record")}</span>
                    <textarea id="record-text" rows="5" prop:value=pasted
                        on:input:target=move |event| pasted.set(event.target().value())></textarea>
                </label>
                <button id="load-record" on:click=move |_| load()>{move || app.t("load-record")}</button>
            </details>
        </section>
    }
}
