//! Art of the Moors (`docs/rules/54-art-of-the-moors.md`).

use engine::data::{CULTURE_TILES, TILES};
use engine::modules::art_of_the_moors::{CultureTile, Event as ArtEvent, LAST_SIDE, Price};
use engine::modules::characters::Character;
use engine::modules::{art_of_the_moors, street_trader};
use engine::vocab::{Cell, SeatSet, TileId, TileSort};
use engine::{Awaited, Event, Game, Points, Round, Scorer, Seed, Source, Viewer};
use testkit::games::random_game;
use testkit::{Position, legal, legal_with, list, play_all, refusal, rules, seat, table};

const DEVELOP: &str = "develop";

/// Three players, seat 0 about to act; the refill draws florins.
fn position(modules: &str) -> Position {
    players(3, modules)
}

fn players(players: usize, modules: &str) -> Position {
    Position::new(players, &format!("art-of-the-moors {modules}"))
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("seraglio-07 arcades-05 pavilion-05 tower-10")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
        .supply("tower-05 garden-01 garden-02 garden-03 chambers-01 chambers-02")
}

fn price(value: u8) -> Price {
    Price::new(value).unwrap_or_else(|| panic!("no culture tiles for price {value}"))
}

/// The facing side and the marker of a culture tile.
fn culture(game: &Game, index: usize, value: u8) -> Option<(u8, u8)> {
    table(game).culture_tile(seat(index), price(value)).map(|tile| (tile.facing, tile.marker))
}

/// The prices of the culture tiles that a seat has.
fn prices(game: &Game, index: usize) -> Vec<u8> {
    Price::all().map(Price::value).filter(|&value| culture(game, index, value).is_some()).collect()
}

/// Gives seat 0 a culture tile.
fn with(position: Position, value: u8, facing: u8, marker: u8) -> Position {
    let tile = Some(CultureTile { facing, marker });
    position.edit(|editor| editor.culture_tile(seat(0), price(value), tile))
}

/// The same position with cheap tiles on the market and in the supply, so that a reserve may hold any tile that counts.
fn cheap_market() -> Position {
    position("")
        .market("pavilion-01 seraglio-01 arcades-01 pavilion-02")
        .supply("pavilion-03 garden-01 garden-02 tower-01 chambers-01 chambers-02")
}

/// The game after the turn of seat 0, who has these tiles in the reserve and takes money.
fn after_turn(reserve: &str) -> Game {
    let mut game = cheap_market().reserve(0, reserve).game();
    play_all(&mut game, &["take dinar-1"]);
    game
}

/// The events of the module.
fn told(events: &[Event]) -> Vec<ArtEvent> {
    let told = events.iter().filter_map(|event| match event {
        Event::ArtOfTheMoors(event) => Some(*event),
        _ => None,
    });
    told.collect()
}

/// The points of a seat for culture tiles if the round were held now.
fn points(game: &Game, round: Round, index: usize) -> Points {
    let is_it = |line: &&engine::Line| {
        line.who == Scorer::Seat(seat(index))
            && matches!(line.source, Source::ArtOfTheMoors(art_of_the_moors::Source::Culture(_)))
    };
    table(game).explain(round).iter().filter(is_it).map(|line| line.points).sum()
}

// Components and set-up

#[test]
fn art_01_t11_twenty_tiles_half_of_the_buildings_of_each_price() {
    assert_eq!(Price::all().map(Price::value).collect::<Vec<_>>(), [6, 7, 8, 9, 10, 11, 12]);
    assert_eq!(Price::all().map(|price| usize::from(price.copies())).sum::<usize>(), 20);
    for price in Price::all() {
        let buildings = TileId::buildings().filter(|tile| tile.price() == price.value()).count();
        assert_eq!(usize::from(price.copies()), buildings / 2, "{price:?}");
    }
}

#[test]
fn art_02_values_rise_and_squares_never_fall() {
    assert_eq!(LAST_SIDE, 5);
    for row in &CULTURE_TILES {
        assert_eq!(row.values[0], 0);
        assert!(row.values.windows(2).all(|pair| pair[0] < pair[1]), "{row:?}");
        assert!(row.squares.windows(2).all(|pair| pair[0] <= pair[1]), "{row:?}");
    }
    let eight = price(8);
    assert_eq!([0, 1, 2, 3, 4, 5].map(|side| eight.points(side)), [0, 2, 5, 9, 14, 20]);
    assert_eq!([0, 1, 2, 3, 4, 5].map(|side| eight.squares(side)), [2, 2, 3, 4, 5, 6]);
}

