//! Thieves: secret cards that are played between two turns.

use engine::modules::thieves::{Action, Event, Reason, SetupItem};
use engine::vocab::Currency;
use engine::{Description, Module, ModuleSet, View};

use super::{ModuleAction, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleTexts};
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {
    fn window(&self, asking: ModuleSet) -> Option<&'static str> {
        // Both modules share one window (VIZ-37), so there is one question for both.
        let with_vizier = asking.has(Module::ViziersFavour);
        Some(if with_vizier { "awaited-vizier-or-thief" } else { "awaited-thief" })
    }
}

impl Texts {
    /// A thief named by its currency: `Thief Dinar`.
    pub fn thief(&self, currency: Currency) -> String {
        self.with("thief-name", &[("currency", (&self.currency(currency)).into())])
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, _: &Description) -> String {
        match self {
            Action::Steal { card } => texts.with("action-steal", &[("card", (&texts.card(card)).into())]),
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Stolen { seat, card } => {
                texts.told("event-stolen", names, seat, &[("card", (&texts.card(card)).into())])
            }
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::NextMayNotSteal => "refusal-next-may-not-steal",
            Reason::NoSuchThief => "refusal-no-such-thief",
            Reason::NothingToSteal => "refusal-nothing-to-steal",
            Reason::TooLateToSteal => "refusal-too-late-to-steal",
        })
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Cards { each, left } => {
                texts.with("setup-thieves", &[("each", each.into()), ("left", left.into())])
            }
        }
    }
}

#[cfg(test)]
crate::tests::variants!(Action: Steal; Event: Stolen; SetupItem: Cards);

#[cfg(test)]
crate::tests::every!(Reason: NextMayNotSteal, NoSuchThief, NothingToSteal, TooLateToSteal);
