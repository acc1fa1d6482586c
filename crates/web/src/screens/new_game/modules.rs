//! Choosing the modules: a named mix, a random mix, or card by card.

use engine::{Base, Module, ModuleSet, Rng};
use i18n::Arg;
use leptos::prelude::*;

use super::card::{About, ModuleCard};
use super::draft::Draft;
use super::game::RedPalaceFolio;
use super::length::{Seated, duration};
use super::presets::{expansions, presets};
use super::random_seed;
use super::surprise::any_game;
use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::panels::slip::Slip;

/// The choices for the longest duration of a random mix, in minutes.
const LONGEST: [u16; 6] = [30, 45, 60, 90, 120, 180];

/// The numbers of the expansions, as printed on their boxes.
const NUMERALS: [&str; 5] = ["I", "II", "III", "IV", "V"];

/// A fresh random number generator.
pub fn chance() -> Rng {
    Rng::new(random_seed().seed())
}

/// The state shared by all cards.
#[derive(Clone, Copy)]
pub struct Shelf {
    /// The draft of the new game.
    pub draft: RwSignal<Draft>,
    /// The modules in the mix.
    pub modules: Memo<ModuleSet>,
    /// The modules that were drawn at random, which can be drawn again.
    pub drawn: RwSignal<ModuleSet>,
    /// The players at the table.
    pub seated: Memo<Seated>,
    /// The module whose slip is open.
    pub about: RwSignal<Option<Module>>,
}

/// The modules of the chosen base game.
#[component]
pub fn Modules(
    /// The draft of the new game.
    draft: RwSignal<Draft>,
    /// The chosen base game.
    base: Memo<Base>,
) -> impl IntoView {
    let app = app();
    let shelf = Shelf {
        draft,
        modules: Memo::new(move |_| draft.read().mix()),
        drawn: RwSignal::new(ModuleSet::EMPTY),
        seated: Memo::new(move |_| Seated::of(&draft.read())),
        about: RwSignal::new(None),
    };
    let shows_mixes = RwSignal::new(false);
    view! {
        <div class="mods">
            <div class="mixrow">
                <button class="pr" id="show-mixes" aria-expanded=move || shows_mixes.get().to_string()
                    aria-controls="mixes" on:click=move |_| shows_mixes.update(|shows| *shows = !*shows)>
                    {move || app.t("mixes")}<Glyph icon=Icon::Down />
                </button>
                <Mixes shelf base is_open=shows_mixes />
                <Surprise shelf base />
            </div>
            {move || match base.get() {
                Base::Alhambra => view! { <Expansions shelf /> }.into_any(),
                base => view! {
                    <ul class="mgr red-row">
                        {base.modules().iter().map(|&module| view! { <ModuleCard shelf base module /> }).collect_view()}
                    </ul>
                    <RedPalaceFolio />
                }.into_any(),
            }}
            <About shelf base />
        </div>
    }
}

/// A random mix, for the chosen base game or any. It stays in place when the base game changes, so that it can be
/// used again.
#[component]
fn Surprise(shelf: Shelf, base: Memo<Base>) -> impl IntoView {
    let app = app();
    let Shelf { draft, drawn, .. } = shelf;
    let count = RwSignal::new(3);
    let longest = RwSignal::new(None::<u16>);
    let is_any_game = RwSignal::new(false);
    let is_asking = RwSignal::new(false);
    let most = Memo::new(move |_| {
        let games = if is_any_game.get() { &Base::ALL[..] } else { &[base.get()] };
        games.iter().map(|game| game.modules().len()).max().unwrap_or_default()
    });
    let asked = move || count.get().min(most.get());
    let surprise_me = move |_| {
        let (count, mut rng) = (count.get_untracked(), chance());
        draft.update(|draft| {
            if is_any_game.get_untracked() {
                draft.base = any_game(&mut rng);
            }
            let (base, seated) = (draft.base, Seated::of(draft));
            let limit = longest.get_untracked().map(f64::from);
            let mix = draft.wishes.surprise(base, count, limit, |mix| seated.all(base, mix), &mut rng);
            draft.choose_mix(mix);
            drawn.set(mix);
        });
    };
    let told = move || {
        let count = app.tw("module-count", &[("count", asked().into())]);
        match longest.get() {
            None => count,
            Some(minutes) => {
                let time = duration(app, minutes.into());
                format!("{count}, {}", app.tw("up-to-time", &[("time", time.as_str().into())]))
            }
        }
    };
    view! {
        <div class="dice">
            <button class="pr" id="surprise-me" on:click=surprise_me>
                <Glyph icon=Icon::Dice /><span>{move || app.t("surprise-me")}<small>{told}</small></span>
            </button>
            <button class="pr" id="surprise-how" aria-label=move || app.t("surprise-how") title=move || app.t("surprise-how")
                on:click=move |_| is_asking.set(true)><Glyph icon=Icon::Down /></button>
        </div>
        <Slip id="surprise-slip" title=Signal::derive(move || app.t("surprise-how")) open=is_asking
            close=Callback::new(move |()| is_asking.set(false))>
            <div class="slip-rows">
                <label class="op">
                    <Glyph icon=Icon::Grid /><span class="op-words">{move || app.t("surprise-count")}</span>
                    <select id="surprise-count" prop:value=move || asked().to_string()
                        on:change:target=move |event| if let Ok(wished) = event.target().value().parse() {
                            count.set(wished);
                        }>
                        {move || (1..=most.get()).map(|number| view! {
                            <option value=number selected=move || asked() == number>{number}</option>
                        }).collect_view()}
                    </select>
                </label>
                <label class="op">
                    <Glyph icon=Icon::Watch /><span class="op-words">{move || app.t("surprise-longest")}</span>
                    <select id="surprise-longest"
                        on:change:target=move |event| longest.set(event.target().value().parse().ok())>
                        <option value="" selected=move || longest.get().is_none()>{move || app.t("surprise-longest-any")}</option>
                        {LONGEST.map(|minutes| view! {
                            <option value=minutes selected=move || longest.get() == Some(minutes)>
                                {move || duration(app, minutes.into())}
                            </option>
                        }).collect_view()}
                    </select>
                </label>
                <label class="op">
                    <Glyph icon=Icon::Dice /><span class="op-words">{move || app.t("surprise-game")}</span>
                    <input class="sw" id="surprise-game" type="checkbox" role="switch" prop:checked=is_any_game
                        on:change:target=move |event| is_any_game.set(event.target().checked()) />
                </label>
            </div>
            <button class="btn pri" data-close on:click=move |_| is_asking.set(false)>
                <Glyph icon=Icon::Check />{move || app.t("done")}
            </button>
        </Slip>
    }
}

