//! `alhambra perft`: counts the games that follow from a set-up, to notice any change of the rules.

use std::io::{self, Write};

use engine::Game;
use protocol::SeedText;

use crate::args;
use crate::failure::Failure;

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
    /// Tell the count of each first action as well
    #[arg(long)]
    divide: bool,
}

/// Counts and prints.
pub fn run(args: Args) -> Result<(), Failure> {
    let game = Game::new(args::rules(args.players, &args.set)?, args.seed.seed());
    let mut out = io::stdout().lock();
    let depth = args.depth as u32;
    if !args.divide || depth == 0 {
        writeln!(out, "{}", engine::perft(&game, depth))?;
        return Ok(());
    }
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let mut sum = 0;
    for action in legal {
        let mut after = game.clone();
        after.play_unchecked(action, &mut ());
        let nodes = engine::perft(&after, depth - 1);
        sum += nodes;
        writeln!(out, "{action}: {nodes}")?;
    }
    writeln!(out, "{sum}")?;
    Ok(())
}
