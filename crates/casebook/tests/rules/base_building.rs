//! Base game: building rules and redesign (BASE-40 to BASE-54), walls (BASE-75 to BASE-79).

use std::collections::HashSet;

use engine::editor::palace;
use engine::vocab::{Cell, Seat, TileId, Walls};
use engine::{Palace, Rng, Seed, Viewer};
use testkit::brute::PlainPalace;
use testkit::{Position, layout, legal_with, play_all, refusal};

/// The palace for a layout, or the first rule that it breaks.
fn verdict(tiles: &str) -> Result<Palace, &'static str> {
    palace(&layout(tiles)).map_err(|illegal| illegal.rule())
}

/// The rule that refuses a placement.
fn place(palace: &str, tile: &str, at: (i8, i8)) -> Result<(), &'static str> {
    let palace = verdict(palace).expect("a legal palace");
    let tile: TileId = testkit::read(tile);
    let placed = palace.check_place(Cell::new(at.0, at.1), tile.walls());
    assert_eq!(placed.is_ok(), palace.cells_for(tile.walls()).any(|cell| cell == Cell::new(at.0, at.1)));
    placed.map_err(|illegal| illegal.rule())
}

fn remove(palace: &str, at: (i8, i8)) -> Result<(), &'static str> {
    let palace = verdict(palace).expect("a legal palace");
    let removed = palace.check_remove(Cell::new(at.0, at.1));
    assert_eq!(removed.is_ok(), palace.removable_cells().any(|cell| cell == Cell::new(at.0, at.1)));
    removed.map_err(|illegal| illegal.rule())
}

#[test]
fn base_40_the_start_tile_lies_at_the_origin() {
    assert_eq!(verdict("garden-10 at 0,0").err(), Some("BASE-40"));
    assert_eq!(verdict("start at 1,0").err(), Some("BASE-40"));
    assert!(verdict("start at 0,0; garden-10 at 1,0").is_ok());
    assert!(
        verdict("garden-10 at 1,0").is_ok_and(|palace| palace.tile_at(Cell::START) == Some(TileId::START))
    );
}

#[test]
fn base_41_walls_stay_where_they_are_printed() {
    // chambers-05 has walls N and W wherever it lies, so it is legal only where no neighbour is open on those sides.
    let palace = verdict("chambers-05 at -1,0").expect("legal");
    assert_eq!(palace.walls_at(Cell::new(-1, 0)), Walls::from_text("NW"));
}

#[test]
fn base_42_t09_sides_must_match() {
    assert_eq!(place("", "chambers-05", (1, 0)), Err("BASE-42"));
    assert_eq!(place("", "chambers-05", (-1, 0)), Ok(()));
    assert_eq!(verdict("chambers-05 at 1,0").err(), Some("BASE-42"));
}

#[test]
fn base_43_t10_every_tile_is_reached_on_foot() {
    assert_eq!(place("chambers-05 at -1,0", "tower-11", (-2, 0)), Err("BASE-43"));
    assert_eq!(verdict("chambers-05 at -1,0; tower-11 at -2,0").err(), Some("BASE-43"));
}

#[test]
fn base_44_t11_a_corner_is_no_contact() {
    for tile in TileId::buildings() {
        assert_eq!(place("", tile.name(), (1, 1)), Err("BASE-44"));
    }
    assert_eq!(verdict("garden-10 at 1,1").err(), Some("BASE-44"));
    assert_eq!(place("", "garden-10", (90, 90)), Err("BASE-44"));
}

#[test]
fn base_45_t12_no_holes() {
    let around =
        "chambers-08 at 1,0; chambers-09 at 2,0; seraglio-07 at 2,1; tower-07 at 2,2; garden-07 at 1,2";
    assert_eq!(place(around, "arcades-08", (0, 1)), Err("BASE-45"));
    assert_eq!(place(around, "arcades-08", (0, 2)), Ok(()));
    assert_eq!(verdict(&format!("{around}; arcades-08 at 0,1")).err(), Some("BASE-45"));
}

#[test]
fn base_46_only_on_an_empty_cell() {
    assert_eq!(place("garden-10 at 1,0", "garden-07", (1, 0)), Err("BASE-46"));
    assert_eq!(place("", "garden-07", (0, 0)), Err("BASE-46"));
    assert_eq!(verdict("garden-10 at 1,0; garden-07 at 1,0").err(), Some("BASE-46"));
}

