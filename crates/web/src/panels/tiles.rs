//! The tiles to place and the reserve of the Alhambra that is shown; they can be tapped or dragged.

use engine::vocab::{Cell, TileId, TileSet};
use i18n::Kinds;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

use crate::app::app;
use crate::art::Face;
use crate::board::cards::TilePicture;
use crate::panels::choice::tiles_for;
use crate::panels::desk::{Selection, desk};
use crate::panels::red_palace;

/// How far a pointer moves before a press becomes a drag, in pixels.
const DRAG_DISTANCE: f64 = 8.0;

/// A tile being dragged: where it was picked up and where the pointer is.
#[derive(Clone, Copy, PartialEq)]
struct Drag {
    face: Face,
    from: (f64, f64),
    at: (f64, f64),
}

impl Drag {
    fn is_moving(&self) -> bool {
        (self.at.0 - self.from.0).hypot(self.at.1 - self.from.1) > DRAG_DISTANCE
    }
}

/// The cell of the board under a point of the screen.
fn cell_at(x: f64, y: f64) -> Option<Cell> {
    let element = document().element_from_point(x as f32, y as f32)?;
    let cell = element.closest("[data-free], [data-cell], [data-refused]").ok().flatten()?;
    ["data-free", "data-cell", "data-refused"]
        .into_iter()
        .find_map(|name| cell.get_attribute(name))?
        .parse()
        .ok()
}

/// The tiles to place and the reserve of the Alhambra that is shown; they can be tapped or dragged.
#[component]
pub fn Tiles() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let selected = desk.selected;
    let drag = RwSignal::new(None::<Drag>);
    // A tile that a card is used on is only tapped, not dragged.
    let uses_card = move || matches!(selected.get_untracked(), Some(Selection::Card(_)));
    let pick_up = move |event: PointerEvent, face: Face| {
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        if uses_card() {
            return;
        }
        drag.set(Some(Drag { face, from: at, at }));
        selected.set(Some(Selection::Tile(face.tile)));
    };
    let carry = move |event: PointerEvent| {
        if drag.read_untracked().is_none() {
            return;
        }
        // The button was released outside the window.
        if event.buttons() == 0 {
            return drag.set(None);
        }
        let at = (f64::from(event.client_x()), f64::from(event.client_y()));
        drag.update(|drag| {
            if let Some(drag) = drag {
                drag.at = at
            }
        });
    };
    let put_down = move |event: PointerEvent| {
        let Some(done) = drag.get_untracked() else { return };
        drag.set(None);
        if done.is_moving()
            && let Some(cell) = cell_at(f64::from(event.client_x()), f64::from(event.client_y()))
        {
            desk.choose_cell(cell);
        }
    };
    // Listen on the window, so that the tile follows the pointer everywhere and is never left hanging, even if the
    // page is redrawn meanwhile.
    let listeners = [
        window_event_listener(leptos::ev::pointermove, carry),
        window_event_listener(leptos::ev::pointerup, put_down),
        window_event_listener(leptos::ev::pointercancel, move |_| drag.set(None)),
        window_event_listener(leptos::ev::blur, move |_| drag.set(None)),
    ];
    on_cleanup(move || listeners.into_iter().for_each(WindowListenerHandle::remove));
    let shown = Memo::new(move |_| {
        let play = app.play.read();
        let (Some(play), Some(seat)) = (play.as_ref(), desk.shown_seat.get()) else {
            return Shown::default();
        };
        let view = play.shown();
        // What is shown as done may wait for chance, and then for nobody: whoever acts in the game itself has the tiles.
        let aside = if play.view().to_act() == Some(seat) { view.set_aside() } else { TileSet::EMPTY };
        let texts = app.texts.read().0.knowing(Kinds::of(&view));
        let chosen = match desk.selected.get() {
            Some(Selection::Card(card)) => tiles_for(&desk.choices.read(), card).collect::<Vec<_>>(),
            _ => Vec::new(),
        };
        let with_names = |tiles: TileSet| {
            let with_name = |tile: TileId| {
                let build = chosen.iter().find(|(other, _)| *other == tile).map(|(_, action)| action);
                let name = build.map_or_else(|| texts.tile(tile), |action| texts.action(action, &view));
                let sides = red_palace::sides_of(app, desk, &view, tile);
                Beside { face: Face::of(&view, tile), name, builds: build.is_some(), sides }
            };
            tiles.iter().map(with_name).collect()
        };
        let (aside, reserve) = (with_names(aside), with_names(view.reserve(seat)));
        Shown { aside, reserve, is_own: desk.is_own.get() }
    });
    let row = move |key: &'static str, tiles: Vec<Beside>, id: &'static str, is_own: bool| {
        (!tiles.is_empty()).then(|| view! {
            <div class="tile-row">
                <h3>{app.t(key)}</h3>
                <div class="tiles" id=id>
                    {tiles.into_iter().map(|Beside { face, name, builds, sides }| if sides.is_empty() {
                        let tile = face.tile;
                        view! {
                        <button class="tile-button" class:builds=builds data-tile=tile.name() disabled=!is_own
                            aria-pressed=move || (selected.get() == Some(Selection::Tile(tile))).to_string()
                            on:click=move |_| desk.choose_tile(tile)
                            on:pointerdown=move |event| pick_up(event, face)>
                            <span class="visually-hidden">{name}</span>
                            <TilePicture tile=face />
                        </button>
                        }.into_any()
                    } else {
                        view! { <red_palace::TileWithSides face name sides /> }.into_any()
                    }).collect_view()}
                </div>
            </div>
        })
    };
    view! {
        <div class="own-tiles" id="own-tiles">
            {move || {
                let Shown { aside, reserve, is_own } = shown.get();
                (row("set-aside-tiles", aside, "set-aside", is_own), row("reserve", reserve, "reserve", is_own))
            }}
        </div>
        {move || drag.get().filter(Drag::is_moving).map(|drag| view! {
            <div class="dragged" aria-hidden="true"
                style:left=format!("{}px", drag.at.0) style:top=format!("{}px", drag.at.1)>
                <TilePicture tile=drag.face />
            </div>
        })}
    }
}

/// The tiles beside an Alhambra.
#[derive(Clone, PartialEq, Default)]
struct Shown {
    aside: Vec<Beside>,
    reserve: Vec<Beside>,
    is_own: bool,
}

/// A tile beside an Alhambra.
#[derive(Clone, PartialEq)]
struct Beside {
    face: Face,
    /// The name of the tile, or what tapping it does.
    name: String,
    /// Whether the selected card may be used on it.
    builds: bool,
    /// Its wall sections that can be chosen.
    sides: Vec<red_palace::SideOf>,
}
