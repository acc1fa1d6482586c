//! The tables of a server: one's own, those that are open to all, a code, and a new table.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use wire::{Clock, Code, Holder, Stage};

use super::told::{clock_told, length_told, rules_of};
use crate::app::{App, Screen, app};
use crate::art::icons::{Glyph, Icon};
use crate::online::{self, Listed, Lists, Making};
use crate::panels::pieces::mix;
use crate::panels::rail::mark::SeatMark;
use crate::panels::rail::mini::mini_art;
use crate::panels::screen_top::ScreenTop;

/// How often the lists are read again.
const EVERY: Duration = Duration::from_secs(5);

/// Reads the lists now and then, while the screen is open.
fn lists() -> RwSignal<Option<Lists>> {
    let lists = RwSignal::new(None::<Lists>);
    let read = move || {
        spawn_local(async move {
            if let Some(found) = online::tables().await {
                // The person may have left the screen by now; then nobody is there to be told. What has not changed stays
                // as it is, so that no button is drawn anew under a finger.
                let _ = lists.try_maybe_update(|lists| {
                    let is_new = lists.as_ref() != Some(&found);
                    *lists = Some(found);
                    (is_new, ())
                });
            }
        });
    };
    read();
    let timer = set_interval_with_handle(read, EVERY).ok();
    on_cleanup(move || {
        if let Some(timer) = timer {
            timer.clear();
        }
    });
    lists
}

/// Who else sits at a table, in words; open seats are counted.
fn seated(app: App, table: &Listed) -> String {
    let others = table.seats.iter().enumerate().filter(|(seat, _)| table.seat != Some(*seat));
    let people = others.filter(|(_, seat)| seat.holder == Holder::Person);
    let people: Vec<String> = people.filter_map(|(_, seat)| seat.name.clone()).collect();
    let count = |is: fn(&Holder) -> bool| table.seats.iter().filter(|seat| is(&seat.holder)).count();
    let open = count(|holder| *holder == Holder::Nobody);
    let bots = count(|holder| matches!(holder, Holder::Bot { .. }));
    let mut parts = Vec::new();
    if !people.is_empty() {
        parts.push(app.texts.read().0.list(&people));
    }
    if bots > 0 {
        parts.push(app.tw("online-bots", &[("count", bots.into())]));
    }
    if open > 0 {
        parts.push(app.tw("online-seats-open", &[("count", open.into())]));
    }
    parts.join(" · ")
}

/// The marks of the seats; an open one is an empty ring.
fn marks(table: &Listed) -> impl IntoView + use<> {
    let mark = |seat: &wire::Place| match seat.holder {
        Holder::Nobody => view! { <i class="open-mark"></i> }.into_any(),
        Holder::Person | Holder::Bot { .. } => view! { <SeatMark colour=seat.colour /> }.into_any(),
    };
    let marks = table.seats.iter().map(mark).collect_view();
    view! { <span class="table-marks" aria-hidden="true">{marks}</span> }
}

/// The own palace of a running game.
fn palace(table: &Listed) -> Option<impl IntoView + use<>> {
    let seen = table.glance.as_ref()?.seen()?;
    let view = seen.view();
    let seat = view.seats().nth(table.seat?)?;
    Some(mini_art(&view, seat, true).on_plan())
}

fn row(app: App, table: Listed, is_mine: bool) -> impl IntoView + use<> {
    let Listed { code, stage, your_turn, to_act, .. } = table;
    let who = seated(app, &table);
    let palace = palace(&table);
    let rules = rules_of(&table.setup);
    let played = rules.map(|rules| mix(app, rules.base(), rules.modules()));
    let length = rules.map(|rules| length_told(app, rules, &table.seats)).filter(|_| !is_mine);
    let clock = (table.options.clock != Clock::None).then(|| clock_told(app, table.options.clock));
    let marks = marks(&table);
    let acting = to_act.and_then(|seat| table.seats.get(seat)?.name.clone());
    let state = match (stage, acting) {
        (Stage::Gathering, _) => length.unwrap_or_else(|| app.t("online-gathering")),
        (Stage::Over, _) => app.t("game-over-short"),
        (Stage::Playing, _) if your_turn => app.t("online-your-turn"),
        (Stage::Playing, Some(name)) => app.tw("thinking", &[("name", name.as_str().into())]),
        (Stage::Playing, None) => app.t("online-playing"),
    };
    let word = match (is_mine, stage) {
        (true, _) => "online-go-on",
        (false, Stage::Gathering) => "online-join",
        (false, _) => "online-watch",
    };
    view! {
        <li class="table-row" class:hot=your_turn data-table=code.to_string()>
            {palace}
            <span class="table-words">
                <b>{if who.is_empty() { app.tw("online-table-code", &[("code", code.to_string().as_str().into())]) } else { who }}</b>
                <small class="table-state">{state}</small>
                {clock.map(|clock| view! { <small>{clock}</small> })}
            </span>
            <span class="table-game">{marks}<span class="table-mix">{played}</span></span>
            <button class="btn" class:pri=your_turn on:click=move |_| online::go_to(app, code, Vec::new())>
                {app.t(word)}
            </button>
        </li>
    }
}

