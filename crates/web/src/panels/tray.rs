//! The tray: a chip for every piece of a module that is neither in the money row nor in a hand nor in an Alhambra. A
//! chip opens the drawer of its module over the plan. Narrow screens show a few chips, and a sheet with all modules.

use engine::{Module, ModuleSet};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::lesson::TryButton;
use crate::modules::{self, Chip, Group, Place, RulesButton};
use crate::panels::desk::{Desk, Drawer, desk};
use crate::panels::pieces::{CardButton, Pictured, toggle};

/// The groups in order, each with the text keys of its name and of where its pieces are.
const GROUPS: [(Group, &str, &str); 3] = [
    (Group::ToGet, "tray-to-get", "tray-to-get-where"),
    (Group::Mine, "tray-mine", "tray-mine-where"),
    (Group::Ahead, "tray-ahead", "tray-ahead-where"),
];

/// How many chips a narrow screen shows.
const FEW: usize = 7;

/// From this number on, chips are smaller.
const MANY: usize = 13;

/// A chip with its module.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Entry {
    module: Module,
    chip: Chip,
    /// Whether something can be done with the module now.
    can: bool,
    /// Whether narrow screens only show it in the list of all modules.
    is_rest: bool,
}

/// The modules with which something can be done now.
fn usable(desk: Desk) -> ModuleSet {
    desk.choices.read().iter().filter_map(|choice| choice.about.module).collect()
}

/// The chips of the current game.
fn entries(app: App, desk: Desk) -> Vec<Entry> {
    let (play, usable) = (app.play.read(), usable(desk));
    let Some(view) = play.as_ref().map(|play| play.shown()) else { return Vec::new() };
    let of = |module: Module| {
        let chips = modules::room(module).chips(&view).into_iter();
        chips.map(move |chip| Entry { module, chip, can: usable.has(module), is_rest: false })
    };
    let mut entries: Vec<Entry> =
        modules::in_order(view.rules().modules(), Place::Drawer).into_iter().flat_map(of).collect();
    // The first chip of each module takes precedence, usable ones first.
    let mut places: Vec<usize> = (0..entries.len()).collect();
    places.sort_by_key(|&place| {
        let entry = &entries[place];
        let is_again = entries[..place].iter().any(|other| other.module == entry.module);
        (is_again, !entry.can, place)
    });
    for place in places.into_iter().skip(FEW) {
        entries[place].is_rest = true;
    }
    entries
}

/// The tray; empty if no module of the game has anything to show.
#[component]
pub fn Tray() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let entries = Memo::new(move |_| entries(app, desk));
    let is_many = Memo::new(move |_| entries.read().len() >= MANY);
    let group = move |(group, name, _): (Group, &'static str, &'static str)| {
        let here = Memo::new(move |_| {
            entries.get().into_iter().filter(|entry| entry.chip.group == group).collect::<Vec<_>>()
        });
        view! {
            <Show when=move || !here.read().is_empty()>
                <div class="tgrp" role="group" aria-label=move || app.t(name)>
                    <i aria-hidden="true">{move || app.t(name)}</i>
                    // Only chips that change are drawn again.
                    <For each=move || here.get().into_iter().enumerate() key=Clone::clone let:one>
                        <ChipButton entry=one.1 />
                    </For>
                </div>
            </Show>
        }
    };
    view! {
        <Show when=move || !entries.read().is_empty()>
            <section class="tray" class:many=is_many id="tray" aria-label=move || app.t("modules")>
                {GROUPS.map(group).into_iter().collect_view()}
                <button class="mch all" id="all-modules" aria-expanded=move || is_open(desk, Drawer::All)
                    on:click=move |_| toggle(desk, Drawer::All)>
                    <Glyph icon=Icon::Grid />
                    <b>{move || app.t("tray-all")}</b>
                </button>
            </section>
        </Show>
    }
}

fn is_open(desk: Desk, drawer: Drawer) -> String {
    (desk.drawer.get() == Some(drawer)).to_string()
}

/// A chip of the tray.
#[component]
fn ChipButton(entry: Entry) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let Entry { module, chip, can, is_rest } = entry;
    let drawer = Drawer::Module(module);
    let Chip { picture, count, .. } = chip.clone();
    let name = Memo::new(move |_| name_of(app, module, &chip, can));
    view! {
        <button class="mch" class:can=can class:rest=is_rest data-module=module.slug() title=name
            aria-expanded=move || is_open(desk, drawer) on:click=move |_| toggle(desk, drawer)>
            <span class="visually-hidden">{name}</span>
            <Pictured picture />
            {count.map(|count| view! { <b aria-hidden="true">{count}</b> })}
        </button>
    }
}

