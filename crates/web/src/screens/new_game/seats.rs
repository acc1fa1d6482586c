//! The seats of a new game: names, colours, people and bots.

use i18n::Arg;
use leptos::prelude::*;
use protocol::{MAX_NAME, clean_name};

use super::draft::{Draft, PLAYERS, code_of, default_name, player_of};
use crate::app::app;
use crate::art::{SeatColour, seat_mark};

/// The key of the name of a colour.
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

/// All seats, and what a game of two does about the third.
#[component]
pub fn Seats(
    /// The game as it is being chosen.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    let app = app();
    let count = Memo::new(move |_| draft.read().seats.len());
    view! {
        <fieldset class="panel set-up">
            <legend>{move || app.t("seats")}</legend>
            <div class="seats">
                {move || (0..count.get()).map(|index| view! { <SeatRow draft index /> }).collect_view()}
            </div>
            <div class="buttons-left">
                <button id="add-seat" disabled=move || count.get() == 6
                    on:click=move |_| draft.update(Draft::add_seat)>{move || app.t("add-seat")}</button>
                <button id="remove-seat" disabled=move || count.get() == 2
                    on:click=move |_| draft.update(|draft| { draft.seats.pop(); })>{move || app.t("remove-seat")}</button>
            </div>
            <Show when=move || count.get() == 2>
                <ThirdSeat draft />
            </Show>
        </fieldset>
    }
}

/// One seat.
#[component]
fn SeatRow(draft: RwSignal<Draft>, index: usize) -> impl IntoView {
    let app = app();
    // A row may be asked for a moment after its seat was taken away.
    let seat = Memo::new(move |_| draft.read().seats.get(index).cloned());
    let is = move |code: &str| seat.read().as_ref().is_some_and(|seat| code_of(&seat.player) == code);
    let has = move |colour: SeatColour| seat.read().as_ref().is_some_and(|seat| seat.colour == colour);
    let number = index as i64 + 1;
    let label = move || app.tw("seat-number", &[("number", Arg::Number(number))]);
    let placeholder = move || {
        let human = |number: usize| app.tw("default-name", &[("number", Arg::Number(number as i64))]);
        seat.read().as_ref().map(|seat| default_name(index, &seat.player, human))
    };
    view! {
        <div class="seat" role="group" aria-label=label>
            <svg class="seat-mark" viewBox="0 0 40 40" aria-hidden="true"
                inner_html=move || seat.read().as_ref().map(|seat| seat_mark(seat.colour)).unwrap_or_default()></svg>
            <label class="field seat-name">
                <span class="label">{label}</span>
                <input type="text" maxlength=2 * MAX_NAME data-name=index placeholder=placeholder
                    prop:value=move || seat.read().as_ref().map(|seat| seat.name.clone()).unwrap_or_default()
                    on:change:target=move |event| {
                        let name = clean_name(&event.target().value()).unwrap_or_default();
                        event.target().set_value(&name);
                        draft.update(|draft| draft.seats[index].name = name);
                    } />
            </label>
            <div class="chips" role="group" aria-label=move || app.t("who-plays")>
                {PLAYERS.map(|(code, key)| view! {
                    <button class="chip" data-seat=index data-player=code
                        aria-pressed=move || is(code).to_string()
                        on:click=move |_| draft.update(|draft| draft.seats[index].player = player_of(code))>
                        {move || app.t(key)}
                    </button>
                }).collect_view()}
            </div>
            <div class="swatches" role="group" aria-label=move || app.t("colour")>
                {SeatColour::ALL.map(|colour| view! {
                    <button class="swatch" data-colour=colour.name() title=move || app.t(colour_key(colour))
                        aria-label=move || app.t(colour_key(colour))
                        aria-pressed=move || has(colour).to_string()
                        on:click=move |_| draft.update(|draft| draft.choose_colour(index, colour))>
                        <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=seat_mark(colour)></svg>
                    </button>
                }).collect_view()}
            </div>
        </div>
    }
}

/// For two: Dirk, or a bot in a third seat.
#[component]
fn ThirdSeat(draft: RwSignal<Draft>) -> impl IntoView {
    let app = app();
    let is = move |code: Option<&str>| (draft.read().third.as_deref() == code).to_string();
    let choose = move |code: Option<&str>| {
        let code = code.map(str::to_string);
        draft.update(|draft| draft.third = code);
    };
    let bots = PLAYERS.into_iter().filter(|(code, _)| *code != "human");
    view! {
        <div class="third" role="group" aria-labelledby="third-title">
            <h2 id="third-title">{move || app.t("third-seat")}</h2>
            <div class="chips">
                <button class="chip" data-third="dirk" aria-pressed=move || is(None)
                    on:click=move |_| choose(None)>{move || app.t("dirk")}</button>
                {bots.map(|(code, key)| view! {
                    <button class="chip" data-third=code aria-pressed=move || is(Some(code))
                        on:click=move |_| choose(Some(code))>{move || app.t(key)}</button>
                }).collect_view()}
            </div>
            <p class="hint">{move || app.t(
                if draft.read().third.is_none() { "two-players-dirk" } else { "third-seat-bot" }
            )}</p>
        </div>
    }
}