/// The named mixes.
#[component]
fn Mixes(shelf: Shelf, base: Memo<Base>, is_open: RwSignal<bool>) -> impl IntoView {
    let app = app();
    let Shelf { draft, modules, .. } = shelf;
    let named = move |base: Base| {
        presets(base).map(move |preset| {
            let (key, mix) = (preset.key, preset.modules());
            view! {
                <button class="pr" id=key title=preset.hint().map(|hint| app.t(hint))
                    aria-pressed=move || (modules.get() == mix).to_string()
                    on:click=move |_| draft.update(|draft| draft.choose_mix(mix))>
                    <Show when=move || modules.get() == mix><Glyph icon=Icon::Check /></Show>
                    {move || app.t(key)}
                </button>
            }
        })
    };
    view! {
        <div class="prs" class:open=is_open id="mixes" role="group" aria-label=move || app.t("presets")>
            {move || named(base.get()).collect_view()}
        </div>
    }
}

/// The name of an expansion.
fn expansion(app: App, number: u8) -> String {
    app.tw("expansion", &[("number", Arg::Number(number.into()))])
}

/// The modules of Alhambra, with a column for each expansion; a phone shows one at a time.
#[component]
fn Expansions(shelf: Shelf) -> impl IntoView {
    let app = app();
    let Shelf { draft, modules, .. } = shelf;
    let shown = RwSignal::new(1_u8);
    let count = move |group: ModuleSet| group.iter().filter(|&module| modules.get().has(module)).count();
    let numeral = |number: u8| NUMERALS.get(usize::from(number) - 1).copied().unwrap_or_default();
    let tab = move |(number, group): (u8, ModuleSet)| {
        view! {
            <button class="etab" data-expansion=number aria-pressed=move || (shown.get() == number).to_string()
                on:click=move |_| shown.set(number)>
                <span class="visually-hidden">{move || expansion(app, number)}": "</span>
                <b>{numeral(number)}</b><small>{move || format!("{} / {}", count(group), group.iter().count())}</small>
            </button>
        }
    };
    let column = move |(number, group): (u8, ModuleSet)| {
        let all = group.iter().count();
        let toggle = move |_| {
            let is_in = |module| group.has(module);
            let now = modules.get_untracked();
            let has_all = group.iter().all(|module| now.has(module));
            let mix = Module::ALL
                .into_iter()
                .filter(|&module| if is_in(module) { !has_all } else { now.has(module) });
            draft.update(|draft| draft.choose_mix(mix.collect()));
        };
        view! {
            <section class="xp" class:shown=move || shown.get() == number aria-label=move || expansion(app, number)>
                <button class="eh" id=format!("preset-expansion-{number}") on:click=toggle
                    aria-pressed=move || (count(group) == all).to_string()>
                    <i>{numeral(number)}</i><span>{move || expansion(app, number)}</span>
                    <small>{move || match count(group) {
                        0 => app.t("expansion-all"),
                        on => app.tw("expansion-some", &[("on", on.into()), ("all", all.into())]),
                    }}</small>
                </button>
                <ul>
                    {group.iter().map(|module| view! { <ModuleCard shelf base=Base::Alhambra module /> }).collect_view()}
                </ul>
            </section>
        }
    };
    view! {
        <div class="etabs">{expansions().map(tab).collect_view()}</div>
        <div class="mgr">{expansions().map(column).collect_view()}</div>
    }
}
