//! The saved games as cards: continue one, look at a finished one, or delete one after a confirmation.

use engine::Module;
use leptos::prelude::*;

use super::look::{Look, date};
use super::{Kept, go_on};
use crate::app::{App, Screen, app};
use crate::panels::pieces::mix;
use crate::save::{self, Saved};

/// What is played, with the modules as pictures.
fn played(app: App, game: &Saved) -> impl IntoView + use<> {
    mix(app, game.game, game.modules.iter().filter_map(|slug| Module::from_slug(slug)).collect())
}

/// The list of saved games.
#[component]
pub fn SavedGames(
    /// What the browser has stored.
    kept: Kept,
) -> impl IntoView {
    let app = app();
    let asked = RwSignal::new(None::<String>);
    let forget = move |id: &str| {
        save::delete(id);
        asked.set(None);
        kept.saved.update(|games| {
            if let Some(games) = games {
                games.retain(|game| game.id != id);
            }
        });
    };
    let row = move |game: Saved| {
        let (id, key) = (StoredValue::new(game.id.clone()), game.id.clone());
        let is_asked = Memo::new(move |_| asked.read().as_ref() == Some(&key));
        let names = StoredValue::new(game.names.join(", "));
        let labelled = move |key: &'static str| move || app.labelled(&app.t(key), &names.get_value());
        let (is_over, saved) = (game.is_over, game.saved);
        let look = Memo::new(move |_| id.with_value(|id| kept.looks.read().get(id).cloned()));
        let open = if is_over { "see-end" } else { "continue-game" };
        view! {
            <li class="saved-game" data-over=is_over.then_some("")>
                {move || look.get().map(|look| look.picture())}
                <span class="saved-about">
                    {move || match look.get() {
                        Some(look) => look.stands().into_any(),
                        // A game that cannot be replayed at least shows its players' names.
                        None => view! { <span class="look-seats">{names.get_value()}</span> }.into_any(),
                    }}
                    <small>
                        {move || look.get().map(|look: Look| view! { <b class="look-turn">{look.turn(app)}</b> })}
                        {move || played(app, &game)}
                        {move || saved.map(|moment| view! { <span class="look-date">{date(app, moment)}</span> })}
                    </small>
                </span>
                <span class="saved-buttons">
                    <button class="btn" class:pri=!is_over aria-label=labelled(open)
                        on:click=move |_| go_on(app, id.get_value(), Screen::Table)>
                        {move || app.t(open)}
                    </button>
                    {is_over.then(|| view! {
                        <button class="btn" data-replay="" aria-label=labelled("replay")
                            on:click=move |_| go_on(app, id.get_value(), Screen::Replay)>{move || app.t("replay")}</button>
                    })}
                    <button class="btn danger" aria-label=labelled("delete")
                        aria-expanded=move || is_asked.get().to_string()
                        on:click=move |_| asked.set(Some(id.get_value()))>{move || app.t("delete")}</button>
                </span>
                <Show when=move || is_asked.get()>
                    <div class="really" role="alert">
                        <span>{move || app.t("delete-really")}</span>
                        <button class="btn danger" data-really="" on:click=move |_| forget(&id.get_value())>
                            {move || app.t("delete")}
                        </button>
                        <button class="btn" data-keep="" on:click=move |_| asked.set(None)>{move || app.t("cancel")}</button>
                    </div>
                </Show>
            </li>
        }
    };
    view! {
        <section class="saved-box" aria-labelledby="saved-title">
            <h2 id="saved-title">{move || app.t("saved-games")}</h2>
            <Show when=move || kept.saved.read().as_ref().is_some_and(Vec::is_empty)>
                <p class="hint">{move || app.t("no-saved-games")}</p>
            </Show>
            <ul class="saved" id="saved">
                <For each=move || kept.saved.get().unwrap_or_default() key=|game| game.id.clone() children=row />
            </ul>
        </section>
    }
}