/// A palace grown at random from the 54 tiles.
fn grown(rng: &mut Rng, size: usize) -> Vec<(TileId, Cell)> {
    let mut tiles: Vec<TileId> = TileId::buildings().collect();
    rng.shuffle(&mut tiles);
    let mut grown = Vec::new();
    while let Some(tile) = tiles.pop().filter(|_| grown.len() < size) {
        let palace = palace(&grown).expect("legal so far");
        let cells: Vec<Cell> = palace.cells_for(tile.walls()).collect();
        if let Some(&cell) = cells.get(rng.below(cells.len().max(1))) {
            grown.push((tile, cell));
        }
    }
    grown
}

#[test]
fn base_47_the_ring_of_eight_decides_about_holes() {
    // BASE-47: the stored answer agrees with full flood fills, for grown palaces and all wall patterns.
    let mut rng = Rng::new(Seed::from_number(47));
    let mut judged = 0;
    for _ in 0..60 {
        let palace = palace(&grown(&mut rng, 22)).expect("legal");
        let plain = PlainPalace::of(&palace);
        for walls in (0..15).map(Walls::from_bits) {
            let kept: HashSet<Cell> = palace.cells_for(walls).collect();
            assert_eq!(kept, plain.placements(walls), "{palace:?} {walls}");
            judged += kept.len();
        }
    }
    assert!(judged > 1000);
}

#[test]
fn base_48_79_at_most_two_segments_meet_in_a_corner() {
    // BASE-79: the longest route without repetition is the longest run along the outline.
    let mut rng = Rng::new(Seed::from_number(48));
    for _ in 0..150 {
        let palace = palace(&grown(&mut rng, 25)).expect("legal");
        let plain = PlainPalace::of(&palace);
        assert!(plain.most_segments_at_a_corner() <= 2);
        assert_eq!(palace.longest_wall().length as usize, plain.longest_wall(), "{palace:?}");
    }
}

#[test]
fn base_50_the_three_redesigns() {
    let position = Position::new(3, "").palace(0, "garden-10 at 1,0").reserve(0, "tower-07");
    let mut add = position.clone().game();
    play_all(&mut add, &["add tower-07 at 2,0"]);
    assert_eq!(add.view(Viewer::Public).palace(Seat::FIRST).len(), 3);
    assert!(add.view(Viewer::Public).reserve(Seat::FIRST).is_empty());
    let mut remove = position.clone().game();
    play_all(&mut remove, &["remove 1,0"]);
    assert_eq!(remove.view(Viewer::Public).reserve(Seat::FIRST).len(), 2);
    let mut swap = position.game();
    play_all(&mut swap, &["swap tower-07 at 1,0"]);
    let view = swap.view(Viewer::Public);
    assert_eq!(view.palace(Seat::FIRST).tile_at(Cell::new(1, 0)).map(TileId::name), Some("tower-07"));
    assert_eq!(view.reserve(Seat::FIRST).iter().map(TileId::name).collect::<Vec<_>>(), ["garden-10"]);
    // Each of them is one action.
    assert_ne!(swap.to_act(), Some(Seat::FIRST));
    let game = Position::new(3, "").palace(0, "garden-10 at 1,0").reserve(0, "tower-07").game();
    assert_eq!(refusal(&game, "add tower-08 at 2,0"), "BASE-50");
    assert_eq!(refusal(&game, "remove 2,0"), "BASE-50");
}

#[test]
fn base_51_the_start_tile_never_moves() {
    let game = Position::new(3, "").palace(0, "garden-10 at 1,0").reserve(0, "tower-07").game();
    assert_eq!(refusal(&game, "remove 0,0"), "BASE-51");
    assert_eq!(refusal(&game, "swap tower-07 at 0,0"), "BASE-51");
}

#[test]
fn base_52_a_swap_keeps_the_sides_towards_neighbours() {
    // arcades-08 (no walls) lies between start and tower-10: a replacement may differ only on sides N and S.
    let game = Position::new(3, "")
        .palace(0, "arcades-08 at 1,0; tower-10 at 2,0")
        .reserve(0, "pavilion-05 seraglio-06 garden-06 garden-09")
        .game();
    let mut swaps = legal_with(&game, "swap");
    swaps.sort();
    // garden-06 (wall E) fits at the end of the line, garden-09 (wall W) nowhere.
    let expected = [
        "swap garden-06 at 2,0",
        "swap pavilion-05 at 1,0",
        "swap pavilion-05 at 2,0",
        "swap seraglio-06 at 1,0",
        "swap seraglio-06 at 2,0",
    ];
    assert_eq!(swaps, expected);
    assert_eq!(refusal(&game, "swap garden-06 at 1,0"), "BASE-42");
}

