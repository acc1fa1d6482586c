//! How the weights change: gradients of what the net says against what came, and steps by Adam.

use bots::net::{Inputs, Layers, N_FIRST, N_OUT, N_PHASES, N_SECOND, Net, Runner, Scope, layout};
use engine::{Rng, Seed};

use crate::games::Example;

/// How much the points count beside the win.
const POINTS_WEIGHT: f32 = 0.3;

/// The rates at which Adam forgets.
const FORGET: [f32; 2] = [0.9, 0.999];

/// Weights shrink by this part of the learning rate at each step.
const DECAY: f32 = 1e-3;

/// The mean of the weights forgets at this rate.
const MEAN_FORGETS: f32 = 0.999;

/// Examples of each piece of a batch; pieces are added up in order, so that threads change nothing.
const PIECE: usize = 64;

/// The weights of one phase and what Adam remembers of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Memory {
    /// Means of the gradients, and of their squares.
    pub means: Vec<f32>,
    pub squares: Vec<f32>,
    /// The mean of the weights.
    pub smooth: Vec<f32>,
    /// Steps that this phase has taken part in.
    pub steps: u64,
}

/// A net that learns.
#[derive(Clone, PartialEq, Debug)]
pub struct Learner {
    /// The weights as they are.
    pub net: Net,
    /// What is remembered, by phase.
    pub memory: [Memory; N_PHASES],
}

/// What a batch says.
#[derive(Clone, Debug)]
struct Gradient {
    phases: [Vec<f32>; N_PHASES],
    examples: [usize; N_PHASES],
    loss: f64,
    error: f64,
}

impl Gradient {
    fn new() -> Gradient {
        Gradient {
            phases: std::array::from_fn(|_| vec![0.0; layout::LEN]),
            examples: [0; N_PHASES],
            loss: 0.0,
            error: 0.0,
        }
    }

    fn add(&mut self, other: &Gradient) {
        for (own, other) in self.phases.iter_mut().zip(&other.phases) {
            own.iter_mut().zip(other).for_each(|(own, other)| *own += other);
        }
        for (own, other) in self.examples.iter_mut().zip(other.examples) {
            *own += other;
        }
        self.loss += other.loss;
        self.error += other.error;
    }
}

/// How well a batch was foretold, before it was learned from.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Score {
    /// Examples.
    pub examples: usize,
    /// The mean of the surprise at who won, in nats.
    pub loss: f64,
    /// The mean square of the error in points.
    pub error: f64,
}

impl Learner {
    /// A net that knows nothing yet.
    pub fn new(scope: Scope, seed: u64) -> Learner {
        let mut rng = Rng::new(Seed::from_number(seed));
        let mut noise = |size: f32| {
            let sum: usize = (0..4).map(|_| rng.below(2001)).sum();
            size * (sum as f32 / 1000.0 - 4.0) * 0.87
        };
        let phases = std::array::from_fn(|_| {
            let mut weights = vec![0.0; layout::LEN];
            weights[..layout::SECOND].iter_mut().for_each(|weight| *weight = noise(0.08));
            weights[layout::SECOND..layout::BIAS].iter_mut().for_each(|weight| *weight = noise(0.15));
            weights[layout::OUT..layout::DIRECT].iter_mut().for_each(|weight| *weight = noise(0.1));
            weights
        });
        Learner::of(Net { scope, phases })
    }

    /// Goes on with the weights of a net.
    pub fn of(net: Net) -> Learner {
        let memory = std::array::from_fn(|phase| Memory {
            means: vec![0.0; layout::LEN],
            squares: vec![0.0; layout::LEN],
            smooth: net.phases[phase].clone(),
            steps: 0,
        });
        Learner { net, memory }
    }

    /// The net with the mean of the weights of late, which plays better than the weights of the last step.
    pub fn smooth(&self) -> Net {
        let phases = std::array::from_fn(|phase| self.memory[phase].smooth.clone());
        Net { scope: self.net.scope, phases }
    }

