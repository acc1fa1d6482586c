//! The set-up at a real table as one list, in the order of table 2.1 of the interactions.
//!
//! The numbers come from a game that is really dealt, so they cannot differ from those of the engine.

use crate::data::MONEY_COPIES;
use crate::for_each_module;
use crate::game::{Game, Table};
use crate::modules::*;
use crate::red_palace;
use crate::rng::Seed;
use crate::rules::{Module, Rules};
use crate::setup::{DIRK_TILES, dealt, money_cards, supply_tiles};
use crate::vocab::{CardFamily, Currency, TileId};

macro_rules! items {
    ($($module:ident $room:ident $slug:literal $file:literal $prefix:literal,)*) => {
        /// One step of the set-up before the first turn.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum SetupItem {
            /// S1: a start tile for each player (BASE-10).
            StartTiles {
                /// The number of players.
                players: usize,
            },
            /// S2: the buildings, shuffled into the supply (BASE-11). Modules may add other tiles.
            Supply {
                /// The number of buildings.
                buildings: usize,
            },
            /// S4: tiles for Dirk (BASE-12).
            DirkTiles {
                /// The number of tiles.
                tiles: usize,
            },
            /// S5: a tile on each of the four market spaces (BASE-13).
            Market,
            /// S10: one copy of each money card is removed from the deck (BASE-14).
            MoneyRemoved {
                /// The number of cards removed.
                cards: usize,
            },
            /// S10: the money deck (BASE-14). Modules may add other cards.
            MoneyDeck {
                /// The number of cards in the four currencies.
                cards: usize,
            },
            /// S11: starting money, start player and money row (BASE-15 to BASE-17).
            StartingMoney,
            /// S12: the rest of the deck is divided into five piles (BASE-18).
            Piles,
            /// S12: cards are added to a pile.
            AddToPile {
                /// The number of the pile, counted from 1.
                pile: usize,
                /// The family of the cards.
                family: CardFamily,
                /// The number of cards.
                cards: usize,
            },
            /// S12: each pile that received cards is shuffled, and the piles are stacked with the first on top
            /// (BASE-18).
            Stack,
            $(
                #[doc = concat!("Something of the module `", $slug, "`.")]
                $module($room::SetupItem),
            )*
            /// A step that belongs to The Red Palace.
            RedPalace(red_palace::SetupItem),
        }

        impl SetupItem {
            /// The step of table 2.1 that this item belongs to.
            pub fn step(self) -> u8 {
                match self {
                    SetupItem::StartTiles { .. } => 1,
                    SetupItem::Supply { .. } => 2,
                    SetupItem::DirkTiles { .. } => 4,
                    SetupItem::Market => 5,
                    SetupItem::MoneyRemoved { .. } | SetupItem::MoneyDeck { .. } => 10,
                    SetupItem::StartingMoney => 11,
                    SetupItem::Piles | SetupItem::AddToPile { .. } | SetupItem::Stack => 12,
                    $(SetupItem::$module(item) => item.step(),)*
                    SetupItem::RedPalace(item) => item.step(),
                }
            }
        }

        /// The steps that the modules of a dealt game add, in file order.
        fn module_items(game: &Game) -> Vec<SetupItem> {
            let on = game.table.rules.modules;
            let mut items = Vec::new();
            $(
                if on.has(Module::$module) {
                    items.extend($room::Keeper::setup_items(game).into_iter().map(SetupItem::$module));
                }
            )*
            items
        }
    };
}
for_each_module!(items);

/// The cards that are added to the piles.
fn added_cards(table: &Table) -> impl Iterator<Item = SetupItem> {
    table.piles.specials.iter().enumerate().flat_map(|(pile, specials)| {
        CardFamily::ALL.into_iter().filter_map(move |family| {
            let cards = usize::from(specials[family.index()]);
            (cards > 0).then_some(SetupItem::AddToPile { pile: pile + 1, family, cards })
        })
    })
}

/// Lists everything to do before the first turn. In each step of table 2.1 the base game comes first, then the modules.
pub fn setup_list(rules: &Rules) -> Vec<SetupItem> {
    let game = dealt(*rules, Seed::from_number(0));
    let mut list = if rules.is_red_palace() { red_palace::setup_list(&game) } else { base_items(rules) };
    list.extend(added_cards(&game.table));
    if !rules.is_red_palace() {
        list.extend(module_items(&game));
        list.sort_by_key(|item| item.step());
    }
    list.push(SetupItem::Stack);
    list
}

/// The steps of the base game, from the start tiles to the five piles.
fn base_items(rules: &Rules) -> Vec<SetupItem> {
    let buildings = supply_tiles(rules).filter(|tile| TileId::kind(*tile).is_some()).count();
    let mut list = vec![SetupItem::StartTiles { players: rules.players() }, SetupItem::Supply { buildings }];
    if rules.has_dirk() {
        list.push(SetupItem::DirkTiles { tiles: DIRK_TILES });
    }
    list.push(SetupItem::Market);
    list.extend(money_items(rules));
    list.extend([SetupItem::StartingMoney, SetupItem::Piles]);
    list
}

/// The money deck of either game, preceded by what two players remove from it (BASE-14, RED-100).
pub(crate) fn money_items(rules: &Rules) -> impl Iterator<Item = SetupItem> {
    let in_box: usize = MONEY_COPIES.iter().flatten().map(|&copies| usize::from(copies)).sum();
    let cards = money_cards(rules).filter(|card| card.currency() != Currency::Diamond).count();
    let removed = (cards < in_box).then_some(SetupItem::MoneyRemoved { cards: in_box - cards });
    removed.into_iter().chain([SetupItem::MoneyDeck { cards }])
}
