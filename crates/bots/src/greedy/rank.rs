//! The quick judgement of every legal action, for bots that look further ahead than this one.

use engine::{Action, View};

use super::Greedy;
use super::turn::{self, FREE, NEVER};
use crate::Bot;

/// No action is judged to be further behind the best than this: the judgement is too coarse to say so.
const FURTHEST: f32 = 40.0;

impl Greedy {
    /// Writes what each of the legal actions is worth in points, the best of them 0 and the others less, and gives the
    /// place of the one that the bot itself would choose. It leads: what modules decide without a worth is judged only
    /// by being chosen or not.
    pub(crate) fn rank(&mut self, view: &View<'_>, legal: &[Action], worths: &mut Vec<f32>) -> usize {
        let chosen = self.choose(view, legal);
        let chosen = legal.iter().position(|&action| action == chosen).unwrap_or(0);
        worths.clear();
        turn::worths(&mut self.judge(view), legal, |worth| worths.push(worth.unwrap_or(NEVER)));
        // What costs no action leaves the best of the others to be done after it.
        let other = worths.iter().copied().filter(|&worth| worth < FREE / 2.0).fold(0.0, f32::max);
        for worth in worths.iter_mut() {
            if *worth > FREE / 2.0 {
                *worth += other - FREE;
            }
        }
        let most = worths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        worths[chosen] = most;
        for worth in worths.iter_mut() {
            *worth = (*worth - most).max(-FURTHEST);
        }
        chosen
    }
}
