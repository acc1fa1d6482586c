//! Bonus Cards: the viewer's own cards, revealed with one tap, and a mark on their tiles while those are for sale.

pub(crate) mod art;

use engine::modules::bonus_cards::{Action, BonusCard};
use engine::vocab::{Seat, TileId};
use engine::{Action as AnyAction, Description, View};
use i18n::Texts;

use super::{CARD, Chip, Group, ModuleCard, ModuleChoice, OnPage, Picture, Place, Token, own_seat};
use crate::panels::choice::List;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn emblem(&self) -> Picture {
        (CARD, BonusCard::all().next().map_or_else(String::new, art::bonus_card_art))
    }

    fn weight(&self) -> u8 {
        1
    }

    /// The player's own cards that are face up and count.
    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let Some(shown) = own_seat(view).map(|seat| view.bonus_shown(seat)) else { return Vec::new() };
        let first = shown.iter().next().map(|card| (CARD, art::bonus_card_art(card)));
        first.and_then(|picture| Chip::counted(Group::Mine, picture, shown.len())).into_iter().collect()
    }

    fn hand_cards(&self, texts: &Texts, view: &View<'_>) -> Vec<ModuleCard> {
        let held = view.hand().map(|hand| hand.bonus());
        let card = |card: BonusCard| ModuleCard {
            id: card.id(),
            name: texts.bonus_card(card),
            art: art::bonus_card_art(card),
            action: Some(AnyAction::BonusCards(Action::Show { card })),
        };
        held.iter().flat_map(|held| held.iter()).map(card).collect()
    }

    /// The number of cards that a player hides comes after everything that is open.
    fn rank(&self, place: Place, rule_file: u8) -> u8 {
        if matches!(place, Place::Before(_)) { 100 + rule_file } else { rule_file }
    }

    fn tokens(&self, texts: &Texts, view: &View<'_>, seat: Seat) -> Vec<Token> {
        let (shown, unshown) = (view.bonus_shown(seat), view.bonus_unshown(seat));
        let count = shown.len() + unshown;
        if count == 0 {
            return Vec::new();
        }
        let shown = shown.iter().map(|card| texts.tile(card.tile()));
        let all: Vec<String> = shown.chain([format!("+{unshown}")]).collect();
        let name = format!("{} {}", texts.get("bonus-cards"), all.join(", "));
        vec![Token { picture: self.emblem(), count: Some(count.to_string()), name }]
    }

    fn wants(&self, view: &View<'_>, tile: TileId) -> Option<&'static str> {
        let card = BonusCard::of_tile(tile)?;
        view.hand()?.bonus().has(card).then_some("on-bonus-card")
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        BonusCard::all().map(|card| (card.id().to_owned(), art::bonus_card_art(card))).collect()
    }
}

/// A card is revealed by tapping it.
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
