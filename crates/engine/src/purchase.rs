//! Purchases: what can be bought, and a purchase that is paid for but not yet completed.

use crate::event::{Event, EventSink};
use crate::for_each_module;
use crate::game::{Cards, Game, Table};
use crate::hooks;
use crate::illegal::Illegal;
use crate::modules::*;
use crate::play;
use crate::red_palace;
use crate::step::Step;
use crate::view::View;
use crate::vocab::{Currency, Money, Payment, Purse, Seat, Space};

macro_rules! goods {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// Something that can be bought.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Goods {
            /// The tile on a market space (BASE-30).
            Market(Space),
            $(
                #[doc = concat!("Something of the module `", $slug, "`.")]
                $module($room::Goods),
            )*
            /// Something that The Red Palace sells.
            RedPalace(red_palace::Goods),
        }

        impl Purchase {
            /// Hands the goods to the buyer, who has finished paying.
            pub(crate) fn complete(self, game: &mut Game, sink: &mut impl EventSink) {
                let goods = self.goods;
                match goods {
                    Goods::Market(space) => play::buy(game, self.seat, space, self.pay, sink),
                    $(Goods::$module(goods) => goods.complete(self, game, sink),)*
                    Goods::RedPalace(goods) => goods.complete(self, game, sink),
                }
            }
        }
    };
}
for_each_module!(goods);

/// A purchase that is paid for. The buyer may be allowed to add more money before it is completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Purchase {
    /// The buyer.
    pub seat: Seat,
    /// What is bought.
    pub goods: Goods,
    /// The price.
    pub price: u8,
    /// The payment so far.
    pub pay: Payment,
}

/// What may be added to a payment that already reaches the price, where that can matter (BASE-35).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum More {
    /// Nothing, because no money may be superfluous (BASE-31).
    Nothing,
    /// Cards, because a smaller hand can be useful.
    Cards,
    /// Any money, because change is given.
    Money,
}

impl More {
    fn takes(self, piece: Money) -> bool {
        match self {
            More::Nothing => false,
            More::Cards => piece.is_card(),
            More::Money => true,
        }
    }
}

impl Purchase {
    /// The currencies of the payment: one, or those of its exchange card (CHG-43).
    fn currencies(self) -> [Currency; 2] {
        self.pay.purses().map(|(currency, _)| currency)
    }

    /// Whether the buyer may have something to add, judging by what everybody knows of the hand (INT-23).
    fn could_grow(self, table: &Table) -> bool {
        let more = hooks::may_add(table, self.seat);
        if more == More::Nothing {
            return false;
        }
        let known = &table.known[self.seat];
        let takes = |purse: Purse| if more == More::Cards { purse.has_cards() } else { !purse.is_empty() };
        let could_hold = |currency: Currency| {
            takes(known.money[currency]) || hooks::could_hide(table, self.seat, currency)
        };
        self.currencies().into_iter().any(could_hold)
    }
}

/// Lays down the money for a purchase, and completes it at once unless the buyer may add to the payment.
pub(crate) fn begin(game: &mut Game, purchase: Purchase, sink: &mut impl EventSink) {
    let Purchase { seat, pay, .. } = purchase;
    game.pay(seat, pay);
    if purchase.could_grow(&game.table) {
        game.table.waiting = Some(purchase);
        game.table.steps.push(Step::AddMoney);
        sink.push(Event::Paid { seat, pay });
    } else {
        purchase.complete(game, sink);
    }
}

/// The pieces that the buyer may add to the payment.
pub(crate) fn more(table: &Table, hand: &Cards) -> impl Iterator<Item = Money> {
    table.waiting.into_iter().flat_map(move |purchase| {
        let (more, currencies) = (hooks::may_add(table, purchase.seat), purchase.currencies());
        let fits = move |piece: &Money| more.takes(*piece) && currencies.contains(&piece.currency());
        Money::pieces().filter(fits).filter(|piece| hand.has(*piece))
    })
}

/// Checks whether the buyer may add that piece.
pub(crate) fn check_more(table: &Table, hand: &Cards, piece: Money) -> Result<(), Illegal> {
    let purchase = table.waiting.ok_or(Illegal::NotNow(table.awaited()))?;
    if !purchase.currencies().contains(&piece.currency()) {
        return Err(Illegal::OtherCurrency);
    }
    if !hooks::may_add(table, purchase.seat).takes(piece) {
        return Err(Illegal::OnlyCards);
    }
    if hand.has(piece) { Ok(()) } else { Err(Illegal::NotInHand) }
}

/// Adds a piece to the payment.
pub(crate) fn add(game: &mut Game, seat: Seat, piece: Money, sink: &mut impl EventSink) {
    game.spend(seat, piece.currency(), Purse::one(piece));
    let Some(purchase) = &mut game.table.waiting else { return };
    purchase.pay.add(piece);
    let purchase = *purchase;
    sink.push(Event::MoneyAdded { seat, piece });
    if !purchase.could_grow(&game.table) {
        finish(game, sink);
    }
}

/// Completes the purchase with what has been laid down.
pub(crate) fn finish(game: &mut Game, sink: &mut impl EventSink) {
    game.table.steps.pop();
    if let Some(purchase) = game.table.waiting.take() {
        purchase.complete(game, sink);
    }
}

impl View<'_> {
    /// The purchase to whose payment money may still be added (BASE-35).
    pub fn waiting_purchase(&self) -> Option<Purchase> {
        self.table.waiting
    }
}
