//! One Alhambra as a board: tiles, walls, gates, chests, and the cells that can be chosen.

use std::collections::HashSet;

use engine::vocab::{Cell, Dir, Side, TileId, Walls};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;

use crate::art;

/// What the board shows; equal boards are not drawn again.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Board {
    /// Tiles with their cells, names and walls.
    pub tiles: Vec<(Cell, TileId, Walls, String)>,
    /// Gates.
    pub gates: Vec<Side>,
    /// Cells whose building holds a chest.
    pub chests: HashSet<Cell>,
    /// Segments of the wall to be shown.
    pub wall: Vec<Side>,
    /// Empty cells that can be chosen, with what choosing does.
    pub free: Vec<(Cell, String)>,
    /// Tiles that can be chosen.
    pub movable: HashSet<Cell>,
    /// The chosen cell.
    pub selected: Option<Cell>,
}

impl Board {
    /// The visible cells: all that is there and one around it.
    fn bounds(&self) -> (Cell, Cell) {
        let cells = self.tiles.iter().map(|tile| tile.0).chain(self.free.iter().map(|free| free.0));
        let (mut low, mut high) = (Cell::START, Cell::START);
        for cell in cells {
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

/// One Alhambra.
#[component]
pub fn PalaceBoard(
    /// What to show.
    board: Memo<Board>,
    /// Its name for those who cannot see it.
    label: Signal<String>,
    /// Called with the cell that was chosen.
    choose: Callback<Cell>,
) -> impl IntoView {
    let view_box = Memo::new(move |_| {
        let (low, high) = board.read().bounds();
        let (width, height) = (i32::from(high.x - low.x) + 1, i32::from(high.y - low.y) + 1);
        format!(
            "{} {} {} {}",
            i32::from(low.x) * 100 - 12,
            i32::from(low.y) * 100 - 12,
            width * 100 + 24,
            height * 100 + 24
        )
    });
    let select = move |cell: Cell| choose.run(cell);
    view! {
        <svg class="palace" viewBox=view_box role="group" aria-label=label preserveAspectRatio="xMidYMid meet">
            {move || {
                let board = board.get();
                let tiles = board.tiles.into_iter().map(|(cell, tile, walls, name)| {
                    let can = board.movable.contains(&cell);
                    let selected = board.selected == Some(cell);
                    let chest = board.chests.contains(&cell).then(|| tile.kind()).flatten();
                    view! {
                        <g transform=at(cell) class="cell-tile" class:cell-selected=selected
                            data-cell=format!("{},{}", cell.x, cell.y) data-tile=tile.name()
                            role=if can { "button" } else { "img" } aria-label=name
                            tabindex=if can { "0" } else { "-1" }
                            on:click=move |_| if can { select(cell) }
                            on:keydown=move |event| if can && presses(&event) {
                                event.prevent_default();
                                select(cell);
                            }>
                            <g inner_html=art::tile_art(tile, walls)></g>
                            {selected.then(|| view! { <g inner_html=art::selected_cell_art()></g> })}
                            {chest.map(|kind| view! { <g transform=art::CHEST_IN_TILE inner_html=art::chest_art(kind)></g> })}
                        </g>
                    }
                }).collect_view();
                let gates = board.gates.into_iter().map(|side| view! {
                    <g transform=at(side.cell) inner_html=art::gate_art(side.dir)></g>
                }).collect_view();
                let wall = board.wall.into_iter().map(|side| view! {
                    <g transform=at(side.cell) inner_html=art::wall_glow(side.dir)></g>
                }).collect_view();
                let free = board.free.into_iter().map(|(cell, name)| view! {
                    <g transform=at(cell) class="cell-legal" role="button" tabindex="0" aria-label=name
                        data-free=format!("{},{}", cell.x, cell.y)
                        on:click=move |_| select(cell)
                        on:keydown=move |event| if presses(&event) {
                            event.prevent_default();
                            select(cell);
                        }
                        inner_html=art::legal_cell_art()></g>
                }).collect_view();
                (tiles, gates, wall, free)
            }}
        </svg>
    }
}

/// The sides of a cell in words, for those who cannot see them: `N E`.
pub fn wall_names(walls: Walls) -> String {
    let names: Vec<&str> = Dir::ALL.into_iter().filter(|&dir| walls.has(dir)).map(Dir::name).collect();
    names.join(" ")
}
