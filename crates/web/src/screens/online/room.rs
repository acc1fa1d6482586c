//! A table before its game: who sits where, who is ready, what is played, and how friends come.

use leptos::prelude::*;
use wire::{Ask, Colour, Holder, Place, Stage};

use super::invite::{Invite, SameCards};
use super::told::{game_told, level_told, options_told};
use crate::app::{App, app};
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::online::{self, State};
use crate::panels::people::presence_key;
use crate::panels::rail::mark::SeatMark;
use crate::panels::screen_top::{ScreenTop, TopButton};
use crate::panels::talk::Talk;
use crate::save;
use crate::screens::new_game::{LEVELS, MEDIUM, is_control};

/// A table before its game, or what keeps this screen from it.
#[component]
pub fn Room() -> impl IntoView {
    let app = app();
    let online = app.online;
    let title = Signal::derive(move || {
        let room = online.room.read();
        let owner = room.as_ref().and_then(|room| {
            let mut people = room.seats.iter().filter(|seat| seat.holder == Holder::Person);
            people.find_map(|seat| seat.name.clone())
        });
        match owner {
            Some(name) => app.tw("online-table-of", &[("name", name.as_str().into())]),
            None => app.t("online-table"),
        }
    });
    let is_here = Memo::new(move |_| online.room.read().is_some());
    let can_change = move || {
        let room = online.room.read();
        room.as_ref().is_some_and(|room| room.you.owner && room.stage == Stage::Gathering)
    };
    view! {
        <section class="screen table-room" id="room"
            on:keydown=move |event| if event.key() == "Enter" && !is_control(event.target()) {
                go_on(app);
            }>
            <ScreenTop title>
                <Show when=can_change>
                    <TopButton id="change-table" words=app.word("online-change") icon=Icon::Settings
                        press=Callback::new(move |()| online::begin_change(app)) />
                </Show>
                <TopButton id="to-rules" words=app.word("rules") icon=Icon::Book is_rare=true
                    press=Callback::new(move |()| app.open_book(None)) />
                <TopButton id="leave-table" words=app.word("online-leave") icon=Icon::Close
                    press=Callback::new(move |()| online::leave(app)) />
            </ScreenTop>
            <Trouble />
            <Show when=move || is_here.get() fallback=move || view! {
                <p class="on-wood room-wait" role="status">{move || match online.state() {
                    State::Connecting | State::On => app.t("online-connecting"),
                    _ => String::new(),
                }}</p>
            }>
                <div class="room-parts">
                    <section class="folio room-seats" aria-labelledby="who-title">
                        <h2 id="who-title">{move || app.t("online-who")}</h2>
                        <Seats />
                        <Colours />
                        <Deal />
                        <Game />
                        <SameCards />
                    </section>
                    <div class="room-side">
                        {move || online.code.get().map(|code| view! { <Invite code /> })}
                        <section class="card3 room-talk"><Talk /></section>
                    </div>
                </div>
                <Foot />
            </Show>
        </section>
    }
}

/// Whether the owner of the table can begin with those who are there; `None` for others. Whoever begins need not say that
/// they are ready.
fn can_start(app: App) -> Option<bool> {
    let room = app.online.room.read();
    room.as_ref().filter(|room| room.you.owner && room.stage == Stage::Gathering).map(|room| {
        room.seats
            .iter()
            .enumerate()
            .all(|(seat, place)| place.holder != Holder::Person || place.ready || room.you.seat == Some(seat))
    })
}

/// How the owner can begin although nobody has taken some seats: what the button says, and what to ask. Those seats are
/// given up if the rules allow it, otherwise bots take them.
fn start_early(app: App) -> Option<(String, Vec<Ask>)> {
    let room = app.online.room.read();
    let room = room.as_ref().filter(|room| room.you.owner && room.stage == Stage::Gathering)?;
    let is_open = |&seat: &usize| room.seats[seat].holder == Holder::Nobody;
    let open: Vec<usize> = (0..room.seats.len()).filter(is_open).collect();
    let players = room.seats.len() - open.len();
    let fewer = room.setup.with_players(players).filter(|_| online::keeps_setup(room).is_none());
    let (words, mut asks) = match fewer {
        _ if open.is_empty() => return None,
        Some(setup) => {
            let words = app.tw("online-start-with", &[("count", players.into())]);
            (words, vec![Ask::SetUp { setup, options: room.options.clone() }])
        }
        None => {
            let seat_bot = |seat| Ask::SeatBot { seat, level: MEDIUM.to_string() };
            (app.t("online-start-with-bots"), open.into_iter().map(seat_bot).collect())
        }
    };
    asks.push(Ask::Start);
    Some((words, asks))
}

