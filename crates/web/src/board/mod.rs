//! The things on the table, drawn.

pub mod cards;
pub mod flight;
pub mod palace;
pub mod sight;
