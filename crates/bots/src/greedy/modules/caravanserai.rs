//! Caravanserai: cards on which money grows from turn to turn.

use engine::modules::caravanserai::{Action, Awaited, Caravanserai, Track};
use engine::vocab::{Money, Purse, Seat};
use engine::{Action as AnyAction, Cards, View};

use super::{Advice, Decide, Worth, choose_or_decline};
use crate::greedy::Greedy;
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::money::{reach, sums_of, with_card};
use crate::greedy::turn::{NEVER, purchase};
use crate::greedy::weights::weights;

pub(super) struct Room;

weights! {
    /// The value of a caravanserai.
    pub struct Weights {
        /// The coins that a first caravanserai yields per turn to come.
        first: f32 = 0.5,
        /// The coins that a second one yields: it grows only while the first does not.
        second: f32 = 0.1,
    }
}

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["caravanserai", "move"];

    const N_INPUTS: usize = 2;

    fn write_inputs(view: &View<'_>, _: &Cards, seat: Seat, out: &mut [f32]) {
        for owned in view.caravanserais(seat) {
            out[0] += 1.0;
            out[1] += 0.2 * owned.money().map_or(0.0, |(_, value)| f32::from(value));
        }
    }
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32> {
        Some(match self {
            Action::Buy { pay, .. } => {
                let net = bought(judge) - desk.cost_of(judge, pay);
                let is_exact = AnyAction::Caravanserai(self).describe(judge.view).is_exact();
                purchase(judge, net, pay, is_exact)
            }
            Action::Move { card, to } => moved(judge, desk, card, to),
        })
    }
}

impl Decide for Awaited {
    fn decide(self, bot: &mut Greedy, view: &View<'_>, legal: &[AnyAction]) -> AnyAction {
        match self {
            // F0: the marker goes where it helps the hand pay best. It leaves the main track only if that makes a
            // payment possible.
            Awaited::Move => choose_or_decline(bot, view, legal),
        }
    }
}

/// The value of one more card: the coins it will yield.
fn bought(judge: &Judge<'_, '_>) -> f32 {
    let weights = &judge.weights.modules.caravanserai;
    let is_first = judge.view.caravanserais(judge.seat).next().is_none();
    judge.coin() * if is_first { weights.first } else { weights.second } * judge.turns_left()
}

/// The gain from moving the marker of a card to that space.
fn moved(judge: &mut Judge<'_, '_>, desk: &mut Desk, card: Caravanserai, to: Track) -> f32 {
    let mut owned = judge.view.caravanserais(judge.seat).enumerate();
    let Some((place, before)) = owned.find(|(_, owned)| owned.card == card) else { return NEVER };
    let mut sums = desk.sums;
    let mut worth = desk.coin * (f32::from(to.value()) - f32::from(before.at.value()));
    // The old value leaves its currency, and with it every sum that needed it.
    if let Some((currency, value)) = before.money() {
        let money = Money::caravan(place, currency, value).map_or(Purse::EMPTY, Purse::one);
        let held = judge.view.hand().map_or(Purse::EMPTY, |hand| hand.money[currency]);
        sums[currency as usize] = sums_of(held.minus(money));
    }
    if let Some(currency) = card.currency(to) {
        let sums = &mut sums[currency as usize];
        *sums = with_card(*sums, to.value());
    }
    for (currency, new) in sums.into_iter().enumerate() {
        let old = desk.sums[currency];
        if old != new {
            worth += desk.reach * (reach(new) - reach(old));
            worth += desk.exact(judge, currency, new) - desk.exact(judge, currency, old);
        }
    }
    // A dead end grows no further (CAR-03).
    let grows = to.steps().next().is_some();
    if grows { worth } else { worth - desk.coin * f32::from(Track::M5.value() - to.value()) }
}
