//! Workers' Huts: a hut counts for the neighbouring buildings of its kind.

use engine::modules::workers_huts::Action;
use engine::vocab::{Building, Cell, Dir, Seat, TileId};
use engine::{Cards, View};

use super::{Advice, Worth};
use crate::greedy::desk::Desk;
use crate::greedy::judge::{Counts, Judge, counts_of};
use crate::greedy::turn::NEVER;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of a hut.
    pub struct Weights {
        /// A free open side of a hut, as a share of a building of its kind.
        hut: f32 = 0.15,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["take-hut"];

    const N_INPUTS: usize = 1;

    fn write_inputs(view: &View<'_>, _: &Cards, seat: Seat, out: &mut [f32]) {
        out[0] = 0.5 * f32::from(view.huts_owned(seat));
    }

    /// What the huts of a seat count for (HUT-20).
    fn buildings(view: &View<'_>, seat: Seat, _is_own: bool) -> Counts {
        let value =
            |(at, tile): (Cell, TileId)| Some(counts_of(tile.hut_kind()?, view.hut_value(seat, at, tile)));
        view.palace(seat).tiles_without_outposts().filter_map(value).sum()
    }

    /// Assumes one building next to it, the usual number.
    fn plain(judge: &mut Judge<'_, '_>, hut: TileId) -> f32 {
        hut.hut_kind().map_or(0.0, |kind| judge.gain(kind))
    }

    fn counted(judge: &Judge<'_, '_>, hut: TileId, at: Cell) -> Option<(Building, i8)> {
        Some((hut.hut_kind()?, judge.view.hut_value(judge.seat, at, hut) as i8))
    }

    fn place(judge: &mut Judge<'_, '_>, hut: TileId, at: Cell) -> f32 {
        let counted = judge.exchange(None, Some(hut), at);
        judge.lay(hut, at, counted)
    }

    /// A building counts once more for each hut of its kind next to it.
    fn raised(judge: &Judge<'_, '_>, tile: TileId, at: Cell) -> i8 {
        let Some(kind) = judge.view.kind_of(tile) else { return 0 };
        let raises = |&&dir: &&Dir| {
            let hut = judge.palace.tile_at(at.step(dir)).filter(|tile| tile.hut_kind() == Some(kind));
            hut.is_some_and(|hut| !judge.view.walls_of(hut).has(dir.opposite()))
        };
        Dir::ALL.iter().filter(raises).count() as i8
    }
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, _: &mut Desk) -> Option<f32> {
        Some(match self {
            Action::Take { kind } => judge.view.hut_stack(kind).up.map_or(NEVER, |hut| taken(judge, hut)),
        })
    }
}

/// The value of taking a hut: on its best cell, plus something for buildings that may be placed next to it later.
fn taken(judge: &mut Judge<'_, '_>, hut: TileId) -> f32 {
    let palace = judge.palace;
    let walls = judge.view.walls_of(hut);
    let hope = judge.weights.modules.workers_huts.hut * judge.plain(hut) * judge.time();
    let mut best = 0.0f32;
    for at in palace.cells_for(walls) {
        let free = |dir: &&Dir| !walls.has(**dir) && palace.tile_at(at.step(**dir)).is_none();
        let n_free = Dir::ALL.iter().filter(free).count() as f32;
        best = best.max(judge.place(hut, at) + n_free * hope);
    }
    best
}
