//! Records of games: all that is needed to replay one, and how it ended.

use engine::{Action, Game, Illegal, Outcome, Points, RULES_VERSION, Viewer};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::action::{ActionDto, ActionError, ActionList, read_action};
use crate::check_sum;
use crate::fields::{Entries, OBJECT};
use crate::plain::quote;
use crate::read::{self, Field, FieldError};
use crate::recorded::RecordedGame;
use crate::setup::{Recorded, SeedText, Setup, SetupError};

/// The most bytes in the text of a record. The longest games need less than a tenth of it.
pub const MAX_RECORD: usize = 4 << 20;

/// A recorded game. Set-up, seed and actions determine everything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The set-up of the game.
    pub setup: Setup,
    /// The seed that decides everything random.
    pub seed: SeedText,
    /// The version of the rules it was played with.
    pub rules_version: u32,
    /// Every action, in order.
    pub actions: Vec<Action>,
    /// How the game ended, or `None` if it is not over.
    pub result: Option<GameResult>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The points of each seat.
    pub scores: Vec<Points>,
    /// Dirk's points, if he plays.
    pub dirk_score: Option<Points>,
    /// The seats that won, lowest first; `None` if the game was aborted without a result (INT-08).
    pub winners: Option<Vec<usize>>,
}

/// Why a record is refused. Actions are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text is longer than [`MAX_RECORD`].
    #[error("the record has more than {MAX_RECORD} bytes, which no game needs")]
    TooLong,
    /// Not JSON.
    #[error("the record is not JSON: {message} at line {line}, column {column}")]
    Syntax {
        /// What was found or expected.
        message: String,
        /// The line of the error, counted from 1.
        line: usize,
        /// The column of the error, counted from 1.
        column: usize,
    },
    /// A field is missing or wrong.
    #[error("the record is not complete: {0}")]
    Field(#[from] FieldError),
    /// The set-up is refused.
    #[error("the set-up of the record is refused: {0}")]
    Setup(#[from] SetupError),
    /// The game was played with an unsupported version of the rules.
    #[error(
        "the record was made with version {found} of the rules, only versions 1 to {supported} are supported"
    )]
    Version {
        /// The version of the record.
        found: u64,
        /// The newest version that this engine supports.
        supported: u32,
    },
    /// An action is malformed, or one that no game allows.
    #[error("action {index} of the record (counted from 0) cannot be read: {error}")]
    Action {
        /// The index of the action.
        index: usize,
        /// What is wrong with it.
        error: ActionError,
    },
    /// An action is not legal at its point of the game.
    #[error("action {index} of the record (counted from 0) is illegal by {}: {illegal}", .illegal.rule())]
    Illegal {
        /// The index of the action.
        index: usize,
        /// Why the game refuses it.
        illegal: Illegal,
    },
    /// The record has a result, but its actions do not end the game.
    #[error("the record has a result, but its {actions} actions do not end the game")]
    NotOver {
        /// The number of actions in the record.
        actions: usize,
    },
    /// Replaying leads to another result than the record states.
    #[error("the record says the result is {stored}, but its actions lead to {replayed}")]
    Result {
        /// The result in the record.
        stored: GameResult,
        /// The result of the replay.
        replayed: GameResult,
    },
    /// The check sum does not match the content.
    #[error(
        "the record was changed after it was written: its check sum is {written}, but its content has {found}{}",
        .seen.as_ref().map(|error| format!("; {error}")).unwrap_or_default()
    )]
    Changed {
        /// The sum in the record, shortened.
        written: String,
        /// The sum of its content.
        found: String,
        /// What else is wrong with it, which may show where it was changed.
        seen: Option<Box<RecordError>>,
    },
}

impl RecordError {
    /// The id of the rule that refuses an action of the record, if that is the error.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            RecordError::Illegal { illegal, .. } => Some(illegal.rule()),
            RecordError::Action { error: ActionError::Unplayable(unplayable), .. } => Some(unplayable.rule()),
            RecordError::Changed { seen, .. } => seen.as_ref()?.rule(),
            _ => None,
        }
    }

    /// The index of the action that is refused, counted from 0.
    pub fn index(&self) -> Option<usize> {
        match self {
            RecordError::Action { index, .. } | RecordError::Illegal { index, .. } => Some(*index),
            RecordError::Changed { seen, .. } => seen.as_ref()?.index(),
            _ => None,
        }
    }
}

