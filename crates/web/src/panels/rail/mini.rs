//! An Alhambra as a thumbnail: kinds, walls, and the longest wall in gold.

use engine::View;
use engine::vocab::{Building, Cell, Dir, Seat, Side, TileId, TileSort};
use leptos::prelude::*;

use crate::app::app;
use crate::art::colours::{COURT, EDGE, GLOW, PAPER, PLANK, STONE_LIT, TERRAIN, WATER, kind_fill, kind_ink};
use crate::art::shapes::{bar, filled, khatam, num};
use crate::art::{Ground, TileArt};
use crate::modules;

/// The width of a tile.
const TILE: i32 = 10;

/// The margin around the palace, for the strokes of the walls.
const MARGIN: i32 = 3;

/// A thumbnail of a palace.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Mini {
    /// The view box that the art is drawn for.
    pub view_box: String,
    /// The inside of the SVG.
    pub art: String,
}

impl Mini {
    /// The thumbnail on a sheet of the plan.
    pub fn on_plan(self) -> impl IntoView {
        view! {
            <span class="look-plan"><svg class="mini" viewBox=self.view_box aria-hidden="true" inner_html=self.art></svg></span>
        }
    }
}

/// The silhouette of a kind on a tile ten units wide. At this size, the motifs of the tiles would be too detailed.
const fn silhouette(kind: Building) -> &'static str {
    match kind {
        // A dome on its drum.
        Building::Pavilion => "M2 8.4V7H2.6C1.4 5 3.2 3.6 5 1.6C6.8 3.6 8.6 5 7.4 7H8V8.4Z",
        // A window behind a lattice.
        Building::Seraglio => {
            "M2.4 8.4V5.2C2.4 3.8 4 3.4 5 1.8C6 3.4 7.6 3.8 7.6 5.2V8.4ZM3.4 4.6V5.6H4.4V4.6ZM5.6 4.6V5.6H6.6V4.6ZM3.4 6.6V7.6H4.4V6.6ZM5.6 6.6V7.6H6.6V6.6Z"
        }
        // Three arches.
        Building::Arcades => {
            "M1.6 8.4V2.8H8.4V8.4H7.8V5.4A.7.7 0 0 0 6.4 5.4V8.4H5.7V5.4A.7.7 0 0 0 4.3 5.4V8.4H3.6V5.4A.7.7 0 0 0 2.2 5.4V8.4Z"
        }
        // A door under a horseshoe arch.
        Building::Chambers => "M2.3 8.4V5.4A2.8 2.8 0 1 1 7.7 5.4V8.4H6.4V5.6A1.5 1.5 0 1 0 3.6 5.6V8.4Z",
        // Petals around a pool.
        Building::Garden => {
            "M5 1.2L6 3.2L8 2.2L7 4.2L9 5.2L7 6.2L8 8.2L6 7.2L5 9.2L4 7.2L2 8.2L3 6.2L1 5.2L3 4.2L2 2.2L4 3.2ZM5 4.2L4 5.2L5 6.2L6 5.2Z"
        }
        // A tower above its curtain wall.
        Building::Tower => {
            "M1.6 8.4V6.4H2.8V7H3.4V3.6H2.9V2.2H4V2.8H4.5V1.2H5.5V2.8H6V2.2H7.1V3.6H6.6V7H7.2V6.4H8.4V8.4Z"
        }
    }
}

