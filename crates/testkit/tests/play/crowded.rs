//! Palaces so crowded that slots and frontier cells outgrow a word of 64 bits. Few games get that far, so these are
//! laid out by hand, with more equal tiles than there are, and checked against the second implementation at every
//! change.

use std::collections::HashSet;

use engine::editor::Editor;
use engine::vocab::{Cell, Seat, TileId, Walls};
use engine::{Action, Game, MAX_PLACED, Palace, Rng, Seed, Viewer};
use testkit::brute::check_palace;
use testkit::{read, rules};

/// The most frontier cells that a palace can have, as proved for its capacity.
const MAX_FRONTIER: usize = 74;

fn palace(game: &Game) -> Palace {
    *game.view(Viewer::Public).palace(Seat::FIRST)
}

/// The empty cells where at least one tile fits.
fn frontier(palace: &Palace) -> HashSet<Cell> {
    (0..16).flat_map(|walls| palace.cells_for(Walls::from_bits(walls)).collect::<Vec<_>>()).collect()
}

/// A game whose first seat has a tile without walls on each of these cells, and some tiles in the reserve.
fn laid(cells: impl Iterator<Item = Cell>) -> Game {
    let bazaar: TileId = read("BZ1");
    let tiles: Vec<(TileId, Cell)> =
        cells.filter(|&cell| cell != Cell::START).map(|cell| (bazaar, cell)).collect();
    let spare: Vec<TileId> =
        TileId::bazaars().chain(TileId::buildings().step_by(3)).filter(|&tile| tile != bazaar).collect();
    let editor = Editor::new(rules(3, "bazaars"), Seed::from_number(1));
    editor.palace(Seat::FIRST, &tiles).expect("legal").reserve(Seat::FIRST, &spare).build()
}

/// Makes random redesigns within the capacity of a palace. Returns the most tiles and frontier cells seen.
fn shake(mut game: Game, seed: u64, steps: usize) -> (usize, usize) {
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut most = (0, 0);
    let mut legal = Vec::new();
    for _ in 0..steps {
        let now = palace(&game);
        check_palace(&now);
        let (tiles, edge) = (now.len(), frontier(&now).len());
        most = (most.0.max(tiles), most.1.max(edge));
        game.legal_actions(&mut legal);
        let has_room = tiles < MAX_PLACED && edge + 2 <= MAX_FRONTIER;
        legal.retain(|action| match action {
            Action::Add { .. } => has_room,
            Action::Remove { .. } | Action::Swap { .. } => true,
            _ => false,
        });
        // Remove as often as add.
        let adds: Vec<Action> =
            legal.iter().copied().filter(|action| matches!(action, Action::Add { .. })).collect();
        let from = if rng.below(2) == 0 && !adds.is_empty() { &adds } else { &legal };
        let action = from[rng.below(from.len())];
        game.play_unchecked(action, &mut ());
        game = Editor::of(game).turn_of(Seat::FIRST).build();
    }
    most
}

#[test]
fn more_tiles_than_a_word_has_bits() {
    let square = (-3..=4).flat_map(|y| (-3..=4).map(move |x| Cell::new(x, y)));
    let game = laid(square.chain([Cell::new(5, 0)]));
    assert_eq!(palace(&game).len(), 65);
    // A tile on the edge can be removed or swapped, whatever its slot; one inside cannot be removed.
    let removable: HashSet<Cell> = palace(&game).removable_cells().collect();
    assert!(removable.contains(&Cell::new(5, 0)) && !removable.contains(&Cell::new(1, 1)));
    for seed in 0..2 {
        let (tiles, _) = shake(game.clone(), seed, 40);
        assert_eq!(tiles, MAX_PLACED, "every slot was used");
    }
}

#[test]
fn more_frontier_cells_than_a_word_has_bits() {
    let line = (-16..=17).map(|x| Cell::new(x, 0));
    let game = laid(line);
    assert_eq!((palace(&game).len(), frontier(&palace(&game)).len()), (34, 70));
    // The same along the narrow side of the index: a comb of short lines.
    let comb = (-5..=6).flat_map(|x| {
        let tooth = if x % 2 == 0 { -3..=2 } else { 0..=0 };
        tooth.map(move |y| Cell::new(x, y))
    });
    let comb = laid(comb);
    check_palace(&palace(&comb));
    for seed in 0..2 {
        let (_, edge) = shake(game.clone(), 10 + seed, 40);
        assert!(edge > 64, "{edge}");
        shake(comb.clone(), 20 + seed, 20);
    }
}

/// Two palaces are equal no matter which slots their tiles are in.
#[test]
fn slots_do_not_matter() {
    let square = (-3..=4).flat_map(|y| (-3..=4).map(move |x| Cell::new(x, y)));
    let game = laid(square.chain([Cell::new(5, 0), Cell::new(5, 1)]));
    let mut again = game.clone();
    let back = Action::Add { tile: read("BZ1"), at: Cell::new(5, 0) };
    assert_eq!(again.play(Action::Remove { at: Cell::new(5, 1) }, &mut ()), Ok(()));
    again = Editor::of(again).turn_of(Seat::FIRST).build();
    assert_eq!(again.play(Action::Remove { at: Cell::new(5, 0) }, &mut ()), Ok(()));
    again = Editor::of(again).turn_of(Seat::FIRST).reserve(Seat::FIRST, &[read("BZ1")]).build();
    assert_eq!(again.play(back, &mut ()), Ok(()));
    again = Editor::of(again).turn_of(Seat::FIRST).reserve(Seat::FIRST, &[read("BZ1")]).build();
    assert_eq!(again.play(Action::Add { tile: read("BZ1"), at: Cell::new(5, 1) }, &mut ()), Ok(()));
    assert_eq!(palace(&again), palace(&game));
}
