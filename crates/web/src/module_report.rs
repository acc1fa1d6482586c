//! What each module adds to the game, as `alhambra arena --module-report` measured it with the strong bot.

use std::sync::LazyLock;

use engine::{Module, ModuleSet};
use serde_json::Value;

/// The report as the program wrote it.
const REPORT: &str = include_str!("module_report.json");

static ADDS: LazyLock<Vec<(Module, Adds)>> = LazyLock::new(read);

/// What a module adds to the base game of three strong bots.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Adds {
    /// Points of a player.
    pub points: f64,
    /// Half the width of the 95 % interval of these points.
    pub points_give_or_take: f64,
    /// Decisions of all players.
    pub decisions: f64,
    /// Minutes at a table.
    pub minutes: f64,
}

fn read() -> Vec<(Module, Adds)> {
    let report: Value = serde_json::from_str(REPORT).unwrap_or_default();
    let row = |row: &Value| {
        let number = |value: &Value| value.as_f64().unwrap_or_default();
        let points = number(&row["points"]["value"]);
        let adds = Adds {
            points,
            points_give_or_take: number(&row["points"]["high"]) - points,
            decisions: number(&row["decisions"]["value"]),
            minutes: number(&row["minutes"]),
        };
        Some((row["module"].as_str().and_then(Module::from_slug)?, adds))
    };
    report["modules"].as_array().into_iter().flatten().filter_map(row).collect()
}

/// What every module adds, in the order of the rules.
pub fn all() -> &'static [(Module, Adds)] {
    &ADDS
}

/// What that module adds.
pub fn of(module: Module) -> Adds {
    all().iter().find(|(other, _)| *other == module).map(|(_, adds)| *adds).unwrap_or_default()
}

/// The minutes that a mix adds, each module taken by itself.
pub fn minutes(modules: ModuleSet) -> f64 {
    modules.iter().map(|module| of(module).minutes).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A new module, or new rules, need a new report.
    #[test]
    fn every_module_was_measured_under_these_rules() {
        let modules: Vec<Module> = all().iter().map(|(module, _)| *module).collect();
        assert_eq!(modules, Module::ALL);
        let report: Value = serde_json::from_str(REPORT).expect("JSON");
        assert_eq!(report["rules_version"], engine::RULES_VERSION);
        assert!(report["games"].as_u64().is_some_and(|games| games >= 900));
    }

    #[test]
    fn the_report_is_read() {
        let auction = of(Module::Characters);
        assert!(auction.minutes > 10.0 && auction.points_give_or_take > 0.0, "{auction:?}");
        let both: ModuleSet = [Module::Characters, Module::Camps].into_iter().collect();
        assert_eq!(minutes(both), auction.minutes + of(Module::Camps).minutes);
    }
}
