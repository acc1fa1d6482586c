//! Workers' Huts: the stacks, the huts as tiles, and what they count.

pub(crate) mod art;
mod view;

use engine::modules::workers_huts::Action;
use engine::vocab::{Building, Seat, TileId};
use engine::{Description, View};
use leptos::prelude::*;

use super::{ModuleChoice, OnPage, Picture, Place};
use crate::art::{Ground, TileArt};
use crate::panels::choice::List;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Displays => Some(view! { <view::Stacks /> }.into_any()),
            _ => None,
        }
    }

    /// What the huts of a kind count as (HUT-20).
    fn counts_more(&self, view: &View<'_>, seat: Seat, kind: Building) -> u8 {
        let huts = view.palace(seat).tiles().filter(|(_, tile)| tile.hut_kind() == Some(kind));
        huts.map(|(at, hut)| view.hut_value(seat, at, hut)).sum()
    }

    fn tile_art(&self, tile: TileId) -> Option<TileArt> {
        tile.hut_kind().map(|kind| TileArt::Walled(Ground::Court, art::shelter(kind)))
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/14-workers-huts.md"))
    }
}

/// A hut is taken with a tap on its stack.
impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        None
    }

    fn list(&self, _: &Description) -> List {
        List::Tapped
    }
}
