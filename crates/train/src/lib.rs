//! Teaches the net of the bots: plays games, and changes the weights so that they foretell how the games end.
//!
//! A step plays some games, whose seeds follow from its number, and learns from them once. So a training that was
//! stopped and continued is the same as one that went on.

mod games;
mod learn;
mod state;
mod values;

pub use games::{Course, Example, Player};
pub use learn::Learner;
pub use state::{Settings, Training};
pub use values::Values;
