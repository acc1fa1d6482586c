//! Currency Exchange: the cards in the money row and in hand, and beside the money they join.

pub(crate) mod art;
mod view;

use engine::Description;
use engine::modules::currency_exchange::Action;
use engine::vocab::Payment;
use leptos::prelude::*;

use super::{ModuleChoice, OnPage, Picture, Place};
use crate::panels::choice::List;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::MoneyRow => Some(view! { <view::InRow /> }.into_any()),
            Place::Hand => Some(view! { <view::Held /> }.into_any()),
            _ => None,
        }
    }

    fn beside_payment(&self, pay: Payment) -> Option<String> {
        pay.exchange().map(art::exchange_card_art)
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        use engine::modules::currency_exchange::ExchangeCard;
        ExchangeCard::ALL.map(|card| (card.id().to_owned(), art::exchange_card_art(card))).to_vec()
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/12-currency-exchange.md"))
    }
}

/// Cards of the money row are tapped where they lie.
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
    use crate::art::currency_mark;

    #[test]
    fn an_exchange_card_tells_its_currencies() {
        for card in ExchangeCard::ALL {
            let art = exchange_card_art(card);
            assert!(
                card.currencies().into_iter().all(|currency| art.contains(currency_mark(currency))),
                "{card}"
            );
        }
    }
}
