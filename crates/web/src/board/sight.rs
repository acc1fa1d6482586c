//! How an Alhambra is viewed: as a whole, zoomed by wheel, pinch or keys, and moved by dragging.

use leptos::ev::{PointerEvent, WheelEvent};
use leptos::prelude::*;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

/// A tile is never drawn larger than this, in pixels, unless somebody zooms in.
const LARGEST_TILE: f64 = 120.0;
/// Below this tile size, in pixels, there is no room for text on a cell.
const SMALL_TILE: f64 = 56.0;
/// How far a pointer moves before a press becomes a drag, in pixels.
const DRAG: f64 = 8.0;

/// A part of the board, in board units: a tile measures 100.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The left edge.
    pub left: f64,
    /// The upper edge.
    pub top: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// A pointer that is down, with its last position in pixels.
#[derive(Clone, Copy)]
struct Finger {
    id: i32,
    at: (f64, f64),
}

/// Handles to the zoom and position of a board; cheap to copy.
#[derive(Clone, Copy)]
pub struct Sight {
    /// The magnification; 1 shows the whole board.
    zoom: RwSignal<f64>,
    /// How far the centre is moved, in board units.
    moved: RwSignal<(f64, f64)>,
    /// The size of the element that shows the board, in pixels.
    size: RwSignal<(f64, f64)>,
    fingers: StoredValue<Vec<Finger>>,
    /// Whether the pointer that is down has moved the board, so that releasing it is not a tap.
    drags: StoredValue<bool>,
}

impl Sight {
    /// A view of the whole board.
    pub fn new() -> Sight {
        Sight {
            zoom: RwSignal::new(1.0),
            moved: RwSignal::new((0.0, 0.0)),
            size: RwSignal::new((0.0, 0.0)),
            fingers: StoredValue::new(Vec::new()),
            drags: StoredValue::new(false),
        }
    }

    /// Keeps track of the size of the element that shows the board.
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

    /// The part that is visible of a board with these bounds.
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

    /// Pixels per board unit.
    fn scale(self, all: Frame) -> f64 {
        let (width, height) = self.size.get();
        (width / all.width).min(height / all.height).min(LARGEST_TILE / 100.0) * self.zoom.get()
    }

    /// Whether the tiles are too small for text.
    pub fn is_small(self, all: Frame) -> bool {
        self.size.get().0 > 1.0 && self.scale(all) * 100.0 < SMALL_TILE
    }

    /// Multiplies the magnification by this factor, within limits.
    pub fn look_closer(self, by: f64) {
        self.zoom.update(|zoom| *zoom = (*zoom * by).clamp(0.5, 2.5));
    }

    /// Shows the whole board again.
    pub fn fit(self) {
        self.zoom.set(1.0);
        self.moved.set((0.0, 0.0));
    }

    /// Whether the last press was a drag rather than a tap.
    pub fn is_dragged(self) -> bool {
        self.drags.get_value()
    }

    /// Zooms with the wheel.
    pub fn on_wheel(self, event: &WheelEvent) {
        event.prevent_default();
        self.look_closer(if event.delta_y() < 0.0 { 1.15 } else { 1.0 / 1.15 });
    }

    /// Notes that a pointer went down.
    pub fn on_down(self, event: &PointerEvent) {
        let at = place(event);
        self.drags.set_value(false);
        self.fingers.update_value(|fingers| {
            fingers.retain(|finger| finger.id != event.pointer_id());
            fingers.push(Finger { id: event.pointer_id(), at });
        });
    }

    /// Handles a moving pointer: one moves the board, two zoom.
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

    /// Notes that a pointer was released or left.
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
