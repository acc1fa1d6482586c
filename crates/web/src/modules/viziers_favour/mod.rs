//! Vizier's Favour: the stones, and purchases between two turns.

pub(crate) mod art;
mod view;

use engine::modules::viziers_favour::Action;
use leptos::prelude::*;

use super::{ModuleChoice, OnPage, Picture, Place, ROUND};

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Before(seat) => Some(view! { <view::StoneOf seat /> }.into_any()),
            Place::Offer => Some(view! { <view::Stone active=true /> }.into_any()),
            _ => None,
        }
    }

    fn mixes(&self) -> &'static [&'static str] {
        &["preset-first", "preset-court"]
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        [("vizier", true), ("spent vizier", false)]
            .map(|(name, active)| (name.to_owned(), art::vizier_art(active)))
            .to_vec()
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/11-viziers-favour.md"))
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        match self {
            Action::Buy { .. } | Action::TurnStone => Some((ROUND, art::vizier_art(true))),
        }
    }
}
