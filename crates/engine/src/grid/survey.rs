//! Judging and measuring a whole layout of tiles that no game has to own, such as one typed in by hand.
//!
//! Plain and slow on purpose: whole flood fills at every question. The palaces of games are kept, in the room that
//! the tiles of a game need, ([`Palace`](super::Palace)); here any tile may lie, with any walls.

use std::collections::{HashMap, HashSet};

use crate::illegal::Illegal;
use crate::vocab::{Cell, Dir, Side, TileId, Walls};

/// One tile of a layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayoutTile {
    /// Where it lies.
    pub cell: Cell,
    /// Its walls.
    pub walls: Walls,
    /// A name for it; a survey does not look at it, except to know the start tile.
    pub tile: TileId,
}

/// More tiles than any game has, and few enough to be judged at once.
const MAX_TILES: usize = 1024;

/// Coordinates beyond those of a [`Cell`], so that a step from its edge does not come back on the other side.
type Spot = (i16, i16);

const START: Spot = (0, 0);

/// A legal layout.
#[derive(Clone, Debug)]
pub struct Survey {
    walls: HashMap<Spot, Walls>,
}

fn spot(cell: Cell) -> Spot {
    (i16::from(cell.x), i16::from(cell.y))
}

/// The cell there, if it can be named.
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

/// The layout of these tiles, or the first rule they break. The start tile may be left out of the list.
pub fn survey(tiles: &[LayoutTile]) -> Result<Survey, Illegal> {
    // BASE-40: the start tile, and nothing else, lies at (0, 0).
    if tiles.iter().any(|tile| (tile.tile == TileId::START) != (tile.cell == Cell::START)) {
        return Err(Illegal::StartTileMissing);
    }
    if tiles.len() > MAX_TILES {
        return Err(Illegal::TooManyTiles);
    }
    let mut walls = HashMap::new();
    for tile in tiles {
        // BASE-46
        if walls.insert(spot(tile.cell), tile.walls).is_some() {
            return Err(Illegal::CellTaken);
        }
    }
    walls.insert(START, Walls::NONE);
    let survey = Survey { walls };
    let others = || tiles.iter().map(|tile| spot(tile.cell)).filter(|&here| here != START);
    // BASE-44
    if others().any(|here| !Dir::ALL.into_iter().any(|dir| survey.is_tile(step(here, dir)))) {
        return Err(Illegal::NoContact);
    }
    // BASE-42
    let matches = |here: Spot, dir: Dir| {
        let there = survey.walls.get(&step(here, dir));
        there.is_none_or(|walls| walls.has(dir.opposite()) == survey.has_wall(here, dir))
    };
    if others().any(|here| !Dir::ALL.into_iter().all(|dir| matches(here, dir))) {
        return Err(Illegal::WallMismatch);
    }
    // BASE-43
    if survey.count_reached(None) < survey.walls.len() {
        return Err(Illegal::OutOfReach);
    }
    // BASE-45
    if survey.has_hole() { Err(Illegal::LeavesHole) } else { Ok(survey) }
}

impl Survey {
    fn is_tile(&self, here: Spot) -> bool {
        self.walls.contains_key(&here)
    }

    fn has_wall(&self, here: Spot, dir: Dir) -> bool {
        self.walls.get(&here).is_some_and(|walls| walls.has(dir))
    }

    /// How many tiles can be reached on foot, never stepping on `without`.
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

    /// Whether some empty cell cannot be left by sides: a fill from outside the bounding box does not find it.
    fn has_hole(&self) -> bool {
        let (mut low, mut high) = (START, START);
        for &(x, y) in self.walls.keys() {
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
                if in_box && !self.is_tile(there) && outside.insert(there) {
                    waiting.push(there);
                }
            }
        }
        outside.len() + self.walls.len() < columns.count() * rows.count()
    }

    /// The segments of the longest outer wall, clockwise (BASE-75 to BASE-79). The outline is one closed line; of
    /// equally long walls it is the first one met from the N side of the topmost, then leftmost tile.
    pub fn longest_wall(&self) -> Vec<Side> {
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
        // No wall is cut in two when the walk begins behind an open side. BASE-77: a ring has none.
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

    /// The side that follows clockwise on the outline.
    fn next_on_outline(&self, (here, dir): (Spot, Dir)) -> (Spot, Dir) {
        let beside = step(here, dir.right());
        if !self.is_tile(beside) {
            return (here, dir.right());
        }
        let across = step(beside, dir);
        if self.is_tile(across) { (across, dir.left()) } else { (beside, dir) }
    }

    /// The cells whose tile may be taken out (BASE-51, BASE-53), row by row.
    pub fn removable(&self) -> Vec<Cell> {
        let may_go = |here: Spot| {
            here != START
                && Dir::ALL.into_iter().any(|dir| !self.is_tile(step(here, dir)))
                && self.count_reached(Some(here)) == self.walls.len() - 1
        };
        in_rows(self.walls.keys().copied().filter(|&here| may_go(here)))
    }

    /// The cells where a tile with these walls may be placed, row by row.
    pub fn cells_for(&self, walls: Walls) -> Vec<Cell> {
        let beside = self.walls.keys().flat_map(|&here| Dir::ALL.map(|dir| step(here, dir)));
        let empty: HashSet<Spot> = beside.filter(|&here| !self.is_tile(here)).collect();
        in_rows(empty.into_iter().filter(|&here| self.fits(here, walls)))
    }

    fn fits(&self, here: Spot, walls: Walls) -> bool {
        let mut has_way = false;
        for dir in Dir::ALL {
            let Some(there) = self.walls.get(&step(here, dir)) else { continue };
            // BASE-42
            if there.has(dir.opposite()) != walls.has(dir) {
                return false;
            }
            has_way |= !walls.has(dir);
        }
        // BASE-47: two changes on the walk around mean that no hole arises.
        let ring = Dir::ALL.into_iter().flat_map(|dir| {
            let side = step(here, dir);
            [side, step(side, dir.right())]
        });
        let ring: Vec<bool> = ring.map(|around| self.is_tile(around)).collect();
        let changes = (0..8).filter(|&place| ring[place] != ring[(place + 1) & 7]).count();
        // BASE-43: its neighbours are reachable already, so one open side is enough.
        has_way && changes == 2
    }
}

/// Row by row. A cell too far out to be named is left out.
fn in_rows(spots: impl Iterator<Item = Spot>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = spots.filter_map(cell).collect();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    cells
}
