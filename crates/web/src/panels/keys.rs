//! The keyboard shortcuts of the table. Each presses what a tap would press; nothing is available by keyboard only.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::App;
use crate::panels::bar::{next_palace, press_main};
use crate::panels::desk::Desk;

/// What each key presses: the first element that matches the selector.
const PRESSED: [(&str, &str); 19] = [
    ("1", "#market [data-space='1']"),
    ("2", "#market [data-space='2']"),
    ("3", "#market [data-space='3']"),
    ("4", "#market [data-space='4']"),
    ("q", "#money-row button:nth-of-type(1)"),
    ("w", "#money-row button:nth-of-type(2)"),
    ("e", "#money-row button:nth-of-type(3)"),
    ("u", "#undo"),
    ("y", "#allow"),
    ("n", "#refuse"),
    ("c", "#change-palace"),
    ("f", "#abilities button:nth-of-type(1)"),
    ("g", "#abilities button:nth-of-type(2)"),
    ("h", "#abilities button:nth-of-type(3)"),
    ("j", "#abilities button:nth-of-type(4)"),
    ("m", "#open-race, #race-title"),
    ("t", "#open-log"),
    ("?", "#top-menu, #open-menu"),
    (" ", "#pause"),
];

fn find(selector: &str) -> Option<HtmlElement> {
    document().query_selector(selector).ok()??.dyn_into().ok()
}

/// Whether a key belongs to something else: a field, a dialog, or a part of the page that has already handled it.
fn is_taken(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let in_field =
        target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"));
    in_field
        || event.default_prevented()
        || event.ctrl_key()
        || event.meta_key()
        || event.alt_key()
        || find("dialog[open]").is_some()
}

/// Whether Enter or Space would already press the focused element.
fn is_on_button() -> bool {
    let active = document().active_element();
    active.is_some_and(|active| {
        matches!(active.tag_name().as_str(), "BUTTON" | "A" | "SUMMARY")
            || active.get_attribute("role").as_deref() == Some("button")
    })
}

/// Enables the shortcuts while the table is on the screen.
pub fn listen(app: App, desk: Desk) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if !is_taken(&event) && pressed(app, desk, &event) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

fn pressed(app: App, desk: Desk, event: &KeyboardEvent) -> bool {
    let key = event.key();
    let code = event.code();
    // With Shift, the digits are the cards of the hand, whatever characters the keyboard layout has there.
    if let Some(digit) = code.strip_prefix("Digit").filter(|_| event.shift_key()) {
        let card = digit.parse().ok().and_then(nth_hand_card);
        return card.inspect(|card| card.click()).is_some();
    }
    match key.as_str() {
        "Escape" => {
            desk.put_away();
            app.toast.set(None);
            true
        }
        "Enter" => !is_on_button() && press_main(app, desk),
        " " if is_on_button() => false,
        "v" | "V" => {
            next_palace(app, desk);
            true
        }
        // While a tile is being placed, the letter of the fourth card puts it into the reserve.
        "r" | "R" => click("#to-reserve") || click("#money-row button:nth-of-type(4)"),
        "+" => {
            desk.sight.look_closer(1.25);
            true
        }
        "-" => {
            desk.sight.look_closer(0.8);
            true
        }
        "0" => {
            desk.sight.fit();
            true
        }
        "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" => focus_board(),
        _ => {
            let lower = key.to_lowercase();
            PRESSED.iter().find(|(name, _)| *name == lower).is_some_and(|(_, selector)| click(selector))
        }
    }
}

fn click(selector: &str) -> bool {
    let Some(button) = find(selector) else { return false };
    button.click();
    true
}

fn nth_hand_card(number: u32) -> Option<HtmlElement> {
    let cards = document().query_selector_all("#hand .hcard").ok()?;
    cards.item(number.checked_sub(1)?)?.dyn_into().ok()
}

/// Moves the focus to the board, where arrow keys go from cell to cell.
fn focus_board() -> bool {
    let on_board = document().active_element().and_then(|active| active.closest("svg.palace").ok().flatten());
    if on_board.is_some() {
        return false;
    }
    let first = document().query_selector("svg.palace [data-free], svg.palace [tabindex='0']").ok().flatten();
    first.is_some_and(|first| first.unchecked_into::<web_sys::SvgElement>().focus().is_ok())
}
