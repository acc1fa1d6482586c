//! Purchases: what can be bought, and a purchase that is paid for but not done.

use crate::event::EventSink;
use crate::for_each_module;
use crate::game::Game;
use crate::hooks;
use crate::modules::*;
use crate::play;
use crate::red_palace;
use crate::vocab::{Payment, Seat, Space};

macro_rules! goods {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// What can be bought.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Goods {
            /// The tile on a market space (BASE-30).
            Market(Space),
            $(
                #[doc = concat!("Something of the module `", $slug, "`.")]
                $module($room::Goods),
            )*
            /// Something of The Red Palace.
            RedPalace(red_palace::Goods),
        }

        impl Purchase {
            /// The payment is done: the buyer gets what was bought.
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

/// A purchase that is paid for. Its buyer may be allowed to add more money before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Purchase {
    /// The buyer.
    pub seat: Seat,
    /// What is bought.
    pub goods: Goods,
    /// What it costs.
    pub price: u8,
    /// What has been laid down.
    pub pay: Payment,
}

/// Lays down the money for a purchase, which is done at once unless its buyer may add to the payment.
pub(crate) fn begin(game: &mut Game, purchase: Purchase, sink: &mut impl EventSink) {
    game.pay(purchase.seat, purchase.pay);
    match hooks::after_payment(game, purchase, sink) {
        Progress::Waits => {}
        Progress::GoesOn => purchase.complete(game, sink),
    }
}
