//! What the deciding seat could buy and pay.

use engine::vocab::{Currency, Money, Payment, Space, TileId};

use super::judge::{Judge, UNKNOWN};
use super::modules;
use super::money::{Sums, meets, reach, sums_of, with_card};

const N_CURRENCIES: usize = Currency::ALL.len();

/// What the deciding seat could buy and pay, worked out once per decision.
pub(super) struct Desk {
    /// The value of a coin that is gained.
    pub coin: f32,
    /// The cost of a coin that is paid.
    pub cost: f32,
    /// The sums that the hand can pay in each currency.
    pub sums: [Sums; N_CURRENCIES],
    /// The market tile of each currency, if that currency has a market space.
    tiles: [Option<TileId>; N_CURRENCIES],
    /// The values of those tiles, [`UNKNOWN`] until they are needed.
    worths: [f32; N_CURRENCIES],
    /// The value of a currency that meets every price, and the share of a tile's value that a newly exact payment
    /// gains.
    pub reach: f32,
    pub exact_next: f32,
}

impl Desk {
    pub fn new(judge: &Judge<'_, '_>) -> Desk {
        let mut tiles = [None; N_CURRENCIES];
        for space in Space::ALL {
            tiles[space.currency() as usize] = judge.view.market(space);
        }
        let rivals = judge.view.rules().players() as f32 - 1.0;
        let coin = judge.coin();
        Desk {
            coin,
            cost: coin * judge.weights.price,
            sums: judge.view.hand().map_or([1; N_CURRENCIES], |hand| hand.money.0.map(sums_of)),
            tiles,
            worths: [UNKNOWN; N_CURRENCIES],
            reach: judge.weights.reach * judge.money_time(),
            exact_next: judge.weights.exact_next * 2.0 / (1.0 + rivals),
        }
    }

    /// The price of the market tile of that currency.
    pub fn price_of(&self, currency: usize) -> u8 {
        self.tiles[currency].map_or(0, TileId::price)
    }

    /// What is left of the value of a market tile after that much has been paid.
    pub fn net(&mut self, judge: &mut Judge<'_, '_>, currency: usize, paid: u16) -> f32 {
        if self.worths[currency] == UNKNOWN {
            self.worths[currency] = self.tiles[currency].map_or(0.0, |tile| {
                let worth = judge.tile(tile);
                modules::owned(judge, tile, worth)
            });
        }
        self.worths[currency] - self.cost * f32::from(paid)
    }

    /// The gain from buying the market tile of that currency with one of these sums, if one is exact.
    pub fn exact(&mut self, judge: &mut Judge<'_, '_>, currency: usize, sums: Sums) -> f32 {
        match self.tiles[currency] {
            Some(tile) if meets(sums, tile.price()) => {
                self.net(judge, currency, u16::from(tile.price())).max(0.0)
            }
            _ => 0.0,
        }
    }

    /// What is left of the value of the market tile on that space after this payment.
    pub fn paid(&mut self, judge: &mut Judge<'_, '_>, space: Space, pay: Payment) -> f32 {
        self.net(judge, space.currency() as usize, pay.total()) - self.extras(judge, pay)
    }

    /// What is left of any other value after this payment.
    pub fn paid_for(&self, judge: &Judge<'_, '_>, worth: f32, pay: Payment) -> f32 {
        worth - self.cost * f32::from(pay.total()) - self.extras(judge, pay)
    }

    /// The cost of a payment.
    pub fn cost_of(&self, judge: &Judge<'_, '_>, pay: Payment) -> f32 {
        self.cost * f32::from(pay.total()) + self.extras(judge, pay)
    }

    /// What the pieces of a payment could have done instead, beyond their value as money.
    fn extras(&self, judge: &Judge<'_, '_>, pay: Payment) -> f32 {
        modules::spent(judge, self, pay)
    }

    /// The value of cards that come into the hand.
    pub fn take(&mut self, judge: &mut Judge<'_, '_>, cards: &[Money]) -> f32 {
        let mut sums = self.sums;
        let mut worth = 0.0;
        for card in cards {
            let currency = card.currency() as usize;
            let (old, new) = (sums[currency], with_card(sums[currency], card.value()));
            sums[currency] = new;
            worth += self.coin * f32::from(card.value()) + self.reach * (reach(new) - reach(old));
            worth = modules::taken(judge, self, *card, new & !old, worth);
            // Only a price that has just become payable makes a difference.
            if self.tiles[currency].is_some_and(|tile| meets(new & !old, tile.price())) {
                worth += self.exact_next * self.exact(judge, currency, new);
            }
        }
        worth
    }
}

/// A small penalty per card: paying with few high cards keeps small ones for later exact payments.
pub(super) fn many_cards(pay: Payment) -> f32 {
    0.01 * pay.len() as f32
}
