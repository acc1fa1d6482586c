//! What the browser keeps: settings and saved games.

use i18n::Language;
use protocol::Record;
use serde_json::{Value, json};

use crate::app::Settings;
use crate::art::SeatColour;
use crate::play::{Place, Play, Player};

const SETTINGS: &str = "alhambra.settings";
const GAME: &str = "alhambra.game.";
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

/// A saved game, as the home screen lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// Its key.
    pub id: String,
    /// Who plays.
    pub names: Vec<String>,
    /// How many actions were played.
    pub actions: usize,
    /// Whether it is over.
    pub is_over: bool,
}

/// A saved game as text; also what is shared and loaded.
pub fn to_text(play: &Play) -> String {
    let players: Vec<Value> = play
        .places
        .iter()
        .map(|place| match &place.player {
            Player::Human => Value::Null,
            Player::Bot(code) => json!(code),
        })
        .collect();
    let record: Value = serde_json::from_str(&play.game().record().to_json()).unwrap_or(Value::Null);
    let colours: Vec<&str> = play.places.iter().map(|place| place.colour.name()).collect();
    json!({
        "record": record,
        "names": play.names(),
        "bots": players,
        "colours": colours,
        "open_hands": play.open_hands,
    })
    .to_string()
}

/// Reads a saved game, or a bare record.
pub fn from_text(id: String, text: &str) -> Result<Play, String> {
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let record_value = if value.get("record").is_some() { &value["record"] } else { &value };
    let record = Record::from_json(&record_value.to_string()).map_err(|error| error.to_string())?;
    let players = record.setup.rules().players();
    let places = (0..players)
        .map(|index| Place {
            name: value["names"][index].as_str().map_or_else(|| format!("{}", index + 1), str::to_string),
            player: match value["bots"][index].as_str() {
                // A bot this page does not know is played by the best it has.
                Some(code) if bots::by_name(code, 0).is_none() => Player::Bot("greedy".into()),
                Some(code) => Player::Bot(code.to_string()),
                None => Player::Human,
            },
            colour: value["colours"][index]
                .as_str()
                .and_then(SeatColour::from_name)
                .unwrap_or(SeatColour::of_seat(index)),
        })
        .collect();
    let open_hands = value["open_hands"].as_bool().unwrap_or(false);
    Play::from_record(id, &record, places, open_hands).map_err(|error| error.to_string())
}

/// Keeps a game; called after every action.
pub fn store(play: &Play) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("{GAME}{}", play.id), &to_text(play));
    }
}

/// Reads a saved game.
pub fn load(id: &str) -> Result<Play, String> {
    let text = storage().and_then(|storage| storage.get_item(&format!("{GAME}{id}")).ok().flatten());
    from_text(id.to_string(), &text.unwrap_or_default())
}

/// Forgets a saved game.
pub fn delete(id: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("{GAME}{id}"));
    }
}

/// All saved games, newest first.
pub fn list() -> Vec<Saved> {
    let Some(storage) = storage() else { return Vec::new() };
    let keys = (0..storage.length().unwrap_or(0)).filter_map(|place| storage.key(place).ok().flatten());
    let ids = keys.filter_map(|key| key.strip_prefix(GAME).map(str::to_string));
    let mut saved: Vec<Saved> = ids
        .filter_map(|id| {
            let text = storage.get_item(&format!("{GAME}{id}")).ok().flatten()?;
            let value: Value = serde_json::from_str(&text).ok()?;
            let names =
                value["names"].as_array()?.iter().filter_map(|name| name.as_str().map(str::to_string));
            Some(Saved {
                names: names.collect(),
                actions: value["record"]["actions"].as_array().map_or(0, Vec::len),
                is_over: value["record"]["result"].is_object(),
                id,
            })
        })
        .collect();
    saved.sort_by(|one, two| two.id.cmp(&one.id));
    saved
}
