//! Caravanserai: the cards on display with the current price, the players' cards, and the money they provide.

pub(crate) mod art;
mod view;

use engine::modules::caravanserai::{Action, Caravanserai, Goods, Owned, Track};
use engine::vocab::{Currency, Money, Seat};
use engine::{Action as AnyAction, View};
use i18n::Texts;
use leptos::prelude::*;

use super::{CARD, Chip, Group, Look, ModuleChoice, OnPage, Picture, Place, Token, Ware, own_seat};
use crate::app::App;
use crate::panels::choice::likely_payment;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Drawer => Some(view! { <view::Display /> }.into_any()),
            Place::Options(draft) => Some(view! { <view::FiveKinds draft /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        (CARD, Money::new(Currency::Dirham, 3).map_or_else(String::new, |money| art::caravan_money(money, 0)))
    }

    fn weight(&self) -> u8 {
        2
    }

    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let open: Vec<Caravanserai> = view.caravanserai_display().collect();
        let own: Vec<Owned> = own_seat(view).map_or_else(Vec::new, |seat| view.caravanserais(seat).collect());
        let picture = |card, at| (CARD, art::caravanserai_art(card, at));
        let to_get = open
            .first()
            .and_then(|&card| Chip::counted(Group::ToGet, picture(card, Track::Start), open.len()));
        let mine = own
            .first()
            .and_then(|owned| Chip::counted(Group::Mine, picture(owned.card, owned.at), own.len()));
        to_get.into_iter().chain(mine).collect()
    }

    fn tokens(&self, texts: &Texts, view: &View<'_>, seat: Seat) -> Vec<Token> {
        let token = |owned: Owned| Token {
            picture: (CARD, art::caravanserai_art(owned.card, owned.at)),
            count: None,
            name: view::told(texts, owned),
        };
        view.caravanserais(seat).map(token).collect()
    }

    fn money_art(&self, card: Money) -> Option<String> {
        card.caravan_place().map(|place| art::caravan_money(card, place))
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        let marked = |card: Caravanserai| {
            Track::ALL.map(|at| (format!("{card} {}", at.name()), art::caravanserai_art(card, at)))
        };
        Caravanserai::ALL.into_iter().flat_map(marked).collect()
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        match *self {
            Action::Move { card, to } => Some((CARD, art::caravanserai_art(card, to))),
            Action::Buy { .. } => None,
        }
    }
}

impl Ware for Goods {
    fn look(&self, app: App, _: &View<'_>) -> Option<(String, Look)> {
        let Goods::Card(card) = *self;
        let picture = art::caravanserai_art(card, Track::Start);
        Some((app.texts.read().0.caravanserai(card), Look::Card(picture)))
    }

    /// They all cost the same, so the person first picks one from the display.
    fn is_listed(&self) -> bool {
        false
    }

    fn spot(&self) -> Option<String> {
        let Goods::Card(card) = *self;
        Some(format!("[data-caravanserai='{}']", card.id()))
    }

    /// Pays in the currency that the viewer holds most of.
    fn attempt(&self, view: &View<'_>) -> Option<AnyAction> {
        let Goods::Card(card) = *self;
        let hand = view.hand()?;
        let richest = Currency::ALL.into_iter().max_by_key(|&currency| hand.money[currency].total())?;
        let price = view.to_act().and_then(|seat| view.caravanserai_price(seat)).unwrap_or(0);
        let pay = likely_payment(hand, richest, price.into());
        Some(AnyAction::Caravanserai(Action::Buy { card, pay }))
    }
}

#[cfg(test)]
mod tests {
    use super::art::caravanserai_art;
    use super::*;
    use crate::art::letters::currency_mark;

    #[test]
    fn a_caravanserai_tells_currency_and_values() {
        for card in Caravanserai::ALL {
            let art = caravanserai_art(card, Track::Start);
            assert!(art.contains(&currency_mark(card.main())), "{card}");
            // The values 2, 3 and 4 appear twice: on the track and beside it.
            for (value, times) in [(1, 1), (2, 2), (3, 2), (4, 2), (5, 1)] {
                assert_eq!(art.matches(&format!(">{value}</text>")).count(), times, "{card}");
            }
        }
    }
}
