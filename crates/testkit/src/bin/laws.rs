//! Plays random games over random mixes of all modules: `laws N` holds N games to the laws, then times twice as many.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use testkit::marathon::{self, Found};

/// Games between two lines of progress.
const PROGRESS: u64 = 5000;

fn main() -> ExitCode {
    let games = std::env::args().nth(1).and_then(|games| games.parse::<u64>().ok());
    let Some(games) = games.filter(|&games| games > 0) else {
        eprintln!("error: the number of games is missing or no number above 0");
        return ExitCode::from(2);
    };
    report("Held to the laws", games, marathon::play);
    report("Timed", 2 * games, marathon::time);
    ExitCode::SUCCESS
}

/// Plays the games on all cores and prints a line for each number of players.
fn report(what: &str, games: u64, play: fn(u64) -> Found) {
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    let by_players = std::thread::scope(|scope| {
        let run = || {
            let mut found = [Found::default(); 7];
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return found;
                }
                if number.is_multiple_of(PROGRESS) {
                    eprintln!("{what}: {number} of {games} games");
                }
                let place = marathon::rules(number).players();
                found[place] = found[place].and(play(number));
            }
        };
        let runs: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        runs.into_iter().fold([Found::default(); 7], |mut sum, run| {
            let found = run.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            sum.iter_mut().zip(found).for_each(|(sum, found)| *sum = sum.and(found));
            sum
        })
    });
    println!("{what}:");
    println!(
        "{:>8} {:>8} {:>11} {:>22} {:>22} {:>26}",
        "players",
        "games",
        "decisions",
        "longest list (game)",
        "longest game (game)",
        "slowest decision (game)"
    );
    for (players, found) in by_players.iter().enumerate().filter(|(_, found)| found.games > 0) {
        line(&players.to_string(), found);
    }
    line("all", &by_players.into_iter().fold(Found::default(), Found::and));
}

fn line(players: &str, found: &Found) {
    let named = |value: String, game: u64| format!("{value} ({game})");
    println!(
        "{players:>8} {:>8} {:>11} {:>22} {:>22} {:>26}",
        found.games,
        found.decisions,
        named(found.longest_list.0.to_string(), found.longest_list.1),
        named(found.longest_game.0.to_string(), found.longest_game.1),
        named(format!("{:.1} us", found.slowest.0.as_secs_f64() * 1e6), found.slowest.1),
    );
}
