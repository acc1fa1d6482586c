//! Change: the coins of each player, and those that a payment would bring.

pub(crate) mod art;
mod view;

use engine::View;
use engine::vocab::{Currency, Money, Seat};
use i18n::Texts;
use leptos::prelude::*;

use super::{Chip, Group, OnPage, Picture, Place, ROUND, Token};
use crate::art::coin_art;
use crate::sound::Sound;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Bar => Some(view! { <view::Due /> }.into_any()),
            Place::Drawer => Some(view! { <view::Bag /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        (ROUND, art::coin_bag())
    }

    fn weight(&self) -> u8 {
        1
    }

    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let in_bag = view.coin_bag().into_iter().map(usize::from).sum();
        Chip::counted(Group::Ahead, self.emblem(), in_bag).into_iter().collect()
    }

    fn tokens(&self, texts: &Texts, view: &View<'_>, seat: Seat) -> Vec<Token> {
        let coins = view.coins(seat);
        let count: u16 = coins.into_iter().map(u16::from).sum();
        let first = Currency::ALL.into_iter().zip(coins).find(|&(_, count)| count > 0);
        let token = |(currency, _)| Token {
            picture: (ROUND, coin_art(currency)),
            count: Some(count.to_string()),
            name: texts.labelled(&texts.get("coins"), &texts.coins(coins)),
        };
        first.map(token).into_iter().collect()
    }

    /// Money comes before everything else that a player has.
    fn rank(&self, place: Place, rule_file: u8) -> u8 {
        if matches!(place, Place::Before(_)) { 0 } else { rule_file }
    }

    fn money_art(&self, card: Money) -> Option<String> {
        card.is_coin().then(|| art::loose_coin(card))
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        vec![("coin bag".to_owned(), art::coin_bag())]
    }

    fn sound(&self) -> Option<Sound> {
        Some(Sound::Coin)
    }
}
