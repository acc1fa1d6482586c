//! Things that fly from where they were to where they are now. The table has changed already when they start, so
//! nothing waits for them and nothing can get stuck. Where nothing may move, both places are only outlined.

use std::time::Duration;

use engine::vocab::Seat;
use engine::{Action, View};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};

use crate::panels::choice::Choice;

/// How long a flight of one's own takes.
const OWN: Duration = Duration::from_millis(300);

/// How long both places stay outlined after another's action.
const LIT: Duration = Duration::from_millis(900);

/// The same where nothing moves.
const LIT_STILL: Duration = Duration::from_millis(600);

/// Where another's things go: the seat among the players, or in the strip of a narrow screen.
fn place_of(seat: Seat) -> String {
    let seat = seat.index();
    format!("#players [data-seat='{seat}'], #strip [data-seat='{seat}']")
}

/// A picture taken before a change, with where it lay and where it goes.
struct Flight {
    /// None where it is only outlined.
    frame: Option<HtmlElement>,
    from: DomRect,
    to: String,
}

/// Pictures taken before a change.
pub struct Flights {
    flights: Vec<Flight>,
    /// How long they fly.
    duration: Duration,
    /// The place that is outlined in any case; for another's action.
    outlined: Option<String>,
}

/// Whether things may move on this screen.
pub fn is_moving() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let chosen = document().document_element().and_then(|root| root.get_attribute("data-motion"));
    !asked.is_some_and(|query| query.matches()) && chosen.as_deref() != Some("reduced")
}

/// Takes pictures of what an action of the person moves.
pub fn prepare(action: Action, view: &View<'_>) -> Flights {
    let mut moved = from_table(action, view, "#hand", "#own-tiles");
    match action {
        Action::Place { tile, at } | Action::Add { tile, at } => moved.push((
            format!("#own-tiles [data-tile='{}']", tile.name()),
            format!(".palace [data-cell='{},{}']", at.x, at.y),
        )),
        _ => {}
    }
    let moved = if is_moving() { moved } else { Vec::new() };
    let flights = moved.into_iter().filter_map(|(from, to)| picture(&from, to, true)).collect();
    Flights { flights, duration: OWN, outlined: None }
}

/// Takes pictures of what an action of somebody else moves; they fly to that seat.
pub fn prepare_for(seat: Seat, action: Action, view: &View<'_>, duration: Duration) -> Flights {
    let place = place_of(seat);
    let moved = from_table(action, view, &place, &place);
    let flies = is_moving();
    let flights = moved.into_iter().filter_map(|(from, to)| picture(&from, to, flies)).collect();
    Flights { flights, duration, outlined: Some(place) }
}

/// What an action takes from the table: selectors of each piece and of its goal, by what it is.
fn from_table(action: Action, view: &View<'_>, to_cards: &str, to_tiles: &str) -> Vec<(String, String)> {
    let choice = Choice::of(action, view);
    let from_row = matches!(action, Action::TakeMoney(_)) || choice.row_card().is_some();
    let taken = choice.about.money().filter(|_| from_row);
    let mut moved: Vec<(String, String)> =
        taken.map(|card| (format!("#money-row [data-card='{card}']"), to_cards.to_string())).collect();
    if let Action::Buy { space, .. } = action {
        moved.push((format!("[data-space='{}'] svg", space.number()), to_tiles.to_string()));
    }
    moved
}

/// A picture of what a selector finds.
fn picture(from: &str, to: String, flies: bool) -> Option<Flight> {
    let element = document().query_selector(from).ok()??;
    let frame = if flies { Some(copy_of(&element)?) } else { None };
    Some(Flight { frame, from: element.get_bounding_client_rect(), to })
}

fn copy_of(element: &Element) -> Option<HtmlElement> {
    let copy = element.clone_node_with_deep(true).ok()?.dyn_into::<Element>().ok()?;
    let frame = hidden_box("flight")?;
    frame.append_child(&copy).ok()?;
    Some(frame)
}

/// A box over the page that only eyes find.
fn hidden_box(class: &str) -> Option<HtmlElement> {
    let frame: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    frame.set_class_name(class);
    let _ = frame.set_attribute("aria-hidden", "true");
    Some(frame)
}

impl Flights {
    /// Lets the pictures fly once the page shows the change.
    pub fn start(self) {
        if self.flights.is_empty() && self.outlined.is_none() {
            return;
        }
        request_animation_frame(move || {
            let lit = if is_moving() { LIT } else { LIT_STILL };
            for Flight { frame, from, to } in self.flights {
                if self.outlined.is_some() {
                    let _ = outline(&from, lit);
                }
                if let Some(frame) = frame {
                    let _ = fly(&frame, &from, &to, self.duration);
                }
            }
            if let Some(goal) = self.outlined.and_then(|place| rect_of(&place)) {
                let _ = outline(&goal, lit);
            }
        });
    }
}

/// Where the first thing is that the selector finds and that can be seen.
fn rect_of(selector: &str) -> Option<DomRect> {
    let found = document().query_selector_all(selector).ok()?;
    let elements = (0..found.length()).filter_map(|index| found.item(index)?.dyn_into::<Element>().ok());
    elements.map(|element| element.get_bounding_client_rect()).find(|rect| rect.width() > 0.0)
}

/// Lays a frame over a place of the page for a while. One property after the other, because the policy of the page lets
/// no attribute hold a style.
fn lay(frame: &HtmlElement, at: &DomRect, time: Duration) -> Result<(), JsValue> {
    for (property, pixels) in
        [("left", at.left()), ("top", at.top()), ("width", at.width()), ("height", at.height())]
    {
        frame.style().set_property(property, &format!("{pixels}px"))?;
    }
    frame.style().set_property("--time", &format!("{}ms", time.as_millis()))?;
    document().body().ok_or(JsValue::NULL)?.append_child(frame)?;
    // It goes even where the browser does not move it.
    let frame = frame.clone();
    set_timeout(move || frame.remove(), time);
    Ok(())
}

/// Outlines a place for a while.
fn outline(at: &DomRect, time: Duration) -> Result<(), JsValue> {
    let frame = hidden_box("lit").ok_or(JsValue::NULL)?;
    lay(&frame, at, time)
}

fn fly(frame: &HtmlElement, from: &DomRect, to: &str, time: Duration) -> Result<(), JsValue> {
    let Some(to) = rect_of(to) else { return Ok(()) };
    let (x, y) = (
        to.left() + to.width() / 2.0 - from.left() - from.width() / 2.0,
        to.top() + to.height() / 2.0 - from.top() - from.height() / 2.0,
    );
    // It ends no larger than the place it goes to.
    let scale = (to.width() / from.width()).min(to.height() / from.height()).clamp(0.2, 1.0);
    frame.style().set_property("--x", &format!("{x}px"))?;
    frame.style().set_property("--y", &format!("{y}px"))?;
    frame.style().set_property("--scale", &scale.to_string())?;
    lay(frame, from, time)
}
