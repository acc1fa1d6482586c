//! Change: half of what was overpaid comes back as coins.

use engine::modules::change::{Action, Awaited};
use engine::{Action as AnyAction, View};

use super::{Advice, Decide, Worth};
use crate::greedy::Greedy;
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;

pub(super) struct Room;

/// Coins are worth what other money is.
pub type Weights = ();

impl Advice for Room {
    /// What comes back (CHG-10).
    fn overpaid(desk: &Desk, excess: u16, worth: f32) -> f32 {
        worth + desk.coin * f32::from(excess / 2)
    }
}

impl Worth for Action {
    fn worth(self, _: &mut Judge<'_, '_>, _: &mut Desk) -> Option<f32> {
        match self {
            Action::Add { .. } => None,
        }
    }
}

impl Decide for Awaited {
    fn decide(self, _: &mut Greedy, _: &View<'_>, _: &[AnyAction]) -> AnyAction {
        match self {
            // Whatever is added brings back less than half of it.
            Awaited::Add => AnyAction::Pass,
        }
    }
}
