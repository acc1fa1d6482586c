//! Bazaars and camps in The Red Palace (`docs/rules/63-red-palace-bazaars-and-camps.md`).

use engine::modules::bazaars::Event as BazaarEvent;
use engine::modules::{bazaars, camps};
use engine::red_palace;
use engine::vocab::{Cell, Space, TileId};
use engine::{Awaited, Event, Game, Points, Round, Scorer, Seed, Source};
use testkit::red_palace::rules;
use testkit::{Position, legal, legal_with, play_all, read, refusal, seat, table};

/// A position of The Red Palace in which no bazaar is on display.
fn position(players: usize, modules: &str) -> Position {
    testkit::red_palace::position(players, modules).supply("RPT38 RPT43 RPT01").bazaars("")
}

fn points(game: &Game, round: Round, wanted: impl Fn(&Source) -> bool) -> Points {
    let own = table(game).explain(round).into_iter().filter(|line| line.who == Scorer::Seat(seat(0)));
    own.filter(|line| wanted(&line.source)).map(|line| line.points).sum()
}

#[test]
fn rbc_01_02_eight_bazaars_and_eight_camps() {
    for tile in TileId::bazaars().chain(TileId::camps()) {
        assert_eq!((tile.kind(), tile.watchtowers().len()), (None, 0));
    }
    assert_eq!((TileId::bazaars().count(), TileId::camps().count()), (8, 8));
}

#[test]
fn rbc_05_modules_may_be_combined_freely() {
    for (modules, tiles) in [("bazaars", 62), ("camps", 62), ("bazaars camps medinas classic-scoring", 79)] {
        let game = Game::new(rules(3, modules), Seed::from_number(1));
        let lying = 7 + table(&game).bazaars().len();
        assert_eq!(table(&game).supply_len() + lying, tiles);
    }
}

#[test]
fn rbc_10_bazaars_lie_beside_the_board_at_set_up_too() {
    let mut seen = 0;
    for seed in 0..40 {
        let game = Game::new(rules(3, "bazaars"), Seed::from_number(seed));
        let view = table(&game);
        seen += view.bazaars().len();
        assert!(
            Space::ALL
                .into_iter()
                .all(|space| view.market(space).is_some_and(|tile| tile.bazaar().is_none()))
        );
    }
    assert!(seen > 10, "{seen}");
}

#[test]
fn rbc_10_t3_drawing_goes_on_for_the_same_space() {
    let position = position(3, "bazaars")
        .market("RPT32 - RPT44 RPT49")
        .preview("- - -")
        .supply("BZ3 RPT53 BZ4 BZ5 RPT51");
    let mut game = position.game();
    let events = play_all(&mut game, &["take florin-9"]);
    assert_eq!(table(&game).market(Space::Two), Some(read("RPT53")));
    assert!(table(&game).kind_of(read("RPT53")).is_some());
    let shown: Vec<TileId> = events
        .iter()
        .filter_map(|event| match event {
            Event::Bazaars(BazaarEvent::Displayed { tile }) => Some(*tile),
            _ => None,
        })
        .collect();
    assert_eq!(shown, [read::<TileId>("BZ3"), read("BZ4"), read("BZ5")], "several may lie there");
    // RBC-40: bazaars are never on the preview.
    assert_eq!(table(&game).preview(engine::red_palace::PreviewSpace::Three), Some(read("RPT51")));
}

#[test]
fn rbc_11_t4_a_bazaar_costs_what_lies_on_the_space_of_its_currency() {
    let position = position(3, "bazaars medinas").bazaars("BZ7").market("MED06 RPT39 RPT44 RPT49");
    let mut game = position.clone().hand(0, "florin-6 florin-7").game();
    assert_eq!(table(&game).bazaar_price(read("BZ7")), Some(6));
    assert_eq!(refusal(&game, "bazaar BZ7 with florin-7"), "BAZ-14");
    play_all(&mut game, &["bazaar BZ7 with florin-6"]);
    assert_eq!(game.awaited(), Awaited::Action, "an exact payment gives the extra action");
    let empty = position.market("- RPT39 RPT44 RPT49").hand(0, "florin-6").game();
    assert_eq!(refusal(&empty, "bazaar BZ7 with florin-6"), "BAZ-16");
}

