//! Base game: scoring (BASE-70 to BASE-74), the end of the game (BASE-80 to BASE-84) and Dirk (BASE-85 to BASE-89).

use engine::data::MAJORITY_POINTS;
use engine::vocab::{Building, Seat, Space, TileId};
use engine::{
    Awaited, Event, Game, Illegal, Outcome, Points, Round, Scorer, Source, Viewer, majority_points,
};
use testkit::{Position, legal_with, play, play_all, read, refusal, seat};

/// The points of each player for one kind, given how many each has built.
fn points(round: Round, kind: Building, counts: &[u16]) -> Vec<Points> {
    let all: Vec<[u16; 6]> = counts
        .iter()
        .map(|&count| {
            let mut kinds = [0; 6];
            kinds[kind as usize] = count;
            kinds
        })
        .collect();
    majority_points(round, &all).iter().map(|points| points[kind as usize]).collect()
}

/// The points of a line if the round were held now.
fn line(game: &Game, round: Round, who: Scorer, source: Source) -> Option<Points> {
    let lines = game.view(Viewer::Public).explain(round);
    lines.iter().find(|line| line.who == who && line.source == source).map(|line| line.points)
}

fn of(index: usize) -> Scorer {
    Scorer::Seat(seat(index))
}

/// A game in which taking the only card in the money row triggers round 1.
fn about_to_score(position: Position) -> Game {
    position.row("dinar-1").draw_pile("scoring-1 ducat-1 ducat-2 ducat-3 ducat-4 ducat-5").game()
}

#[test]
fn base_70_only_what_lies_in_the_alhambra_counts() {
    let position = Position::new(3, "")
        .palace(0, "tower-07 at 1,0")
        .palace(1, "tower-10 at 1,0")
        .reserve(1, "tower-08 tower-09")
        .palace(2, "pavilion-07 at 1,0");
    let mut game = about_to_score(position);
    let events = play(&mut game, "take dinar-1").expect("legal");
    let Some(Event::Scored { points, .. }) =
        events.iter().find(|event| matches!(event, Event::Scored { .. }))
    else {
        panic!("round 1 was held");
    };
    // Towers are tied 1 to 1: the reserve counts for nothing and prices do not matter. 6 / 2 each; pavilion 1.
    assert_eq!(points.0[..3], [3, 3, 1]);
    assert_eq!(game.view(Viewer::Public).score(seat(2)), 1);
}

#[test]
fn base_71_the_points_of_the_data_file() {
    for kind in Building::ALL {
        let base = kind as u8;
        assert_eq!(MAJORITY_POINTS[0][kind as usize], [base + 1, 0, 0]);
        assert_eq!(MAJORITY_POINTS[1][kind as usize], [base + 8, base + 1, 0]);
        assert_eq!(MAJORITY_POINTS[2][kind as usize], [base + 16, base + 8, base + 1]);
    }
    // Lines come in the order of the kinds.
    let game = Position::new(3, "").palace(0, "tower-07 at 1,0; garden-07 at 2,0; pavilion-07 at 3,0").game();
    let kinds: Vec<Source> =
        game.view(Viewer::Public).explain(Round::One).iter().map(|line| line.source).collect();
    let expected = [Building::Pavilion, Building::Garden, Building::Tower].map(Source::Majority);
    assert_eq!(kinds, expected);
}

#[test]
fn base_72_t05_ties_share_the_places_they_fill() {
    // BASE-T05: towers 4, 4, 1 in round 2.
    assert_eq!(points(Round::Two, Building::Tower, &[4, 4, 1]), [9, 9, 0]);
}

#[test]
fn base_t06_first_second_and_third_places() {
    assert_eq!(points(Round::One, Building::Chambers, &[3, 2, 1]), [4, 0, 0]);
    assert_eq!(points(Round::Two, Building::Tower, &[1, 3, 2]), [0, 13, 6]);
    assert_eq!(points(Round::Three, Building::Pavilion, &[4, 3, 2, 1]), [16, 8, 1, 0]);
}

