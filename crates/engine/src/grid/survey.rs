//! Checking and measuring a whole layout of tiles that need not come from a game, such as one typed in by hand.
//!
//! This is simple and slow on purpose: every question runs whole flood fills. A [`Palace`](super::Palace) is updated
//! incrementally and has room only for the tiles of a game; here any tile may be used, with any walls.

use std::collections::{HashMap, HashSet};

use crate::data::MAX_OUTPOSTS;
use crate::illegal::Illegal;
use crate::vocab::{Cell, Dir, Side, TileId, Walls};

/// One tile of a layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayoutTile {
    /// The cell of the tile.
    pub cell: Cell,
    /// The walls of the tile. They are ignored for an outpost.
    pub walls: Walls,
    /// The tile itself. A survey only needs it to recognise the start tile, and outposts with their bastions.
    pub tile: TileId,
}

/// More tiles than any game has, and few enough to be checked quickly.
const MAX_TILES: usize = 1024;

/// Coordinates that reach beyond those of a [`Cell`], so that a step from its edge does not wrap around.
type Spot = (i16, i16);

const START: Spot = (0, 0);

/// A legal layout of tiles.
#[derive(Clone, Debug)]
pub struct Survey {
    /// The tiles that are not outposts.
    walls: HashMap<Spot, Walls>,
    /// The outposts, with their bastions.
    outposts: HashMap<Spot, Walls>,
}

fn spot(cell: Cell) -> Spot {
    (i16::from(cell.x), i16::from(cell.y))
}

/// The cell at these coordinates, if a [`Cell`] can hold them.
fn cell((x, y): Spot) -> Option<Cell> {
    Some(Cell::new(i8::try_from(x).ok()?, i8::try_from(y).ok()?))
}

fn step((x, y): Spot, dir: Dir) -> Spot {
    match dir {
        Dir::N => (x, y - 1),
        Dir::E => (x + 1, y),
        Dir::S => (x, y + 1),
        Dir::W => (x - 1, y),
    }
}

/// Checks a layout of tiles. The start tile may be left out of the list.
///
/// # Errors
///
/// The first rule that the layout breaks.
pub fn survey(tiles: &[LayoutTile]) -> Result<Survey, Illegal> {
    // BASE-40: the start tile, and nothing else, lies at (0, 0).
    if tiles.iter().any(|tile| (tile.tile == TileId::START) != (tile.cell == Cell::START)) {
        return Err(Illegal::StartTileMissing);
    }
    // Each outpost may double the number of routes along a wall, so no more are allowed than in a game.
    let n_outposts = tiles.iter().filter(|tile| tile.tile.is_outpost()).count();
    if tiles.len() > MAX_TILES || n_outposts > MAX_OUTPOSTS {
        return Err(Illegal::TooManyTiles);
    }
    let (mut walls, mut outposts) = (HashMap::new(), HashMap::new());
    for tile in tiles {
        let here = spot(tile.cell);
        // BASE-46
        if walls.contains_key(&here) || outposts.contains_key(&here) {
            return Err(Illegal::CellTaken);
        }
        if tile.tile.is_outpost() {
            outposts.insert(here, tile.tile.bastions());
        } else {
            walls.insert(here, tile.walls);
        }
    }
    walls.entry(START).or_insert(Walls::EMPTY);
    let survey = Survey { walls, outposts };
    let others = || tiles.iter().map(|tile| spot(tile.cell)).filter(|&here| here != START);
    // BASE-44
    if others().any(|here| !Dir::ALL.into_iter().any(|dir| survey.is_taken(step(here, dir)))) {
        return Err(Illegal::NoContact);
    }
    // BASE-42
    let matches = |here: Spot, dir: Dir| {
        let there = survey.walls.get(&step(here, dir));
        there.is_none_or(|walls| walls.has(dir.opposite()) == survey.has_wall(here, dir))
    };
    if survey.walls.keys().any(|&here| !Dir::ALL.into_iter().all(|dir| matches(here, dir))) {
        return Err(Illegal::WallMismatch);
    }
    survey.check_outposts()?;
    // BASE-43
    if survey.count_reached(None) < survey.walls.len() {
        return Err(Illegal::OutOfReach);
    }
    // BASE-45
    if survey.has_hole() { Err(Illegal::LeavesHole) } else { Ok(survey) }
}

impl Survey {
    fn check_outposts(&self) -> Result<(), Illegal> {
        for (&here, &bastions) in &self.outposts {
            if !Dir::ALL.into_iter().all(|dir| self.suits_outpost(here, bastions, dir)) {
                return Err(Illegal::OutpostMismatch);
            }
            // CAMP-12
            if self.contacts(here).is_empty() {
                return Err(Illegal::OutpostWithoutWall);
            }
        }
        Ok(())
    }

