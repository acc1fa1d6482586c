//! Change: the coins in front of each player, and those that a payment brings.

pub(crate) mod art;
mod view;

use engine::vocab::Money;
use leptos::prelude::*;

use super::{OnPage, Place};
use crate::sound::Sound;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Question => Some(view! { <view::Due /> }.into_any()),
            Place::Before(seat) => Some(view! { <view::CoinsOf seat /> }.into_any()),
            _ => None,
        }
    }

    /// Money comes before everything else that somebody has.
    fn rank(&self, place: Place, rule_file: u8) -> u8 {
        if matches!(place, Place::Before(_)) { 0 } else { rule_file }
    }

    fn money_art(&self, card: Money) -> Option<String> {
        card.is_coin().then(|| art::loose_coin(card))
    }

    fn sound(&self) -> Option<Sound> {
        Some(Sound::Coin)
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/33-change.md"))
    }
}
