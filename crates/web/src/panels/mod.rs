//! The parts of the table beside the board.

pub mod choice;
pub mod choices;
pub mod coach;
pub mod desk;
pub mod log;
pub mod market;
pub mod money;
pub mod offer;
pub mod owned;
pub mod palace;
pub mod players;
pub mod prompt;
pub mod red_palace;
pub mod score;
pub mod scoring;
pub mod seed;
pub mod setup_list;
pub mod share;
pub mod tiles;