    /// CAMP-11: whether an outpost here may touch what is on that side.
    fn suits_outpost(&self, here: Spot, bastions: Walls, dir: Dir) -> bool {
        let there = step(here, dir);
        if let Some(other) = self.outposts.get(&there) {
            return !bastions.has(dir) && !other.has(dir.opposite());
        }
        !self.is_tile(there) || bastions.has(dir) && self.has_wall(there, dir.opposite())
    }

    /// The tiles that the outpost there touches.
    fn contacts(&self, here: Spot) -> Vec<Spot> {
        Dir::ALL.map(|dir| step(here, dir)).into_iter().filter(|&there| self.is_tile(there)).collect()
    }

    fn is_taken(&self, here: Spot) -> bool {
        self.is_tile(here) || self.outposts.contains_key(&here)
    }

    fn is_tile(&self, here: Spot) -> bool {
        self.walls.contains_key(&here)
    }

    fn has_wall(&self, here: Spot, dir: Dir) -> bool {
        self.walls.get(&here).is_some_and(|walls| walls.has(dir))
    }

    /// The number of tiles that can be reached on foot without stepping on `without`.
    fn count_reached(&self, without: Option<Spot>) -> usize {
        let mut reached = HashSet::from([START]);
        let mut waiting = vec![START];
        while let Some(here) = waiting.pop() {
            for dir in Dir::ALL.into_iter().filter(|&dir| !self.has_wall(here, dir)) {
                let there = step(here, dir);
                let open = self.walls.get(&there).is_some_and(|walls| !walls.has(dir.opposite()));
                if open && Some(there) != without && reached.insert(there) {
                    waiting.push(there);
                }
            }
        }
        reached.len()
    }

    /// Whether there is an enclosed empty cell, which a fill from outside the bounding box does not reach.
    fn has_hole(&self) -> bool {
        let (mut low, mut high) = (START, START);
        for &(x, y) in self.walls.keys().chain(self.outposts.keys()) {
            low = (low.0.min(x), low.1.min(y));
            high = (high.0.max(x), high.1.max(y));
        }
        let (columns, rows) = (low.0 - 1..=high.0 + 1, low.1 - 1..=high.1 + 1);
        let corner = (low.0 - 1, low.1 - 1);
        let mut outside = HashSet::from([corner]);
        let mut waiting = vec![corner];
        while let Some(here) = waiting.pop() {
            for there in Dir::ALL.map(|dir| step(here, dir)) {
                let in_box = columns.contains(&there.0) && rows.contains(&there.1);
                if in_box && !self.is_taken(there) && outside.insert(there) {
                    waiting.push(there);
                }
            }
        }
        outside.len() + self.walls.len() + self.outposts.len() < columns.count() * rows.count()
    }

    /// The segments of the longest outer wall, in order (BASE-75 to BASE-79).
    ///
    /// Without outposts the outline is one closed line. If several walls are equally long, the first one found from the
    /// north side of the topmost, then leftmost tile is returned.
    pub fn longest_wall(&self) -> Vec<Side> {
        if !self.outposts.is_empty() {
            return self.longest_trail();
        }
        let top = self.walls.keys().copied().min_by_key(|&(x, y)| (y, x)).unwrap_or(START);
        let mut outline = vec![(top, Dir::N)];
        loop {
            let next = self.next_on_outline(outline[outline.len() - 1]);
            if next == outline[0] {
                break;
            }
            outline.push(next);
        }
        let is_walled = |&(here, dir): &(Spot, Dir)| self.has_wall(here, dir);
        // Starting after an open side cuts no wall in two. BASE-77: a closed ring has no open side.
        let first_open = outline.iter().position(|side| !is_walled(side)).unwrap_or(0);
        outline.rotate_left(first_open);
        let mut longest: &[(Spot, Dir)] = &[];
        for run in outline.split(|side| !is_walled(side)) {
            if run.len() > longest.len() {
                longest = run;
            }
        }
        longest.iter().filter_map(|&(here, dir)| Some(Side { cell: cell(here)?, dir })).collect()
    }

    /// CAMP-26: the longest route along segments that uses none of them twice.
    fn longest_trail(&self) -> Vec<Side> {
        let mut search = Search::default();
        for (&here, walls) in &self.walls {
            for dir in walls.iter().filter(|&dir| !self.is_tile(step(here, dir))) {
                let (x, y) = here;
                let ends = match dir {
                    Dir::N => [(x, y), (x + 1, y)],
                    Dir::E => [(x + 1, y), (x + 1, y + 1)],
                    Dir::S => [(x, y + 1), (x + 1, y + 1)],
                    Dir::W => [(x, y), (x, y + 1)],
                };
                for corner in ends {
                    search.at.entry(corner).or_default().push(search.segments.len());
                }
                search.segments.push(((here, dir), ends));
            }
        }
        search.used = vec![false; search.segments.len()];
        search.seen = search.used.clone();
        // A longest route can start at a corner where other than two segments meet, or it is a ring (see `trail.rs`).
        let mut corners: Vec<Spot> = search.at.keys().copied().collect();
        corners.sort_unstable_by_key(|&(x, y)| (search.at[&(x, y)].len() == 2, y, x));
        for corner in corners {
            let fresh = search.at[&corner].iter().any(|&segment| !search.seen[segment]);
            if fresh || search.at[&corner].len() != 2 {
                search.extend(corner);
            }
        }
        let sides = search.best.iter().map(|&segment| search.segments[segment].0);
        sides.filter_map(|(here, dir)| Some(Side { cell: cell(here)?, dir })).collect()
    }

