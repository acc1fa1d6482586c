//! Alhambras drawn with characters: thick walls, blank open sides, kind and price in every cell, coordinates in
//! the margins.

use engine::Palace;
use engine::vocab::{Building, Cell, Dir, Side, TileId, TileSet, Walls};
use i18n::Texts;

use crate::style::{self, Face, Look, Style};

/// Inner width of a cell, in characters.
const WIDTH: usize = 6;
/// Distance from one cell to the next, in columns and rows.
const STEP: (usize, usize) = (WIDTH + 1, 2);
/// Width of the left margin, which holds the row numbers.
const MARGIN: usize = 4;

/// What is shown besides the tiles themselves.
#[derive(Default)]
pub struct Marks<'a> {
    /// Signs written after the price of the tiles that hold something.
    pub signs: Vec<(char, TileSet)>,
    /// Pieces of modules on empty cells, in up to six characters.
    pub beside: Vec<(Cell, &'static str)>,
    /// Texts of up to six characters on empty cells, such as the number of a choice.
    pub cells: &'a [(Cell, String)],
}

/// A character with the colour it is painted in.
#[derive(Clone, PartialEq)]
struct Glyph {
    text: char,
    colour: Option<&'static str>,
}

const LONGEST: &str = "1;93";
const WALL: &str = "1";
const FAINT: &str = "2";

struct Canvas {
    rows: Vec<Vec<Glyph>>,
}

impl Canvas {
    fn new(columns: usize, rows: usize) -> Canvas {
        Canvas { rows: vec![vec![Glyph { text: ' ', colour: None }; columns]; rows] }
    }

    fn put(&mut self, column: usize, row: usize, text: char, colour: Option<&'static str>) {
        if let Some(glyph) = self.rows.get_mut(row).and_then(|row| row.get_mut(column)) {
            *glyph = Glyph { text, colour };
        }
    }

    /// Writes the text centred in a field that is as wide as a cell and begins at `column`.
    fn centre(&mut self, column: usize, row: usize, text: &str, colour: Option<&'static str>) {
        let len = text.chars().count().min(WIDTH);
        let start = column + (WIDTH - len).div_ceil(2);
        for (place, text) in text.chars().take(WIDTH).enumerate() {
            self.put(start + place, row, text, colour);
        }
    }

    fn lines(&self, style: Style) -> Vec<String> {
        let paint = |glyph: &Glyph| match glyph.colour {
            Some(code) => style.paint(code, glyph.text),
            None => glyph.text.to_string(),
        };
        self.rows
            .iter()
            .map(|row| {
                let end = row.iter().rposition(|glyph| glyph.text != ' ').map_or(0, |last| last + 1);
                row[..end].iter().map(paint).collect()
            })
            .collect()
    }
}

/// What is on a tile: the kind of its building, and the walls with a guard.
pub type OnTile<'a> = &'a dyn Fn(TileId) -> (Option<Building>, Walls);

