//! One Alhambra as a board: tiles, walls, the pieces of modules, and the cells that can be chosen.

use std::collections::HashSet;

use engine::View;
use engine::vocab::{Cell, Dir, Seat, Side, Walls};
use i18n::{Kinds, Texts};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::art::icons::Icon;
use crate::art::{self, Face};
use crate::board::sight::{Frame, Sight};
use crate::modules;

/// An empty cell that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Free {
    /// The position of the cell.
    pub cell: Cell,
    /// What choosing it does, for screen readers.
    pub name: String,
    /// What placing the tile here brings, if that may be shown; most important first.
    pub brings: Vec<Brings>,
}

/// An empty cell of a practice board, where the tile in hand can be tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trial {
    /// The position of the cell.
    pub cell: Cell,
    /// Its name for screen readers, including the result once it has been tried.
    pub name: String,
    /// Whether the tile may lie there; `None` until it has been tried.
    pub may: Option<bool>,
}

/// One line of what a tile would bring on a cell: a picture and a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brings {
    /// A picture for the view box `0 0 40 40`.
    pub picture: String,
    /// The change; negative for a loss.
    pub change: i32,
    /// Whether it takes the lead or draws level with it.
    pub leads: bool,
}

/// Formats a number with its sign.
pub fn signed(number: i32) -> String {
    match number {
        0 => "±0".into(),
        1.. => format!("+{number}"),
        _ => format!("−{}", -number),
    }
}

/// Something drawn on top of a tile.
#[derive(Clone, PartialEq, Eq)]
pub struct Mark {
    /// The CSS class of its group.
    pub class: Option<&'static str>,
    /// Its position: the `transform` of its group.
    pub transform: &'static str,
    /// The picture.
    pub art: String,
    /// What it adds to the name of the tile.
    pub name: Option<String>,
}

/// The layer in which a piece is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Layer {
    /// Above the tiles only.
    BelowLights,
    /// Above the highlighted wall.
    AboveWalls,
    /// Above the cells that can be chosen.
    Top,
}

/// Something that lies on a cell besides a tile.
#[derive(Clone, PartialEq, Eq)]
pub struct Piece {
    /// The layer in which it is drawn.
    pub layer: Layer,
    /// The cell it lies on.
    pub cell: Cell,
    /// The CSS class of its group.
    pub class: Option<&'static str>,
    /// Its name for screen readers, unless a tile already says it.
    pub name: Option<String>,
    /// The picture, in tile coordinates.
    pub art: String,
}

impl Piece {
    /// A picture on a cell, without class or name.
    pub fn new(layer: Layer, cell: Cell, art: String) -> Piece {
        Piece { layer, cell, class: None, name: None, art }
    }
}

/// A gate that can be chosen.
#[derive(Clone, PartialEq, Eq)]
pub struct GateChoice {
    /// The cell at whose side the gate would stand.
    pub cell: Cell,
    /// The picture, in tile coordinates.
    pub art: String,
    /// The index among the choices.
    pub number: usize,
    /// What choosing it does, for screen readers.
    pub name: String,
}

/// What the board shows. Equal boards are not redrawn.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Board {
    /// The tiles with their cells, looks and names.
    pub tiles: Vec<(Cell, Face, String)>,
    /// What is drawn on top of tiles, with the cells of those tiles.
    pub marks: Vec<(Cell, Mark)>,
    /// What lies on cells besides tiles.
    pub pieces: Vec<Piece>,
    /// The gates that can be built.
    pub gate_choices: Vec<GateChoice>,
    /// The wall sections that can be chosen, each with its index among the choices and its name.
    pub side_choices: Vec<(Side, usize, String)>,
    /// The segments of the wall to highlight.
    pub wall: Vec<Side>,
    /// The tiles that count for another piece on the board, or would count for the tile in hand.
    pub lines: HashSet<Cell>,
    /// The tile in hand, drawn on the cell under the pointer.
    pub held: Option<Face>,
    /// The empty cells that can be chosen.
    pub free: Vec<Free>,
    /// Empty cells where the tile in hand may not lie; choosing one tells why.
    pub refused: Vec<Cell>,
    /// Empty cells where the tile in hand can be tried; it is drawn on the selected one.
    pub trials: Vec<Trial>,
    /// The tiles that can be chosen.
    pub movable: HashSet<Cell>,
    /// The selected cell.
    pub selected: Option<Cell>,
    /// The cell of a placement that is shown as done until the turn ends.
    pub applied: Option<Cell>,
}

