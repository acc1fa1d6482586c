//! The browser's database: saved games, and the finished games behind the statistics.
//!
//! A write to it completes later, or never if the tab is closed right away. So every write first goes to
//! `localStorage`, which is synchronous, and is removed from there once the database has it. Anything found there at
//! the start, left by a closed tab or by the first versions of this page, is moved into the database.

use std::cell::{Cell, RefCell};
use std::future::IntoFuture;
use std::rc::Rc;

use idb::{Database, DatabaseEvent, Factory, ObjectStoreParams, TransactionMode, TransactionResult};
use leptos::task::spawn_local;
use protocol::{Finished, SavedGame};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use super::storage;

const NAME: &str = "alhambra";

/// Version 1 only had games; version 2 also has finished games.
const VERSION: u32 = 2;

/// The object stores. They are separate, so that a game can be deleted without affecting the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shelf {
    /// Games as they were left.
    Games,
    /// Finished games in short form.
    Finished,
}

impl Shelf {
    const ALL: [Shelf; 2] = [Shelf::Games, Shelf::Finished];

    /// The name of the object store.
    const fn name(self) -> &'static str {
        match self {
            Shelf::Games => "games",
            Shelf::Finished => "finished",
        }
    }

    /// The prefix of keys in `localStorage` for entries that wait to be moved into the database.
    const fn waiting(self) -> &'static str {
        match self {
            Shelf::Games => "alhambra.game.",
            Shelf::Finished => "alhambra.finished.",
        }
    }
}

/// A write: the shelf, the key, and the text to store; `None` deletes the entry.
struct Write {
    shelf: Shelf,
    id: String,
    text: Option<String>,
}

/// The state of the database.
enum Base {
    /// Not open yet; these writes are queued.
    Opening(Vec<Write>),
    Open(Rc<Database>),
    /// The browser does not provide one.
    Refused,
}

thread_local! {
    static BASE: RefCell<Base> = const { RefCell::new(Base::Opening(Vec::new())) };
    /// Resolves when the database is open or refused, or when another tab blocks it.
    static OPENED: RefCell<Option<js_sys::Promise>> = const { RefCell::new(None) };
    /// Called once if a game cannot be saved anywhere.
    static TROUBLE: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
}

/// Opens the database and moves waiting entries into it. `trouble` is called once if a game cannot be saved anywhere.
pub fn open(trouble: impl FnOnce() + 'static) {
    TROUBLE.set(Some(Box::new(trouble)));
    // A tab with an older page may block the upgrade; until it is closed, `localStorage` has to do.
    let held_back: Rc<Cell<Option<js_sys::Function>>> = Rc::default();
    let blocked = js_sys::Promise::new(&mut |resolve, _| held_back.set(Some(resolve)));
    let opened = future_to_promise(async move {
        let is_old = Rc::new(Cell::new(false));
        let found = open_base(is_old.clone(), held_back).await.ok().map(Rc::new);
        let base = found.clone().map_or(Base::Refused, Base::Open);
        let earlier = BASE.replace(base);
        if let (Some(base), Base::Opening(writes)) = (found, earlier) {
            for shelf in Shelf::ALL {
                for (id, text) in waiting(shelf) {
                    write(&base, Write { shelf, id, text: Some(text) });
                }
            }
            writes.into_iter().for_each(|one| write(&base, one));
            if is_old.get() {
                count_old_games(&base).await;
            }
        }
        Ok(JsValue::UNDEFINED)
    });
    OPENED.set(Some(js_sys::Promise::race(&js_sys::Array::of2(&opened, &blocked))));
}

async fn open_base(
    is_old: Rc<Cell<bool>>,
    held_back: Rc<Cell<Option<js_sys::Function>>>,
) -> Result<Database, idb::Error> {
    let mut request = Factory::new()?.open(NAME, Some(VERSION))?;
    request.on_upgrade_needed(move |event| {
        is_old.set(event.old_version().is_ok_and(|version| version == 1));
        // Without its stores the database is useless: the first write will fail and report it.
        let Ok(base) = event.database() else { return };
        let there = base.store_names();
        for shelf in Shelf::ALL.into_iter().filter(|shelf| !there.iter().any(|name| name == shelf.name())) {
            let _ = base.create_object_store(shelf.name(), ObjectStoreParams::new());
        }
    });
    request.on_blocked(move |_| {
        if let Some(resolve) = held_back.take() {
            let _ = resolve.call0(&JsValue::UNDEFINED);
        }
    });
    let mut base = request.await?;
    // A newer page in another tab wants to upgrade the database and must not have to wait for this one.
    base.on_version_change(|event| {
        let base = event.target().map(JsValue::from);
        let close = base.as_ref().and_then(|base| js_sys::Reflect::get(base, &"close".into()).ok());
        if let (Some(base), Some(close)) = (base, close.map(js_sys::Function::from)) {
            let _ = close.call0(&base);
        }
    });
    Ok(base)
}

