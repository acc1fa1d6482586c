//! Characters: the auction with its bids, and the characters that players own.

pub(crate) mod art;
mod view;

use engine::Description;
use engine::modules::characters::{Action, Character, Goods, Source};
use engine::vocab::Seat;
use engine::{Action as AnyAction, View};
use i18n::Texts;
use leptos::prelude::*;

use super::{
    CARD, Chip, Group, Look, ModuleChoice, OnPage, Picture, Place, PointsFor, Token, Ware, own_seat,
};
use crate::app::App;
use crate::panels::choice::List;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Question => Some(view! { <view::AuctionView /> }.into_any()),
            Place::Drawer => Some(view! { <view::Court /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        (CARD, art::character_art(Character::AbdulKarim))
    }

    fn weight(&self) -> u8 {
        3
    }

    /// The character being auctioned, or how many are still to come; and the player's own.
    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let to_get = match view.auction() {
            Some(auction) => {
                let picture = (CARD, art::character_art(auction.character));
                let best = auction.best.map(|(_, bid)| bid.to_string());
                Some(Chip { group: Group::ToGet, picture, count: best })
            }
            None => Chip::counted(Group::Ahead, self.emblem(), view::to_come(view)),
        };
        let own: Vec<Character> =
            own_seat(view).map_or_else(Vec::new, |seat| view.characters(seat).iter().collect());
        let mine = own.first().map(|&first| Chip {
            group: Group::Mine,
            picture: (CARD, art::character_art(first)),
            count: (own.len() > 1).then(|| own.len().to_string()),
        });
        to_get.into_iter().chain(mine).collect()
    }

    fn tokens(&self, texts: &Texts, view: &View<'_>, seat: Seat) -> Vec<Token> {
        let token = |character| Token {
            picture: (CARD, art::character_art(character)),
            count: None,
            name: view::told(texts, character),
        };
        view.characters(seat).iter().map(token).collect()
    }

    fn mixes(&self) -> &'static [&'static str] {
        &["preset-court"]
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        Character::ALL.map(|character| (character.id().to_owned(), art::character_art(character))).to_vec()
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        let character = match self {
            Action::Bid(_) | Action::Pay(_) => return None,
            Action::KeepFatima | Action::ExchangeFatima => Character::Fatima,
            Action::Karim { .. } => Character::AbdulKarim,
            Action::Knihstig { .. } => Character::AbdulKnihstig,
            Action::Ammar => Character::AmmarElSchauf,
            Action::Hakim { .. } => Character::HakimWahid,
            Action::Laila { .. } => Character::LailaWundabah,
            Action::Machma { .. } => Character::MachmaKlain,
            Action::Yammerad => Character::Yammerad,
        };
        Some((CARD, art::character_art(character)))
    }

    fn list(&self, about: &Description) -> List {
        match self {
            // The character is already in the auction: paying for it is one of the choices.
            Action::Pay(_) => List::Other,
            Action::Bid(_)
            | Action::KeepFatima
            | Action::ExchangeFatima
            | Action::Karim { .. }
            | Action::Knihstig { .. }
            | Action::Ammar
            | Action::Hakim { .. }
            | Action::Laila { .. }
            | Action::Machma { .. }
            | Action::Yammerad => List::usual(about),
        }
    }
}

/// The auction shows the character itself; it cannot be selected as goods.
impl Ware for Goods {
    fn look(&self, _: App, _: &View<'_>) -> Option<(String, Look)> {
        None
    }

    fn attempt(&self, _: &View<'_>) -> Option<AnyAction> {
        None
    }
}

impl PointsFor for Source {
    fn name(&self, texts: &Texts) -> String {
        texts.character_name(match self {
            Source::Yusuf => Character::YusufEPassuff,
            Source::Fatima => Character::Fatima,
        })
    }
}
