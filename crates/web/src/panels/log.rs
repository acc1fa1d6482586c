//! What happened, in words.

use leptos::prelude::*;

use crate::app::app;

/// How many sentences are shown; the replay has all of them.
const SHOWN: usize = 60;

/// What happened, newest first.
#[component]
pub fn Log() -> impl IntoView {
    let app = app();
    let sentences = Memo::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Vec::new() };
        let all = play.log().len();
        let mut told = play.told(&app.texts.read().0, play.viewer(), all.saturating_sub(SHOWN)..all);
        told.reverse();
        told
    });
    view! {
        <section class="box log-box" tabindex="0" aria-label=move || app.t("log")>
            <h2>{move || app.t("log")}</h2>
            <div role="log" aria-live="polite"><ol class="log" id="log" reversed=true>
                {move || sentences.get().into_iter().map(|(_, text)| view! { <li>{text}</li> }).collect_view()}
            </ol></div>
        </section>
    }
}
