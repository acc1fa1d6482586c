//! The views of Invaders: the next attack with what it would cost, and the scouts at the market. If the direction is
//! known, the sides open to the attack are highlighted on the board.

use engine::vocab::{Building, Dir, Seat, Side, Walls};
use engine::{Module, Points, Round, Rules, View};
use i18n::Arg;
use leptos::prelude::*;

use super::art;
use crate::app::app;
use crate::art::icons::Icon;
use crate::modules::CARD;
use crate::panels::desk::desk;
use crate::panels::pieces::{Named, Pictured};
use crate::play::Play;
use crate::screens::new_game::{Draft, ModuleOption};

/// What is shown about the next attack.
#[derive(Clone, PartialEq, Default)]
struct Shown {
    /// The direction it comes from, if the viewer knows it.
    next: Option<Dir>,
    /// For each direction, the number of open sides and the points it would cost, for the Alhambra that is shown.
    sides: [(u8, Points); 4],
    scouts: Vec<Building>,
    looked: Vec<String>,
}

/// The round whose invasion comes next.
pub(super) fn next_round(view: &View<'_>) -> Round {
    Round::ALL.into_iter().find(|&round| !view.is_scored(round)).unwrap_or(Round::Three)
}

fn shown(play: &Play, seat: Seat) -> Shown {
    let view = play.shown();
    let round = next_round(&view);
    Shown {
        next: view.next_invasion(),
        sides: Dir::ALL.map(|dir| (view.open_sides(seat, dir), view.invasion_penalty(seat, round, dir).2)),
        scouts: view.scouts().iter().collect(),
        looked: view.looked_at_invasion().iter().map(|seat| play.name(seat)).collect(),
    }
}

/// The next attack, and the scouts.
#[component]
pub(crate) fn Attack() -> impl IntoView {
    let (app, desk) = (app(), desk());
    let shown = Memo::new(move |_| {
        let play = app.play.read();
        let (Some(play), Some(seat)) = (play.as_ref(), desk.shown_seat.get()) else {
            return Shown::default();
        };
        shown(play, seat)
    });
    let told = move || {
        let (shown, texts) = (shown.read(), app.texts.read());
        match shown.next {
            Some(dir) => {
                let (_, points) = shown.sides[dir as usize];
                let points = texts.0.with("points", &[("count", Arg::Number(points.into()))]);
                let from = texts.0.from_dir(dir);
                app.tw("invasion-known", &[("from", Arg::Text(&from)), ("points", Arg::Text(&points))])
            }
            None => app.t("invasion-unknown"),
        }
    };
    let sides = move || {
        let (shown, texts) = (shown.get(), app.texts.read());
        let side = |dir: Dir| {
            let (count, _) = shown.sides[dir as usize];
            let name = texts.0.sides(Walls::from_bits(1 << dir as u8));
            let label =
                app.tw("open-sides", &[("side", Arg::Text(&name)), ("count", Arg::Number(count.into()))]);
            let comes = shown.next == Some(dir);
            // A direction without open sides shows no number.
            let count = (count > 0).then_some(count);
            view! { <li class:comes=comes data-dir=dir.name()><span aria-hidden="true">{dir.name()}{count.map(|count| view! { <b>{count}</b> })}</span><span class="visually-hidden">{label}</span></li> }
        };
        Dir::ALL.map(side).into_iter().collect_view()
    };
    let scouts = move || {
        let (shown, texts) = (shown.get(), app.texts.read());
        let scout = |kind: Building| {
            let name = texts.0.kind(kind);
            let name = app.tw("scout-of", &[("kind", Arg::Text(&name))]);
            view! {
                <span data-scout=kind.name()><Named picture=(CARD, art::scout_art(kind)) name /></span>
            }
        };
        shown.scouts.into_iter().map(scout).collect_view()
    };
    let looked = move || {
        let shown = shown.read();
        (!shown.looked.is_empty()).then(|| {
            let names = app.texts.read().0.list(&shown.looked);
            app.tw("looked-at", &[("names", Arg::Text(&names))])
        })
    };
    view! {
        <div class="attack" id="attack">
            {move || view! { <Pictured picture=(CARD, art::invasion_art(shown.read().next)) /> }}
            <div class="attack-words">
                <strong>{move || app.t("next-invasion")}</strong>
                <p id="attack-known">{told}</p>
                <small>{looked}</small>
            </div>
            <ul class="compass" id="compass">{sides}</ul>
        </div>
        <div class="pieces">{scouts}</div>
    }
}

/// The sides of an Alhambra that are open to the next attack, if the viewer knows its direction.
pub(crate) fn exposed(view: &View<'_>, seat: Seat) -> Vec<Side> {
    let Some(dir) = view.next_invasion() else { return Vec::new() };
    let palace = view.palace(seat);
    let is_open = |cell| {
        palace.outer_sides(cell).has(dir) && palace.walls_at(cell).is_some_and(|walls| !walls.has(dir))
    };
    let tiles = palace.tiles_without_outposts().map(|(cell, _)| cell);
    tiles.filter(|&cell| is_open(cell)).map(|cell| Side { cell, dir }).collect()
}

/// The option of a new game that the next attack is always known (INV-40).
#[component]
pub(crate) fn OpenInvasion(
    /// The draft of the new game.
    draft: RwSignal<Draft>,
) -> impl IntoView {
    view! {
        <ModuleOption draft module=Module::Invaders id="open-invasion" icon=Icon::Swords title=app().word("open-invasion")
            hint=app().word("open-invasion-hint") of=|draft| &mut draft.open_invasion turn_on=Rules::with_open_invasion />
    }
}
