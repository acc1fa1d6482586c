//! Changes of a long text of bytes, sent instead of all of it.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most bytes that a patch may lead to. The open table of the largest game has less than a tenth of them.
const MAX_RESULT: usize = 1 << 16;

/// The fewest equal bytes that are worth a reference to the old ones.
const SHORTEST: usize = 6;

/// Old and new bytes that are equal again within so many are found without a search.
const NEAR: usize = 12;

/// Bytes that are looked for at once. They have to fit into a word.
const KEY: usize = 4;

/// Every so many-th place in the old bytes is remembered: to look at all of them takes long, and those between are found
/// from the next one.
const STRIDE: usize = 4;

/// The number of places in the old bytes that are remembered is 2 to the power of this.
const PLACE_BITS: u32 = 11;

/// Stands for no place. Old bytes from there on are not looked for.
const NOWHERE: u16 = u16::MAX;

/// How to make new bytes from old ones.
///
/// It is a list of parts. Each begins with its length, doubled, plus 1 if it is new. New bytes follow; for old ones, the
/// place where they begin. Numbers are written in groups of seven bits, the lowest first, with the highest bit set in
/// all bytes of a number but the last.
///
/// The same patch is sent to many, so its bytes are shared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Patch(Arc<[u8]>);

impl Serialize for Patch {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_bytes(&self.0)
    }
}

impl<'de> Deserialize<'de> for Patch {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Patch, D::Error> {
        Ok(Patch(Vec::deserialize(from)?.into()))
    }
}

/// Why a patch does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PatchError {
    /// It names bytes that are not there, or ends too early.
    #[error("the patch names bytes that are not there")]
    Missing,
    /// It leads to more bytes than any table has.
    #[error("the patch leads to more than {MAX_RESULT} bytes")]
    TooLong,
}

impl Patch {
    /// Finds a short way from the old bytes to the new ones.
    pub fn new(old: &[u8], new: &[u8]) -> Patch {
        // Both mostly end alike, which needs no search.
        let end = common_end(old, new);
        let mut patch = Parts(Vec::with_capacity(128));
        let mut places = None;
        // The bytes from `told` to `at` are new, and the old ones may go on at `from`.
        let (mut told, mut at, mut from) = (0, 0, 0);
        while at < new.len() - end {
            let len = common(&old[from..], &new[at..]);
            if len >= SHORTEST {
                patch.put_new(&new[told..at]);
                patch.put_old(from, len);
                (at, from) = (at + len, from + len);
                told = at;
            } else if let Some((old_ahead, new_ahead)) = meet(&old[from..], &new[at..]) {
                (at, from) = (at + new_ahead, from + old_ahead);
            } else {
                let places = places.get_or_insert_with(|| Places::of(old));
                (at, from) = places.find(old, new, at).unwrap_or((new.len() - end, old.len()));
            }
        }
        let rest = new.len() - at;
        if rest < SHORTEST {
            patch.put_new(&new[told..]);
        } else {
            patch.put_new(&new[told..at]);
            patch.put_old(old.len() - rest, rest);
        }
        Patch(patch.0.into())
    }

    /// Makes the new bytes.
    ///
    /// # Errors
    ///
    /// The patch was not made for these bytes, or leads to far too many.
    pub fn apply(&self, old: &[u8]) -> Result<Vec<u8>, PatchError> {
        let mut new = Vec::with_capacity(old.len() + 64);
        let mut rest = &self.0[..];
        while !rest.is_empty() {
            let number = take_number(&mut rest)?;
            let len = number / 2;
            if new.len() + len > MAX_RESULT {
                return Err(PatchError::TooLong);
            }
            if number % 2 == 1 {
                let (bytes, others) = rest.split_at_checked(len).ok_or(PatchError::Missing)?;
                new.extend_from_slice(bytes);
                rest = others;
            } else {
                let from = take_number(&mut rest)?;
                new.extend_from_slice(old.get(from..from + len).ok_or(PatchError::Missing)?);
            }
        }
        Ok(new)
    }

    /// The number of bytes of the patch.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it leads to no bytes at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The parts of a patch that is being made.
struct Parts(Vec<u8>);

impl Parts {
    fn put_new(&mut self, bytes: &[u8]) {
        if !bytes.is_empty() {
            self.put_number(2 * bytes.len() + 1);
            self.0.extend_from_slice(bytes);
        }
    }

    fn put_old(&mut self, from: usize, len: usize) {
        self.put_number(2 * len);
        self.put_number(from);
    }

