//! Classic Scoring: its one line stands among the boards of The Red Palace, in the place of the score tiles.

use super::ModuleDisplay;

pub(crate) struct Room;

impl ModuleDisplay for Room {}
