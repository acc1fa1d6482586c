//! Choosing seats, modules and seed, and starting games.

mod bar;
mod card;
mod draft;
mod game;
mod length;
mod modules;
mod online;
mod options;
mod presets;
mod seats;
mod surprise;

use engine::{Base, Module, ModuleSet, Rng, Seed};
use i18n::Arg;
use leptos::prelude::*;
use protocol::{SeedText, Setup};
use wasm_bindgen::JsCast;

use crate::app::{App, Screen, app};
use crate::art::icons::Icon;
use crate::panels::screen_top::{ScreenTop, TopButton};
use crate::panels::setup_list::SetupList;
use crate::panels::slip::Slip;
use crate::play::Play;
use crate::save;
use crate::share::{self, Mix};
use bar::Bar;
use game::Games;
use modules::Modules;
use online::{FixedSetup, Making, TableOptions};
use options::Options;
use seats::Seats;

pub use card::{Emblem, Pips};
pub use draft::{Draft, LEVELS, MEDIUM, code_of, default_name, level_of, player_of};
pub use length::{HARDEST, Seated, complexity, complexity_key, duration};
pub(crate) use options::ModuleOption;

/// Milliseconds since 1970; used to name games.
fn now() -> u64 {
    window().performance().map_or(0, |performance| (performance.time_origin() + performance.now()) as u64)
}

/// A key for a new game; later keys sort after earlier ones.
pub fn new_id() -> String {
    format!("{:015}", now())
}

/// An unpredictable seed.
fn random_seed() -> SeedText {
    let mut bytes = [0; 16];
    let crypto = window().crypto().ok();
    if crypto.and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).ok()).is_none() {
        // Without a source of randomness, the clock has to do.
        let mut rng = Rng::new(Seed::from_number(now()));
        bytes.iter_mut().for_each(|byte| *byte = rng.below(256) as u8);
    }
    SeedText::from_chance(bytes)
}

/// The default name of a person.
fn human_name(app: App) -> impl Fn(usize) -> String {
    move |number| app.tw("default-name", &[("number", Arg::Number(number as i64))])
}

/// Starts a game and shows the table.
fn start(app: App, draft: &Draft, seed: SeedText) {
    let places = draft.places(human_name(app));
    let Ok(rules) = draft.rules(places.len()) else { return };
    let setup = Setup::new(rules);
    let play = Play::new(new_id(), setup, seed, places, draft.open_hands);
    // Clear the message first, because saving may set a new one.
    app.toast.set(None);
    save::store(&play);
    app.lesson.set(None);
    app.play.set(Some(play));
    app.screen.set(Screen::Table);
}

/// Starts a game at once: one person against two bots, without modules. The name used last time is kept.
pub fn play_now(app: App) {
    let mut draft = Draft::usual();
    if let Some(last) = save::last_choice().as_deref().and_then(Draft::from_text) {
        draft.seats[0].name.clone_from(&last.seats[0].name);
    }
    start(app, &draft, random_seed());
}

/// The last draft, or the default one.
fn last_draft() -> Draft {
    save::last_choice().as_deref().and_then(Draft::from_text).unwrap_or_else(Draft::usual)
}

/// The base game and the modules of the last draft.
pub fn last_mix() -> (Base, ModuleSet) {
    let draft = last_draft();
    (draft.base, draft.mix())
}

/// Whether the last draft is for this base game and includes this module.
pub fn is_in_next(base: Base, module: Module) -> bool {
    let (chosen, mix) = last_mix();
    chosen == base && mix.has(module)
}

/// Adds a module to the last draft and switches it to this base game, or removes the module again.
pub fn put_in_next(base: Base, module: Module, is_in: bool) {
    let mut draft = Draft { base, ..last_draft() };
    let others = draft.mix().iter().filter(|&other| other != module);
    draft.choose_mix(others.chain(is_in.then_some(module)).collect());
    save::remember_choice(&draft.to_text());
}

/// Opens the screen for a new game with this base game.
pub fn choose_game(app: App, base: Base) {
    save::remember_choice(&Draft { base, ..last_draft() }.to_text());
    app.screen.set(Screen::NewGame);
}

/// Opens the screen for a new game with a mix that came as a link.
pub fn propose(app: App, mix: &Mix) {
    save::remember_choice(&mix.put_in(last_draft()).to_text());
    // Leave the screen first, so that the draft is read again.
    app.screen.set(Screen::Home);
    app.screen.set(Screen::NewGame);
}

/// The draft with which the screen opens.
fn first_draft(app: App) -> Draft {
    let last = last_draft();
    let (making, room) = (app.online.making.read_untracked(), app.online.room.read_untracked());
    let Some(making) = making.as_ref() else { return last };
    if let Some(draft) = making.draft.as_deref().and_then(Draft::from_text) {
        return draft;
    }
    let room = room.as_ref().filter(|room| Some(room.code) == making.table);
    let changed = room.and_then(|room| last.clone().of_table(room));
    changed.unwrap_or_else(|| last.with_open_seats(save::own_name()))
}

/// The parts of the screen; a narrow screen shows one at a time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Seats,
    Modules,
    Options,
}

impl Tab {
    const ALL: [Tab; 3] = [Tab::Seats, Tab::Modules, Tab::Options];

