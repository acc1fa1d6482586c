//! The end of a game: who won, where every point came from, how it happened, and what to do next.

mod moments;
mod online;
mod podium;
pub mod race;

use engine::{Points, Round, Scorer, Source};
use leptos::html::Dialog;
use leptos::prelude::*;

use crate::app::{App, Screen, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::panels::people::is_followed;
use crate::panels::rail::mark::SeatMark;
use crate::panels::red_palace::besides_rounds;
use crate::panels::scoring::{held, losses, minus};
use crate::panels::seed::SeedLine;
use crate::panels::share::Share;
use crate::play::Play;
use online::{Compared, OnlineButtons};

pub use online::Proof;
pub use podium::{Ranked, exact_payments, ranking};

/// The screen at the end of a game.
#[component]
pub fn GameOver(
    /// Set to true to show the table again.
    show_table: RwSignal<bool>,
) -> impl IntoView {
    let app = app();
    view! {
        <section class="game-over" id="game-over">
            {move || {
                let play = app.play.read();
                let play = play.as_ref()?;
                let ranking = podium::ranking(&play.open_view());
                let (title, about) = podium::headline(app, play, &ranking);
                Some(view! {
                    <header class="end-head">
                        <h1 tabindex="-1">{title}</h1>
                        <p role="status">{about}</p>
                    </header>
                    {podium::podium(app, play, &ranking)}
                    <div class="end-panels">
                        <section class="panel">
                            <h2><Glyph icon=Icon::Race />{app.t("where-from")}</h2>
                            <div class="end-scores" tabindex="0" role="region" aria-label=app.t("final-score")>
                                {scores(app, play, &ranking)}
                            </div>
                        </section>
                        {race::graph(app, play).map(|graph| view! {
                            <section class="panel">
                                <h2><Glyph icon=Icon::Eye />{app.t("end-race")}</h2>
                                {graph}
                            </section>
                        })}
                        <section class="panel">
                            <h2><Glyph icon=Icon::Star />{app.t("end-moments")}</h2>
                            {moments::moments(app, play)}
                        </section>
                    </div>
                })
            }}
            <Buttons show_table />
            <Show when=move || is_followed(app)>
                <Compared />
                <div class="panel end-proof"><Proof /></div>
            </Show>
        </section>
    }
}

/// The buttons for what to do next.
#[component]
fn Buttons(
    /// Set to true to show the table again.
    show_table: RwSignal<bool>,
) -> impl IntoView {
    let app = app();
    let sharing = NodeRef::<Dialog>::new();
    let share = move |is_open: bool| {
        if let Some(dialog) = sharing.get_untracked() {
            if is_open {
                let _ = dialog.show_modal();
            } else {
                dialog.close();
            }
        }
    };
    view! {
        <div class="end-buttons">
            <Show when=move || !is_followed(app) fallback=|| view! { <OnlineButtons /> }>
                <button class="btn pri" id="play-again" on:click=move |_| app.screen.set(Screen::NewGame)>
                    <Glyph icon=Icon::Play />{move || app.t("play-again")}
                </button>
                <button class="btn" id="replay" on:click=move |_| app.screen.set(Screen::Replay)>
                    <Glyph icon=Icon::Book />{move || app.t("replay")}
                </button>
            </Show>
            <button class="btn" id="see-table" on:click=move |_| show_table.set(true)>
                <Glyph icon=Icon::Eye />{move || app.t("see-table")}
            </button>
            <Show when=move || !is_followed(app)>
                <button class="btn" id="share-game" on:click=move |_| share(true)>
                    <Glyph icon=Icon::Share />{move || app.t("share")}
                </button>
            </Show>
            <button class="btn" id="end-home" on:click=move |_| app.screen.set(Screen::Home)>
                <Glyph icon=Icon::Left />{move || app.t("end-home")}
            </button>
        </div>
        <dialog class="dialog" node_ref=sharing aria-label=move || app.t("share")>
            <h2>{move || app.t("share")}</h2>
            <Share />
            <SeedLine />
            <div class="buttons">
                <button class="btn pri" id="close-share" on:click=move |_| share(false)>{move || app.t("close")}</button>
            </div>
        </dialog>
    }
}

/// A scorer's points in a round: without the walls, and for the walls alone.
fn earned(play: &Play, round: Round, who: Scorer) -> (Points, Points) {
    let lines = held(play, round).into_iter().filter(|line| line.who == who);
    let (walls, other): (Vec<_>, Vec<_>) = lines.partition(|line| line.source == Source::Wall);
    let lost: Points = losses(play, round, who).iter().map(|loss| loss.points).sum();
    let sum = |lines: Vec<engine::Line>| lines.iter().map(|line| line.points).sum::<Points>();
    (sum(other) - lost, sum(walls))
}

/// The heading of a column: a word, or a picture where there is no room for it.
fn pictured(word: String, picture: AnyView) -> impl IntoView {
    view! {
        <th scope="col">
            <span class="visually-hidden">{word.clone()}</span>
            <span class="wide" aria-hidden="true">{word}</span>
            <span class="narrow" aria-hidden="true">{picture}</span>
        </th>
    }
}

/// A table of where everybody's points came from.
fn scores(app: App, play: &Play, ranking: &[Ranked]) -> impl IntoView + use<> {
    let view = play.open_view();
    let (names, texts) = (play.names(), app.texts.read());
    let rounds: Vec<Round> = Round::ALL.into_iter().filter(|&round| view.is_scored(round)).collect();
    let besides = besides_rounds(play);
    let dirk = view.dirk_score().map(|points| (Scorer::Dirk, points, false));
    let seats =
        ranking.iter().map(|ranked| (Scorer::Seat(ranked.seat), ranked.points, ranked.place == Some(1)));
    let rows = seats.chain(dirk).map(|(who, total, has_won)| {
        let seat = match who {
            Scorer::Seat(seat) => Some(seat),
            Scorer::Dirk => None,
        };
        let earned: Vec<(Points, Points)> = rounds.iter().map(|&round| earned(play, round, who)).collect();
        let walls: Points = earned.iter().map(|(_, walls)| walls).sum();
        // Dirk starts like everybody else and pays nothing.
        let (start, paid) = besides.as_ref().map_or((0, 0), |besides| {
            seat.and_then(|seat| besides.get(seat.index()).copied()).unwrap_or((besides[0].0, 0))
        });
        view! {
            <tr class:winner=has_won>
                <th scope="row">
                    {seat.map(|seat| view! { <SeatMark colour=play.colour(seat) /> })}
                    <span>{has_won.then_some("★ ")}{texts.0.scorer(who, &names)}</span>
                </th>
                {besides.as_ref().map(|_| view! { <td>{start}</td> })}
                {earned.into_iter().map(|(points, _)| view! { <td>{minus(points)}</td> }).collect_view()}
                <td>{minus(walls)}</td>
                {besides.as_ref().map(|_| view! { <td>{minus(paid)}</td> })}
                <td class="total">{minus(total)}</td>
            </tr>
        }
    });
    let rows = rows.collect_view();
    let heads = rounds.iter().map(|&round| {
        let name = race::short_round(app, round);
        let label = name.clone();
        view! {
            <th scope="col">
                <button class="explain" data-round=round.number() title=app.t("where-from") aria-label=label
                    on:click=move |_| app.told_round.set(Some(round))>
                    <span class="wide">{name}</span>
                    <span class="narrow" aria-hidden="true">{round.number()}</span>
                </button>
            </th>
        }
    });
    view! {
        <table class="score-table" id="final-score">
            <thead><tr>
                <td></td>
                {besides.as_ref().map(|_| view! { <th scope="col">{app.t("start-score")}</th> })}
                {heads.collect_view()}
                {pictured(app.t("scored-walls"), view! { <Glyph icon=Icon::Wall /> }.into_any())}
                {besides.as_ref().map(|_| {
                    let guard = view! { <svg class="glyph" viewBox="0 0 40 40" inner_html=art::guard_art(true)></svg> };
                    pictured(app.t("paid-for-abilities"), guard.into_any())
                })}
                <th scope="col">{app.t("sum")}</th>
            </tr></thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
