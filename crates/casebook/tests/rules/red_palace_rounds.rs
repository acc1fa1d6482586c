//! The Red Palace: refills, scoring, the end and two players (`docs/rules/60-red-palace.md`, sections 4 to 7).

use engine::editor::Editor;
use engine::red_palace;
use engine::red_palace::{Event as Told, PreviewSpace};
use engine::vocab::{Building, ByBuilding, Cell, Space, TileId};
use engine::{
    Awaited, Event, Game, GuardBoard, Illegal, Line, Outcome, Points, Round, Rules, Scorer, Seed, Source,
};
use testkit::red_palace::position;
use testkit::{Position, legal, legal_with, market, play, play_all, read, refusal, seat, table};

fn preview(game: &Game) -> String {
    let name = |space| table(game).preview(space).map_or("-", TileId::name);
    PreviewSpace::ALL.map(name).join(" ")
}

/// The lines of a seat if the round were held now.
fn lines(game: &Game, index: usize, round: Round) -> Vec<Line> {
    let own = |line: &Line| line.who == Scorer::Seat(seat(index));
    table(game).explain(round).into_iter().filter(own).collect()
}

/// The points of a seat from this source if the round were held now.
fn points(game: &Game, index: usize, round: Round, source: Source) -> Option<Points> {
    lines(game, index, round).into_iter().find(|line| line.source == source).map(|line| line.points)
}

// Refills

