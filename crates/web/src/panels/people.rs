//! What a table at a server adds to the table on the screen: who is there, how much time is left, who watches, and a row
//! for a lost connection. In a local game all of it is empty.

use std::time::Duration;

use engine::vocab::Seat;
use leptos::prelude::*;
use wire::{Ask, Holder, Presence, Stage};

use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::online::{self, State};

/// From how many milliseconds on a clock is low.
const LOW: u32 = 30_000;

/// Whether the current game is followed at a server; reactive.
pub fn is_followed(app: App) -> bool {
    app.play.read().as_ref().is_some_and(|play| play.there().is_some())
}

/// The text key of a presence.
pub const fn presence_key(presence: Presence) -> &'static str {
    match presence {
        Presence::Here => "presence-here",
        Presence::Away => "presence-away",
        Presence::Lost => "presence-lost",
    }
}

/// Beside a name: a filled dot for somebody who is here, a ring for somebody away, a struck ring for somebody lost.
#[component]
pub fn PresenceDot(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let app = app();
    let presence = Memo::new(move |_| online::presence_of(app, seat));
    view! {
        {move || presence.get().map(|presence| {
            let (class, path) = match presence {
                Presence::Here => ("here", "M8 3A5 5 0 1 1 8 13A5 5 0 1 1 8 3Z"),
                Presence::Away => ("away", "M8 4A4 4 0 1 1 8 12A4 4 0 1 1 8 4Z"),
                Presence::Lost => ("lost", "M8 4A4 4 0 1 1 8 12A4 4 0 1 1 8 4ZM3 13L13 3"),
            };
            view! {
                <svg class=format!("presence {class}") viewBox="0 0 16 16" role="img" aria-label=app.t(presence_key(presence))>
                    <path d=path />
                </svg>
            }
        })}
    }
}

/// Minutes and seconds.
fn clock_face(millis: u32) -> String {
    let seconds = millis.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The time a seat has left, while clocks run at the table.
#[component]
pub fn TimeLeft(
    /// The seat.
    seat: Seat,
) -> impl IntoView {
    let app = app();
    let clocks = app.online.clocks;
    let tick = RwSignal::new(0u32);
    let has_clocks = Memo::new(move |_| clocks.read().is_some());
    Effect::new(move |_| {
        if !has_clocks.get() {
            return;
        }
        let timer = set_interval_with_handle(
            move || tick.update(|tick| *tick = tick.wrapping_add(1)),
            Duration::from_secs(1),
        );
        // This belongs to the effect: it runs before the next one, and when the seat is gone.
        on_cleanup(move || {
            if let Ok(timer) = timer {
                timer.clear();
            }
        });
    });
    let shown = Memo::new(move |_| {
        tick.track();
        let clocks = clocks.read();
        let (clocks, came) = clocks.as_ref().filter(|_| is_followed(app))?;
        let room = app.online.room.read();
        let place = room.as_ref()?.seats.get(seat.index())?;
        // A bot needs none.
        let left = *clocks.left.get(seat.index()).filter(|_| place.holder == Holder::Person)?;
        let runs = clocks.running == Some(seat.index());
        let now = window().performance().map_or(*came, |clock| clock.now());
        let gone = if runs { (now - came).max(0.0) as u32 } else { 0 };
        Some((left.saturating_sub(gone), runs))
    });
    view! {
        {move || shown.get().map(|(left, runs)| view! {
            <span class="time-left" class:runs=runs class:low=left < LOW>
                <Glyph icon=if left < LOW { Icon::Warning } else { Icon::Watch } />
                <span class="visually-hidden">{app.t("online-time-left")}" "</span>{clock_face(left)}
            </span>
        })}
    }
}

/// How many watch.
#[component]
pub fn Watching(
    /// The CSS classes, which depend on the place.
    class: &'static str,
) -> impl IntoView {
    let app = app();
    let count = Memo::new(move |_| {
        let room = app.online.room.read();
        room.as_ref().filter(|room| is_followed(app) && room.watchers > 0).map(|room| room.watchers)
    });
    view! {
        {move || count.get().map(|count| view! {
            <span class=class><Glyph icon=Icon::Eye />{app.tw("online-watching", &[("count", count.into())])}</span>
        })}
    }
}

/// What the row over the plan says.
#[derive(Clone, PartialEq, Eq)]
struct Told {
    words: String,
    hint: String,
    button: Option<(&'static str, Press)>,
}

/// What the button of the row does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Press {
    Connect,
    Return,
    Reload,
    /// Asks for a stand-in on this seat.
    Replace(usize),
}

fn told(app: App) -> Option<Told> {
    if !is_followed(app) {
        return None;
    }
    let is_waiting = app.play.read().as_ref().is_some_and(|play| play.is_waiting());
    let plain = |key: &str, button| Told { words: app.t(key), hint: String::new(), button };
    match app.online.state() {
        State::Lost | State::Connecting => {
            let hint = app.t(if is_waiting { "online-kept" } else { "online-lost-hint" });
            let button = Some(("online-try-now", Press::Connect));
            return Some(Told { words: app.t("online-lost"), hint, button });
        }
        State::Elsewhere => {
            return Some(plain("online-elsewhere", Some(("online-watch-here", Press::Connect))));
        }
        State::Refused(wire::Refusal::OtherVersion) => {
            return Some(plain("online-other-version", Some(("online-reload", Press::Reload))));
        }
        State::Refused(_) => return Some(plain("online-no-such-table", None)),
        State::Off | State::On => {}
    }
    let room = app.online.room.read();
    let room = room.as_ref().filter(|room| room.stage == Stage::Playing)?;
    let own = room.you.seat.and_then(|seat| room.seats.get(seat));
    if own.is_some_and(|own| own.stand_in) {
        return Some(plain("online-replaced", Some(("online-return", Press::Return))));
    }
    let lost = room.seats.iter().enumerate().find(|(seat, place)| {
        Some(*seat) != room.you.seat && place.holder == Holder::Person && place.presence == Presence::Lost
    });
    let (seat, place) = lost?;
    let name = place.name.clone().unwrap_or_default();
    let key = if place.stand_in { "online-stands-in" } else { "online-is-lost" };
    let can_ask = !place.stand_in && room.you.seat.is_some();
    let button = can_ask.then_some(("online-ask-stand-in", Press::Replace(seat)));
    Some(Told { words: app.tw(key, &[("name", name.as_str().into())]), hint: String::new(), button })
}

/// A row between the market and the plan if a connection is lost; never over the palace.
#[component]
pub fn LineRow() -> impl IntoView {
    let app = app();
    let row = Memo::new(move |_| told(app));
    let press = move |press: Press| match press {
        Press::Connect => online::connect_again(app),
        Press::Return => app.online.ask(&Ask::Return),
        Press::Replace(seat) => app.online.ask(&Ask::ClearSeat { seat }),
        Press::Reload => {
            let _ = window().location().reload();
        }
    };
    view! {
        {move || row.get().map(|Told { words, hint, button }| view! {
            <p class="line-row" id="line-row" role="status">
                <Glyph icon=Icon::Warning />
                <span><b>{words}</b>" "{hint}</span>
                {button.map(|(key, does)| view! {
                    <button class="btn" on:click=move |_| press(does)>{app.t(key)}</button>
                })}
            </p>
        })}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_shows_zero_only_when_time_is_over() {
        for (millis, face) in [(0, "0:00"), (1, "0:01"), (59_001, "1:00"), (860_000, "14:20")] {
            assert_eq!(clock_face(millis), face);
        }
    }
}
