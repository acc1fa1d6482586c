//! An anchor for measurements: a player who never wastes money.

use engine::{Action, View};

use crate::{Bot, Greedy};

/// What may be paid too much.
const MOST_OVERPAID: u16 = 1;

/// Greedy without the purchases that are overpaid by more than 1.
#[derive(Clone, Debug, Default)]
pub struct Thrifty {
    greedy: Greedy,
    /// Overwritten at every decision; kept so that it need not be made anew.
    allowed: Vec<Action>,
}

impl Bot for Thrifty {
    fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action {
        let is_allowed = |action: &&Action| match action {
            Action::Buy { space, pay } => {
                view.market(*space).is_some_and(|tile| pay.total() <= u16::from(tile.price()) + MOST_OVERPAID)
            }
            _ => true,
        };
        self.allowed.clear();
        self.allowed.extend(legal.iter().filter(is_allowed));
        let allowed = if self.allowed.is_empty() { legal } else { &self.allowed };
        self.greedy.choose(view, allowed)
    }
}
