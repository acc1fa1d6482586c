//! Cells, directions and walls (BASE-01 to BASE-03).

use super::bit_set;

/// A direction; tiles are never turned, so N of a tile is always N of its cell (BASE-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Dir {
    /// y - 1.
    N,
    /// x + 1.
    E,
    /// y + 1.
    S,
    /// x - 1.
    W,
}

impl Dir {
    /// All directions, clockwise from N.
    pub const ALL: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

    /// The direction that looks back.
    #[inline]
    pub const fn opposite(self) -> Dir {
        Dir::ALL[(self as usize + 2) & 3]
    }

    /// The next direction clockwise.
    #[inline]
    pub const fn right(self) -> Dir {
        Dir::ALL[(self as usize + 1) & 3]
    }

    /// The next direction anticlockwise.
    #[inline]
    pub const fn left(self) -> Dir {
        Dir::ALL[(self as usize + 3) & 3]
    }

    /// The letter of the rules.
    pub const fn name(self) -> &'static str {
        ["N", "E", "S", "W"][self as usize]
    }

    /// The direction with that letter.
    pub fn from_name(name: &str) -> Option<Dir> {
        Dir::ALL.into_iter().find(|dir| dir.name() == name)
    }
}

/// A cell of a player's grid; x grows east, y grows south, the start tile lies at (0, 0) (BASE-01).
///
/// No rule can put a tile farther than the number of tiles in the game from the start tile, so `i8` is wide
/// enough for every cell that can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Cell {
    /// Grows to the east.
    pub x: i8,
    /// Grows to the south.
    pub y: i8,
}

impl Cell {
    /// Where the start tile lies.
    pub const START: Cell = Cell { x: 0, y: 0 };

    /// The cell (x, y).
    pub const fn new(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    /// The neighbouring cell in that direction; wraps at the far edge of `i8`, which no tile reaches.
    #[inline]
    pub const fn step(self, dir: Dir) -> Cell {
        match dir {
            Dir::N => Cell { x: self.x, y: self.y.wrapping_sub(1) },
            Dir::E => Cell { x: self.x.wrapping_add(1), y: self.y },
            Dir::S => Cell { x: self.x, y: self.y.wrapping_add(1) },
            Dir::W => Cell { x: self.x.wrapping_sub(1), y: self.y },
        }
    }

    /// The eight cells around, clockwise from N: sides at even places, corners at odd ones.
    #[inline]
    pub const fn ring(self) -> [Cell; 8] {
        let (x, y) = (self.x, self.y);
        let (w, e, n, s) = (x.wrapping_sub(1), x.wrapping_add(1), y.wrapping_sub(1), y.wrapping_add(1));
        [
            Cell { x, y: n },
            Cell { x: e, y: n },
            Cell { x: e, y },
            Cell { x: e, y: s },
            Cell { x, y: s },
            Cell { x: w, y: s },
            Cell { x: w, y },
            Cell { x: w, y: n },
        ]
    }
}

/// A side of a cell. One side shared by two cells has two names; [`Side::canonical`] picks one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side {
    /// The cell.
    pub cell: Cell,
    /// Which of its sides.
    pub dir: Dir,
}

impl Side {
    /// The same side named from the cell where it is the E or the S side.
    pub const fn canonical(self) -> Side {
        match self.dir {
            Dir::E | Dir::S => self,
            Dir::N | Dir::W => Side { cell: self.cell.step(self.dir), dir: self.dir.opposite() },
        }
    }
}

bit_set! {
    /// A set of walled sides: bit 0 is N, 1 E, 2 S, 3 W.
    Walls(u8) of Dir,
    place: |dir| dir as u8,
    at: |place| Dir::ALL[place]
}

impl Walls {
    /// The set with these bits; higher bits are dropped.
    #[inline]
    pub const fn from_bits(bits: u8) -> Walls {
        Walls(bits & 15)
    }

    /// The bits.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Reads a text like `NEW`; each letter at most once.
    pub fn from_text(text: &str) -> Option<Walls> {
        let mut walls = Walls::EMPTY;
        for letter in text.chars() {
            let dir = Dir::ALL.into_iter().find(|dir| dir.name().starts_with(letter))?;
            if walls.has(dir) {
                return None;
            }
            walls.insert(dir);
        }
        Some(walls)
    }
}

impl std::fmt::Display for Walls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.iter().try_for_each(|dir| f.write_str(dir.name()))
    }
}