/// RED-60 to RED-63, RED-T3: the seed example.
#[test]
fn red_60_61_62_63_t3_the_preview_moves_to_the_market() {
    let game = position(3, "")
        .market("- RPT39 - RPT49")
        .preview("RPT36 RPT08 RPT52")
        .tokens("RPT52 tower; RPT08 seraglio; RPT36 pavilion")
        .supply("RPT51 RPT53");
    let mut game = game.game();
    let bag = table(&game).token_bag();
    let events = play_all(&mut game, &["take florin-9"]);
    assert_eq!(market(&game), "RPT52 RPT39 RPT08 RPT49");
    assert_eq!(preview(&game), "RPT53 RPT51 RPT36", "space 3 first, then the highest-numbered empty space");
    // The tiles of the preview keep their tokens; the new ones get theirs.
    let view = table(&game);
    assert_eq!(view.kind_of(read("RPT52")), Some(Building::Tower));
    assert_eq!(view.kind_of(read("RPT08")), Some(Building::Seraglio));
    let drawn: Vec<TileId> = events
        .iter()
        .filter_map(|event| match event {
            Event::RedPalace(Told::TokenDrawn { tile, .. }) => Some(*tile),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [read::<TileId>("RPT51"), read("RPT53")]);
    let count = |tokens: ByBuilding<u8>| tokens.0.iter().sum::<u8>();
    assert_eq!(count(view.token_bag()) + 2, count(bag));
}

#[test]
fn red_t4_four_empty_spaces_take_three_of_the_preview_and_one_of_the_tower() {
    let mut game = position(3, "").market("- - - -").game();
    play_all(&mut game, &["take florin-9"]);
    assert_eq!(market(&game), "RPT50 RPT45 RPT40 RPT38");
    assert_eq!(preview(&game), "RPT02 RPT01 RPT43");
}

#[test]
fn red_64_t5_the_game_ends_when_the_market_cannot_be_filled() {
    let mut game = position(3, "")
        .market("- RPT39 RPT44 -")
        .preview("- - RPT50")
        .supply("")
        .hand(1, "florin-1")
        .hand(2, "dirham-5")
        .hand(0, "dinar-5")
        .game();
    let events = play_all(&mut game, &["take ducat-8"]);
    assert!(events.contains(&Event::MarketShort));
    let left: Vec<(u8, Option<usize>)> = events
        .iter()
        .filter_map(|event| match event {
            Event::LeftOver { space, to, .. } => Some((space.number(), to.map(|seat| seat.index()))),
            _ => None,
        })
        .collect();
    // RED-91: three buildings are handed out, in the order of their spaces.
    assert_eq!(left, [(1, Some(1)), (2, Some(2)), (3, Some(0))]);
    // RED-90: R5 is not played.
    assert!(!events.iter().any(|event| matches!(event, Event::RowFilled { .. })));
    assert_eq!(game.to_act(), Some(seat(1)), "the next player places first");
    assert_eq!(game.awaited(), Awaited::Place);
}

#[test]
fn red_64_t6_an_incomplete_preview_does_not_end_the_game() {
    let mut game = position(3, "").market("- RPT39 RPT44 RPT49").supply("").game();
    play_all(&mut game, &["take florin-9"]);
    assert_eq!(
        (market(&game).as_str(), preview(&game).as_str()),
        ("RPT50 RPT39 RPT44 RPT49", "- RPT40 RPT45")
    );
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn red_55_abilities_are_turned_up_again_in_r3() {
    let mut game = position(3, "").abilities("G3").game();
    play_all(&mut game, &["take-card florin-9", "take dinar-1"]);
    assert!(table(&game).abilities_used().iter().next().is_none());
    assert_eq!(game.to_act(), Some(seat(1)));
    assert_eq!(legal_with(&game, "take-card").len(), 4);
}

#[test]
fn red_70_both_scoring_cards_in_one_refill_are_held_one_after_the_other() {
    let position = position(2, "").draw_pile("scoring-1 florin-1 scoring-2 florin-2 florin-3 florin-4");
    let mut game = position.edit(|editor| editor.dirk(&[])).game();
    let events = play_all(&mut game, &["take dinar-1 dirham-2"]);
    let held: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::ScoringDue { .. } => Some("due"),
            Event::RowFilled { .. } => Some("row"),
            Event::Scored { .. } => Some("scored"),
            Event::DirkDrew { .. } => Some("dirk"),
            _ => None,
        })
        .collect();
    // Dirk gets the whole supply of five after round 1, so nothing is left for him after round 2.
    assert_eq!(
        held,
        ["due", "row", "due", "row", "scored", "dirk", "dirk", "dirk", "dirk", "dirk", "scored"]
    );
    assert_eq!(table(&game).dirk().map(|tiles| tiles.len()), Some(5));
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn red_71_the_discard_pile_becomes_the_deck() {
    let mut game = position(3, "").draw_pile("").discard("dinar-5").game();
    let events = play_all(&mut game, &["take dinar-1 dirham-2"]);
    assert!(events.contains(&Event::Reshuffled { cards: 1 }));
    assert_eq!(table(&game).money_row().len(), 3, "then the row stays short");
}

// Scoring

#[test]
fn red_80_81_walls_come_first_and_wooden_sections_count() {
    let position = position(3, "").tokens("RPT48 garden; RPT53 tower").sticks(0, "RPT48", "E");
    let game = position.palace(0, "RPT53 at 1,0; RPT48 at 2,0").game();
    let lines = lines(&game, 0, Round::One);
    assert_eq!((lines[0].source, lines[0].points), (Source::Wall, 2), "S and the wooden E");
    assert!(matches!(lines[1].source, Source::Majority(_)));
}

#[test]
fn red_82_t8_the_place_on_the_score_tile_gives_the_points() {
    // RST01: pavilion, chambers, tower, seraglio, arcades, garden.
    let position = position(3, "").score_tiles(["RST01", "RST01", "RST01"]).tokens("RPT53 tower");
    let game = position.palace(0, "RPT53 at 1,0").game();
    let tower = Source::Majority(Building::Tower);
    assert_eq!(points(&game, 0, Round::One, tower), Some(3), "place 3, round 1");
    assert_eq!(points(&game, 0, Round::Two, tower), Some(10));
    assert_eq!(points(&game, 0, Round::Three, tower), Some(18));
    // In the reserve it counts for nothing.
    let reserved = position_with_reserve().game();
    assert_eq!(points(&reserved, 0, Round::Three, tower), None);
}

fn position_with_reserve() -> Position {
    position(3, "").tokens("RPT53 tower").reserve(0, "RPT53")
}

#[test]
fn red_82_t7_a_half_building_breaks_the_tie() {
    let position = position(3, "")
        .score_tiles(["RST01", "RST02", "RST03"])
        .tokens("RPT53 garden; RPT51 garden; RPT46 garden; RPT48 garden")
        .palace(0, "RPT53 at 1,0; RPT51 at 2,0")
        .palace(1, "RPT46 at 1,0; RPT48 at 2,0")
        .edit(|editor| editor.half(Building::Garden, Some(seat(0))));
    let garden = Source::Majority(Building::Garden);
    let game = position.game();
    assert_eq!(
        (points(&game, 0, Round::One, garden), points(&game, 1, Round::One, garden)),
        (Some(6), Some(0))
    );
}

#[test]
fn red_83_t9_ties_share_and_round_down() {
    // The tower is at place 6 of RST09.
    let four = |first: &str| {
        let tiles: Vec<&str> = first.split(' ').collect();
        let placed = tiles.iter().enumerate().map(|(x, tile)| format!("{tile} at {},0", x + 1));
        placed.collect::<Vec<_>>().join("; ")
    };
    let (one, two) = ("RPT53 RPT51 RPT46 RPT45", "RPT32 RPT39 RPT40 RPT44");
    let tokens: Vec<String> = format!("{one} {two}").split(' ').map(|tile| format!("{tile} tower")).collect();
    let game = position(3, "")
        .market("- - - -")
        .preview("- - -")
        .score_tiles(["RST01", "RST09", "RST01"])
        .tokens(&tokens.join("; "))
        .palace(0, &four(one))
        .palace(1, &four(two))
        .game();
    let tower = Source::Majority(Building::Tower);
    assert_eq!(
        (points(&game, 0, Round::Two, tower), points(&game, 1, Round::Two, tower)),
        (Some(9), Some(9))
    );
    // A player without a building of the kind gets no place.
    assert_eq!(points(&game, 2, Round::Two, tower), None);
}

#[test]
fn red_82_t10_round_three_pays_three_places() {
    // The garden is at place 5 of RST05.
    let game = position(3, "")
        .market("- - - -")
        .preview("- - -")
        .score_tiles(["RST01", "RST02", "RST05"])
        .tokens("RPT53 garden; RPT51 garden; RPT46 garden; RPT45 garden; RPT44 garden; RPT40 garden")
        .palace(0, "RPT53 at 1,0; RPT51 at 2,0; RPT46 at 3,0")
        .palace(1, "RPT45 at 1,0; RPT44 at 2,0")
        .palace(2, "RPT40 at 1,0")
        .game();
    let garden = Source::Majority(Building::Garden);
    let all = [0, 1, 2].map(|index| points(&game, index, Round::Three, garden));
    assert_eq!(all, [Some(20), Some(12), Some(5)]);
}

/// A wall of eight sections, and one of a single section elsewhere. Two tiles with N, E and S walls cannot be
/// neighbours, so the long wall runs around a row of tiles.
fn walled() -> Position {
    position(3, "")
        .market("- - - -")
        .preview("- - -")
        .tokens("RPT30 garden; RPT16 garden; RPT41 garden; RPT06 garden; RPT36 tower; RPT13 tower; RPT42 arcades")
        // N walls of 1,0 to 3,0, then N and E of 4,0, E of 4,1, and E and S of 4,2: eight in a row. W of -1,0 stands
        // alone.
        .palace(
            0,
            "RPT30 at 1,0; RPT16 at 2,0; RPT41 at 3,0; RPT06 at 4,0; RPT36 at 4,1; RPT13 at 4,2; RPT42 at -1,0",
        )
}

#[test]
fn red_84_t11_guards_on_the_longest_wall_are_worth_the_position() {
    let position = walled()
        .guards("RPT16", "N")
        .guards("RPT06", "NE")
        .guards("RPT42", "W")
        .edit(|editor| editor.guard_board(8, 20));
    let game = position.game();
    assert_eq!(table(&game).guard_value(), 4, "2 + 2 + 3 are full, the eighth is on position 4");
    assert_eq!(points(&game, 0, Round::Three, Source::Wall), Some(8));
    assert_eq!(points(&game, 0, Round::Three, Source::RedPalace(red_palace::Source::Guards)), Some(12));
    // RED-86
    for round in [Round::One, Round::Two] {
        assert_eq!(points(&game, 0, round, Source::RedPalace(red_palace::Source::Guards)), None);
    }
}

#[test]
fn red_84_t12_empty_placement_tiles_make_guards_worthless() {
    let game = walled().guards("RPT16", "N").edit(|editor| editor.guard_board(0, 31)).game();
    assert_eq!(table(&game).guard_value(), 0);
    assert_eq!(points(&game, 0, Round::Three, Source::RedPalace(red_palace::Source::Guards)), Some(0));
}

#[test]
fn red_85_of_equally_long_walls_the_one_with_more_guards_counts() {
    // A single N wall at 1,0 and a single W wall at -1,0.
    let position = position(3, "")
        .market("- - - -")
        .tokens("RPT30 garden; RPT42 arcades")
        .palace(0, "RPT30 at 1,0; RPT42 at -1,0")
        .edit(|editor| editor.guard_board(1, 30));
    for guarded in ["RPT30 N", "RPT42 W"] {
        let (tile, side) = guarded.split_once(' ').expect("a tile and a side");
        let game = position.clone().guards(tile, side).game();
        assert_eq!(points(&game, 0, Round::Three, Source::Wall), Some(1));
        assert_eq!(
            points(&game, 0, Round::Three, Source::RedPalace(red_palace::Source::Guards)),
            Some(1),
            "{guarded}"
        );
        let wall = table(&game).scored_wall(seat(0));
        let cell = table(&game).palace(seat(0)).cell_of(read(tile));
        assert_eq!(wall.sides().first().map(|side| side.cell), cell);
    }
}

#[test]
fn red_97_classic_scoring_uses_the_tables_of_the_base_game() {
    let position = |modules| position(3, modules).tokens("RPT53 tower").palace(0, "RPT53 at 1,0");
    let tower = Source::Majority(Building::Tower);
    let game = position("classic-scoring").game();
    assert_eq!(points(&game, 0, Round::One, tower), Some(6));
    assert_eq!(points(&game, 0, Round::Three, tower), Some(21));
    // GRD-134: nothing else changes.
    assert_eq!(table(&game).abilities(), testkit::red_palace::abilities(""));
}

// The end

#[test]
fn red_90_92_93_left_over_tiles_are_placed_with_guards_and_round_three_follows() {
    let mut game = position(3, "")
        .abilities("G3")
        .market("RPT48 - RPT44 RPT49")
        .preview("- - -")
        .tokens("RPT48 garden")
        .supply("")
        .hand(1, "florin-1")
        .draw_pile("scoring-1 florin-2 florin-3 florin-4 florin-5")
        .game();
    play_all(&mut game, &["take-card florin-9", "take ducat-8"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(0)), Awaited::Place), "florin-9 beats florin-1");
    assert_eq!(refusal(&game, "take-card dinar-1"), "RED-40", "no abilities");
    assert_eq!(refusal(&game, "give RPT48"), "RED-106", "it is of the final distribution");
    let mut events = play_all(&mut game, &["place RPT48 at 1,0"]);
    assert!(table(&game).guards().has(read("RPT48"), engine::vocab::Dir::S));
    // Nobody can match the ducat, so the other two tiles are placed as well.
    while game.outcome().is_none() {
        let action = legal(&game)[0].clone();
        events.extend(play_all(&mut game, &[action.as_str()]));
    }
    let rounds: Vec<Round> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { round, .. } => Some(*round),
            _ => None,
        })
        .collect();
    assert_eq!(rounds, [Round::Three], "a scoring card still in the deck is lost");
    let Some(Outcome::Won(winners)) = game.outcome() else { panic!("the game is over") };
    assert!(winners.has(seat(0)));
}