#[test]
fn base_74_t07_rounding_is_done_for_each_kind() {
    // BASE-T07: 1 / 2 is 0 for both, and two lost halves do not add up to a point: 0 and 3 / 2 = 1.
    assert_eq!(points(Round::One, Building::Pavilion, &[1, 1]), [0, 0]);
    assert_eq!(points(Round::One, Building::Tower, &[2, 2]), [3, 3]);
    let both = majority_points(Round::One, &[[1, 0, 1, 0, 0, 0], [1, 0, 1, 0, 0, 0]]);
    assert_eq!(both.iter().map(|kinds| kinds.iter().sum::<Points>()).collect::<Vec<_>>(), [1, 1]);
}

#[test]
fn base_73_t08_nothing_built_no_place() {
    assert_eq!(points(Round::Two, Building::Chambers, &[3, 1, 1]), [11, 2, 2]);
    assert_eq!(points(Round::Three, Building::Garden, &[4, 2, 2, 2]), [20, 5, 5, 5]);
    assert_eq!(points(Round::Three, Building::Garden, &[2, 2, 2, 2]), [9, 9, 9, 9]);
    assert_eq!(points(Round::Three, Building::Arcades, &[3, 3, 1]), [14, 14, 3]);
    assert_eq!(points(Round::Three, Building::Seraglio, &[2, 0, 0]), [17, 0, 0]);
}

#[test]
fn scores_are_explained_line_by_line() {
    let game = Position::new(3, "")
        .palace(0, "tower-02 at 1,0")
        .palace(1, "tower-10 at 1,0")
        .palace(2, "tower-07 at 1,0; tower-08 at 2,0")
        .game();
    let lines = game.view(Viewer::Public).explain(Round::Two);
    let tower = |index| {
        let found = lines
            .iter()
            .find(|line| line.who == of(index) && line.source == Source::Majority(Building::Tower));
        let line = found.expect("everybody has a tower");
        let place = line.place.expect("a ranking");
        (line.halves, place.place, place.tied, line.points)
    };
    assert_eq!([tower(0), tower(1), tower(2)], [(2, 2, 2, 3), (2, 2, 2, 3), (4, 1, 1, 13)]);
    assert_eq!(line(&game, Round::Two, of(0), Source::Wall), Some(3));
}

/// A game that ends when the last card is taken, with these left-over tiles.
fn ending(market: &str) -> Position {
    Position::new(3, "").row("dinar-1").market(market).supply("")
}

#[test]
fn base_80_t18_left_over_tiles_go_to_the_most_money() {
    // BASE-T18
    let mut game = ending("tower-01 - - garden-10")
        .hand(0, "florin-7")
        .hand(1, "florin-3 florin-4 ducat-1")
        .hand(2, "florin-2")
        .game();
    let events = play(&mut game, "take dinar-1").expect("legal");
    let to = |wanted: Space| {
        events.iter().find_map(|event| match event {
            Event::LeftOver { space, to, .. } if *space == wanted => Some(*to),
            _ => None,
        })
    };
    assert_eq!((to(Space::One), to(Space::Two), to(Space::Four)), (Some(None), None, Some(Some(seat(1)))));
    // No money is paid.
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Place));
    assert_eq!(game.secrets().hand(seat(1)).len(), 3);
    // The same hand counts for all spaces. If nobody holds the currency, nobody gets the tile.
    let mut game = ending("tower-01 tower-02 - tower-03").hand(2, "florin-1 ducat-1").game();
    let events = play(&mut game, "take dinar-1").expect("legal");
    let got: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::LeftOver { to, .. } => Some(*to),
            _ => None,
        })
        .collect();
    assert_eq!(got, [Some(seat(2)), None, Some(seat(2))]);
}

