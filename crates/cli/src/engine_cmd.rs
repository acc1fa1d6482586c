//! `alhambra engine`: the engine protocol on standard input and output.

use std::time::{Duration, Instant};

use bots::Bot;
use engine::{Action, View};
use protocol::Chooser;

use crate::failure::Failure;

/// Answer the engine protocol on standard input and output: one line of JSON in, one line of JSON out
#[derive(clap::Args, Debug)]
#[command(after_help = "Example:
  echo '{\"id\":1,\"do\":\"hello\"}' | alhambra engine

Requests, replies and their fields are described in docs/protocol.md.")]
pub struct Args {}

/// Provides the bots to the protocol. Each bot is made anew for every request.
struct Registry;

impl Chooser for Registry {
    fn names(&self) -> Vec<&'static str> {
        bots::names().to_vec()
    }

    fn choose(
        &mut self,
        bot: &str,
        view: &View<'_>,
        legal: &[Action],
        millis: Option<u64>,
        seed: Option<u64>,
    ) -> Option<Action> {
        let mut bot: Box<dyn Bot> = bots::by_name(bot, seed.unwrap_or(0))?;
        let begin = Instant::now();
        let limit = millis.map(Duration::from_millis);
        let mut has_time = || limit.is_none_or(|limit| begin.elapsed() < limit);
        (!legal.is_empty()).then(|| bot.choose_within(view, legal, &mut has_time))
    }
}

/// Serves until the input ends.
pub fn run(_: Args) -> Result<(), Failure> {
    let mut engine = protocol::Engine::new(Box::new(Registry));
    Ok(protocol::serve(std::io::stdin().lock(), std::io::stdout().lock(), &mut engine)?)
}
