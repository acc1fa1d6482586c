//! Vizier’s Favour: the stone, and purchases between two turns.

use engine::modules::viziers_favour::{Action, Event, Reason, SetupItem};
use engine::vocab::{Payment, Seat, TileId};
use engine::{Description, ModuleSet, View};

use super::{ModuleAction, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleTexts};
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {
    fn window(&self, _: ModuleSet) -> Option<&'static str> {
        Some("awaited-interrupt")
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, about: &Description) -> String {
        match self {
            Action::Buy { pay, .. } => buys(texts, about.tile, pay),
            Action::TurnStone => texts.get("action-vizier-turn"),
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Bought { seat, tile, pay, .. } => bought(texts, names, seat, tile, pay),
            Event::StoneTurned { seat } => texts.told("event-vizier-turned", names, seat, &[]),
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::StoneInactive => "refusal-stone-inactive",
            Reason::StoneActive => "refusal-stone-active",
            Reason::NotExact => "refusal-not-exact",
        })
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Stones => texts.get("setup-vizier-stones"),
        }
    }
}

/// The label of a purchase with the vizier.
pub(crate) fn buys(texts: &Texts, tile: Option<TileId>, pay: Payment) -> String {
    texts.purchase("action-vizier-buy", tile, pay)
}

/// The log entry for a purchase with the vizier.
pub(crate) fn bought(texts: &Texts, names: &[String], seat: Seat, tile: TileId, pay: Payment) -> String {
    texts.told_purchase("event-vizier-bought", names, seat, tile, pay)
}

#[cfg(test)]
crate::tests::variants!(Action: Buy, TurnStone; Event: Bought, StoneTurned; SetupItem: Stones);

#[cfg(test)]
crate::tests::every!(Reason: StoneInactive, StoneActive, NotExact);
