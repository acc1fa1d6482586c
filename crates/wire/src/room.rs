//! What the server tells about a table and the people at it, as JSON.

pub use protocol::SeatColour as Colour;
use serde::{Deserialize, Serialize, de};
use serde_json::{Value, from_value};

use crate::ask::Json;

/// A message about the table. Those about the game itself are [`crate::Frame`]s.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Tell {
    /// The table as it is now. It comes whole after every change.
    Room(Box<Room>),
    /// The clocks, after every step of a table that has some.
    Clocks(Clocks),
    /// The last lines of the talk, to somebody who has just come.
    Talk {
        /// The lines, the oldest first.
        lines: Vec<Line>,
    },
    /// A new line of the talk.
    Line(Line),
    /// A request is refused; nothing has changed.
    Refused(Refused),
    /// The link that was asked for.
    Link(Link),
    /// The same people have a new table.
    Rematch {
        /// Its code.
        code: Code,
    },
    /// The own seat has moved to another device; this connection watches from now on.
    Elsewhere,
    /// The server stops; the page connects again after this time.
    Closing {
        /// Milliseconds.
        again_in: u32,
    },
}

impl Tell {
    /// The message as text.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a message has only texts as keys")
    }

    /// Reads a message.
    ///
    /// # Errors
    ///
    /// The text is no message of this version.
    pub fn from_json(text: &str) -> Result<Tell, serde_json::Error> {
        // Everything that a page reads passes a value: that is half of the code that a derived reader has.
        let mut value: Value = serde_json::from_str(text)?;
        let mut field = |name: &str| value.get_mut(name).map(Value::take).unwrap_or_default();
        let kind = field("type");
        Ok(match kind.as_str().unwrap_or_default() {
            "room" => Tell::Room(from_value(value)?),
            "clocks" => Tell::Clocks(from_value(value)?),
            "talk" => Tell::Talk { lines: from_value(field("lines"))? },
            "line" => Tell::Line(from_value(value)?),
            "refused" => Tell::Refused(from_value(value)?),
            "link" => Tell::Link(from_value(value)?),
            "rematch" => Tell::Rematch { code: from_value(field("code"))? },
            "elsewhere" => Tell::Elsewhere,
            "closing" => Tell::Closing { again_in: from_value(field("again_in"))? },
            other => return Err(de::Error::custom(format!("no message is a {}", protocol::quote(other)))),
        })
    }
}

/// The code of a table: six digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Code(u32);

impl Code {
    /// The number of codes.
    pub const COUNT: u32 = 1_000_000;

    /// The code with that number; `None` if it has more than six digits.
    pub const fn new(number: u32) -> Option<Code> {
        if number < Code::COUNT { Some(Code(number)) } else { None }
    }

    /// The number, below [`Code::COUNT`].
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Reads what somebody typed: six digits, with or without a space or a hyphen in the middle.
    pub fn from_text(text: &str) -> Option<Code> {
        let digits: String = text.chars().filter(|letter| !matches!(letter, ' ' | '-' | '\u{a0}')).collect();
        let is_code = digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_digit());
        if is_code { Code::new(digits.parse().ok()?) } else { None }
    }
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:06}", self.0)
    }
}

impl From<Code> for String {
    fn from(code: Code) -> String {
        code.to_string()
    }
}

impl TryFrom<String> for Code {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Code, &'static str> {
        Code::from_text(&text).ok_or("a code has six digits")
    }
}

/// A table, as one of the people at it sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Room {
    /// Its code.
    pub code: Code,
    /// How far it has come.
    pub stage: Stage,
    /// The set-up, as in the engine protocol.
    pub setup: Json,
    /// The options of the table.
    pub options: Options,
    /// The seats, in order.
    pub seats: Vec<Place>,
    /// Who reads this.
    pub you: You,
    /// How many watch without a seat.
    pub watchers: u32,
    /// Once the game has begun: the SHA-256 of set-up and seed, in hexadecimal digits, fixed before the first card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Once the game is over: what the commitment was made of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealed: Option<String>,
    /// The question whether an action is taken back, while it is open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vote: Option<Vote>,
    /// The seats that want to play again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rematch: Vec<usize>,
    /// Other tables with the same cards, to compare results with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub same_deal: Vec<Other>,
    /// Whether the game was begun on the device that brought it here, which could know all cards.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub brought: bool,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// People take their seats.
    Gathering,
    /// The game is played.
    Playing,
    /// The game is over.
    Over,
}

/// What is agreed about a table beside the rules of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// Whether everybody finds it in the list of open tables. Without that, only who has the code comes in.
    pub listed: bool,
    /// The time that players have.
    pub clock: Clock,
    /// Who decides for a player whose time is over or who is away.
    pub stand_in: StandIn,
    /// Whether others may watch.
    pub watchers: bool,
    /// The seconds by which they see the game later.
    pub watch_delay: u32,
    /// Whether everybody sees all hands.
    pub open_hands: bool,
    /// What may be said.
    pub chat: Chat,
    /// Whether actions may be taken back if all agree.
    pub take_back: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            listed: false,
            clock: Clock::None,
            stand_in: StandIn::Default,
            watchers: true,
            watch_delay: 0,
            open_hands: false,
            chat: Chat::Free,
            take_back: true,
        }
    }
}