    fn put_number(&mut self, number: usize) {
        let mut rest = number;
        while rest > 127 {
            self.0.push(rest as u8 | 128);
            rest >>= 7;
        }
        self.0.push(rest as u8);
    }
}

/// Takes a number of at most 28 bits.
fn take_number(rest: &mut &[u8]) -> Result<usize, PatchError> {
    let mut number = 0;
    for shift in [0, 7, 14, 21] {
        let (&byte, others) = rest.split_first().ok_or(PatchError::Missing)?;
        *rest = others;
        number |= usize::from(byte & 127) << shift;
        if byte < 128 {
            return Ok(number);
        }
    }
    Err(PatchError::TooLong)
}

/// The first [`SHORTEST`] bytes from there on, as a number; `None` if not even a whole word follows.
fn word(bytes: &[u8], at: usize) -> Option<u64> {
    let word = bytes.get(at..at + size_of::<u64>())?;
    Some(u64::from_le_bytes(word.try_into().ok()?) << (u64::BITS - 8 * SHORTEST as u32))
}

/// How far ahead both have equal bytes again, if that is near. Most changes leave all that follows in its place, so that is
/// looked for first.
fn meet(old: &[u8], new: &[u8]) -> Option<(usize, usize)> {
    for ahead in 0..NEAR {
        if word(old, ahead)? == word(new, ahead)? {
            return Some((ahead, ahead));
        }
    }
    for ahead in 1..NEAR {
        let (old_word, new_word) = (word(old, ahead)?, word(new, ahead)?);
        for less in 0..ahead {
            if old_word == word(new, less)? {
                return Some((ahead, less));
            }
            if new_word == word(old, less)? {
                return Some((less, ahead));
            }
        }
    }
    None
}

/// Where bytes are among the old ones. To look for them takes longer than all else, so it is done only for those that have
/// moved far.
struct Places([u16; 1 << PLACE_BITS]);

impl Places {
    fn of(old: &[u8]) -> Places {
        let mut places = [NOWHERE; 1 << PLACE_BITS];
        for (place, window) in (0..NOWHERE).zip(old.windows(KEY)).step_by(STRIDE) {
            places[place_of(window)] = place;
        }
        Places(places)
    }

    /// The next new bytes that are among the old ones: where they begin, and where the old ones do.
    fn find(&self, old: &[u8], new: &[u8], at: usize) -> Option<(usize, usize)> {
        new.windows(KEY).enumerate().skip(at).find_map(|(found, window)| {
            let place = usize::from(self.0[place_of(window)]);
            let is_long = common(old.get(place..)?, &new[found..]) >= SHORTEST;
            // Not every place is remembered, so that it may have been found too late.
            let back = if is_long { common_end(&old[..place], &new[at..found]) } else { 0 };
            is_long.then_some((found - back, place - back))
        })
    }
}

/// The number of equal bytes at the beginning of both.
fn common(one: &[u8], other: &[u8]) -> usize {
    const WORD: usize = size_of::<u64>();
    let words = one.chunks_exact(WORD).zip(other.chunks_exact(WORD));
    let whole = WORD * words.take_while(|(one, other)| one == other).count();
    whole + one[whole..].iter().zip(&other[whole..]).take_while(|(one, other)| one == other).count()
}

/// The number of equal bytes at the end of both.
fn common_end(one: &[u8], other: &[u8]) -> usize {
    const WORD: usize = size_of::<u64>();
    let words = one.rchunks_exact(WORD).zip(other.rchunks_exact(WORD));
    let whole = WORD * words.take_while(|(one, other)| one == other).count();
    let (one, other) = (&one[..one.len() - whole], &other[..other.len() - whole]);
    whole + one.iter().rev().zip(other.iter().rev()).take_while(|(one, other)| one == other).count()
}

/// Where the place of these bytes is remembered.
fn place_of(window: &[u8]) -> usize {
    let key = u32::from_le_bytes([window[0], window[1], window[2], window[3]]);
    (key.wrapping_mul(0x9E37_79B1) >> (u32::BITS - PLACE_BITS)) as usize
}

/// A check sum that tells whether two sides have the same bytes. It protects against mistakes, not against forgers.
///
/// The bytes are taken in words of eight, the lowest byte first, the last word filled up with zeros. As in FNV-1a, each is
/// mixed in by exclusive or and a multiplication; then the number of bytes is, and the upper half of the result counts.
pub fn check_of(bytes: &[u8]) -> u32 {
    let mix = |sum: u64, word: u64| (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    let mut words = bytes.chunks_exact(8);
    let sum = words.by_ref().fold(0xcbf2_9ce4_8422_2325, |sum, word| {
        mix(sum, u64::from_le_bytes(word.try_into().unwrap_or_default()))
    });
    let mut last = [0; 8];
    last[..words.remainder().len()].copy_from_slice(words.remainder());
    let sum = mix(mix(sum, u64::from_le_bytes(last)), bytes.len() as u64);
    (sum >> 32) as u32
}
