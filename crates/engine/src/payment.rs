//! Which payments reach a price without a superfluous card (BASE-30 to BASE-32).
//!
//! Laid down from the highest value to the lowest, a payment has no superfluous card exactly when it stops as
//! soon as the price is reached: without its last and lowest card it falls short, and so without any other.

use crate::vocab::Purse;

/// The distinct values of a purse, highest first.
struct Values {
    len: usize,
    value: [u8; 9],
    count: [u8; 9],
    /// What all lower values together are worth.
    below: [u16; 9],
}

/// Calls `found` for each set of cards of `purse` that reaches `price` and has no superfluous card.
#[inline]
pub(crate) fn each(purse: Purse, price: u16, found: impl FnMut(Purse)) {
    search::<false>(purse, price, found);
}

/// The same for those that meet the price exactly.
#[inline]
pub(crate) fn each_exact(purse: Purse, price: u16, found: impl FnMut(Purse)) {
    search::<true>(purse, price, found);
}

#[inline]
fn search<const EXACT: bool>(purse: Purse, price: u16, mut found: impl FnMut(Purse)) {
    let mut values = Values { len: 0, value: [0; 9], count: [0; 9], below: [0; 9] };
    let mut rest = purse;
    while let Some(value) = rest.highest() {
        let place = values.len;
        values.value[place] = value;
        values.count[place] = rest.count(value);
        values.len += 1;
        rest = rest.up_to(value - 1);
    }
    let mut total = 0;
    for place in (0..values.len).rev() {
        values.below[place] = total;
        total += u16::from(values.value[place]) * u16::from(values.count[place]);
    }
    if total >= price && price > 0 {
        descend::<EXACT, _>(&values, 0, price, Purse::EMPTY, &mut found);
    }
}

/// Adds cards of the values from `place` on to `chosen`, which leaves `missing` to be paid.
fn descend<const EXACT: bool, F: FnMut(Purse)>(
    values: &Values,
    place: usize,
    missing: u16,
    chosen: Purse,
    found: &mut F,
) {
    let value = u16::from(values.value[place]);
    let card = Purse::of(values.value[place]);
    let mut missing = missing;
    let mut chosen = chosen;
    for taken in 0..=values.count[place] {
        if taken > 0 {
            chosen.add(card);
            if value >= missing {
                if !EXACT || value == missing {
                    found(chosen);
                }
                return;
            }
            missing -= value;
        }
        // What is still missing must be there in lower cards.
        if values.below[place] >= missing {
            descend::<EXACT, F>(values, place + 1, missing, chosen, found);
        }
    }
}

/// Whether no card of the purse is superfluous for that price, which it reaches.
pub(crate) fn is_minimal(purse: Purse, price: u16) -> bool {
    purse.lowest().is_some_and(|lowest| purse.total() - u16::from(lowest) < price)
}
