//! My games: statistics over all finished games, and export and import of these games for another device.

mod figures;
mod tables;

use std::sync::Arc;

use engine::Base;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Finished, FinishedError, MAX_RECORD};
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use crate::app::{App, Screen, app, breathe};
use crate::art::icons::{Glyph, Icon};
use crate::panels::rail::mini::{Mini, mini_art};
use crate::panels::screen_top::ScreenTop;
use crate::save;
use crate::screens::new_game::play_now;
use crate::share;
use crate::statistics::{Part, parts};

/// How many of the last games are shown with their palaces.
const LAST: usize = 8;

/// The finished games and what is derived from them.
#[derive(Clone, Copy)]
struct Shown {
    /// The games, oldest first; `None` until they have been read.
    games: RwSignal<Option<Arc<Vec<Finished>>>>,
    /// The parts of people in them, as far as the games have been replayed.
    parts: RwSignal<Vec<Part>>,
    /// The palaces of the last games, by key and seat.
    minis: RwSignal<Vec<(String, usize, Mini)>>,
    /// The number of the current reading, so that an older one stops.
    reading: StoredValue<u32>,
}

impl Shown {
    /// Reads the games and replays them one by one.
    fn read(self, app: App) {
        let number = self.reading.get_value() + 1;
        self.reading.set_value(number);
        spawn_local(async move {
            let games = Arc::new(save::finished().await);
            let is_wanted = || self.reading.try_get_value() == Some(number);
            if !is_wanted() {
                return;
            }
            let (mut all, mut minis) = (Vec::new(), Vec::new());
            for (place, game) in games.iter().enumerate() {
                if let Ok(play) = save::from_finished(game, app) {
                    let found = parts(&play, game.ended);
                    if place + LAST >= games.len() {
                        let view = play.open_view();
                        let mini = |part: &Part| {
                            (part.key.clone(), part.seat.index(), mini_art(&view, part.seat, true))
                        };
                        minis.extend(found.iter().map(mini));
                    }
                    all.extend(found);
                }
                breathe().await;
                if !is_wanted() {
                    return;
                }
            }
            self.parts.set(all);
            self.minis.set(minis);
            self.games.set(Some(games));
        });
    }
}

/// Reports the result of an import.
fn report(app: App, result: Result<usize, FinishedError>) {
    app.say(
        match result {
            Ok(0) => app.t("taken-nothing"),
            Ok(count) => app.tw("taken-in", &[("count", count.into())]),
            Err(error) => app.tw("taken-broken", &[("reason", error.to_string().as_str().into())]),
        },
        None,
    );
}

/// Imports the games of a file.
fn take_in(app: App, shown: Shown, file: &File) {
    if file.size() > MAX_RECORD as f64 {
        return report(app, Err(FinishedError::TooLong));
    }
    let text = file.text();
    spawn_local(async move {
        let Some(text) = JsFuture::from(text).await.ok().and_then(|text| text.as_string()) else {
            return app.say(app.t("file-unreadable"), None);
        };
        let result = save::take_in(&text).await;
        if result.is_ok() && shown.reading.try_get_value().is_some() {
            shown.read(app);
        }
        report(app, result);
    });
}

