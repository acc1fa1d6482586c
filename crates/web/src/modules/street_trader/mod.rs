//! Street Trader: the supply of citizens, the choices among them, and the trader's disc on the board.

pub(crate) mod art;
mod view;

use engine::modules::street_trader::{Action, Awaited, Source};
use engine::vocab::{Seat, TileId};
use engine::{Action as AnyAction, Awaited as AnyAwaited, Description, View};
use i18n::{Arg, Texts};
use leptos::prelude::*;

use super::{ModuleChoice, OnPage, Picture, Place, PointsFor, ROUND};
use crate::app::App;
use crate::board::palace::{Layer, Mark, Piece};
use crate::panels::choice::List;
use view::{disc_name, listed};

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn show(&self, place: Place) -> Option<AnyView> {
        match place {
            Place::Displays => Some(view! { <view::Supply /> }.into_any()),
            Place::Question => Some(view! { <view::Chooser /> }.into_any()),
            _ => None,
        }
    }

    fn facts(&self, app: App, view: &View<'_>, seat: Seat) -> Vec<String> {
        let citizens = format!("{} {}", app.t("citizens"), listed(view.citizens_of(seat)).len());
        vec![citizens, disc_name(&app.texts.read().0, view, seat)]
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

    /// A citizen that may move in will.
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
        use engine::vocab::Building;
        let citizens =
            Building::ALL.map(|kind| (format!("citizen of {}", kind.name()), art::citizen_art(kind)));
        let discs = Building::ALL
            .map(|kind| (format!("disc with {}", kind.name()), art::disc_art(&[kind, kind, kind])));
        citizens.into_iter().chain(discs).collect()
    }

    fn mixes(&self) -> &'static [&'static str] {
        &["preset-builders"]
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/34-street-trader.md"))
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

    /// Citizens are tapped where they stand.
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
