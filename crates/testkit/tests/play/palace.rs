//! A palace that is changed without a game agrees with the palaces of games.

use engine::vocab::{Cell, TileId, TileSet, Walls};
use engine::{Action, Game, Illegal, MAX_PLACED, Palace, Rng, Seed, Viewer};
use testkit::rules;

/// Does to a palace what an action of the base game, or of Camps, does to it; nothing for any other action.
fn act(palace: &mut Palace, action: Action, walls: impl Fn(TileId) -> Walls) -> Option<Result<(), Illegal>> {
    match action {
        Action::Place { tile, at } | Action::Add { tile, at } => Some(palace.place(at, tile, walls(tile))),
        Action::Remove { at } => Some(palace.remove(at).map(|_| ())),
        Action::Swap { tile, at } => Some(palace.swap(at, tile, walls(tile)).map(|_| ())),
        _ => None,
    }
}

#[test]
fn what_a_game_lists_a_palace_alone_allows_and_ends_the_same() {
    let mut done = 0;
    for number in 0..12 {
        let rules = rules(2 + number % 4, ["", "workers-huts camps city-walls bazaars"][number % 2]);
        let mut game = Game::new(rules, Seed::from_number(number as u64));
        let mut rng = Rng::new(Seed::from_number(number as u64));
        let mut legal = Vec::new();
        while let Some(seat) = game.to_act() {
            game.legal_actions(&mut legal);
            let action = legal[rng.below(legal.len())];
            let view = game.view(Viewer::Public);
            let mut alone = *view.palace(seat);
            let result = act(&mut alone, action, |tile| view.walls_of(tile));
            game.play_unchecked(action, &mut ());
            if let Some(result) = result {
                assert_eq!(result, Ok(()), "{action}");
                assert_eq!(alone, *game.view(Viewer::Public).palace(seat), "{action}");
                done += 1;
            }
        }
    }
    assert!(done > 1000, "{done}");
}

/// Tiles and cells out of thin air: what is refused changes nothing, what is allowed is what the lists of the palace say.
#[test]
fn a_palace_alone_allows_what_its_lists_say() {
    let mut rng = Rng::new(Seed::from_number(4));
    let (mut allowed, mut refused) = (0, 0);
    for number in 0..40 {
        let mut palace = Palace::new();
        // Even numbers are games with buildings, odd ones with terrain.
        let tiles: Vec<TileId> = (1..200)
            .map_while(TileId::new)
            .filter(|tile| {
                let is_building = matches!(tile.sort(), engine::vocab::TileSort::Building(_));
                is_building == (number % 2 == 0)
            })
            .collect();
        for _ in 0..400 {
            let tile = tiles[rng.below(tiles.len())];
            let cell = Cell::new(rng.below(7) as i8 - 3, rng.below(7) as i8 - 3);
            let (walls, before) = (tile.walls(), palace);
            let is_new = palace.cell_of(tile).is_none();
            let is_in = |mut cells: Vec<Cell>| {
                cells.retain(|&at| at == cell);
                !cells.is_empty()
            };
            let (is_right, result) = match (rng.below(4), tile.is_outpost()) {
                (0, _) => {
                    let cells = before.removable_cells().chain(before.removable_outposts());
                    (is_in(cells.collect()), palace.remove(cell).map(|_| ()))
                }
                (1, is_outpost) => {
                    let cells: Vec<Cell> = if is_outpost {
                        before.swappable_outposts(tile.bastions()).collect()
                    } else {
                        before.swappable_cells(walls).collect()
                    };
                    (is_new && is_in(cells), palace.swap(cell, tile, walls).map(|_| ()))
                }
                (_, is_outpost) => {
                    let cells: Vec<Cell> = if is_outpost {
                        before.cells_for_outpost(tile.bastions()).collect()
                    } else {
                        before.cells_for(walls).collect()
                    };
                    (is_new && is_in(cells), palace.place(cell, tile, walls))
                }
            };
            assert_eq!(result.is_ok(), is_right, "{} at {cell:?}: {result:?}", tile.name());
            match result {
                Ok(()) => allowed += 1,
                Err(illegal) => {
                    refused += 1;
                    assert!(illegal.rule().contains('-'));
                    assert_eq!(palace, before);
                }
            }
        }
    }
    assert!(allowed > 200 && refused > 1000, "{allowed} {refused}");
}

/// Every tile of a game finds room, one after the other, and no tile lies there twice.
#[test]
fn a_palace_has_room_for_all_tiles_of_a_game_once() {
    for first in ["garden-10", "RPT01"] {
        let Some(first) = TileId::from_name(first) else { panic!("no {first}") };
        let mut palace = Palace::new();
        let mut placed: TileSet = [first].into_iter().collect();
        let cell = palace.cells_for(first.walls()).next().expect("it fits beside the fountain");
        palace.place(cell, first, first.walls()).expect("it is listed");
        let mut clashes = 0;
        for tile in (1..200).map_while(TileId::new).filter(|&tile| tile != first && !tile.is_outpost()) {
            let Some(cell) = palace.cells_for(tile.walls()).last() else { continue };
            match palace.place(cell, tile, tile.walls()) {
                Ok(()) => placed.insert(tile),
                Err(illegal) => {
                    assert_eq!(illegal, Illegal::TooManyTiles, "{}", tile.name());
                    clashes += 1;
                }
            }
        }
        assert!(
            palace.len() > 40 && palace.len() <= MAX_PLACED && clashes > 40,
            "{} {clashes}",
            palace.len()
        );
        let free = palace.cells_for(first.walls()).next();
        let again = free.map(|cell| palace.place(cell, first, first.walls()));
        assert!(again.is_none_or(|result| result == Err(Illegal::TooManyTiles)));
        assert_eq!(palace.len(), placed.len() + 1);
    }
}
