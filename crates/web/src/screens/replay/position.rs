//! What lay on the table at a step: market, money row, everybody's Alhambra.

use engine::red_palace::PreviewSpace;
use engine::vocab::{Building, Cell, Seat, Space};
use engine::{Game, Viewer};
use i18n::{Arg, Kinds};
use leptos::prelude::*;

use crate::app::app;
use crate::art::{self, Face, SeatColour};
use crate::board::cards::{MoneyCard, TilePicture};
use crate::board::palace::{Board, PalaceBoard};

/// Market and money row.
#[component]
pub fn OpenTable(
    /// The game at the step.
    game: Memo<Option<Game>>,
) -> impl IntoView {
    let app = app();
    let spaces = move || {
        let game = game.read();
        let view = game.as_ref()?.view(Viewer::Public);
        let texts = app.texts.read().0.knowing(Kinds::of(&view));
        let space = |space: Space| {
            let tile = view.market(space);
            let name = tile.map_or_else(|| texts.get("empty-space"), |tile| texts.tile(tile));
            view! {
                <li class="replay-space">
                    {tile.map(|tile| view! { <TilePicture tile=Face::of(&view, tile) /> })}
                    <span>{name}</span>
                    <small>
                        <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::coin_art(space.currency())></svg>
                        {texts.currency(space.currency())}
                    </small>
                </li>
            }
        };
        Some(Space::ALL.map(space).into_iter().collect_view())
    };
    let preview = move || {
        let game = game.read();
        let view = game.as_ref()?.view(Viewer::Public);
        let texts = app.texts.read().0.knowing(Kinds::of(&view));
        let lying = PreviewSpace::ALL.into_iter().rev().filter_map(|space| view.preview(space));
        let tile = |tile| {
            view! {
                <span role="img" aria-label=texts.tile(tile)><TilePicture tile=Face::of(&view, tile) /></span>
            }
        };
        view.rules().is_red_palace().then(|| {
            view! {
                <div class="replay-preview">
                    <h3>{texts.get("preview")}</h3>
                    <div class="replay-reserve">{lying.map(tile).collect_view()}</div>
                </div>
            }
        })
    };
    let row = move || {
        let game = game.read();
        let view = game.as_ref()?.view(Viewer::Public);
        let texts = app.texts.read();
        let card = |&card| view! { <MoneyCard card name=texts.0.card(card) /> };
        Some(view.money_row().iter().map(card).collect_view())
    };
    view! {
        <section class="panel replay-market" aria-labelledby="replay-market">
            <h2 id="replay-market">{move || app.t("market")}</h2>
            <ul class="replay-spaces">{spaces}</ul>
            {preview}
            <h2>{move || app.t("money-row")}</h2>
            <div class="money-row">{row}</div>
        </section>
    }
}

/// One seat: points, counts, wall, and its Alhambra.
#[component]
pub fn SeatAt(
    /// The game at the step.
    game: Memo<Option<Game>>,
    /// Which.
    seat: Seat,
    /// Its name.
    name: String,
    /// Its colour.
    colour: SeatColour,
) -> impl IntoView {
    let app = app();
    let board = Memo::new(move |_| {
        let game = game.read();
        let Some(game) = game.as_ref() else { return Board::default() };
        Board::of(&game.view(Viewer::Public), seat, &app.texts.read().0, false)
    });
    let facts = move || {
        let game = game.read();
        let view = game.as_ref()?.view(Viewer::Public);
        let texts = app.texts.read();
        let wall = view.palace(seat).longest_wall().length;
        let points = texts.0.points(view.score(seat));
        let counts = Building::ALL.map(|kind| {
            let count = view.count_built(seat, kind);
            view! {
                <span class="badge" role="img" aria-label=format!("{} {count}", texts.0.kind(kind))>
                    <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(kind)></svg>
                    {count}
                </span>
            }
        });
        let reserve = view.reserve(seat);
        Some(view! {
            <strong class="points">{points}</strong>
            <div class="counts">{counts.into_iter().collect_view()}</div>
            <small>
                {texts.0.with("longest-wall", &[("count", Arg::Number(wall.into()))])}" · "
                {texts.0.with("hand-size", &[("count", Arg::Number(view.hand_size(seat) as i64))])}
            </small>
            {(!reserve.is_empty()).then(|| view! {
                <div class="replay-reserve" role="group" aria-label=texts.0.get("reserve")>
                    {reserve.iter().map(|tile| view! {
                        <span role="img" aria-label=texts.0.knowing(Kinds::of(&view)).tile(tile)>
                            <TilePicture tile=Face::of(&view, tile) />
                        </span>
                    }).collect_view()}
                </div>
            })}
        })
    };
    let is_turn = Memo::new(move |_| {
        game.read()
            .as_ref()
            .is_some_and(|game| game.outcome().is_none() && game.view(Viewer::Public).turn_of() == seat)
    });
    let label = Signal::derive({
        let name = name.clone();
        move || app.tw("alhambra-of", &[("name", name.as_str().into())])
    });
    view! {
        <section class="panel replay-seat" class:replay-turn=move || is_turn.get() aria-label=label>
            <h2>
                <svg class="seat-mark" viewBox="0 0 40 40" aria-hidden="true" inner_html=art::seat_mark(colour)></svg>
                {name}
            </h2>
            <div class="replay-facts">{facts}</div>
            <PalaceBoard board label choose=Callback::new(|_: Cell| {}) />
        </section>
    }
}
