//! Tiles, walls and everything else that lies on the grid.

use engine::View;
use engine::vocab::{Building, Dir, TileId, TileSort, Walls};

use crate::modules;

use super::colours::{
    COURT, EDGE, FAINT, GLOW, GLOW_EDGE, INK, LEGAL, PAPER, PLAN_INK, PLANK, PLANK_LIT, REFUSED, STONE,
    STONE_LIT, STONE_SHADE, TERRAIN, kind_fill, kind_ink,
};
use super::letters::kind_mark;
use super::motifs::{CENTRE, fountain, motif};
use super::red_palace::{guard_on_wall, square, watchtower, wooden_building};
use super::shapes::{bar, closed, disc, drawn, filled, fitted, khatam, label, num, octagon, outlined, plate};

/// The outer silhouette of a wall on the N side: stepped merlons, half a merlon at either end.
const MERLONS: &str =
    "M0 1H5V3.2H9V6H16V3.2H20V1H30V3.2H34V6H41V3.2H45V1H55V3.2H59V6H66V3.2H70V1H80V3.2H84V6H91V3.2H95V1H100";

/// How far a wall extends into its tile.
const THICK: f64 = 15.5;

/// The rotation in degrees that takes the N side to `dir`.
fn turn(dir: Dir) -> u32 {
    90 * dir as u32
}

/// Rotates `art`, drawn for the N side, to the side `dir`.
pub(crate) fn turned(dir: Dir, art: &str) -> String {
    match dir {
        Dir::N => art.to_owned(),
        _ => format!(r#"<g transform="rotate({} 50 50)">{art}</g>"#, turn(dir)),
    }
}

/// Whether a wall on this side is sunlit; the light comes from the north-west.
fn is_lit(dir: Dir) -> bool {
    matches!(dir, Dir::N | Dir::W)
}

/// What a tile looks like at one moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// The tile.
    pub tile: TileId,
    /// The kind of its building, whether printed or drawn as a token.
    pub kind: Option<Building>,
    /// All its walls, printed and wooden.
    pub walls: Walls,
    /// The sides whose wall has a guard.
    pub guards: Walls,
}

impl Face {
    /// The tile as it lies in a game.
    pub fn of(view: &View<'_>, tile: TileId) -> Face {
        let kind = view.kind_of(tile);
        Face { tile, kind, walls: view.walls_of(tile), guards: view.guards().on(tile) }
    }
}

/// The tile as it is printed.
impl From<TileId> for Face {
    fn from(tile: TileId) -> Face {
        Face { tile, kind: tile.kind(), walls: tile.walls(), guards: Walls::EMPTY }
    }
}

/// The ground that a tile shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A paved court.
    Court,
    /// Open land.
    Terrain,
}

impl Ground {
    const fn fill(self) -> &'static str {
        match self {
            Ground::Court => COURT,
            Ground::Terrain => TERRAIN,
        }
    }
}

/// How a tile of a module is drawn.
pub enum TileArt {
    /// A picture on a ground; walls are drawn around it.
    Walled(Ground, String),
    /// The complete picture; no walls are added.
    Whole(String),
}

/// The inside of an SVG with the view box `0 0 100 100`: a tile as printed, but with these walls.
pub fn tile_art(tile: TileId, walls: Walls) -> String {
    face_art(&Face { walls, ..Face::from(tile) })
}