#[test]
fn art_03_04_there_are_44_buildings_with_a_price_of_6_or_more() {
    // The overview cards show them. The strips impose no limit: players can have all 20 tiles.
    let rows = TILES.iter().filter(|row| matches!(row.sort, TileSort::Building(_)) && row.price >= 6);
    assert_eq!(rows.count(), 44);
}

#[test]
fn art_10_seven_full_piles_and_nobody_has_a_tile() {
    for players in 2..=6 {
        let game = Game::new(rules(players, "art-of-the-moors"), Seed::from_number(3));
        for price in Price::all() {
            assert_eq!(table(&game).culture_pile(price), price.copies());
        }
        for index in 0..players {
            assert!(prices(&game, index).is_empty());
        }
    }
}

// Counting

#[test]
fn art_20_22_t1_alhambra_and_reserve_count_together() {
    let mut game = position("").palace(0, "pavilion-07 at 1,0").reserve(0, "seraglio-06").game();
    assert_eq!(culture(&game, 0, 8), None);
    let events = play_all(&mut game, &["take dinar-1"]);
    assert_eq!(culture(&game, 0, 8), Some((0, 1)));
    let (seat, price) = (seat(0), price(8));
    assert_eq!((price.points(0), price.points(1)), (0, 2));
    assert_eq!(told(&events), [ArtEvent::Taken { seat, price, marker: 1 }]);
    // ART-24: it takes no action, asks nothing and reveals nothing that could not be undone.
    assert!(
        events.iter().filter(|event| matches!(event, Event::ArtOfTheMoors(_))).all(|event| !event.reveals())
    );
    assert_eq!((game.to_act(), game.awaited()), (Some(testkit::seat(1)), Awaited::Action));
    assert_eq!(table(&game).culture_pile(price), price.copies() - 1);
}

#[test]
fn art_21_t2_t3_the_marker_lies_on_the_highest_side_in_reach() {
    let seven = "pavilion-06 seraglio-05 arcades-05 chambers-03";
    assert_eq!(culture(&after_turn(seven), 0, 7), Some((0, 4)));
    assert_eq!(price(7).points(4), 9);
    let nine = "seraglio-07 arcades-08 chambers-06 chambers-07 garden-06 tower-03 tower-04 tower-05";
    let nine: Vec<&str> = nine.split(' ').collect();
    for buildings in [6, 7, 8] {
        assert_eq!(culture(&after_turn(&nine[..buildings].join(" ")), 0, 9), Some((0, 5)), "{buildings}");
    }
    assert_eq!(price(9).points(5), 21);
    // If no side has exactly that number of squares, or several have, the highest side that does not exceed it counts.
    for price in Price::all() {
        for buildings in 2..=9 {
            let reached = (0..=LAST_SIDE).filter(|&side| price.squares(side) <= buildings).max();
            assert_eq!(Some(price.limit(buildings)), reached);
        }
    }
}

// Taking a tile

#[test]
fn art_22_t6_two_buildings_bought_in_one_turn() {
    let mut game = position("")
        .row("dinar-1 dirham-2 ducat-8")
        .market("arcades-09 chambers-08 pavilion-05 tower-10")
        .hand(0, "florin-9 florin-1 dirham-9 dirham-1")
        .game();
    let events = play_all(&mut game, &["buy 1 with florin-9 florin-1", "buy 2 with dirham-9 dirham-1"]);
    // ART-30: a tile that is set aside does not count yet.
    assert!(told(&events).is_empty());
    assert_eq!(refusal(&game, DEVELOP), "ART-30");
    let events = play_all(&mut game, &["stop", "place arcades-09 at 1,0", "reserve chambers-08"]);
    assert_eq!(culture(&game, 0, 10), Some((0, 1)));
    // ART-22: after the placements, before the money row is refilled.
    let at = |wanted: &dyn Fn(&Event) -> bool| events.iter().position(wanted).expect("happened");
    let taken = at(&|event| matches!(event, Event::ArtOfTheMoors(_)));
    assert!(at(&|event| matches!(event, Event::TileReserved { .. })) < taken);
    assert!(taken < at(&|event| matches!(event, Event::RowFilled { .. })));
}

#[test]
fn art_22_t7_three_tiles_in_the_same_update() {
    let game = after_turn("pavilion-05 seraglio-04 pavilion-06 seraglio-05 chambers-09 garden-10");
    assert_eq!(prices(&game, 0), [6, 7, 11]);
}