    /// The next side clockwise on the outline.
    fn next_on_outline(&self, (here, dir): (Spot, Dir)) -> (Spot, Dir) {
        let beside = step(here, dir.right());
        if !self.is_tile(beside) {
            return (here, dir.right());
        }
        let across = step(beside, dir);
        if self.is_tile(across) { (across, dir.left()) } else { (beside, dir) }
    }

    /// The cells whose tile may be removed (BASE-51, BASE-53), row by row.
    pub fn removable(&self) -> Vec<Cell> {
        let leaves_no_hole = |here: Spot| Dir::ALL.into_iter().any(|dir| !self.is_taken(step(here, dir)));
        // CAMP-15
        let is_held = |here: Spot| self.outposts.keys().any(|&outpost| self.contacts(outpost) == [here]);
        let may_go = |here: Spot| {
            here != START
                && leaves_no_hole(here)
                && !is_held(here)
                && self.count_reached(Some(here)) == self.walls.len() - 1
        };
        let tiles = self.walls.keys().copied().filter(|&here| may_go(here));
        in_rows(tiles.chain(self.outposts.keys().copied().filter(|&here| leaves_no_hole(here))))
    }

    /// The cells where a tile with these walls may be placed, row by row. Outposts have [`Survey::cells_for_outpost`].
    pub fn cells_for(&self, walls: Walls) -> Vec<Cell> {
        in_rows(self.beside().into_iter().filter(|&here| self.fits(here, walls)))
    }

    /// The cells where an outpost with these bastions may be placed, row by row.
    pub fn cells_for_outpost(&self, bastions: Walls) -> Vec<Cell> {
        let fits = |&here: &Spot| {
            Dir::ALL.into_iter().all(|dir| self.suits_outpost(here, bastions, dir))
                && self.keeps_way_out(here)
        };
        in_rows(self.beside().into_iter().filter(fits))
    }

    /// The empty cells next to tiles that are not outposts.
    fn beside(&self) -> HashSet<Spot> {
        let beside = self.walls.keys().flat_map(|&here| Dir::ALL.map(|dir| step(here, dir)));
        beside.filter(|&here| !self.is_taken(here)).collect()
    }

    fn fits(&self, here: Spot, walls: Walls) -> bool {
        let mut has_way = false;
        for dir in Dir::ALL {
            if let Some(bastions) = self.outposts.get(&step(here, dir)) {
                // CAMP-11
                if !bastions.has(dir.opposite()) || !walls.has(dir) {
                    return false;
                }
                continue;
            }
            let Some(there) = self.walls.get(&step(here, dir)) else { continue };
            // BASE-42
            if there.has(dir.opposite()) != walls.has(dir) {
                return false;
            }
            has_way |= !walls.has(dir);
        }
        // BASE-43: its neighbours are already reachable, so one open side is enough.
        has_way && self.keeps_way_out(here)
    }

    /// BASE-47: exactly two changes on the way around mean that no hole is created.
    fn keeps_way_out(&self, here: Spot) -> bool {
        let ring = Dir::ALL.into_iter().flat_map(|dir| {
            let side = step(here, dir);
            [side, step(side, dir.right())]
        });
        let ring: Vec<bool> = ring.map(|around| self.is_taken(around)).collect();
        (0..8).filter(|&place| ring[place] != ring[(place + 1) & 7]).count() == 2
    }
}

/// A search for the longest route along segments.
#[derive(Default)]
struct Search {
    /// The sides, with the two corners that each connects.
    segments: Vec<((Spot, Dir), [Spot; 2])>,
    /// The segments that meet at each corner.
    at: HashMap<Spot, Vec<usize>>,
    used: Vec<bool>,
    seen: Vec<bool>,
    route: Vec<usize>,
    best: Vec<usize>,
}

impl Search {
    /// Continues from a corner in every possible way, and keeps the longest route.
    fn extend(&mut self, corner: Spot) {
        for place in 0..self.at[&corner].len() {
            let segment = self.at[&corner][place];
            if self.used[segment] {
                continue;
            }
            let [one, two] = self.segments[segment].1;
            (self.used[segment], self.seen[segment]) = (true, true);
            self.route.push(segment);
            self.extend(if one == corner { two } else { one });
            self.route.pop();
            self.used[segment] = false;
        }
        if self.route.len() > self.best.len() {
            self.best.clone_from(&self.route);
        }
    }
}

/// Sorts the cells row by row, and leaves out those that a [`Cell`] cannot hold.
fn in_rows(spots: impl Iterator<Item = Spot>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = spots.filter_map(cell).collect();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    cells
}
