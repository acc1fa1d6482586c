//! The race between candidates: all are tried on the same samples, and those that fall behind drop out.

use engine::Action;

use super::Settings;

/// An action that is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    action: Action,
    /// What is thought of it before the race, in shares of the win.
    pub prior: f32,
    /// Whether it begins the planned end of the game.
    pub is_planned: bool,
    /// The sum of the values of its rollouts.
    sum: f32,
    /// Where its values stand in each row.
    column: usize,
}

impl Candidate {
    pub fn new(action: Action, prior: f32) -> Candidate {
        Candidate { action, prior, is_planned: false, sum: 0.0, column: 0 }
    }

    /// The first action of a planned end of the game.
    pub fn planned(action: Action, prior: f32) -> Candidate {
        Candidate { is_planned: true, ..Candidate::new(action, prior) }
    }

    pub fn action(&self) -> Action {
        self.action
    }
}

/// The candidates and what their rollouts brought.
pub(super) struct Race<'a> {
    settings: Settings,
    candidates: &'a mut Vec<Candidate>,
    /// One row for each sample, one column for each candidate of the beginning.
    values: &'a mut Vec<f32>,
    n_columns: usize,
    n_samples: u32,
}

/// Before so many samples nobody drops out.
const FIRST_LOOK: u32 = 16;

impl<'a> Race<'a> {
    pub fn new(candidates: &'a mut Vec<Candidate>, values: &'a mut Vec<f32>, settings: Settings) -> Race<'a> {
        let n_columns = candidates.len();
        candidates.iter_mut().enumerate().for_each(|(column, candidate)| candidate.column = column);
        values.clear();
        Race { settings, candidates, values, n_columns, n_samples: 0 }
    }

    /// Whether more than one is left.
    pub fn goes_on(&self) -> bool {
        self.candidates.len() > 1
    }

    pub fn n_samples(&self) -> u32 {
        self.n_samples
    }

    pub fn n_candidates(&self) -> u32 {
        self.candidates.len() as u32
    }

    /// How many samples the next stage has, if so many evaluations are left for all of them.
    pub fn next_stage(&self, left: u32) -> u32 {
        let stages = self.candidates.len().next_power_of_two().trailing_zeros().max(1);
        (left / stages / self.n_candidates()).max(1)
    }

    /// Tries every candidate on one more sample.
    pub fn add_sample(&mut self, mut value: impl FnMut(&Candidate) -> f32) {
        let row = self.values.len();
        self.values.resize(row + self.n_columns, 0.0);
        for candidate in self.candidates.iter_mut() {
            let value = value(candidate);
            self.values[row + candidate.column] = value;
            candidate.sum += value;
        }
        self.n_samples += 1;
        if self.n_samples >= FIRST_LOOK && self.n_samples.is_power_of_two() {
            self.drop_the_beaten();
        }
    }

    /// The mean value, the judgement counted in.
    fn score(&self, candidate: &Candidate) -> f32 {
        let prior = self.settings.prior;
        (candidate.sum + prior * candidate.prior) / (self.n_samples as f32 + prior)
    }

    fn rank(&mut self) {
        let mut candidates = std::mem::take(self.candidates);
        candidates.sort_by(|one, other| self.score(other).total_cmp(&self.score(one)));
        *self.candidates = candidates;
    }

    /// Drops the candidates that are surely not better than the first, or not by anything that matters.
    fn drop_the_beaten(&mut self) {
        self.rank();
        let leader = self.candidates[0];
        let mut candidates = std::mem::take(self.candidates);
        candidates.retain(|candidate| {
            candidate.column == leader.column || {
                let behind = self.score(&leader) - self.score(candidate);
                self.settings.sureness * self.error_between(leader.column, candidate.column) - behind
                    > self.settings.indifference
            }
        });
        *self.candidates = candidates;
    }

    /// The standard error of the mean difference of two columns.
    fn error_between(&self, one: usize, other: usize) -> f32 {
        let n = self.n_samples as f32;
        let (mut sum, mut squares) = (0.0, 0.0);
        for row in self.values.chunks_exact(self.n_columns) {
            let difference = row[one] - row[other];
            sum += difference;
            squares += difference * difference;
        }
        let mean = sum / n;
        ((squares / n - mean * mean).max(0.0) / n).sqrt()
    }

    /// The better half stays.
    pub fn halve(&mut self) {
        self.rank();
        let half = self.candidates.len().div_ceil(2);
        self.candidates.truncate(half);
    }

    /// Only the one that is ahead stays.
    pub fn end(&mut self) {
        self.rank();
        self.candidates.truncate(1);
    }

    /// The one that is ahead.
    pub fn winner(&self) -> Action {
        self.candidates[0].action
    }
}
