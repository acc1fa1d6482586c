//! Vizier's Favour: the stones, and purchases between two turns.

pub(crate) mod art;

use engine::modules::viziers_favour::{Action, Event};
use engine::vocab::Seat;
use engine::{Event as AnyEvent, View};
use i18n::Texts;
use leptos::prelude::*;

use super::{Chip, Group, ModuleChoice, OnPage, Picture, Place, ROUND, Token, own_seat};
use crate::app::app;
use crate::story::Spot;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn spots(&self, event: &AnyEvent) -> Vec<Spot> {
        let AnyEvent::ViziersFavour(event) = *event else { return Vec::new() };
        match event {
            Event::Bought { seat, space, tile, .. } => vec![Spot::Tile(Some(seat), tile), Spot::Space(space)],
            Event::StoneTurned { .. } => Vec::new(),
        }
    }

    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Offer => Some(view! { <OfferMark /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        (ROUND, art::vizier_art(true))
    }

    fn weight(&self) -> u8 {
        1
    }

    /// The player's own stone while it is active.
    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let own = own_seat(view).filter(|&seat| view.active_viziers().has(seat));
        own.map(|_| Chip { group: Group::Mine, picture: self.emblem(), count: None }).into_iter().collect()
    }

    fn tokens(&self, texts: &Texts, view: &View<'_>, seat: Seat) -> Vec<Token> {
        let is_active = view.active_viziers().has(seat);
        let name = texts.get(if is_active { "vizier-active" } else { "vizier-inactive" });
        vec![Token { picture: (ROUND, art::vizier_art(is_active)), count: None, name }]
    }

    fn mixes(&self) -> &'static [&'static str] {
        &["preset-first", "preset-court"]
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        [("vizier", true), ("spent vizier", false)]
            .map(|(name, active)| (name.to_owned(), art::vizier_art(active)))
            .to_vec()
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        match self {
            Action::Buy { .. } | Action::TurnStone => Some((ROUND, art::vizier_art(true))),
        }
    }
}

/// The stone beside the countdown of an offer.
#[component]
fn OfferMark() -> impl IntoView {
    let app = app();
    view! {
        <svg class="stone" viewBox=ROUND role="img" inner_html=art::vizier_art(true)
            aria-label=move || app.t("vizier-active")></svg>
    }
}
