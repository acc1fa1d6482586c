//! The options of a table at a server: its clock, who stands in, who may come and watch, what may be said.

use leptos::prelude::*;
use wire::{Chat, Clock, Options, StandIn};

use super::draft::MEDIUM;
use crate::app::app;
use crate::art::icons::Icon;
use crate::panels::rows::{ChoiceRow, SwitchRow};

/// The clocks that are offered.
const CLOCKS: [Clock; 4] = [
    Clock::None,
    Clock::Move { seconds: 60 },
    Clock::Bank { seconds: 15 * 60, added: 10 },
    Clock::Bank { seconds: 30 * 60, added: 20 },
];

/// The seconds by which watchers see the game later, if they do.
const DELAY: u32 = 180;

/// The options of a table.
#[component]
pub fn TableOptions() -> impl IntoView {
    let app = app();
    let making = app.online.making;
    let options = Memo::new(move |_| making.get().unwrap_or_default());
    let change = move |change: &dyn Fn(&mut Options)| {
        making.update(|making| {
            if let Some(options) = making {
                change(options);
            }
        });
    };
    let switch = move |of: fn(&mut Options) -> &mut bool| {
        let on = Signal::derive(move || *of(&mut options.get()));
        (on, Callback::new(move |on: bool| change(&move |options| *of(options) = on)))
    };
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
        </section>
    }
}
