//! The action taken for a player who does not answer (INT-20). It is a technical default, not advice.

use crate::action::Action;
use crate::for_each_module;
use crate::modules::*;
use crate::step::Awaited;
use crate::view::{View, Viewer};

macro_rules! default_of_module {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// The default of the module that asks, unless it is simply to decline.
        fn default_of_module(view: &View<'_>, legal: &[Action]) -> Option<Action> {
            match view.awaited() {
                Awaited::BeforeTurn
                | Awaited::Action
                | Awaited::AddMoney
                | Awaited::Place
                | Awaited::EndOfTurn(_)
                | Awaited::Redesign
                | Awaited::Window(_)
                | Awaited::Nothing => None,
                $(Awaited::$module(awaited) => awaited.default_action(view, legal),)*
                Awaited::RedPalace(awaited) => awaited.default_action(view, legal),
            }
        }
    };
}
for_each_module!(default_of_module);

/// Chooses the default action for the current decision, as section 4 of the interactions defines it.
///
/// `legal` must be the list of legal actions of the seat to act. The result is `None` only if that list is empty.
///
/// # Panics
///
/// In debug builds, if the view belongs to a seat that is not to act.
pub fn default_action(view: &View<'_>, legal: &[Action]) -> Option<Action> {
    debug_assert!(
        view.to_act()
            .is_none_or(|seat| { view.viewer() == Viewer::Seat(seat) || view.viewer() == Viewer::Public })
    );
    let find = |wanted: &dyn Fn(&Action) -> bool| legal.iter().copied().find(|action| wanted(action));
    // Offers are declined, tiles go to the reserve, and the highest card is taken.
    default_of_module(view, legal)
        .or_else(|| find(&|action| matches!(action, Action::Pass | Action::Stop)))
        .or_else(|| find(&|action| matches!(action, Action::Reserve { .. })))
        .or_else(|| highest_card(legal))
        .or_else(|| legal.first().copied())
}

/// The action that takes the single money card of highest value.
fn highest_card(legal: &[Action]) -> Option<Action> {
    let single = |action: &&Action| matches!(action, Action::TakeMoney(cards) if cards.as_slice().len() == 1);
    let value = |action: &&Action| match action {
        Action::TakeMoney(cards) => cards.total(),
        _ => 0,
    };
    // Among equal values the first in the list wins; `max_by_key` alone would take the last.
    legal.iter().filter(single).rev().max_by_key(value).copied()
}
