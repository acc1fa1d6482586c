//! Animations of things that move from where they were to where they are now. The table has already changed when a
//! flight starts, so nothing waits for it and nothing can get stuck. With reduced motion, both places are only
//! outlined.

use std::time::Duration;

use engine::vocab::{Money, Seat, Space};
use engine::{Action, Event, View};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement};

use crate::panels::choice::Choice;
use crate::play::Play;
use crate::story::{self, Spot};

/// How long a flight takes for the person's own action.
const OWN: Duration = Duration::from_millis(300);

/// How long both places stay outlined after another player's action.
const LIT: Duration = Duration::from_millis(900);

/// The same under reduced motion.
const LIT_STILL: Duration = Duration::from_millis(600);

/// Selects where another player's things fly to: the seat among the players, or in the strip of a narrow screen.
fn place_of(seat: Seat) -> String {
    let seat = seat.index();
    format!("#players [data-seat='{seat}'], #strip [data-seat='{seat}']")
}

/// Selects a card of the money row.
fn row_card(card: Money) -> String {
    format!("#money-row [data-card='{card}']")
}

/// Selects the tile on a space of the market.
fn market_tile(space: Space) -> String {
    format!("[data-space='{}'] svg", space.number())
}

/// A picture taken before a change, with where it was and where it goes.
struct Flight {
    /// The flying copy; `None` if the places are only outlined.
    frame: Option<HtmlElement>,
    from: DomRect,
    to: String,
}

/// The pictures taken before a change, ready to fly.
pub struct Flights {
    flights: Vec<Flight>,
    /// How long each flight takes.
    duration: Duration,
    /// The selector of a place that is outlined in any case, after another player's action.
    outlined: Option<String>,
}

/// Whether motion is allowed on this screen.
pub fn is_moving() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let chosen = document().document_element().and_then(|root| root.get_attribute("data-motion"));
    !asked.is_some_and(|query| query.matches()) && chosen.as_deref() != Some("reduced")
}

/// Takes pictures of what the person's own action moves.
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

/// Takes pictures of what another player's action moves; they fly to that seat.
pub fn prepare_for(seat: Seat, action: Action, view: &View<'_>, duration: Duration) -> Flights {
    let place = place_of(seat);
    to_seat(from_table(action, view, &place, &place), place, duration)
}

/// The same for what has happened at another screen, before the table shows it.
pub fn prepare_told(play: &Play, seat: Seat, events: &[Event], duration: Duration) -> Flights {
    let place = place_of(seat);
    // What fills a gap comes from elsewhere, and cards of The Red Palace are paid from a hand.
    let is_taken = |event: &&Event| {
        !matches!(
            event,
            Event::RowFilled { .. }
                | Event::MarketFilled { .. }
                | Event::LeftOver { .. }
                | Event::RedPalace(_)
        )
    };
    let from = |spot: Spot| match spot {
        Spot::Card(card) => Some(row_card(card)),
        Spot::Space(space) => Some(market_tile(space)),
        Spot::Cell(..) | Spot::Tile(..) | Spot::Seat(_) => None,
    };
    let spots = events.iter().filter(is_taken).flat_map(|event| story::spots(play, event));
    let moved = spots.filter_map(from).map(|from| (from, place.clone())).collect();
    to_seat(moved, place, duration)
}

fn to_seat(moved: Vec<(String, String)>, place: String, duration: Duration) -> Flights {
    let flies = is_moving();
    let flights = moved.into_iter().filter_map(|(from, to)| picture(&from, to, flies)).collect();
    Flights { flights, duration, outlined: Some(place) }
}

/// What an action takes from the table: pairs of selectors, for the piece and for where it goes.
fn from_table(action: Action, view: &View<'_>, to_cards: &str, to_tiles: &str) -> Vec<(String, String)> {
    let choice = Choice::of(action, view);
    let from_row = matches!(action, Action::TakeMoney(_)) || choice.row_card().is_some();
    let taken = choice.about.money().filter(|_| from_row);
    let mut moved: Vec<(String, String)> = taken.map(|card| (row_card(card), to_cards.to_string())).collect();
    if let Action::Buy { space, .. } = action {
        moved.push((market_tile(space), to_tiles.to_string()));
    }
    moved
}

/// Takes a picture of what the selector finds, if anything.
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

/// A box over the page that is hidden from screen readers.
fn hidden_box(class: &str) -> Option<HtmlElement> {
    let frame: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    frame.set_class_name(class);
    let _ = frame.set_attribute("aria-hidden", "true");
    Some(frame)
}

impl Flights {
    /// Starts the flights once the page shows the change.
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

/// The rectangle of the first visible element that the selector finds.
fn rect_of(selector: &str) -> Option<DomRect> {
    let found = document().query_selector_all(selector).ok()?;
    let elements = (0..found.length()).filter_map(|index| found.item(index)?.dyn_into::<Element>().ok());
    elements.map(|element| element.get_bounding_client_rect()).find(|rect| rect.width() > 0.0)
}

/// Lays a frame over a place of the page for a while. It sets the properties one by one, because the page's content
/// security policy forbids style attributes.
fn lay(frame: &HtmlElement, at: &DomRect, time: Duration) -> Result<(), JsValue> {
    for (property, pixels) in
        [("left", at.left()), ("top", at.top()), ("width", at.width()), ("height", at.height())]
    {
        frame.style().set_property(property, &format!("{pixels}px"))?;
    }
    frame.style().set_property("--time", &format!("{}ms", time.as_millis()))?;
    document().body().ok_or(JsValue::NULL)?.append_child(frame)?;
    // Remove it even if the browser does not animate it.
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
    // It ends no larger than its destination.
    let scale = (to.width() / from.width()).min(to.height() / from.height()).clamp(0.2, 1.0);
    frame.style().set_property("--x", &format!("{x}px"))?;
    frame.style().set_property("--y", &format!("{y}px"))?;
    frame.style().set_property("--scale", &scale.to_string())?;
    lay(frame, from, time)
}
