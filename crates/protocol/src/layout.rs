//! Questions about layouts and counts that need no game: the requests `palace` and `majority`.

use std::collections::{BTreeMap, HashMap};

use engine::vocab::{Building, ByBuilding, Cell, Dir, MAX_SEATS, TileId, Walls};
use engine::{LayoutTile, Points, Round, majority_points, survey};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::modules;
use crate::read::{self, Field, FieldError};
use crate::words::{CellWord, KindMap, SideWord};

/// A stand-in id for tiles that are described rather than named; a survey only recognises the start tile by its id.
const SOME_TILE: TileId = match TileId::new(1) {
    Some(tile) => tile,
    None => TileId::START,
};

/// The kind and walls of a tile, whether it was named by its id or described.
#[derive(Clone, Copy)]
struct TileFace {
    id: TileId,
    kind: Option<Building>,
    walls: Walls,
}

#[derive(Deserialize)]
struct PlacedFields<'a> {
    #[serde(borrow)]
    tile: Option<&'a RawValue>,
    #[serde(borrow)]
    at: Option<&'a RawValue>,
    #[serde(borrow)]
    sticks: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct CustomFields<'a> {
    #[serde(borrow)]
    kind: Option<&'a RawValue>,
    #[serde(borrow)]
    price: Option<&'a RawValue>,
    #[serde(borrow)]
    walls: Option<&'a RawValue>,
}

const TILE: &str = "a tile such as \"garden-03\" or an object with kind, price and walls";
const WALLS: &str = "a text with letters of NESW, each at most once";

/// The answer to `palace`.
#[derive(Serialize)]
pub(crate) struct PalaceBody {
    legal: bool,
    rule: Option<&'static str>,
    longest_wall: Option<usize>,
    wall_segments: Vec<SideWord>,
    counts: KindMap<u32>,
    removable: Vec<CellWord>,
    placements: Vec<CellWord>,
}

/// Judges a layout; `tile` is the tile to place next, if the request names one.
pub(crate) fn palace(tiles: Option<&RawValue>, tile: Option<&RawValue>) -> Result<PalaceBody, FieldError> {
    let mut faces = Vec::new();
    let items = Field { name: "tiles", raw: tiles }.read("an array of placed tiles", read::array)?;
    for (index, raw) in items.into_iter().enumerate() {
        faces.push(placed(raw).map_err(|error| error.inside(&format!("tiles[{index}]")))?);
    }
    let layout: Vec<LayoutTile> =
        faces.iter().map(|&(face, cell)| LayoutTile { cell, walls: face.walls, tile: face.id }).collect();
    let next = tile.map(|raw| face("tile", Some(raw))).transpose()?;
    if next.is_some_and(|face| face.id == TileId::START) {
        return Err(FieldError::wrong("tile", "a building", "the start tile"));
    }
    let mut body = PalaceBody {
        legal: false,
        rule: None,
        longest_wall: None,
        wall_segments: Vec::new(),
        counts: KindMap(counts(&faces)),
        removable: Vec::new(),
        placements: Vec::new(),
    };
    match survey(&layout) {
        Ok(survey) => {
            let wall = survey.longest_wall();
            body.legal = true;
            body.longest_wall = Some(wall.len());
            body.wall_segments = wall.into_iter().map(SideWord).collect();
            body.removable = words(survey.removable());
            let cells = |face: TileFace| match face.id.is_outpost() {
                true => survey.cells_for_outpost(face.id.bastions()),
                false => survey.cells_for(face.walls),
            };
            body.placements = next.map_or_else(Vec::new, |face| words(cells(face)));
        }
        Err(illegal) => body.rule = Some(illegal.rule()),
    }
    Ok(body)
}

fn words(cells: Vec<Cell>) -> Vec<CellWord> {
    cells.into_iter().map(CellWord).collect()
}

/// The number of buildings of each kind, including what other tiles add to them.
fn counts(faces: &[(TileFace, Cell)]) -> ByBuilding<u32> {
    let mut counts = ByBuilding::default();
    let by_cell: HashMap<Cell, TileFace> = faces.iter().map(|&(face, cell)| (cell, face)).collect();
    for &(face, cell) in faces {
        if let Some(kind) = face.kind {
            counts[kind] += 1;
        }
        let joined = |dir: Dir| {
            let other = by_cell.get(&cell.step(dir))?;
            let is_open = !face.walls.has(dir) && !other.walls.has(dir.opposite());
            other.kind.filter(|_| is_open)
        };
        if let Some((kind, count)) = modules::adds_to_count(face.id, joined) {
            counts[kind] += count;
        }
    }
    counts
}

