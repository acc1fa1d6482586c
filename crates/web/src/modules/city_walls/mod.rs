//! City Walls: the wall display. Selecting a card highlights the sides where it may be built; then the tile is
//! tapped.

pub(crate) mod art;
mod view;

use engine::modules::city_walls::{Action, Event, WallCard};
use engine::vocab::{Card, Cell, TileId};
use engine::{Action as AnyAction, Description, Event as AnyEvent, Module, View};
use leptos::prelude::*;

use super::{CARD, Chip, Group, ModuleChoice, OnPage, Picture, Place};
use crate::board::palace::{Layer, Piece};
use crate::panels::choice::List;
use crate::story::Spot;

/// The wall card behind a card, if it is one.
fn wall_card(card: Card) -> Option<WallCard> {
    WallCard::all().nth(card.number_in(Module::CityWalls)?.into())
}

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn spots(&self, event: &AnyEvent) -> Vec<Spot> {
        let AnyEvent::CityWalls(event) = *event else { return Vec::new() };
        match event {
            Event::Built { seat, tile, .. } => vec![Spot::Tile(Some(seat), tile)],
            Event::Opened { .. } => Vec::new(),
        }
    }

    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Drawer => Some(view! { <view::Display /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        (CARD, WallCard::all().last().map_or_else(String::new, art::wall_card_art))
    }

    fn weight(&self) -> u8 {
        2
    }

    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let cards: Vec<WallCard> = view.wall_display().iter().collect();
        let first = cards.first().map(|&card| (CARD, art::wall_card_art(card)));
        first.and_then(|picture| Chip::counted(Group::ToGet, picture, cards.len())).into_iter().collect()
    }

    fn use_card(&self, card: Card, tile: TileId) -> Option<AnyAction> {
        wall_card(card).map(|card| AnyAction::CityWalls(Action::Build { card, tile }))
    }

    fn card_on_tile(&self, card: Card, cell: Cell) -> Option<Piece> {
        let art = art::build_choice_art(wall_card(card)?.walls());
        let art = format!(r#"<g data-build="{},{}">{art}</g>"#, cell.x, cell.y);
        Some(Piece { class: Some("build-choice"), ..Piece::new(Layer::Top, cell, art) })
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        let cards = WallCard::all().map(|card| (card.id().to_owned(), art::wall_card_art(card)));
        let choices =
            WallCard::all().map(|card| (format!("choice {card}"), art::build_choice_art(card.walls())));
        cards.chain(choices).collect()
    }
}

/// A card is selected, then its tile is tapped.
impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        let Action::Build { card, .. } = *self;
        Some((CARD, art::wall_card_art(card)))
    }

    fn list(&self, _: &Description) -> List {
        List::Tapped
    }

    fn card(&self) -> Option<Card> {
        let Action::Build { card, .. } = *self;
        Some(card.into())
    }
}
