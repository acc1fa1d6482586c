//! Treasure Chamber: the rooms with their chests, what has been paid so far, and the chests in buildings.

pub(crate) mod art;
mod view;

use engine::modules::treasure_chamber::{Action, Awaited, Event, Room as Chamber, Source};
use engine::vocab::{Building, Money, Seat, TileId};
use engine::{Awaited as AnyAwaited, Description, Event as AnyEvent, View};
use i18n::Texts;
use leptos::prelude::*;

use super::{Chip, Group, ModuleChoice, OnPage, Picture, Place, PointsFor, ROUND, Token};
use crate::board::palace::Mark;
use crate::panels::choice::List;
use crate::story::Spot;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn spots(&self, event: &AnyEvent) -> Vec<Spot> {
        let AnyEvent::TreasureChamber(event) = *event else { return Vec::new() };
        match event {
            Event::Stored { seat, tile } => vec![Spot::Tile(seat, tile)],
            Event::Paid { .. }
            | Event::Bought { .. }
            | Event::Returned { .. }
            | Event::RoomFilled { .. }
            | Event::Closed => Vec::new(),
        }
    }

    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Drawer => Some(view! { <view::Rooms /> }.into_any()),
            Place::Bar => Some(view! { <view::Paid /> }.into_any()),
            _ => None,
        }
    }

    /// Chests come before citizens on a plaque.
    fn rank(&self, place: Place, rule_file: u8) -> u8 {
        if matches!(place, Place::Before(_)) { 1 } else { rule_file }
    }

    fn emblem(&self) -> Picture {
        (ROUND, art::chest_art(Building::Garden))
    }

    fn weight(&self) -> u8 {
        2
    }

    /// The rooms that hold chests.
    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let filled = Chamber::ALL.into_iter().filter(|&room| view.room(room).is_some()).count();
        Chip::counted(Group::ToGet, self.emblem(), filled).into_iter().collect()
    }

    fn tokens(&self, texts: &Texts, view: &View<'_>, seat: Seat) -> Vec<Token> {
        let chests = view.chests_of(seat);
        let name = format!("{} {chests}", texts.get("chests"));
        let token = Token { picture: self.emblem(), count: Some(chests.to_string()), name };
        Some(token).filter(|_| chests > 0).into_iter().collect()
    }

    fn on_tile(&self, view: &View<'_>, _: &Texts, tile: TileId) -> Option<Mark> {
        let kind = tile.kind().filter(|_| view.stored_chests().has(tile))?;
        let art = art::chest_art(kind);
        Some(Mark { class: None, transform: art::CHEST_IN_TILE, art, name: None })
    }

    /// Nobody has to add cards, so most players are done.
    fn is_passing_usual(&self, awaited: AnyAwaited) -> bool {
        awaited == AnyAwaited::TreasureChamber(Awaited::PayMore)
    }

    fn mixes(&self) -> &'static [&'static str] {
        &["preset-treasure"]
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        Building::ALL.map(|kind| (format!("chest of {}", kind.name()), art::chest_art(kind))).to_vec()
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        match self {
            Action::Put { tile } => Some((ROUND, art::chest_art(tile.kind()?))),
            Action::Buy { .. } | Action::Pay { .. } => None,
        }
    }

    /// Rooms and cards are tapped where they are shown; a chest is put into a building with a tap, or from the list.
    fn list(&self, _: &Description) -> List {
        match self {
            Action::Buy { .. } | Action::Pay { .. } => List::Tapped,
            Action::Put { .. } => List::Other,
        }
    }

    fn is_at_once(&self) -> bool {
        match self {
            Action::Put { .. } => true,
            Action::Buy { .. } | Action::Pay { .. } => false,
        }
    }

    fn hand_card(&self) -> Option<Money> {
        match *self {
            Action::Pay { card } => Some(card),
            Action::Buy { .. } | Action::Put { .. } => None,
        }
    }
}

impl PointsFor for Source {
    fn name(&self, texts: &Texts) -> String {
        let Source::Chests = self;
        texts.get("chests")
    }

    fn picture(&self) -> Option<Picture> {
        Some((ROUND, art::chest_art(Building::Garden)))
    }
}
