//! Classic scoring: lines and set-up say what is scored as in the base game, so the module has a name and nothing more.

use super::ModuleTexts;

pub(crate) struct Room;

impl ModuleTexts for Room {}
