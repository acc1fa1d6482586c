//! The table of contents: the base game page by page, the modules by their pictures, and The Red Palace.

use book::Page;
use engine::Base;
use i18n::Arg;
use leptos::prelude::*;

use super::reader;
use super::spot::{Shown, module_of};
use crate::app::app;
use crate::art;
use crate::modules::{Picture, room};

/// The slug of the page that is shown, if any.
fn current(shown: Option<&Shown>) -> Option<String> {
    match shown? {
        Shown::Page(page, _) => Some(page.slug.clone()),
        Shown::Rulings(rulings, _) => rulings.page.map(|page| page.slug.clone()),
    }
}

/// The picture of a page: that of its module, or of its game.
pub(crate) fn picture_of(slug: &str) -> Picture {
    match module_of(slug) {
        Some((_, module)) => room(module).emblem(),
        None => ("0 0 60 60", art::emblem_art()),
    }
}

/// The table of contents.
#[component]
pub fn Contents(
    /// What is currently shown.
    shown: Memo<Option<Shown>>,
) -> impl IntoView {
    let (app, library) = (app(), reader());
    let here = Memo::new(move |_| current(shown.read().as_ref()));
    let is_here = move |slug: &'static str| here.read().as_deref() == Some(slug);
    let mark = move |slug: &'static str| move || is_here(slug).then_some("page");
    let pages = move |slugs: &'static [&'static str], is_numbered: bool| {
        let pages = move |volume: &'static crate::rulebook::Volume| {
            let entry = move |(number, page): (usize, &'static Page)| {
                let slug = page.slug.as_str();
                view! {
                    <button class="page-entry" data-page=slug aria-current=mark(slug) on:click=move |_| app.open_book(Some(slug))>
                        {is_numbered.then(|| view! { <i aria-hidden="true">{number}</i> })}
                        {page.title.as_str()}
                    </button>
                }
            };
            let pages = slugs.iter().filter_map(|slug| volume.book.page(slug));
            (1..).zip(pages).map(entry).collect_view()
        };
        move || library.book.get().map(pages)
    };
    let modules = move |base: Base| {
        let modules = move |volume: &'static crate::rulebook::Volume| {
            let is_of_game = |page: &&Page| module_of(&page.slug).is_some_and(|(game, _)| game == base);
            let pictogram = |page: &'static Page| {
                let slug = page.slug.as_str();
                let (view_box, art) = picture_of(slug);
                view! {
                    <button class="pictogram" data-page=slug title=page.title.as_str() aria-current=mark(slug)
                        on:click=move |_| app.open_book(Some(slug))>
                        <svg viewBox=view_box aria-hidden="true" inner_html=art></svg>
                        <span class="visually-hidden">{page.title.as_str()}</span>
                    </button>
                }
            };
            volume.book.pages.iter().filter(is_of_game).map(pictogram).collect_view()
        };
        move || library.book.get().map(modules)
    };
    let count = |base: Base| Arg::Number(base.modules().len() as i64);
    view! {
        <div class="tl">
            <h2>{move || app.t("book-base-game")}</h2>
            {pages(&book::ALHAMBRA, true)}
        </div>
        <div class="tl">
            <h2>{move || app.tw("book-modules", &[("count", count(Base::Alhambra))])}</h2>
            <div class="pictograms">{modules(Base::Alhambra)}</div>
        </div>
        <div class="tl">
            <h2>{move || app.texts.read().0.game_name(Base::RedPalace)}</h2>
            {pages(&book::RED_PALACE, true)}
            <div class="pictograms">{modules(Base::RedPalace)}</div>
        </div>
    }
}
