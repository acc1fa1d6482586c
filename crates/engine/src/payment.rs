//! Which payments reach a price without a superfluous card (BASE-30 to BASE-32).
//!
//! Laid down from the highest value to the lowest, a payment has no superfluous card exactly when it stops as
//! soon as the price is reached: without its last and lowest card it falls short, and so without any other.

use crate::vocab::Purse;

/// Calls `found` for each set of cards of `purse` that reaches `price` and has no superfluous card; with `exact`
/// only for those that meet the price.
#[inline]
pub(crate) fn each(purse: Purse, price: u16, exact: bool, found: impl FnMut(Purse)) {
    if exact { search::<true>(purse, price, found) } else { search::<false>(purse, price, found) }
}

#[inline]
fn search<const EXACT: bool>(purse: Purse, price: u16, mut found: impl FnMut(Purse)) {
    let total = purse.total();
    if total >= price && price > 0 {
        descend::<EXACT, _>(purse, total, price, Purse::EMPTY, &mut found);
    }
}

/// Adds cards of `rest`, which are worth `worth`, to `chosen`, which leaves `missing` to be paid; `worth` reaches
/// `missing`.
fn descend<const EXACT: bool, F: FnMut(Purse)>(
    rest: Purse,
    worth: u16,
    missing: u16,
    chosen: Purse,
    found: &mut F,
) {
    let Some(highest) = rest.highest() else { return };
    let value = u16::from(highest);
    let count = u16::from(rest.count(highest));
    let lower = rest.up_to(highest - 1);
    let below = worth - value * count;
    let card = Purse::of(highest);
    let mut missing = missing;
    let mut chosen = chosen;
    let mut left = count;
    loop {
        // What is still missing must be there in lower cards.
        if below >= missing {
            descend::<EXACT, F>(lower, below, missing, chosen, found);
        }
        if left == 0 {
            return;
        }
        left -= 1;
        chosen.add(card);
        if value >= missing {
            if !EXACT || value == missing {
                found(chosen);
            }
            return;
        }
        missing -= value;
    }
}

/// Whether no card of the purse is superfluous for that price, which it reaches.
pub(crate) fn is_minimal(purse: Purse, price: u16) -> bool {
    purse.lowest().is_some_and(|lowest| purse.total() - u16::from(lowest) < price)
}
