//! The few large numbers at the top, and number formatting.

use js_sys::{Array, Intl, Object, Reflect};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::app::App;
use crate::art::icons::{Glyph, Icon};
use crate::panels::scoring::minus;
use crate::statistics::{Part, Tally, streaks};

/// Formats a number according to the language, with options of `Intl.NumberFormat`.
fn written(app: App, value: f64, options: &[(&str, JsValue)]) -> String {
    let object = Object::new();
    for (name, value) in options {
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    let languages = Array::of1(&app.settings.read().language.code().into());
    let format = Intl::NumberFormat::new(&languages, &object).format();
    let written = format.call1(&JsValue::UNDEFINED, &value.into());
    written.ok().and_then(|text| text.as_string()).unwrap_or_default()
}

/// A number with at most one decimal place.
pub fn number(app: App, value: f64) -> String {
    written(app, value, &[("maximumFractionDigits", 1.into())]).replace('-', "−")
}

/// A share as a percentage.
pub fn percent(app: App, part: usize, whole: usize) -> String {
    let share = part as f64 / whole.max(1) as f64;
    written(app, share, &[("style", "percent".into())])
}

/// Everybody who played, those with the most games first.
pub fn people(parts: &[Part]) -> Vec<String> {
    let mut names: Vec<(String, usize)> = Vec::new();
    for part in parts {
        match names.iter_mut().find(|(name, _)| *name == part.name) {
            Some((_, games)) => *games += 1,
            None => names.push((part.name.clone(), 1)),
        }
    }
    // The sort is stable: with equal counts, whoever played first stays first.
    names.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    names.into_iter().map(|(name, _)| name).collect()
}

/// The large numbers.
pub fn figures(app: App, parts: &[Part]) -> impl IntoView + use<> {
    let tally = Tally::of(parts.iter());
    let (streak, longest) = streaks(parts);
    let most = |of: fn(&Part) -> i64| parts.iter().map(of).max().unwrap_or(0);
    let (exact, bought) =
        parts.iter().fold((0, 0), |(exact, bought), part| (exact + part.exact, bought + part.bought));
    let won = app.tw("stats-of-games", &[("share", percent(app, tally.won, tally.games).as_str().into())]);
    let lead = most(|part| part.lead.into()).max(0);
    let average = number(app, tally.average());
    let figures = [
        (Icon::Hourglass, "stats-games", "games", tally.games.to_string(), String::new()),
        (Icon::Crown, "stats-won", "won", tally.won.to_string(), won),
        (
            Icon::Star,
            "stats-best",
            "best",
            minus(tally.best.unwrap_or(0)),
            app.tw("stats-average-is", &[("points", (&average).into())]),
        ),
        (Icon::Wall, "stats-wall", "wall", most(|part| part.wall.into()).to_string(), String::new()),
        (
            Icon::Check,
            "stats-exact",
            "exact",
            exact.to_string(),
            app.tw("stats-of-tiles", &[("share", percent(app, exact, bought).as_str().into())]),
        ),
        (Icon::Race, "stats-round", "round", most(|part| part.best_round.into()).to_string(), String::new()),
        (
            Icon::Again,
            "stats-streak",
            "streak",
            streak.to_string(),
            app.tw("stats-streak-longest", &[("count", longest.into())]),
        ),
        (Icon::Plus, "stats-lead", "lead", lead.to_string(), String::new()),
    ];
    let figures = figures.into_iter().map(|(icon, key, id, value, note)| {
        view! {
            <li class="figure" data-figure=id>
                <span class="figure-icon"><Glyph icon /></span>
                <span class="figure-words">
                    <span class="figure-name">{app.t(key)}</span>
                    <b>{value}</b>
                    <small>{note}</small>
                </span>
            </li>
        }
    });
    view! { <ul class="figures" id="figures">{figures.collect_view()}</ul> }
}
