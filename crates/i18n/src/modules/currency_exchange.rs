//! Currency Exchange: its cards, in the money row and in payments.

use engine::modules::currency_exchange::{Action, Event, ExchangeCard, Reason};
use engine::vocab::Payment;
use engine::{Description, View};

use super::{ModuleAction, ModuleEvent, ModuleReason, ModuleTexts};
use crate::texts::{Form, Texts};

pub(crate) struct Room;

impl ModuleTexts for Room {
    fn laid_down(&self, texts: &Texts, pay: Payment) -> Option<String> {
        pay.exchange().map(|card| texts.exchange_card(card))
    }

    fn cards_for_pile(&self) -> Option<&'static str> {
        Some("setup-exchange-cards")
    }
}

impl Texts {
    /// An exchange card named by its currencies: `Exchange card Dinar/Florin`.
    pub fn exchange_card(&self, card: ExchangeCard) -> String {
        name(self, card, Form::Named)
    }
}

fn name(texts: &Texts, card: ExchangeCard, form: Form) -> String {
    let [first, second] = card.currencies().map(|currency| texts.currency(currency));
    texts.in_form("exchange-card-name", form, &[("first", (&first).into()), ("second", (&second).into())])
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, _: &Description) -> String {
        match self {
            Action::Take { card } => {
                let card = name(texts, card, Form::Object);
                texts.with("action-take", &[("cards", (&card).into())])
            }
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Joined { card } => texts.in_row(&name(texts, card, Form::Named)),
            Event::Taken { seat, card } => texts.told_taken(names, seat, &name(texts, card, Form::Object)),
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::NoExchangeInRow => "refusal-no-exchange-in-row",
            Reason::WrongExchange => "refusal-wrong-exchange",
            Reason::NeedlessExchange => "refusal-needless-exchange",
            Reason::NoExchangeForBids => "refusal-no-exchange-for-bids",
        })
    }
}

#[cfg(test)]
crate::tests::variants!(Action: Take; Event: Joined, Taken);

#[cfg(test)]
crate::tests::every!(Reason: NoExchangeInRow, WrongExchange, NeedlessExchange, NoExchangeForBids);
