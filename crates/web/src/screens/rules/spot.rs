//! Where in the rulebook something is explained, and what to show for a given address.

use book::{Book, Page, Pair, Place, Section};
use engine::{Base, Module, ModuleSet};
use leptos::prelude::*;

use crate::app::App;
use crate::rulebook::Library;
use crate::screens::new_game;

/// The prefix of addresses that lead to rulings.
const RULINGS: &str = "rulings:";

/// What the rulebook shows.
#[derive(Clone, PartialEq)]
pub enum Shown {
    /// A page, with the anchor of the section that was asked for.
    Page(&'static Page, Option<String>),
    /// Rulings, with the id of the rule that was asked for.
    Rulings(Rulings, Option<String>),
}

/// A set of rulings that are shown together.
#[derive(Clone, PartialEq)]
pub struct Rulings {
    /// What they are about.
    pub title: String,
    /// The page of the rulebook that they belong to; `None` for a whole rule file.
    pub page: Option<&'static Page>,
    /// The rulings, in order.
    pub sections: Vec<&'static Section>,
}

/// The address of a page, or of a section on it.
pub fn page_spot(page: &Page, section: Option<&Section>) -> String {
    match section {
        Some(section) => format!("{}#{}", page.slug, section.anchor),
        None => page.slug.clone(),
    }
}

/// The address of the paragraph about two modules together, on the page of the first.
pub fn pair_spot(pair: &Pair) -> String {
    let [first, other] = &pair.modules;
    format!("{first}#{}", pair_anchor(other))
}

/// The anchor of the paragraph about the interaction with another module.
pub fn pair_anchor(other: &str) -> String {
    format!("with-{other}")
}

/// The address of the rulings of a page, of a rule file, or around a rule.
pub fn rulings_spot(of: &str) -> String {
    format!("{RULINGS}{of}")
}

/// The pages that are specific to a base game.
fn own_pages(base: Base) -> &'static [&'static str] {
    const RED_PALACE: [&str; 8] = {
        let (pages, modules) = (book::RED_PALACE, book::RED_PALACE_MODULES);
        [pages[0], pages[1], pages[2], pages[3], modules[0], modules[1], modules[2], modules[3]]
    };
    match base {
        Base::Alhambra => &[],
        Base::RedPalace => &RED_PALACE,
    }
}

/// Where this base game explains what was asked for: a rule by its id, or a page.
pub fn told_in<'a>(book: &'a Book, base: Base, asked: &str) -> Option<Place<'a>> {
    book.place_for(asked, own_pages(base))
}

/// Whether the page belongs to The Red Palace.
pub fn is_red_palace(slug: &str) -> bool {
    own_pages(Base::RedPalace).contains(&slug)
}

/// The module that a page is about, with its base game.
pub fn module_of(slug: &str) -> Option<(Base, Module)> {
    if let Some(name) = book::shared_slug(slug) {
        return Module::from_slug(name).map(|module| (Base::RedPalace, module));
    }
    let module = Module::from_slug(slug)?;
    let base = Base::ALL.into_iter().find(|base| base.modules().contains(&module))?;
    Some((base, module))
}

/// The slug of a module's page for this base game.
pub fn rules_of(base: Base, module: Module) -> &'static str {
    let form = own_pages(base).iter().find(|slug| book::shared_slug(slug) == Some(module.slug()));
    form.copied().unwrap_or(module.slug())
}

/// The game being played, or otherwise the one in the last draft, with its modules.
pub fn game_at_hand(app: App) -> (Base, ModuleSet) {
    let play = app.play.read();
    let view = play.as_ref().map(|play| play.view()).filter(|view| view.outcome().is_none());
    view.map_or_else(new_game::last_mix, |view| (view.rules().base(), view.rules().modules()))
}

/// The rule file of a module, if it has one: its name without the number is the module's slug.
fn file_of(rulings: &'static Book, slug: &str) -> Option<&'static Page> {
    module_of(slug)?;
    rulings.pages.iter().find(|file| file.slug.split_once('-').is_some_and(|(_, name)| name == slug))
}

/// The rulings behind a page: the whole rule file of a module, otherwise the rules that the page explains.
pub fn rulings_of(rulings: &'static Book, page: &'static Page) -> Vec<&'static Section> {
    if let Some(file) = file_of(rulings, &page.slug) {
        return file.sections.iter().collect();
    }
    let is_told = |section: &&Section| {
        section.rules.iter().any(|rule| page.sections.iter().any(|part| part.tells(rule)))
    };
    let sections = rulings.pages.iter().flat_map(|file| &file.sections);
    // A section without an anchor is a table, which such a page does not need.
    sections.filter(|section| !section.anchor.is_empty()).filter(is_told).collect()
}

/// How many rules these sections contain.
pub fn count(sections: &[&Section]) -> usize {
    sections.iter().map(|section| section.rules.len()).sum()
}

/// What to show for an address; the first page if there is no address or it leads nowhere.
pub fn shown(library: Library, base: Base, asked: Option<&str>) -> Option<Shown> {
    let book = &library.book.get()?.book;
    let rulings = library.rulings.get().map(|volume| &volume.book);
    let first = || book.pages.first().map(|page| Shown::Page(page, None));
    let Some(asked) = asked else { return first() };
    if let Some(of) = asked.strip_prefix(RULINGS) {
        return rulings.and_then(|rulings| shown_rulings(book, rulings, of)).or_else(first);
    }
    // A page asked for by its slug is shown as such; a rule is explained by the current base game.
    let place = match book.place(asked) {
        Some(place) if place.page.slug == asked.split('#').next().unwrap_or_default() => Some(place),
        _ => told_in(book, base, asked),
    };
    if let Some(place) = place {
        // The anchor may belong to a paragraph about two modules rather than to a section.
        let anchor = place.section.map(|section| section.anchor.clone());
        return Some(Shown::Page(
            place.page,
            anchor.or_else(|| asked.split_once('#').map(|(_, anchor)| anchor.to_string())),
        ));
    }
    if let Some(pair) = book.pair(asked) {
        let [first, other] = &pair.modules;
        return Some(Shown::Page(book.page(first)?, Some(pair_anchor(other))));
    }
    rulings.and_then(|rulings| shown_rulings(book, rulings, asked)).or_else(first)
}

/// The rulings of a page or of a rule file, or the rule file around a rule.
fn shown_rulings(book: &'static Book, rulings: &'static Book, of: &str) -> Option<Shown> {
    if let Some(page) = book.page(of) {
        let sections = rulings_of(rulings, page);
        return Some(Shown::Rulings(Rulings { title: page.title.clone(), page: Some(page), sections }, None));
    }
    let place = rulings.place(of)?;
    let (title, sections) = (place.page.title.clone(), place.page.sections.iter().collect());
    Some(Shown::Rulings(Rulings { title, page: None, sections }, place.section.map(|_| of.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_module_of_each_game_has_its_page() {
        for base in Base::ALL {
            for &module in base.modules() {
                assert_eq!(module_of(rules_of(base, module)), Some((base, module)));
            }
        }
        for slug in book::ALHAMBRA.into_iter().chain(book::RED_PALACE) {
            assert_eq!(module_of(slug), None, "{slug}");
        }
        assert_eq!(own_pages(Base::RedPalace).len(), book::RED_PALACE.len() + book::RED_PALACE_MODULES.len());
    }
}
