//! What was on the table at a step: market, money row, everybody's Alhambra, and the visible hands.

use engine::red_palace::PreviewSpace;
use engine::vocab::{Building, Cell, Seat, Space, TileId};
use engine::{View, Viewer};
use i18n::{Arg, Kinds, Texts};
use leptos::prelude::*;

use super::{Reader, eyes};
use crate::app::app;
use crate::art::icons::{Glyph, Icon};
use crate::art::{self, Face};
use crate::board::cards::{MoneyCard, TilePicture};
use crate::board::palace::{Board, PalaceBoard};
use crate::panels::market::currency_class;
use crate::panels::rail::mark::SeatMark;
use crate::panels::scoring::minus;
use crate::play::counted;
use crate::story::{Spot, cells_in};

/// Tiles in a row, named for screen readers.
fn tiles(tiles: Vec<TileId>, view: &View<'_>, texts: &Texts) -> impl IntoView + use<> {
    let texts = texts.knowing(Kinds::of(view));
    let tile = |tile: TileId| {
        view! { <span role="img" aria-label=texts.tile(tile)><TilePicture tile=Face::of(view, tile) /></span> }
    };
    tiles.into_iter().map(tile).collect_view()
}

/// The market and the money row.
#[component]
pub fn OpenTable(
    /// The replay to show.
    reader: Reader,
) -> impl IntoView {
    let app = app();
    let spaces = move || {
        let game = reader.game.read();
        let view = game.view(Viewer::Public);
        let texts = app.texts.read().0.knowing(Kinds::of(&view));
        let space = |space: Space| {
            let tile = view.market(space);
            let name = tile.map_or_else(|| texts.get("empty-space"), |tile| texts.tile(tile));
            let currency = texts.currency(space.currency());
            view! {
                <li class="replay-space" class:pointed=move || reader.lit.read().contains(&Spot::Space(space))
                    data-space=space.number()>
                    {match tile {
                        Some(tile) => view! { <TilePicture tile=Face::of(&view, tile) /> }.into_any(),
                        None => view! { <span class="hole" aria-hidden="true"><Glyph icon=Icon::Bag /></span> }.into_any(),
                    }}
                    <span class="visually-hidden">{name}", "{currency}</span>
                    <span class=format!("tag {}", currency_class(space.currency())) aria-hidden="true">
                        <svg class="coin" viewBox="0 0 40 40" inner_html=art::coin_art(space.currency())></svg>
                    </span>
                </li>
            }
        };
        Space::ALL.map(space).into_iter().collect_view()
    };
    let preview = move || {
        let game = reader.game.read();
        let view = game.view(Viewer::Public);
        let texts = app.texts.read();
        let lying = PreviewSpace::ALL.into_iter().rev().filter_map(|space| view.preview(space));
        view.rules().is_red_palace().then(|| {
            view! {
                <div class="replay-preview" role="group" aria-label=texts.0.get("preview")>
                    {tiles(lying.collect(), &view, &texts.0)}
                </div>
            }
        })
    };
    let row = move || {
        let game = reader.game.read();
        let view = game.view(Viewer::Public);
        let texts = app.texts.read();
        let card = |&card| {
            view! {
                <span class="replay-card" class:pointed=move || reader.lit.read().contains(&Spot::Card(card))
                    data-card=card.to_string()>
                    <MoneyCard card name=texts.0.card(card) />
                </span>
            }
        };
        view.money_row().iter().map(card).collect_view()
    };
    let left = move || {
        let game = reader.game.read();
        let view = game.view(Viewer::Public);
        let cards = view.draw_pile_len();
        let tiles = view.supply_len();
        view! {
            <span class="left" title=app.tw("draw-pile-left", &[("count", Arg::Number(cards as i64))])>
                <Glyph icon=Icon::Cards />{cards}
            </span>
            <span class="left" title=app.tw("supply-left", &[("count", Arg::Number(tiles as i64))])>
                <Glyph icon=Icon::Bag />{tiles}
            </span>
        }
    };
    view! {
        <section class="replay-market" aria-label=move || app.t("market")>
            <ul class="replay-spaces">{spaces}</ul>
            {preview}
        </section>
        <section class="replay-row" aria-label=move || app.t("money-row")>{row}</section>
        <p class="replay-left">{left}</p>
    }
}

