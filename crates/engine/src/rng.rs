//! The engine's own random number generator, so that a seed gives the same game on every machine.

/// A permuted congruential generator (PCG) with 64 bits of state and 32 bits of output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rng {
    state: u64,
}

/// The seed of all random events in a game. It can be made from a number or from any text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(u64);

const MULTIPLIER: u64 = 6_364_136_223_846_793_005;
const INCREMENT: u64 = 1_442_695_040_888_963_407;

impl Seed {
    /// The seed for a number.
    pub const fn from_number(number: u64) -> Seed {
        Seed(number)
    }

    /// The seed for a text, hashed with FNV-1a. It never equals the seed of a number below 2^53.
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
    /// The generator for a seed.
    pub const fn new(seed: Seed) -> Rng {
        // One round of SplitMix64 spreads nearby seeds far apart.
        let mut mixed = seed.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        Rng { state: mixed ^ mixed >> 31 }
    }

    /// Returns the next 32 random bits.
    #[inline]
    pub fn next_u32(&mut self) -> u32 {
        let old = self.state;
        self.state = old.wrapping_mul(MULTIPLIER).wrapping_add(INCREMENT);
        let shifted = ((old >> 18 ^ old) >> 27) as u32;
        shifted.rotate_right((old >> 59) as u32)
    }

    /// Returns a uniformly distributed number below `bound`, or 0 if `bound` is 0.
    ///
    /// `bound` must fit in 32 bits; higher bits are ignored.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u32;
        loop {
            // The high half of the product is uniform once the few over-represented low halves are rejected.
            let product = u64::from(self.next_u32()) * u64::from(bound);
            if product as u32 >= bound
                || product as u32 >= bound.wrapping_neg().checked_rem(bound).unwrap_or(0)
            {
                return (product >> 32) as usize;
            }
        }
    }

    /// Shuffles the items; every order is equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for place in (1..items.len()).rev() {
            items.swap(place, self.below(place + 1));
        }
    }
}
