//! Treasure Chamber: chests for the seat's buildings, bought room by room.

use engine::data::TREASURE_POINTS;
use engine::modules::treasure_chamber::{self, Action, Awaited};
use engine::vocab::{Currency, MAX_SEATS, Money, Purse, Seat};
use engine::{Action as AnyAction, Cards, Round, View};

use super::{Advice, Decide, Worth, choose_one};
use crate::greedy::Greedy;
use crate::greedy::desk::Desk;
use crate::greedy::judge::Judge;
use crate::greedy::majority::{expected, level};
use crate::greedy::money::{reach, sums_of};

/// The price of a room (TRE-11).
const PRICE: u8 = 8;

pub(super) struct Room;

/// No weights: chests are valued by their points.
pub type Weights = ();

impl Advice for Room {
    #[cfg(test)]
    const USED: &'static [&'static str] = &["chests", "pay-chests", "put-chest"];

    const N_INPUTS: usize = 1;

    fn write_inputs(view: &View<'_>, _: &Cards, seat: Seat, out: &mut [f32]) {
        out[0] = 0.2 * view.chests_of(seat) as f32;
    }
}

impl Worth for Action {
    fn worth(self, judge: &mut Judge<'_, '_>, desk: &mut Desk) -> Option<f32> {
        match self {
            Action::Buy { room } => Some(chests_worth(judge, room) - cost(judge, desk)),
            Action::Pay { card } => paid(judge, card),
            // A chest is worth the same on any building.
            Action::Put { .. } => None,
        }
    }
}

impl Decide for Awaited {
    fn decide(self, bot: &mut Greedy, view: &View<'_>, legal: &[AnyAction]) -> AnyAction {
        match self {
            Awaited::Pay => choose_one(bot, view, legal),
            // A card in hand is worth more than the smaller hand.
            Awaited::PayMore => AnyAction::Pass,
            // A free chest is always welcome.
            Awaited::Place | Awaited::Offer => legal[0],
        }
    }
}

/// The value of the chests in a room, counting only those that find a building.
fn chests_worth(judge: &Judge<'_, '_>, room: treasure_chamber::Room) -> f32 {
    let view = judge.view;
    let Some(chests) = view.room(room) else { return 0.0 };
    let mut free = [0u8; 6];
    let mut own = 0;
    let stored = view.stored_chests();
    let buildings = judge.palace.tiles().map(|(_, tile)| tile).chain(view.set_aside().iter());
    for tile in buildings {
        match tile.kind() {
            Some(_) if stored.has(tile) => own += 1,
            Some(kind) => free[kind as usize] += 1,
            None => {}
        }
    }
    let mut placed = 0;
    for kind in chests {
        let free = &mut free[kind as usize];
        placed += u8::from(*free > 0);
        *free = free.saturating_sub(1);
    }
    if placed == 0 {
        return 0.0;
    }
    let mut others = [0u8; MAX_SEATS];
    let mut n_others = 0;
    for seat in view.seats().filter(|&seat| seat != judge.seat) {
        others[n_others] = view.chests_of(seat) as u8;
        n_others += 1;
    }
    if let Some(dirk) = view.dirk() {
        others[n_others] = dirk.and(stored).len() as u8;
        n_others += 1;
    }
    let others = &others[..n_others];
    let mut worth = 0.0;
    for round in Round::ALL.into_iter().filter(|&round| !view.is_scored(round)) {
        // The later the round, the more chests the others may still get.
        let level = level(0.5 + judge.time() * (round as u8 as f32 + 1.0));
        let points = &TREASURE_POINTS[round as usize];
        let now = if own == 0 { 0.0 } else { expected(own, others, points, level) };
        worth += expected(own + placed, others, points, level) - now;
    }
    // A lead in chests is easily lost again, even more so with many players. The numbers were found by matches.
    worth * (0.55 - 0.05 * view.rules().players() as f32)
}

/// The cost of paying for a room.
fn cost(judge: &Judge<'_, '_>, desk: &Desk) -> f32 {
    // The coins are taken from wherever they are needed least, so the price is seldom exceeded by much.
    let dearest = judge.weights.reach * 0.1;
    desk.cost * (f32::from(PRICE) + 0.5) + dearest
}

/// TRE-11: the next card towards the price of 8, chosen to overpay little and to keep useful cards.
fn paid(judge: &Judge<'_, '_>, card: Money) -> Option<f32> {
    let (hand, purchase) = (judge.view.hand()?, judge.view.chest_purchase()?);
    let missing = u32::from(PRICE.saturating_sub(purchase.paid));
    let value = u32::from(card.value());
    let lost = if value >= missing {
        value - missing
    } else {
        least_rest(hand.money.0, card, missing - value).saturating_sub(missing - value)
    };
    let purse = hand.money[card.currency()];
    let missed = reach(sums_of(purse)) - reach(sums_of(purse.minus(Purse::one(card))));
    Some(-judge.cost() * lost as f32 - judge.weights.reach * missed)
}

/// The smallest sum of at least `missing` from the pieces that may be paid after `last`: those of lower value, or of
/// the same value from its face on.
fn least_rest(purses: [Purse; Currency::ALL.len()], last: Money, missing: u32) -> u32 {
    let mut sums = 1u64;
    for piece in Money::pieces().filter(|&piece| (last.value(), piece) >= (piece.value(), last)) {
        let count = purses[piece.currency() as usize].count_of(piece) - u8::from(piece == last);
        (0..count).for_each(|_| sums |= sums << piece.value());
    }
    let enough = sums >> missing;
    if enough == 0 { u32::MAX } else { missing + enough.trailing_zeros() }
}
