//! Invaders: open outer sides cost points.

use engine::data::{INVASION_LATERAL, INVASION_MAIN};
use engine::modules::invaders::{Action, Awaited};
use engine::vocab::{Dir, Seat};
use engine::{Action as AnyAction, Cards, Round, View};

use super::{Advice, Decide, Worth};
use crate::greedy::Greedy;
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The cost of invasions.
    pub struct Weights {
        /// The share of the expected losses that counts: many open sides will be covered before the invaders come.
        invasion: f32 = 0.4,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["look"];

    const N_INPUTS: usize = 4;

    fn write_inputs(view: &View<'_>, _: &Cards, seat: Seat, out: &mut [f32]) {
        Dir::ALL.into_iter().for_each(|dir| out[dir as usize] = 0.2 * f32::from(view.open_sides(seat, dir)));
    }

    /// Each round to come brings one of the remaining directions; the next one may be known.
    fn open_sides(view: &View<'_>, weights: &crate::Weights) -> Option<[f32; 4]> {
        let share = weights.modules.invaders.invasion;
        let past = view.past_invasions();
        let mut to_come = Dir::ALL.map(|dir| !past.contains(&Some(dir)));
        let mut costs = [0.0; 4];
        let mut known = view.next_invasion();
        for round in Round::ALL.into_iter().filter(|&round| !view.is_scored(round)) {
            let main = f32::from(INVASION_MAIN[round as usize]);
            let lateral = f32::from(INVASION_LATERAL[round as usize]);
            let n_left = to_come.iter().filter(|&&left| left).count().max(1) as f32;
            for dir in Dir::ALL {
                let odds = match known {
                    Some(next) => f32::from(u8::from(next == dir)),
                    None if to_come[dir as usize] => 1.0 / n_left,
                    None => 0.0,
                };
                costs[dir as usize] += odds * main * share;
                for across in [dir.left(), dir.right()] {
                    costs[across as usize] += odds * lateral * share;
                }
            }
            if let Some(next) = known.take() {
                to_come[next as usize] = false;
            }
        }
        Some(costs)
    }
}

impl Worth for Action {
    fn worth(self, _: &mut Judge<'_, '_>, _: &mut Desk) -> Option<f32> {
        match self {
            Action::Look => None,
        }
    }
}

impl Decide for Awaited {
    fn decide(self, _: &mut Greedy, _: &View<'_>, _: &[AnyAction]) -> AnyAction {
        match self {
            // Looking costs nothing.
            Awaited::Look => AnyAction::Invaders(Action::Look),
        }
    }
}
