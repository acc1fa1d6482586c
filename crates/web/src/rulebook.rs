//! The rulebook and the rulings behind it: fetched when somebody opens them, and kept while the page is open.

use std::cell::RefCell;
use std::collections::HashMap;

use book::{Book, Index};
use engine::Game;
use i18n::Language;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Record;

use crate::app::App;
use crate::shelf;

/// A book with its search index.
pub struct Volume {
    /// The pages of the book.
    pub book: Book,
    /// The search index over its words.
    pub index: Index,
}

thread_local! {
    /// What has been fetched, by file name. It is never freed: there are only one rulebook per language and one book
    /// of rulings.
    static FETCHED: RefCell<HashMap<String, &'static Volume>> = RefCell::new(HashMap::new());
}

/// A volume that has already been fetched.
fn kept(name: &str) -> Option<&'static Volume> {
    FETCHED.with_borrow(|fetched| fetched.get(name).copied())
}

fn keep(name: String, book: Book) -> &'static Volume {
    let index = Index::new(&book);
    let volume: &'static Volume = Box::leak(Box::new(Volume { book, index }));
    FETCHED.with_borrow_mut(|fetched| fetched.insert(name, volume));
    volume
}

async fn fetch(name: String) -> Option<&'static Volume> {
    match kept(&name) {
        Some(volume) => Some(volume),
        None => Some(keep(name.clone(), Book::from_json(&shelf::text(&name).await?)?)),
    }
}

/// The rulebook in this language; `None` if it cannot be fetched.
pub async fn book(language: Language) -> Option<&'static Volume> {
    fetch(format!("book-{}.json", language.code())).await
}

/// The rulings, which are only in English; `None` if they cannot be fetched.
pub async fn rulings() -> Option<&'static Volume> {
    fetch("rulings.json".to_string()).await
}

/// The books as signals for a screen: set as soon as they have been fetched, in the current language.
#[derive(Clone, Copy)]
pub struct Library {
    /// The rulebook.
    pub book: RwSignal<Option<&'static Volume>>,
    /// The rulings behind it.
    pub rulings: RwSignal<Option<&'static Volume>>,
    /// Whether the rulebook could not be fetched.
    pub has_failed: RwSignal<bool>,
}

impl Library {
    /// Fetches the books, and fetches the rulebook again when the language changes.
    pub fn open(app: App) -> Library {
        let library = Library {
            book: RwSignal::new(None),
            rulings: RwSignal::new(None),
            has_failed: RwSignal::new(false),
        };
        let language = Memo::new(move |_| app.settings.read().language);
        Effect::new(move |_| library.fetch(app, language.get()));
        library
    }

    /// Fetches the books again.
    pub fn fetch(self, app: App, language: Language) {
        self.has_failed.set(false);
        spawn_local(async move {
            let came = book(language).await;
            if app.settings.read_untracked().language == language {
                self.has_failed.set(came.is_none());
                self.book.set(came);
            }
            // People read the rulebook first, so the rulings come second.
            self.rulings.set(rulings().await);
        });
    }
}

/// The game of an interactive board in the rulebook; `None` if it cannot be fetched.
pub async fn board(name: &str) -> Option<Game> {
    let record = shelf::text(&format!("board-{name}.json")).await?;
    Record::from_json(&record).ok()?.replay().ok()
}
