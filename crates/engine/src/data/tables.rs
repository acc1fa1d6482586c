//! Component tables, generated from `data/*.csv` by `cargo xtask codegen`. Do not edit.

use crate::rules::Module;
use crate::vocab::{Building, Currency, TileId, TileSort};

/// One tile of `data/base_tiles.csv`, `data/huts.csv`, `data/red_palace_terrain_tiles.csv`, `data/medinas.csv`,
/// `data/bazaars.csv` or `data/camps.csv`, or a square tile; row 0 is the start tile.
#[derive(Clone, Copy, Debug)]
pub struct TileRow {
    /// Stable name of the tile.
    pub id: &'static str,
    /// What sort of tile.
    pub sort: TileSort,
    /// Printed price, 0 where there is none.
    pub price: u8,
    /// Walled sides: bit 0 N, bit 1 E, bit 2 S, bit 3 W.
    pub walls: u8,
    /// Sides with a bastion and an arrow out through it, in the same bits.
    pub bastions: u8,
    /// Walls with a watchtower, in the same bits.
    pub watchtowers: u8,
}
const fn building(id: &'static str, kind: Building, price: u8, walls: u8) -> TileRow {
    TileRow { id, sort: TileSort::Building(kind), price, walls, bastions: 0, watchtowers: 0 }
}
const fn hut(id: &'static str, walls: u8) -> TileRow {
    TileRow { id, sort: TileSort::Module(Module::WorkersHuts), price: 0, walls, bastions: 0, watchtowers: 0 }
}
const fn terrain(id: &'static str, price: u8, walls: u8, watchtowers: u8) -> TileRow {
    TileRow { id, sort: TileSort::Terrain, price, walls, bastions: 0, watchtowers }
}
const fn medina(id: &'static str, price: u8, walls: u8) -> TileRow {
    TileRow { id, sort: TileSort::Module(Module::Medinas), price, walls, bastions: 0, watchtowers: 0 }
}
const fn square(id: &'static str) -> TileRow {
    TileRow { id, sort: TileSort::Square, price: 0, walls: 0, bastions: 0, watchtowers: 0 }
}
const fn bazaar(id: &'static str) -> TileRow {
    TileRow { id, sort: TileSort::Module(Module::Bazaars), price: 0, walls: 0, bastions: 0, watchtowers: 0 }
}
const fn camp(id: &'static str, price: u8, bastions: u8) -> TileRow {
    TileRow { id, sort: TileSort::Module(Module::Camps), price, walls: 0, bastions, watchtowers: 0 }
}
/// Rows of buildings, which follow the start tile.
pub const N_BUILDINGS: usize = 54;
/// Rows of huts of each kind, which follow the buildings in the order of the kinds.
pub const N_HUTS: [usize; 6] = [3, 3, 4, 4, 5, 5];
/// Rows of terrain tiles, which follow the huts.
pub const N_TERRAIN: usize = 54;
/// Rows of medinas, which follow the terrain tiles.
pub const N_MEDINAS: usize = 9;
/// Rows of square tiles, which follow the medinas.
pub const N_SQUARES: usize = 6;
/// Rows of bazaars, which follow the square tiles.
pub const N_BAZAARS: usize = 8;
/// Rows of camps, which follow the bazaars.
pub const N_CAMPS: usize = 8;
/// The most tiles that a supply holds: those of the larger game with all that modules add.
pub const MAX_SUPPLY: usize = 79;
/// Room for the start tile and every tile one player can own that others walk over: in The Red Palace terrain tiles,
/// medinas, square tiles and bazaars.
pub const MAX_PLACED: usize = 1 + N_TERRAIN + N_MEDINAS + N_SQUARES + N_BAZAARS;
/// Room for every tile that lies outside against the walls.
pub const MAX_OUTPOSTS: usize = N_CAMPS;
/// At most six gates are in a game (GATE-01).
pub const MAX_GATES: usize = 6;
/// Room for the empty cells that touch an open side of a palace. One of n + 1 tiles needs n ways on foot, each of which
/// uses up two open sides unless it is a gate, so at most 4 + sum(open sides - 2) + 2 for each gate face empty cells:
/// 40 with the 54 buildings, 3 for huts with one wall, 2 for each bazaar, and 12 for the gates. That is 71; sticks only
/// take open sides away. The Red Palace has 40 with the 54 terrain tiles, at most 2 for each medina, and 2 for each
/// square tile and each bazaar: with the medinas as they are that is 74.
pub const MAX_FRONTIER: usize = 46 + 2 * N_BAZAARS + 2 * N_SQUARES;
const _: () = assert!(43 + 2 * N_BAZAARS + 2 * MAX_GATES <= MAX_FRONTIER, "every frontier has room");
const _: () = assert!(
    1 + N_BUILDINGS + N_BAZAARS + 3 <= MAX_PLACED,
    "Alhambra has no more, three huts (HUT-12) included"
);
/// The start tile, the buildings, the huts, the tiles of The Red Palace, the bazaars and the camps, in the order of their
/// files.
pub const TILES: [TileRow; 164] = [
    TileRow { id: "start", sort: TileSort::Start, price: 0, walls: 0, bastions: 0, watchtowers: 0 },
    building("pavilion-01", Building::Pavilion, 2, 0b1011),
    building("pavilion-02", Building::Pavilion, 3, 0b1100),
    building("pavilion-03", Building::Pavilion, 4, 0b0110),
    building("pavilion-04", Building::Pavilion, 5, 0b1001),
    building("pavilion-05", Building::Pavilion, 6, 0b0001),
    building("pavilion-06", Building::Pavilion, 7, 0b0010),
    building("pavilion-07", Building::Pavilion, 8, 0b0000),
    building("seraglio-01", Building::Seraglio, 3, 0b1110),
    building("seraglio-02", Building::Seraglio, 4, 0b0011),
    building("seraglio-03", Building::Seraglio, 5, 0b1100),
    building("seraglio-04", Building::Seraglio, 6, 0b0110),
    building("seraglio-05", Building::Seraglio, 7, 0b1000),
    building("seraglio-06", Building::Seraglio, 8, 0b0100),
    building("seraglio-07", Building::Seraglio, 9, 0b0000),
    building("arcades-01", Building::Arcades, 4, 0b0111),
    building("arcades-02", Building::Arcades, 5, 0b1001),
    building("arcades-03", Building::Arcades, 6, 0b0011),
    building("arcades-04", Building::Arcades, 6, 0b1100),
    building("arcades-05", Building::Arcades, 7, 0b0110),
    building("arcades-06", Building::Arcades, 8, 0b0001),
    building("arcades-07", Building::Arcades, 8, 0b0010),
    building("arcades-08", Building::Arcades, 9, 0b0000),
    building("arcades-09", Building::Arcades, 10, 0b0000),
    building("chambers-01", Building::Chambers, 5, 0b1101),
    building("chambers-02", Building::Chambers, 6, 0b0110),
    building("chambers-03", Building::Chambers, 7, 0b0011),
    building("chambers-04", Building::Chambers, 7, 0b1100),
    building("chambers-05", Building::Chambers, 8, 0b1001),
    building("chambers-06", Building::Chambers, 9, 0b0100),
    building("chambers-07", Building::Chambers, 9, 0b1000),
    building("chambers-08", Building::Chambers, 10, 0b0000),
    building("chambers-09", Building::Chambers, 11, 0b0000),
    building("garden-01", Building::Garden, 6, 0b1110),
    building("garden-02", Building::Garden, 7, 0b1101),
    building("garden-03", Building::Garden, 8, 0b0011),
    building("garden-04", Building::Garden, 8, 0b1001),
    building("garden-05", Building::Garden, 8, 0b1100),
    building("garden-06", Building::Garden, 9, 0b0010),
    building("garden-07", Building::Garden, 10, 0b0000),
    building("garden-08", Building::Garden, 10, 0b0001),
    building("garden-09", Building::Garden, 10, 0b1000),
    building("garden-10", Building::Garden, 11, 0b0000),
    building("garden-11", Building::Garden, 12, 0b0100),
    building("tower-01", Building::Tower, 7, 0b1011),
    building("tower-02", Building::Tower, 8, 0b0111),
    building("tower-03", Building::Tower, 9, 0b0011),
    building("tower-04", Building::Tower, 9, 0b1001),
    building("tower-05", Building::Tower, 9, 0b0110),
    building("tower-06", Building::Tower, 10, 0b1000),
    building("tower-07", Building::Tower, 11, 0b0000),
    building("tower-08", Building::Tower, 11, 0b0001),
    building("tower-09", Building::Tower, 11, 0b0100),
    building("tower-10", Building::Tower, 12, 0b0000),
    building("tower-11", Building::Tower, 13, 0b0010),
    hut("hut-pavilion-1", 0b0001),
    hut("hut-pavilion-2", 0b0011),
    hut("hut-pavilion-3", 0b1100),
    hut("hut-seraglio-1", 0b0100),
    hut("hut-seraglio-2", 0b0110),
    hut("hut-seraglio-3", 0b1001),
    hut("hut-arcades-1", 0b0010),
    hut("hut-arcades-2", 0b1000),
    hut("hut-arcades-3", 0b0011),
    hut("hut-arcades-4", 0b1100),
    hut("hut-chambers-1", 0b0001),
    hut("hut-chambers-2", 0b0100),
    hut("hut-chambers-3", 0b0110),
    hut("hut-chambers-4", 0b1001),
    hut("hut-garden-1", 0b0001),
    hut("hut-garden-2", 0b0010),
    hut("hut-garden-3", 0b1000),
    hut("hut-garden-4", 0b0011),
    hut("hut-garden-5", 0b1100),
    hut("hut-tower-1", 0b0010),
    hut("hut-tower-2", 0b0100),
    hut("hut-tower-3", 0b1000),
    hut("hut-tower-4", 0b0110),
    hut("hut-tower-5", 0b1001),
    terrain("RPT01", 2, 0b1011, 0b0001),
    terrain("RPT02", 3, 0b1110, 0b0010),
    terrain("RPT03", 3, 0b1100, 0b0000),
    terrain("RPT04", 4, 0b0111, 0b0100),
    terrain("RPT05", 4, 0b0110, 0b0000),
    terrain("RPT06", 4, 0b0011, 0b0000),
    terrain("RPT07", 5, 0b1101, 0b1000),
    terrain("RPT08", 5, 0b1001, 0b0000),
    terrain("RPT09", 5, 0b1001, 0b0000),
    terrain("RPT10", 5, 0b1100, 0b0000),
    terrain("RPT11", 6, 0b1110, 0b0110),
    terrain("RPT12", 6, 0b0110, 0b0010),
    terrain("RPT13", 6, 0b0110, 0b0100),
    terrain("RPT14", 6, 0b0011, 0b0001),
    terrain("RPT15", 6, 0b1100, 0b1000),
    terrain("RPT16", 6, 0b0001, 0b0000),
    terrain("RPT17", 7, 0b1011, 0b1001),
    terrain("RPT18", 7, 0b1101, 0b0101),
    terrain("RPT19", 7, 0b0110, 0b0010),
    terrain("RPT20", 7, 0b0011, 0b0001),
    terrain("RPT21", 7, 0b1100, 0b1000),
    terrain("RPT22", 7, 0b0010, 0b0000),
    terrain("RPT23", 7, 0b1000, 0b0000),
    terrain("RPT24", 8, 0b0111, 0b0110),
    terrain("RPT25", 8, 0b0011, 0b0010),
    terrain("RPT26", 8, 0b1001, 0b1000),
    terrain("RPT27", 8, 0b1001, 0b1000),
    terrain("RPT28", 8, 0b1100, 0b1000),
    terrain("RPT29", 8, 0b0010, 0b0000),
    terrain("RPT30", 8, 0b0001, 0b0000),
    terrain("RPT31", 8, 0b0100, 0b0000),
    terrain("RPT32", 8, 0b0000, 0b0000),
    terrain("RPT33", 9, 0b0110, 0b0100),
    terrain("RPT34", 9, 0b0011, 0b0011),
    terrain("RPT35", 9, 0b1001, 0b1001),
    terrain("RPT36", 9, 0b0010, 0b0000),
    terrain("RPT37", 9, 0b0100, 0b0000),
    terrain("RPT38", 9, 0b1000, 0b0000),
    terrain("RPT39", 9, 0b0000, 0b0000),
    terrain("RPT40", 9, 0b0000, 0b0000),
    terrain("RPT41", 10, 0b0001, 0b0000),
    terrain("RPT42", 10, 0b1000, 0b0000),
    terrain("RPT43", 10, 0b1000, 0b0000),
    terrain("RPT44", 10, 0b0000, 0b0000),
    terrain("RPT45", 10, 0b0000, 0b0000),
    terrain("RPT46", 10, 0b0000, 0b0000),
    terrain("RPT47", 11, 0b0001, 0b0001),
    terrain("RPT48", 11, 0b0100, 0b0100),
    terrain("RPT49", 11, 0b0000, 0b0000),
    terrain("RPT50", 11, 0b0000, 0b0000),
    terrain("RPT51", 11, 0b0000, 0b0000),
    terrain("RPT52", 12, 0b0100, 0b0100),
    terrain("RPT53", 12, 0b0000, 0b0000),
    terrain("RPT54", 13, 0b0010, 0b0010),
    medina("MED02", 2, 0b1100),
    medina("MED03", 3, 0b0110),
    medina("MED04", 4, 0b0011),
    medina("MED05", 5, 0b1001),
    medina("MED06", 6, 0b0010),
    medina("MED07", 7, 0b1000),
    medina("MED08", 8, 0b0100),
    medina("MED09", 9, 0b0001),
    medina("MED10", 10, 0b0000),
    square("square-1"),
    square("square-2"),
    square("square-3"),
    square("square-4"),
    square("square-5"),
    square("square-6"),
    bazaar("BZ1"),
    bazaar("BZ2"),
    bazaar("BZ3"),
    bazaar("BZ4"),
    bazaar("BZ5"),
    bazaar("BZ6"),
    bazaar("BZ7"),
    bazaar("BZ8"),
    camp("camp-1", 2, 0b0001),
    camp("camp-2", 3, 0b0010),
    camp("camp-3", 4, 0b0100),
    camp("camp-4", 5, 0b1000),
    camp("camp-5", 6, 0b1100),
    camp("camp-6", 7, 0b0110),
    camp("camp-7", 8, 0b0011),
    camp("camp-8", 9, 0b1001),
];
/// What a bazaar shows.
#[derive(Clone, Copy, Debug)]
pub struct BazaarRow {
    /// The currency it is paid in.
    pub currency: Currency,
    /// The kinds of buildings it scores for, in canonical order.
    pub kinds: [Building; 3],
}
/// Bazaars in the order of `data/bazaars.csv`.
pub const BAZAARS: [BazaarRow; 8] = [
    BazaarRow { currency: Currency::Dinar, kinds: [Building::Pavilion, Building::Arcades, Building::Garden] },
    BazaarRow { currency: Currency::Dinar, kinds: [Building::Seraglio, Building::Chambers, Building::Tower] },
    BazaarRow {
        currency: Currency::Dirham,
        kinds: [Building::Seraglio, Building::Arcades, Building::Garden],
    },
    BazaarRow {
        currency: Currency::Dirham,
        kinds: [Building::Pavilion, Building::Chambers, Building::Tower],
    },
    BazaarRow {
        currency: Currency::Ducat,
        kinds: [Building::Pavilion, Building::Chambers, Building::Garden],
    },
    BazaarRow { currency: Currency::Ducat, kinds: [Building::Seraglio, Building::Arcades, Building::Tower] },
    BazaarRow { currency: Currency::Florin, kinds: [Building::Pavilion, Building::Arcades, Building::Tower] },
    BazaarRow {
        currency: Currency::Florin,
        kinds: [Building::Seraglio, Building::Chambers, Building::Garden],
    },
];

