//! Component tables, generated from `data/*.csv` by `cargo xtask codegen`. Do not edit.

use crate::vocab::{Building, Currency, TileId};

/// One row of `data/base_tiles.csv`; row 0 is the start tile, which has no kind, price or wall.
#[derive(Clone, Copy, Debug)]
pub struct TileRow {
    /// Stable name of the tile.
    pub id: &'static str,
    /// Kind of building, none for the start tile.
    pub kind: Option<Building>,
    /// Printed price.
    pub price: u8,
    /// Walled sides: bit 0 N, bit 1 E, bit 2 S, bit 3 W.
    pub walls: u8,
}
/// The start tile and the building tiles in the order of `data/base_tiles.csv`.
pub const TILES: [TileRow; 55] = [
    TileRow { id: "start", kind: None, price: 0, walls: 0 },
    TileRow { id: "pavilion-01", kind: Some(Building::Pavilion), price: 2, walls: 0b1011 },
    TileRow { id: "pavilion-02", kind: Some(Building::Pavilion), price: 3, walls: 0b1100 },
    TileRow { id: "pavilion-03", kind: Some(Building::Pavilion), price: 4, walls: 0b0110 },
    TileRow { id: "pavilion-04", kind: Some(Building::Pavilion), price: 5, walls: 0b1001 },
    TileRow { id: "pavilion-05", kind: Some(Building::Pavilion), price: 6, walls: 0b0001 },
    TileRow { id: "pavilion-06", kind: Some(Building::Pavilion), price: 7, walls: 0b0010 },
    TileRow { id: "pavilion-07", kind: Some(Building::Pavilion), price: 8, walls: 0b0000 },
    TileRow { id: "seraglio-01", kind: Some(Building::Seraglio), price: 3, walls: 0b1110 },
    TileRow { id: "seraglio-02", kind: Some(Building::Seraglio), price: 4, walls: 0b0011 },
    TileRow { id: "seraglio-03", kind: Some(Building::Seraglio), price: 5, walls: 0b1100 },
    TileRow { id: "seraglio-04", kind: Some(Building::Seraglio), price: 6, walls: 0b0110 },
    TileRow { id: "seraglio-05", kind: Some(Building::Seraglio), price: 7, walls: 0b1000 },
    TileRow { id: "seraglio-06", kind: Some(Building::Seraglio), price: 8, walls: 0b0100 },
    TileRow { id: "seraglio-07", kind: Some(Building::Seraglio), price: 9, walls: 0b0000 },
    TileRow { id: "arcades-01", kind: Some(Building::Arcades), price: 4, walls: 0b0111 },
    TileRow { id: "arcades-02", kind: Some(Building::Arcades), price: 5, walls: 0b1001 },
    TileRow { id: "arcades-03", kind: Some(Building::Arcades), price: 6, walls: 0b0011 },
    TileRow { id: "arcades-04", kind: Some(Building::Arcades), price: 6, walls: 0b1100 },
    TileRow { id: "arcades-05", kind: Some(Building::Arcades), price: 7, walls: 0b0110 },
    TileRow { id: "arcades-06", kind: Some(Building::Arcades), price: 8, walls: 0b0001 },
    TileRow { id: "arcades-07", kind: Some(Building::Arcades), price: 8, walls: 0b0010 },
    TileRow { id: "arcades-08", kind: Some(Building::Arcades), price: 9, walls: 0b0000 },
    TileRow { id: "arcades-09", kind: Some(Building::Arcades), price: 10, walls: 0b0000 },
    TileRow { id: "chambers-01", kind: Some(Building::Chambers), price: 5, walls: 0b1101 },
    TileRow { id: "chambers-02", kind: Some(Building::Chambers), price: 6, walls: 0b0110 },
    TileRow { id: "chambers-03", kind: Some(Building::Chambers), price: 7, walls: 0b0011 },
    TileRow { id: "chambers-04", kind: Some(Building::Chambers), price: 7, walls: 0b1100 },
    TileRow { id: "chambers-05", kind: Some(Building::Chambers), price: 8, walls: 0b1001 },
    TileRow { id: "chambers-06", kind: Some(Building::Chambers), price: 9, walls: 0b0100 },
    TileRow { id: "chambers-07", kind: Some(Building::Chambers), price: 9, walls: 0b1000 },
    TileRow { id: "chambers-08", kind: Some(Building::Chambers), price: 10, walls: 0b0000 },
    TileRow { id: "chambers-09", kind: Some(Building::Chambers), price: 11, walls: 0b0000 },
    TileRow { id: "garden-01", kind: Some(Building::Garden), price: 6, walls: 0b1110 },
    TileRow { id: "garden-02", kind: Some(Building::Garden), price: 7, walls: 0b1101 },
    TileRow { id: "garden-03", kind: Some(Building::Garden), price: 8, walls: 0b0011 },
    TileRow { id: "garden-04", kind: Some(Building::Garden), price: 8, walls: 0b1001 },
    TileRow { id: "garden-05", kind: Some(Building::Garden), price: 8, walls: 0b1100 },
    TileRow { id: "garden-06", kind: Some(Building::Garden), price: 9, walls: 0b0010 },
    TileRow { id: "garden-07", kind: Some(Building::Garden), price: 10, walls: 0b0000 },
    TileRow { id: "garden-08", kind: Some(Building::Garden), price: 10, walls: 0b0001 },
    TileRow { id: "garden-09", kind: Some(Building::Garden), price: 10, walls: 0b1000 },
    TileRow { id: "garden-10", kind: Some(Building::Garden), price: 11, walls: 0b0000 },
    TileRow { id: "garden-11", kind: Some(Building::Garden), price: 12, walls: 0b0100 },
    TileRow { id: "tower-01", kind: Some(Building::Tower), price: 7, walls: 0b1011 },
    TileRow { id: "tower-02", kind: Some(Building::Tower), price: 8, walls: 0b0111 },
    TileRow { id: "tower-03", kind: Some(Building::Tower), price: 9, walls: 0b0011 },
    TileRow { id: "tower-04", kind: Some(Building::Tower), price: 9, walls: 0b1001 },
    TileRow { id: "tower-05", kind: Some(Building::Tower), price: 9, walls: 0b0110 },
    TileRow { id: "tower-06", kind: Some(Building::Tower), price: 10, walls: 0b1000 },
    TileRow { id: "tower-07", kind: Some(Building::Tower), price: 11, walls: 0b0000 },
    TileRow { id: "tower-08", kind: Some(Building::Tower), price: 11, walls: 0b0001 },
    TileRow { id: "tower-09", kind: Some(Building::Tower), price: 11, walls: 0b0100 },
    TileRow { id: "tower-10", kind: Some(Building::Tower), price: 12, walls: 0b0000 },
    TileRow { id: "tower-11", kind: Some(Building::Tower), price: 13, walls: 0b0010 },
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