/// Begins the game if that is possible, otherwise says that one is ready.
fn go_on(app: App) {
    let online = app.online;
    if untrack(|| can_start(app) == Some(true) && start_early(app).is_none()) {
        online.ask(&Ask::Start);
    } else if untrack(|| online.own_seat()).is_some() {
        online.ask(&Ask::Ready { ready: true });
    }
}

/// What keeps this screen from the table, and what can be done about it.
#[component]
fn Trouble() -> impl IntoView {
    let app = app();
    let told = move || {
        Some(match app.online.state() {
            State::Off | State::Connecting | State::On => return None,
            State::Lost => ("online-lost", Some("online-try-now")),
            State::Elsewhere => ("online-elsewhere", Some("online-watch-here")),
            State::Refused(wire::Refusal::OtherVersion) => ("online-other-version", None),
            State::Refused(_) => ("online-no-such-table", None),
        })
    };
    view! {
        {move || told().map(|(words, button)| view! {
            <p class="line-row" id="room-trouble" role="alert">
                <Glyph icon=Icon::Warning /><span>{app.t(words)}</span>
                {button.map(|button| view! {
                    <button class="btn" on:click=move |_| online::connect_again(app)>{app.t(button)}</button>
                })}
            </p>
        })}
    }
}

/// The seats of the table.
#[component]
fn Seats() -> impl IntoView {
    let app = app();
    let online = app.online;
    let seats =
        Memo::new(move |_| online.room.read().as_ref().map(|room| room.seats.clone()).unwrap_or_default());
    let count = Memo::new(move |_| seats.read().len());
    let name = RwSignal::new(save::own_name().unwrap_or_default());
    let has_seat = Memo::new(move |_| online.own_seat().is_some());
    let is_owner = Memo::new(move |_| online.room.read().as_ref().is_some_and(|room| room.you.owner));
    let sit = Callback::new(move |seat: usize| {
        let name = name.get_untracked();
        save::remember_name(name.trim());
        online.ask(&Ask::Sit { seat, name, colour: None });
    });
    view! {
        <Show when=move || !has_seat.get()>
            <label class="your-name">
                <span>{move || app.t("online-your-name")}</span>
                <input id="your-name" type="text" autocomplete="nickname" maxlength=2 * protocol::MAX_NAME prop:value=name
                    on:input:target=move |event| name.set(event.target().value()) />
            </label>
        </Show>
        <ul class="room-list">
            {move || (0..count.get()).map(|seat| {
                // Whoever types their name is not disturbed by what happens on other seats.
                let place = Memo::new(move |_| seats.read().get(seat).cloned());
                move || place.get().map(|place| {
                    seat_row(app, seat, place, !has_seat.get(), is_owner.get(), name, sit)
                })
            }).collect_view()}
        </ul>
    }
}

