//! The component tables, generated from `data/*.csv`.

mod tables;

pub use tables::*;
