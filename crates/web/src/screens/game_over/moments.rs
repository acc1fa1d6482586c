//! Memorable moments of a game, derived from its log.

use engine::vocab::{Building, Seat};
use engine::{Points, Round, Scorer, Source};
use leptos::prelude::*;

use crate::app::App;
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::panels::scoring::{held, scored_in};
use crate::play::Play;

use super::podium::exact_payments;

/// How many changes of a majority are listed; the latest matter most.
const CHANGES: usize = 2;

/// The picture beside a moment.
enum Picture {
    Icon(Icon),
    Kind(Building),
}

/// The only scorer with the most of a kind in a round, if there is just one.
fn leader(play: &Play, round: Round, kind: Building) -> Option<Scorer> {
    let is_first = |line: &engine::Line| {
        line.source == Source::Majority(kind)
            && line.place.is_some_and(|place| place.place == 1 && place.tied == 1)
    };
    held(play, round).into_iter().find(is_first).map(|line| line.who)
}

/// The seats with the most of something, and how much; `None` if nobody has any.
fn most(seats: impl Iterator<Item = Seat> + Clone, of: impl Fn(Seat) -> usize) -> Option<(Vec<Seat>, usize)> {
    let best = seats.clone().map(&of).max().filter(|&best| best > 0)?;
    Some((seats.filter(|&seat| of(seat) == best).collect(), best))
}

/// Majorities that changed hands between two scoring rounds, latest first.
fn changes(play: &Play) -> Vec<(Building, Round, Scorer, Scorer)> {
    let rounds: Vec<Round> =
        Round::ALL.into_iter().filter(|&round| scored_in(play, round).is_some()).collect();
    let pairs = rounds.windows(2).rev().flat_map(|pair| {
        let (before, now) = (pair[0], pair[1]);
        Building::ALL.into_iter().rev().filter_map(move |kind| {
            let (from, to) = (leader(play, before, kind)?, leader(play, now, kind)?);
            (from != to).then_some((kind, now, from, to))
        })
    });
    pairs.take(CHANGES).collect()
}

/// The list of moments.
pub fn moments(app: App, play: &Play) -> impl IntoView + use<> {
    let view = play.open_view();
    let (texts, names) = (app.texts.read(), play.names());
    let named = |seats: &[Seat]| {
        let names: Vec<String> = seats.iter().map(|&seat| play.name(seat)).collect();
        texts.0.list(&names)
    };
    let mut told: Vec<(Picture, String)> = Vec::new();
    if let Some((seats, count)) = most(view.seats(), |seat| exact_payments(play, seat)) {
        let names = named(&seats);
        told.push((
            Picture::Icon(Icon::Check),
            app.tw("moment-exact", &[("names", (&names).into()), ("count", count.into())]),
        ));
    }
    let wall = |seat: Seat| usize::from(view.palace(seat).longest_wall().length);
    if let Some((seats, count)) = most(view.seats(), wall) {
        let names = named(&seats);
        told.push((
            Picture::Icon(Icon::Wall),
            app.tw("moment-wall", &[("names", (&names).into()), ("count", count.into())]),
        ));
    }
    for (kind, round, from, to) in changes(play) {
        let (kind_name, from, to) =
            (texts.0.kind(kind), texts.0.scorer(from, &names), texts.0.scorer(to, &names));
        told.push((
            Picture::Kind(kind),
            app.tw(
                "moment-majority",
                &[
                    ("kind", (&kind_name).into()),
                    ("from", (&from).into()),
                    ("to", (&to).into()),
                    ("number", round.number().into()),
                ],
            ),
        ));
    }
    let scored = |round: Round, seat: Seat| -> usize {
        let lines = held(play, round).into_iter().filter(|line| line.who == Scorer::Seat(seat));
        usize::try_from(lines.map(|line| line.points).sum::<Points>()).unwrap_or(0)
    };
    let best = Round::ALL.into_iter().filter_map(|round| {
        let (seats, points) = most(view.seats(), |seat| scored(round, seat))?;
        Some((points, round, seats))
    });
    if let Some((points, round, seats)) = best.max_by_key(|(points, ..)| *points) {
        let names = named(&seats);
        told.push((
            Picture::Icon(Icon::Star),
            app.tw(
                "moment-most",
                &[("names", (&names).into()), ("count", points.into()), ("number", round.number().into())],
            ),
        ));
    }
    let told = told.into_iter().map(|(picture, text)| {
        let picture = match picture {
            Picture::Icon(icon) => view! { <Glyph icon /> }.into_any(),
            Picture::Kind(kind) => view! {
                <svg class="kind" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(kind)></svg>
            }
            .into_any(),
        };
        view! { <li><span class="moment-picture">{picture}</span><span>{text}</span></li> }
    });
    view! { <ul class="moments">{told.collect_view()}</ul> }
}
