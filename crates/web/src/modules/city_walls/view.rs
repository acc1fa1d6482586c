//! The drawer of City Walls: the wall display. Selecting a card highlights the sides where it may be built; then the
//! tile is tapped. The sticks themselves are drawn with their tiles.

use engine::modules::city_walls::WallCard;
use engine::vocab::Card;
use i18n::Arg;
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::modules::CARD;
use crate::panels::choice::tiles_for;
use crate::panels::desk::{Selection, desk};
use crate::panels::pieces::Pictured;

/// A card with its name and whether it may be built.
type Shown = (WallCard, String, bool);

/// The wall display, and how many sticks are left.
#[component]
pub(crate) fn Display() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let cards = Memo::new(move |_| -> Vec<Shown> {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.shown()) else { return Vec::new() };
        let (choices, texts) = (desk.choices.read(), app.texts.read());
        let shown = |card: WallCard| {
            (card, texts.0.wall_card(card), tiles_for(&choices, card.into()).next().is_some())
        };
        view.wall_display().iter().map(shown).collect()
    });
    let left = Memo::new(move |_| app.play.read().as_ref().map_or(0, |play| play.shown().sticks_left()));
    view! {
        <div class="pieces" id="wall-display">
            <For each=move || cards.get() key=Clone::clone let:card>
                {
                    let (card, name, can) = card;
                    let title = name.clone();
                    let chosen = move || desk.selected.get() == Some(Selection::Card(card.into()));
                    view! {
                        <button class="piece" class:can=can data-wall-card=card.id() data-uses=Card::from(card).to_string() disabled=!can title=title
                            aria-pressed=move || chosen().to_string()
                            on:click=move |_| {
                                let selection = (!chosen()).then_some(Selection::Card(card.into()));
                                desk.selected.set(selection);
                                desk.drawer.set(None);
                            }>
                            <span class="visually-hidden">{name}</span>
                            <Pictured picture=(CARD, art::wall_card_art(card)) />
                        </button>
                    }
                }
            </For>
        </div>
        <p class="hint" id="sticks-left">
            {move || app.tw("sticks-left", &[("count", Arg::Number(left.get().into()))])}
        </p>
    }
}
