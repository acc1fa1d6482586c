//! Bonus Cards: the cards, and when they are shown.

use engine::modules::bonus_cards::{Action, Awaited, BonusCard, Event, Reason, SetupItem};
use engine::{Description, View};

use super::{ModuleAction, ModuleAwaited, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleTexts};
use crate::texts::{Form, Texts};

pub(crate) struct Room;

impl ModuleTexts for Room {}

impl Texts {
    /// A bonus card named by its tile: `Bonus card Garden 10`.
    pub fn bonus_card(&self, card: BonusCard) -> String {
        name(self, card, Form::Named)
    }
}

fn name(texts: &Texts, card: BonusCard, form: Form) -> String {
    texts.in_form("bonus-card-name", form, &[("tile", (&texts.tile(card.tile())).into())])
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, _: &Description) -> String {
        match self {
            Action::Show { card } => {
                let card = name(texts, card, Form::Object);
                texts.with("action-show-bonus", &[("card", (&card).into())])
            }
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        let (key, seat, card) = match self {
            Event::Shown { seat, card } => ("event-bonus-shown", seat, card),
            Event::TakenBack { seat, card } => ("event-bonus-taken-back", seat, card),
        };
        texts.told(key, names, seat, &[("card", (&name(texts, card, Form::Object)).into())])
    }
}

impl ModuleAwaited for Awaited {
    fn question(self) -> &'static str {
        match self {
            Awaited::Show => "awaited-show-bonus",
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::NotYourBonusCard => "refusal-not-your-bonus-card",
            Reason::BonusTileNotBuilt => "refusal-bonus-tile-not-built",
            Reason::CountingBegun => "refusal-counting-begun",
        })
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Cards { each, left } => {
                texts.with("setup-bonus-cards", &[("each", each.into()), ("left", left.into())])
            }
        }
    }
}

#[cfg(test)]
crate::tests::variants!(Action: Show; Event: Shown, TakenBack; SetupItem: Cards);

#[cfg(test)]
crate::tests::every!(Awaited: Show; Reason: NotYourBonusCard, BonusTileNotBuilt, CountingBegun);
