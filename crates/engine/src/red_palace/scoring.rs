//! Scoring rounds of The Red Palace (RED-80 to RED-86, MED-20 to MED-24).

use crate::data::{MAJORITY_POINTS, MEDINA_EXTRA, MEDINA_LOSSES, SCORE_PLACES};
use crate::game::Table;
use crate::grid::Trail;
use crate::modules::{bazaars, camps};
use crate::rules::Module;
use crate::scoring::{DIRK, Line, Place, Points, Round, Scorer, Source, count_buildings, index, rank};
use crate::vocab::{Building, MAX_SEATS, Seat, Side, TileId};

/// RED-82, RED-97: points for the first three places of a kind.
#[cold]
pub(crate) fn majority_points(table: &Table, round: Round, kind: Building) -> &'static [u8; 3] {
    if table.rules.modules.has(Module::ClassicScoring) {
        return &MAJORITY_POINTS[round as usize][kind as usize];
    }
    let tile = table.red_palace.score_tiles[round as usize];
    &SCORE_PLACES[round as usize][tile.place_of(kind)]
}

/// Writes every line of a round, in the order of RED-80.
#[cold]
pub(crate) fn lines(table: &Table, round: Round, mut write: impl FnMut(Line)) {
    for seat in Seat::all(table.players()) {
        let length = Points::from(table.palaces[seat].longest_wall().length);
        if length > 0 {
            let (who, halves) = (Scorer::Seat(seat), 2 * length as u16);
            write(Line { who, source: Source::Wall, halves, place: None, points: length });
        }
    }
    let on = table.rules.modules;
    if on.has(Module::Camps) {
        camps::extra_lines(table, &mut write);
    }
    for kind in Building::ALL {
        let mut counts = count_buildings(table, kind);
        // GRD-70: half a building more for who has one.
        if let Some(owner) = table.red_palace.halves[kind]
            && counts[owner.index()] > 0
        {
            counts[owner.index()] += 1;
        }
        let worth = majority_points(table, round, kind);
        rank(table, &counts, *worth, Source::Majority(kind), &mut write);
    }
    if on.has(Module::Bazaars) {
        bazaars::extra_lines(table, round, &mut write);
    }
    if on.has(Module::Medinas) {
        medina_lines(table, round, &mut write);
    }
    // RED-86: guards bring nothing before.
    if round == Round::Three {
        guard_lines(table, write);
    }
}

/// The longest outer wall that is scored: of equally long ones the one with the most guards (RED-85).
pub(crate) fn scored_wall(table: &Table, seat: Seat) -> Trail {
    let palace = &table.palaces[seat];
    palace.longest_wall_by(|side| u8::from(has_guard(table, seat, side)))
}

fn has_guard(table: &Table, seat: Seat, side: Side) -> bool {
    let tile = table.palaces[seat].tile_at(side.cell);
    tile.is_some_and(|tile| table.red_palace.guards.has(tile, side.dir))
}

/// RED-84.
fn guard_lines(table: &Table, mut write: impl FnMut(Line)) {
    let value = Points::from(table.red_palace.guard_value());
    for seat in Seat::all(table.players()) {
        let wall = scored_wall(table, seat);
        let guards = wall.sides().iter().filter(|&&side| has_guard(table, seat, side)).count() as u16;
        if guards > 0 {
            let (who, points) = (Scorer::Seat(seat), value * guards as Points);
            write(Line { who, source: Source::Guards, halves: 2 * guards, place: None, points });
        }
    }
}

/// How many medinas count for a scorer, and what the dearest costs (MED-12, MED-21, MED-40).
fn medinas_of(table: &Table, who: Scorer) -> (u16, u8) {
    let count = |tiles: &mut dyn Iterator<Item = TileId>| {
        let medinas = tiles.filter(|tile| tile.is_medina());
        medinas.fold((0, 0), |(count, dearest), tile| (count + 1, tile.price().max(dearest)))
    };
    match who {
        Scorer::Seat(seat) => count(&mut table.palaces[seat].tiles_without_camps().map(|(_, tile)| tile)),
        Scorer::Dirk => count(&mut table.dirk.iter()),
    }
}

/// MED-20 to MED-23: everybody is ranked from the fewest medinas up.
fn medina_lines(table: &Table, round: Round, mut write: impl FnMut(Line)) {
    let dirk = table.rules.has_dirk().then_some(Scorer::Dirk);
    let scorers = || Seat::all(table.players()).map(Scorer::Seat).chain(dirk);
    let mut counts = [(0, 0); MAX_SEATS + 1];
    scorers().for_each(|who| counts[index(who)] = medinas_of(table, who));
    debug_assert_eq!(DIRK, MAX_SEATS);
    for who in scorers() {
        let own = counts[index(who)];
        let fewer = scorers().filter(|&other| counts[index(other)] < own).count();
        let tied = scorers().filter(|&other| counts[index(other)] == own).count();
        let worth = MEDINA_LOSSES[round as usize];
        let losses = worth.iter().skip(fewer).take(tied);
        // MED-22: what those without any share is rounded up; nobody else is ever tied (MED-21).
        let share = losses.map(|&loss| Points::from(loss)).sum::<Points>() as u16;
        let extra = if own.0 == 0 { MEDINA_EXTRA[round as usize] } else { 0 };
        let points = -(share.div_ceil(tied as u16) as Points) - Points::from(extra);
        let place = Some(Place { place: fewer as u8 + 1, tied: tied as u8, worth });
        write(Line { who, source: Source::Medinas, halves: 2 * own.0, place, points });
    }
}
