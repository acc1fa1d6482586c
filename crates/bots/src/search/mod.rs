//! The searching bot: tries the actions that the greedy judgement finds best on games that agree with what it sees,
//! and takes the one after which it wins most.
//!
//! All candidates are tried on the same samples, so that luck is the same for all of them. A rollout is short: some turns
//! in which everybody plays like the greedy bot, then the position is judged. Worse candidates are dropped on the way
//! (sequential halving), so that most of the evaluations go to those that are close.

mod ending;
#[cfg(feature = "anchors")]
mod flat;
#[cfg(feature = "anchors")]
mod ismcts;
mod leaf;
mod race;
mod rollout;
mod settings;

use engine::{Action, View, Viewer};

use crate::greedy::supply_left;
pub use crate::greedy::{Features, N_FEATURES, Prospects};
use crate::{Bot, Greedy};
use ending::Ending;
#[cfg(feature = "anchors")]
pub use flat::Flat;
#[cfg(feature = "anchors")]
pub use ismcts::Ismcts;
use race::{Candidate, Race};
use rollout::Rollouts;
pub use rollout::Trial;
pub use settings::Settings;

/// One more candidate is tried for so many rollouts.
const ROLLOUTS_FOR_ONE: usize = 64;

/// Looks ahead on samples of its view.
pub struct Search {
    settings: Settings,
    seed: u64,
    greedy: Greedy,
    rollouts: Option<Box<Rollouts>>,
    ending: Ending,
    worths: Vec<f32>,
    candidates: Vec<Candidate>,
    values: Vec<f32>,
}

impl Search {
    /// The bot with these settings, whose samples come from `seed`.
    pub fn new(settings: Settings, seed: u64) -> Search {
        Search {
            settings,
            seed,
            greedy: Greedy::default(),
            rollouts: None,
            ending: Ending::default(),
            worths: Vec::new(),
            candidates: Vec::new(),
            values: Vec::new(),
        }
    }

    /// The actions worth trying, best first.
    fn choose_candidates(&mut self, view: &View<'_>, legal: &[Action]) {
        let settings = &self.settings;
        let first = self.greedy.rank(view, legal, &mut self.worths);
        let slope = settings.prior_slope / leaf::deviation(supply_left(view), settings);
        self.candidates.clear();
        for (place, (&action, &worth)) in legal.iter().zip(&self.worths).enumerate() {
            if worth >= -settings.margin || place == first {
                self.candidates.push(Candidate::new(action, worth * slope));
            }
        }
        // The sort keeps the order of equal ones; the greedy choice is the best of all.
        self.candidates.sort_by(|one, other| other.prior.total_cmp(&one.prior));
        let leader =
            self.candidates.iter().position(|candidate| candidate.action() == legal[first]).unwrap_or(0);
        self.candidates[..=leader].rotate_right(1);
        // With few rollouts fewer are tried, so that each gets enough of them.
        let evaluations = settings.evaluations_for(view.rules());
        let most = settings.candidates.min(evaluations as usize / ROLLOUTS_FOR_ONE).max(2);
        self.candidates.truncate(most);
    }
}

impl Bot for Search {
    fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action {
        self.choose_within(view, legal, &mut || true)
    }

    fn choose_within(
        &mut self,
        view: &View<'_>,
        legal: &[Action],
        has_time: &mut dyn FnMut() -> bool,
    ) -> Action {
        let Viewer::Seat(seat) = view.viewer() else { return legal[0] };
        if legal.len() == 1 {
            return legal[0];
        }
        self.choose_candidates(view, legal);
        let settings = self.settings;
        let rollouts = self.rollouts.get_or_insert_with(|| Box::new(Rollouts::new(view, &settings)));
        let until = view.turn() + settings.turns(view.rules().players());
        let mut plan: &[Action] = &[];
        if settings.plans_ending {
            plan = self.ending.find(view, seat, sample_seed(self.seed, view.turn(), u32::MAX), &settings);
        }
        if let Some((&action, after)) = plan.split_first() {
            self.candidates.push(Candidate::planned(action));
            plan = after;
        }
        let mut left = settings.evaluations_for(view.rules());
        let mut race = Race::new(&mut self.candidates, &mut self.values, settings);
        while race.goes_on() {
            let n_samples = race.next_stage(left);
            for _ in 0..n_samples {
                rollouts.sample(view, sample_seed(self.seed, view.turn(), race.n_samples()));
                left = left.saturating_sub(race.n_candidates());
                race.add_sample(|candidate| {
                    let plan = if candidate.is_planned { plan } else { &[] };
                    rollouts.value(candidate.action(), plan, seat, until, &settings)
                });
                if !race.goes_on() {
                    break;
                }
                if !has_time() {
                    race.end();
                }
            }
            race.halve();
        }
        race.winner()
    }
}

/// A seed for one sample of one turn, far from those of its neighbours.
fn sample_seed(seed: u64, turn: u32, sample: u32) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (u64::from(turn) << 32 | u64::from(sample))
}