/// Draws an Alhambra, line by line.
pub fn draw(palace: &Palace, marks: &Marks<'_>, on: OnTile<'_>, texts: &Texts, style: Style) -> Vec<String> {
    let cells = || {
        palace
            .tiles()
            .map(|(cell, _)| cell)
            .chain(marks.cells.iter().map(|&(cell, _)| cell))
            .chain(marks.beside.iter().map(|&(cell, _)| cell))
    };
    let low = Cell::new(
        cells().map(|cell| cell.x).min().unwrap_or(0),
        cells().map(|cell| cell.y).min().unwrap_or(0),
    );
    let high = Cell::new(
        cells().map(|cell| cell.x).max().unwrap_or(0),
        cells().map(|cell| cell.y).max().unwrap_or(0),
    );
    let span = |low: i8, high: i8| (i16::from(high) - i16::from(low)) as usize + 1;
    let (n_columns, n_rows) = (span(low.x, high.x), span(low.y, high.y));
    let column_of = |x: i8| MARGIN + (i16::from(x) - i16::from(low.x)) as usize * STEP.0;
    let row_of = |y: i8| 1 + (i16::from(y) - i16::from(low.y)) as usize * STEP.1;
    let mut canvas = Canvas::new(MARGIN + n_columns * STEP.0 + 1, 2 + n_rows * STEP.1);
    for x in low.x..=high.x {
        canvas.centre(column_of(x) + 1, 0, &x.to_string(), Some(FAINT));
    }
    for y in low.y..=high.y {
        for (place, text) in format!("{y:>3}").chars().enumerate() {
            canvas.put(place, row_of(y) + 1, text, Some(FAINT));
        }
    }
    for (cell, tile) in palace.tiles() {
        let face = Face::of(tile, on(tile).0, texts);
        let signs = marks.signs.iter().filter(|(_, tiles)| tiles.has(tile)).map(|(sign, _)| sign);
        let text: String = face.text.chars().chain(signs.copied()).collect();
        let colour = match face.look {
            Look::Plain => None,
            Look::Faint => Some(FAINT),
            Look::Kind(kind) => Some(style::colour(kind)),
        };
        canvas.centre(column_of(cell.x) + 1, row_of(cell.y) + 1, &text, colour);
    }
    for (cell, text) in &marks.beside {
        canvas.centre(column_of(cell.x) + 1, row_of(cell.y) + 1, text, Some(FAINT));
    }
    for (cell, text) in marks.cells {
        canvas.centre(column_of(cell.x) + 1, row_of(cell.y) + 1, text, Some("7"));
    }
    draw_walls(&mut canvas, palace, on, style, |cell| (column_of(cell.x), row_of(cell.y)));
    canvas.lines(style)
}

fn draw_walls(
    canvas: &mut Canvas,
    palace: &Palace,
    on: OnTile<'_>,
    style: Style,
    corner_of: impl Fn(Cell) -> (usize, usize),
) {
    let longest: Vec<Side> = palace.wall_segments(palace.longest_wall()).map(Side::canonical).collect();
    let colour = |side: Side| if longest.contains(&side.canonical()) { LONGEST } else { WALL };
    // Where a printed and a wooden wall meet, the printed one is drawn over the other.
    let in_order = |is_stick: bool| {
        let tiles = palace.tiles().filter_map(|(cell, tile)| Some((cell, tile, palace.walls_at(cell)?)));
        tiles.flat_map(move |(cell, tile, walls)| {
            let printed = tile.walls();
            walls.iter().filter(move |&dir| printed.has(dir) != is_stick).map(move |dir| (cell, dir))
        })
    };
    for is_stick in [true, false] {
        for (cell, dir) in in_order(is_stick) {
            let (column, row) = corner_of(cell);
            let side = Side { cell, dir };
            let is_gate = palace.gates().contains(&side.canonical());
            let (plain, down) = match (style.ascii, is_stick) {
                (false, false) => ('═', '║'),
                (true, false) => ('=', '#'),
                (false, true) => ('╍', '╏'),
                (true, true) => ('~', '!'),
            };
            let is_guard = palace.tile_at(cell).is_some_and(|tile| on(tile).1.has(dir));
            // No game has both gates and guards.
            let (across, down) = match (is_gate, is_guard) {
                (true, _) => ('G', 'G'),
                (_, true) => ('&', '&'),
                _ => (plain, down),
            };
            let colour = Some(colour(side));
            match dir {
                Dir::N | Dir::S => {
                    let row = if dir == Dir::S { row + STEP.1 } else { row };
                    for place in 1..=WIDTH {
                        let gate_here = (is_gate || is_guard) && place == WIDTH.div_ceil(2);
                        canvas.put(column + place, row, if gate_here { across } else { plain }, colour);
                    }
                }
                Dir::E | Dir::W => {
                    let column = if dir == Dir::E { column + STEP.0 } else { column };
                    canvas.put(column, row + 1, down, colour);
                }
            }
        }
    }
    // Corners last: they join what meets there.
    for (cell, _) in palace.tiles() {
        for corner in [cell, cell.step(Dir::E), cell.step(Dir::S), cell.step(Dir::E).step(Dir::S)] {
            let (column, row) = corner_of(corner);
            let (joint, wall) = joint(palace, corner, style.ascii);
            let colour = wall.map_or(FAINT, colour);
            canvas.put(column, row, joint, Some(colour));
        }
    }
}

