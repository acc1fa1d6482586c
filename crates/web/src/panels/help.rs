//! Help over the table: the paragraph about a rule, or a page of the rulebook, and the question marks that open it.

use book::{Page, Pair, Section};
use engine::{Base, Module};
use leptos::html::Dialog;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;

use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::panels::slip;
use crate::rulebook::Library;
use crate::screens::rules::{Blocks, Ruling, page_spot, pair_spot, parts, rulings_spot, told_in};

/// The topic of a question mark on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// How scoring works.
    Scoring,
    /// When scoring rounds come.
    Clock,
    /// Guard abilities.
    Abilities,
    /// The value of guards.
    GuardBoard,
    /// The rules of a module.
    Module(Module),
}

impl Topic {
    /// The rule id or the page (with an anchor if needed), and the text key of the button's name.
    const fn asked(self) -> (&'static str, &'static str) {
        match self {
            Topic::Scoring => ("scoring", "help-scoring"),
            Topic::Clock => ("scoring#when", "help-clock"),
            Topic::Abilities => ("guards", "help-abilities"),
            Topic::GuardBoard => ("GRD-20", "help-guards"),
            Topic::Module(module) => (module.slug(), "module-rules"),
        }
    }
}

/// A question mark that opens the rulebook over the table.
#[component]
pub fn HelpButton(
    /// What the button explains.
    topic: Topic,
) -> impl IntoView {
    let app = app();
    let (asked, key) = topic.asked();
    view! {
        <button class="xb rule-button" title=move || app.t(key) data-help=asked on:click=move |_| app.open_rule(asked)>
            <span class="visually-hidden">{move || app.t(key)}</span><Glyph icon=Icon::Question />
        </button>
    }
}

/// The part of the books that answers a question.
enum Told {
    Page(&'static Page),
    Section(&'static Page, &'static Section),
    Pair(&'static Pair),
    Ruling(&'static Page, &'static Section),
}

impl Told {
    /// Finds the answer; `None` until the books have been fetched.
    fn of(app: App, library: Library, asked: &str) -> Option<Told> {
        let book = &library.book.get()?.book;
        let play = app.play.read();
        let base = play.as_ref().map_or(Base::Alhambra, |play| play.view().rules().base());
        if let Some(place) = told_in(book, base, asked) {
            return Some(match place.section {
                Some(section) => Told::Section(place.page, section),
                None => Told::Page(place.page),
            });
        }
        if let Some(pair) = book.pair(asked) {
            return Some(Told::Pair(pair));
        }
        let place = library.rulings.get()?.book.place(asked)?;
        Some(Told::Ruling(place.page, place.section?))
    }

    /// Where to continue reading in the rulebook.
    fn spot(&self, asked: &str) -> String {
        match self {
            Told::Page(page) => page_spot(page, None),
            Told::Section(page, section) => page_spot(page, Some(section)),
            Told::Pair(pair) => pair_spot(pair),
            Told::Ruling(..) => rulings_spot(asked),
        }
    }

    /// The title, and the title of the page it is on.
    fn title(&self, app: App) -> (String, Option<String>) {
        match self {
            Told::Page(page) => (page.title.clone(), None),
            Told::Section(page, section) => (section.heading.clone(), Some(page.title.clone())),
            Told::Pair(_) => (app.t("book-with-others"), None),
            Told::Ruling(page, _) => (app.t("book-source-ruling"), Some(page.title.clone())),
        }
    }

    fn body(&self) -> AnyView {
        match *self {
            Told::Page(page) => {
                let all = parts(page)
                    .into_iter()
                    .flat_map(|(section, below)| std::iter::once(section).chain(below));
                view! {
                    <div class="lead" inner_html=page.lead.as_str()></div>
                    {all.map(|section| view! { <Headed section /> }).collect_view()}
                }
                .into_any()
            }
            Told::Section(page, section) if section.blocks.is_empty() => {
                let of_it = parts(page).into_iter().find(|(head, _)| head.anchor == section.anchor);
                let below = of_it.map(|(_, below)| below).unwrap_or_default();
                below.into_iter().map(|section| view! { <Headed section /> }).collect_view().into_any()
            }
            Told::Section(_, section) => view! { <Blocks section /> }.into_any(),
            Told::Pair(pair) => view! { <div class="prose" inner_html=pair.text.as_str()></div> }.into_any(),
            Told::Ruling(_, section) => view! { <div lang="en"><Ruling section /></div> }.into_any(),
        }
    }
}

/// A section with its heading.
#[component]
fn Headed(section: &'static Section) -> impl IntoView {
    let heading = section.heading.as_str();
    view! {
        {if section.is_part() { view! { <h4>{heading}</h4> }.into_any() } else { view! { <h3>{heading}</h3> }.into_any() }}
        <Blocks section />
    }
}

/// The help over the table, until it is closed.
#[component]
pub fn Help() -> impl IntoView {
    let app = app();
    let is_open = Memo::new(move |_| app.help.read().is_some());
    let dialog = NodeRef::<Dialog>::new();
    slip::follow(dialog, is_open);
    // The backdrop belongs to the dialog element: a tap there closes it.
    let tapped_veil = move |event: leptos::ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| target.id() == "help") {
            app.help.set(None);
        }
    };
    view! {
        <dialog class="help" id="help" node_ref=dialog aria-label=move || app.t("rules")
            on:cancel=move |event| slip::cancel(&event, || app.help.set(None))
            on:close=move |_| app.help.set(None) on:click=tapped_veil>
            {move || is_open.get().then(|| view! { <HelpBody /> })}
        </dialog>
    }
}

/// The content of the help.
#[component]
fn HelpBody() -> impl IntoView {
    let app = app();
    let library = Library::open(app);
    provide_context(library);
    let close = move |_| app.help.set(None);
    let told = move || {
        let asked = app.help.get()?;
        let told = Told::of(app, library, &asked)?;
        let (title, page) = told.title(app);
        let spot = told.spot(&asked);
        Some(view! {
            <header class="help-head">
                <h2>{page.map(|page| view! { <small>{page}</small> })}{title}</h2>
                <button class="xb" id="close-help" aria-label=app.t("close") on:click=close><Glyph icon=Icon::Close /></button>
            </header>
            <div class="help-text" id="help-text" tabindex="0">{told.body()}</div>
            <footer class="help-foot">
                <button class="btn" id="help-to-book" on:click=move |_| app.open_book(Some(&spot))>
                    <Glyph icon=Icon::Book />{app.t("help-to-book")}
                </button>
                <button class="btn pri" id="help-done" on:click=close>{app.t("close")}</button>
            </footer>
        })
    };
    let waiting = move || {
        view! {
            <p role="status">{move || app.t(if library.has_failed.get() { "load-failed" } else { "loading" })}</p>
            <button class="btn" on:click=close>{app.t("close")}</button>
        }
    };
    let body = move || match told() {
        Some(told) => view! { <div class="help-body">{told}</div> }.into_any(),
        None => view! { <div class="help-body waiting">{waiting()}</div> }.into_any(),
    };
    view! { {body} }
}
