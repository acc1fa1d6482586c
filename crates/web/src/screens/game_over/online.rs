//! After a game at a server: another one with the same people, the proof of a fair deal, and the game to take home.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::commitment_of;
use wire::Ask;

use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::online;
use crate::share;

/// Fetches the record and opens it as a game of this screen.
fn take_home(app: App) {
    let Some(code) = app.online.code.get_untracked() else { return };
    spawn_local(async move {
        match online::record(code).await {
            Some(text) => share::open_text(app, &text),
            None => app.say(app.texts.read_untracked().0.get("online-failed"), None),
        }
    });
}

/// The buttons of a game at a server.
#[component]
pub fn OnlineButtons() -> impl IntoView {
    let app = app();
    let online = app.online;
    let wants = Memo::new(move |_| {
        let room = online.room.read();
        let room = room.as_ref()?;
        let own = room.you.seat?;
        Some((room.rematch.contains(&own), room.rematch.len()))
    });
    view! {
        {move || wants.get().map(|(is_wanted, count)| view! {
            <button class="btn pri" id="rematch" aria-pressed=is_wanted.to_string()
                on:click=move |_| online.ask(&Ask::Rematch { wanted: !is_wanted })>
                <Glyph icon=Icon::Again />{app.t("online-rematch")}
                {(count > 0).then(|| app.tw("online-rematch-count", &[("count", count.into())]))}
            </button>
        })}
        <button class="btn" id="take-home" on:click=move |_| take_home(app)>
            <Glyph icon=Icon::Book />{move || app.t("online-take-home")}
        </button>
        <button class="btn" id="leave-table" on:click=move |_| online::leave(app)>
            <Glyph icon=Icon::Left />{move || app.t("online-leave")}
        </button>
    }
}

/// What was promised before the first card, what it was made of, and whether they agree.
#[component]
pub fn Proof() -> impl IntoView {
    let app = app();
    let shown = Memo::new(move |_| {
        let room = app.online.room.read();
        let room = room.as_ref()?;
        Some((room.commitment.clone()?, room.revealed.clone()))
    });
    view! {
        {move || shown.get().map(|(promised, revealed)| {
            let verdict = revealed.as_deref().map(|text| commitment_of(text) == promised);
            view! {
                <details class="seed-line proof" id="proof">
                    <summary>{app.t("online-proof")}" "<code>{promised.chars().take(12).collect::<String>()}"…"</code>
                        {verdict.map(|is_kept| view! {
                            " "<b>{if is_kept { "✓ " } else { "✗ " }}{app.t(if is_kept { "online-kept-promise" } else { "online-broken-promise" })}</b>
                        })}
                    </summary>
                    <p><code id="commitment">{promised.clone()}</code></p>
                    {revealed.map(|text| view! { <p><code id="revealed">{text}</code></p> })}
                    <p class="hint">{app.t("online-proof-hint")}</p>
                </details>
            }
        })}
    }
}