impl Record {
    /// The record of a game that has just been set up.
    pub fn new(setup: Setup, seed: SeedText) -> Record {
        Record { setup, seed, rules_version: setup.rules().version(), actions: Vec::new(), result: None }
    }

    /// Appends the next action.
    pub fn push(&mut self, action: Action) {
        self.actions.push(action);
    }

    /// Reads the JSON text of a record. If it has a check sum, that must match.
    ///
    /// Whether the actions are legal is not checked here; see [`Record::replay`].
    ///
    /// # Errors
    ///
    /// Refuses text that is not a complete record of a supported version, or that was changed.
    pub fn from_json(text: &str) -> Result<Record, RecordError> {
        Record::read(parse(text)?)
    }

    pub(crate) fn read(raw: &RawValue) -> Result<Record, RecordError> {
        Record::from_entries(&Entries::read("record", raw)?)
    }

    pub(crate) fn from_entries(entries: &Entries<'_>) -> Result<Record, RecordError> {
        // The version is checked first: what follows may have a form that only other versions know.
        let version = entries.field("rules_version");
        let rules_version = check_version(version.read("the version of the rules", read::whole)?)?;
        let setup = Setup::read_recorded(entries.field("setup").read("a set-up", Some)?)?;
        let setup = setup.by_version(rules_version).map_err(SetupError::from)?;
        let seed = SeedText::read(entries.field("seed").raw)?;
        let actions = entries.field("actions").read("an array", read::array)?;
        let read = |(index, raw)| read_action(raw).map_err(|error| RecordError::Action { index, error });
        let actions = actions.into_iter().enumerate().map(read).collect::<Result<Vec<_>, _>>()?;
        let result = entries.field("result").raw.map(GameResult::read).transpose()?;
        let record = Record { setup, seed, rules_version, actions, result };
        let written = entries.field(check_sum::FIELD).read_optional("a text", read::text)?;
        if let Some(written) = written {
            let found = check_sum::of(entries);
            if written != found {
                let seen = record.replay().err().map(Box::new);
                return Err(RecordError::Changed { written: quote(&written), found, seen });
            }
        }
        Ok(record)
    }

    /// The record as text: the header, then one action per line, so that records are easy to compare.
    pub fn to_json(&self) -> String {
        self.open_json() + "\n}\n"
    }

    /// [`Record::to_json`] without the closing brace, so that more fields can follow.
    pub(crate) fn open_json(&self) -> String {
        let mut out = format!(
            "{{\n  \"setup\": {},\n  \"seed\": {},\n  \"rules_version\": {},\n  \"actions\": [",
            json(&Recorded(&self.setup)),
            json(&self.seed),
            self.rules_version
        );
        for (index, &action) in self.actions.iter().enumerate() {
            out.push_str(if index == 0 { "\n    " } else { ",\n    " });
            out.push_str(&json(&ActionDto(action)));
        }
        out.push_str(if self.actions.is_empty() { "]" } else { "\n  ]" });
        if let Some(result) = &self.result {
            out.push_str(",\n  \"result\": ");
            out.push_str(&json(result));
        }
        out
    }

    /// Plays the game again.
    ///
    /// # Errors
    ///
    /// Refuses other versions of the rules, an illegal action, and a result that differs from the replayed one.
    pub fn replay(&self) -> Result<Game, RecordError> {
        RecordedGame::from_record(self).map(RecordedGame::into_game)
    }

    /// How a game ended, or `None` if it is not over.
    pub fn result_of(game: &Game) -> Option<GameResult> {
        let winners = match game.outcome()? {
            Outcome::Won(winners) => Some(winners.iter().map(|seat| seat.index()).collect()),
            Outcome::Aborted => None,
        };
        let view = game.view(Viewer::Public);
        let scores = view.seats().map(|seat| view.score(seat)).collect();
        Some(GameResult { scores, dirk_score: view.dirk_score(), winners })
    }

