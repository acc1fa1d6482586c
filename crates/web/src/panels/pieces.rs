//! Pieces of modules among those of the base game: cards in the money row and in hand, tokens on plaques.

use engine::vocab::Seat;
use engine::{Base, Module, ModuleSet, View};
use i18n::{Arg, Texts};
use leptos::prelude::*;

use crate::app::{App, app};
use crate::art::icons::{Glyph, Icon};
use crate::modules::{self, CARD, ModuleCard, OnPage, Picture, Place, Token};
use crate::panels::desk::{Desk, Drawer, desk};

/// A picture beside words that say the same; hidden from screen readers.
#[component]
pub(crate) fn Pictured(
    /// The picture to show.
    picture: Picture,
) -> impl IntoView {
    let (view_box, art) = picture;
    let class = if view_box == CARD { "card" } else { "pc" };
    view! { <svg class=class viewBox=view_box aria-hidden="true" inner_html=art></svg> }
}

/// A piece of a module with its name; it cannot be tapped.
#[component]
pub(crate) fn Named(
    /// The picture to show.
    picture: Picture,
    /// The name, for screen readers and as a tooltip.
    name: String,
) -> impl IntoView {
    view! {
        <span class="piece" role="img" aria-label=name.clone() title=name>
            <Pictured picture />
        </span>
    }
}

/// A mix: the base game unless it is Alhambra, and the modules as pictures.
pub(crate) fn mix(app: App, base: Base, modules: ModuleSet) -> impl IntoView + use<> {
    let texts = app.texts.read();
    let name = match (base, modules.is_empty()) {
        (Base::Alhambra, true) => Some(texts.0.get("preset-base")),
        (Base::Alhambra, false) => None,
        (base, _) => Some(texts.0.game_name(base)),
    };
    let pictures = modules.iter().map(|module| {
        view! { <Named picture=modules::room(module).emblem() name=texts.0.module_name(module) /> }
    });
    let pictures = pictures.collect_view();
    view! { {name.map(|name| view! { <span>{name}</span> })}<span class="look-modules">{pictures}</span> }
}

/// Opens a drawer, or closes it if it is already open.
pub(crate) fn toggle(desk: Desk, drawer: Drawer) {
    desk.drawer.update(|open| *open = (*open != Some(drawer)).then_some(drawer));
}

/// A question to a module about the current game.
type Answer<T> = fn(&dyn OnPage, &Texts, &View<'_>) -> Vec<T>;

/// The cards of these modules, each with its module.
fn cards_of(
    app: App,
    modules: ModuleSet,
    place: Place,
    is_shown: bool,
    answer: Answer<ModuleCard>,
) -> Memo<Vec<(Module, ModuleCard)>> {
    Memo::new(move |_| {
        let (play, texts) = (app.play.read(), app.texts.read());
        let Some(play) = play.as_ref() else { return Vec::new() };
        let view = if is_shown { play.shown() } else { play.view() };
        let of = |module: Module| {
            let cards = answer(modules::room(module), &texts.0, &view);
            cards.into_iter().map(move |card| (module, card))
        };
        modules::in_order(modules, place).into_iter().flat_map(of).collect()
    })
}

/// A card as a button: it plays its action, or opens the drawer of its module.
#[component]
pub(crate) fn CardButton(
    /// The module that the card belongs to.
    module: Module,
    /// The card to show.
    card: ModuleCard,
    /// The CSS class of the button, which depends on the place.
    class: &'static str,
) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let ModuleCard { id, name, art, action } = card;
    let legal = Memo::new(move |_| action.filter(|action| desk.legal.read().contains(action)));
    let is_applied = Memo::new(move |_| {
        let applied = app.play.read().as_ref().and_then(|play| play.applied());
        applied.is_some() && applied == action
    });
    let label = move || match (legal.get(), app.play.read().as_ref()) {
        (Some(action), Some(play)) => app.texts.read().0.action(&action, &play.view()),
        (Some(_) | None, _) => name.clone(),
    };
    let hidden_label = label.clone();
    view! {
        <button class=class class:can=move || legal.get().is_some() class:sel=is_applied
            data-module=module.slug() data-piece=id data-does=action.map(|action| action.to_string()) title=label aria-pressed=move || is_applied.get().to_string()
            on:click=move |_| match legal.get_untracked() {
                Some(action) => desk.act(action),
                None => toggle(desk, Drawer::Module(module)),
            }>
            <span class="visually-hidden">{hidden_label}</span>
            <svg class="card" viewBox=CARD aria-hidden="true" inner_html=art></svg>
            <Show when=move || is_applied.get()>
                <span class="tick" aria-hidden="true"><Glyph icon=Icon::Check /></span>
            </Show>
        </button>
    }
}

/// The cards of modules in the money row. A card that is shown as taken stays there with a tick.
#[component]
pub(crate) fn RowCards(
    /// The modules of the game.
    modules: ModuleSet,
) -> impl IntoView {
    let cards =
        cards_of(app(), modules, Place::MoneyRow, false, |room, texts, view| room.row_cards(texts, view));
    view! {
        {move || cards.get().into_iter().map(|(module, card)| view! {
            <CardButton module card class="mcard" />
        }).collect_view()}
    }
}

/// The cards of modules in hand; on a phone, a stack that opens the list of all modules.
#[component]
pub(crate) fn HandCards(
    /// The modules of the game.
    modules: ModuleSet,
) -> impl IntoView {
    let (app, desk) = (app(), desk());
    let cards = cards_of(app, modules, Place::Hand, true, |room, texts, view| room.hand_cards(texts, view));
    let count = Memo::new(move |_| cards.read().len());
    let label = move || app.tw("module-cards", &[("count", Arg::Number(count.get() as i64))]);
    view! {
        <Show when=move || { count.get() > 0 }>
            <span class="hand-group spc" id="module-hand" role="group" aria-label=label>
                {move || cards.get().into_iter().map(|(module, card)| view! {
                    <CardButton module card class="hcard" />
                }).collect_view()}
                <Show when=move || { count.get() > 1 }>
                    <span class="stack">
                        <button id="module-stack" title=label on:click=move |_| toggle(desk, Drawer::All)>
                            <span class="visually-hidden">{label}</span>
                            <span class="cnt" aria-hidden="true">{move || count.get()}</span>
                        </button>
                    </span>
                </Show>
            </span>
        </Show>
    }
}

/// What a seat has of these modules, as tokens.
#[component]
pub(crate) fn Tokens(
    /// The modules of the game.
    modules: ModuleSet,
    /// The seat whose tokens to show.
    seat: Seat,
) -> impl IntoView {
    let app = app();
    let tokens = Memo::new(move |_| {
        let (play, texts) = (app.play.read(), app.texts.read());
        let Some(view) = play.as_ref().map(|play| play.shown()) else { return Vec::new() };
        let of = |module: Module| {
            let tokens = modules::room(module).tokens(&texts.0, &view, seat);
            tokens.into_iter().map(move |token| (module, token))
        };
        modules::in_order(modules, Place::Before(seat)).into_iter().flat_map(of).collect::<Vec<_>>()
    });
    view! {
        {move || tokens.get().into_iter().map(|(module, Token { picture, count, name })| view! {
            <span class="fact" data-module=module.slug() role="img" aria-label=name.clone() title=name>
                <Pictured picture />
                {count.map(|count| view! { <span aria-hidden="true">{count}</span> })}
            </span>
        }).collect_view()}
    }
}
