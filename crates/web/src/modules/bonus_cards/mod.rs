//! Bonus Cards: the viewer's own cards, shown with one tap, and a mark on their tiles while they are for sale.

pub(crate) mod art;
mod view;

use engine::modules::bonus_cards::{Action, BonusCard};
use engine::vocab::{Seat, TileId};
use engine::{Description, View};
use leptos::prelude::*;

use super::{ModuleChoice, OnPage, Picture, Place};
use crate::app::App;
use crate::panels::choice::List;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Secrets => Some(view! { <view::Held /> }.into_any()),
            _ => None,
        }
    }

    /// How many cards somebody hides comes after all that lies open.
    fn rank(&self, place: Place, rule_file: u8) -> u8 {
        if matches!(place, Place::Before(_)) { 100 + rule_file } else { rule_file }
    }

    fn facts(&self, app: App, view: &View<'_>, seat: Seat) -> Vec<String> {
        let texts = app.texts.read();
        let shown = view.bonus_shown(seat).iter().map(|card| texts.0.tile(card.tile()));
        let all: Vec<String> = shown.chain([format!("+{}", view.bonus_unshown(seat))]).collect();
        vec![format!("{} {}", app.t("bonus-cards"), all.join(", "))]
    }

    fn wants(&self, view: &View<'_>, tile: TileId) -> Option<&'static str> {
        let card = BonusCard::of_tile(tile)?;
        view.hand()?.bonus().has(card).then_some("on-bonus-card")
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        BonusCard::all().map(|card| (card.id().to_owned(), art::bonus_card_art(card))).collect()
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/13-bonus-cards.md"))
    }
}

/// A card is shown with a tap on it.
impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        None
    }

    fn list(&self, _: &Description) -> List {
        List::Tapped
    }
}

#[cfg(test)]
mod tests {
    use super::art::bonus_card_art;
    use super::*;
    use crate::art::kind_art;

    #[test]
    fn a_bonus_card_tells_kind_and_price() {
        for card in BonusCard::all() {
            let art = bonus_card_art(card);
            let kind = card.tile().kind().map(kind_art).expect("a building has a kind");
            assert!(
                art.contains(&kind) && art.contains(&format!(">{}</text>", card.tile().price())),
                "{card}"
            );
        }
    }
}
