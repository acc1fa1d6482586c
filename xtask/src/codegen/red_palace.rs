//! The tables of The Red Palace.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Result, anyhow, ensure};

use super::{Grid, KINDS, round_idx, score_rows, sides};
use crate::csv::Table;

/// The tiles that only The Red Palace has.
pub(super) struct Tiles {
    /// Their rows, in the order terrain tiles, medinas, square tiles.
    pub rows: String,
    pub n_terrain: usize,
    pub n_medinas: usize,
    pub n_squares: usize,
}

/// The number of pieces of a component.
fn component(components: &Table, name: &str) -> Result<u8> {
    for row in components.rows() {
        if row.text("component")? == name {
            return row.number("count");
        }
    }
    Err(anyhow!("data/red_palace_components.csv:1: there is no component `{name}`"))
}

/// Reads the terrain tiles with their watchtowers, the medinas, and the square tiles, which are blank.
pub(super) fn tiles(terrain: &Table, medinas: &Table, components: &Table) -> Result<Tiles> {
    let n_squares = usize::from(component(components, "square tiles")?);
    let mut tiles = Tiles { rows: String::new(), n_terrain: 0, n_medinas: 0, n_squares };
    for row in terrain.rows() {
        let (id, price) = (row.text("tile_id")?, row.number::<u8>("cost")?);
        let (walls, watchtowers) = (sides(row, "walls")?, sides(row, "watchtowers")?);
        ensure!(watchtowers & !walls == 0, row.error("a watchtower stands on a wall"));
        write!(tiles.rows, "terrain({id:?}, {price}, 0b{walls:04b}, 0b{watchtowers:04b}),")?;
        tiles.n_terrain += 1;
    }
    for row in medinas.rows() {
        let (id, price) = (row.text("medina_id")?, row.number::<u8>("cost")?);
        ensure!(row.text("watchtowers")?.is_empty(), row.error("a medina has no watchtower"));
        write!(tiles.rows, "medina({id:?}, {price}, 0b{:04b}),", sides(row, "walls")?)?;
        tiles.n_medinas += 1;
    }
    for number in 1..=n_squares {
        write!(tiles.rows, "square(\"square-{number}\"),")?;
    }
    Ok(tiles)
}

/// Writes everything except the tiles.
pub(super) fn tables(out: &mut String, root: &Path) -> Result<()> {
    let read = |name: &str| Table::read(root, &format!("data/{name}.csv"));
    components(out, &read("red_palace_components")?)?;
    score_tiles(out, &read("red_palace_score_tiles")?)?;
    guard_board(out, &read("guard_board")?, &read("guard_placement_tiles")?)?;
    abilities(out, &read("guard_abilities")?)?;
    substitutes(out, &read("guard_replacement_costs")?)?;
    medina_losses(out, &read("medina_penalties")?)
}

fn components(out: &mut String, table: &Table) -> Result<()> {
    let tokens = component(table, "building tokens")?;
    ensure!(usize::from(tokens) % KINDS.len() == 0, anyhow!("the kinds differ in tokens"));
    write!(
        out,
        "
/// Building tokens of each kind, `data/red_palace_components.csv`.
pub const TOKENS_OF_A_KIND: u8 = {};
/// Guards, `data/red_palace_components.csv`.
pub const GUARDS: u8 = {};
/// Wooden wall sections, `data/red_palace_components.csv`.
pub const WALL_SECTIONS: u8 = {};
",
        tokens / KINDS.len() as u8,
        component(table, "guards")?,
        component(table, "wall sections")?,
    )?;
    Ok(())
}

fn score_tiles(out: &mut String, table: &Table) -> Result<()> {
    let rows = score_rows(table, "tile_id")?;
    write!(
        out,
        "/// Score tiles in the order of `data/red_palace_score_tiles.csv`.\npub const SCORE_TILES{rows}\n"
    )?;
    Ok(())
}

/// Writes points and spaces of the positions, and the placement tiles. The word `unlimited` is not written as a
/// number.
fn guard_board(out: &mut String, positions: &Table, placement: &Table) -> Result<()> {
    let (mut points, mut fixed): (Vec<u8>, Vec<u8>) = (Vec::new(), Vec::new());
    let count = positions.rows().count();
    for (place, row) in positions.rows().enumerate() {
        ensure!(row.number::<usize>("position")? == place + 1, row.error("positions must be consecutive"));
        points.push(row.number("points_per_guard")?);
        if place + 1 < count {
            fixed.push(row.number("fixed_side_spaces")?);
        } else {
            ensure!(
                row.text("fixed_side_spaces")? == "unlimited",
                row.error("the last position must take any number")
            );
        }
    }
    let mut fronts: Vec<u8> = Vec::new();
    for row in placement.rows() {
        fronts.push(row.number("front_spaces")?);
        ensure!(row.text("back_spaces")? == "unlimited", row.error("the back must take any number"));
    }
    ensure!(fronts.len() >= count, anyhow!("data/guard_placement_tiles.csv:1: a row is missing"));
    write!(
        out,
        "
/// Points of a guard by the highest position in use, `data/guard_board.csv`: `[position from 0]`.
pub const GUARD_POINTS: [u8; {count}] = {points:?};
/// Spaces of the positions on the fixed side, `data/guard_board.csv`; the last position takes any number.
pub const FIXED_SPACES: [u8; {}] = {fixed:?};
/// Spaces on the fronts of the placement tiles, `data/guard_placement_tiles.csv`; their backs take any number.
pub const PLACEMENT_TILES: [u8; {}] = {fronts:?};
",
        fixed.len(),
        fronts.len()
    )?;
    Ok(())
}

