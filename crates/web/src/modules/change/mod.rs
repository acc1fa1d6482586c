//! Change: the coins in front of each player, and what has been paid while money may be added with a tap on the hand.

pub(crate) mod art;
mod view;

use engine::modules::change::{Action, Awaited};
use engine::vocab::Money;
use engine::{Awaited as AnyAwaited, Description};
use leptos::prelude::*;

use super::{ModuleChoice, OnPage, Picture, Place};
use crate::panels::choice::List;
use crate::sound::Sound;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Question => Some(view! { <view::Waiting /> }.into_any()),
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

    /// Nobody has to add money: being done is what most want.
    fn is_passing_usual(&self, awaited: AnyAwaited) -> bool {
        awaited == AnyAwaited::Change(Awaited::Add)
    }

    fn sound(&self) -> Option<Sound> {
        Some(Sound::Coin)
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/33-change.md"))
    }
}

/// A piece is added with a tap on the hand.
impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        None
    }

    fn list(&self, _: &Description) -> List {
        List::Tapped
    }

    fn hand_card(&self) -> Option<Money> {
        let Action::Add { piece } = *self;
        Some(piece)
    }
}