#[test]
fn art_20_t8_prices_below_6_and_above_12_have_no_tile() {
    assert!(prices(&after_turn("pavilion-04 seraglio-03 arcades-02 tower-11"), 0).is_empty());
}

#[test]
fn art_25_at_most_one_tile_of_each_price() {
    let game = after_turn("pavilion-07 seraglio-06 arcades-06 arcades-07");
    assert_eq!((prices(&game, 0), table(&game).culture_pile(price(8))), (vec![8], 3));
}

// ART-23: this includes the end of the game, whoever's turn it is.
#[test]
fn art_23_54_a_left_over_tile_is_counted_at_once_and_changes_no_points() {
    let mut game = position("")
        .reserve(1, "seraglio-06")
        .market("pavilion-07 - pavilion-05 tower-10")
        .hand(1, "florin-9")
        .supply("")
        .game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Place));
    let events = play_all(&mut game, &["reserve pavilion-07"]);
    let (seat, price) = (seat(1), price(8));
    assert_eq!(told(&events), [ArtEvent::Taken { seat, price, marker: 1 }]);
    assert_eq!(table(&game).score(seat), 0, "the new tile faces 0");
}

// Developing

/// ART-T4: price 8 faces 0 of 1, price 9 faces 2 of 3.
fn t4() -> Position {
    let reserve = "pavilion-07 seraglio-06 seraglio-07 arcades-08 chambers-06 chambers-07";
    with(with(cheap_market().reserve(0, reserve), 8, 0, 1), 9, 2, 3)
}

#[test]
fn art_31_32_t4_every_tile_turns_by_one_side_up_to_its_marker() {
    let mut game = t4().game();
    assert_eq!(legal_with(&game, DEVELOP), [DEVELOP]);
    let events = play_all(&mut game, &[DEVELOP]);
    assert_eq!((culture(&game, 0, 8), culture(&game, 0, 9)), (Some((1, 1)), Some((3, 3))));
    assert_eq!(told(&events), [ArtEvent::Developed { seat: seat(0), turned: 2, points: 12 }]);
    // ART-30: it takes up the whole action and gives no further one.
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Action));
    let game = with(with(t4(), 8, 1, 1), 9, 3, 3).game();
    assert_eq!(refusal(&game, DEVELOP), "ART-30");
    assert!(legal_with(&game, DEVELOP).is_empty());
}

#[test]
fn art_31_t5_a_third_building_lets_its_tile_turn_again() {
    let mut game = with(with(t4(), 8, 1, 1), 9, 3, 3).market("arcades-06 - - -").hand(0, "florin-9").game();
    let events = play_all(&mut game, &["buy 1 with florin-9", "reserve arcades-06"]);
    assert_eq!(culture(&game, 0, 8), Some((1, 2)));
    let (owner, tile) = (seat(0), CultureTile { facing: 1, marker: 2 });
    assert_eq!(told(&events), [ArtEvent::Marked { seat: owner, price: price(8), tile }]);
    play_all(&mut game, &["take dirham-2", "take ducat-8", DEVELOP]);
    assert_eq!((culture(&game, 0, 8), culture(&game, 0, 9)), (Some((2, 2)), Some((3, 3))));
}

#[test]
fn art_30_develop_may_be_a_further_action() {
    let mut game = t4().market("arcades-06 - - -").hand(0, "florin-8").game();
    play_all(&mut game, &["buy 1 with florin-8", DEVELOP]);
    assert_eq!(game.awaited(), Awaited::Place);
    assert_eq!(culture(&game, 0, 8), Some((1, 1)), "the new building does not count yet");
    play_all(&mut game, &["reserve arcades-06"]);
    assert_eq!(culture(&game, 0, 8), Some((1, 2)));
}

#[test]
fn art_30_not_without_a_tile_and_not_at_another_time() {
    let game = position("").game();
    assert_eq!(refusal(&game, DEVELOP), "ART-30");
    let game = t4().hand(0, "florin-2").game();
    let mut placing = game.clone();
    play_all(&mut placing, &["buy 1 with florin-2", "stop"]);
    assert_eq!(refusal(&placing, DEVELOP), "BASE-60");
    let without = Position::new(3, "").game();
    assert_eq!(refusal(&without, DEVELOP), "BASE-20");
}

