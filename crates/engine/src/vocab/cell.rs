//! Cells, directions and walls (BASE-01 to BASE-03).

use super::bit_set;

/// A direction. Tiles are never rotated, so north of a tile is always north of its cell (BASE-02).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Dir {
    /// North: y - 1.
    N,
    /// East: x + 1.
    E,
    /// South: y + 1.
    S,
    /// West: x - 1.
    W,
}

impl Dir {
    /// All directions, clockwise from north.
    pub const ALL: [Dir; 4] = [Dir::N, Dir::E, Dir::S, Dir::W];

    /// The opposite direction.
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

    /// The letter used in the rules.
    pub const fn name(self) -> &'static str {
        ["N", "E", "S", "W"][self as usize]
    }

    /// Returns the direction with that letter.
    pub fn from_name(name: &str) -> Option<Dir> {
        Dir::ALL.into_iter().find(|dir| dir.name() == name)
    }
}

/// A cell of a player's grid. The start tile is at (0, 0), x grows eastwards and y southwards (BASE-01).
///
/// No tile can be farther from the start tile than there are tiles in the game, so `i8` can hold every cell that
/// matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Cell {
    /// The column, which grows eastwards.
    pub x: i8,
    /// The row, which grows southwards.
    pub y: i8,
}

impl Cell {
    /// The cell of the start tile.
    pub const START: Cell = Cell { x: 0, y: 0 };

    /// The cell at (x, y).
    pub const fn new(x: i8, y: i8) -> Cell {
        Cell { x, y }
    }

    /// The neighbouring cell in that direction. It wraps around at the limits of `i8`, which no tile reaches.
    #[inline]
    pub const fn step(self, dir: Dir) -> Cell {
        // A table, because processors predict the jumps of a `match` on the direction badly.
        const STEPS: [(i8, i8); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let (east, south) = STEPS[dir as usize];
        Cell { x: self.x.wrapping_add(east), y: self.y.wrapping_add(south) }
    }

    /// The eight cells around this one, clockwise from north: sides at even indices, corners at odd ones.
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

/// A side of a cell. A side shared by two cells has two names; [`Side::canonical`] picks one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Side {
    /// One of the cells that the side belongs to.
    pub cell: Cell,
    /// The direction of the side from that cell.
    pub dir: Dir,
}

impl Side {
    /// The same side, named from the cell where it is the east or the south side.
    pub const fn canonical(self) -> Side {
        match self.dir {
            Dir::E | Dir::S => self,
            Dir::N | Dir::W => Side { cell: self.cell.step(self.dir), dir: self.dir.opposite() },
        }
    }
}

bit_set! {
    /// A set of walled sides: bit 0 is north, 1 east, 2 south, 3 west.
    Walls(u8) of Dir::ALL.len(), Dir,
    place: |dir| dir as u8,
    at: |place| Dir::ALL[place]
}

impl Walls {
    /// The set with these bits. Higher bits are ignored.
    #[inline]
    pub const fn from_bits(bits: u8) -> Walls {
        Walls(bits & 15)
    }

    /// The bits of the set.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Parses a text such as `NEW`; `None` if a letter is unknown or repeated.
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
