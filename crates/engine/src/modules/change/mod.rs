//! Change (`docs/rules/33-change.md`, CHG): half of an overpayment comes back as coins.
//!
//! Coins are stored in the purses of hands, where everybody knows them. So payments, bids and chests need nothing from
//! this file (CHG-12, CHG-15). All other coins are in the bag, to which spent ones return at once (CHG-16).

use crate::data::COIN_COPIES;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Game, Table};
use crate::modules::{ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, Never, Nothing};
use crate::view::{View, Viewer};
use crate::vocab::{Currency, Money, Purse, Seat};

/// This module keeps nothing in a player's hand.
pub(crate) type Held = Nothing;

/// This module sells nothing.
pub type Goods = Never;

/// This module awards no points of its own.
pub type Source = Never;

/// This module hides nothing except cards in hands.
pub(crate) type Hidden = Nothing;

/// The number of coins in each of the four currencies, in canonical order.
pub type Coins = [u8; 4];

/// This module keeps nothing on the table; its coins are in hands.
pub(crate) type State = Nothing;

/// This module adds no step: money is added in the step of any payment (BASE-35).
pub type Step = Never;

/// This module asks for no decision of its own.
pub type Awaited = Never;

/// This module adds no action.
pub type Action = Never;

/// Why this module refuses an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// A coin is not a card and cannot be exchanged.
    #[error("coins cannot be exchanged")]
    CoinsStay,
}

impl ModuleReason for Reason {
    fn rule(self) -> &'static str {
        match self {
            Reason::CoinsStay => "CHG-21",
        }
    }
}

/// A step that this module adds to the set-up at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// Put the coins into the coin bag (CHG-02).
    Coins {
        /// The number of coins.
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

/// An event of this module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Event {
    /// Coins were drawn from the bag (CHG-10).
    Drawn {
        /// The player who drew them.
        seat: Seat,
        /// The number of coins of each currency.
        coins: Coins,
    },
}

impl ModuleEvent for Event {
    fn seen_by(self, _: Viewer) -> Event {
        match self {
            Event::Drawn { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Drawn { .. } => true,
        }
    }
}

/// The coins in front of a seat.
pub(crate) fn coins_of(table: &Table, seat: Seat) -> Coins {
    let [dinars, dirhams, ducats, florins, _] = table.known[seat].money.0;
    [dinars, dirhams, ducats, florins].map(Purse::coins)
}

/// CHG-51: the coins that nobody has are in the bag.
pub(crate) fn bag(table: &Table) -> Coins {
    let mut bag = [COIN_COPIES; 4];
    for seat in Seat::all(table.players()) {
        bag.iter_mut().zip(coins_of(table, seat)).for_each(|(left, held)| *left -= held);
    }
    bag
}

/// CHG-10, CHG-17: draws a coin for every two units of excess, as long as there are any.
pub(crate) fn draw(game: &mut Game, seat: Seat, excess: u16, sink: &mut impl EventSink) {
    let mut coins = Coins::default();
    for _ in 0..excess / 2 {
        let bag = bag(&game.table);
        let left: u8 = bag.iter().sum();
        if left == 0 || game.stops_before_chance() {
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

/// Answers the engine's questions about this module outside a turn.
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
}
