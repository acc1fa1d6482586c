//! Thieves: the viewer's own cards, played by tapping the money row while the window between two turns is open.

pub(crate) mod art;

use engine::View;
use engine::modules::thieves::Action;
use engine::vocab::{Currency, Money, Seat};
use i18n::Texts;
use leptos::prelude::*;

use super::{CARD, ModuleCard, ModuleChoice, OnPage, Picture, Place, ROUND, Token};
use crate::sound::Sound;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Offer => Some(view! { <OfferMark /> }.into_any()),
            _ => None,
        }
    }

    /// The number of cards that a player hides comes after everything that is open.
    fn rank(&self, place: Place, rule_file: u8) -> u8 {
        if matches!(place, Place::Before(_)) { 100 + rule_file } else { rule_file }
    }

    fn emblem(&self) -> Picture {
        (ROUND, art::thief_mark())
    }

    fn weight(&self) -> u8 {
        1
    }

    fn hand_cards(&self, texts: &Texts, view: &View<'_>) -> Vec<ModuleCard> {
        let held = view.hand().map(|hand| hand.thieves());
        let card = |currency: Currency| ModuleCard {
            id: currency.name(),
            name: texts.thief(currency),
            art: art::thief_card_art(currency),
            action: None,
        };
        held.iter().flat_map(|held| held.iter()).map(card).collect()
    }

    fn tokens(&self, texts: &Texts, view: &View<'_>, seat: Seat) -> Vec<Token> {
        let held = view.thieves_held(seat);
        let name = format!("{} {held}", texts.get("thieves"));
        let token = Token { picture: self.emblem(), count: Some(held.to_string()), name };
        Some(token).filter(|_| held > 0).into_iter().collect()
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        use engine::modules::thieves::Thieves;
        let cards =
            Thieves::CURRENCIES.map(|one| (format!("thief {}", one.name()), art::thief_card_art(one)));
        cards.into_iter().chain([("thief".to_owned(), art::thief_mark())]).collect()
    }

    fn sound(&self) -> Option<Sound> {
        Some(Sound::Card)
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        let Action::Steal { card } = self;
        Some((CARD, art::thief_card_art(card.currency())))
    }

    fn row_card(&self) -> Option<Money> {
        let Action::Steal { card } = *self;
        Some(card)
    }
}

/// The mark of an offer to play a thief.
#[component]
pub(crate) fn OfferMark() -> impl IntoView {
    view! { <svg class="stone" viewBox=ROUND aria-hidden="true" inner_html=art::thief_mark()></svg> }
}
