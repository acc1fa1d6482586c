//! An anchor for measurements: flat Monte Carlo, every action tried equally often to the end of the game.

use engine::{Action, View, Viewer};

use super::rollout::Rollouts;
use super::{Settings, sample_seed};
use crate::Bot;

/// Plays whole games on samples, all seats greedy, and takes the action that won most of them.
pub struct Flat {
    playouts: u32,
    seed: u64,
    rollouts: Option<Box<Rollouts>>,
    sums: Vec<f32>,
}

impl Flat {
    /// The bot with so many playouts for a decision, whose samples come from `seed`.
    pub fn new(playouts: u32, seed: u64) -> Flat {
        Flat { playouts, seed, rollouts: None, sums: Vec::new() }
    }
}

impl Bot for Flat {
    fn choose(&mut self, view: &View<'_>, legal: &[Action]) -> Action {
        let Viewer::Seat(seat) = view.viewer() else { return legal[0] };
        if legal.len() == 1 {
            return legal[0];
        }
        let settings = Settings::default();
        let rollouts = self.rollouts.get_or_insert_with(|| Box::new(Rollouts::new(view, &settings)));
        self.sums.clear();
        self.sums.resize(legal.len(), 0.0);
        for sample in 0..self.playouts.div_ceil(legal.len() as u32) {
            rollouts.sample(view, sample_seed(self.seed, view.turn(), sample));
            for (sum, &action) in self.sums.iter_mut().zip(legal) {
                *sum += rollouts.value(action, &[], seat, u32::MAX, &settings);
            }
        }
        let places = self.sums.iter().enumerate();
        // Of equal ones the first.
        let best = places.fold(
            (0, f32::NEG_INFINITY),
            |best, (place, &sum)| if sum > best.1 { (place, sum) } else { best },
        );
        legal[best.0]
    }
}
