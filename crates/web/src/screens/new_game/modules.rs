//! Choosing the modules: mixes with a name, chance, or one by one.

use engine::{Base, Module, ModuleSet, Rng};
use i18n::Arg;
use leptos::prelude::*;

use super::draft::Draft;
use super::presets::{expansions, presets};
use super::random_seed;
use super::surprise::{Weight, any_game};
use crate::app::{App, app};
use crate::module_report;
use crate::modules::{Place, at};
use crate::screens::rules::rules_of;
use crate::share::{self, Mix};

/// What a person thinks of a module, as the chooser offers it, and the keys of the words.
const OPINIONS: [(&str, &str); 3] =
    [("", "wish-none"), ("favourite", "wish-favourite"), ("banned", "wish-banned")];

fn chance() -> Rng {
    Rng::new(random_seed().seed())
}

/// The modules of the game that is being chosen.
#[component]
pub fn Modules(draft: RwSignal<Draft>, base: Memo<Base>) -> impl IntoView {
    let app = app();
    let modules = Memo::new(move |_| draft.read().mix());
    // A module that makes the game shorter adds no minutes.
    let minutes =
        move || Arg::Number(module_report::minutes(base.get(), modules.get()).max(0.0).round() as i64);
    view! {
        <fieldset class="panel set-up">
            <legend>{move || format!("{} · {}", app.t("modules"), app.texts.read().0.game_name(base.get()))}</legend>
            <Surprise draft base />
            <p class="mix-sum">
                <span id="mix-minutes">{move || app.tw("mix-minutes", &[("minutes", minutes())])}</span>
                <button class="quiet small" id="copy-mix"
                    disabled=move || base.get() == Base::Alhambra && modules.get().is_empty()
                    on:click=move |_| share::copy(app, share::mix_link(&Mix::of(&draft.read_untracked())))>
                    {move || app.t("copy-mix")}
                </button>
            </p>
            <Mixes draft base modules />
            {move || match base.get() {
                Base::Alhambra => view! { <Expansions draft modules /> }.into_any(),
                base => view! { <Cards base group=base.modules().iter().copied().collect() draft modules /> }.into_any(),
            }}
            {move || at(modules.get(), Place::Options(draft))}
        </fieldset>
    }
}

/// A mix by chance, of the game chosen or of any. It stays where it is when the game becomes another one, so that it can
/// be asked again.
#[component]
fn Surprise(draft: RwSignal<Draft>, base: Memo<Base>) -> impl IntoView {
    let app = app();
    let count = RwSignal::new(3);
    let weight = RwSignal::new(Weight::Any);
    let is_any_game = RwSignal::new(false);
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
            draft.choose_mix(draft.wishes.surprise(draft.base, count, weight.get_untracked(), &mut rng));
        });
    };
    view! {
        <div class="surprise">
            <button id="surprise-me" on:click=surprise_me>{move || app.t("surprise-me")}</button>
            <label>
                <span class="visually-hidden">{move || app.t("surprise-count")}</span>
                <select id="surprise-count" prop:value=move || asked().to_string()
                    on:change:target=move |event| if let Ok(wished) = event.target().value().parse() {
                        count.set(wished);
                    }>
                    {move || (1..=most.get()).map(|number| view! {
                        <option value=number selected=move || asked() == number>
                            {move || app.tw("module-count", &[("count", Arg::Number(number as i64))])}
                        </option>
                    }).collect_view()}
                </select>
            </label>
            <label>
                <span class="visually-hidden">{move || app.t("surprise-weight")}</span>
                <select id="surprise-weight" on:change:target=move |event| {
                    let wished = event.target().value();
                    let found = Weight::ALL.into_iter().find(|(_, key)| *key == wished);
                    weight.set(found.map(|(weight, _)| weight).unwrap_or_default());
                }>
                    {Weight::ALL.map(|(_, key)| view! { <option value=key>{move || app.t(key)}</option> }).collect_view()}
                </select>
            </label>
            <label class="check">
                <input id="surprise-game" type="checkbox" prop:checked=is_any_game
                    on:change:target=move |event| is_any_game.set(event.target().checked()) />
                <span>{move || app.t("surprise-game")}</span>
            </label>
        </div>
    }
}

/// The number of an expansion, in words.
fn expansion(app: App, number: u8) -> String {
    app.tw("expansion", &[("number", Arg::Number(number.into()))])
}

