//! The rulebook: its contents, one page at a time, the rulings behind it, and a search over both.

mod adds;
mod blocks;
mod contents;
mod found;
mod module_page;
mod page;
mod place_board;
mod print;
mod rulings;
mod scoring_board;
mod spot;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};

use crate::app::{App, Screen, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::nav;
use crate::rulebook::Library;
use contents::Contents;
use found::FoundPlaces;
use page::BookPage;
use print::{Printed, WholeGame};
use rulings::RulingsPage;
use spot::{Shown, game_at_hand};

pub use blocks::{Blocks, parts};
pub use rulings::Ruling;
pub use spot::{page_spot, pair_spot, rules_of, rulings_spot, told_in};

/// The id of the heading that receives the focus on a new page.
const TITLE: &str = "page-title";

/// The books; available anywhere on a screen that provides them.
///
/// # Panics
///
/// If called outside such a screen.
pub fn reader() -> Library {
    expect_context::<Library>()
}

/// The element id of a section.
fn element_of(anchor: &str) -> String {
    format!("part-{anchor}")
}

/// Scrolls to an element and focuses it, once the text that contains it has been rendered.
fn go_to(id: String) {
    request_animation_frame(move || {
        if let Some(element) = document().get_element_by_id(&id) {
            element.scroll_into_view();
            let _ = element.unchecked_into::<HtmlElement>().focus();
        }
    });
}

/// What is open on a phone, which has only room for one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Opened {
    Page,
    Search,
    Contents,
}

/// The search field on the page.
fn search_field() -> Option<HtmlInputElement> {
    document().get_element_by_id("search-rules")?.dyn_into().ok()
}

/// Lets the key `/` focus the search field while the screen is shown.
fn listen(opened: RwSignal<Opened>) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let in_field =
            target.is_some_and(|target| target.matches("input, textarea, select").unwrap_or(false));
        if event.key() == "/" && !in_field && !event.ctrl_key() && !event.meta_key() && !event.alt_key() {
            event.prevent_default();
            open_search(opened);
        }
    });
    on_cleanup(move || handle.remove());
}

fn open_search(opened: RwSignal<Opened>) {
    opened.set(Opened::Search);
    request_animation_frame(|| {
        if let Some(field) = search_field() {
            let _ = field.focus();
        }
    });
}

