//! Currency Exchange Cards: each makes one payment of two currencies possible.

use engine::modules::currency_exchange::{Action, ExchangeCard};
use engine::vocab::Payment;

use super::{Advice, Worth};
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::money::mixed;
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// What a card is worth.
    pub struct Weights {
        /// An exchange card.
        exchange: f32 = 0.5,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["take-exchange"];

    /// A card serves once.
    fn spent(judge: &Judge<'_, '_>, _: &Desk, pay: Payment, cost: f32) -> f32 {
        if pay.exchange().is_some() { cost + kept(judge) } else { cost }
    }
}

/// What a card is worth that is kept.
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

/// What a card is worth that is taken: something always, more when it makes an exact payment possible now.
fn taken(judge: &mut Judge<'_, '_>, desk: &mut Desk, card: ExchangeCard) -> f32 {
    let [one, two] = card.currencies().map(|currency| currency as usize);
    let mixed = mixed(desk.sums[one], desk.sums[two]);
    let mut gain = 0.0f32;
    for currency in [one, two] {
        gain = gain.max(desk.exact(judge, currency, mixed & !desk.sums[currency]));
    }
    kept(judge) + desk.exact_next * gain
}
