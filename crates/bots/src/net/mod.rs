//! A small net that tells how good a position is: the share of the win of every seat, and its points at the end.
//!
//! Every seat is judged by the same weights: by what it has, what the others have on average, and what lies on the
//! table. Sums are made in one order with additions and multiplications only, so that every machine comes to the same
//! numbers.

mod encode;
mod file;

use engine::vocab::{BySeat, MAX_SEATS, Seat};
use engine::{Game, Rules};

use crate::greedy::{Greedy, is_plain};
pub use encode::{Inputs, N_BASE_SEAT, N_BASE_TABLE, N_PHASES, N_SEAT, N_TABLE};
pub use file::{NetError, install, installed};

/// Units of the first layer.
pub const N_FIRST: usize = 64;

/// Units of the second layer.
pub const N_SECOND: usize = 16;

/// What is told of each seat: a number from which the share of the win follows, and points.
pub const N_OUT: usize = 2;

/// Where the weights of a phase lie, one group after the other. Each row of a group belongs to an input.
pub mod layout {
    use super::{N_FIRST, N_OUT, N_SEAT, N_SECOND, N_TABLE};

    /// What the seat has, to the first layer.
    pub const OWN: usize = 0;
    /// What the others have on average.
    pub const OTHERS: usize = OWN + N_SEAT * N_FIRST;
    /// What lies on the table.
    pub const TABLE: usize = OTHERS + N_SEAT * N_FIRST;
    /// From the first to the second layer.
    pub const SECOND: usize = TABLE + N_TABLE * N_FIRST;
    /// What the second layer adds by itself.
    pub const BIAS: usize = SECOND + N_FIRST * N_SECOND;
    /// From the second layer to the answers.
    pub const OUT: usize = BIAS + N_SECOND;
    /// From what the seat has straight to the answers.
    pub const DIRECT: usize = OUT + N_SECOND * N_OUT;
    /// All weights of a phase.
    pub const LEN: usize = DIRECT + N_SEAT * N_OUT;
}

/// Points of the second answer are told in these units.
pub const POINTS: f32 = 20.0;

/// What a net was taught.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Every game, with any modules. Positions are judged when somebody is to act.
    Everything,
    /// Alhambra without modules. Positions are judged when a turn is over and nothing is drawn yet, so that they show
    /// what was done apart from luck.
    Plain,
}

impl Scope {
    /// The narrowest scope that has these rules.
    pub fn of(rules: &Rules) -> Scope {
        if is_plain(rules) { Scope::Plain } else { Scope::Everything }
    }

    /// How many inputs of a seat matter.
    fn n_seat(self) -> usize {
        match self {
            Scope::Everything => N_SEAT,
            Scope::Plain => N_BASE_SEAT,
        }
    }
}

/// The weights, by phase.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    /// What it was taught.
    pub scope: Scope,
    /// Those of each phase, as [`layout`] tells.
    pub phases: [Vec<f32>; N_PHASES],
}

/// What the net says of a position.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Verdict {
    /// The share of the win of each seat; they add up to 1.
    pub shares: BySeat<f32>,
    /// Points at the end of each seat, compared with the mean of all.
    pub points: BySeat<f32>,
}

/// What the layers hold, kept for learning.
#[derive(Clone, Debug)]
pub struct Layers {
    /// The first layer of each seat.
    pub first: [[f32; N_FIRST]; 6],
    /// The second.
    pub second: [[f32; N_SECOND]; 6],
    /// The answers.
    pub out: [[f32; N_OUT]; 6],
}

impl Default for Layers {
    fn default() -> Layers {
        Layers { first: [[0.0; N_FIRST]; 6], second: [[0.0; N_SECOND]; 6], out: [[0.0; N_OUT]; 6] }
    }
}

/// Adds a row of weights times an input. The length is known, so that the compiler does several at once.
#[inline]
fn add_row<const N: usize>(sums: &mut [f32; N], row: &[f32], input: f32) {
    if let Some(row) = row.first_chunk::<N>() {
        for (sum, weight) in sums.iter_mut().zip(row) {
            *sum += input * weight;
        }
    }
}

/// Adds a group of rows for a list of inputs, most of which are zero.
#[inline]
fn add_rows<const N: usize>(sums: &mut [f32; N], weights: &[f32], inputs: &[f32]) {
    for (row, &input) in weights.chunks_exact(N).zip(inputs) {
        if input != 0.0 {
            add_row(sums, row, input);
        }
    }
}

/// A net at work. What a seat counts for among the others is taken off its own weights, so that the others can be added
/// up once for all seats; that is done once for each phase and number of players.
#[derive(Clone, Debug)]
pub struct Runner<'n> {
    net: &'n Net,
    /// The weights of what a seat has, less what the same counts for among the others.
    own: [[Vec<f32>; MAX_SEATS + 1]; N_PHASES],
}

