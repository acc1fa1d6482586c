//! Checks the laws in games with random mixes of all modules. `cargo xtask laws --games N` plays more of them.

use engine::Module;
use testkit::marathon::{self, Found};

/// The number of games played in each test run.
const GAMES: u64 = 1000;

#[test]
fn random_mixes_keep_the_laws() {
    let threads = std::thread::available_parallelism().map_or(2, usize::from) as u64;
    let share = |first: u64| {
        (first..GAMES).step_by(threads as usize).map(|number| marathon::play(number, marathon::rules(number)))
    };
    let found = std::thread::scope(|scope| {
        let run = |first| scope.spawn(move || share(first).fold(Found::default(), Found::and));
        let runs: Vec<_> = (0..threads).map(run).collect();
        let join = |run: std::thread::ScopedJoinHandle<'_, Found>| match run.join() {
            Ok(found) => found,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        runs.into_iter().map(join).fold(Found::default(), Found::and)
    });
    assert_eq!(found.games, GAMES);
    assert!(found.decisions > 100 * GAMES, "whole games: {found:?}");
}

#[test]
fn random_mixes_have_every_module_with_every_number_of_players() {
    for module in Module::ALL {
        for players in 2..=6 {
            let games = (0..GAMES).map(marathon::rules);
            let n_games = games.filter(|rules| rules.players() == players && rules.modules().has(module));
            assert!(n_games.count() > 30, "{module:?} with {players}");
        }
    }
}
