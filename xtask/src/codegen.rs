//! `codegen`: writes the component tables of the engine from `data/*.csv`.

mod pieces;
mod red_palace;
mod scores;

use std::fmt::{Debug, Write as _};
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, anyhow, ensure};

use crate::csv::{Row, Table};
use crate::refuse_options;
use scores::score_rows;

/// The folder of the generated files, relative to the root.
pub const OUTPUT: &str = "crates/engine/src/data";
/// Building kinds as the tables spell them, in canonical order.
const KINDS: [&str; 6] = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];
/// The engine's variant names of [`KINDS`].
const KIND_VARIANTS: [&str; 6] = ["Pavilion", "Seraglio", "Arcades", "Chambers", "Garden", "Tower"];
/// Currencies as the tables spell them, in canonical order.
const CURRENCIES: [&str; 4] = ["dinar", "dirham", "ducat", "florin"];
/// The engine's variant names of [`CURRENCIES`].
const CURRENCY_VARIANTS: [&str; 4] = ["Dinar", "Dirham", "Ducat", "Florin"];
/// Walled sides, in the order of their bits.
const SIDES: &str = "NESW";

/// Writes the tables, or only compares them with the files in the tree.
pub fn run(root: &Path, options: &[&str]) -> Result<()> {
    match options {
        [] => write(root),
        ["--check"] => check(root),
        _ => Err(refuse_options("codegen", options)),
    }
}

/// The names and contents of the generated files, formatted.
fn files(root: &Path) -> Result<[(String, String); 2]> {
    let file = |name: &str, text: String| -> Result<_> {
        Ok((format!("{OUTPUT}/{name}.rs"), rustfmt(root, &text)?))
    };
    Ok([file("tables", generate(root)?)?, file("red_palace", generate_red_palace(root)?)?])
}

/// Fails if a file in the tree is not what the tables generate.
pub fn check(root: &Path) -> Result<()> {
    for (name, fresh) in files(root)? {
        let found = fs::read_to_string(root.join(&name)).with_context(|| format!("cannot read {name}"))?;
        ensure!(found == fresh, "{name} differs from the tables in data/: run `cargo xtask codegen`");
    }
    Ok(())
}

/// Writes the generated files.
fn write(root: &Path) -> Result<()> {
    fs::create_dir_all(root.join(OUTPUT)).with_context(|| format!("cannot create the folder {OUTPUT}"))?;
    for (name, fresh) in files(root)? {
        fs::write(root.join(&name), fresh).with_context(|| format!("cannot write {name}"))?;
        println!("wrote {name}");
    }
    Ok(())
}

/// The tables of The Red Palace except its tiles, before formatting.
fn generate_red_palace(root: &Path) -> Result<String> {
    let mut out = String::from(
        "//! Component tables of The Red Palace, generated from `data/*.csv` by `cargo xtask codegen`. Do not edit.\n\n\
         use super::ScoreRow;\n\
         use crate::vocab::Building;\n",
    );
    red_palace::tables(&mut out, root)?;
    Ok(out)
}

/// The tables of Alhambra and its modules, and the tiles of both games, before formatting.
fn generate(root: &Path) -> Result<String> {
    let mut out = String::from(
        "//! Component tables, generated from `data/*.csv` by `cargo xtask codegen`. Do not edit.\n\n\
         use crate::rules::Module;\nuse crate::vocab::{Building, Currency, TileId, TileSort};\n",
    );
    let base_tiles = Table::read(root, "data/base_tiles.csv")?;
    tiles(
        &mut out,
        &base_tiles,
        &Table::read(root, "data/huts.csv")?,
        &red_palace::tiles(
            &Table::read(root, "data/red_palace_terrain_tiles.csv")?,
            &Table::read(root, "data/medinas.csv")?,
            &Table::read(root, "data/red_palace_components.csv")?,
        )?,
        &Table::read(root, "data/bazaars.csv")?,
        &Table::read(root, "data/camps.csv")?,
    )?;
    majority_points(&mut out, &Table::read(root, "data/scoring.csv")?)?;
    money_copies(&mut out, &Table::read(root, "data/money_cards.csv")?)?;
    pieces::tables(&mut out, root)?;
    Ok(out)
}

