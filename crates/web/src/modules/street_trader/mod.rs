//! Street Trader: the supply of citizens, the choices among them, and the trader's disc on the board.

pub(crate) mod art;
mod view;

use engine::modules::street_trader::{Action, Awaited, Event, Source};
use engine::vocab::{Building, Seat, TileId};
use engine::{Action as AnyAction, Awaited as AnyAwaited, Description, Event as AnyEvent, View};
use i18n::{Arg, Texts};
use leptos::prelude::*;

use super::{Chip, Group, ModuleChoice, OnPage, Picture, Place, PointsFor, ROUND, TILE, Token, own_seat};
use crate::board::palace::{Layer, Mark, Piece};
use crate::panels::choice::List;
use crate::story::Spot;
use view::{disc_name, listed};

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn spots(&self, event: &AnyEvent) -> Vec<Spot> {
        let AnyEvent::StreetTrader(event) = *event else { return Vec::new() };
        match event {
            Event::DiscPut { seat, at } => vec![Spot::Cell(seat, at)],
            Event::MovedIn { seat, tile } => vec![Spot::Tile(Some(seat), tile)],
            Event::Revealed { .. }
            | Event::DiscAside { .. }
            | Event::Taken { .. }
            | Event::Exchanged { .. }
            | Event::Lost { .. } => Vec::new(),
        }
    }

    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Drawer => Some(view! { <view::Supply /> }.into_any()),
            Place::Question => Some(view! { <view::Chooser /> }.into_any()),
            _ => None,
        }
    }

    fn emblem(&self) -> Picture {
        (TILE, art::disc_art(&[Building::Seraglio, Building::Garden, Building::Tower]))
    }

    fn weight(&self) -> u8 {
        3
    }

    /// The supply, and the player's own disc and citizens.
    fn chips(&self, view: &View<'_>) -> Vec<Chip> {
        let supply = listed(view.citizen_supply());
        let first = supply.first().map(|&kind| (ROUND, art::citizen_art(kind)));
        let to_get = first.and_then(|picture| Chip::counted(Group::ToGet, picture, supply.len()));
        let mine = own_seat(view).and_then(|seat| {
            let on_disc = listed(view.citizens_on_disc(seat));
            let housed = listed(view.citizens_of(seat)).len();
            let picture = (TILE, art::disc_art(&on_disc));
            let count = (housed > 0).then(|| housed.to_string());
            let chip = Chip { group: Group::Mine, picture, count };
            Some(chip).filter(|_| housed > 0 || !on_disc.is_empty())
        });
        to_get.into_iter().chain(mine).collect()
    }

    fn tokens(&self, texts: &Texts, view: &View<'_>, seat: Seat) -> Vec<Token> {
        let housed = listed(view.citizens_of(seat)).len();
        let name = format!("{} {housed}, {}", texts.get("citizens"), disc_name(texts, view, seat));
        let token = Token { picture: self.emblem(), count: Some(housed.to_string()), name };
        Some(token).filter(|_| housed > 0).into_iter().collect()
    }

    fn on_tile(&self, view: &View<'_>, texts: &Texts, tile: TileId) -> Option<Mark> {
        let kind = tile.kind().filter(|_| view.housed_citizens().has(tile))?;
        let name = texts.kind(kind);
        Some(Mark {
            class: Some("citizen-in"),
            transform: art::CITIZEN_IN_TILE,
            art: art::citizen_art(kind),
            name: Some(texts.with("citizen-name", &[("kind", Arg::Text(&name))])),
        })
    }

    fn in_palace(&self, view: &View<'_>, texts: &Texts, seat: Seat) -> Vec<Piece> {
        let disc = view.disc(seat).map(|cell| {
            let art = art::disc_art(&listed(view.citizens_on_disc(seat)));
            let art = format!(r#"<g data-disc="{},{}">{art}</g>"#, cell.x, cell.y);
            let name = Some(disc_name(texts, view, seat));
            Piece { class: Some("trader-disc"), name, ..Piece::new(Layer::AboveWalls, cell, art) }
        });
        disc.into_iter().collect()
    }

    /// Forecasts assume that a citizen who may move in does so.
    fn usual_answer(&self, view: &View<'_>) -> Option<AnyAction> {
        if view.awaited() != AnyAwaited::StreetTrader(Awaited::MoveIn) {
            return None;
        }
        let mut legal = Vec::new();
        view.legal_actions(&mut legal);
        legal.first().copied()
    }

    #[cfg(test)]
    fn all_art(&self) -> Vec<(String, String)> {
        let citizens =
            Building::ALL.map(|kind| (format!("citizen of {}", kind.name()), art::citizen_art(kind)));
        let discs = Building::ALL
            .map(|kind| (format!("disc with {}", kind.name()), art::disc_art(&[kind, kind, kind])));
        citizens.into_iter().chain(discs).collect()
    }

    fn mixes(&self) -> &'static [&'static str] {
        &["preset-builders"]
    }
}

impl ModuleChoice for Action {
    fn picture(&self) -> Option<Picture> {
        match self {
            Action::MoveIn { tile } => Some((ROUND, art::citizen_art(tile.kind()?))),
            Action::Choose { .. }
            | Action::PutDisc { .. }
            | Action::Take { .. }
            | Action::Exchange { .. } => None,
        }
    }

    /// Citizens are tapped where they are shown.
    fn list(&self, about: &Description) -> List {
        match self {
            Action::Choose { .. } | Action::Take { .. } | Action::Exchange { .. } => List::Tapped,
            Action::PutDisc { .. } | Action::MoveIn { .. } => List::usual(about),
        }
    }

    fn is_at_once(&self) -> bool {
        self.cells_key().is_some()
    }

    fn cells_key(&self) -> Option<&'static str> {
        match self {
            Action::PutDisc { .. } => Some("trader-disc"),
            Action::Choose { .. } | Action::MoveIn { .. } | Action::Take { .. } | Action::Exchange { .. } => {
                None
            }
        }
    }
}

impl PointsFor for Source {
    fn name(&self, texts: &Texts) -> String {
        let Source::Citizens = self;
        texts.get("citizens")
    }

    fn change_key(&self) -> Option<&'static str> {
        Some("citizens-change")
    }
}
