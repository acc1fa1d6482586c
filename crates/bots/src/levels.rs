//! The six levels at which people can play: the bots behind them and how strong each was measured to be.

use engine::Rules;

use crate::registry::split;
use crate::search::{Search, Settings};
use crate::{Bot, Greedy, Hasty, net};

/// The codes of the levels, the weakest first.
pub const LEVELS: [&str; 6] = ["level-1", "level-2", "level-3", "level-4", "level-5", "level-6"];

/// How strong the levels are in games of three without modules, level 3 at 1000, as `docs/bots.md` tells: 400 points
/// more stand for ten times the chance to win against the same others.
pub const RATINGS: [i16; 6] = [280, 800, 1000, 1330, 1430, 1540];

/// Of a hundred things so many are overlooked at the first level.
const FIRST_OVERLOOKS: usize = 50;

/// The same at the second.
const SECOND_OVERLOOKS: usize = 25;

/// Rollouts for a decision from the fourth level on, fewer with modules; few decisions need them all.
const ROLLOUTS: [u32; 3] = [12, 52, 3_000];

/// Turns of each player that a rollout lasts at the fourth and fifth level, and at the sixth; with more than three
/// players as many turns as with three.
const TURNS: [f32; 2] = [4.0, 6.0];

/// Rollouts for a decision from the fourth level on in games without modules, where a better net judges.
const PLAIN_ROLLOUTS: [u32; 3] = [12, 100, 1_000];

/// Turns of its own that the sixth level lets the net play in rollouts of games without modules.
const OWN_TURNS: u32 = 2;

/// Whether the bot with that code would judge by the net but has none for these rules: it then looks ahead with the
/// judgement of `search` and is weaker than its rating says.
pub fn misses_net(code: &str, rules: &Rules) -> bool {
    let (name, _) = split(code);
    LEVELS[3..].contains(&name) && net::installed(rules).is_none()
}

/// The bot of the level with that code.
pub(crate) fn level(code: &str, seed: u64) -> Option<Box<dyn Bot>> {
    let search = |settings, plain| Box::new(Search::new(settings, seed).with_plain(plain));
    Some(match LEVELS.iter().position(|&level| level == code)? {
        0 => Box::new(Hasty::new(FIRST_OVERLOOKS, seed)),
        1 => Box::new(Hasty::new(SECOND_OVERLOOKS, seed)),
        2 => Box::new(Greedy::default()),
        3 => search(Settings::with_looks(ROLLOUTS[0], TURNS[0]), Settings::plain(PLAIN_ROLLOUTS[0], 0)),
        4 => search(Settings::with_looks(ROLLOUTS[1], TURNS[0]), Settings::plain(PLAIN_ROLLOUTS[1], 0)),
        _ => strongest(PLAIN_ROLLOUTS[2], seed),
    })
}

/// The sixth level with so many rollouts for a decision in games without modules, and as many times more than usual in
/// others.
pub(crate) fn strongest(rollouts: u32, seed: u64) -> Box<dyn Bot> {
    let others = rollouts.saturating_mul(ROLLOUTS[2] / PLAIN_ROLLOUTS[2]);
    let plain = Settings::plain(rollouts, OWN_TURNS);
    Box::new(Search::new(Settings::with_net(others, TURNS[1]), seed).with_plain(plain))
}
