//! The slow check of whole layouts agrees with the palaces of games, and handles larger ones.

use engine::vocab::{Cell, Side, TileId, Walls};
use engine::{Game, Illegal, LayoutTile, Palace, Rng, Seed, Viewer, survey};
use testkit::rules;

fn layout(palace: &Palace) -> Vec<LayoutTile> {
    palace
        .tiles()
        .map(|(cell, tile)| LayoutTile { cell, walls: palace.walls_at(cell).unwrap_or_default(), tile })
        .collect()
}

fn sorted(cells: impl Iterator<Item = Cell>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = cells.collect();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    cells
}

#[test]
fn a_survey_agrees_with_the_palaces_of_random_games() {
    let mut n_camps = 0;
    for number in 0..8 {
        let rules = rules(2 + number % 4, ["", "workers-huts camps city-walls bazaars"][number % 2]);
        let mut game = Game::new(rules, Seed::from_number(number as u64));
        let mut rng = Rng::new(Seed::from_number(77 + number as u64));
        let mut legal = Vec::new();
        let mut decisions = 0;
        loop {
            game.legal_actions(&mut legal);
            if legal.is_empty() {
                break;
            }
            game.play_unchecked(legal[rng.below(legal.len())], &mut ());
            decisions += 1;
            if decisions % 10 != 0 {
                continue;
            }
            let view = game.view(Viewer::Public);
            for palace in view.seats().map(|seat| view.palace(seat)) {
                let Ok(survey) = survey(&layout(palace)) else { panic!("{palace:?} is legal") };
                let segments: Vec<Side> = palace.wall_segments(palace.longest_wall()).collect();
                if palace.outposts().next().is_none() {
                    assert_eq!(survey.longest_wall(), segments);
                } else {
                    // There may be several longest routes, and the two may find different ones.
                    n_camps += 1;
                    assert_eq!(survey.longest_wall().len(), segments.len());
                }
                let removable = palace.removable_cells().chain(palace.removable_outposts());
                assert_eq!(survey.removable(), sorted(removable));
                for bastions in TileId::camps().map(TileId::bastions) {
                    assert_eq!(
                        survey.cells_for_outpost(bastions),
                        sorted(palace.cells_for_outpost(bastions))
                    );
                }
                for walls in (0..16).map(Walls::from_bits) {
                    assert_eq!(survey.cells_for(walls), sorted(palace.cells_for(walls)));
                }
            }
        }
    }
    assert!(n_camps > 100, "palaces with camps were surveyed: {n_camps}");
}

#[test]
fn camps_of_a_layout_are_those_of_a_game_at_most() {
    let camp = TileId::camps().next().expect("a camp");
    let line = (0..9).map(|x| LayoutTile { cell: Cell::new(x, 5), walls: Walls::EMPTY, tile: camp });
    assert_eq!(survey(&line.collect::<Vec<_>>()).err(), Some(Illegal::TooManyTiles));
}

#[test]
fn the_edge_of_the_cells_does_not_wrap() {
    let tile = TileId::buildings().next().expect("a building");
    let line = |length: i8| -> Vec<LayoutTile> {
        let cells = (1..=length).map(|x| Cell::new(x, 0));
        cells.map(|cell| LayoutTile { cell, walls: Walls::EMPTY, tile }).collect()
    };
    let Ok(surveyed) = survey(&line(i8::MAX)) else { panic!("a line is legal") };
    assert_eq!(surveyed.removable(), [Cell::new(127, 0)]);
    // 128 above, 128 below and one to the W; the one to the E has no coordinates.
    assert_eq!(surveyed.cells_for(Walls::EMPTY).len(), 257);
    let mut with_far_end = line(i8::MAX);
    with_far_end.push(LayoutTile { cell: Cell::new(-128, 0), walls: Walls::EMPTY, tile });
    assert_eq!(survey(&with_far_end).err(), Some(Illegal::NoContact));
}
