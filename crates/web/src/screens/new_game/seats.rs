//! The seats of a new game: colours, names, people and bots.

use i18n::Arg;
use leptos::prelude::*;
use protocol::{MAX_NAME, clean_name};

use super::draft::{Draft, HUMAN, LEVELS, Level, MEDIUM, code_of, default_name, level_of, player_of};
use super::online::{Making, SeatFor, keeps_setup, making};
use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::art::{SeatColour, seat_mark};
use crate::panels::slip::{Slip, is_narrow};
use crate::play::Player;

/// The text key of a colour's name.
pub fn colour_key(colour: SeatColour) -> &'static str {
    match colour {
        SeatColour::Yellow => "colour-yellow",
        SeatColour::Blue => "colour-blue",
        SeatColour::Red => "colour-red",
        SeatColour::Green => "colour-green",
        SeatColour::Violet => "colour-violet",
        SeatColour::White => "colour-white",
    }
}

/// The name that the player of a seat will have.
fn name_of(app: App, draft: RwSignal<Draft>, index: usize) -> String {
    let human = |number: usize| app.tw("default-name", &[("number", Arg::Number(number as i64))]);
    let draft = draft.read();
    let Some(seat) = draft.seats.get(index) else { return String::new() };
    clean_name(&seat.name).unwrap_or_else(|| default_name(index, &seat.player, human))
}

/// All seats, and the choice for the third seat in a game of two.
#[component]
pub fn Seats(
    /// The draft of the new game.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let app = app();
    let count = Memo::new(move |_| draft.read().seats.len());
    // The seat whose player is being chosen: in place if there is room, otherwise on a slip.
    let opened = RwSignal::new((!is_narrow()).then_some(1));
    let asked = RwSignal::new(None::<usize>);
    let is_online = move || making(app).is_some();
    let title = Signal::derive(move || {
        let name = asked.get().map(|index| name_of(app, draft, index)).unwrap_or_default();
        app.tw("who-is", &[("name", name.as_str().into())])
    });
    view! {
        <section class="seats" aria-label=move || app.t("seats")>
            {move || (0..count.get()).map(|index| view! { <SeatRow draft index count opened asked /> }).collect_view()}
            <Show when=move || count.get() < 6 && keeps_setup(app).is_none()>
                <button class="addseat" id="add-seat" on:click=move |_| draft.update(|draft| {
                    // At a table of a server somebody is expected there.
                    let player = if is_online() { Player::Human } else { player_of(MEDIUM) };
                    draft.add_seat(player);
                })>
                    <Glyph icon=Icon::Plus />{move || app.t("add-seat")}
                </button>
            </Show>
            <Show when=move || count.get() == 2 && keeps_setup(app).is_none()><ThirdSeat draft /></Show>
        </section>
        <Slip id="seat-slip" title open=Signal::derive(move || asked.get().is_some())
            close=Callback::new(move |()| asked.set(None))>
            {move || asked.get().map(|index| view! {
                <SeatChoices draft index />
                <button class="btn pri" data-close on:click=move |_| asked.set(None)>
                    <Glyph icon=Icon::Check />{move || app.t("done")}
                </button>
            })}
        </Slip>
    }
}

