//! Change: half of what was overpaid comes back as coins.

use super::Advice;
use crate::greedy::desk::Desk;

pub(super) struct Room;

/// Coins are worth what other money is.
pub type Weights = ();

impl Advice for Room {
    /// What comes back (CHG-10).
    fn overpaid(desk: &Desk, excess: u16, worth: f32) -> f32 {
        worth + desk.coin * f32::from(excess / 2)
    }
}
