//! The guard board with its eight positions, the stocks, the bag and the score tiles.

use engine::data::GUARD_POINTS;
use engine::red_palace::Ability;
use engine::vocab::Building;
use engine::{GuardBoard, View};
use i18n::Arg;
use leptos::html::Dialog;
use leptos::prelude::*;

use super::is_on;
use super::score_tiles::ScoreTiles;
use crate::app::{App, app};
use crate::art;
use crate::panels::help::{HelpButton, Topic};
use crate::play::Play;

/// A position of the guard board.
#[derive(Clone, PartialEq)]
struct Position {
    points: u8,
    /// How many guards fit; `None` for any number.
    spaces: Option<u8>,
    guards: u8,
    /// Whether the last guard is here, so that this position determines the points.
    counts: bool,
}

/// The guards by position: each fills up before the next one receives any (GRD-20).
fn positions(view: &View<'_>) -> Vec<Position> {
    let mut left = view.guards_placed();
    let spaces = view.guard_spaces().iter().map(|&spaces| Some(spaces)).chain([None]);
    let position = |(points, spaces): (u8, Option<u8>)| {
        let guards = spaces.map_or(left, |spaces| left.min(spaces));
        left -= guards;
        Position { points, spaces, guards, counts: guards > 0 && left == 0 }
    };
    GUARD_POINTS.into_iter().zip(spaces).map(position).collect()
}

/// A half-building tile: its kind and its owner.
type Half = (Building, Option<String>);

/// What lies beside the guard board.
#[derive(Clone, PartialEq, Default)]
struct Stocks {
    /// The stocks that the abilities of this game use, in words.
    left: Vec<String>,
    halves: Option<Vec<Half>>,
    bag: [u8; 6],
}

fn stocks(app: App, play: &Play) -> Stocks {
    let view = play.view();
    let has = |ability| view.abilities().has(ability);
    let count = |key: &str, count: u8| app.tw(key, &[("count", Arg::Number(count.into()))]);
    let mut left = vec![count("guard-supply", view.guard_supply())];
    if has(Ability::WallSection) {
        left.push(count("wall-sections-left", view.wall_sections_left()));
    }
    if has(Ability::SquareTile) {
        left.push(count("squares-left", view.squares_left()));
    }
    let owner = |kind: Building| (kind, view.half_owner(kind).map(|seat| play.name(seat)));
    let halves = has(Ability::HalfBuilding).then(|| Building::ALL.map(owner).to_vec());
    Stocks { left, halves, bag: Building::ALL.map(|kind| view.token_bag()[kind]) }
}

/// The guard board as a panel of the rail; what lies beside it is behind a button.
#[component]
pub fn GuardPanel(
    /// The id of the panel; it must be unique on the page.
    #[prop(optional)]
    id: Option<&'static str>,
) -> impl IntoView {
    let app = app();
    let on = is_on(app);
    let dialog = NodeRef::<Dialog>::new();
    let open = move || {
        if let Some(dialog) = dialog.get_untracked() {
            let _ = dialog.show_modal();
        }
    };
    view! {
        <Show when=move || on.get()>
            <section class="panel guard-panel" id=id aria-label=move || app.t("guard-board")>
                <GuardStrip />
                <button class="beside-board" on:click=move |_| open()>{move || app.t("beside-board")}</button>
                <dialog class="dialog" node_ref=dialog aria-label=move || app.t("beside-board")>
                    <Beside />
                    <ScoreTiles />
                    <form method="dialog" class="buttons"><button class="btn">{move || app.t("close")}</button></form>
                </dialog>
            </section>
        </Show>
    }
}

/// The eight positions, and what a guard is currently worth.
#[component]
fn GuardStrip() -> impl IntoView {
    let app = app();
    let shown =
        Memo::new(move |_| app.play.read().as_ref().map_or_else(Vec::new, |play| positions(&play.view())));
    let worth = Memo::new(move |_| app.play.read().as_ref().map_or(0, |play| play.view().guard_value()));
    let side = Memo::new(move |_| {
        app.play.read().as_ref().map_or(GuardBoard::Random, |play| play.view().rules().guard_board())
    });
    let label = move |number: usize, position: &Position| {
        let spaces = position.spaces.map_or_else(|| "∞".to_owned(), |spaces| spaces.to_string());
        app.tw(
            "guard-position",
            &[
                ("number", Arg::Number(number as i64)),
                ("guards", Arg::Number(position.guards.into())),
                ("spaces", Arg::Text(&spaces)),
                ("points", Arg::Number(position.points.into())),
            ],
        )
    };
    view! {
        <h2 class="module-title">
            <span>{move || app.t("guard-board")}<small class="hint">" "{move || app.texts.read().0.guard_board(side.get())}</small></span>
            <HelpButton topic=Topic::GuardBoard />
        </h2>
        <ol class="guard-strip" id="guard-strip">
            {move || (1..).zip(shown.get()).map(|(number, position)| {
                let label = label(number, &position);
                let places = position.spaces.unwrap_or(position.guards.max(1));
                view! {
                    <li class:counts=position.counts data-position=number title=label.clone()>
                        <span class="visually-hidden">{label.clone()}</span>
                        <b aria-hidden="true">{position.points}</b>
                        <span class="guard-places" aria-hidden="true">
                            {(0..places).map(|place| view! {
                                <svg viewBox="0 0 40 40" inner_html=art::guard_art(place < position.guards)></svg>
                            }).collect_view()}
                            {position.spaces.is_none().then_some("∞")}
                        </span>
                    </li>
                }
            }).collect_view()}
        </ol>
        <p class="guard-worth" id="guard-worth">{move || {
            let points = app.texts.read().0.points(worth.get().into());
            app.tw("guards-worth", &[("points", Arg::Text(&points))])
        }}</p>
    }
}

/// The stocks and the bag.
#[component]
fn Beside() -> impl IntoView {
    let app = app();
    let shown =
        Memo::new(move |_| app.play.read().as_ref().map_or_else(Stocks::default, |play| stocks(app, play)));
    let half_name = move |(kind, owner): &Half| {
        let kind = app.texts.read().0.kind(*kind);
        match owner {
            Some(name) => app.tw("half-owned", &[("kind", Arg::Text(&kind)), ("name", Arg::Text(name))]),
            None => app.tw("half-free", &[("kind", Arg::Text(&kind))]),
        }
    };
    view! {
        <p class="stocks"><small>{move || shown.read().left.join(" · ")}</small></p>
        {move || shown.get().halves.map(|halves| view! {
            <div class="counts halves" id="halves">
                {halves.into_iter().map(|half| {
                    let name = half_name(&half);
                    view! {
                        <span class="badge" class:is-owned=half.1.is_some() role="img" title=name.clone() aria-label=name>
                            <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::half_art(half.0)></svg>
                            {half.1.as_ref().map(|name| name.chars().take(3).collect::<String>())}
                        </span>
                    }
                }).collect_view()}
            </div>
        })}
        <h3>{move || app.t("token-bag")}</h3>
        <div class="counts" id="token-bag">
            {Building::ALL.map(|kind| view! {
                <span class="badge" role="img" data-tokens=kind.name()
                    aria-label=move || format!("{} {}", app.texts.read().0.kind(kind), shown.read().bag[kind as usize])>
                    <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::token_art(kind)></svg>
                    {move || shown.read().bag[kind as usize]}
                </span>
            }).collect_view()}
        </div>
    }
}
