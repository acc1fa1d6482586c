//! Golden games: complete records that must replay to their stored result. They cover every stored mix of modules,
//! every number of players and every way to end.

mod ends;

use bots::by_name;
use engine::{Action, Rng, Rules, Seed, View, Viewer};
use protocol::{Record, RecordedGame, SeedText, Setup};

use crate::{mixes, modules, red_palace};

pub use ends::End;
pub(crate) use ends::{ModuleEnd, is_last_drawn};

/// The limit on the seeds that are tried to find a game with a given ending.
const MOST_SOUGHT: u64 = 20_000;

/// A golden game and where it is kept.
#[derive(Clone, Debug)]
pub struct Golden {
    /// The path of the file relative to `fixtures/games`.
    pub path: String,
    /// The record of the game.
    pub record: Record,
}

/// How a golden game is played.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Policy {
    /// By the greedy bot.
    Greedy,
    /// At random, but preferring to buy and place tiles, which keeps games short.
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
        let view = game.game().view(Viewer::Seat(seat));
        let useful: Vec<Action> =
            legal.iter().copied().filter(|action| is_preferred(*action, &view)).collect();
        let action = match policy {
            Policy::Greedy => bot.choose(&view, &legal),
            Policy::Random if !useful.is_empty() && rng.below(3) > 0 => useful[rng.below(useful.len())],
            Policy::Random => legal[rng.below(legal.len())],
        };
        game.play(action, &mut ()).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
    }
    game.record().clone()
}

/// Whether random players should prefer an action.
fn is_preferred(action: Action, view: &View<'_>) -> bool {
    match action {
        Action::Buy { .. } | Action::Place { .. } | Action::Add { .. } | Action::RedPalace(_) => true,
        _ => action.describe(view).module.is_some_and(|module| modules::room(module).is_preferred()),
    }
}

/// Plays all golden games anew.
///
/// # Panics
///
/// If no game with one of the endings is found.
pub fn all() -> Vec<Golden> {
    let mut games = Vec::new();
    for modules in mixes::kept() {
        let number = mixes::number(modules);
        let counts: Vec<usize> =
            if modules.is_empty() { (2..=6).collect() } else { vec![2 + (number % 5) as usize] };
        for players in counts {
            let rules = crate::rules(players, "").with_modules(modules).expect("they go together");
            for (name, policy) in [("greedy", Policy::Greedy), ("random", Policy::Random)] {
                let path = format!("{}/{players}-players-{name}.json", mixes::folder(&rules));
                games.push(Golden { path, record: play(rules, number * 10 + players as u64, policy) });
            }
        }
    }
    for rules in red_palace::kept() {
        let (players, number) = (rules.players(), mixes::number(rules.modules()));
        for (name, policy) in [("greedy", Policy::Greedy), ("random", Policy::Random)] {
            let path = format!("{}/{players}-players-{name}.json", mixes::folder(&rules));
            games.push(Golden { path, record: play(rules, number * 10 + players as u64, policy) });
        }
    }
    for (end, rules, policy) in End::sought() {
        let found = (1..MOST_SOUGHT).map(|seed| play(rules, seed, policy)).find(|record| end.is_of(record));
        let record = found.unwrap_or_else(|| panic!("no game of {rules:?} ends {}", end.slug()));
        games.push(Golden { path: format!("{}/ends-{}.json", mixes::folder(&rules), end.slug()), record });
    }
    games
}
