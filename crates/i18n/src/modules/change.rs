//! Change: coins, and money that is added to a payment.

use engine::modules::change::{Action, Awaited, Coins, Event, Reason, SetupItem};
use engine::vocab::{Currency, Money, Seat};
use engine::{Description, View};

use super::{ModuleAction, ModuleAwaited, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleTexts};
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
    /// Coins by currency, equal ones counted: `2 × Dinar and Florin`.
    pub fn coins(&self, coins: Coins) -> String {
        let counts = Currency::ALL.into_iter().zip(coins);
        self.counted_list(counts.map(|(currency, count)| (self.currency(currency), usize::from(count))))
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, _: &Description) -> String {
        match self {
            Action::Add { piece } => texts.with("action-pay-more", &[("pay", (&texts.card(piece)).into())]),
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Paid { seat, pay } => laid_down(texts, names, seat, &texts.payment(pay)),
            Event::Added { seat, piece } => laid_down(texts, names, seat, &texts.card(piece)),
            Event::Drawn { seat, coins } => {
                texts.told("event-coins-drawn", names, seat, &[("coins", (&texts.coins(coins)).into())])
            }
        }
    }
}

fn laid_down(texts: &Texts, names: &[String], seat: Seat, pay: &str) -> String {
    texts.told("event-laid-down", names, seat, &[("pay", pay.into())])
}

impl ModuleAwaited for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Add => "awaited-add-money",
        }
    }

    fn pass(self) -> &'static str {
        match self {
            Awaited::Add => "done-paying",
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::OtherCurrency => "refusal-other-currency",
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
crate::tests::variants!(Action: Add; Event: Paid, Added, Drawn; SetupItem: Coins);

#[cfg(test)]
crate::tests::every!(Awaited: Add; Reason: OtherCurrency, CoinsStay);
