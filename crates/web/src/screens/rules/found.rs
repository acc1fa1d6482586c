//! The results of a search: first from the rulebook, then from the rulings behind it.

use book::{Found, Spot};
use engine::Base;
use i18n::Arg;
use leptos::prelude::*;

use super::contents::picture_of;
use super::reader;
use super::spot::{is_red_palace, module_of, page_spot, pair_spot, rulings_spot};
use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::modules::Picture;
use crate::rulebook::Volume;

/// The most results from the rulebook; `MOST_RULINGS` limits those from the rulings.
const MOST_PAGES: usize = 12;
const MOST_RULINGS: usize = 20;

/// How many characters of a result are shown.
const EXCERPT: usize = 170;

/// A search result with what is shown about it.
struct Shown {
    title: String,
    source: String,
    excerpt: Vec<(bool, String)>,
    picture: Picture,
    /// Where opening it leads.
    spot: String,
    /// Whether it is a ruling, whose text is English.
    is_ruling: bool,
}

/// What a page is part of.
fn source(app: App, slug: &str) -> String {
    match (is_red_palace(slug), module_of(slug)) {
        (true, _) => app.texts.read().0.game_name(Base::RedPalace),
        (false, Some(_)) => app.t("book-source-module"),
        (false, None) => app.t("book-base-game"),
    }
}

/// The rule id, if that is what was typed.
fn typed_rule(typed: &str) -> Option<String> {
    let typed = typed.trim().to_ascii_uppercase();
    let (letters, digits) = typed.split_once('-')?;
    let is_id = letters.chars().all(|letter| letter.is_ascii_uppercase())
        && digits.chars().all(|digit| digit.is_ascii_digit());
    (is_id && !letters.is_empty() && !digits.is_empty()).then_some(typed)
}

fn in_book(app: App, volume: &'static Volume, found: &Found, spot: Spot) -> Option<Shown> {
    let book = &volume.book;
    let (title, source, words, slug, spot) = match spot {
        Spot::Section(page, section) => {
            let page = book.pages.get(page)?;
            let section = page.sections.get(section)?;
            let title = app.labelled(&page.title, &section.heading);
            (title, source(app, &page.slug), section.words(), &page.slug, page_spot(page, Some(section)))
        }
        Spot::Pair(pair) => {
            let pair = book.pairs.get(pair)?;
            let title = |slug: &String| book.page(slug).map_or_else(String::new, |page| page.title.clone());
            let title = pair.modules.each_ref().map(title).join(" + ");
            (title, app.t("book-with-others"), book::plain(&pair.text), &pair.modules[0], pair_spot(pair))
        }
    };
    let excerpt = found.excerpt(&words, EXCERPT);
    Some(Shown { title, source, excerpt, picture: picture_of(slug), spot, is_ruling: false })
}

fn in_rulings(app: App, volume: &'static Volume, found: &Found, spot: Spot) -> Option<Shown> {
    let Spot::Section(page, section) = spot else { return None };
    let page = volume.book.pages.get(page)?;
    let section = page.sections.get(section)?;
    // A section without a rule is a heading or an introduction.
    let rule = section.rules.first()?;
    let source = app.tw("book-ruling", &[("rule", rule.into())]);
    let words = section.words();
    // The id is already in the line above.
    let words = words.trim().trim_start_matches(rule.as_str());
    Some(Shown {
        title: page.title.clone(),
        source,
        excerpt: found.excerpt(words, EXCERPT),
        picture: picture_of(page.slug.split_once('-').map_or("", |(_, slug)| slug)),
        spot: rulings_spot(rule),
        is_ruling: true,
    })
}

/// All results for what was typed.
fn all(app: App, typed: &str) -> Vec<Shown> {
    let library = reader();
    let rule = typed_rule(typed);
    let mut shown = Vec::new();
    if let Some(volume) = library.book.get() {
        let found = volume.index.find(typed, MOST_PAGES);
        let pages = &volume.book.pages;
        let told = |rule: &String| {
            let sections = pages.iter().enumerate().flat_map(|(number, page)| {
                page.sections
                    .iter()
                    .enumerate()
                    .map(move |(place, section)| (Spot::Section(number, place), section))
            });
            let of_pages = sections.filter(|(_, section)| section.tells(rule)).map(|(spot, _)| spot);
            let pairs = volume.book.pairs.iter().enumerate().filter(|(_, pair)| pair.rules.contains(rule));
            of_pages.chain(pairs.map(|(number, _)| Spot::Pair(number))).collect::<Vec<_>>()
        };
        let spots = match &rule {
            Some(rule) => told(rule),
            None => found.hits.iter().map(|hit| hit.spot).collect(),
        };
        shown.extend(spots.into_iter().filter_map(|spot| in_book(app, volume, &found, spot)));
    }
    if let Some(volume) = library.rulings.get() {
        let found = volume.index.find(typed, MOST_RULINGS);
        let laid_down = |rule: &String| {
            let pages = volume.book.pages.iter().enumerate();
            let mut sections = pages.flat_map(|(number, page)| {
                page.sections
                    .iter()
                    .enumerate()
                    .map(move |(place, section)| (Spot::Section(number, place), section))
            });
            sections.find(|(_, section)| section.tells(rule)).map(|(spot, _)| spot)
        };
        let own = rule.as_ref().and_then(laid_down);
        let others = found.hits.iter().map(|hit| hit.spot).filter(|spot| Some(*spot) != own);
        shown.extend(own.into_iter().chain(others).filter_map(|spot| in_rulings(app, volume, &found, spot)));
    }
    shown
}

/// The results of a search.
#[component]
pub fn FoundPlaces(
    /// What was typed.
    search: RwSignal<String>,
) -> impl IntoView {
    let app = app();
    let place = move |shown: Shown| {
        let Shown { title, source, excerpt, picture: (view_box, art), spot, is_ruling } = shown;
        let piece = |(is_found, text): (bool, String)| match is_found {
            true => view! { <mark>{text}</mark> }.into_any(),
            false => text.into_any(),
        };
        let language = is_ruling.then_some("en");
        view! {
            <li>
                <button class="hit" data-spot=spot.clone() class:ruling=is_ruling on:click=move |_| app.open_book(Some(&spot))>
                    <span class="pcx"><svg viewBox=view_box aria-hidden="true" inner_html=art></svg></span>
                    <span class="hit-words">
                        <b lang=language>{title}</b>
                        <small>{source}</small>
                        <span class="excerpt" lang=language>{excerpt.into_iter().map(piece).collect_view()}</span>
                    </span>
                    <Glyph icon=Icon::Right />
                </button>
            </li>
        }
    };
    let places = move || {
        let found = all(app, search.read().trim());
        if found.is_empty() {
            return view! { <p class="note" id="nothing-found">{app.t("no-rule-found")}</p> }.into_any();
        }
        let count = app.tw("rules-found", &[("count", Arg::Number(found.len() as i64))]);
        view! {
            <h2 class="found-count">{count}</h2>
            <ul class="hits">{found.into_iter().map(place).collect_view()}</ul>
        }
        .into_any()
    };
    view! { <div class="found" id="found" role="status">{places}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_id_is_known_however_it_is_typed() {
        for typed in ["BASE-42", " base-42 "] {
            assert_eq!(typed_rule(typed).as_deref(), Some("BASE-42"));
        }
        for typed in ["wall", "two-player", "42", "-", "BASE-", "-42"] {
            assert_eq!(typed_rule(typed), None, "{typed}");
        }
    }
}
