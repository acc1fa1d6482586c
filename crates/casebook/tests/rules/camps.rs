//! Camps (`docs/rules/24-camps.md`).

use std::collections::BTreeSet;

use engine::editor::{Editor, palace};
use engine::modules::camps;
use engine::modules::characters::Character;
use engine::modules::treasure_chamber::Room;
use engine::vocab::{Building, Cell, SeatSet, TileId};
use engine::{Awaited, Game, Illegal, Palace, Points, Round, Scorer, Seed, Source};
use testkit::brute::{check_palace, check_wall};
use testkit::{Position, layout, legal, legal_with, play_all, read, refusal, rules, seat, table};

/// Three players, seat 0 about to act; the refill draws florins.
fn position(modules: &str) -> Position {
    Position::new(3, modules)
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("seraglio-07 arcades-05 pavilion-05 tower-06")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
        .supply("tower-05 garden-05 garden-02 garden-03")
}

/// The Alhambra of CAMP-T01.
const T01: &str = "garden-09 at -2,0; arcades-08 at -1,0; tower-09 at 1,0; arcades-07 at 2,0; seraglio-04 at 0,1; \
                   camp-2 at -3,0; camp-4 at 3,0; camp-8 at 1,1";

fn palace_of(game: &Game) -> Palace {
    *table(game).palace(seat(0))
}

/// The points of seat 0 for each camp, in the order of the camps.
fn camp_points(game: &Game, round: Round) -> Vec<(&'static str, Points)> {
    let lines = table(game).explain(round).into_iter().filter(|line| line.who == Scorer::Seat(seat(0)));
    let points = lines.filter_map(|line| match line.source {
        Source::Camps(camps::Source::Camp(tile)) => Some((tile.name(), line.points)),
        _ => None,
    });
    points.collect()
}

/// The rule that refuses a layout. The start tile need not be listed.
fn refused(tiles: &str) -> Option<&'static str> {
    palace(&layout(tiles)).err().map(Illegal::rule)
}

// Components and set-up

#[test]
fn camp_01_eight_camps_are_in_the_supply() {
    let mut drawn: BTreeSet<TileId> = BTreeSet::new();
    for players in 2..=6 {
        for seed in 0..20 {
            let game = Game::new(rules(players, "camps"), Seed::from_number(seed));
            let market = engine::vocab::Space::ALL.into_iter().filter_map(|space| table(&game).market(space));
            let dirk = table(&game).dirk().unwrap_or_default();
            let all: Vec<TileId> = game.secrets().supply().chain(market).chain(dirk.iter()).collect();
            assert_eq!((all.len(), all.iter().filter(|tile| tile.is_camp()).count()), (62, 8));
            drawn.extend(all[..10].iter().filter(|tile| tile.is_camp()));
        }
    }
    assert_eq!(drawn.len(), 8, "they are shuffled in");
    let game = Game::new(rules(3, ""), Seed::from_number(1));
    assert!(game.secrets().supply().all(|tile| tile.kind().is_some()));
}

#[test]
fn camp_01_each_price_and_shape_once_without_kind_and_wall() {
    let prices: Vec<u8> = TileId::camps().map(TileId::price).collect();
    assert_eq!(prices, [2, 3, 4, 5, 6, 7, 8, 9]);
    let shapes: BTreeSet<String> = TileId::camps().map(|camp| camp.bastions().to_string()).collect();
    assert_eq!(shapes.len(), 8);
    for camp in TileId::camps() {
        assert_eq!((camp.kind(), camp.hut_kind(), camp.walls().bits()), (None, None, 0));
        let bastions = camp.bastions();
        assert!(matches!(bastions.iter().count(), 1 | 2), "{camp}");
        // Two bastions always meet at a corner.
        assert!(!bastions.iter().any(|dir| bastions.has(dir.opposite())), "{camp}");
    }
}

// Rules

