//! Diamonds: money like any other, except in the set-up.

use engine::modules::diamonds::SetupItem;

use super::{ModuleSetupItem, ModuleTexts};
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Deck { diamonds } => texts.with("setup-diamonds", &[("diamonds", diamonds.into())]),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(SetupItem: Deck);
