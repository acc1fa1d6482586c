//! The Alhambra that is shown, with what a tile in hand would change.

use std::collections::HashSet;

use engine::modules::city_gates;
use engine::modules::city_walls::WallCard;
use engine::vocab::{Cell, Dir, Side, TileId};
use engine::{Action, View};
use i18n::{Arg, Kinds};
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art::Face;
use crate::board::palace::{Board, Free, PalaceBoard};
use crate::panels::desk::{Desk, Selection, cell_of, desk, is_disc, tile_of};
use crate::panels::modules::art_of_the_moors;
use crate::panels::modules::city_walls::tiles_for;
use crate::panels::modules::invaders;
use crate::panels::players::SeatMark;
use crate::panels::red_palace;
use crate::panels::tiles::Tiles;
use crate::play::{Change, Play, counted};

/// What a change means, in words: the wall, and the kinds with who has most of them.
fn told(app: App, play: &Play, change: &Change) -> String {
    let texts = app.texts.read();
    let (was, is) = change.wall;
    let mut told =
        vec![app.tw("wall-change", &[("was", Arg::Number(was.into())), ("now", Arg::Number(is.into()))])];
    let view = play.view();
    let changes = [
        ("camps-change", change.camps),
        ("citizens-change", change.citizens),
        ("bazaars-change", change.bazaars),
    ];
    for (key, (was, is)) in changes {
        if was != is {
            told.push(app.tw(key, &[("was", Arg::Number(was.into())), ("now", Arg::Number(is.into()))]));
        }
    }
    for &(kind, was, is) in &change.kinds {
        let name = texts.0.kind(kind);
        let most = view.seats().map(|seat| counted(&view, seat, kind)).max().unwrap_or(0);
        told.push(app.tw(
            "kind-change",
            &[
                ("kind", Arg::Text(&name)),
                ("was", Arg::Number(was.into())),
                ("now", Arg::Number(is.into())),
                ("most", Arg::Number(most.into())),
            ],
        ));
    }
    told.join(" · ")
}

/// The empty cells for the tile in hand, and what it would do there.
fn free_cells(app: App, play: &Play, legal: &[Action], held: TileId) -> Vec<Free> {
    let view = play.view();
    let texts = app.texts.read().0.knowing(Kinds::of(&view));
    let Some(seat) = view.to_act() else { return Vec::new() };
    let helps = !app.settings.read().purist;
    let mut free: Vec<Free> = Vec::new();
    for action in legal.iter().filter(|action| tile_of(action) == Some(held)) {
        let Some(cell) = cell_of(action, &view) else { continue };
        if view.palace(seat).tile_at(cell).is_some() || free.iter().any(|free| free.cell == cell) {
            continue;
        }
        let tile = texts.tile(held);
        let args = [
            ("tile", Arg::Text(&tile)),
            ("x", Arg::Number(cell.x.into())),
            ("y", Arg::Number(cell.y.into())),
        ];
        let mut name = texts.with("place-here", &args);
        let change = play.change(*action, seat).filter(|_| helps);
        if let Some(change) = &change {
            name = format!("{name}. {}", told(app, play, change));
        }
        let wall = change.map(|change| i16::from(change.wall.1) - i16::from(change.wall.0));
        free.push(Free { cell, name, wall });
    }
    free
}

/// The cells where the trader's disc may be put.
fn disc_cells(app: App, view: &View<'_>, legal: &[Action]) -> Vec<Free> {
    let texts = app.texts.read();
    let cell = |action: &Action| {
        let cell = cell_of(action, view).filter(|_| is_disc(action))?;
        Some(Free { cell, name: texts.0.action(action, view), wall: None })
    };
    legal.iter().filter_map(cell).collect()
}

/// The gates among which a choice is to be made at the cell that was pointed at, with their actions.
fn gate_choices(desk: Desk) -> Vec<(Side, Action)> {
    let Some(Selection::Cell(cell)) = desk.selected.get() else { return Vec::new() };
    let held = desk.held();
    let legal = desk.legal.read();
    let choice = |action: &Action| match *action {
        Action::CityGates(
            city_gates::Action::Place { tile, at, side } | city_gates::Action::Add { tile, at, side },
        ) if at == cell && held.is_none_or(|held| held == tile) => Some((Side { cell, dir: side }, *action)),
        Action::CityGates(city_gates::Action::Remove { at, first, second: None }) if at == cell => {
            Some((first, *action))
        }
        _ => None,
    };
    legal.iter().filter_map(choice).collect()
}

/// Lights the sides where a wall card may be built; their tiles can be chosen, and say what that does.
fn light_builds(app: App, view: &View<'_>, legal: &[Action], card: WallCard, board: &mut Board) {
    let texts = app.texts.read();
    for (tile, action) in tiles_for(legal, card) {
        let Some(lying) = board.tiles.iter_mut().find(|lying| lying.1.tile == tile) else { continue };
        lying.2 = texts.0.action(&action, view);
        board.movable.insert(lying.0);
        board.builds.push((lying.0, card.walls()));
    }
}

