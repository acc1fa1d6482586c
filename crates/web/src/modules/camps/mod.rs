//! Camps: tiles with bastions, the lines that they count, and their points.

pub(crate) mod art;

use engine::View;
use engine::modules::camps::Source;
use engine::vocab::{Cell, Dir, Seat, TileId, Walls};
use i18n::Texts;

use super::{OnPage, Picture, PointsFor, TILE};
use crate::art::TileArt;
use crate::art::tiles::price_badge;

/// The module on the page.
pub(crate) struct Room;

impl OnPage for Room {
    fn emblem(&self) -> Picture {
        (TILE, art::camp(Walls::from_bits(1 << Dir::N as u8)))
    }

    fn weight(&self) -> u8 {
        2
    }

    fn tile_art(&self, tile: TileId) -> Option<TileArt> {
        Some(TileArt::Whole(art::camp(tile.bastions()) + &price_badge(tile.price())))
    }

    /// The tiles that the camps count (CAMP-20).
    fn lit(&self, view: &View<'_>, seat: Seat) -> Vec<Cell> {
        let palace = view.palace(seat);
        let arrows =
            palace.outposts().flat_map(|(at, camp)| camp.bastions().iter().map(move |dir| (at, dir)));
        let line = |(at, dir): (Cell, Dir)| {
            std::iter::successors(Some(at), move |cell| Some(cell.step(dir)))
                .skip(1)
                .take(palace.count_line(at, dir).into())
        };
        arrows.flat_map(line).collect()
    }
}

impl PointsFor for Source {
    fn name(&self, texts: &Texts) -> String {
        let Source::Camp(tile) = self;
        texts.tile(*tile)
    }

    fn change_key(&self) -> Option<&'static str> {
        Some("camps-change")
    }
}
