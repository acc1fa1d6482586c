//! The seal of an exact payment, shown for a moment and never in the way.

use std::time::Duration;

use engine::{Event, Viewer};
use leptos::prelude::*;

use crate::app::app;
use crate::art;
use crate::play::Play;

/// How long the seal is visible.
const SEEN: Duration = Duration::from_millis(900);

/// Whether whoever holds the screen has paid exactly in an event from this index of the log on.
fn paid_exactly(play: &Play, from: usize) -> bool {
    let Viewer::Seat(own) = play.viewer() else { return false };
    let is_exact =
        |event: &Event| matches!(event, Event::TileBought { seat, exact: true, .. } if *seat == own);
    play.human_to_act() == Some(own)
        && play.log().get(from..).is_some_and(|news| news.iter().any(|(_, event)| is_exact(event)))
}

/// A seal over the plan when the person has paid exactly. It lets taps through.
#[component]
pub fn ExactSeal() -> impl IntoView {
    let app = app();
    let is_seen = RwSignal::new(false);
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let stop_timer = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    Effect::new(move |heard: Option<(String, usize)>| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Default::default() };
        let is_same = heard.filter(|(id, _)| *id == play.id);
        if is_same.is_some_and(|(_, heard)| paid_exactly(play, heard)) {
            stop_timer();
            is_seen.set(true);
            timer.set_value(set_timeout_with_handle(move || is_seen.set(false), SEEN).ok());
        }
        (play.id.clone(), play.log().len())
    });
    on_cleanup(stop_timer);
    view! {
        <div class="exact-seal" role="status">
            {move || is_seen.get().then(|| view! {
                <p>
                    <svg viewBox="0 0 100 100" aria-hidden="true" inner_html=art::seal_art()></svg>
                    <strong>{app.t("exact-seal")}</strong>
                    <span>{app.t("exact-seal-more")}</span>
                </p>
            })}
        </div>
    }
}
