//! Changes of a long text of bytes, sent instead of all of it.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The most bytes that a patch may lead to. The open table of the largest game has less than a tenth of them.
const MAX_RESULT: usize = 1 << 16;

/// The fewest equal bytes that are worth a reference to the old ones.
const SHORTEST: usize = 6;

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
        // Both begin and end alike; only what is between has to be searched.
        let begin = common(old, new);
        let (old_rest, new_rest) = (&old[begin..], &new[begin..]);
        let end = common_end(old_rest, new_rest);
        let mut places = [NOWHERE; 1 << PLACE_BITS];
        let searched = begin..old.len() - end;
        let windows = (0..NOWHERE).zip(old.windows(KEY)).take(searched.end).skip(searched.start);
        for (place, window) in windows.step_by(STRIDE) {
            places[place_of(window)] = place;
        }
        let mut patch = Parts(Vec::with_capacity(128));
        // The bytes from `told` to `at` are new.
        let (mut told, mut at) = (0, 0);
        // Where the old bytes go on if they continue as they did before.
        let mut expected = 0;
        while at < new.len() - end {
            let equal = |from: usize| old.get(from..).map_or(0, |old| common(old, &new[at..]));
            let (mut from, mut len, mut begin) = (expected, equal(expected), at);
            if len < SHORTEST && at + SHORTEST <= new.len() {
                let place = usize::from(places[place_of(&new[at..at + KEY])]);
                let there = equal(place);
                if there > len {
                    // Not every place is remembered, so that it may have been found too late.
                    let back = common_end(&old[..place], &new[told..at]);
                    (from, len, begin) = (place - back, there + back, at - back);
                }
            }
            if len < SHORTEST {
                (at, expected) = (at + 1, expected + 1);
                continue;
            }
            patch.put_new(&new[told..begin]);
            patch.put_old(from, len);
            (told, at, expected) = (begin + len, begin + len, from + len);
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

/// Where the place of these bytes is remembered. This runs for every byte of a table at every step.
#[inline]
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
