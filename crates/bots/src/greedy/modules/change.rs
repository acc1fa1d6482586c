//! Change: half of the overpaid money comes back as coins.

use super::Advice;
use crate::greedy::desk::Desk;

pub(super) struct Room;

/// No weights: coins are worth the same as other money.
pub type Weights = ();

impl Advice for Room {
    /// Adds the coins that come back (CHG-10).
    fn overpaid(desk: &Desk, excess: u16, worth: f32) -> f32 {
        worth + desk.coin * f32::from(excess / 2)
    }
}
