//! Bots by their codes, as command lines and the protocol name them.

use engine::{Action, Game, Seed, Viewer};

#[cfg(feature = "anchors")]
use crate::Thrifty;
use crate::levels::{LEVELS, level, strongest};
#[cfg(feature = "anchors")]
use crate::search::{Flat, Ismcts};
use crate::search::{Search, Settings};
use crate::{Bot, Casual, Greedy, Random};

/// Makes a bot from the parameter after the colon of its code, if there is one, and from a seed for bots that use
/// chance. Returns `None` if the bot does not take that parameter.
type Maker = Box<dyn Fn(Option<&str>, u64) -> Option<Box<dyn Bot>> + Send + Sync>;

/// Bots by name. A code is a name, or a name and a parameter separated by a colon: `name:200`.
///
/// Bots of your own can be added, and then play like those of this crate:
///
/// ```
/// # use engine as alhambra_engine;
/// use alhambra_bots::arena::Match;
/// use alhambra_bots::{Bot, Registry};
/// use alhambra_engine::{Action, Rules, View};
///
/// /// Takes the n-th action of the list.
/// struct Nth(usize);
///
/// impl Bot for Nth {
///     fn choose(&mut self, _: &View<'_>, legal: &[Action]) -> Action {
///         legal[self.0 % legal.len()]
///     }
/// }
///
/// let bots = Registry::standard().with("nth", |parameter, _| {
///     let place = parameter.unwrap_or("0").parse().ok()?;
///     Some(Box::new(Nth(place)))
/// });
/// let seats = ["greedy", "nth:1"].map(String::from).to_vec();
/// let planned = Match { seats, rules: Rules::new(2).unwrap(), games: 4, seed: 1, threads: 1 };
/// let result = planned.play_with(&bots, &|_| ()).expect("both are known");
/// assert_eq!(result.standings[1].bot, "nth:1");
/// assert!(planned.play(&|_| ()).is_err(), "it is not a bot of this crate");
/// ```
pub struct Registry {
    makers: Vec<(String, Maker)>,
}

impl Default for Registry {
    fn default() -> Registry {
        Registry::standard()
    }
}

impl Registry {
    /// A registry without bots.
    pub fn empty() -> Registry {
        Registry { makers: Vec::new() }
    }

    /// The bots of this crate: the levels, strongest first, then those they are measured by. `level-6`, `search`,
    /// `ismcts` and `flat` take the number of their rollouts as a parameter.
    pub fn standard() -> Registry {
        NAMES.into_iter().fold(Registry::empty(), |bots, name| {
            bots.with(name, move |parameter, seed| own(name, parameter, seed))
        })
    }

    /// Adds a bot, in place of an earlier one with the same name.
    pub fn with(
        mut self,
        name: &str,
        make: impl Fn(Option<&str>, u64) -> Option<Box<dyn Bot>> + Send + Sync + 'static,
    ) -> Registry {
        self.makers.retain(|(other, _)| other != name);
        self.makers.push((name.to_string(), Box::new(make)));
        self
    }

    /// The names of all bots, in the order in which they were added.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.makers.iter().map(|(name, _)| name.as_str())
    }

    /// Makes the bot with that code, if there is one. `seed` is for bots that use chance.
    pub fn by_name(&self, code: &str, seed: u64) -> Option<Box<dyn Bot>> {
        let (name, parameter) = split(code);
        let (_, make) = self.makers.iter().find(|(other, _)| other == name)?;
        make(parameter, seed)
    }

    /// The choice of the bot with that code for the seat that is to act. `None` if there is no such bot or the game is
    /// over.
    pub fn decide(&self, code: &str, game: &Game, seed: u64) -> Option<Action> {
        decide_with(self.by_name(code, seed)?, game)
    }
}

impl std::fmt::Debug for Registry {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.names()).finish()
    }
}

#[cfg(feature = "anchors")]
const NAMES: [&str; 13] = {
    let [one, two, three, four, five, six] = LEVELS;
    [six, five, four, three, two, one, "search", "ismcts", "flat", "greedy", "thrifty", "casual", "random"]
};

#[cfg(not(feature = "anchors"))]
const NAMES: [&str; 10] = {
    let [one, two, three, four, five, six] = LEVELS;
    [six, five, four, three, two, one, "search", "greedy", "casual", "random"]
};

/// Rollouts for a decision, where the code names no number.
const USUAL_ROLLOUTS: u32 = 400;

/// More would not end within a day.
const MOST_ROLLOUTS: u32 = 10_000_000;

