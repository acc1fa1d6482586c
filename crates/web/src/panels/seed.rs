//! Proof of a fair deal: the fingerprint of the seed during a game, and the seed itself afterwards.

use leptos::prelude::*;
use protocol::{SeedText, plain};

use crate::app::app;

/// How many characters of a fingerprint are enough to compare at a glance.
const SHORT: usize = 12;

/// The fingerprint of the current game's seed, and the seed itself once the game is over.
#[component]
pub fn SeedLine() -> impl IntoView {
    let app = app();
    let shown = Memo::new(move |_| {
        let play = app.play.read();
        let game = play.as_ref()?.kept()?;
        Some((game.record().seed.clone(), game.game().outcome().is_some()))
    });
    view! {
        {move || shown.get().map(|(seed, is_over)| view! {
            <SeedDetails fingerprint=seed.fingerprint() seed=is_over.then_some(seed) />
        })}
    }
}

/// A fingerprint that can be expanded, with the seed if it may be seen.
#[component]
pub fn SeedDetails(
    /// The fingerprint.
    #[prop(into)]
    fingerprint: Signal<String>,
    /// The seed, if it may be seen.
    seed: Option<SeedText>,
) -> impl IntoView {
    let app = app();
    let is_known = seed.is_some();
    view! {
        <details class="seed-line" id="seed-line">
            <summary>
                {move || app.t("fingerprint")}" "
                <code>{move || fingerprint.read().chars().take(SHORT).collect::<String>()}"…"</code>
            </summary>
            {seed.map(|seed| view! {
                <p>{move || app.t("seed")}" "<code id="seed-shown">{plain(&seed.to_string()).into_owned()}</code></p>
            })}
            <p><code id="fingerprint">{fingerprint}</code></p>
            <p class="hint">{move || app.t(if is_known { "fingerprint-check" } else { "fingerprint-hint" })}</p>
        </details>
    }
}