/// The screen of statistics over all finished games.
#[component]
pub fn MyGames() -> impl IntoView {
    let app = app();
    let shown = Shown {
        games: RwSignal::new(None),
        parts: RwSignal::new(Vec::new()),
        minis: RwSignal::new(Vec::new()),
        reading: StoredValue::new(0),
    };
    shown.read(app);
    let person = RwSignal::new(None::<String>);
    let base = RwSignal::new(None::<Base>);
    let names = Memo::new(move |_| figures::people(&shown.parts.read()));
    let who = Memo::new(move |_| {
        let names = names.read();
        let chosen = person.get().filter(|name| names.contains(name));
        chosen.or_else(|| names.first().cloned()).unwrap_or_default()
    });
    let chosen = Memo::new(move |_| {
        let (parts, who, base) = (shown.parts.read(), who.read(), base.get());
        let is_it = |part: &&Part| part.name == *who && base.is_none_or(|base| part.base == base);
        parts.iter().filter(is_it).cloned().collect::<Vec<Part>>()
    });
    let count = Memo::new(move |_| shown.games.read().as_ref().map(|games| games.len()));
    let bases = Memo::new(move |_| {
        let parts = shown.parts.read();
        Base::ALL
            .into_iter()
            .filter(|base| parts.iter().any(|part| part.base == *base))
            .collect::<Vec<Base>>()
    });
    let chips = move || {
        let names = names.get();
        let people = (names.len() > 1).then(|| {
            let chip = |name: String| {
                let (label, own) = (name.clone(), name.clone());
                view! {
                    <button class="chip" data-person=name.clone() aria-pressed=move || (*who.read() == own).to_string()
                        on:click=move |_| person.set(Some(name.clone()))>{label}</button>
                }
            };
            view! {
                <div class="chips" role="group" aria-label=app.t("stats-people")>
                    {names.into_iter().map(chip).collect_view()}
                </div>
            }
        });
        let games = (bases.read().len() > 1).then(|| {
            let all = [None].into_iter().chain(Base::ALL.map(Some));
            let chip = |one: Option<Base>| {
                let label = one.map_or_else(|| app.t("stats-all"), |base| app.texts.read().0.game_name(base));
                view! {
                    <button class="chip" data-base=one.map_or("all", Base::slug)
                        aria-pressed=move || (base.get() == one).to_string()
                        on:click=move |_| base.set(one)>{label}</button>
                }
            };
            view! {
                <div class="chips" role="group" aria-label=app.t("stats-games")>{all.map(chip).collect_view()}</div>
            }
        });
        view! { {people}{games} }
    };
    let body = move || match count.get() {
        None => view! { <p class="stats-wait" role="status">{app.t("loading")}</p> }.into_any(),
        Some(0) => view! {
            <section class="stats-empty">
                <h2>{move || app.t("stats-none")}</h2>
                <p>{move || app.t("stats-none-hint")}</p>
                <button class="btn pri" id="stats-play" on:click=move |_| play_now(app)>
                    <Glyph icon=Icon::Play />{move || app.t("play-now")}
                </button>
            </section>
        }
        .into_any(),
        Some(_) => view! {
            <div class="stats-chips">{chips}</div>
            {move || figures::figures(app, &chosen.read())}
            <div class="stats-panels">
                {move || tables::panels(app, &chosen.read())}
                {move || last_games(app, shown, &chosen.read())}
            </div>
        }
        .into_any(),
    };
    view! {
        <section class="screen my-games">
            <ScreenTop title=app.word("my-games")>
                <p id="stats-count" data-games=move || count.get()>
                    {move || count.get().map(|count| app.tw("my-games-count", &[("count", count.into())]))}
                </p>
            </ScreenTop>
            <div class="stats-page">
                {body}
                <TakeAlong shown />
            </div>
        </section>
    }
}

/// The last games; each can be opened in the replay.
fn last_games(app: App, shown: Shown, chosen: &[Part]) -> impl IntoView + use<> {
    let minis = shown.minis.read();
    let rows = chosen.iter().rev().take(LAST).map(|part| {
        let is_it = |(key, seat, _): &&(String, usize, Mini)| *key == part.key && *seat == part.seat.index();
        let mini = minis.iter().find(is_it).map(|(.., mini)| mini.clone()).unwrap_or_default();
        let key = part.key.clone();
        let open = move |_| {
            let games = shown.games.read_untracked();
            let game = games.iter().flat_map(|games| games.iter()).find(|game| game.key == key);
            if let Some(Ok(play)) = game.map(|game| save::from_finished(game, app)) {
                app.lesson.set(None);
                app.play.set(Some(play));
                app.screen.set(Screen::Replay);
            }
        };
        let place = app.tw("stats-place", &[("place", part.place.into()), ("of", part.players.into())]);
        let result = if part.has_won() { app.t("stats-won") } else { place };
        let points = app.texts.read().0.points(part.points);
        view! {
            <li>
                <button class="last-game" data-key=part.key.clone() on:click=open>
                    <span class="look-plan">
                        <svg class="mini" viewBox=mini.view_box aria-hidden="true" inner_html=mini.art></svg>
                    </span>
                    <span class="last-about">
                        <b>{points}</b>
                        <small>{crate::screens::home::date(app, part.ended)}</small>
                    </span>
                    <span class="last-result" class:won=part.has_won()>{part.has_won().then_some("★ ")}{result}</span>
                </button>
            </li>
        }
    });
    view! {
        <section class="stats-panel" id="stats-last">
            <h2><Glyph icon=Icon::Hourglass />{app.t("stats-last")}</h2>
            <ul class="last-games">{rows.collect_view()}</ul>
        </section>
    }
}

/// Export and import of the games as a file.
#[component]
fn TakeAlong(
    /// The games on this screen.
    shown: Shown,
) -> impl IntoView {
    let app = app();
    let has_games = move || shown.games.read().as_ref().is_some_and(|games| !games.is_empty());
    view! {
        <section class="stats-panel take-along">
            <h2><Glyph icon=Icon::Share />{move || app.t("take-along")}</h2>
            <p>{move || app.t("take-along-hint")}</p>
            <div class="buttons-left">
                <button class="btn" id="export-games" disabled=move || !has_games() on:click=move |_| {
                    if let Some(games) = shown.games.read_untracked().as_ref() {
                        share::download("alhambra-games.json", &Finished::list_to_json(games));
                    }
                }>{move || app.t("export-games")}</button>
                <label class="btn file">
                    {move || app.t("import-games")}
                    <input id="import-games" class="visually-hidden" type="file" accept=".json,application/json"
                        on:change:target=move |event| {
                            if let Some(file) = event.target().files().and_then(|files| files.get(0)) {
                                take_in(app, shown, &file);
                                // Lets the same file be chosen again.
                                event.target().set_value("");
                            }
                        } />
                </label>
            </div>
        </section>
    }
}
