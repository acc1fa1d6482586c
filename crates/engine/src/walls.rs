//! Walls that are added to tiles during a game.

use crate::data::{WALL_CARDS, WALL_SECTIONS};
use crate::game::Table;
use crate::vocab::{TileId, Walls};

const MAX_ADDED: usize = WALL_CARDS.len();

const _: () = assert!(WALL_SECTIONS as usize <= MAX_ADDED, "there must be room for either");

/// The walls that were added to tiles, which keep them wherever they go. Each of the eight wall cards (WALL-01) or six
/// wall sections (RED-16) adds walls to one tile, and no game has both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "Vec<(TileId, Walls)>", try_from = "Vec<(TileId, Walls)>"))]
pub(crate) struct AddedWalls {
    entries: [(TileId, Walls); MAX_ADDED],
    len: u8,
}

impl Default for AddedWalls {
    fn default() -> AddedWalls {
        AddedWalls { entries: [(TileId::START, Walls::EMPTY); MAX_ADDED], len: 0 }
    }
}

impl AddedWalls {
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    fn entries(&self) -> &[(TileId, Walls)] {
        &self.entries[..self.len as usize]
    }

    /// The walls added to a tile that is not a start tile.
    #[inline(never)]
    pub fn on(&self, tile: TileId) -> Walls {
        let entry = self.entries().iter().find(|(other, _)| *other == tile);
        entry.map_or(Walls::EMPTY, |&(_, walls)| walls)
    }

    /// The tiles with added walls, in the order in which they got their first ones. Start tiles are left out.
    pub fn iter(&self) -> impl Iterator<Item = (TileId, Walls)> {
        self.entries().iter().copied()
    }

    pub fn add(&mut self, tile: TileId, walls: Walls) {
        let place = self.entries().iter().position(|(other, _)| *other == tile);
        let place = place.unwrap_or(self.len as usize);
        if place == self.len as usize {
            self.entries[place] = (tile, Walls::EMPTY);
            self.len += 1;
        }
        self.entries[place].1 = self.entries[place].1.or(walls);
    }
}

impl Table {
    /// The walls of a tile with those added to it (WALL-21). Those of a start tile are known only to its palace.
    #[inline]
    pub(crate) fn walls_of(&self, tile: TileId) -> Walls {
        let added = &self.added_walls;
        if added.is_empty() { tile.walls() } else { tile.walls().or(added.on(tile)) }
    }
}

#[cfg(feature = "serde")]
impl From<AddedWalls> for Vec<(TileId, Walls)> {
    fn from(added: AddedWalls) -> Vec<(TileId, Walls)> {
        added.entries().to_vec()
    }
}

#[cfg(feature = "serde")]
impl TryFrom<Vec<(TileId, Walls)>> for AddedWalls {
    type Error = &'static str;

    fn try_from(entries: Vec<(TileId, Walls)>) -> Result<AddedWalls, &'static str> {
        let mut added = AddedWalls::default();
        if entries.len() > MAX_ADDED {
            return Err("too many tiles have added walls");
        }
        entries.into_iter().for_each(|(tile, walls)| added.add(tile, walls));
        Ok(added)
    }
}
