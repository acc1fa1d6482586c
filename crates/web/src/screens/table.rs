//! The game: market, money, palace, hand, choices, everybody else.

use std::time::Duration;

use engine::Action;
use engine::vocab::Seat;
use leptos::prelude::*;

use crate::app::app;
use crate::board::flight;
use crate::modules;
use crate::panels::coach::Coach;
use crate::panels::desk::Desk;
use crate::panels::log::Log;
use crate::panels::market::{Displays, Market};
use crate::panels::money::{Hand, MoneyRow};
use crate::panels::palace::PalaceBox;
use crate::panels::players::Players;
use crate::panels::prompt::ChoiceBox;
use crate::panels::red_palace::RedPalaceBox;
use crate::panels::score::Score;
use crate::play::Play;
use crate::screens::game_over::GameOver;
use crate::sound;

/// How long a bot's action can be watched; not at all by those who like it still.
fn bot_pause() -> Duration {
    if flight::is_moving() { Duration::from_millis(250) } else { Duration::ZERO }
}

/// What the screen shows of the game.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    /// There is none.
    NoGame,
    /// The next human has to take the screen first.
    HandOver(Seat),
    /// The table.
    Table,
    /// Who won and why.
    Over,
}

/// The game.
#[component]
pub fn Table() -> impl IntoView {
    let app = app();
    let desk = Desk::new(app);
    provide_context(desk);
    let show_table = RwSignal::new(false);
    // Bots play one action after the other; a pass that is all there is needs no person either.
    Effect::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return };
        if play.bot_to_act().is_some() {
            let ask = move || {
                let question = app.play.read_untracked().as_ref().and_then(Play::question);
                if let Some(question) = question {
                    app.thinker.ask(app, &question);
                }
            };
            set_timeout(ask, bot_pause());
        } else if play.legal()[..] == [Action::Pass] {
            set_timeout(move || app.change_play(Play::pass_if_forced), Duration::ZERO);
        }
    });
    // What happened since the last look is heard once, the weightiest of it.
    Effect::new(move |heard: Option<usize>| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return 0 };
        let news = heard.and_then(|heard| play.log().get(heard..)).unwrap_or_default();
        if let Some(sound) = news.iter().filter_map(|(_, event)| sound::of(event, play.viewer())).max() {
            sound::play(sound);
        }
        play.log().len()
    });
    let shown = Memo::new(move |_| {
        let play = app.play.read();
        let Some(play) = play.as_ref() else { return Shown::NoGame };
        match play.hand_over_to() {
            Some(seat) => Shown::HandOver(seat),
            None if play.game().game().outcome().is_some() && !show_table.get() => Shown::Over,
            None => Shown::Table,
        }
    });
    view! {
        {move || match shown.get() {
            Shown::NoGame => view! { <crate::screens::home::Home /> }.into_any(),
            Shown::HandOver(seat) => view! { <HandOver seat /> }.into_any(),
            Shown::Over => view! { <GameOver show_table /> }.into_any(),
            Shown::Table => view! {
                <nav class="pages">
                    <button class="quiet" id="page-table" on:click=move |_| show_page(".play-area")>
                        {move || app.t("page-table")}
                    </button>
                    <button class="quiet" id="page-others" on:click=move |_| show_page(".others")>
                        {move || app.t("page-others")}
                    </button>
                </nav>
                <section class="table-screen" on:keydown=move |event| if event.key() == "Escape" {
                    desk.selected.set(None);
                }>
                    <div class="play-area">
                        <div class="column">
                            <Coach />
                            <Show when=move || show_table.get()>
                                <button class="primary" id="see-result" on:click=move |_| show_table.set(false)>
                                    {move || app.t("final-score")}
                                </button>
                            </Show>
                            <Market />
                            <MoneyRow />
                            <Displays />
                        </div>
                        <div class="column column-wide">
                            <PalaceBox />
                            <Hand />
                        </div>
                        <ChoiceBox />
                    </div>
                    <div class="column others" id="others">
                        <Players />
                        <RedPalaceBox />
                        <Score />
                        <Log />
                    </div>
                </section>
            }.into_any(),
        }}
    }
}

/// Brings one of the two pages of a narrow screen into view.
fn show_page(selector: &str) {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    if let (Some(pages), Some(page)) = (find(".table-screen"), find(selector)) {
        let shift = page.get_bounding_client_rect().left() - pages.get_bounding_client_rect().left();
        pages.set_scroll_left(pages.scroll_left() + shift as i32);
    }
}

/// Passing the screen on, so that nobody sees another hand.
#[component]
fn HandOver(
    /// Who is to hold the screen.
    seat: Seat,
) -> impl IntoView {
    let app = app();
    let play = app.play.read_untracked();
    let name = play.as_ref().map_or_else(String::new, |play| play.name(seat));
    // An offer between two turns may be declined without a look at the hand, so that it does not slow the table.
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
