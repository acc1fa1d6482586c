//! A module as a card, and a slip with everything about it.

use std::time::Duration;

use engine::{Base, Module, ModuleSet};
use i18n::Arg;
use leptos::prelude::*;

use super::length::added;
use super::modules::{Shelf, chance};
use crate::app::app;
use crate::art::icons::{Glyph, Icon};
use crate::module_report;
use crate::modules::room;
use crate::panels::slip::Slip;
use crate::screens::rules::rules_of;

/// The opinions a person can have of a module, with their text keys.
const OPINIONS: [(&str, &str); 3] =
    [("", "wish-none"), ("favourite", "wish-favourite"), ("banned", "wish-banned")];

/// How long to press a card to read about it.
const LONG_TAP: Duration = Duration::from_millis(500);

/// The most diamonds a module can have.
const HEAVIEST: u8 = 3;

/// A row of diamonds, some of them filled.
#[component]
pub fn Pips(
    /// How many are filled.
    #[prop(into)]
    filled: Signal<u8>,
    /// How many there are in total.
    of: u8,
    /// The meaning in words, for screen readers.
    #[prop(into)]
    name: Signal<String>,
) -> impl IntoView {
    view! {
        <span class="pips" role="img" aria-label=name>
            {(0..of).map(|place| view! { <i class:d=move || place < filled.get()></i> }).collect_view()}
        </span>
    }
}

/// The picture of a module.
#[component]
pub fn Emblem(
    /// The module.
    module: Module,
) -> impl IntoView {
    let (view_box, art) = room(module).emblem();
    view! { <span class="pcx"><svg viewBox=view_box aria-hidden="true" inner_html=art></svg></span> }
}

impl Shelf {
    /// The person's opinion of a module.
    fn opinion(self, module: Module) -> &'static str {
        let wishes = self.draft.read().wishes;
        match (wishes.favourites.has(module), wishes.banned.has(module)) {
            (true, _) => "favourite",
            (_, true) => "banned",
            (false, false) => "",
        }
    }

    /// Stores the person's opinion of a module.
    fn think(self, module: Module, wished: &str) {
        self.draft.update(|draft| {
            let put = |set: ModuleSet, is_in: bool| {
                let others = set.iter().filter(|&other| other != module);
                others.chain(is_in.then_some(module)).collect::<ModuleSet>()
            };
            draft.wishes.favourites = put(draft.wishes.favourites, wished == "favourite");
            draft.wishes.banned = put(draft.wishes.banned, wished == "banned");
        });
    }

    /// Adds a module to the mix, or removes it.
    fn toggle(self, base: Base, module: Module) {
        let now = self.modules.get_untracked();
        let keep = |other: &Module| now.has(*other) != (*other == module);
        let mix = base.modules().iter().copied().filter(keep).collect();
        self.draft.update(|draft| draft.choose_mix(mix));
    }

    /// Replaces a randomly drawn module with another one.
    fn reroll(self, base: Base, module: Module) {
        let before = self.modules.get_untracked();
        self.draft.update(|draft| {
            draft.choose_mix(draft.wishes.reroll(base, draft.mix(), module, &mut chance()));
        });
        let new = self.modules.get_untracked().iter().filter(|&other| !before.has(other));
        self.drawn
            .update(|drawn| *drawn = drawn.iter().filter(|&other| other != module).chain(new).collect());
    }
}

