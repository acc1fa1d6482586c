//! Change: half of the overpaid money comes back as coins.

use engine::vocab::Seat;
use engine::{Cards, View};

use super::Advice;
use crate::greedy::desk::Desk;

pub(super) struct Room;

/// No weights: coins are worth the same as other money.
pub type Weights = ();

impl Advice for Room {
    const N_INPUTS: usize = 1;

    fn write_inputs(_: &View<'_>, hand: &Cards, _: Seat, out: &mut [f32]) {
        out[0] = 0.2 * hand.n_coins() as f32;
    }

    /// Adds the coins that come back (CHG-10).
    fn overpaid(desk: &Desk, excess: u16, worth: f32) -> f32 {
        worth + desk.coin * f32::from(excess / 2)
    }
}
