//! A bot for a relaxed game: it judges like the greedy bot, but does not notice everything it could do.

use engine::{Action, Rng, Seed, View};

use crate::{Bot, Greedy};

/// One action in this many is overlooked, as a person may overlook an exact payment or a better cell.
const OVERLOOKED_IN: usize = 2;

/// Plays like [`Greedy`] among the actions it notices.
#[derive(Clone, Debug)]
pub struct Casual {
    greedy: Greedy,
    rng: Rng,
    /// The actions noticed at this decision; kept between decisions to save allocations.
    noticed: Vec<Action>,
}

impl Casual {
    /// A bot that draws from `seed` which actions it overlooks.
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
        // If it overlooked everything, it considers the whole list.
        let noticed = if self.noticed.is_empty() { legal } else { &self.noticed };
        self.greedy.choose(view, noticed)
    }
}
