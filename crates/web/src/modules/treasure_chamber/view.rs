//! Treasure Chamber: the rooms with their chests, what fits into the own buildings, and what has been paid so far.

use engine::modules::treasure_chamber::{self, Awaited as Asked, Room};
use engine::vocab::Building;
use engine::{Action, Awaited, Module, View, Viewer};
use i18n::Arg;
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::modules::Title;
use crate::panels::desk::desk;

/// A room as it is shown.
#[derive(Clone, PartialEq)]
struct Shown {
    room: Room,
    chests: Vec<Building>,
    /// How many of them have a place in the viewer's Alhambra.
    fitting: Option<usize>,
    can: bool,
}

/// How many chests have a building of their kind in the viewer's Alhambra that holds none yet.
fn fitting(view: &View<'_>, chests: &[Building]) -> Option<usize> {
    let Viewer::Seat(seat) = view.viewer() else { return None };
    let stored = view.stored_chests();
    let of_kind = |kind: Building| {
        let is_free = |tile| !stored.has(tile);
        let tiles = view.palace(seat).tiles().filter(|&(_, tile)| tile.kind() == Some(kind) && is_free(tile));
        tiles.count().min(chests.iter().filter(|&&other| other == kind).count())
    };
    Some(Building::ALL.into_iter().map(of_kind).sum())
}

/// The three rooms; one is bought with a tap.
#[component]
pub(crate) fn Rooms() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let rooms = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let legal = desk.legal.read();
        let shown = Room::ALL.map(|room| {
            let chests = view.room(room).map_or_else(Vec::new, |chests| chests.to_vec());
            let buy = Action::TreasureChamber(treasure_chamber::Action::Buy { room });
            Shown { room, fitting: fitting(&view, &chests), can: legal.contains(&buy), chests }
        });
        shown.to_vec()
    });
    let paid = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.view();
        let purchase = view
            .chest_purchase()
            .filter(|_| matches!(view.awaited(), Awaited::TreasureChamber(Asked::Pay | Asked::PayMore)))?;
        Some((purchase.paid, treasure_chamber::PRICE))
    });
    view! {
        <Title module=Module::TreasureChamber />
        <div class="rooms" id="rooms">
            {move || rooms.get().into_iter().map(|shown| {
                let texts = app.texts.read();
                let name = app.tw("room-number", &[("number", Arg::Number(shown.room.number().into()))]);
                let fits = shown.fitting.filter(|_| !shown.chests.is_empty()).map(|fitting| app.tw("chests-fit", &[
                    ("count", Arg::Number(fitting as i64)), ("total", Arg::Number(shown.chests.len() as i64)),
                ]));
                let label = [name.clone(), texts.0.chests(&shown.chests), fits.clone().unwrap_or_default()];
                view! {
                    <button class="room" class:can=shown.can data-room=shown.room.number() disabled=!shown.can
                        on:click=move |_| desk.act(Action::TreasureChamber(
                            treasure_chamber::Action::Buy { room: shown.room },
                        ))>
                        <span class="visually-hidden">{label.join(" · ")}</span>
                        <span class="room-name" aria-hidden="true">{name}</span>
                        <span class="room-chests">
                            {shown.chests.into_iter().map(|kind| view! {
                                <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::chest_art(kind)></svg>
                            }).collect_view()}
                        </span>
                        <small aria-hidden="true">{fits}</small>
                    </button>
                }
            }).collect_view()}
        </div>
        {move || paid.get().map(|(paid, price)| view! {
            <p id="chests-paid" role="status">
                {app.tw("paid-of", &[("paid", Arg::Number(paid.into())), ("price", Arg::Number(price.into()))])}
            </p>
        })}
    }
}
