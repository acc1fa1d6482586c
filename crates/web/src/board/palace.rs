//! One Alhambra as a board: tiles, walls, what modules put there, and the cells that can be chosen.

use std::collections::HashSet;

use engine::View;
use engine::vocab::{Cell, Dir, Seat, Side, Walls};
use i18n::{Kinds, Texts};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::art::{self, Face};
use crate::modules;

/// An empty cell that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Free {
    /// Where.
    pub cell: Cell,
    /// What choosing it does, in words.
    pub name: String,
    /// What it does to the longest wall, if that may be told.
    pub wall: Option<i16>,
}

/// What stands on a tile.
#[derive(Clone, PartialEq, Eq)]
pub struct Mark {
    /// The class of its group.
    pub class: Option<&'static str>,
    /// Where it stands: the `transform` of its group.
    pub transform: &'static str,
    /// Its picture.
    pub art: String,
    /// What it adds to the name of the tile.
    pub name: Option<String>,
}

/// Over what something is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Layer {
    /// Over the tiles alone.
    BelowLights,
    /// Over the wall that is shown.
    AboveWalls,
    /// Over the cells that can be chosen.
    Top,
}

/// What lies at a cell besides a tile.
#[derive(Clone, PartialEq, Eq)]
pub struct Piece {
    /// Over what.
    pub layer: Layer,
    /// Where.
    pub cell: Cell,
    /// The class of its group.
    pub class: Option<&'static str>,
    /// What it is, in words, where no tile says so.
    pub name: Option<String>,
    /// Its picture, drawn for a tile.
    pub art: String,
}

impl Piece {
    /// A picture over a cell.
    pub fn new(layer: Layer, cell: Cell, art: String) -> Piece {
        Piece { layer, cell, class: None, name: None, art }
    }
}

/// A gate that could be chosen.
#[derive(Clone, PartialEq, Eq)]
pub struct GateChoice {
    /// The cell at whose side.
    pub cell: Cell,
    /// Its picture, drawn for a tile.
    pub art: String,
    /// The number of the choice.
    pub number: usize,
    /// What choosing it does.
    pub name: String,
}

/// What the board shows; equal boards are not drawn again.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Board {
    /// Tiles with their cells, looks and names.
    pub tiles: Vec<(Cell, Face, String)>,
    /// What stands on the tiles of these cells.
    pub marks: Vec<(Cell, Mark)>,
    /// What lies there besides tiles.
    pub pieces: Vec<Piece>,
    /// Gates that could be built.
    pub gate_choices: Vec<GateChoice>,
    /// Wall sections that can be chosen, each with the number of its choice.
    pub side_choices: Vec<(Side, usize, String)>,
    /// Segments of the wall to be shown.
    pub wall: Vec<Side>,
    /// Tiles that count for something else that lies there, or would for the tile in hand.
    pub lines: HashSet<Cell>,
    /// The tile in hand, drawn on the cell that is pointed at.
    pub held: Option<Face>,
    /// Empty cells that can be chosen.
    pub free: Vec<Free>,
    /// Empty cells where the tile in hand cannot lie; choosing one tells why.
    pub refused: Vec<Cell>,
    /// Tiles that can be chosen.
    pub movable: HashSet<Cell>,
    /// The chosen cell.
    pub selected: Option<Cell>,
}

