//! How the searching bot looks ahead.

use engine::Rules;

use crate::greedy::Features;

/// How far, how often and by what the searching bot looks ahead. The defaults were found by matches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// Rollouts for a decision.
    pub evaluations: u32,
    /// Actions that are tried at most.
    pub candidates: usize,
    /// Points that the greedy judgement of an action may be behind the best for it to be tried.
    pub margin: f32,
    /// Samples on which the net judges every candidate at the end of this turn before the race, if there is a net: its
    /// judgement then takes the place of the greedy one.
    pub looks: u32,
    /// One more candidate is tried for so many rollouts.
    pub rollouts_for_one: u32,
    /// Turns of each player that a rollout lasts, this one included.
    pub rounds: f32,
    /// Turns that a rollout lasts at most, whatever the number of players.
    pub longest: u32,
    /// Whether everything is tried that can end the game in this turn.
    pub plans_ending: bool,
    /// With each module in play the rollouts for a decision become fewer as if each took longer by this part of its time.
    pub per_module: f32,
    /// As so many rollouts counts the judgement before the race.
    pub prior: f32,
    /// The share of the win that a point of the greedy judgement stands for, for a standard deviation of 1.
    pub prior_slope: f32,
    /// A candidate drops out when it is behind by so many standard errors.
    pub sureness: f32,
    /// Or when it is surely not ahead by more than this share of the win.
    pub indifference: f32,
    /// Standard deviation of what a lead becomes from the beginning to the end.
    pub spread: f32,
    /// The same for what is uncertain just before the end.
    pub last_spread: f32,
    /// Turns of the own seat after this one that the net plays in rollouts, if there is one for games without modules.
    pub own_turns: u32,
    /// Whether the net judges positions, if there is one.
    pub uses_net: bool,
    /// What a point of the lead is worth beside the win that it brings, so that a game that is won or lost is played well.
    pub point: f32,
    /// What the features of a position are worth in points, by the number of rounds to come, one to three; fitted by
    /// the example `fit_leaf`.
    pub weights: [Features; 3],
}

impl Settings {
    /// The usual settings with so many rollouts for a decision.
    pub fn new(evaluations: u32) -> Settings {
        Settings { evaluations, ..Settings::default() }
    }

    /// Those of the levels with so many rollouts for a decision, each of so many turns of each player: judged by the net,
    /// and within about the same time with any number of players and modules.
    pub fn with_net(evaluations: u32, rounds: f32) -> Settings {
        let longest = (rounds * 3.0) as u32;
        Settings {
            evaluations,
            rounds,
            longest,
            plans_ending: true,
            per_module: 0.1,
            uses_net: true,
            ..Settings::default()
        }
    }

    /// The same for few rollouts, which take little time with any modules: the net first tells which candidates are worth
    /// them.
    pub fn with_looks(evaluations: u32, rounds: f32) -> Settings {
        Settings {
            looks: 2,
            rollouts_for_one: 16,
            per_module: 0.0,
            ..Settings::with_net(evaluations, rounds)
        }
    }

    /// Those of the levels in games without modules, whose net knows them better: rollouts are short, and the net first
    /// tells which candidates are worth them. In rollouts it plays so many turns of the own seat after this one.
    pub fn plain(evaluations: u32, own_turns: u32) -> Settings {
        Settings {
            evaluations,
            looks: 1,
            rollouts_for_one: (evaluations / 32).clamp(10, 32),
            rounds: 2.0,
            plans_ending: true,
            own_turns,
            uses_net: true,
            ..Settings::default()
        }
    }

    /// How many turns a rollout lasts.
    pub(super) fn turns(&self, players: usize) -> u32 {
        ((self.rounds * players as f32) as u32).min(self.longest)
    }

    /// How many rollouts a decision has with these rules.
    pub(super) fn evaluations_for(&self, rules: &Rules) -> u32 {
        let longer = 1.0 + self.per_module * rules.modules().iter().count() as f32;
        (self.evaluations as f32 / longer) as u32
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            evaluations: 400,
            candidates: 16,
            margin: 30.0,
            looks: 0,
            rollouts_for_one: 64,
            rounds: 3.0,
            longest: u32::MAX,
            plans_ending: false,
            per_module: 0.0,
            prior: 20.0,
            prior_slope: 0.3,
            sureness: 3.0,
            indifference: 0.001,
            spread: 24.0,
            last_spread: 9.0,
            own_turns: 0,
            uses_net: false,
            point: 0.0005,
            weights: [
                [0.851, 0.000, 0.897, 0.113, 0.081, 2.225, 1.285, -0.060, 0.771, 0.000, -2.006],
                [0.997, 0.609, 2.167, 0.143, 0.291, 3.682, 4.617, 0.226, 0.450, 0.546, -2.951],
                [0.962, 0.553, 4.804, -0.031, 0.483, 6.813, 1.508, 0.208, 1.0, 0.5, -4.862],
            ],
        }
    }
}
