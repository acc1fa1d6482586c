//! `alhambra setup`: what to lay out at a real table.

use std::io::{self, Write};

use engine::setup_list;
use i18n::{Language, Texts};
use protocol::quote;

use crate::args;
use crate::failure::Failure;

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
    /// Language of the list: en, fr, de, it, pl or es
    #[arg(long, default_value = "en", value_parser = parse_language)]
    language: Language,
}

fn parse_language(text: &str) -> Result<Language, String> {
    let codes: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
    Language::from_code(text)
        .ok_or_else(|| format!("\"{}\" is no language (allowed: {})", quote(text), codes.join(", ")))
}

/// Prints the list.
pub fn run(args: Args) -> Result<(), Failure> {
    let rules = args::rules(args.players, &args.set)?;
    let texts = Texts::new(args.language);
    let mut out = io::stdout().lock();
    for (number, item) in (1..).zip(setup_list(&rules)) {
        writeln!(out, "{number:>2}. {}", texts.setup_item(item))?;
    }
    Ok(())
}