impl Board {
    /// The Alhambra of a seat, without anything to choose.
    pub fn of(view: &View<'_>, seat: Seat, texts: &Texts, with_wall: bool) -> Board {
        let palace = view.palace(seat);
        let texts = &texts.knowing(Kinds::of(view));
        let mut marks = Vec::new();
        let tiles = palace.tiles().map(|(cell, tile)| {
            let walls = palace.walls_at(cell).unwrap_or(tile.walls());
            let mut name = format!("{} {},{} {}", texts.tile(tile), cell.x, cell.y, wall_names(walls));
            let sticks = if tile.is_camp() { Walls::EMPTY } else { walls.without(tile.walls()) };
            if !sticks.is_empty() {
                let sides = texts.sides(sticks);
                name = format!("{name} · {}", texts.with("sticks-on", &[("sides", (&sides).into())]));
            }
            let face = Face { walls, ..Face::of(view, tile) };
            if !face.guards.is_empty() {
                let sides = texts.sides(face.guards);
                name = format!("{name} · {}", texts.with("guards-on", &[("sides", (&sides).into())]));
            }
            for mark in modules::played(view).filter_map(|room| room.on_tile(view, texts, tile)) {
                name = mark.name.iter().fold(name, |name, more| format!("{name} · {more}"));
                marks.push((cell, mark));
            }
            (cell, face, name)
        });
        let tiles = tiles.collect();
        let lit = modules::played(view).filter(|_| with_wall).flat_map(|room| room.lit(view, seat));
        Board {
            tiles,
            marks,
            pieces: modules::played(view).flat_map(|room| room.in_palace(view, texts, seat)).collect(),
            lines: lit.collect(),
            wall: if with_wall { view.scored_wall(seat).sides().to_vec() } else { Vec::new() },
            ..Board::default()
        }
    }

    /// The part of the board to show: everything on it, and all cells where something can go. Refused cells are left
    /// out, because tiles are small enough on a phone without them.
    pub fn bounds(&self) -> Frame {
        let trials = self.trials.iter().map(|trial| trial.cell);
        let free = self.free.iter().map(|free| free.cell).chain(trials);
        let pieces = self.pieces.iter().map(|piece| piece.cell);
        let cells = self.tiles.iter().map(|tile| tile.0).chain(free);
        let (mut low, mut high) = (Cell::START, Cell::START);
        for cell in cells.chain(pieces) {
            low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
            high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
        }
        // At least three by three, so that the first tiles are not drawn huge.
        let (low, high) = (Cell::new(low.x.min(-1), low.y.min(-1)), Cell::new(high.x.max(1), high.y.max(1)));
        let span = |low: i8, high: i8| f64::from(high - low + 1) * 100.0 + 2.0 * EDGE;
        Frame {
            left: f64::from(low.x) * 100.0 - EDGE,
            top: f64::from(low.y) * 100.0 - EDGE,
            width: span(low.x, high.x),
            height: span(low.y, high.y),
        }
    }
}

/// The margin around the tiles, wide enough for the arrows of an attack.
const EDGE: f64 = 17.0;

fn at(cell: Cell) -> String {
    format!("translate({} {})", i32::from(cell.x) * 100, i32::from(cell.y) * 100)
}

/// Whether a key activates a button.
fn presses(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), "Enter" | " ")
}

