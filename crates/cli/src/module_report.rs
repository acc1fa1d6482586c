//! `alhambra arena --module-report`: what each module of a game adds to it.

use std::fmt::Write as _;

use anyhow::Context;
use bots::arena::Match;
use bots::module_report::{Figures, ModuleReport, SECONDS_PER_DECISION};
use engine::RULES_VERSION;
use serde::Serialize;

use crate::arena::{Interval, Told, games_of};
use crate::failure::Failure;
use crate::plot;

/// The report as a table, as JSON and as a plot.
pub(crate) fn tell(planned: &Match, report: &ModuleReport) -> Result<Told, Failure> {
    Ok(Told {
        table: table(planned, report),
        json: json(planned, report)?,
        plot: plot::draw_modules(planned, report)?,
    })
}

fn table(planned: &Match, report: &ModuleReport) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write_table(&mut out, planned, report);
    out
}

fn write_table(out: &mut String, planned: &Match, report: &ModuleReport) -> std::fmt::Result {
    let seats = planned.seats.join(", ");
    writeln!(
        out,
        "{} by {seats}, without modules and with each module, seed {}",
        games_of(planned),
        planned.seed
    )?;
    writeln!(out)?;
    writeln!(
        out,
        "{:<24} {:>7}  {:<16} {:>9} {:>7} {:>8}",
        "", "points", "95 % interval", "decisions", "turns", "minutes"
    )?;
    let mut line = |name: &str, figures: &Figures, sign: bool| {
        let number = |value: f64| if sign { format!("{value:+.1}") } else { format!("{value:.1}") };
        let points = figures.points;
        writeln!(
            out,
            "{name:<24} {:>7}  {:<16} {:>9} {:>7} {:>8}",
            number(points.value),
            format!("{} to {}", number(points.low), number(points.high)),
            number(figures.decisions.value),
            number(figures.turns.value),
            number(figures.minutes()),
        )
    };
    line("base game", &report.base, false)?;
    report.modules.iter().try_for_each(|(module, adds)| line(module.slug(), adds, true))?;
    writeln!(out)?;
    writeln!(
        out,
        "Points: the final score of a player. Minutes: all decisions at {SECONDS_PER_DECISION:.0} s each."
    )
}

#[derive(Serialize)]
struct Report<'a> {
    rules_version: u32,
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    guard_board: Option<&'static str>,
    seats: &'a [String],
    games: u64,
    seed: u64,
    seconds_per_decision: f64,
    base: Row,
    modules: Vec<ModuleRow>,
}

#[derive(Serialize)]
struct Row {
    points: Interval,
    decisions: Interval,
    turns: Interval,
    minutes: f64,
}

#[derive(Serialize)]
struct ModuleRow {
    module: &'static str,
    #[serde(flatten)]
    adds: Row,
}

impl From<&Figures> for Row {
    fn from(figures: &Figures) -> Row {
        Row {
            points: figures.points.into(),
            decisions: figures.decisions.into(),
            turns: figures.turns.into(),
            minutes: figures.minutes(),
        }
    }
}

fn json(planned: &Match, report: &ModuleReport) -> Result<String, Failure> {
    let rules = &planned.rules;
    let row =
        |(module, adds): &(engine::Module, Figures)| ModuleRow { module: module.slug(), adds: adds.into() };
    let report = Report {
        rules_version: RULES_VERSION,
        game: rules.base().slug(),
        guard_board: rules.is_red_palace().then(|| rules.guard_board().name()),
        seats: &planned.seats,
        games: planned.games,
        seed: planned.seed,
        seconds_per_decision: SECONDS_PER_DECISION,
        base: (&report.base).into(),
        modules: report.modules.iter().map(row).collect(),
    };
    Ok(serde_json::to_string_pretty(&report).context("cannot write the report")?)
}
