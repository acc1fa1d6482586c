//! What a module adds to its game, in figures and beside the other modules of that game.

use engine::{Base, Module};
use i18n::Arg;
use leptos::prelude::*;

use super::files::modules_at;
use crate::app::app;
use crate::module_report::{self, Adds};
use crate::modules::room;

/// Width of the drawing, and height of a bar with the room around it.
const WIDTH: f64 = 300.0;
const ROW: f64 = 9.0;

/// A number with its sign.
fn signed(value: f64) -> String {
    // No minus before a nought.
    let value = if value.abs() < 0.05 { 0.0 } else { value };
    format!("{value:+.1}").replace('-', "\u{2212}")
}

/// What each module adds that is explained at the place shown, if any is.
#[component]
pub fn AllAdd() -> impl IntoView {
    let app = app();
    let modules = Memo::new(move |_| app.rule.read().as_deref().map(modules_at).unwrap_or_default());
    view! {
        <Show when=move || !modules.read().is_empty()>
            <div id="module-adds">
                {move || modules.get().into_iter().map(|(base, module)| view! { <ModuleAdds base module /> }).collect_view()}
            </div>
        </Show>
    }
}

/// The figures of a module.
#[component]
fn ModuleAdds(base: Base, module: Module) -> impl IntoView {
    let app = app();
    let adds = module_report::of(base, module);
    let points = format!("{} ± {:.1}", signed(adds.points), adds.points_give_or_take);
    view! {
        <section class="panel adds" data-adds=module.slug()>
            <h2>{move || app.texts.read().0.module_name(module)}" "
                <small>{move || app.texts.read().0.game_name(base)}</small></h2>
            <p>{move || app.texts.read().0.module_about(module)}</p>
            // Its one rule stands far below, in the rules of the game.
            {room(module).only_rule().map(|rule| view! {
                <p><button class="quiet small" on:click=move |_| app.open_rule(rule)>{rule}</button></p>
            })}
            <h3>{move || app.t("adds-title")}</h3>
            <dl>
                <div><dt>{move || app.t("adds-points")}</dt><dd>{points}</dd></div>
                <div><dt>{move || app.t("adds-decisions")}</dt><dd>{signed(adds.decisions)}</dd></div>
                <div><dt>{move || app.t("adds-minutes")}</dt><dd>{signed(adds.minutes)}</dd></div>
            </dl>
            <div class="adds-bars">
                <Bars base module key="adds-points" value=|adds| adds.points />
                <Bars base module key="adds-minutes" value=|adds| adds.minutes />
            </div>
            <p class="hint">{move || app.t("adds-hint")}</p>
        </section>
    }
}

/// A bar for each module of the game; that of `module` is the strong one, with its figure.
#[component]
fn Bars(base: Base, module: Module, key: &'static str, value: fn(&Adds) -> f64) -> impl IntoView {
    let app = app();
    let all = module_report::all(base);
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
        let own = value(&module_report::of(base, module));
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
