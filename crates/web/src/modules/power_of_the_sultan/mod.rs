//! Power of the Sultan: the open cards, those that players own, and the two questions that a card asks.

pub(crate) mod art;
mod view;

use engine::modules::power_of_the_sultan::{Action, Awaited, Event, Goods, SultanCard};
use engine::vocab::{Building, Seat};
use engine::{Action as AnyAction, Awaited as AnyAwaited, Event as AnyEvent, View};
use i18n::Texts;
use leptos::prelude::*;

use super::{CARD, Chip, Group, Look, ModuleChoice, OnPage, Picture, Place, ROUND, Token, Ware, own_seat};
use crate::app::App;
use crate::art::kind_art;
use crate::panels::choice::likely_payment;
use crate::story::Spot;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn spots(&self, event: &AnyEvent) -> Vec<Spot> {
        let AnyEvent::PowerOfTheSultan(event) = *event else { return Vec::new() };
        match event {
            Event::Claimed { seat, tile, .. } => vec![Spot::Tile(Some(seat), tile)],
            Event::Opened { .. }
            | Event::Bought { .. }
            | Event::Kept { .. }
            | Event::Rolled { .. }
            | Event::Marked { .. }
            | Event::Offered { .. }
            | Event::Declined { .. } => Vec::new(),
        }
    }

    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Drawer => Some(view! { <view::Display /> }.into_any()),
            Place::Question => Some(view! { <view::Question /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        (CARD, art::sultan_card_art(SultanCard::ALL[0], Building::Garden))
    }

    fn weight(&self) -> u8 {
        2
    }

    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let own = own_seat(view).map_or_else(Vec::new, |seat| view.sultan_cards(seat).collect());
        let piles = [(Group::ToGet, view.sultan_display().collect::<Vec<_>>()), (Group::Mine, own)];
        let chip = |(group, cards): (Group, Vec<(SultanCard, Building)>)| {
            let &(card, mark) = cards.first()?;
            Chip::counted(group, (CARD, art::sultan_card_art(card, mark)), cards.len())
        };
        piles.into_iter().filter_map(chip).collect()
    }

    fn tokens(&self, texts: &Texts, view: &View<'_>, seat: Seat) -> Vec<Token> {
        let token = |(card, mark)| Token {
            picture: (CARD, art::sultan_card_art(card, mark)),
            count: None,
            name: texts.sultan_card(card, mark),
        };
        view.sultan_cards(seat).map(token).collect()
    }

    fn is_offer(&self, awaited: AnyAwaited) -> bool {
        awaited == AnyAwaited::PowerOfTheSultan(Awaited::Offer)
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        // Both cards of a currency look the same (SUL-01).
        let cards = SultanCard::ALL.into_iter().step_by(2);
        let marked = |card: SultanCard| {
            Building::ALL.map(|mark| (format!("{card} {}", mark.name()), art::sultan_card_art(card, mark)))
        };
        cards.flat_map(marked).collect()
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        match self {
            Action::Mark { kind } => Some((ROUND, kind_art(*kind))),
            Action::Buy { .. } | Action::Keep | Action::Roll | Action::Claim { .. } => None,
        }
    }
}

impl Ware for Goods {
    fn look(&self, app: App, view: &View<'_>) -> Option<(String, Look)> {
        let Goods::Card(card) = *self;
        let (_, mark) = view.sultan_display().find(|&(other, _)| other == card)?;
        Some((app.texts.read().0.sultan_card(card, mark), Look::Card(art::sultan_card_art(card, mark))))
    }

    fn spot(&self) -> Option<String> {
        let Goods::Card(card) = *self;
        Some(format!("[data-sultan='{}']", card.id()))
    }

    fn attempt(&self, view: &View<'_>) -> Option<AnyAction> {
        let Goods::Card(card) = *self;
        let pay = likely_payment(view.hand()?, card.currency(), card.price().into());
        Some(AnyAction::PowerOfTheSultan(Action::Buy { card, pay }))
    }
}

#[cfg(test)]
mod tests {
    use super::art::sultan_card_art;
    use super::{Building, SultanCard};
    use crate::art::kind_art;
    use crate::art::letters::currency_mark;

    #[test]
    fn a_sultan_card_tells_currency_price_and_mark() {
        for card in SultanCard::ALL {
            for mark in Building::ALL {
                let art = sultan_card_art(card, mark);
                assert!(
                    art.contains(&kind_art(mark)) && art.contains(&currency_mark(card.currency())),
                    "{card}"
                );
                assert!(art.contains(&format!(">{}</text>", card.price())), "{card}");
            }
        }
    }
}
