//! `alhambra perft`: counts the games that follow from a set-up, which shows any change of the rules.

use std::io::{self, Write};

use engine::{Action, Game, Module, RULES_VERSION};
use protocol::SeedText;
use serde::Serialize;

use crate::args;
use crate::failure::Failure;
use crate::json;

/// Count all sequences of legal actions from the start of a game
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra perft --depth 3
  alhambra perft --players 2 --modules characters --seed 7 --depth 2 --divide")]
pub struct Args {
    /// Number of players, 2 to 6
    #[arg(long, default_value = "3", value_parser = args::parse_players)]
    players: usize,
    #[command(flatten)]
    set: args::RuleArgs,
    /// Seed of the game: a number or a text
    #[arg(long, default_value = "1", value_parser = args::parse_seed)]
    seed: SeedText,
    /// Length of the sequences, at most 12
    #[arg(long, default_value = "3", value_parser = args::number(0, 12))]
    depth: u64,
    /// Print the count of each first action as well
    #[arg(long)]
    divide: bool,
    /// Print the counts as JSON
    #[arg(long)]
    json: bool,
}

/// The counts, for programs.
#[derive(Serialize)]
struct Report {
    rules_version: u32,
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    guard_board: Option<&'static str>,
    players: usize,
    modules: Vec<&'static str>,
    seed: SeedText,
    depth: u32,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Count>>,
}

/// How many sequences begin with this action.
#[derive(Serialize)]
struct Count {
    action: String,
    nodes: u64,
}

/// Counts and prints.
pub fn run(args: Args) -> Result<(), Failure> {
    let rules = args::rules(args.players, &args.set)?;
    let game = Game::new(rules, args.seed.seed());
    let depth = args.depth as u32;
    let divided = (args.divide && depth > 0).then(|| divide(&game, depth));
    let nodes = match &divided {
        Some(counts) => counts.iter().map(|count| count.nodes).sum(),
        None => engine::perft(&game, depth),
    };
    let mut out = io::stdout().lock();
    if args.json {
        let report = Report {
            rules_version: RULES_VERSION,
            game: rules.base().slug(),
            guard_board: rules.is_red_palace().then(|| rules.guard_board().name()),
            players: rules.players(),
            modules: rules.modules().iter().map(Module::slug).collect(),
            seed: args.seed,
            depth,
            nodes,
            divide: divided,
        };
        return json::write(&mut out, &report);
    }
    for Count { action, nodes } in divided.into_iter().flatten() {
        writeln!(out, "{action}: {nodes}")?;
    }
    Ok(writeln!(out, "{nodes}")?)
}

/// The number of sequences that begin with each first action.
fn divide(game: &Game, depth: u32) -> Vec<Count> {
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let count = |action: Action| {
        let mut after = game.clone();
        after.play_unchecked(action, &mut ());
        Count { action: action.to_string(), nodes: engine::perft(&after, depth - 1) }
    };
    legal.into_iter().map(count).collect()
}
