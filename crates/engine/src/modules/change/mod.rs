//! Change (`docs/rules/33-change.md`, CHG): half of what is overpaid comes back as coins.
//!
//! Coins lie in the purses of hands, where everybody knows them, so payments, bids and chests need nothing of this file
//! (CHG-12, CHG-15). What is not there is in the bag: spent coins are back in it at once (CHG-16).

mod notation;

use crate::action::Action as AnyAction;
use crate::data::COIN_COPIES;
use crate::describe::{Deed, Description};
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Cards, Game, Table};
use crate::illegal::Illegal;
use crate::modules::{
    ModuleAction, ModuleAwaited, ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, ModuleStep, Never,
    Nothing, Progress,
};
use crate::purchase::Purchase;
use crate::step::{Awaited as AnyAwaited, Step as AnyStep};
use crate::view::{View, Viewer};
use crate::vocab::{Currency, Money, Payment, Purse, Seat};

/// It keeps nothing with a hand.
pub(crate) type Held = Nothing;

/// It sells nothing of its own.
pub type Goods = Never;

/// It gives no points of its own.
pub type Source = Never;

/// It hides nothing but cards in hands.
pub(crate) type Hidden = Nothing;

/// How many coins of each of the four currencies, in canonical order.
pub type Coins = [u8; 4];

/// The purchase that waits until its buyer is done paying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    pub purchase: Option<Purchase>,
}

/// The buyer may add money to a payment (CHG-18).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step;

impl ModuleStep for Step {
    fn asked(self, table: &Table) -> Seat {
        table.modules.change.purchase.map_or(table.turn_of, |purchase| purchase.seat)
    }

    fn awaited(self) -> AnyAwaited {
        AnyAwaited::Change(Awaited::Add)
    }

    fn advance(self, _: &mut Game, _: &mut impl EventSink) -> Progress {
        Progress::Waits
    }

    fn list(self, table: &Table, hand: &Cards, out: &mut Vec<AnyAction>) {
        if let Some(purchase) = table.modules.change.purchase {
            let currencies = currencies(purchase.pay);
            let held =
                Money::pieces().filter(|piece| currencies.contains(&piece.currency()) && hand.has(*piece));
            out.extend(held.map(|piece| AnyAction::Change(Action::Add { piece })));
        }
        out.push(AnyAction::Pass);
    }

    fn check_pass(self) -> Result<(), Illegal> {
        Ok(())
    }

    /// The buyer is done.
    fn pass(self, game: &mut Game, _: Seat, sink: &mut impl EventSink) {
        finish(game, sink);
    }
}

/// What the module asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// More money for a payment.
    Add,
}

impl ModuleAwaited for Awaited {
    fn name(self) -> &'static str {
        match self {
            Awaited::Add => "change.add",
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Awaited::Add => "CHG-18",
        }
    }
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

/// Why the module refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// Money of another currency than that of the payment.
    #[error("only money of the same currency may be added to a payment")]
    OtherCurrency,
    /// A coin is no card.
    #[error("coins cannot be exchanged")]
    CoinsStay,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::OtherCurrency => "CHG-18",
            Reason::CoinsStay => "CHG-21",
        }
    }
}

/// What the module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Coins in the coin bag (CHG-02).
    Coins {
        /// How many.
        coins: usize,
    },
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Coins { .. } => 8,
        }
    }
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

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Paid { .. } | Event::Added { .. } | Event::Drawn { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Drawn { .. } => true,
            Event::Paid { .. } | Event::Added { .. } => false,
        }
    }
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
pub(crate) fn after_payment(game: &mut Game, purchase: Purchase, sink: &mut impl EventSink) -> Progress {
    let Purchase { seat, pay, .. } = purchase;
    if !could_add(&game.table, seat, pay) {
        return Progress::GoesOn;
    }
    game.table.modules.change.purchase = Some(purchase);
    game.table.steps.push(AnyStep::Change(Step));
    sink.push(AnyEvent::Change(Event::Paid { seat, pay }));
    Progress::Waits
}

impl ModuleAction for Action {
    fn check(self, table: &Table, hand: &Cards) -> Result<(), Illegal> {
        let Action::Add { piece } = self;
        let purchase =
            table.modules.change.purchase.filter(|_| table.steps.top() == Some(AnyStep::Change(Step)));
        let purchase = purchase.ok_or(Illegal::NotNow(table.awaited()))?;
        if !currencies(purchase.pay).contains(&piece.currency()) {
            return Err(Illegal::Change(Reason::OtherCurrency));
        }
        if hand.has(piece) { Ok(()) } else { Err(Illegal::NotInHand) }
    }

    fn apply(self, game: &mut Game, seat: Seat, sink: &mut impl EventSink) {
        let Action::Add { piece } = self;
        game.spend(seat, piece.currency(), Purse::one(piece));
        let Some(purchase) = &mut game.table.modules.change.purchase else { return };
        purchase.pay.add(piece);
        let pay = purchase.pay;
        sink.push(AnyEvent::Change(Event::Added { seat, piece }));
        if !could_add(&game.table, seat, pay) {
            finish(game, sink);
        }
    }

    fn describe(self, _: &View<'_>) -> Description {
        match self {
            Action::Add { piece } => Description::of(Deed::Pay).with_card(piece),
        }
    }
}

/// The buyer is done: the purchase goes on with what has been laid down.
pub(crate) fn finish(game: &mut Game, sink: &mut impl EventSink) {
    game.table.steps.pop();
    if let Some(purchase) = game.table.modules.change.purchase.take() {
        purchase.complete(game, sink);
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

/// Answers for the module outside of the turn.
pub(crate) struct Keeper;

impl ModuleKeeper for Keeper {
    type SetupItem = SetupItem;

    fn setup_items(game: &Game) -> Vec<SetupItem> {
        let coins = bag(&game.table).iter().map(|&coins| usize::from(coins)).sum();
        vec![SetupItem::Coins { coins }]
    }
}

impl<'g> View<'g> {
    /// The coins in front of a seat, by currency (CHG-12).
    pub fn coins(&self, seat: Seat) -> Coins {
        coins_of(self.table, seat)
    }

    /// The coins in the bag, which everybody can count (CHG-51).
    pub fn coin_bag(&self) -> Coins {
        bag(self.table)
    }

    /// The purchase that is paid for, while money may be added to the payment (CHG-18).
    pub fn waiting_purchase(&self) -> Option<crate::purchase::Purchase> {
        self.table.modules.change.purchase
    }
}
