//! F11: the window between two turns.

use crate::action::Action;
use crate::game::{Cards, Table};
use crate::modules::{bazaars, thieves, viziers_favour};
use crate::rules::{Module, ModuleSet};
use crate::vocab::Seat;

/// F11: whether there is a window at all.
#[inline]
pub(crate) fn has_window(table: &Table) -> bool {
    let on = table.rules.modules;
    on.has(Module::ViziersFavour) || on.has(Module::Thieves)
}

/// F11: the modules that have something to ask that seat, as far as everybody can see (INT-23).
pub(crate) fn asked_for(table: &Table, seat: Seat) -> ModuleSet {
    let on = table.rules.modules;
    let mut asking = ModuleSet::EMPTY;
    if on.has(Module::ViziersFavour) && viziers_favour::is_asked(table, seat) {
        asking = asking.with(Module::ViziersFavour);
    }
    if on.has(Module::Thieves) && thieves::is_asked(table, seat) {
        asking = asking.with(Module::Thieves);
    }
    asking
}

/// F11: lists what the seat that is asked may do.
pub(crate) fn window_actions(table: &Table, hand: &Cards, seat: Seat, out: &mut Vec<Action>) {
    let asking = asked_for(table, seat);
    if asking.has(Module::ViziersFavour) {
        viziers_favour::window_actions(table, hand, out);
        if table.rules.modules.has(Module::Bazaars) {
            bazaars::window_actions(table, hand, out);
        }
    }
    if asking.has(Module::Thieves) {
        thieves::window_actions(table, hand, out);
    }
}

/// The rule that says what may be done in the window while these modules ask.
pub(crate) fn window_rule(asking: ModuleSet) -> &'static str {
    if asking.has(Module::Thieves) { "THF-18" } else { "VIZ-14" }
}
