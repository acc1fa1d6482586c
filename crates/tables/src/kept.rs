//! What is written down about a table, and how it is read again.

use engine::Action;
use engine::vocab::Seat;
use protocol::ActionDto;
use serde::{Deserialize, Serialize};
use wire::{Code, Colour, Json, Options, Stage};

use crate::member::Member;

/// A step as it is written down: nothing else is needed to play it again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The number of the step. No two steps of a table have the same.
    pub number: u32,
    /// When it was made.
    pub at: u64,
    /// Whose step it is.
    pub by: Seat,
    /// The id that the page gave to it.
    pub id: Option<u64>,
    /// What was done.
    pub did: Did,
    /// The milliseconds that the seat had left then.
    pub left: Option<u32>,
}

/// What a step did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Did {
    /// An action.
    Act(Action),
    /// Every step from this number on was taken back.
    Back(u32),
}

impl Did {
    /// The deed as text: the JSON of an action, or `{"back": number}`.
    pub fn to_json(self) -> String {
        match self {
            Did::Act(action) => serde_json::to_string(&ActionDto(action)).expect("an action can be written"),
            Did::Back(from) => format!(r#"{{"back":{from}}}"#),
        }
    }

    /// Reads the text of a deed.
    ///
    /// # Errors
    ///
    /// It is neither an action nor a step back.
    pub fn from_json(text: &str) -> Result<Did, KeptError> {
        #[derive(Deserialize)]
        struct Back {
            back: u32,
        }
        if let Ok(Back { back }) = serde_json::from_str(text) {
            return Ok(Did::Back(back));
        }
        let action = ActionDto::from_json(text).map_err(|error| KeptError(error.to_string()))?;
        Ok(Did::Act(action))
    }
}

/// Why a table that was written down cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptError(pub String);

impl std::fmt::Display for KeptError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the table cannot be read again: {}", self.0)
    }
}

impl std::error::Error for KeptError {}

/// A table as it is written down, without its steps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// The code of the table.
    pub code: Code,
    /// How far it has come. Whether the game is over follows from its steps.
    pub stage: Stage,
    /// The set-up, as in the engine protocol.
    pub setup: Json,
    /// The seed, which stays secret until the game is over.
    pub seed: Json,
    /// The version of the rules by which the game is played.
    pub rules_version: u32,
    /// The options.
    pub options: Options,
    /// Whose table it is.
    pub owner: Member,
    /// The seats.
    pub seats: Vec<KeptSeat>,
    /// When the table was made.
    pub made_at: u64,
    /// When the game began.
    pub began_at: Option<u64>,
    /// Tables with the same number have the same cards.
    pub deal: u64,
    /// The table that was made for another game of the same people.
    pub rematch: Option<Code>,
    /// Whether the game was begun elsewhere. Its first steps are written down before it begins here.
    #[serde(default)]
    pub brought: bool,
    /// Who does not want to hear which seat.
    #[serde(default)]
    pub muted: Vec<(Member, usize)>,
}

impl Kept {
    /// Everybody who owns the table or has a seat at it.
    pub fn people(&self) -> Vec<Member> {
        let mut people = vec![self.owner];
        for member in self.seats.iter().filter_map(|seat| seat.member) {
            if !people.contains(&member) {
                people.push(member);
            }
        }
        people
    }
}

/// A seat as it is written down.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeptSeat {
    /// Who has it; nobody if it is empty or has a bot.
    pub member: Option<Member>,
    /// The code of the level of its bot.
    pub bot: Option<String>,
    /// The name of the person.
    pub name: Option<String>,
    /// The colour.
    pub colour: Colour,
    /// Whether the person is ready.
    pub ready: bool,
    /// Whether a stand-in decides.
    pub stand_in: bool,
}
