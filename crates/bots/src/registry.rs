//! Bots by their codes, as command lines and the protocol name them.

use engine::{Action, Game, Seed, Viewer};

use crate::{Bot, Casual, Greedy, Random};

/// The codes of all bots, strongest first.
pub fn names() -> &'static [&'static str] {
    &["greedy", "casual", "random"]
}

/// The bot with that code, such as `greedy`. What follows a colon (`name:200`) is the bot's parameter; no bot
/// of today takes one. `seed` feeds the bots that use chance.
pub fn by_name(code: &str, seed: u64) -> Option<Box<dyn Bot>> {
    let (name, parameter) = match code.split_once(':') {
        Some((name, parameter)) => (name, Some(parameter)),
        None => (code, None),
    };
    match (name, parameter) {
        ("greedy", None) => Some(Box::new(Greedy::default())),
        ("casual", None) => Some(Box::new(Casual::new(Seed::from_number(seed)))),
        ("random", None) => Some(Box::new(Random::new(Seed::from_number(seed)))),
        _ => None,
    }
}

/// What the bot with that code does for the seat to act; nothing if there is no such bot or nobody is to act.
pub fn decide(code: &str, game: &Game, seed: u64) -> Option<Action> {
    let mut bot = by_name(code, seed)?;
    let view = game.view(Viewer::Seat(game.to_act()?));
    let mut legal = Vec::new();
    view.legal_actions(&mut legal);
    Some(bot.choose(&view, &legal))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_a_bot_and_nothing_else_is() {
        assert!(names().iter().all(|name| by_name(name, 1).is_some()));
        for code in ["", "Greedy", "greedy:", "greedy:3", "casual:1", "random:", "mcts:200"] {
            assert!(by_name(code, 1).is_none(), "{code}");
        }
    }
}
