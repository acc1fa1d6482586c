//! `alhambra setup`: what to lay out at a real table.

use std::io::{self, Write};

use engine::{Module, setup_list};
use i18n::Texts;
use serde::Serialize;

use crate::args;
use crate::failure::Failure;
use crate::json;

/// List the set-up of a mix of modules for a real table
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  alhambra setup --players 4
  alhambra setup --players 2 --modules characters,city-gates --language de
  alhambra setup --game red-palace --guard-board fixed --modules medinas")]
pub struct Args {
    /// Number of players, 2 to 6
    #[arg(long, default_value = "3", value_parser = args::parse_players)]
    players: usize,
    #[command(flatten)]
    set: args::RuleArgs,
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

/// The list, for programs.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    guard_board: Option<&'static str>,
    players: usize,
    modules: Vec<&'static str>,
    language: &'static str,
    steps: Vec<String>,
}

/// Prints the list.
pub fn run(args: Args, texts: &Texts) -> Result<(), Failure> {
    let rules = args::rules(args.players, &args.set)?;
    let steps: Vec<String> = setup_list(&rules).into_iter().map(|item| texts.setup_item(item)).collect();
    let mut out = io::stdout().lock();
    if args.json {
        let report = Report {
            game: rules.base().slug(),
            guard_board: rules.is_red_palace().then(|| rules.guard_board().name()),
            players: rules.players(),
            modules: rules.modules().iter().map(Module::slug).collect(),
            language: texts.language().code(),
            steps,
        };
        return json::write(&mut out, &report);
    }
    for (number, step) in (1..).zip(steps) {
        writeln!(out, "{number:>2}. {step}")?;
    }
    Ok(())
}
