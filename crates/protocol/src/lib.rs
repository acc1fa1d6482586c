//! The JSON of the project: actions, events, states, set-ups, records, and the requests of the engine protocol.
//!
//! `docs/protocol.md` describes it for users. Nothing here decides what is legal; the engine does.
//!
//! ```
//! # use engine as alhambra_engine;
//! use alhambra_engine::{Action, View};
//! use alhambra_protocol::{Chooser, Engine};
//!
//! /// A bot that plays the first legal action.
//! struct First;
//!
//! impl Chooser for First {
//!     fn names(&self) -> Vec<&'static str> {
//!         vec!["first"]
//!     }
//!     fn choose(
//!         &mut self,
//!         bot: &str,
//!         _: &View<'_>,
//!         legal: &[Action],
//!         _: Option<u64>,
//!         _: Option<u64>,
//!     ) -> Option<Action> {
//!         if bot == "first" { legal.first().copied() } else { None }
//!     }
//! }
//!
//! let mut engine = Engine::new(Box::new(First));
//! let setup = r#"{"game": "alhambra", "players": 3, "modules": []}"#;
//! let reply = engine.answer(&format!(r#"{{"id": 1, "do": "new", "setup": {setup}, "seed": 7}}"#));
//! assert!(reply.starts_with(r#"{"id":1,"ok":true,"game":1,"to_act":"#));
//! ```

mod form;
mod name;
mod plain;
mod read;
mod words;

mod action;
mod event;
mod explain;
mod fields;
mod payment;
mod state;

mod modules;
mod red_palace;

mod check_sum;
mod code;
mod colour;
mod commitment;
mod finished;
mod record;
mod recorded;
mod saved;
mod setup;

mod layout;
mod refusal;
mod requests;
mod serve;

pub use action::{ActionDto, ActionError};
pub use code::CodeError;
pub use colour::SeatColour;
pub use commitment::commitment_of;
pub use event::EventDto;
pub use explain::Scoring;
pub use finished::{Finished, FinishedError};
pub use name::{MAX_NAME, clean_name, clean_text};
pub use payment::Unplayable;
pub use plain::{plain, quote};
pub use read::FieldError;
pub use record::{GameResult, MAX_RECORD, Record, RecordError};
pub use recorded::RecordedGame;
pub use requests::{Chooser, Engine, MAX_LINE, PROTOCOL_VERSION};
pub use saved::{SavedGame, Table};
pub use serve::serve;
pub use setup::{SeedText, Setup, SetupError};
pub use state::StateDto;