    /// Learns from the examples once, on so many threads.
    pub fn learn(&mut self, examples: &[Example], rate: f32, threads: usize) -> Score {
        let pieces: Vec<&[Example]> = examples.chunks(PIECE).collect();
        let net = &self.net;
        let gradients: Vec<Gradient> = if threads > 1 {
            std::thread::scope(|scope| {
                let per_thread = pieces.len().div_ceil(threads).max(1);
                let workers: Vec<_> = pieces
                    .chunks(per_thread)
                    .map(|pieces| {
                        scope.spawn(move || {
                            pieces.iter().map(|piece| gradient(net, piece)).collect::<Vec<_>>()
                        })
                    })
                    .collect();
                workers
                    .into_iter()
                    .flat_map(|worker| worker.join().expect("a gradient does not panic"))
                    .collect()
            })
        } else {
            pieces.iter().map(|piece| gradient(net, piece)).collect()
        };
        let mut sum = Gradient::new();
        gradients.iter().for_each(|gradient| sum.add(gradient));
        for phase in 0..N_PHASES {
            if sum.examples[phase] > 0 {
                self.step(phase, &sum.phases[phase], sum.examples[phase], rate);
            }
        }
        let n = examples.len().max(1) as f64;
        Score { examples: examples.len(), loss: sum.loss / n, error: sum.error / n }
    }

    /// A step of Adam for one phase.
    fn step(&mut self, phase: usize, gradient: &[f32], examples: usize, rate: f32) {
        let memory = &mut self.memory[phase];
        memory.steps += 1;
        let steps = memory.steps.min(100_000) as i32;
        let rate = rate * (1.0 - FORGET[1].powi(steps)).sqrt() / (1.0 - FORGET[0].powi(steps));
        let scale = 1.0 / examples as f32;
        // At the beginning the mean follows at once.
        let keep = MEAN_FORGETS.min(1.0 - 1.0 / memory.steps as f32);
        let weights = self.net.phases[phase].iter_mut().zip(gradient);
        let remembered = memory.means.iter_mut().zip(&mut memory.squares).zip(&mut memory.smooth);
        for ((weight, gradient), ((mean, square), smooth)) in weights.zip(remembered) {
            let gradient = gradient * scale;
            *mean = FORGET[0] * *mean + (1.0 - FORGET[0]) * gradient;
            *square = FORGET[1] * *square + (1.0 - FORGET[1]) * gradient * gradient;
            *weight -= rate * *mean / (square.sqrt() + 1e-8) + rate * DECAY * *weight;
            *smooth = keep * *smooth + (1.0 - keep) * *weight;
        }
    }
}

/// Adds a column of inputs times a row of errors.
#[inline]
fn add_outer<const N: usize>(gradient: &mut [f32], inputs: &[f32], errors: &[f32; N]) {
    for (row, &input) in gradient.chunks_exact_mut(N).zip(inputs) {
        if input != 0.0 {
            for (sum, error) in row.iter_mut().zip(errors) {
                *sum += input * error;
            }
        }
    }
}

/// What errors of a layer mean for the layer before it, where that one is not silent.
#[inline]
fn back<const N: usize, const M: usize>(weights: &[f32], errors: &[f32; N], layer: &[f32; M]) -> [f32; M] {
    let mut out = [0.0; M];
    for ((sum, row), unit) in out.iter_mut().zip(weights.chunks_exact(N)).zip(layer) {
        if *unit > 0.0 {
            *sum = row.iter().zip(errors).map(|(weight, error)| weight * error).sum();
        }
    }
    out
}

fn gradient(net: &Net, examples: &[Example]) -> Gradient {
    let mut sum = Gradient::new();
    let (mut runner, mut layers) = (Runner::new(net), Layers::default());
    for example in examples {
        let inputs = &example.inputs;
        let verdict = runner.judge(inputs, &mut layers);
        sum.examples[inputs.phase] += 1;
        let mut errors = [[0.0; N_OUT]; 6];
        let n = inputs.players as f32;
        for (seat, error) in errors.iter_mut().enumerate().take(inputs.players) {
            let share = verdict.shares.0[seat];
            let came = example.shares.0[seat];
            let off = verdict.points.0[seat] / bots::net::POINTS - example.points.0[seat];
            *error = [share - came, POINTS_WEIGHT * off / n];
            sum.loss -= f64::from(came * share.max(1e-9).ln());
            sum.error += f64::from(off * off / n) * f64::from(bots::net::POINTS * bots::net::POINTS);
        }
        add_gradient(&mut sum.phases[inputs.phase], &net.phases[inputs.phase], inputs, &layers, &errors);
    }
    sum
}

