//! The top bar of the table: the name of the game, the clock, the pace of the bots, and the menu with everything
//! else.

use engine::Base;
use leptos::prelude::*;
use wire::Ask;

use crate::app::{Screen, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::lesson;
use crate::online;
use crate::pace::PaceControls;
use crate::panels::people::{Watching, is_followed};
use crate::panels::rail::clock::Clock;
use crate::panels::seed::SeedLine;
use crate::panels::share::Share;
use crate::panels::slip::Slip;
use crate::screens::game_over::Proof;
use crate::screens::online::{Invite, Qr, SameCards};
use crate::share;

/// The top bar of the table.
#[component]
pub fn Top(
    /// Whether the menu is open.
    menu: RwSignal<bool>,
) -> impl IntoView {
    let app = app();
    let name = Memo::new(move |_| app.texts.read().0.game_name(app.look()));
    view! {
        <header class="top">
            <button class="brand" id="to-home" title=move || app.t("home") on:click=move |_| app.screen.set(Screen::Home)>
                <svg viewBox="0 0 60 60" aria-hidden="true" inner_html=art::emblem_art()></svg>
                <span>{name}</span>
            </button>
            <span class="grow"></span>
            <Clock />
            <span class="grow"></span>
            <Watching class="tbtn watching" />
            <Show when=move || !is_followed(app)><PaceControls /></Show>
            <button class="tbtn" id="to-rules" on:click=move |_| app.open_book(None)>
                <Glyph icon=Icon::Book /><span class="wide">{move || app.t("rules")}</span>
            </button>
            <button class="tbtn" id="sound" aria-label=move || app.t("sound")
                aria-pressed=move || app.settings.read().sound.to_string()
                on:click=move |_| app.settings.update(|settings| settings.sound = !settings.sound)>
                <Glyph icon=Icon::Sound />
            </button>
            <button class="tbtn" id="top-menu" aria-label=move || app.t("menu") on:click=move |_| menu.set(true)>
                <Glyph icon=Icon::Menu />
            </button>
        </header>
    }
}

/// The keys of the table beside arrows, Enter and Escape, and the texts that say what they are for.
const KEYS: [(&str, &str); 13] = [
    ("1 2 3 4", "market"),
    ("Q W E R", "money-row"),
    ("Shift 1–9", "hand"),
    ("F G H J", "abilities"),
    ("C", "change-palace"),
    ("R", "to-reserve"),
    ("U", "undo"),
    ("Y N", "online-take-back"),
    ("V", "next-palace"),
    ("M", "tab-race"),
    ("T", "log"),
    ("+ − 0", "zoom"),
    ("␣", "bots-pause"),
];

/// The menu of the table.
#[component]
pub fn Menu(
    /// Whether it is open.
    menu: RwSignal<bool>,
) -> impl IntoView {
    let app = app();
    let go = move |screen: Screen| {
        menu.set(false);
        app.screen.set(screen);
    };
    view! {
        <Slip id="menu" title=app.word("menu") open=menu close=Callback::new(move |()| menu.set(false))>
            <Show when=move || !is_followed(app)><PaceControls /></Show>
            <div class="menu-list">
                <lesson::MenuEntry menu />
                <button class="btn" id="menu-home" on:click=move |_| go(Screen::Home)>{move || app.t("home")}</button>
                <button class="btn" id="menu-new-game" on:click=move |_| go(Screen::NewGame)>
                    {move || app.t("new-game")}
                </button>
                <Show when=move || !is_followed(app)>
                    <button class="btn" id="menu-replay" on:click=move |_| go(Screen::Replay)>{move || app.t("replay")}</button>
                </Show>
                <button class="btn" id="menu-rules" on:click=move |_| {
                    menu.set(false);
                    app.open_book(None);
                }>{move || app.t("rules")}</button>
                <button class="btn" id="to-settings" on:click=move |_| go(Screen::Settings)>
                    {move || app.t("settings")}
                </button>
            </div>
            <Show when=move || !is_followed(app) fallback=move || view! { <TableMenu menu /> }>
                <Bring />
                <Share />
                <SeedLine />
            </Show>
            <Keys />
        </Slip>
    }
}

/// Puts a game that is held here online, where there is a server of tables.
#[component]
fn Bring() -> impl IntoView {
    let app = app();
    let can = move || {
        let is_played = app.play.read().as_ref().is_some_and(|play| !play.is_over());
        is_played && app.online.host.read().is_some() && app.lesson.read().is_none()
    };
    view! {
        <Show when=can>
            <section class="bring">
                <button class="btn" id="bring-online" on:click=move |_| online::bring(app)>
                    <Glyph icon=Icon::Globe />{move || app.t("online-bring")}
                </button>
                <p class="hint">{move || app.t("online-bring-hint")}" "{move || app.t("online-bring-known")}</p>
            </section>
        </Show>
    }
}

/// The part of the menu for a table at a server: who else may come, the own seat on another device, leaving.
#[component]
fn TableMenu(
    /// Whether the menu is open.
    menu: RwSignal<bool>,
) -> impl IntoView {
    let app = app();
    let online = app.online;
    let has_seat = Memo::new(move |_| online.own_seat().is_some());
    let link = Memo::new(move |_| {
        let path = online.move_link.read().as_ref().map(|link| link.path.clone())?;
        Some(window().location().origin().ok()? + &path)
    });
    view! {
        // A phone has no room for this at the top.
        <Watching class="watching-here" />
        {move || online.code.get().map(|code| view! { <Invite code /> })}
        <SameCards />
        <div class="menu-list">
            <Show when=move || has_seat.get()>
                <button class="btn" id="move-seat" on:click=move |_| online.ask(&Ask::Link)>
                    {move || app.t("online-move-seat")}
                </button>
            </Show>
            <button class="btn" id="leave-table" on:click=move |_| {
                menu.set(false);
                online::leave(app);
            }>{move || app.t("online-leave")}</button>
        </div>
        {move || link.get().map(|link| view! {
            <div class="card3 invite-parts">
                <Qr text=link.clone() />
                <div class="invite-words">
                    <p class="hint">{app.t("online-move-hint")}</p>
                    <code class="table-link" id="move-link">{link.clone()}</code>
                    <button class="btn" id="copy-move-link" on:click=move |_| share::copy(app, link.clone())>
                        <Glyph icon=Icon::Link />{app.t("copy-link")}
                    </button>
                </div>
            </div>
        })}
        <Proof />
    }
}

/// What each key of the table is for; keys that only one game has are not shown in the other.
#[component]
fn Keys() -> impl IntoView {
    let app = app();
    let row = move |(keys, word): (&'static str, &'static str)| {
        view! { <li><kbd>{keys}</kbd>" "{move || app.t(word)}</li> }
    };
    let rows = move || {
        let is_played = |word: &str| word != "abilities" || app.look() == Base::RedPalace;
        KEYS.into_iter().filter(|(_, word)| is_played(word)).map(row).collect_view()
    };
    view! {
        <details class="all-keys" id="all-keys">
            <summary>{move || app.t("keys")}</summary>
            <p class="hint">{move || app.t("keyboard-hint")}</p>
            <ul>{rows}</ul>
        </details>
    }
}
