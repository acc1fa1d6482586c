//! Payments that reach a price without a superfluous card (BASE-30 to BASE-32).
//!
//! If cards are laid down from the highest value to the lowest, a payment has no superfluous card exactly when it stops
//! as soon as the price is reached: without its last and lowest card it falls short, and so it would without any other.

use crate::data::{BUILDER_VALUE, COIN_VALUE};
use crate::vocab::{Currency, Money, Payment, Purse};

/// Calls `found` for each set of cards in `purse` that reaches `price` without a superfluous card; with `exact`, only
/// for those that meet the price exactly.
#[inline]
pub(crate) fn each(purse: Purse, price: u16, exact: bool, found: impl FnMut(Purse)) {
    if exact { search::<true>(purse, price, found) } else { search::<false>(purse, price, found) }
}

#[inline]
fn search<const EXACT: bool>(purse: Purse, price: u16, mut found: impl FnMut(Purse)) {
    if !purse.is_plain() {
        return search_pieces(purse, price, EXACT, found);
    }
    let total = purse.total();
    if total >= price && price > 0 {
        lay_down::<EXACT, _>(purse, total, price, Purse::EMPTY, &mut found);
    }
}

/// Adds cards of `rest`, whose total is `worth`, to `chosen`, which leaves `missing` to be paid; `worth` is at least
/// `missing`. Often all of them are needed, which is quick to test.
#[inline]
fn lay_down<const EXACT: bool, F: FnMut(Purse)>(
    rest: Purse,
    worth: u16,
    missing: u16,
    chosen: Purse,
    found: &mut F,
) {
    if worth - rest.lowest_plain() >= missing {
        descend::<EXACT, F>(rest, worth, missing, chosen, found);
    } else if !EXACT || worth == missing {
        let mut all = chosen;
        all.add(rest);
        found(all);
    }
}

/// [`search`] for purses with coins or master builders, kept apart so that the search without them stays small.
#[cold]
#[inline(never)]
fn search_pieces(purse: Purse, price: u16, exact: bool, mut found: impl FnMut(Purse)) {
    each_piece([purse, Purse::EMPTY], price, exact, &mut |[chosen, _]| found(chosen));
}

/// [`lay_down`] card by card.
fn descend<const EXACT: bool, F: FnMut(Purse)>(
    mut rest: Purse,
    mut worth: u16,
    mut missing: u16,
    mut chosen: Purse,
    found: &mut F,
) {
    while let Some(highest) = rest.highest_plain() {
        let value = u16::from(highest);
        let count = u16::from(rest.count(highest));
        let lower = rest.plain_up_to(highest - 1);
        let below = worth - value * count;
        for _ in 0..count {
            // The lower cards must be worth what is still missing.
            if below >= missing {
                lay_down::<EXACT, F>(lower, below, missing, chosen, found);
            }
            chosen.add(Purse::of(highest));
            if value >= missing {
                if !EXACT || value == missing {
                    found(chosen);
                }
                return;
            }
            missing -= value;
        }
        // All cards of this value are laid down, so the lower ones have to pay the rest.
        if below < missing {
            return;
        }
        (rest, worth) = (lower, below);
    }
}

/// [`each`] for cards of two currencies together (EXC-20), laid down in a common order of values.
pub(crate) fn each_mixed(purses: [Purse; 2], price: u16, exact: bool, mut found: impl FnMut([Purse; 2])) {
    if !purses.iter().all(|purse| purse.is_plain()) {
        each_piece(purses, price, exact, &mut found);
        return;
    }
    let worth = purses[0].total() + purses[1].total();
    if worth >= price && price > 0 {
        descend_mixed(purses, worth, price, exact, [Purse::EMPTY; 2], &mut found);
    }
}

