//! The parts of the table beside the board.

pub mod bar;
pub mod ceremony;
pub mod choice;
pub mod choices;
pub mod coach;
pub mod desk;
pub mod drawer;
pub mod exact_seal;
pub mod hand;
pub mod keys;
pub mod market;
pub mod money;
pub mod offer;
pub(crate) mod pieces;
pub mod plan;
pub mod rail;
pub mod red_palace;
pub mod scoring;
pub mod seed;
pub mod setup_list;
pub mod share;
pub mod tiles;
pub mod top;
pub mod tray;