/// Points of `data/scoring.csv`: `[round from 0][kind][place from 0]`.
pub const MAJORITY_POINTS: [[[u8; 3]; 6]; 3] = [
    [[1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0], [6, 0, 0]],
    [[8, 1, 0], [9, 2, 0], [10, 3, 0], [11, 4, 0], [12, 5, 0], [13, 6, 0]],
    [[16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6]],
];

/// Copies of a money card of `data/money_cards.csv` with three or more players:
/// `[currency dinar, dirham, ducat, florin][value - 1]`.
pub const MONEY_COPIES: [[u8; 9]; 4] = [
    [3, 3, 3, 3, 3, 3, 3, 3, 3],
    [3, 3, 3, 3, 3, 3, 3, 3, 3],
    [3, 3, 3, 3, 3, 3, 3, 3, 3],
    [3, 3, 3, 3, 3, 3, 3, 3, 3],
];
/// Copies of a money card of `data/money_cards.csv` with two players:
/// `[currency dinar, dirham, ducat, florin][value - 1]`.
pub const MONEY_COPIES_TWO_PLAYERS: [[u8; 9]; 4] = [
    [2, 2, 2, 2, 2, 2, 2, 2, 2],
    [2, 2, 2, 2, 2, 2, 2, 2, 2],
    [2, 2, 2, 2, 2, 2, 2, 2, 2],
    [2, 2, 2, 2, 2, 2, 2, 2, 2],
];

