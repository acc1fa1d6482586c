//! Medinas in The Red Palace (`docs/rules/62-medinas.md`).

use engine::modules::{camps, medinas};
use engine::vocab::{Building, Space, TileId, TileSort};
use engine::{Event, Game, Line, Points, Round, Rules, Scorer, Seed, Source};
use testkit::red_palace::rules;
use testkit::{Position, legal, legal_with, play_all, read, refusal, seat, table};

/// A position with a medina on the first space of the market.
fn position(players: usize, modules: &str) -> Position {
    Position::red_palace(players, modules)
        .abilities("")
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("MED06 RPT39 RPT44 RPT49")
        .preview("RPT40 RPT45 RPT50")
        .tokens("RPT39 tower; RPT44 pavilion; RPT49 chambers; RPT40 seraglio; RPT45 arcades; RPT50 garden")
        .supply("RPT51 RPT53 RPT01")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
}

/// A game in which the seats have the medinas of these costs in their Alhambras.
fn with_medinas(costs: &[&[u8]]) -> Game {
    // Each is next to the start tile, with an open side towards it.
    let placed = |cost: &u8| match cost {
        2 => "MED02 at 0,1",
        3 => "MED03 at 1,0",
        4 => "MED04 at 0,-1",
        5 => "MED05 at -1,0",
        6 => "MED06 at 1,0",
        7 => "MED07 at -1,0",
        8 => "MED08 at -1,0",
        9 => "MED09 at 0,-1",
        _ => panic!("no place for a medina of cost {cost}"),
    };
    let lay = |position: Position, (index, costs): (usize, &&[u8])| {
        let tiles: Vec<&str> = costs.iter().map(placed).collect();
        position.palace(index, &tiles.join("; "))
    };
    let position = position(costs.len(), "medinas").market("RPT32 RPT39 RPT44 RPT49").tokens("RPT32 garden");
    costs.iter().enumerate().fold(position, lay).game()
}

/// What everybody loses for medinas if this round were held now, by seat, Dirk last.
fn losses(game: &Game, round: Round) -> Vec<Points> {
    let lines: Vec<Line> = table(game).explain(round);
    let own = |who: Scorer| {
        lines.iter().find(|line| line.who == who && line.source == Source::Medinas(medinas::Source::Medinas))
    };
    let dirk = table(game).dirk().map(|_| Scorer::Dirk);
    let scorers = table(game).seats().map(Scorer::Seat).chain(dirk);
    scorers.map(|who| own(who).map_or(0, |line| line.points)).collect()
}

#[test]
fn med_01_02_nine_tiles_with_costs_from_2_to_10() {
    let tiles: Vec<TileId> = TileId::medinas().collect();
    assert_eq!(tiles.iter().map(|tile| tile.price()).collect::<Vec<_>>(), [2, 3, 4, 5, 6, 7, 8, 9, 10]);
    let walls: Vec<String> = tiles.iter().map(|tile| tile.walls().to_string()).collect();
    assert_eq!(walls, ["SW", "ES", "NE", "NW", "E", "W", "S", "N", ""]);
    for tile in tiles {
        assert_eq!(
            (tile.sort(), tile.kind(), tile.watchtowers().len()),
            (TileSort::Module(engine::Module::Medinas), None, 0)
        );
    }
}

#[test]
fn med_05_10_medinas_come_up_like_any_tile_and_without_a_token() {
    let mut seen = 0;
    for seed in 0..40 {
        let mut events = Vec::new();
        let game = Game::new_with_events(rules(3, "medinas"), Seed::from_number(seed), &mut events);
        let view = table(&game);
        assert_eq!(view.supply_len(), 63 - 7);
        let medinas =
            Space::ALL.into_iter().filter_map(|space| view.market(space)).filter(|tile| tile.is_medina());
        for tile in medinas {
            seen += 1;
            assert_eq!(view.kind_of(tile), None);
        }
    }
    assert!(seen > 10, "at set-up, too: {seen}");
    // The same in a refill.
    let mut game =
        position(3, "medinas").market("- RPT39 RPT44 RPT49").preview("- - -").supply("MED02 RPT53").game();
    let bag = table(&game).token_bag();
    play_all(&mut game, &["take florin-9"]);
    assert_eq!(table(&game).market(Space::One), Some(read("MED02")));
    let count = |bag: engine::vocab::ByBuilding<u8>| bag.0.iter().sum::<u8>();
    assert_eq!(count(table(&game).token_bag()) + 1, count(bag), "one token for RPT53");
}

