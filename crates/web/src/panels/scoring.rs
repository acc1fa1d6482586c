//! A scoring round told line by line, with the walls drawn as they stood.

use engine::red_palace;
use engine::vocab::Seat;
use engine::{Event, Game, Line, Points, Round, Scorer, Source, Viewer};
use i18n::{Arg, Texts};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::app::app;
use crate::board::palace::{Board, PalaceBoard};
use crate::modules::{self, Loss};
use crate::play::Play;

/// The lines of a round that was held.
pub fn held(play: &Play, round: Round) -> Vec<Line> {
    let lines = play.log().iter().filter_map(|(_, event)| match event {
        Event::Points { round: other, line } if *other == round => Some(*line),
        _ => None,
    });
    lines.collect()
}

/// The game as it was when a round was scored: nothing is placed in the action that brings a scoring after its own
/// placements, so the state after that action has the walls that were counted.
fn game_at(play: &Play, round: Round) -> Option<Game> {
    let is_it = |event: &Event| matches!(event, Event::Scored { round: other, .. } if *other == round);
    let number = play.log().iter().find(|(_, event)| is_it(event))?.0;
    Some(play.game_after(number + 1))
}

/// Everybody who can score.
fn scorers(play: &Play) -> Vec<Scorer> {
    let view = play.game().game().view(Viewer::Public);
    let seats = view.seats().map(Scorer::Seat);
    seats.chain(view.dirk().map(|_| Scorer::Dirk)).collect()
}

/// The sources of points in the order in which they are told, each once.
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

/// Points with a real minus, where they are lost.
pub fn minus(points: Points) -> String {
    points.to_string().replace('-', "−")
}

/// What a scorer lost after a round, by what took it.
fn losses(play: &Play, round: Round, who: Scorer) -> Vec<Loss> {
    match who {
        Scorer::Seat(seat) => {
            modules::played(&play.view()).filter_map(|room| room.loss(play, round, seat)).collect()
        }
        Scorer::Dirk => Vec::new(),
    }
}

/// A round as a table, line by line below it, and every Alhambra with its longest wall.
#[component]
pub fn Explained(
    /// Which round.
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
    let palaces = game_at(play, round).map(|game| {
        let view = game.view(Viewer::Public);
        let palace = |seat: Seat| {
            let board = Board::of(&view, seat, &texts.0, true);
            let board = Memo::new(move |_| board.clone());
            let wall = view.palace(seat).longest_wall().length;
            let title = format!(
                "{} · {}",
                play.name(seat),
                app.tw("longest-wall", &[("count", Arg::Number(wall.into()))])
            );
            let label = Signal::derive({
                let title = title.clone();
                move || title.clone()
            });
            view! {
                <figure>
                    <PalaceBoard board label />
                    <figcaption>{title}</figcaption>
                </figure>
            }
        };
        view.seats().map(palace).collect_view()
    });
    view! {
        <div class="scroll-x" tabindex="0" role="region" aria-label=app.t("score")>
            <table class="score-table">
                <thead><tr><td></td>{head}</tr></thead>
                <tbody>{rows}{taken}</tbody>
                <tfoot><tr><th scope="row">{app.t("sum")}</th>{sums}</tr></tfoot>
            </table>
        </div>
        <details class="told">
            <summary>{app.t("line-by-line")}</summary>
            <ol>{told}{after}</ol>
        </details>
        <div class="walls-drawn">{palaces}</div>
    }
    .into_any()
}

/// The last round that was scored, with what everybody got, until it has been read.
#[component]
pub fn ScoredNote() -> impl IntoView {
    let app = app();
    let dialog = NodeRef::<Dialog>::new();
    let is_open = RwSignal::new(false);
    let last = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.game().game().view(Viewer::Public);
        Round::ALL.into_iter().rev().find(|&round| view.is_scored(round))
    });
    let sums = Memo::new(move |_| {
        let play = app.play.read();
        let (Some(play), Some(round)) = (play.as_ref(), last.get()) else { return String::new() };
        let (lines, names, texts) = (held(play, round), play.names(), app.texts.read());
        let sum = |who: Scorer| {
            let points: Points = lines.iter().filter(|line| line.who == who).map(|line| line.points).sum();
            let lost: String =
                losses(play, round, who).iter().map(|loss| format!(" {}", minus(-loss.points))).collect();
            let sign = if points < 0 { "" } else { "+" };
            format!("{} {sign}{}{lost}", texts.0.scorer(who, &names), minus(points))
        };
        scorers(play).into_iter().map(sum).collect::<Vec<_>>().join(" · ")
    });
    let show = move || {
        is_open.set(true);
        if let Some(dialog) = dialog.get_untracked() {
            let _ = dialog.show_modal();
        }
    };
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    view! {
        {move || last.get().map(|round| {
            let title = app.tw("round-number", &[("number", Arg::Number(round.number().into()))]);
            view! {
                <section class="scored-note" id="scored-note">
                    <p><strong>{title.clone()}</strong>" "{move || sums.get()}</p>
                    <button id="explain-round" on:click=move |_| show()>{app.t("where-from")}</button>
                </section>
                <dialog class="dialog scoring-dialog" node_ref=dialog aria-label=title.clone()
                    on:close=move |_| is_open.set(false)>
                    <h2>{title.clone()}</h2>
                    {move || is_open.get().then(|| view! { <Explained round /> })}
                    <div class="buttons">
                        <button class="primary" id="close-scoring" on:click=move |_| close()>{app.t("close")}</button>
                    </div>
                </dialog>
            }
        })}
    }
}
