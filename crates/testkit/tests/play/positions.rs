//! Positions in tests are reachable in a game, or say why they are not.

use engine::vocab::Space;
use engine::{Game, Seed, Viewer};
use testkit::{Position, census, layout, seat};

/// An Alhambra as given, without checking it against the rules.
fn laid(tiles: &str) -> Position {
    let tiles = layout(tiles);
    Position::new(3, "camps workers-huts").edit(|editor| editor.palace_with_gates(seat(0), &tiles, &[]))
}

/// Checks that the position is refused with these words.
fn check_refused(position: Position, words: &str) {
    let refusal = position.judged().err().unwrap_or_else(|| panic!("not refused: {words}"));
    assert!(refusal.contains(words), "{refusal}");
}

#[test]
fn an_illegal_alhambra_is_refused() {
    check_refused(laid("garden-07 at 5,5"), "no game comes to this position: an illegal Alhambra of seat 0");
    // CAMP-12: a camp needs a wall.
    check_refused(laid("garden-07 at 1,0; camp-4 at 2,0"), "an illegal Alhambra of seat 0");
    // A wall that is added later is checked, too.
    let walled = Position::new(3, "city-walls").palace(1, "garden-07 at 1,0").sticks(1, "garden-07", "W");
    check_refused(walled, "an illegal Alhambra of seat 1");
}

#[test]
fn more_pieces_than_there_are_are_refused() {
    let twice = Position::new(3, "").palace(0, "garden-07 at 1,0").reserve(1, "garden-07");
    check_refused(twice, "2 of garden-07, of which there are 1");
    let cards = Position::new(3, "").hand(0, "florin-9 florin-9").hand(1, "florin-9").row("florin-9");
    check_refused(cards, "4 of florin-9, of which there are 3");
    check_refused(Position::new(3, "").draw_pile("gate"), "1 of gate, of which there are 0");
    // HUT-12
    let huts = "hut-garden-1 hut-garden-2 hut-tower-1 hut-tower-2";
    check_refused(Position::new(3, "workers-huts").reserve(0, huts), "1 of huts too many");
}

#[test]
fn a_position_may_say_why_it_cannot_arise_and_only_then() {
    let scattered = laid("garden-07 at 5,5").although("the palace itself is tested, whatever leads to it");
    assert!(scattered.judged().is_ok());
    check_refused(Position::new(3, "").although("just in case"), "needs no excuse: just in case");
}

#[test]
fn what_is_still_as_dealt_gives_way() {
    let dealt = Game::new(testkit::rules(2, ""), Seed::from_number(1));
    let view = dealt.view(Viewer::Public);
    let on_market = view.market(Space::One).expect("a tile").name();
    let with_dirk = view.dirk().and_then(|tiles| tiles.iter().next()).expect("a tile").name();
    let in_supply = dealt.secrets().supply().next().expect("a tile").name();
    let named = format!("{on_market} {with_dirk} {in_supply}");
    let game = Position::new(2, "").reserve(0, &named).game();
    let found = census::take(&game);
    assert!(found.iter().all(|(piece, &number)| number == 1 || !piece.contains("-0")), "{found:?}");
    let view = game.view(Viewer::Public);
    assert_eq!(view.reserve(seat(0)).len(), 3);
    assert!(Space::ALL.into_iter().all(|space| view.market(space).is_some()));
    assert_eq!(view.dirk().map(|tiles| tiles.len()), Some(6));
    assert_eq!(view.supply_len(), 54 - 3 - 4 - 6);
}
