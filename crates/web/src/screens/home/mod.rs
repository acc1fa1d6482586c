//! The start screen: the most likely choice comes first, then a new game, saved games, or a record from elsewhere.

mod look;
mod saved;

use std::collections::BTreeMap;

use engine::Base;
use engine::vocab::{Building, Currency, Money};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::{App, Screen, app, breathe};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::lesson;
use crate::save::{self, Saved};
use crate::screens::new_game::{choose_game, play_now};
use crate::share;
use look::Look;
use saved::SavedGames;

pub use look::date;

/// What the browser has stored, as far as this screen shows it.
#[derive(Clone, Copy)]
pub struct Kept {
    /// The saved games, newest first; `None` until they have been read.
    saved: RwSignal<Option<Vec<Saved>>>,
    /// The number of finished games.
    finished: RwSignal<usize>,
    /// The looks of saved games, by key.
    looks: RwSignal<BTreeMap<String, Look>>,
}

impl Kept {
    /// Reads what is stored. Looks arrive one by one, because each game has to be replayed for its look.
    fn read(app: App) -> Kept {
        let (saved, finished) = (RwSignal::new(None), RwSignal::new(0));
        let looks = RwSignal::new(BTreeMap::new());
        spawn_local(async move {
            let games = save::list().await;
            let over = save::finished().await.len();
            // The person may have left the screen by now.
            let _ = finished.try_set(over);
            if saved.try_set(Some(games.clone())).is_some() {
                return;
            }
            for game in games {
                let play = save::from_text(game.id.clone(), &game.text, app);
                let look = play.ok().map(|play| Look::of(&play));
                let gone = look.and_then(|look| {
                    looks.try_update(|looks| looks.insert(game.id, look)).is_none().then_some(())
                });
                if gone.is_some() {
                    return;
                }
                breathe().await;
            }
        });
        Kept { saved, finished, looks }
    }
}

/// The most likely choice.
#[derive(Clone, PartialEq, Eq, Debug)]
enum First {
    /// Somebody who has never played takes the lesson.
    Lesson,
    /// Continue the game with this key.
    Continue(String),
    /// Somebody who knows the game, but has none running, plays a new one.
    Play,
}

fn first(saved: &[Saved], finished: usize, has_learned: bool) -> First {
    match saved.iter().find(|game| !game.is_over) {
        Some(game) => First::Continue(game.id.clone()),
        None if saved.is_empty() && finished == 0 && !has_learned => First::Lesson,
        None => First::Play,
    }
}

/// Opens a saved game at the table or in the replay.
fn go_on(app: App, id: String, screen: Screen) {
    spawn_local(async move {
        match save::load(&id, app).await {
            Ok(play) => {
                app.play.set(Some(play));
                lesson::resume(app, &id);
                app.screen.set(screen);
            }
            Err(reason) => app.say(app.tw("record-broken", &[("reason", reason.as_str().into())]), None),
        }
    });
}

/// An entry of the screen: a picture, a name, and a line about it.
#[component]
fn Entry(
    /// The id of the button.
    id: &'static str,
    /// Whether it is the most likely choice.
    #[prop(optional)]
    is_first: bool,
    /// Whether it is one of the two large entries.
    #[prop(optional)]
    is_large: bool,
    /// The picture of the entry.
    picture: AnyView,
    /// The name of the entry.
    title: Signal<String>,
    /// One line about it.
    #[prop(into)]
    about: ViewFn,
    /// Called when it is chosen.
    act: Callback<()>,
) -> impl IntoView {
    view! {
        <button class="entry" class:first=is_first class:large=is_large id=id on:click=move |_| act.run(())>
            <span class="entry-picture">{picture}</span>
            <span class="entry-words">
                <strong>{title}</strong>
                <small>{move || about.run()}</small>
            </span>
            {is_large.then(|| view! { <span class="entry-go"><Glyph icon=Icon::Right /></span> })}
        </button>
    }
}

fn words(app: App, key: &'static str) -> Signal<String> {
    Signal::derive(move || app.t(key))
}

fn lesson_entry(app: App, is_first: bool) -> AnyView {
    let art = Money::new(Currency::Florin, 7).map(art::money_art).unwrap_or_default();
    let picture = view! { <svg class="card" viewBox="0 0 70 100" aria-hidden="true" inner_html=art></svg> };
    view! {
        <Entry id="how-to-play" is_first is_large=is_first picture=picture.into_any() title=words(app, "how-to-play")
            about=move || lesson::progress(app, Base::Alhambra).unwrap_or_else(|| app.t("how-to-play-hint")) act=Callback::new(move |()| lesson::open(app, Base::Alhambra)) />
    }
    .into_any()
}

fn play_entry(app: App, is_first: bool) -> AnyView {
    let picture = view! { <svg viewBox="0 0 60 60" aria-hidden="true" inner_html=art::emblem_art()></svg> };
    view! {
        <Entry id="play-now" is_first is_large=true picture=picture.into_any() title=words(app, "play-now")
            about=move || app.t("play-now-hint") act=Callback::new(move |()| play_now(app)) />
    }
    .into_any()
}

fn continue_entry(app: App, kept: Kept, id: String) -> AnyView {
    let key = id.clone();
    let look = Memo::new(move |_| kept.looks.read().get(&key).cloned());
    let picture = view! { {move || look.get().map(|look| look.picture())} };
    let about = move || {
        let look = look.get()?;
        let turn = look.turn(app);
        Some(view! { {look.stands()}<b class="look-turn">{turn}</b> })
    };
    view! {
        <Entry id="continue" is_first=true is_large=true picture=picture.into_any() title=words(app, "continue-game") about
            act=Callback::new(move |()| go_on(app, id.clone(), Screen::Table)) />
    }
    .into_any()
}