#[test]
fn camp_10_bought_set_aside_reserved_redesigned_and_given() {
    let position = position("camps").market("camp-4 arcades-05 pavilion-05 tower-10").hand(0, "florin-5");
    let mut game = position.palace(0, "arcades-07 at 1,0").game();
    // An exact purchase gives a further action (BASE-21).
    play_all(&mut game, &["buy 1 with florin-5", "stop"]);
    assert_eq!(legal(&game), ["reserve camp-4", "place camp-4 at 2,0"]);
    let mut reserved = game.clone();
    play_all(&mut reserved, &["reserve camp-4"]);
    assert!(table(&reserved).reserve(seat(0)).has(read("camp-4")));
    reserved = Editor::of(reserved).turn_of(seat(0)).build();
    play_all(&mut reserved, &["add camp-4 at 2,0"]);
    reserved = Editor::of(reserved).turn_of(seat(0)).build();
    play_all(&mut reserved, &["remove 2,0"]);
    play_all(&mut game, &["place camp-4 at 2,0"]);
    assert_eq!(palace_of(&game).tile_at(Cell::new(2, 0)), Some(read("camp-4")));
    check_palace(&palace_of(&game));
}

#[test]
fn camp_10_a_left_over_camp_is_handed_out() {
    let position = position("camps").market("camp-4 arcades-05 - tower-10").supply("");
    let position = position.hand(0, "florin-1 ducat-9").hand(1, "dirham-1").palace(0, "arcades-07 at 1,0");
    let mut game = position.game();
    play_all(&mut game, &["take ducat-8"]);
    // Seat 1 places first (BASE-81).
    play_all(&mut game, &["reserve arcades-05"]);
    assert!(legal(&game).contains(&"place camp-4 at 2,0".to_string()));
}

#[test]
fn camp_11_t03_bastion_to_wall_is_the_only_contact_with_a_tile() {
    let position = position("camps").palace(0, "arcades-07 at 1,0").reserve(0, "camp-4 camp-2 camp-5");
    let game = position.game();
    assert_eq!(refusal(&game, "add camp-2 at 2,0"), "CAMP-11");
    // A green side would face an open side, then a bastion would.
    assert_eq!(refusal(&game, "add camp-4 at 1,-1"), "CAMP-11");
    assert_eq!(refusal(&game, "add camp-5 at 1,-1"), "CAMP-11");
    assert_eq!(refusal(&game, "add camp-4 at 1,0"), "BASE-46");
    assert_eq!(refusal(&game, "add camp-4 at 5,0"), "BASE-44");
    let mut placed = game.clone();
    play_all(&mut placed, &["add camp-4 at 2,0"]);
    assert_eq!(camp_points(&placed, Round::One), [("camp-4", 2)]);
    assert_eq!(palace_of(&placed).longest_wall().length, 1);
    check_palace(&palace_of(&placed));
}

#[test]
fn camp_11_t04_green_to_green_and_no_bastion_against_a_camp() {
    let palace = "arcades-07 at 1,0; tower-11 at 1,1; camp-4 at 2,0";
    let mut game = position("camps").palace(0, palace).reserve(0, "camp-8 camp-5").game();
    assert_eq!(refusal(&game, "add camp-8 at 2,1"), "CAMP-11");
    play_all(&mut game, &["add camp-5 at 2,1"]);
    // camp-5 gets 1 from its arrow W, where tower-11 lies, and 0 from its arrow S.
    assert_eq!(camp_points(&game, Round::Two), [("camp-4", 2), ("camp-5", 1)]);
    assert_eq!(refused("arcades-07 at 1,0; tower-11 at 1,1; camp-4 at 2,0; camp-8 at 2,1"), Some("CAMP-11"));
    // Bastion against bastion: camp-4 (W) at (3,0) meets camp-2 (E) at (2,0), which touches a green side.
    assert_eq!(refused("arcades-07 at 1,0; camp-2 at 2,0; camp-4 at 3,0"), Some("CAMP-11"));
}