#[test]
fn red_91_t17_a_tie_leaves_the_building_on_the_market() {
    let mut game = position(3, "")
        .market("- RPT39 - RPT49")
        .preview("- - -")
        .supply("")
        .hand(0, "ducat-1")
        .hand(1, "ducat-9")
        .hand(2, "ducat-4")
        .game();
    let events = play_all(&mut game, &["take ducat-8"]);
    let left = events.iter().find_map(|event| match event {
        Event::LeftOver { space: Space::Four, to, totals, .. } => Some((*to, totals.0[..3].to_vec())),
        _ => None,
    });
    assert_eq!(left, Some((None, vec![9, 9, 4])));
    let dirham = events.iter().find_map(|event| match event {
        Event::LeftOver { space: Space::Two, to, .. } => Some(*to),
        _ => None,
    });
    assert_eq!(dirham, Some(None), "all at 0 is a tie");
    assert_eq!(table(&game).market(Space::Four), Some(read("RPT49")));
}

#[test]
fn red_93_a_tie_shares_the_victory() {
    let mut game = position(3, "").market("- - - -").preview("- - -").supply("").game();
    play_all(&mut game, &["take ducat-8"]);
    let Some(Outcome::Won(winners)) = game.outcome() else { panic!("nothing is left to place") };
    assert_eq!(winners.len(), 3);
}

