//! The podium: everybody's Alhambra on an arch, the winner's on the highest.

use engine::vocab::Seat;
use engine::{Event, Outcome, Points, View};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::App;
use crate::art::icons::{Glyph, Icon};
use crate::board::palace::{Board, PalaceBoard};
use crate::panels::rail::mark::SeatMark;
use crate::panels::scoring::minus;
use crate::play::{Play, Player};

/// A player's final result.
#[derive(Clone, Copy)]
pub struct Ranked {
    /// The seat of the player.
    pub seat: Seat,
    /// The final score.
    pub points: Points,
    /// The rank, from 1; tied players share one. `None` in a game without a result.
    pub place: Option<usize>,
}

/// All players, best first.
pub fn ranking(view: &View<'_>) -> Vec<Ranked> {
    let winners = match view.outcome() {
        Some(Outcome::Won(winners)) => Some(winners),
        Some(Outcome::Aborted) | None => None,
    };
    let mut ranking: Vec<Ranked> = view
        .seats()
        .map(|seat| {
            let points = view.score(seat);
            let ahead = view.seats().filter(|&other| view.score(other) > points).count();
            let place = winners.map(|winners| if winners.has(seat) { 1 } else { ahead + 1 });
            Ranked { seat, points, place }
        })
        .collect();
    ranking.sort_by_key(|ranked| (ranked.place, std::cmp::Reverse(ranked.points)));
    ranking
}

/// How many exact payments a seat has made.
pub fn exact_payments(play: &Play, of: Seat) -> usize {
    let is_exact =
        |event: &Event| matches!(event, Event::TileBought { seat, exact: true, .. } if *seat == of);
    play.log().iter().filter(|(_, event)| is_exact(event)).count()
}

/// Who won, by how much, and, for one person against bots, how they ranked.
pub fn headline(app: App, play: &Play, ranking: &[Ranked]) -> (String, String) {
    let view = play.open_view();
    let (names, texts) = (play.names(), app.texts.read());
    let title = match (view.outcome(), ranking) {
        (Some(Outcome::Won(winners)), [first, second, ..])
            if winners.len() == 1 && first.points > second.points =>
        {
            let by = Arg::Number((first.points - second.points).into());
            app.tw("wins-by", &[("name", play.name(first.seat).as_str().into()), ("count", by)])
        }
        (Some(Outcome::Won(winners)), _) => texts.0.winners(winners, &names),
        (Some(Outcome::Aborted) | None, _) => app.t("aborted"),
    };
    let is_person = |ranked: &&Ranked| play.places[ranked.seat.index()].player == Player::Human;
    let people: Vec<&Ranked> = ranking.iter().filter(is_person).collect();
    let best = ranking.first().filter(|best| best.place.is_some());
    let mut about: Vec<String> = best.map(|best| texts.0.points(best.points)).into_iter().collect();
    if let [Ranked { place: Some(place), points, .. }] = people[..] {
        let points = texts.0.points(*points);
        about.push(app.tw(
            "your-place",
            &[("place", (*place).into()), ("of", ranking.len().into()), ("points", (&points).into())],
        ));
    }
    (title, about.join(" · "))
}

/// The podium.
pub fn podium(app: App, play: &Play, ranking: &[Ranked]) -> impl IntoView + use<> {
    let view = play.open_view();
    let texts = app.texts.read();
    let pods = ranking.iter().map(|&Ranked { seat, points, place }| {
        let board = Board::of(&view, seat, &texts.0, true);
        let board = Memo::new(move |_| board.clone());
        let name = play.name(seat);
        let label = Signal::stored(app.tw("alhambra-of", &[("name", name.as_str().into())]));
        let wall = view.palace(seat).longest_wall().length;
        let wall_name = app.tw("longest-wall", &[("count", Arg::Number(wall.into()))]);
        let wall_title = wall_name.clone();
        let exact = exact_payments(play, seat);
        view! {
            <li class="pod" class:first=place == Some(1)>
                <div class="pod-plan"><PalaceBoard board label /></div>
                <div class="pod-arch">
                    <b>{minus(points)}</b>
                    <span class="name"><SeatMark colour=play.colour(seat) />{name}</span>
                    <span class="pod-facts">
                        <span title=wall_title>
                            <Glyph icon=Icon::Wall /><span class="visually-hidden">{wall_name}</span>
                            <span aria-hidden="true">{wall}</span>
                        </span>
                        {(exact > 0).then(|| view! {
                            <span><Glyph icon=Icon::Check />{app.tw("end-exact", &[("count", exact.into())])}</span>
                        })}
                    </span>
                    {place.map(|place| view! { <span class="pod-place">{place}</span> })}
                </div>
            </li>
        }
    });
    view! { <ol class="podium" data-players=ranking.len()>{pods.collect_view()}</ol> }
}