impl Board {
    /// An Alhambra to look at.
    pub fn of(view: &View<'_>, seat: Seat, texts: &Texts, with_wall: bool) -> Board {
        let palace = view.palace(seat);
        let texts = &texts.knowing(Kinds::of(view));
        let mut marks = Vec::new();
        let tiles = palace.tiles().map(|(cell, tile)| {
            let walls = palace.walls_at(cell).unwrap_or(tile.walls());
            let mut name = format!("{} {},{} {}", texts.tile(tile), cell.x, cell.y, wall_names(walls));
            let sticks = if tile.is_camp() { Walls::NONE } else { walls.without(tile.walls()) };
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

    /// The visible cells: all that is there and one around it.
    fn bounds(&self) -> (Cell, Cell) {
        let free = self.free.iter().map(|free| free.cell);
        let pieces = self.pieces.iter().map(|piece| piece.cell);
        let cells = self.tiles.iter().map(|tile| tile.0).chain(free).chain(self.refused.iter().copied());
        let (mut low, mut high) = (Cell::START, Cell::START);
        for cell in cells.chain(pieces) {
            low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
            high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
        }
        // At least three by three, so that the first tiles are not drawn huge.
        (Cell::new(low.x.min(-1), low.y.min(-1)), Cell::new(high.x.max(1), high.y.max(1)))
    }
}

fn at(cell: Cell) -> String {
    format!("translate({} {})", i32::from(cell.x) * 100, i32::from(cell.y) * 100)
}

/// Whether a key presses a button.
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
        let name = element.get_attribute("data-free").or_else(|| element.get_attribute("data-cell"))?;
        let (x, y) = name.split_once(',')?;
        Some((x.parse().ok()?, y.parse().ok()?))
    };
    let here = document().active_element()?;
    let (from_x, from_y) = place(&here)?;
    let others = here.closest("svg").ok()??.query_selector_all("[tabindex='0']").ok()?;
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
    /// What to show.
    board: Memo<Board>,
    /// Its name for those who cannot see it.
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
    /// Called with the free cell that is pointed at, and with none when it is left.
    #[prop(default = Callback::new(|_| {}))]
    peek: Callback<Option<Cell>>,
) -> impl IntoView {
    let view_box = Memo::new(move |_| {
        let (low, high) = board.read().bounds();
        let (width, height) = (i32::from(high.x - low.x) + 1, i32::from(high.y - low.y) + 1);
        // The arrows of an attack stand out most.
        const EDGE: i32 = 17;
        let (left, top) = (i32::from(low.x) * 100 - EDGE, i32::from(low.y) * 100 - EDGE);
        format!("{left} {top} {} {}", width * 100 + 2 * EDGE, height * 100 + 2 * EDGE)
    });
    let select = move |cell: Cell| choose.run(cell);
    view! {
        <svg class="palace" viewBox=view_box role="group" aria-label=label preserveAspectRatio="xMidYMid meet"
            on:keydown=move |event| { move_focus(&event); }>
            {move || {
                let board = board.get();
                let tiles = board.tiles.into_iter().map(|(cell, face, name)| {
                    let tile = face.tile;
                    let can = board.movable.contains(&cell);
                    // A button is named by its content, so that its name and what is seen on it go together.
                    // On a square nothing is written.
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
                                select(cell);
                            }>
                            {title.map(|name| view! { <title>{name}</title> })}
                            <g inner_html=art::face_art(&face)></g>
                            {selected.then(|| view! { <g inner_html=art::selected_cell_art()></g> })}
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
                        on:click=move |_| select(cell) inner_html=art::empty_cell_art()></g>
                }).collect_view();
                let held = board.held;
                let free = board.free.into_iter().map(|Free { cell, name, wall }| view! {
                    <g transform=at(cell) class="cell-legal" role="button" tabindex="0" aria-label=name
                        data-free=format!("{},{}", cell.x, cell.y)
                        on:click=move |_| select(cell)
                        on:pointerenter=move |_| peek.run(Some(cell)) on:pointerleave=move |_| peek.run(None)
                        on:focus=move |_| peek.run(Some(cell)) on:blur=move |_| peek.run(None)
                        on:keydown=move |event| if presses(&event) {
                            event.prevent_default();
                            select(cell);
                        }>
                        <g inner_html=art::legal_cell_art()></g>
                        {held.map(|face| view! { <g class="ghost" inner_html=art::face_art(&face)></g> })}
                        {wall.map(|wall| view! {
                            <g class="wall-change">
                                <rect x="26" y="32" width="48" height="36" rx="18" />
                                <text x="50" y="59" text-anchor="middle">
                                    {if wall > 0 { format!("+{wall}") } else { wall.to_string().replace('-', "−") }}
                                </text>
                            </g>
                        })}
                    </g>
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
                (tiles, below_lights, lines, wall, above_walls, refused, free, top, gate_choices, side_choices)
            }}
        </svg>
    }
}

/// A wall section of a tile that can be chosen, laid over the tile.
#[component]
pub fn SideChoice(
    /// Where.
    side: Dir,
    /// Its number among the choices.
    number: usize,
    /// What choosing it does.
    name: String,
    /// Called with the number.
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

/// The sides of a cell in words, for those who cannot see them: `N E`.
pub fn wall_names(walls: Walls) -> String {
    let names: Vec<&str> = Dir::ALL.into_iter().filter(|&dir| walls.has(dir)).map(Dir::name).collect();
    names.join(" ")
}
