//! The Red Palace on the table: preview, guards and abilities, starting money, stocks and score tiles. All of this
//! only appears in its games.

mod abilities;
mod board;
mod piles;
mod preview;
mod score_tiles;
mod sides;

use engine::vocab::{Building, Money, Seat};
use engine::{Event, Points, View, red_palace};
use i18n::Arg;
use leptos::prelude::*;

use crate::app::App;
use crate::art;
use crate::modules::{Picture, ROUND};
use crate::play::Play;

pub use abilities::{Abilities, AbilityChoices, Announced, uses as is_use_of};
pub use board::GuardPanel;
pub use piles::Piles;
pub use preview::{Preview, PreviewChoices};
pub use sides::{SideOf, TileWithSides, choose_side, side_of, sides_of, sides_on_board};

/// Whether the current game is The Red Palace.
pub fn is_on(app: App) -> Memo<bool> {
    Memo::new(move |_| app.play.read().as_ref().is_some_and(|play| play.view().rules().is_red_palace()))
}

/// For each seat, the points it started with and the points it has paid for abilities, which is negative. Together
/// with the scoring rounds, they add up to the total. `None` unless the game is The Red Palace.
pub fn besides_rounds(play: &Play) -> Option<Vec<(Points, Points)>> {
    let start = play.opening();
    if !start.rules().is_red_palace() {
        return None;
    }
    let paid = |seat: Seat| -> Points {
        let paid = play.log().iter().filter_map(|(_, event)| match event {
            Event::RedPalace(red_palace::Event::PointsPaid { seat: other, points }) if *other == seat => {
                Some(Points::from(*points))
            }
            _ => None,
        });
        paid.sum()
    };
    Some(start.seats().map(|seat| (start.score(seat), -paid(seat))).collect())
}

/// Facts about a seat in words: guards and half buildings.
pub fn facts(app: App, view: &View<'_>, seat: Seat) -> Vec<String> {
    if !view.rules().is_red_palace() {
        return Vec::new();
    }
    let texts = app.texts.read();
    let mut facts = vec![app.tw("guard-count", &[("count", Arg::Number(view.guards_of(seat).into()))])];
    let halves = Building::ALL.into_iter().filter(|&kind| view.half_owner(kind) == Some(seat));
    facts.extend(halves.map(|kind| format!("½ {}", texts.0.kind(kind))));
    facts
}

/// A small picture of what an action is about, if there is one.
pub(crate) fn picture(action: red_palace::Action) -> Option<Picture> {
    match action {
        red_palace::Action::TakeHalf { kind } => Some((ROUND, art::half_art(kind))),
        _ => Some(("0 0 40 48", art::ability_art(action.ability()?, true))),
    }
}

/// The card of the hand to tap for an action.
pub fn hand_card(action: red_palace::Action) -> Option<Money> {
    match action {
        red_palace::Action::PayCard { card } => Some(card),
        _ => None,
    }
}
