//! Classic Scoring: its one line is written with the boards of The Red Palace, in place of the score tiles.

use super::ModuleDisplay;

pub(crate) struct Room;

impl ModuleDisplay for Room {}