fn placed(raw: &RawValue) -> Result<(TileFace, Cell), FieldError> {
    let fields = read::object(raw).and_then(|text| serde_json::from_str::<PlacedFields>(text).ok());
    let fields = fields.ok_or_else(|| FieldError::wrong("", "an object with tile and at", raw.get()))?;
    let mut face = face("tile", fields.tile)?;
    let sticks = Field { name: "sticks", raw: fields.sticks }.read_optional(WALLS, walls)?;
    face.walls = face.walls.or(sticks.unwrap_or_default());
    Ok((face, Field { name: "at", raw: fields.at }.cell()?))
}

fn face(name: &'static str, raw: Option<&RawValue>) -> Result<TileFace, FieldError> {
    let field = Field { name, raw };
    if let Some(custom) = raw.and_then(read::object) {
        let fields = serde_json::from_str::<CustomFields>(custom).ok();
        let fields = field.read(TILE, |_| fields)?;
        return custom_face(&fields).map_err(|error| error.inside(name));
    }
    let id = field.read(TILE, read::tile)?;
    Ok(TileFace { id, kind: id.kind(), walls: id.walls() })
}

fn custom_face(fields: &CustomFields<'_>) -> Result<TileFace, FieldError> {
    let kind = Field { name: "kind", raw: fields.kind }.kind()?;
    // No layout rule depends on the price, so it may be left out.
    Field { name: "price", raw: fields.price }.read_optional("a whole number", read::whole)?;
    let walls = Field { name: "walls", raw: fields.walls }.read(WALLS, walls)?;
    Ok(TileFace { id: SOME_TILE, kind: Some(kind), walls })
}

/// `"NE"` or `["N", "E"]`.
fn walls(raw: &RawValue) -> Option<Walls> {
    if let Some(letters) = read::text(raw) {
        return Walls::from_text(&letters);
    }
    let letters = read::array(raw)?.into_iter().map(read::text).collect::<Option<Vec<_>>>()?;
    Walls::from_text(&letters.concat())
}

/// Points of each seat for each kind.
#[derive(Serialize)]
pub(crate) struct MajorityBody {
    points: Vec<KindMap<Points>>,
}

const COUNTS: &str = "an array with one object of counts for each of 1 to 6 seats";
const COUNT: &str = "a count from 0 to 1000 in steps of a half";

/// The points that these counts earn for majorities.
pub(crate) fn majority(
    round: Option<&RawValue>,
    counts: Option<&RawValue>,
) -> Result<MajorityBody, FieldError> {
    let round_field = Field { name: "round", raw: round };
    let round: Round =
        round_field.read("a round from 1 to 3", |raw| Round::from_number(read::whole(raw)?))?;
    let seats = Field { name: "counts", raw: counts }
        .read(COUNTS, |raw| read::array(raw).filter(|seats| (1..=MAX_SEATS).contains(&seats.len())))?;
    let mut halves = Vec::new();
    for (index, raw) in seats.into_iter().enumerate() {
        halves.push(seat_counts(raw).map_err(|error| error.inside(&format!("counts[{index}]")))?);
    }
    // A ranking only compares, so doubled counts earn the same points.
    let points = majority_points(round, &halves).into_iter().map(|points| KindMap(ByBuilding(points)));
    Ok(MajorityBody { points: points.collect() })
}

/// The counts of one seat in halves; a kind that is missing counts 0.
fn seat_counts(raw: &RawValue) -> Result<[u16; 6], FieldError> {
    let counts = read::object(raw)
        .and_then(|text| serde_json::from_str::<BTreeMap<String, &RawValue>>(text).ok())
        .ok_or_else(|| FieldError::wrong("", "an object with a count for each kind", raw.get()))?;
    let mut halves = [0; 6];
    for (name, raw) in counts {
        let Some(kind) = Building::from_name(&name) else {
            return Err(FieldError::wrong("", read::KIND, &name));
        };
        let count = half_count(raw).ok_or_else(|| FieldError::wrong(kind.name(), COUNT, raw.get()))?;
        halves[kind as usize] = count;
    }
    Ok(halves)
}

/// A count in steps of one half, given in halves.
fn half_count(raw: &RawValue) -> Option<u16> {
    let halves = serde_json::from_str::<f64>(raw.get()).ok()? * 2.0;
    let fits = (0.0..=2000.0).contains(&halves) && halves.fract() == 0.0;
    fits.then_some(halves as u16)
}
