//! The drawer of Bazaars: those beside the market with their current prices. What one would count for is shown where
//! it can be placed.

use engine::Goods;
use engine::modules::bazaars;
use engine::vocab::TileId;
use leptos::prelude::*;

use super::price_words;
use crate::app::app;
use crate::art::coin_art;
use crate::board::cards::TilePicture;
use crate::modules::ROUND;
use crate::panels::choice::List;
use crate::panels::desk::{Selection, desk};
use crate::panels::pieces::Pictured;

/// The goods that stand for a bazaar.
fn goods(tile: TileId) -> Goods {
    Goods::Bazaars(bazaars::Goods::Bazaar(tile))
}

/// A bazaar with what is shown about it.
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
        let Some(view) = play.as_ref().map(|play| play.shown()) else { return Vec::new() };
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
            <div class="pieces four" id="bazaars">
                {move || display.get().into_iter().map(|Shown { tile, price, can }| view! {
                    <button class="piece" class:can=can data-bazaar=tile.name()
                        disabled=move || desk.legal.read().is_empty()
                        aria-pressed=move || (desk.selected.get() == Some(Selection::Goods(goods(tile)))).to_string()
                        on:click=move |_| desk.choose_goods(Selection::Goods(goods(tile)))>
                        <span class="visually-hidden">{app.texts.read().0.tile(tile)}" · "{price_words(app, price)}</span>
                        <TilePicture tile />
                        {price.zip(tile.bazaar()).map(|(price, row)| view! {
                            <span class="price" aria-hidden="true">
                                <Pictured picture=(ROUND, coin_art(row.currency)) />{price}
                            </span>
                        })}
                    </button>
                }).collect_view()}
            </div>
        </Show>
    }
}