#[test]
fn camp_12_a_camp_needs_a_wall_of_its_own() {
    // Touching camp-4 green side to green side is not enough by itself.
    let game = position("camps").palace(0, "arcades-07 at 1,0; camp-4 at 2,0").reserve(0, "camp-1").game();
    assert_eq!(refusal(&game, "add camp-1 at 2,1"), "CAMP-11");
    assert_eq!(refusal(&game, "add camp-1 at 3,0"), "CAMP-12");
    assert_eq!(refused("arcades-07 at 1,0; camp-4 at 2,0; camp-1 at 3,0"), Some("CAMP-12"));
    // The second bastion may face an empty cell.
    assert_eq!(refused("arcades-07 at 1,0; camp-8 at 2,0"), None);
}

#[test]
fn camp_13_no_way_leads_over_a_camp() {
    // tower-10 would lie behind the camp, against its green side.
    assert_eq!(refused("arcades-07 at 1,0; camp-4 at 2,0; tower-10 at 3,0"), Some("CAMP-11"));
    let game = position("camps").palace(0, "arcades-07 at 1,0; tower-09 at 0,1; camp-1 at 0,2").game();
    // The camp itself need not be reachable, and its tile is reached without it.
    check_palace(&palace_of(&game));
    assert_eq!(legal_with(&game, "remove"), ["remove 1,0", "remove 0,2"]);
}

#[test]
fn camp_14_camps_are_occupied_cells() {
    let game = position("camps").palace(0, "arcades-07 at 1,0; camp-4 at 2,0").reserve(0, "tower-07").game();
    assert_eq!(refusal(&game, "add tower-07 at 2,0"), "BASE-46");
    // camp-1 (N) would touch the S wall of seraglio-06 and close in the cell (-1,1), with chambers-08 at its corner.
    let palace =
        "arcades-08 at -1,0; seraglio-06 at -2,0; tower-07 at 0,1; garden-07 at 0,2; chambers-08 at -1,2";
    let game = position("camps").palace(0, palace).reserve(0, "camp-1").game();
    assert_eq!(refusal(&game, "add camp-1 at -2,1"), "BASE-45");
    check_palace(&palace_of(&game));
    assert_eq!(refused(&format!("{palace}; camp-1 at -2,1")), Some("BASE-45"));
    // The same with the camp first and the tile last.
    let palace = "arcades-08 at -1,0; seraglio-06 at -2,0; tower-07 at 0,1; garden-07 at 0,2; camp-1 at -2,1";
    let game = position("camps").palace(0, palace).reserve(0, "chambers-08").game();
    assert_eq!(refusal(&game, "add chambers-08 at -1,2"), "BASE-45");
    check_palace(&palace_of(&game));
}

#[test]
fn camp_15_t05_a_tile_that_a_camp_needs_stays_or_is_swapped_for_one_with_a_wall() {
    let position = position("camps").palace(0, "arcades-07 at 1,0; camp-4 at 2,0");
    let mut game = position.reserve(0, "tower-11 arcades-08").game();
    assert_eq!(refusal(&game, "remove 1,0"), "CAMP-15");
    assert_eq!(refusal(&game, "swap arcades-08 at 1,0"), "CAMP-15");
    play_all(&mut game, &["swap tower-11 at 1,0"]);
    check_palace(&palace_of(&game));
}

#[test]
fn camp_15_a_tile_may_go_while_the_camp_keeps_another_contact() {
    // camp-8 (N, W) touches tower-09 (wall S) at (1,0) and seraglio-04 (wall E) at (0,1).
    let game = position("camps").palace(0, "tower-09 at 1,0; seraglio-04 at 0,1; camp-8 at 1,1").game();
    assert_eq!(legal_with(&game, "remove"), ["remove 1,0", "remove 0,1", "remove 1,1"]);
    let mut one = game.clone();
    play_all(&mut one, &["remove 1,0"]);
    one = Editor::of(one).turn_of(seat(0)).build();
    assert_eq!(refusal(&one, "remove 0,1"), "CAMP-15");
    check_palace(&palace_of(&one));
}

