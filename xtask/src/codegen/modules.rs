//! The tables of the modules.

use std::fmt::Write as _;

use anyhow::{Result, anyhow, ensure};

use super::{CURRENCIES, CURRENCY_VARIANTS, Grid, KINDS, SYMBOLS, sides};
use crate::csv::{Row, Table};

/// The exchange cards, each with two currencies in canonical order.
pub(super) fn exchange_cards(out: &mut String, table: &Table) -> Result<()> {
    let mut rows = String::new();
    let mut count = 0;
    for row in table.rows() {
        let id = row.text("id")?;
        let first = row.index_in("currency_a", &CURRENCIES)?;
        let second = row.index_in("currency_b", &CURRENCIES)?;
        ensure!(first < second, row.error("the currencies are not in canonical order"));
        let [first, second] = [first, second].map(|currency| CURRENCY_VARIANTS[currency]);
        write!(rows, "ExchangeRow {{ id: {id:?}, currencies: [Currency::{first}, Currency::{second}] }},")?;
        count += 1;
    }
    write!(
        out,
        "
/// One row of `data/exchange_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct ExchangeRow {{
    /// Stable name of the card.
    pub id: &'static str,
    /// Its two currencies, in canonical order.
    pub currencies: [Currency; 2],
}}
/// Exchange cards in the order of `data/exchange_cards.csv`.
pub const EXCHANGE_CARDS: [ExchangeRow; {count}] = [{rows}];
"
    )?;
    Ok(())
}

/// The bonus cards, each with its tile, which has the same kind and price and no wall.
pub(super) fn bonus_cards(out: &mut String, table: &Table, tiles: &Table) -> Result<()> {
    let mut rows = String::new();
    let mut count = 0;
    for row in table.rows() {
        let (id, tile_id) = (row.text("id")?, row.text("tile_id")?);
        // Row 0 of the tiles is the start tile.
        let mut found = None;
        for (place, tile) in tiles.rows().enumerate() {
            if tile.text("id")? == tile_id {
                found = Some((place + 1, tile));
            }
        }
        let (place, tile) = found.ok_or_else(|| row.error(&format!("there is no tile `{tile_id}`")))?;
        for column in ["kind", "price"] {
            ensure!(
                row.text(column)? == tile.text(column)?,
                row.error(&format!("`{tile_id}` has another {column}"))
            );
        }
        ensure!(tile.text("walls")?.is_empty(), row.error(&format!("`{tile_id}` has a wall")));
        write!(rows, "BonusRow {{ id: {id:?}, tile: TileId::from_row({place}) }},")?;
        count += 1;
    }
    write!(
        out,
        "
/// One row of `data/bonus_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct BonusRow {{
    /// Stable name of the card.
    pub id: &'static str,
    /// The tile on it.
    pub tile: TileId,
}}
/// Bonus cards in the order of `data/bonus_cards.csv`.
pub const BONUS_CARDS: [BonusRow; {count}] = [{rows}];
"
    )?;
    Ok(())
}

/// Number of thieves of each currency, and how many each player gets.
pub(super) fn thieves(out: &mut String, table: &Table, deal: &Table) -> Result<()> {
    let mut copies = [0u8; CURRENCIES.len()];
    for row in table.rows() {
        copies[row.index_in("currency", &CURRENCIES)?] += 1;
    }
    let all: usize = copies.iter().map(|&count| usize::from(count)).sum();
    let mut dealt = Grid::<u8>::new(1, 5);
    for row in deal.rows() {
        let (players, each): (usize, u8) = (row.number("players")?, row.number("dealt_each")?);
        ensure!((2..=6).contains(&players), row.error("a game has 2 to 6 players"));
        let left: usize = row.number("removed_unseen")?;
        ensure!(
            players * usize::from(each) + left == all,
            row.error(&format!("this does not make {all} thieves"))
        );
        dealt.put(row, 0, players - 2, each)?;
    }
    let dealt = dealt.finish("data/thieves_deal.csv")?.concat();
    write!(
        out,
        "
/// Thieves of each currency, `data/thieves.csv`.
pub const THIEVES: [u8; 4] = {copies:?};
/// Thieves for each player, `data/thieves_deal.csv`: `[players - 2]`.
pub const THIEVES_DEALT: [u8; 5] = {dealt:?};
"
    )?;
    Ok(())
}

/// Number of citizens of each colour, in the order of the kinds.
pub(super) fn citizens(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<u8>::new(1, 6);
    for row in table.rows() {
        grid.put(row, 0, row.index_in("kind", &KINDS)?, row.number("count")?)?;
    }
    let counts = grid.finish("data/citizens.csv")?.concat();
    write!(
        out,
        "
/// Citizens in the colour of each kind, `data/citizens.csv`.
pub const CITIZENS: [u8; 6] = {counts:?};
"
    )?;
    Ok(())
}