#[test]
fn base_53_t13_t14_removals() {
    // BASE-T13
    assert_eq!(remove("arcades-08 at 1,0; tower-10 at 2,0", (1, 0)), Err("BASE-53"));
    assert_eq!(remove("arcades-08 at 1,0; tower-10 at 2,0", (2, 0)), Ok(()));
    // BASE-T14: all four neighbours occupied, everything else stays reachable.
    let around = "pavilion-07 at 0,-1; seraglio-07 at 1,-1; garden-10 at 2,-1; garden-07 at 2,0; arcades-08 at 1,0; \
                  tower-07 at 1,1; tower-10 at 0,1";
    assert_eq!(remove(around, (1, 0)), Err("BASE-53"));
    assert_eq!(remove(around, (2, -1)), Ok(()));
}

#[test]
fn base_54_a_removed_tile_comes_back_only_by_a_later_redesign() {
    let mut game = Position::new(2, "").row("dinar-1 dinar-2").palace(0, "garden-10 at 1,0").game();
    play_all(&mut game, &["remove 1,0"]);
    // F2 of that turn offers no placement: the tile is in the reserve.
    assert_eq!(game.to_act(), Seat::new(1));
    play_all(&mut game, &["take dinar-1"]);
    assert!(legal_with(&game, "add").contains(&"add garden-10 at 1,0".into()));
    assert!(legal_with(&game, "place").is_empty());
}

#[test]
fn base_75_76_t15_a_wall_of_eight() {
    let tiles = "tower-04 at -1,-2; garden-05 at -1,-1; arcades-02 at -1,0; arcades-04 at -1,1; seraglio-06 at 0,-2; \
                 chambers-03 at 0,-1; pavilion-03 at 0,1; arcades-03 at 1,0";
    let palace = verdict(tiles).expect("legal");
    let wall = palace.longest_wall();
    assert_eq!(wall.length, 8);
    // BASE-75: double walls between tiles are not segments of the wall; BASE-76: the wall turns at corners.
    let segments: Vec<(i8, i8, &str)> =
        palace.wall_segments(wall).map(|side| (side.cell.x, side.cell.y, side.dir.name())).collect();
    let expected = [
        (0, 1, "E"),
        (0, 1, "S"),
        (-1, 1, "S"),
        (-1, 1, "W"),
        (-1, 0, "W"),
        (-1, -1, "W"),
        (-1, -2, "W"),
        (-1, -2, "N"),
    ];
    assert_eq!(segments, expected);
}

#[test]
fn base_77_t16_a_closed_ring_counts_every_segment() {
    let ring = "pavilion-01 at 0,-1; arcades-01 at 1,0; seraglio-01 at 0,1; chambers-01 at -1,0";
    let palace = verdict(ring).expect("legal");
    assert_eq!(palace.longest_wall().length, 12);
    assert_eq!(palace.wall_segments(palace.longest_wall()).count(), 12);
    // No tile can be added any more.
    assert!((0..16).map(Walls::from_bits).all(|walls| palace.cells_for(walls).next().is_none()));
}

#[test]
fn base_78_each_player_scores_the_own_longest_wall() {
    let game = Position::new(3, "")
        .palace(0, "arcades-07 at 1,0")
        .palace(1, "tower-02 at 1,0; pavilion-06 at 0,1")
        .game();
    for round in engine::Round::ALL {
        let lines = game.view(Viewer::Public).explain(round);
        let wall = |index| {
            let who = engine::Scorer::Seat(testkit::seat(index));
            let mut walls =
                lines.iter().filter(move |line| line.who == who && line.source == engine::Source::Wall);
            walls.next().map(|line| line.points)
        };
        // tower-02: N, E, S in one; pavilion-06's E wall goes on at the inner corner of (1,0) S: four in a row.
        assert_eq!([wall(0), wall(1), wall(2)], [Some(1), Some(4), None]);
    }
}