/// [`descend`] for two currencies: at each value, some cards of the first and some of the second are laid down.
fn descend_mixed(
    rest: [Purse; 2],
    worth: u16,
    missing: u16,
    exact: bool,
    chosen: [Purse; 2],
    found: &mut impl FnMut([Purse; 2]),
) {
    let Some(highest) = rest[0].highest_plain().max(rest[1].highest_plain()) else { return };
    let value = u16::from(highest);
    let [n_first, n_second] = rest.map(|purse| u16::from(purse.count(highest)));
    let below = worth - value * (n_first + n_second);
    // This many cards of this value reach the price, and no more may be laid down.
    let enough = missing.div_ceil(value);
    let card = Purse::of(highest);
    let mut with_first = chosen;
    for first in 0..=n_first {
        let mut with_both = with_first;
        for second in 0..=n_second {
            let laid = first + second;
            if laid == enough {
                if !exact || laid * value == missing {
                    found(with_both);
                }
                break;
            }
            let left = missing - laid * value;
            if below >= left {
                let lower = rest.map(|purse| purse.plain_up_to(highest - 1));
                descend_mixed(lower, below, left, exact, with_both, found);
            }
            if second < n_second {
                with_both[1].add(card);
            }
        }
        if first == enough {
            return;
        }
        if first < n_first {
            with_first[0].add(card);
        }
    }
}

/// One piece of each sort that a purse can hold, highest value first. The currency does not matter.
const SORTS: [Money; 21] = {
    const fn dinar(piece: Option<Money>) -> Money {
        piece.expect("there are dinars of every sort")
    }
    let mut sorts = [dinar(Money::coin(Currency::Dinar)); 21];
    let (mut place, mut value) = (0, 9);
    while value > 0 {
        sorts[place] = dinar(Money::new(Currency::Dinar, value));
        place += 1;
        if value == BUILDER_VALUE {
            sorts[place] = dinar(Money::builder(Currency::Dinar));
            place += 1;
        }
        let mut caravan = 0;
        while caravan < 2 {
            if let Some(piece) = Money::caravan(caravan, Currency::Dinar, value) {
                sorts[place] = piece;
                place += 1;
            }
            caravan += 1;
        }
        value -= 1;
    }
    sorts
};

const _: () = assert!(COIN_VALUE == 1, "coins must come last in the order");

/// [`each_mixed`] for purses with coins, master builder cards or caravanserais: goes sort by sort, and for each sort
/// takes from the first purse before the second.
#[cold]
fn each_piece(purses: [Purse; 2], price: u16, exact: bool, found: &mut impl FnMut([Purse; 2])) {
    let worth = purses[0].total() + purses[1].total();
    if worth >= price && price > 0 {
        descend_pieces(purses, 0, worth, price, exact, [Purse::EMPTY; 2], found);
    }
}

/// [`descend`] from that place in the order of sorts on; `worth` is the total from there to the end.
fn descend_pieces(
    purses: [Purse; 2],
    place: usize,
    worth: u16,
    missing: u16,
    exact: bool,
    chosen: [Purse; 2],
    found: &mut impl FnMut([Purse; 2]),
) {
    let Some(&sort) = SORTS.get(place / 2) else { return };
    let (which, value) = (place % 2, u16::from(sort.value()));
    let count = u16::from(purses[which].count_of(sort));
    let below = worth - value * count;
    let (mut missing, mut chosen) = (missing, chosen);
    for laid in 0..=count {
        if laid > 0 {
            chosen[which].add(Purse::one(sort));
            if value >= missing {
                if !exact || value == missing {
                    found(chosen);
                }
                return;
            }
            missing -= value;
        }
        if below >= missing {
            descend_pieces(purses, place + 1, below, missing, exact, chosen, found);
        }
    }
}

/// Whether a payment that reaches the price has no superfluous money. A coin counts as a card of value 1 (CHG-18).
pub(crate) fn is_minimal(pay: Payment, price: u16) -> bool {
    pay.lowest().is_some_and(|lowest| pay.total() - u16::from(lowest) < price)
}