/// One seat: points, counts, wall, Alhambra, and its hand if visible.
#[component]
pub fn SeatAt(
    /// The replay to show.
    reader: Reader,
    /// The seat to show.
    seat: Seat,
) -> impl IntoView {
    let app = app();
    let board = Memo::new(move |_| {
        Board::of(&reader.game.read().view(Viewer::Public), seat, &app.texts.read().0, false)
    });
    let lit =
        Signal::derive(move || cells_in(&reader.lit.read(), &reader.game.read().view(Viewer::Public), seat));
    let is_lit = move || reader.lit.read().iter().any(|spot| spot.seat() == Some(seat));
    let facts = move || {
        let game = reader.game.read();
        let view = game.view(Viewer::Public);
        let texts = app.texts.read();
        let wall = view.palace(seat).longest_wall().length;
        let cards = view.hand_size(seat);
        let built = Building::ALL.map(|kind| (kind, counted(&view, seat, kind)));
        let counts = built.into_iter().filter(|(_, count)| *count > 0).map(|(kind, count)| {
            view! {
                <span class="count" role="img" aria-label=format!("{} {count}", texts.0.kind(kind))>
                    <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::kind_art(kind)></svg>
                    {count}
                </span>
            }
        });
        view! {
            <span class="counts">{counts.collect_view()}</span>
            <span class="count" role="img" aria-label=texts.0.with("longest-wall", &[("count", Arg::Number(wall.into()))])>
                <Glyph icon=Icon::Wall />{wall}
            </span>
            <span class="count" role="img" aria-label=texts.0.with("hand-size", &[("count", Arg::Number(cards as i64))])>
                <Glyph icon=Icon::Cards />{cards}
            </span>
        }
    };
    let points = move || {
        let points = reader.game.read().view(Viewer::Public).score(seat);
        view! {
            <strong class="points">
                <span aria-hidden="true">{minus(points)}</span>
                <span class="visually-hidden">{app.texts.read().0.points(points)}</span>
            </strong>
        }
    };
    let reserve = move || {
        let game = reader.game.read();
        let view = game.view(Viewer::Public);
        let reserve = view.reserve(seat);
        let texts = app.texts.read();
        (!reserve.is_empty()).then(|| {
            view! {
                <div class="replay-reserve" role="group" aria-label=texts.0.get("reserve")>
                    {tiles(reserve.iter().collect(), &view, &texts.0)}
                </div>
            }
        })
    };
    let whose = move || app.play.read().as_ref().map(|play| (play.name(seat), play.colour(seat)));
    let is_turn = Memo::new(move |_| {
        let game = reader.game.read();
        game.outcome().is_none() && game.view(Viewer::Public).turn_of() == seat
    });
    let label = Signal::derive(move || {
        let name = whose().map_or_else(String::new, |(name, _)| name);
        app.tw("alhambra-of", &[("name", name.as_str().into())])
    });
    view! {
        <section class="panel-plaster replay-seat" id=format!("seat-{}", seat.index()) class:in-turn=is_turn class:pointed=is_lit
            class:watched=move || reader.watched.get() == seat data-seat=seat.index() aria-label=label>
            <header>
                <h2>
                    {move || whose().map(|(name, colour)| view! { <SeatMark colour /><span class="whose">{name}</span> })}
                </h2>
                {points}
                <div class="replay-facts">{facts}</div>
            </header>
            <div class="replay-plan">
                <PalaceBoard board label choose=Callback::new(|_: Cell| {}) lit />
                {reserve}
            </div>
            {move || eyes::hand(reader, &reader.game.read(), seat)}
        </section>
    }
}
