//! Currency Exchange: its cards lie in the money row and are held in the hand.

use engine::modules::currency_exchange::Action;
use engine::{Cards, View};
use i18n::Texts;

use super::{ActionDisplay, ModuleDisplay};

pub(crate) struct Room;

impl ModuleDisplay for Room {
    fn in_row(&self, view: &View<'_>, texts: &Texts) -> Vec<String> {
        view.exchange_row().iter().map(|card| texts.exchange_card(card)).collect()
    }

    fn in_hand(&self, hand: &Cards, texts: &Texts) -> Vec<String> {
        hand.exchange().iter().map(|card| texts.exchange_card(card)).collect()
    }
}

impl ActionDisplay for Action {}