fn abilities(out: &mut String, table: &Table) -> Result<()> {
    let (mut rows, mut count) = (String::new(), 0);
    for row in table.rows() {
        let on_fixed_side = row.index_in("on_fixed_side", &["no", "yes"])? == 1;
        let (id, guards) = (row.text("ability_id")?, row.number::<u8>("guards")?);
        write!(rows, "AbilityRow {{ id: {id:?}, guards: {guards}, on_fixed_side: {on_fixed_side} }},")?;
        count += 1;
    }
    write!(
        out,
        "
/// One row of `data/guard_abilities.csv`.
#[derive(Clone, Copy, Debug)]
pub struct AbilityRow {{
    /// Stable name of the ability.
    pub id: &'static str,
    /// The guards it costs.
    pub guards: u8,
    /// Whether it is one of those of the fixed side.
    pub on_fixed_side: bool,
}}
/// Abilities in the order of `data/guard_abilities.csv`.
pub const ABILITIES: [AbilityRow; {count}] = [{rows}];
"
    )?;
    Ok(())
}

fn substitutes(out: &mut String, table: &Table) -> Result<()> {
    let mut points = Grid::<u8>::new(1, 3);
    for row in table.rows() {
        let scored: usize = row.number("scorings_done")?;
        ensure!(scored < 3, row.error("a guard is replaced before round 3"));
        points.put(row, 0, scored, row.number("points_per_missing_guard")?)?;
    }
    let points = points.finish("data/guard_replacement_costs.csv")?.concat();
    write!(
        out,
        "
/// Points for a guard that is missing, `data/guard_replacement_costs.csv`: `[rounds scored]`.
pub const GUARD_SUBSTITUTES: [u8; 3] = {points:?};
"
    )?;
    Ok(())
}

fn medina_losses(out: &mut String, table: &Table) -> Result<()> {
    let (mut losses, mut extra) = (Grid::<[u8; 3]>::new(1, 3), Grid::<u8>::new(1, 3));
    for row in table.rows() {
        let ranks = [row.number("fewest")?, row.number("second_fewest")?, row.number("third_fewest")?];
        losses.put(row, 0, round_idx(row)?, ranks)?;
        extra.put(row, 0, round_idx(row)?, row.number("extra_if_none")?)?;
    }
    let losses = losses.finish("data/medina_penalties.csv")?.concat();
    let extra = extra.finish("data/medina_penalties.csv")?.concat();
    write!(
        out,
        "
/// Points lost by `data/medina_penalties.csv`: `[round from 0][rank from the fewest, from 0]`.
pub const MEDINA_LOSSES: [[u8; 3]; 3] = {losses:?};
/// Points lost besides by who has no medina, `data/medina_penalties.csv`: `[round from 0]`.
pub const MEDINA_EXTRA: [u8; 3] = {extra:?};
"
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::testing::{parse, refusal};
    use super::*;

    #[test]
    fn a_watchtower_stands_on_a_wall() {
        let components = parse("component,count,note\nsquare tiles,2,\n");
        let medinas = parse("medina_id,cost,walls,watchtowers\nm,2,SW,\n");
        let written = |row: &str| {
            let terrain = parse(&format!("tile_id,cost,walls,watchtowers\n{row}\n"));
            tiles(&terrain, &medinas, &components).map_err(|error| error.to_string())
        };
        let found = written("x,6,NE,E").expect("are tiles");
        assert_eq!((found.n_terrain, found.n_medinas, found.n_squares), (1, 1, 2));
        assert!(found.rows.contains("terrain(\"x\", 6, 0b0011, 0b0010)"), "{}", found.rows);
        assert_eq!(written("x,6,NE,S").err().as_deref(), Some("t.csv:2: a watchtower stands on a wall"));
    }

    #[test]
    fn bad_tables_are_refused_with_file_and_line() {
        let head = "tile_id,place_1,place_2,place_3,place_4,place_5,place_6\n";
        let tile = |kinds: &str| refusal(score_tiles, &format!("{head}X,{kinds}\n"));
        assert_eq!(tile("tower,garden,chambers,arcades,seraglio,pavilion"), "");
        assert_eq!(tile("tower,garden,chambers,arcades,tower,pavilion"), "t.csv:2: tower stands there twice");
        let head = "phase,scorings_done,points_per_missing_guard\n";
        assert_eq!(
            refusal(substitutes, &format!("{head}x,3,1\n")),
            "t.csv:2: a guard is replaced before round 3"
        );
        assert_eq!(
            refusal(medina_losses, "round,fewest,second_fewest,third_fewest,extra_if_none\n1,3,0,0,1\n"),
            "data/medina_penalties.csv:1: a row is missing"
        );
    }
}