/// Moves the focus to the nearest cell in the direction of an arrow key.
fn move_focus(event: &KeyboardEvent) -> Option<()> {
    let (x, y) = match event.key().as_str() {
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        _ => return None,
    };
    let place = |element: &web_sys::Element| -> Option<(i32, i32)> {
        let name = ["data-free", "data-cell", "data-refused"]
            .into_iter()
            .find_map(|one| element.get_attribute(one))?;
        let (x, y) = name.split_once(',')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    };
    let here = document().active_element()?;
    let (from_x, from_y) = place(&here)?;
    let others = here.closest("svg").ok()??.query_selector_all("[tabindex]").ok()?;
    let mut best: Option<(i32, web_sys::SvgElement)> = None;
    for index in 0..others.length() {
        let Some(element) = others.item(index).and_then(|node| node.dyn_into::<web_sys::SvgElement>().ok())
        else {
            continue;
        };
        let Some((to_x, to_y)) = place(&element) else { continue };
        let (dx, dy) = (to_x - from_x, to_y - from_y);
        let (along, across) = (dx * x + dy * y, (dx * y).abs() + (dy * x).abs());
        let far = along + 3 * across;
        if along > 0 && best.as_ref().is_none_or(|(other, _)| far < *other) {
            best = Some((far, element));
        }
    }
    event.prevent_default();
    best?.1.focus().ok()
}

