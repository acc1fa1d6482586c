//! How good a position is: the share of the win that a seat can expect.
//!
//! Additions, multiplications, square roots and tables only, so that every machine comes to the same numbers.

use engine::vocab::{BySeat, Seat};
use engine::{Game, Outcome};

use super::Settings;
use crate::greedy::{Greedy, ahead};
use crate::net::Reader;

/// Expected points at the end.
#[derive(Clone, Copy, Debug, Default)]
struct Forecast {
    /// Those of each seat.
    points: BySeat<f32>,
    /// How much of the game is left, from 1 down to 0.
    left: f32,
}

/// The value of a position for `seat`, in shares of the win.
pub(super) fn value(
    reader: Option<&mut Reader<'_>>,
    greedy: &mut Greedy,
    game: &Game,
    seat: Seat,
    settings: &Settings,
) -> f32 {
    if let (Some(reader), None) = (reader, game.outcome()) {
        let verdict = reader.verdict(greedy, game, seat);
        return verdict.shares[seat] + settings.point * lead(&verdict.points, seat, game.rules().players());
    }
    let forecast = match game.outcome() {
        None => forecast(greedy, game, seat, settings),
        Some(_) => scores(game),
    };
    let players = game.rules().players();
    let share = match game.outcome() {
        Some(Outcome::Won(winners)) if winners.has(seat) => 1.0 / winners.len() as f32,
        Some(_) => 0.0,
        None => share(&forecast, seat, players, settings),
    };
    share + settings.point * lead(&forecast.points, seat, players)
}

/// What everybody can expect to have at the end.
fn forecast(greedy: &mut Greedy, game: &Game, seat: Seat, settings: &Settings) -> Forecast {
    let prospects = greedy.prospects(game, seat);
    let weights = &settings.weights[prospects.rounds.saturating_sub(1)];
    let mut forecast = Forecast { left: prospects.left, ..scores(game) };
    for one in Seat::all(game.rules().players()) {
        let features = prospects.features[one].iter().zip(weights);
        forecast.points[one] += features.map(|(feature, weight)| feature * weight).sum::<f32>();
    }
    forecast.points[seat] += prospects.room;
    forecast
}

/// What everybody has, at the end of the game.
fn scores(game: &Game) -> Forecast {
    let view = game.view(engine::Viewer::Public);
    let mut forecast = Forecast::default();
    view.seats().for_each(|seat| forecast.points[seat] = f32::from(view.score(seat)));
    forecast
}

/// The standard deviation of what a lead becomes until the end, when so much of the game is left.
pub(super) fn deviation(left: f32, settings: &Settings) -> f32 {
    (settings.last_spread * settings.last_spread + settings.spread * settings.spread * left).sqrt()
}

/// The chance to be ahead of everybody, as if the others were independent, and made to add up to 1.
fn share(forecast: &Forecast, seat: Seat, players: usize, settings: &Settings) -> f32 {
    let scale = 1.0 / deviation(forecast.left, settings);
    let mut all = 0.0;
    let mut own = 0.0;
    for one in Seat::all(players) {
        let mut chance = 1.0;
        for other in Seat::all(players).filter(|&other| other != one) {
            chance *= ahead((forecast.points[one] - forecast.points[other]) * scale);
        }
        all += chance;
        if one == seat {
            own = chance;
        }
    }
    own / all.max(1e-6)
}

/// The lead over the best of the others.
fn lead(points: &BySeat<f32>, seat: Seat, players: usize) -> f32 {
    let others = Seat::all(players).filter(|&other| other != seat);
    let best = others.map(|other| points[other]).fold(f32::NEG_INFINITY, f32::max);
    (points[seat] - best).clamp(-100.0, 100.0)
}
