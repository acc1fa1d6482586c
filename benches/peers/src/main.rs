//! Measures the engine against peers in interleaved rounds, on one thread, per second of CPU time.
//!
//! Never compare figures taken at different times: only the ratios within one round are meaningful. If Python and
//! `catanatron` are installed, `catanatron_random.py` runs in every round too.

use std::process::Command;
use std::time::Duration;

use bots::by_name;
use cpu_time::ThreadTime;
use engine::{Game, Rng, Rules, Seed, Viewer};
use shakmaty::{Chess, Position};

const ROUNDS: usize = 5;
const SLICE: Duration = Duration::from_millis(700);

/// Games and decisions per second, measured over one time slice.
#[derive(Clone, Copy, Default)]
struct Rate {
    games: f64,
    decisions: f64,
}

fn measure(mut play: impl FnMut(u64) -> u64) -> Rate {
    let start = ThreadTime::now();
    let (mut games, mut decisions) = (0u64, 0u64);
    while start.elapsed() < SLICE {
        decisions += play(games);
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    Rate { games: games as f64 / seconds, decisions: decisions as f64 / seconds }
}

/// Plays a uniformly random game with the complete list of legal actions at every decision; returns the decisions.
fn random_game(seed: u64, legal: &mut Vec<engine::Action>, clone: bool) -> u64 {
    let Ok(rules) = Rules::new(3) else { return 0 };
    let mut game = Game::new(rules, Seed::from_number(seed));
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut scratch = game.clone();
    let mut decisions = 0;
    loop {
        game.legal_actions(legal);
        if legal.is_empty() {
            return decisions;
        }
        let action = legal[rng.below(legal.len())];
        if clone {
            scratch.clone_from(&game);
            std::hint::black_box(&scratch);
        }
        game.play_unchecked(action, &mut ());
        decisions += 1;
    }
}

fn greedy_game(seed: u64, legal: &mut Vec<engine::Action>) -> u64 {
    let Ok(rules) = Rules::new(3) else { return 0 };
    let mut game = Game::new(rules, Seed::from_number(seed));
    let Some(mut bot) = by_name("greedy", seed) else { return 0 };
    let mut decisions = 0;
    while let Some(seat) = game.to_act() {
        game.legal_actions(legal);
        let action = bot.choose(&game.view(Viewer::Seat(seat)), legal);
        game.play_unchecked(action, &mut ());
        decisions += 1;
    }
    decisions
}

/// Random chess until mate, stalemate, the 50-move rule or 600 plies: list, clone, play.
fn chess_game(seed: u64) -> u64 {
    let mut position = Chess::default();
    let mut rng = Rng::new(Seed::from_number(seed));
    for ply in 0..600 {
        let moves = position.legal_moves();
        if moves.is_empty() || position.halfmoves() >= 100 {
            return ply;
        }
        let mut next = position.clone();
        next.play_unchecked(moves[rng.below(moves.len())]);
        position = next;
    }
    600
}

/// Random games per second of catanatron, if it is installed.
fn catanatron() -> Option<f64> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/catanatron_random.py");
    let output = Command::new("python3").arg(script).output().ok()?;
    String::from_utf8(output.stdout).ok()?.trim().parse().ok()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

fn main() {
    let mut legal = Vec::with_capacity(4096);
    let mut columns: [Vec<f64>; 6] = Default::default();
    println!(
        "round  random games/s  ns/decision  with clone  greedy games/s  /shakmaty  clone share  /catanatron"
    );
    for round in 1..=ROUNDS {
        let chess = measure(chess_game);
        let random = measure(|seed| random_game(seed, &mut legal, false));
        let cloned = measure(|seed| random_game(seed, &mut legal, true));
        let greedy = measure(|seed| greedy_game(seed, &mut legal));
        let python = catanatron().map_or(f64::NAN, |games| random.games / games);
        let clone_share = random.decisions / cloned.decisions - 1.0;
        let row = [
            random.games,
            1e9 / random.decisions,
            greedy.games,
            random.decisions / chess.decisions,
            clone_share,
            python,
        ];
        println!(
            "{round:>5}  {:>14.0}  {:>11.0}  {:>10.0}  {:>14.0}  {:>9.2}  {:>10.1}%  {:>11.0}",
            row[0],
            row[1],
            1e9 / cloned.decisions,
            row[2],
            row[3],
            100.0 * clone_share,
            python
        );
        columns.iter_mut().zip(row).for_each(|(column, value)| column.push(value));
    }
    let [games, nanos, greedy, ratio, share, python] = columns.map(median);
    println!(
        "median: {games:.0} random games/s, {nanos:.0} ns a decision, {greedy:.0} greedy games/s, {ratio:.2} of shakmaty, \
         clone {:.1} % of a decision, {python:.0} times catanatron",
        100.0 * share
    );
}
