//! Diamonds: a currency like the others, which the table shows as one.

use super::ModuleDisplay;

pub(crate) struct Room;

impl ModuleDisplay for Room {}
