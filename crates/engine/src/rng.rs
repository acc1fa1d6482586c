//! The game's own random source, so that a seed means the same game on every machine.

/// A permuted congruential generator (PCG, 64 bits of state, 32 bits out).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rng {
    state: u64,
}

/// Where a game's chance comes from. Any text can be a seed; numbers are seeds of their own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(u64);

const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
const INCREMENT: u64 = 1_442_695_040_888_963_407;

impl Seed {
    /// The seed with that number.
    pub const fn from_number(number: u64) -> Seed {
        Seed(number)
    }

    /// The seed of a text: its bytes folded by the FNV-1a function. It never equals a number below 2^53.
    pub const fn from_text(text: &str) -> Seed {
        let bytes = text.as_bytes();
        let mut hash = 0xcbf2_9ce4_8422_2325u64;
        let mut place = 0;
        while place < bytes.len() {
            hash = (hash ^ bytes[place] as u64).wrapping_mul(0x0100_0000_01b3);
            place += 1;
        }
        Seed(hash | 1 << 63)
    }
}

impl Rng {
    /// The source that belongs to a seed.
    pub const fn new(seed: Seed) -> Rng {
        // One round of SplitMix64 spreads near seeds far apart.
        let mut mixed = seed.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        Rng { state: mixed ^ mixed >> 31 }
    }

    /// The next 32 random bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        let old = self.state;
        self.state = old.wrapping_mul(MULTIPLIER).wrapping_add(INCREMENT);
        let shifted = ((old >> 18 ^ old) >> 27) as u32;
        shifted.rotate_right((old >> 59) as u32)
    }

    /// A number below `bound`, each equally likely; 0 when `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u32;
        loop {
            // The high half of the product is uniform once the few low halves that come too often are refused.
            let product = u64::from(self.next_u32()) * u64::from(bound);
            if product as u32 >= bound
                || product as u32 >= bound.wrapping_neg().checked_rem(bound).unwrap_or(0)
            {
                return (product >> 32) as usize;
            }
        }
    }

    /// Puts the items in random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place + 1));
        }
    }
}