/// The tables of the server.
#[component]
pub fn Lobby() -> impl IntoView {
    let app = app();
    let lists = lists();
    let mine = move |is_hot: bool| {
        let lists = lists.read();
        let mine = lists.as_ref().map(|lists| lists.mine.clone()).unwrap_or_default();
        mine.into_iter().filter(|table| table.your_turn == is_hot).collect::<Vec<_>>()
    };
    let own = move |is_hot: bool, key: &'static str, icon: Icon| {
        let tables = mine(is_hot);
        (!tables.is_empty()).then(|| {
            view! {
                <h2 class="on-wood"><Glyph icon />{app.t(key)}</h2>
                <ul class="table-list">{tables.into_iter().map(|table| row(app, table, true)).collect_view()}</ul>
            }
        })
    };
    let open = move || {
        let tables: Vec<Listed> = lists.read().as_ref()?.others().cloned().collect();
        Some(match tables.is_empty() {
            true => view! { <p class="hint">{app.t("online-none-open")}</p> }.into_any(),
            false => view! {
                <ul class="table-list">{tables.into_iter().map(|table| row(app, table, false)).collect_view()}</ul>
            }
            .into_any(),
        })
    };
    let shows_open = RwSignal::new(false);
    let tab = move |is_open: bool| {
        let (id, key) =
            if is_open { ("tab-open", "online-tab-open") } else { ("tab-mine", "online-tab-mine") };
        let count = move || {
            let lists = lists.read();
            let count = |lists: &Lists| if is_open { lists.others().count() } else { lists.mine.len() };
            lists.as_ref().map_or(0, count)
        };
        view! {
            <button role="tab" id=id aria-controls=if is_open { "lobby-open" } else { "lobby-mine" }
                aria-selected=move || (shows_open.get() == is_open).to_string()
                on:click=move |_| shows_open.set(is_open)>{move || app.tw(key, &[("count", count().into())])}</button>
        }
    };
    let has_own = move || lists.read().as_ref().is_some_and(|lists| !lists.mine.is_empty());
    view! {
        <section class="screen lobby" id="lobby" class:shows-open=shows_open>
            <ScreenTop title=app.word("online") />
            <div class="seg lobby-tabs" role="tablist" aria-label=move || app.t("online")>{[false, true].map(tab).collect_view()}</div>
            <div class="lobby-parts">
                <div class="lobby-own" id="lobby-mine">
                    {move || own(true, "online-your-turn", Icon::Star)}
                    {move || own(false, "online-your-tables", Icon::Hourglass)}
                    <Show when=move || !has_own()>
                        <p class="on-wood">{move || app.t("online-none-mine")}</p>
                    </Show>
                </div>
                <section class="folio lobby-open" id="lobby-open" aria-labelledby="open-title">
                    <h2 id="open-title">{move || app.t("online-open-tables")}</h2>
                    {open}
                    <p class="hint lobby-hint">{move || app.t("online-open-hint")}</p>
                </section>
                <div class="lobby-new">
                    <section class="card3 lobby-make">
                        <h2><Glyph icon=Icon::Plus />{move || app.t("online-new-table")}</h2>
                        <p>{move || app.t("online-new-table-hint")}</p>
                        <button class="btn pri" id="new-table" on:click=move |_| {
                            app.online.making.set(Some(Making::default()));
                            app.screen.set(Screen::NewGame);
                        }><Glyph icon=Icon::Plus />{move || app.t("online-new-table")}</button>
                    </section>
                    <JoinByCode />
                </div>
            </div>
        </section>
    }
}

/// Goes to a table by its code.
#[component]
fn JoinByCode() -> impl IntoView {
    let app = app();
    let typed = RwSignal::new(String::new());
    let code = Memo::new(move |_| Code::from_text(typed.read().trim()));
    let join = move || {
        if let Some(code) = code.get_untracked() {
            online::go_to(app, code, Vec::new());
        }
    };
    view! {
        <form class="card3 join" on:submit=move |event| {
            event.prevent_default();
            join();
        }>
            <label for="join-code"><Glyph icon=Icon::Key />{move || app.t("online-join-code")}</label>
            <input id="join-code" type="text" inputmode="numeric" autocomplete="off" maxlength="8" placeholder="000–000"
                prop:value=typed on:input:target=move |event| typed.set(event.target().value()) />
            <button class="btn" id="join" type="submit" disabled=move || code.get().is_none()>
                {move || app.t("online-join")}
            </button>
        </form>
    }
}
