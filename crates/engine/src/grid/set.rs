//! Sets of slots, and of places of the frontier.

/// The number of slots or places that fit in the main word. Few palaces ever need more.
pub(super) const WORD: usize = u64::BITS as usize;

/// A word for the late slots or places, from [`WORD`] on. Alhambra needs at most eight of them, The Red Palace more.
pub(super) type Late = u16;

/// The number of slots or places that a set can hold.
pub(super) const MAX_IN_SET: usize = WORD + Late::BITS as usize;

/// A set of slots, or of places of the frontier.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Set {
    pub word: u64,
    pub late: Late,
}

impl Set {
    pub const EMPTY: Set = Set { word: 0, late: 0 };

    #[inline]
    pub const fn has(self, place: usize) -> bool {
        if place < WORD { self.word >> place & 1 == 1 } else { self.late >> (place - WORD) & 1 == 1 }
    }

    #[inline]
    pub const fn insert(&mut self, place: usize) {
        if place < WORD {
            self.word |= 1 << place;
        } else {
            self.late |= 1 << (place - WORD);
        }
    }

    #[inline]
    pub const fn remove(&mut self, place: usize) {
        if place < WORD {
            self.word &= !(1 << place);
        } else {
            self.late &= !(1 << (place - WORD));
        }
    }

    /// Inserts or removes a place.
    #[inline]
    pub const fn set(&mut self, place: usize, is_in: bool) {
        if place < WORD {
            self.word = self.word & !(1 << place) | (is_in as u64) << place;
        } else {
            self.late = self.late & !(1 << (place - WORD)) | (is_in as Late) << (place - WORD);
        }
    }

    #[inline]
    pub const fn without(self, other: Set) -> Set {
        Set { word: self.word & !other.word, late: self.late & !other.late }
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.word == 0 && self.late == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        (self.word.count_ones() + self.late.count_ones()) as usize
    }

    /// The lowest place that is not in the set.
    #[inline]
    pub const fn lowest_free(self) -> usize {
        let free = !self.word;
        if free != 0 { free.trailing_zeros() as usize } else { WORD + self.late.trailing_ones() as usize }
    }

    /// The late places of the set for which `holds` is true.
    #[cold]
    pub fn late_where(self, mut holds: impl FnMut(usize) -> bool) -> Late {
        let mut late = 0;
        for place in (Set { word: 0, late: self.late }).iter().filter(|&place| holds(place)) {
            late |= 1 << (place - WORD);
        }
        late
    }

    /// The places, lowest first.
    #[inline]
    pub const fn iter(self) -> Places {
        Places(self)
    }
}

/// An iterator over a [`Set`], lowest place first.
#[derive(Clone)]
pub(super) struct Places(Set);

impl Iterator for Places {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        let Set { word, late } = self.0;
        if word != 0 {
            self.0.word = word & (word - 1);
            Some(word.trailing_zeros() as usize)
        } else if late != 0 {
            self.0.late = late & (late - 1);
            // The mask lets the compiler drop a bounds check.
            Some(WORD + (late.trailing_zeros() & (Late::BITS - 1)) as usize)
        } else {
            None
        }
    }

    /// Two plain loops, the second hardly ever entered. Hot paths that go through a whole set use this.
    #[inline]
    fn fold<B, F: FnMut(B, usize) -> B>(self, init: B, mut each: F) -> B {
        let Set { mut word, mut late } = self.0;
        let mut folded = init;
        while word != 0 {
            folded = each(folded, word.trailing_zeros() as usize);
            word &= word - 1;
        }
        while late != 0 {
            folded = each(folded, WORD + (late.trailing_zeros() & (Late::BITS - 1)) as usize);
            late &= late - 1;
        }
        folded
    }
}

/// Iterates over the bits of a word, lowest first.
#[inline]
pub(super) const fn bits(word: u64) -> Places {
    Set { word, late: 0 }.iter()
}