/// A module: a tap adds it to the mix, a long press or the `?` tells more.
#[component]
pub fn ModuleCard(
    /// The state shared by all cards.
    shelf: Shelf,
    /// The base game.
    base: Base,
    /// The module to show.
    module: Module,
) -> impl IntoView {
    let app = app();
    let Shelf { draft, modules, drawn, seated, about } = shelf;
    let name = move || app.texts.read().0.module_name(module);
    let named = move |key: &str| app.tw(key, &[("name", name().as_str().into())]);
    let is_on = Memo::new(move |_| modules.get().has(module));
    let opinion = Memo::new(move |_| shelf.opinion(module));
    let can_reroll = Memo::new(move |_| {
        is_on.get() && drawn.get().has(module) && draft.read().wishes.has_other(base, modules.get())
    });
    let weight = room(module).weight();
    let timer = StoredValue::new(None::<TimeoutHandle>);
    // A long press ends with a click, which must not select the card.
    let was_long = StoredValue::new(false);
    let lift = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    let tell = move || {
        lift();
        was_long.set_value(true);
        about.set(Some(module));
    };
    let press = move |event: leptos::ev::PointerEvent| {
        lift();
        was_long.set_value(false);
        if event.pointer_type() == "touch" {
            timer.set_value(set_timeout_with_handle(tell, LONG_TAP).ok());
        }
    };
    on_cleanup(lift);
    view! {
        <li class="md" class:pick=is_on class:ban=move || opinion.get() == "banned" data-card=module.slug()>
            <label on:pointerdown=press on:pointerup=move |_| lift() on:pointercancel=move |_| lift()
                on:pointerleave=move |_| lift()
                on:click=move |event| if was_long.get_value() { event.prevent_default() }
                on:contextmenu=move |event| {
                    // Some browsers treat a long press as a context menu.
                    event.prevent_default();
                    tell();
                }>
                <input class="visually-hidden" type="checkbox" data-module=module.slug() prop:checked=is_on
                    on:change=move |_| shelf.toggle(base, module) />
                <span class="n">{name}</span>
                <Emblem module />
                <span class="m">
                    <Pips filled=weight of=HEAVIEST
                        name=Signal::derive(move || app.tw("module-weight", &[("weight", weight.into())])) />
                    <span class="min">{move || added(app, seated.get().module(base, module))}</span>
                    {move || match opinion.get() {
                        "favourite" => Some("wish-favourite"),
                        "banned" => Some("wish-banned"),
                        _ => None,
                    }.map(|key| view! { <b class="wish">{app.t(key)}</b> })}
                </span>
                <span class="e">{move || app.texts.read().0.module_effect(base, module)}</span>
            </label>
            <Show when=move || is_on.get()><span class="tk" aria-hidden="true"><Glyph icon=Icon::Check /></span></Show>
            <span class="q">
                <Show when=move || can_reroll.get()>
                    <button data-reroll=module.slug() on:click=move |_| shelf.reroll(base, module)
                        aria-label=move || named("reroll-of") title=move || app.t("reroll")><Glyph icon=Icon::Dice /></button>
                </Show>
                <button data-about=module.slug() on:click=move |_| about.set(Some(module))
                    aria-label=move || named("module-more") title=move || named("module-more")>"?"</button>
            </span>
        </li>
    }
}

/// Formats a number with its sign.
fn signed(value: f64) -> String {
    // Avoid a minus sign before zero.
    let value = if value.abs() < 0.05 { 0.0 } else { value };
    format!("{value:+.1}").replace('-', "\u{2212}")
}

/// The slip with everything about a module.
#[component]
pub fn About(
    /// The state shared by all cards.
    shelf: Shelf,
    /// The base game.
    base: Memo<Base>,
) -> impl IntoView {
    let app = app();
    let about = shelf.about;
    let title = Signal::derive(move || {
        about.get().map(|module| app.texts.read().0.module_name(module)).unwrap_or_default()
    });
    let tell = move |module: Module| {
        let base = base.get();
        let adds = module_report::of(base, module);
        let name = app.texts.read().0.module_name(module);
        let opinion = Memo::new(move |_| shelf.opinion(module));
        view! {
            <div class="about-module">
                <Emblem module />
                <p>{app.texts.read().0.module_about(module)}</p>
            </div>
            <dl class="about-figures">
                <div><dt>{app.t("adds-points")}</dt>
                    <dd>{format!("{} ± {:.1}", signed(adds.points), adds.points_give_or_take)}</dd></div>
                <div><dt>{app.t("adds-minutes")}</dt>
                    <dd>{move || added(app, shelf.seated.get().module(base, module))}</dd></div>
                <div><dt>{app.tw("module-weight", &[("weight", Arg::from(room(module).weight()))])}</dt>
                    <dd><Pips filled=room(module).weight() of=HEAVIEST
                        name=app.tw("module-weight", &[("weight", room(module).weight().into())]) /></dd></div>
            </dl>
            <p class="op-note">{app.t("adds-hint")}</p>
            <span class="answers wishes" role="group" aria-label=app.tw("wish-of", &[("name", name.as_str().into())])>
                {OPINIONS.map(|(wish, key)| view! {
                    <button class="answer" data-wish=wish aria-pressed=move || (opinion.get() == wish).to_string()
                        on:click=move |_| shelf.think(module, wish)>{app.t(key)}</button>
                }).collect_view()}
            </span>
            <button class="btn pri" data-rules=module.slug() on:click=move |_| app.open_rule(rules_of(base, module))>
                <Glyph icon=Icon::Book />{app.t("module-rules-open")}
            </button>
        }
    };
    view! {
        <Slip id="about-slip" title open=Signal::derive(move || about.get().is_some())
            close=Callback::new(move |()| about.set(None))>
            {move || about.get().map(tell)}
        </Slip>
    }
}
