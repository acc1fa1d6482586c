//! What the page asks of the server, as JSON.

use engine::Action;
use protocol::{ActionDto, ActionError, Setup, SetupError};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::room::{Colour, Options, Phrase};

/// The most bytes in the text of one request.
pub const MAX_ASK: usize = 4096;

/// JSON inside a message, in one of the forms of the engine protocol (`docs/protocol.md`). It is kept as text until
/// somebody wants to know what it says.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

/// Two are equal if they say the same; the order of fields does not matter.
impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        let value = |json: &Json| serde_json::from_str::<Value>(json.0.get()).ok();
        self.0.get() == other.0.get() || value(self) == value(other)
    }
}

impl Eq for Json {}

impl<'de> Deserialize<'de> for Json {
    /// Messages are told apart by one of their fields, so they have been read as values before.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Json, D::Error> {
        Ok(Json::of(&Value::deserialize(from)?))
    }
}

impl Json {
    /// An action.
    pub fn of_action(action: Action) -> Json {
        Json::of(&ActionDto(action))
    }

    /// A set-up.
    pub fn of_setup(setup: &Setup) -> Json {
        Json::of(setup)
    }

    /// Anything that the engine protocol writes.
    pub fn of(value: &impl Serialize) -> Json {
        Json(to_raw_value(value).expect("what the protocol writes has only texts as keys"))
    }

    /// Reads it as an action.
    ///
    /// # Errors
    ///
    /// It is not the object of an action.
    pub fn action(&self) -> Result<Action, ActionError> {
        ActionDto::from_raw(&self.0)
    }

    /// Reads it as a set-up.
    ///
    /// # Errors
    ///
    /// It is not a set-up, or one that the rules refuse.
    pub fn setup(&self) -> Result<Setup, SetupError> {
        Setup::from_json(self.0.get())
    }

    /// The same set-up for another number of players; `None` if the rules do not allow it, or if this is no set-up.
    pub fn with_players(&self, players: usize) -> Option<Json> {
        let mut setup: Value = serde_json::from_str(self.0.get()).ok()?;
        setup.as_object_mut()?.insert("players".to_string(), players.into());
        Some(Json::of(&setup)).filter(|setup| setup.setup().is_ok())
    }
}

impl std::fmt::Display for Json {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0.get())
    }
}

/// A request. Seats are numbers from 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Ask {
    /// The first request on every connection. The answer is the room, the last lines of the talk, and, once the game has
    /// begun, either the steps after `last` or the game as it stands.
    Hello {
        /// The version of what travels, [`crate::WIRE_VERSION`].
        version: u32,
        /// The number of the last step that the page knows.
        #[serde(default)]
        last: Option<u32>,
    },
    /// Plays an action.
    Act {
        /// An id that the page has not used before at this table. If it comes again, it is not played again.
        id: u64,
        /// The number that the step will have: nothing may have happened that the page does not know.
        expect: u32,
        /// The action.
        action: Json,
    },
    /// Undoes the own last action, as long as nothing hidden was revealed.
    Undo {
        /// The number that the step will have.
        expect: u32,
    },
    /// Asks the others to take back the own last action, or answers such a question.
    TakeBack {
        /// What is asked or answered.
        answer: TakeBack,
        /// The number that the step will have; what has been played since makes the question void.
        expect: u32,
    },
    /// Says something to the table.
    Say {
        /// The words.
        text: String,
    },
    /// Says something that each reader sees in the own language.
    Phrase {
        /// Which phrase.
        phrase: Phrase,
    },
    /// Stops showing, or shows again, what a seat says. Only the asker is concerned.
    Mute {
        /// The seat.
        seat: usize,
        /// Whether it is not to be heard.
        muted: bool,
    },
    /// Takes an empty seat, or changes the own name and colour. While a game is running, the seats are fixed.
    Sit {
        /// The seat.
        seat: usize,
        /// The name to be shown.
        name: String,
        /// The colour; without one, the first that is free.
        #[serde(default)]
        colour: Option<Colour>,
    },
    /// Leaves the own seat before the game. During the game a stand-in takes it.
    Stand,
    /// Takes the own seat back from a stand-in.
    Return,
    /// Puts a bot on an empty seat. Only the owner of the table may.
    SeatBot {
        /// The seat.
        seat: usize,
        /// The code of a level, such as `level-3`.
        level: String,
    },
    /// Empties a seat before the game: one with a bot, or one whose player is asked to leave. Only the owner may. During
    /// the game anybody with a seat may ask for a stand-in on one whose player is lost.
    ClearSeat {
        /// The seat.
        seat: usize,
    },
    /// Says whether one is ready to begin.
    Ready {
        /// Whether.
        ready: bool,
    },
    /// Changes the game before it has begun. Only the owner may. Nobody is ready then, unless only empty seats are gone.
    SetUp {
        /// The set-up, as in the engine protocol.
        setup: Json,
        /// The options of the table.
        options: Options,
    },
    /// Begins the game, once all seats are taken and everybody is ready. Only the owner may.
    Start,
    /// Wants the same table to play again after the game, or does not any more.
    Rematch {
        /// Whether.
        wanted: bool,
    },
    /// Asks for a link that moves the own seat to another device. It can be used once.
    Link,
}

/// A step in taking back an action by agreement.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeBack {
    /// Asks the others.
    Ask,
    /// Agrees.
    Allow,
    /// Does not agree, or withdraws the own question.
    Refuse,
}

/// The request to play an action, as it is written.
#[derive(Deserialize)]
struct Act<'a> {
    #[serde(rename = "do")]
    what: &'a str,
    id: u64,
    expect: u32,
    #[serde(borrow)]
    action: &'a RawValue,
}

impl Ask {
    /// The request as text.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a request has only texts as keys")
    }

    /// Reads a request. Fields that it does not have are ignored.
    ///
    /// # Errors
    ///
    /// The text is no request, or longer than [`MAX_ASK`]; the sentence says what is wrong without repeating it.
    pub fn from_json(text: &str) -> Result<Ask, String> {
        if text.len() > MAX_ASK {
            return Err(format!("a request has at most {MAX_ASK} bytes"));
        }
        // Most requests are actions; reading them directly takes a fraction of the time.
        if let Ok(Act { what: "act", id, expect, action }) = serde_json::from_str(text) {
            return Ok(Ask::Act { id, expect, action: Json(action.to_owned()) });
        }
        serde_json::from_str(text).map_err(|error| {
            let place = format!("line {}, column {}", error.line(), error.column());
            match error.classify() {
                serde_json::error::Category::Data => format!("no request has these fields ({place})"),
                _ => format!("the request is not JSON ({place})"),
            }
        })
    }
}