/// The start screen.
#[component]
pub fn Home() -> impl IntoView {
    let app = app();
    let kept = Kept::read(app);
    let has_learned = save::lessons().is_some();
    let comes_first = Memo::new(move |_| {
        let saved = kept.saved.read();
        saved.as_ref().map(|saved| first(saved, kept.finished.get(), has_learned))
    });
    let large = move || match comes_first.get() {
        None => ().into_any(),
        Some(First::Lesson) => view! { {lesson_entry(app, true)}{play_entry(app, false)} }.into_any(),
        Some(First::Continue(id)) => {
            view! { {continue_entry(app, kept, id)}{play_entry(app, false)} }.into_any()
        }
        Some(First::Play) => play_entry(app, true),
    };
    let tiles = [Building::Garden, Building::Tower].map(|kind| {
        view! { <svg class="entry-tile" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(kind)></svg> }
    });
    let red = view! {
        <svg class="entry-wide" viewBox="0 0 200 120" aria-hidden="true" inner_html=art::red_palace_picture()></svg>
    };
    let icon = |icon: Icon| view! { <span class="entry-icon"><Glyph icon /></span> }.into_any();
    view! {
        <section class="home">
            <div class="home-stage">
                <header class="hero">
                    <h1>{move || app.t("app-title")}</h1>
                    <p>{move || app.t("tagline")}</p>
                </header>
                <div class="entries">
                    <div class="entries-large">{large}</div>
                    <Entry id="new-game" picture=view! { {tiles} }.into_any() title=words(app, "new-game")
                        about=move || app.t("new-game-hint")
                        act=Callback::new(move |()| app.screen.set(Screen::NewGame)) />
                    <Entry id="red-palace" picture=red.into_any()
                        title=Signal::derive(move || app.texts.read().0.game_name(Base::RedPalace))
                        about=move || app.t("red-palace-hint")
                        act=Callback::new(move |()| choose_game(app, Base::RedPalace)) />
                    {move || match comes_first.get() {
                        // In this case the lesson is already the first entry.
                        Some(First::Lesson) => view! {
                            <Entry id="read-rules" picture=icon(Icon::Book) title=words(app, "rules")
                                about=move || app.t("rules-hint")
                                act=Callback::new(move |()| {
                                    app.rule.set(None);
                                    app.screen.set(Screen::Rules);
                                }) />
                        }.into_any(),
                        None | Some(First::Continue(_) | First::Play) => lesson_entry(app, false),
                    }}
                    <Show when=move || app.online.host.read().is_some()>
                        <Entry id="online" picture=icon(Icon::Globe) title=words(app, "online")
                            about=move || app.t("online-hint")
                            act=Callback::new(move |()| app.screen.set(Screen::Lobby)) />
                    </Show>
                    <Entry id="my-games" picture=icon(Icon::Crown) title=words(app, "my-games")
                        about=move || match kept.finished.get() {
                            0 => app.t("my-games-hint"),
                            count => app.tw("my-games-count", &[("count", count.into())]),
                        }
                        act=Callback::new(move |()| app.screen.set(Screen::MyGames)) />
                </div>
            </div>
            <div class="home-below">
                <SavedGames kept />
                <OpenRecord />
            </div>
        </section>
    }
}

/// Opens a game from elsewhere: pasted, chosen as a file, or dropped anywhere on the screen.
#[component]
fn OpenRecord() -> impl IntoView {
    let app = app();
    let pasted = RwSignal::new(String::new());
    let is_over = RwSignal::new(false);
    let hold = window_event_listener(leptos::ev::dragover, move |event| {
        // Otherwise the browser would navigate to the file.
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
        <details class="open-box" id="open-record">
            <summary><Glyph icon=Icon::Share /><span>{move || app.t("load-record")}</span></summary>
            <p class="hint">{move || app.t("load-hint")}</p>
            <label class="field">
                <span class="label">{move || app.t("paste-record")}</span>
                <textarea id="record-text" rows="4" prop:value=pasted
                    on:input:target=move |event| pasted.set(event.target().value())></textarea>
            </label>
            <div class="buttons-left">
                <button class="btn pri" id="load-record" disabled=move || pasted.read().trim().is_empty()
                    on:click=move |_| share::open_text(app, &pasted.read_untracked())>
                    {move || app.t("load-record")}
                </button>
                <label class="btn file">
                    {move || app.t("choose-file")}
                    <input id="record-file" class="visually-hidden" type="file" accept=".json,.txt,application/json"
                        on:change:target=move |event| {
                            if let Some(file) = event.target().files().and_then(|files| files.get(0)) {
                                share::open_file(app, &file);
                            }
                        } />
                </label>
            </div>
        </details>
        <Show when=move || is_over.get()>
            <div class="drop-here" aria-hidden="true">{move || app.t("drop-here")}</div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_one_most_likely_wants_comes_first() {
        let game = |id: &str, is_over| Saved {
            id: id.to_string(),
            game: Base::Alhambra,
            names: Vec::new(),
            modules: Vec::new(),
            is_over,
            saved: None,
            text: "".into(),
        };
        assert_eq!(first(&[], 0, false), First::Lesson);
        assert_eq!(first(&[], 0, true), First::Play);
        assert_eq!(first(&[], 3, false), First::Play);
        assert_eq!(first(&[game("2", true)], 1, false), First::Play);
        let games = [game("3", true), game("2", false), game("1", false)];
        assert_eq!(first(&games, 1, true), First::Continue("2".to_string()));
    }
}