// Interactions

#[test]
fn red_95_square_tiles_are_tiles_and_no_buildings() {
    let mut game = position(2, "").abilities("G4").game();
    play_all(&mut game, &["take-square", "take dinar-1 dirham-2"]);
    assert_eq!(game.awaited(), Awaited::Place);
    assert_eq!(refusal(&game, "give square-1"), "RED-106");
    // Nor without Dirk.
    let mut three = position(3, "").abilities("G4").game();
    play_all(&mut three, &["take-square", "take dinar-1 dirham-2"]);
    assert_eq!(refusal(&three, "give square-1"), "RED-106");
    play_all(&mut game, &["place square-1 at 1,0"]);
    let view = table(&game);
    assert_eq!((view.kind_of(read("square-1")), view.guards_of(seat(0))), (None, 0));
    let counts = |game: &Game| lines(game, 0, Round::Three).len();
    assert_eq!(counts(&game), 0, "no majority, no wall");
    // It may be redesigned like a building.
    let game = Editor::of(game).turn_of(seat(0)).build();
    assert!(legal(&game).contains(&"remove 1,0".to_string()));
}

#[test]
fn red_96_half_buildings_stay_with_their_owner() {
    let position = position(3, "").tokens("RPT53 garden").palace(0, "RPT53 at 1,0");
    let mut game = position.edit(|editor| editor.half(Building::Garden, Some(seat(0)))).game();
    play_all(&mut game, &["remove 1,0"]);
    assert_eq!(table(&game).half_owner(Building::Garden), Some(seat(0)));
    assert_eq!(
        points(&game, 0, Round::One, Source::Majority(Building::Garden)),
        None,
        "but no garden is built"
    );
}

