//! City Gates: cards that open a passage through a wall.

use engine::modules::city_gates::Action;
use engine::vocab::Seat;
use engine::{Cards, View};

use super::{Advice, Worth};
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of a card.
    pub struct Weights {
        /// A gate card in hand.
        gate: f32 = 1.5,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["take-gate", "place", "add"];

    const N_INPUTS: usize = 1;

    fn write_inputs(_: &View<'_>, hand: &Cards, _: Seat, out: &mut [f32]) {
        out[0] = f32::from(hand.gates());
    }
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, _: &mut Desk) -> Option<f32> {
        match self {
            Action::Take => Some(taken(judge)),
            Action::Place { tile, at, .. } | Action::Add { tile, at, .. } => {
                Some(judge.place(tile, at) - judge.weights.modules.city_gates.gate)
            }
            Action::Remove { .. } => None,
        }
    }
}

/// The value of taking a card: more if the reserve has tiles that fit nowhere without one.
fn taken(judge: &mut Judge<'_, '_>) -> f32 {
    let mut worth = judge.weights.modules.city_gates.gate * judge.time();
    for tile in judge.view.reserve(judge.seat).without_outposts().iter() {
        if judge.best_spot(judge.view.walls_of(tile)).is_none() {
            worth += judge.plain(tile) / 2.0;
        }
    }
    worth
}

#[cfg(test)]
mod tests {
    use engine::{Module, ModuleSet};

    use crate::greedy::outline::tests::compare;

    /// A gate does not change the outline.
    #[test]
    fn forecasts_agree_with_the_engine() {
        let compared = compare(ModuleSet::EMPTY.with(Module::CityGates), |_, _| None);
        let gated = compared[&(Some(Module::CityGates), false)];
        assert!(gated > 5, "{gated} placements with gates are too few");
    }
}