#[test]
fn rbc_12_a_bazaar_has_four_open_edges() {
    let mut game = position(3, "bazaars").bazaars("BZ7").hand(0, "florin-8").game();
    play_all(&mut game, &["bazaar BZ7 with florin-8", "stop"]);
    assert_eq!(legal_with(&game, "place").len(), 4);
    play_all(&mut game, &["place BZ7 at 1,0"]);
    let game = engine::editor::Editor::of(game).turn_of(seat(0)).build();
    assert!(legal(&game).contains(&"remove 1,0".to_string()));
}

#[test]
fn rbc_13_the_display_is_not_distributed() {
    let position = position(3, "bazaars").bazaars("BZ7").market("- - - -").preview("- - -").supply("BZ8");
    let mut game = position.hand(0, "florin-8").game();
    let events = play_all(&mut game, &["take florin-9"]);
    assert!(!events.iter().any(|event| matches!(event, Event::LeftOver { .. })));
    assert!(game.outcome().is_some());
    assert_eq!(table(&game).bazaars().len(), 2);
}

#[test]
fn rbc_20_42_camps_come_to_market_and_preview() {
    let position =
        position(3, "camps").market("- RPT39 RPT44 RPT49").preview("- - camp-4").supply("camp-2 RPT53");
    let mut game = position.game();
    play_all(&mut game, &["take florin-9"]);
    assert_eq!(table(&game).market(Space::One), Some(read("camp-4")));
    assert_eq!(table(&game).preview(engine::red_palace::PreviewSpace::Three), Some(read("camp-2")));
    assert_eq!(table(&game).kind_of(read("camp-4")), None, "no token");
    let mut game =
        engine::editor::Editor::of(game).turn_of(seat(0)).hand(seat(0), &[read("florin-5")]).build();
    play_all(&mut game, &["buy 1 with florin-5"]);
    assert!(table(&game).set_aside().has(read("camp-4")));
}

#[test]
fn rbc_21_22_23_t5_bastions_touch_walls() {
    // RPT54 has a wall in the east, RPT42 one in the west. camp-4 has a bastion in the west, camp-2 in the east.
    let position =
        position(3, "camps").tokens("RPT54 garden; RPT42 tower; RPT53 tower").reserve(0, "camp-4 camp-2");
    let position = position.palace(0, "RPT54 at 1,0; RPT53 at -1,0");
    let game = position.clone().game();
    assert_eq!(legal(&game).iter().filter(|text| text.starts_with("add camp-4")).count(), 1);
    assert!(legal(&game).contains(&"add camp-4 at 2,0".to_string()));
    // RBC-T5: the west edge of RPT53 is open.
    assert_eq!(refusal(&game, "add camp-2 at -2,0"), "CAMP-11");
    // RBC-22: the start tile is a building for this.
    assert_eq!(refusal(&game, "add camp-4 at 0,1"), "CAMP-11");
    // RBC-23: a wooden wall section is enough.
    let wooden = position.sticks(0, "RPT53", "W").game();
    assert!(legal(&wooden).contains(&"add camp-2 at -2,0".to_string()));
}

#[test]
fn rbc_21_t7_green_sides_touch_green_sides() {
    let position = position(3, "camps").tokens("RPT54 garden; RPT36 tower").reserve(0, "camp-4");
    // Two tiles with east walls above each other, and a camp beside the upper one whose west side is a bastion.
    let game = position.palace(0, "RPT54 at 1,0; RPT36 at 1,1; camp-8 at 2,1").game();
    // camp-8 has bastions N and W: its north bastion would touch camp-4.
    assert_eq!(refusal(&game, "add camp-4 at 2,0"), "CAMP-11");
    let position = self::position(3, "camps").tokens("RPT54 garden; RPT36 tower").reserve(0, "camp-4");
    let game = position.palace(0, "RPT54 at 1,0; RPT36 at 1,1; camp-5 at 2,1").game();
    // camp-5 has bastions S and W, so its north side is green.
    assert!(legal(&game).contains(&"add camp-4 at 2,0".to_string()));
}

