//! Scoring rounds (table 6 of the interactions).

use crate::data::MAJORITY_POINTS;
use crate::game::Table;
use crate::modules::{
    art_of_the_moors, bazaars, bonus_cards, camps, characters, invaders, new_score_cards, street_trader,
    treasure_chamber, workers_huts,
};
use crate::rules::Module;
use crate::scoring;
use crate::scoring::{Choices, Counts, Line, Points, Round};
use crate::step::Step;
use crate::view::View;
use crate::vocab::{Building, Seat};

/// F7: pushes what is asked before a round is counted. The last is pushed first: bonus cards come before Hakim (table
/// 6).
pub(crate) fn before_scoring(table: &mut Table) {
    let on = table.rules.modules;
    if on.has(Module::Characters) {
        characters::before_scoring(table);
    }
    if on.has(Module::BonusCards) {
        bonus_cards::before_scoring(table);
    }
}

/// The table that a viewer may assume when a round is explained that has not been held, if it differs from the real
/// one.
pub(crate) fn assumed_in_scoring(view: &View<'_>) -> Option<Table> {
    if view.rules().modules.has(Module::BonusCards) { bonus_cards::assumed_in_scoring(view) } else { None }
}

/// Writes the points that would be lost again after a round, as far as the viewer can foresee it.
pub(crate) fn expected_losses(view: &View<'_>, round: Round, write: impl FnMut(Line)) {
    if view.rules().modules.has(Module::Invaders) {
        invaders::expected_losses(view, round, write);
    }
}

/// F8: what comes between the points of a round and what follows it.
pub(crate) fn after_scoring(table: &mut Table, round: Round) {
    if table.rules.modules.has(Module::Invaders) {
        table.steps.push(Step::Invaders(invaders::Step::Attack(round)));
    }
}

/// What each scorer counts for the majority of a kind, in halves, before any choices for the round.
pub(crate) fn count_before_choices(table: &Table, kind: Building) -> Counts {
    let mut counts = scoring::count_buildings(table, kind);
    if table.rules.modules.has(Module::BonusCards) {
        bonus_cards::count_kind(table, kind, &mut counts);
    }
    if table.rules.modules.has(Module::WorkersHuts) {
        workers_huts::count_kind(table, kind, &mut counts);
    }
    counts
}

/// Steps 2 and 3: what each scorer counts for the majority of a kind, in halves.
pub(crate) fn count_kind(table: &Table, round: Round, kind: Building, choices: Choices) -> Counts {
    let mut counts = count_before_choices(table, kind);
    if table.rules.modules.has(Module::Characters)
        && let Some((seat, named)) = characters::hakim_kind(table, round, choices)
        && named == kind
    {
        characters::raise(&mut counts, seat);
    }
    counts
}

/// Step 4: the points for the first three places of a kind.
pub(crate) fn majority_points(table: &Table, round: Round, kind: Building) -> [u8; 3] {
    if table.rules.modules.has(Module::NewScoreCards)
        && let Some(points) = new_score_cards::majority_points(table, round, kind)
    {
        return points;
    }
    MAJORITY_POINTS[round as usize][kind as usize]
}

/// Step 6: the lines right after the wall points of a seat.
pub(crate) fn after_wall(table: &Table, seat: Seat, length: Points, write: impl FnMut(Line)) {
    if table.rules.modules.has(Module::Characters) {
        characters::after_wall(table, seat, length, write);
    }
}

/// Steps 7 to 12: the remaining lines.
pub(crate) fn extra_lines(table: &Table, round: Round, mut write: impl FnMut(Line)) {
    if table.rules.modules.has(Module::Characters) {
        characters::extra_lines(table, round, &mut write);
    }
    if table.rules.modules.has(Module::Camps) {
        camps::extra_lines(table, &mut write);
    }
    if table.rules.modules.has(Module::StreetTrader) {
        street_trader::extra_lines(table, &mut write);
    }
    if table.rules.modules.has(Module::TreasureChamber) {
        treasure_chamber::extra_lines(table, round, &mut write);
    }
    if table.rules.modules.has(Module::Bazaars) {
        bazaars::extra_lines(table, round, &mut write);
    }
    if table.rules.modules.has(Module::ArtOfTheMoors) {
        art_of_the_moors::extra_lines(table, &mut write);
    }
}
