//! Workers' Huts: the stacks, the huts as tiles, and what they count as.

pub(crate) mod art;
mod view;

use engine::modules::workers_huts::{Action, Event};
use engine::vocab::{Building, Seat, TileId};
use engine::{Description, Event as AnyEvent, View};
use leptos::prelude::*;

use super::{Chip, Group, ModuleChoice, OnPage, Picture, Place, TILE};
use crate::art::{Face, Ground, TileArt, face_art};
use crate::panels::choice::List;
use crate::story::Spot;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn spots(&self, event: &AnyEvent) -> Vec<Spot> {
        let AnyEvent::WorkersHuts(event) = *event else { return Vec::new() };
        match event {
            Event::Taken { seat, tile } => vec![Spot::Tile(Some(seat), tile)],
            Event::TurnedUp { .. } => Vec::new(),
        }
    }

    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Drawer => Some(view! { <view::Stacks /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        (TILE, TileId::huts().next().map_or_else(String::new, |hut| face_art(&Face::from(hut))))
    }

    fn weight(&self) -> u8 {
        2
    }

    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let stacks = Building::ALL.map(|kind| view.hut_stack(kind));
        let left = stacks.iter().map(|stack| usize::from(stack.down) + usize::from(stack.up.is_some())).sum();
        let up = stacks.iter().find_map(|stack| stack.up).map(|hut| (TILE, face_art(&Face::from(hut))));
        up.and_then(|picture| Chip::counted(Group::ToGet, picture, left)).into_iter().collect()
    }

    /// What the huts of a kind count as (HUT-20).
    fn counts_more(&self, view: &View<'_>, seat: Seat, kind: Building) -> u8 {
        let huts = view.palace(seat).tiles().filter(|(_, tile)| tile.hut_kind() == Some(kind));
        huts.map(|(at, hut)| view.hut_value(seat, at, hut)).sum()
    }

    fn tile_art(&self, tile: TileId) -> Option<TileArt> {
        tile.hut_kind().map(|kind| TileArt::Walled(Ground::Court, art::shelter(kind)))
    }
}

/// A hut is taken by tapping its stack.
impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        None
    }

    fn list(&self, _: &Description) -> List {
        List::Tapped
    }
}
