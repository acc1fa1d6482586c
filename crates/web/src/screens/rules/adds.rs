//! What a module adds to its game, in numbers and compared with the other modules of that game.

use engine::{Base, Module};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::module_report::{self, Adds};

/// The width of the drawing; `ROW` is the height of a bar including its margins.
const WIDTH: f64 = 300.0;
const ROW: f64 = 9.0;

/// Formats a number with its sign and this many decimals.
pub fn signed(value: f64, digits: usize) -> String {
    let text = format!("{value:+.digits$}");
    // Zero is neither positive nor negative.
    if text.trim_matches(['+', '-', '0', '.']).is_empty() {
        return text.replace(['+', '-'], "±");
    }
    text.replace('-', "\u{2212}")
}

/// The numbers of a module, compared with those of the other modules of its game.
#[component]
pub fn ModuleAdds(
    /// The base game.
    base: Base,
    /// The module to show.
    module: Module,
) -> impl IntoView {
    let app = app();
    let adds = module_report::of(base, module);
    let points = format!("{} ± {:.1}", signed(adds.points, 1), adds.points_give_or_take);
    view! {
        <details class="part adds" id="module-adds" data-adds=module.slug()>
            <summary>{move || app.t("adds-title")}</summary>
            <dl>
                <div><dt>{move || app.t("adds-points")}</dt><dd>{points}</dd></div>
                <div><dt>{move || app.t("adds-decisions")}</dt><dd>{signed(adds.decisions, 1)}</dd></div>
                <div><dt>{move || app.t("adds-minutes")}</dt><dd>{signed(adds.minutes, 1)}</dd></div>
            </dl>
            <div class="adds-bars">
                <Bars base module key="adds-points" value=|adds| adds.points />
                <Bars base module key="adds-minutes" value=|adds| adds.minutes />
            </div>
            <p class="hint">{move || app.t("adds-hint")}</p>
        </details>
    }
}

/// A bar for each module of the game; that of `module` is highlighted and labelled.
#[component]
fn Bars(base: Base, module: Module, key: &'static str, value: fn(&Adds) -> f64) -> impl IntoView {
    let app = app();
    let all = module_report::all(base);
    let values = || all.iter().map(|(_, adds)| value(adds));
    let (low, high) = (values().fold(0.0, f64::min), values().fold(1.0, f64::max));
    // Leave room for a label beside the longest bar.
    let scale = (WIDTH - 50.0) / (high - low);
    let zero = -low * scale;
    let bar = move |(place, (other, adds)): (usize, &'static (Module, Adds))| {
        let (other, length, top) = (*other, value(adds) * scale, place as f64 * ROW);
        let left = zero + length.min(0.0);
        let is_it = other == module;
        let figure = is_it.then(|| {
            let at = zero + length.max(0.0) + 4.0;
            view! { <text x=at y=top + ROW - 1.0>{signed(value(adds), 1)}</text> }
        });
        let title = move || format!("{} {}", app.texts.read().0.module_name(other), signed(value(adds), 1));
        view! {
            <rect class=if is_it { "it" } else { "other" } x=left y=top + 1.0 width=length.abs().max(1.0) height=ROW - 2.0>
                <title>{title}</title>
            </rect>
            {figure}
        }
    };
    let place = {
        let own = value(&module_report::of(base, module));
        values().filter(|&other| other > own).count() + 1
    };
    let words = move || {
        let numbers = [("place", Arg::Number(place as i64)), ("count", Arg::Number(all.len() as i64))];
        app.labelled(&app.t(key), &app.tw("adds-place", &numbers))
    };
    let height = all.len() as f64 * ROW;
    view! {
        <figure>
            <svg viewBox=format!("0 0 {WIDTH} {height}") role="img" aria-label=words>
                <line class="zero" x1=zero x2=zero y1="0" y2=height />
                {all.iter().enumerate().map(bar).collect_view()}
            </svg>
            <figcaption>{words}</figcaption>
        </figure>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_a_sign_and_nought_has_none_below_it() {
        let texts = [12.34, -3.0, -0.01].map(|value| signed(value, 1));
        assert_eq!(texts, ["+12.3", "\u{2212}3.0", "±0.0"]);
        assert_eq!([signed(10.0, 0), signed(-0.2, 0)], ["+10", "±0"]);
    }
}
