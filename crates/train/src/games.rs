//! Games to learn from, and the positions that are kept of them.

use bots::net::{Inputs, POINTS};
use bots::{Bot, Casual, Greedy, by_name};
use engine::vocab::BySeat;
use engine::{Base, Game, Module, ModuleSet, Outcome, Rng, Rules, Seed, Viewer};

/// Games begin with up to so many turns in which everybody plays as well as chance has it.
const LONGEST_PRELUDE: usize = 80;

/// Of so many turns after it one is looked at.
const LOOK_IN: usize = 3;

/// Of so many decisions one is made in a hurry even then, so that more is seen than the best play.
const HURRY_IN: usize = 40;

/// A position and how its game ended.
#[derive(Clone, Debug)]
pub struct Example {
    /// The position.
    pub inputs: Inputs,
    /// The share of the win of each seat.
    pub shares: BySeat<f32>,
    /// Points of each seat at the end, compared with the mean of all.
    pub points: BySeat<f32>,
}

/// What is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// The code of the bot that plays every seat after the beginning.
    pub player: String,
    /// All games follow from it.
    pub seed: u64,
}

/// A number for one purpose of one game.
fn mix(seed: u64, game: u64, purpose: u64) -> u64 {
    let mut mixed =
        seed ^ game.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ purpose.wrapping_mul(0xD1B5_4A32_D192_ED03);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

/// Rules by chance: of a hundred games 40 without modules, 30 with one and 30 with several, 15 of The Red Palace.
fn rules(rng: &mut Rng) -> Rules {
    let players = [2, 3, 3, 3, 4, 4, 5, 6, 6][rng.below(9)];
    let base = if rng.below(100) < 15 { Base::RedPalace } else { Base::Alhambra };
    let plain = Rules::of(base, players).expect("2 to 6 players");
    let mut modules: Vec<Module> = base.modules().to_vec();
    let n_modules = match rng.below(100) {
        0..40 => 0,
        40..70 => 1,
        70..93 => 2 + rng.below(6),
        _ => modules.len(),
    };
    loop {
        rng.shuffle(&mut modules);
        let chosen: ModuleSet = modules.iter().copied().take(n_modules).collect();
        if let Ok(rules) = plain.with_modules(chosen) {
            return rules;
        }
    }
}

impl Course {
    /// Plays the game with that number and adds what is to be learned from it.
    pub fn play(&self, number: u64, examples: &mut Vec<Example>) {
        let mut rng = Rng::new(Seed::from_number(mix(self.seed, number, 0)));
        let rules = rules(&mut rng);
        let mut game = Game::new(rules, Seed::from_number(mix(self.seed, number, 1)));
        let mut hurried = Casual::new(Seed::from_number(mix(self.seed, number, 2)));
        let mut greedy = Greedy::default();
        let mut player = by_name(&self.player, mix(self.seed, number, 3)).expect("a bot of the registry");
        let prelude = rng.below(LONGEST_PRELUDE) as u32;
        // In the prelude of so many decisions of each seat all but one are made in a hurry, or only one.
        let hurry: Vec<usize> = (0..rules.players()).map(|_| [2, 4, 10, 40][rng.below(4)]).collect();
        let first = examples.len();
        let (mut last_turn, mut legal) = (0, Vec::new());
        while let Some(seat) = game.to_act() {
            let view = game.view(Viewer::Seat(seat));
            let is_prelude = view.turn() < prelude;
            if view.turn() != last_turn {
                last_turn = view.turn();
                if !is_prelude && !view.is_setting_up() && rng.below(LOOK_IN) == 0 {
                    let mut inputs = Inputs::default();
                    inputs.write(&mut greedy, &game, seat);
                    examples.push(Example { inputs, shares: BySeat::default(), points: BySeat::default() });
                }
            }
            game.legal_actions(&mut legal);
            let bot: &mut dyn Bot = match is_prelude {
                _ if rng.below(if is_prelude { hurry[seat.index()] } else { HURRY_IN }) == 0 => &mut hurried,
                true => &mut greedy,
                false => player.as_mut(),
            };
            let action = bot.choose(&game.view(Viewer::Seat(seat)), &legal);
            game.play_unchecked(action, &mut ());
        }
        let Some(Outcome::Won(winners)) = game.outcome() else {
            examples.truncate(first);
            return;
        };
        let view = game.view(Viewer::Public);
        let mean = view.seats().map(|seat| f32::from(view.score(seat))).sum::<f32>() / rules.players() as f32;
        for example in &mut examples[first..] {
            winners.iter().for_each(|seat| example.shares[seat] = 1.0 / winners.len() as f32);
            view.seats()
                .for_each(|seat| example.points[seat] = (f32::from(view.score(seat)) - mean) / POINTS);
        }
    }
}
