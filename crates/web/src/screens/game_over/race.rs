//! The race as a graph: everybody's points after each scoring round.

use engine::{Points, Round, Scorer, Seen, View};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::App;
use crate::art;
use crate::panels::scoring::{minus, scored_in, scorers};
use crate::play::Play;

/// The size of the plot area, without its margins.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 120.0;

/// The dash patterns of the lines, by seat; the last is Dirk's.
pub const DASHES: [&str; 7] = ["", "7 3", "2 3", "10 3 2 3", "4 2", "12 4", "1 4"];

/// A scorer's points before the first scoring round and after each.
struct Run {
    who: Scorer,
    points: Vec<Points>,
}

/// The runs of all scorers; `None` if the points after some round are not known here.
fn runs(play: &Play) -> Option<Vec<Run>> {
    let scored = Round::ALL.into_iter().filter_map(|round| scored_in(play, round));
    let tables: Vec<Seen> =
        scored.map(|number| play.around(number).map(|(_, after)| after)).collect::<Option<_>>()?;
    let mut views = vec![play.opening()];
    views.extend(tables.iter().map(Seen::view));
    // What happened after the last scoring round is included in it.
    if views.len() > 1 {
        views.pop();
        views.push(play.open_view());
    }
    let points = |who: Scorer| {
        let of = |view: &View<'_>| match who {
            Scorer::Seat(seat) => view.score(seat),
            Scorer::Dirk => view.dirk_score().unwrap_or(0),
        };
        views.iter().map(of).collect()
    };
    Some(scorers(play).into_iter().map(|who| Run { who, points: points(who) }).collect())
}

/// The lowest and highest grid line for a graph of these points, and the distance between two grid lines.
pub fn levels(points: impl Iterator<Item = Points>) -> (Points, Points, Points) {
    let (low, high) = points.fold((0, 10), |(low, high), points| (points.min(low), points.max(high)));
    let step = [10, 20, 50, 100].into_iter().find(|step| (high - low) / step <= 4).unwrap_or(200);
    (low.div_euclid(step) * step, (high + step - 1) / step * step, step)
}

/// The graph, with its numbers in the accessible name. `None` before the first scoring round, or if the
/// points after some round are not known here.
pub fn graph(app: App, play: &Play) -> Option<impl IntoView + use<>> {
    let runs = runs(play)?;
    let stops = runs.first()?.points.len();
    if stops < 2 {
        return None;
    }
    let all = || runs.iter().flat_map(|run| run.points.iter().copied());
    let (low, high, step) = levels(all());
    let x = |stop: usize| WIDTH * stop as f64 / (stops - 1) as f64;
    let y = |points: Points| HEIGHT * f64::from(high - points) / f64::from(high - low);
    let levels = (low..=high).step_by(step as usize).map(|points| {
        view! {
            <path class="level" d=format!("M0 {:.1}H{WIDTH}", y(points)) />
            <text x="-6" y=format!("{:.1}", y(points) + 4.0) text-anchor="end">{minus(points)}</text>
        }
    });
    let marks = (1..stops).map(|stop| view! {
        <path class="stop" d=format!("M{:.1} 0V{HEIGHT}", x(stop)) />
        <text x=format!("{:.1}", x(stop)) y=HEIGHT + 15.0 text-anchor=if stop + 1 == stops { "end" } else { "middle" }>
            {app.tw("scoring-short", &[("number", stop.into())])}
        </text>
    });
    let texts = app.texts.read();
    let names = play.names();
    let told: Vec<String> = runs
        .iter()
        .map(|run| {
            let points: Vec<String> = run.points.iter().map(|&points| minus(points)).collect();
            texts.0.labelled(&texts.0.scorer(run.who, &names), &points.join(", "))
        })
        .collect();
    // Draw the first seat last, on top of the others.
    let lines = runs.iter().enumerate().rev().map(|(index, run)| {
        let corners: Vec<String> = (run.points.iter().enumerate())
            .map(|(stop, &points)| format!("{:.1},{:.1}", x(stop), y(points)))
            .collect();
        let corners = corners.join(" ");
        let (class, mark) = match run.who {
            Scorer::Seat(seat) => {
                let colour = play.colour(seat);
                (format!("run run-{}", colour.name()), Some(art::seat_mark(colour)))
            }
            Scorer::Dirk => ("run".to_string(), None),
        };
        let marks = run.points.iter().enumerate().skip(1).filter_map(|(stop, &points)| {
            let (x, y) = (x(stop) - 7.2, y(points) - 7.2);
            let place = format!("translate({x:.1} {y:.1}) scale(.36)");
            mark.clone().map(|mark| view! { <g transform=place inner_html=mark></g> })
        });
        view! {
            <polyline class="run-edge" points=corners.clone() />
            <polyline class=class points=corners stroke-dasharray=DASHES[index.min(6)] />
            {marks.collect_view()}
        }
    });
    Some(view! {
        <svg class="race-graph" viewBox="-30 -8 366 148" role="img" aria-label=told.join("; ")>
            {levels.collect_view()}
            {marks.collect_view()}
            {lines.collect_view()}
        </svg>
    })
}

/// A short name of a round for a column heading.
pub fn short_round(app: App, round: Round) -> String {
    app.tw("scoring-short", &[("number", Arg::Number(round.number().into()))])
}
