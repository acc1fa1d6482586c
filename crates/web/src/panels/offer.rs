//! An offer between two turns. It lapses after a while unless somebody is looking at it; if patience is set to 0, it
//! waits for ever.

use std::time::Duration;

use engine::{Action, Awaited};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::app;
use crate::modules::{self, Place};
use crate::panels::desk::desk;

/// How often the countdown is updated.
const TICK: Duration = Duration::from_millis(250);

/// The countdown of an offer: when it reaches zero, the offer is declined.
#[component]
pub fn OfferClock(
    /// Whether somebody is looking at the offer, which stops the countdown.
    is_looked_at: RwSignal<bool>,
) -> impl IntoView {
    let (app, desk) = (app(), desk());
    // Each window is a new offer, so the number of actions played is part of its identity.
    let offered = Memo::new(move |_| {
        let play = app.play.read();
        let play = play.as_ref()?;
        let awaited = play.view().awaited();
        let is_offer = awaited.is_interrupt() && play.human_to_act().is_some();
        is_offer.then(|| (play.next(), awaited))
    });
    let patience = Memo::new(move |_| app.settings.read().patience);
    view! {
        {move || offered.get().filter(|_| patience.get() > 0).map(|(_, awaited)| {
            let total = u32::from(patience.get()) * 1000;
            let left = RwSignal::new(total);
            let clock = set_interval_with_handle(move || {
                let stands = is_looked_at.get_untracked() || document().hidden()
                    || desk.selected.get_untracked().is_some() || desk.drawer.get_untracked().is_some();
                if !stands {
                    left.update(|left| *left = left.saturating_sub(TICK.as_millis() as u32));
                    if left.get_untracked() == 0 {
                        desk.play(Action::Pass);
                    }
                }
            }, TICK).ok();
            on_cleanup(move || if let Some(clock) = clock { clock.clear() });
            let seconds = Memo::new(move |_| left.get().div_ceil(1000));
            let words = move || app.tw("offer-ends", &[("seconds", Arg::Number(seconds.get().into()))]);
            view! {
                <div class="offer-clock" id="offer-clock" role="timer" title=words aria-label=words>
                    {match awaited {
                        Awaited::Window(asking) => modules::at(asking, Place::Offer),
                        _ => Vec::new(),
                    }}
                    <progress max=total value=move || left.get() aria-hidden="true"></progress>
                    <small aria-hidden="true">{move || format!("{} s", seconds.get())}</small>
                </div>
            }
        })}
    }
}