/// One seat.
#[component]
fn SeatRow(
    draft: RwSignal<Draft>,
    index: usize,
    count: Memo<usize>,
    /// The seat that is expanded in place.
    opened: RwSignal<Option<usize>>,
    /// The seat that the slip is about.
    asked: RwSignal<Option<usize>>,
) -> impl IntoView {
    let app = app();
    // A row may still be drawn just after its seat was removed.
    let seat = Memo::new(move |_| draft.read().seats.get(index).cloned());
    let number = Arg::Number(index as i64 + 1);
    let label = move || app.tw("seat-number", &[("number", number)]);
    let placeholder = move || {
        let human = |number: usize| app.tw("default-name", &[("number", Arg::Number(number as i64))]);
        seat.read().as_ref().map(|seat| default_name(index, &seat.player, human))
    };
    let level = move || seat.read().as_ref().and_then(|seat| level_of(code_of(&seat.player)));
    let is_for = move || SeatFor::of(app, &draft.read(), index);
    let is_open = move || opened.get() == Some(index) && is_for() != SeatFor::Other;
    // Whoever comes to a table of a server brings their name.
    let is_named = move || match making(app) {
        None => true,
        Some(Making::New) => level().is_none() && is_for() == SeatFor::Own,
        Some(Making::Change) => false,
    };
    let name = move || match (level(), is_for()) {
        (None, SeatFor::Anybody) => app.t("online-open-seat"),
        _ => name_of(app, draft, index),
    };
    let is_removable = move || {
        let is_last = index + 1 == count.get();
        let can = making(app) != Some(Making::Change) || is_last && is_for() == SeatFor::Anybody;
        index > 0 && count.get() > 2 && can && keeps_setup(app).is_none()
    };
    let open = move |_| {
        if untrack(is_for) == SeatFor::Other {
            return;
        }
        if is_narrow() {
            asked.set(Some(index));
        } else {
            opened.update(|opened| *opened = (*opened != Some(index)).then_some(index));
        }
    };
    view! {
        <div class="st" role="group" aria-label=label>
            <button class="st-colour" data-open-colour=index title=move || app.t("colour") on:click=open
                aria-label=move || app.labelled(&app.t("colour"),
                    &seat.read().as_ref().map(|seat| app.t(colour_key(seat.colour))).unwrap_or_default())>
                <svg viewBox="0 0 40 40" aria-hidden="true"
                    inner_html=move || seat.read().as_ref().map(|seat| seat_mark(seat.colour)).unwrap_or_default()></svg>
            </button>
            <Show when=is_named fallback=move || view! { <b class="st-name st-told">{name}</b> }>
                <input class="st-name" type="text" maxlength=2 * MAX_NAME data-name=index placeholder=placeholder
                    aria-label=move || app.labelled(&label(), &app.t("player-name"))
                    prop:value=move || seat.read().as_ref().map(|seat| seat.name.clone()).unwrap_or_default()
                    on:change:target=move |event| {
                        let name = clean_name(&event.target().value()).unwrap_or_default();
                        event.target().set_value(&name);
                        draft.update(|draft| draft.seats[index].name = name);
                    } />
            </Show>
            <button class="st-who" data-open-seat=index aria-expanded=move || is_open().to_string() on:click=open
                disabled=move || is_for() == SeatFor::Other>
                {move || {
                    let is_bot = level().is_some();
                    view! {
                        <Glyph icon=if is_bot { Icon::Bot } else { Icon::Person } />
                        {app.t(if is_bot { "bot" } else { human_key(app, is_for()) })}
                        <Glyph icon=Icon::Down />
                    }
                }}
            </button>
            <Show when=is_removable fallback=|| view! { <span></span> }>
                <button class="st-remove" data-remove=index
                    aria-label=move || app.tw("remove-seat", &[("number", number)])
                    title=move || app.tw("remove-seat", &[("number", number)])
                    on:click=move |_| draft.update(|draft| draft.remove_seat(index))><Glyph icon=Icon::Close /></button>
            </Show>
            {move || level().map(|(number, level)| view! {
                <p class="st-about"><b>{level_name(app, number, level)}</b>" "{app.t(level.about)}" "<span>{rating(app, number)}</span></p>
            })}
            <Show when=is_open><SeatChoices draft index /></Show>
        </div>
    }
}

/// The text key of who plays a seat that is not a bot's.
fn human_key(app: App, is_for: SeatFor) -> &'static str {
    match (making(app), is_for) {
        (None, _) | (_, SeatFor::Other) => "plays-here",
        (Some(_), SeatFor::Own) => "online-you",
        (Some(_), SeatFor::Anybody) => "online-open",
    }
}

/// A level in words, such as `Level 2, Medium:`.
fn level_name(app: App, number: usize, level: Level) -> String {
    format!("{}, {}:", app.tw("level-number", &[("level", number.into())]), app.t(level.key))
}

/// How strong a level was measured to be: `(rating 1320)`.
fn rating(app: App, number: usize) -> String {
    app.tw("level-rating", &[("rating", Arg::Number(bots::levels::RATINGS[number - 1].into()))])
}

/// From one arch to the next.
const ARCH: usize = 12;

