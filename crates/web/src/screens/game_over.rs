//! The end of a game: who won, where every point came from, and what to do next.

use engine::{Outcome, Points, Round, Scorer, Viewer};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::{Screen, app};
use crate::panels::players::SeatMark;
use crate::panels::red_palace::besides_rounds;
use crate::panels::scoring::{Explained, held, minus};
use crate::panels::seed::SeedLine;
use crate::panels::share::Share;

/// The end of a game.
#[component]
pub fn GameOver(
    /// Set when the table is to be seen again.
    show_table: RwSignal<bool>,
) -> impl IntoView {
    let app = app();
    view! {
        {move || {
            let play = app.play.read();
            let play = play.as_ref()?;
            let view = play.game().game().view(Viewer::Public);
            let (names, texts) = (play.names(), app.texts.read());
            let headline = match view.outcome()? {
                Outcome::Aborted => app.t("aborted"),
                Outcome::Won(winners) => texts.0.winners(winners, &names),
            };
            let winners = match view.outcome()? {
                Outcome::Won(winners) => winners,
                Outcome::Aborted => Default::default(),
            };
            let rounds: Vec<_> = Round::ALL.into_iter().filter(|&round| view.is_scored(round))
                .map(|round| (round, held(play, round))).collect();
            let mut standing: Vec<(Scorer, Points)> =
                view.seats().map(|seat| (Scorer::Seat(seat), view.score(seat))).collect();
            standing.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
            standing.extend(view.dirk_score().map(|points| (Scorer::Dirk, points)));
            let besides = besides_rounds(play);
            let rows = standing.into_iter().map(|(who, total)| {
                let seat = match who {
                    Scorer::Seat(seat) => Some(seat),
                    Scorer::Dirk => None,
                };
                let won = seat.is_some_and(|seat| winners.has(seat));
                let cells = rounds.iter().map(|(_, lines)| {
                    let points: Points = lines.iter().filter(|line| line.who == who).map(|line| line.points).sum();
                    view! { <td>{minus(points)}</td> }
                }).collect_view();
                // Dirk begins like everybody and pays nothing.
                let (start, paid) = besides.as_ref().map_or((0, 0), |besides| {
                    seat.and_then(|seat| besides.get(seat.index()).copied()).unwrap_or((besides[0].0, 0))
                });
                view! {
                    <tr class:winner=won>
                        <th scope="row">
                            {seat.map(|seat| view! { <SeatMark colour=play.colour(seat) /> })}
                            {won.then_some("★ ")}{texts.0.scorer(who, &names)}
                        </th>
                        {besides.as_ref().map(|_| view! { <td>{start}</td> })}
                        {cells}
                        {besides.as_ref().map(|_| view! { <td>{minus(paid)}</td> })}
                        <td class="total">{minus(total)}</td>
                    </tr>
                }
            }).collect_view();
            let number = |round: Round| app.tw("round-number", &[("number", Arg::Number(round.number().into()))]);
            let heads = rounds.iter().map(|(round, _)| view! {
                <th scope="col">
                    <span class="wide">{number(*round)}</span>
                    <span class="narrow" aria-hidden="true">{round.number()}</span>
                </th>
            }).collect_view();
            let explained = rounds.iter().map(|&(round, _)| view! {
                <details class="panel" open=round == Round::Three>
                    <summary>{number(round)}</summary>
                    <Explained round />
                </details>
            }).collect_view();
            Some(view! {
                <section class="page game-over" id="game-over">
                    <h1 tabindex="-1">{app.t("game-over")}</h1>
                    <p class="headline" role="status">{headline}</p>
                    <div class="scroll-x panel" tabindex="0" role="region" aria-label=app.t("final-score")>
                        <table class="score-table" id="final-score">
                            <caption>{app.t("final-score")}</caption>
                            <thead><tr>
                                <td></td>
                                {besides.as_ref().map(|_| view! { <th scope="col">{app.t("start-score")}</th> })}
                                {heads}
                                {besides.as_ref().map(|_| view! { <th scope="col">{app.t("paid-for-abilities")}</th> })}
                                <th scope="col">{app.t("sum")}</th>
                            </tr></thead>
                            <tbody>{rows}</tbody>
                        </table>
                    </div>
                    <div class="menu">
                        <button class="primary" id="play-again" on:click=move |_| app.screen.set(Screen::NewGame)>
                            {app.t("play-again")}
                        </button>
                        <button id="replay" on:click=move |_| app.screen.set(Screen::Replay)>{app.t("replay")}</button>
                        <button id="see-table" on:click=move |_| show_table.set(true)>{app.t("see-table")}</button>
                    </div>
                    <h2>{app.t("where-from")}</h2>
                    {explained}
                    <h2>{app.t("share")}</h2>
                    <div class="panel">
                        <Share />
                        <SeedLine />
                    </div>
                </section>
            })
        }}
    }
}
