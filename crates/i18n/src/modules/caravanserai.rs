//! Caravanserai: cards that are bought, moved along and spent as money.

use engine::modules::caravanserai::{Action, Awaited, Caravanserai, Event, Reason, SetupItem, Track};
use engine::vocab::Money;
use engine::{Description, View};
#[cfg(test)]
use engine::{Module, ModuleSet, Rules};

use super::{ModuleAction, ModuleAwaited, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleTexts};
use crate::texts::{Form, Texts};

pub(crate) struct Room;

impl ModuleTexts for Room {
    /// Needing more kinds for a second card is a separate option (CAR-21).
    #[cfg(test)]
    fn rare_games(&self) -> Vec<(Rules, u64)> {
        let alone = ModuleSet::EMPTY.with(Module::Caravanserai);
        let rules =
            Rules::new(3).and_then(|rules| rules.with_modules(alone)?.with_caravanserai_five_kinds(true));
        rules.map(|rules| (rules, 2)).into_iter().collect()
    }

    /// `Caravanserai (Dinar 4)`.
    fn money(&self, texts: &Texts, piece: Money) -> Option<String> {
        piece.caravan_place().map(|_| {
            let currency = texts.currency(piece.currency());
            let args = [("currency", (&currency).into()), ("value", piece.value().into())];
            texts.with("caravan-name", &args)
        })
    }
}

impl Texts {
    /// A caravanserai card named by its currencies: `Caravanserai Dinar (Dirham 2, Ducat 3, Florin 4)`.
    pub fn caravanserai(&self, card: Caravanserai) -> String {
        name(self, card, Form::Named)
    }

    /// A space of a caravanserai card named by its money, such as `Dinar 4`, or the start space.
    pub fn caravan_space(&self, card: Caravanserai, space: Track) -> String {
        match card.currency(space) {
            Some(currency) => self.amount(currency, space.value()),
            None => self.get("caravanserai-start"),
        }
    }
}

fn name(texts: &Texts, card: Caravanserai, form: Form) -> String {
    let currency = |space| card.currency(space).map_or_else(String::new, |one| texts.currency(one));
    let [main, two, three, four] = [Track::M1, Track::B2, Track::B3, Track::B4].map(currency);
    let args = [
        ("main", (&main).into()),
        ("two", (&two).into()),
        ("three", (&three).into()),
        ("four", (&four).into()),
    ];
    texts.in_form("caravanserai-name", form, &args)
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, about: &Description) -> String {
        match self {
            Action::Buy { card, pay } => {
                let exact = about.is_exact();
                let key = if exact { "action-caravanserai-buy-exact" } else { "action-caravanserai-buy" };
                let (card, pay) = (name(texts, card, Form::Object), texts.payment(pay));
                texts.with(key, &[("card", (&card).into()), ("pay", (&pay).into())])
            }
            Action::Move { card, to } => {
                let (name, space) = (texts.caravanserai(card), texts.caravan_space(card, to));
                let args = [("card", (&name).into()), ("space", (&space).into())];
                texts.with("action-caravanserai-move", &args)
            }
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Bought { seat, card, pay, exact } => {
                let key = if exact { "event-caravanserai-bought-exact" } else { "event-caravanserai-bought" };
                let (card, pay) = (name(texts, card, Form::Object), texts.payment(pay));
                texts.told(key, names, seat, &[("card", (&card).into()), ("pay", (&pay).into())])
            }
            Event::Moved { seat, card, to } => {
                let (name, space) = (texts.caravanserai(card), texts.caravan_space(card, to));
                let args = [("card", (&name).into()), ("space", (&space).into())];
                texts.told("event-caravanserai-moved", names, seat, &args)
            }
        }
    }
}

impl ModuleAwaited for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Move => "awaited-caravanserai-move",
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        let key = match self {
            Reason::TooFewKinds { needed } => {
                return texts.with("refusal-too-few-kinds", &[("kinds", needed.into())]);
            }
            Reason::CaravanseraiTaken => "refusal-caravanserai-taken",
            Reason::Underpaid => "refusal-caravanserai-underpaid",
            Reason::CaravanseraiLimit => "refusal-caravanserai-limit",
            Reason::NoExchangeForCaravanserai => "refusal-no-exchange-for-caravanserai",
            Reason::NotYourCaravanserai => "refusal-not-your-caravanserai",
            Reason::NoSuchStep => "refusal-no-such-step",
            Reason::CaravanseraiStays => "refusal-caravanserai-stays",
        };
        texts.get(key)
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Cards { cards } => texts.with("setup-caravanserais", &[("cards", cards.into())]),
            SetupItem::SecondCard { kinds } => {
                texts.with("setup-second-caravanserai", &[("kinds", kinds.into())])
            }
        }
    }
}

#[cfg(test)]
crate::tests::variants!(Action: Buy, Move; Event: Bought, Moved; SetupItem: Cards, SecondCard);

#[cfg(test)]
crate::tests::every!(
    Awaited: Move;
    Reason: CaravanseraiTaken, Underpaid, CaravanseraiLimit, TooFewKinds { needed: 5 }, NoExchangeForCaravanserai, NotYourCaravanserai,
        NoSuchStep, CaravanseraiStays
);