#[test]
fn rbc_30_t1_a_bazaar_scores_in_round_three() {
    // BZ6: seraglio, arcades, tower. Of its six neighbours, four have its colours; all three occur, with one tower.
    let tokens = "RPT53 seraglio; RPT51 arcades; RPT46 seraglio; RPT45 garden; RPT44 pavilion; RPT50 tower";
    let five = "BZ6 at 1,0; RPT53 at 0,-1; RPT51 at 1,-1; RPT46 at 2,-1; RPT45 at 2,0; RPT44 at 2,1";
    let base = |modules| position(3, modules).market("- - - -").preview("- - -").tokens(tokens);
    let is_bazaar = |source: &Source| matches!(source, Source::Bazaars(bazaars::Source::Bazaar(_)));
    let game = base("bazaars").palace(0, &format!("{five}; RPT50 at 1,1")).game();
    assert_eq!(points(&game, Round::Three, is_bazaar), 12);
    assert_eq!(points(&game, Round::Two, is_bazaar), 0, "round 3 only");
    // Without the tower there are three buildings of two colours.
    let game = base("bazaars").palace(0, five).game();
    assert_eq!(points(&game, Round::Three, is_bazaar), 6);
    // Square tiles, medinas, camps and the start tile do not count as neighbours.
    let others = "BZ6 at 1,0; square-1 at 1,-1; MED08 at 2,0; camp-1 at 2,1";
    let game = base("bazaars camps medinas").squares(5).palace(0, others).game();
    assert_eq!(points(&game, Round::Three, is_bazaar), 0);
}

#[test]
fn rbc_31_t2_camps_score_along_their_arrows_in_every_round() {
    // A row: camp-2 (arrow E), three buildings and the start tile, camp-4 (arrow W); below RPT53 a building, below that
    // camp-1 (arrow N).
    let row = "camp-2 at -2,0; RPT42 at -1,0; RPT53 at 1,0; RPT36 at 2,0; camp-4 at 3,0; RPT48 at 1,1; camp-1 at 1,2";
    let tokens = "RPT42 garden; RPT53 garden; RPT36 garden; RPT48 garden";
    let game = position(3, "camps").tokens(tokens).palace(0, row).game();
    for round in Round::ALL {
        for (camp, expected) in [("camp-2", 4), ("camp-4", 4), ("camp-1", 2)] {
            let own = Source::Camps(camps::Source::Camp(read(camp)));
            assert_eq!(points(&game, round, |source| *source == own), expected, "{camp} in {round:?}");
        }
    }
}

#[test]
fn rbc_31_t6_square_tiles_and_the_start_tile_count() {
    // The square tile has a wooden wall section, which the bastion of the camp may touch (RBC-23).
    let position = position(3, "camps").squares(5).sticks(0, "square-1", "E");
    let game = position.palace(0, "square-1 at 1,0; camp-4 at 2,0").game();
    assert_eq!(
        points(&game, Round::One, |source| matches!(source, Source::Camps(camps::Source::Camp(_)))),
        2
    );
}

