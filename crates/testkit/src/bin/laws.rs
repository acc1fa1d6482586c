//! Plays random games with random mixes: `laws N` checks the laws in N games of both base games and all modules, then
//! times twice as many; `laws N slug,slug` plays only Alhambra, with some of these modules.

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use engine::{Module, ModuleSet, Rules};
use testkit::marathon::{self, Found};

/// The number of games between two progress lines.
const PROGRESS: u64 = 5000;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let games = args.next().and_then(|games| games.parse::<u64>().ok());
    let Some(games) = games.filter(|&games| games > 0) else {
        eprintln!("error: the number of games is missing or is not a number above 0");
        return ExitCode::from(2);
    };
    let among = match args.next().as_deref().map(modules) {
        None => None,
        Some(Ok(among)) => Some(among),
        Some(Err(slug)) => {
            let known: Vec<&str> = Module::ALL.into_iter().map(Module::slug).collect();
            eprintln!("error: `{slug}` is not a module of Alhambra; its modules are: {}", known.join(", "));
            return ExitCode::from(2);
        }
    };
    let rules =
        |number| among.map_or_else(|| marathon::rules(number), |among| marathon::rules_among(number, among));
    report("Held to the laws", games, rules, marathon::play);
    report("Timed", 2 * games, rules, marathon::time);
    ExitCode::SUCCESS
}

/// Parses slugs separated by commas; the error is the first one that is not a module of Alhambra.
fn modules(list: &str) -> Result<ModuleSet, &str> {
    let module = |slug| Module::ALL.into_iter().find(|module| module.slug() == slug).ok_or(slug);
    list.split(',').map(module).collect()
}

/// Plays the games on all cores and prints a line for each base game and number of players.
fn report(what: &str, games: u64, rules: impl Fn(u64) -> Rules + Sync, play: fn(u64, Rules) -> Found) {
    type Table = BTreeMap<(bool, usize), Found>;
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    let table = std::thread::scope(|scope| {
        let run = || {
            let mut table = Table::new();
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= games {
                    return table;
                }
                if number.is_multiple_of(PROGRESS) {
                    eprintln!("{what}: {number} of {games} games");
                }
                let rules = rules(number);
                let found = table.entry((rules.is_red_palace(), rules.players())).or_default();
                *found = found.and(play(number, rules));
            }
        };
        let runs: Vec<_> = (0..threads).map(|_| scope.spawn(run)).collect();
        runs.into_iter().fold(Table::new(), |mut sum, run| {
            let table = run.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
            for (key, found) in table {
                let total = sum.entry(key).or_default();
                *total = total.and(found);
            }
            sum
        })
    });
    println!("{what}:");
    println!(
        "{:>14} {:>8} {:>11} {:>22} {:>22} {:>26}",
        "players",
        "games",
        "decisions",
        "longest list (game)",
        "longest game (game)",
        "slowest decision (game)"
    );
    for (&(red_palace, players), found) in &table {
        line(&format!("{} {players}", if red_palace { "red-palace" } else { "alhambra" }), found);
    }
    line("all", &table.into_values().fold(Found::default(), Found::and));
}

fn line(players: &str, found: &Found) {
    let named = |value: String, game: u64| format!("{value} ({game})");
    println!(
        "{players:>14} {:>8} {:>11} {:>22} {:>22} {:>26}",
        found.games,
        found.decisions,
        named(found.longest_list.0.to_string(), found.longest_list.1),
        named(found.longest_game.0.to_string(), found.longest_game.1),
        named(format!("{:.1} us", found.slowest.0.as_secs_f64() * 1e6), found.slowest.1),
    );
}
