//! The drawer of Art of the Moors: the culture tiles of the player whose Alhambra is shown.

use engine::modules::art_of_the_moors::{CultureTile, NEEDED, Price};
use i18n::Arg;
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::panels::desk::desk;

/// A culture tile, or its empty space.
#[derive(Clone, PartialEq)]
struct Shown {
    price: Price,
    tile: Option<CultureTile>,
    /// What is shown, in words.
    name: String,
    /// The points now, and after developing if that changes them; without a tile, the progress towards it.
    short: String,
}

/// The culture tiles, with a space for each price.
#[component]
pub(crate) fn Tiles() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let tiles = Memo::new(move |_| {
        let play = app.play.read();
        let (Some(play), Some(seat)) = (play.as_ref(), desk.shown_seat.get()) else { return Vec::new() };
        let (view, texts) = (play.shown(), app.texts.read());
        let shown = |price: Price| {
            let tile = view.culture_tile(seat, price);
            let count = view.culture_count(seat, price);
            let (number, buildings) = (Arg::Number(price.value().into()), Arg::Number(count.into()));
            let (name, short) = match tile {
                Some(tile) => {
                    let [now, most] = [tile.facing, tile.marker].map(|side| price.points(side));
                    let (points, limit) = (texts.0.points(now), texts.0.points(most));
                    let args = [
                        ("price", number),
                        ("points", Arg::Text(&points)),
                        ("limit", Arg::Text(&limit)),
                        ("count", buildings),
                    ];
                    let next = price.points(tile.marker.min(tile.facing + 1));
                    let short = if next > now { format!("{now} → {next}") } else { now.to_string() };
                    (app.tw("culture-tile", &args), short)
                }
                None => {
                    let args = [
                        ("price", number),
                        ("count", buildings),
                        ("needed", Arg::Number(NEEDED.into())),
                        ("left", Arg::Number(view.culture_pile(price).into())),
                    ];
                    let short = if count > 0 { format!("{count}/{NEEDED}") } else { String::new() };
                    (app.tw("culture-missing", &args), short)
                }
            };
            Shown { price, tile, name, short }
        };
        Price::all().map(shown).collect::<Vec<_>>()
    });
    view! {
        <div class="culture" id="culture">
            <ul>
                {move || tiles.get().into_iter().map(|Shown { price, tile, name, short }| view! {
                    <li class:owned-tile=tile.is_some() data-price=price.value() title=name>
                        <span class="visually-hidden">{name.clone()}</span>
                        <svg viewBox="0 0 100 100" aria-hidden="true" inner_html=art::culture_art(price, tile)></svg>
                        <small aria-hidden="true">{short}</small>
                    </li>
                }).collect_view()}
            </ul>
        </div>
    }
}