/// The time that players have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// As much as they like.
    None,
    /// As many seconds for each decision.
    Move {
        /// The seconds.
        seconds: u32,
    },
    /// A store of seconds for the whole game, to which each decision adds some.
    Bank {
        /// The seconds at the start.
        seconds: u32,
        /// The seconds that each decision adds.
        added: u32,
    },
}

/// Who decides for a player who is not there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StandIn {
    /// The default decision of the rules (INT-20).
    Default,
    /// A bot.
    Bot {
        /// The code of its level.
        level: String,
    },
}

/// What may be said at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chat {
    /// Anything.
    Free,
    /// Only the phrases that each reader sees in the own language.
    Phrases,
    /// Nothing.
    Off,
}

/// A seat of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Who has it.
    pub holder: Holder,
    /// The name of the person; at an empty seat of a game that was brought from a device, the name it had there, which
    /// whoever sits down may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The colour.
    pub colour: Colour,
    /// Whether the person is ready to begin; bots always are.
    pub ready: bool,
    /// Whether the person is there.
    pub presence: Presence,
    /// Whether a stand-in decides at present.
    pub stand_in: bool,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Holder {
    /// Nobody.
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot {
        /// The code of its level.
        level: String,
    },
}

/// Whether somebody is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Connected.
    Here,
    /// Not connected for a short time.
    Away,
    /// Not connected for long.
    Lost,
}

/// Who reads a message.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct You {
    /// The own seat; without one, one watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// Whether the table is one's own.
    pub owner: bool,
    /// The seats that one does not want to hear.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub muted: Vec<usize>,
}

/// An open question whether an action is taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote {
    /// Who asked.
    pub by: usize,
    /// The first step that would be taken back.
    pub from: u32,
    /// Who has agreed, the asker included. Bots agree.
    pub allowed: Vec<usize>,
}

/// A table with the same cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Other {
    /// Its code.
    pub code: Code,
    /// The names at its seats.
    pub names: Vec<Option<String>>,
    /// The points of its seats; none until it and the reader's own table are over.
    pub scores: Option<Vec<i16>>,
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Clocks {
    /// The number of the next step; clocks that belong to an earlier moment are passed over.
    pub next: u32,
    /// The milliseconds that each seat has left for this decision or in its store.
    pub left: Vec<u32>,
    /// The seat whose clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub running: Option<usize>,
}

/// A line of the talk.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The seat that said it; nobody's for those who watch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<usize>,
    /// The name of who said it.
    pub name: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    #[serde(flatten)]
    pub words: Words,
}

/// What somebody said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// In own words.
    Text(String),
    /// With a phrase that every reader sees in the own language.
    Phrase(Phrase),
}

/// Something that can be said in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phrase {
    /// Hello!
    Hello,
    /// Good luck!
    GoodLuck,
    /// Well played!
    WellPlayed,
    /// Thank you!
    Thanks,
    /// Sorry!
    Sorry,
    /// One moment, please.
    OneMoment,
    /// It is your turn.
    YourTurn,
    /// What a palace!
    NicePalace,
    /// Oh no!
    OhNo,
    /// Another game?
    AnotherGame,
    /// I have to go.
    HaveToGo,
    /// Goodbye!
    Goodbye,
}

impl Phrase {
    /// All phrases, in the order in which they are offered.
    pub const ALL: [Phrase; 12] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellPlayed,
        Phrase::Thanks,
        Phrase::Sorry,
        Phrase::OneMoment,
        Phrase::YourTurn,
        Phrase::NicePalace,
        Phrase::OhNo,
        Phrase::AnotherGame,
        Phrase::HaveToGo,
        Phrase::Goodbye,
    ];
}

/// A link that moves a seat to another device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Link {
    /// What follows the address of the server. It can be used once.
    pub path: String,
    /// The milliseconds after which it is void.
    pub valid: u32,
}

/// A refused request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// Why.
    pub code: Refusal,
    /// The id of the rule of the game that refuses an action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// One sentence, in English.
    pub message: String,
    /// The id of the action that is refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u64>,
}

impl Refused {
    /// A refusal that is not about a rule of the game.
    pub fn new(code: Refusal, message: impl Into<String>) -> Refused {
        Refused { code, rule: None, message: message.into(), id: None }
    }

    /// The same with the rule of the game that refuses it, if there is one.
    #[must_use]
    pub fn by_rule(self, rule: Option<impl Into<String>>) -> Refused {
        Refused { rule: rule.map(Into::into), ..self }
    }
}

/// Why a request is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// It cannot be read.
    BadRequest,
    /// The page is of another version and has to be loaded anew.
    OtherVersion,
    /// There were too many requests in a short time.
    TooFast,
    /// There is no such table, or no more.
    NoSuchTable,
    /// There is no room for more tables or connections.
    Full,
    /// Only the owner of the table may do this.
    NotOwner,
    /// Only somebody with a seat may do this.
    NoSeat,
    /// The seat is taken, or there is no such seat.
    SeatTaken,
    /// The name cannot be shown, or somebody else has it.
    BadName,
    /// The set-up or the options are refused.
    BadSetup,
    /// Not at this stage of the table.
    NotNow,
    /// Somebody else is to act.
    NotYourTurn,
    /// Something has happened that the page did not know when it asked.
    Stale,
    /// The rules refuse the action.
    IllegalAction,
    /// Something hidden has been revealed since, or there is nothing to undo.
    NoUndo,
    /// This may not be said here.
    NotSaid,
    /// The server could not keep it. It may be tried again.
    Failed,
}
