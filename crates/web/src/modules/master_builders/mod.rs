//! Master Builders: cards in hand that serve as money or, when tapped, as builders.

pub(crate) mod art;

use engine::modules::master_builders::Action;
use engine::vocab::{Currency, Money};

use super::{CARD, ModuleChoice, OnPage, Picture};

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn emblem(&self) -> Picture {
        (CARD, Money::builder(Currency::Dinar).map_or_else(String::new, art::builder_card_art))
    }

    fn weight(&self) -> u8 {
        1
    }

    fn money_art(&self, card: Money) -> Option<String> {
        card.is_builder().then(|| art::builder_card_art(card))
    }

    fn mixes(&self) -> &'static [&'static str] {
        &["preset-builders"]
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        let Action::Play { card } = *self;
        Some((CARD, art::builder_card_art(card)))
    }

    fn hand_card(&self) -> Option<Money> {
        let Action::Play { card } = *self;
        Some(card)
    }
}
