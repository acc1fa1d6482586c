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
mod ply;
mod race;
mod rollout;
mod sandbox;
mod settings;
#[cfg(feature = "teach")]
mod valued;

use engine::vocab::Seat;
use engine::{Action, View, Viewer};

use crate::greedy::supply_left;
pub use crate::greedy::{Features, N_FEATURES, Prospects};
use crate::net::{self, Scope};
use crate::{Bot, Greedy};
use ending::Ending;
#[cfg(feature = "anchors")]
pub use flat::Flat;
#[cfg(feature = "anchors")]
pub use ismcts::Ismcts;
pub use ply::Ply;
use race::{Candidate, Race};
use rollout::Rollouts;
pub use rollout::Trial;
pub use settings::Settings;
#[cfg(feature = "teach")]
pub use valued::{Valued, Valuer};

/// Looks ahead on samples of its view.
pub struct Search {
    settings: Settings,
    /// Those that take their place where a net for games without modules judges.
    plain: Option<Settings>,
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
            plain: None,
            seed,
            greedy: Greedy::default(),
            rollouts: None,
            ending: Ending::default(),
            worths: Vec::new(),
            candidates: Vec::new(),
            values: Vec::new(),
        }
    }

    /// The same bot, with these settings where a net for games without modules judges.
    pub fn with_plain(self, settings: Settings) -> Search {
        Search { plain: Some(settings), ..self }
    }

    /// Room for rollouts of the game that is seen. From now on the bot plays with the settings for it.
    fn begin(&mut self, view: &View<'_>) -> Box<Rollouts> {
        let net = net::installed(view.rules());
        if let (Some(plain), Some(Scope::Plain)) = (self.plain.take(), net.map(|net| net.scope)) {
            self.settings = plain;
        }
        Box::new(Rollouts::new(view, &self.settings))
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
        self.candidates.truncate(settings.candidates);
    }

    /// Lets the net judge the candidates at the end of this turn and puts the best first.
    fn look(&mut self, view: &View<'_>, seat: Seat, rollouts: &mut Rollouts) {
        let settings = self.settings;
        // Where the turn ends before anything is drawn all samples are the same.
        let looks = if rollouts.scope() == Some(Scope::Plain) { 1 } else { settings.looks };
        self.candidates.iter_mut().for_each(|candidate| candidate.prior = 0.0);
        for look in 0..looks {
            // The samples of the race are numbered from 0 on.
            rollouts.sample(view, sample_seed(self.seed, view.turn(), u32::MAX - 1 - look));
            for candidate in &mut self.candidates {
                let value = rollouts.value(candidate.action(), &[], seat, view.turn() + 1, &settings);
                candidate.prior += value / looks as f32;
            }
        }
        self.candidates.sort_by(|one, other| other.prior.total_cmp(&one.prior));
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
        let mut rollouts = self.rollouts.take().unwrap_or_else(|| self.begin(view));
        self.choose_candidates(view, legal);
        let settings = self.settings;
        if settings.looks > 0 && rollouts.scope().is_some() {
            self.look(view, seat, &mut rollouts);
        }
        let mut left = settings.evaluations_for(view.rules());
        // With few rollouts fewer are tried, so that each gets enough of them.
        self.candidates.truncate((left / settings.rollouts_for_one).max(2) as usize);
        let until = view.turn() + settings.turns(view.rules().players());
        let mut plan: &[Action] = &[];
        if settings.plans_ending {
            plan = self.ending.find(view, seat, sample_seed(self.seed, view.turn(), u32::MAX), &settings);
        }
        if let Some((&action, after)) = plan.split_first() {
            self.candidates.push(Candidate::planned(action, self.candidates[0].prior));
            plan = after;
        }
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
        let winner = race.winner();
        self.rollouts = Some(rollouts);
        winner
    }
}

/// A seed for one sample of one turn, far from those of its neighbours.
fn sample_seed(seed: u64, turn: u32, sample: u32) -> u64 {
    seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (u64::from(turn) << 32 | u64::from(sample))
}
