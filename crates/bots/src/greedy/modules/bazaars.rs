//! Bazaars: tiles that score for the buildings around them at the end.

use engine::modules::bazaars::Action;
use engine::vocab::{Cell, Payment, TileId};

use super::characters::karim_worth;
use super::viziers_favour::out_of_turn;
use super::{Advice, Worth};
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::turn::{free, purchase};
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of a bazaar.
    pub struct Weights {
        /// A point of a bazaar at the end.
        bazaar: f32 = 0.9,
        /// An empty cell around a bazaar, for each kind that would count there.
        hope: f32 = 0.35,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["bazaar", "karim-bazaar", "vizier-bazaar"];

    /// Assumes that it will find a few neighbours.
    fn plain(judge: &mut Judge<'_, '_>, _: TileId) -> f32 {
        8.0 * judge.weights.modules.bazaars.hope * judge.time()
    }

    fn place(judge: &mut Judge<'_, '_>, bazaar: TileId, at: Cell) -> f32 {
        judge.lay(bazaar, at, 0.0)
    }

    fn best_place(judge: &mut Judge<'_, '_>, bazaar: TileId, _plain: f32) -> Option<f32> {
        let palace = judge.palace;
        let spots = palace.cells_for(judge.view.walls_of(bazaar)).map(|at| judge.place(bazaar, at));
        spots.reduce(f32::max)
    }

    /// Adds what a tile on that empty cell scores at the end (BAZ-21): a bazaar for its present and possible
    /// neighbours, a building for the bazaars around it.
    fn on_cell(judge: &Judge<'_, '_>, tile: TileId, at: Cell, worth: f32) -> f32 {
        worth
            + if tile.bazaar().is_some() { as_bazaar(judge, tile, at) } else { as_building(judge, tile, at) }
    }
}

fn as_bazaar(judge: &Judge<'_, '_>, bazaar: TileId, at: Cell) -> f32 {
    let weights = &judge.weights.modules.bazaars;
    let found = judge.view.bazaar_neighbours(judge.seat, at, bazaar);
    let free = at.ring().into_iter().filter(|&cell| judge.palace.tile_at(cell).is_none()).count();
    let hope = free as f32 * f32::from(found.kinds + 1) * weights.hope * judge.time();
    weights.bazaar * f32::from(found.points()) + hope
}

fn as_building(judge: &Judge<'_, '_>, tile: TileId, at: Cell) -> f32 {
    let Some(kind) = judge.view.kind_of(tile) else { return 0.0 };
    let mut more = 0;
    for cell in at.ring() {
        let Some(bazaar) = judge.palace.tile_at(cell) else { continue };
        let Some(row) = bazaar.bazaar().filter(|row| row.kinds.contains(&kind)) else { continue };
        let found = judge.view.bazaar_neighbours(judge.seat, cell, bazaar);
        let has =
            |cell: Cell| judge.palace.tile_at(cell).and_then(|tile| judge.view.kind_of(tile)) == Some(kind);
        let is_new = !cell.ring().into_iter().any(has);
        let kinds = (found.kinds + u8::from(is_new)).min(row.kinds.len() as u8);
        more += (found.buildings + 1) * kinds - found.buildings * found.kinds;
    }
    judge.weights.modules.bazaars.bazaar * f32::from(more)
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32> {
        Some(match self {
            // Bazaars of the display must be paid exactly (BAZ-12).
            Action::Buy { tile, pay } => {
                let net = paid(judge, desk, tile, pay);
                purchase(judge, net, pay, true)
            }
            Action::VizierBuy { tile, pay } => {
                let net = paid(judge, desk, tile, pay);
                out_of_turn(judge, net, pay)
            }
            Action::Karim { tile } => free(judge.tile(tile) - karim_worth(judge)),
        })
    }
}

/// What is left of the value of a bazaar after this payment.
fn paid(judge: &mut Judge<'_, '_>, desk: &Desk, bazaar: TileId, pay: Payment) -> f32 {
    let worth = judge.tile(bazaar);
    desk.paid_for(judge, worth, pay)
}
