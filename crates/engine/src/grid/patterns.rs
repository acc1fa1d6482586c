//! Which cells around a cell leave it free for a tile, computed at compile time.

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

/// The corners of a 3 x 3 square centred on an empty cell, from the north-east clockwise, where a change of tile or no
/// tile decides whether a tile in the centre would enclose an empty area.
pub(super) const DECISIVE_CORNERS: [u8; 512] = {
    let mut table = [0; 512];
    let mut square = 0;
    while square < 512 {
        let ring = RING[square] as usize;
        let mut corner = 0;
        while corner < 4 {
            let changed = ring ^ 2 << (2 * corner);
            if square & 1 << 4 == 0
                && (FREE_SIDES[square] == 0) != (!KEEPS_WAY_OUT[changed] || SIDES[changed] == 0)
            {
                table[square] |= 1 << corner;
            }
            corner += 1;
        }
        square += 1;
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