#[test]
fn art_32_t10_both_buildings_of_price_12_bring_21_after_five_actions() {
    let of_all_values =
        |currency: &str| (1..=9).map(|value| format!("{currency}-{value}")).collect::<Vec<_>>();
    let pile = ["dirham", "ducat"].map(of_all_values).concat().join(" ");
    let mut game = cheap_market().draw_pile(&pile).reserve(0, "garden-11 tower-10").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(culture(&game, 0, 12), Some((0, 5)));
    for side in 1..=5 {
        while game.to_act() != Some(seat(0)) {
            let take = legal_with(&game, "take")[0].clone();
            play_all(&mut game, &[&take]);
        }
        play_all(&mut game, &[DEVELOP]);
        assert_eq!(culture(&game, 0, 12), Some((side, 5)));
    }
    assert!(Round::ALL.into_iter().all(|round| points(&game, round, 0) == 21));
}

#[test]
fn art_33_a_falling_count_turns_the_tile_back() {
    // Three of five buildings are left: the marker goes back from side 4 to 2, and the tile is turned back with it.
    let reserve = "pavilion-07 seraglio-06 arcades-06";
    let mut game = with(position("").reserve(0, reserve), 8, 4, 4).game();
    let events = play_all(&mut game, &["take dinar-1"]);
    let (owner, tile) = (seat(0), CultureTile { facing: 2, marker: 2 });
    assert_eq!(culture(&game, 0, 8), Some((2, 2)));
    assert_eq!(told(&events), [ArtEvent::Marked { seat: owner, price: price(8), tile }]);
    // With fewer than two it goes back to its pile.
    let mut game = with(position("").reserve(0, "pavilion-07"), 8, 1, 1).game();
    let events = play_all(&mut game, &["take dinar-1"]);
    assert_eq!((culture(&game, 0, 8), table(&game).culture_pile(price(8))), (None, 4));
    assert_eq!(told(&events), [ArtEvent::Returned { seat: owner, price: price(8) }]);
}

#[test]
fn art_34_everybody_sees_the_same_and_a_sample_keeps_it() {
    let mut seen = 0;
    random_game(rules(3, "art-of-the-moors"), 8, |game, _| {
        for viewer in [Viewer::Seat(seat(0)), Viewer::Seat(seat(2)), Viewer::Public] {
            let sample = game.view(viewer).sample(Seed::from_number(2));
            for index in 0..3 {
                assert_eq!(prices(&sample, index), prices(game, index));
                seen += prices(game, index).len();
            }
        }
    });
    assert!(seen > 0, "some had culture tiles");
}

/// Tiles and markers agree with a plain count whenever a turn begins.
#[test]
fn art_20_21_22_32_random_games_agree_with_a_plain_count() {
    let (mut tiles, mut turned) = (0, 0);
    for seed in 0..40 {
        let mixes =
            ["", "viziers-favour", "workers-huts camps bonus-cards", "characters city-gates viziers-favour"];
        let mix = format!("art-of-the-moors {}", mixes[seed as usize % 4]);
        random_game(rules(2 + seed as usize % 5, &mix), seed, |game, _| {
            let view = table(game);
            if game.awaited() != Awaited::Action || !view.set_aside().is_empty() {
                return;
            }
            for seat in view.seats() {
                let owned =
                    || view.palace(seat).tiles().map(|(_, tile)| tile).chain(view.reserve(seat).iter());
                for (row, price) in CULTURE_TILES.iter().zip(Price::all()) {
                    let count =
                        owned().filter(|tile| tile.kind().is_some() && tile.price() == row.price).count();
                    let tile = view.culture_tile(seat, price);
                    assert_eq!(tile.is_some(), count >= 2, "{seat:?} {price:?}");
                    let Some(tile) = tile else { continue };
                    let limit = row.squares.iter().rposition(|&squares| usize::from(squares) <= count);
                    assert_eq!(Some(usize::from(tile.marker)), limit);
                    assert!(tile.facing <= tile.marker);
                    tiles += 1;
                    turned += usize::from(tile.facing > 0);
                }
            }
        });
    }
    assert!(tiles > 500 && turned > 100, "the law was put to the test: {tiles} {turned}");
}

// Scoring

#[test]
fn art_40_t9_each_tile_scores_its_facing_side_in_every_round() {
    // Price 8 faces 5 points, price 9 faces 6, price 7 faces 0.
    let reserve =
        "pavilion-07 seraglio-06 arcades-06 seraglio-07 arcades-08 chambers-06 pavilion-06 seraglio-05";
    let position = with(with(with(cheap_market().reserve(0, reserve), 8, 2, 2), 9, 2, 2), 7, 0, 1);
    let game = position.clone().game();
    for round in Round::ALL {
        assert_eq!(points(&game, round, 0), 11);
    }
    let mut game = position.draw_pile("scoring-1 florin-1 florin-2 florin-3 florin-4 florin-5").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(table(&game).score(seat(0)), 11);
    let after = [7, 8, 9].map(|value| culture(&game, 0, value));
    assert_eq!(after, [Some((0, 1)), Some((2, 2)), Some((2, 2))], "scoring changes nothing");
}

