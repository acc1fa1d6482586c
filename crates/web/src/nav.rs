//! Navigation: the browser history follows the screens, so the back button works as usual. A new screen receives the
//! focus and is announced to screen readers.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use crate::app::{App, Screen};

const SCREENS: [(Screen, &str); 9] = [
    (Screen::Home, "home"),
    (Screen::NewGame, "new-game"),
    (Screen::Table, "table"),
    (Screen::Replay, "replay"),
    (Screen::Rules, "rules"),
    (Screen::Settings, "settings"),
    (Screen::MyGames, "my-games"),
    (Screen::Lobby, "lobby"),
    (Screen::Room, "room"),
];

/// An entry of the browser history: how many entries of this visit precede it, the screen, and the rule shown.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Place {
    depth: u32,
    screen: Screen,
    rule: Option<String>,
}

impl Place {
    fn to_text(&self) -> String {
        let screen =
            SCREENS.iter().find(|(screen, _)| *screen == self.screen).map_or("home", |(_, name)| name);
        format!("{} {screen} {}", self.depth, self.rule.as_deref().unwrap_or_default())
    }

    fn from_text(text: &str) -> Option<Place> {
        let mut parts = text.splitn(3, ' ');
        let depth = parts.next()?.parse().ok()?;
        let name = parts.next()?;
        let (screen, _) = SCREENS.into_iter().find(|(_, other)| *other == name)?;
        Some(Place { depth, screen, rule: parts.next().filter(|rule| !rule.is_empty()).map(str::to_string) })
    }

    /// The current history entry, if it is one of ours.
    fn now() -> Option<Place> {
        Place::from_text(&window().history().ok()?.state().ok()?.as_string()?)
    }
}

/// The title of a screen.
fn title(app: App, screen: Screen) -> String {
    app.t(match screen {
        Screen::Home => "app-title",
        Screen::NewGame => "new-game",
        Screen::Table => "the-table",
        Screen::Replay => "replay",
        Screen::Rules => "rules",
        Screen::Settings => "settings",
        Screen::MyGames => "my-games",
        Screen::Lobby => "online",
        Screen::Room => "online-table",
    })
}

/// Makes history, focus, title and announcements follow the screens. Returns the text to announce.
pub fn follow(app: App) -> Signal<String> {
    let here = move || (app.screen.get(), app.rule.get().filter(|_| app.screen.get() == Screen::Rules));
    Effect::new(move |before: Option<(Screen, Option<String>)>| {
        let (screen, rule) = here();
        let Ok(history) = window().history() else { return (screen, rule) };
        let now = Place::now();
        let is_known = now.as_ref().is_some_and(|now| (now.screen, &now.rule) == (screen, &rule));
        let depth = now.map_or(0, |now| now.depth);
        let next = Place { depth: if before.is_some() { depth + 1 } else { 0 }, screen, rule: rule.clone() };
        let state = JsValue::from_str(&next.to_text());
        let _ = match before {
            None => history.replace_state(&state, ""),
            // The browser has already recorded going back or forward.
            Some(_) if is_known => Ok(()),
            Some(_) => history.push_state(&state, ""),
        };
        (screen, rule)
    });
    let went = window_event_listener(leptos::ev::popstate, move |event| {
        if let Some(place) = event.state().as_string().as_deref().and_then(Place::from_text) {
            app.rule.set(place.rule);
            app.screen.set(place.screen);
        }
    });
    on_cleanup(move || went.remove());
    Effect::new(move |before: Option<Screen>| {
        let screen = app.screen.get();
        if before.is_some_and(|before| before != screen) {
            // A new screen starts at its top.
            window().scroll_to_with_x_and_y(0.0, 0.0);
            request_animation_frame(focus_heading);
        }
        screen
    });
    Effect::new(move |_| {
        let (name, page) = (app.t("app-title"), title(app, app.screen.get()));
        document().set_title(&if name == page { name } else { format!("{page} · {name}") });
    });
    let first = app.screen.get_untracked();
    let moved =
        Memo::new(move |before: Option<&bool>| before.copied().unwrap_or(false) || app.screen.get() != first);
    Signal::derive(move || if moved.get() { title(app, app.screen.get()) } else { String::new() })
}

/// Moves the focus to the heading of the screen, so that screen readers continue there.
fn focus_heading() {
    // Something on the screen may already have asked for the focus, such as a rule that was looked up.
    let active = document().active_element();
    if active.is_some_and(|active| active.closest("main").ok().flatten().is_some() && active.id() != "main") {
        return;
    }
    let main = document().get_element_by_id("main");
    let heading = main.as_ref().and_then(|main| main.query_selector("h1").ok().flatten());
    if let Some(heading) = heading.or(main) {
        let _ = heading.set_attribute("tabindex", "-1");
        let _ = heading.unchecked_into::<HtmlElement>().focus();
    }
}

/// Where the focus goes after an action, best first: an answer in the open drawer, the main button, a choice on the
/// board, at least the prompt of the bar; when the game is over, its result.
const NEXT: [&str; 5] =
    ["#drawer [data-action]", "#bar .pri:not(:disabled)", "#plan .side-choice", "#prompt", ".end-head h1"];

/// Finds a new place for the focus after an action: the focused element may be gone, or stand for something else
/// because a board was redrawn.
pub fn keep_focus() {
    const CONTROL: &str = "button, a, input, select, textarea, summary";
    let on_board =
        document().active_element().filter(|active| active.closest("svg.palace").ok().flatten().is_some());
    if let Some(cell) = on_board.and_then(|active| active.dyn_into::<web_sys::SvgElement>().ok()) {
        let _ = cell.blur();
    }
    request_animation_frame(|| {
        let active = document().active_element();
        let is_lost = active.is_none_or(|active| !active.matches(CONTROL).unwrap_or(false));
        let next = NEXT.into_iter().find_map(|next| document().query_selector(next).ok().flatten());
        if let Some(next) = next.filter(|_| is_lost) {
            let _ = next.unchecked_into::<HtmlElement>().focus();
        }
    });
}

/// Goes back to the previous screen; home if there is none in this visit.
pub fn back(app: App) {
    match (Place::now(), window().history()) {
        (Some(place), Ok(history)) if place.depth > 0 => {
            let _ = history.back();
        }
        _ => app.screen.set(Screen::Home),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_kept_as_they_are() {
        for (screen, _) in SCREENS {
            for rule in [None, Some("BASE-42".to_string())] {
                let place = Place { depth: 3, screen, rule };
                assert_eq!(Place::from_text(&place.to_text()), Some(place));
            }
        }
        for text in ["", "x home ", "1 nowhere ", "1"] {
            assert_eq!(Place::from_text(text), None, "{text}");
        }
    }
}