/// Points for series of citizens of different colours.
pub(super) fn series_points(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<u8>::new(1, 6);
    for row in table.rows() {
        let size = row.number::<usize>("series_size")?;
        ensure!((1..=6).contains(&size), row.error("a series has 1 to 6 citizens"));
        grid.put(row, 0, size - 1, row.number("points")?)?;
    }
    let points = grid.finish("data/trader_series_points.csv")?.concat();
    write!(
        out,
        "
/// Points of a series of citizens, `data/trader_series_points.csv`: `[size - 1]`.
pub const SERIES_POINTS: [u8; 6] = {points:?};
"
    )?;
    Ok(())
}

/// Number of treasure chests of each kind.
pub(super) fn chests(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<u8>::new(1, 6);
    for row in table.rows() {
        grid.put(row, 0, row.index_in("kind", &KINDS)?, row.number("count")?)?;
    }
    let counts = grid.finish("data/chests.csv")?.concat();
    write!(
        out,
        "
/// Chests of each kind, `data/chests.csv`.
pub const CHESTS: [u8; 6] = {counts:?};
"
    )?;
    Ok(())
}

/// Points for the most treasure chests.
pub(super) fn treasure_points(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<[u8; 3]>::new(1, 3);
    for row in table.rows() {
        let points = [row.number("place1")?, row.number("place2")?, row.number("place3")?];
        grid.put(row, 0, round_idx(row)?, points)?;
    }
    let points = grid.finish("data/treasure_points.csv")?.concat();
    write!(
        out,
        "
/// Points for chests, `data/treasure_points.csv`: `[round from 0][place from 0]`.
pub const TREASURE_POINTS: [[u8; 3]; 3] = {points:?};
"
    )?;
    Ok(())
}

/// The character cards.
pub(super) fn characters(out: &mut String, table: &Table) -> Result<()> {
    let mut rows = String::new();
    let mut count = 0;
    for row in table.rows() {
        let (id, name, role) = (row.text("id")?, row.text("name")?, row.text("role")?);
        let symbol = SYMBOLS[row.index_in("symbol", &SYMBOLS)?];
        write!(rows, "CharacterRow {{ id: {id:?}, name: {name:?}, role: {role:?}, symbol: {symbol:?} }},")?;
        count += 1;
    }
    write!(
        out,
        "
/// One row of `data/characters.csv`.
#[derive(Clone, Copy, Debug)]
pub struct CharacterRow {{
    /// Stable name of the card.
    pub id: &'static str,
    /// Name of the character.
    pub name: &'static str,
    /// What the character is, empty where the card does not say.
    pub role: &'static str,
    /// Printed symbol: `1x`, `lozenge` or `W`.
    pub symbol: &'static str,
}}
/// Characters in the order of `data/characters.csv`.
pub const CHARACTERS: [CharacterRow; {count}] = [{rows}];
"
    )?;
    Ok(())
}

/// The wall cards with their sides, and how many of them come to each pile.
pub(super) fn wall_cards(out: &mut String, cards: &Table, piles: &Table) -> Result<()> {
    let mut rows = String::new();
    let (mut count, mut sticks) = (0, 0);
    for row in cards.rows() {
        let walls = sides(row, "edges")?;
        ensure!(row.number::<u32>("sticks")? == walls.count_ones(), row.error("a stick for each side"));
        ensure!(row.number::<u8>("quantity")? == 1, row.error("each wall card is there once"));
        let id = format!("wall-{}", row.text("edges")?);
        write!(rows, "WallRow {{ id: {id:?}, walls: 0b{walls:04b} }},")?;
        count += 1;
        sticks += walls.count_ones();
    }
    let mut in_piles = Grid::<usize>::new(1, 5);
    for row in piles.rows() {
        let pile: usize = row.number("pile")?;
        ensure!((1..=5).contains(&pile), row.error("a pile is from 1 to 5"));
        in_piles.put(row, 0, pile - 1, row.number("wall_cards")?)?;
    }
    let in_piles = in_piles.finish("data/wall_setup.csv")?.concat();
    ensure!(in_piles.iter().sum::<usize>() == count, "data/wall_setup.csv:1: not every wall card has a pile");
    write!(
        out,
        "
/// One row of `data/wall_cards.csv`.
#[derive(Clone, Copy, Debug)]
pub struct WallRow {{
    /// Stable name of the card.
    pub id: &'static str,
    /// Sides that get a stick: bit 0 N, bit 1 E, bit 2 S, bit 3 W.
    pub walls: u8,
}}
/// Wall cards in the order of `data/wall_cards.csv`.
pub const WALL_CARDS: [WallRow; {count}] = [{rows}];
/// The sticks that all wall cards together need.
pub const STICKS: u8 = {sticks};
/// Wall cards of each pile, `data/wall_setup.csv`.
pub const WALL_CARDS_IN_PILES: [usize; 5] = {in_piles:?};
"
    )?;
    Ok(())
}
/// The coins: as many of each currency, all of one value.
pub(super) fn coins(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<(u8, u8)>::new(1, CURRENCIES.len());
    for row in table.rows() {
        let coin = (row.number("value")?, row.number("count")?);
        grid.put(row, 0, row.index_in("currency", &CURRENCIES)?, coin)?;
    }
    let coins = grid.finish("data/coins.csv")?.concat();
    let (value, copies) = coins[0];
    ensure!(coins.iter().all(|&coin| coin == coins[0]), "data/coins.csv:2: the currencies differ");
    write!(
        out,
        "
/// What a coin of `data/coins.csv` is worth.
pub const COIN_VALUE: u8 = {value};
/// Coins of each currency in `data/coins.csv`.
pub const COIN_COPIES: u8 = {copies};
"
    )?;
    Ok(())
}

