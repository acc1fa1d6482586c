//! The greedy bot: values everything it could do in points, looks one action ahead and takes the best.
//!
//! It copies no game and allocates nothing, so that it can be the policy of playouts.

mod judge;
mod majority;
mod modules;
mod money;
mod outline;
mod red_palace;
mod trader;
mod turn;
mod weights;

use engine::data::MAJORITY_POINTS;
use engine::modules::invaders;
use engine::{Action, Awaited, Module, View};

use crate::Bot;
use judge::{Judge, Worths};
use outline::Outline;

pub use weights::Weights;

/// Pays exactly where it can, builds for walls and majorities, and takes the most useful money otherwise.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    weights: Weights,
    /// Overwritten at every decision; kept so that it need not be made anew.
    outline: Outline,
    /// The same, where the points for majorities are drawn.
    worths: Worths,
}

impl Greedy {
    /// The bot that values things in its own way.
    pub fn with_weights(weights: Weights) -> Greedy {
        Greedy { weights, ..Greedy::default() }
    }

    fn judge<'a, 'g>(&'a mut self, view: &'a View<'g>) -> Judge<'a, 'g> {
        let rules = view.rules();
        let mut worths = &MAJORITY_POINTS;
        // Score tiles and score cards say otherwise.
        if rules.is_red_palace() || rules.modules.has(Module::NewScoreCards) {
            self.worths = judge::worths(view);
            worths = &self.worths;
        }
        Judge::new(view, &self.weights, worths, &mut self.outline)
    }
}

impl Bot for Greedy {
    fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action {
        let first = legal[0];
        if legal.len() == 1 {
            return first;
        }
        match view.awaited() {
            Awaited::Action | Awaited::Redesign => turn::act(&mut self.judge(view), legal),
            Awaited::Place => turn::place(&mut self.judge(view), legal),
            Awaited::BeforeTurn => modules::before_turn(&mut self.judge(view), legal),
            Awaited::EndOfTurn => modules::end_of_turn(&mut self.judge(view), legal),
            Awaited::Interrupt | Awaited::Thief | Awaited::VizierOrThief => {
                modules::interrupt(&mut self.judge(view), legal)
            }
            Awaited::ShowBonus => modules::show_bonus(legal),
            Awaited::Bid => modules::bid(&mut self.judge(view), legal),
            Awaited::PayBid => modules::pay_bid(&mut self.judge(view), legal),
            Awaited::Fatima => modules::fatima(&mut self.judge(view), legal),
            Awaited::Knihstig => modules::knihstig(&mut self.judge(view), legal),
            Awaited::Hakim => modules::hakim(view, legal),
            Awaited::ChooseCitizens => trader::choose(legal),
            Awaited::MoveIn => trader::move_in(legal),
            Awaited::NewCitizen | Awaited::ExchangeCitizen => {
                trader::new_citizen(&mut self.judge(view), legal)
            }
            Awaited::FirstDisc | Awaited::PutDiscBack => trader::put_disc(&mut self.judge(view), legal),
            // Whatever is added brings back less than half of it.
            Awaited::AddMoney => Action::Pass,
            Awaited::PayChests => modules::pay_chests(&mut self.judge(view), legal),
            // A look costs nothing.
            Awaited::Look => Action::Invaders(invaders::Action::Look),
            Awaited::SultanMark | Awaited::SultanRoll => modules::sultan_mark(&mut self.judge(view), legal),
            Awaited::CaravanseraiMove => turn::move_caravan(&mut self.judge(view), legal),
            Awaited::SultanOffer => modules::sultan_offer(&mut self.judge(view), legal),
            Awaited::ChoosePile => red_palace::choose_pile(&self.judge(view), legal),
            Awaited::Abilities => red_palace::abilities(&mut self.judge(view), legal),
            Awaited::PayCard => red_palace::pay_card(&mut self.judge(view), legal),
            Awaited::PayGuard => red_palace::pay_guard(&self.judge(view), legal),
            Awaited::MoveGuard | Awaited::PostGuard => red_palace::post_guard(&self.judge(view), legal),
            Awaited::AttachWall => red_palace::attach_wall(&mut self.judge(view), legal),
            // A chest is worth the same on every building, and one for nothing is always welcome.
            Awaited::PlaceChests | Awaited::ChestOffer | Awaited::Nothing => first,
        }
    }
}

/// The action with the highest worth; of equal ones the first.
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
