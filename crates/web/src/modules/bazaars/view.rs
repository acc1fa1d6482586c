//! Bazaars: those beside the market, each with its price of the moment. What one would count is told where it is placed.

use engine::modules::bazaars;
use engine::vocab::TileId;
use engine::{Goods, Module};
use leptos::prelude::*;

use super::price_words;
use crate::app::app;
use crate::board::cards::TilePicture;
use crate::modules::Title;
use crate::panels::choice::List;
use crate::panels::desk::{Selection, desk};

/// A bazaar as goods.
fn goods(tile: TileId) -> Goods {
    Goods::Bazaars(bazaars::Goods::Bazaar(tile))
}

/// A bazaar as it is shown.
#[derive(Clone, Copy, PartialEq)]
struct Shown {
    tile: TileId,
    price: Option<u8>,
    can: bool,
}

/// The bazaars beside the market.
#[component]
pub(crate) fn Display() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let display = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let choices = desk.choices.read();
        let shown = |tile: TileId| Shown {
            tile,
            price: view.bazaar_price(tile),
            can: choices.iter().any(|choice| choice.list == List::Sale(goods(tile))),
        };
        view.bazaars().iter().map(shown).collect::<Vec<_>>()
    });
    view! {
        <Show when=move || !display.read().is_empty()>
            <Title module=Module::Bazaars />
            <div class="huts" id="bazaars">
                {move || display.get().into_iter().map(|Shown { tile, price, can }| view! {
                    <button class="hut" class:can=can data-bazaar=tile.name()
                        disabled=move || desk.legal.read().is_empty()
                        aria-pressed=move || (desk.selected.get() == Some(Selection::Goods(goods(tile)))).to_string()
                        on:click=move |_| desk.selected.set(Some(Selection::Goods(goods(tile))))>
                        <span class="visually-hidden">{app.texts.read().0.tile(tile)}" · "{price_words(app, price)}</span>
                        <TilePicture tile />
                        <small aria-hidden="true">{price.map_or_else(|| "–".to_owned(), |price| price.to_string())}</small>
                    </button>
                }).collect_view()}
            </div>
        </Show>
    }
}
