//! Currency Exchange: exchange cards in the money row, in hand, and beside the money that they join.

pub(crate) mod art;

use engine::modules::currency_exchange::{Action, ExchangeCard};
use engine::vocab::Payment;
use engine::{Action as AnyAction, Description, View};
use i18n::Texts;

use super::{CARD, ModuleCard, ModuleChoice, OnPage, Picture};
use crate::panels::choice::List;

/// An exchange card in the money row or in hand.
fn module_card(texts: &Texts, card: ExchangeCard, action: Option<AnyAction>) -> ModuleCard {
    ModuleCard { id: card.id(), name: texts.exchange_card(card), art: art::exchange_card_art(card), action }
}

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn emblem(&self) -> Picture {
        (CARD, art::exchange_card_art(ExchangeCard::ALL[0]))
    }

    fn weight(&self) -> u8 {
        1
    }

    fn row_cards(&self, texts: &Texts, view: &View<'_>) -> Vec<ModuleCard> {
        let take = |card| Some(AnyAction::CurrencyExchange(Action::Take { card }));
        view.exchange_row().iter().map(|card| module_card(texts, card, take(card))).collect()
    }

    fn hand_cards(&self, texts: &Texts, view: &View<'_>) -> Vec<ModuleCard> {
        let held = view.hand().map(|hand| hand.exchange());
        held.iter().flat_map(|held| held.iter()).map(|card| module_card(texts, card, None)).collect()
    }

    fn beside_payment(&self, pay: Payment) -> Option<String> {
        pay.exchange().map(art::exchange_card_art)
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        ExchangeCard::ALL.map(|card| (card.id().to_owned(), art::exchange_card_art(card))).to_vec()
    }
}

/// Cards in the money row are tapped there.
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
    use engine::modules::currency_exchange::ExchangeCard;

    use super::art::exchange_card_art;
    use crate::art::letters::currency_mark;

    #[test]
    fn an_exchange_card_tells_its_currencies() {
        for card in ExchangeCard::ALL {
            let art = exchange_card_art(card);
            assert!(
                card.currencies().into_iter().all(|currency| art.contains(&currency_mark(currency))),
                "{card}"
            );
        }
    }
}
