//! Saved games, as listed on the home screen.

use std::sync::Arc;

use protocol::clean_name;
use serde_json::Value;

use super::base::{self, Shelf};
use super::{from_text, to_text};
use crate::app::App;
use crate::lesson;
use crate::play::Play;

/// A saved game, as listed on the home screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Saved {
    /// The key of the game.
    pub id: String,
    /// The base game.
    pub game: engine::Base,
    /// The names of the players, in seat order.
    pub names: Vec<String>,
    /// The slugs of the modules.
    pub modules: Vec<String>,
    /// Whether it is over.
    pub is_over: bool,
    /// When it was last saved, in milliseconds since 1970.
    pub saved: Option<u64>,
    /// The whole game, in the form that [`from_text`] reads.
    pub text: Arc<str>,
}

/// Saves a game that is held here; called after every action. Returns without waiting.
pub fn store(play: &Play) {
    if let Some(text) = to_text(play) {
        base::put(Shelf::Games, &play.id, text);
    }
}

/// Deletes a saved game and the progress of its lesson. Returns without waiting.
pub fn delete(id: &str) {
    lesson::forget(id);
    base::remove(Shelf::Games, id);
}

/// Loads a saved game.
///
/// # Errors
///
/// If there is no such game or it cannot be read; the text says why.
pub async fn load(id: &str, app: App) -> Result<Play, String> {
    let found = base::texts(Shelf::Games).await.into_iter().find(|(other, _)| other == id);
    from_text(id.to_string(), &found.map(|(_, text)| text).unwrap_or_default(), app)
}

/// All saved games, newest first.
pub async fn list() -> Vec<Saved> {
    let texts = base::texts(Shelf::Games).await;
    let mut saved: Vec<Saved> = texts.into_iter().filter_map(|(id, text)| summary(id, &text)).collect();
    saved.sort_by(|one, two| two.saved.cmp(&one.saved).then_with(|| two.id.cmp(&one.id)));
    saved
}

fn summary(id: String, text: &str) -> Option<Saved> {
    let value: Value = serde_json::from_str(text).ok()?;
    // Older versions of the page nested the record.
    let record = if value["record"].is_object() { &value["record"] } else { &value };
    let strings = |value: &Value| -> Vec<String> {
        value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_string).collect()
    };
    record["setup"].is_object().then(|| Saved {
        id,
        game: record["setup"]["game"].as_str().and_then(engine::Base::from_slug).unwrap_or_default(),
        names: strings(&value["names"]).iter().filter_map(|name| clean_name(name)).collect(),
        modules: strings(&record["setup"]["modules"]),
        is_over: record["result"].is_object(),
        saved: value["saved_at"].as_f64().map(|date| date as u64),
        text: text.into(),
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
            assert_eq!((saved.is_over, saved.saved), (true, Some(1700)));
            assert_eq!((saved.game, saved.modules.concat().as_str()), (engine::Base::RedPalace, "camps"));
        }
        assert_eq!(summary("1".to_string(), "{}"), None);
    }
}
