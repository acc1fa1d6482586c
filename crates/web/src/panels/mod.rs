//! The parts of the table beside the board.

pub mod choices;
pub mod coach;
pub mod log;
pub mod players;
pub mod score;
pub mod seed;
pub mod share;