/// The screen of the rulebook.
#[component]
pub fn Rules() -> impl IntoView {
    let app = app();
    let library = Library::open(app);
    provide_context(library);
    provide_context(Printed::new());
    let (search, opened) = (RwSignal::new(String::new()), RwSignal::new(Opened::Page));
    listen(opened);
    app.has_own_top.set(true);
    on_cleanup(move || app.has_own_top.set(false));
    let shown = Memo::new(move |_| spot::shown(library, game_at_hand(app).0, app.rule.read().as_deref()));
    // Going somewhere ends the search and moves the focus there.
    Effect::new(move |_| {
        let (Some(shown), true) = (shown.get(), app.rule.read().is_some()) else { return };
        search.set(String::new());
        opened.set(Opened::Page);
        go_to(match shown {
            Shown::Page(_, Some(anchor)) => element_of(&anchor),
            Shown::Rulings(_, Some(rule)) => rule,
            Shown::Page(_, None) | Shown::Rulings(_, None) => {
                window().scroll_to_with_x_and_y(0.0, 0.0);
                TITLE.to_string()
            }
        });
    });
    let is_searching = Memo::new(move |_| !search.read().trim().is_empty());
    // Search results are shown from the top.
    Effect::new(move |_| {
        if is_searching.get() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    let is_narrow = move || match opened.get() {
        Opened::Page => "page",
        Opened::Search => "search",
        Opened::Contents => "contents",
    };
    view! {
        <section class="rulebook" data-opened=is_narrow class:searching=is_searching>
            <RulesTop opened />
            <div class="rb" class:two=move || matches!(shown.get(), Some(Shown::Page(page, _)) if spot::module_of(&page.slug).is_some())>
                <nav class="toc" aria-label=move || app.t("contents")>
                    <SearchField search />
                    <Contents shown />
                </nav>
                {move || match shown.get() {
                    None => view! { <Waiting /> }.into_any(),
                    Some(_) if is_searching.get() => view! { <FoundPlaces search /> }.into_any(),
                    Some(Shown::Page(page, _)) => view! { <BookPage page /> }.into_any(),
                    Some(Shown::Rulings(rulings, _)) => view! { <RulingsPage rulings /> }.into_any(),
                }}
            </div>
            <WholeGame />
        </section>
    }
}

/// The top bar of the screen.
#[component]
fn RulesTop(opened: RwSignal<Opened>) -> impl IntoView {
    let app = app();
    let toggle = move |one: Opened| {
        let now = if opened.get_untracked() == one { Opened::Page } else { one };
        opened.set(now);
    };
    view! {
        <header class="top rules-top">
            <button class="tbtn" id="rules-back" aria-label=move || app.t("back") on:click=move |_| nav::back(app)>
                <Glyph icon=Icon::Left />
            </button>
            <button class="brand" id="to-home" aria-label=move || app.t("home") on:click=move |_| app.screen.set(Screen::Home)>
                <svg viewBox="0 0 60 60" aria-hidden="true" inner_html=art::emblem_art()></svg>
            </button>
            <h1>{move || app.t("rules")}</h1>
            <span class="grow"></span>
            <Show when=move || app.play.read().is_some()>
                <button class="tbtn" id="to-table" aria-label=move || app.t("continue-game") on:click=move |_| app.screen.set(Screen::Table)>
                    <Glyph icon=Icon::Grid /><span class="wide">{move || app.t("continue-game")}</span>
                </button>
            </Show>
            <button class="tbtn narrow-only" id="open-search" aria-label=move || app.t("search-rules")
                aria-expanded=move || (opened.get() == Opened::Search).to_string()
                on:click=move |_| if opened.get_untracked() == Opened::Search { opened.set(Opened::Page) } else { open_search(opened) }>
                <Glyph icon=Icon::Search />
            </button>
            <button class="tbtn narrow-only" id="open-contents" aria-label=move || app.t("contents")
                aria-expanded=move || (opened.get() == Opened::Contents).to_string()
                on:click=move |_| toggle(Opened::Contents)>
                <Glyph icon=Icon::List />
            </button>
            <button class="tbtn" id="to-settings" aria-label=move || app.t("settings")
                on:click=move |_| app.screen.set(Screen::Settings)>
                <Glyph icon=Icon::Settings />
            </button>
        </header>
    }
}

/// The search field.
#[component]
fn SearchField(search: RwSignal<String>) -> impl IntoView {
    let app = app();
    let clear = move || {
        search.set(String::new());
        if let Some(field) = search_field() {
            let _ = field.focus();
        }
    };
    view! {
        <div class="find" role="search">
            <Glyph icon=Icon::Search />
            <input id="search-rules" type="search" autocomplete="off" enterkeyhint="search"
                aria-label=move || app.t("search-rules") placeholder=move || app.t("search-rules") prop:value=search
                on:input:target=move |event| search.set(event.target().value())
                on:keydown=move |event| if event.key() == "Escape" {
                    event.prevent_default();
                    clear();
                } />
            <Show when=move || search.read().is_empty() fallback=move || view! {
                <button class="clear" id="clear-search" aria-label=move || app.t("book-clear") on:click=move |_| clear()>
                    <Glyph icon=Icon::Close />
                </button>
            }>
                <kbd aria-hidden="true">"/"</kbd>
            </Show>
        </div>
    }
}

/// What is shown until the book has been fetched.
#[component]
fn Waiting() -> impl IntoView {
    let (app, library) = (app(), reader());
    let again = move |_| library.fetch(app, app.settings.read_untracked().language);
    view! {
        <div class="folio pg" role="status">
            {move || if library.has_failed.get() {
                view! {
                    <p>{app.t("load-failed")}</p>
                    <button class="btn" id="load-again" on:click=again>{app.t("load-again")}</button>
                }.into_any()
            } else {
                view! { <p>{app.t("loading")}</p> }.into_any()
            }}
        </div>
    }
}

/// Follows a link to a rule within a text.
fn follow(app: App, event: &leptos::ev::MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let link = target.and_then(|target| target.closest("a[data-rule]").ok().flatten());
    if let Some(rule) = link.and_then(|link| link.get_attribute("data-rule")) {
        event.prevent_default();
        app.open_book(Some(&spot::rulings_spot(&rule)));
    }
}