#[test]
fn base_81_left_over_tiles_are_placed_in_turn_order() {
    let mut game =
        ending("garden-10 - garden-07 tower-10").hand(0, "ducat-5").hand(2, "florin-1").turn_of(0).game();
    // Seat 0 takes dinar-1 and so holds the only dinar card.
    play_all(&mut game, &["take dinar-1"]);
    // The order starts with N, the player after the one whose turn ended the game: 1 has nothing, then 2, then 0.
    assert_eq!(game.to_act(), Some(seat(2)));
    assert_eq!(refusal(&game, "remove 0,0"), "BASE-60");
    play_all(&mut game, &["place garden-10 at 1,0"]);
    assert_eq!(game.to_act(), Some(seat(0)));
    play_all(&mut game, &["place tower-10 at 1,0", "reserve garden-07"]);
    let Some(Outcome::Won(_)) = game.outcome() else { panic!("the game is over") };
    let view = game.view(Viewer::Public);
    assert_eq!(
        (view.count_built(seat(2), Building::Garden), view.count_built(seat(0), Building::Garden)),
        (1, 0)
    );
}

#[test]
fn base_82_round_three_is_held_once_and_others_are_not_made_up_for() {
    let mut game = ending("- - - -").palace(0, "tower-07 at 1,0").game();
    let events = play(&mut game, "take dinar-1").expect("legal");
    let held: Vec<Round> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { round, .. } => Some(*round),
            _ => None,
        })
        .collect();
    assert_eq!(held, [Round::Three]);
    let view = game.view(Viewer::Public);
    assert!(!view.is_scored(Round::One) && !view.is_scored(Round::Two) && view.is_scored(Round::Three));
    assert_eq!(view.score(seat(0)), 21);
}

#[test]
fn base_83_most_points_win_and_ties_share() {
    let mut single = ending("- - - -").edit(|editor| editor.score(seat(1), 40).score(seat(2), 39)).game();
    play_all(&mut single, &["take dinar-1"]);
    let Some(Outcome::Won(winners)) = single.outcome() else { panic!("over") };
    assert_eq!(winners.iter().collect::<Vec<_>>(), [seat(1)]);
    let mut shared = ending("- - - -").edit(|editor| editor.score(seat(0), 40).score(seat(2), 40)).game();
    play_all(&mut shared, &["take dinar-1"]);
    let Some(Outcome::Won(winners)) = shared.outcome() else { panic!("over") };
    assert_eq!(winners.iter().collect::<Vec<_>>(), [seat(0), seat(2)]);
}

#[test]
fn base_84_the_game_may_end_after_any_turn() {
    for index in 0..3 {
        let mut game = ending("- - - -").turn_of(index).game();
        play_all(&mut game, &["take dinar-1"]);
        assert!(game.outcome().is_some());
    }
}

#[test]
fn base_86_89_dirk_counts_but_cannot_win() {
    let dirk = "tower-01 tower-02 tower-03 tower-04 tower-05 tower-06";
    let position =
        Position::new(2, "").dirk(dirk).palace(0, "tower-07 at 1,0").palace(1, "pavilion-07 at 1,0");
    let game = position.clone().game();
    // BASE-86: his collection counts like a player's buildings, but he has no wall.
    assert_eq!(line(&game, Round::Two, Scorer::Dirk, Source::Majority(Building::Tower)), Some(13));
    assert_eq!(line(&game, Round::Two, of(0), Source::Majority(Building::Tower)), Some(6));
    assert_eq!(line(&game, Round::Two, Scorer::Dirk, Source::Wall), None);
    assert_eq!(game.rules().players(), 2, "he has no seat");
    // BASE-89: his score is recorded and shown, but ignored for the winner and for left-over tiles.
    let mut game = position.row("dinar-1").market("- - - -").supply("").game();
    play_all(&mut game, &["take dinar-1"]);
    let view = game.view(Viewer::Public);
    assert_eq!(view.dirk_score(), Some(21));
    assert_eq!((view.score(seat(0)), view.score(seat(1))), (13, 16));
    let Some(Outcome::Won(winners)) = game.outcome() else { panic!("over") };
    assert_eq!(winners.iter().collect::<Vec<_>>(), [seat(1)]);
}

