//! The plan: the Alhambra that is shown, with what the tile in hand would change.

use std::collections::HashSet;

use engine::vocab::{Card, CardFace, Cell, Dir, TileId};
use engine::{View, Viewer};
use i18n::{Arg, Kinds};
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::art::{self, Face};
use crate::board::palace::{Board, Brings, Free, GateChoice, PalaceBoard};
use crate::forecast::Change;
use crate::modules::{self, Place};
use crate::panels::choice::{Choice, tiles_for};
use crate::panels::desk::{Desk, Selection, desk};
use crate::panels::rail::mark::SeatMark;
use crate::panels::red_palace;
use crate::panels::scoring::{minus, source_name};
use crate::panels::tiles::Tiles;
use crate::play::Play;
use crate::story::cells_in;

/// Describes a change: the wall, other points, and the kinds with who leads in them.
fn told(app: App, change: &Change) -> String {
    let texts = app.texts.read();
    let (was, is) = change.wall;
    let mut told =
        vec![app.tw("wall-change", &[("was", Arg::Number(was.into())), ("now", Arg::Number(is.into()))])];
    let mut together: Vec<(&'static str, i64, i64)> = Vec::new();
    let mut single = Vec::new();
    for &(source, was, is) in &change.points {
        match modules::points_for(source).and_then(|source| source.change_key()) {
            Some(key) => match together.iter_mut().find(|(other, ..)| *other == key) {
                Some((_, all_were, all_are)) => {
                    *all_were += i64::from(was);
                    *all_are += i64::from(is);
                }
                None => together.push((key, was.into(), is.into())),
            },
            None => single.push(format!("{} {} → {}", source_name(&texts.0, source), minus(was), minus(is))),
        }
    }
    let together = together.into_iter().filter(|(_, was, is)| was != is);
    told.extend(
        together.map(|(key, was, is)| app.tw(key, &[("was", Arg::Number(was)), ("now", Arg::Number(is))])),
    );
    told.append(&mut single);
    for &(kind, [was, is, most]) in &change.kinds {
        let name = texts.0.kind(kind);
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

/// The most important parts of a change, as pictures and numbers.
fn brings(change: &Change) -> Vec<Brings> {
    let wall = Brings {
        picture: art::wall_mark(),
        change: i32::from(change.wall.1) - i32::from(change.wall.0),
        leads: false,
    };
    let kinds = change.kinds.iter().map(|&(kind, [was, is, most])| Brings {
        picture: art::kind_art(kind),
        change: i32::from(is) - i32::from(was),
        leads: was < most && is >= most,
    });
    let points = Brings { picture: art::points_mark(), change: i32::from(change.now), leads: false };
    [wall].into_iter().chain(kinds.take(1)).chain([points]).collect()
}

/// The empty cells for the tile in hand, with what it would bring there.
fn free_cells(app: App, play: &Play, choices: &[Choice], held: TileId) -> Vec<Free> {
    let view = play.view();
    let texts = app.texts.read().0.knowing(Kinds::of(&view));
    let Some(seat) = view.to_act() else { return Vec::new() };
    let helps = !app.settings.read().purist;
    let mut free: Vec<Free> = Vec::new();
    for choice in choices.iter().filter(|choice| choice.held() == Some(held)) {
        let Some(cell) = choice.cell else { continue };
        if play.shown().palace(seat).tile_at(cell).is_some() || free.iter().any(|free| free.cell == cell) {
            continue;
        }
        let tile = texts.tile(held);
        let args = [
            ("tile", Arg::Text(&tile)),
            ("x", Arg::Number(cell.x.into())),
            ("y", Arg::Number(cell.y.into())),
        ];
        let mut name = texts.with("place-here", &args);
        let change =
            helps.then(|| play.view_of(seat).and_then(|view| Change::of(&view, choice.action))).flatten();
        if let Some(change) = &change {
            name = format!("{name}. {}", told(app, change));
        }
        free.push(Free { cell, name, brings: change.as_ref().map(brings).unwrap_or_default() });
    }
    free
}

/// The empty cells where a tap plays an action at once, without a tile.
fn cells_at_once(app: App, view: &View<'_>, choices: &[Choice]) -> Vec<Free> {
    let texts = app.texts.read();
    let cell = |choice: &Choice| {
        let cell = choice.cell.filter(|_| choice.is_at_once())?;
        let is_empty = view.palace(view.to_act()?).tile_at(cell).is_none();
        is_empty.then(|| Free {
            cell,
            name: texts.0.with_cells().action(&choice.action, view),
            brings: Vec::new(),
        })
    };
    choices.iter().filter_map(cell).collect()
}

/// Highlights where a card may be used; those tiles become selectable, and their names say what would happen.
fn light_uses(app: App, view: &View<'_>, choices: &[Choice], card: Card, board: &mut Board) {
    let CardFace::Module(module, _) = card.face() else { return };
    let texts = app.texts.read();
    for (tile, action) in tiles_for(choices, card) {
        let Some(lying) = board.tiles.iter_mut().find(|lying| lying.1.tile == tile) else { continue };
        lying.2 = texts.0.with_cells().action(&action, view);
        board.movable.insert(lying.0);
        board.pieces.extend(modules::room(module).card_on_tile(card, lying.0));
    }
}

/// The empty cells adjacent to the tiles.
fn beside(view: &View<'_>, tiles: &HashSet<Cell>) -> HashSet<Cell> {
    let around = tiles.iter().flat_map(|cell| Dir::ALL.map(|dir| cell.step(dir)));
    let seat = view.to_act();
    around.filter(|&cell| seat.is_some_and(|seat| view.palace(seat).tile_at(cell).is_none())).collect()
}

fn board(app: App, desk: Desk, show_wall: bool) -> Board {
    let play = app.play.read();
    let (Some(play), Some(seat)) = (play.as_ref(), desk.shown_seat.get()) else { return Board::default() };
    let (view, shown) = (play.view(), play.shown());
    let mut board = Board::of(&shown, seat, &app.texts.read().0, show_wall);
    board.pieces.extend(modules::played(&shown).flat_map(|room| room.over_palace(&shown, seat)));
    if !desk.is_own.get() {
        return board;
    }
    board.applied = play.applied().and_then(|action| action.describe(&view).cell);
    let choices = desk.choices.read();
    let occupied: HashSet<Cell> = board.tiles.iter().map(|tile| tile.0).collect();
    board.held = desk.held().map(|held| Face::of(&view, held));
    board.side_choices = red_palace::sides_on_board(app, desk, &view, seat);
    board.free = cells_at_once(app, &view, &choices);
    if let Some(held) = board.held.map(|face| face.tile) {
        board.free = free_cells(app, play, &choices, held);
        let free: HashSet<Cell> = board.free.iter().map(|free| free.cell).collect();
        let lit = modules::played(&view).find_map(|room| room.lit_for(held, &board.tiles));
        if let Some(lit) = lit {
            board.lines = lit.into_iter().collect();
        }
        let mut refused: Vec<Cell> = beside(&shown, &occupied).difference(&free).copied().collect();
        refused.sort_by_key(|cell| (cell.y, cell.x));
        board.refused = refused;
    }
    if let Some(Selection::Card(card)) = desk.selected.get() {
        light_uses(app, &view, &choices, card, &mut board);
        return board;
    }
    let held = board.held.map(|face| face.tile);
    let can = |choice: &&Choice| choice.held().is_none() || choice.held() == held;
    let cells = choices.iter().filter(can).filter_map(|choice| choice.cell);
    board.movable = cells.filter(|cell| occupied.contains(cell)).collect();
    if let Some(Selection::Cell(cell)) = desk.selected.get() {
        board.selected = Some(cell);
    }
    let gates = desk.gate_choices();
    if gates.len() > 1 {
        let texts = app.texts.read();
        let numbered = gates.into_iter().enumerate();
        let named = numbered.map(|(number, (side, art, action))| GateChoice {
            cell: side.cell,
            art,
            number,
            name: texts.0.with_cells().action(&action, &view),
        });
        board.gate_choices = named.collect();
    }
    board
}

/// The architect's plan with the Alhambra that is shown.
#[component]
pub fn Plan() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let show_wall = RwSignal::new(false);
    let sight = desk.sight;
    let board = Memo::new(move |_| board(app, desk, show_wall.get()));
    let is_other = Memo::new(move |_| desk.watched.get().is_some());
    let played = modules::of_game(app);
    let title = Memo::new(move |_| {
        let play = app.play.read();
        let shown = play.as_ref().zip(desk.shown_seat.get());
        let is_mine = shown.is_some_and(|(play, seat)| play.viewer() == Viewer::Seat(seat));
        match shown {
            Some(_) if is_mine => app.t("your-alhambra"),
            Some((play, seat)) => app.tw("alhambra-of", &[("name", play.name(seat).as_str().into())]),
            None => String::new(),
        }
    });
    let colour = Memo::new(move |_| {
        let play = app.play.read();
        play.as_ref().zip(desk.shown_seat.get()).map(|(play, seat)| play.colour(seat))
    });
    let wall = Memo::new(move |_| {
        let play = app.play.read();
        let shown = play.as_ref().zip(desk.shown_seat.get());
        shown.map_or(0, |(play, seat)| play.shown().palace(seat).longest_wall().length)
    });
    let choose_gate = Callback::new(move |number: usize| {
        let choice = untrack(|| desk.gate_choices()).get(number).map(|(_, _, action)| *action);
        if let Some(action) = choice {
            desk.act(action);
        }
    });
    let lit = Signal::derive(move || {
        let play = app.play.read();
        let shown = play.as_ref().zip(desk.shown_seat.get());
        shown.map_or_else(Vec::new, |(play, seat)| cells_in(&app.pointed.read(), &play.shown(), seat))
    });
    // Reset zoom and position for another Alhambra, or when another seat takes the screen.
    Effect::new(move |_| {
        desk.shown_seat.track();
        sight.fit();
    });
    view! {
        <section class="plan" class:peek=is_other id="plan" aria-label=title
            data-seat-colour=move || colour.get().map(|colour| colour.name())>
            <svg class="landscape" viewBox="0 0 1100 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true"
                inner_html=art::landscape_art()></svg>
            <div class="plan-frame" aria-hidden="true"></div>
            <svg class="compass" viewBox="0 0 80 80" aria-hidden="true" inner_html=art::compass_art()></svg>
            <PalaceBoard board label=title.into() choose=Callback::new(move |cell| desk.choose_cell(cell)) choose_gate
                choose_side=Callback::new(move |number| red_palace::choose_side(desk, number)) sight
                why=Signal::derive(move || app.t("why-not-here")) lit />
            <h2 class="plan-title">{move || colour.get().map(|colour| view! { <SeatMark colour /> })}<span>{title}</span></h2>
            // What another player has of modules, in full: their plaque may be too small for it.
            {move || is_other.get().then(|| desk.shown_seat.get()).flatten().map(|seat| view! {
                <div class="plan-pieces pieces">{modules::at(played.get(), Place::Before(seat))}</div>
            })}
            <div class="plan-tools">
                <button class="fbtn" id="show-wall" aria-pressed=move || show_wall.get().to_string()
                    on:click=move |_| show_wall.update(|on| *on = !*on)
                    title=move || app.tw("longest-wall", &[("count", Arg::Number(wall.get().into()))])>
                    <Glyph icon=Icon::Wall />
                    <b>{move || wall.get()}</b>
                    <span class="wide">{move || app.t("longest-wall-short")}</span>
                </button>
            </div>
            <Tiles />
            <div class="zoom" role="group" aria-label=move || app.t("zoom")>
                <button id="zoom-in" aria-label=move || app.t("zoom-in") on:click=move |_| sight.look_closer(1.25)>
                    <Glyph icon=Icon::Plus />
                </button>
                <button id="zoom-out" aria-label=move || app.t("zoom-out") on:click=move |_| sight.look_closer(0.8)>
                    <Glyph icon=Icon::Minus />
                </button>
                <button id="zoom-fit" aria-label=move || app.t("zoom-fit") on:click=move |_| sight.fit()>
                    <Glyph icon=Icon::Fit />
                </button>
            </div>
        </section>
    }
}
