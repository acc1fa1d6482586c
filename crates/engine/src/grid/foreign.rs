//! Palaces that travel: the tiles with their walls, and the gates. What a palace keeps beside them is found again.

use std::collections::VecDeque;

use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{MAX_FRONTIER, MAX_GATES, MAX_OUTPOSTS, MAX_PLACED, NOTHING, Palace};
use crate::vocab::{Cell, Dir, Side, TileId, TileSet, Walls};

/// A tile, or an outpost with its bastions.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Lying {
    cell: Cell,
    tile: TileId,
    walls: Walls,
}

impl Serialize for Palace {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        (Pieces(self), self.gates()).serialize(output)
    }
}

/// What lies in a palace, written piece by piece: a server writes all palaces of a table at every step.
struct Pieces<'a>(&'a Palace);

impl Serialize for Pieces<'_> {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        let palace = self.0;
        let mut pieces = output.serialize_seq(Some(palace.slots().count()))?;
        for slot in palace.slots() {
            let (cell, tile, walls) = (palace.cells[slot], palace.tiles[slot], palace.walls(slot));
            pieces.serialize_element(&Lying { cell, tile, walls })?;
        }
        pieces.end()
    }
}

impl<'de> Deserialize<'de> for Palace {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Palace, D::Error> {
        let (lying, gates) = <(Vec<Lying>, Vec<Side>)>::deserialize(input)?;
        build(&lying, &gates).map_err(serde::de::Error::custom)
    }
}

/// Builds a palace. What it relies on is checked; whether every tile can be reached on foot is not.
fn build(lying: &[Lying], gates: &[Side]) -> Result<Palace, &'static str> {
    let [start, others @ ..] = lying else { return Err("a palace has no start tile") };
    if start.tile != TileId::START || start.cell != Cell::START {
        return Err("a palace has no start tile");
    }
    check_pieces(lying)?;
    if gates.len() > MAX_GATES || gates.iter().any(|gate| !is_gate(lying, *gate)) {
        return Err("a gate has no place");
    }
    let pairs = check_neighbours(lying)?;
    if has_hole(lying, pairs) {
        return Err("a palace has a hole");
    }
    let mut palace = Palace::new();
    palace.add_walls(Cell::START, start.walls);
    let mut waiting: Vec<Lying> = others.to_vec();
    let mut reached = VecDeque::from([Cell::START]);
    while let Some(cell) = reached.pop_front() {
        for next in Dir::ALL.map(|dir| cell.step(dir)) {
            let Some(place) = waiting.iter().position(|other| other.cell == next) else { continue };
            let Lying { cell, tile, walls } = waiting.swap_remove(place);
            if palace.frontier.len() + palace.n_unused_around(cell) > MAX_FRONTIER {
                return Err("a palace has too many places for tiles");
            }
            palace.place_unchecked(cell, tile, walls);
            reached.push_back(cell);
        }
    }
    if !waiting.is_empty() {
        return Err("a tile lies apart from its palace");
    }
    // On the way some tiles may have been connected only by tiles to come.
    palace.find_removable();
    gates.iter().for_each(|gate| palace.add_gate(*gate));
    Ok(palace)
}

impl Palace {
    /// The number of cells around this one that could join the frontier.
    fn n_unused_around(&self, cell: Cell) -> usize {
        cell.ring().into_iter().filter(|&other| self.entry(other) == NOTHING).count()
    }
}

/// Checks that no piece is there twice, that all have room, and that tiles have at least their printed walls.
fn check_pieces(lying: &[Lying]) -> Result<(), &'static str> {
    let outposts = lying.iter().filter(|one| one.tile.is_outpost()).count();
    if outposts > MAX_OUTPOSTS || lying.len() - outposts > MAX_PLACED {
        return Err("a palace has too many tiles");
    }
    let mut seen = TileSet::EMPTY;
    for (place, one) in lying.iter().enumerate() {
        if seen.has(one.tile) || lying[..place].iter().any(|other| other.cell == one.cell) {
            return Err("a tile lies where there is no room");
        }
        seen.insert(one.tile);
        let printed = if one.tile.is_outpost() { one.tile.bastions() } else { one.tile.walls() };
        if !printed.without(one.walls).is_empty() || one.tile.is_outpost() && one.walls != printed {
            return Err("a tile has lost a wall");
        }
    }
    Ok(())
}

/// Checks that walls meet walls (BASE-42), bastions walls, and green sides green sides (CAMP-11). Returns the number of
/// neighbours.
fn check_neighbours(lying: &[Lying]) -> Result<usize, &'static str> {
    let mut pairs = 0;
    for one in lying {
        for dir in [Dir::E, Dir::S] {
            let Some(other) = at(lying, one.cell.step(dir)) else { continue };
            pairs += 1;
            let walled = one.walls.has(dir);
            let fits = match (one.tile.is_outpost(), other.tile.is_outpost()) {
                (false, false) => true,
                (true, true) => !walled,
                _ => walled,
            };
            if !fits || walled != other.walls.has(dir.opposite()) {
                return Err("walls do not meet");
            }
        }
    }
    Ok(pairs)
}

fn at(lying: &[Lying], cell: Cell) -> Option<&Lying> {
    lying.iter().find(|one| one.cell == cell)
}

/// Whether the gate is on a wall between two tiles.
fn is_gate(lying: &[Lying], gate: Side) -> bool {
    let is_walled =
        |one: Option<&Lying>, dir: Dir| one.is_some_and(|one| !one.tile.is_outpost() && one.walls.has(dir));
    gate == gate.canonical()
        && is_walled(at(lying, gate.cell), gate.dir)
        && is_walled(at(lying, gate.cell.step(gate.dir)), gate.dir.opposite())
}

/// Whether cells that hang together enclose an empty area (BASE-45): corners minus edges plus cells is 1 if they do not.
fn has_hole(lying: &[Lying], pairs: usize) -> bool {
    let corners_of = |one: &Lying| {
        let (x, y) = (i16::from(one.cell.x), i16::from(one.cell.y));
        [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
    };
    let mut corners: Vec<(i16, i16)> = lying.iter().flat_map(corners_of).collect();
    corners.sort_unstable();
    corners.dedup();
    let edges = 4 * lying.len() - pairs;
    corners.len() + lying.len() != edges + 1
}
