//! Tiles and sets of tiles.

use super::{Building, Walls, read_if};
use crate::data::{N_BUILDINGS, TILES};
use crate::rules::Module;

/// The sort of a tile, which determines the rules it follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileSort {
    /// The start tile, with the lion fountain.
    Start,
    /// A building of this kind (BASE-07).
    Building(Building),
    /// A terrain tile, for which a building is drawn when it comes up (RED-01).
    Terrain,
    /// A square tile: a terrain tile without a building (RED-05).
    Square,
    /// A tile that belongs to this module.
    Module(Module),
}

/// A tile, identified by its row in [`TILES`].
///
/// Row 0 is the start tile. Then come the buildings, the tiles of the other game and of modules grouped by sort, and
/// last the outposts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(u8);

read_if!(TileId(u8), |row| usize::from(row) < TILES.len());

/// The first row of that sort of tile.
const fn first_of(sort: TileSort) -> usize {
    let mut row = 0;
    while !same_sort(TILES[row].sort, sort) {
        row += 1;
    }
    row
}

const fn same_sort(one: TileSort, other: TileSort) -> bool {
    match (one, other) {
        (TileSort::Module(one), TileSort::Module(other)) => one as u8 == other as u8,
        (TileSort::Terrain, TileSort::Terrain) | (TileSort::Square, TileSort::Square) => true,
        _ => false,
    }
}

/// The first row of each module's tiles, in file order; 0 for modules without tiles.
const FIRST_OF_MODULE: [u8; Module::EVERY.len()] = {
    let mut first = [0; Module::EVERY.len()];
    let mut row = TILES.len();
    while row > 0 {
        row -= 1;
        if let TileSort::Module(module) = TILES[row].sort {
            first[module as usize] = row as u8;
        }
    }
    first
};

/// The first row with bastions. Outposts come last, because every list of tiles has to separate them.
const FIRST_OUTPOST: usize = {
    let mut row = 0;
    while TILES[row].bastions == 0 {
        row += 1;
    }
    row
};

impl TileId {
    /// The start tile with the lion fountain. Every player has one.
    pub const START: TileId = TileId(0);

    /// Returns the tile in that row.
    pub const fn new(row: usize) -> Option<TileId> {
        if row < TILES.len() { Some(TileId(row as u8)) } else { None }
    }

    /// The tile in a row that the generated tables refer to.
    pub(crate) const fn from_row(row: u8) -> TileId {
        TileId(row)
    }

    /// The number of tiles that are not outposts.
    pub(crate) const N_WITHOUT_OUTPOSTS: usize = FIRST_OUTPOST;

    /// The first row of terrain tiles.
    pub(crate) const fn first_terrain() -> usize {
        first_of(TileSort::Terrain)
    }

    /// All building tiles.
    pub fn buildings() -> impl Iterator<Item = TileId> + Clone {
        (1..=N_BUILDINGS as u8).map(TileId)
    }

    /// All tiles of a sort that has rows of its own.
    pub(crate) fn all_of(sort: TileSort) -> impl Iterator<Item = TileId> + Clone {
        let first = first_of(sort);
        (first..TILES.len())
            .take_while(move |&row| same_sort(TILES[row].sort, sort))
            .map(|row| TileId(row as u8))
    }

    /// All tiles of a module, in the order of their file.
    pub(crate) fn of_module(module: Module) -> impl Iterator<Item = TileId> + Clone {
        let first = FIRST_OF_MODULE[module as usize];
        let is_of_it = move |tile: &TileId| matches!(tile.sort(), TileSort::Module(of) if of == module);
        (first..TILES.len() as u8).map(TileId).take_while(is_of_it)
    }

    /// The number of this tile among those of a module, from 0; `None` for other tiles.
    #[inline]
    pub(crate) const fn number_in(self, module: Module) -> Option<usize> {
        let is_one = matches!(self.sort(), TileSort::Module(of) if of as u8 == module as u8);
        if is_one { Some(self.index() - FIRST_OF_MODULE[module as usize] as usize) } else { None }
    }

    /// The row of the tile.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The sort of the tile.
    #[inline]
    pub const fn sort(self) -> TileSort {
        TILES[self.index()].sort
    }

    /// The printed kind of a building; `None` for other tiles (BASE-07), even huts. The building drawn for a terrain
    /// tile is known only to its game.
    #[inline]
    pub const fn kind(self) -> Option<Building> {
        match self.sort() {
            TileSort::Building(kind) => Some(kind),
            TileSort::Start | TileSort::Terrain | TileSort::Square | TileSort::Module(_) => None,
        }
    }

    /// Whether the tile is placed outside, against the walls, where nobody can walk. Outposts have bastions and no
    /// walls.
    #[inline]
    pub const fn is_outpost(self) -> bool {
        self.index() >= FIRST_OUTPOST
    }

    /// The printed price; 0 if there is none.
    #[inline]
    pub const fn price(self) -> u8 {
        TILES[self.index()].price
    }

    /// The printed walls.
    #[inline]
    pub const fn walls(self) -> Walls {
        Walls::from_bits(TILES[self.index()].walls)
    }

    /// The bastions of an outpost. Each has an arrow that points outwards through it.
    #[inline]
    pub const fn bastions(self) -> Walls {
        Walls::from_bits(TILES[self.index()].bastions)
    }

    /// The walls with a watchtower (RED-01).
    pub const fn watchtowers(self) -> Walls {
        Walls::from_bits(TILES[self.index()].watchtowers)
    }

