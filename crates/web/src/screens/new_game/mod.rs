//! Choosing seats, modules and seed, and starting games.

mod draft;
mod game;
mod modules;
mod presets;
mod seats;
mod surprise;

use engine::{Base, Rng, Seed};
use i18n::Arg;
use leptos::prelude::*;
use protocol::{SeedText, Setup};

use crate::app::{App, Screen, app};
use crate::panels::seed::SeedDetails;
use crate::panels::setup_list::SetupList;
use crate::play::Play;
use crate::save;
use crate::share::Mix;
use game::{Games, RedPalace};
use modules::Modules;
use seats::Seats;

pub use draft::{Draft, MEDIUM, code_of, default_name, player_of};

/// Milliseconds since 1970, the only clock of the page: it names games.
fn now() -> u64 {
    window().performance().map_or(0, |performance| (performance.time_origin() + performance.now()) as u64)
}

/// A key for a new game; later games sort after earlier ones.
pub fn new_id() -> String {
    format!("{:015}", now())
}

/// A seed that nobody can guess.
fn random_seed() -> SeedText {
    let mut bytes = [0; 16];
    let crypto = window().crypto().ok();
    if crypto.and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes).ok()).is_none() {
        // Without true chance the clock has to do.
        let mut rng = Rng::new(Seed::from_number(now()));
        bytes.iter_mut().for_each(|byte| *byte = rng.below(256) as u8);
    }
    SeedText::from_chance(bytes)
}

/// The name of a person who gave none.
fn human_name(app: App) -> impl Fn(usize) -> String {
    move |number| app.tw("default-name", &[("number", Arg::Number(number as i64))])
}

/// Starts a game and shows the table.
fn start(app: App, draft: &Draft, seed: SeedText) {
    let places = draft.places(human_name(app));
    let Ok(rules) = draft.rules(places.len()) else { return };
    let setup = Setup::new(rules);
    let play = Play::new(new_id(), setup, seed, places, draft.open_hands);
    // Before the game is kept: that may have something to say.
    app.toast.set(None);
    save::store(&play);
    app.lesson.set(None);
    app.play.set(Some(play));
    app.screen.set(Screen::Table);
}

/// Starts a game at once: one person against two bots, the base game. The name of the last time is kept.
pub fn play_now(app: App) {
    let mut draft = Draft::usual();
    if let Some(last) = save::last_choice().as_deref().and_then(Draft::from_text) {
        draft.seats[0].name.clone_from(&last.seats[0].name);
    }
    start(app, &draft, random_seed());
}

/// Starts a first game: one person and two bots without modules, with a lesson beside it.
pub fn start_lesson(app: App, base: Base) {
    if let Some(seed) = SeedText::from_text("first lesson") {
        start(app, &Draft { base, ..Draft::usual() }, seed);
        app.lesson.set(Some((0, 0)));
    }
}

/// The last choice, or the usual one.
fn last_draft() -> Draft {
    save::last_choice().as_deref().and_then(Draft::from_text).unwrap_or_else(Draft::usual)
}

/// Opens the chooser at a game.
pub fn choose_game(app: App, base: Base) {
    save::remember_choice(&Draft { base, ..last_draft() }.to_text());
    app.screen.set(Screen::NewGame);
}

/// Puts a mix of modules that came as a link before the person.
pub fn propose(app: App, mix: &Mix) {
    save::remember_choice(&mix.put_in(last_draft()).to_text());
    // From another screen, so that the choice is read anew.
    app.screen.set(Screen::Home);
    app.screen.set(Screen::NewGame);
}

/// Choosing seats, modules and seed.
#[component]
pub fn NewGame() -> impl IntoView {
    let app = app();
    let draft = RwSignal::new(last_draft());
    Effect::new(move |_| save::remember_choice(&draft.read().to_text()));
    let base = Memo::new(move |_| draft.read().base);
    Effect::new(move |_| app.choosing.set(base.get()));
    let wished = RwSignal::new(String::new());
    // Drawn before the game, so that its fingerprint can be noted before the game.
    let drawn = random_seed();
    let seed = Memo::new(move |_| match wished.read().trim() {
        "" => Some(drawn.clone()),
        typed => SeedText::from_text(typed),
    });
    let is_guessable = Memo::new(move |_| seed.read().as_ref().is_some_and(SeedText::is_guessable));
    let rules = Memo::new(move |_| {
        let draft = draft.read();
        // A bot as third is a player too.
        let players = draft.places(human_name(app)).len();
        draft.rules(players).ok()
    });
    view! {
        <section class="form new-game">
            <h1>{move || app.t("new-game")}</h1>
            <Games draft />
            <Seats draft />
            <Modules draft base />
            <Show when=move || base.get() == Base::RedPalace><RedPalace draft /></Show>
            <SetupList rules />
            <fieldset class="panel set-up">
                <legend>{move || app.t("deal")}</legend>
                <label class="field">
                    <span class="label">{move || app.t("seed")}</span>
                    <input id="seed" type="text" maxlength="64" autocomplete="off" prop:value=wished
                        aria-describedby="seed-hint"
                        on:input:target=move |event| wished.set(event.target().value()) />
                </label>
                <p class="hint" id="seed-hint">
                    {move || app.t("seed-hint")}
                    <Show when=move || is_guessable.get()>
                        " "<strong id="seed-guessable">{move || app.t("seed-guessable")}</strong>
                    </Show>
                </p>
                <SeedDetails fingerprint=Signal::derive(move || {
                    seed.read().as_ref().map(SeedText::fingerprint).unwrap_or_default()
                }) seed=None />
                <label class="check">
                    <input id="open-hands" type="checkbox" prop:checked=move || draft.read().open_hands
                        on:change:target=move |event| {
                            let on = event.target().checked();
                            draft.update(|draft| draft.open_hands = on);
                        } />
                    <span><strong>{move || app.t("open-hands")}</strong>" "{move || app.t("open-hands-hint")}</span>
                </label>
            </fieldset>
            <div class="start-bar">
                <button class="primary" id="start-game" on:click=move |_| if let Some(seed) = seed.get() {
                    start(app, &draft.read_untracked(), seed);
                }>{move || app.t("start-game")}</button>
            </div>
        </section>
    }
}
