//! Saved games in IndexedDB.
//!
//! A write there ends some time later, maybe never if the tab is closed at once. So every write goes into the small
//! store first, which keeps it within the call, and leaves that store when the data base has it. What is found there
//! at the start, from a tab that was closed or from the first versions of this page, is moved over.

use std::cell::RefCell;
use std::future::IntoFuture;
use std::rc::Rc;

use idb::{Database, DatabaseEvent, Factory, ObjectStoreParams, TransactionMode, TransactionResult};
use leptos::task::spawn_local;
use protocol::clean_name;
use serde_json::Value;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};

use super::{from_text, storage, to_text};
use crate::app::App;
use crate::play::Play;

const NAME: &str = "alhambra";
const GAMES: &str = "games";
/// Where a game waits in the small store.
const WAITING: &str = "alhambra.game.";

/// A saved game, as the home screen lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// Its key.
    pub id: String,
    /// Which game.
    pub game: engine::Base,
    /// Who plays.
    pub names: Vec<String>,
    /// The modules, by their slugs.
    pub modules: Vec<String>,
    /// The number of the turn; games of the first versions do not say.
    pub turn: Option<u32>,
    /// Whether it is over.
    pub is_over: bool,
    /// When it was saved last, in milliseconds since 1970.
    pub saved: Option<u64>,
}

/// A write: the key of the game, and its text or nothing if it is to be forgotten.
struct Write {
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
    /// Done when the data base is open or refused.
    static OPENED: RefCell<Option<js_sys::Promise>> = const { RefCell::new(None) };
    /// Called once when a game can be kept nowhere.
    static TROUBLE: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
}

/// Opens the data base and moves over what waits. `trouble` is called once when a game can be kept nowhere.
pub fn open(trouble: impl FnOnce() + 'static) {
    TROUBLE.set(Some(Box::new(trouble)));
    let opened = future_to_promise(async {
        let found = open_base().await.ok().map(Rc::new);
        let base = found.clone().map_or(Base::Refused, Base::Open);
        let earlier = BASE.replace(base);
        if let (Some(base), Base::Opening(writes)) = (found, earlier) {
            for (id, text) in waiting() {
                write(&base, Write { id, text: Some(text) });
            }
            writes.into_iter().for_each(|one| write(&base, one));
        }
        Ok(JsValue::UNDEFINED)
    });
    OPENED.set(Some(opened));
}

async fn open_base() -> Result<Database, idb::Error> {
    let mut request = Factory::new()?.open(NAME, Some(1))?;
    request.on_upgrade_needed(|event| {
        // Without its store the base is of no use: the first write will fail and say so.
        let _ = event.database().and_then(|base| base.create_object_store(GAMES, ObjectStoreParams::new()));
    });
    request.await
}

/// The games that wait in the small store.
fn waiting() -> Vec<(String, String)> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten());
    let ids: Vec<String> = keys.filter_map(|key| key.strip_prefix(WAITING).map(str::to_string)).collect();
    let game = |id: String| storage.get_item(&format!("{WAITING}{id}")).ok().flatten().map(|text| (id, text));
    ids.into_iter().filter_map(game).collect()
}

/// Whether the small store holds exactly this game.
fn is_waiting(id: &str, text: &str) -> bool {
    let held = storage().and_then(|storage| storage.get_item(&format!("{WAITING}{id}")).ok().flatten());
    held.as_deref() == Some(text)
}

fn report_trouble() {
    if let Some(trouble) = TROUBLE.take() {
        trouble();
    }
}

/// Begins a write now, so that writes end in the order of the calls, and waits for its end later.
fn write(base: &Database, Write { id, text }: Write) {
    let begun = || {
        let transaction = base.transaction(&[GAMES], TransactionMode::ReadWrite)?;
        let store = transaction.object_store(GAMES)?;
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
            match is_waiting(&id, &text) {
                true if is_kept => forget_waiting(&id),
                false if !is_kept => report_trouble(),
                _ => {}
            }
        }),
        (Err(_), Some(text)) if !is_waiting(&id, &text) => report_trouble(),
        (Err(_), _) => {}
    }
}

fn forget_waiting(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{WAITING}{id}"));
    }
}

fn write_or_queue(one: Write) {
    BASE.with_borrow_mut(|base| match base {
        Base::Opening(writes) => writes.push(one),
        Base::Open(base) => write(base, one),
        Base::Refused => {
            if one.text.is_some_and(|text| !is_waiting(&one.id, &text)) {
                report_trouble();
            }
        }
    });
}

