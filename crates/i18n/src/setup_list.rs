//! Instructions for the set-up at a real table.

use engine::SetupItem;
use engine::vocab::CardFamily;

use crate::modules::{ModuleSetupItem, room};
use crate::texts::Texts;

macro_rules! setup_items {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        impl Texts {
            /// One instruction for what to do before the first turn.
            pub fn setup_item(&self, item: SetupItem) -> String {
                match item {
                    SetupItem::StartTiles { players } => {
                        self.with("setup-start-tiles", &[("players", players.into())])
                    }
                    SetupItem::Supply { buildings } => {
                        self.with("setup-supply", &[("buildings", buildings.into())])
                    }
                    SetupItem::DirkTiles { tiles } => self.with("setup-dirk", &[("tiles", tiles.into())]),
                    SetupItem::Market => self.get("setup-market"),
                    SetupItem::MoneyRemoved { cards } => {
                        self.with("setup-money-removed", &[("cards", cards.into())])
                    }
                    SetupItem::MoneyDeck { cards } => self.with("setup-money", &[("cards", cards.into())]),
                    SetupItem::StartingMoney => self.get("setup-starting-money"),
                    SetupItem::Piles => self.get("setup-piles"),
                    SetupItem::AddToPile { pile, family, cards } => {
                        let cards = self.added(pile, family, cards);
                        self.with("setup-add", &[("pile", pile.into()), ("cards", (&cards).into())])
                    }
                    SetupItem::Stack => self.get("setup-stack"),
                    $(SetupItem::$module(item) => item.instruction(self),)*
                    SetupItem::RedPalace(item) => item.instruction(self),
                }
            }
        }
    };
}
engine::for_each_module!(setup_items);

impl Texts {
    /// The instruction to add cards of one family to a pile.
    fn added(&self, pile: usize, family: CardFamily, cards: usize) -> String {
        match family {
            // Scoring card 1 belongs to pile 2, scoring card 2 to pile 4.
            CardFamily::Scoring => self.with("setup-scoring-card", &[("round", (pile / 2).into())]),
            CardFamily::Module(module) => match room(module).cards_for_pile() {
                Some(key) => self.with(key, &[("count", cards.into())]),
                None => self.module_name(module),
            },
        }
    }
}
