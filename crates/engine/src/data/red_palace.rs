//! Component tables of The Red Palace, generated from `data/*.csv` by `cargo xtask codegen`. Do not edit.

use super::ScoreRow;
use crate::vocab::Building;

/// Building tokens of each kind, `data/red_palace_components.csv`.
pub const TOKENS_OF_A_KIND: u8 = 9;
/// Guards, `data/red_palace_components.csv`.
pub const GUARDS: u8 = 32;
/// Wooden wall sections, `data/red_palace_components.csv`.
pub const WALL_SECTIONS: u8 = 6;
/// Score tiles in the order of `data/red_palace_score_tiles.csv`.
pub const SCORE_TILES: [ScoreRow; 18] = [
    ScoreRow {
        id: "RST01",
        kinds: [
            Building::Pavilion,
            Building::Chambers,
            Building::Tower,
            Building::Seraglio,
            Building::Arcades,
            Building::Garden,
        ],
    },
    ScoreRow {
        id: "RST02",
        kinds: [
            Building::Pavilion,
            Building::Chambers,
            Building::Garden,
            Building::Seraglio,
            Building::Tower,
            Building::Arcades,
        ],
    },
    ScoreRow {
        id: "RST03",
        kinds: [
            Building::Pavilion,
            Building::Garden,
            Building::Tower,
            Building::Arcades,
            Building::Seraglio,
            Building::Chambers,
        ],
    },
    ScoreRow {
        id: "RST04",
        kinds: [
            Building::Seraglio,
            Building::Garden,
            Building::Tower,
            Building::Chambers,
            Building::Arcades,
            Building::Pavilion,
        ],
    },
    ScoreRow {
        id: "RST05",
        kinds: [
            Building::Seraglio,
            Building::Arcades,
            Building::Chambers,
            Building::Tower,
            Building::Garden,
            Building::Pavilion,
        ],
    },
    ScoreRow {
        id: "RST06",
        kinds: [
            Building::Seraglio,
            Building::Tower,
            Building::Arcades,
            Building::Garden,
            Building::Chambers,
            Building::Pavilion,
        ],
    },
    ScoreRow {
        id: "RST07",
        kinds: [
            Building::Arcades,
            Building::Pavilion,
            Building::Seraglio,
            Building::Tower,
            Building::Garden,
            Building::Chambers,
        ],
    },
    ScoreRow {
        id: "RST08",
        kinds: [
            Building::Arcades,
            Building::Pavilion,
            Building::Garden,
            Building::Chambers,
            Building::Tower,
            Building::Seraglio,
        ],
    },
    ScoreRow {
        id: "RST09",
        kinds: [
            Building::Arcades,
            Building::Chambers,
            Building::Garden,
            Building::Seraglio,
            Building::Pavilion,
            Building::Tower,
        ],
    },
    ScoreRow {
        id: "RST10",
        kinds: [
            Building::Chambers,
            Building::Arcades,
            Building::Pavilion,
            Building::Tower,
            Building::Garden,
            Building::Seraglio,
        ],
    },
    ScoreRow {
        id: "RST11",
        kinds: [
            Building::Chambers,
            Building::Arcades,
            Building::Pavilion,
            Building::Garden,
            Building::Seraglio,
            Building::Tower,
        ],
    },
    ScoreRow {
        id: "RST12",
        kinds: [
            Building::Chambers,
            Building::Garden,
            Building::Seraglio,
            Building::Arcades,
            Building::Pavilion,
            Building::Tower,
        ],
    },
    ScoreRow {
        id: "RST13",
        kinds: [
            Building::Garden,
            Building::Tower,
            Building::Arcades,
            Building::Pavilion,
            Building::Chambers,
            Building::Seraglio,
        ],
    },
    ScoreRow {
        id: "RST14",
        kinds: [
            Building::Garden,
            Building::Tower,
            Building::Arcades,
            Building::Pavilion,
            Building::Seraglio,
            Building::Chambers,
        ],
    },
    ScoreRow {
        id: "RST15",
        kinds: [
            Building::Garden,
            Building::Seraglio,
            Building::Chambers,
            Building::Pavilion,
            Building::Tower,
            Building::Arcades,
        ],
    },
    ScoreRow {
        id: "RST16",
        kinds: [
            Building::Tower,
            Building::Seraglio,
            Building::Pavilion,
            Building::Garden,
            Building::Chambers,
            Building::Arcades,
        ],
    },
    ScoreRow {
        id: "RST17",
        kinds: [
            Building::Tower,
            Building::Seraglio,
            Building::Chambers,
            Building::Arcades,
            Building::Pavilion,
            Building::Garden,
        ],
    },
    ScoreRow {
        id: "RST18",
        kinds: [
            Building::Tower,
            Building::Pavilion,
            Building::Seraglio,
            Building::Chambers,
            Building::Arcades,
            Building::Garden,
        ],
    },
];

/// Points of a guard by the highest position in use, `data/guard_board.csv`: `[position from 0]`.
pub const GUARD_POINTS: [u8; 8] = [1, 2, 3, 4, 5, 6, 7, 8];
/// Spaces of the positions on the fixed side, `data/guard_board.csv`; the last position takes any number.
pub const FIXED_SPACES: [u8; 7] = [2, 2, 3, 3, 3, 4, 4];
/// Spaces on the fronts of the placement tiles, `data/guard_placement_tiles.csv`; their backs take any number.
pub const PLACEMENT_TILES: [u8; 11] = [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4];

/// One row of `data/guard_abilities.csv`.
#[derive(Clone, Copy, Debug)]
pub struct AbilityRow {
    /// Stable name of the ability.
    pub id: &'static str,
    /// The guards it costs.
    pub guards: u8,
    /// Whether it is one of those of the fixed side.
    pub on_fixed_side: bool,
}
/// Abilities in the order of `data/guard_abilities.csv`.
pub const ABILITIES: [AbilityRow; 9] = [
    AbilityRow { id: "G1", guards: 1, on_fixed_side: true },
    AbilityRow { id: "G2", guards: 1, on_fixed_side: true },
    AbilityRow { id: "G3", guards: 1, on_fixed_side: true },
    AbilityRow { id: "G4", guards: 1, on_fixed_side: false },
    AbilityRow { id: "G5", guards: 2, on_fixed_side: false },
    AbilityRow { id: "G6", guards: 1, on_fixed_side: true },
    AbilityRow { id: "G7", guards: 1, on_fixed_side: false },
    AbilityRow { id: "G8", guards: 1, on_fixed_side: false },
    AbilityRow { id: "G9", guards: 1, on_fixed_side: false },
];

/// Points for a guard that is missing, `data/guard_replacement_costs.csv`: `[rounds scored]`.
pub const GUARD_SUBSTITUTES: [u8; 3] = [1, 2, 3];

/// Points lost by `data/medina_penalties.csv`: `[round from 0][rank from the fewest, from 0]`.
pub const MEDINA_LOSSES: [[u8; 3]; 3] = [[3, 0, 0], [6, 3, 0], [9, 6, 3]];
/// Points lost besides by who has no medina, `data/medina_penalties.csv`: `[round from 0]`.
pub const MEDINA_EXTRA: [u8; 3] = [1, 2, 3];