/// The bot of this crate with that name and parameter.
fn own(name: &str, parameter: Option<&str>, seed: u64) -> Option<Box<dyn Bot>> {
    let rollouts = match parameter {
        None => USUAL_ROLLOUTS,
        Some(number) => number.parse().ok().filter(|number| (1..=MOST_ROLLOUTS).contains(number))?,
    };
    match (name, parameter) {
        ("search", _) => Some(Box::new(Search::new(Settings::new(rollouts), seed))),
        #[cfg(feature = "anchors")]
        ("ismcts", _) => Some(Box::new(Ismcts::new(rollouts, seed))),
        #[cfg(feature = "anchors")]
        ("flat", _) => Some(Box::new(Flat::new(rollouts, seed))),
        ("level-6", Some(_)) => Some(strongest(rollouts, seed)),
        (_, Some(_)) => None,
        ("greedy", _) => Some(Box::new(Greedy::default())),
        #[cfg(feature = "anchors")]
        ("thrifty", _) => Some(Box::new(Thrifty::default())),
        ("casual", _) => Some(Box::new(Casual::new(Seed::from_number(seed)))),
        ("random", _) => Some(Box::new(Random::new(Seed::from_number(seed)))),
        _ => level(name, seed),
    }
}

/// The names of the bots of this crate: the levels, strongest first, then those they are measured by.
pub fn names() -> &'static [&'static str] {
    &NAMES
}

/// Makes the bot of this crate with that code, such as `greedy`, if there is one. A [`Registry`] can hold other bots.
/// `seed` is for bots that use chance.
pub fn by_name(code: &str, seed: u64) -> Option<Box<dyn Bot>> {
    let (name, parameter) = split(code);
    own(name, parameter, seed)
}

/// The name of a code, and its parameter if it has one.
pub(crate) fn split(code: &str) -> (&str, Option<&str>) {
    match code.split_once(':') {
        Some((name, parameter)) => (name, Some(parameter)),
        None => (code, None),
    }
}

/// The choice of the bot of this crate with that code for the seat that is to act. `None` if there is no such bot or
/// the game is over.
pub fn decide(code: &str, game: &Game, seed: u64) -> Option<Action> {
    decide_with(by_name(code, seed)?, game)
}

/// The same by a bot that answers early when `has_time` says that there is none left.
pub fn decide_within(
    code: &str,
    game: &Game,
    seed: u64,
    has_time: &mut dyn FnMut() -> bool,
) -> Option<Action> {
    let mut bot = by_name(code, seed)?;
    let view = game.view(Viewer::Seat(game.to_act()?));
    let mut legal = Vec::new();
    view.legal_actions(&mut legal);
    Some(bot.choose_within(&view, &legal, has_time))
}

fn decide_with(mut bot: Box<dyn Bot>, game: &Game) -> Option<Action> {
    let view = game.view(Viewer::Seat(game.to_act()?));
    let mut legal = Vec::new();
    view.legal_actions(&mut legal);
    Some(bot.choose(&view, &legal))
}

#[cfg(test)]
mod tests {
    use engine::Rules;

    use super::*;

    #[test]
    fn every_name_is_a_bot_and_nothing_else_is() {
        let bots = Registry::standard();
        assert!(bots.names().eq(names().iter().copied()));
        assert!(names().iter().all(|name| by_name(name, 1).is_some() && bots.by_name(name, 1).is_some()));
        for code in ["search:20", "flat:1", "level-6:2000"] {
            assert!(by_name(code, 1).is_some() && bots.by_name(code, 1).is_some(), "{code}");
        }
        let refused =
            ["", "Greedy", "greedy:", "greedy:3", "casual:1", "random:", "mcts:200", "level-7", "level-5:1"];
        for code in refused.into_iter().chain([
            "search:",
            "search:0",
            "search:-1",
            "search:10000001",
            "flat:x",
            "level-6:",
        ]) {
            assert!(by_name(code, 1).is_none() && bots.by_name(code, 1).is_none(), "{code}");
        }
    }

    #[test]
    fn a_bot_from_elsewhere_plays_under_its_name_and_takes_a_parameter() {
        let random = |parameter: Option<&str>, seed| {
            let seed: u64 = parameter.map_or(Some(seed), |text| text.parse().ok())?;
            Some(Box::new(Random::new(Seed::from_number(seed))) as Box<dyn Bot>)
        };
        let bots = Registry::standard().with("chance", random);
        assert!(bots.names().eq(names().iter().copied().chain(["chance"])));
        assert!(bots.by_name("chance:x", 1).is_none());
        let game = Game::new(Rules::new(3).expect("2 to 6"), Seed::from_number(1));
        assert_eq!(bots.decide("chance:5", &game, 1), decide("random", &game, 5));
        // The later of two bots with the same name is used.
        let bots = bots.with("greedy", random);
        let others = names().iter().copied().filter(|&name| name != "greedy");
        assert!(bots.names().eq(others.chain(["chance", "greedy"])));
        assert_eq!(bots.decide("greedy", &game, 9), decide("random", &game, 9));
    }
}