    /// The name in the data files, such as `garden-03`.
    pub const fn name(self) -> &'static str {
        TILES[self.index()].id
    }

    /// Returns the tile with that name.
    pub fn from_name(name: &str) -> Option<TileId> {
        let row = TILES.iter().position(|tile| tile.id == name)?;
        Some(TileId(row as u8))
    }
}

/// The number of words in a set.
const WORDS: usize = 3;

const _: () = assert!(TILES.len() <= WORDS * 64, "every tile must have a bit");

/// A set of tiles, ordered by row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TileSet([u64; WORDS]);

read_if!(TileSet([u64; WORDS]), |words| TileSet(words).without(TileSet::of_rows(0, TILES.len())).is_empty());

impl TileSet {
    /// The empty set.
    pub const EMPTY: TileSet = TileSet([0; WORDS]);

    /// Whether the set contains the tile.
    #[inline]
    pub const fn has(&self, tile: TileId) -> bool {
        self.0[tile.index() >> 6] >> (tile.index() & 63) & 1 == 1
    }

    /// Adds the tile.
    #[inline]
    pub fn insert(&mut self, tile: TileId) {
        self.0[tile.index() >> 6] |= 1 << (tile.index() & 63);
    }

    /// Removes the tile.
    #[inline]
    pub fn remove(&mut self, tile: TileId) {
        self.0[tile.index() >> 6] &= !(1 << (tile.index() & 63));
    }

    /// The number of tiles in the set.
    #[inline]
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    const OUTPOSTS: TileSet = TileSet::of_rows(FIRST_OUTPOST, TILES.len());

    /// All building tiles.
    pub(crate) const BUILDINGS: TileSet = TileSet::of_rows(1, N_BUILDINGS + 1);

    /// All terrain tiles, without squares.
    pub(crate) const TERRAIN: TileSet = {
        let first = TileId::first_terrain();
        let mut end = first;
        while end < TILES.len() && same_sort(TILES[end].sort, TileSort::Terrain) {
            end += 1;
        }
        TileSet::of_rows(first, end)
    };

    /// All building tiles of a kind.
    #[inline]
    pub const fn of_kind(kind: Building) -> TileSet {
        const KINDS: [TileSet; Building::ALL.len()] = {
            let mut kinds = [TileSet::EMPTY; Building::ALL.len()];
            let mut row = 0;
            while row < TILES.len() {
                if let TileSort::Building(kind) = TILES[row].sort {
                    kinds[kind as usize].0[row >> 6] |= 1 << (row & 63);
                }
                row += 1;
            }
            kinds
        };
        KINDS[kind as usize]
    }

    /// The building tiles with that price.
    pub(crate) const fn of_price(price: u8) -> TileSet {
        let mut words = [0; WORDS];
        let mut row = 1;
        while row <= N_BUILDINGS {
            if TILES[row].price == price {
                words[row >> 6] |= 1 << (row & 63);
            }
            row += 1;
        }
        TileSet(words)
    }

    /// The tiles from row `first` up to, but not including, row `end`.
    const fn of_rows(first: usize, end: usize) -> TileSet {
        let mut words = [0; WORDS];
        let mut row = first;
        while row < end {
            words[row >> 6] |= 1 << (row & 63);
            row += 1;
        }
        TileSet(words)
    }

    /// The outposts in the set.
    #[inline]
    pub const fn outposts(self) -> TileSet {
        self.and(TileSet::OUTPOSTS)
    }

    /// The tiles in the set that are not outposts.
    #[inline]
    pub const fn without_outposts(self) -> TileSet {
        self.without(TileSet::OUTPOSTS)
    }

    /// Returns the tiles that are not in `other`.
    #[inline]
    pub const fn without(self, other: TileSet) -> TileSet {
        let [one, two, three] = other.0;
        TileSet([self.0[0] & !one, self.0[1] & !two, self.0[2] & !three])
    }

    /// Returns the union of both sets.
    #[inline]
    pub const fn or(self, other: TileSet) -> TileSet {
        TileSet([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    /// Returns the intersection of both sets.
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// Iterates over the tiles, in the order of their rows.
    #[inline]
    pub fn iter(self) -> TileIter {
        TileIter { words: self.0 }
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> TileSet {
        let mut set = TileSet::EMPTY;
        tiles.into_iter().for_each(|tile| set.insert(tile));
        set
    }
}

/// An iterator over a [`TileSet`], in the order of the rows.
#[derive(Clone, Debug)]
pub struct TileIter {
    words: [u64; WORDS],
}

impl Iterator for TileIter {
    type Item = TileId;

    #[inline]
    fn next(&mut self) -> Option<TileId> {
        for (place, word) in self.words.iter_mut().enumerate() {
            let bits = *word;
            if bits != 0 {
                *word = bits & (bits - 1);
                return Some(TileId((place as u32 * 64 + bits.trailing_zeros()) as u8));
            }
        }
        None
    }

    /// Goes word by word, so that earlier words are not checked again for each tile.
    #[inline]
    fn fold<B, F: FnMut(B, TileId) -> B>(self, first: B, mut add: F) -> B {
        let mut sum = first;
        for (place, mut bits) in self.words.into_iter().enumerate() {
            while bits != 0 {
                sum = add(sum, TileId((place as u32 * 64 + bits.trailing_zeros()) as u8));
                bits &= bits - 1;
            }
        }
        sum
    }
}