#[test]
fn art_41_a_round_of_the_turn_sees_its_update() {
    let mut game = with(position("").reserve(0, "pavilion-07 seraglio-06 arcades-06"), 8, 5, 5)
        .draw_pile("scoring-1 florin-1 florin-2 florin-3 florin-4 florin-5")
        .game();
    let events = play_all(&mut game, &["take dinar-1"]);
    // The tile was turned back before the scoring round: side 2 gives 5 points.
    assert_eq!(table(&game).score(seat(0)), 5);
    let update = events.iter().position(|event| matches!(event, Event::ArtOfTheMoors(_)));
    assert!(update < events.iter().position(|event| matches!(event, Event::Scored { .. })));
}

// Two players

#[test]
fn art_60_a_building_given_to_dirk_does_not_count() {
    let position = players(2, "").reserve(0, "arcades-08").hand(0, "florin-9").dirk("garden-04 garden-05");
    let mut kept = position.clone().game();
    play_all(&mut kept, &["buy 1 with florin-9", "stop", "reserve seraglio-07"]);
    assert_eq!(prices(&kept, 0), [9]);
    // Dirk takes none himself: he has two gardens of price 8.
    let mut given = position.game();
    let events = play_all(&mut given, &["buy 1 with florin-9", "stop", "give seraglio-07"]);
    assert!(prices(&given, 0).is_empty() && told(&events).is_empty());
    assert!(Price::all().all(|price| table(&given).culture_pile(price) == price.copies()));
}

// Together with other modules

#[test]
fn art_23_50_viz_38_the_buyer_with_the_vizier_updates_at_once() {
    let buy = |stone: usize| {
        let mut game = position("viziers-favour")
            .reserve(stone, "arcades-08 chambers-06")
            .hand(stone, "florin-9")
            .edit(|editor| editor.viziers([seat(stone)].into_iter().fold(SeatSet::EMPTY, with_seat)))
            .game();
        play_all(&mut game, &["take dinar-1", "vizier 1 with florin-9"]);
        let events = play_all(&mut game, &["place seraglio-07 at 1,0"]);
        (game, events)
    };
    // Seat 2 has no turn of its own in between. It had two buildings from the start, so its first update takes the tile
    // and counts all three.
    for stone in [0, 2] {
        let (game, events) = buy(stone);
        assert_eq!(culture(&game, stone, 9), Some((0, 2)), "{stone}");
        let art = events.iter().position(|event| matches!(event, Event::ArtOfTheMoors(_)));
        let refill = events.iter().position(|event| matches!(event, Event::MarketFilled { .. }));
        assert!(art.is_some() && art < refill, "before the market is refilled");
    }
}

fn with_seat(mut seats: SeatSet, seat: engine::vocab::Seat) -> SeatSet {
    seats.insert(seat);
    seats
}

#[test]
fn art_53_bon_34_a_bonus_card_raises_no_price_count() {
    let position = position("bonus-cards").palace(0, "garden-07 at 1,0");
    let cards = list("bonus-07").into_iter().collect();
    let mut game = position.edit(|editor| editor.bonus_cards(seat(0), cards, Default::default())).game();
    play_all(&mut game, &["take dinar-1"]);
    assert!(prices(&game, 0).is_empty());
}

#[test]
fn art_20_52_hut_39_camp_39_huts_and_camps_do_not_count() {
    // Camps of price 8 and 9, one building of each; two huts.
    let reserve = "camp-7 camp-8 pavilion-07 arcades-08 hut-garden-1 hut-garden-2";
    let mut game = position("workers-huts camps").reserve(0, reserve).game();
    play_all(&mut game, &["take dinar-1"]);
    assert!(prices(&game, 0).is_empty());
    assert_eq!([8, 9].map(|value| table(&game).culture_count(seat(0), price(value))), [1, 1]);
    // Buying a camp does not raise the count either.
    let mut game =
        position("camps").reserve(0, "pavilion-07").market("camp-7 - - -").hand(0, "florin-8").game();
    play_all(&mut game, &["buy 1 with florin-8", "stop", "reserve camp-7"]);
    assert!(prices(&game, 0).is_empty());
}