/// A tile without its walls, drawn at the origin.
fn ground_art(view: &View<'_>, tile: TileId) -> String {
    let square = |fill: &str| bar(0.0, 0.0, f64::from(TILE), f64::from(TILE), fill);
    let shrunk = |art: &str| format!(r#"<g transform="scale(.1)">{art}</g>"#);
    let building = |kind: Building| {
        let shape = silhouette(kind);
        let ink = kind_ink(kind);
        square(&kind_fill(kind)) + &format!(r#"<path d="{shape}" fill="{ink}" fill-rule="evenodd"/>"#)
    };
    match tile.sort() {
        TileSort::Building(kind) => building(kind),
        TileSort::Terrain => view.kind_of(tile).map_or_else(|| square(TERRAIN), building),
        TileSort::Square => square(TERRAIN),
        TileSort::Start => {
            square(WATER) + &filled(&khatam(5.0, 5.0, 4.2), PAPER) + &filled(&khatam(5.0, 5.0, 2.4), WATER)
        }
        TileSort::Module(module) => match modules::room(module).tile_art(tile) {
            Some(TileArt::Walled(Ground::Court, art)) => square(COURT) + &shrunk(&art),
            Some(TileArt::Walled(Ground::Terrain, art)) => square(TERRAIN) + &shrunk(&art),
            Some(TileArt::Whole(art)) => shrunk(&art),
            None => square(COURT),
        },
    }
}

/// The path of a segment of the wall, just inside its tile.
fn segment(Side { cell, dir }: Side) -> String {
    let (x, y) = (f64::from(i32::from(cell.x) * TILE), f64::from(i32::from(cell.y) * TILE));
    let (size, inset) = (f64::from(TILE), 0.4);
    let (from, to) = match dir {
        Dir::N => ((x, y + inset), (x + size, y + inset)),
        Dir::E => ((x + size - inset, y), (x + size - inset, y + size)),
        Dir::S => ((x, y + size - inset), (x + size, y + size - inset)),
        Dir::W => ((x + inset, y), (x + inset, y + size)),
    };
    format!("M{} {}L{} {}", num(from.0), num(from.1), num(to.0), num(to.1))
}

/// A wall along these sides: a core in this colour with a dark rim.
fn wall_art(sides: &[Side], core: &str) -> String {
    let path: String = sides.iter().copied().map(segment).collect();
    if path.is_empty() {
        return path;
    }
    let stroke = |colour: &str, width: &str| {
        format!(
            r#"<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="square"/>"#
        )
    };
    stroke(EDGE, "2.6") + &stroke(core, "1.5")
}

/// A thumbnail of a seat's palace; `wall` highlights its longest wall.
pub fn mini_art(view: &View<'_>, seat: Seat, wall: bool) -> Mini {
    let palace = view.palace(seat);
    let trail = view.scored_wall(seat);
    let longest: Vec<Side> = if wall { trail.sides().to_vec() } else { Vec::new() };
    let (mut art, mut stone, mut wood) = (String::new(), Vec::new(), Vec::new());
    // At least three by three, so that the first tiles are not drawn huge.
    let (mut low, mut high) = (Cell::new(-1, -1), Cell::new(1, 1));
    for (cell, tile) in palace.tiles() {
        low = Cell::new(low.x.min(cell.x), low.y.min(cell.y));
        high = Cell::new(high.x.max(cell.x), high.y.max(cell.y));
        let (x, y) = (i32::from(cell.x) * TILE, i32::from(cell.y) * TILE);
        art += &format!(r#"<g transform="translate({x} {y})">{}</g>"#, ground_art(view, tile));
        let walls = palace.walls_at(cell).filter(|_| !tile.is_outpost());
        for dir in walls.into_iter().flat_map(|walls| walls.iter().collect::<Vec<Dir>>()) {
            let side = Side { cell, dir };
            match (longest.contains(&side), tile.walls().has(dir)) {
                (true, _) => {}
                (false, true) => stone.push(side),
                (false, false) => wood.push(side),
            }
        }
    }
    art += &wall_art(&stone, STONE_LIT);
    art += &wall_art(&wood, PLANK);
    art += &wall_art(&longest, GLOW);
    let (left, top) = (i32::from(low.x) * TILE - MARGIN, i32::from(low.y) * TILE - MARGIN);
    let width = (i32::from(high.x - low.x) + 1) * TILE + 2 * MARGIN;
    let height = (i32::from(high.y - low.y) + 1) * TILE + 2 * MARGIN;
    Mini { view_box: format!("{left} {top} {width} {height}"), art }
}

/// A seat's palace as a thumbnail, redrawn only when it changes.
#[component]
pub fn MiniPalace(
    /// The seat whose palace to show.
    seat: Seat,
    /// Whether to highlight the longest wall.
    #[prop(default = true)]
    wall: bool,
) -> impl IntoView {
    let app = app();
    let mini = Memo::new(move |_| {
        app.play.read().as_ref().map_or_else(Mini::default, |play| mini_art(&play.shown(), seat, wall))
    });
    view! {
        <svg class="mini" viewBox=move || Some(mini.read().view_box.clone()).filter(|view_box| !view_box.is_empty()) aria-hidden="true"
            inner_html=move || mini.read().art.clone()></svg>
    }
}

#[cfg(test)]
mod tests {
    use engine::{Base, Game, Seed, Viewer};

    use super::*;
    use crate::statistics::tests::with_every_module;

    /// In games with every module, every tile is drawn once, the wall that counts is highlighted, and no id gets onto
    /// the page.
    #[test]
    fn thumbnails_show_every_tile_and_the_wall() {
        for base in Base::ALL {
            let mut game = Game::new(with_every_module(base), Seed::from_number(3));
            let (mut legal, mut steps) = (Vec::new(), 0usize);
            while game.to_act().is_some() {
                game.legal_actions(&mut legal);
                steps += 1;
                game.play(legal[steps * 31 % legal.len()], &mut ()).expect("a listed action is legal");
            }
            let view = game.view(Viewer::Public);
            for seat in view.seats() {
                let Mini { art, .. } = mini_art(&view, seat, true);
                assert!(art.matches("<g transform=\"translate(").count() >= view.palace(seat).len());
                assert_eq!(art.contains(GLOW), !view.scored_wall(seat).sides().is_empty());
                assert!(!art.contains(" id=") && !art.contains("style="));
                assert!(!mini_art(&view, seat, false).art.contains(GLOW));
            }
        }
    }
}