#[test]
fn red_98_the_bag_never_holds_more_than_nine_of_a_kind() {
    let game = Game::new(Rules::red_palace(6, GuardBoard::Random).expect("6 players"), Seed::from_number(3));
    assert!(table(&game).token_bag().0.iter().all(|&tokens| tokens <= 9));
}

// Two players

fn two_players(seed: u64) -> (Game, Vec<Event>) {
    let rules = Rules::red_palace(2, GuardBoard::Fixed).expect("2 players");
    let mut events = Vec::new();
    let game = Game::new_with_events(rules, Seed::from_number(seed), &mut events);
    (game, events)
}

#[test]
fn red_100_101_102_dirk_gets_six_tiles_and_the_deck_has_72_cards() {
    let (mut game, _) = two_players(5);
    let piles: usize = table(&game).starting_piles().iter().map(|pile| pile.cards().count()).sum();
    assert_eq!(table(&game).draw_pile_len() + piles, 72);
    let dirk = table(&game).dirk().expect("two players");
    assert_eq!(dirk.len(), 6);
    assert!(dirk.iter().all(|tile| table(&game).kind_of(tile).is_some()), "each with a token");
    assert_eq!(table(&game).supply_len(), 54 - 7 - 6);
    // RED-107
    assert_eq!(table(&game).dirk_score(), Some(5));
    play_all(&mut game, &["pile 1"]);
    assert!(game.to_act().is_some_and(|seat| seat.index() < 2), "he has no turn");
}

#[test]
fn red_103_t14_half_of_dirks_guards_rounded_up_are_placed() {
    let mut seen = [false; 2];
    for seed in 0..60 {
        let (game, events) = two_players(seed);
        let towers: usize =
            table(&game).dirk().expect("two players").iter().map(|tile| tile.watchtowers().len()).sum();
        let placed = towers.div_ceil(2);
        assert_eq!(usize::from(table(&game).guards_placed()), placed);
        assert_eq!(usize::from(table(&game).guard_supply()), 32 - placed);
        if towers == 5 {
            // RED-T14
            assert!(events.contains(&Event::RedPalace(Told::GuardsPlaced { guards: 3 })));
            assert_eq!(table(&game).guard_supply(), 29);
        }
        seen[towers % 2] = true;
    }
    assert_eq!(seen, [true; 2], "odd and even numbers came up");
}

