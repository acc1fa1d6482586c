//! Things that fly from where they were to where they are now. The table has changed already when they start, so
//! nothing waits for them and nothing can get stuck.

use std::time::Duration;

use engine::{Action, View};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

use crate::panels::choice::Choice;

/// How long a flight takes, as the style sheet has it.
const DURATION: Duration = Duration::from_millis(280);

/// Pictures taken before a change, with where they lay and where they go.
pub struct Flights(Vec<(HtmlElement, web_sys::DomRect, String)>);

/// Whether things may move on this screen.
pub fn is_moving() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
    let chosen = document().document_element().and_then(|root| root.get_attribute("data-motion"));
    !asked.is_some_and(|query| query.matches()) && chosen.as_deref() != Some("reduced")
}

/// Takes pictures of what an action moves.
pub fn prepare(action: Action, view: &View<'_>) -> Flights {
    if !is_moving() {
        return Flights(Vec::new());
    }
    let choice = Choice::of(action, view);
    let from_row = matches!(action, Action::TakeMoney(_)) || choice.row_card().is_some();
    let taken = choice.about.money().filter(|_| from_row);
    let mut moved: Vec<(String, String)> =
        taken.map(|card| (format!("#money-row [data-card='{card}']"), "#hand".into())).collect();
    match action {
        Action::Buy { space, .. } => {
            moved.push((format!("[data-space='{}'] svg", space.number()), "#own-tiles".into()));
        }
        Action::Place { tile, at } | Action::Add { tile, at } => moved.push((
            format!("#own-tiles [data-tile='{}']", tile.name()),
            format!(".palace [data-cell='{},{}']", at.x, at.y),
        )),
        _ => {}
    }
    let pictures = moved.into_iter().filter_map(|(from, to)| {
        let element = document().query_selector(&from).ok()??;
        let copy = element.clone_node_with_deep(true).ok()?.dyn_into::<Element>().ok()?;
        let frame: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
        frame.set_class_name("flight");
        let _ = frame.set_attribute("aria-hidden", "true");
        frame.append_child(&copy).ok()?;
        Some((frame, element.get_bounding_client_rect(), to))
    });
    Flights(pictures.collect())
}

impl Flights {
    /// Lets the pictures fly once the page shows the change.
    pub fn start(self) {
        if !self.0.is_empty() {
            request_animation_frame(move || {
                for (frame, from, to) in self.0 {
                    let _ = fly(&frame, &from, &to);
                }
            });
        }
    }
}

fn fly(frame: &HtmlElement, from: &web_sys::DomRect, to: &str) -> Result<(), JsValue> {
    let Some(target) = document().query_selector(to)? else { return Ok(()) };
    let to = target.get_bounding_client_rect();
    let (x, y) = (
        to.left() + to.width() / 2.0 - from.left() - from.width() / 2.0,
        to.top() + to.height() / 2.0 - from.top() - from.height() / 2.0,
    );
    // The style sheet moves it by the last two. One by one, because the policy of the page lets no attribute hold a style.
    for (property, pixels) in [
        ("left", from.left()),
        ("top", from.top()),
        ("width", from.width()),
        ("height", from.height()),
        ("--x", x),
        ("--y", y),
    ] {
        frame.style().set_property(property, &format!("{pixels}px"))?;
    }
    document().body().ok_or(JsValue::NULL)?.append_child(frame)?;
    // The picture goes even where the browser does not move it.
    let frame = frame.clone();
    set_timeout(move || frame.remove(), DURATION);
    Ok(())
}
