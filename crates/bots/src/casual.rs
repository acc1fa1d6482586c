//! A player for a quiet evening: judges like the greedy bot, but does not see everything it could do.

use engine::{Action, Rng, Seed, View};

use crate::{Bot, Greedy};

/// Of so many actions one is overlooked, as a person overlooks an exact payment or a better cell.
const OVERLOOKED_IN: usize = 2;

/// Greedy among the actions it notices.
#[derive(Clone, Debug)]
pub struct Casual {
    greedy: Greedy,
    rng: Rng,
    /// Overwritten at every decision; kept so that it need not be made anew.
    noticed: Vec<Action>,
}

impl Casual {
    /// The bot whose attention comes from `seed`.
    pub fn new(seed: Seed) -> Casual {
        Casual { greedy: Greedy::default(), rng: Rng::new(seed), noticed: Vec::new() }
    }
}

impl Bot for Casual {
    fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action {
        self.noticed.clear();
        for &action in legal {
            if self.rng.below(OVERLOOKED_IN) > 0 {
                self.noticed.push(action);
            }
        }
        // Nobody overlooks everything.
        let noticed = if self.noticed.is_empty() { legal } else { &self.noticed };
        self.greedy.choose(view, noticed)
    }
}
