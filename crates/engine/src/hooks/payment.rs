//! Payments (table 3.5 of the interactions), and what everybody knows about hands.

use crate::event::EventSink;
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::modules::{caravanserai, change, characters, currency_exchange, diamonds, master_builders};
use crate::purchase::More;
use crate::rules::Module;
use crate::scoring::Points;
use crate::vocab::{Currency, ExchangeCard, Payment, Purse, Seat};

/// Whether modules add payments to those in the currency that is asked for (table 3.5).
#[inline]
pub(crate) fn has_other_payments(table: &Table) -> bool {
    let on = table.rules.modules;
    on.has(Module::CurrencyExchange) || on.has(Module::Diamonds)
}

/// Calls `found` for the payments that modules add to those in the currency of the price (table 3.5).
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

/// Checks whether the modules that a payment depends on are played.
pub(crate) fn check_played(table: &Table, pay: Payment) -> Result<(), Illegal> {
    let on = table.rules.modules;
    if pay.exchange().is_some() && !on.has(Module::CurrencyExchange)
        || pay.currency() == Currency::Diamond && !on.has(Module::Diamonds)
    {
        return Err(Illegal::ModuleNotPlayed);
    }
    Ok(())
}

/// Checks whether a price in that currency may be paid this way, as far as currencies are concerned.
pub(crate) fn check_currency(table: &Table, currency: Currency, pay: Payment) -> Result<(), Illegal> {
    check_played(table, pay)?;
    if let Some(card) = pay.exchange() {
        return currency_exchange::check_currency(currency, card, pay);
    }
    // DIA-11: no space asks for diamonds, but every space accepts them.
    let fits = pay.currency() == currency || pay.currency() == Currency::Diamond;
    if fits { Ok(()) } else { Err(Illegal::WrongCurrency) }
}

/// What a buyer may add to a payment that already reaches the price, where that can matter (BASE-35).
#[inline]
pub(crate) fn may_add(table: &Table, seat: Seat) -> More {
    let on = table.rules.modules;
    if on.has(Module::Change) {
        More::Money
    } else if on.has(Module::Characters) {
        may_add_for_nothing(table, seat)
    } else {
        More::Nothing
    }
}

/// What a buyer may add if nothing is given in return.
pub(crate) fn may_add_for_nothing(table: &Table, seat: Seat) -> More {
    let on = table.rules.modules;
    if on.has(Module::Characters) && table.rules.version() > 1 && characters::gains_by_small_hand(table, seat)
    {
        More::Cards
    } else {
        More::Nothing
    }
}

/// Gives the buyer what is due for an overpayment (INT-09).
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

/// Money leaves a hand, and some of it is not plain money that everybody knows. The known part still includes it.
#[cold]
pub(crate) fn spent(table: &mut Table, seat: Seat, currency: Currency, money: Purse) {
    if table.rules.modules.has(Module::MasterBuilders) {
        master_builders::spent(table, seat, currency, money);
    }
    if table.rules.modules.has(Module::Caravanserai) {
        caravanserai::spent(table, seat, money);
    }
}

/// The number of money cards that everybody knows to be in a hand without having seen them.
pub(crate) fn n_unseen_money(table: &Table, seat: Seat) -> usize {
    if table.rules.modules.has(Module::MasterBuilders) { master_builders::n_unseen(table, seat) } else { 0 }
}

/// Whether a hand may hold unseen money of that currency, by what everybody can count (INT-23).
pub(crate) fn could_hide(table: &Table, seat: Seat, currency: Currency) -> bool {
    let unseen = usize::from(table.hand_sizes[seat]).saturating_sub(table.known[seat].len());
    let builders = n_unseen_money(table, seat);
    unseen > builders
        || builders > 0 && (table.rules.version() == 1 || master_builders::could_be_unseen(table, currency))
}

/// The value of a seat's money for the left-over tile of a space (BASE-80, table 3.5).
pub(crate) fn award_value(hand: &Cards, currency: Currency) -> Points {
    hand.money[currency].total() as Points
}