fn seat_row(
    app: App,
    seat: usize,
    place: Place,
    can_sit: bool,
    is_owner: bool,
    name: RwSignal<String>,
    sit: Callback<usize>,
) -> impl IntoView + use<> {
    let online = app.online;
    let is_own = online.own_seat() == Some(seat);
    let Place { holder, name: seated, colour, ready, presence, .. } = place;
    let is_open = holder == Holder::Nobody;
    let (title, about) = match &holder {
        // In a game that was begun elsewhere the seat has the name of who played it there.
        Holder::Nobody => {
            (app.t("online-open-seat"), seated.unwrap_or_else(|| app.t("online-open-seat-hint")))
        }
        Holder::Bot { level } => (app.t("bot"), level_told(app, level)),
        Holder::Person => (seated.unwrap_or_default(), app.t(presence_key(presence))),
    };
    let state = match (&holder, ready) {
        (Holder::Nobody, _) => app.t("online-open"),
        (_, true) => app.t("online-ready"),
        (_, false) => app.t("online-not-ready"),
    };
    let is_ready = ready && !is_open;
    let is_bot = matches!(holder, Holder::Bot { .. });
    let named = if is_own {
        view! {
            <input class="st-name" id="own-name" type="text" maxlength=2 * protocol::MAX_NAME aria-label=app.t("online-your-name")
                prop:value=title on:change:target=move |event| {
                    let name = event.target().value();
                    save::remember_name(name.trim());
                    online.ask(&Ask::Sit { seat, name, colour: Some(colour) });
                } />
        }
        .into_any()
    } else {
        view! { <b>{title}</b> }.into_any()
    };
    let seat_bot = move |level: String| online.ask(&Ask::SeatBot { seat, level });
    view! {
        <li class="room-seat" class:open=is_open class:own=is_own class:bot=is_bot data-seat=seat>
            <SeatMark colour />
            <span class="room-name">{named}<small>{about}</small></span>
            <span class="seat-state" class:ready=is_ready>
                <Glyph icon=if is_ready { Icon::Check } else { Icon::Hourglass } />{state}
            </span>
            {(is_open && can_sit).then(|| view! {
                <button class="btn pri sit" disabled=move || name.read().trim().is_empty()
                    on:click=move |_| sit.run(seat)>{app.t("online-sit")}</button>
            })}
            {(is_open && is_owner).then(|| view! {
                <button class="btn give-bot" on:click=move |_| seat_bot(MEDIUM.to_string())>
                    <Glyph icon=Icon::Bot />{app.t("online-give-bot")}
                </button>
            })}
            {match &holder {
                Holder::Bot { level } if is_owner => {
                    let level = level.clone();
                    Some(view! {
                        <select aria-label=app.t("bot") on:change:target=move |event| {
                            online.ask(&Ask::ClearSeat { seat });
                            seat_bot(event.target().value());
                        }>
                            {LEVELS.map(|one| view! {
                                <option value=one.code selected=one.code == level>{app.t(one.key)}</option>
                            }).collect_view()}
                        </select>
                    })
                }
                _ => None,
            }}
            {is_own.then(|| view! {
                <button class="btn clear-seat" id="stand-up" title=app.t("online-stand") aria-label=app.t("online-stand")
                    on:click=move |_| online.ask(&Ask::Stand)><Glyph icon=Icon::Close /></button>
            })}
            {(is_owner && !is_open && !is_own).then(|| view! {
                <button class="btn clear-seat" title=app.t("online-clear") aria-label=app.t("online-clear")
                    on:click=move |_| online.ask(&Ask::ClearSeat { seat })><Glyph icon=Icon::Close /></button>
            })}
        </li>
    }
}

/// The colours; those of others are struck through.
#[component]
fn Colours() -> impl IntoView {
    let app = app();
    let online = app.online;
    let taken = Memo::new(move |_| {
        let room = online.room.read();
        let room = room.as_ref()?;
        let own = room.you.seat?;
        let of = |seat: &Place| (seat.colour, seat.name.clone().unwrap_or_default());
        let others = room
            .seats
            .iter()
            .enumerate()
            .filter(|(seat, place)| *seat != own && place.holder != Holder::Nobody);
        Some((own, of(&room.seats[own]), others.map(|(_, place)| place.colour).collect::<Vec<_>>()))
    });
    let swatch = move |colour: Colour, seat: usize, name: String, own: Colour, others: &[Colour]| {
        let is_taken = others.contains(&colour);
        let key = format!("colour-{}", colour.name());
        let label = app.t(&key);
        view! {
            <button class="swatch" class:taken=is_taken data-colour=colour.name() disabled=is_taken
                title=label.clone() aria-label=label aria-pressed=(own == colour).to_string()
                on:click=move |_| online.ask(&Ask::Sit { seat, name: name.clone(), colour: Some(colour) })>
                <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::seat_mark(colour)></svg>
            </button>
        }
    };
    view! {
        {move || taken.get().map(|(seat, (own, name), others)| view! {
            <div class="room-colours" role="group" aria-labelledby="colours-title">
                <span id="colours-title">{app.t("online-colour")}</span>
                <span class="swatches">
                    {Colour::ALL.map(|colour| swatch(colour, seat, name.clone(), own, &others)).collect_view()}
                </span>
            </div>
        })}
    }
}

