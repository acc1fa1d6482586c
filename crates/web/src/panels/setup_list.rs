//! The set-up at a real table, for people who own the boxes: a list to tick off.

use engine::vocab::{CardFamily, Currency, Money, TileId};
use engine::{Module, Rules, SetupItem, setup_list};
use leptos::prelude::*;

use crate::app::app;
use crate::art;
use crate::art::icons::{Glyph, Icon};
use crate::modules::{self, CARD, Picture, TILE};

/// The picture of a tile of the base game.
fn tile(name: &str) -> Picture {
    let tile = TileId::from_name(name).unwrap_or(TileId::START);
    (TILE, art::tile_art(tile, tile.walls()))
}

/// The picture of a money card.
fn money(value: u8) -> Picture {
    (CARD, Money::new(Currency::Dinar, value).map(art::money_art).unwrap_or_default())
}

macro_rules! pictures {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// A picture of what to do.
        fn picture(item: SetupItem) -> Picture {
            match item {
                SetupItem::StartTiles { .. } => (TILE, art::tile_art(TileId::START, TileId::START.walls())),
                SetupItem::Supply { .. } => tile("tower-09"),
                SetupItem::Market => tile("pavilion-04"),
                SetupItem::DirkTiles { .. } => tile("garden-08"),
                SetupItem::MoneyRemoved { .. } | SetupItem::MoneyDeck { .. } => money(9),
                SetupItem::StartingMoney => money(3),
                SetupItem::Piles | SetupItem::Stack => (CARD, art::card_back_art()),
                // Scoring card 1 goes into pile 2, scoring card 2 into pile 4.
                SetupItem::AddToPile { pile, family: CardFamily::Scoring, .. } => {
                    (CARD, art::scoring_card_art(pile as u8 / 2))
                }
                SetupItem::AddToPile { family: CardFamily::Module(module), .. } => modules::room(module).emblem(),
                $(SetupItem::$module(_) => modules::room(Module::$module).emblem(),)*
                SetupItem::RedPalace(_) => ("0 0 200 120", art::red_palace_picture()),
            }
        }
    };
}
engine::for_each_module!(pictures);

/// Everything to lay out before the first turn, one thing after another.
#[component]
pub fn SetupList(
    /// The rules that decide what to lay out.
    rules: Memo<Option<Rules>>,
) -> impl IntoView {
    let app = app();
    let items = Memo::new(move |_| rules.get().map_or_else(Vec::new, |rules| setup_list(&rules)));
    let done = RwSignal::new(Vec::<bool>::new());
    // Other rules mean another list.
    Effect::new(move |_| done.set(vec![false; items.read().len()]));
    let is_done = move |place: usize| done.read().get(place).copied().unwrap_or_default();
    let next = Memo::new(move |_| done.read().iter().position(|done| !done));
    let tick = move |place: usize, on: bool| {
        done.update(|done| done.iter_mut().skip(place).take(1).for_each(|done| *done = on));
    };
    let count = move || done.read().iter().filter(|done| **done).count();
    let step = move |(place, item): (usize, SetupItem)| {
        let (view_box, art) = picture(item);
        view! {
            <li class:d=move || is_done(place) class:now=move || next.get() == Some(place)>
                <label class="chk">
                    <input type="checkbox" data-step=place prop:checked=move || is_done(place)
                        on:change:target=move |event| tick(place, event.target().checked()) />
                    <span class="pcx"><svg viewBox=view_box aria-hidden="true" inner_html=art></svg></span>
                    <span>{app.texts.read().0.setup_item(item)}</span>
                </label>
            </li>
        }
    };
    view! {
        <p class="op-note">{move || app.t("setup-list-hint")}</p>
        <p class="prg" id="setup-progress">
            <progress max=move || items.read().len() prop:value=count aria-label=move || app.t("setup-list")></progress>
            <b>{move || app.tw("setup-steps", &[("done", count().into()), ("all", items.read().len().into())])}</b>
        </p>
        <ol class="checklist" id="setup-list">
            {move || items.get().into_iter().enumerate().map(step).collect_view()}
        </ol>
        {move || match next.get() {
            Some(place) => view! {
                <button class="btn pri" id="setup-next" on:click=move |_| tick(place, true)>
                    <Glyph icon=Icon::Check />{move || app.t("setup-next")}
                </button>
            }.into_any(),
            None => view! { <p class="ready" id="setup-ready" role="status">{move || app.t("setup-ready")}</p> }.into_any(),
        }}
    }
}
