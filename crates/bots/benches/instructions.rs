//! Workloads for counting instructions: `instructions WORKLOAD GAMES` plays that many games and prints the number
//! of decisions; `--list` names the workloads. `cargo xtask bench` runs it under callgrind.
//!
//! `sample`, `copy`, `net` and `rollout` take games that are half over and count each sample, copy, judgement or rollout
//! as a decision.

use std::process::ExitCode;

use alhambra_bots::net::{self, Inputs, Layers, Runner};
use alhambra_bots::search::Trial;
use alhambra_bots::{Bot, Greedy};
use engine::vocab::Seat;
use engine::{Base, Game, GuardBoard, Module, ModuleSet, Rng, Rules, Seed, Viewer};

/// A named way to play games.
struct Workload {
    name: &'static str,
    base: Base,
    players: usize,
    modules: &'static [Module],
    policy: Policy,
}

/// How actions are chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Policy {
    /// Uniformly at random.
    Random,
    /// Uniformly at random, copying the game before each action.
    RandomWithClone,
    /// The greedy bot in every seat.
    Greedy,
    /// Nobody: games in the middle are sampled from the view of the seat to act.
    Sample,
    /// Nobody: games in the middle are copied.
    Copy,
    /// Nobody: games in the middle are told to the net, which judges them.
    Net,
    /// Nobody: from games in the middle on the first action is tried, and everybody goes on for some turns.
    Rollout,
}

const fn alhambra(
    name: &'static str,
    players: usize,
    modules: &'static [Module],
    policy: Policy,
) -> Workload {
    Workload { name, base: Base::Alhambra, players, modules, policy }
}

const fn red_palace(
    name: &'static str,
    players: usize,
    modules: &'static [Module],
    policy: Policy,
) -> Workload {
    Workload { base: Base::RedPalace, ..alhambra(name, players, modules, policy) }
}

const WORKLOADS: [Workload; 19] = [
    alhambra("random-3", 3, &[], Policy::Random),
    alhambra("random-3-clone", 3, &[], Policy::RandomWithClone),
    alhambra("random-2", 2, &[], Policy::Random),
    alhambra("random-6", 6, &[], Policy::Random),
    alhambra("random-3-two-expansions", 3, Module::ALL.split_at(8).0, Policy::Random),
    alhambra("random-3-all-modules", 3, &Module::ALL, Policy::Random),
    alhambra("random-6-all-modules", 6, &Module::ALL, Policy::Random),
    alhambra("greedy-3", 3, &[], Policy::Greedy),
    alhambra("greedy-3-all-modules", 3, &Module::ALL, Policy::Greedy),
    red_palace("red-palace-random-3", 3, &[], Policy::Random),
    red_palace(
        "red-palace-random-3-all-modules",
        3,
        &[Module::Medinas, Module::Bazaars, Module::Camps],
        Policy::Random,
    ),
    red_palace("red-palace-greedy-3", 3, &[], Policy::Greedy),
    alhambra("sample", 3, &[], Policy::Sample),
    alhambra("sample-all-modules", 3, &Module::ALL, Policy::Sample),
    alhambra("copy", 3, &[], Policy::Copy),
    alhambra("net", 3, &[], Policy::Net),
    alhambra("net-all-modules", 3, &Module::ALL, Policy::Net),
    alhambra("rollout", 3, &[], Policy::Rollout),
    alhambra("rollout-all-modules", 3, &Module::ALL, Policy::Rollout),
];

/// Games that are sampled or copied in turn.
const MIDDLES: u64 = 10;

/// The decision that is about the middle of a random game of three.
const MIDDLE: u64 = 200;

/// Samples, copies or judgements for each game that was asked for.
const REPEATS: u64 = 100;

/// Rollouts for each game that was asked for; each of them plays for some turns.
const ROLLOUTS: u64 = 2;

