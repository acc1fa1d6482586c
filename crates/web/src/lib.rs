//! The page: the whole game in the browser, rules and bots included.

pub mod app;
pub mod art;
pub mod board;
pub mod forecast;
pub mod lesson;
pub mod module_report;
mod modules;
pub mod nav;
pub mod online;
pub mod pace;
pub mod panels;
pub mod play;
pub mod rulebook;
pub mod save;
pub mod screens;
pub mod share;
pub mod shelf;
pub mod sound;
pub mod statistics;
pub mod story;
pub mod theme;
pub mod thinker;
pub mod update;
pub mod worker;

use i18n::{Language, Texts};
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::wasm_bindgen;

use app::{App, Screen, app, breathe};
use art::icons::Icon;
use panels::screen_top::TopButton;

/// Starts the page in a language, given the texts of that language.
#[wasm_bindgen]
pub fn start(language: &str, words: &str) {
    let language = Language::from_code(language).unwrap_or(Language::English);
    let texts = Texts::parse(language, &[words]).without_cells();
    leptos::mount::mount_to_body(move || view! { <Root texts /> });
}

/// Takes away the first picture, which lies on top until the page below it has been painted: two frames from now.
fn uncover() {
    request_animation_frame(|| {
        request_animation_frame(|| {
            if let Some(boot) = document().get_element_by_id("boot") {
                boot.remove();
            }
        })
    });
}

/// The frame around every screen.
#[component]
fn Root(texts: Texts) -> impl IntoView {
    let app = App::new(texts);
    provide_context(app);
    save::open(move || app.say(app.t("store-failed"), None));
    let system = theme::of_system();
    Effect::new(move |_| {
        let settings = app.settings.get();
        save::store_settings(&settings);
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", settings.language.code());
            let theme = if settings.theme == theme::SYSTEM { system.get() } else { &settings.theme };
            let _ = root.set_attribute("data-theme", theme);
            let _ = match settings.kind_marks {
                true => root.set_attribute("data-marks", "kinds"),
                false => root.remove_attribute("data-marks"),
            };
            let _ = match settings.still {
                true => root.set_attribute("data-motion", "reduced"),
                false => root.remove_attribute("data-motion"),
            };
        }
        sound::set_on(settings.sound);
    });
    let look = Memo::new(move |_| app.look());
    Effect::new(move |_| {
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-game", look.get().slug());
        }
    });
    share::open_address(app);
    online::follow(app);
    // The first screen is drawn in a task of its own, so that the browser can answer in between.
    let is_open = RwSignal::new(false);
    spawn_local(async move {
        breathe().await;
        is_open.set(true);
        uncover();
    });
    let announced = nav::follow(app);
    let handle = window_event_listener(leptos::ev::hashchange, move |_| share::open_address(app));
    on_cleanup(move || handle.remove());
    view! {
        <a class="skip-link" href="#main">{move || app.t("skip-to-content")}</a>
        <div class="app">
            <Show when=move || !app.has_own_top.get()><header class="bar">
                <button class="brand" id="to-home" title=move || app.t("home") on:click=move |_| app.screen.set(Screen::Home)>
                    <svg viewBox="0 0 60 60" aria-hidden="true" inner_html=art::emblem_art()></svg>
                    <span>{move || app.texts.read().0.game_name(look.get())}</span>
                </button>
                <span class="grow"></span>
                <Show when=move || app.play.read().is_some() && app.screen.get() != Screen::Table>
                    <TopButton id="to-table" words=app.word("continue-game") icon=Icon::Play
                        press=Callback::new(move |()| app.screen.set(Screen::Table)) />
                </Show>
                <TopButton id="to-rules" words=app.word("rules") icon=Icon::Book
                    press=Callback::new(move |()| app.open_book(None)) />
                <TopButton id="to-settings" words=app.word("settings") icon=Icon::Settings
                    press=Callback::new(move |()| app.screen.set(Screen::Settings)) />
            </header></Show>
            <update::Update />
            <main id="main" tabindex="-1">
                {move || is_open.get().then(|| match app.screen.get() {
                    Screen::Home => view! { <screens::home::Home /> }.into_any(),
                    Screen::NewGame => view! { <screens::new_game::NewGame /> }.into_any(),
                    Screen::Table => view! {
                        <h1 class="unseen">{move || app.t("the-table")}</h1>
                        <screens::table::Table />
                    }.into_any(),
                    Screen::Replay => view! { <screens::replay::Replay /> }.into_any(),
                    Screen::Rules => view! { <screens::rules::Rules /> }.into_any(),
                    Screen::Settings => view! { <screens::settings::SettingsScreen /> }.into_any(),
                    Screen::MyGames => view! { <screens::my_games::MyGames /> }.into_any(),
                    Screen::Lobby => view! { <screens::online::Lobby /> }.into_any(),
                    Screen::Room => view! { <screens::online::Room /> }.into_any(),
                })}
            </main>
            <p class="visually-hidden" id="announcer" role="status" aria-live="polite">{announced}</p>
            <Toast />
            <panels::help::Help />
        </div>
    }
}

/// A short message; a refusal offers the rule behind it.
#[component]
fn Toast() -> impl IntoView {
    let app = app();
    view! {
        <div role="status" aria-live="polite" class="toast-place">
            {move || app.toast.get().map(|toast| {
                let rule = toast.rule;
                view! {
                    <p class="toast" id="toast">
                        <span>{toast.text}</span>
                        {rule.map(|rule| view! {
                            <button class="quiet" on:click=move |_| app.open_rule(&rule)>{app.t("help-why")}</button>
                        })}
                        <button class="quiet" on:click=move |_| app.toast.set(None)>{app.t("close")}</button>
                    </p>
                }
            })}
        </div>
    }
}
