//! Master Builders: money cards that can be played for a redesign instead.

use engine::modules::master_builders::Action;
use engine::vocab::{Money, Payment, Purse, Seat};
use engine::{Cards, View};

use super::{Advice, Worth};
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::money::{Sums, reach, sums_of};
use crate::greedy::turn::REDESIGN_WORTH;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of a card.
    pub struct Weights {
        /// A master builder card in hand, beyond its value as money.
        builder: f32 = 0.5,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["play"];

    const N_INPUTS: usize = 1;

    fn write_inputs(_: &View<'_>, hand: &Cards, _: Seat, out: &mut [f32]) {
        out[0] = hand.money.0.iter().map(|purse| purse.builders() as f32).sum();
    }

    /// The cards could have been played for a redesign instead.
    fn spent(judge: &Judge<'_, '_>, _: &Desk, pay: Payment, cost: f32) -> f32 {
        match pay.first().builders() + pay.second().builders() {
            0 => cost,
            spent => cost + f32::from(spent) * judge.weights.modules.master_builders.builder * judge.time(),
        }
    }

    fn taken(judge: &mut Judge<'_, '_>, _: &mut Desk, card: Money, _new: Sums, worth: f32) -> f32 {
        if card.is_builder() {
            worth + judge.weights.modules.master_builders.builder * judge.time()
        } else {
            worth
        }
    }
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32> {
        match self {
            // Plays the card that is missed least, if there is something to gain.
            Action::Play { card } => {
                let currency = card.currency();
                let rest = sums_of(judge.view.hand()?.money[currency].minus(Purse::one(card)));
                let missed = judge.weights.reach * (reach(desk.sums[currency as usize]) - reach(rest));
                let gain = judge.best_redesign() - REDESIGN_WORTH;
                Some(gain - desk.cost * f32::from(card.value()) - missed)
            }
        }
    }
}