/// The inside of an SVG with the view box `0 0 100 100`: a tile with its building, price, walls and guards.
///
/// Pass the printed walls, or those with added sticks: walls that are not printed on the tile are drawn in wood. On a
/// walled side, the gaps between the merlons are transparent, so the palace has a crenellated outline on any
/// background.
pub fn face_art(face: &Face) -> String {
    let Face { tile, kind, walls, guards } = *face;
    let price = || price_badge(tile.price());
    let on = |ground: Ground, art: String| (ground.fill().to_owned(), EDGE.to_owned(), art);
    let (fill, ink, middle) = match tile.sort() {
        TileSort::Building(kind) => {
            (kind_fill(kind), kind_ink(kind), motif(kind) + &price() + &letter_badge(kind))
        }
        TileSort::Terrain => {
            let building = kind.map_or_else(String::new, |kind| {
                wooden_building(kind) + &icon_badge(kind) + &letter_badge(kind)
            });
            on(Ground::Terrain, building + &price())
        }
        TileSort::Square => on(Ground::Terrain, square()),
        TileSort::Start => on(Ground::Court, fountain()),
        TileSort::Module(module) => match modules::room(module).tile_art(tile) {
            Some(TileArt::Walled(ground, art)) => on(ground, art),
            Some(TileArt::Whole(art)) => return art,
            None => on(Ground::Court, String::new()),
        },
    };
    let printed = tile.walls();
    let is_stone = |dir: Dir| walls.has(dir) && printed.has(dir);
    let inset = |dir| if walls.has(dir) { 6.0 } else { 0.0 };
    let (x, y) = (inset(Dir::W), inset(Dir::N));
    let (right, bottom) = (100.0 - inset(Dir::E), 100.0 - inset(Dir::S));
    let ground = closed([(x, y), (right, y), (right, bottom), (x, bottom)]);
    let mut art = filled(&ground, &fill) + &field(&ground, &ink);
    for dir in Dir::ALL {
        art += &turned(dir, &if walls.has(dir) { shadow(dir) } else { threshold() });
    }
    art += &middle;
    for dir in walls.iter() {
        art += &turned(dir, &if is_stone(dir) { wall(dir) } else { palisade() });
    }
    for dir in walls.iter().filter(|dir| walls.has(dir.left())) {
        art += &if is_stone(dir) && is_stone(dir.left()) { turret(dir) } else { turned(dir, &post()) };
    }
    tile.watchtowers().iter().for_each(|side| art += &watchtower(side));
    guards.iter().for_each(|side| art += &guard_on_wall(side));
    art
}

/// The star that fills the tile: its tips meet those of its neighbours, so that a palace is one field of zellige.
fn field(ground: &str, ink: &str) -> String {
    let star = khatam(50.0, 50.0, 50.0);
    format!(
        r#"<path d="{ground}{star}" fill="{EDGE}" fill-rule="evenodd" opacity=".2"/><path d="{star}" fill="none" stroke="{ink}" stroke-width="1.2" opacity=".35"/><path d="{}" fill="none" stroke="{ink}" stroke-width=".8" opacity=".22"/>"#,
        khatam(50.0, 50.0, 45.0)
    )
}

