//! Diamonds: a currency that is accepted everywhere.

use engine::vocab::{Currency, Money, Payment, Seat};
use engine::{Cards, View};

use super::Advice;
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::money::Sums;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of diamonds.
    pub struct Weights {
        /// The share by which a coin in diamonds is worth more than another coin.
        diamond: f32 = 0.6,
    }
}

impl Advice for Room {
    const N_INPUTS: usize = 2;

    fn write_inputs(_: &View<'_>, hand: &Cards, _: Seat, out: &mut [f32]) {
        let purse = hand.money[Currency::Diamond];
        (out[0], out[1]) = (purse.len() as f32, 0.1 * f32::from(purse.total()));
    }

    /// Diamonds could have been used anywhere.
    fn spent(judge: &Judge<'_, '_>, desk: &Desk, pay: Payment, cost: f32) -> f32 {
        let is_diamonds = pay.currency() == Currency::Diamond;
        if is_diamonds { cost + more(judge, desk) * f32::from(pay.total()) } else { cost }
    }

    fn taken(judge: &mut Judge<'_, '_>, desk: &mut Desk, card: Money, new: Sums, worth: f32) -> f32 {
        if card.currency() != Currency::Diamond {
            return worth;
        }
        worth + (more(judge, desk) * f32::from(card.value()) + desk.exact_next * most(judge, desk, new))
    }
}

/// The additional value of a coin in diamonds.
fn more(judge: &Judge<'_, '_>, desk: &Desk) -> f32 {
    desk.coin * judge.weights.modules.diamonds.diamond
}

/// The most valuable purchase that these sums of diamonds pay exactly.
fn most(judge: &mut Judge<'_, '_>, desk: &mut Desk, sums: Sums) -> f32 {
    let currencies = 0..Currency::Diamond as usize;
    currencies.map(|currency| desk.exact(judge, currency, sums)).fold(0.0, f32::max)
}