/// Copies of a diamond card of `data/diamonds.csv`: `[value - 1]`.
pub const DIAMOND_COPIES: [u8; 9] = [0, 0, 1, 1, 2, 2, 2, 1, 1];

/// One row of `data/exchange_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct ExchangeRow {
    /// Stable name of the card.
    pub id: &'static str,
    /// Its two currencies, in canonical order.
    pub currencies: [Currency; 2],
}
/// Exchange cards in the order of `data/exchange_cards.csv`.
pub const EXCHANGE_CARDS: [ExchangeRow; 6] = [
    ExchangeRow { id: "exchange-1", currencies: [Currency::Dinar, Currency::Dirham] },
    ExchangeRow { id: "exchange-2", currencies: [Currency::Dinar, Currency::Ducat] },
    ExchangeRow { id: "exchange-3", currencies: [Currency::Dinar, Currency::Florin] },
    ExchangeRow { id: "exchange-4", currencies: [Currency::Dirham, Currency::Ducat] },
    ExchangeRow { id: "exchange-5", currencies: [Currency::Dirham, Currency::Florin] },
    ExchangeRow { id: "exchange-6", currencies: [Currency::Ducat, Currency::Florin] },
];

/// One row of `data/bonus_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct BonusRow {
    /// Stable name of the card.
    pub id: &'static str,
    /// The tile on it.
    pub tile: TileId,
}
/// Bonus cards in the order of `data/bonus_cards.csv`.
pub const BONUS_CARDS: [BonusRow; 10] = [
    BonusRow { id: "bonus-01", tile: TileId::from_row(7) },
    BonusRow { id: "bonus-02", tile: TileId::from_row(14) },
    BonusRow { id: "bonus-03", tile: TileId::from_row(22) },
    BonusRow { id: "bonus-04", tile: TileId::from_row(23) },
    BonusRow { id: "bonus-05", tile: TileId::from_row(31) },
    BonusRow { id: "bonus-06", tile: TileId::from_row(32) },
    BonusRow { id: "bonus-07", tile: TileId::from_row(39) },
    BonusRow { id: "bonus-08", tile: TileId::from_row(42) },
    BonusRow { id: "bonus-09", tile: TileId::from_row(50) },
    BonusRow { id: "bonus-10", tile: TileId::from_row(53) },
];

