//! Results of the arena as SVG files: win shares with their intervals, and what modules add.

use bots::arena::{Match, MatchResult};
use bots::module_report::{Figures, ModuleReport};
use engine::Base;
use plotters::prelude::*;

use crate::failure::Failure;

const WIDTH: u32 = 720;
/// Height of the frame and of each bot's row, in pixels.
const HEIGHT: (u32, u32) = (130, 56);

type Drawn = Result<(), Box<dyn std::error::Error>>;

/// Draws the win shares of the bots.
pub fn draw(planned: &Match, result: &MatchResult) -> Result<String, Failure> {
    drawn(|text| draw_into(text, planned, result))
}

/// Draws what each module adds, in points and in minutes.
pub fn draw_modules(planned: &Match, report: &ModuleReport) -> Result<String, Failure> {
    drawn(|text| draw_modules_into(text, planned, report))
}

fn drawn(draw: impl FnOnce(&mut String) -> Drawn) -> Result<String, Failure> {
    let mut text = String::new();
    draw(&mut text).map_err(|error| Failure::Other(anyhow::anyhow!("cannot draw the plot: {error}")))?;
    Ok(text)
}

/// Height of the frame and of each module's row, in pixels.
const MODULES_HEIGHT: (u32, u32) = (110, 26);

fn draw_modules_into(text: &mut String, planned: &Match, report: &ModuleReport) -> Drawn {
    let rows = report.modules.len();
    let size = (2 * WIDTH, MODULES_HEIGHT.0 + MODULES_HEIGHT.1 * rows as u32);
    let root = SVGBackend::with_string(text, size).into_drawing_area();
    root.fill(&WHITE)?;
    let game = match planned.rules.base() {
        Base::Alhambra => "Alhambra",
        Base::RedPalace => "The Red Palace",
    };
    let caption = format!("What each module adds to {game}, {} games, seed {}", planned.games, planned.seed);
    let root = root.titled(&caption, ("sans-serif", 22))?;
    let (left, right) = root.split_horizontally(WIDTH);
    draw_bars(&left, report, "points of a player", |adds| adds.points.value)?;
    draw_bars(&right, report, "minutes of a game at 30 s a decision", Figures::minutes)?;
    root.present()?;
    Ok(())
}

/// Draws a bar for each module.
fn draw_bars(
    area: &DrawingArea<SVGBackend<'_>, plotters::coord::Shift>,
    report: &ModuleReport,
    what: &str,
    value: impl Fn(&Figures) -> f64,
) -> Drawn {
    let rows = report.modules.len();
    let values = || report.modules.iter().map(|(_, adds)| value(adds));
    let (low, high) = (values().fold(0.0, f64::min), values().fold(1.0, f64::max));
    let room = 0.15 * (high - low);
    let mut chart = ChartBuilder::on(area)
        .margin(12)
        .x_label_area_size(44)
        .y_label_area_size(190)
        .build_cartesian_2d(low - room..high + room, 0f64..rows as f64)?;
    let label = |height: &f64| {
        let row = rows as f64 - height;
        let in_middle = (row.fract() - 0.5).abs() < 1e-6;
        let module = report.modules.get(row as usize).filter(|_| in_middle);
        module.map(|(module, _)| module.slug().to_string()).unwrap_or_default()
    };
    chart
        .configure_mesh()
        .disable_y_mesh()
        .max_light_lines(0)
        .label_style(("sans-serif", 15))
        .axis_desc_style(("sans-serif", 16))
        .x_label_formatter(&|value| format!("{value:.0}"))
        .y_labels(2 * rows + 1)
        .y_label_formatter(&label)
        .x_desc(what)
        .draw()?;
    for (place, value) in values().enumerate() {
        let height = rows as f64 - place as f64;
        chart.draw_series([Rectangle::new(
            [(0.0, height - 0.2), (value, height - 0.8)],
            BLUE.mix(0.7).filled(),
        )])?;
        let font = ("sans-serif", 14).into_font().color(&BLACK);
        let at = (value.max(0.0) + 0.05 * room, height - 0.3);
        chart.draw_series([Text::new(format!("{value:+.1}"), at, font)])?;
    }
    Ok(())
}

