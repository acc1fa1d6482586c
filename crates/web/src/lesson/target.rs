//! What to tap next for an action, depending on what has been tapped so far.

use engine::red_palace as rules;
use engine::red_palace::PreviewSpace;
use engine::vocab::{Cell, Money};
use engine::{Action, Goods};
use leptos::prelude::*;

use super::course::Wanted;
use crate::app::App;
use crate::modules;
use crate::panels::choice::{Choice, List};
use crate::panels::desk::{Desk, Selection};
use crate::play::Play;

/// Selectors of what to tap next, best first: the first that is on the screen and usable is pointed at. Selectors by
/// attribute match wherever the page shows the thing.
pub fn taps(app: App, desk: Desk, wanted: Wanted) -> Vec<String> {
    let play = app.play.read();
    let Some(play) = play.as_ref() else { return Vec::new() };
    if desk.watched.get().is_some() {
        return vec!["#back-to-mine".into()];
    }
    let view = play.view();
    let choice = Choice::of(wanted.action, &view);
    if let Some(applied) = play.applied()
        && is_near(play, applied, &choice, wanted)
    {
        return vec!["#end-turn".into()];
    }
    let name = wanted.action.to_string();
    let mut taps: Vec<String> =
        ["#bar", "#drawer", "#table"].map(|place| format!("{place} [data-action='{name}']")).to_vec();
    taps.push(format!("[data-does='{name}']"));
    match way(&choice) {
        Some(goods) => taps.extend(purchase(desk, goods, &choice)),
        None => taps.extend(pieces(desk, &choice)),
    }
    let module = choice.about.module.or_else(|| choice.about.goods.and_then(modules::seller));
    if let Some(module) = module {
        let slug = module.slug();
        taps.push(format!("#modules-sheet [data-module='{slug}']"));
        taps.push(format!(
            "#table:not(:has(#drawer[data-module='{slug}'])) #tray .mch[data-module='{slug}']"
        ));
        taps.push("#table:not(:has(#modules-sheet)) #all-modules".into());
        taps.push("#table:not(:has(#modules-sheet)) #module-stack".into());
    }
    taps.push("#drawer details:not([open]) summary".into());
    taps.push("#table:not(:has(#drawer)) #more".into());
    taps
}

/// Whether the applied action is the wanted one, or as good: another card, another cell.
fn is_near(play: &Play, applied: Action, choice: &Choice, wanted: Wanted) -> bool {
    let is_deed = matches!(applied, Action::TakeMoney(_) | Action::Place { .. });
    let is_same_sort = applied.describe(&play.view()).deed == choice.about.deed;
    applied == wanted.action || wanted.is_free && is_deed && is_same_sort
}

/// The goods that are selected before paying, if the action is such a purchase.
fn way(choice: &Choice) -> Option<Goods> {
    match choice.list {
        List::Sale(goods) => Some(goods),
        List::Board | List::Sides | List::Other | List::Tapped => None,
    }
}

/// The taps of a purchase: the goods, then the money, then the button.
fn purchase(desk: Desk, goods: Goods, choice: &Choice) -> Vec<String> {
    let chosen = desk.selected.get().and_then(Selection::goods);
    if chosen != Some(goods) {
        return vec![match goods {
            Goods::Market(space) => format!("#market [data-space='{}']", space.number()),
            Goods::RedPalace(rules::Goods::Preview(space)) => preview(space),
            _ => modules::ware(goods).and_then(|ware| ware.spot()).unwrap_or_default(),
        }];
    }
    let mut laid_out = desk.laid_out.get();
    let mut missing = Vec::new();
    for card in choice.about.money() {
        match laid_out.iter().position(|&other| other == card) {
            Some(place) => drop(laid_out.remove(place)),
            None => missing.push(card),
        }
    }
    let hand = |card: &Money, lies: bool| format!("#hand [data-card='{card}'][aria-pressed='{lies}']");
    let first = laid_out.first().map(|card| hand(card, true));
    let next = first.or_else(|| missing.first().map(|card| hand(card, false)));
    vec![next.unwrap_or_else(|| "#pay".into())]
}

fn preview(space: PreviewSpace) -> String {
    format!("#preview-board [data-preview='{}']", space.number())
}

/// The cards, cells and abilities to tap for an action.
fn pieces(desk: Desk, choice: &Choice) -> Vec<String> {
    let mut taps = Vec::new();
    let row = |card: &Money| format!("#money-row [data-card='{card}'][aria-pressed='false']");
    if let Action::TakeMoney(cards) = choice.action {
        taps.extend(cards.as_slice().iter().map(row));
    }
    taps.extend(choice.row_card().iter().map(row));
    taps.extend(choice.hand_card().map(|card| format!("#hand [data-card='{card}']")));
    if let Some(card) = choice.card() {
        let is_chosen = desk.selected.get() == Some(Selection::Card(card));
        match choice.about.tile.filter(|_| is_chosen) {
            Some(tile) => taps.push(format!("#plan [data-tile='{}']", tile.name())),
            None => taps.push(format!("[data-uses='{card}']")),
        }
    }
    if let Action::RedPalace(action) = choice.action {
        if let rules::Action::ChoosePile { pile } = action {
            taps.push(format!(".pile[data-pile='{}']", pile + 1));
        }
        let chosen = desk.selected.get();
        let ability = action.ability().filter(|&ability| chosen != Some(Selection::Ability(ability)));
        taps.extend(ability.map(|ability| format!("#abilities [data-ability='{}']", ability.id())));
        taps.push(".side-choice".into());
    }
    if let Some(cell) = choice.cell {
        taps.extend(board(desk, choice, cell));
    }
    taps
}

/// The cell to tap: after the tile that goes there, and before the side, if one must be chosen.
fn board(desk: Desk, choice: &Choice, cell: Cell) -> Vec<String> {
    let held = desk.held();
    if let Some(tile) = choice.held().filter(|&tile| held != Some(tile)) {
        return vec![format!("#own-tiles [data-tile='{}']", tile.name())];
    }
    if desk.selected.get() == Some(Selection::Cell(cell)) {
        let place = desk.gate_choices().iter().position(|(.., action)| *action == choice.action);
        if let Some(number) = place {
            return vec![format!("#plan [data-gate-choice='{number}']")];
        }
    }
    let at = format!("{},{}", cell.x, cell.y);
    vec![format!("#plan [data-free='{at}']"), format!("#plan [data-cell='{at}']")]
}