/// Thieves of each currency, `data/thieves.csv`.
pub const THIEVES: [u8; 4] = [3, 3, 3, 3];
/// Thieves for each player, `data/thieves_deal.csv`: `[players - 2]`.
pub const THIEVES_DEALT: [u8; 5] = [4, 4, 3, 2, 2];

/// Citizens in the colour of each kind, `data/citizens.csv`.
pub const CITIZENS: [u8; 6] = [7, 7, 7, 7, 7, 7];

/// Points of a series of citizens, `data/trader_series_points.csv`: `[size - 1]`.
pub const SERIES_POINTS: [u8; 6] = [1, 3, 6, 10, 15, 21];

/// Chests of each kind, `data/chests.csv`.
pub const CHESTS: [u8; 6] = [5, 5, 7, 7, 9, 9];

/// Points for chests, `data/treasure_points.csv`: `[round from 0][place from 0]`.
pub const TREASURE_POINTS: [[u8; 3]; 3] = [[7, 0, 0], [14, 7, 0], [22, 14, 7]];

/// One row of `data/characters.csv`.
#[derive(Clone, Copy, Debug)]
pub struct CharacterRow {
    /// Stable name of the card.
    pub id: &'static str,
    /// Name of the character.
    pub name: &'static str,
    /// What the character is, empty where the card does not say.
    pub role: &'static str,
    /// Printed symbol: `1x`, `lozenge` or `W`.
    pub symbol: &'static str,
}
/// Characters in the order of `data/characters.csv`.
pub const CHARACTERS: [CharacterRow; 10] = [
    CharacterRow { id: "abdul_karim", name: "Abdul Karim", role: "rich patron", symbol: "1x" },
    CharacterRow { id: "abdul_knihstig", name: "Abdul Knihstig", role: "", symbol: "lozenge" },
    CharacterRow { id: "ammar_elschauf", name: "Ammar El'Schauf", role: "", symbol: "lozenge" },
    CharacterRow { id: "faruk_willhaben", name: "Faruk Will'haben", role: "trader", symbol: "lozenge" },
    CharacterRow { id: "fatima", name: "Fatima", role: "", symbol: "1x" },
    CharacterRow { id: "hakim_wahid", name: "Hakim Wahid", role: "wise man", symbol: "W" },
    CharacterRow {
        id: "laila_wundabah",
        name: "Laila Wundabah",
        role: "Caliph's favourite",
        symbol: "lozenge",
    },
    CharacterRow { id: "machma_klain", name: "Machma Klain", role: "", symbol: "lozenge" },
    CharacterRow { id: "yammerad", name: "Yammerad", role: "", symbol: "lozenge" },
    CharacterRow { id: "yusuf_epassuff", name: "Yusuf E'Passuff", role: "city watch", symbol: "W" },
];

