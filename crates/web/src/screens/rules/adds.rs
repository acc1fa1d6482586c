//! What a module adds to the game, in figures and beside the others.

use engine::Module;
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::module_report::{self, Adds};

/// Width of the drawing, and height of a bar with the room around it.
const WIDTH: f64 = 300.0;
const ROW: f64 = 9.0;

/// A number with its sign.
fn signed(value: f64) -> String {
    // No minus before a nought.
    let value = if value.abs() < 0.05 { 0.0 } else { value };
    format!("{value:+.1}").replace('-', "\u{2212}")
}

/// The figures of a module.
#[component]
pub fn ModuleAdds(module: Module) -> impl IntoView {
    let app = app();
    let adds = module_report::of(module);
    let points = format!("{} ± {:.1}", signed(adds.points), adds.points_give_or_take);
    view! {
        <section class="panel adds" id="module-adds">
            <h2>{move || app.texts.read().0.module_name(module)}</h2>
            <p>{move || app.texts.read().0.module_about(module)}</p>
            <h3>{move || app.t("adds-title")}</h3>
            <dl>
                <div><dt>{move || app.t("adds-points")}</dt><dd>{points}</dd></div>
                <div><dt>{move || app.t("adds-decisions")}</dt><dd>{signed(adds.decisions)}</dd></div>
                <div><dt>{move || app.t("adds-minutes")}</dt><dd>{signed(adds.minutes)}</dd></div>
            </dl>
            <div class="adds-bars">
                <Bars module key="adds-points" value=|adds| adds.points />
                <Bars module key="adds-minutes" value=|adds| adds.minutes />
            </div>
            <p class="hint">{move || app.t("adds-hint")}</p>
        </section>
    }
}

/// A bar for each module; that of `module` is the strong one, with its figure.
#[component]
fn Bars(module: Module, key: &'static str, value: fn(&Adds) -> f64) -> impl IntoView {
    let app = app();
    let all = module_report::all();
    let values = || all.iter().map(|(_, adds)| value(adds));
    let (low, high) = (values().fold(0.0, f64::min), values().fold(1.0, f64::max));
    // Room for a figure beside the longest bar.
    let scale = (WIDTH - 50.0) / (high - low);
    let zero = -low * scale;
    let bar = move |(place, (other, adds)): (usize, &'static (Module, Adds))| {
        let (other, length, top) = (*other, value(adds) * scale, place as f64 * ROW);
        let left = zero + length.min(0.0);
        let is_it = other == module;
        let figure = is_it.then(|| {
            let at = zero + length.max(0.0) + 4.0;
            view! { <text x=at y=top + ROW - 1.0>{signed(value(adds))}</text> }
        });
        let title = move || format!("{} {}", app.texts.read().0.module_name(other), signed(value(adds)));
        view! {
            <rect class=if is_it { "it" } else { "other" } x=left y=top + 1.0 width=length.abs().max(1.0) height=ROW - 2.0>
                <title>{title}</title>
            </rect>
            {figure}
        }
    };
    let place = {
        let own = value(&module_report::of(module));
        values().filter(|&other| other > own).count() + 1
    };
    let words = move || {
        let numbers = [("place", Arg::Number(place as i64)), ("count", Arg::Number(all.len() as i64))];
        format!("{}: {}", app.t(key), app.tw("adds-place", &numbers))
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
        assert_eq!([12.34, -3.0, -0.01].map(signed), ["+12.3", "\u{2212}3.0", "+0.0"]);
    }
}