#[test]
fn med_11_12_t8_bought_placed_and_reserved_like_any_building() {
    let mut game = position(3, "medinas").hand(0, "florin-6").game();
    play_all(&mut game, &["buy 1 with florin-6", "stop", "reserve MED06"]);
    // MED-T8: in the reserve it does not count.
    assert_eq!(losses(&game, Round::One), [-2, -2, -2]);
    let mut game = engine::editor::Editor::of(game).turn_of(seat(0)).build();
    play_all(&mut game, &["add MED06 at 1,0"]);
    assert_eq!(losses(&game, Round::One)[0], 0);
    // Its walls count as walls.
    assert_eq!(table(&game).explain(Round::One)[0].source, Source::Wall);
}

#[test]
fn med_20_21_t1_equal_numbers_are_told_apart_by_the_dearest() {
    let game = with_medinas(&[&[2, 6, 8], &[3, 4, 5], &[7]]);
    assert_eq!(losses(&game, Round::Three), [-3, -6, -9]);
    // Both have three, but 8 costs more than 5.
    let places: Vec<u8> = table(&game)
        .explain(Round::Three)
        .iter()
        .filter(|line| line.source == Source::Medinas(medinas::Source::Medinas))
        .filter_map(|line| line.place.map(|place| place.place))
        .collect();
    assert_eq!(places, [3, 2, 1]);
}

#[test]
fn med_22_23_t2_who_has_none_shares_and_loses_more() {
    let game = with_medinas(&[&[], &[], &[2], &[3, 4]]);
    assert_eq!(losses(&game, Round::Three), [-11, -11, -3, 0]);
}

#[test]
fn med_22_t3_nobody_has_a_medina() {
    assert_eq!(losses(&with_medinas(&[&[], &[], &[], &[]]), Round::One), [-2, -2, -2, -2]);
}

#[test]
fn med_20_t4_round_two() {
    assert_eq!(losses(&with_medinas(&[&[], &[4], &[9]]), Round::Two), [-8, -3, 0]);
}

#[test]
fn med_23_t5_ranks_beyond_the_third_lose_nothing() {
    let game = with_medinas(&[&[], &[], &[], &[2], &[3]]);
    assert_eq!(losses(&game, Round::Two), [-5, -5, -5, 0, 0]);
}

#[test]
fn med_22_t6_three_of_four() {
    assert_eq!(losses(&with_medinas(&[&[], &[], &[], &[2]]), Round::Three), [-9, -9, -9, 0]);
}

#[test]
fn med_22_t7_five_of_six() {
    let game = with_medinas(&[&[], &[], &[], &[], &[], &[2]]);
    assert_eq!(losses(&game, Round::Three), [-7, -7, -7, -7, -7, 0]);
}

#[test]
fn med_24_t9_a_score_may_become_negative() {
    let position = position(3, "medinas")
        .draw_pile("scoring-2 florin-1 florin-2 florin-3")
        .edit(|editor| editor.score(seat(0), 2))
        .palace(1, "MED04 at 1,0")
        .palace(2, "MED09 at 1,0");
    let mut game = position.game();
    let events = play_all(&mut game, &["take dinar-1 dirham-2"]);
    assert_eq!(table(&game).score(seat(0)), -6);
    // The lines of the round say so.
    let told = events.iter().find_map(|event| match event {
        Event::Points { line, .. } if line.source == Source::Medinas(medinas::Source::Medinas) => {
            Some((line.who, line.points))
        }
        _ => None,
    });
    assert_eq!(told, Some((Scorer::Seat(seat(0)), -8)));
}

#[test]
fn med_30_no_watchtowers_but_walls_for_guards_and_sections() {
    let position = position(3, "medinas")
        .abilities("G2 G9")
        .reserve(0, "MED02 RPT47")
        .tokens("RPT47 tower; RPT48 garden");
    let position = position.palace(0, "RPT48 at 1,0").guards("RPT47", "N").guards("RPT48", "S");
    let mut game = position.hand(0, "florin-6").game();
    play_all(&mut game, &["buy 1 with florin-6", "move-guard RPT47 N"]);
    assert!(legal(&game).contains(&"post-guard MED02 W".to_string()));
    play_all(&mut game, &["post-guard MED02 W", "take-wall"]);
    assert_eq!(table(&game).guards_of(seat(0)), 0, "the last guard paid for the wall section");
    play_all(&mut game, &["stop", "attach-wall MED06 N", "place MED06 at 0,-1"]);
    assert_eq!(table(&game).walls_of(read("MED06")).to_string(), "NE");
}

