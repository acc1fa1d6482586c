//! Vizier's Favour: a purchase out of turn uses up the stone, which an action can turn back.

use engine::modules::viziers_favour::Action;
use engine::vocab::{Payment, Seat};
use engine::{Cards, View};

use super::{Advice, Worth};
use crate::greedy::desk::{Desk, many_cards};
use crate::greedy::judge::Judge;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of the stone.
    pub struct Weights {
        /// An active vizier stone, which a purchase between turns uses up.
        vizier: f32 = 3.0,
        /// Turning the stone back, which costs an action.
        turn_stone: f32 = 3.5,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["vizier", "turn-vizier"];

    const N_INPUTS: usize = 1;

    fn write_inputs(view: &View<'_>, _: &Cards, seat: Seat, out: &mut [f32]) {
        out[0] = f32::from(u8::from(view.active_viziers().has(seat)));
    }
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32> {
        Some(match self {
            Action::Buy { space, pay } => {
                let net = desk.paid(judge, space, pay);
                out_of_turn(judge, net, pay)
            }
            Action::TurnStone => judge.weights.modules.viziers_favour.turn_stone * judge.time(),
        })
    }
}

/// The gain from a purchase less the cost of using the stone.
pub(super) fn out_of_turn(judge: &Judge<'_, '_>, net: f32, pay: Payment) -> f32 {
    net - judge.weights.modules.viziers_favour.vizier * judge.time() - many_cards(pay)
}