/// The name of a chip for screen readers: module, number, and whether it can be used.
fn name_of(app: App, module: Module, chip: &Chip, can: bool) -> String {
    let usable = can.then(|| app.t("tray-can"));
    let parts = [Some(app.texts.read().0.module_name(module)), chip.count.clone(), usable];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// Closes the drawer and returns the focus to the chip that opened it.
fn close(desk: Desk) {
    let selector = match desk.drawer.get_untracked() {
        Some(Drawer::Module(module)) => format!("#tray [data-module={}]", module.slug()),
        _ => "#all-modules".to_owned(),
    };
    desk.drawer.set(None);
    if let Ok(Some(chip)) = document().query_selector(&selector) {
        let _ = chip.unchecked_into::<HtmlElement>().focus();
    }
}

/// The button that closes a drawer or a sheet.
#[component]
fn CloseButton() -> impl IntoView {
    let (app, desk) = (app(), desk());
    view! {
        <button class="xb" id="close-drawer" title=move || app.t("close") on:click=move |_| close(desk)>
            <span class="visually-hidden">{move || app.t("close")}</span>
            <Glyph icon=Icon::Close />
        </button>
    }
}

/// The drawer of a module: the player's cards of it, and its own view or its description.
#[component]
pub fn ModuleDrawer(
    /// The module whose drawer to show.
    module: Module,
) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let cards = Memo::new(move |_| {
        let (play, texts) = (app.play.read(), app.texts.read());
        let Some(view) = play.as_ref().map(|play| play.shown()) else { return Vec::new() };
        modules::room(module).hand_cards(&texts.0, &view)
    });
    let shown = modules::room(module).show(Place::Drawer);
    let is_empty = shown.is_none();
    view! {
        <section class="drawer" id="drawer" data-module=module.slug() aria-labelledby="drawer-title"
            on:keydown=move |event| if event.key() == "Escape" { close(desk) }>
            <header class="drawer-head">
                <Pictured picture=modules::room(module).emblem() />
                <h2 id="drawer-title">{move || app.texts.read().0.module_name(module)}</h2>
                <TryButton module />
                <RulesButton module />
                <CloseButton />
            </header>
            <div class="drawer-body">
                <Show when=move || !cards.read().is_empty()>
                    <div class="pieces">
                        {move || cards.get().into_iter().map(|card| view! {
                            <CardButton module card class="piece" />
                        }).collect_view()}
                    </div>
                </Show>
                {shown}
                <Show when=move || is_empty>
                    <p class="hint">{move || app.texts.read().0.module_about(module)}</p>
                </Show>
            </div>
        </section>
    }
}

/// Every module of the game with its first chip; otherwise its cards in hand, otherwise its emblem.
fn listed(app: App, desk: Desk) -> Vec<Entry> {
    let (play, usable, texts) = (app.play.read(), usable(desk), app.texts.read());
    let Some(view) = play.as_ref().map(|play| play.shown()) else { return Vec::new() };
    let entry = |module: Module| {
        let room = modules::room(module);
        let in_hand = || {
            let cards = room.hand_cards(&texts.0, &view);
            let picture = cards.first().map(|card| (modules::CARD, card.art.clone()));
            Chip::counted(Group::Mine, picture?, cards.len())
        };
        let ahead = || Chip { group: Group::Ahead, picture: room.emblem(), count: None };
        let chip = room.chips(&view).into_iter().next().or_else(in_hand).unwrap_or_else(ahead);
        Entry { module, chip, can: usable.has(module), is_rest: false }
    };
    modules::in_order(view.rules().modules(), Place::Drawer).into_iter().map(entry).collect()
}

/// The sheet of all modules.
#[component]
pub fn AllModules() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let entries = Memo::new(move |_| listed(app, desk));
    let group = move |(group, name, place): (Group, &'static str, &'static str)| {
        let here = Memo::new(move |_| {
            entries.get().into_iter().filter(|entry| entry.chip.group == group).collect::<Vec<_>>()
        });
        view! {
            <Show when=move || !here.read().is_empty()>
                <h3>{move || app.t(name)}" "<small>{move || app.t(place)}</small></h3>
                <div class="mgrid">
                    {move || here.get().into_iter().map(|entry| view! { <Listed entry /> }).collect_view()}
                </div>
            </Show>
        }
    };
    let sheet = NodeRef::<html::Section>::new();
    Effect::new(move |_| sheet.get().map(|sheet| sheet.focus()));
    view! {
        <div class="sheet-veil" on:click=move |_| close(desk)></div>
        <section class="modules-sheet" id="modules-sheet" role="dialog" aria-modal="true" tabindex="-1" node_ref=sheet
            aria-label=move || app.t("modules") on:keydown=move |event| if event.key() == "Escape" { close(desk) }>
            <CloseButton />
            {GROUPS.map(group).into_iter().collect_view()}
        </section>
    }
}

/// A module in the sheet.
#[component]
fn Listed(entry: Entry) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let Entry { module, chip, can, is_rest: _ } = entry;
    let name = name_of(app, module, &chip, can);
    view! {
        <button class="mg" class:can=can data-module=module.slug()
            on:click=move |_| desk.drawer.set(Some(Drawer::Module(module)))>
            <span class="visually-hidden">{name}</span>
            <span class="i"><Pictured picture=chip.picture /></span>
            <span aria-hidden="true">{app.texts.read().0.module_name(module)}</span>
            {chip.count.map(|count| view! { <span class="cnt" aria-hidden="true">{count}</span> })}
        </button>
    }
}
