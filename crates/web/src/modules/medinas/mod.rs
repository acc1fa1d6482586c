//! Medinas: tiles that cost points, depending on how many a player has.

pub(crate) mod art;

use engine::modules::medinas::Source;
use engine::vocab::{Seat, TileId};
use engine::{Module, View};
use i18n::Texts;

use super::{OnPage, Picture, PointsFor, TILE, Token};
use crate::art::tiles::price_badge;
use crate::art::{Ground, TileArt};

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn emblem(&self) -> Picture {
        (TILE, art::medina())
    }

    fn weight(&self) -> u8 {
        1
    }

    fn tokens(&self, texts: &Texts, view: &View<'_>, seat: Seat) -> Vec<Token> {
        let medinas = view.palace(seat).tiles().filter(|(_, tile)| tile.is_medina()).count();
        let name = format!("{} {medinas}", texts.module_name(Module::Medinas));
        let token = Token { picture: self.emblem(), count: Some(medinas.to_string()), name };
        Some(token).filter(|_| medinas > 0).into_iter().collect()
    }

    fn tile_art(&self, tile: TileId) -> Option<TileArt> {
        Some(TileArt::Walled(Ground::Terrain, art::medina() + &price_badge(tile.price())))
    }
}

impl PointsFor for Source {
    fn name(&self, texts: &Texts) -> String {
        let Source::Medinas = self;
        texts.module_name(Module::Medinas)
    }

    fn picture(&self) -> Option<Picture> {
        Some((TILE, art::medina()))
    }
}
