//! Change: coins.

use engine::modules::change::{Coins, Event, Reason, SetupItem};
use engine::vocab::{Currency, Money};

use super::{ModuleEvent, ModuleReason, ModuleSetupItem, ModuleTexts};
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {
    /// `Coin (Dinar)`.
    fn money(&self, texts: &Texts, piece: Money) -> Option<String> {
        piece.is_coin().then(|| {
            let currency = texts.currency(piece.currency());
            texts.with("coin-name", &[("currency", (&currency).into())])
        })
    }
}

impl Texts {
    /// Coins by currency, with equal ones counted: `2 × Dinar and Florin`.
    pub fn coins(&self, coins: Coins) -> String {
        let counts = Currency::ALL.into_iter().zip(coins);
        self.counted_list(counts.map(|(currency, count)| (self.currency(currency), usize::from(count))))
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Drawn { seat, coins } => {
                texts.told("event-coins-drawn", names, seat, &[("coins", (&texts.coins(coins)).into())])
            }
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::CoinsStay => "refusal-coins-stay",
        })
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Coins { coins } => texts.with("setup-coins", &[("coins", coins.into())]),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(Event: Drawn; SetupItem: Coins);

#[cfg(test)]
crate::tests::every!(Reason: CoinsStay);
