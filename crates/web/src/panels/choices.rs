//! What can be done now: every legal action as a button, the most useful ones first.

use engine::modules::{characters, city_gates, viziers_favour};
use engine::vocab::{Cell, Space, TileId};
use engine::{Action, View};
use leptos::prelude::*;

use crate::app::app;

/// What the person has pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Selection {
    /// A market space.
    Space(Space),
    /// A tile of the reserve or one to be placed.
    Tile(TileId),
    /// A tile in the own Alhambra, or a cell with several choices.
    Cell(Cell),
}

/// The market space that an action is about.
pub fn space_of(action: &Action) -> Option<Space> {
    match *action {
        Action::Buy { space, .. }
        | Action::ViziersFavour(viziers_favour::Action::Buy { space, .. })
        | Action::Characters(characters::Action::Karim { space } | characters::Action::Laila { space }) => {
            Some(space)
        }
        _ => None,
    }
}

/// The tile outside the Alhambra that an action is about.
pub fn tile_of(action: &Action) -> Option<TileId> {
    match *action {
        Action::Add { tile, .. }
        | Action::Swap { tile, .. }
        | Action::Place { tile, .. }
        | Action::Reserve { tile }
        | Action::GiveToDirk { tile }
        | Action::CityGates(city_gates::Action::Place { tile, .. } | city_gates::Action::Add { tile, .. }) => {
            Some(tile)
        }
        _ => None,
    }
}

/// The cell of the Alhambra that an action is about.
pub fn cell_of(action: &Action) -> Option<Cell> {
    match *action {
        Action::Add { at, .. }
        | Action::Swap { at, .. }
        | Action::Remove { at }
        | Action::Place { at, .. }
        | Action::CityGates(
            city_gates::Action::Place { at, .. }
            | city_gates::Action::Add { at, .. }
            | city_gates::Action::Remove { at, .. },
        ) => Some(at),
        _ => None,
    }
}

/// Whether an action is a purchase paid exactly.
pub fn is_exact(action: &Action, view: &View<'_>) -> bool {
    match *action {
        Action::Buy { space, pay } => {
            view.market(space).is_some_and(|tile| pay.total() == u16::from(tile.price()))
        }
        _ => false,
    }
}

/// Whether an action needs the board: such actions are many and are folded away.
fn is_on_board(action: &Action) -> bool {
    cell_of(action).is_some()
}

fn matches(action: &Action, selection: Selection) -> bool {
    match selection {
        Selection::Space(space) => space_of(action) == Some(space),
        Selection::Tile(tile) => tile_of(action) == Some(tile),
        Selection::Cell(cell) => cell_of(action) == Some(cell),
    }
}

/// Every legal action as a button; what was pointed at narrows them down.
#[component]
pub fn Choices(
    /// The legal actions.
    legal: Memo<Vec<Action>>,
    /// What was pointed at.
    selected: RwSignal<Option<Selection>>,
    /// Called with the action chosen.
    act: Callback<Action>,
) -> impl IntoView {
    let app = app();
    let buttons = move |actions: Vec<Action>| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Vec::new() };
        let view = play.view();
        let texts = app.texts.read();
        let mut labelled: Vec<(bool, Action, String)> = actions
            .into_iter()
            .map(|action| (is_exact(&action, &view), action, texts.0.action(&action, &view)))
            .collect();
        // Exact payments are what one looks for.
        labelled.sort_by_key(|(exact, ..)| !exact);
        labelled
            .into_iter()
            .map(|(exact, action, label)| {
                view! {
                    <button class="action" data-action=action.to_string() on:click=move |_| act.run(action)>
                        {label}
                        {exact.then(|| view! {
                            <span class="exact" title=app.t("exact-hint")>{app.t("exact")}</span>
                        })}
                    </button>
                }
            })
            .collect::<Vec<_>>()
    };
    view! {
        <div class="actions" id="actions">
            {move || {
                let legal = legal.get();
                let chosen = selected.get().map(|selection| {
                    let (on_board, other): (Vec<Action>, Vec<Action>) =
                        legal.iter().copied().filter(|action| matches(action, selection)).partition(is_on_board);
                    // A cell that was pointed at shows all it can do; a tile leaves its cells to the board.
                    if matches!(selection, Selection::Cell(_)) { (on_board, Vec::new()) } else { (other, on_board) }
                });
                match chosen {
                    Some((first, folded)) if !first.is_empty() || !folded.is_empty() => view! {
                        {buttons(first)}
                        {(!folded.is_empty()).then(|| view! {
                            <details>
                                <summary>{app.t("choose-tile-place")}</summary>
                                {buttons(folded)}
                            </details>
                        })}
                        <button class="quiet" id="unselect" on:click=move |_| selected.set(None)>
                            {app.t("other-actions")}
                        </button>
                    }.into_any(),
                    _ => {
                        let (on_board, first): (Vec<Action>, Vec<Action>) =
                            legal.into_iter().partition(is_on_board);
                        let place = on_board.iter().any(|action| matches!(action, Action::Place { .. }));
                        view! {
                            {buttons(first)}
                            {(!on_board.is_empty()).then(|| view! {
                                <details open=place>
                                    <summary>
                                        {app.t(if place { "choose-tile-place" } else { "redesign" })}
                                        " ("{on_board.len()}")"
                                    </summary>
                                    {buttons(on_board)}
                                </details>
                            })}
                        }.into_any()
                    }
                }
            }}
        </div>
    }
}
