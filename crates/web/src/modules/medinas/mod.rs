//! Medinas: tiles whose number costs points.

pub(crate) mod art;

use engine::modules::medinas::Source;
use engine::vocab::{Seat, TileId};
use engine::{Module, View};
use i18n::Texts;
use leptos::prelude::Read;

use super::{OnPage, PointsFor};
use crate::app::App;
use crate::art::tiles::price_badge;
use crate::art::{Ground, TileArt};

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn facts(&self, app: App, view: &View<'_>, seat: Seat) -> Vec<String> {
        let medinas = view.palace(seat).tiles().filter(|(_, tile)| tile.is_medina()).count();
        vec![format!("{} {medinas}", app.texts.read().0.module_name(Module::Medinas))]
    }

    fn tile_art(&self, tile: TileId) -> Option<TileArt> {
        Some(TileArt::Walled(Ground::Terrain, art::medina() + &price_badge(tile.price())))
    }

    fn rule_text(&self) -> Option<&'static str> {
        Some(include_str!("../../../../../docs/rules/62-medinas.md"))
    }
}

impl PointsFor for Source {
    fn name(&self, texts: &Texts) -> String {
        let Source::Medinas = self;
        texts.module_name(Module::Medinas)
    }
}