/// One Alhambra.
#[component]
pub fn PalaceBoard(
    /// The board to show.
    board: Memo<Board>,
    /// Its name for screen readers.
    label: Signal<String>,
    /// Called with the cell that was chosen.
    #[prop(default = Callback::new(|_| {}))]
    choose: Callback<Cell>,
    /// Called with the number of the gate that was chosen.
    #[prop(default = Callback::new(|_| {}))]
    choose_gate: Callback<usize>,
    /// Called with the number of the wall section that was chosen.
    #[prop(default = Callback::new(|_| {}))]
    choose_side: Callback<usize>,
    /// Zoom and position, if they can be changed.
    #[prop(optional)]
    sight: Option<Sight>,
    /// The name of refused cells, which tell why nothing may lie there.
    #[prop(optional, into)]
    why: Signal<String>,
    /// Cells to highlight, whether empty or not.
    #[prop(optional, into)]
    lit: Signal<Vec<Cell>>,
) -> impl IntoView {
    let bounds = Memo::new(move |_| board.read().bounds());
    let view_box = Memo::new(move |_| {
        let Frame { left, top, width, height } =
            sight.map_or_else(|| bounds.get(), |sight| sight.frame(bounds.get()));
        format!("{left:.1} {top:.1} {width:.1} {height:.1}")
    });
    let is_small = Memo::new(move |_| sight.is_some_and(|sight| sight.is_small(bounds.get())));
    // A tap; keys choose without asking, for they drag nothing.
    let select = move |cell: Cell| {
        if !sight.is_some_and(Sight::is_dragged) {
            choose.run(cell);
        }
    };
    let svg = NodeRef::<leptos::svg::Svg>::new();
    if let Some(sight) = sight {
        Effect::new(move |_| {
            if let Some(svg) = svg.get() {
                sight.watch(&svg);
            }
        });
    }
    view! {
        <svg class="palace" class:small=is_small node_ref=svg viewBox=view_box role="group" aria-label=label
            preserveAspectRatio="xMidYMid meet" on:keydown=move |event| { move_focus(&event); }
            on:wheel=move |event| if let Some(sight) = sight { sight.on_wheel(&event) }
            on:pointerdown=move |event| if let Some(sight) = sight { sight.on_down(&event) }
            on:pointermove=move |event| if let Some(sight) = sight { sight.on_move(&event, bounds.get_untracked()) }
            on:pointerup=move |event| if let Some(sight) = sight { sight.on_up(&event) }
            on:pointerleave=move |event| if let Some(sight) = sight { sight.on_up(&event) }
            on:pointercancel=move |event| if let Some(sight) = sight { sight.on_up(&event) }>
            // Only one board on a page can be moved, so the id of the pattern is unique. It reaches far beyond any palace.
            {sight.map(|_| view! {
                <g class="cell-grid" aria-hidden="true">
                    <defs>
                        <pattern id="cells" width="100" height="100" patternUnits="userSpaceOnUse"
                            inner_html=art::cell_star_art()></pattern>
                    </defs>
                    <rect x="-6000" y="-6000" width="12000" height="12000" fill="url(#cells)" />
                </g>
            })}
            {move || {
                let board = board.get();
                let tiles = board.tiles.into_iter().map(|(cell, face, name)| {
                    let tile = face.tile;
                    let can = board.movable.contains(&cell);
                    // A button takes its name from its content, so that the name matches the visible text. A square
                    // has no text.
                    let is_written = !tile.is_square();
                    let (title, label) = if can && is_written { (Some(name), None) } else { (None, Some(name)) };
                    let selected = board.selected == Some(cell);
                    let marks = board.marks.iter().filter(|(at, _)| *at == cell).map(|(_, mark)| mark.clone());
                    let marks = marks.map(|Mark { class, transform, art, .. }| view! {
                        <g class=class transform=transform inner_html=art></g>
                    }).collect_view();
                    view! {
                        <g transform=at(cell) class="cell-tile" class:cell-selected=selected class:cell-movable=can
                            data-cell=format!("{},{}", cell.x, cell.y) data-tile=tile.name()
                            role=if can { "button" } else { "img" } aria-label=label
                            tabindex=can.then_some("0")
                            on:click=move |_| if can { select(cell) }
                            on:keydown=move |event| if can && presses(&event) {
                                event.prevent_default();
                                choose.run(cell);
                            }>
                            {title.map(|name| view! { <title>{name}</title> })}
                            <g inner_html=art::face_art(&face)></g>
                            {selected.then(|| view! { <g inner_html=art::selected_cell_art()></g> })}
                            {(board.applied == Some(cell)).then(|| view! {
                                <rect class="applied-ring" x="-2" y="-2" width="104" height="104" rx="6" />
                            })}
                            {marks}
                        </g>
                    }
                }).collect_view();
                let pieces = |layer: Layer| {
                    let of_layer = board.pieces.iter().filter(|piece| piece.layer == layer).cloned();
                    of_layer.map(|Piece { cell, class, name, art, .. }| view! {
                        <g transform=at(cell) class=class role=name.as_ref().map(|_| "img") aria-label=name
                            inner_html=art></g>
                    }).collect_view()
                };
                let [below_lights, above_walls, top] =
                    [Layer::BelowLights, Layer::AboveWalls, Layer::Top].map(pieces);
                let lines = board.lines.into_iter().map(|cell| view! {
                    <rect class="camp-line" transform=at(cell) x="8" y="8" width="84" height="84" rx="10" />
                }).collect_view();
                let wall = board.wall.into_iter().map(|side| view! {
                    <g transform=at(side.cell) inner_html=art::wall_glow(side.dir)></g>
                }).collect_view();
                let refused = board.refused.into_iter().map(|cell| view! {
                    <g transform=at(cell) class="cell-refused" data-refused=format!("{},{}", cell.x, cell.y)
                        role="button" tabindex="-1" aria-label=why.get()
                        on:click=move |_| select(cell)
                        on:keydown=move |event| if presses(&event) {
                            event.prevent_default();
                            choose.run(cell);
                        }
                        inner_html=art::empty_cell_art()></g>
                }).collect_view();
                let held = board.held;
                let free = board.free.into_iter().map(|Free { cell, name, brings }| view! {
                    <g transform=at(cell)>
                        <g class="cell-legal" role="button" tabindex="0" aria-label=name
                            data-free=format!("{},{}", cell.x, cell.y)
                            aria-pressed=(board.applied == Some(cell)).then_some("true")
                            on:click=move |_| select(cell)
                            on:keydown=move |event| if presses(&event) {
                                event.prevent_default();
                                choose.run(cell);
                            }
                            inner_html=if board.applied == Some(cell) { art::applied_cell_art() } else { art::legal_cell_art() }></g>
                        // Outside the button, whose label already says all of this.
                        {held.map(|face| view! { <g class="ghost" aria-hidden="true" inner_html=art::face_art(&face)></g> })}
                        <Plate brings />
                    </g>
                }).collect_view();
                let trials = board.trials.into_iter().map(|Trial { cell, name, may }| {
                    let lies_there = held.filter(|_| board.selected == Some(cell));
                    view! {
                        <g transform=at(cell) class="cell-trial" role="button" tabindex="0" aria-label=name
                            data-free=format!("{},{}", cell.x, cell.y) data-may=may.map(|may| may.to_string())
                            on:click=move |_| select(cell)
                            on:keydown=move |event| if presses(&event) {
                                event.prevent_default();
                                choose.run(cell);
                            }>
                            {lies_there.map(|face| view! { <g inner_html=art::face_art(&face)></g> })}
                            <g inner_html=art::tried_cell_art(may)></g>
                        </g>
                    }
                }).collect_view();
                let gate_choices = board.gate_choices.into_iter().map(|GateChoice { cell, art, number, name }| view! {
                    <g transform=at(cell) class="gate-choice" role="button" tabindex="0" aria-label=name
                        data-gate-choice=number
                        on:click=move |_| choose_gate.run(number)
                        on:keydown=move |event| if presses(&event) {
                            event.prevent_default();
                            choose_gate.run(number);
                        }
                        inner_html=art></g>
                }).collect_view();
                let side_choices = board.side_choices.into_iter().map(|(side, number, name)| view! {
                    <g transform=at(side.cell)><SideChoice side=side.dir number name choose=choose_side /></g>
                }).collect_view();
                (
                    refused,
                    view! { <g class="mass">{tiles}</g> },
                    below_lights,
                    lines,
                    wall,
                    above_walls,
                    free,
                    trials,
                    top,
                    gate_choices,
                    side_choices,
                )
            }}
            {move || lit.get().into_iter().map(|cell| view! {
                <rect class="lit-cell" data-lit=format!("{},{}", cell.x, cell.y) transform=at(cell)
                    x="-3" y="-3" width="106" height="106" rx="9" />
            }).collect_view()}
        </svg>
    }
}

