//! The rail on a phone: a strip of scores at the top, and sheets with everything else.

use leptos::html::Dialog;
use leptos::prelude::*;

use crate::app::app;
use crate::art::icons::{Glyph, Icon};
use crate::panels::desk::desk;
use crate::panels::people::{PresenceDot, TimeLeft, is_followed};
use crate::panels::rail::mark::SeatMark;
use crate::panels::rail::plaques::{KnownHands, Plaques, Player, dirk, players};
use crate::panels::rail::race::Race;
use crate::panels::rail::story::Story;
use crate::panels::red_palace::GuardPanel;
use crate::panels::slip;
use crate::panels::talk::{Talk, unheard};

/// With more players than this, only points are shown.
const WITH_WALLS: usize = 3;

/// A tab of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// Majorities and known cards.
    Race,
    /// Everybody's palace.
    Palaces,
    /// What happened.
    Story,
    /// What was said, at a table of a server.
    Talk,
}

impl Tab {
    const ALL: [Tab; 4] = [Tab::Race, Tab::Palaces, Tab::Story, Tab::Talk];

    /// The name of the tab in the page.
    const fn name(self) -> &'static str {
        match self {
            Tab::Race => "race",
            Tab::Palaces => "palaces",
            Tab::Story => "story",
            Tab::Talk => "talk",
        }
    }

    /// The text key of the tab's name.
    const fn key(self) -> &'static str {
        match self {
            Tab::Race => "tab-race",
            Tab::Palaces => "tab-palaces",
            Tab::Story => "story",
            Tab::Talk => "online-talk-short",
        }
    }
}

/// Everybody's score, and the buttons that open the sheets and the menu.
#[component]
pub fn Strip(
    /// The open tab of the sheet, if it is open.
    sheet: RwSignal<Option<Tab>>,
    /// Whether the menu is open.
    menu: RwSignal<bool>,
) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let (players, dirk) = (players(app), dirk(app));
    let chip = move |player: Player| {
        let Player { seat, name, colour, points, wall, is_asked, is_own, .. } = player;
        let with_wall = players.read_untracked().len() <= WITH_WALLS;
        view! {
            <button class="pchip" class:act=is_asked data-seat=seat.index() aria-current=is_asked.then_some("true")
                on:click=move |_| desk.watched.set((!is_own).then_some(seat))>
                <SeatMark colour /><span class="visually-hidden">{name}" "</span>{points}
                <TimeLeft seat /><PresenceDot seat />
                {with_wall.then(|| view! {
                    <small><Glyph icon=Icon::Wall /><span class="visually-hidden">{app.t("wall")}" "</span>{wall}</small>
                })}
            </button>
        }
    };
    view! {
        <nav class="strip" id="strip" aria-label=move || app.t("players")>
            {move || players.get().into_iter().map(chip).collect_view()}
            {move || dirk.get().map(|points| view! {
                <span class="pchip dirk-chip"><small>{app.t("dirk")}</small>" "{points}</span>
            })}
            <Show when=move || is_followed(app)>
                <button class="sbtn" id="open-talk" aria-haspopup="dialog" aria-label=move || app.t("online-talk")
                    on:click=move |_| sheet.set(Some(Tab::Talk))>
                    <Glyph icon=Icon::Talk />
                    {move || Some(unheard(app)).filter(|&count| count > 0).map(|count| view! { <i class="unheard">{count}</i> })}
                </button>
            </Show>
            <button class="sbtn" id="open-race" aria-haspopup="dialog" aria-label=move || app.t("tab-race")
                on:click=move |_| sheet.set(Some(Tab::Race))><Glyph icon=Icon::Race /></button>
            <button class="sbtn" id="open-menu" aria-label=move || app.t("menu")
                on:click=move |_| menu.set(true)><Glyph icon=Icon::Menu /></button>
        </nav>
    }
}

/// A sheet with the contents of the rail, one tab at a time.
#[component]
pub fn Sheet(
    /// The open tab; `None` while the sheet is closed.
    tab: RwSignal<Option<Tab>>,
) -> impl IntoView {
    let app = app();
    let dialog = NodeRef::<Dialog>::new();
    let is_open = Memo::new(move |_| tab.get().is_some());
    slip::follow(dialog, is_open);
    let tab_button = move |own: Tab| {
        view! {
            <button role="tab" data-tab=own.name() aria-selected=move || (tab.get() == Some(own)).to_string()
                on:click=move |_| tab.set(Some(own))>{move || app.t(own.key())}</button>
        }
    };
    // The backdrop belongs to the dialog element: a tap there closes it.
    let tapped_veil = move |event: leptos::ev::MouseEvent| {
        let target =
            event.target().and_then(|target| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(target).ok());
        if target.is_some_and(|target| target.id() == "sheet") {
            tab.set(None);
        }
    };
    view! {
        <dialog class="sheet" id="sheet" node_ref=dialog aria-label=move || tab.get().map(|tab| app.t(tab.key()))
            on:cancel=move |event| slip::cancel(&event, || tab.set(None))
            on:close=move |_| tab.set(None) on:click=tapped_veil>
            {move || is_open.get().then(|| view! {
                <div class="sheet-body">
                    <div class="sheet-head">
                        <div class="seg" role="tablist">
                            {Tab::ALL.into_iter().filter(|&tab| tab != Tab::Talk || is_followed(app)).map(tab_button).collect_view()}
                        </div>
                        <button class="sheet-close" id="close-sheet" aria-label=app.t("close")
                            on:click=move |_| tab.set(None)><Glyph icon=Icon::Close /></button>
                    </div>
                    <div class="sheet-page" role="tabpanel" tabindex="0">
                        {move || match tab.get() {
                            Some(Tab::Race) => view! { <Race /><KnownHands /><GuardPanel /> }.into_any(),
                            Some(Tab::Palaces) => view! {
                                <Plaques chosen=Callback::new(move |()| tab.set(None)) />
                            }.into_any(),
                            Some(Tab::Story) => view! { <Story /> }.into_any(),
                            Some(Tab::Talk) => view! { <Talk /> }.into_any(),
                            None => ().into_any(),
                        }}
                    </div>
                </div>
            })}
        </dialog>
    }
}
