//! Patches of tables and their check sums.

use wire::{Patch, PatchError, check_of};

#[test]
fn every_byte_and_the_length_count_for_the_check_sum() {
    let bytes: Vec<u8> = (0..40).collect();
    let mut sums = vec![check_of(&[]), check_of(&[0]), check_of(&[0; 8]), check_of(&bytes)];
    for place in 0..bytes.len() {
        let mut other = bytes.clone();
        other[place] ^= 128;
        sums.push(check_of(&other));
        sums.push(check_of(&bytes[..place]));
    }
    let count = sums.len();
    sums.sort_unstable();
    sums.dedup();
    assert_eq!(sums.len(), count - 2, "only the empty one and a single zero are there twice");
}

fn check(old: &[u8], new: &[u8], most: usize) {
    let patch = Patch::new(old, new);
    assert_eq!(patch.apply(old).as_deref(), Ok(new));
    assert!(patch.len() <= most, "{patch:?}");
}

/// The patch that is written like this.
fn patch_of(bytes: &[u8]) -> Patch {
    serde_json::from_value(bytes.into()).expect("any bytes can be read")
}

#[test]
fn small_changes_make_small_patches() {
    let old: Vec<u8> = (0..2000u32).map(|number| (number.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
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
fn what_has_moved_far_is_found() {
    let old: Vec<u8> = (0..2000u32).map(|number| (number.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    // Many bytes come in between.
    check(&old, &[&old[..700], &[7; 50], &old[700..]].concat(), 65);
    // Many are gone.
    check(&old, &[&old[..700], &old[1200..]].concat(), 15);
    // Parts have changed places.
    check(&old, &[&old[1500..], &old[..1500]].concat(), 15);
    check(&old, &[&old[..100], &old[900..1000], &old[200..900], &old[100..200], &old[1000..]].concat(), 30);
}

#[test]
fn a_patch_for_other_bytes_is_an_error() {
    let patch = patch_of(&[10, 3]);
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
        assert_eq!(patch_of(&bytes).apply(&[0; 1024]), Err(error), "{bytes:?}");
    }
}
