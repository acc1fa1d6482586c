//! Changes of a long text of bytes, sent instead of all of it.

use serde::{Deserialize, Serialize};

/// The most bytes that a patch may lead to. The open table of the largest game has less than a tenth of them.
const MAX_RESULT: usize = 1 << 16;

/// The fewest equal bytes that are worth a reference to the old ones.
const SHORTEST: usize = 6;

/// Bytes that are looked for at once. They have to fit into a word.
const KEY: usize = 4;

/// The number of places in the old bytes that are remembered is 2 to the power of this.
const PLACE_BITS: u32 = 11;

/// Stands for no place. Old bytes from there on are not looked for.
const NOWHERE: u16 = u16::MAX;

/// How to make new bytes from old ones.
///
/// It is a list of parts. Each begins with its length, doubled, plus 1 if it is new. New bytes follow; for old ones, the
/// place where they begin. Numbers are written in groups of seven bits, the lowest first, with the highest bit set in
/// all bytes of a number but the last.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Patch(Vec<u8>);

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
        let mut places = [NOWHERE; 1 << PLACE_BITS];
        for (place, window) in (0..NOWHERE).zip(old.windows(KEY)) {
            places[place_of(window)] = place;
        }
        let mut patch = Patch::default();
        // The bytes from `told` to `at` are new.
        let (mut told, mut at) = (0, 0);
        // Where the old bytes go on if they continue as they did before.
        let mut expected = 0;
        while at < new.len() {
            let equal = |from: usize| old.get(from..).map_or(0, |old| common(old, &new[at..]));
            let (mut from, mut len) = (expected, equal(expected));
            if len < SHORTEST && at + SHORTEST <= new.len() {
                let place = usize::from(places[place_of(&new[at..at + KEY])]);
                let there = equal(place);
                (from, len) = if there > len { (place, there) } else { (from, len) };
            }
            if len < SHORTEST {
                (at, expected) = (at + 1, expected + 1);
                continue;
            }
            patch.put_new(&new[told..at]);
            patch.put_number(2 * len);
            patch.put_number(from);
            (told, at, expected) = (at + len, at + len, from + len);
        }
        patch.put_new(&new[told..]);
        patch
    }

    fn put_new(&mut self, bytes: &[u8]) {
        if !bytes.is_empty() {
            self.put_number(2 * bytes.len() + 1);
            self.0.extend_from_slice(bytes);
        }
    }

    fn put_number(&mut self, number: usize) {
        let mut rest = number;
        while rest > 127 {
            self.0.push(rest as u8 | 128);
            rest >>= 7;
        }
        self.0.push(rest as u8);
    }

    /// Makes the new bytes.
    ///
    /// # Errors
    ///
    /// The patch was not made for these bytes, or leads to far too many.
    pub fn apply(&self, old: &[u8]) -> Result<Vec<u8>, PatchError> {
        let mut new = Vec::with_capacity(old.len() + 64);
        let mut rest = self.0.as_slice();
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
    one.iter().zip(other).take_while(|(one, other)| one == other).count()
}

/// Where the place of these bytes is remembered. This runs for every byte of a table at every step.
#[inline]
fn place_of(window: &[u8]) -> usize {
    let key = u32::from_le_bytes([window[0], window[1], window[2], window[3]]);
    (key.wrapping_mul(0x9E37_79B1) >> (u32::BITS - PLACE_BITS)) as usize
}

/// A check sum that tells whether two sides have the same bytes (FNV-1a). It protects against mistakes, not against
/// forgers.
pub fn check_of(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum: u32, &byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(old: &[u8], new: &[u8], most: usize) {
        let patch = Patch::new(old, new);
        assert_eq!(patch.apply(old).as_deref(), Ok(new));
        assert!(patch.len() <= most, "{patch:?}");
    }

    #[test]
    fn small_changes_make_small_patches() {
        let old: Vec<u8> =
            (0..2000u32).map(|number| (number.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
        check(&old, &old, 4);
        check(&[], &old, 2010);
        check(&old, &[], 0);
        let mut new = old.clone();
        new[1000] ^= 1;
        check(&old, &new, 10);
        new.insert(300, 5);
        check(&old, &new, 30);
        new.drain(1500..1510);
        check(&old, &new, 40);
        new.push(9);
        check(&old, &new, 40);
    }

    #[test]
    fn a_patch_for_other_bytes_is_an_error() {
        let patch = Patch(vec![10, 3]);
        assert_eq!(patch.apply(&[0; 7]), Err(PatchError::Missing));
        assert_eq!(patch.apply(&[0; 8]), Ok(vec![0; 5]));
        for (bytes, error) in [
            (vec![10], PatchError::Missing),
            (vec![11, 1, 2], PatchError::Missing),
            (vec![128], PatchError::Missing),
            (vec![255; 9], PatchError::TooLong),
            ([128, 16, 0].repeat(65), PatchError::TooLong),
            (vec![2, 255, 255, 255, 127], PatchError::Missing),
        ] {
            assert_eq!(Patch(bytes.clone()).apply(&[0; 1024]), Err(error), "{bytes:?}");
        }
    }
}