/// The master builder cards: as many of each currency, all of one value.
pub(super) fn master_builders(out: &mut String, table: &Table) -> Result<()> {
    let mut copies = [0u8; CURRENCIES.len()];
    let mut values = Vec::new();
    for row in table.rows() {
        copies[row.index_in("currency", &CURRENCIES)?] += 1;
        values.push(row.number::<u8>("value")?);
    }
    let file = "data/master_builder_cards.csv";
    ensure!(copies.iter().all(|&count| count == copies[0]), "{file}:2: the currencies differ");
    ensure!(values.windows(2).all(|pair| pair[0] == pair[1]), "{file}:2: the values differ");
    let value = values.first().ok_or_else(|| anyhow!("{file}:1: a row is missing"))?;
    write!(
        out,
        "
/// What a master builder card of `data/master_builder_cards.csv` is worth.
pub const BUILDER_VALUE: u8 = {value};
/// Master builder cards of each currency in `data/master_builder_cards.csv`.
pub const BUILDER_COPIES: u8 = {};
",
        copies[0]
    )?;
    Ok(())
}

/// What becomes of the master builder cards at the start.
pub(super) fn master_builder_setup(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<String>::new(1, 5);
    for row in table.rows() {
        let players: usize = row.number("players")?;
        ensure!((2..=6).contains(&players), row.error("a game has 2 to 6 players"));
        let each: usize = row.number("dealt_each")?;
        let mut piles = [0usize; 5];
        for (pile, cards) in piles.iter_mut().enumerate() {
            *cards = row.number(&format!("pile{}", pile + 1))?;
        }
        let all = players * each + piles.iter().sum::<usize>() + row.number::<usize>("removed_unseen")?;
        ensure!(all == 16, row.error("the cards are not 16 in all"));
        let fields = format!("BuilderSetup {{ each: {each}, piles: {piles:?} }}");
        grid.put(row, 0, players - 2, fields)?;
    }
    let rows = grid.finish("data/master_builder_setup.csv")?.concat().join(",");
    write!(
        out,
        "
/// One row of `data/master_builder_setup.csv`.
#[derive(Clone, Copy, Debug)]
pub struct BuilderSetup {{
    /// Cards dealt to each player.
    pub each: usize,
    /// Cards mixed into each pile.
    pub piles: [usize; 5],
}}
/// What becomes of the master builder cards at the start, by the number of players from 2.
pub const BUILDER_SETUP: [BuilderSetup; 5] = [{rows}];
"
    )?;
    Ok(())
}

/// What invasions cost, which is the same on every card; and that there is a scout for each kind.
pub(super) fn invasions(out: &mut String, cards: &Table, scouts: &Table) -> Result<()> {
    let mut found: Option<[[u8; 3]; 2]> = None;
    let mut directions = 0;
    for row in cards.rows() {
        let main = sides(row, "main_direction")?;
        let lateral = sides(row, "lateral_a")? | sides(row, "lateral_b")?;
        let is_across = main.is_power_of_two() && [0b1010, 0b0101].contains(&lateral) && main & lateral == 0;
        ensure!(is_across, row.error("the lateral directions lie across the main one"));
        ensure!(directions & main == 0, row.error("an earlier row says the same"));
        directions |= main;
        let main = [row.number("main_r1")?, row.number("main_r2")?, row.number("main_r3")?];
        let lateral = [row.number("lateral_r1")?, row.number("lateral_r2")?, row.number("lateral_r3")?];
        let same = found.is_none_or(|found| found == [main, lateral]);
        ensure!(same, row.error("every invasion card carries the same penalties"));
        found = Some([main, lateral]);
    }
    let mut kinds = Grid::<()>::new(1, KINDS.len());
    for row in scouts.rows() {
        kinds.put(row, 0, row.index_in("kind", &KINDS)?, ())?;
    }
    kinds.finish("data/scout_cards.csv")?;
    let complete = found.filter(|_| directions == 0b1111);
    let [main, lateral] =
        complete.ok_or_else(|| anyhow!("data/invasion_cards.csv:1: a direction is missing"))?;
    write!(
        out,
        "
/// Points that an open side on the direction of an invasion costs, `data/invasion_cards.csv`: `[round from 0]`.
pub const INVASION_MAIN: [u8; 3] = {main:?};
/// The same for the two lateral directions.
pub const INVASION_LATERAL: [u8; 3] = {lateral:?};
"
    )?;
    Ok(())
}

/// The round of a row, counted from 0.
pub(super) fn round_idx(row: Row<'_>) -> Result<usize> {
    let round: usize = row.number("round")?;
    ensure!((1..=3).contains(&round), row.error("a round is from 1 to 3"));
    Ok(round - 1)
}