/// The shadow of a wall on the floor.
fn shadow(dir: Dir) -> String {
    let depth = if is_lit(dir) { 5.0 } else { 2.5 };
    format!(r##"<rect y="{THICK}" width="100" height="{depth}" fill="#000" opacity=".3"/>"##)
}

/// A threshold on an open N side: half an octagon, completed by that of the neighbour.
fn threshold() -> String {
    let step = closed([(35.0, 0.0), (65.0, 0.0), (59.0, 9.0), (41.0, 9.0)]);
    format!(r#"<path d="{step}" fill="{PAPER}" opacity=".85"/>"#)
        + &format!(r#"<g opacity=".6">{}</g>"#, drawn("M41 4.5H59M35 0L41 9H59L65 0", EDGE, 1.0))
}

/// A wall drawn for the N side; its shading depends on the side it ends up on.
fn wall(dir: Dir) -> String {
    let (outer, inner) = if is_lit(dir) { (STONE_LIT, STONE_SHADE) } else { (STONE_SHADE, STONE_LIT) };
    let mut art = filled(&format!("{MERLONS}V{THICK}H0Z"), STONE);
    art += &bar(0.0, 6.0, 100.0, 3.0, outer);
    art += &bar(0.0, THICK - 3.4, 100.0, 3.0, inner);
    art +=
        &format!(r#"<g opacity=".4">{}</g>"#, drawn("M12.5 9V15M37.5 9V15M62.5 9V15M87.5 9V15", EDGE, 1.0));
    art += &drawn(MERLONS, EDGE, 1.5);
    art + &drawn(&format!("M0 {THICK}H100"), EDGE, 1.5)
}

/// The pointed stakes of a stick on the N side.
const STAKES: &str = "M1 6L6 .8L11 6V14H1ZM12 6L17 .8L22 6V14H12ZM23 6L28 .8L33 6V14H23ZM34 6L39 .8L44 6V14H34ZM45 6L50 .8L55 6V14H45Z\
M56 6L61 .8L66 6V14H56ZM67 6L72 .8L77 6V14H67ZM78 6L83 .8L88 6V14H78ZM89 6L94 .8L99 6V14H89Z";

/// A stick on the N side: stakes held by a rail.
pub(crate) fn palisade() -> String {
    let mut art = outlined(STAKES, PLANK, EDGE, 1.0);
    art += &outlined("M0 8.4H100V12.4H0Z", PLANK_LIT, EDGE, 1.0);
    let nails: String = (0..9).map(|stake| disc(6.0 + 11.0 * f64::from(stake), 10.4, 1.1, EDGE)).collect();
    art + &nails
}

/// The post at the left end of a stick on the N side, for where another wall meets it.
fn post() -> String {
    outlined("M.8 .8H14V14H.8Z", PLANK, EDGE, 1.4) + &filled("M3 3H11.8V11.8H3Z", PLANK_LIT)
}

/// The turret in the corner where a wall on the side `dir` meets the one to its left.
fn turret(dir: Dir) -> String {
    let (x, y) = match dir {
        Dir::N => (0.0, 0.0),
        Dir::E => (81.2, 0.0),
        Dir::S => (81.2, 81.2),
        Dir::W => (0.0, 81.2),
    };
    let mut art = outlined("M.8 .8H18V18H.8Z", STONE, EDGE, 1.6);
    art += &filled("M2.6 2.6H16.2L12.4 6.4H6.4V12.4L2.6 16.2Z", STONE_LIT);
    art += &filled("M16.2 2.6V16.2H2.6L6.4 12.4H12.4V6.4Z", STONE_SHADE);
    format!(r#"<g transform="translate({x} {y})">{art}</g>"#)
}

/// The price, in the top left corner.
pub(crate) fn price_badge(price: u8) -> String {
    let (width, text) = if price > 9 { (33.0, 28.0) } else { (25.0, 15.5) };
    outlined(&plate(17.5, 17.5, width, 25.0, 5.0), PAPER, EDGE, 1.4)
        + &fitted(17.5 + width / 2.0, 39.2, 26.0, text, INK, &price.to_string())
}

/// The icon of the kind, as in the race, in the top right corner: it links a wooden building to its row there.
fn icon_badge(kind: Building) -> String {
    format!(r#"<g transform="translate(60 16.5) scale(.6)">{}</g>"#, kind_art(kind))
}

/// The letters of the kind, in the top right corner, for people who turn on kind marks.
fn letter_badge(kind: Building) -> String {
    let ink = kind_ink(kind);
    let badge = outlined(&octagon(72.0, 28.5, 12.0), &kind_fill(kind), &ink, 1.6)
        + &label(72.0, 33.6, 14.5, &ink, &kind_mark(kind));
    format!(r#"<g class="kind-mark">{badge}</g>"#)
}

/// The inside of an SVG with the view box `0 0 40 40`: the icon of a kind.
pub fn kind_art(kind: Building) -> String {
    outlined(&plate(1.0, 1.0, 38.0, 38.0, 7.0), &kind_fill(kind), "var(--icon-edge, #00000040)", 1.0)
        + &format!(
            r#"<g transform="translate(20 20.6) scale(.58) translate(-{} -{})">{}</g>"#,
            num(CENTRE.0),
            num(CENTRE.1),
            motif(kind)
        )
}

/// The inside of an SVG with the view box `0 0 100 100`: the glow of a wall on that side, laid over the tile.
///
/// It is in a group of the class `wall-glow`, which the style sheet makes pulse.
pub fn wall_glow(dir: Dir) -> String {
    let body = format!("{MERLONS}V{THICK}H0Z");
    let mut art = format!(
        r#"<rect x="-3" y="-7" width="106" height="{}" rx="5" fill="{GLOW}" opacity=".35"/>"#,
        THICK + 14.0
    );
    art += &filled(&body, GLOW);
    art += &bar(0.0, 8.0, 100.0, 3.6, "var(--glow-core, #fffbe6)");
    art += &drawn(&format!("{MERLONS}M0 {THICK}H100"), GLOW_EDGE, 1.8);
    format!(r#"<g class="wall-glow">{}</g>"#, turned(dir, &art))
}

/// The inside of an SVG with the view box `0 0 100 100`: an empty cell beside the palace.
pub fn empty_cell_art() -> String {
    format!(
        r#"<g opacity=".45">{}{}</g>"#,
        format_args!(
            r#"<path d="{}" fill="none" stroke="{FAINT}" stroke-width="1" stroke-dasharray="2 4"/>"#,
            khatam(50.0, 50.0, 50.0)
        ),
        disc(50.0, 50.0, 1.6, FAINT)
    )
}

/// The inside of an SVG with the view box `0 0 100 100`: a cell where the tile in hand may be placed.
pub fn legal_cell_art() -> String {
    // The whole cell can be tapped, also in a palace so large that its cells are small.
    WHOLE_CELL.to_string()
        + &format!(
            r#"<path d="{}" fill="{LEGAL}" fill-opacity=".14" stroke="{LEGAL}" stroke-width="2.4" stroke-dasharray="7 4"/>"#,
            plate(4.0, 4.0, 92.0, 92.0, 14.0)
        )
        + &format!(r#"<path d="{}" fill="{LEGAL}" fill-opacity=".2"/>"#, khatam(50.0, 50.0, 32.0))
        + &disc(50.0, 50.0, 15.0, LEGAL)
        + &drawn("M50 42V58M42 50H58", "var(--on-legal, #ffffff)", 3.4)
}

/// Nothing to be seen, but to be tapped.
const WHOLE_CELL: &str = r##"<path d="M0 0H100V100H0Z" fill="#000" fill-opacity="0"/>"##;

/// The inside of an SVG with the view box `0 0 100 100`: a cell that is chosen until the turn ends, with a solid rim
/// and a tick.
pub fn applied_cell_art() -> String {
    format!(
        r#"<path d="{}" fill="{LEGAL}" fill-opacity=".22" stroke="var(--glow, #ffd24a)" stroke-width="5"/>"#,
        plate(4.0, 4.0, 92.0, 92.0, 14.0)
    ) + &disc(50.0, 50.0, 20.0, LEGAL)
        + &drawn("M40 51L47 58L61 43", "var(--on-legal, #ffffff)", 4.4)
}

/// The inside of an SVG with the view box `0 0 100 100`: a cell to try, and once tried, whether the tile may lie
/// there.
pub fn tried_cell_art(may: Option<bool>) -> String {
    let cell = plate(6.0, 6.0, 88.0, 88.0, 14.0);
    let Some(may) = may else {
        return format!(
            r#"<path d="{cell}" fill="{PAPER}" fill-opacity=".2" stroke="{PLAN_INK}" stroke-width="2.4" stroke-dasharray="7 4"/>"#
        ) + &drawn("M44 44C44 38 56 38 56 45C56 51 50 50 50 57M50 63.5V64", PLAN_INK, 4.0);
    };
    let (colour, dash, sign) =
        if may { (LEGAL, "9 5", "M40 51L47 58L61 42") } else { (REFUSED, "2 5", "M42 42L58 58M58 42L42 58") };
    format!(
        r#"<path d="{cell}" fill="{colour}" fill-opacity=".14" stroke="{colour}" stroke-width="3" stroke-dasharray="{dash}" stroke-linecap="round"/>"#
    ) + &disc(50.0, 50.0, 19.0, PAPER)
        + &drawn(sign, colour, 5.0)
}

/// The inside of an SVG with the view box `0 0 100 100`: the mark of the selected cell, laid over it.
pub fn selected_cell_art() -> String {
    let ring = "M3 22V3H22M78 3H97V22M97 78V97H78M22 97H3V78";
    let chosen = "var(--focus, #0b4fb3)";
    format!(
        r#"<rect x="3" y="3" width="94" height="94" fill="{chosen}" fill-opacity=".06" stroke="{PAPER}" stroke-width="2"/>"#
    ) + &drawn(ring, PAPER, 9.0)
        + &drawn(ring, chosen, 6.0)
}
