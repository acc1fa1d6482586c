//! The views of Street Trader: the supply of citizens, the secret choice at the start, and what the disc brings when
//! a tile is placed on its cell. The disc itself is drawn on the board.

use engine::modules::street_trader::{self, Trio};
use engine::vocab::{Building, ByBuilding, Seat};
use engine::{Action, Awaited, View};
use i18n::Arg;
use leptos::prelude::*;

use super::art;
use crate::app::{App, app};
use crate::modules::{TILE, own_seat};
use crate::panels::desk::{Desk, desk};
use crate::panels::pieces::Pictured;

/// Expands the counts into one entry per citizen, grouped by colour.
pub(crate) fn listed(citizens: ByBuilding<u8>) -> Vec<Building> {
    let each = |kind| std::iter::repeat_n(kind, citizens[kind] as usize);
    Building::ALL.into_iter().flat_map(each).collect()
}

/// The name of a seat's trader's disc, including the citizens on it.
pub(crate) fn disc_name(texts: &i18n::Texts, view: &View<'_>, seat: Seat) -> String {
    let key = if view.disc(seat).is_some() { "trader-disc" } else { "trader-disc-aside" };
    let kinds: Vec<String> =
        listed(view.citizens_on_disc(seat)).into_iter().map(|kind| texts.kind(kind)).collect();
    let kinds = if kinds.is_empty() { "–".to_string() } else { kinds.join(", ") };
    texts.labelled(&texts.get(key), &kinds)
}

fn name(app: App, kind: Building) -> String {
    let texts = app.texts.read();
    let kind = texts.0.kind(kind);
    texts.0.with("citizen-name", &[("kind", Arg::Text(&kind))])
}

#[component]
fn Citizen(kind: Building) -> impl IntoView {
    view! { <svg viewBox="0 0 40 40" aria-hidden="true" inner_html=art::citizen_art(kind)></svg> }
}

/// A citizen with the name of its kind; on narrow screens, the name is only for screen readers.
#[component]
fn Named(kind: Building) -> impl IntoView {
    let app = app();
    let name = move || app.texts.read().0.kind(kind);
    view! {
        <Citizen kind />
        <span class="visually-hidden">{name}</span>
        <small aria-hidden="true">{name}</small>
    }
}

/// Citizens by colour: each colour once, with its count.
#[component]
fn Counted(
    /// The id of the row.
    id: &'static str,
    /// The text key of the row's name.
    key: &'static str,
    /// The count of each colour.
    citizens: ByBuilding<u8>,
) -> impl IntoView {
    let app = app();
    let here = Building::ALL.into_iter().filter(|&kind| citizens[kind] > 0);
    view! {
        <div class="pieces six" id=id role="group" aria-label=app.t(key)>
            {here.map(|kind| view! {
                <span class="piece" role="img" data-citizens=kind.name()
                    aria-label=format!("{} ×{}", name(app, kind), citizens[kind])>
                    <Citizen kind />
                    <span class="cnt" aria-hidden="true">{citizens[kind]}</span>
                </span>
            }).collect_view()}
        </div>
    }
}

/// The supply; and for the viewer, the name of their disc, the citizens on it, and the citizens in their Alhambra.
type Shown = (ByBuilding<u8>, Option<(String, Vec<Building>, ByBuilding<u8>)>);

/// The general supply, and the player's own disc and citizens.
#[component]
pub(crate) fn Supply() -> impl IntoView {
    let app = app();
    let shown = Memo::new(move |_| -> Option<Shown> {
        let (play, texts) = (app.play.read(), app.texts.read());
        let view = play.as_ref()?.shown();
        let own = own_seat(&view).map(|seat| {
            let on_disc = listed(view.citizens_on_disc(seat));
            (disc_name(&texts.0, &view, seat), on_disc, view.citizens_of(seat))
        });
        Some((view.citizen_supply(), own))
    });
    view! {
        {move || shown.get().map(|(supply, own)| view! {
            <h3>{app.t("citizen-supply")}</h3>
            <Counted id="citizen-supply" key="citizen-supply" citizens=supply />
            {own.map(|(name, on_disc, housed)| view! {
                <h3>{app.t("your-citizens")}</h3>
                <div class="own-citizens">
                    <span class="piece" role="img" aria-label=name.clone() title=name>
                        <Pictured picture=(TILE, art::disc_art(&on_disc)) />
                    </span>
                    <Counted id="citizens-housed" key="your-citizens" citizens=housed />
                </div>
            })}
        })}
    }
}

/// What the human who holds the screen is asked about citizens, if anything.
fn asked(app: App, desk: Desk) -> Option<Awaited> {
    let is_own = desk.legal.read().iter().any(|action| matches!(action, Action::StreetTrader(_)));
    let play = app.play.read();
    play.as_ref().map(|play| play.view().awaited()).filter(|_| is_own)
}

