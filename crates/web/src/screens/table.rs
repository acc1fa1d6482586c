//! The table: market and money at the top, the plan in the middle, hand and action bar at the bottom, and the rail.

use engine::vocab::Seat;
use leptos::prelude::*;

use crate::app::app;
use crate::lesson::{self, Coach};
use crate::modules;
use crate::pace;
use crate::panels::bar::ActionBar;
use crate::panels::ceremony::{self, Ceremony};
use crate::panels::desk::Desk;
use crate::panels::drawer::OpenDrawer;
use crate::panels::exact_seal::ExactSeal;
use crate::panels::hand::Hand;
use crate::panels::keys;
use crate::panels::market::Market;
use crate::panels::money::MoneyRow;
use crate::panels::people::LineRow;
use crate::panels::plan::Plan;
use crate::panels::rail::{Rail, Sheet, Strip};
use crate::panels::red_palace;
use crate::panels::top::{Menu, Top};
use crate::panels::tray::Tray;
use crate::play::Play;
use crate::screens::game_over::GameOver;
use crate::sound;

/// What the screen shows.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    /// There is no current game.
    NoGame,
    /// The next human has to take over the screen first.
    HandOver(Seat),
    /// The table.
    Table,
    /// Who won and why.
    Over,
}

/// The screen of the game.
#[component]
pub fn Table() -> impl IntoView {
    let app = app();
    let desk = Desk::new(app);
    provide_context(desk);
    let show_table = RwSignal::new(false);
    let (menu, sheet) = (RwSignal::new(false), RwSignal::new(None));
    keys::listen(app, desk);
    let (is_told, is_read) = (ceremony::is_open(app), lesson::is_reading(app));
    pace::drive(app, Signal::derive(move || is_told.get() || is_read.get()));
    // Play one sound for everything that happened since the last look: the most important one.
    Effect::new(move |heard: Option<usize>| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return 0 };
        let news = heard.and_then(|heard| play.log().get(heard..)).unwrap_or_default();
        if let Some(sound) = news.iter().filter_map(|(_, event)| sound::of(event, play.viewer())).max() {
            sound::play(sound);
        }
        play.log().len()
    });
    let is_red_palace = red_palace::is_on(app);
    let players = Memo::new(move |_| app.play.read().as_ref().map_or(0, |play| play.places.len()));
    let shown = Memo::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Shown::NoGame };
        match play.hand_over_to() {
            Some(seat) => Shown::HandOver(seat),
            None if play.outcome().is_some() && !show_table.get() => Shown::Over,
            None => Shown::Table,
        }
    });
    Effect::new(move |_| app.has_own_top.set(shown.get() == Shown::Table));
    on_cleanup(move || app.has_own_top.set(false));
    view! {
        <Ceremony />
        {move || match shown.get() {
            Shown::NoGame => view! { <crate::screens::home::Home /> }.into_any(),
            Shown::HandOver(seat) => view! { <HandOver seat /> }.into_any(),
            Shown::Over => view! { <GameOver show_table /> }.into_any(),
            Shown::Table => view! {
                <section class="game" id="table" class:has-drawer=move || desk.drawer.get().is_some()
                    class:changing=desk.changing class:has-lesson=move || lesson::is_open(app) data-players=move || players.get()>
                    <Strip sheet menu />
                    <Top menu />
                    <div class="shelf">
                        <Market />
                        <MoneyRow />
                    </div>
                    <div class="trays">
                        <LineRow />
                        <Show when=move || is_red_palace.get()><red_palace::Abilities /></Show>
                        <Tray />
                    </div>
                    <div class="middle">
                        <Plan />
                        <OpenDrawer />
                        <ExactSeal />
                        <Show when=move || show_table.get()>
                            <button class="btn pri" id="see-result" on:click=move |_| show_table.set(false)>
                                {move || app.t("final-score")}
                            </button>
                        </Show>
                    </div>
                    <Hand />
                    <ActionBar />
                    <Rail />
                    <Sheet tab=sheet />
                    <Coach />
                    <Menu menu />
                </section>
            }.into_any(),
        }}
    }
}

/// Hands the screen over, so that nobody sees another player's hand.
#[component]
fn HandOver(
    /// The seat that takes over the screen.
    seat: Seat,
) -> impl IntoView {
    let app = app();
    let play = app.play.read_untracked();
    let name = play.as_ref().map_or_else(String::new, |play| play.name(seat));
    // An offer between two turns can be declined without looking at one's hand, so that it does not slow down the
    // game.
    let offered = play.as_ref().map(|play| play.view()).and_then(|view| {
        let awaited = view.awaited();
        let is_offer = awaited.is_interrupt() || modules::played(&view).any(|room| room.is_offer(awaited));
        is_offer.then_some(awaited)
    });
    view! {
        <section class="handover panel">
            <h1>{app.tw("hand-over", &[("name", name.as_str().into())])}</h1>
            <p>{app.t("hand-over-hint")}</p>
            {offered.map(|awaited| view! { <p>{app.texts.read().0.awaited(awaited)}</p> })}
            <button class="primary" id="take-over" on:click=move |_| app.play.update(|play| if let Some(play) = play {
                play.take_over(seat);
            })>{app.tw("i-am", &[("name", name.as_str().into())])}</button>
            {offered.map(|_| view! {
                <button id="pass-unseen" on:click=move |_| app.change_play(Play::decline)>{app.t("pass-offer")}</button>
            })}
        </section>
    }
}