/// Arches that rise with the level: those up to it are filled.
fn arches(level: usize) -> String {
    let all = LEVELS.len();
    let arch = |place: usize| {
        let (x, height) = (ARCH * place, 14 + 16 * (place + 1) / all.max(1));
        let class = if place < level { "on" } else { "off" };
        format!(r#"<path class="{class}" d="M{} 32V{}a4 4 0 0 1 8 0V32Z"/>"#, x + 2, 38 - height)
    };
    (0..all).map(arch).collect()
}

/// The choice of player and colour for a seat.
#[component]
fn SeatChoices(draft: RwSignal<Draft>, index: usize) -> impl IntoView {
    let app = app();
    let seat = Memo::new(move |_| draft.read().seats.get(index).cloned());
    let is =
        move |code: &str| seat.read().as_ref().is_some_and(|seat| code_of(&seat.player) == code).to_string();
    let has =
        move |colour: SeatColour| seat.read().as_ref().is_some_and(|seat| seat.colour == colour).to_string();
    let choose = move |player: Player| draft.update(|draft| draft.seats[index].player = player);
    let is_for = move || SeatFor::of(app, &draft.read(), index);
    // Whoever comes to a table of a server chooses their colour there.
    let has_colours = move || match making(app) {
        None => true,
        Some(Making::New) => draft.read().own_seat() == Some(index),
        Some(Making::Change) => false,
    };
    let width = ARCH * LEVELS.len();
    view! {
        <div class="st-choices">
            <div class="levels" role="group" aria-label=move || app.t("who-plays")>
                <button class="level" data-seat=index data-player=HUMAN aria-pressed=move || is(HUMAN)
                    on:click=move |_| choose(Player::Human)>
                    <Glyph icon=Icon::Person /><b>{move || app.t(human_key(app, is_for()))}</b>
                </button>
                {LEVELS.into_iter().zip(1..).map(|(level, number)| view! {
                    <button class="level" data-seat=index data-player=level.code aria-pressed=move || is(level.code)
                        title=move || app.t(level.key) on:click=move |_| choose(player_of(level.code))>
                        <svg class="arches" viewBox=format!("0 0 {width} 34") aria-hidden="true" inner_html=arches(number)></svg>
                        <b>{move || app.t(level.key)}</b>
                        <i aria-hidden="true">{number}</i>
                        <small>{move || app.t(level.about)}</small>
                    </button>
                }).collect_view()}
            </div>
            <Show when=has_colours>
                <div class="swatches" role="group" aria-label=move || app.t("colour")>
                    {SeatColour::ALL.map(|colour| view! {
                        <button class="swatch" data-colour=colour.name() title=move || app.t(colour_key(colour))
                            aria-label=move || app.t(colour_key(colour)) aria-pressed=move || has(colour)
                            on:click=move |_| draft.update(|draft| draft.choose_colour(index, colour))>
                            <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=seat_mark(colour)></svg>
                        </button>
                    }).collect_view()}
                </div>
            </Show>
        </div>
    }
}

/// The choice for two players: Dirk, or a bot in a third seat.
#[component]
fn ThirdSeat(draft: RwSignal<Draft>) -> impl IntoView {
    let app = app();
    let is = move |code: Option<&str>| (draft.read().third.as_deref() == code).to_string();
    let choose = move |code: Option<&str>| {
        let code = code.map(str::to_string);
        draft.update(|draft| draft.third = code);
    };
    view! {
        <div class="card3 third" role="group" aria-labelledby="third-title">
            <h2 id="third-title">{move || app.t("third-seat")}</h2>
            <span class="answers">
                <button class="answer" data-third="dirk" aria-pressed=move || is(None)
                    on:click=move |_| choose(None)>{move || app.t("dirk")}</button>
                {LEVELS.map(|level| view! {
                    <button class="answer" data-third=level.code aria-pressed=move || is(Some(level.code))
                        on:click=move |_| choose(Some(level.code))>{move || app.t(level.key)}</button>
                }).collect_view()}
            </span>
            <p>{move || app.t(
                if draft.read().third.is_none() { "two-players-dirk" } else { "third-seat-bot" }
            )}</p>
        </div>
    }
}