#[test]
fn art_20_52_baz_43_a_bazaar_does_not_count_whatever_was_paid() {
    let position = position("bazaars").reserve(0, "pavilion-07").market("- - garden-05 -").bazaars("BZ1");
    let mut game = position.hand(0, "dinar-8").game();
    play_all(&mut game, &["bazaar BZ1 with dinar-8", "stop", "reserve BZ1"]);
    assert_eq!(table(&game).culture_count(seat(0), price(8)), 1);
    assert!(prices(&game, 0).is_empty());
}

#[test]
fn art_51_a_redesign_changes_no_count() {
    let mut game = t4().palace(0, "arcades-09 at 1,0").game();
    let before = (culture(&game, 0, 8), culture(&game, 0, 9));
    let events = play_all(&mut game, &["add pavilion-07 at 2,0"]);
    assert_eq!((culture(&game, 0, 8), culture(&game, 0, 9), told(&events)), (before.0, before.1, Vec::new()));
}

#[test]
fn art_20_51_53_characters_raise_no_count_and_karims_tile_counts() {
    let owner = |character| {
        let position = position("characters").reserve(0, "arcades-08").palace(0, "pavilion-07 at 1,0");
        position.edit(|editor| editor.character(seat(0), character))
    };
    // A tile bought with Karim counts.
    let mut karim = owner(Character::AbdulKarim).game();
    play_all(&mut karim, &["karim 1", "stop", "reserve seraglio-07"]);
    assert_eq!(prices(&karim, 0), [9]);
    // Ammar's redesign at the end of the turn changes no count; the update comes after it.
    let mut ammar = owner(Character::AmmarElSchauf).game();
    play_all(&mut ammar, &["take dinar-1", "ammar"]);
    let events = play_all(&mut ammar, &["add arcades-08 at 2,0"]);
    assert!(told(&events).is_empty() && prices(&ammar, 0).is_empty());
    // Hakim's half is not a building.
    let pile = "scoring-1 florin-1 florin-2 florin-3 florin-4 florin-5";
    let mut hakim = owner(Character::HakimWahid).draw_pile(pile).game();
    play_all(&mut hakim, &["take dinar-1", "hakim pavilion"]);
    assert!(prices(&hakim, 0).is_empty());
}

#[test]
fn art_22_51_mas_52_a_master_builder_moves_tiles_before_the_update() {
    let mut game = position("master-builders")
        .palace(0, "pavilion-07 at 1,0")
        .reserve(0, "seraglio-06")
        .hand(0, "builder-ducat")
        .game();
    let events = play_all(&mut game, &["take dinar-1", "play builder-ducat"]);
    assert!(told(&events).is_empty() && prices(&game, 0).is_empty());
    let events = play_all(&mut game, &["remove 1,0"]);
    let (seat, price) = (seat(0), price(8));
    assert_eq!(told(&events), [ArtEvent::Taken { seat, price, marker: 1 }]);
}

// TRE-51 and the other independent pairs: chests, gates and sticks on a tile change nothing.
#[test]
fn art_52_tre_51_a_chest_on_a_tile_changes_nothing() {
    let chests = list("pavilion-07");
    let mut game = position("treasure-chamber city-gates")
        .palace(0, "pavilion-07 at 1,0")
        .reserve(0, "seraglio-06")
        .edit(|editor| editor.chests(&chests))
        .game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(culture(&game, 0, 8), Some((0, 1)));
}

// BASE-08, INT-10: the disc is put back first, then the culture tiles are updated.
#[test]
fn art_22_the_update_comes_after_the_disc() {
    let mut game = position("street-trader")
        .reserve(0, "arcades-08")
        .hand(0, "florin-9")
        .edit(|editor| editor.disc(seat(0), Some(Cell::new(1, 0))))
        .game();
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0"]);
    while game.awaited() != Awaited::StreetTrader(street_trader::Awaited::PutBack) {
        let actions = legal(&game);
        let pass = actions.iter().find(|action| *action == "pass");
        let action = pass.unwrap_or(&actions[0]).clone();
        play_all(&mut game, &[&action]);
    }
    assert!(prices(&game, 0).is_empty());
    let first = legal(&game)[0].clone();
    play_all(&mut game, &[&first]);
    assert_eq!(prices(&game, 0), [9]);
}

#[test]
fn art_55_the_red_palace_is_another_game() {
    testkit::check_other_game("art-of-the-moors");
}
