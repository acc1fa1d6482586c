//! Choosing the modules: mixes with a name, chance, or one by one.

use engine::{Module, ModuleSet, Rng, Seed};
use i18n::Arg;
use leptos::prelude::*;

use super::draft::Draft;
use super::presets::{PRESETS, expansions};
use super::random_seed;
use super::surprise::Weight;
use crate::app::app;
use crate::module_report;
use crate::share::{self, Mix};

/// What a person thinks of a module, as the chooser offers it, and the keys of the words.
const OPINIONS: [(&str, &str); 3] =
    [("", "wish-none"), ("favourite", "wish-favourite"), ("banned", "wish-banned")];

fn chance() -> Rng {
    Rng::new(Seed::from_text(&random_seed()))
}

/// The modules of the game that is being chosen.
#[component]
pub fn Modules(draft: RwSignal<Draft>) -> impl IntoView {
    let app = app();
    let modules = Memo::new(move |_| draft.read().modules);
    let set = move |modules: ModuleSet| draft.update(|draft| draft.modules = modules);
    let count = RwSignal::new(3);
    let weight = RwSignal::new(Weight::Any);
    let surprise_me = move |_| {
        let wishes = draft.read_untracked().wishes;
        set(wishes.surprise(count.get_untracked(), weight.get_untracked(), &mut chance()));
    };
    let expansion = move |number: u8| app.tw("expansion", &[("number", Arg::Number(number.into()))]);
    let minutes = move || Arg::Number(module_report::minutes(modules.get()).round() as i64);
    view! {
        <fieldset class="panel set-up">
            <legend>{move || app.t("modules")}</legend>
            <div class="chips" role="group" aria-label=move || app.t("presets")>
                {PRESETS.iter().map(|preset| view! {
                    <button class="chip" id=preset.key aria-pressed=move || (modules.get() == preset.modules()).to_string()
                        on:click=move |_| set(preset.modules())>{move || app.t(preset.key)}</button>
                }).collect_view()}
                {expansions().map(|(number, mix)| view! {
                    <button class="chip" id=format!("preset-expansion-{number}")
                        aria-pressed=move || (modules.get() == mix).to_string() on:click=move |_| set(mix)>
                        {move || expansion(number)}
                    </button>
                }).collect_view()}
            </div>
            <div class="surprise">
                <button id="surprise-me" on:click=surprise_me>{move || app.t("surprise-me")}</button>
                <label>
                    <span class="visually-hidden">{move || app.t("surprise-count")}</span>
                    <select id="surprise-count" prop:value=move || count.get().to_string()
                        on:change:target=move |event| if let Ok(wished) = event.target().value().parse() {
                            count.set(wished);
                        }>
                        {(1..=Module::ALL.len()).map(|number| view! {
                            <option value=number selected=move || count.get() == number>
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
            </div>
            <p class="mix-sum">
                <span id="mix-minutes">{move || app.tw("mix-minutes", &[("minutes", minutes())])}</span>
                <button class="quiet small" id="copy-mix" disabled=move || modules.get().is_empty()
                    on:click=move |_| share::copy(app, share::mix_link(&Mix::of(&draft.read_untracked())))>
                    {move || app.t("copy-mix")}
                </button>
            </p>
            {expansions().map(|(number, group)| view! {
                <details class="expansion" open>
                    <summary>{move || {
                        let on = group.iter().filter(|&module| modules.get().has(module)).count();
                        format!("{} ({on}/{})", expansion(number), group.iter().count())
                    }}</summary>
                    <ul class="modules">
                        {group.iter().map(|module| view! { <ModuleCard module draft modules /> }).collect_view()}
                    </ul>
                </details>
            }).collect_view()}
            <Show when=move || modules.get().has(Module::Invaders)>
                <label class="check">
                    <input id="open-invasion" type="checkbox" prop:checked=move || draft.read().open_invasion
                        on:change:target=move |event| {
                            let on = event.target().checked();
                            draft.update(|draft| draft.open_invasion = on);
                        } />
                    <span>{move || app.t("open-invasion")}</span>
                </label>
            </Show>
        </fieldset>
    }
}

/// One module: whether it is played, what it adds, what one thinks of it, and its rules.
#[component]
fn ModuleCard(module: Module, draft: RwSignal<Draft>, modules: Memo<ModuleSet>) -> impl IntoView {
    let app = app();
    let name = move || app.texts.read().0.module_name(module);
    let named = move |key: &str| app.tw(key, &[("name", name().as_str().into())]);
    let is_on = move || modules.get().has(module);
    let toggle = move |_| {
        draft.update(|draft| {
            let now = draft.modules;
            let keep = |other: &Module| now.has(*other) != (*other == module);
            draft.modules = Module::ALL.into_iter().filter(keep).collect();
        });
    };
    let reroll = move |_| {
        draft.update(|draft| draft.modules = draft.wishes.reroll(draft.modules, module, &mut chance()));
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
                <button class="quiet small" data-rules=module.slug() on:click=move |_| app.open_rule(module.slug())
                    aria-label=move || named("rules-of")>{move || app.t("rules")}</button>
                <select class="small" data-wish=module.slug() aria-label=move || named("wish-of")
                    prop:value=opinion on:change:target=move |event| think(event.target().value())>
                    {OPINIONS.map(|(value, key)| view! {
                        <option value=value selected=move || opinion() == value>{move || app.t(key)}</option>
                    }).collect_view()}
                </select>
                <Show when=is_on>
                    <button class="quiet small" data-reroll=module.slug() on:click=reroll
                        aria-label=move || named("reroll-of")>{move || app.t("reroll")}</button>
                </Show>
            </div>
        </li>
    }
}
