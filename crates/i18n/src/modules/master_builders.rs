//! Master Builders: money cards that can be played for a redesign.

use engine::modules::master_builders::{Action, Event, Reason, SetupItem};
use engine::vocab::Money;
use engine::{Description, View};

use super::{ModuleAction, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleTexts};
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {
    /// `Master builder (Dinar)`.
    fn money(&self, texts: &Texts, piece: Money) -> Option<String> {
        piece.is_builder().then(|| {
            let currency = texts.currency(piece.currency());
            texts.with("builder-name", &[("currency", (&currency).into())])
        })
    }

    fn cards_for_pile(&self) -> Option<&'static str> {
        Some("setup-builder-cards")
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, _: &Description) -> String {
        match self {
            Action::Play { card } => {
                texts.with("action-play-builder", &[("card", (&texts.card(card)).into())])
            }
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Played { seat, card } => {
                texts.told("event-builder-played", names, seat, &[("card", (&texts.card(card)).into())])
            }
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::BuilderUsed => "refusal-builder-used",
            Reason::NoBuilder => "refusal-no-builder",
        })
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Hands { each } => texts.with("setup-master-builders", &[("each", each.into())]),
            SetupItem::Left { cards } => texts.with("setup-builders-left", &[("count", cards.into())]),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(Action: Play; Event: Played; SetupItem: Hands, Left);

#[cfg(test)]
crate::tests::every!(Reason: BuilderUsed, NoBuilder);
