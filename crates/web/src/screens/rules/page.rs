//! A page of the rulebook on paper, with related material beside it.

use book::{Page, Section};
use i18n::Arg;
use leptos::prelude::*;

use super::blocks::{Below, Blocks, Part, parts};
use super::module_page::ModulePage;
use super::print::PrintButtons;
use super::spot::{count, is_red_palace, module_of, page_spot, rulings_of, rulings_spot};
use super::{TITLE, element_of, reader};
use crate::app::app;
use crate::art::icons::{Glyph, Icon};

/// The anchor of the frequently asked questions.
pub(super) const ASKED: &str = "asked";

/// A page of the rulebook.
#[component]
pub fn BookPage(
    /// The page to show.
    page: &'static Page,
) -> impl IntoView {
    let body = match module_of(&page.slug) {
        Some((base, module)) => view! { <ModulePage page base module /> }.into_any(),
        None => view! { <GamePage page /> }.into_any(),
    };
    view! {
        {body}
        <Turn page class="turn-bar" />
    }
}

/// A page of one of the two base games.
#[component]
fn GamePage(page: &'static Page) -> impl IntoView {
    let app = app();
    let asked = page.sections.iter().filter(|section| section.is_part() && section.anchor.starts_with(ASKED));
    let question = |section: &'static Section| {
        let spot = page_spot(page, Some(section));
        view! {
            <li><button class="link" on:click=move |_| app.open_book(Some(&spot))>{section.heading.as_str()}</button></li>
        }
    };
    view! {
        <article class="folio pg" id="rule-text" data-page=page.slug.as_str() class:red=is_red_palace(&page.slug)>
            <h2 id=TITLE tabindex="-1">{page.title.as_str()}</h2>
            <div class="lead" inner_html=page.lead.as_str()></div>
            {parts(page).into_iter().map(|part| view! { <SectionView part /> }).collect_view()}
        </article>
        <aside class="side">
            <section class="note">
                <h2><Glyph icon=Icon::Question />{move || app.t("book-asked")}</h2>
                <ul class="questions-short">{asked.map(question).collect_view()}</ul>
            </section>
            <section class="note">
                <RulingsButton page />
                <PrintButtons />
            </section>
            <Turn page class="note turn" />
        </aside>
    }
}

/// A section with its subsections.
#[component]
pub fn SectionView(
    /// The section to show.
    part: Part,
) -> impl IntoView {
    let (section, below) = part;
    let is_asked = section.anchor == ASKED;
    view! {
        <section class="part" class:questions=is_asked data-part=section.anchor.as_str()>
            <h3 id=element_of(&section.anchor) tabindex="-1">{section.heading.as_str()}</h3>
            <Blocks section />
            {below.into_iter().map(|section| view! { <Below section /> }).collect_view()}
        </section>
    }
}

/// The button that shows the rulings behind a page, with their number.
#[component]
pub fn RulingsButton(
    /// The page whose rulings to show.
    page: &'static Page,
) -> impl IntoView {
    let (app, library) = (app(), reader());
    let number = move || {
        let rulings = library.rulings.get()?;
        Some(count(&rulings_of(&rulings.book, page))).filter(|number| *number > 0)
    };
    let spot = StoredValue::new(rulings_spot(&page.slug));
    view! {
        {move || number().map(|number| view! {
            <button class="btn" id="all-rulings" on:click=move |_| app.open_book(Some(&spot.read_value()))>
                <Glyph icon=Icon::Book />{app.t("book-rulings")}<b>{number}</b>
            </button>
        })}
    }
}

/// Links to the previous and the next page, with the position among the pages of the game.
#[component]
pub(super) fn Turn(
    /// The page that is shown.
    page: &'static Page,
    /// The CSS class, which depends on where the links are.
    class: &'static str,
) -> impl IntoView {
    let (app, library) = (app(), reader());
    let turned = move |back: bool| {
        let pages = &library.book.get()?.book.pages;
        let here = pages.iter().position(|other| other.slug == page.slug)?;
        pages.get(if back { here.checked_sub(1)? } else { here + 1 })
    };
    let button = move |back: bool| {
        move || {
            turned(back).map(|to| {
                let icon = if back { Icon::Left } else { Icon::Right };
                view! {
                    <button class="btn" class:pri=!back data-turn=if back { "back" } else { "on" } title=to.title.as_str()
                        on:click=move |_| app.open_book(Some(&to.slug))>
                        <Glyph icon /><span>{to.title.as_str()}</span>
                    </button>
                }
            })
        }
    };
    let place = move || {
        let group = |slug: &str| (is_red_palace(slug), module_of(slug).is_some());
        let pages = &library.book.get()?.book.pages;
        let of_group: Vec<&Page> =
            pages.iter().filter(|other| group(&other.slug) == group(&page.slug)).collect();
        let number = of_group.iter().position(|other| other.slug == page.slug)? + 1;
        let args = [("number", Arg::Number(number as i64)), ("count", Arg::Number(of_group.len() as i64))];
        Some(app.tw("book-page-of", &args))
    };
    view! {
        <nav class=class aria-label=move || app.t("book-turn")>
            {button(true)}
            <span class="page-number">{place}</span>
            {button(false)}
        </nav>
    }
}
