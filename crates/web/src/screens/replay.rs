//! Going through a game again, step by step, and branching off from any point.

use engine::vocab::Cell;
use engine::{Game, Viewer};
use i18n::Arg;
use leptos::prelude::*;
use protocol::{Record, RecordedGame};

use crate::app::{Screen, app};
use crate::board::palace::{Board, PalaceBoard, wall_names};
use crate::play::Play;
use crate::save;
use crate::screens::new_game::new_id;

/// The game after so many actions.
fn game_at(record: &Record, step: usize) -> Game {
    let mut game = RecordedGame::new(record.setup, record.seed.clone());
    for &action in record.actions.iter().take(step) {
        if game.play(action, &mut ()).is_err() {
            break;
        }
    }
    game.into_game()
}

/// Going through a game again.
#[component]
pub fn Replay() -> impl IntoView {
    let app = app();
    let record = Memo::new(move |_| app.play.read().as_ref().map(|play| play.game().record().clone()));
    let total = Memo::new(move |_| record.read().as_ref().map_or(0, |record| record.actions.len()));
    let step = RwSignal::new(total.get_untracked());
    let go = move |to: isize| {
        step.set((step.get_untracked() as isize + to).clamp(0, total.get_untracked() as isize) as usize);
    };
    let branch = move || {
        let play = app.play.get_untracked();
        let (Some(play), Some(mut record)) = (play, record.get_untracked()) else { return };
        record.actions.truncate(step.get_untracked());
        record.result = None;
        if let Ok(branched) = Play::from_record(new_id(), &record, play.places.clone(), play.open_hands) {
            save::store(&branched);
            app.play.set(Some(branched));
            app.screen.set(Screen::Table);
        }
    };
    let on_key = move |event: leptos::ev::KeyboardEvent| match event.key().as_str() {
        "ArrowLeft" => go(-1),
        "ArrowRight" => go(1),
        "Home" => step.set(0),
        "End" => step.set(total.get_untracked()),
        _ => {}
    };
    let seats = Memo::new(move |_| app.play.read().as_ref().map_or_else(Vec::new, |play| play.names()));
    let game = Memo::new(move |_| record.read().as_ref().map(|record| game_at(record, step.get())));
    view! {
        <section class="replay" tabindex="0" on:keydown=on_key>
            <h1>{move || app.t("replay")}</h1>
            <p id="replay-step">{move || app.tw(
                "replay-step",
                &[("number", Arg::Number(step.get() as i64)), ("total", Arg::Number(total.get() as i64))],
            )}</p>
            <p class="panel" id="replay-words">{move || {
                let play = app.play.read();
                let play = play.as_ref()?;
                let names = play.names();
                let texts = app.texts.read();
                let number = step.get().checked_sub(1)?;
                let told = play.log().iter().filter(|(at, _)| *at == number)
                    .filter_map(|(_, event)| texts.0.event(&event.seen_by(Viewer::Public), &names));
                Some(told.collect::<Vec<_>>().join(" "))
            }}</p>
            <input type="range" min="0" max=move || total.get() prop:value=move || step.get().to_string()
                aria-label=move || app.t("replay")
                on:input:target=move |event| if let Ok(to) = event.target().value().parse() { step.set(to) } />
            <div class="menu">
                <button on:click=move |_| step.set(0)>{move || app.t("first-step")}</button>
                <button id="previous-step" on:click=move |_| go(-1)>{move || app.t("previous-step")}</button>
                <button id="next-step" on:click=move |_| go(1)>{move || app.t("next-step")}</button>
                <button on:click=move |_| step.set(total.get_untracked())>{move || app.t("last-step")}</button>
                <button class="primary" id="branch" on:click=move |_| branch()>{move || app.t("branch-here")}</button>
            </div>
            <div class="replay-boards">
                {move || seats.get().into_iter().enumerate().map(|(index, name)| {
                    let board = Memo::new(move |_| {
                        let game = game.read();
                        let (Some(game), Some(seat)) = (game.as_ref(), engine::vocab::Seat::new(index)) else {
                            return Board::default();
                        };
                        let view = game.view(Viewer::Public);
                        let palace = view.palace(seat);
                        let texts = app.texts.read();
                        let tiles = palace.tiles().map(|(cell, tile)| {
                            let walls = palace.walls_at(cell).unwrap_or(tile.walls());
                            (cell, tile, walls, format!("{} {}", texts.0.tile(tile), wall_names(walls)))
                        });
                        Board { tiles: tiles.collect(), gates: palace.gates().to_vec(), ..Board::default() }
                    });
                    let points = move || game.read().as_ref().zip(engine::vocab::Seat::new(index))
                        .map(|(game, seat)| game.view(Viewer::Public).score(seat));
                    let label = Signal::derive({
                        let name = name.clone();
                        move || app.tw("alhambra-of", &[("name", name.as_str().into())])
                    });
                    view! {
                        <section class="panel">
                            <h2>{name}" · "{points}</h2>
                            <PalaceBoard board label choose=Callback::new(|_: Cell| {}) />
                        </section>
                    }
                }).collect_view()}
            </div>
            <details class="panel">
                <summary>{move || app.t("copy-record")}</summary>
                <textarea id="record-out" readonly=true rows="6"
                    prop:value=move || app.play.read().as_ref().map(save::to_text).unwrap_or_default()></textarea>
            </details>
        </section>
    }
}