/// Keeps a game; called after every action. Returns at once.
pub fn store(play: &Play) {
    let (id, text) = (play.id.clone(), to_text(play));
    if let Some(storage) = storage() {
        // If this store is full or forbidden, the data base may still take the game.
        let _ = storage.set_item(&format!("{WAITING}{id}"), &text);
    }
    write_or_queue(Write { id, text: Some(text) });
}

/// Forgets a saved game. Returns at once.
pub fn delete(id: &str) {
    forget_waiting(id);
    write_or_queue(Write { id: id.to_string(), text: None });
}

/// All games as texts, by their keys; those that wait are newer than their namesakes in the data base.
async fn texts() -> Vec<(String, String)> {
    if let Some(opened) = OPENED.with_borrow(Clone::clone) {
        let _ = JsFuture::from(opened).await;
    }
    let base = BASE.with_borrow(|base| if let Base::Open(base) = base { Some(base.clone()) } else { None });
    let mut games = waiting();
    if let Some(base) = base
        && let Ok(kept) = read_all(&base).await
    {
        for (id, text) in kept {
            if !games.iter().any(|(other, _)| *other == id) {
                games.push((id, text));
            }
        }
    }
    games
}

async fn read_all(base: &Database) -> Result<Vec<(String, String)>, idb::Error> {
    let transaction = base.transaction(&[GAMES], TransactionMode::ReadOnly)?;
    let store = transaction.object_store(GAMES)?;
    // Both requests belong to one transaction, so they see the same games in the same order.
    let (keys, texts) = (store.get_all_keys(None, None)?, store.get_all(None, None)?);
    let (keys, texts) = (keys.await?, texts.await?);
    let pair = |(key, text): (JsValue, JsValue)| Some((key.as_string()?, text.as_string()?));
    Ok(keys.into_iter().zip(texts).filter_map(pair).collect())
}

/// Reads a saved game.
pub async fn load(id: &str, app: App) -> Result<Play, String> {
    let found = texts().await.into_iter().find(|(other, _)| other == id);
    from_text(id.to_string(), &found.map(|(_, text)| text).unwrap_or_default(), app)
}

/// All saved games, newest first.
pub async fn list() -> Vec<Saved> {
    let mut saved: Vec<Saved> =
        texts().await.into_iter().filter_map(|(id, text)| summary(id, &text)).collect();
    saved.sort_by(|one, two| two.saved.cmp(&one.saved).then_with(|| two.id.cmp(&one.id)));
    saved
}

fn summary(id: String, text: &str) -> Option<Saved> {
    let value: Value = serde_json::from_str(text).ok()?;
    // Pages of before had the record inside.
    let record = if value["record"].is_object() { &value["record"] } else { &value };
    let strings = |value: &Value| -> Vec<String> {
        value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_string).collect()
    };
    record["setup"].is_object().then(|| Saved {
        id,
        game: record["setup"]["game"].as_str().and_then(engine::Base::from_slug).unwrap_or_default(),
        names: strings(&value["names"]).iter().filter_map(|name| clean_name(name)).collect(),
        modules: strings(&record["setup"]["modules"]),
        turn: value["turn"].as_u64().and_then(|turn| u32::try_from(turn).ok()),
        is_over: record["result"].is_object(),
        saved: value["saved_at"].as_f64().map(|date| date as u64),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_listed_as_they_were_and_are_written() {
        let setup = r#""setup":{"game":"red-palace","players":2,"modules":["camps"]},"result":{}"#;
        let rest =
            format!(r#""names":["{}","\u202e\u001bBen"],"turn":7,"saved_at":1700"#, "x".repeat(200_000));
        for text in [format!("{{{setup},{rest}}}"), format!(r#"{{"record":{{{setup}}},{rest}}}"#)] {
            let saved = summary("1".to_string(), &text).expect("a game");
            assert_eq!(saved.names, ["x".repeat(protocol::MAX_NAME), "Ben".to_string()]);
            assert_eq!((saved.turn, saved.is_over, saved.saved), (Some(7), true, Some(1700)));
            assert_eq!((saved.game, saved.modules.concat().as_str()), (engine::Base::RedPalace, "camps"));
        }
        assert_eq!(summary("1".to_string(), "{}"), None);
    }
}
