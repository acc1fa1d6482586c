//! The set-up of The Red Palace at a real table.

use crate::data::{GUARDS, N_SQUARES, TOKENS_OF_A_KIND, WALL_SECTIONS};
use crate::game::Game;
use crate::modules::ModuleSetupItem;
use crate::rules::{GuardBoard, Module};
use crate::setup::{DIRK_TILES, supply_tiles};
use crate::setup_list::{SetupItem as AnySetupItem, money_items};
use crate::vocab::{Building, Seat};

/// A step of the set-up of The Red Palace at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// The tower, with the tiles of modules (RED-10).
    Tower {
        /// The number of tiles.
        tiles: usize,
    },
    /// The tokens in the bag (RED-11).
    Tokens {
        /// The number of tokens.
        tokens: usize,
    },
    /// The market and the preview, with their tokens (RED-12).
    MarketAndPreview,
    /// Tiles for Dirk, with tokens (RED-102).
    DirkTerrain {
        /// The number of tiles.
        tiles: usize,
    },
    /// The side of the guard board to use (RED-14).
    GuardBoard(GuardBoard),
    /// The guard supply (RED-15).
    Guards {
        /// The number of guards.
        guards: usize,
    },
    /// The guards that go to the placement tiles for Dirk's tiles (RED-103).
    DirkGuards,
    /// The stocks that abilities need: square tiles and wall sections (RED-16).
    Stocks {
        /// The number of square tiles.
        squares: usize,
        /// The number of wall sections.
        sections: usize,
    },
    /// The score tiles (RED-17).
    ScoreTiles,
    /// The points that each player starts with, and the start player (RED-18, RED-19).
    StartScore {
        /// The number of players.
        players: usize,
        /// The points of each player.
        points: usize,
    },
    /// The piles of starting money, and the money row (RED-20, RED-21).
    MoneyPiles,
}

impl ModuleSetupItem for SetupItem {
    fn step(self) -> u8 {
        match self {
            SetupItem::Tower { .. } | SetupItem::Tokens { .. } => 2,
            SetupItem::MarketAndPreview => 5,
            SetupItem::DirkTerrain { .. } => 6,
            SetupItem::GuardBoard(_)
            | SetupItem::Guards { .. }
            | SetupItem::DirkGuards
            | SetupItem::Stocks { .. }
            | SetupItem::ScoreTiles => 8,
            SetupItem::StartScore { .. } => 9,
            SetupItem::MoneyPiles => 11,
        }
    }
}

/// Lists everything from the tower to the five piles.
pub(crate) fn setup_list(game: &Game) -> Vec<AnySetupItem> {
    let (table, rules) = (&game.table, &game.table.rules);
    let mut own = vec![
        SetupItem::Tower { tiles: supply_tiles(rules).count() },
        SetupItem::Tokens { tokens: usize::from(TOKENS_OF_A_KIND) * Building::ALL.len() },
        SetupItem::MarketAndPreview,
    ];
    if rules.has_dirk() {
        own.push(SetupItem::DirkTerrain { tiles: DIRK_TILES });
    }
    own.push(SetupItem::GuardBoard(rules.guard_board));
    own.push(SetupItem::Guards { guards: usize::from(GUARDS) });
    // The guard board must be laid out first.
    if rules.has_dirk() {
        own.push(SetupItem::DirkGuards);
    }
    own.push(SetupItem::Stocks { squares: N_SQUARES, sections: usize::from(WALL_SECTIONS) });
    // RED-97
    if !rules.modules.has(Module::ClassicScoring) {
        own.push(SetupItem::ScoreTiles);
    }
    own.push(SetupItem::StartScore {
        players: rules.players(),
        points: table.scores[Seat::FIRST].unsigned_abs().into(),
    });
    let mut list: Vec<AnySetupItem> = own.into_iter().map(AnySetupItem::RedPalace).collect();
    list.extend(money_items(rules));
    list.push(AnySetupItem::RedPalace(SetupItem::MoneyPiles));
    list.push(AnySetupItem::Piles);
    list
}
