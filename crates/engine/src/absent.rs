//! What is done for a player who does not answer (INT-20). Technical, not advice.

use crate::action::Action;
use crate::modules::{characters, street_trader, treasure_chamber};
use crate::red_palace::{self, Pile};
use crate::step::Awaited;
use crate::view::{View, Viewer};
use crate::vocab::Cell;

/// The default of section 4 of the interactions for the decision at hand, chosen from the legal list of the seat
/// to act. `None` only when the list is empty.
pub fn default_action(view: &View<'_>, legal: &[Action]) -> Option<Action> {
    let find = |wanted: &dyn Fn(&Action) -> bool| legal.iter().copied().find(|action| wanted(action));
    // Hakim names a kind; all else that may be declined is, and tiles go to the reserve.
    if let Some(named) = best_kind(view, legal) {
        return Some(named);
    }
    if let Some(pile) = richest_pile(view, legal) {
        return Some(pile);
    }
    // All bonus cards are shown in a scoring round, none before.
    if view.awaited() == Awaited::ShowBonus
        && let Some(shown) = find(&|action| matches!(action, Action::BonusCards(_)))
    {
        return Some(shown);
    }
    find(&|action| matches!(action, Action::Pass | Action::Stop))
        .or_else(|| find(&|action| matches!(action, Action::Reserve { .. })))
        .or_else(|| find(&|action| *action == Action::Characters(characters::Action::KeepFatima)))
        .or_else(|| highest_card(legal))
        .or_else(|| smallest_payment(legal))
        .or_else(|| first_chest(view, legal))
        .or_else(|| first_cell(legal))
        .or_else(|| legal.first().copied())
}

/// The pile of starting money with the highest total, of equal ones the first.
fn richest_pile(view: &View<'_>, legal: &[Action]) -> Option<Action> {
    let total = |action: &&Action| match action {
        Action::RedPalace(red_palace::Action::ChoosePile { pile }) => {
            view.starting_piles().get(*pile as usize).map(Pile::total)
        }
        _ => None,
    };
    legal.iter().filter(|action| total(action).is_some()).rev().max_by_key(total).copied()
}

/// The single money card of highest value.
fn highest_card(legal: &[Action]) -> Option<Action> {
    let single = |action: &&Action| matches!(action, Action::TakeMoney(cards) if cards.as_slice().len() == 1);
    let value = |action: &&Action| match action {
        Action::TakeMoney(cards) => cards.total(),
        _ => 0,
    };
    // Of equal values the first in the list: `max_by_key` would take the last.
    legal.iter().filter(single).rev().max_by_key(value).copied()
}

/// Smallest total, then fewest cards, then the first in the list.
fn smallest_payment(legal: &[Action]) -> Option<Action> {
    let cost = |action: &&Action| match action {
        Action::Characters(characters::Action::Pay(pay)) => Some((pay.total(), pay.len())),
        _ => None,
    };
    legal.iter().filter(|action| cost(action).is_some()).min_by_key(cost).copied()
}

/// Chests in the order of the cells: lowest y, then lowest x.
fn first_chest(view: &View<'_>, legal: &[Action]) -> Option<Action> {
    let seat = view.to_act()?;
    let cell = |action: &&Action| match action {
        Action::TreasureChamber(treasure_chamber::Action::Put { tile }) => {
            view.palace(seat).cell_of(*tile).map(|cell: Cell| (cell.y, cell.x))
        }
        _ => None,
    };
    legal.iter().filter(|action| cell(action).is_some()).min_by_key(cell).copied()
}

/// The disc on the first cell: lowest y, then lowest x.
fn first_cell(legal: &[Action]) -> Option<Action> {
    let cell = |action: &&Action| match action {
        Action::StreetTrader(street_trader::Action::PutDisc { at }) => Some((at.y, at.x)),
        _ => None,
    };
    legal.iter().filter(|action| cell(action).is_some()).min_by_key(cell).copied()
}

/// The kind for which Hakim brings most points.
fn best_kind(view: &View<'_>, legal: &[Action]) -> Option<Action> {
    let seat = view.to_act()?;
    debug_assert!(view.viewer() == Viewer::Seat(seat) || view.viewer() == Viewer::Public);
    let named = characters::Action::Hakim { kind: view.best_hakim_kind(seat) };
    legal.iter().copied().find(|action| *action == Action::Characters(named))
}
