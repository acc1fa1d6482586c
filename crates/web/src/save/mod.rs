//! What the browser stores. Settings and the last draft are in `localStorage`, because the first paint needs them;
//! games and finished games are in IndexedDB.

mod base;
mod finished;
mod games;
mod text;

use i18n::Language;
use serde_json::{Value, json};

use crate::app::{Confirm, Settings};
use crate::pace::Pace;
use crate::theme;

pub use base::open;
pub use finished::{finished, note_end, take_in};
pub use games::{Saved, delete, list, load, store};
pub use text::{from_finished, from_text, to_text};

const SETTINGS: &str = "alhambra.settings";
const CHOICE: &str = "alhambra.new-game";
const LESSONS: &str = "alhambra.lessons";
const NAME: &str = "alhambra.name";

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// The saved settings, completed with defaults; the default language is the browser's.
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
        theme: value["theme"].as_str().unwrap_or(theme::SYSTEM).to_string(),
        purist: value["purist"].as_bool().unwrap_or(false),
        confirm: confirm_from(&value["confirm"]),
        patience: value["patience"].as_u64().and_then(|seconds| u8::try_from(seconds).ok()).unwrap_or(10),
        still: value["still"].as_bool().unwrap_or(false),
        sound: value["sound"].as_bool().unwrap_or(false),
        kind_marks: value["kind_marks"].as_bool().unwrap_or(false),
        known_cards: value["known_cards"].as_bool().unwrap_or(true),
        pace: value["pace"].as_str().and_then(Pace::from_code).unwrap_or(Pace::Calm),
    }
}

/// Reads which actions to confirm; the first versions only stored true or false.
fn confirm_from(value: &Value) -> Confirm {
    match (value.as_str().and_then(Confirm::from_code), value.as_bool()) {
        (Some(grade), _) => grade,
        (None, Some(false)) => Confirm::Never,
        (None, Some(true) | None) => Confirm::Final,
    }
}

/// Saves the settings.
pub fn store_settings(settings: &Settings) {
    let value = json!({
        "language": settings.language.code(),
        "theme": settings.theme,
        "purist": settings.purist,
        "confirm": settings.confirm.code(),
        "patience": settings.patience,
        "still": settings.still,
        "sound": settings.sound,
        "kind_marks": settings.kind_marks,
        "known_cards": settings.known_cards,
        "pace": settings.pace.code(),
    });
    if let Some(storage) = storage() {
        // If the store is full or forbidden, the settings are lost, but not the game.
        let _ = storage.set_item(SETTINGS, &value.to_string());
    }
}

/// The choices for the last new game, as text.
pub fn last_choice() -> Option<String> {
    storage()?.get_item(CHOICE).ok().flatten()
}

/// Saves the choices for a new game.
pub fn remember_choice(choice: &str) {
    if let Some(storage) = storage() {
        // If this fails, the next new game starts with the defaults.
        let _ = storage.set_item(CHOICE, choice);
    }
}

/// The name under which the person sat down last at a table of a server.
pub fn own_name() -> Option<String> {
    storage()?.get_item(NAME).ok().flatten()
}

/// Saves the name for the next table.
pub fn remember_name(name: &str) {
    if let Some(storage) = storage() {
        // If this fails, the name is asked for again.
        let _ = storage.set_item(NAME, name);
    }
}

/// The saved progress of lessons, as text.
pub fn lessons() -> Option<String> {
    storage()?.get_item(LESSONS).ok().flatten()
}

/// Saves the progress of lessons.
pub fn keep_lessons(lessons: &str) {
    if let Some(storage) = storage() {
        // If this fails, a lesson starts again from the beginning.
        let _ = storage.set_item(LESSONS, lessons);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_versions_knew_only_yes_and_no() {
        assert_eq!(confirm_from(&json!(true)), Confirm::Final);
        assert_eq!(confirm_from(&json!(false)), Confirm::Never);
        assert_eq!(confirm_from(&Value::Null), Confirm::Final);
        assert_eq!(confirm_from(&json!("sometimes")), Confirm::Final);
        for grade in Confirm::ALL {
            assert_eq!(confirm_from(&json!(grade.code())), grade);
        }
    }
}
