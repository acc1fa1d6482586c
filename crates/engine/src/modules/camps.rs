//! Camps (`docs/rules/24-camps.md`, CAMP): tiles set outside against the walls, which score along their arrows.
//!
//! What they may touch and what they hold in place is told by the palace (`grid/camps.rs`); how the wall goes on beside
//! them, too.

use crate::action::Action;
use crate::game::Table;
use crate::scoring::{Line, Points, Scorer, Source};
use crate::vocab::{Seat, TileSet};

/// CAMP-10: placements of camps.
pub(crate) fn place_actions(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    for tile in table.set_aside.camps().iter() {
        let cells = table.palaces[seat].cells_for_camp(tile.bastions());
        out.extend(cells.map(|at| Action::Place { tile, at }));
    }
}

/// CAMP-10, CAMP-17: redesigns with camps.
pub(crate) fn redesign_actions(table: &Table, seat: Seat, out: &mut Vec<Action>) {
    let palace = &table.palaces[seat];
    for tile in table.reserves[seat].camps().iter() {
        out.extend(palace.cells_for_camp(tile.bastions()).map(|at| Action::Add { tile, at }));
        out.extend(palace.swappable_camps(tile.bastions()).map(|at| Action::Swap { tile, at }));
    }
    out.extend(palace.removable_camps().map(|at| Action::Remove { at }));
}

/// Whether a redesign with camps is possible.
pub(crate) fn has_redesign(table: &Table, seat: Seat) -> bool {
    let palace = &table.palaces[seat];
    palace.removable_camps().next().is_some()
        || table.reserves[seat].camps().iter().any(|tile| {
            palace.cells_for_camp(tile.bastions()).next().is_some()
                || palace.swappable_camps(tile.bastions()).next().is_some()
        })
}

/// CAMP-20 to CAMP-24: one line for each camp, in the order of the camps.
pub(crate) fn extra_lines(table: &Table, mut write: impl FnMut(Line)) {
    for seat in Seat::all(table.players()) {
        let palace = &table.palaces[seat];
        let lying: TileSet = palace.camps().map(|(_, tile)| tile).collect();
        for tile in lying.iter() {
            let Some(at) = palace.cell_of(tile) else { continue };
            let arrows = tile.bastions().iter();
            let points: Points = arrows.map(|dir| Points::from(palace.count_line(at, dir))).sum();
            let who = Scorer::Seat(seat);
            write(Line { who, source: Source::Camp(tile), halves: 2 * points as u16, place: None, points });
        }
    }
}
