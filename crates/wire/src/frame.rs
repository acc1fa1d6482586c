//! The game as it is sent to one viewer, in bytes.

use engine::vocab::Seat;
use engine::{Cards, Event, View, Viewer};
use postcard::ser_flavors::Flavor;
use serde::{Deserialize, Serialize};

use crate::bytes::Patch;

/// The hands that a viewer may see, with their owners: the own one, or all of them at a table with open hands.
pub type Hands = Vec<(Seat, Cards)>;

/// A message about the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Frame {
    /// The game as it stands, for a viewer who knows nothing of it yet.
    Fresh(Fresh),
    /// What happened since.
    Steps(Steps),
}

/// The game as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fresh {
    /// Who looks on.
    pub viewer: Viewer,
    /// The number of steps so far, which is the number of the next one.
    pub next: u32,
    /// The open table before the first step.
    pub start: Vec<u8>,
    /// The open table now.
    pub table: Vec<u8>,
    /// The hands that the viewer may see.
    pub hands: Hands,
    /// What happened, as the viewer saw it, each event with the number of its step. Steps that were taken back have
    /// left it.
    pub log: Vec<(u32, Event)>,
    /// The open table around each step in which a round was scored and that was not taken back.
    pub rounds: Vec<Around>,
    /// Who may undo the last step, because nothing hidden was revealed since.
    pub may_undo: Option<Seat>,
}

/// The open table around a step in which a round was scored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Around {
    /// The number of the step.
    pub number: u32,
    /// The open table before it.
    pub before: Vec<u8>,
    /// The open table after it.
    pub after: Vec<u8>,
}

/// One or more steps in order, and what the viewer sees after the last of them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Steps {
    /// The steps, whose numbers follow each other.
    pub steps: Vec<Step>,
    /// The check sum of the open table after the last step.
    pub check: u32,
    /// The hands that the viewer may see after the last step.
    pub hands: Hands,
    /// Who may undo the last step, because nothing hidden was revealed since.
    pub may_undo: Option<Seat>,
}

/// A step of the game. Steps are numbered from 0, and no number is ever used again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Step {
    /// Its number.
    pub number: u32,
    /// Whose step it is.
    pub by: Seat,
    /// The id that the viewer gave to this action; only the page that sent it is told.
    pub id: Option<u64>,
    /// What was done.
    pub deed: Deed,
    /// How the open table changed.
    pub patch: Patch,
}

/// What a step does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// An action was played, with these consequences, as the viewer sees them.
    Played(Vec<Event>),
    /// Every step from this number on was taken back. Those steps have left the log.
    SetBack {
        /// The first step that was taken back.
        from: u32,
    },
}

/// Memory of up to so many bytes is handed out much faster than more, and than memory that has to grow. Messages and tables
/// that are longer are rare.
const QUICK: usize = 1000;

/// No number has more bytes than these.
const NUMBER: usize = 10;

/// Why bytes are not a message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("these bytes are no message about a game: {0}")]
pub struct FrameError(#[from] postcard::Error);

impl Frame {
    /// The message as bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        self.write_after(0)
    }

    /// Writes the message after so many zeros, which are room for the head of what it is sent in.
    pub fn write_after(&self, room: usize) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(match self {
            Frame::Fresh(_) => 8192,
            Frame::Steps(_) => QUICK,
        });
        bytes.resize(room, 0);
        write(self, bytes)
    }

    /// Reads a message.
    ///
    /// # Errors
    ///
    /// The bytes are not one whole message of this version, or name pieces that do not exist.
    pub fn from_bytes(bytes: &[u8]) -> Result<Frame, FrameError> {
        match postcard::take_from_bytes(bytes)? {
            (frame, []) => Ok(frame),
            _ => Err(FrameError(postcard::Error::DeserializeBadEncoding)),
        }
    }
}

/// The open table of a view as bytes. They are the same for every viewer of a game.
pub fn open_table(view: View<'_>) -> Vec<u8> {
    write(&view.table(), Vec::with_capacity(QUICK))
}

/// Bytes in memory, with room for most of what is written from the beginning.
struct Memory(Vec<u8>);

impl Flavor for Memory {
    type Output = Vec<u8>;

    fn try_push(&mut self, byte: u8) -> postcard::Result<()> {
        self.0.push(byte);
        Ok(())
    }

    fn try_extend(&mut self, bytes: &[u8]) -> postcard::Result<()> {
        // Most are numbers of a few bytes; to call for a copy of these takes longer than to make it.
        if bytes.len() <= NUMBER {
            bytes.iter().for_each(|&byte| self.0.push(byte));
        } else {
            self.0.extend_from_slice(bytes);
        }
        Ok(())
    }

    fn finalize(self) -> postcard::Result<Vec<u8>> {
        Ok(self.0)
    }
}

/// Writes a value after these bytes.
fn write(value: &impl Serialize, bytes: Vec<u8>) -> Vec<u8> {
    postcard::serialize_with_flavor(value, Memory(bytes)).expect("plain data can always be written to memory")
}