impl<'n> Runner<'n> {
    /// That net at work.
    pub fn new(net: &'n Net) -> Runner<'n> {
        Runner { net, own: Default::default() }
    }

    /// Goes through the layers and leaves in `layers` what they hold.
    pub fn run(&mut self, inputs: &Inputs, layers: &mut Layers) {
        let weights = &self.net.phases[inputs.phase][..];
        let players = inputs.players;
        let n_inputs = self.net.scope.n_seat();
        let share = 1.0 / (players as f32 - 1.0);
        let own = &mut self.own[inputs.phase][players];
        if own.is_empty() {
            let both = weights[layout::OWN..].iter().zip(&weights[layout::OTHERS..]);
            own.extend(both.take(n_inputs * N_FIRST).map(|(own, others)| own - others * share));
        }
        let mut common = [0.0; N_FIRST];
        add_rows(&mut common, &weights[layout::TABLE..], &inputs.table);
        let seats = || inputs.seats.0.iter().take(players).map(|seat| &seat[..n_inputs]);
        let mut all = [0.0; N_SEAT];
        for seat in seats() {
            all.iter_mut().zip(seat).for_each(|(sum, one)| *sum += one * share);
        }
        add_rows(&mut common, &weights[layout::OTHERS..], &all[..n_inputs]);
        for ((seat, first), (second, out)) in
            seats().zip(&mut layers.first).zip(layers.second.iter_mut().zip(&mut layers.out))
        {
            *first = common;
            add_rows(first, own, seat);
            first.iter_mut().for_each(|unit| *unit = unit.max(0.0));
            (*second, *out) = ([0.0; N_SECOND], [0.0; N_OUT]);
            add_row(second, &weights[layout::BIAS..], 1.0);
            add_rows(second, &weights[layout::SECOND..], first);
            second.iter_mut().for_each(|unit| *unit = unit.max(0.0));
            add_rows(out, &weights[layout::OUT..], second);
            add_rows(out, &weights[layout::DIRECT..], seat);
        }
    }

    /// Judges a position.
    pub fn judge(&mut self, inputs: &Inputs, layers: &mut Layers) -> Verdict {
        self.run(inputs, layers);
        Verdict::of(layers, inputs.players)
    }
}

impl Verdict {
    /// What the answers of the last layer mean.
    pub fn of(layers: &Layers, players: usize) -> Verdict {
        let out = &layers.out[..players];
        let most = out.iter().map(|out| out[0]).fold(f32::NEG_INFINITY, f32::max);
        let mean = out.iter().map(|out| out[1]).sum::<f32>() / players as f32;
        let mut verdict = Verdict::default();
        let mut all = 0.0;
        for (seat, out) in out.iter().enumerate() {
            let share = exp(out[0] - most);
            all += share;
            verdict.shares.0[seat] = share;
            verdict.points.0[seat] = (out[1] - mean) * POINTS;
        }
        verdict.shares.0[..players].iter_mut().for_each(|share| *share /= all);
        verdict
    }
}

/// A net and what it works with, kept so that nothing is allocated on the way.
#[derive(Clone, Debug)]
pub struct Reader<'n> {
    runner: Runner<'n>,
    inputs: Inputs,
    layers: Layers,
}

impl<'n> Reader<'n> {
    /// Reads with that net.
    pub fn new(net: &'n Net) -> Reader<'n> {
        Reader { runner: Runner::new(net), inputs: Inputs::default(), layers: Layers::default() }
    }

    /// What the net was taught.
    pub fn scope(&self) -> Scope {
        self.runner.net.scope
    }

    /// What the net says of a game that is known as a whole, such as a sample of what `seat` sees.
    pub fn verdict(&mut self, greedy: &mut Greedy, game: &Game, seat: Seat) -> Verdict {
        self.inputs.write(greedy, game, seat);
        self.runner.judge(&self.inputs, &mut self.layers)
    }
}

/// The exponential function of numbers up to 0, to five digits, the same on every machine.
fn exp(x: f32) -> f32 {
    let doublings = x.max(-80.0) * std::f32::consts::LOG2_E;
    let whole = doublings.floor();
    // Two to a power between 0 and 1.
    let part = (doublings - whole) * std::f32::consts::LN_2;
    let power = 1.0
        + part
            * (1.0
                + part
                    * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part * (1.0 / 120.0 + part / 720.0)))));
    power * f32::from_bits(((127 + whole as i32) as u32) << 23)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_function_is_close_to_the_true_one() {
        for step in 0..4000 {
            let x = -0.01 * step as f32;
            let (own, true_one) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((own - true_one).abs() <= 1e-5 * true_one, "{x}: {own} and {true_one}");
        }
    }
}
