//! The light: finds on the screen what to point at, and measures the page for coach and arrow. The page changes on
//! its own, so this is repeated while the coach is shown.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, SvgElement};

use super::layout::{Area, Scene};

/// The attribute that marks what is pointed at.
const LIT: &str = "data-lit";

/// What should stay visible while somebody plays.
const NEEDED: &str = "#market, #preview-board, #money-row, #hand, #drawer, #set-aside, #abilities, #plan [data-free], #plan [data-cell]";

/// What can cover the table; the coach waits until it is gone.
const OVER: &str = "dialog[open]";

/// What can be scrolled to bring something into view.
const DRAWERS: &str = "#drawer, #modules-sheet";

fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|place| found.item(place)?.dyn_into().ok()).collect()
}

/// The rectangle of an element; `None` if it is not shown.
pub fn area(element: &Element) -> Option<Area> {
    let shown = element.get_bounding_client_rect();
    let area = Area { x: shown.x(), y: shown.y(), width: shown.width(), height: shown.height() };
    (area.width > 1.0 && area.height > 1.0).then_some(area)
}

fn is_in(element: &Element, place: &str) -> bool {
    element.closest(place).ok().flatten().is_some()
}

/// Whether a tap on its centre would hit it. The coach does not count because it moves away, nor does a drawer
/// because it can be scrolled.
fn is_on_top(element: &Element) -> bool {
    let Some(Area { x, y, width, height }) = area(element) else { return false };
    let hit = document().element_from_point((x + width / 2.0) as f32, (y + height / 2.0) as f32);
    is_in(element, DRAWERS) || hit.is_none_or(|hit| element.contains(Some(&hit)) || is_in(&hit, "#coach"))
}

/// The first element that can be tapped; otherwise the first that is shown at all.
pub fn find(selectors: &[String]) -> Option<Element> {
    let can = |element: &Element| area(element).is_some() && !element.has_attribute("disabled");
    let usable: Vec<Element> = selectors
        .iter()
        .filter(|selector| !selector.is_empty())
        .flat_map(|selector| all(selector))
        .filter(can)
        .collect();
    usable.iter().find(|element| is_on_top(element)).or(usable.first()).cloned()
}

/// Marks what is pointed at, and only that, and links it to the coach's words. Returns whether it has changed.
pub fn mark(target: Option<&Element>) -> bool {
    let is_new = target.is_some_and(|target| !target.has_attribute(LIT));
    for old in all(&format!("[{LIT}]")) {
        if target != Some(&old) {
            let _ = old.remove_attribute(LIT);
            let _ = old.remove_attribute("aria-describedby");
        }
    }
    if let Some(target) = target.filter(|_| is_new) {
        let _ = target.set_attribute(LIT, "");
        let _ = target.set_attribute("aria-describedby", "coach-words");
    }
    is_new
}

/// Scrolls a target in a drawer into view.
pub fn uncover(target: &Element) {
    if is_in(target, DRAWERS) {
        target.scroll_into_view_with_bool(false);
    }
}

/// Whether something covers the table.
pub fn is_covered() -> bool {
    all(OVER).iter().any(|over| area(over).is_some())
}

/// Moves the focus to what is pointed at, unless the person has put it somewhere on purpose.
pub fn focus(target: &Element) {
    let is_free = document().active_element().is_none_or(|active| {
        let is_coach = is_in(&active, "#coach");
        is_coach
            || active.id() == "prompt"
            || !active.matches("button, a, input, [tabindex='0']").unwrap_or(false)
    });
    if !is_free {
        return;
    }
    if let Some(button) = target.dyn_ref::<HtmlElement>() {
        let _ = button.focus();
    } else if let Some(cell) = target.dyn_ref::<SvgElement>() {
        let _ = cell.focus();
    }
}

/// Focuses the button for the next step when it appears, so that a key continues as well.
pub fn offer_next() {
    if let Some(button) = all("#lesson-next:not([data-offered])").first() {
        let _ = button.set_attribute("data-offered", "");
        focus(button);
    }
}

/// The keyboard shortcut of an element, as printed on it.
pub fn key(target: &Element) -> Option<String> {
    target.query_selector("kbd").ok().flatten()?.text_content()
}

/// Measures the screen.
pub fn scene(target: Option<&Element>, coach: &Element) -> Option<Scene> {
    let window = (window().inner_width().ok()?.as_f64()?, window().inner_height().ok()?.as_f64()?);
    let own = area(coach)?;
    let bar = document().get_element_by_id("bar").as_ref().and_then(area);
    // The target itself is not an obstacle; it is kept free anyway.
    let is_other = |element: &&Element| target.is_none_or(|target| *element != target);
    let needed = all(NEEDED).iter().filter(is_other).filter_map(area).collect();
    Some(Scene { window, coach: (own.width, own.height), target: target.and_then(area), bar, needed })
}

/// The shade over everything except what is lit, as a path.
pub fn shade(scene: &Scene) -> String {
    let (width, height) = scene.window;
    let hole = |area: &Area| {
        let Area { x, y, width, height } = area.grown(4.0);
        format!("M{x:.0} {y:.0}v{height:.0}h{width:.0}v{:.0}z", -height)
    };
    // A target in the bar is lit together with the bar.
    let target = scene.target.filter(|_| !scene.is_in_bar());
    let holes: String = target.iter().chain(&scene.bar).map(hole).collect();
    format!("M0 0H{width:.0}V{height:.0}H0z{holes}")
}