fn draw_into(text: &mut String, planned: &Match, result: &MatchResult) -> Drawn {
    let bots = result.standings.len();
    let size = (WIDTH, HEIGHT.0 + HEIGHT.1 * bots as u32);
    let root = SVGBackend::with_string(text, size).into_drawing_area();
    root.fill(&WHITE)?;
    let caption = format!("Share of wins, {} games, seed {}", planned.games, planned.seed);
    let mut chart = ChartBuilder::on(&root)
        .caption(caption, ("sans-serif", 22))
        .margin(16)
        .x_label_area_size(48)
        .y_label_area_size(120)
        .build_cartesian_2d(0f64..100f64, 0f64..bots as f64)?;
    let label = |height: &f64| {
        let row = bots as f64 - height;
        let place = row.floor();
        // One label in the middle of each bot's row.
        let in_middle = (row - place - 0.5).abs() < 1e-6;
        let standing = result.standings.get(place as usize).filter(|_| in_middle);
        standing.map(|standing| format!("{} {}", place as usize + 1, standing.bot)).unwrap_or_default()
    };
    chart
        .configure_mesh()
        .disable_y_mesh()
        .max_light_lines(0)
        .label_style(("sans-serif", 17))
        .axis_desc_style(("sans-serif", 17))
        .x_label_formatter(&|share| format!("{share:.0}"))
        .y_labels(2 * bots + 1)
        .y_label_formatter(&label)
        .x_desc("% of games won, with 95 % interval")
        .draw()?;
    let parity = 100.0 / bots as f64;
    chart.draw_series([PathElement::new(vec![(parity, 0.0), (parity, bots as f64)], BLACK.mix(0.4))])?;
    for (place, standing) in result.standings.iter().enumerate() {
        let height = bots as f64 - place as f64 - 0.5;
        let share = standing.win_share;
        let (low, value, high) = (100.0 * share.low, 100.0 * share.value, 100.0 * share.high);
        let stroke = BLUE.stroke_width(2);
        let lines = [
            vec![(low, height), (high, height)],
            vec![(low, height - 0.12), (low, height + 0.12)],
            vec![(high, height - 0.12), (high, height + 0.12)],
        ];
        chart.draw_series(lines.map(|line| PathElement::new(line, stroke)))?;
        chart.draw_series([Circle::new((value, height), 5, BLUE.filled())])?;
        let text = format!("{value:.1} %");
        let font = ("sans-serif", 17).into_font().color(&BLACK);
        chart.draw_series([Text::new(text, (value, height + 0.42), font)])?;
    }
    root.present()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{GuardBoard, Rules};

    #[test]
    fn the_plot_is_svg_with_text() {
        let seats = vec!["greedy".to_string(), "random".to_string()];
        let rules = Rules::new(2).expect("2 to 6 players");
        let planned = Match { seats, rules, games: 4, seed: 1, threads: 1 };
        let result = planned.play(&|_| ()).expect("known bots");
        let text = draw(&planned, &result).expect("it can be drawn");
        assert!(text.starts_with("<svg") && text.trim_end().ends_with("</svg>"));
        for word in ["Share of wins, 4 games", "1 greedy", "2 random", "% of games won"] {
            assert!(text.contains(word), "{word} is missing");
        }
    }

    #[test]
    fn the_plot_of_the_modules_names_them_all_and_the_game() {
        for (rules, game) in [
            (Rules::new(2), "adds to Alhambra"),
            (Rules::red_palace(2, GuardBoard::Random), "adds to The Red Palace"),
        ] {
            let seats = vec!["greedy".to_string(), "random".to_string()];
            let rules = rules.expect("2 to 6 players");
            let planned = Match { seats, rules, games: 2, seed: 1, threads: 1 };
            let report = bots::module_report::measure(&planned, &|_| ()).expect("known bots");
            let text = draw_modules(&planned, &report).expect("it can be drawn");
            let modules = rules.base().modules().iter().map(|module| module.slug());
            for word in modules.chain([game, "points of a player", "minutes of a game", "2 games"]) {
                assert!(text.contains(word), "{word} is missing");
            }
        }
    }
}
