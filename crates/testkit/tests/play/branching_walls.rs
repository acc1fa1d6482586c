//! CAMP-26: the longest wall where more than two segments meet in a corner.
//!
//! Two tiles touch only at a corner if a camp lies between them. The green sides of that camp must then be closed in by
//! other camps, because a closed-in cell may not be empty. So such a corner needs a block of camps that is walled in on
//! all sides except for one cell. That is too rare to wait for in random games, so these tests build it.

use engine::editor::Editor;
use engine::vocab::{Cell, Dir, Seat, TileId, Walls};
use engine::{Action, Game, Palace, Rng, Seed, Viewer};
use testkit::Position;
use testkit::brute::{PlainPalace, check_palace, check_wall};

type Layout = Vec<(TileId, Cell)>;

fn palace(game: &Game) -> Palace {
    *game.view(Viewer::Public).palace(Seat::FIRST)
}

fn branches(palace: &Palace) -> usize {
    PlainPalace::of(palace).most_segments_at_a_corner()
}

/// A block of camps, two cells by two or three, in a ring of tiles that lacks one corner, and the tiles left over.
/// The start tile is at one of the other corners. `None` if the tiles drawn are not enough.
fn block(rng: &mut Rng) -> Option<(Layout, Vec<TileId>)> {
    let (width, height) = [(2, 2), (3, 2), (2, 3)][rng.below(3)];
    // The ring, clockwise from its north-west corner, each cell with the side that faces the block.
    let mut ring: Vec<(Cell, Option<Dir>)> = vec![(Cell::new(-1, -1), None)];
    ring.extend((0..width).map(|x| (Cell::new(x, -1), Some(Dir::S))));
    ring.push((Cell::new(width, -1), None));
    ring.extend((0..height).map(|y| (Cell::new(width, y), Some(Dir::W))));
    ring.push((Cell::new(width, height), None));
    ring.extend((0..width).rev().map(|x| (Cell::new(x, height), Some(Dir::N))));
    ring.push((Cell::new(-1, height), None));
    ring.extend((0..height).rev().map(|y| (Cell::new(-1, y), Some(Dir::E))));
    let corners: Vec<usize> = (0..ring.len()).filter(|&place| ring[place].1.is_none()).collect();
    let gap = rng.below(4);
    let start = ring[corners[(gap + 1 + rng.below(3)) % 4]].0;
    ring.rotate_left(corners[gap]);
    ring.remove(0);
    let mut tiles: Vec<TileId> = TileId::buildings().chain(TileId::huts().step_by(9)).collect();
    rng.shuffle(&mut tiles);
    let here = |cell: Cell| Cell::new(cell.x - start.x, cell.y - start.y);
    let mut placed = Vec::new();
    for place in 0..ring.len() {
        let (cell, facing) = ring[place];
        if cell == start {
            continue;
        }
        let is_next = |there: Cell| {
            let beside = [place.checked_sub(1), Some(place + 1)].into_iter().flatten();
            beside.filter_map(|other| ring.get(other)).any(|&(other, _)| other == there)
        };
        let fits = |walls: Walls| {
            Dir::ALL.into_iter().all(|dir| match dir {
                _ if Some(dir) == facing => walls.has(dir),
                _ => !is_next(cell.step(dir)) || !walls.has(dir),
            })
        };
        let found = tiles.iter().position(|tile| fits(tile.walls()))?;
        placed.push((tiles.swap_remove(found), here(cell)));
    }
    // Bastions point outwards, green sides towards each other.
    let mut camps: Vec<TileId> = TileId::camps().collect();
    for (x, y) in (0..width).flat_map(|x| (0..height).map(move |y| (x, y))) {
        let outwards = |dir: Dir| match dir {
            Dir::N => y == 0,
            Dir::E => x == width - 1,
            Dir::S => y == height - 1,
            Dir::W => x == 0,
        };
        let is_right =
            |camp: &TileId| Dir::ALL.into_iter().all(|dir| camp.bastions().has(dir) == outwards(dir));
        let found = camps.iter().position(is_right)?;
        placed.push((camps.swap_remove(found), here(Cell::new(x, y))));
    }
    Some((placed, tiles.into_iter().chain(camps).collect()))
}

#[test]
fn camp_26_base_76_walls_that_branch_are_measured_exactly() {
    let mut rng = Rng::new(Seed::from_number(24));
    let mut degrees = [0; 5];
    let mut blocks = 0;
    while blocks < 60 {
        let Some((placed, left)) = block(&mut rng) else { continue };
        blocks += 1;
        let editor = Editor::new(testkit::rules(3, "workers-huts camps"), Seed::from_number(blocks));
        let editor =
            editor.palace(Seat::FIRST, &placed).unwrap_or_else(|illegal| panic!("{illegal}: {placed:?}"));
        let mut game = editor.reserve(Seat::FIRST, &left).build();
        check_palace(&palace(&game));
        let mut legal = Vec::new();
        for _ in 0..40 {
            degrees[branches(&palace(&game))] += 1;
            game.legal_actions(&mut legal);
            legal.retain(|action| {
                matches!(action, Action::Add { .. } | Action::Swap { .. } | Action::Remove { .. })
            });
            // Check a sample of the palaces that one redesign leads to.
            for &action in legal.iter().step_by(9) {
                let mut after = game.clone();
                after.play_unchecked(action, &mut ());
                check_wall(&palace(&after));
            }
            // Mostly grow, but change the ring now and then.
            let chosen = legal[rng.below(legal.len())];
            if matches!(chosen, Action::Remove { .. }) && rng.below(4) > 0 {
                continue;
            }
            game.play_unchecked(chosen, &mut ());
            check_wall(&palace(&game));
            game = Editor::of(game).turn_of(Seat::FIRST).build();
        }
    }
    assert!(degrees[3] > 200 && degrees[4] > 200, "three and four segments meet: {degrees:?}");
}

/// Tests the search beyond what the rules allow: tiles anywhere, with several corners where walls branch.
#[test]
fn camp_26_routes_are_longest_on_any_scattered_tiles() {
    let mut rng = Rng::new(Seed::from_number(26));
    let mut branched = 0;
    for round in 0..800 {
        let mut tiles: Vec<TileId> =
            TileId::buildings().filter(|tile| tile.walls() != Walls::EMPTY).collect();
        rng.shuffle(&mut tiles);
        let mut cells: Vec<Cell> =
            (0..5).flat_map(|x| (0..4).map(move |y| Cell::new(x, y))).skip(1).collect();
        rng.shuffle(&mut cells);
        let mut placed: Vec<(TileId, Cell)> = tiles.into_iter().zip(cells).take(4 + round % 8).collect();
        // One camp is enough to make the engine search routes instead of following the outline.
        placed.extend(TileId::camps().next().map(|camp| (camp, Cell::new(7, 7))));
        let position = Position::new(3, "camps")
            .edit(|editor| editor.palace_with_gates(Seat::FIRST, &placed, &[]))
            .although("scattered tiles make walls branch more than any legal palace");
        let palace = palace(&position.game());
        branched += usize::from(branches(&palace) > 2);
        check_wall(&palace);
    }
    assert!(branched > 160, "walls branch: {branched}");
}