#[test]
fn red_104_dirk_draws_after_rounds_one_and_two() {
    let position = |card: &str, scored: &[Round]| {
        let position = position(2, "")
            .supply("RPT34 RPT35 RPT53 RPT01 RPT02 RPT03 RPT05 RPT06 RPT07 RPT08")
            .draw_pile(&format!("{card} florin-1 florin-2 florin-3 florin-4"))
            .edit(|editor| editor.dirk(&[]).guard_board(0, 32));
        scored.iter().fold(position, |position, &round| position.edit(|editor| editor.scored(round))).game()
    };
    let mut game = position("scoring-1", &[]);
    play_all(&mut game, &["take dinar-1 dirham-2"]);
    assert_eq!(table(&game).dirk().map(|tiles| tiles.len()), Some(6));
    // RPT34 and RPT35 have two watchtowers each, RPT01 and RPT02 one each: six, so three guards.
    assert_eq!((table(&game).guards_placed(), table(&game).guard_supply()), (3, 29));
    let mut game = position("scoring-2", &[Round::One]);
    play_all(&mut game, &["take dinar-1 dirham-2"]);
    assert_eq!(table(&game).dirk().map(|tiles| tiles.len()), Some(3), "a third of ten");
    // He gets none after round 3.
    let mut game = position("florin-5", &[Round::One, Round::Two]);
    game = Editor::of(game).market(Space::One, None).supply(&[]).build();
    game = Editor::of(game).preview(PreviewSpace::Three, None).preview(PreviewSpace::Two, None).build();
    game = Editor::of(game).preview(PreviewSpace::One, None).build();
    let events = play_all(&mut game, &["take dinar-1 dirham-2"]);
    assert!(!events.iter().any(|event| matches!(event, Event::DirkDrew { .. })));
}

#[test]
fn red_105_107_dirk_takes_part_in_majorities_and_cannot_win() {
    let position = position(2, "")
        .score_tiles(["RST01", "RST01", "RST01"])
        .tokens("RPT53 garden; RPT48 garden")
        .market("- - - -")
        .preview("- - -")
        .edit(|editor| editor.dirk(&[read("RPT53"), read("RPT48")]).guard_board(4, 28));
    let game = position.supply("").game();
    let lines: Vec<Line> =
        table(&game).explain(Round::Three).into_iter().filter(|line| line.who == Scorer::Dirk).collect();
    assert_eq!(lines.len(), 1, "nothing for walls and guards");
    assert_eq!(lines[0].points, 21);
    let mut game = game;
    play_all(&mut game, &["take ducat-8"]);
    let Some(Outcome::Won(winners)) = game.outcome() else { panic!("the game is over") };
    assert_eq!(winners.len(), 2);
    assert_eq!(table(&game).dirk_score(), Some(26));
}

#[test]
fn red_106_t15_a_building_may_be_given_to_dirk_with_all_its_guards() {
    let position = position(2, "")
        .market("RPT34 RPT39 RPT44 RPT49")
        .tokens("RPT34 tower")
        .hand(0, "florin-9")
        .edit(|editor| editor.guard_board(0, 32));
    let mut game = position.game();
    play_all(&mut game, &["buy 1 with florin-9", "stop", "give RPT34"]);
    assert!(table(&game).dirk().is_some_and(|tiles| tiles.has(read("RPT34"))));
    assert_eq!((table(&game).guards_placed(), table(&game).guard_supply()), (2, 30));
    assert_eq!(table(&game).guards_of(seat(0)), 0);
}

/// A turn limit works as in Alhambra (INT-08).
#[test]
fn a_turn_limit_ends_the_game_without_a_result() {
    let rules = Rules::red_palace(3, GuardBoard::Random).and_then(|rules| rules.with_turn_limit(1));
    let mut game = Position::with_rules(rules.expect("a limit")).abilities("").row("dinar-1").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.outcome(), Some(Outcome::Aborted));
    assert_eq!(play(&mut game, "stop"), Err(Illegal::GameOver));
    assert_eq!(table(&game).palace(seat(0)).tile_at(Cell::START), Some(TileId::START));
}
