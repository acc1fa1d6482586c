//! City Walls: wall cards, and the wooden walls that are built with them.

use engine::modules::city_walls::{Action, Event, Reason, SetupItem, WallCard};
use engine::{Description, View};

use super::{ModuleAction, ModuleEvent, ModuleReason, ModuleSetupItem, ModuleTexts};
use crate::texts::Texts;

pub(crate) struct Room;

impl ModuleTexts for Room {
    fn cards_for_pile(&self) -> Option<&'static str> {
        Some("setup-wall-cards")
    }
}

impl Texts {
    /// A wall card named by its sides: `Wall card (north side and east side)`.
    pub fn wall_card(&self, card: WallCard) -> String {
        self.with("wall-card-name", &[("sides", (&self.sides(card.walls())).into())])
    }
}

impl ModuleAction for Action {
    fn label(self, texts: &Texts, _: &View<'_>, about: &Description) -> String {
        match self {
            Action::Build { card, tile } => {
                let (tile, sides) = (texts.tile(tile), texts.sides(card.walls()));
                let mut args = vec![("tile", (&tile).into()), ("sides", (&sides).into())];
                match about.cell {
                    Some(at) => {
                        args.extend([("x", at.x.into()), ("y", at.y.into())]);
                        texts.with("action-build-at", &args)
                    }
                    None => texts.with("action-build", &args),
                }
            }
        }
    }
}

impl ModuleEvent for Event {
    fn sentence(self, texts: &Texts, names: &[String]) -> String {
        match self {
            Event::Opened { card } => {
                texts.with("event-wall-card", &[("sides", (&texts.sides(card.walls())).into())])
            }
            Event::Built { seat, card, tile } => {
                let (tile, sides) = (texts.tile(tile), texts.sides(card.walls()));
                let args = [("tile", (&tile).into()), ("sides", (&sides).into())];
                texts.told("event-walls-built", names, seat, &args)
            }
        }
    }
}

impl ModuleReason for Reason {
    fn sentence(self, texts: &Texts) -> String {
        texts.get(match self {
            Reason::NoWallCard => "refusal-no-wall-card",
            Reason::NotYourTile => "refusal-not-your-tile",
            Reason::WallThere => "refusal-wall-there",
            Reason::StickBetweenTiles => "refusal-stick-between-tiles",
            Reason::WalledIn => "refusal-walled-in",
            Reason::StickOnCamp => "refusal-stick-on-camp",
        })
    }
}

impl ModuleSetupItem for SetupItem {
    fn instruction(self, texts: &Texts) -> String {
        match self {
            SetupItem::Sticks { sticks } => texts.with("setup-sticks", &[("sticks", sticks.into())]),
        }
    }
}

#[cfg(test)]
crate::tests::variants!(Action: Build; Event: Opened, Built; SetupItem: Sticks);

#[cfg(test)]
crate::tests::every!(Reason: NoWallCard, NotYourTile, WallThere, StickBetweenTiles, WalledIn, StickOnCamp);
