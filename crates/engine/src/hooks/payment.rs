//! Payments (table 3.5 of the interactions) and what everybody knows of hands.

use crate::event::EventSink;
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::modules::{Progress, caravanserai, change, currency_exchange, diamonds, master_builders};
use crate::purchase::Purchase;
use crate::rules::Module;
use crate::scoring::Points;
use crate::vocab::{Currency, ExchangeCard, Payment, Purse, Seat};

/// Whether modules add payments to those in the currency asked for (table 3.5).
#[inline]
pub(crate) fn has_other_payments(table: &Table) -> bool {
    let on = table.rules.modules;
    on.has(Module::CurrencyExchange) || on.has(Module::Diamonds)
}

/// Payments of a price in a currency that modules add to those in that currency alone (table 3.5).
pub(crate) fn other_payments(
    table: &Table,
    hand: &Cards,
    currency: Currency,
    price: u16,
    exact: bool,
    mut found: impl FnMut(Payment),
) {
    let on = table.rules.modules;
    if on.has(Module::CurrencyExchange) {
        currency_exchange::payments(hand, currency, price, exact, &mut found);
    }
    if on.has(Module::Diamonds) {
        diamonds::payments(hand, price, exact, found);
    }
}

/// Whether a price in that currency may be paid so, as far as currencies go.
pub(crate) fn check_currency(currency: Currency, pay: Payment) -> Result<(), Illegal> {
    if let Some(card) = pay.exchange() {
        return currency_exchange::check_currency(currency, card, pay);
    }
    // DIA-11: no space asks for diamonds, every one takes them.
    let fits = pay.currency() == currency || pay.currency() == Currency::Diamond;
    if fits { Ok(()) } else { Err(Illegal::WrongCurrency) }
}

/// A purchase is paid for: it waits if its buyer may add to the payment.
#[inline]
pub(crate) fn after_payment(game: &mut Game, purchase: Purchase, sink: &mut impl EventSink) -> Progress {
    if game.table.rules.modules.has(Module::Change) {
        return change::after_payment(game, purchase, sink);
    }
    Progress::GoesOn
}

/// What a buyer gets for what was paid beyond the price (INT-09).
#[inline]
pub(crate) fn give_change(game: &mut Game, seat: Seat, excess: u16, sink: &mut impl EventSink) {
    if game.table.rules.modules.has(Module::Change) {
        change::draw(game, seat, excess, sink);
    }
}

/// An exchange card was part of a payment.
pub(crate) fn exchange_paid(game: &mut Game, seat: Seat, card: ExchangeCard) {
    currency_exchange::paid(game, seat, card);
}

/// Money leaves a hand that is not, or not all, known plain money; the known part still holds it.
#[cold]
pub(crate) fn spent(table: &mut Table, seat: Seat, currency: Currency, money: Purse) {
    if table.rules.modules.has(Module::MasterBuilders) {
        master_builders::spent(table, seat, currency, money);
    }
    if table.rules.modules.has(Module::Caravanserai) {
        caravanserai::spent(table, seat, money);
    }
}

/// Money cards that everybody knows to be in a hand without having seen them.
pub(crate) fn n_unseen_money(table: &Table, seat: Seat) -> usize {
    if table.rules.modules.has(Module::MasterBuilders) { master_builders::n_unseen(table, seat) } else { 0 }
}

/// What a seat's money is worth for the left-over tile of a space (BASE-80, table 3.5).
pub(crate) fn award_value(hand: &Cards, currency: Currency) -> Points {
    hand.money[currency].total() as Points
}