#[test]
fn med_31_g6_and_g7_apply_g1_and_g8_do_not() {
    let position = position(3, "medinas")
        .abilities("G1 G6 G7 G8")
        .preview("- - MED05")
        .hand(0, "dinar-5 dinar-9 florin-7");
    let mut game = position.game();
    assert!(legal_with(&game, "preview").contains(&"preview 3 with dinar-9".to_string()), "with G7");
    play_all(&mut game, &["buy 1 with florin-7"]);
    assert_eq!(refusal(&game, "redraw MED06"), "GRD-100");
    assert_eq!(refusal(&game, "swap-token MED06 2 with dirham-2"), "GRD-32");
    play_all(&mut game, &["count-as-exact"]);
    assert_eq!(legal_with(&game, "swap-token"), [""; 0]);
}

#[test]
fn med_32_33_35_36_bazaars_camps_classic_scoring_and_halves() {
    // MED-32: the price of a bazaar, RBC-T4.
    let game = position(3, "medinas bazaars camps classic-scoring").bazaars("BZ7").hand(0, "florin-6").game();
    assert_eq!(table(&game).bazaar_price(read("BZ7")), Some(6));
    assert_eq!(
        table(&game).bazaar_neighbours(seat(0), engine::vocab::Cell::new(1, 0), read("BZ7")).buildings,
        0
    );
    // MED-33: it counts in the line of a camp. camp-2 has its bastion and its arrow in the east.
    let game = position(3, "medinas camps").palace(0, "MED07 at -1,0; camp-2 at -2,0").game();
    let camp = table(&game)
        .explain(Round::One)
        .into_iter()
        .find(|line| matches!(line.source, Source::Camps(camps::Source::Camp(_))));
    assert_eq!(camp.map(|line| line.points), Some(2), "the medina and the start tile");
    // MED-35
    let game = position(3, "medinas classic-scoring").game();
    assert_eq!(losses(&game, Round::One), [-2, -2, -2]);
    // MED-36: there is no half medina.
    assert_eq!(Building::ALL.len(), 6);
}

#[test]
fn med_34_left_over_medinas_are_handed_out() {
    let position = position(3, "medinas").market("MED06 - RPT44 RPT49").preview("- - -").supply("");
    let mut game = position.hand(1, "florin-1").game();
    play_all(&mut game, &["take ducat-8"]);
    assert_eq!(game.to_act(), Some(seat(1)));
    play_all(&mut game, &["reserve MED06"]);
}

#[test]
fn med_40_41_dirk_has_medinas_as_well() {
    let position = position(2, "medinas").edit(|editor| editor.dirk(&[read("MED05")])).hand(0, "florin-6");
    let mut game = position.game();
    assert_eq!(losses(&game, Round::One), [-3, -3, 0], "ceil(3 / 2) + 1");
    play_all(&mut game, &["buy 1 with florin-6", "stop", "give MED06"]);
    assert_eq!(table(&game).dirk().map(|tiles| tiles.len()), Some(2));
    // If he has more than the players, he is never the one with the fewest.
    assert_eq!(losses(&game, Round::Three)[2], -3);
    let rules: Rules = rules(2, "medinas");
    assert!(rules.has_dirk());
}

// MED-31, GRD-100, GRD-132, ruling 22 of file 61: after buying a tile without a token, G8 can only name a tile on the
// market.
#[test]
fn grd_132_a_medina_cannot_be_named_by_g8_but_the_market_can() {
    let mut game = position(3, "medinas").abilities("G8").hand(0, "florin-6").game();
    play_all(&mut game, &["buy 1 with florin-6"]);
    assert_eq!(legal_with(&game, "redraw"), ["redraw RPT39", "redraw RPT44", "redraw RPT49"]);
    assert_eq!(refusal(&game, "redraw MED06"), "GRD-100");
}