    pub(crate) fn check_version(&self) -> Result<(), RecordError> {
        check_version(u64::from(self.rules_version)).map(drop)
    }
}

fn check_version(found: u64) -> Result<u32, RecordError> {
    let version = u32::try_from(found).ok().filter(|version| (1..=RULES_VERSION).contains(version));
    version.ok_or(RecordError::Version { found, supported: RULES_VERSION })
}

/// The text as unparsed JSON.
pub(crate) fn parse(text: &str) -> Result<&RawValue, RecordError> {
    if text.len() > MAX_RECORD {
        return Err(RecordError::TooLong);
    }
    serde_json::from_str(text).map_err(syntax_error)
}

fn syntax_error(error: serde_json::Error) -> RecordError {
    let (line, column) = (error.line(), error.column());
    let text = error.to_string();
    let message = text.split(" at line ").next().unwrap_or(&text).to_string();
    RecordError::Syntax { message, line, column }
}

/// The value as one line of JSON. Everything written here has string keys, so it cannot fail.
pub(crate) fn json(value: &impl Serialize) -> String {
    let text = serde_json::to_string(value);
    debug_assert!(text.is_ok(), "a record can always be written");
    text.unwrap_or_default()
}

impl Serialize for Record {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Form<'a> {
            setup: Recorded<'a>,
            seed: &'a SeedText,
            rules_version: u32,
            actions: ActionList<'a>,
            #[serde(skip_serializing_if = "Option::is_none")]
            result: Option<&'a GameResult>,
        }
        Form {
            setup: Recorded(&self.setup),
            seed: &self.seed,
            rules_version: self.rules_version,
            actions: ActionList(&self.actions),
            result: self.result.as_ref(),
        }
        .serialize(to)
    }
}

#[derive(Deserialize)]
struct ResultFields<'a> {
    #[serde(borrow)]
    scores: Option<&'a RawValue>,
    #[serde(borrow)]
    dirk_score: Option<&'a RawValue>,
    #[serde(borrow)]
    winners: Option<&'a RawValue>,
    #[serde(borrow)]
    aborted: Option<&'a RawValue>,
}

const POINTS: &str = "points from -32768 to 32767";

impl GameResult {
    fn read(raw: &RawValue) -> Result<GameResult, FieldError> {
        let fields = read::object(raw).and_then(|text| serde_json::from_str::<ResultFields>(text).ok());
        let fields = fields.ok_or_else(|| FieldError::wrong("result", OBJECT, raw.get()))?;
        let points = |raw: &RawValue| serde_json::from_str::<Points>(raw.get()).ok();
        let seat = |raw: &RawValue| usize::try_from(read::whole(raw)?).ok();
        let read = || {
            let scores = Field { name: "scores", raw: fields.scores };
            let scores = scores.read_items("an array of points", POINTS, points)?;
            let dirk_score = Field { name: "dirk_score", raw: fields.dirk_score };
            let dirk_score = dirk_score.read_optional(POINTS, points)?;
            let aborted = Field { name: "aborted", raw: fields.aborted };
            let aborted = aborted.read_optional("true or false", |raw| raw.get().parse::<bool>().ok())?;
            let winners = Field { name: "winners", raw: fields.winners };
            let winners = match aborted {
                Some(true) => None,
                _ => Some(winners.read_items("an array of seats", "a seat", seat)?),
            };
            Ok(GameResult { scores, dirk_score, winners })
        };
        read().map_err(|error: FieldError| error.inside("result"))
    }
}

impl Serialize for GameResult {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Form<'a> {
            scores: &'a [Points],
            dirk_score: Option<Points>,
            #[serde(skip_serializing_if = "Option::is_none")]
            winners: Option<&'a [usize]>,
            #[serde(skip_serializing_if = "Option::is_none")]
            aborted: Option<bool>,
        }
        Form {
            scores: &self.scores,
            dirk_score: self.dirk_score,
            winners: self.winners.as_deref(),
            aborted: self.winners.is_none().then_some(true),
        }
        .serialize(to)
    }
}

impl std::fmt::Display for GameResult {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&json(self))
    }
}
