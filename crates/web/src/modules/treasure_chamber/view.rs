//! The views of Treasure Chamber: the rooms with their chests, marking those that fit into the viewer's Alhambra, and
//! what has been paid so far.

use engine::modules::treasure_chamber::{self, Awaited as Asked, PRICE, Room};
use engine::vocab::{Building, ByBuilding};
use engine::{Action, Awaited, View};
use i18n::Arg;
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::art::kind_art;
use crate::modules::{ROUND, own_seat};
use crate::panels::desk::desk;
use crate::panels::pieces::Pictured;

/// A room; each chest comes with whether it fits into the viewer's Alhambra.
#[derive(Clone, PartialEq)]
struct Shown {
    room: Room,
    chests: Vec<(Building, bool)>,
    can: bool,
}

impl Shown {
    fn kinds(&self) -> Vec<Building> {
        self.chests.iter().map(|&(kind, _)| kind).collect()
    }

    fn fitting(&self) -> usize {
        self.chests.iter().filter(|(_, fits)| *fits).count()
    }
}

/// The buildings in the viewer's Alhambra without a chest, by kind.
fn space(view: &View<'_>) -> ByBuilding<u8> {
    let mut space = ByBuilding::default();
    let Some(seat) = own_seat(view) else { return space };
    let stored = view.stored_chests();
    for kind in view.palace(seat).tiles().filter_map(|(_, tile)| tile.kind().filter(|_| !stored.has(tile))) {
        space[kind] += 1;
    }
    space
}

/// The chests of a room, each with whether there is a building left for it.
fn placed(chests: &[Building], mut space: ByBuilding<u8>) -> Vec<(Building, bool)> {
    let place = |&kind: &Building| {
        let fits = space[kind] > 0;
        space[kind] = space[kind].saturating_sub(1);
        (kind, fits)
    };
    chests.iter().map(place).collect()
}

/// The three rooms, each with the button that buys its chests.
#[component]
pub(crate) fn Rooms() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let shown = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.shown()) else {
            return (Vec::new(), Default::default());
        };
        let (legal, space) = (desk.legal.read(), space(&view));
        let shown = |room: Room| {
            let chests = view.room(room).map_or_else(Vec::new, |chests| chests.to_vec());
            let buy = Action::TreasureChamber(treasure_chamber::Action::Buy { room });
            Shown { room, chests: placed(&chests, space), can: legal.contains(&buy) }
        };
        (Room::ALL.map(shown).to_vec(), space)
    });
    let room = move |shown: Shown| {
        let name = app.tw("room-number", &[("number", Arg::Number(shown.room.number().into()))]);
        let fits = app.tw(
            "chests-fit",
            &[
                ("count", Arg::Number(shown.fitting() as i64)),
                ("total", Arg::Number(shown.chests.len() as i64)),
            ],
        );
        let label = [name, app.texts.read().0.chests(&shown.kinds()), fits].join(" · ");
        let buy = app.tw("buy-for", &[("price", Arg::Number(PRICE.into()))]);
        let is_filled = !shown.chests.is_empty();
        view! {
            <div class="room" class:can=shown.can data-room=shown.room.number() role="group" aria-label=label>
                <span class="room-chests">
                    {shown.chests.into_iter().map(|(kind, fits)| view! {
                        <span class="chest" class:fits=fits><Pictured picture=(ROUND, art::chest_art(kind)) /></span>
                    }).collect_view()}
                </span>
                {is_filled.then(|| view! {
                    <button class="btn pri" disabled=!shown.can
                        data-does=Action::TreasureChamber(treasure_chamber::Action::Buy { room: shown.room }).to_string()
                        on:click=move |_| desk.act(Action::TreasureChamber(
                            treasure_chamber::Action::Buy { room: shown.room },
                        ))>{buy}</button>
                })}
            </div>
        }
    };
    let space = move || {
        let space = shown.read().1;
        let kinds = Building::ALL.into_iter().filter(move |&kind| space[kind] > 0);
        let chip = move |kind: Building| {
            let name = format!("{} {}", app.texts.read().0.kind(kind), space[kind]);
            view! {
                <span class="chip" role="img" aria-label=name.clone() title=name>
                    <Pictured picture=(ROUND, kind_art(kind)) />{space[kind]}
                </span>
            }
        };
        kinds.map(chip).collect_view()
    };
    view! {
        <div class="rooms" id="rooms">{move || shown.read().0.iter().cloned().map(room).collect_view()}</div>
        <p class="hint">{move || app.t("chests-price")}</p>
        <p class="counters"><span>{move || app.t("chests-space")}</span>{space}</p>
    }
}

/// What has been paid for chests so far.
#[component]
pub(crate) fn Paid() -> impl IntoView {
    let app = app();
    let paid = Memo::new(move |_| {
        let play = app.play.read();
        let view = play.as_ref()?.view();
        let pays = matches!(view.awaited(), Awaited::TreasureChamber(Asked::Pay | Asked::PayMore));
        view.chest_purchase().filter(|_| pays).map(|purchase| purchase.paid)
    });
    view! {
        {move || paid.get().map(|paid| view! {
            <p class="facts">
                <span class="chip" id="chests-paid">
                    <Pictured picture=(ROUND, art::chest_art(Building::Garden)) />
                    {app.tw("paid-of", &[("paid", Arg::Number(paid.into())), ("price", Arg::Number(PRICE.into()))])}
                </span>
            </p>
        })}
    }
}
