//! The outline of one Alhambra, walked once, so that the wall after any placement follows from a few numbers.
//!
//! The sides that face empty cells form one closed line (BASE-48). A tile placed on an empty cell replaces the
//! stretch of the line that faces this cell with its own free sides; the rest of the line does not change. Outposts
//! are treated as empty cells. With them there may be further lines, which are ignored, so the wall is then only an
//! estimate.

use engine::vocab::{Cell, Dir, Side, Walls};
use engine::{MAX_PLACED, Palace};

/// A palace of n tiles has at most 2n + 2 outer sides.
const MAX_SIDES: usize = 2 * MAX_PLACED + 2;

/// The neighbouring cell, computed without branches because the directions around a palace are unpredictable.
#[inline]
fn beside(cell: Cell, dir: Dir) -> Cell {
    const X: [i8; 4] = [0, 1, 0, -1];
    const Y: [i8; 4] = [-1, 0, 1, 0];
    Cell::new(cell.x.wrapping_add(X[dir as usize]), cell.y.wrapping_add(Y[dir as usize]))
}

/// The outline after a placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct After {
    /// The length of the longest wall.
    pub longest: u8,
    /// The number of open outer sides.
    pub open: u8,
}

/// The closed line of outer sides, clockwise.
#[derive(Clone, Debug)]
pub(super) struct Outline {
    len: usize,
    n_stretches: usize,
    n_walls: usize,
    /// The length of the longest wall.
    pub longest: u8,
    /// The number of open outer sides.
    pub open: u8,
    sides: [Side; MAX_SIDES],
    /// The wall that each side belongs to, counted from 1; 0 for open sides.
    wall_of: [u8; MAX_SIDES],
    /// The length of each wall, by its number; the first entry is unused.
    lengths: [u8; MAX_SIDES],
    /// The lengths of the runs of walled sides that end and that begin with each side.
    ending: [u8; MAX_SIDES],
    beginning: [u8; MAX_SIDES],
    /// The empty cell of each stretch, and where the stretch begins; it ends where the next one begins.
    cells: [Cell; MAX_SIDES],
    begins: [u8; MAX_SIDES + 1],
}

/// An empty outline, to be filled by [`Outline::walk`].
impl Default for Outline {
    fn default() -> Outline {
        Outline {
            len: 0,
            n_stretches: 0,
            n_walls: 0,
            longest: 0,
            open: 0,
            sides: [Side { cell: Cell::START, dir: Dir::N }; MAX_SIDES],
            wall_of: [0; MAX_SIDES],
            lengths: [0; MAX_SIDES],
            ending: [0; MAX_SIDES],
            beginning: [0; MAX_SIDES],
            cells: [Cell::START; MAX_SIDES],
            begins: [0; MAX_SIDES + 1],
        }
    }
}

impl Outline {
    /// Replaces the contents with the outline of that palace.
    #[inline(never)]
    pub fn walk(&mut self, palace: &Palace) {
        (self.len, self.n_stretches, self.open) = (0, 0, 0);
        self.go_around(palace);
        self.find_walls();
    }

    fn go_around(&mut self, palace: &Palace) {
        // There is no tile north or west of the first tile of the northernmost row, so no stretch extends across the
        // start of its northern side.
        let tiles = palace.tiles_without_outposts();
        let top = tiles.map(|(cell, _)| (cell.y, cell.x)).min().unwrap_or((0, 0));
        let mut cell = Cell::new(top.1, top.0);
        let mut dir = Dir::N;
        let mut walls = palace.walls_at(cell).unwrap_or(Walls::EMPTY);
        let first = Side { cell, dir };
        let mut faced = None;
        let mut ending = 0;
        loop {
            let beyond = beside(cell, dir);
            if faced != Some(beyond) {
                faced = Some(beyond);
                self.cells[self.n_stretches] = beyond;
                self.begins[self.n_stretches] = self.len as u8;
                self.n_stretches += 1;
            }
            ending = if walls.has(dir) { ending + 1 } else { 0 };
            self.ending[self.len] = ending;
            self.sides[self.len] = Side { cell, dir };
            self.open += u8::from(ending == 0);
            self.len += 1;
            let right = beside(cell, dir.right());
            match palace.walls_at(right) {
                None => dir = dir.right(),
                Some(right_walls) => {
                    let across = beside(right, dir);
                    match palace.walls_at(across) {
                        None => (cell, walls) = (right, right_walls),
                        Some(across_walls) => {
                            (cell, walls) = (across, across_walls);
                            dir = dir.left();
                        }
                    }
                }
            }
            if cell == first.cell && dir == first.dir || self.len == MAX_SIDES {
                break;
            }
        }
        self.begins[self.n_stretches] = self.len as u8;
    }

