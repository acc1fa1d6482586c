//! The score tiles of the three rounds, with the next round marked.

use engine::vocab::Building;
use engine::{Module, Round, View};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::art;

/// The kinds of a round, most valuable first, with the points of their ranks.
#[derive(Clone, PartialEq)]
struct Shown {
    round: Round,
    kinds: Vec<(Building, Vec<u8>)>,
    is_next: bool,
    is_scored: bool,
}

fn shown(view: &View<'_>) -> Vec<Shown> {
    let next = Round::ALL.into_iter().find(|&round| !view.is_scored(round));
    let one = |round: Round| {
        let places = |kind: Building| {
            let points = view.majority_points(round, kind);
            (kind, points.into_iter().take(usize::from(round.number())).collect::<Vec<u8>>())
        };
        let mut kinds: Vec<_> = Building::ALL.map(places).to_vec();
        kinds.sort_by(|one, two| two.1.cmp(&one.1));
        Shown { round, kinds, is_next: next == Some(round), is_scored: view.is_scored(round) }
    };
    Round::ALL.map(one).to_vec()
}

/// The score tiles, or the table of classic scoring.
#[component]
pub fn ScoreTiles() -> impl IntoView {
    let app = app();
    let tiles =
        Memo::new(move |_| app.play.read().as_ref().map_or_else(Vec::new, |play| shown(&play.view())));
    let classic = Memo::new(move |_| {
        app.play.read().as_ref().is_some_and(|play| play.view().rules().modules().has(Module::ClassicScoring))
    });
    let row = move |Shown { round, kinds, is_next, is_scored }: Shown| {
        let title = app.tw("round-number", &[("number", Arg::Number(round.number().into()))]);
        view! {
            <li class="score-tile" class:next=is_next class:scored=is_scored data-round=round.number()
                aria-current=is_next.to_string() aria-label=title>
                <b aria-hidden="true">{round.number()}</b>
                {kinds.into_iter().map(|(kind, points)| {
                    let points: Vec<String> = points.iter().map(u8::to_string).collect();
                    let name = app.labelled(&app.texts.read().0.kind(kind), &points.join(", "));
                    view! {
                        <span class="score-kind" role="img" title=name.clone() aria-label=name>
                            <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::token_art(kind)></svg>
                            <small aria-hidden="true">{points.into_iter().map(|one| view! { <i>{one}</i> }).collect_view()}</small>
                        </span>
                    }
                }).collect_view()}
            </li>
        }
    };
    view! {
        <h3>{move || if classic.get() {
            app.texts.read().0.module_name(Module::ClassicScoring)
        } else {
            app.t("score-tiles")
        }}</h3>
        <ol class="score-tiles" id="score-tiles">{move || tiles.get().into_iter().map(row).collect_view()}</ol>
    }
}
