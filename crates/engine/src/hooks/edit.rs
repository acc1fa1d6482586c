//! What modules update when a position is set up by hand.

use crate::game::Table;
use crate::modules::{ModuleCards, master_builders, workers_huts};
use crate::vocab::{ExchangeSet, Seat};

/// The hand of a seat was replaced by one that everybody has seen.
pub(crate) fn hand_edited(table: &mut Table, seat: Seat) {
    master_builders::hand_edited(table, seat);
}

/// What modules keep apart from a hand, which stays when the hand is replaced.
pub(crate) fn apart(held: ModuleCards) -> ModuleCards {
    let nothing = ModuleCards::default();
    ModuleCards { currency_exchange: nothing.currency_exchange, city_gates: nothing.city_gates, ..held }
}

/// The tiles of a seat were replaced.
pub(crate) fn tiles_edited(table: &mut Table, seat: Seat) {
    workers_huts::tiles_edited(table, seat);
}

/// The money row was emptied and now gets these exchange cards.
pub(crate) fn row_edited(table: &mut Table, exchange: ExchangeSet) {
    table.modules.currency_exchange.row = exchange;
    exchange.iter().for_each(|_| table.row.take_place());
}

/// The discard pile was emptied and now gets these cards.
pub(crate) fn discard_edited(table: &mut Table, exchange: ExchangeSet, gates: u8) {
    table.discard.held.currency_exchange = exchange;
    table.discard.held.city_gates = gates;
}
