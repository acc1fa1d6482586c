//! Three palaces as they were scored in a game. Tapping a kind shows what everybody has of it, and what it brought.

use std::sync::Arc;

use engine::vocab::{Building, Seat};
use engine::{Game, Line, Round, Scorer, Source, View, Viewer};
use i18n::Arg;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::app;
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::board::palace::{Board, PalaceBoard};
use crate::panels::rail::mark::SeatMark;
use crate::panels::scoring::source_name;
use crate::rulebook;
use crate::share::default_places;

/// The round that is shown.
const ROUND: Round = Round::Two;

/// The players of the game that is shown.
const PLAYERS: usize = 3;

/// What can be tapped: each kind, and the walls.
fn sources() -> impl Iterator<Item = Source> {
    Building::ALL.into_iter().map(Source::Majority).chain([Source::Wall])
}

/// The line of a seat for this source, if it scores there.
fn line_of(view: &View<'_>, seat: Seat, source: Source) -> Option<Line> {
    view.explain(ROUND).into_iter().find(|line| line.who == Scorer::Seat(seat) && line.source == source)
}

/// What a seat counts for this source.
fn counted(view: &View<'_>, seat: Seat, source: Source) -> u8 {
    match source {
        Source::Majority(kind) => view.count_built(seat, kind),
        _ => view.palace(seat).longest_wall().length,
    }
}

/// An interactive board of palaces that were scored.
#[component]
pub fn ScoringBoard(
    /// The instructions, in words.
    told: &'static str,
) -> impl IntoView {
    let app = app();
    let game = RwSignal::new(None::<Arc<Game>>);
    spawn_local(async move { game.set(rulebook::board("scoring").await.map(Arc::new)) });
    let chosen = RwSignal::new(Source::Majority(Building::ALL[0]));
    let button = move |source: Source| {
        let picture = match source {
            Source::Majority(kind) => art::kind_art(kind),
            _ => art::wall_mark(),
        };
        let name = move || source_name(&app.texts.read().0, source);
        let key = match source {
            Source::Majority(kind) => kind.name(),
            _ => "wall",
        };
        view! {
            <button class="kind" data-source=key title=name aria-pressed=move || (chosen.get() == source).to_string()
                on:click=move |_| chosen.set(source)>
                <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=picture></svg>
                <span class="visually-hidden">{name}</span>
            </button>
        }
    };
    // The palaces have their room before the game is there, so that nothing moves under a finger.
    let player = move |(seat, place): (Seat, crate::play::Place)| {
        let board = Memo::new(move |_| {
            let game = game.read();
            let Some(game) = game.as_ref() else { return Board::default() };
            let source = chosen.get();
            let view = game.view(Viewer::Public);
            let mut board = Board::of(&view, seat, &app.texts.read().0, source == Source::Wall);
            if let Source::Majority(kind) = source {
                let is_it = |(cell, face, _): &(engine::vocab::Cell, art::Face, String)| {
                    (face.kind == Some(kind)).then_some(*cell)
                };
                board.lines = board.tiles.iter().filter_map(is_it).collect();
            }
            board
        });
        let earned = move || {
            let (game, texts, source) = (game.read(), app.texts.read(), chosen.get());
            let lines = game.as_ref().map_or_else(Default::default, |game| {
                let view = game.view(Viewer::Public);
                let count = Arg::Number(counted(&view, seat, source).into());
                let what = source_name(&texts.0, source);
                let counted = app.tw("live-count", &[("count", count), ("what", Arg::Text(&what))]);
                match line_of(&view, seat, source) {
                    Some(line) => [counted, texts.0.place(&line), texts.0.earned(&line)],
                    None => [counted, app.t("live-no-place"), texts.0.points(0)],
                }
            });
            lines.map(|line| view! { <span>{line}</span> }).collect_view()
        };
        view! {
            <li>
                <PalaceBoard board label=Signal::stored(place.name.clone()) />
                <div class="scored">
                    <span class="scorer"><SeatMark colour=place.colour /><b>{place.name}</b></span>
                    <span class="earned" aria-live="polite">{earned}</span>
                </div>
            </li>
        }
    };
    let players = move || Seat::all(PLAYERS).zip(default_places(PLAYERS, app)).map(player).collect_view();
    view! {
        <figure class="live" data-board="scoring">
            <figcaption class="live-told"><Glyph icon=Icon::Play />{told}</figcaption>
            <p class="live-round">{move || app.tw("live-round", &[("round", Arg::Number(ROUND.number().into()))])}</p>
            <div class="kinds" role="group" aria-label=told>{sources().map(button).collect_view()}</div>
            <p class="live-what" aria-hidden="true">{move || source_name(&app.texts.read().0, chosen.get())}</p>
            <ul class="scored-palaces">{players}</ul>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_round_was_scored_and_somebody_shares_a_place() {
        let text = include_str!("../../../../book/boards/scoring.json");
        let game = protocol::Record::from_json(text).expect("a record").replay().expect("a game");
        let view = game.view(Viewer::Public);
        assert!(view.is_scored(ROUND) && view.seats().count() == PLAYERS);
        let lines = view.explain(ROUND);
        assert!(lines.iter().any(|line| line.place.is_some_and(|place| place.tied > 1)));
        for seat in view.seats() {
            assert!(sources().any(|source| line_of(&view, seat, source).is_some()));
            for source in sources() {
                let line = line_of(&view, seat, source);
                let halves = line.map_or(0, |line| line.halves);
                assert!(
                    line.is_none() || halves == 2 * u16::from(counted(&view, seat, source)),
                    "{source:?}"
                );
            }
        }
    }
}
