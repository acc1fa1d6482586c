//! Judging a whole layout that did not come about by play, such as one typed in by hand.

use super::{MAX_PLACED, Palace};
use crate::illegal::Illegal;
use crate::vocab::{Cell, Dir, TileId, Walls};

/// One tile of a layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayoutTile {
    /// Where it lies.
    pub cell: Cell,
    /// Its walls.
    pub walls: Walls,
    /// A name for it; the judge does not look at it, except to know the start tile.
    pub tile: TileId,
}

/// The farthest a tile can lie from the start tile: one cell for each other tile.
const FARTHEST: i8 = MAX_PLACED as i8;

/// The palace these tiles form, or the first rule they break. The start tile may be left out of the list.
///
/// Plain and slow on purpose: whole flood fills, no use of what [`Palace`] keeps.
pub fn judge(tiles: &[LayoutTile]) -> Result<Palace, Illegal> {
    let at = |cell: Cell| tiles.iter().find(|tile| tile.cell == cell).map(|tile| tile.walls);
    let walls_at = |cell: Cell| if cell == Cell::START { Some(Walls::NONE) } else { at(cell) };
    let others: Vec<LayoutTile> = tiles.iter().copied().filter(|tile| tile.tile != TileId::START).collect();
    // BASE-40: the start tile, and nothing else, lies at (0, 0).
    if tiles.iter().any(|tile| (tile.tile == TileId::START) != (tile.cell == Cell::START)) {
        return Err(Illegal::StartTileMissing);
    }
    if others.len() >= MAX_PLACED {
        return Err(Illegal::TooManyTiles);
    }
    for (place, tile) in others.iter().enumerate() {
        if others[..place].iter().any(|other| other.cell == tile.cell) {
            return Err(Illegal::CellTaken);
        }
    }
    for tile in &others {
        let near = |value: i8| (-FARTHEST..=FARTHEST).contains(&value);
        let touching = Dir::ALL.into_iter().any(|dir| walls_at(tile.cell.step(dir)).is_some());
        if !near(tile.cell.x) || !near(tile.cell.y) || !touching {
            return Err(Illegal::NoContact);
        }
    }
    for tile in &others {
        for dir in Dir::ALL {
            if let Some(walls) = walls_at(tile.cell.step(dir))
                && walls.has(dir.opposite()) != tile.walls.has(dir)
            {
                return Err(Illegal::WallMismatch);
            }
        }
    }
    let mut reached = vec![Cell::START];
    let mut next = 0;
    while next < reached.len() {
        let cell = reached[next];
        next += 1;
        for dir in Dir::ALL {
            let beside = cell.step(dir);
            let open = walls_at(cell).is_some_and(|walls| !walls.has(dir));
            if open && walls_at(beside).is_some() && !reached.contains(&beside) {
                reached.push(beside);
            }
        }
    }
    if reached.len() != others.len() + 1 {
        return Err(Illegal::OutOfReach);
    }
    if has_hole(&reached) {
        return Err(Illegal::LeavesHole);
    }
    let mut palace = Palace::new();
    for tile in &others {
        palace.place(tile.cell, tile.tile, tile.walls);
    }
    Ok(palace)
}

/// Whether some empty cell cannot be left by sides (BASE-45).
fn has_hole(tiles: &[Cell]) -> bool {
    let (mut low, mut high) = ((0i16, 0i16), (0i16, 0i16));
    for cell in tiles {
        low = (low.0.min(i16::from(cell.x)), low.1.min(i16::from(cell.y)));
        high = (high.0.max(i16::from(cell.x)), high.1.max(i16::from(cell.y)));
    }
    let (width, height) = ((high.0 - low.0 + 3) as usize, (high.1 - low.1 + 3) as usize);
    let mut filled = vec![false; width * height];
    let place = |x: i16, y: i16| (x - low.0 + 1) as usize + (y - low.1 + 1) as usize * width;
    for cell in tiles {
        filled[place(i16::from(cell.x), i16::from(cell.y))] = true;
    }
    // The border around the bounding box is outside: fill from there.
    let mut waiting = vec![0usize];
    filled[0] = true;
    while let Some(here) = waiting.pop() {
        let (x, y) = (here % width, here / width);
        let beside = [
            (x > 0).then(|| here - 1),
            (x + 1 < width).then(|| here + 1),
            (y > 0).then(|| here - width),
            (y + 1 < height).then(|| here + width),
        ];
        for other in beside.into_iter().flatten() {
            if !std::mem::replace(&mut filled[other], true) {
                waiting.push(other);
            }
        }
    }
    filled.contains(&false)
}
