//! The theme of the page: the one that was chosen, or what the system asks for.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::MediaQueryList;

/// The value of the setting that leaves the choice to the system.
pub const SYSTEM: &str = "system";

/// What a system can ask for, the most pressing wish first, and the theme that answers it.
const WISHES: [(&str, &str); 2] =
    [("(prefers-contrast: more)", "contrast"), ("(prefers-color-scheme: dark)", "dark")];

fn query(wish: &str) -> Option<MediaQueryList> {
    window().match_media(wish).ok().flatten()
}

fn asked_for() -> &'static str {
    let is_asked = |(wish, _): &&(&str, &str)| query(wish).is_some_and(|query| query.matches());
    WISHES.iter().find(is_asked).map_or("light", |(_, theme)| *theme)
}

/// The theme that the system asks for, which may change at any time. To be called once: it listens for good.
pub fn of_system() -> ReadSignal<&'static str> {
    let (theme, set_theme) = signal(asked_for());
    for (wish, _) in WISHES {
        if let Some(query) = query(wish) {
            let changed = Closure::<dyn Fn()>::new(move || set_theme.set(asked_for())).into_js_value();
            query.set_onchange(Some(changed.unchecked_ref()));
        }
    }
    theme
}
