//! Bazaars: those beside the market, each with its price of the moment. What one would count is told where it is placed.

use engine::Module;
use engine::vocab::TileId;
use i18n::Arg;
use leptos::prelude::*;

use super::{Title, is_on};
use crate::app::app;
use crate::board::cards::TilePicture;
use crate::panels::desk::{Selection, bazaar_of, desk};

/// A bazaar as it is shown.
#[derive(Clone, Copy, PartialEq)]
struct Shown {
    tile: TileId,
    price: Option<u8>,
    can: bool,
}

/// The bazaars beside the market.
#[component]
pub fn Display() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let on = is_on(app, Module::Bazaars);
    let display = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let legal = desk.legal.read();
        let shown = |tile: TileId| Shown {
            tile,
            price: view.bazaar_price(tile),
            can: legal.iter().any(|action| bazaar_of(action) == Some(tile)),
        };
        view.bazaars().iter().map(shown).collect::<Vec<_>>()
    });
    let price_of = move |price: Option<u8>| match price {
        Some(price) => app.tw("bazaar-price", &[("price", Arg::Number(price.into()))]),
        None => app.t("bazaar-no-price"),
    };
    view! {
        <Show when=move || on.get() && !display.read().is_empty()>
            <Title module=Module::Bazaars />
            <div class="huts" id="bazaars">
                {move || display.get().into_iter().map(|Shown { tile, price, can }| view! {
                    <button class="hut" class:can=can data-bazaar=tile.name()
                        disabled=move || desk.legal.read().is_empty()
                        aria-pressed=move || (desk.selected.get() == Some(Selection::Bazaar(tile))).to_string()
                        on:click=move |_| desk.selected.set(Some(Selection::Bazaar(tile)))>
                        <span class="visually-hidden">{app.texts.read().0.tile(tile)}" · "{price_of(price)}</span>
                        <TilePicture tile />
                        <small aria-hidden="true">{price.map_or_else(|| "–".to_owned(), |price| price.to_string())}</small>
                    </button>
                }).collect_view()}
            </div>
        </Show>
    }
}
