//! The rules of Alhambra and The Red Palace with their modules, exact and deterministic.
//!
//! The same rules, seed and actions give the same game on every machine. Nothing in this crate reads a clock, a file or
//! a random source of the machine, and nothing outside it decides whether an action is legal.
//!
//! ```
//! use alhambra_engine::{Game, Rules, Seed};
//!
//! let mut game = Game::new(Rules::new(3).unwrap(), Seed::from_number(7));
//! let mut legal = Vec::new();
//! let mut chosen = 0usize;
//! while game.to_act().is_some() {
//!     game.legal_actions(&mut legal);
//!     chosen = chosen.wrapping_mul(31).wrapping_add(17);
//!     let action = legal[chosen % legal.len()];
//!     game.play(action, &mut ()).expect("a listed action is legal");
//! }
//! assert!(game.outcome().is_some());
//! ```

#[cfg(feature = "serde")]
mod foreign;
pub mod vocab;

pub mod data;

mod rules;

mod action;
mod describe;
mod event;
mod illegal;
mod step;

mod game;
mod grid;
mod payment;
mod purchase;
mod scoring;
mod setup;
mod setup_list;
mod walls;

mod flow;
mod hooks;

mod check;
mod legal;
mod play;

pub mod modules;
pub mod red_palace;

mod absent;
#[cfg(feature = "editor")]
pub mod editor;
pub mod notation;
mod outlook;
mod perft;
mod rng;
mod sample;
mod seen;
mod view;

pub use absent::default_action;
pub use action::Action;
pub use describe::{Deed, Description};
pub use event::{Event, EventSink};
pub use game::{Cards, Game, Outcome, Secrets};
pub use grid::{Cells, LayoutTile, MAX_PLACED, Palace, Survey, Trail, Wall, survey};
pub use illegal::Illegal;
pub use outlook::{Coming, Outlook};
pub use perft::perft;
pub use purchase::{Goods, Purchase};
pub use rng::{Rng, Seed};
pub use rules::{Base, GuardBoard, Module, ModuleSet, RULES_VERSION, Rules, RulesError};
pub use scoring::{Line, Place, Points, Round, Scorer, Source, Totals, majority_points};
pub use seen::Seen;
pub use setup_list::{SetupItem, setup_list};
pub use step::{Awaited, Phase, Step};
pub use view::{Aftermath, View, Viewer};
