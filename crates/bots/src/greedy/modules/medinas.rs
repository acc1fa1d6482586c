//! Medinas: tiles that cost points for whoever has the fewest.

use engine::vocab::TileId;

use super::Advice;
use crate::greedy::judge::Judge;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of a medina.
    pub struct Weights {
        /// The first medina, per round to come.
        medina: f32 = 2.5,
    }
}

impl Advice for Room {
    fn plain(judge: &mut Judge<'_, '_>, _: TileId) -> f32 {
        let own = judge.palace.tiles_without_outposts().filter(|(_, tile)| tile.is_medina()).count();
        judge.weights.modules.medinas.medina * judge.rounds_left() / (1.0 + own as f32)
    }
}
