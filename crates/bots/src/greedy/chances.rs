//! What the market and the supply offer to each seat of a game without modules, whose hands everybody can know.

use engine::vocab::{BySeat, MAX_SEATS, Seat, Space};
use engine::{Game, Viewer};

use super::money::{Sums, meets, sums_of};
use super::survey::Holdings;

const N_SPACES: usize = Space::ALL.len();

/// The chance that somebody who can pay a tile exactly leaves it in the market.
const LEFT_BY_EXACT: f32 = 0.5;

/// The same for somebody who can pay it, but not exactly.
const LEFT_BY_PAYABLE: f32 = 0.8;

/// What is offered to one seat, as points of majorities that a tile would add.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Chances {
    /// A tile of the supply on each space, if it can be paid exactly, added up, and on the best space alone.
    pub fresh_exact: f32,
    pub fresh_best: f32,
    /// The same if it can be paid at all, added up.
    pub fresh_payable: f32,
    /// Tiles of the market that can be paid exactly, if those who play before leave them: all, and the best alone.
    pub left_exact: f32,
    pub left_best: f32,
    /// The best that can be paid at all.
    pub left_payable: f32,
    /// Currencies in which everybody else has less money, and what the tiles of the market there would add: they are given away
    /// like that at the end (BASE-80).
    pub richest: u8,
    pub given: f32,
    /// The most and the least money in one currency.
    pub most: u16,
    pub least: u16,
}

/// The prices of some tiles of one kind, as bits: those that one of them has, and those that two have.
type Prices = [Sums; 2];

/// How many of the tiles have a price among the sums.
fn met(prices: Prices, sums: Sums) -> f32 {
    ((prices[0] & sums).count_ones() + (prices[1] & sums).count_ones()) as f32
}

/// Finds what is offered to every seat; the gains must be known.
pub(super) fn find(game: &Game, holdings: &mut BySeat<Holdings>) {
    let view = game.view(Viewer::Public);
    let players = view.rules().players();
    // Once a turn is over and nothing is drawn yet, nobody is to act.
    let next = view.to_act().unwrap_or(view.turn_of().next(players));
    let mut supply: [Prices; 6] = [[0; 2]; 6];
    let mut n_tiles = 0.0f32;
    for tile in game.secrets().supply() {
        let Some(kind) = tile.kind() else { continue };
        n_tiles += 1.0;
        let [one, two] = &mut supply[kind as usize];
        *two |= *one & 1 << tile.price();
        *one |= 1 << tile.price();
    }
    let share = 1.0 / n_tiles.max(1.0);
    let market = Space::ALL.map(|space| view.market(space));
    let mut sums = [[0; N_SPACES]; MAX_SEATS];
    let mut totals = [[0; N_SPACES]; MAX_SEATS];
    for seat in view.seats() {
        let hand = game.secrets().hand(seat);
        sums[seat.index()] = Space::ALL.map(|space| sums_of(hand.money[space.currency()]));
        totals[seat.index()] = Space::ALL.map(|space| hand.money[space.currency()].total());
    }
    // What is left of each tile of the market for those who come later.
    let mut left = [1.0f32; N_SPACES];
    for place in 0..players {
        let seat: Seat = next.after(place, players);
        let (sums, own) = (sums[seat.index()], totals[seat.index()]);
        let one = &mut holdings[seat];
        let mut found = Chances {
            most: own.into_iter().max().unwrap_or(0),
            least: own.into_iter().min().unwrap_or(0),
            ..Chances::default()
        };
        for space in 0..N_SPACES {
            let up_to: Sums = if own[space] >= 13 { Sums::MAX } else { (2 << own[space]) - 1 };
            let (mut exact, mut payable) = (0.0, 0.0);
            for (&prices, &gain) in supply.iter().zip(&one.gains) {
                exact += gain * met(prices, sums[space]);
                payable += gain * met(prices, up_to);
            }
            found.fresh_exact += exact * share;
            found.fresh_best = found.fresh_best.max(exact * share);
            found.fresh_payable += payable * share;
            // The own total is the only one that is not lower.
            let rivals = totals[..players].iter().filter(|other| other[space] >= own[space]).count();
            let is_richest = own[space] > 0 && rivals == 1;
            found.richest += u8::from(is_richest);
            let Some(tile) = market[space] else { continue };
            let gain = tile.kind().map_or(0.0, |kind| one.gains[kind as usize]);
            if is_richest {
                found.given += gain;
            }
            if own[space] >= u16::from(tile.price()) {
                found.left_payable = found.left_payable.max(gain * left[space]);
                left[space] *= if meets(sums[space], tile.price()) {
                    found.left_exact += gain * left[space];
                    found.left_best = found.left_best.max(gain * left[space]);
                    LEFT_BY_EXACT
                } else {
                    LEFT_BY_PAYABLE
                };
            }
        }
        one.chances = found;
    }
}
