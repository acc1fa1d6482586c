//! Classic scoring: score lines and set-up are worded as in the base game, so the module itself only needs a name.

use super::ModuleTexts;

pub(crate) struct Room;

impl ModuleTexts for Room {}
