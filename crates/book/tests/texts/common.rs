//! The real book, read from the source tree.

use std::fs;
use std::path::{Path, PathBuf};

use book::{ALHAMBRA, Book, RED_PALACE, RED_PALACE_MODULES, parse};

/// The languages of the book.
pub const LANGUAGES: [&str; 6] = ["en", "fr", "de", "it", "pl", "es"];

/// A folder of the source tree.
pub fn folder(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// The slugs of all pages in the English folder; those that no list names are the modules of Alhambra.
pub fn slugs() -> Vec<String> {
    let names = fs::read_dir(folder("crates/book/texts/en")).expect("the folder").flatten();
    let mut modules: Vec<String> =
        names.map(|entry| entry.path().file_stem().expect("a name").to_string_lossy().into_owned()).collect();
    let others = [&ALHAMBRA[..], &RED_PALACE, &RED_PALACE_MODULES, &["pairs"]].concat();
    modules.retain(|slug| !others.contains(&slug.as_str()));
    modules.sort();
    let named = |slugs: &[&str]| slugs.iter().map(|slug| slug.to_string()).collect::<Vec<_>>();
    [named(&ALHAMBRA), modules, named(&RED_PALACE), named(&RED_PALACE_MODULES)].concat()
}

/// The book of a language.
pub fn book(language: &str) -> Book {
    let slugs = slugs();
    let slugs: Vec<&str> = slugs.iter().map(String::as_str).collect();
    let folder = folder("crates/book/texts").join(language);
    parse::book(&folder, &slugs).unwrap_or_else(|broken| panic!("{language}: {broken}"))
}

/// The rulings behind the book.
pub fn rulings() -> Book {
    parse::rulings(&folder("docs/rules")).expect("the rule files")
}