#[test]
fn camp_15_t06_a_building_beside_a_camp_only_wall_against_bastion() {
    let palace = "arcades-07 at 1,0; camp-4 at 2,0; arcades-08 at 1,1; tower-07 at 2,1; tower-10 at 3,1";
    // The open N sides of (2,1) would touch the green S side of the camp.
    assert_eq!(refused(palace), Some("CAMP-11"));
    let game = position("camps").palace(0, "arcades-07 at 1,0; camp-4 at 2,0");
    let game = game.reserve(0, "tower-10 garden-07").game();
    // (3,0): tower-10 has a wall W, garden-07 is open there; both meet green.
    assert_eq!(refusal(&game, "add tower-10 at 3,0"), "CAMP-11");
    assert_eq!(refusal(&game, "add garden-07 at 3,0"), "CAMP-11");
    // Wall against bastion is allowed: camp-8's N bastion touches the S wall of seraglio-06.
    let palace = "arcades-07 at 1,0; camp-8 at 2,0; arcades-08 at 1,-1";
    let game = position("camps").palace(0, palace).reserve(0, "seraglio-06 garden-07").game();
    assert!(legal(&game).contains(&"add seraglio-06 at 2,-1".to_string()));
    assert_eq!(refusal(&game, "add garden-07 at 2,-1"), "CAMP-11");
    check_palace(&palace_of(&game));
}

#[test]
fn camp_16_t02_no_camp_beside_the_start_tile() {
    let camps: Vec<String> = TileId::camps().map(|camp| camp.name().to_string()).collect();
    let game = position("camps").reserve(0, &camps.join(" ")).game();
    assert!(legal_with(&game, "add").is_empty());
    for camp in camps {
        for at in ["0,1", "1,0", "0,-1", "-1,0"] {
            assert_eq!(refusal(&game, &format!("add {camp} at {at}")), "CAMP-11");
        }
    }
}

#[test]
fn camp_17_a_camp_is_swapped_for_a_camp_only() {
    let position = position("camps").palace(0, "tower-09 at 1,0; seraglio-04 at 0,1; camp-8 at 1,1");
    let game = position.reserve(0, "camp-4 camp-1 tower-10 garden-01").game();
    // Both bastions of camp-8 touch walls, so no other shape may take its place.
    assert_eq!(refusal(&game, "swap camp-4 at 1,1"), "CAMP-11");
    assert_eq!(refusal(&game, "swap tower-10 at 1,1"), "CAMP-17");
    assert_eq!(refusal(&game, "swap camp-4 at 1,0"), "CAMP-17");
    assert_eq!(refusal(&game, "swap camp-4 at 0,0"), "BASE-51");
    let position = self::position("camps").palace(0, "arcades-07 at 1,0; camp-8 at 2,0");
    let mut game = position.reserve(0, "camp-4 camp-1").game();
    assert_eq!(legal_with(&game, "swap"), ["swap camp-4 at 2,0"]);
    play_all(&mut game, &["swap camp-4 at 2,0"]);
    assert!(table(&game).reserve(seat(0)).has(read("camp-8")));
    check_palace(&palace_of(&game));
}

// Scoring

#[test]
fn camp_20_21_22_23_t01_every_arrow_counts_its_line() {
    let game = position("camps").palace(0, T01).game();
    for round in Round::ALL {
        assert_eq!(camp_points(&game, round), [("camp-2", 5), ("camp-4", 5), ("camp-8", 2)]);
    }
    // CAMP-25: the bastions do not hide the walls.
    assert_eq!(palace_of(&game).longest_wall().length, 3);
    check_palace(&palace_of(&game));
}

#[test]
fn camp_20_a_line_ends_at_an_empty_cell_and_at_a_camp() {
    // camp-4's arrow W: arcades-07, start, then an empty cell; tower-10 beyond is not counted.
    let palace = "arcades-07 at 1,0; camp-4 at 2,0; garden-07 at 0,1; tower-07 at -1,1; arcades-08 at -2,1; \
                  chambers-08 at -2,0";
    let game = position("camps").palace(0, palace).game();
    assert_eq!(camp_points(&game, Round::Three), [("camp-4", 2)]);
    // A camp ends the line and is not counted (CAMP-22): arcades-01 (walls N, E, S) lies between two camps.
    let palace = "arcades-01 at 1,0; camp-3 at 1,-1; camp-1 at 1,1";
    let game = position("camps").palace(0, palace).game();
    assert_eq!(camp_points(&game, Round::One), [("camp-1", 1), ("camp-3", 1)]);
}