    const fn name(self) -> &'static str {
        match self {
            Tab::Seats => "seats",
            Tab::Modules => "modules",
            Tab::Options => "options",
        }
    }

    fn title(self, app: App, draft: &Draft) -> String {
        match self {
            Tab::Seats => app.tw("tab-seats", &[("count", draft.seats.len().into())]),
            Tab::Modules => app.tw("tab-modules", &[("count", draft.mix().iter().count().into())]),
            Tab::Options => app.t("options"),
        }
    }
}

/// Whether a key pressed on this element is handled by the element itself.
pub fn is_control(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| {
        element.closest("button, a, input, select, summary, dialog").is_ok_and(|found| found.is_some())
    })
}

/// The screen for choosing seats, modules and seed.
#[component]
pub fn NewGame() -> impl IntoView {
    let app = app();
    let draft = RwSignal::new(first_draft(app));
    Effect::new(move |_| {
        let choice = draft.read().to_text();
        // Who sits at a table of a server is not who sits at this screen.
        match app.online.making.write_untracked().as_mut() {
            Some(making) => making.draft = Some(choice),
            None => save::remember_choice(&choice),
        }
    });
    let base = Memo::new(move |_| draft.read().base);
    Effect::new(move |_| app.choosing.set(base.get()));
    let wished = RwSignal::new(String::new());
    // Drawn beforehand, so that players can note the fingerprint before the game starts.
    let drawn = random_seed();
    let seed = Memo::new(move |_| match wished.read().trim() {
        "" => Some(drawn.clone()),
        typed => SeedText::from_text(typed),
    });
    let judged = Memo::new(move |_| {
        let draft = draft.read();
        draft.rules(draft.players())
    });
    let tab = RwSignal::new(Tab::Seats);
    let at_real_table = RwSignal::new(false);
    let begin = Callback::new(move |()| {
        let Ok(rules) = judged.get_untracked() else { return };
        match (app.online.making.get_untracked(), seed.get_untracked()) {
            (Some(making), _) => {
                let draft = draft.read_untracked();
                let options = wire::Options { open_hands: draft.open_hands, ..making.options };
                let (setup, places) = (Setup::new(rules), draft.places(human_name(app)));
                match making.table {
                    Some(_) => crate::online::change_table(app, setup, options, &places),
                    None => crate::online::open(app, setup, options, places),
                }
            }
            (None, Some(seed)) => start(app, &draft.read_untracked(), seed),
            (None, None) => {}
        }
    });
    let copy = Callback::new(move |()| share::copy(app, share::mix_link(&Mix::of(&draft.read_untracked()))));
    let real_table = Callback::new(move |()| at_real_table.set(true));
    let online = move || online::making(app).is_some();
    let is_free = move || online::keeps_setup(app).is_none();
    let tab_button = move |own: Tab| {
        view! {
            <button role="tab" id=format!("tab-{}", own.name()) aria-controls=format!("pane-{}", own.name())
                aria-selected=move || (tab.get() == own).to_string()
                on:click=move |_| tab.set(own)>{move || own.title(app, &draft.read())}</button>
        }
    };
    view! {
        <section class="screen new-game" data-tab=move || tab.get().name()
            on:keydown=move |event| if event.key() == "Enter" && !is_control(event.target()) {
                begin.run(());
            }>
            <ScreenTop title=Signal::derive(move || app.t(match online::making(app) {
                Some(Making::New) => "online-new-table",
                Some(Making::Change) => "online-change-table",
                None => "new-game",
            }))>
                <TopButton id="real-table" words=app.word("real-table") icon=Icon::List press=real_table />
                <TopButton id="copy-mix" words=app.word("copy-mix") icon=Icon::Link press=copy
                    disabled=Signal::derive(move || base.get() == Base::Alhambra && draft.read().mix().is_empty()) />
                <TopButton id="to-rules" words=app.word("rules") icon=Icon::Book is_rare=true press=Callback::new(move |()| app.open_book(None)) />
                <TopButton id="to-settings" words=app.word("settings") icon=Icon::Settings is_rare=true
                    press=Callback::new(move |()| app.screen.set(Screen::Settings)) />
            </ScreenTop>
            <div class="seg screen-tabs" role="tablist" aria-label=move || app.t("new-game")>
                {Tab::ALL.map(tab_button).collect_view()}
            </div>
            <div class="ng">
                <div class="ng-left">
                    <div class="pane" id="pane-seats"><Show when=is_free><Games draft /></Show><Seats draft /></div>
                    <div class="pane" id="pane-options">
                        <Show when=online><TableOptions /></Show>
                        <Options draft wished seed real_table />
                    </div>
                </div>
                <div class="pane" id="pane-modules">
                    <Show when=is_free fallback=|| view! { <FixedSetup /> }><Modules draft base /></Show>
                </div>
            </div>
            <Bar draft refused=Memo::new(move |_| judged.get().err()) start=begin />
            <Slip id="real-table-slip" title=Signal::derive(move || app.t("setup-list")) open=at_real_table
                close=Callback::new(move |()| at_real_table.set(false))>
                <SetupList rules=Memo::new(move |_| judged.get().ok()) />
            </Slip>
        </section>
    }
}
