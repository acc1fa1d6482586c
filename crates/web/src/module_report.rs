//! What each module adds to its game, as `alhambra arena --module-report` measured it with the strong bot.
//! `ARCHITECTURE.md` has the commands that write the reports.

use std::sync::LazyLock;

use engine::{Base, Module, ModuleSet};
use serde_json::Value;

/// The JSON report of a base game, as the command wrote it.
const fn report_of(base: Base) -> &'static str {
    match base {
        Base::Alhambra => include_str!("module_report.json"),
        Base::RedPalace => include_str!("module_report_red_palace.json"),
    }
}

/// The parsed reports, indexed by [`Base`].
static REPORTS: LazyLock<[Report; 2]> = LazyLock::new(|| Base::ALL.map(read));

struct Report {
    /// The minutes that people take for a game without modules.
    minutes: f64,
    adds: Vec<(Module, Adds)>,
}

/// What a module adds to a game of three strong bots.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Adds {
    /// Points per player.
    pub points: f64,
    /// Half the width of the 95 % confidence interval of `points`.
    pub points_give_or_take: f64,
    /// Decisions in the whole game, all players together.
    pub decisions: f64,
    /// Minutes that people take at a table.
    pub minutes: f64,
}

fn read(base: Base) -> Report {
    let report: Value = serde_json::from_str(report_of(base)).unwrap_or_default();
    let number = |value: &Value| value.as_f64().unwrap_or_default();
    let row = |row: &Value| {
        let points = number(&row["points"]["value"]);
        let adds = Adds {
            points,
            points_give_or_take: number(&row["points"]["high"]) - points,
            decisions: number(&row["decisions"]["value"]),
            minutes: number(&row["minutes"]),
        };
        Some((row["module"].as_str().and_then(Module::from_slug)?, adds))
    };
    Report {
        minutes: number(&report["base"]["minutes"]),
        adds: report["modules"].as_array().into_iter().flatten().filter_map(row).collect(),
    }
}

/// The minutes of a game without modules if people play every seat.
pub fn base_minutes(base: Base) -> f64 {
    REPORTS[base as usize].minutes
}

/// What every module of a game adds, in the order of the rules.
pub fn all(base: Base) -> &'static [(Module, Adds)] {
    &REPORTS[base as usize].adds
}

/// What this module adds to this base game; zeros if it was not measured.
pub fn of(base: Base, module: Module) -> Adds {
    all(base).iter().find(|(other, _)| *other == module).map(|(_, adds)| *adds).unwrap_or_default()
}

/// The minutes that these modules add, as the sum of what each adds on its own.
pub fn minutes(base: Base, modules: ModuleSet) -> f64 {
    modules.iter().map(|module| of(base, module).minutes).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A new module or new rules require a new report.
    #[test]
    fn every_module_was_measured_under_these_rules() {
        for base in Base::ALL {
            let modules: Vec<Module> = all(base).iter().map(|(module, _)| *module).collect();
            assert_eq!(modules, base.modules());
            let report: Value = serde_json::from_str(report_of(base)).expect("JSON");
            assert_eq!(report["game"], base.slug());
            assert_eq!(report["rules_version"], engine::RULES_VERSION);
            assert!(report["games"].as_u64().is_some_and(|games| games >= 900));
        }
    }

    #[test]
    fn the_reports_are_read() {
        let auction = of(Base::Alhambra, Module::Characters);
        assert!(auction.minutes > 10.0 && auction.points_give_or_take > 0.0, "{auction:?}");
        let both: ModuleSet = [Module::Characters, Module::Camps].into_iter().collect();
        let camps = Base::ALL.map(|base| of(base, Module::Camps));
        assert_eq!(minutes(Base::Alhambra, both), auction.minutes + camps[0].minutes);
        assert_ne!(camps[0], camps[1], "a module differs between the games");
    }
}