/// One row of `data/wall_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct WallRow {
    /// Stable name of the card.
    pub id: &'static str,
    /// Sides that get a stick: bit 0 N, bit 1 E, bit 2 S, bit 3 W.
    pub walls: u8,
}
/// Wall cards in the order of `data/wall_cards.csv`.
pub const WALL_CARDS: [WallRow; 8] = [
    WallRow { id: "wall-N", walls: 0b0001 },
    WallRow { id: "wall-E", walls: 0b0010 },
    WallRow { id: "wall-S", walls: 0b0100 },
    WallRow { id: "wall-W", walls: 0b1000 },
    WallRow { id: "wall-NE", walls: 0b0011 },
    WallRow { id: "wall-ES", walls: 0b0110 },
    WallRow { id: "wall-SW", walls: 0b1100 },
    WallRow { id: "wall-NW", walls: 0b1001 },
];
/// The sticks that all wall cards together need.
pub const STICKS: u8 = 12;
/// Wall cards of each pile, `data/wall_setup.csv`.
pub const WALL_CARDS_IN_PILES: [usize; 5] = [0, 2, 2, 2, 2];

/// What a coin of `data/coins.csv` is worth.
pub const COIN_VALUE: u8 = 1;
/// Coins of each currency in `data/coins.csv`.
pub const COIN_COPIES: u8 = 6;

