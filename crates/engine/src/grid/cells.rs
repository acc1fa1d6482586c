//! Cells of a palace, to be listed.

use super::set::{Late, Set};
use crate::vocab::Cell;

/// An iterator over cells of a palace, in a fixed but arbitrary order.
#[derive(Clone)]
pub struct Cells<'p> {
    /// The places in `cells` of those that are left.
    pub(super) places: Set,
    pub(super) cells: &'p [Cell],
}

impl Cells<'_> {
    /// Whether no cell is left.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Whether only late cells are left.
    #[inline]
    pub(crate) const fn is_late(&self) -> bool {
        self.places.word == 0
    }

    /// Calls `each` for the late cells, of which most palaces have none.
    #[inline]
    pub(crate) fn each_late(&self, each: impl FnMut(Cell)) {
        if self.places.late != 0 {
            each_of(self.cells, self.places.late, each);
        }
    }

    /// Takes the next cell that is not late and returns it; if there is none, returns any cell and `false`. Meant for
    /// hot loops: it has no branch.
    #[inline]
    pub(crate) const fn pop_early(&mut self) -> (Cell, bool) {
        let word = self.places.word;
        // An empty word has 64 trailing zeros, and there are more cells than that.
        let cell = self.cells[word.trailing_zeros() as usize];
        self.places.word = word & word.wrapping_sub(1);
        (cell, word != 0)
    }
}

/// A function of its own, so that callers keep the fields of [`Cells`] in registers.
#[cold]
fn each_of(cells: &[Cell], late: Late, each: impl FnMut(Cell)) {
    Set { word: 0, late }.iter().map(|place| cells[place]).for_each(each);
}

impl Iterator for Cells<'_> {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let place = self.places.iter().next()?;
        self.places.remove(place);
        Some(self.cells[place])
    }

    #[inline]
    fn fold<B, F: FnMut(B, Cell) -> B>(self, init: B, mut each: F) -> B {
        self.places.iter().fold(init, |folded, place| each(folded, self.cells[place]))
    }
}
