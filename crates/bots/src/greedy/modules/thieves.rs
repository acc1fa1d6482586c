//! Thieves: a thief takes a money card out of turn, but can be used only once.

use engine::modules::thieves::Action;
use engine::vocab::Seat;
use engine::{Cards, View};

use super::{Advice, Worth};
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of a thief.
    pub struct Weights {
        /// A thief in hand.
        thief: f32 = 4.0,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["steal"];

    const N_INPUTS: usize = 1;

    fn write_inputs(view: &View<'_>, _: &Cards, seat: Seat, out: &mut [f32]) {
        out[0] = view.thieves_held(seat) as f32;
    }
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32> {
        Some(match self {
            Action::Steal { card } => {
                desk.take(judge, &[card]) - judge.weights.modules.thieves.thief * judge.time()
            }
        })
    }
}
