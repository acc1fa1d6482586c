//! A new game as a table at a server: who the seats are for, and its options: clock, stand-ins, who may come and watch,
//! what may be said.

use leptos::prelude::*;
use wire::{Chat, Clock, Holder, Options, StandIn};

use super::draft::{Draft, MEDIUM};
use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::panels::rows::{ChoiceRow, SwitchRow};
use crate::screens::online::game_told;

/// The clocks that are offered.
const CLOCKS: [Clock; 4] = [
    Clock::None,
    Clock::Move { seconds: 60 },
    Clock::Bank { seconds: 15 * 60, added: 10 },
    Clock::Bank { seconds: 30 * 60, added: 20 },
];

/// The seconds by which watchers see the game later, if they do.
const DELAY: u32 = 180;

/// What is prepared on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Making {
    /// A new table.
    New,
    /// Changes of an open table.
    Change,
}

/// What is prepared for a server; `None` for a game at this screen. Reactive.
pub fn making(app: App) -> Option<Making> {
    let making = app.online.making.read();
    making.as_ref().map(|making| if making.table.is_some() { Making::Change } else { Making::New })
}

/// Why the set-up of the table cannot be changed, as a text key; `None` if it can. Reactive.
pub fn keeps_setup(app: App) -> Option<&'static str> {
    let room = app.online.room.read();
    room.as_ref().filter(|_| making(app) == Some(Making::Change)).and_then(crate::online::keeps_setup)
}

/// The game of a table whose set-up cannot be changed, and why.
#[component]
pub fn FixedSetup() -> impl IntoView {
    let app = app();
    let told = move || {
        let (why, room) = (keeps_setup(app)?, app.online.room.read());
        let room = room.as_ref()?;
        Some(view! {
            <p class="room-note" id="fixed-setup"><Glyph icon=Icon::Lock /><span>{app.t(why)}</span></p>
            {game_told(app, &room.setup, &room.seats)}
        })
    };
    view! { <section class="folio fixed-setup" aria-label=move || app.t("online-the-game")>{told}</section> }
}

/// Who a seat that no bot plays is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatFor {
    /// The person at this screen, or one of them in a local game.
    Own,
    /// Somebody who sits there already.
    Other,
    /// Whoever comes.
    Anybody,
}

impl SeatFor {
    /// Who a seat of the draft is for; reactive.
    pub fn of(app: App, draft: &Draft, index: usize) -> SeatFor {
        let room = app.online.room.read();
        match making(app) {
            None => SeatFor::Own,
            Some(Making::New) if draft.own_seat() == Some(index) => SeatFor::Own,
            Some(Making::New) => SeatFor::Anybody,
            Some(Making::Change) => match room.as_ref().and_then(|room| Some((room, room.seats.get(index)?)))
            {
                Some((room, _)) if room.you.seat == Some(index) => SeatFor::Own,
                Some((_, seat)) if seat.holder == Holder::Person => SeatFor::Other,
                _ => SeatFor::Anybody,
            },
        }
    }
}

/// The options of a table.
#[component]
pub fn TableOptions() -> impl IntoView {
    let app = app();
    let making = app.online.making;
    let options = Memo::new(move |_| making.get().unwrap_or_default().options);
    let change = move |change: &dyn Fn(&mut Options)| {
        making.update(|making| {
            if let Some(making) = making {
                change(&mut making.options);
            }
        });
    };
    let switch = move |of: fn(&mut Options) -> &mut bool| {
        let on = Signal::derive(move || *of(&mut options.get()));
        (on, Callback::new(move |on: bool| change(&move |options| *of(options) = on)))
    };
    // Wide screens show the rest on demand; others have a separate tab for all of it.
    let shows_more = RwSignal::new(false);
    let (listed, set_listed) = switch(|options| &mut options.listed);
    let (watchers, set_watchers) = switch(|options| &mut options.watchers);
    let (take_back, set_take_back) = switch(|options| &mut options.take_back);
    let clock_name = move |clock: Clock| match clock {
        Clock::None => app.t("online-short-no-clock"),
        Clock::Move { seconds } => app.tw("online-short-move", &[("seconds", i64::from(seconds).into())]),
        Clock::Bank { seconds, .. } => {
            app.tw("online-short-bank", &[("minutes", i64::from(seconds / 60).into())])
        }
    };
    let chat_name = move |chat: Chat| {
        app.t(match chat {
            Chat::Free => "online-short-free",
            Chat::Phrases => "online-short-phrases",
            Chat::Off => "online-short-off",
        })
    };
    view! {
        <section class="card3 opts" id="table-options" aria-label=move || app.t("online-the-table")>
            <ChoiceRow id="table-clock" icon=Icon::Watch title=app.word("online-clock")>
                {CLOCKS.map(|clock| view! {
                    <button class="answer" aria-pressed=move || (options.read().clock == clock).to_string()
                        on:click=move |_| change(&|options| options.clock = clock)>{move || clock_name(clock)}</button>
                }).collect_view()}
            </ChoiceRow>
            <SwitchRow id="table-listed" icon=Icon::Globe title=app.word("online-listed") hint=app.word("online-listed-hint")
                on=listed set=set_listed />
            <button class="op op-button more-options" id="more-of-table" aria-controls="table-more"
                aria-expanded=move || shows_more.get().to_string()
                on:click=move |_| shows_more.update(|shows| *shows = !*shows)>
                <Glyph icon=Icon::Settings />
                <span class="op-words">{move || app.t("online-the-table")}<small>{move || app.t("online-the-table-hint")}</small></span>
                <Glyph icon=Icon::Down />
            </button>
            <div id="table-more" class="options-more" class:open=shows_more>
                <SwitchRow id="table-stand-in" icon=Icon::Bot title=app.word("online-stand-in") hint=app.word("online-stand-in-hint")
                    on=Signal::derive(move || options.read().stand_in != StandIn::Default)
                    set=Callback::new(move |on: bool| change(&|options| {
                        options.stand_in =
                            if on { StandIn::Bot { level: MEDIUM.to_string() } } else { StandIn::Default };
                    })) />
                <SwitchRow id="table-take-back" icon=Icon::Undo title=app.word("online-take-back") hint=app.word("online-take-back-hint")
                    on=take_back set=set_take_back />
                <SwitchRow id="table-watchers" icon=Icon::Eye title=app.word("online-watchers") hint=app.word("online-watchers-hint")
                    on=watchers set=set_watchers />
                <SwitchRow id="table-delay" icon=Icon::Hourglass title=app.word("online-delay") hint=app.word("online-delay-hint")
                    on=Signal::derive(move || options.read().watch_delay > 0)
                    set=Callback::new(move |on: bool| change(&|options| options.watch_delay = if on { DELAY } else { 0 })) />
                <ChoiceRow id="table-chat" icon=Icon::Talk title=app.word("online-talk")>
                    {[Chat::Free, Chat::Phrases, Chat::Off].map(|chat| view! {
                        <button class="answer" aria-pressed=move || (options.read().chat == chat).to_string()
                            on:click=move |_| change(&|options| options.chat = chat)>{move || chat_name(chat)}</button>
                    }).collect_view()}
                </ChoiceRow>
            </div>
        </section>
    }
}
