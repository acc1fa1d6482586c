//! Fits what the features of a position are worth, as the searching bot judges it: plays games of greedy players who now
//! and then overlook something, and finds the weights from which the points still to come follow best (least squares).
//! Prints one line for one, two and three rounds to come.
//!
//! `cargo run --release -p alhambra-bots --example fit_leaf -- alhambra 8000 5`

use alhambra_bots::search::{Features, N_FEATURES, Prospects};
use alhambra_bots::{Bot, Casual, Greedy};
use engine::{Base, Game, Module, ModuleSet, Rng, Rules, Seed, Viewer};

/// Of so many turns one is looked at.
const LOOK_IN: usize = 4;

/// Of so many decisions one is made in a hurry, so that more is seen than the best play.
const HURRY_IN: usize = 12;

/// Modules of a game in which they are played.
const N_MODULES: usize = 5;

/// Sums of the normal equations, and what they are to be.
#[derive(Clone, Copy, Default)]
struct Fit {
    products: [[f64; N_FEATURES]; N_FEATURES],
    targets: [f64; N_FEATURES],
}

impl Fit {
    fn add(&mut self, features: &[f64; N_FEATURES], target: f64) {
        for (row, one) in features.iter().enumerate() {
            for (column, other) in features.iter().enumerate() {
                self.products[row][column] += one * other;
            }
            self.targets[row] += one * target;
        }
    }

    /// Gauss and Jordan; a feature that was never seen gets 0.
    fn solve(mut self) -> [f64; N_FEATURES] {
        for pivot in 0..N_FEATURES {
            self.products[pivot][pivot] += 1e-3;
            let scale = self.products[pivot][pivot];
            self.products[pivot].iter_mut().for_each(|value| *value /= scale);
            self.targets[pivot] /= scale;
            for row in (0..N_FEATURES).filter(|&row| row != pivot) {
                let factor = self.products[row][pivot];
                for column in 0..N_FEATURES {
                    self.products[row][column] -= factor * self.products[pivot][column];
                }
                self.targets[row] -= factor * self.targets[pivot];
            }
        }
        self.targets
    }
}

/// Rules for one game: `modules` is Alhambra with some of them by chance.
fn rules(kind: &str, players: usize, rng: &mut Rng) -> Rules {
    let rules = match kind {
        "red-palace" => Rules::of(Base::RedPalace, players),
        _ => Rules::new(players),
    };
    let rules = rules.expect("2 to 6 players");
    if kind != "modules" {
        return rules;
    }
    loop {
        let mut modules = Module::ALL;
        rng.shuffle(&mut modules);
        let chosen: ModuleSet = modules.into_iter().take(N_MODULES).collect();
        if let Ok(rules) = rules.with_modules(chosen) {
            return rules;
        }
    }
}

/// How far each is from the mean of all.
fn from_mean(values: impl Iterator<Item = f64> + Clone, own: f64) -> f64 {
    own - values.clone().sum::<f64>() / values.count() as f64
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let kind = arguments.next().unwrap_or_else(|| "alhambra".to_string());
    let mut number = |usual| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, seed): (u64, u64) = (number(1000), number(5));
    let players = number(3) as usize;
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut fits = [Fit::default(); 3];
    let mut legal = Vec::new();
    for game_number in 0..games {
        let mut game =
            Game::new(rules(&kind, players, &mut rng), Seed::from_number(seed * 1_000_003 + game_number));
        let mut greedy = Greedy::default();
        let mut hurried = Casual::new(Seed::from_number(seed * 77 + game_number));
        let mut seen: Vec<(Prospects, Vec<f64>)> = Vec::new();
        let mut last_turn = 0;
        while let Some(seat) = game.to_act() {
            let view = game.view(Viewer::Seat(seat));
            if view.turn() != last_turn {
                last_turn = view.turn();
                if rng.below(LOOK_IN) == 0 {
                    let scores = view.seats().map(|seat| f64::from(view.score(seat))).collect();
                    seen.push((greedy.prospects(&game, seat), scores));
                }
            }
            game.legal_actions(&mut legal);
            let bot: &mut dyn Bot = if rng.below(HURRY_IN) == 0 { &mut hurried } else { &mut greedy };
            let action = bot.choose(&game.view(Viewer::Seat(seat)), &legal);
            game.play_unchecked(action, &mut ());
        }
        let view = game.view(Viewer::Public);
        for (prospects, scores) in seen {
            let gain = |place: usize| {
                view.seats().nth(place).map_or(0.0, |seat| f64::from(view.score(seat))) - scores[place]
            };
            let features = |place: usize| -> &Features { &prospects.features.0[place] };
            for place in 0..scores.len() {
                let places = 0..scores.len();
                let own = std::array::from_fn(|feature| {
                    let value = |place: usize| f64::from(features(place)[feature]);
                    from_mean(places.clone().map(value), value(place))
                });
                let target = from_mean(places.clone().map(gain), gain(place));
                fits[prospects.rounds.saturating_sub(1)].add(&own, target);
            }
        }
    }
    for fit in fits {
        println!("{}", fit.solve().map(|weight| format!("{weight:.3}")).join(", "));
    }
}