/// What a master builder card of `data/master_builder_cards.csv` is worth.
pub const BUILDER_VALUE: u8 = 3;
/// Master builder cards of each currency in `data/master_builder_cards.csv`.
pub const BUILDER_COPIES: u8 = 4;

/// One row of `data/master_builder_setup.csv`.
#[derive(Clone, Copy, Debug)]
pub struct BuilderSetup {
    /// Cards dealt to each player.
    pub each: usize,
    /// Cards mixed into each pile.
    pub piles: [usize; 5],
}
/// What becomes of the master builder cards at the start, by the number of players from 2.
pub const BUILDER_SETUP: [BuilderSetup; 5] = [
    BuilderSetup { each: 2, piles: [0, 0, 3, 0, 3] },
    BuilderSetup { each: 2, piles: [0, 0, 3, 0, 3] },
    BuilderSetup { each: 2, piles: [0, 0, 3, 0, 3] },
    BuilderSetup { each: 2, piles: [0, 0, 3, 0, 3] },
    BuilderSetup { each: 2, piles: [0, 0, 3, 0, 1] },
];

/// Points that an open side on the direction of an invasion costs, `data/invasion_cards.csv`: `[round from 0]`.
pub const INVASION_MAIN: [u8; 3] = [1, 2, 3];
/// The same for the two lateral directions.
pub const INVASION_LATERAL: [u8; 3] = [0, 0, 1];

