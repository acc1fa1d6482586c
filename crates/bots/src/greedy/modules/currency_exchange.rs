//! Currency Exchange Cards: each allows one payment in two currencies.

use engine::modules::currency_exchange::{Action, ExchangeCard};
use engine::vocab::{Payment, Seat};
use engine::{Cards, View};

use super::{Advice, Worth};
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::money::mixed;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of a card.
    pub struct Weights {
        /// An exchange card in hand.
        exchange: f32 = 0.5,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["take-exchange"];

    const N_INPUTS: usize = 1;

    fn write_inputs(_: &View<'_>, hand: &Cards, _: Seat, out: &mut [f32]) {
        out[0] = hand.exchange().iter().count() as f32;
    }

    /// A card can be used only once.
    fn spent(judge: &Judge<'_, '_>, _: &Desk, pay: Payment, cost: f32) -> f32 {
        if pay.exchange().is_some() { cost + kept(judge) } else { cost }
    }
}

/// The value of keeping a card.
fn kept(judge: &Judge<'_, '_>) -> f32 {
    judge.weights.modules.currency_exchange.exchange * judge.time()
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32> {
        Some(match self {
            Action::Take { card } => taken(judge, desk, card),
        })
    }
}

/// The value of taking a card: more if it makes an exact payment possible now.
fn taken(judge: &mut Judge<'_, '_>, desk: &mut Desk, card: ExchangeCard) -> f32 {
    let [one, two] = card.currencies().map(|currency| currency as usize);
    let mixed = mixed(desk.sums[one], desk.sums[two]);
    let mut gain = 0.0f32;
    for currency in [one, two] {
        gain = gain.max(desk.exact(judge, currency, mixed & !desk.sums[currency]));
    }
    kept(judge) + desk.exact_next * gain
}
