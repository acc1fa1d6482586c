//! Scoring rounds of The Red Palace (RED-80 to RED-86).

use super::hooks;
use crate::data::SCORE_PLACES;
use crate::game::Table;
use crate::grid::Trail;
use crate::scoring::{Line, Points, Round, Scorer, Source, count_buildings, rank};
use crate::vocab::{Building, Seat, Side};

/// RED-82, RED-97: the points for the first three places of a kind.
#[cold]
pub(crate) fn majority_points(table: &Table, round: Round, kind: Building) -> &'static [u8; 3] {
    if let Some(points) = hooks::majority_points(table, round, kind) {
        return points;
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
            write(Line { who, source: Source::Wall, halves, times: None, place: None, points: length });
        }
    }
    hooks::lines_after_walls(table, &mut write);
    for kind in Building::ALL {
        let mut counts = count_buildings(table, kind);
        // GRD-70: half a building more for the owner, who must have at least one.
        if let Some(owner) = table.red_palace.halves[kind]
            && counts[owner.index()] > 0
        {
            counts[owner.index()] += 1;
        }
        let worth = majority_points(table, round, kind);
        rank(table, &counts, *worth, Source::Majority(kind), &mut write);
    }
    hooks::lines_after_majorities(table, round, &mut write);
    // RED-86: guards bring no points in earlier rounds.
    if round == Round::Three {
        guard_lines(table, write);
    }
}

/// The longest outer wall as it is scored: among equally long ones, the one with the most guards (RED-85).
pub(crate) fn scored_wall(table: &Table, seat: Seat) -> Trail {
    let palace = &table.palaces[seat];
    palace.longest_wall_by(|side| u8::from(has_guard(table, seat, side)))
}

fn has_guard(table: &Table, seat: Seat, side: Side) -> bool {
    let tile = table.palaces[seat].tile_at(side.cell);
    tile.is_some_and(|tile| table.red_palace.guards.has(tile, side.dir))
}

/// Writes the lines for guards on the longest wall (RED-84).
fn guard_lines(table: &Table, mut write: impl FnMut(Line)) {
    let value = Points::from(table.red_palace.guard_value());
    for seat in Seat::all(table.players()) {
        let wall = scored_wall(table, seat);
        let guards = wall.sides().iter().filter(|&&side| has_guard(table, seat, side)).count() as u16;
        if guards > 0 {
            let (who, points) = (Scorer::Seat(seat), value * guards as Points);
            write(Line {
                who,
                source: Source::RedPalace(super::Source::Guards),
                halves: 2 * guards,
                times: Some(value as u8),
                place: None,
                points,
            });
        }
    }
}