/// A score card or a score tile.
#[derive(Clone, Copy, Debug)]
pub struct ScoreRow {
    /// Its stable name.
    pub id: &'static str,
    /// The kinds, the one worth least first.
    pub kinds: [Building; 6],
}
/// Score cards in the order of `data/score_cards.csv`.
pub const SCORE_CARDS: [ScoreRow; 18] = [
    ScoreRow {
        id: "NSC01",
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
        id: "NSC02",
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
        id: "NSC03",
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
        id: "NSC04",
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
        id: "NSC05",
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
        id: "NSC06",
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
        id: "NSC07",
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
        id: "NSC08",
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
        id: "NSC09",
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
        id: "NSC10",
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
        id: "NSC11",
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
        id: "NSC12",
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
        id: "NSC13",
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
        id: "NSC14",
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
        id: "NSC15",
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
        id: "NSC16",
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
        id: "NSC17",
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
        id: "NSC18",
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

/// Points of `data/score_places.csv`: `[round from 0][place on the card from 0][place among the players from 0]`.
pub const SCORE_PLACES: [[[u8; 3]; 6]; 3] = [
    [[1, 0, 0], [2, 0, 0], [3, 0, 0], [4, 0, 0], [5, 0, 0], [6, 0, 0]],
    [[8, 1, 0], [9, 2, 0], [10, 3, 0], [11, 4, 0], [12, 5, 0], [13, 6, 0]],
    [[16, 8, 1], [17, 9, 2], [18, 10, 3], [19, 11, 4], [20, 12, 5], [21, 13, 6]],
];

/// One row of `data/culture_tiles.csv`.
#[derive(Clone, Copy, Debug)]
pub struct CultureRow {
    /// The price of the buildings it is for.
    pub price: u8,
    /// How many tiles there are.
    pub copies: u8,
    /// Points of each side.
    pub values: [u8; 6],
    /// Squares of each side: buildings needed to reach it.
    pub squares: [u8; 6],
}
/// Culture tiles in the order of their prices, which follow each other.
pub const CULTURE_TILES: [CultureRow; 7] = [
    CultureRow { price: 6, copies: 3, values: [0, 1, 2, 3, 4, 5], squares: [2, 2, 2, 3, 4, 5] },
    CultureRow { price: 7, copies: 3, values: [0, 2, 4, 6, 9, 13], squares: [2, 2, 3, 3, 4, 5] },
    CultureRow { price: 8, copies: 4, values: [0, 2, 5, 9, 14, 20], squares: [2, 2, 3, 4, 5, 6] },
    CultureRow { price: 9, copies: 4, values: [0, 3, 6, 10, 15, 21], squares: [2, 2, 3, 4, 5, 6] },
    CultureRow { price: 10, copies: 3, values: [0, 3, 6, 10, 15, 21], squares: [2, 2, 3, 3, 4, 5] },
    CultureRow { price: 11, copies: 2, values: [0, 3, 6, 10, 15, 21], squares: [2, 2, 2, 3, 3, 4] },
    CultureRow { price: 12, copies: 1, values: [0, 3, 6, 10, 15, 21], squares: [2, 2, 2, 2, 2, 2] },
];

/// One row of `data/sultan_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct SultanRow {
    /// Stable name of the card.
    pub id: &'static str,
    /// The currency it is paid in.
    pub currency: Currency,
    /// Its price.
    pub price: u8,
}
/// Sultan cards in the order of `data/sultan_cards.csv`.
pub const SULTAN_CARDS: [SultanRow; 8] = [
    SultanRow { id: "SUL01", currency: Currency::Dinar, price: 7 },
    SultanRow { id: "SUL02", currency: Currency::Dinar, price: 7 },
    SultanRow { id: "SUL03", currency: Currency::Dirham, price: 7 },
    SultanRow { id: "SUL04", currency: Currency::Dirham, price: 7 },
    SultanRow { id: "SUL05", currency: Currency::Ducat, price: 7 },
    SultanRow { id: "SUL06", currency: Currency::Ducat, price: 7 },
    SultanRow { id: "SUL07", currency: Currency::Florin, price: 7 },
    SultanRow { id: "SUL08", currency: Currency::Florin, price: 7 },
];

/// The kind opposite each kind on the die of `data/building_die.csv`, which shows each kind once.
pub const OPPOSITE_FACES: [Building; 6] = [
    Building::Tower,
    Building::Garden,
    Building::Chambers,
    Building::Arcades,
    Building::Seraglio,
    Building::Pavilion,
];

/// One row of `data/caravanserai_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct CaravanseraiRow {
    /// Stable name of the card.
    pub id: &'static str,
    /// The currency of the track.
    pub main: Currency,
    /// The currencies of the side spaces with the values 2, 3 and 4.
    pub branches: [Currency; 3],
}
/// Caravanserai cards in the order of `data/caravanserai_cards.csv`.
pub const CARAVANSERAI_CARDS: [CaravanseraiRow; 8] = [
    CaravanseraiRow {
        id: "CAR01",
        main: Currency::Dinar,
        branches: [Currency::Dirham, Currency::Ducat, Currency::Florin],
    },
    CaravanseraiRow {
        id: "CAR02",
        main: Currency::Dinar,
        branches: [Currency::Florin, Currency::Ducat, Currency::Dirham],
    },
    CaravanseraiRow {
        id: "CAR03",
        main: Currency::Dirham,
        branches: [Currency::Ducat, Currency::Florin, Currency::Dinar],
    },
    CaravanseraiRow {
        id: "CAR04",
        main: Currency::Dirham,
        branches: [Currency::Dinar, Currency::Florin, Currency::Ducat],
    },
    CaravanseraiRow {
        id: "CAR05",
        main: Currency::Ducat,
        branches: [Currency::Dirham, Currency::Dinar, Currency::Florin],
    },
    CaravanseraiRow {
        id: "CAR06",
        main: Currency::Ducat,
        branches: [Currency::Florin, Currency::Dinar, Currency::Dirham],
    },
    CaravanseraiRow {
        id: "CAR07",
        main: Currency::Florin,
        branches: [Currency::Dinar, Currency::Dirham, Currency::Ducat],
    },
    CaravanseraiRow {
        id: "CAR08",
        main: Currency::Florin,
        branches: [Currency::Ducat, Currency::Dirham, Currency::Dinar],
    },
];
