//! The set-up of The Red Palace at a real table.

use crate::data::{GUARDS, N_SQUARES, TOKENS_OF_A_KIND, WALL_SECTIONS};
use crate::game::Game;
use crate::modules::ModuleSetupItem;
use crate::rules::{GuardBoard, Module};
use crate::setup::{DIRK_TILES, supply_tiles};
use crate::setup_list::{SetupItem as AnySetupItem, money_items};
use crate::vocab::{Building, Seat};

/// What The Red Palace needs at a real table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupItem {
    /// The tower; its tiles with those of modules (RED-10).
    Tower {
        /// How many.
        tiles: usize,
    },
    /// The tokens in the bag (RED-11).
    Tokens {
        /// How many.
        tokens: usize,
    },
    /// Market and preview with their tokens (RED-12).
    MarketAndPreview,
    /// Tiles for Dirk, with tokens (RED-102).
    DirkTerrain {
        /// How many.
        tiles: usize,
    },
    /// A side of the guard board (RED-14).
    GuardBoard(GuardBoard),
    /// The guards (RED-15).
    Guards {
        /// How many.
        guards: usize,
    },
    /// The guards that Dirk's tiles bring to the placement tiles (RED-103).
    DirkGuards,
    /// The stocks that abilities need: square tiles and wall sections (RED-16).
    Stocks {
        /// Square tiles.
        squares: usize,
        /// Wall sections.
        sections: usize,
    },
    /// The score tiles (RED-17).
    ScoreTiles,
    /// What each player starts with, and who begins (RED-18, RED-19).
    StartScore {
        /// How many players.
        players: usize,
        /// Points.
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

/// Everything from the tower to the five piles.
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
    // Only now there is a board to put them on.
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
