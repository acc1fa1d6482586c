//! Ways on foot (BASE-43): which tiles connect the others, and what falls apart without one.

use super::{MAX_PLACED, MAX_SLOTS, Palace, Set};
use crate::vocab::{Dir, Side};

/// The parts into which the other tiles fall when one is removed.
pub(crate) struct Parts {
    /// The part of each slot, from 0. The removed slot and outposts have none (CAMP-33).
    part: [u8; MAX_SLOTS],
    /// The number of parts.
    pub count: usize,
}

const NO_PART: u8 = u8::MAX;

impl Palace {
    /// The sides of that slot that can be crossed on foot: open on both tiles, or with a gate (GATE-22).
    #[inline]
    pub(super) fn ways(&self, slot: usize) -> u8 {
        let sides = self.sides[slot];
        let mut ways = sides >> 4 & !sides;
        if self.gates_len > 0 {
            let cell = self.cells[slot];
            for dir in Dir::ALL {
                let side = Side { cell, dir }.canonical();
                if self.gates().contains(&side) {
                    ways |= 1 << dir as u8;
                }
            }
        }
        ways
    }

    /// Finds the tiles that no other tile needs for its way. Those are all but the articulation points of the walk
    /// graph, found by a depth-first search from the start tile.
    pub(super) fn find_removable(&mut self) {
        let mut order = [0u8; MAX_PLACED];
        let mut lowest = [0u8; MAX_PLACED];
        let mut from = [0u8; MAX_PLACED];
        let mut ways = [0u8; MAX_PLACED];
        let mut needed = Set::EMPTY;
        let mut found = 1;
        let mut slot = 0;
        order[0] = 1;
        lowest[0] = 1;
        ways[0] = self.ways(0);
        loop {
            if ways[slot] == 0 {
                if slot == 0 {
                    break;
                }
                let parent = from[slot] as usize;
                lowest[parent] = lowest[parent].min(lowest[slot]);
                if lowest[slot] >= order[parent] {
                    needed.insert(parent);
                }
                slot = parent;
                continue;
            }
            let dir = Dir::ALL[ways[slot].trailing_zeros() as usize];
            ways[slot] &= ways[slot] - 1;
            let Some(next) = self.near_slot(self.cells[slot].step(dir)) else { continue };
            if order[next] == 0 {
                found += 1;
                order[next] = found;
                lowest[next] = found;
                from[next] = slot as u8;
                ways[next] = self.ways(next) & !(1 << dir.opposite() as u8);
                slot = next;
            } else {
                lowest[slot] = lowest[slot].min(order[next]);
            }
        }
        // While a gate is being played, its tile is not connected yet; it is not offered either.
        needed.insert(0);
        self.removable = self.without_gates(self.used.without(needed));
    }

    /// Recomputes whether one tile can be removed, in a palace without gates. It is needed only if two of the tiles
    /// next to it have no other way to each other.
    pub(super) fn judge_removable(&mut self, slot: usize) {
        // BASE-51
        if slot == 0 {
            return;
        }
        let mut around = Set::EMPTY;
        let mut any = slot;
        self.each_way(slot, |beside| {
            around.insert(beside);
            any = beside;
        });
        let mut seen = Set::EMPTY;
        seen.insert(slot);
        seen.insert(any);
        let mut open = [0u8; MAX_PLACED];
        let mut waiting = 1;
        open[0] = any as u8;
        while waiting > 0 && !around.without(seen).is_empty() {
            waiting -= 1;
            self.each_way(open[waiting] as usize, |next| {
                if !seen.has(next) {
                    seen.insert(next);
                    open[waiting] = next as u8;
                    waiting += 1;
                }
            });
        }
        if around.without(seen).is_empty() {
            self.removable.insert(slot);
        } else {
            self.removable.remove(slot);
        }
    }

    /// Calls `each` for the slots that can be reached from this one in one step.
    #[inline]
    fn each_way(&self, slot: usize, mut each: impl FnMut(usize)) {
        let (cell, mut ways) = (self.cells[slot], self.ways(slot));
        while ways != 0 {
            let dir = Dir::ALL[ways.trailing_zeros() as usize & 3];
            ways &= ways - 1;
            if let Some(next) = self.near_slot(cell.step(dir)) {
                each(next);
            }
        }
    }

    /// The parts that remain when the tile in `slot` is removed.
    pub(crate) fn parts_without(&self, slot: usize) -> Parts {
        let mut parts = Parts { part: [NO_PART; MAX_SLOTS], count: 0 };
        let mut open = [0u8; MAX_PLACED];
        for seed in self.used.iter() {
            if seed == slot || parts.part[seed] != NO_PART {
                continue;
            }
            let part = parts.count as u8;
            parts.count += 1;
            let mut waiting = 1;
            open[0] = seed as u8;
            parts.part[seed] = part;
            while waiting > 0 {
                waiting -= 1;
                let here = open[waiting] as usize;
                let ways = self.ways(here);
                for dir in Dir::ALL.into_iter().filter(|&dir| ways >> dir as u8 & 1 == 1) {
                    let Some(next) = self.near_slot(self.cells[here].step(dir)) else { continue };
                    if next != slot && parts.part[next] == NO_PART {
                        parts.part[next] = part;
                        open[waiting] = next as u8;
                        waiting += 1;
                    }
                }
            }
        }
        parts
    }

    /// Calls `found` for every side without a gate where the printed walls of two tiles in different parts meet, with
    /// those parts, in the order of the slots.
    pub(crate) fn double_walls_between(&self, parts: &Parts, mut found: impl FnMut(Side, usize, usize)) {
        for slot in self.used.iter() {
            // WALL-40: a stick does not count as a wall for a gate.
            let double = self.sides[slot] >> 4 & self.tiles[slot].walls().bits();
            for dir in [Dir::E, Dir::S].into_iter().filter(|&dir| double >> dir as u8 & 1 == 1) {
                let side = Side { cell: self.cells[slot], dir };
                let Some(other) = self.near_slot(side.cell.step(dir)) else { continue };
                let (one, two) = (parts.part[slot], parts.part[other]);
                let is_printed = self.tiles[other].walls().has(dir.opposite());
                let parts = one != two && one != NO_PART && two != NO_PART;
                if parts && is_printed && !self.gates().contains(&side) {
                    found(side, one as usize, two as usize);
                }
            }
        }
    }
}