#[test]
fn camp_21_walls_inside_a_line_do_not_interrupt_it() {
    // There is a double wall between seraglio-06 (wall S) at (1,0) and tower-08 (wall N) at (1,1).
    let palace = "seraglio-06 at 1,0; arcades-08 at 0,1; tower-08 at 1,1; chambers-06 at 1,2; camp-1 at 1,3";
    let game = position("camps").palace(0, palace).game();
    assert_eq!(camp_points(&game, Round::One), [("camp-1", 3)]);
}

#[test]
fn camp_24_no_majority_and_nothing_in_the_reserve() {
    let game = position("camps").palace(0, "arcades-07 at 1,0; camp-4 at 2,0").reserve(0, "camp-2").game();
    let lines = table(&game).explain(Round::Three);
    let own: Vec<Source> =
        lines.iter().filter(|line| line.who == Scorer::Seat(seat(0))).map(|line| line.source).collect();
    assert_eq!(
        own,
        [
            Source::Majority(Building::Arcades),
            Source::Wall,
            Source::Camps(camps::Source::Camp(read("camp-4")))
        ]
    );
}

#[test]
fn camp_25_a_wall_behind_a_bastion_counts_once() {
    // chambers-03 at (1,0) has walls N and E: with a camp on the E side they are still two segments.
    let palace = "chambers-03 at 1,0; camp-4 at 2,0";
    let game = position("camps").palace(0, palace).game();
    assert_eq!(palace_of(&game).longest_wall().length, 2);
    check_wall(&palace_of(&game));
}

// With other modules

#[test]
fn camp_30_viz_35_the_vizier_buys_a_camp() {
    let position = position("viziers-favour camps").market("camp-4 arcades-05 pavilion-05 tower-10");
    let position = position.hand(2, "florin-5").palace(2, "arcades-07 at 1,0");
    let mut game = position.edit(|editor| editor.viziers(SeatSet::all(3))).game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.to_act(), Some(seat(2)), "the others hold no card");
    play_all(&mut game, &["vizier 1 with florin-5"]);
    assert_eq!(legal(&game), ["reserve camp-4", "place camp-4 at 2,0"]);
}

#[test]
fn camp_30_exc_34_dia_23_camps_are_paid_like_buildings() {
    let position = position("currency-exchange diamonds camps").market("camp-6 camp-4 pavilion-05 tower-10");
    // Space 1 is paid in florins, and camp-6 costs 7.
    let game = position.hand(0, "florin-4 dinar-3 diamond-7 exchange-3").game();
    let buys = legal_with(&game, "buy");
    assert!(buys.contains(&"buy 1 with diamond-7".to_string()), "{buys:?}");
    assert!(buys.contains(&"buy 1 with florin-4 dinar-3 exchange-3".to_string()), "{buys:?}");
}

#[test]
fn camp_30_chr_53_karim_pays_laila_replaces_and_hakim_counts_none() {
    let position = position("characters camps").market("camp-6 arcades-05 pavilion-05 tower-10");
    let karim = position.clone().edit(|editor| editor.character(seat(0), Character::AbdulKarim));
    let mut game = karim.game();
    play_all(&mut game, &["karim 1"]);
    assert!(table(&game).set_aside().has(read("camp-6")));
    // Laila may take a camp off the market, and may draw one.
    let laila = position.clone().supply("camp-1 garden-02");
    let laila = laila.edit(|editor| editor.character(seat(0), Character::LailaWundabah)).before_turn_of(0);
    let mut game = laila.game();
    assert_eq!(game.awaited(), Awaited::BeforeTurn);
    play_all(&mut game, &["laila 1"]);
    assert_eq!(table(&game).market(engine::vocab::Space::One), Some(read("camp-1")));
    assert!(game.secrets().supply().any(|tile| tile == read("camp-6")));
    // Ammar moves camps.
    let ammar = position.palace(0, "arcades-07 at 1,0").reserve(0, "camp-4");
    let mut game = ammar.edit(|editor| editor.character(seat(0), Character::AmmarElSchauf)).game();
    play_all(&mut game, &["take dinar-1", "ammar", "add camp-4 at 2,0"]);
    assert!(palace_of(&game).tile_at(Cell::new(2, 0)).is_some_and(TileId::is_camp));
}

