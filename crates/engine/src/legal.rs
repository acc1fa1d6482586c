//! The list of legal actions, made from what the acting seat knows: the table and its own hand.

use crate::action::Action;
use crate::game::{Cards, Table};
use crate::hooks;
use crate::modules::{
    caravanserai, change, characters, invaders, power_of_the_sultan, street_trader, treasure_chamber,
};
use crate::payment;
use crate::step::Step;
use crate::vocab::{Currency, Money, MoneySet, Payment, Seat, Space};

/// BASE-25: the total of several cards taken together.
pub(crate) const TAKE_LIMIT: u8 = 5;

/// Appends every legal action of the seat to act, which holds `hand`, once each.
#[inline]
pub(crate) fn list(table: &Table, hand: &Cards, out: &mut Vec<Action>) {
    let Some(step) = table.steps.top() else { return };
    match step {
        Step::Act { further } => {
            actions(table, hand, out);
            // BASE-22: a further action is a right; the first is a duty unless there is none.
            if further || out.is_empty() {
                out.push(Action::Stop);
            }
        }
        Step::Place { seat, dirk } => placements(table, hand, seat, dirk, out),
        Step::Before => hooks::before_actions(table, hand, out),
        Step::EndRedesign => {
            hooks::end_actions(table, hand, out);
            out.push(Action::Pass);
        }
        Step::Redesign => redesigns(table, hand, table.turn_of, out),
        Step::Window { place } => {
            let seat = table.turn_of.after(1 + place as usize, table.players());
            hooks::window_actions(table, hand, seat, out);
            out.push(Action::Pass);
        }
        Step::AddMoney => change::list(table, hand, out),
        // What may be shown is listed with every decision.
        Step::BonusCards(_) => out.push(Action::Pass),
        Step::Characters(step) => characters::list(table, hand, step, out),
        Step::StreetTrader(step) => street_trader::list(table, step, out),
        Step::TreasureChamber(step) => treasure_chamber::list(table, hand, step, out),
        Step::Invaders(step) => invaders::list(step, out),
        Step::PowerOfTheSultan(step) => power_of_the_sultan::list(table, step, out),
        Step::Caravanserai => caravanserai::list(table, out),
        // These are gone through before anybody is asked.
        Step::RefillRow
        | Step::RefillMarket
        | Step::ScoreDue
        | Step::Score(_)
        | Step::DirkDraws(_)
        | Step::ArtOfTheMoors(_)
        | Step::Distribute { .. }
        | Step::Finish => {}
    }
    hooks::free_actions(table, hand, out);
}

/// F1: everything but stopping.
fn actions(table: &Table, hand: &Cards, out: &mut Vec<Action>) {
    take_money(table, out);
    purchases(table, hand, out);
    redesigns(table, hand, table.turn_of, out);
    hooks::act_actions(table, hand, out);
}

/// Whether the player in turn has any action but stopping.
pub(crate) fn has_action(table: &Table, hand: &Cards) -> bool {
    if table.row.len() > 0 {
        return true;
    }
    let mut out = Vec::new();
    actions(table, hand, &mut out);
    !out.is_empty()
}

/// BASE-25: one card, or several up to the limit; equal cards are not told apart.
#[inline]
fn take_money(table: &Table, out: &mut Vec<Action>) {
    let row = table.row.money();
    let limit = hooks::take_limit(table, table.turn_of);
    for (place, &card) in row.iter().enumerate() {
        // Equal cards lie together: the first of them speaks for all.
        if place > 0 && row[place - 1] == card {
            continue;
        }
        out.push(Action::TakeMoney(MoneySet::one(card)));
        if card.value() < limit {
            take_more(&row[place + 1..], MoneySet::one(card), limit - card.value(), out);
        }
    }
}

/// Adds cards that come later in the row to those chosen.
fn take_more(row: &[Money], chosen: MoneySet, left: u8, out: &mut Vec<Action>) {
    for (place, &card) in row.iter().enumerate() {
        if card.value() > left || place > 0 && row[place - 1] == card {
            continue;
        }
        let mut more = chosen;
        more.push(card);
        out.push(Action::TakeMoney(more));
        if card.value() < left {
            take_more(&row[place + 1..], more, left - card.value(), out);
        }
    }
}

/// BASE-30.
#[inline]
fn purchases(table: &Table, hand: &Cards, out: &mut Vec<Action>) {
    market_payments(table, hand, false, |space, pay| out.push(Action::Buy { space, pay }));
}

/// Every payment that a hand has for the tiles on the market, or every exact one.
#[inline]
pub(crate) fn market_payments(
    table: &Table,
    hand: &Cards,
    exact: bool,
    mut found: impl FnMut(Space, Payment),
) {
    for space in Space::ALL {
        let Some(tile) = table.tile_on(space) else { continue };
        let currency = space.currency();
        payment::each(hand.money[currency], u16::from(tile.price()), exact, |cards| {
            found(space, Payment::plain(currency, cards));
        });
    }
    if hooks::has_other_payments(table) {
        for space in Space::ALL {
            let Some(tile) = table.tile_on(space) else { continue };
            let price = u16::from(tile.price());
            hooks::other_payments(table, hand, space.currency(), price, exact, |pay| found(space, pay));
        }
    }
}

/// Every payment that a hand has for a price in that currency, or every exact one.
pub(crate) fn payments(
    table: &Table,
    hand: &Cards,
    currency: Currency,
    price: u16,
    exact: bool,
    mut found: impl FnMut(Payment),
) {
    payment::each(hand.money[currency], price, exact, |cards| found(Payment::plain(currency, cards)));
    hooks::other_payments(table, hand, currency, price, exact, found);
}

/// BASE-50.
#[inline]
fn redesigns(table: &Table, hand: &Cards, seat: Seat, out: &mut Vec<Action>) {
    let palace = &table.palaces[seat];
    for tile in table.reserves[seat].without_camps().iter() {
        let walls = table.walls_of(tile);
        for at in palace.cells_for(walls) {
            out.push(Action::Add { tile, at });
        }
        for at in palace.swappable_cells(walls) {
            out.push(Action::Swap { tile, at });
        }
    }
    for at in palace.removable_cells() {
        out.push(Action::Remove { at });
    }
    hooks::redesign_actions(table, hand, seat, out);
}

/// Whether a redesign is possible without cards of the hand and without camps.
pub(crate) fn has_redesign(table: &Table, seat: Seat) -> bool {
    let palace = &table.palaces[seat];
    palace.removable_cells().next().is_some()
        || table.reserves[seat].without_camps().iter().any(|tile| {
            let walls = table.walls_of(tile);
            palace.cells_for(walls).next().is_some() || palace.swappable_cells(walls).next().is_some()
        })
}

/// BASE-60, BASE-88.
#[inline]
fn placements(table: &Table, hand: &Cards, seat: Seat, dirk: bool, out: &mut Vec<Action>) {
    let palace = &table.palaces[seat];
    for tile in table.set_aside.iter() {
        if !tile.is_camp() {
            for at in palace.cells_for(table.walls_of(tile)) {
                out.push(Action::Place { tile, at });
            }
        }
        out.push(Action::Reserve { tile });
        if dirk && hooks::check_gift(table, tile).is_ok() {
            out.push(Action::GiveToDirk { tile });
        }
    }
    hooks::place_actions(table, hand, seat, out);
}