/// Adds games that people finished before there were statistics.
async fn count_old_games(base: &Database) {
    for (id, text) in read_all(base, Shelf::Games).await.unwrap_or_default() {
        let saved = SavedGame::from_json(&text).ok();
        if let Some(finished) = saved.and_then(|saved| Finished::of_saved(id, &saved)) {
            put(Shelf::Finished, &finished.key, finished.to_json());
        }
    }
}

/// The entries that wait in `localStorage`, with their keys.
fn waiting(shelf: Shelf) -> Vec<(String, String)> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten());
    let ids: Vec<String> =
        keys.filter_map(|key| key.strip_prefix(shelf.waiting()).map(str::to_string)).collect();
    let text = |id: String| {
        let text = storage.get_item(&format!("{}{id}", shelf.waiting())).ok().flatten();
        text.map(|text| (id, text))
    };
    ids.into_iter().filter_map(text).collect()
}

/// Whether `localStorage` holds exactly this text for the key.
fn is_waiting(shelf: Shelf, id: &str, text: &str) -> bool {
    let key = format!("{}{id}", shelf.waiting());
    let held = storage().and_then(|storage| storage.get_item(&key).ok().flatten());
    held.as_deref() == Some(text)
}

fn report_trouble() {
    if let Some(trouble) = TROUBLE.take() {
        trouble();
    }
}

/// Starts a write immediately, so that writes complete in the order of the calls, and awaits its completion later.
fn write(base: &Database, Write { shelf, id, text }: Write) {
    let begun = || {
        let transaction = base.transaction(&[shelf.name()], TransactionMode::ReadWrite)?;
        let store = transaction.object_store(shelf.name())?;
        let key = JsValue::from_str(&id);
        match &text {
            Some(text) => drop(store.put(&JsValue::from_str(text), Some(&key))?),
            None => drop(store.delete(key)?),
        }
        transaction.commit().map(IntoFuture::into_future)
    };
    match (begun(), text) {
        (Ok(done), text) => spawn_local(async move {
            let is_kept = matches!(done.await, Ok(TransactionResult::Committed));
            let Some(text) = text else { return };
            match is_waiting(shelf, &id, &text) {
                true if is_kept => forget_waiting(shelf, &id),
                false if !is_kept => report_trouble(),
                _ => {}
            }
        }),
        (Err(_), Some(text)) if !is_waiting(shelf, &id, &text) => report_trouble(),
        (Err(_), _) => {}
    }
}

fn forget_waiting(shelf: Shelf, id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{}{id}", shelf.waiting()));
    }
}

fn write_or_queue(one: Write) {
    BASE.with_borrow_mut(|base| match base {
        Base::Opening(writes) => writes.push(one),
        Base::Open(base) => write(base, one),
        Base::Refused => {
            if one.text.is_some_and(|text| !is_waiting(one.shelf, &one.id, &text)) {
                report_trouble();
            }
        }
    });
}

/// Stores a text under a key. Returns without waiting.
pub(super) fn put(shelf: Shelf, id: &str, text: String) {
    if let Some(storage) = storage() {
        // If `localStorage` is full or forbidden, the database may still accept it.
        let _ = storage.set_item(&format!("{}{id}", shelf.waiting()), &text);
    }
    write_or_queue(Write { shelf, id: id.to_string(), text: Some(text) });
}

/// Deletes what is stored under a key. Returns without waiting.
pub(super) fn remove(shelf: Shelf, id: &str) {
    forget_waiting(shelf, id);
    write_or_queue(Write { shelf, id: id.to_string(), text: None });
}

/// All texts of a shelf with their keys; a waiting entry is newer than one of the same key in the database.
pub(super) async fn texts(shelf: Shelf) -> Vec<(String, String)> {
    if let Some(opened) = OPENED.with_borrow(Clone::clone) {
        let _ = JsFuture::from(opened).await;
    }
    let base = BASE.with_borrow(|base| if let Base::Open(base) = base { Some(base.clone()) } else { None });
    let mut found = waiting(shelf);
    if let Some(base) = base
        && let Ok(kept) = read_all(&base, shelf).await
    {
        for (id, text) in kept {
            if !found.iter().any(|(other, _)| *other == id) {
                found.push((id, text));
            }
        }
    }
    found
}

async fn read_all(base: &Database, shelf: Shelf) -> Result<Vec<(String, String)>, idb::Error> {
    let transaction = base.transaction(&[shelf.name()], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(shelf.name())?;
    // Both requests are in one transaction, so they see the same texts in the same order.
    let (keys, texts) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
    let (keys, texts) = (keys.await?, texts.await?);
    let pair = |(key, text): (JsValue, JsValue)| Some((key.as_string()?, text.as_string()?));
    Ok(keys.into_iter().zip(texts).filter_map(pair).collect())
}