fn add_gradient(
    gradient: &mut [f32],
    weights: &[f32],
    inputs: &Inputs,
    layers: &Layers,
    errors: &[[f32; N_OUT]; 6],
) {
    let players = inputs.players;
    let mut first = [[0.0; N_FIRST]; 6];
    let mut all = [0.0; N_FIRST];
    for seat in 0..players {
        let errors = &errors[seat];
        add_outer(&mut gradient[layout::DIRECT..], &inputs.seats.0[seat], errors);
        add_outer(&mut gradient[layout::OUT..layout::DIRECT], &layers.second[seat], errors);
        let second = back(&weights[layout::OUT..], errors, &layers.second[seat]);
        add_outer::<N_SECOND>(&mut gradient[layout::BIAS..layout::OUT], &[1.0], &second);
        add_outer(&mut gradient[layout::SECOND..layout::BIAS], &layers.first[seat], &second);
        first[seat] = back(&weights[layout::SECOND..], &second, &layers.first[seat]);
        all.iter_mut().zip(&first[seat]).for_each(|(sum, one)| *sum += one);
        add_outer(&mut gradient[layout::OWN..layout::OTHERS], &inputs.seats.0[seat], &first[seat]);
    }
    add_outer(&mut gradient[layout::TABLE..layout::SECOND], &inputs.table, &all);
    let share = 1.0 / (players as f32 - 1.0);
    for (seat, first) in inputs.seats.0.iter().zip(&first).take(players) {
        let others: [f32; N_FIRST] = std::array::from_fn(|unit| (all[unit] - first[unit]) * share);
        add_outer(&mut gradient[layout::OTHERS..layout::TABLE], seat, &others);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Course, Player};

    fn examples() -> Vec<Example> {
        let course = Course { player: Player::Greedy, scope: Scope::Everything, seed: 3, trace: 1.0 };
        let net = Learner::new(course.scope, 1).net;
        let mut examples = Vec::new();
        (0..6).for_each(|game| course.play(game, &net, &mut examples));
        examples
    }

    fn loss(net: &Net, examples: &[Example]) -> f64 {
        let found = gradient(net, examples);
        // What the gradient is of: the surprise and half the weighted square of the error.
        found.loss
            + f64::from(POINTS_WEIGHT) * 0.5 * found.error / f64::from(bots::net::POINTS * bots::net::POINTS)
    }

    /// The gradient says how the loss changes when a weight does. Units that fall silent in between, and rounding, blur
    /// what is measured.
    #[test]
    fn gradients_are_slopes() {
        let examples = examples();
        let learner = Learner::new(Scope::Everything, 1);
        let found = gradient(&learner.net, &examples);
        let (mut off, mut all) = (0.0, 0.0);
        for phase in 0..N_PHASES {
            for place in (0..layout::LEN).step_by(61) {
                let slope = f64::from(found.phases[phase][place]);
                let at = |change: f32| {
                    let mut net = learner.net.clone();
                    net.phases[phase][place] += change;
                    loss(&net, &examples)
                };
                let measured = (at(0.004) - at(-0.004)) / 0.008;
                off += (measured - slope).powi(2);
                all += slope.powi(2);
            }
        }
        assert!(off < 0.02 * all, "the squares of the slopes are {all}, those of the differences {off}");
    }

    #[test]
    fn learning_makes_the_same_examples_less_surprising() {
        let examples = examples();
        let mut learner = Learner::new(Scope::Everything, 1);
        let before = learner.learn(&examples, 1e-3, 1);
        (0..50).for_each(|_| {
            learner.learn(&examples, 1e-3, 1);
        });
        let after = learner.learn(&examples, 1e-3, 2);
        assert!(after.loss < 0.7 * before.loss, "{before:?} {after:?}");
    }
}