/// The character at the NW corner of a cell, and one of the walls that meet there.
fn joint(palace: &Palace, cell: Cell, ascii: bool) -> (char, Option<Side>) {
    let has_wall = |cell: Cell, dir: Dir| {
        let here = palace.walls_at(cell).is_some_and(|walls| walls.has(dir));
        let there = palace.walls_at(cell.step(dir)).is_some_and(|walls| walls.has(dir.opposite()));
        (here || there).then_some(Side { cell, dir })
    };
    let (north, west) = (cell.step(Dir::N), cell.step(Dir::W));
    let up = has_wall(north, Dir::W);
    let right = has_wall(cell, Dir::N);
    let down = has_wall(cell, Dir::W);
    let left = has_wall(west, Dir::N);
    let any = up.or(right).or(down).or(left);
    let bits =
        [up, right, down, left].iter().rev().fold(0, |bits, side| bits << 1 | usize::from(side.is_some()));
    let joint = match (ascii, any.is_some()) {
        (true, true) => '+',
        (true, false) => '.',
        (false, _) => "·║═╚║║╔╠═╝═╩╗╣╦╬".chars().nth(bits).unwrap_or('·'),
    };
    // The side may be that of an empty cell; its canonical form is the same as that of the tile beyond it.
    (joint, any)
}

#[cfg(test)]
mod tests {
    use super::*;
    use i18n::Language;

    fn drawn(palace: &Palace, marks: &Marks<'_>, on: OnTile<'_>, ascii: bool) -> Vec<String> {
        let style = Style { ascii, colour: false, screen: false };
        draw(palace, marks, on, &Texts::new(Language::English), style)
    }

    fn palace(tiles: &[(&str, i8, i8)]) -> Palace {
        let tiles: Vec<(TileId, Cell)> = tiles
            .iter()
            .map(|&(name, x, y)| (TileId::from_name(name).expect("a tile"), Cell::new(x, y)))
            .collect();
        engine::editor::palace(&tiles).expect("a legal palace")
    }

    const PRINTED: OnTile<'_> = &|tile: TileId| (tile.kind(), Walls::EMPTY);

    /// A terrain tile shows its building, and a guard breaks its wall.
    #[test]
    fn guards_stand_in_the_wall() {
        let (tile, kind) = (TileId::from_name("RPT03").expect("a tile"), Building::Garden);
        let on = |_: TileId| (Some(kind), tile.walls());
        let lines = drawn(&palace(&[("RPT03", -1, 0)]), &Marks::default(), &on, true);
        assert!(lines.iter().any(|line| line.contains("Ga 3")), "{lines:?}");
        assert!(lines.iter().any(|line| line.contains("==&===")), "{lines:?}");
    }

    #[test]
    fn a_start_tile_alone_has_no_walls() {
        let lines = drawn(&palace(&[]), &Marks::default(), PRINTED, false);
        assert_eq!(lines, ["        0", "    ·      ·", "  0   start", "    ·      ·"]);
    }

    #[test]
    fn a_closed_ring_is_walled_all_around() {
        let ring =
            [("pavilion-01", 0, -1), ("arcades-01", 1, 0), ("seraglio-01", 0, 1), ("chambers-01", -1, 0)];
        let lines = drawn(&palace(&ring), &Marks::default(), PRINTED, false);
        let wanted = [
            "       -1      0      1",
            "           ╔══════╗",
            " -1        ║ Pa 2 ║",
            "    ╔══════╝      ╚══════╗",
            "  0 ║ Ch 5   start  Ar 4 ║",
            "    ╚══════╗      ╔══════╝",
            "  1        ║ Se 3 ║",
            "           ╚══════╝",
        ];
        assert_eq!(lines, wanted);
    }

    #[test]
    fn ascii_has_no_other_characters_and_marks_stand_in_empty_cells() {
        let cells = [(Cell::new(2, 0), "[12]".to_string())];
        let marks = Marks { cells: &cells, ..Marks::default() };
        let lines = drawn(&palace(&[("tower-08", 1, 0)]), &marks, PRINTED, true);
        assert!(lines.iter().all(|line| line.is_ascii()), "{lines:?}");
        assert_eq!(
            lines,
            [
                "        0      1      2",
                "    .      +======+",
                "  0   start  To11   [12]",
                "    .      .      ."
            ]
        );
    }
}