/// What is special about the cards: the game was begun elsewhere, or other tables play with the same.
#[component]
fn Deal() -> impl IntoView {
    let app = app();
    let shown = move || app.online.room.read().as_ref().map(|room| (room.brought, room.same_deal.clone()));
    let others = move |others: Vec<wire::Other>| {
        let codes: Vec<String> = others.into_iter().map(|other| other.code.to_string()).collect();
        (!codes.is_empty()).then(|| {
            let codes = app.texts.read().0.list(&codes);
            view! {
                <p class="room-note" id="same-deal"><Glyph icon=Icon::Cards />
                    <span>{app.labelled(&app.t("online-compare"), &codes)}</span></p>
            }
        })
    };
    view! {
        {move || shown().map(|(is_brought, same)| view! {
            {is_brought.then(|| view! {
                <p class="room-note" id="brought"><Glyph icon=Icon::Eye /><span>{app.t("online-brought")}</span></p>
            })}
            {others(same)}
        })}
    }
}

/// What is played, and how.
#[component]
fn Game() -> impl IntoView {
    let app = app();
    let shown = Memo::new(move |_| {
        let room = app.online.room.read();
        room.as_ref().map(|room| (room.setup.clone(), room.options.clone(), room.seats.clone()))
    });
    view! {
        {move || shown.get().map(|(setup, options, seats)| view! {
            <div class="room-game">
                <div><h3>{app.t("online-the-game")}</h3>{game_told(app, &setup, &seats)}</div>
                <div><h3>{app.t("online-the-table")}</h3>{options_told(app, &options)}</div>
            </div>
        })}
    }
}

/// Who is awaited, and the buttons: leave, stand up, ready, start.
#[component]
fn Foot() -> impl IntoView {
    let app = app();
    let online = app.online;
    let told = move || {
        let room = online.room.read();
        let room = room.as_ref()?;
        if room.stage != Stage::Gathering {
            return Some(app.t("online-playing"));
        }
        let open = room.seats.iter().filter(|seat| seat.holder == Holder::Nobody).count();
        // Whoever can begin is not waited for.
        let is_owner = |seat: usize| room.you.owner && room.you.seat == Some(seat);
        let waits = room.seats.iter().enumerate();
        let waits =
            waits.filter(|(seat, place)| place.holder == Holder::Person && !place.ready && !is_owner(*seat));
        let waits: Vec<String> = waits.filter_map(|(_, place)| place.name.clone()).collect();
        Some(match (open, waits.is_empty()) {
            (0, true) => app.t("online-all-ready"),
            (0, false) => {
                let names = app.texts.read().0.list(&waits);
                app.tw("online-waits-for", &[("names", names.as_str().into())])
            }
            (open, is_none) => {
                let open = app.tw("online-seats-open", &[("count", open.into())]);
                let names = app.texts.read().0.list(&waits);
                let waits = app.tw("online-waits-for", &[("names", names.as_str().into())]);
                if is_none { open } else { format!("{open}. {waits}") }
            }
        })
    };
    let own = Memo::new(move |_| {
        let room = online.room.read();
        let room = room.as_ref()?;
        room.you.seat.and_then(|seat| room.seats.get(seat)).map(|place| place.ready)
    });
    let can_start = Memo::new(move |_| can_start(app));
    let early = Memo::new(move |_| start_early(app));
    view! {
        <footer class="sbar">
            <div class="bar2">
                <p class="room-told" id="room-told" role="status">{told}</p>
                {move || early.get().map(|(words, asks)| view! {
                    <button class="btn" id="start-early" disabled=move || can_start.get() != Some(true)
                        on:click=move |_| asks.iter().for_each(|ask| online.ask(ask))>
                        <Glyph icon=Icon::Play />{words}
                    </button>
                })}
                {move || own.get().map(|is_ready| view! {
                    <button class="btn" class:pri=!is_ready && (can_start.get().is_none() || early.read().is_some()) id="ready" aria-pressed=is_ready.to_string()
                        on:click=move |_| online.ask(&Ask::Ready { ready: !is_ready })>
                        <Glyph icon=Icon::Check />{app.t(if is_ready { "online-ready" } else { "online-be-ready" })}
                    </button>
                })}
                {move || can_start.get().filter(|_| early.read().is_none()).map(|can| view! {
                    <button class="btn pri" id="start-table" disabled=!can on:click=move |_| online.ask(&Ask::Start)>
                        <Glyph icon=Icon::Play />{app.t("start-game")}
                    </button>
                })}
            </div>
        </footer>
    }
}