/// Writes the tiles: the start tile, the buildings, the huts, those of The Red Palace, the bazaars and the camps.
fn tiles(
    out: &mut String,
    buildings: &Table,
    huts: &Table,
    red_palace: &red_palace::Tiles,
    bazaars: &Table,
    camps: &Table,
) -> Result<()> {
    let mut rows = String::new();
    let (mut n_buildings, mut n_bazaars, mut n_camps) = (0, 0, 0);
    let mut offers = String::new();
    let mut n_huts = [0; KINDS.len()];
    for row in buildings.rows() {
        let (id, price) = (row.text("id")?, row.number::<u8>("price")?);
        let kind = KIND_VARIANTS[row.index_in("kind", &KINDS)?];
        let walls = sides(row, "walls")?;
        write!(rows, "building({id:?}, Building::{kind}, {price}, 0b{walls:04b}),")?;
        n_buildings += 1;
    }
    for row in huts.rows() {
        let kind = row.index_in("kind", &KINDS)?;
        let in_order = n_huts[kind + 1..].iter().all(|&count| count == 0);
        ensure!(in_order, row.error("the huts are not in the order of their kinds"));
        let (id, walls) = (row.text("id")?, sides(row, "walls")?);
        write!(rows, "hut({id:?}, 0b{walls:04b}),")?;
        n_huts[kind] += 1;
    }
    let red_palace::Tiles { rows: ref more, n_terrain, n_medinas, n_squares } = *red_palace;
    rows.push_str(more);
    for row in bazaars.rows() {
        let id = row.text("tile_id")?;
        ensure!(row.text("walls")?.is_empty(), row.error("a bazaar has no walls"));
        let currency = CURRENCY_VARIANTS[row.index_in("currency", &CURRENCIES)?];
        let mut kinds = [0; 3];
        for (kind, column) in kinds.iter_mut().zip(["kind1", "kind2", "kind3"]) {
            *kind = row.index_in(column, &KINDS)?;
        }
        ensure!(kinds.is_sorted_by(|one, two| one < two), row.error("the kinds are not in canonical order"));
        let [one, two, three] = kinds.map(|kind| KIND_VARIANTS[kind]);
        write!(rows, "bazaar({id:?}),")?;
        write!(
            offers,
            "BazaarRow {{ currency: Currency::{currency}, \
             kinds: [Building::{one}, Building::{two}, Building::{three}] }},"
        )?;
        n_bazaars += 1;
    }
    for row in camps.rows() {
        let bastions = sides(row, "bastions")?;
        let is_corner = [0b0011, 0b0110, 0b1100, 0b1001].contains(&bastions);
        ensure!(
            bastions.is_power_of_two() || is_corner,
            row.error("a camp has one bastion, or two in a corner")
        );
        ensure!(bastions == sides(row, "arrows")?, row.error("arrows point through the bastions"));
        let (id, price) = (row.text("id")?, row.number::<u8>("price")?);
        write!(rows, "camp({id:?}, {price}, 0b{bastions:04b}),")?;
        n_camps += 1;
    }
    let n_red_palace = n_terrain + n_medinas + n_squares;
    let max_supply = n_buildings.max(n_terrain + n_medinas) + n_bazaars + n_camps;
    let count = 1 + n_buildings + n_huts.iter().sum::<usize>() + n_red_palace + n_bazaars + n_camps;
    write!(
        out,
        "
/// One tile of `data/base_tiles.csv`, `data/huts.csv`, `data/red_palace_terrain_tiles.csv`, `data/medinas.csv`,
/// `data/bazaars.csv` or `data/camps.csv`, or a square tile; row 0 is the start tile.
#[derive(Clone, Copy, Debug)]
pub struct TileRow {{
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
}}
const fn building(id: &'static str, kind: Building, price: u8, walls: u8) -> TileRow {{
    TileRow {{ id, sort: TileSort::Building(kind), price, walls, bastions: 0, watchtowers: 0 }}
}}
const fn hut(id: &'static str, walls: u8) -> TileRow {{
    TileRow {{ id, sort: TileSort::Module(Module::WorkersHuts), price: 0, walls, bastions: 0, watchtowers: 0 }}
}}
const fn terrain(id: &'static str, price: u8, walls: u8, watchtowers: u8) -> TileRow {{
    TileRow {{ id, sort: TileSort::Terrain, price, walls, bastions: 0, watchtowers }}
}}
const fn medina(id: &'static str, price: u8, walls: u8) -> TileRow {{
    TileRow {{ id, sort: TileSort::Module(Module::Medinas), price, walls, bastions: 0, watchtowers: 0 }}
}}
const fn square(id: &'static str) -> TileRow {{
    TileRow {{ id, sort: TileSort::Square, price: 0, walls: 0, bastions: 0, watchtowers: 0 }}
}}
const fn bazaar(id: &'static str) -> TileRow {{
    TileRow {{ id, sort: TileSort::Module(Module::Bazaars), price: 0, walls: 0, bastions: 0, watchtowers: 0 }}
}}
const fn camp(id: &'static str, price: u8, bastions: u8) -> TileRow {{
    TileRow {{ id, sort: TileSort::Module(Module::Camps), price, walls: 0, bastions, watchtowers: 0 }}
}}
/// Rows of buildings, which follow the start tile.
pub const N_BUILDINGS: usize = {n_buildings};
/// Rows of huts of each kind, which follow the buildings in the order of the kinds.
pub const N_HUTS: [usize; 6] = {n_huts:?};
/// Rows of terrain tiles, which follow the huts.
pub const N_TERRAIN: usize = {n_terrain};
/// Rows of medinas, which follow the terrain tiles.
pub const N_MEDINAS: usize = {n_medinas};
/// Rows of square tiles, which follow the medinas.
pub const N_SQUARES: usize = {n_squares};
/// Rows of bazaars, which follow the square tiles.
pub const N_BAZAARS: usize = {n_bazaars};
/// Rows of camps, which follow the bazaars.
pub const N_CAMPS: usize = {n_camps};
/// The most tiles that a supply holds: those of the larger game with all that modules add.
pub const MAX_SUPPLY: usize = {max_supply};
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
const _: () = assert!(43 + 2 * N_BAZAARS + 2 * MAX_GATES <= MAX_FRONTIER, \"every frontier has room\");
const _: () = assert!(1 + N_BUILDINGS + N_BAZAARS + 3 <= MAX_PLACED, \"Alhambra has no more, three huts (HUT-12) included\");
/// The start tile, the buildings, the huts, the tiles of The Red Palace, the bazaars and the camps, in the order of their
/// files.
pub const TILES: [TileRow; {count}] =
    [TileRow {{ id: \"start\", sort: TileSort::Start, price: 0, walls: 0, bastions: 0, watchtowers: 0 }}, {rows}];
/// What a bazaar shows.
#[derive(Clone, Copy, Debug)]
pub struct BazaarRow {{
    /// The currency it is paid in.
    pub currency: Currency,
    /// The kinds of buildings it scores for, in canonical order.
    pub kinds: [Building; 3],
}}
/// Bazaars in the order of `data/bazaars.csv`.
pub const BAZAARS: [BazaarRow; {n_bazaars}] = [{offers}];
"
    )?;
    Ok(())
}

/// The sides named in a column, as bits.
fn sides(row: Row<'_>, column: &str) -> Result<u8> {
    let text = row.text(column)?;
    let mut bits = 0;
    for letter in text.chars() {
        let side =
            SIDES.find(letter).ok_or_else(|| row.error(&format!("`{letter}` is no side of {SIDES}")))?;
        let bit = 1 << side;
        ensure!(bits & bit == 0, row.error(&format!("the side {letter} is named twice")));
        bits |= bit;
    }
    Ok(bits)
}

/// Writes the points for majorities in the three scoring rounds.
fn majority_points(out: &mut String, table: &Table) -> Result<()> {
    let mut grid = Grid::<[u8; 3]>::new(3, 6);
    for row in table.rows() {
        let points = [row.number("place_1")?, row.number("place_2")?, row.number("place_3")?];
        grid.put(row, round_idx(row)?, row.index_in("kind", &KINDS)?, points)?;
    }
    let points = grid.finish("data/scoring.csv")?;
    write!(
        out,
        "
/// Points of `data/scoring.csv`: `[round from 0][kind][place from 0]`.
pub const MAJORITY_POINTS: [[[u8; 3]; 6]; 3] = {points:?};
"
    )?;
    Ok(())
}

/// Writes the number of copies of every money card.
fn money_copies(out: &mut String, table: &Table) -> Result<()> {
    let (mut many, mut two) = (Grid::<u8>::new(4, 9), Grid::<u8>::new(4, 9));
    for row in table.rows() {
        let currency = row.index_in("currency", &CURRENCIES)?;
        let value: usize = row.number("value")?;
        ensure!((1..=9).contains(&value), row.error("a value is from 1 to 9"));
        many.put(row, currency, value - 1, row.number("copies")?)?;
        two.put(row, currency, value - 1, row.number("copies_2_players")?)?;
    }
    let (many, two) = (many.finish("data/money_cards.csv")?, two.finish("data/money_cards.csv")?);
    write!(
        out,
        "
/// Copies of a money card of `data/money_cards.csv` with three or more players:
/// `[currency dinar, dirham, ducat, florin][value - 1]`.
pub const MONEY_COPIES: [[u8; 9]; 4] = {many:?};
/// Copies of a money card of `data/money_cards.csv` with two players:
/// `[currency dinar, dirham, ducat, florin][value - 1]`.
pub const MONEY_COPIES_TWO_PLAYERS: [[u8; 9]; 4] = {two:?};
"
    )?;
    Ok(())
}

/// The round of a row, counted from 0.
fn round_idx(row: Row<'_>) -> Result<usize> {
    let round: usize = row.number("round")?;
    ensure!((1..=3).contains(&round), row.error("a round is from 1 to 3"));
    Ok(round - 1)
}

/// A rectangle of cells, each of which must be filled exactly once.
struct Grid<T>(Vec<Vec<Option<T>>>);

impl<T: Clone + Debug> Grid<T> {
    /// An empty grid of `height` rows with `width` cells.
    fn new(height: usize, width: usize) -> Grid<T> {
        Grid(vec![vec![None; width]; height])
    }

    /// Fills the cell at `y`, `x`, which must be inside the grid; `row` is the source of the value.
    ///
    /// # Panics
    ///
    /// Panics if the cell is outside the grid.
    fn put(&mut self, row: Row<'_>, y: usize, x: usize, value: T) -> Result<()> {
        let cell = &mut self.0[y][x];
        ensure!(cell.is_none(), row.error("an earlier row says the same"));
        *cell = Some(value);
        Ok(())
    }

    /// The values of all cells; fails if one is empty.
    fn finish(self, name: &str) -> Result<Vec<Vec<T>>> {
        let rows = self.0.into_iter().map(|row| row.into_iter().collect());
        rows.collect::<Option<_>>().ok_or_else(|| anyhow!("{name}:1: a row is missing"))
    }
}

/// Formats `text` with rustfmt and the settings of the workspace.
fn rustfmt(root: &Path, text: &str) -> Result<String> {
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--config-path"])
        .arg(root)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start rustfmt")?;
    // rustfmt reads its whole input before it writes, so the two pipes cannot block each other. Taking the handle
    // closes it afterwards.
    let mut stdin = child.stdin.take().ok_or_else(|| anyhow!("rustfmt has no input"))?;
    stdin.write_all(text.as_bytes()).context("cannot write to rustfmt")?;
    drop(stdin);
    let output = child.wait_with_output().context("cannot read from rustfmt")?;
    ensure!(output.status.success(), "rustfmt refuses the generated tables: {}", output.status);
    String::from_utf8(output.stdout).context("rustfmt did not write valid UTF-8")
}

/// Helpers that the tests of the tables share.
#[cfg(test)]
mod testing {
    use super::*;

    /// Parses a table from text.
    pub fn parse(text: &str) -> Table {
        Table::parse("t.csv", text).expect("parses")
    }

    /// The message with which `write_table` refuses `text`; empty if it does not.
    pub fn refusal(write_table: fn(&mut String, &Table) -> Result<()>, text: &str) -> String {
        write_table(&mut String::new(), &parse(text)).err().map(|error| error.to_string()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::testing::parse;
    use super::*;

    const HUTS: &str = "id,kind,walls\n";
    const CAMPS: &str = "id,price,bastions,arrows\n";
    const BAZAARS: &str = "tile_id,currency,kind1,kind2,kind3,walls\n";

    /// The table of these buildings, huts and camps, or the message that refuses it.
    fn tiles_of(buildings: &str, huts: &str, camps: &str) -> Result<String, String> {
        tiles_with(buildings, huts, "", camps)
    }

    /// Like `tiles_of`, with bazaars.
    fn tiles_with(buildings: &str, huts: &str, bazaars: &str, camps: &str) -> Result<String, String> {
        let mut out = String::new();
        let bazaars = format!("{BAZAARS}{bazaars}");
        let (huts, camps) = (format!("{HUTS}{huts}"), format!("{CAMPS}{camps}"));
        let none = red_palace::Tiles { rows: String::new(), n_terrain: 0, n_medinas: 0, n_squares: 0 };
        let written =
            tiles(&mut out, &parse(buildings), &parse(&huts), &none, &parse(&bazaars), &parse(&camps));
        written.map(|()| out).map_err(|error| error.to_string())
    }

    #[test]
    fn walls_and_bastions_become_bits() {
        let base = "id,kind,price,walls\nx,tower,7,NEW\n";
        let out = tiles_of(base, "y,garden,S\n", "z,5,SW,SW\n").expect("are tiles");
        assert!(out.contains(r#"building("x", Building::Tower, 7, 0b1011)"#), "{out}");
        assert!(out.contains(r#"hut("y", 0b0100)"#), "{out}");
        assert!(out.contains(r#"camp("z", 5, 0b1100)"#), "{out}");
        assert!(out.contains("[TileRow; 4]"), "{out}");
    }

    #[test]
    fn bad_tiles_are_refused_with_file_and_line() {
        let head = "id,kind,price,walls\n";
        let building = |row: &str| tiles_of(&format!("{head}{row}"), "", "").unwrap_err();
        let kind = building("x,hut,7,N\n");
        assert!(kind.starts_with("t.csv:2: `hut` in column `kind` is none of pavilion"), "{kind}");
        assert_eq!(building("x,tower,7,NX\n"), "t.csv:2: `X` is no side of NESW");
        assert_eq!(building("x,tower,7,NN\n"), "t.csv:2: the side N is named twice");
        let missing = tiles_of("id,kind,price\nx,tower,7\n", "", "").unwrap_err();
        assert_eq!(missing, "t.csv:1: there is no column `walls`");
        let huts = tiles_of(head, "x,tower,N\ny,garden,N\n", "").unwrap_err();
        assert_eq!(huts, "t.csv:3: the huts are not in the order of their kinds");
        let camp = |row: &str| tiles_of(head, "", row).unwrap_err();
        assert_eq!(camp("x,5,NS,NS\n"), "t.csv:2: a camp has one bastion, or two in a corner");
        assert_eq!(camp("x,5,N,S\n"), "t.csv:2: arrows point through the bastions");
    }

    #[test]
    fn a_bazaar_has_a_currency_three_kinds_and_no_walls() {
        let written = |row: &str| tiles_with("id,kind,price,walls\n", "", row, "");
        let out = written("x,ducat,seraglio,arcades,tower,\n").expect("a bazaar");
        assert!(out.contains("bazaar(\"x\")") && out.contains("currency: Currency::Ducat"), "{out}");
        assert!(out.contains("kinds: [Building::Seraglio, Building::Arcades, Building::Tower]"), "{out}");
        let refused = |row: &str| written(row).unwrap_err();
        assert_eq!(refused("x,ducat,seraglio,arcades,tower,N\n"), "t.csv:2: a bazaar has no walls");
        assert_eq!(
            refused("x,ducat,tower,arcades,tower,\n"),
            "t.csv:2: the kinds are not in canonical order"
        );
    }
}
