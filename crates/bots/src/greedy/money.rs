//! What money can do: which prices a hand can pay exactly.

use engine::data::{N_BUILDINGS, TILES};
use engine::vocab::Purse;

/// Prices end at 13; higher sums are ignored.
const BITS: u32 = 14;

/// The sums that can be made from some cards of a purse, as bits; sums of 14 and more are left out.
pub(super) type Sums = u16;

/// All sums of a purse, including 0.
#[inline]
pub(super) fn sums_of(purse: Purse) -> Sums {
    let mut sums: Sums = 1;
    let mut rest = purse;
    while let Some(value) = rest.pop_highest() {
        sums = with_card(sums, value);
    }
    sums
}

/// The sums after one more card is added.
#[inline]
pub(super) fn with_card(sums: Sums, value: u8) -> Sums {
    (sums | sums << value) & ((1 << BITS) - 1)
}

/// The sums of cards from both purses together.
pub(super) fn mixed(one: Sums, two: Sums) -> Sums {
    let mut sums: u32 = 0;
    let mut rest = two;
    while rest != 0 {
        sums |= u32::from(one) << rest.trailing_zeros();
        rest &= rest - 1;
    }
    (sums & ((1 << BITS) - 1)) as Sums
}

/// Whether some cards add up to exactly that price.
#[inline]
pub(super) fn meets(sums: Sums, price: u8) -> bool {
    sums >> price & 1 == 1
}

/// The share of all buildings whose price is among the sums: the chance that a new tile can be paid exactly.
#[inline]
pub(super) fn reach(sums: Sums) -> f32 {
    LOW[(sums & 127) as usize] + HIGH[(sums >> 7 & 127) as usize]
}

const LOW: [f32; 128] = shares(0);
const HIGH: [f32; 128] = shares(7);

const fn shares(shift: usize) -> [f32; 128] {
    let mut table = [0.0; 128];
    let mut row = 1;
    while row <= N_BUILDINGS {
        let price = TILES[row].price as usize;
        let mut bits = 0;
        while bits < 128 {
            if price >= shift && price < shift + 7 && bits >> (price - shift) & 1 == 1 {
                table[bits] += 1.0 / N_BUILDINGS as f32;
            }
            bits += 1;
        }
        row += 1;
    }
    table
}

/// The smallest sum of some cards of the purse that is at least `price`.
pub(super) fn least_payment(purse: Purse, price: u8) -> Option<u8> {
    let mut sums = 1u128;
    let mut rest = purse;
    while let Some(value) = rest.pop_highest() {
        sums |= sums << value;
    }
    let enough = sums >> price.min(127);
    // A purse holds at most 3 x 45 in cards and 28 in other pieces. The few sums above 127 are lost, but are never
    // the smallest.
    (enough != 0).then(|| price + enough.trailing_zeros() as u8)
}

#[cfg(test)]
mod tests {
    use engine::vocab::{Currency, Money};

    use super::*;

    fn purse(values: &[u8]) -> Purse {
        Purse::from_values(values.iter().copied()).expect("at most three of a value")
    }

    #[test]
    fn sums_are_those_of_subsets() {
        let sums = sums_of(purse(&[2, 5, 9]));
        let met: Vec<u8> = (0..14).filter(|&price| meets(sums, price)).collect();
        assert_eq!(met, [0, 2, 5, 7, 9, 11]);
    }

    #[test]
    fn reach_counts_tiles() {
        assert_eq!(reach(1), 0.0);
        // One tile costs 2, one costs 13.
        assert!((reach(1 << 2 | 1 << 13) - 2.0 / 54.0).abs() < 1e-6);
        assert!((reach(Sums::MAX >> 2) - 1.0).abs() < 1e-5);
    }

    #[test]
    fn least_payment_is_the_smallest_sum_that_suffices() {
        assert_eq!(least_payment(purse(&[9, 3]), 4), Some(9));
        assert_eq!(least_payment(purse(&[9, 3]), 10), Some(12));
        assert_eq!(least_payment(purse(&[9, 3]), 13), None);
        assert_eq!(least_payment(purse(&[9, 9, 9, 8, 8, 8, 7, 7, 7, 6, 6, 6, 5, 5, 5]), 105), Some(105));
        assert_eq!(least_payment(Purse::EMPTY, 1), None);
    }

    #[test]
    fn pieces_of_modules_make_sums_like_other_money() {
        let piece = |value: u8| {
            let mut ducats = Money::pieces().filter(|piece| piece.currency() == Currency::Ducat);
            ducats.find(|&piece| piece.value() == value && !Purse::one(piece).is_plain())
        };
        let pieces = [piece(1), piece(3), Money::new(Currency::Ducat, 2)];
        let purse = Purse::from_pieces(pieces.into_iter().flatten()).expect("three pieces");
        let met: Vec<u8> = (0..14).filter(|&price| meets(sums_of(purse), price)).collect();
        assert_eq!(met, [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(least_payment(purse, 4), Some(4));
    }
}