#[test]
fn camp_32_hut_33_huts_count_in_lines_and_take_bastions() {
    // hut-arcades-1 has a wall E.
    let position = position("workers-huts camps").palace(0, "tower-07 at 1,0; hut-arcades-1 at 2,0");
    let mut game = position.reserve(0, "camp-4").game();
    play_all(&mut game, &["add camp-4 at 3,0"]);
    assert_eq!(camp_points(&game, Round::One), [("camp-4", 3)]);
    check_palace(&palace_of(&game));
}

#[test]
fn camp_33_gate_33_no_gate_between_a_camp_and_another_tile() {
    // camp-8 (N, W) at (2,0): a tile N of it would be reachable only through a gate.
    let palace = "arcades-07 at 1,0; camp-8 at 2,0; garden-08 at 0,-1";
    let position = position("city-gates camps").palace(0, palace).reserve(0, "seraglio-06 garden-04 camp-4");
    let game = position.edit(|editor| editor.gate_cards(seat(0), 2)).game();
    // No gate on the side of the camp, and none for a camp.
    assert_eq!(refusal(&game, "add seraglio-06 at 2,-1 gate S"), "GATE-33");
    assert!(
        legal_with(&game, "add").iter().all(|action| !action.contains("camp") || !action.contains("gate"))
    );
    assert_eq!(refusal(&game, "add camp-4 at 0,-2 gate S"), "GATE-33");
    // CAMP-13: a gate at a camp cannot make a removal legal.
    let palace = "arcades-07 at 1,0; camp-4 at 2,0";
    let position = self::position("city-gates camps").palace(0, palace);
    let game = position.edit(|editor| editor.gate_cards(seat(0), 2)).game();
    assert_eq!(refusal(&game, "remove 1,0 gate 1,0:E"), "CAMP-15");
}

#[test]
fn camp_35_tre_41_no_chest_on_a_camp() {
    let chests = [Building::Arcades, Building::Arcades, Building::Tower, Building::Tower];
    let position = position("camps treasure-chamber").palace(0, "arcades-07 at 1,0; camp-4 at 2,0");
    let position = position.hand(0, "ducat-8").edit(|editor| editor.room(Room::One, Some(chests)));
    let mut game = position.game();
    play_all(&mut game, &["chests 1", "pay-chests ducat-8"]);
    assert_eq!(legal_with(&game, "put-chest"), ["put-chest arcades-07"]);
    assert_eq!(refusal(&game, "put-chest camp-4"), "TRE-20");
}

// Two players

#[test]
fn camp_40_dirk_draws_and_gets_camps_which_count_nothing() {
    let position = Position::new(2, "camps").row("dinar-1 dirham-2 ducat-8 florin-9");
    let position = position.market("camp-4 arcades-05 pavilion-05 tower-10").hand(0, "florin-5").dirk("");
    let supply = "camp-1 camp-2 camp-3 camp-5 camp-6 camp-7 camp-8 tower-01 tower-02 tower-03";
    let position = position.supply(supply).draw_pile("scoring-1 florin-1 florin-2");
    let mut game = position.game();
    // The further action takes a card, so that the scoring card comes up.
    play_all(&mut game, &["buy 1 with florin-5", "take dinar-1", "give camp-4"]);
    let dirk = table(&game).dirk().expect("two players");
    // BASE-87: six tiles after round 1, camps among them; then the market is refilled.
    assert_eq!(dirk.len(), 7);
    assert_eq!(dirk.outposts().len(), 7);
    assert_eq!(table(&game).dirk_score(), Some(0));
    assert_eq!(table(&game).supply_len(), 10 - 6 - 1);
}
