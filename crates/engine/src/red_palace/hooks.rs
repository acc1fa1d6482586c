//! The hook table of The Red Palace: which of its modules changes what, and in which order.

use crate::action::Action as AnyAction;
use crate::event::EventSink;
use crate::game::{Cards, Game, Table};
use crate::modules::{bazaars, camps, classic_scoring, medinas};
use crate::rules::Module;
use crate::scoring::{Line, Round};
use crate::vocab::{Building, Seat};

impl Module {
    /// The modules of The Red Palace, in the order of its rule files (RBC-05, RED-97). It shares two of them with the
    /// Mega Box.
    pub const RED_PALACE: [Module; 4] =
        [Module::Medinas, Module::Bazaars, Module::Camps, Module::ClassicScoring];
}

/// Whether an action of a module overpays a price that must be met exactly (GRD-91).
pub(super) fn is_overpaid(table: &Table, action: AnyAction) -> bool {
    match action {
        AnyAction::Bazaars(action) => bazaars::is_overpaid(table, action),
        _ => false,
    }
}

/// Lists purchases of modules that overpay a price that must be met exactly (GRD-91).
pub(super) fn overpayments(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    bazaars::overpayments(table, hand, out);
}

/// Completes the purchase that G7 was announced for, after the guard is paid (GRD-91).
pub(super) fn carry_out(game: &mut Game, seat: Seat, action: AnyAction, sink: &mut impl EventSink) {
    if let AnyAction::Bazaars(action) = action {
        bazaars::carry_out(game, seat, action, sink);
    }
}

/// The points for the first three places of a kind, if a module replaces those of the score tiles.
pub(super) fn majority_points(table: &Table, round: Round, kind: Building) -> Option<&'static [u8; 3]> {
    table.rules.modules.has(Module::ClassicScoring).then(|| classic_scoring::majority_points(round, kind))
}

/// RED-80: writes the lines that come after the walls.
pub(super) fn lines_after_walls(table: &Table, write: impl FnMut(Line)) {
    if table.rules.modules.has(Module::Camps) {
        camps::extra_lines(table, write);
    }
}

/// RED-80: writes the lines that come after the majorities.
pub(super) fn lines_after_majorities(table: &Table, round: Round, mut write: impl FnMut(Line)) {
    if table.rules.modules.has(Module::Bazaars) {
        bazaars::extra_lines(table, round, &mut write);
    }
    if table.rules.modules.has(Module::Medinas) {
        medinas::extra_lines(table, round, &mut write);
    }
}
