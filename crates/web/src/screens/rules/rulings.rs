//! The numbered rules behind the pages, which decide any dispute. They are in English.

use book::{Block, Section};
use leptos::prelude::*;

use super::spot::Rulings;
use super::{TITLE, follow};
use crate::app::app;
use crate::art::icons::{Glyph, Icon};

/// The rulings behind a page, or a whole rule file.
#[component]
pub fn RulingsPage(
    /// The rulings to show.
    rulings: Rulings,
) -> impl IntoView {
    let app = app();
    let Rulings { title, page, sections } = rulings;
    let heading = move || app.tw("book-rulings-of", &[("name", title.as_str().into())]);
    view! {
        <article class="folio pg rulings" id="rule-text" data-rulings="">
            <h2 id=TITLE tabindex="-1">{heading}</h2>
            <p class="lead">{move || app.t("book-rulings-hint")}</p>
            {page.map(|page| view! {
                <button class="btn" id="back-to-page" on:click=move |_| app.open_book(Some(&page.slug))>
                    <Glyph icon=Icon::Left />{page.title.as_str()}
                </button>
            })}
            <div class="ruling-text" lang="en" on:click=move |event| follow(app, &event)>
                {sections.into_iter().map(|section| view! { <Ruling section /> }).collect_view()}
            </div>
        </article>
    }
}

/// One ruling, or a heading with the text below it.
#[component]
pub fn Ruling(
    /// The section of the rule file.
    section: &'static Section,
) -> impl IntoView {
    let heading = (!section.heading.is_empty()).then(|| view! { <h3>{section.heading.as_str()}</h3> });
    let texts = section.blocks.iter().filter_map(|block| match block {
        Block::Text(html) => Some(html.as_str()),
        Block::Pieces(..) | Block::Board(..) => None,
    });
    view! {
        {heading}
        {texts.map(|html| view! { <div class="prose" inner_html=html></div> }).collect_view()}
    }
}
