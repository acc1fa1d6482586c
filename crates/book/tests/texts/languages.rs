//! The book has the same structure in every language, and cites only rules that exist.

use std::collections::HashSet;

use crate::common::{LANGUAGES, book, rulings};
use book::{ALHAMBRA, Block, Book, Page, RED_PALACE, Section};

/// The sections of a module page, in this order.
const PARTS: [&str; 6] = ["set-up", "turn", "scoring", "forgotten", "example", "asked"];

/// What must be equal in all languages: anchors, levels, rules and pictures, in order.
fn shape(page: &Page) -> Vec<(String, u8, Vec<String>, Vec<String>)> {
    let pictures = |section: &Section| {
        let names = section.blocks.iter().filter_map(|block| match block {
            Block::Text(_) => None,
            Block::Pieces(names, _) => Some(names.join(" ")),
            Block::Board(name, _) => Some(name.clone()),
        });
        names.collect()
    };
    let shape =
        |section: &Section| (section.anchor.clone(), section.level, section.rules.clone(), pictures(section));
    page.sections.iter().map(shape).collect()
}

fn pairs(book: &Book) -> Vec<(&[String; 2], &[String])> {
    book.pairs.iter().map(|pair| (&pair.modules, &pair.rules[..])).collect()
}

#[test]
fn every_language_has_the_same_pages_anchors_rules_and_pictures() {
    let english = book("en");
    for language in LANGUAGES {
        let other = book(language);
        for (page, same) in english.pages.iter().zip(&other.pages) {
            assert_eq!(shape(page), shape(same), "{language}: {}", page.slug);
        }
        assert_eq!(pairs(&english), pairs(&other), "{language}");
    }
}

#[test]
fn every_page_has_words_and_every_anchor_is_one_place() {
    for language in LANGUAGES {
        let book = book(language);
        for page in &book.pages {
            let mut anchors = HashSet::new();
            for (number, section) in page.sections.iter().enumerate() {
                let name = format!("{language}: {}#{}", page.slug, section.anchor);
                assert!(anchors.insert(&section.anchor), "{name} occurs twice");
                assert!(!section.heading.is_empty(), "{name} has no heading");
                let has_parts = page.sections.get(number + 1).is_some_and(Section::is_part);
                assert!(!section.blocks.is_empty() || has_parts, "{name} is empty");
            }
        }
        assert!(book.pairs.iter().all(|pair| !pair.text.is_empty()), "{language}");
    }
}

#[test]
fn every_module_page_has_all_six_parts() {
    let book = book("en");
    let is_of_game =
        |page: &&Page| !ALHAMBRA.contains(&page.slug.as_str()) && !RED_PALACE.contains(&page.slug.as_str());
    for page in book.pages.iter().filter(is_of_game) {
        let parts = page.sections.iter().filter(|section| !section.is_part());
        let parts: Vec<&str> = parts.map(|section| section.anchor.as_str()).collect();
        assert_eq!(parts, PARTS, "{}", page.slug);
    }
    for pair in &book.pairs {
        assert!(pair.modules.iter().all(|slug| book.page(slug).is_some()), "{:?}", pair.modules);
    }
}

#[test]
fn every_rule_that_is_told_is_laid_down() {
    let (book, rulings) = (book("en"), rulings());
    let laid_down: HashSet<&String> =
        rulings.pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.rules).collect();
    let sections = book.pages.iter().flat_map(|page| &page.sections).flat_map(|section| &section.rules);
    for rule in sections.chain(book.pairs.iter().flat_map(|pair| &pair.rules)) {
        assert!(laid_down.contains(rule), "{rule} is in no rule file");
    }
}