/// What a tile would bring on a cell, as a plate of up to three lines.
#[component]
fn Plate(brings: Vec<Brings>) -> impl IntoView {
    (!brings.is_empty()).then(|| {
        let lines = brings.into_iter().take(3).enumerate().map(|(line, Brings { picture, change, leads })| {
            let y = 24 + 26 * line;
            view! {
                <g class="plate-line" transform=format!("translate(0 {y})")>
                    <svg x="20" y="-11" width="22" height="22" viewBox="0 0 40 40" inner_html=picture></svg>
                    <text x="50" y="7.5" class:gains={change > 0} class:loses={change < 0}>{signed(change)}</text>
                    {leads.then(|| view! {
                        <svg x="21" y="-20" width="20" height="14" viewBox="0 0 24 24">
                            <path class="crown" d=Icon::Crown.path() />
                        </svg>
                    })}
                </g>
            }
        });
        view! {
            <g class="plate" aria-hidden="true">
                <rect x="12" y="8" width="76" height="84" rx="14" />
                {lines.collect_view()}
            </g>
        }
    })
}

/// A wall section of a tile that can be chosen, laid over the tile.
#[component]
pub fn SideChoice(
    /// The side of the tile.
    side: Dir,
    /// Its index among the choices.
    number: usize,
    /// What choosing it does, for screen readers.
    name: String,
    /// Called with the index when it is chosen.
    choose: Callback<usize>,
) -> impl IntoView {
    view! {
        <g class="side-choice" role="button" tabindex="0" aria-label=name data-side=number
            on:click=move |_| choose.run(number)
            on:keydown=move |event| if presses(&event) {
                event.prevent_default();
                choose.run(number);
            }
            inner_html=art::side_choice_art(side)></g>
    }
}

/// Names of walled sides for screen readers, such as `N E`.
pub fn wall_names(walls: Walls) -> String {
    let names: Vec<&str> = Dir::ALL.into_iter().filter(|&dir| walls.has(dir)).map(Dir::name).collect();
    names.join(" ")
}
