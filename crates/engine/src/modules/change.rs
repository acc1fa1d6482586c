//! Change (`docs/rules/33-change.md`, CHG): half of what is overpaid comes back as coins.
//!
//! Coins lie in the purses of hands, where everybody knows them, so payments, bids and chests need nothing of this file
//! (CHG-12, CHG-15). What is not there is in the bag: spent coins are back in it at once (CHG-16).

use crate::action::Action as AnyAction;
use crate::data::COIN_COPIES;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::modules::caravanserai::{self, Caravanserai};
use crate::modules::characters;
use crate::modules::power_of_the_sultan::{self, SultanCard};
use crate::play;
use crate::step::Step;
use crate::vocab::{Currency, Money, Payment, Purse, Seat, Space};

/// How many coins of each of the four currencies, in canonical order.
pub type Coins = [u8; 4];

/// The purchase that waits until its buyer is done paying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    pub purchase: Option<Purchase>,
}

/// A purchase that is paid for, to which more money may be added (CHG-18).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purchase {
    /// The buyer.
    pub seat: Seat,
    /// What is bought.
    pub what: Bought,
    /// What it costs.
    pub price: u8,
    /// What has been laid down.
    pub pay: Payment,
}

/// What gives change (CHG-13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bought {
    /// The tile on a market space.
    Tile(Space),
    /// The character that was auctioned.
    Character,
    /// A sultan card.
    Sultan(SultanCard),
    /// A caravanserai card.
    Caravanserai(Caravanserai),
}

/// What the module lets a player do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Add a piece of money to the payment (CHG-18).
    Add {
        /// The piece.
        piece: Money,
    },
}

/// What the module tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A payment was laid down; its buyer may add to it.
    Paid {
        /// By whom.
        seat: Seat,
        /// What.
        pay: Payment,
    },
    /// A piece was added to a payment.
    Added {
        /// By whom.
        seat: Seat,
        /// Which.
        piece: Money,
    },
    /// Coins were drawn from the bag (CHG-10).
    Drawn {
        /// By whom.
        seat: Seat,
        /// Of each currency.
        coins: Coins,
    },
}

/// The coins that lie in front of a seat.
pub(crate) fn coins_of(table: &Table, seat: Seat) -> Coins {
    let [dinars, dirhams, ducats, florins, _] = table.known[seat].money.0;
    [dinars, dirhams, ducats, florins].map(Purse::coins)
}

/// CHG-51: what nobody has is in the bag.
pub(crate) fn bag(table: &Table) -> Coins {
    let mut bag = [COIN_COPIES; 4];
    for seat in Seat::all(table.players()) {
        bag.iter_mut().zip(coins_of(table, seat)).for_each(|(left, held)| *left -= held);
    }
    bag
}

/// Whether the buyer may have something to add to the payment, by what everybody knows of the hand (INT-23).
fn could_add(table: &Table, seat: Seat, pay: Payment) -> bool {
    let known = &table.known[seat];
    let holds = |currency: Currency| !known.money[currency].is_empty();
    known.len() < table.hand_sizes[seat] as usize || currencies(pay).into_iter().any(holds)
}

/// The currencies of a payment: one, or those of its exchange card (CHG-43).
fn currencies(pay: Payment) -> [Currency; 2] {
    pay.purses().map(|(currency, _)| currency)
}

/// CHG-18: the purchase waits if its buyer may add to the payment.
pub(crate) fn waits(game: &mut Game, purchase: Purchase, sink: &mut impl EventSink) -> bool {
    let Purchase { seat, pay, .. } = purchase;
    let waits = could_add(&game.table, seat, pay);
    if waits {
        game.table.modules.change.purchase = Some(purchase);
        game.table.steps.push(Step::AddMoney);
        sink.push(AnyEvent::Change(Event::Paid { seat, pay }));
    }
    waits
}

/// Who may add money.
pub(crate) fn asked(table: &Table) -> Seat {
    table.modules.change.purchase.map_or(table.turn_of, |purchase| purchase.seat)
}

pub(crate) fn list(table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
    if let Some(purchase) = table.modules.change.purchase {
        let currencies = currencies(purchase.pay);
        let held = Money::pieces().filter(|piece| currencies.contains(&piece.currency()) && hand.has(*piece));
        out.extend(held.map(|piece| AnyAction::Change(Action::Add { piece })));
    }
    out.push(AnyAction::Pass);
}

pub(crate) fn check(table: &Table, hand: &Cards, action: Action) -> Result<(), Illegal> {
    let Action::Add { piece } = action;
    let purchase = table.modules.change.purchase.filter(|_| table.steps.top() == Some(Step::AddMoney));
    let purchase = purchase.ok_or(Illegal::NotNow(table.awaited()))?;
    if !currencies(purchase.pay).contains(&piece.currency()) {
        return Err(Illegal::OtherCurrency);
    }
    if hand.has(piece) { Ok(()) } else { Err(Illegal::NotInHand) }
}

pub(crate) fn apply(game: &mut Game, seat: Seat, action: Action, sink: &mut impl EventSink) {
    let Action::Add { piece } = action;
    game.spend(seat, piece.currency(), Purse::one(piece));
    let Some(purchase) = &mut game.table.modules.change.purchase else { return };
    purchase.pay.add(piece);
    let pay = purchase.pay;
    sink.push(AnyEvent::Change(Event::Added { seat, piece }));
    if !could_add(&game.table, seat, pay) {
        finish(game, sink);
    }
}

/// The buyer is done: the purchase goes on with what has been laid down.
pub(crate) fn finish(game: &mut Game, sink: &mut impl EventSink) {
    game.table.steps.pop();
    let Some(Purchase { seat, what, price, pay }) = game.table.modules.change.purchase.take() else { return };
    match what {
        Bought::Tile(space) => play::buy(game, seat, space, pay, sink),
        Bought::Character => characters::won(game, seat, pay, sink),
        Bought::Sultan(card) => power_of_the_sultan::bought(game, seat, card, pay, sink),
        Bought::Caravanserai(card) => caravanserai::bought(game, seat, card, price, pay, sink),
    }
}

/// CHG-10, CHG-17: a coin for every two units of excess, as long as there are some.
pub(crate) fn draw(game: &mut Game, seat: Seat, excess: u16, sink: &mut impl EventSink) {
    let mut coins = Coins::default();
    for _ in 0..excess / 2 {
        let bag = bag(&game.table);
        let left: u8 = bag.iter().sum();
        if left == 0 {
            break;
        }
        let mut place = game.hidden.rng.below(left as usize);
        for (currency, &count) in Currency::ALL.into_iter().zip(&bag) {
            if place < count as usize {
                Money::coin(currency).into_iter().for_each(|coin| {
                    game.hidden.hands[seat].put(coin);
                    game.table.known[seat].put(coin);
                });
                coins[currency as usize] += 1;
                break;
            }
            place -= count as usize;
        }
    }
    if coins != Coins::default() {
        sink.push(AnyEvent::Change(Event::Drawn { seat, coins }));
    }
}
