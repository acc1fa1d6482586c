//! How friends come to a table: its code, its link, and the link as a QR code.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};
use wire::{Code, Stage};

use crate::app::app;
use crate::art::icons::{Glyph, Icon};
use crate::online;
use crate::share;

/// The quiet squares around a code, as its standard asks for.
const MARGIN: i32 = 4;

/// The link to a table. The server may know better than the browser under which address friends reach it.
pub fn link_to(code: Code, links: &[String]) -> String {
    let here = window().location().origin().unwrap_or_default();
    let is_local = ["//localhost", "//127.", "//[::1]"].iter().any(|local| here.contains(local));
    let shared = links.first().filter(|_| is_local).map(|link| link.trim_end_matches('/').to_string());
    format!("{}/t/{code}", shared.unwrap_or(here))
}

/// A text as a QR code: the side of its square, and the dark squares as one SVG path.
fn qr(text: &str) -> Option<(i32, String)> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for y in 0..size {
        for x in (0..size).filter(|&x| code.get_module(x, y)) {
            path += &format!("M{} {}h1v1h-1z", x + MARGIN, y + MARGIN);
        }
    }
    Some((size + 2 * MARGIN, path))
}

/// A link as a QR code.
#[component]
pub fn Qr(
    /// The link.
    text: String,
) -> impl IntoView {
    let app = app();
    qr(&text).map(|(size, path)| {
        view! {
            <svg class="qr" viewBox=format!("0 0 {size} {size}") role="img" aria-label=app.t("online-qr")>
                <path d=path />
            </svg>
        }
    })
}

/// Code, link and QR code of the table.
#[component]
pub fn Invite(
    /// The code of the table.
    code: Code,
) -> impl IntoView {
    let app = app();
    let link = Memo::new(move |_| {
        let host = app.online.host.read();
        link_to(code, host.as_ref().map_or(&[], |host| &host.links))
    });
    let digits = code.to_string();
    let digit = |digit: char| view! { <i>{digit}</i> };
    let (first, last) = digits.split_at(3);
    view! {
        <section class="card3 invite" aria-labelledby="invite-title">
            <h2 id="invite-title"><Glyph icon=Icon::Link />{move || app.t("online-invite")}</h2>
            <div class="invite-parts">
                {move || view! { <Qr text=link.get() /> }}
                <div class="invite-words">
                    <p class="code" id="table-code" data-code=digits.clone()>
                        <span aria-hidden="true">{first.chars().map(digit).collect_view()}"–"{last.chars().map(digit).collect_view()}</span>
                        <b class="visually-hidden">{digits.clone()}</b>
                    </p>
                    <p class="table-link" id="table-link">{link}</p>
                    <button class="btn" id="copy-table-link" on:click=move |_| share::copy(app, link.get_untracked())>
                        <Glyph icon=Icon::Link />{move || app.t("copy-link")}
                    </button>
                    {share::can_share().then(|| view! {
                        <button class="btn" on:click=move |_| share::share_link(app, &link.read_untracked())>
                            <Glyph icon=Icon::Share />{move || app.t("share")}
                        </button>
                    })}
                </div>
            </div>
        </section>
    }
}

/// The button for a second table with the same cards; only the owner has it.
#[component]
pub fn SameCards() -> impl IntoView {
    let app = app();
    // Once the game is over its cards are known, and those of a game that was begun elsewhere always were.
    let can_repeat = move || {
        let room = app.online.room.read();
        room.as_ref().is_some_and(|room| room.you.owner && room.stage != Stage::Over && !room.brought)
    };
    view! {
        <Show when=can_repeat>
            <div class="same-cards">
                <button class="btn" id="same-cards" on:click=move |_| online::open_same_deal(app)>
                    <Glyph icon=Icon::Cards />{move || app.t("online-same-deal")}
                </button>
                <p class="hint">{move || app.t("online-same-deal-hint")}</p>
            </div>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_qr_code_has_its_three_corners() {
        let (side, path) = qr("http://192.168.1.5:21492/t/012345").expect("a short text");
        assert!(side >= 21 + 2 * MARGIN && path.starts_with(&format!("M{MARGIN} {MARGIN}h1v1h-1z")));
        let has = |x: i32, y: i32| path.contains(&format!("M{x} {y}h"));
        let far = side - MARGIN - 1;
        assert!(has(far, MARGIN) && has(MARGIN, far), "the outer corners of the other two squares");
        assert!(!has(MARGIN + 1, MARGIN + 1) && has(MARGIN + 3, MARGIN + 3), "a ring and a middle");
    }
}
