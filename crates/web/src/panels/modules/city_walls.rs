//! City Walls: the wall display. A card that is pointed at lights the sides where it may be built; the tile is tapped.
//! Sticks themselves are drawn with their tiles.

use engine::modules::city_walls::{Action as Walls, WallCard};
use engine::vocab::TileId;
use engine::{Action, Module};
use i18n::Arg;
use leptos::prelude::*;

use super::{Title, is_on};
use crate::app::app;
use crate::art;
use crate::panels::desk::{Selection, desk};

/// The tiles that a card may be built on.
pub fn tiles_for(legal: &[Action], wanted: WallCard) -> impl Iterator<Item = (TileId, Action)> {
    legal.iter().filter_map(move |action| match *action {
        Action::CityWalls(Walls::Build { card, tile }) if card == wanted => Some((tile, *action)),
        _ => None,
    })
}

/// A card as it is shown: its name, and whether it may be built.
type Shown = (WallCard, String, bool);

/// The wall display, and how many sticks are left.
#[component]
pub fn Display() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let on = is_on(app, Module::CityWalls);
    let cards = Memo::new(move |_| -> Vec<Shown> {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let (legal, texts) = (desk.legal.read(), app.texts.read());
        let shown =
            |card: WallCard| (card, texts.0.wall_card(card), tiles_for(&legal, card).next().is_some());
        view.wall_display().iter().map(shown).collect()
    });
    let left = Memo::new(move |_| app.play.read().as_ref().map_or(0, |play| play.view().sticks_left()));
    view! {
        <Show when=move || on.get()>
            <Title module=Module::CityWalls />
            <div class="wall-display" id="wall-display">
                <For each=move || cards.get() key=Clone::clone let:card>
                    {
                        let (card, name, can) = card;
                        let chosen = move || desk.selected.get() == Some(Selection::WallCard(card));
                        view! {
                            <button class="money" data-wall-card=card.id() disabled=!can
                                aria-pressed=move || chosen().to_string()
                                on:click=move |_| {
                                    let selection = (!chosen()).then_some(Selection::WallCard(card));
                                    desk.selected.set(selection);
                                }>
                                <span class="visually-hidden">{name}</span>
                                <svg viewBox="0 0 70 100" aria-hidden="true" inner_html=art::wall_card_art(card)></svg>
                            </button>
                        }
                    }
                </For>
                <small class="hint" id="sticks-left">
                    {move || app.tw("sticks-left", &[("count", Arg::Number(left.get().into()))])}
                </small>
            </div>
        </Show>
    }
}
