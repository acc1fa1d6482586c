//! Scores told line by line: the rounds held, and the one that would come.

use engine::{Line, Round, Viewer};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::panels::scoring::held;

/// Scores told line by line.
#[component]
pub fn Score() -> impl IntoView {
    let app = app();
    let lines_of = move |lines: Vec<Line>, names: &[String]| {
        let texts = app.texts.read();
        lines.iter().map(|line| view! { <li>{texts.0.line_of(line, names)}</li> }).collect_view()
    };
    view! {
        <details class="box score-box" id="score">
            <summary>{move || app.t("score")}</summary>
            {move || {
                let play = app.play.read();
                let play = play.as_ref()?;
                let names = play.names();
                let view = play.game().game().view(Viewer::Public);
                let rounds = Round::ALL.into_iter().filter(|&round| view.is_scored(round)).map(|round| view! {
                    <h3>{app.tw("round-number", &[("number", Arg::Number(round.number().into()))])}</h3>
                    <ul>{lines_of(held(play, round), &names)}</ul>
                }).collect_view();
                let next = Round::ALL.into_iter().find(|&round| !view.is_scored(round));
                let projected = next.filter(|_| !app.settings.read().purist).map(|round| view! {
                    <h3>{app.tw("score-now", &[("round", Arg::Number(round.number().into()))])}</h3>
                    <ul>{lines_of(view.explain(round), &names)}</ul>
                });
                Some((rounds, projected))
            }}
        </details>
    }
}
