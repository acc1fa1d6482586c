//! City Gates: the open gate card, those in hand, gates in the wall, and those that could be built.

pub(crate) mod art;
mod view;

use engine::modules::city_gates::Action;
use engine::vocab::{Seat, Side};
use engine::{Description, View};
use i18n::Texts;
use leptos::prelude::*;

use super::{CARD, ModuleChoice, OnPage, Picture, Place};
use crate::board::palace::{Layer, Piece};
use crate::panels::choice::List;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::MoneyRow => Some(view! { <view::OpenCard /> }.into_any()),
            Place::Hand => Some(view! { <view::Held /> }.into_any()),
            _ => None,
        }
    }

    fn in_palace(&self, view: &View<'_>, _: &Texts, seat: Seat) -> Vec<Piece> {
        let gate = |side: &Side| Piece::new(Layer::BelowLights, side.cell, art::gate_art(side.dir));
        view.palace(seat).gates().iter().map(gate).collect()
    }

    fn mixes(&self) -> &'static [&'static str] {
        &["preset-treasure"]
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        use engine::vocab::Dir;
        let gates = Dir::ALL.map(|dir| (format!("gate {}", dir.name()), art::gate_art(dir)));
        gates.into_iter().chain([("gate card".to_owned(), art::gate_card_art())]).collect()
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/21-city-gates.md"))
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        Some((CARD, art::gate_card_art()))
    }

    /// The open card is tapped where it lies.
    fn list(&self, about: &Description) -> List {
        match self {
            Action::Take => List::Tapped,
            Action::Place { .. } | Action::Add { .. } | Action::Remove { .. } => List::usual(about),
        }
    }

    fn side(&self) -> Option<(Side, String)> {
        let side = match *self {
            Action::Place { at, side, .. } | Action::Add { at, side, .. } => Side { cell: at, dir: side },
            Action::Remove { first, second: None, .. } => first,
            Action::Take | Action::Remove { second: Some(_), .. } => return None,
        };
        Some((side, art::gate_art(side.dir)))
    }
}