#[test]
fn rbc_32_walls_beside_bastions_count_with_their_guards() {
    let position = position(3, "camps").tokens("RPT54 garden").palace(0, "RPT54 at 1,0; camp-4 at 2,0");
    let game = position.guards("RPT54", "E").edit(|editor| editor.guard_board(1, 30)).game();
    assert_eq!(points(&game, Round::Three, |source| *source == Source::Wall), 1);
    assert_eq!(
        points(&game, Round::Three, |source| *source == Source::RedPalace(red_palace::Source::Guards)),
        1
    );
    // RED-85 with camps: of equally long walls, the one with the guard counts.
    let position = self::position(3, "camps").tokens("RPT54 garden; RPT42 tower");
    let position = position.palace(0, "RPT54 at 1,0; camp-4 at 2,0; RPT42 at -1,0");
    for (tile, side, cell) in [("RPT54", "E", Cell::new(1, 0)), ("RPT42", "W", Cell::new(-1, 0))] {
        let game = position.clone().guards(tile, side).edit(|editor| editor.guard_board(1, 30)).game();
        assert_eq!(
            points(&game, Round::Three, |source| *source == Source::RedPalace(red_palace::Source::Guards)),
            1,
            "{tile}"
        );
        assert_eq!(table(&game).scored_wall(seat(0)).sides().first().map(|side| side.cell), Some(cell));
    }
}

#[test]
fn rbc_40_abilities_with_bazaars_and_camps() {
    let position = position(3, "bazaars camps").abilities("G1 G2 G6 G8").bazaars("BZ7").preview("- - camp-4");
    let mut game =
        position.hand(0, "florin-8 dirham-5 dinar-1").edit(|editor| editor.score(seat(0), 9)).game();
    assert!(legal_with(&game, "preview").contains(&"preview 3 with dirham-5".to_string()), "G6 for camps");
    play_all(&mut game, &["bazaar BZ7 with florin-8"]);
    assert_eq!(refusal(&game, "swap-token BZ7 2 with dirham-5"), "GRD-32");
    assert_eq!(refusal(&game, "redraw BZ7"), "GRD-100");
    play_all(&mut game, &["take-wall", "stop", "attach-wall BZ7 N", "place BZ7 at 1,0"]);
    // A guard may be posted on it (GRD-110).
    let position = self::position(3, "bazaars")
        .abilities("G9")
        .tokens("RPT48 garden; RPT47 tower")
        .sticks(0, "BZ7", "N");
    let position = position.palace(0, "BZ7 at 1,0; RPT48 at 2,0").reserve(0, "RPT47");
    let mut game = position.guards("RPT48", "S").guards("RPT47", "N").game();
    play_all(&mut game, &["move-guard RPT48 S"]);
    play_all(&mut game, &["post-guard BZ7 N"]);
    assert_eq!(table(&game).guards().on(read("BZ7")).to_string(), "N");
}

#[test]
fn rbc_41_left_over_camps_are_handed_out() {
    let position =
        position(3, "camps").market("camp-4 - RPT44 RPT49").preview("- - -").supply("").hand(1, "florin-1");
    let mut game = position.game();
    play_all(&mut game, &["take ducat-8"]);
    assert_eq!(game.to_act(), Some(seat(1)));
    play_all(&mut game, &["reserve camp-4"]);
}

#[test]
fn rbc_50_51_dirk_keeps_bazaars_and_camps() {
    let position = position(2, "bazaars camps")
        .market("camp-4 RPT39 RPT44 RPT49")
        .bazaars("BZ3")
        .supply("RPT46 BZ1 camp-1 RPT53 RPT51 RPT01 RPT02 RPT03")
        .draw_pile("scoring-1 florin-1 florin-2 florin-3")
        .edit(|editor| editor.dirk(&[]));
    let mut game = position.hand(0, "florin-5 dirham-9").game();
    play_all(&mut game, &["buy 1 with florin-5", "bazaar BZ3 with dirham-9", "take dinar-1 dirham-2"]);
    play_all(&mut game, &["give camp-4", "give BZ3"]);
    let dirk = table(&game).dirk().expect("two players");
    assert!(dirk.has(read("camp-4")) && dirk.has(read("BZ3")), "RBC-51");
    // RBC-50: Dirk gets six tiles after round 1, the bazaar and the camp among them, without tokens. One tile of the
    // tower went to the preview first.
    assert_eq!(dirk.len(), 8);
    let lines = table(&game).explain(Round::Three);
    assert!(lines.iter().all(|line| line.who != Scorer::Dirk || matches!(line.source, Source::Majority(_))));
}
