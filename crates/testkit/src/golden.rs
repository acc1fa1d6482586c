//! Golden games: whole records that must replay to their stored result, one for every module, mix, player count
//! and way to end.

use bots::by_name;
use engine::modules::viziers_favour;
use engine::{Action, Game, Rng, Rules, Seed, Viewer};
use protocol::{Record, RecordedGame, SeedText, Setup};

use crate::{mixes, red_palace};

/// A golden game and where it is kept.
#[derive(Clone, Debug)]
pub struct Golden {
    /// Folder and file below `fixtures/games`.
    pub path: String,
    /// The game.
    pub record: Record,
}

/// How a golden game is played.
#[derive(Clone, Copy, Debug)]
enum Policy {
    /// By the greedy bot.
    Greedy,
    /// At random, but tiles are bought and placed more often than not, so that games stay short.
    Random,
}

fn play(rules: Rules, seed: u64, policy: Policy) -> Record {
    let seed_text = SeedText::from_number(seed).unwrap_or_else(|| panic!("{seed} is a seed"));
    let mut game = RecordedGame::new(Setup::new(rules), seed_text);
    let mut bot = by_name("greedy", seed).unwrap_or_else(|| panic!("greedy is a bot"));
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut legal = Vec::new();
    while let Some(seat) = game.game().to_act() {
        game.game().legal_actions(&mut legal);
        let useful = |action: &Action| {
            matches!(
                action,
                Action::Buy { .. }
                    | Action::Place { .. }
                    | Action::Add { .. }
                    | Action::WorkersHuts(_)
                    | Action::CityGates(_)
                    | Action::CityWalls(_)
                    | Action::StreetTrader(_)
                    | Action::RedPalace(_)
            )
        };
        let useful: Vec<Action> = legal.iter().copied().filter(useful).collect();
        let action = match policy {
            Policy::Greedy => bot.choose(&game.game().view(Viewer::Seat(seat)), &legal),
            Policy::Random if !useful.is_empty() && rng.below(3) > 0 => useful[rng.below(useful.len())],
            Policy::Random => legal[rng.below(legal.len())],
        };
        game.play(action, &mut ()).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
    }
    game.record().clone()
}

/// Whether the last purchase was made with the vizier and ended the game at once (VIZ-22).
pub fn is_ended_by_vizier(record: &Record) -> bool {
    let is_vizier =
        |action: &&Action| matches!(action, Action::ViziersFavour(viziers_favour::Action::Buy { .. }));
    let Some(at) = record.actions.iter().rposition(|action| is_vizier(&action)) else { return false };
    // After the purchase and its placement nothing but left-over tiles is placed.
    let mut game = Game::new(record.setup.rules(), record.seed.seed());
    for &action in &record.actions[..=at] {
        game.play_unchecked(action, &mut ());
    }
    let turn = game.view(Viewer::Public).turn();
    let short = game.view(Viewer::Public).supply_len() == 0;
    for &action in &record.actions[at + 1..] {
        game.play_unchecked(action, &mut ());
    }
    short && game.view(Viewer::Public).turn() == turn
}

/// All golden games, made anew.
pub fn all() -> Vec<Golden> {
    let mut games = Vec::new();
    for modules in mixes::kept() {
        let number = mixes::number(modules);
        let counts: Vec<usize> =
            if modules.is_empty() { (2..=6).collect() } else { vec![2 + (number % 5) as usize] };
        for players in counts {
            let rules = crate::rules(players, "").with_modules(modules);
            for (name, policy) in [("greedy", Policy::Greedy), ("random", Policy::Random)] {
                let path = format!("{}/{players}-players-{name}.json", mixes::name(&rules));
                games.push(Golden { path, record: play(rules, number * 10 + players as u64, policy) });
            }
        }
    }
    for rules in red_palace::kept() {
        let (players, number) = (rules.players(), mixes::number(rules.modules));
        for (name, policy) in [("greedy", Policy::Greedy), ("random", Policy::Random)] {
            let path = format!("{}/{players}-players-{name}.json", mixes::name(&rules));
            games.push(Golden { path, record: play(rules, number * 10 + players as u64, policy) });
        }
    }
    let limited = crate::rules(3, "").with_turn_limit(12).unwrap_or_else(|error| panic!("{error}"));
    games.push(Golden {
        path: "base/ends-by-turn-limit.json".into(),
        record: play(limited, 1, Policy::Greedy),
    });
    let vizier = crate::rules(2, "viziers-favour");
    let ended = (0..20_000).map(|seed| play(vizier, seed, Policy::Random)).find(is_ended_by_vizier);
    let record = ended.unwrap_or_else(|| panic!("some game ends by the vizier"));
    games.push(Golden { path: "viziers-favour/ends-by-vizier.json".into(), record });
    games
}
