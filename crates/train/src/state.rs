//! A training that can be stopped and continued.

use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use bots::net::{N_PHASES, Net, Scope, layout};

use crate::games::{Course, Example, Player, in_order};
use crate::learn::{Learner, Memory, Score};

/// Games of a step.
const GAMES: u64 = 48;

/// From so many steps on the learning rate falls.
const STEADY: f32 = 1500.0;

/// The first bytes of a file.
const MAGIC: &[u8; 8] = b"alhtrn 2";

/// What is trained.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// The games.
    pub course: Course,
    /// The learning rate of the first steps; later it falls with the root of their number.
    pub rate: f32,
}

/// A training and how far it came.
#[derive(Clone, PartialEq, Debug)]
pub struct Training {
    /// What is trained.
    pub settings: Settings,
    /// The net.
    pub learner: Learner,
    /// Steps done.
    pub steps: u64,
}

impl Training {
    /// A training that begins, with a net that knows nothing or with the one that is given.
    pub fn new(settings: Settings, net: Option<Net>) -> Training {
        let learner =
            net.map_or_else(|| Learner::new(settings.course.scope, settings.course.seed), Learner::of);
        Training { settings, learner, steps: 0 }
    }

    /// Games played so far.
    pub fn games(&self) -> u64 {
        self.steps * GAMES
    }

    /// One more step, on so many threads; the result does not depend on their number.
    pub fn step(&mut self, threads: usize) -> Score {
        let examples = self.play(threads);
        let rate = self.settings.rate * (STEADY / (self.steps as f32).max(STEADY)).sqrt();
        self.steps += 1;
        self.learner.learn(&examples, rate, threads)
    }

    /// The examples of the next step, in the order of the games.
    fn play(&self, threads: usize) -> Vec<Example> {
        let first = self.steps * GAMES;
        let (course, net) = (&self.settings.course, &self.learner.smooth());
        in_order(first..first + GAMES, threads, |game| {
            let mut examples = Vec::new();
            course.play(game, net, &mut examples);
            examples
        })
    }

    /// Writes everything that is needed to continue. The old file stays until the new one is whole.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be written.
    pub fn save(&self, path: &Path) -> Result<()> {
        let mut out = MAGIC.to_vec();
        let Settings { course, rate } = &self.settings;
        out.extend(course.seed.to_le_bytes());
        out.extend([course.player as u8, course.scope as u8]);
        out.extend(course.trace.to_le_bytes());
        out.extend(rate.to_le_bytes());
        out.extend(self.steps.to_le_bytes());
        for (weights, memory) in self.learner.net.phases.iter().zip(&self.learner.memory) {
            out.extend(memory.steps.to_le_bytes());
            for list in [weights, &memory.means, &memory.squares, &memory.smooth] {
                list.iter().for_each(|value| out.extend(value.to_le_bytes()));
            }
        }
        let beside = path.with_extension("new");
        std::fs::write(&beside, out).with_context(|| format!("cannot write {}", beside.display()))?;
        std::fs::rename(&beside, path).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Reads a training to continue it.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read or is not the file of a training with these layers.
    pub fn load(path: &Path) -> Result<Training> {
        let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut rest = &bytes[..];
        let mut take = |n: usize| -> Result<&[u8]> {
            ensure!(rest.len() >= n, "{} is cut short, or of another version", path.display());
            let (front, behind) = rest.split_at(n);
            rest = behind;
            Ok(front)
        };
        if take(8)? != MAGIC {
            bail!("{} is not the file of a training", path.display());
        }
        let seed = number(take(8)?);
        let player = match take(1)? {
            [1] => Player::Itself,
            _ => Player::Greedy,
        };
        let scope = match take(1)? {
            [1] => Scope::Plain,
            _ => Scope::Everything,
        };
        let [trace, rate] = [fraction(take(4)?), fraction(take(4)?)];
        let steps = number(take(8)?);
        let mut phases: [Vec<f32>; N_PHASES] = Default::default();
        let mut memory = Vec::new();
        for weights in &mut phases {
            let steps = number(take(8)?);
            let mut list = || -> Result<Vec<f32>> {
                let values = take(4 * layout::LEN)?.chunks_exact(4);
                Ok(values.map(fraction).collect())
            };
            *weights = list()?;
            memory.push(Memory { means: list()?, squares: list()?, smooth: list()?, steps });
        }
        let Ok(memory) = <[Memory; N_PHASES]>::try_from(memory) else { bail!("one memory for each phase") };
        let learner = Learner { net: Net { scope, phases }, memory };
        let course = Course { player, scope, seed, trace };
        Ok(Training { settings: Settings { course, rate }, learner, steps })
    }
}

fn number(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
}

fn fraction(bytes: &[u8]) -> f32 {
    f32::from_bits(number(bytes) as u32)
}
