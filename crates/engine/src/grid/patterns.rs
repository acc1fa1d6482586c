//! Which walls fit next to which neighbours, computed at compile time.

/// The wall patterns (bit w for walls w) that match the neighbours `occupied | walled << 4`, given by side.
pub(super) const PATTERNS: [u16; 256] = {
    let mut table = [0u16; 256];
    let mut key = 0;
    while key < 256 {
        let (occupied, walled) = (key & 15, key >> 4);
        let mut walls = 0;
        while walls < 16 {
            if walls & occupied == walled {
                table[key] |= 1 << walls;
            }
            walls += 1;
        }
        key += 1;
    }
    table
};

/// Whether a tile may fill a cell with these occupied cells around it, clockwise from north, without enclosing an empty
/// area. That is so if occupied and empty change exactly twice on the way around (BASE-47).
pub(super) const KEEPS_WAY_OUT: [bool; 256] = {
    let mut table = [false; 256];
    let mut ring = 0usize;
    while ring < 256 {
        let turned = (ring << 1 | ring >> 7) & 255;
        table[ring] = (ring ^ turned).count_ones() == 2;
        ring += 1;
    }
    table
};

/// The sides with a neighbouring tile, by the ring around a cell.
pub(super) const SIDES: [u8; 256] = {
    let mut table = [0; 256];
    let mut ring = 0usize;
    while ring < 256 {
        table[ring] = (ring & 1 | ring >> 1 & 2 | ring >> 2 & 4 | ring >> 3 & 8) as u8;
        ring += 1;
    }
    table
};

/// The ring around a cell, by the 3 x 3 square centred on it: rows from north, columns from west.
pub(super) const RING: [u8; 512] = {
    let mut table = [0; 512];
    let mut square = 0usize;
    while square < 512 {
        let places = [1, 2, 5, 8, 7, 6, 3, 0];
        let mut place = 0;
        while place < 8 {
            table[square] |= ((square >> places[place] & 1) << place) as u8;
            place += 1;
        }
        square += 1;
    }
    table
};

/// The wall patterns that fit next to neighbours that are not outposts: those that match, provided that one of the
/// neighbours has an open side (BASE-43).
pub(super) const FITS: [u16; 256] = {
    let mut table = PATTERNS;
    let mut sides = 0;
    while sides < 16 {
        table[sides | sides << 4] = 0;
        sides += 1;
    }
    table
};

/// The sides with a neighbouring tile, by the 3 x 3 square centred on an empty cell; none if a tile there would enclose
/// an empty area.
pub(super) const FREE_SIDES: [u8; 512] = {
    let mut table = [0; 512];
    let mut square = 0;
    while square < 512 {
        let ring = RING[square] as usize;
        if KEEPS_WAY_OUT[ring] {
            table[square] = SIDES[ring];
        }
        square += 1;
    }
    table
};
