//! Checking one action, and naming the rule that refuses it.
//!
//! For the base game this does not use the list of legal actions, so that the two can be compared in tests. For the
//! rest, the test kit has a second implementation.

use crate::action::Action;
use crate::for_each_module;
use crate::game::{Cards, Table};
use crate::hooks;
use crate::illegal::Illegal;
use crate::legal;
use crate::modules::ModuleAction;
use crate::payment::is_minimal;
use crate::purchase;
use crate::rules::Module;
use crate::step::Step;
use crate::vocab::{Cell, Currency, MoneySet, Payment, Purse, Seat, Space, TileId};

/// Checks whether the seat to act, which holds `hand`, may do this now.
pub(crate) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    let step = table.steps.top().ok_or(Illegal::GameOver)?;
    let seat = table.to_act().ok_or(Illegal::GameOver)?;
    let palace = &table.palaces[seat];
    match (step, action) {
        (Step::Act { .. }, Action::TakeMoney(cards)) => take_money(table, cards),
        (Step::Act { .. }, Action::Buy { space, pay }) => market_purchase(table, hand, space, pay).map(drop),
        (Step::AddMoney, Action::AddMoney { piece }) => purchase::check_more(table, hand, piece),
        (Step::Act { .. } | Step::Redesign, Action::Add { tile, at }) => {
            reserved(table, seat, tile)?;
            placement(table, seat, tile, at)
        }
        (Step::Act { .. } | Step::Redesign, Action::Remove { at }) => palace.check_remove(at),
        (Step::Act { .. } | Step::Redesign, Action::Swap { tile, at }) => {
            reserved(table, seat, tile)?;
            if tile.is_outpost() {
                palace.check_outpost_swap(at, tile.bastions())
            } else {
                palace.check_swap(at, table.walls_of(tile))
            }
        }
        (Step::Act { further }, Action::Stop) => {
            if further || !legal::has_action(table, hand) {
                Ok(())
            } else {
                Err(Illegal::MustAct)
            }
        }
        (Step::Place { .. }, Action::Place { tile, at }) => {
            set_aside(table, tile)?;
            placement(table, seat, tile, at)
        }
        (Step::Place { .. }, Action::Reserve { tile }) => set_aside(table, tile),
        (Step::Place { dirk, .. }, Action::GiveToDirk { tile }) => {
            set_aside(table, tile)?;
            if dirk { hooks::check_gift(table, tile) } else { Err(hooks::no_gift(table, tile)) }
        }
        (_, Action::Pass) => step.check_pass(table),
        _ => check_module(table, hand, action),
    }
}

macro_rules! check_module {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// Checks whether the module of that action is played and allows it.
        fn check_module(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
            let on = table.rules.modules;
            match action {
                $(
                    Action::$module(_) if !on.has(Module::$module) => Err(Illegal::ModuleNotPlayed),
                    Action::$module(action) => action.check(table, hand),
                )*
                Action::RedPalace(_) if !table.rules.is_red_palace() => Err(Illegal::ModuleNotPlayed),
                Action::RedPalace(action) => action.check(table, hand),
                Action::TakeMoney(_)
                | Action::Buy { .. }
                | Action::AddMoney { .. }
                | Action::Add { .. }
                | Action::Remove { .. }
                | Action::Swap { .. }
                | Action::Stop
                | Action::Pass
                | Action::Place { .. }
                | Action::Reserve { .. }
                | Action::GiveToDirk { .. } => Err(Illegal::NotNow(table.awaited())),
            }
        }
    };
}
for_each_module!(check_module);

/// BASE-40 to BASE-48, or for a camp CAMP-11 to CAMP-14 instead.
fn placement(table: &Table, seat: Seat, tile: TileId, at: Cell) -> Result<(), Illegal> {
    let palace = &table.palaces[seat];
    if tile.is_outpost() {
        palace.check_outpost(at, tile.bastions())
    } else {
        palace.check_place(at, table.walls_of(tile))
    }
}

/// Checks that the cards may be taken together (BASE-25).
fn take_money(table: &Table, cards: MoneySet) -> Result<(), Illegal> {
    let count = |cards: &[_], card| cards.iter().filter(|&&other| other == card).count();
    let row = table.row.money();
    if cards.as_slice().iter().any(|&card| count(cards.as_slice(), card) > count(row, card)) {
        return Err(Illegal::NotInRow);
    }
    let limit = hooks::take_limit(table, table.turn_of);
    if cards.as_slice().len() > 1 && cards.total() > limit {
        Err(hooks::take_refusal(table, table.turn_of, cards.total(), limit))
    } else {
        Ok(())
    }
}

/// BASE-30, BASE-31: checks the purchase of a market tile and returns its price.
pub(crate) fn market_purchase(
    table: &Table,
    hand: &Cards,
    space: Space,
    pay: Payment,
) -> Result<u16, Illegal> {
    let tile = table.tile_on(space).ok_or(Illegal::EmptySpace)?;
    hooks::check_currency(table, space.currency(), pay)?;
    let price = u16::from(tile.price());
    payment(hand, pay, price)?;
    Ok(price)
}

/// Checks whether these cards of the hand reach the price without a superfluous one.
pub(crate) fn payment(hand: &Cards, pay: Payment, price: u16) -> Result<(), Illegal> {
    let holds = |(currency, purse): (Currency, Purse)| hand.money[currency].contains(purse);
    if !pay.purses().into_iter().all(holds)
        || pay.exchange().is_some_and(|card| !hand.held.currency_exchange.has(card))
    {
        return Err(Illegal::NotInHand);
    }
    if pay.total() < price {
        return Err(Illegal::Underpaid);
    }
    if is_minimal(pay, price) { Ok(()) } else { Err(Illegal::Superfluous) }
}

/// Checks whether the tile is in the player's reserve. BASE-33: a tile bought this turn is not.
pub(crate) fn reserved(table: &Table, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    if table.reserves[seat].has(tile) { Ok(()) } else { Err(Illegal::NotInReserve) }
}

/// Checks whether the tile is set aside to be placed.
pub(crate) fn set_aside(table: &Table, tile: TileId) -> Result<(), Illegal> {
    if table.set_aside.has(tile) { Ok(()) } else { Err(Illegal::NotSetAside) }
}