/// Mixes with a name.
#[component]
fn Mixes(draft: RwSignal<Draft>, base: Memo<Base>, modules: Memo<ModuleSet>) -> impl IntoView {
    let app = app();
    let chip = move |id: String, mix: ModuleSet, name: Signal<String>| {
        view! {
            <button class="chip" id=id aria-pressed=move || (modules.get() == mix).to_string()
                on:click=move |_| draft.update(|draft| draft.choose_mix(mix))>{name}</button>
        }
    };
    let named = move |base: Base| {
        presets(base).map(move |preset| {
            chip(preset.key.to_string(), preset.modules(), Signal::derive(move || app.t(preset.key)))
        })
    };
    let boxes = move |base: Base| {
        let boxes = expansions().filter(move |_| base == Base::Alhambra);
        boxes.map(move |(number, mix)| {
            chip(format!("preset-expansion-{number}"), mix, Signal::derive(move || expansion(app, number)))
        })
    };
    let hint = move || {
        let chosen = presets(base.get()).find(|preset| preset.modules() == modules.get());
        chosen
            .and_then(|preset| preset.hint())
            .map(|key| view! { <p class="hint" id="preset-hint">{app.t(key)}</p> })
    };
    view! {
        <div class="chips" role="group" aria-label=move || app.t("presets")>
            {move || named(base.get()).chain(boxes(base.get())).collect_view()}
        </div>
        {hint}
    }
}

/// The modules of Alhambra by expansion.
#[component]
fn Expansions(draft: RwSignal<Draft>, modules: Memo<ModuleSet>) -> impl IntoView {
    let app = app();
    let part = move |(number, group): (u8, ModuleSet)| {
        let heading = move || {
            let on = group.iter().filter(|&module| modules.get().has(module)).count();
            format!("{} ({on}/{})", expansion(app, number), group.iter().count())
        };
        view! {
            <details class="expansion" open>
                <summary>{heading}</summary>
                <Cards base=Base::Alhambra group draft modules />
            </details>
        }
    };
    expansions().map(part).collect_view()
}

/// Some modules of a game.
#[component]
fn Cards(base: Base, group: ModuleSet, draft: RwSignal<Draft>, modules: Memo<ModuleSet>) -> impl IntoView {
    // In the order of the game's rules.
    let shown = base.modules().iter().copied().filter(|&module| group.has(module));
    view! {
        <ul class="modules">
            {shown.map(|module| view! { <ModuleCard base module draft modules /> }).collect_view()}
        </ul>
    }
}

/// One module: whether it is played, what it adds, what one thinks of it, and its rules.
#[component]
fn ModuleCard(base: Base, module: Module, draft: RwSignal<Draft>, modules: Memo<ModuleSet>) -> impl IntoView {
    let app = app();
    let name = move || app.texts.read().0.module_name(module);
    let named = move |key: &str| app.tw(key, &[("name", name().as_str().into())]);
    let is_on = move || modules.get().has(module);
    let toggle = move |_| {
        let now = modules.get_untracked();
        let keep = |other: &Module| now.has(*other) != (*other == module);
        let mix = base.modules().iter().copied().filter(keep).collect();
        draft.update(|draft| draft.choose_mix(mix));
    };
    let can_reroll = move || is_on() && draft.read().wishes.has_other(base, modules.get());
    let reroll = move |_| {
        draft.update(|draft| {
            draft.choose_mix(draft.wishes.reroll(base, draft.mix(), module, &mut chance()));
        });
    };
    let opinion = move || {
        let wishes = draft.read().wishes;
        match (wishes.favourites.has(module), wishes.banned.has(module)) {
            (true, _) => "favourite",
            (_, true) => "banned",
            _ => "",
        }
    };
    let think = move |wished: String| {
        draft.update(|draft| {
            let put = |set: ModuleSet, is_in: bool| {
                let others = set.iter().filter(|&other| other != module);
                others.chain(is_in.then_some(module)).collect::<ModuleSet>()
            };
            draft.wishes.favourites = put(draft.wishes.favourites, wished == "favourite");
            draft.wishes.banned = put(draft.wishes.banned, wished == "banned");
        });
    };
    view! {
        <li class="module" class:module-on=is_on>
            <label class="check">
                <input type="checkbox" data-module=module.slug() prop:checked=is_on on:change=toggle />
                <span><strong>{name}</strong>" "{move || app.texts.read().0.module_about(module)}</span>
            </label>
            <div class="module-more">
                <button class="quiet small" data-rules=module.slug() on:click=move |_| app.open_rule(rules_of(base, module))
                    aria-label=move || named("rules-of")>{move || app.t("rules")}</button>
                <select class="small" data-wish=module.slug() aria-label=move || named("wish-of")
                    prop:value=opinion on:change:target=move |event| think(event.target().value())>
                    {OPINIONS.map(|(value, key)| view! {
                        <option value=value selected=move || opinion() == value>{move || app.t(key)}</option>
                    }).collect_view()}
                </select>
                <Show when=can_reroll>
                    <button class="quiet small" data-reroll=module.slug() on:click=reroll
                        aria-label=move || named("reroll-of")>{move || app.t("reroll")}</button>
                </Show>
            </div>
        </li>
    }
}
