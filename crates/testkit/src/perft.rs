//! Perft fixtures: positions from random games, with the number of action sequences that follow.

use engine::{Game, Rng, Rules, Seed, perft};

/// A position, and the depth to count to from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PerftCase {
    /// The rules of the game.
    pub rules: Rules,
    /// The seed of the game and of the random actions played first.
    pub seed: u64,
    /// How many random actions are played first.
    pub plies: u32,
    /// The number of actions to look ahead.
    pub depth: u32,
}

impl PerftCase {
    /// The position, reached by playing the random actions.
    pub fn game(&self) -> Game {
        let mut game = Game::new(self.rules, Seed::from_number(self.seed));
        let mut rng = Rng::new(Seed::from_number(self.seed));
        let mut legal = Vec::new();
        for _ in 0..self.plies {
            game.legal_actions(&mut legal);
            if legal.is_empty() {
                break;
            }
            game.play_unchecked(legal[rng.below(legal.len())], &mut ());
        }
        game
    }

    /// The perft count of the position.
    pub fn nodes(&self) -> u64 {
        perft(&self.game(), self.depth)
    }

    /// The case as a line of a fixture, without its count.
    pub fn to_line(&self) -> String {
        let modules = crate::mixes::name(&self.rules);
        let (players, seed, plies, depth) = (self.rules.players(), self.seed, self.plies, self.depth);
        format!("players {players} modules {modules} seed {seed} plies {plies} depth {depth}")
    }

    /// Parses a line of a fixture into the case and its count. `None` if the line is malformed.
    ///
    /// # Panics
    ///
    /// If the rules refuse the number of players or the mix.
    pub fn from_line(line: &str) -> Option<(PerftCase, u64)> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [
            "players",
            players,
            "modules",
            modules,
            "seed",
            seed,
            "plies",
            plies,
            "depth",
            depth,
            "nodes",
            nodes,
        ] = words[..]
        else {
            return None;
        };
        let case = PerftCase {
            rules: crate::mixes::named(players.parse().ok()?, modules),
            seed: seed.parse().ok()?,
            plies: plies.parse().ok()?,
            depth: depth.parse().ok()?,
        };
        Some((case, nodes.parse().ok()?))
    }
}

/// The cases that are stored as fixtures: each number of players, and each mix of [`crate::mixes::kept`] and
/// [`crate::red_palace::kept`].
pub fn all_cases() -> Vec<PerftCase> {
    let mut cases = Vec::new();
    for players in 2..=6 {
        for plies in [0, 40, 150] {
            cases.push(PerftCase { rules: crate::rules(players, ""), seed: players as u64, plies, depth: 3 });
        }
    }
    for modules in crate::mixes::kept().skip(1) {
        let seed = crate::mixes::number(modules);
        let rules =
            crate::rules(2 + (seed % 5) as usize, "").with_modules(modules).expect("they go together");
        // There are many pairs, so each is counted only once and less deeply.
        let (plies, depth): (&[u32], u32) =
            if modules.iter().count() == 2 { (&[150], 2) } else { (&[30, 150, 400], 3) };
        cases.extend(plies.iter().map(|&plies| PerftCase { rules, seed, plies, depth }));
    }
    for rules in crate::red_palace::kept() {
        let seed = crate::mixes::number(rules.modules()) + rules.players() as u64;
        cases.extend([2, 60, 250].map(|plies| PerftCase { rules, seed, plies, depth: 2 }));
    }
    cases
}

/// The legal actions of some of the cases, in the format of the fixture. It ensures that no change of order goes
/// unnoticed.
pub fn orders() -> String {
    let mut text = String::new();
    for case in all_cases().iter().step_by(4) {
        text += &case.to_line();
        text.push('\n');
        for action in crate::legal(&case.game()) {
            text += &format!("  {action}\n");
        }
    }
    text
}
