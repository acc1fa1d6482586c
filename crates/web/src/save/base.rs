//! The data base of the browser: games, and the finished ones that the statistics are made from.
//!
//! A write there ends some time later, maybe never if the tab is closed at once. So every write goes into the small
//! store first, which keeps it within the call, and leaves that store when the data base has it. What is found there
//! at the start, from a tab that was closed or from the first versions of this page, is moved over.

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

/// Version 1 had games alone; version 2 has the finished ones beside them.
const VERSION: u32 = 2;

/// What is kept apart from each other, so that a game can be deleted without its part of the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shelf {
    /// Games as they were left.
    Games,
    /// Games that are over, in short.
    Finished,
}

impl Shelf {
    const ALL: [Shelf; 2] = [Shelf::Games, Shelf::Finished];

    /// Its name in the data base.
    const fn name(self) -> &'static str {
        match self {
            Shelf::Games => "games",
            Shelf::Finished => "finished",
        }
    }

    /// What stands before a key in the small store while something waits there.
    const fn waiting(self) -> &'static str {
        match self {
            Shelf::Games => "alhambra.game.",
            Shelf::Finished => "alhambra.finished.",
        }
    }
}

/// A write: where, the key, and the text, or nothing if it is to be forgotten.
struct Write {
    shelf: Shelf,
    id: String,
    text: Option<String>,
}

/// The data base.
enum Base {
    /// Not open yet; these writes wait for it.
    Opening(Vec<Write>),
    Open(Rc<Database>),
    /// The browser gives none.
    Refused,
}

thread_local! {
    static BASE: RefCell<Base> = const { RefCell::new(Base::Opening(Vec::new())) };
    /// Done when the data base is open or refused, or when another tab holds it back.
    static OPENED: RefCell<Option<js_sys::Promise>> = const { RefCell::new(None) };
    /// Called once when a game can be kept nowhere.
    static TROUBLE: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
}

/// Opens the data base and moves over what waits. `trouble` is called once when a game can be kept nowhere.
pub fn open(trouble: impl FnOnce() + 'static) {
    TROUBLE.set(Some(Box::new(trouble)));
    // A tab with an older page may hold the data base; until it is closed the small store has to do.
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
        // Without its stores the base is of no use: the first write will fail and say so.
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
    // A newer page in another tab wants to change the data base: it must not wait for this one.
    base.on_version_change(|event| {
        let base = event.target().map(JsValue::from);
        let close = base.as_ref().and_then(|base| js_sys::Reflect::get(base, &"close".into()).ok());
        if let (Some(base), Some(close)) = (base, close.map(js_sys::Function::from)) {
            let _ = close.call0(&base);
        }
    });
    Ok(base)
}

/// The games of people that ended before there were statistics are part of them.
async fn count_old_games(base: &Database) {
    for (id, text) in read_all(base, Shelf::Games).await.unwrap_or_default() {
        let saved = SavedGame::from_json(&text).ok();
        if let Some(finished) = saved.and_then(|saved| Finished::of_saved(id, &saved)) {
            put(Shelf::Finished, &finished.key, finished.to_json());
        }
    }
}

/// What waits in the small store, by its keys.
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

/// Whether the small store holds exactly this.
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

/// Begins a write now, so that writes end in the order of the calls, and waits for its end later.
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

/// Keeps a text under a key. Returns at once.
pub(super) fn put(shelf: Shelf, id: &str, text: String) {
    if let Some(storage) = storage() {
        // If this store is full or forbidden, the data base may still take it.
        let _ = storage.set_item(&format!("{}{id}", shelf.waiting()), &text);
    }
    write_or_queue(Write { shelf, id: id.to_string(), text: Some(text) });
}

/// Forgets what is kept under a key. Returns at once.
pub(super) fn remove(shelf: Shelf, id: &str) {
    forget_waiting(shelf, id);
    write_or_queue(Write { shelf, id: id.to_string(), text: None });
}

/// Everything of a shelf by its keys; what waits is newer than its namesake in the data base.
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
    // Both requests belong to one transaction, so they see the same texts in the same order.
    let (keys, texts) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
    let (keys, texts) = (keys.await?, texts.await?);
    let pair = |(key, text): (JsValue, JsValue)| Some((key.as_string()?, text.as_string()?));
    Ok(keys.into_iter().zip(texts).filter_map(pair).collect())
}
