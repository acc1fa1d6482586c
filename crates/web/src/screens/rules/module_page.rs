//! The page of a module: what it is, what it adds, its rules, and how it interacts with other modules.

use book::{Page, Pair};
use engine::{Base, Module};
use i18n::Arg;
use leptos::prelude::*;

use super::adds::{ModuleAdds, signed};
use super::blocks::{Below, Blocks, Part, parts};
use super::contents::picture_of;
use super::page::{ASKED, RulingsButton, SectionView, Turn};
use super::print::PrintButtons;
use super::spot::{game_at_hand, module_of, pair_anchor};
use super::{TITLE, element_of, reader};
use crate::app::app;
use crate::art::icons::{Glyph, Icon};
use crate::lesson;
use crate::module_report;
use crate::screens::new_game;

/// The anchor of a module's example, which is shown beside its rules.
const EXAMPLE: &str = "example";

/// The icon of each part of a module page, by anchor.
fn icon_of(anchor: &str) -> Icon {
    match anchor {
        "set-up" => Icon::List,
        "scoring" => Icon::Star,
        "forgotten" => Icon::Warning,
        EXAMPLE => Icon::Play,
        _ => Icon::Swap,
    }
}

/// The page of a module.
#[component]
pub fn ModulePage(
    /// The page to show.
    page: &'static Page,
    /// The base game.
    base: Base,
    /// The module that the page is about.
    module: Module,
) -> impl IntoView {
    let (view_box, art) = picture_of(&page.slug);
    let (beside, rules): (Vec<Part>, Vec<Part>) =
        parts(page).into_iter().partition(|(section, _)| [EXAMPLE, ASKED].contains(&section.anchor.as_str()));
    view! {
        <article class="folio pg module-page" id="rule-text" data-page=page.slug.as_str()>
            <header class="mhead">
                <span class="pcx"><svg viewBox=view_box aria-hidden="true" inner_html=art></svg></span>
                <div>
                    <h2 id=TITLE tabindex="-1">{page.title.as_str()}</h2>
                    <Facts base module />
                </div>
                <AddButton base module />
            </header>
            <div class="lead" inner_html=page.lead.as_str()></div>
            <div class="cols2">
                <div>{rules.into_iter().map(|part| view! { <Rule part /> }).collect_view()}</div>
                <div>
                    {beside.into_iter().map(|part| {
                        let is_example = part.0.anchor == EXAMPLE;
                        view! {
                            <SectionView part />
                            {is_example.then(|| view! { <PlayIt page /> })}
                        }
                    }).collect_view()}
                    <WithOthers page />
                    <ModuleAdds base module />
                </div>
            </div>
            <footer class="page-foot">
                <RulingsButton page />
                <PrintButtons />
                <Turn page class="turn" />
            </footer>
        </article>
    }
}

/// Where the module comes from, and what it adds.
#[component]
fn Facts(base: Base, module: Module) -> impl IntoView {
    let app = app();
    let adds = module_report::of(base, module);
    let from = move || match base {
        Base::Alhambra => {
            app.tw("book-expansion", &[("number", Arg::Number(i64::from(module.rule_file() / 10)))])
        }
        Base::RedPalace => app.texts.read().0.game_name(base),
    };
    let amount = |key: &'static str, value: f64| {
        let text = signed(value.round(), 0);
        move || app.tw(key, &[("amount", Arg::Text(&text))])
    };
    view! {
        <p class="facts">
            <span>{from}</span>
            <span><Glyph icon=Icon::Hourglass />{amount("book-minutes", adds.minutes)}</span>
            <span><Glyph icon=Icon::Star />{amount("book-points", adds.points)}</span>
        </p>
    }
}

/// Adds the module to the draft of the next game, or removes it again.
#[component]
fn AddButton(base: Base, module: Module) -> impl IntoView {
    let app = app();
    let is_in = RwSignal::new(new_game::is_in_next(base, module));
    let toggle = move |_| {
        new_game::put_in_next(base, module, !is_in.get_untracked());
        is_in.set(new_game::is_in_next(base, module));
    };
    view! {
        <button class="btn" id="add-module" aria-pressed=move || is_in.get().to_string() on:click=toggle>
            {move || view! { <Glyph icon=if is_in.get() { Icon::Check } else { Icon::Plus } /> }}
            {move || app.t(if is_in.get() { "book-added" } else { "book-add" })}
        </button>
    }
}

/// Plays the example at the table, step by step; leaving it leads back here.
#[component]
fn PlayIt(page: &'static Page) -> impl IntoView {
    let app = app();
    view! {
        <button class="btn pri" id="play-example" on:click=move |_| lesson::start_module(app, &page.slug)>
            <Glyph icon=Icon::Play />{move || app.t("lesson-try")}
        </button>
    }
}

/// A part of the rules with its icon.
#[component]
fn Rule(part: Part) -> impl IntoView {
    let (section, below) = part;
    view! {
        <section class="part rule" data-part=section.anchor.as_str()>
            <span class="ri" aria-hidden="true"><Glyph icon=icon_of(&section.anchor) /></span>
            <div>
                <h3 id=element_of(&section.anchor) tabindex="-1">{section.heading.as_str()}</h3>
                <Blocks section />
                {below.into_iter().map(|section| view! { <Below section /> }).collect_view()}
            </div>
        </section>
    }
}

/// How the module interacts with others; those in the current game come first and are marked.
#[component]
fn WithOthers(page: &'static Page) -> impl IntoView {
    let (app, library) = (app(), reader());
    let pairs = move || {
        let book = &library.book.get()?.book;
        let (base, mix) = game_at_hand(app);
        let is_in_mix =
            |slug: &str| module_of(slug).is_some_and(|(game, module)| game == base && mix.has(module));
        let mut pairs: Vec<(bool, &'static str, &'static Pair)> =
            book.pairs_of(&page.slug).map(|(other, pair)| (is_in_mix(other), other, pair)).collect();
        pairs.sort_by_key(|(is_in_mix, ..)| !is_in_mix);
        let pair = |(is_in_mix, other, pair): (bool, &'static str, &'static Pair)| {
            let (view_box, art) = picture_of(other);
            let name = book.page(other).map_or(other, |page| page.title.as_str());
            view! {
                <li class:in-mix=is_in_mix data-with=other>
                    <button class="pcx" title=name on:click=move |_| app.open_book(Some(other))>
                        <svg viewBox=view_box aria-hidden="true" inner_html=art></svg>
                        <span class="visually-hidden">{name}</span>
                    </button>
                    <div>
                        <h4 id=element_of(&pair_anchor(other)) tabindex="-1">{name}
                            {is_in_mix.then(|| view! { <span class="mark-mix"><Glyph icon=Icon::Check />{app.t("book-in-mix")}</span> })}
                        </h4>
                        <div class="prose" inner_html=pair.text.as_str()></div>
                    </div>
                </li>
            }
        };
        (!pairs.is_empty()).then(|| {
            view! {
                <section class="part" data-part="pairs">
                    <h3>{app.t("book-with-others")}</h3>
                    <ul class="with-others">{pairs.into_iter().map(pair).collect_view()}</ul>
                </section>
            }
        })
    };
    view! { {pairs} }
}