/// Empty cells beside the tiles.
fn beside(view: &View<'_>, tiles: &HashSet<Cell>) -> HashSet<Cell> {
    let around = tiles.iter().flat_map(|cell| Dir::ALL.map(|dir| cell.step(dir)));
    let seat = view.to_act();
    around.filter(|&cell| seat.is_some_and(|seat| view.palace(seat).tile_at(cell).is_none())).collect()
}

fn board(app: App, desk: Desk, show_wall: bool) -> Board {
    let play = app.play.read();
    let (Some(play), Some(seat)) = (play.as_ref(), desk.shown_seat.get()) else { return Board::default() };
    let view = play.view();
    let mut board = Board::of(&view, seat, &app.texts.read().0, show_wall);
    board.exposed = invaders::exposed(&view, seat);
    if !desk.is_own.get() {
        return board;
    }
    let legal = desk.legal.read();
    let occupied: HashSet<Cell> = board.tiles.iter().map(|tile| tile.0).collect();
    board.held = desk.held().map(|held| Face::of(&view, held));
    board.side_choices = red_palace::sides_on_board(app, desk, &view, seat);
    board.free = disc_cells(app, &view, &legal);
    if let Some(held) = board.held.map(|face| face.tile) {
        board.free = free_cells(app, play, &legal, held);
        let free: HashSet<Cell> = board.free.iter().map(|free| free.cell).collect();
        // The buildings that can count for a bazaar.
        if let Some(row) = held.bazaar() {
            let counts = |face: Face| face.kind.is_some_and(|kind| row.kinds.contains(&kind));
            board.lines = board.tiles.iter().filter(|tile| counts(tile.1)).map(|tile| tile.0).collect();
        }
        let mut refused: Vec<Cell> = beside(&view, &occupied).difference(&free).copied().collect();
        refused.sort_by_key(|cell| (cell.y, cell.x));
        board.refused = refused;
    }
    if let Some(Selection::WallCard(card)) = desk.selected.get() {
        light_builds(app, &view, &legal, card, &mut board);
        return board;
    }
    let held = board.held.map(|face| face.tile);
    let can = |action: &&Action| tile_of(action).is_none() || tile_of(action) == held;
    let cells = legal.iter().filter(can).filter_map(|action| cell_of(action, &view));
    board.movable = cells.filter(|cell| occupied.contains(cell)).collect();
    if let Some(Selection::Cell(cell)) = desk.selected.get() {
        board.selected = Some(cell);
    }
    let choices = gate_choices(desk);
    if choices.len() > 1 {
        let texts = app.texts.read();
        let named = choices.iter().enumerate();
        board.gate_choices =
            named.map(|(number, (side, action))| (*side, number, texts.0.action(action, &view))).collect();
    }
    board
}

/// The Alhambra that is shown.
#[component]
pub fn PalaceBox() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let show_wall = RwSignal::new(false);
    let peeked = RwSignal::new(None::<Cell>);
    let board = Memo::new(move |_| board(app, desk, show_wall.get()));
    let label = Signal::derive(move || {
        let play = app.play.read();
        let name = play.as_ref().zip(desk.shown_seat.get()).map(|(play, seat)| play.name(seat));
        app.tw("alhambra-of", &[("name", name.unwrap_or_default().as_str().into())])
    });
    let title = Memo::new(move |_| label.get());
    let colour = Memo::new(move |_| {
        let play = app.play.read();
        play.as_ref().zip(desk.shown_seat.get()).map(|(play, seat)| play.colour(seat))
    });
    let preview = Memo::new(move |_| {
        let board = board.read();
        let cell = peeked.get()?;
        board.free.iter().find(|free| free.cell == cell).map(|free| free.name.clone())
    });
    let choose_gate = Callback::new(move |number: usize| {
        let choice = untrack(|| gate_choices(desk)).get(number).map(|(_, action)| *action);
        if let Some(action) = choice {
            desk.act(action);
        }
    });
    view! {
        <section class="box palace-box" aria-label=title>
            <header class="palace-head">
                <h2>{move || colour.get().map(|colour| view! { <SeatMark colour /> })}{title}</h2>
                <button class="quiet" id="show-wall" aria-pressed=move || show_wall.get().to_string()
                    on:click=move |_| show_wall.update(|on| *on = !*on)>
                    {move || app.t("show-wall")}
                </button>
            </header>
            <PalaceBoard board label=title.into() choose=Callback::new(move |cell| desk.choose_cell(cell)) choose_gate
                choose_side=Callback::new(move |number| red_palace::choose_side(desk, number))
                peek=Callback::new(move |cell| peeked.set(cell)) />
            <p class="preview" id="preview" aria-hidden="true">{move || preview.get()}</p>
            <Tiles />
            <art_of_the_moors::Tiles />
        </section>
    }
}