    /// Numbers the walls. Walled sides at both ends of the list belong to one wall.
    fn find_walls(&mut self) {
        self.n_walls = 0;
        self.longest = 0;
        if self.open == 0 {
            // A closed ring, from which no path leads out in the base game: one wall without ends.
            self.longest = self.len as u8;
            (self.n_walls, self.lengths[1]) = (1, self.longest);
            self.wall_of[..self.len].fill(1);
            self.ending[..self.len].fill(self.longest);
            self.beginning[..self.len].fill(self.longest);
            return;
        }
        let over_the_end = self.ending[self.len - 1];
        let mut place = 0;
        while self.ending[place] > 0 {
            self.ending[place] += over_the_end;
            place += 1;
        }
        let first_open = place;
        // Go backwards from the first open side, once around.
        let mut beginning = 0;
        for place in (0..first_open).rev().chain((first_open..self.len).rev()) {
            let length = self.ending[place];
            if length == 0 {
                beginning = 0;
                self.wall_of[place] = 0;
            } else {
                if beginning == 0 {
                    self.n_walls += 1;
                    self.lengths[self.n_walls] = length;
                    self.longest = self.longest.max(length);
                }
                beginning += 1;
                self.wall_of[place] = self.n_walls as u8;
            }
            self.beginning[place] = beginning;
        }
    }

    /// The length of the longest wall beside the longest one.
    pub fn second(&self) -> u8 {
        let (mut first, mut second) = (0, 0);
        for &length in &self.lengths[1..=self.n_walls] {
            if length > first {
                (first, second) = (length, first);
            } else {
                second = second.max(length);
            }
        }
        second
    }

    /// The outline after a tile with these walls is placed on that empty cell, which must be legal.
    pub fn after_placing(&self, cell: Cell, walls: Walls) -> Option<After> {
        let stretch = self.cells[..self.n_stretches].iter().position(|&other| other == cell)?;
        let (begin, end) = (self.begins[stretch] as usize, self.begins[stretch + 1] as usize);
        let last = if begin == 0 { self.len - 1 } else { begin - 1 };
        let next = if end == self.len { 0 } else { end };
        let n_taken = end - begin;
        let kept = (self.len - n_taken) as u8;
        let before = self.ending[last].min(kept);
        let behind = self.beginning[next].min(kept);
        // The walls that touch the stretch; all others stay the same.
        let mut touched = [self.wall_of[last], self.wall_of[next], 0, 0, 0];
        let mut open = self.open;
        for (place, &wall) in self.wall_of[begin..end].iter().take(3).enumerate() {
            open -= u8::from(wall == 0);
            touched[2 + place] = wall;
        }
        // The tile's free sides follow clockwise after the one that meets the first side of the stretch.
        let n_free = 4 - n_taken;
        let mut dir = self.sides[begin].dir.opposite();
        let (mut lead, mut inner, mut run) = (None, 0, 0);
        for _ in 0..n_free {
            dir = dir.right();
            if walls.has(dir) {
                run += 1;
            } else {
                if lead.is_none() {
                    lead = Some(run);
                } else {
                    inner = inner.max(run);
                }
                run = 0;
                open += 1;
            }
        }
        let mut longest = match lead {
            None if before == kept => kept + n_free as u8,
            None => before + n_free as u8 + behind,
            // The rest of the line is a single wall, so the tile's first and last walls both join it.
            Some(lead) if before == kept => inner.max(lead + kept + run),
            Some(lead) => inner.max(before + lead).max(run + behind),
        };
        if longest < self.longest {
            for wall in 1..=self.n_walls {
                if self.lengths[wall] > longest && !touched.contains(&(wall as u8)) {
                    longest = self.lengths[wall];
                }
            }
        }
        Some(After { longest, open })
    }

    /// The outline after the tile on that cell is swapped for one with these walls.
    pub fn after_swapping(&self, cell: Cell, walls: Walls) -> After {
        let walled = |place: usize| {
            let side = self.sides[place];
            if side.cell == cell { walls.has(side.dir) } else { self.ending[place] > 0 }
        };
        let open = (0..self.len).filter(|&place| !walled(place)).count() as u8;
        After { longest: self.longest_run(walled), open }
    }

