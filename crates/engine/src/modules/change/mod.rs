//! Change (`docs/rules/33-change.md`, CHG): half of what is overpaid comes back as coins.
//!
//! Coins lie in the purses of hands, where everybody knows them, so payments, bids and chests need nothing of this file
//! (CHG-12, CHG-15). What is not there is in the bag: spent coins are back in it at once (CHG-16).

use crate::data::COIN_COPIES;
use crate::event::{Event as AnyEvent, EventSink};
use crate::game::{Game, Table};
use crate::modules::{ModuleEvent, ModuleKeeper, ModuleReason, ModuleSetupItem, Never, Nothing};
use crate::view::{View, Viewer};
use crate::vocab::{Currency, Money, Purse, Seat};

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

/// It keeps nothing on the table but what hands hold.
pub(crate) type State = Nothing;

/// It adds no step of its own: money is added in that of any payment (BASE-35).
pub type Step = Never;

/// It asks for nothing of its own.
pub type Awaited = Never;

/// It adds no action of its own.
pub type Action = Never;

/// Why the module refuses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// A coin is no card.
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
            Event::Drawn { .. } => self,
        }
    }

    fn reveals(self) -> bool {
        match self {
            Event::Drawn { .. } => true,
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

/// CHG-10, CHG-17: a coin for every two units of excess, as long as there are some.
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
}
