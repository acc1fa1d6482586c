//! Payments as they are laid down, and choices of cards that no rule ever allows.

use engine::vocab::{Card, Currency, ExchangeCard, Money, MoneySet, Payment, Purse};
use engine::{Action, Game, Illegal, Module};

use crate::modules;
use crate::read::{self, Field, FieldError};

/// A choice of cards that is refused in every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .reason.text)]
pub struct Unplayable {
    reason: Reason,
    /// The module whose rule refuses it; `None` for the base game.
    module: Option<Module>,
    /// An action of the same kind, used to find out whether the game expects such an action at all.
    stand_in: Action,
}

/// Why cards are refused in every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Reason {
    /// The rule that refuses them.
    pub rule: &'static str,
    pub text: &'static str,
}

const MIXED_CURRENCIES: Reason =
    Reason { rule: "BASE-30", text: "the cards of a payment must all have the same currency" };
const TOO_MANY_EQUAL: Reason = Reason { rule: "BASE-30", text: "there are not that many identical pieces" };
const TAKES_NOTHING: Reason = Reason { rule: "BASE-25", text: "at least one card must be taken" };
const TAKES_TOO_MANY: Reason =
    Reason { rule: "BASE-25", text: "the money row never holds more than four money cards" };

impl Unplayable {
    /// The id of the rule that refuses it.
    pub const fn rule(&self) -> &'static str {
        self.reason.rule
    }

    /// A refusal by the engine that comes first: this is the wrong moment, module or place.
    pub(crate) fn sooner_refusal(&self, game: &Game) -> Option<Illegal> {
        if self.module.is_some_and(|module| !game.rules().modules().has(module)) {
            return Some(Illegal::ModuleNotPlayed);
        }
        match game.check(self.stand_in) {
            // The stand-in pays nothing, or declines to act, so only the cards are left to refuse.
            Ok(()) | Err(Illegal::Underpaid | Illegal::MustAct) => None,
            Err(illegal) => Some(illegal),
        }
    }
}

/// The cards of a payment, whether or not they go together.
pub(crate) struct Laid {
    money: Vec<Money>,
    /// Cards that let a payment mix two currencies; no more than one is allowed.
    pub exchange: Vec<ExchangeCard>,
}

const PAID: &str = "a money card such as \"dinar-7\" or an exchange card such as \"exchange-3\"";

impl Laid {
    pub fn read(field: Field<'_>) -> Result<Laid, FieldError> {
        let (mut money, mut exchange) = (Vec::new(), Vec::new());
        let card = |raw| read::text(raw)?.parse::<Card>().ok();
        let items = field.read_items("an array of money cards", PAID, card)?;
        for (index, card) in items.into_iter().enumerate() {
            if let Some(card) = card.money() {
                money.push(card);
                continue;
            }
            let name = card.to_string();
            let wrong =
                || FieldError::wrong(format!("{}[{index}]", field.name), PAID, &format!("\"{name}\""));
            exchange.push(ExchangeCard::from_id(&name).ok_or_else(wrong)?);
        }
        Ok(Laid { money, exchange })
    }

    /// The currencies of the money, each once.
    pub fn currencies(&self) -> impl Iterator<Item = Currency> {
        Currency::ALL.into_iter().filter(|&currency| self.has(currency))
    }

    /// Whether there is money of that currency.
    pub fn has(&self, currency: Currency) -> bool {
        self.money.iter().any(|card| card.currency() == currency)
    }

    /// The currency of a payment in any currency. Without cards nothing is paid, so any currency will do.
    pub fn any_currency(&self) -> Currency {
        self.money.first().map_or(Currency::Dinar, |card| card.currency())
    }

    /// The action that pays with these cards. No cards are a payment of nothing in `currency`.
    pub fn pay<A>(
        &self,
        currency: Currency,
        action: impl Fn(Payment) -> A,
        wrap: fn(A) -> Action,
    ) -> Result<A, Unplayable> {
        let nothing = || action(Payment::plain(currency, Purse::EMPTY));
        let pay = match self.exchange.as_slice() {
            [] if self.money.is_empty() => return Ok(nothing()),
            [] => Payment::new(&self.money, None),
            &[card] => Payment::new(&self.money, Some(card)),
            _ => None,
        };
        pay.map(&action).ok_or_else(|| {
            let (module, reason) = self.refusal();
            Unplayable { reason, module, stand_in: wrap(nothing()) }
        })
    }

    /// Why these cards do not go together, and the module whose rule says so, if any.
    fn refusal(&self) -> (Option<Module>, Reason) {
        let is_mixed = self.exchange.is_empty() && self.currencies().count() > 1;
        let own = if is_mixed { MIXED_CURRENCIES } else { TOO_MANY_EQUAL };
        modules::refuse_payment(self).map_or((None, own), |(module, reason)| (Some(module), reason))
    }
}

/// The action that takes these cards from the money row.
pub(crate) fn take_money(cards: &[Money]) -> Result<Action, Unplayable> {
    let reason = if cards.is_empty() { TAKES_NOTHING } else { TAKES_TOO_MANY };
    MoneySet::new(cards).map(Action::TakeMoney).ok_or(Unplayable {
        reason,
        module: None,
        stand_in: Action::Stop,
    })
}
