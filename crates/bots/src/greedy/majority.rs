//! Expected points of a ranking while everybody's count may still grow.
//!
//! It uses only additions, multiplications and tables, so that every machine gets the same numbers.

/// The standard normal distribution function at 0, 1/4, 1/2 .. 4.
const PHI: [f32; 17] = [
    0.5, 0.5987, 0.6915, 0.7734, 0.8413, 0.8944, 0.9332, 0.9599, 0.9772, 0.9878, 0.9938, 0.9970, 0.9987,
    0.9994, 0.9998, 0.9999, 1.0,
];

/// The normal distribution function, to four digits.
pub(crate) fn ahead(deviations: f32) -> f32 {
    let steps = deviations.abs() * 4.0;
    let below = (steps as usize).min(PHI.len() - 2);
    let part = (steps - below as f32).min(1.0);
    let chance = PHI[below] + (PHI[below + 1] - PHI[below]) * part;
    if deviations < 0.0 { 1.0 - chance } else { chance }
}

/// Leads are looked up from -16 to 15; there are at most 11 buildings of a kind, and longer leads are as sure.
const MAX_LEAD: i32 = 16;

/// The number of levels of uncertainty; see [`level`].
const LEVELS: usize = 16;

/// Standard deviations of the levels: the square roots of 0.12, 0.25, 0.5, 0.75 and so on.
const DEVIATIONS: [f32; LEVELS] =
    [0.35, 0.5, 0.707, 0.866, 1.0, 1.118, 1.225, 1.323, 1.414, 1.5, 1.581, 1.658, 1.732, 1.803, 1.871, 1.936];

/// The chance of finishing ahead, by the present lead from -16 on; a tie counts as half.
const AHEAD: [[f32; 2 * MAX_LEAD as usize]; LEVELS] = {
    let mut table = [[0.0; 2 * MAX_LEAD as usize]; LEVELS];
    let mut level = 0;
    while level < LEVELS {
        let mut lead = 0;
        while lead < MAX_LEAD {
            let steps = lead as f32 / DEVIATIONS[level] * 4.0;
            let below = steps as usize;
            let chance = if below >= PHI.len() - 1 {
                1.0
            } else {
                PHI[below] + (PHI[below + 1] - PHI[below]) * (steps - below as f32)
            };
            table[level][(MAX_LEAD + lead) as usize] = chance;
            table[level][(MAX_LEAD - lead) as usize] = 1.0 - chance;
            lead += 1;
        }
        level += 1;
    }
    table
};

/// The level of uncertainty for a variance: one level per quarter.
#[inline]
pub(super) fn level(variance: f32) -> usize {
    ((variance * 4.0) as usize).min(LEVELS - 1)
}

/// The chance that somebody with `own` pieces finishes ahead of somebody with `other`.
#[inline]
fn chance(chances: &[f32; 2 * MAX_LEAD as usize], own: u8, other: u8) -> f32 {
    let lead = (i32::from(own) - i32::from(other)).clamp(-MAX_LEAD, MAX_LEAD - 1);
    chances[(lead + MAX_LEAD) as usize]
}

/// The expected points of somebody with `own` pieces against `others`; `points` are those of the first three places.
#[inline]
pub(super) fn expected(own: u8, others: &[u8], points: &[u8; 3], level: usize) -> f32 {
    expected_both([own, own], others, points, level)[0]
}

/// Like [`expected`] for two counts at once, which costs little more than for one.
#[inline]
pub(super) fn expected_both(own: [u8; 2], others: &[u8], points: &[u8; 3], level: usize) -> [f32; 2] {
    let chances = &AHEAD[level];
    // The chances that none, one or two of those considered so far finish ahead.
    let (mut none, mut one, mut two) = ([1.0f32; 2], [0.0f32; 2], [0.0f32; 2]);
    for &other in others {
        for side in 0..2 {
            let ahead = chance(chances, own[side], other);
            let behind = 1.0 - ahead;
            two[side] = two[side] * ahead + one[side] * behind;
            one[side] = one[side] * ahead + none[side] * behind;
            none[side] *= ahead;
        }
    }
    let [first, second, third] = points.map(f32::from);
    std::array::from_fn(|side| first * none[side] + second * one[side] + third * two[side])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sure_lead_brings_the_first_place() {
        let points = [21, 13, 6];
        assert!((expected(5, &[1, 0], &points, 0) - 21.0).abs() < 0.1);
        assert!((expected(1, &[5, 0], &points, 0) - 13.0).abs() < 0.2);
        assert!((expected(3, &[3], &points, 0) - 17.0).abs() < 0.1);
    }

    #[test]
    fn more_is_never_worth_less() {
        let points = [16, 8, 1];
        for level in 0..LEVELS {
            for own in 0..9 {
                let (now, more) = (
                    expected(own, &[3, 1, 4], &points, level),
                    expected(own + 1, &[3, 1, 4], &points, level),
                );
                assert!(more >= now - 1e-4, "level {level} own {own}");
            }
        }
    }
}
