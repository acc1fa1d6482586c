//! The greedy bot: it values every action in points, looks one action ahead and takes the best.
//!
//! It copies no games and allocates nothing, so that it can serve as the policy of playouts.

mod chances;
mod desk;
mod forecast;
mod growth;
mod judge;
mod majority;
mod modules;
mod money;
mod outline;
mod rank;
mod red_palace;
mod survey;
mod turn;
mod weights;

use engine::data::MAJORITY_POINTS;
use engine::{Action, Awaited, View};

use crate::Bot;
use growth::Growths;
use judge::{Judge, Worths};
use modules::Decide;
use outline::Outline;
use turn::NEVER;

pub(crate) use forecast::supply_left;
pub use forecast::{Features, N_FEATURES, Prospects};
pub(crate) use majority::ahead;
pub(crate) use modules::{INPUTS, N_INPUTS as N_MODULE_INPUTS, N_ROOMS, write_inputs};
pub(crate) use survey::{Holdings, Survey, is_plain};
pub use weights::Weights;

/// A bot that pays exactly where it can, builds for walls and majorities, and otherwise takes the most useful money.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    weights: Weights,
    /// Overwritten at every decision; kept so that it need not be built again.
    outline: Outline,
    /// Likewise, for games in which the points for majorities vary.
    worths: Worths,
    /// Alhambras that were looked at.
    growths: Growths,
}

impl Greedy {
    /// The bot with other weights than the default ones.
    pub fn with_weights(weights: Weights) -> Greedy {
        Greedy { weights, ..Greedy::default() }
    }

    fn judge<'a, 'g>(&'a mut self, view: &'a View<'g>) -> Judge<'a, 'g> {
        let mut worths = &MAJORITY_POINTS;
        // Score tiles or a module may set other points.
        if view.rules().is_red_palace() || modules::set_points(view) {
            self.worths = judge::worths(view);
            worths = &self.worths;
        }
        Judge::new(view, &self.weights, worths, &mut self.outline)
    }
}

macro_rules! choose {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        impl Bot for Greedy {
            fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action {
                let first = legal[0];
                if legal.len() == 1 {
                    return first;
                }
                match view.awaited() {
                    Awaited::Action | Awaited::Redesign | Awaited::Place => {
                        turn::choose(&mut self.judge(view), legal, NEVER)
                    }
                    Awaited::BeforeTurn | Awaited::EndOfTurn(_) => turn::choose(&mut self.judge(view), legal, 0.0),
                    // Less than half of any added money comes back.
                    Awaited::AddMoney => Action::Pass,
                    Awaited::Window(_) => turn::interrupt(&mut self.judge(view), legal),
                    Awaited::Nothing => first,
                    $(Awaited::$module(awaited) => awaited.decide(self, view, legal),)*
                    Awaited::RedPalace(awaited) => awaited.decide(self, view, legal),
                }
            }
        }
    };
}
engine::for_each_module!(choose);

/// The action with the highest value; the first one if several are equal.
fn best(legal: &[Action], mut worth: impl FnMut(&Action) -> f32) -> Action {
    let mut chosen = legal[0];
    let mut most = f32::NEG_INFINITY;
    for action in legal {
        let worth = worth(action);
        if worth > most {
            most = worth;
            chosen = *action;
        }
    }
    chosen
}
