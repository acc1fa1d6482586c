//! Tiles and sets of tiles.

use super::{Building, Walls};
use crate::data::{
    BAZAARS, BazaarRow, N_BAZAARS, N_BUILDINGS, N_CAMPS, N_HUTS, N_MEDINAS, N_SQUARES, N_TERRAIN, TILES,
};

/// What sort of tile: whose rules it follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TileSort {
    /// The lion fountain.
    Start,
    /// A building of that kind (BASE-07).
    Building(Building),
    /// A workers' hut of that kind, which is no building (HUT-20).
    Hut(Building),
    /// A terrain tile, whose building is drawn when it comes up (RED-01).
    Terrain,
    /// A medina, which is a terrain tile with a building of no kind (MED-02).
    Medina,
    /// A square tile, which is a terrain tile without a building (RED-05).
    Square,
    /// A bazaar, which has no price of its own (BAZ-01).
    Bazaar,
    /// A camp, which has bastions and no walls (CAMP-11).
    Camp,
}

/// A tile by its row in [`TILES`]: 0 is the start tile, then come the buildings, the huts, the terrain tiles, the medinas,
/// the square tiles, the bazaars and the camps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(u8);

const FIRST_HUT: usize = 1 + N_BUILDINGS;

const FIRST_TERRAIN: usize = FIRST_MEDINA - N_TERRAIN;

const FIRST_MEDINA: usize = FIRST_SQUARE - N_MEDINAS;

const FIRST_SQUARE: usize = FIRST_BAZAAR - N_SQUARES;

const FIRST_BAZAAR: usize = FIRST_CAMP - N_BAZAARS;

const FIRST_CAMP: usize = TILES.len() - N_CAMPS;

impl TileId {
    /// The lion fountain; every player has one.
    pub const START: TileId = TileId(0);

    /// The tile in that row.
    pub const fn new(row: usize) -> Option<TileId> {
        if row < TILES.len() { Some(TileId(row as u8)) } else { None }
    }

    /// The tile in a row that the generated tables name.
    pub(crate) const fn from_row(row: u8) -> TileId {
        TileId(row)
    }

    /// All building tiles.
    pub fn buildings() -> impl Iterator<Item = TileId> + Clone {
        (1..FIRST_HUT as u8).map(TileId)
    }

    /// All huts, in the order of their kinds.
    pub fn huts() -> impl Iterator<Item = TileId> + Clone {
        (FIRST_HUT as u8..FIRST_TERRAIN as u8).map(TileId)
    }

    /// All terrain tiles of The Red Palace, medinas and square tiles left out.
    pub fn terrain() -> impl Iterator<Item = TileId> + Clone {
        (FIRST_TERRAIN as u8..FIRST_MEDINA as u8).map(TileId)
    }

    /// All medinas.
    pub fn medinas() -> impl Iterator<Item = TileId> + Clone {
        (FIRST_MEDINA as u8..FIRST_SQUARE as u8).map(TileId)
    }

    /// All square tiles.
    pub fn squares() -> impl Iterator<Item = TileId> + Clone {
        (FIRST_SQUARE as u8..FIRST_BAZAAR as u8).map(TileId)
    }

    /// The huts of a kind.
    pub fn huts_of(kind: Building) -> impl Iterator<Item = TileId> + Clone {
        let first = FIRST_HUT + N_HUTS[..kind as usize].iter().sum::<usize>();
        (first as u8..(first + N_HUTS[kind as usize]) as u8).map(TileId)
    }

    /// All bazaars.
    pub fn bazaars() -> impl Iterator<Item = TileId> + Clone {
        (FIRST_BAZAAR as u8..FIRST_CAMP as u8).map(TileId)
    }

    /// All camps.
    pub fn camps() -> impl Iterator<Item = TileId> + Clone {
        (FIRST_CAMP as u8..TILES.len() as u8).map(TileId)
    }

    /// The row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What sort of tile it is.
    #[inline]
    pub const fn sort(self) -> TileSort {
        TILES[self.index()].sort
    }

    /// The printed kind of a building; other tiles have none (BASE-07), not even huts. What building was drawn for a
    /// terrain tile, its game knows.
    #[inline]
    pub const fn kind(self) -> Option<Building> {
        match self.sort() {
            TileSort::Building(kind) => Some(kind),
            TileSort::Start
            | TileSort::Hut(_)
            | TileSort::Terrain
            | TileSort::Medina
            | TileSort::Square
            | TileSort::Bazaar
            | TileSort::Camp => None,
        }
    }

    /// The number of a terrain tile among them, from 0; other tiles have none.
    #[inline]
    pub(crate) const fn terrain_number(self) -> Option<usize> {
        match self.index().checked_sub(FIRST_TERRAIN) {
            Some(number) if number < N_TERRAIN => Some(number),
            _ => None,
        }
    }

