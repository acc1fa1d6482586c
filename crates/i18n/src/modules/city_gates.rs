//! City Gates: gate cards, and tiles that are placed or moved with a gate.

use engine::modules::city_gates::{Action, Event, Reason, SetupItem};
use engine::vocab::{Cell, Dir, Side, TileId};
use engine::{Description, View};

use super::{ModuleAction, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleTexts};
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {
    fn cards_for_pile(&self) -> Option<&'static str> {
        Some("setup-gate-cards")
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, view: &View<'_>, _: &Description) -> String {
        match self {
            Action::Take => texts.get("action-gate-take"),
            Action::Place { tile, at, side } => through_gate(texts, "action-place-gate", tile, at, side),
            Action::Add { tile, at, side } => through_gate(texts, "action-add-gate", tile, at, side),
            Action::Remove { at, first, second } => {
                let sides: Vec<String> =
                    [Some(first), second].into_iter().flatten().map(|side| place(texts, side)).collect();
                let (tile, sides) = (texts.tile_there(view, at), texts.list(&sides));
                texts.with(
                    "action-remove-gate",
                    &[
                        ("tile", (&tile).into()),
                        ("x", at.x.into()),
                        ("y", at.y.into()),
                        ("sides", (&sides).into()),
                    ],
                )
            }
        }
    }
}

fn through_gate(texts: &Texts, key: &str, tile: TileId, at: Cell, side: Dir) -> String {
    let (tile, side) = (texts.tile_object(tile), texts.side(side));
    let (x, y) = (at.x.into(), at.y.into());
    texts.with(key, &[("tile", (&tile).into()), ("x", x), ("y", y), ("side", (&side).into())])
}

/// The position of a gate: a side of a cell.
fn place(texts: &Texts, side: Side) -> String {
    let dir = texts.side(side.dir);
    let (x, y) = (side.cell.x.into(), side.cell.y.into());
    texts.with("side-of-cell", &[("x", x), ("y", y), ("side", (&dir).into())])
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Opened => texts.get("event-gate-opened"),
            Event::Discarded => texts.get("event-gate-discarded"),
            Event::Taken { seat } => texts.told("event-gate-taken", names, seat, &[]),
            Event::Built { seat, side } => {
                texts.told("event-gate-built", names, seat, &[("side", (&place(texts, side)).into())])
            }
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::NoGateCard => "refusal-no-gate-card",
            Reason::NoGateInHand => "refusal-no-gate-in-hand",
            Reason::NoDoubleWall => "refusal-no-double-wall",
            Reason::GateAtCamp => "refusal-gate-at-camp",
            Reason::NeedlessGate => "refusal-needless-gate",
        })
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Gates { gates } => texts.with("setup-gates", &[("gates", gates.into())]),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(
    Action: Take, Place, Add, Remove;
    Event: Opened, Discarded, Taken, Built;
    SetupItem: Gates
);

#[cfg(test)]
crate::tests::every!(Reason: NoGateCard, NoGateInHand, NoDoubleWall, GateAtCamp, NeedlessGate);