/// Scores a round in a two-player game with this many tiles in the supply, and returns how many Dirk drew.
fn dirk_draws(round: u8, supply: usize) -> usize {
    let tiles: Vec<&str> =
        TileId::buildings().map(TileId::name).filter(|name| name.starts_with('t')).collect();
    let more: Vec<&str> =
        TileId::buildings().map(TileId::name).filter(|name| name.starts_with('g')).collect();
    let supply: Vec<&str> = tiles.iter().chain(&more).copied().take(supply).collect();
    let mut game = Position::new(2, "")
        .dirk("")
        .row("dinar-1")
        .market("pavilion-01 pavilion-02 pavilion-03 pavilion-04")
        .draw_pile(&format!("scoring-{round} ducat-1 ducat-2 ducat-3 ducat-4"))
        .supply(&supply.join(" "))
        .game();
    play_all(&mut game, &["take dinar-1"]);
    game.view(Viewer::Public).dirk().map_or(0, |tiles| tiles.len())
}

#[test]
fn base_87_t19_dirk_draws_after_rounds_one_and_two() {
    assert_eq!(dirk_draws(1, 17), 6);
    assert_eq!(dirk_draws(1, 4), 4, "he takes what is left");
    // BASE-T19
    assert_eq!(dirk_draws(2, 17), 5);
    assert_eq!(dirk_draws(2, 2), 0);
}

#[test]
fn base_87_the_supply_is_counted_before_the_market_is_refilled() {
    // One space was emptied by the purchase: t is 6 before the refill, 5 after it.
    let mut game = Position::new(2, "")
        .dirk("")
        .hand(0, "florin-8")
        .row("dinar-1 dinar-2 dinar-3")
        .market("pavilion-07 pavilion-02 pavilion-03 pavilion-04")
        .draw_pile("scoring-2 ducat-1 ducat-2")
        .supply("tower-01 tower-02 tower-03 tower-04 tower-05 tower-06")
        .game();
    play_all(&mut game, &["buy 1 with florin-8", "stop", "reserve pavilion-07"]);
    let view = game.view(Viewer::Public);
    assert_eq!((view.dirk().map(|tiles| tiles.len()), view.supply_len()), (Some(2), 3));
    assert_eq!(view.market(Space::One), Some(read("tower-03")));
}

#[test]
fn base_88_each_bought_tile_may_be_given_to_dirk() {
    let position = Position::new(2, "")
        .dirk("")
        .row("ducat-1")
        .hand(0, "florin-8 dirham-9")
        .market("pavilion-07 seraglio-07 tower-01 tower-02");
    let mut game = position.clone().reserve(0, "garden-01").game();
    play_all(&mut game, &["buy 1 with florin-8", "buy 2 with dirham-9", "stop"]);
    assert_eq!(refusal(&game, "give garden-01"), "BASE-60");
    play_all(&mut game, &["give pavilion-07"]);
    // Each tile is decided separately.
    assert_eq!(legal_with(&game, "give"), ["give seraglio-07"]);
    play_all(&mut game, &["place seraglio-07 at 1,0"]);
    assert_eq!(
        game.view(Viewer::Public).dirk().map(|tiles| tiles.iter().map(TileId::name).collect()),
        Some(vec!["pavilion-07"])
    );
    // Not with three players, and not with left-over tiles.
    let mut three =
        Position::new(3, "").row("ducat-1").hand(0, "florin-8").market("pavilion-07 - - -").game();
    play_all(&mut three, &["buy 1 with florin-8", "stop"]);
    assert_eq!(refusal(&three, "give pavilion-07"), "BASE-88");
    let mut left = Position::new(2, "").row("ducat-1").market("- - - garden-10").supply("").game();
    play_all(&mut left, &["take ducat-1"]);
    assert_eq!(refusal(&left, "give garden-10"), "BASE-88");
    assert_eq!(left.check(read("reserve garden-10")), Ok(()));
}

#[test]
fn an_illegal_action_names_its_rule_in_words() {
    assert_eq!(Illegal::WallMismatch.to_string(), "a wall would meet an open side");
    assert_eq!(Illegal::WallMismatch.rule(), "BASE-42");
    assert_eq!(Seat::FIRST.index(), 0);
}