    /// The longest run of walled sides on the closed line.
    fn longest_run(&self, walled: impl Fn(usize) -> bool) -> u8 {
        let Some(gap) = (0..self.len).find(|&place| !walled(place)) else { return self.len as u8 };
        let (mut best, mut run) = (0, 0);
        for place in (gap + 1..self.len).chain(0..=gap) {
            run = if walled(place) { run + 1 } else { 0 };
            best = best.max(run);
        }
        best
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use engine::vocab::{MAX_SEATS, Seat};
    use engine::{Action, Deed, Game, Module, ModuleSet, Rng, Rules, Seed, Viewer};

    /// The number of forecasts compared, by the module of the action and by whether a tile was swapped.
    pub type Compared = BTreeMap<(Option<Module>, bool), u32>;

    /// Plays random games and compares every forecast with the engine's result. `built` gives the tile whose walls an
    /// action of the module changes, and its new walls.
    pub fn compare(modules: ModuleSet, built: impl Fn(&Palace, Action) -> Option<(Cell, Walls)>) -> Compared {
        let mut legal = Vec::new();
        let mut compared = Compared::new();
        for seed in 0..12 {
            let players = 2 + seed as usize % (MAX_SEATS - 1);
            let rules = Rules::new(players).expect("2 to 6").with_modules(modules).expect("they go together");
            let mut game = Game::new(rules, Seed::from_number(seed));
            let mut rng = Rng::new(Seed::from_number(seed + 100));
            loop {
                game.legal_actions(&mut legal);
                let Some(seat) = game.to_act() else { break };
                let outline = outline_of(&game, seat);
                let action = legal[rng.below(legal.len())];
                let view = game.view(Viewer::Seat(seat));
                let palace = view.palace(seat);
                let about = action.describe(&view);
                let moved =
                    matches!(about.deed, Deed::Place | Deed::Redesign).then_some((about.cell, about.tile));
                let laid = match moved {
                    Some((Some(at), Some(tile))) => Some((at, view.walls_of(tile))),
                    _ => built(palace, action),
                };
                let is_swap = laid.is_some_and(|(at, _)| palace.tile_at(at).is_some());
                let forecast = laid.and_then(|(at, walls)| match is_swap {
                    true => Some(outline.after_swapping(at, walls)),
                    false => outline.after_placing(at, walls),
                });
                assert_eq!(outline.longest, wall_of(&game, seat));
                game.play(action, &mut ()).expect("listed");
                if let Some(forecast) = forecast {
                    *compared.entry((about.module, is_swap)).or_default() += 1;
                    let after = outline_of(&game, seat);
                    assert_eq!(forecast.longest, wall_of(&game, seat), "seed {seed} {action}");
                    assert_eq!(
                        forecast,
                        After { longest: after.longest, open: after.open },
                        "seed {seed} {action}"
                    );
                }
            }
        }
        compared
    }

    #[test]
    fn forecasts_agree_with_the_engine() {
        let compared = compare(ModuleSet::EMPTY, |_, _| None);
        let [placed, swapped] = [false, true].map(|is_swap| compared[&(None, is_swap)]);
        assert!(placed > 100 && swapped > 100, "{placed} placements and {swapped} swaps are too few");
    }

    /// No tile of the base game can be placed next to a closed ring (BASE-T16). The outline held another palace
    /// before.
    #[test]
    fn a_closed_ring_is_one_wall() {
        let cells =
            [("pavilion-01", 0, -1), ("arcades-01", 1, 0), ("seraglio-01", 0, 1), ("chambers-01", -1, 0)];
        let mut game = Game::new(Rules::new(2).expect("two"), Seed::from_number(1));
        let mut outline = outline_of(&game, Seat::FIRST);
        let mut editor = engine::editor::Editor::of(game);
        let tiles = cells.map(|(name, x, y)| (name.parse().expect("a tile"), Cell::new(x, y)));
        editor = editor.palace(Seat::FIRST, &tiles).expect("legal");
        game = editor.build();
        outline.walk(game.view(Viewer::Public).palace(Seat::FIRST));
        assert_eq!((outline.longest, outline.open), (12, 0));
        // One side is covered and three are added: two walls and an open side, or three walls.
        let after =
            |walls| outline.after_placing(Cell::new(0, -2), Walls::from_bits(walls)).expect("beside it");
        assert_eq!(after(0b1111), After { longest: 14, open: 0 });
        assert_eq!(after(0b0111), After { longest: 13, open: 1 });
    }

    fn outline_of(game: &Game, seat: Seat) -> Outline {
        let mut outline = Outline::default();
        outline.walk(game.view(Viewer::Public).palace(seat));
        outline
    }

    fn wall_of(game: &Game, seat: Seat) -> u8 {
        game.view(Viewer::Public).palace(seat).longest_wall().length
    }
}
