//! What each module adds to the game: matches with it, compared to the same matches without it.

use engine::{Module, ModuleSet};

use crate::Registry;
use crate::arena::{Match, MatchError, MatchResult};
use crate::stats::Estimate;

/// How long a person is assumed to take for a decision at a real table, in seconds.
pub const SECONDS_PER_DECISION: f64 = 30.0;

/// The figures of a game, or what a module adds to them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figures {
    /// The mean final score of a player.
    pub points: Estimate,
    /// The mean number of decisions in a game, those of all players together.
    pub decisions: Estimate,
    /// The mean number of turns in a game.
    pub turns: Estimate,
}

/// The base game, and what each module adds to it.
#[derive(Clone, PartialEq, Debug)]
pub struct ModuleReport {
    /// The game without modules.
    pub base: Figures,
    /// What each module alone adds.
    pub modules: Vec<(Module, Figures)>,
}

impl Figures {
    fn of(result: &MatchResult) -> Figures {
        let players = result.standings.len() as f64;
        let mean = |end: fn(&Estimate) -> f64| {
            result.standings.iter().map(|standing| end(&standing.score)).sum::<f64>() / players
        };
        let points = Estimate {
            value: mean(|score| score.value),
            low: mean(|score| score.low),
            high: mean(|score| score.high),
        };
        Figures { points, decisions: result.decisions, turns: result.turns }
    }

    fn minus(&self, base: &Figures) -> Figures {
        Figures {
            points: difference(self.points, base.points),
            decisions: difference(self.decisions, base.decisions),
            turns: difference(self.turns, base.turns),
        }
    }

    /// How many minutes the decisions take at a real table.
    pub fn minutes(&self) -> f64 {
        self.decisions.value * SECONDS_PER_DECISION / 60.0
    }
}

/// The difference of two independent means, with its interval.
fn difference(one: Estimate, two: Estimate) -> Estimate {
    let value = one.value - two.value;
    let half = ((one.high - one.value).powi(2) + (two.high - two.value).powi(2)).sqrt();
    Estimate { value, low: value - half, high: value + half }
}

/// Plays the match without modules and once with each module of the game. The modules of the match itself are ignored.
/// `progress` is called now and then, from any thread, with the number of games finished since its last call.
///
/// # Errors
///
/// Refuses the match if a bot is unknown or the number of bots is not the number of players.
///
/// # Panics
///
/// Panics if the rules of the match have an option that needs a module.
pub fn measure(planned: &Match, progress: &(dyn Fn(u64) + Sync)) -> Result<ModuleReport, MatchError> {
    measure_with(&Registry::standard(), planned, progress)
}

/// Like [`measure`], with the bots of a registry.
///
/// # Errors
///
/// Refuses the match if a bot is unknown or the number of bots is not the number of players.
///
/// # Panics
///
/// Panics if the rules of the match have an option that needs a module, and as [`Match::play_with`] does.
pub fn measure_with(
    registry: &Registry,
    planned: &Match,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<ModuleReport, MatchError> {
    let play = |modules: ModuleSet| {
        let rules = planned.rules.with_modules(modules).expect("the game takes each of its modules");
        let one = Match { rules, ..planned.clone() };
        one.play_with(registry, progress).map(|result| Figures::of(&result))
    };
    let base = play(ModuleSet::EMPTY)?;
    let row = |module: Module| Ok((module, play(ModuleSet::EMPTY.with(module))?.minus(&base)));
    Ok(ModuleReport {
        base,
        modules: planned.rules.base().modules().iter().copied().map(row).collect::<Result<_, _>>()?,
    })
}

#[cfg(test)]
mod tests {
    use engine::{GuardBoard, Rules};

    use super::*;

    #[test]
    fn the_report_is_the_difference_of_two_matches() {
        for rules in [Rules::new(3), Rules::red_palace(3, GuardBoard::Random)] {
            check_report(rules.expect("2 to 6 players"));
        }
    }

    fn check_report(rules: Rules) {
        let seats = ["greedy", "greedy", "greedy"].map(String::from).to_vec();
        let planned = Match { seats, rules, games: 6, seed: 5, threads: 2 };
        let report = measure(&planned, &|_| ()).expect("known bots");
        let plain = planned.play(&|_| ()).expect("known bots");
        assert_eq!(report.base.decisions, plain.decisions);
        assert!(report.modules.iter().map(|(module, _)| module).eq(rules.base().modules()));
        for (module, adds) in &report.modules {
            let rules = rules.with_modules(ModuleSet::EMPTY.with(*module)).expect("it takes it");
            let with = Match { rules, ..planned.clone() };
            let with = with.play(&|_| ()).expect("known bots");
            let more = with.decisions.value - plain.decisions.value;
            assert!((adds.decisions.value - more).abs() < 1e-9, "{module:?}");
            assert!((adds.minutes() - more / 2.0).abs() < 1e-9, "{module:?}");
            assert!(adds.points.low < adds.points.value && adds.points.value < adds.points.high);
        }
    }
}