/// The choices among citizens: three at the start, taking one, or exchanging one.
#[component]
pub(crate) fn Chooser() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let asked = Memo::new(move |_| asked(app, desk));
    view! {
        {move || match asked.get() {
            Some(Awaited::StreetTrader(street_trader::Awaited::Choose)) => view! { <ChooseThree /> }.into_any(),
            Some(Awaited::StreetTrader(street_trader::Awaited::Take)) => view! { <TakeOne /> }.into_any(),
            Some(Awaited::StreetTrader(street_trader::Awaited::Exchange)) => view! { <ExchangeOne /> }.into_any(),
            _ => ().into_any(),
        }}
    }
}

/// Chooses three of six by tapping; a second tap deselects.
#[component]
fn ChooseThree() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let chosen = RwSignal::new(Vec::<Building>::new());
    let trio = move || {
        let kinds: [Building; 3] = chosen.get().try_into().ok()?;
        Trio::new(kinds)
    };
    let toggle = move |kind: Building| {
        chosen.update(|chosen| match chosen.iter().position(|&other| other == kind) {
            Some(place) => {
                chosen.remove(place);
            }
            None if chosen.len() < 3 => chosen.push(kind),
            None => {}
        });
    };
    view! {
        <section class="citizen-choice" id="choose-citizens">
            <p class="hint" id="nothing-dealt">{app.t("nothing-dealt")}</p>
            <div class="citizens">
                {Building::ALL.map(|kind| {
                    let is_chosen = move || chosen.read().contains(&kind);
                    view! {
                        <button class="citizen" data-citizen=kind.name()
                            aria-pressed=move || is_chosen().to_string()
                            disabled=move || chosen.read().len() == 3 && !is_chosen()
                            on:click=move |_| toggle(kind)>
                            <Named kind />
                        </button>
                    }
                }).collect_view()}
            </div>
            <p role="status">
                {move || app.tw("citizens-chosen", &[("count", Arg::Number(chosen.read().len() as i64))])}
            </p>
            <button class="btn pri" id="confirm-citizens" disabled=move || trio().is_none()
                on:click=move |_| if let Some(citizens) = trio() {
                    desk.answer(Action::StreetTrader(street_trader::Action::Choose { citizens }));
                }>{app.t("choose-these-citizens")}</button>
        </section>
    }
}

/// Takes one from the supply.
#[component]
fn TakeOne() -> impl IntoView {
    let desk = desk();
    let can = move |action: street_trader::Action| {
        let action = Action::StreetTrader(action);
        desk.legal.read().contains(&action).then_some(action)
    };
    view! {
        <section class="citizen-choice" id="take-citizen">
            <div class="citizens">
                {move || Building::ALL.into_iter().filter_map(|kind| {
                    let action = can(street_trader::Action::Take { kind })?;
                    Some(view! {
                        <button class="citizen" data-citizen=kind.name() data-does=action.to_string()
                            on:click=move |_| desk.act(action)>
                            <Named kind />
                        </button>
                    })
                }).collect_view()}
            </div>
        </section>
    }
}

/// Exchanges one on the disc for one from the supply.
#[component]
fn ExchangeOne() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let given = RwSignal::new(None::<Building>);
    let on_disc = Memo::new(move |_| {
        let play = app.play.read();
        let Some(view) = play.as_ref().map(|play| play.view()) else { return Vec::new() };
        let Some(seat) = own_seat(&view) else { return Vec::new() };
        let here = view.citizens_on_disc(seat);
        Building::ALL.into_iter().filter(|&kind| here[kind] > 0).collect()
    });
    let action = move |take: Building| {
        let give = given.get()?;
        let action = Action::StreetTrader(street_trader::Action::Exchange { give, take });
        desk.legal.read().contains(&action).then_some(action)
    };
    view! {
        <section class="citizen-choice" id="exchange-citizen">
            <h3>{app.t("trader-disc")}</h3>
            <div class="citizens">
                {move || on_disc.get().into_iter().map(|kind| view! {
                    <button class="citizen" data-give=kind.name()
                        aria-pressed=move || (given.get() == Some(kind)).to_string()
                        on:click=move |_| given.set(Some(kind))>
                        <Named kind />
                    </button>
                }).collect_view()}
            </div>
            <h3>{app.t("citizen-supply")}</h3>
            <div class="citizens">
                {Building::ALL.map(|kind| view! {
                    <button class="citizen" data-take=kind.name() disabled=move || action(kind).is_none()
                        data-does=move || action(kind).map(|action| action.to_string())
                        on:click=move |_| if let Some(action) = untrack(|| action(kind)) { desk.act(action) }>
                        <Named kind />
                    </button>
                }).collect_view()}
            </div>
        </section>
    }
}
