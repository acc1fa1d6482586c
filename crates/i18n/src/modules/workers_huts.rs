//! Workers’ Huts: the huts and their stacks.

use engine::modules::workers_huts::{Action, Event, Reason, SetupItem};
use engine::vocab::TileId;
use engine::{Description, View};

use super::{ModuleAction, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleTexts};
use crate::texts::{Form, Texts};

pub(crate) struct Room;

impl ModuleTexts for Room {
    /// A hut named by its kind: `Hut (Garden)`.
    fn tile(&self, texts: &Texts, tile: TileId, _: Form) -> String {
        let kind = tile.hut_kind().map_or_else(String::new, |kind| texts.kind(kind));
        texts.with("hut-name", &[("kind", (&kind).into())])
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, about: &Description) -> String {
        match self {
            Action::Take { .. } => {
                let hut = about.tile.map_or_else(String::new, |hut| texts.tile_object(hut));
                texts.with("action-take", &[("cards", (&hut).into())])
            }
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Taken { seat, tile } => texts.told_taken(names, seat, &texts.tile_object(tile)),
            Event::TurnedUp { tile } => texts.with("event-hut-up", &[("tile", (&texts.tile(tile)).into())]),
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::HutLimit => "refusal-hut-limit",
            Reason::NoHutLeft => "refusal-no-hut-left",
            Reason::HutToDirk => "refusal-hut-to-dirk",
        })
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Huts => texts.get("setup-huts"),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(Action: Take; Event: Taken, TurnedUp; SetupItem: Huts);

#[cfg(test)]
crate::tests::every!(Reason: HutLimit, NoHutLeft, HutToDirk);
