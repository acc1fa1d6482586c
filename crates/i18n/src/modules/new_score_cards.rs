//! New Score Cards: they only change points, so only the set-up mentions them.

use engine::modules::new_score_cards::SetupItem;

use super::{ModuleSetupItem, ModuleTexts};
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Cards { left } => texts.with("setup-score-cards", &[("left", left.into())]),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(SetupItem: Cards);