fn main() -> ExitCode {
    // `cargo bench` and `cargo test` add flags of their own.
    let args: Vec<String> =
        std::env::args().skip(1).filter(|arg| arg != "--bench" && arg != "--test").collect();
    let names = WORKLOADS.map(|workload| workload.name);
    match args.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] | ["--list"] => {
            names.iter().for_each(|name| println!("{name}"));
            ExitCode::SUCCESS
        }
        [name, games] => {
            let workload = WORKLOADS.into_iter().find(|workload| workload.name == *name);
            let (Some(workload), Ok(games)) = (workload, games.parse()) else {
                eprintln!("expected one of {} and a number of games", names.join(", "));
                return ExitCode::from(2);
            };
            println!("decisions {}", run(&workload, games));
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("expected a workload and a number of games, or --list");
            ExitCode::from(2)
        }
    }
}

/// Plays games, listing all legal actions at every decision, or samples or copies games in their middle. Returns the
/// number of decisions, samples or copies.
fn run(workload: &Workload, games: u64) -> u64 {
    let modules: ModuleSet = workload.modules.iter().copied().collect();
    let rules = match workload.base {
        Base::Alhambra => Rules::new(workload.players),
        Base::RedPalace => Rules::red_palace(workload.players, GuardBoard::Random),
    };
    let Ok(rules) = rules else { return 0 };
    let rules = rules.with_modules(modules).expect("they go together");
    let is_repeated =
        matches!(workload.policy, Policy::Sample | Policy::Copy | Policy::Net | Policy::Rollout);
    // Games to be sampled or copied are played even if none is asked for, so that playing them does not count.
    let (games_played, most) = if is_repeated { (MIDDLES, MIDDLE) } else { (games, u64::MAX) };
    let mut legal = Vec::with_capacity(4096);
    let mut greedy = Greedy::default();
    let mut middles = Vec::new();
    let mut decisions = 0;
    for seed in 0..games_played {
        let mut game = Game::new(rules, Seed::from_number(seed));
        let mut rng = Rng::new(Seed::from_number(seed ^ 0x5eed));
        let mut scratch = (workload.policy == Policy::RandomWithClone).then(|| game.clone());
        let end = decisions + most.min(u64::MAX - decisions);
        while let Some(seat) = game.to_act()
            && decisions < end
        {
            game.legal_actions(&mut legal);
            let action = match workload.policy {
                Policy::Greedy => greedy.choose(&game.view(Viewer::Seat(seat)), &legal),
                _ => legal[rng.below(legal.len())],
            };
            if let Some(scratch) = &mut scratch {
                scratch.clone_from(&game);
                std::hint::black_box(&scratch);
            }
            game.play_unchecked(action, &mut ());
            decisions += 1;
        }
        if is_repeated {
            middles.push(game);
        }
    }
    match workload.policy {
        Policy::Rollout => repeat(workload.policy, &middles, games * ROLLOUTS),
        policy if is_repeated => repeat(policy, &middles, games * REPEATS),
        _ => decisions,
    }
}

/// Samples or copies these games in turn.
fn repeat(policy: Policy, games: &[Game], times: u64) -> u64 {
    let mut scratch = games[0].clone();
    let mut greedy = Greedy::default();
    let (mut inputs, mut layers) = (Inputs::default(), Layers::default());
    let Some(net) = net::installed(games[0].rules()) else { return 0 };
    let mut runner = Runner::new(net);
    let mut trial = Trial::new(&games[0]);
    for number in 0..times {
        let game = &games[number as usize % games.len()];
        let seat = game.to_act().unwrap_or(Seat::FIRST);
        match policy {
            Policy::Sample => {
                game.view(Viewer::Seat(seat)).sample_into(&mut scratch, Seed::from_number(number))
            }
            Policy::Net => {
                inputs.write(&mut greedy, game, seat);
                std::hint::black_box(runner.judge(&inputs, &mut layers));
            }
            Policy::Rollout => {
                std::hint::black_box(trial.rollout(game, seat, number));
            }
            _ => scratch.clone_from(game),
        }
        std::hint::black_box(&scratch);
    }
    times
}
