//! Choosing seats, modules and seed.

use engine::{Module, ModuleSet, Rng, Rules, Seed};
use i18n::Arg;
use leptos::prelude::*;
use protocol::{SeedText, Setup};

use crate::app::{App, Screen, app};
use crate::play::{Place, Play, Player};
use crate::save;

/// A seat as it is being chosen.
#[derive(Clone, PartialEq, Eq)]
struct Draft {
    /// Empty: the default name in the language of the moment.
    name: String,
    /// `human` or the code of a bot.
    player: &'static str,
}

const PLAYERS: [(&str, &str); 3] = [("human", "human"), ("greedy", "bot-greedy"), ("random", "bot-random")];

/// Milliseconds since 1970, the only clock of the page: it names games and seeds.
fn now() -> u64 {
    leptos::leptos_dom::helpers::window()
        .performance()
        .map_or(0, |performance| (performance.time_origin() + performance.now()) as u64)
}

/// A key for a new game; later games sort after earlier ones.
pub fn new_id() -> String {
    format!("{:015}", now())
}

/// Starts the first game: one person and two bots, the base game, with a lesson beside it.
pub fn start_lesson(app: App) {
    let (Ok(rules), Some(seed)) = (Rules::new(3), SeedText::from_text("first lesson")) else { return };
    let places = (0..3).map(|index| Place {
        name: app.tw("default-name", &[("number", Arg::Number(index + 1))]),
        player: if index == 0 { Player::Human } else { Player::Bot("greedy".into()) },
    });
    let play = Play::new(new_id(), Setup::new(rules), seed, places.collect(), false);
    save::store(&play);
    app.lesson.set(Some((0, play.log().len())));
    app.play.set(Some(play));
    app.screen.set(Screen::Table);
}

/// Choosing seats, modules and seed.
#[component]
pub fn NewGame() -> impl IntoView {
    let app = app();
    let bot = || Draft { name: String::new(), player: "greedy" };
    let seats = RwSignal::new(vec![Draft { name: String::new(), player: "human" }, bot(), bot()]);
    let modules = RwSignal::new(ModuleSet::EMPTY);
    let seed = RwSignal::new(String::new());
    let open_hands = RwSignal::new(false);
    let surprise = move || {
        let mut rng = Rng::new(Seed::from_number(now()));
        modules.set(Module::ALL.into_iter().filter(|_| rng.below(2) == 0).collect());
    };
    let start = move || {
        let drafts = seats.get();
        let Ok(rules) = Rules::new(drafts.len()) else { return };
        let places = drafts.iter().enumerate().map(|(index, draft)| Place {
            name: if draft.name.trim().is_empty() {
                app.tw("default-name", &[("number", Arg::Number(index as i64 + 1))])
            } else {
                draft.name.trim().to_string()
            },
            player: if draft.player == "human" { Player::Human } else { Player::Bot(draft.player.into()) },
        });
        let text = seed.get();
        let wished = Some(text.trim()).filter(|text| !text.is_empty()).and_then(SeedText::from_text);
        let Some(seed) = wished.or_else(|| SeedText::from_number(now() & ((1 << 53) - 1))) else { return };
        let setup = Setup::new(rules.with_modules(modules.get()));
        let play = Play::new(new_id(), setup, seed, places.collect(), open_hands.get());
        save::store(&play);
        app.lesson.set(None);
        app.play.set(Some(play));
        app.toast.set(None);
        app.screen.set(Screen::Table);
    };
    view! {
        <section class="form">
            <h1>{move || app.t("new-game")}</h1>
            <fieldset>
                <legend>{move || app.t("seats")}</legend>
                {move || seats.get().into_iter().enumerate().map(|(index, draft)| view! {
                    <div class="seat-row">
                        <label class="field">
                            <span>{app.tw("seat-number", &[("number", Arg::Number(index as i64 + 1))])}</span>
                            <input type="text" maxlength="20" prop:value=draft.name.clone()
                                placeholder=app.tw("default-name", &[("number", Arg::Number(index as i64 + 1))])
                                on:change:target=move |event| {
                                    let name = event.target().value();
                                    seats.update(|seats| seats[index].name = name);
                                } />
                        </label>
                        <div class="chips">
                            {PLAYERS.map(|(code, key)| view! {
                                <button class="chip" data-seat=index data-player=code
                                    aria-pressed=(draft.player == code).to_string()
                                    on:click=move |_| seats.update(|seats| seats[index].player = code)>
                                    {app.t(key)}
                                </button>
                            }).collect_view()}
                        </div>
                    </div>
                }).collect_view()}
                <div class="menu">
                    <button id="add-seat" disabled=move || { seats.read().len() == 6 }
                        on:click=move |_| seats.update(|seats| seats.push(bot()))>{move || app.t("add-seat")}</button>
                    <button id="remove-seat" disabled=move || { seats.read().len() == 2 }
                        on:click=move |_| seats.update(|seats| { seats.pop(); })>{move || app.t("remove-seat")}</button>
                </div>
                <Show when=move || seats.read().len() == 2>
                    <p>{move || app.t("two-players-dirk")}</p>
                </Show>
            </fieldset>
            <fieldset>
                <legend>{move || app.t("modules")}</legend>
                {Module::ALL.map(|module| view! {
                    <label class="field">
                        <input type="checkbox" data-module=module.slug() prop:checked=move || modules.get().has(module)
                            on:change=move |_| modules.update(|set| {
                                *set = Module::ALL.into_iter()
                                    .filter(|&other| set.has(other) != (other == module)).collect();
                            }) />
                        <span>
                            <strong>{move || app.texts.read().0.module_name(module)}</strong>" "
                            {move || app.texts.read().0.module_about(module)}
                        </span>
                    </label>
                }).collect_view()}
                <div class="menu">
                    <button on:click=move |_| modules.set(ModuleSet::EMPTY)>{move || app.t("no-modules")}</button>
                    <button id="all-modules" on:click=move |_| modules.set(Module::ALL.into_iter().collect())>
                        {move || app.t("all-modules")}
                    </button>
                    <button on:click=move |_| surprise()>{move || app.t("surprise-me")}</button>
                </div>
            </fieldset>
            <label class="field">
                <span>{move || app.t("seed")}</span>
                <input id="seed" type="text" maxlength="64" placeholder=move || app.t("seed-hint") prop:value=seed
                    on:input:target=move |event| seed.set(event.target().value()) />
            </label>
            <label class="field">
                <input id="open-hands" type="checkbox" prop:checked=open_hands
                    on:change:target=move |event| open_hands.set(event.target().checked()) />
                <span>{move || app.t("open-hands")}" · "{move || app.t("open-hands-hint")}</span>
            </label>
            <button class="primary" id="start-game" on:click=move |_| start()>{move || app.t("start-game")}</button>
        </section>
    }
}
