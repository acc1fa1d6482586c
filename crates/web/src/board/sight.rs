//! How an Alhambra is looked at: all of it, or closer by wheel, pinch and keys, and moved by dragging.

use leptos::ev::{PointerEvent, WheelEvent};
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// A tile is never drawn larger than this, in pixels, unless somebody looks closer.
const LARGEST_TILE: f64 = 120.0;
/// Below this size of a tile, in pixels, there is no room for words on a cell.
const SMALL_TILE: f64 = 56.0;
/// How far a pointer moves before a press becomes a drag, in pixels.
const DRAG: f64 = 8.0;

/// A part of the board, in its own units: a tile measures 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

/// Where a pointer is and was.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    at: (f64, f64),
}

/// How the board is looked at; cheap to copy.
#[derive(Clone, Copy)]
pub struct Sight {
    /// How much closer than all of it.
    zoom: RwSignal<f64>,
    /// How far the middle is moved, in units of the board.
    moved: RwSignal<(f64, f64)>,
    /// The size of the window onto the board, in pixels.
    size: RwSignal<(f64, f64)>,
    fingers: StoredValue<Vec<Finger>>,
    /// Whether the pointer that is down has moved the board, so that it taps nothing.
    drags: StoredValue<bool>,
}

impl Sight {
    /// All of the board.
    pub fn new() -> Sight {
        Sight {
            zoom: RwSignal::new(1.0),
            moved: RwSignal::new((0.0, 0.0)),
            size: RwSignal::new((0.0, 0.0)),
            fingers: StoredValue::new(Vec::new()),
            drags: StoredValue::new(false),
        }
    }

    /// Follows the size of an element.
    pub fn watch(self, element: &Element) {
        let watched = element.clone();
        let measure = move || {
            let size = watched.get_bounding_client_rect();
            let size = (size.width(), size.height());
            if self.size.try_get_untracked().is_some_and(|known| known != size) {
                self.size.set(size);
            }
        };
        measure();
        let changed = Closure::<dyn Fn(JsValue)>::new(move |_| measure());
        if let Ok(observer) = web_sys::ResizeObserver::new(changed.as_ref().unchecked_ref()) {
            observer.observe(element);
            let kept = StoredValue::new_local((observer, changed));
            on_cleanup(move || kept.with_value(|(observer, _)| observer.disconnect()));
        }
    }

    /// What is seen of a board with these bounds.
    pub fn frame(self, all: Frame) -> Frame {
        let (width, height) = self.size.get();
        if width < 1.0 || height < 1.0 {
            return all;
        }
        let scale = self.scale(all);
        let (x, y) = self.moved.get();
        let (width, height) = (width / scale, height / scale);
        let (middle_x, middle_y) = (all.left + all.width / 2.0 + x, all.top + all.height / 2.0 + y);
        Frame { left: middle_x - width / 2.0, top: middle_y - height / 2.0, width, height }
    }

    /// Pixels for each unit of the board.
    fn scale(self, all: Frame) -> f64 {
        let (width, height) = self.size.get();
        (width / all.width).min(height / all.height).min(LARGEST_TILE / 100.0) * self.zoom.get()
    }

    /// Whether the tiles are too small for words on them.
    pub fn is_small(self, all: Frame) -> bool {
        self.size.get().0 > 1.0 && self.scale(all) * 100.0 < SMALL_TILE
    }

    /// Looks closer or from farther away.
    pub fn look_closer(self, by: f64) {
        self.zoom.update(|zoom| *zoom = (*zoom * by).clamp(0.5, 2.5));
    }

    /// Shows all of it again.
    pub fn fit(self) {
        self.zoom.set(1.0);
        self.moved.set((0.0, 0.0));
    }

    /// Whether what is pressed now was a drag and no tap.
    pub fn is_dragged(self) -> bool {
        self.drags.get_value()
    }

    /// The wheel looks closer.
    pub fn on_wheel(self, event: &WheelEvent) {
        event.prevent_default();
        self.look_closer(if event.delta_y() < 0.0 { 1.15 } else { 1.0 / 1.15 });
    }

    /// A pointer goes down.
    pub fn on_down(self, event: &PointerEvent) {
        let at = place(event);
        self.drags.set_value(false);
        self.fingers.update_value(|fingers| {
            fingers.retain(|finger| finger.id != event.pointer_id());
            fingers.push(Finger { id: event.pointer_id(), at });
        });
    }

    /// A pointer moves: one moves the board, two look closer.
    pub fn on_move(self, event: &PointerEvent, all: Frame) {
        let at = place(event);
        let mut fingers = self.fingers.get_value();
        let Some(which) = fingers.iter().position(|finger| finger.id == event.pointer_id()) else { return };
        let before = fingers[which].at;
        let (dx, dy) = (at.0 - before.0, at.1 - before.1);
        if !self.drags.get_value() && dx.hypot(dy) < DRAG {
            return;
        }
        self.drags.set_value(true);
        let other = fingers.iter().find(|finger| finger.id != event.pointer_id()).map(|finger| finger.at);
        match other {
            Some(other) => {
                let far = |from: (f64, f64)| (from.0 - other.0).hypot(from.1 - other.1).max(1.0);
                self.look_closer(far(at) / far(before));
            }
            None => {
                let scale = untrack(|| self.scale(all));
                self.moved.update(|moved| *moved = (moved.0 - dx / scale, moved.1 - dy / scale));
            }
        }
        fingers[which].at = at;
        self.fingers.set_value(fingers);
    }

    /// A pointer is gone.
    pub fn on_up(self, event: &PointerEvent) {
        self.fingers.update_value(|fingers| fingers.retain(|finger| finger.id != event.pointer_id()));
    }
}

impl Default for Sight {
    fn default() -> Sight {
        Sight::new()
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}
