//! Drawing of the things on the table.

pub mod cards;
pub mod flight;
pub mod palace;
pub mod sight;
