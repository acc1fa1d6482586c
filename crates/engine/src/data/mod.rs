//! The component tables, generated from `data/*.csv`.

mod red_palace;
mod tables;

pub use red_palace::*;
pub use tables::*;