    /// The number of a tile among those on whose walls guards can stand, from 0: terrain tiles, medinas, square tiles and
    /// bazaars. Other tiles have none.
    pub(crate) const fn guard_number(self) -> Option<usize> {
        match self.index().checked_sub(FIRST_TERRAIN) {
            Some(number) if number < TileId::N_GUARDED => Some(number),
            _ => None,
        }
    }

    /// How many tiles guards can stand on.
    pub(crate) const N_GUARDED: usize = N_TERRAIN + N_MEDINAS + N_SQUARES + N_BAZAARS;

    /// The tile with that number among them.
    pub(crate) const fn from_guard_number(number: usize) -> TileId {
        TileId((FIRST_TERRAIN + number) as u8)
    }

    /// Whether it is a medina.
    #[inline]
    pub const fn is_medina(self) -> bool {
        matches!(self.sort(), TileSort::Medina)
    }

    /// Whether it is a square tile.
    pub const fn is_square(self) -> bool {
        matches!(self.sort(), TileSort::Square)
    }

    /// The kind whose buildings a hut counts for; other tiles have none.
    #[inline]
    pub const fn hut_kind(self) -> Option<Building> {
        match self.sort() {
            TileSort::Hut(kind) => Some(kind),
            TileSort::Start
            | TileSort::Building(_)
            | TileSort::Terrain
            | TileSort::Medina
            | TileSort::Square
            | TileSort::Bazaar
            | TileSort::Camp => None,
        }
    }

    /// What a bazaar shows; other tiles are none.
    #[inline]
    pub const fn bazaar(self) -> Option<&'static BazaarRow> {
        match self.index().checked_sub(FIRST_BAZAAR) {
            Some(row) if row < N_BAZAARS => Some(&BAZAARS[row]),
            _ => None,
        }
    }

    /// Whether it is a camp.
    #[inline]
    pub const fn is_camp(self) -> bool {
        self.index() >= FIRST_CAMP
    }

    /// The printed price; 0 where there is none.
    #[inline]
    pub const fn price(self) -> u8 {
        TILES[self.index()].price
    }

    /// The printed walls.
    #[inline]
    pub const fn walls(self) -> Walls {
        Walls::from_bits(TILES[self.index()].walls)
    }

    /// The bastions of a camp, each with an arrow that points out through it.
    #[inline]
    pub const fn bastions(self) -> Walls {
        Walls::from_bits(TILES[self.index()].bastions)
    }

    /// The walls with a watchtower (RED-01).
    pub const fn watchtowers(self) -> Walls {
        Walls::from_bits(TILES[self.index()].watchtowers)
    }

    /// Its name in the data files, such as `garden-03`.
    pub const fn name(self) -> &'static str {
        TILES[self.index()].id
    }

    /// The tile with that name.
    pub fn from_name(name: &str) -> Option<TileId> {
        let row = TILES.iter().position(|tile| tile.id == name)?;
        Some(TileId(row as u8))
    }
}

/// The words of a set.
const WORDS: usize = 3;

const _: () = assert!(TILES.len() <= WORDS * 64, "every tile has a bit");

/// A set of tiles; iterates in the order of the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TileSet([u64; WORDS]);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet([0; WORDS]);

    /// Whether the tile is in the set.
    #[inline]
    pub const fn has(&self, tile: TileId) -> bool {
        self.0[tile.index() >> 6] >> (tile.index() & 63) & 1 == 1
    }

    /// Puts the tile in.
    #[inline]
    pub fn insert(&mut self, tile: TileId) {
        self.0[tile.index() >> 6] |= 1 << (tile.index() & 63);
    }

    /// Takes the tile out.
    #[inline]
    pub fn remove(&mut self, tile: TileId) {
        self.0[tile.index() >> 6] &= !(1 << (tile.index() & 63));
    }

    /// How many tiles are in the set.
    #[inline]
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether no tile is in the set.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    const CAMPS: TileSet = {
        let mut words = [0; WORDS];
        let mut row = FIRST_CAMP;
        while row < TILES.len() {
            words[row >> 6] |= 1 << (row & 63);
            row += 1;
        }
        TileSet(words)
    };

    /// The camps in the set.
    #[inline]
    pub const fn camps(self) -> TileSet {
        self.and(TileSet::CAMPS)
    }

    /// The tiles in the set that are no camps.
    #[inline]
    pub const fn without_camps(self) -> TileSet {
        let [one, two, three] = TileSet::CAMPS.0;
        TileSet([self.0[0] & !one, self.0[1] & !two, self.0[2] & !three])
    }

    /// The tiles in both sets.
    pub const fn and(self, other: TileSet) -> TileSet {
        TileSet([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    /// The tiles, in the order of the rows.
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

/// Walks a [`TileSet`] in the order of the rows.
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

    /// Word by word, so that no word is looked at again for each tile.
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
