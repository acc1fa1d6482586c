//! Currency Exchange: its cards lie in the money row, are held in the hand and laid down with a payment.

use engine::modules::currency_exchange::{Action, Event, ExchangeCard};
use engine::vocab::{Currency, Payment};
use engine::{Cards, View};

use super::{ActionWords, EventWords, ModuleDisplay};
use crate::words::Names;

pub(crate) struct Room;

/// `the exchange card dinar/florin`.
fn exchange(card: ExchangeCard) -> String {
    format!("the exchange card {}", card.currencies().map(Currency::name).join("/"))
}

impl ModuleDisplay for Room {
    fn in_row(&self, view: &View<'_>) -> Vec<String> {
        view.exchange_row().iter().map(exchange).collect()
    }

    fn in_hand(&self, hand: &Cards) -> Vec<String> {
        hand.exchange().iter().map(exchange).collect()
    }

    fn paid_with(&self, pay: Payment) -> Option<String> {
        pay.exchange().map(exchange)
    }
}

impl ActionWords for Action {
    fn choice(self, _: &View<'_>) -> String {
        match self {
            Action::Take { card } => exchange(card),
        }
    }
}

impl EventWords for Event {
    fn sentence(self, names: &Names) -> String {
        match self {
            Event::Joined { card } => format!("The money row got {}.", exchange(card)),
            Event::Taken { seat, card } => format!("{} took {}.", names.who(seat), exchange(card)),
        }
    }
}
