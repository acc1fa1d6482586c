//! A scoring round, explained line by line.

use engine::red_palace;
use engine::{Event, Line, Points, Round, Scorer, Source};
use i18n::{Arg, Texts};
use leptos::prelude::*;

use crate::app::app;
use crate::modules::{self, Loss};
use crate::play::Play;

/// The lines of a round that has been scored.
pub fn held(play: &Play, round: Round) -> Vec<Line> {
    let lines = play.log().iter().filter_map(|(_, event)| match event {
        Event::Points { round: other, line } if *other == round => Some(*line),
        _ => None,
    });
    lines.collect()
}

/// The index of the action in which a round was scored.
pub fn scored_in(play: &Play, round: Round) -> Option<usize> {
    let is_it = |event: &Event| matches!(event, Event::Scored { round: other, .. } if *other == round);
    Some(play.log().iter().find(|(_, event)| is_it(event))?.0)
}

/// Everybody who can score.
pub fn scorers(play: &Play) -> Vec<Scorer> {
    let view = play.open_view();
    let seats = view.seats().map(Scorer::Seat);
    seats.chain(view.dirk().map(|_| Scorer::Dirk)).collect()
}

/// The sources of points, each once, in the order of the lines.
fn sources(lines: &[Line]) -> Vec<Source> {
    let mut sources = Vec::new();
    for line in lines {
        if !sources.contains(&line.source) {
            sources.push(line.source);
        }
    }
    sources
}

/// The name of a source of points.
pub fn source_name(texts: &Texts, source: Source) -> String {
    match source {
        Source::Majority(kind) => texts.kind(kind),
        Source::Wall => texts.get("wall"),
        Source::RedPalace(red_palace::Source::Guards) => texts.get("guards"),
        _ => modules::points_for(source).map_or_else(String::new, |source| source.name(texts)),
    }
}

/// Formats points, with a proper minus sign for losses.
pub fn minus(points: Points) -> String {
    points.to_string().replace('-', "−")
}

/// What a scorer lost after a round, by cause.
pub(crate) fn losses(play: &Play, round: Round, who: Scorer) -> Vec<Loss> {
    match who {
        Scorer::Seat(seat) => {
            modules::played(&play.view()).filter_map(|room| room.loss(play, round, seat)).collect()
        }
        Scorer::Dirk => Vec::new(),
    }
}

/// A round as a table, with its lines below.
#[component]
pub fn Explained(
    /// The round to explain.
    round: Round,
) -> impl IntoView {
    let app = app();
    let play = app.play.read_untracked();
    let Some(play) = play.as_ref() else { return ().into_any() };
    let names = play.names();
    let lines = held(play, round);
    let texts = app.texts.read();
    let scorers = scorers(play);
    let points = |who: Scorer, source: Option<Source>| -> Points {
        let of =
            lines.iter().filter(|line| line.who == who && source.is_none_or(|source| line.source == source));
        of.map(|line| line.points).sum()
    };
    let name = |who: &Scorer| texts.0.scorer(*who, &names);
    let head = scorers.iter().map(|who| view! { <th scope="col">{name(who)}</th> }).collect_view();
    let rows = sources(&lines)
        .into_iter()
        .map(|source| {
            let cells = scorers
                .iter()
                .map(|&who| view! { <td>{minus(points(who, Some(source)))}</td> })
                .collect_view();
            view! { <tr><th scope="row">{source_name(&texts.0, source)}</th>{cells}</tr> }
        })
        .collect_view();
    let mut taken: Vec<Loss> = Vec::new();
    for loss in scorers.iter().flat_map(|&who| losses(play, round, who)) {
        if taken.iter().all(|other| other.id != loss.id) {
            taken.push(loss);
        }
    }
    let of = |who: Scorer, id: &str| losses(play, round, who).into_iter().find(|loss| loss.id == id);
    let taken = taken
        .into_iter()
        .map(|Loss { id, key, .. }| {
            let cell = |&who: &Scorer| of(who, id).map_or_else(String::new, |loss| minus(-loss.points));
            let cells = scorers.iter().map(|who| view! { <td>{cell(who)}</td> }).collect_view();
            view! { <tr id=id><th scope="row">{app.t(key)}</th>{cells}</tr> }
        })
        .collect_view();
    let lost = |who: Scorer| losses(play, round, who).iter().map(|loss| loss.points).sum::<Points>();
    let sum = |who: Scorer| points(who, None) - lost(who);
    let sums = scorers.iter().map(|&who| view! { <td>{minus(sum(who))}</td> }).collect_view();
    let is_after = |event: &Event| modules::every().any(|room| room.is_after(event, round));
    let after = play.log().iter().filter(|(_, event)| is_after(event));
    let after = after.filter_map(|(_, event)| texts.0.event(event, &names));
    let after = after.map(|told| view! { <li>{told}</li> }).collect_view();
    let told = lines.iter().map(|line| view! { <li>{texts.0.line_of(line, &names)}</li> }).collect_view();
    view! {
        <table class="score-table">
            <thead><tr><td></td>{head}</tr></thead>
            <tbody>{rows}{taken}</tbody>
            <tfoot><tr><th scope="row">{app.t("sum")}</th>{sums}</tr></tfoot>
        </table>
        <ol class="told">{told}{after}</ol>
    }
    .into_any()
}

/// A button that shows the last scored round again, if there is one.
#[component]
pub fn LastRound(
    /// The id of the button; it must be unique on the page.
    #[prop(optional)]
    id: Option<&'static str>,
) -> impl IntoView {
    let app = app();
    let last = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.open_view();
        Round::ALL.into_iter().rev().find(|&round| view.is_scored(round))
    });
    view! {
        {move || last.get().map(|round| view! {
            <button class="aside" id=id title=app.t("where-from") on:click=move |_| app.told_round.set(Some(round))>
                {app.tw("scoring-short", &[("number", Arg::Number(round.number().into()))])}
            </button>
        })}
    }
}
