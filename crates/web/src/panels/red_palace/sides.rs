//! Wall sections that can be tapped: guards to pay or move, walls for a guard, and edges for a wall section. They are
//! highlighted on the board and on the tiles beside it.

use engine::red_palace::{self, Ability};
use engine::vocab::{Dir, Seat, Side, TileId};
use engine::{Action, View};
use leptos::prelude::*;

use crate::app::App;
use crate::art::{self, Face};
use crate::board::palace::SideChoice;
use crate::panels::desk::{Desk, Selection, desk};

/// A wall section that can be chosen: its side, the index of its action, and what it does.
pub type SideOf = (Dir, usize, String);

/// The wall section that an action is about.
pub fn side_of(action: &Action) -> Option<(TileId, Dir)> {
    match *action {
        Action::RedPalace(
            red_palace::Action::PayGuard { tile, side }
            | red_palace::Action::PostGuard { tile, side }
            | red_palace::Action::AttachWall { tile, side },
        ) => Some((tile, side)),
        _ => None,
    }
}

/// Every wall section that can be tapped now: its tile and side, with the index of its action and the action.
fn lit(desk: Desk) -> Vec<(TileId, Dir, usize, Action)> {
    if !desk.is_own.get() {
        return Vec::new();
    }
    let moves = desk.selected.get() == Some(Selection::Ability(Ability::MoveGuard));
    let side = |action: &Action| match *action {
        Action::RedPalace(red_palace::Action::MoveGuard { tile, side }) if moves => Some((tile, side)),
        _ => side_of(action),
    };
    let numbered = desk.legal.get().into_iter().enumerate();
    numbered
        .filter_map(|(number, action)| side(&action).map(|(tile, dir)| (tile, dir, number, action)))
        .collect()
}

/// The wall sections to tap in a seat's Alhambra, with the index of the action and what it does.
pub fn sides_on_board(app: App, desk: Desk, view: &View<'_>, seat: Seat) -> Vec<(Side, usize, String)> {
    let texts = app.texts.read();
    let on_board = |(tile, dir, number, action): (TileId, Dir, usize, Action)| {
        let cell = view.palace(seat).cell_of(tile)?;
        Some((Side { cell, dir }, number, texts.0.action(&action, view)))
    };
    lit(desk).into_iter().filter_map(on_board).collect()
}

/// The wall sections to tap on a tile beside the Alhambra.
pub fn sides_of(app: App, desk: Desk, view: &View<'_>, tile: TileId) -> Vec<SideOf> {
    let texts = app.texts.read();
    let of_tile = lit(desk).into_iter().filter(|lit| lit.0 == tile);
    of_tile.map(|(_, dir, number, action)| (dir, number, texts.0.action(&action, view))).collect()
}

/// Plays the action of the wall section with this index.
pub fn choose_side(desk: Desk, number: usize) {
    let action = desk.legal.read_untracked().get(number).copied();
    if let Some(action) = action {
        desk.act(action);
    }
}

/// A tile beside the Alhambra whose wall sections can be chosen.
#[component]
pub fn TileWithSides(
    /// The look of the tile.
    face: Face,
    /// The name of the tile, for screen readers.
    name: String,
    /// The wall sections that can be chosen.
    sides: Vec<SideOf>,
) -> impl IntoView {
    let desk = desk();
    let choose = Callback::new(move |number| choose_side(desk, number));
    view! {
        <svg class="tile-sides" viewBox="-12 -12 124 124" role="group" aria-label=name data-tile=face.tile.name()>
            <g inner_html=art::face_art(&face)></g>
            {sides.into_iter().map(|(side, number, name)| view! { <SideChoice side number name choose /> }).collect_view()}
        </svg>
    }
}
