//! A game as text: what is saved, shared as a file, and loaded.

use protocol::Record;
use serde_json::{Value, json};

use crate::app::App;
use crate::art::SeatColour;
use crate::play::{Play, Player};
use crate::share::{self, MARK};

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
        "turn": play.view().turn(),
        "saved_at": js_sys::Date::now(),
    })
    .to_string()
}

/// Reads a saved game, a bare record, a link or the code of a game.
pub fn from_text(id: String, text: &str, app: App) -> Result<Play, String> {
    let text = text.trim();
    if let Some((_, code)) = text.split_once(MARK) {
        return share::from_code(id, code, app);
    }
    if !text.is_empty() && !text.starts_with(['{', '[', '"']) {
        return share::from_code(id, text, app);
    }
    let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let is_bare = value.get("record").is_none();
    let record_value = if is_bare { &value } else { &value["record"] };
    let record = Record::from_json(&record_value.to_string()).map_err(|error| error.to_string())?;
    let mut places = share::default_places(record.setup.rules().players(), app);
    for (index, place) in places.iter_mut().enumerate().filter(|_| !is_bare) {
        if let Some(name) = value["names"][index].as_str() {
            place.name = name.to_string();
        }
        place.player = match value["bots"][index].as_str() {
            // A bot this page does not know is played by the best it has.
            Some(code) if bots::by_name(code, 0).is_none() => Player::Bot("greedy".into()),
            Some(code) => Player::Bot(code.to_string()),
            None => Player::Human,
        };
    }
    let colours: Vec<SeatColour> = (0..places.len())
        .filter_map(|index| SeatColour::from_name(value["colours"][index].as_str()?))
        .collect();
    let is_own = |colour: &SeatColour| colours.iter().filter(|other| *other == colour).count() == 1;
    // No two seats share a colour, whatever the file says.
    if colours.len() == places.len() && colours.iter().all(is_own) {
        places.iter_mut().zip(colours).for_each(|(place, colour)| place.colour = colour);
    }
    let open_hands = value["open_hands"].as_bool().unwrap_or(false);
    Play::from_record(id, &record, places, open_hands).map_err(|error| error.to_string())
}
