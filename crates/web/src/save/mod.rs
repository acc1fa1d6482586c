//! What the browser keeps: settings and the last choice, which the first paint needs, in its small store; games in
//! IndexedDB.

mod games;
mod text;

use i18n::Language;
use serde_json::{Value, json};

use crate::app::Settings;
use crate::pace::Pace;

pub use games::{Saved, delete, list, load, open, store};
pub use text::{from_text, to_text};

const SETTINGS: &str = "alhambra.settings";
const CHOICE: &str = "alhambra.new-game";

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// The settings as they were left, or as the browser wishes.
pub fn load_settings() -> Settings {
    let stored = storage().and_then(|storage| storage.get_item(SETTINGS).ok().flatten());
    let value: Value = stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or(Value::Null);
    let browser = web_sys::window().and_then(|window| window.navigator().language());
    let language = value["language"]
        .as_str()
        .and_then(Language::from_code)
        .or_else(|| browser.and_then(|code| Language::from_browser(&code)))
        .unwrap_or(Language::English);
    Settings {
        language,
        theme: value["theme"].as_str().unwrap_or("system").to_string(),
        purist: value["purist"].as_bool().unwrap_or(false),
        confirm: value["confirm"].as_bool().unwrap_or(true),
        patience: value["patience"].as_u64().and_then(|seconds| u8::try_from(seconds).ok()).unwrap_or(10),
        still: value["still"].as_bool().unwrap_or(false),
        sound: value["sound"].as_bool().unwrap_or(false),
        kind_marks: value["kind_marks"].as_bool().unwrap_or(false),
        known_cards: value["known_cards"].as_bool().unwrap_or(true),
        pace: value["pace"].as_str().and_then(Pace::from_code).unwrap_or(Pace::Calm),
    }
}

/// Keeps the settings.
pub fn store_settings(settings: &Settings) {
    let value = json!({
        "language": settings.language.code(),
        "theme": settings.theme,
        "purist": settings.purist,
        "confirm": settings.confirm,
        "patience": settings.patience,
        "still": settings.still,
        "sound": settings.sound,
        "kind_marks": settings.kind_marks,
        "known_cards": settings.known_cards,
        "pace": settings.pace.code(),
    });
    if let Some(storage) = storage() {
        // A full or forbidden store costs the settings, not the game.
        let _ = storage.set_item(SETTINGS, &value.to_string());
    }
}

/// What was chosen for the last new game.
pub fn last_choice() -> Option<String> {
    storage()?.get_item(CHOICE).ok().flatten()
}

/// Keeps what was chosen for a new game.
pub fn remember_choice(choice: &str) {
    if let Some(storage) = storage() {
        // As with the settings: without a store it is asked again.
        let _ = storage.set_item(CHOICE, choice);
    }
}
