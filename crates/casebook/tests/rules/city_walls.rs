//! City Walls (`docs/rules/31-city-walls.md`).

use std::collections::BTreeSet;

use engine::data::{STICKS, WALL_CARDS_IN_PILES};
use engine::editor::Editor;
use engine::modules::characters::Character;
use engine::modules::city_walls::{self, WallCard};
use engine::modules::{camps, characters};
use engine::vocab::{Building, Cell, Dir, SeatSet, Space, TileId, Walls};
use engine::{Awaited, Event, Game, Palace, Points, Round, Scorer, Seed, Source, Viewer};
use testkit::brute::check_palace;
use testkit::window::VIZIER;
use testkit::{Position, legal, legal_with, play_all, read, refusal, rules, seat, table};

/// Three players, seat 0 about to act; the refill draws florins.
fn position(modules: &str) -> Position {
    Position::new(3, modules)
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("seraglio-07 arcades-05 pavilion-05 tower-10")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
        .supply("tower-05 garden-01 garden-02 garden-04 tower-06 tower-09")
}

fn palace_of(game: &Game) -> Palace {
    *table(game).palace(seat(0))
}

fn walls_at(game: &Game, x: i8, y: i8) -> String {
    palace_of(game).walls_at(Cell::new(x, y)).expect("a tile").to_string()
}

fn longest(game: &Game) -> u8 {
    palace_of(game).longest_wall().length
}

/// The same game at an action of seat 0.
fn again(game: Game) -> Game {
    Editor::of(game).turn_of(seat(0)).build()
}

// Components and set-up

#[test]
fn wall_01_02_03_eight_cards_need_exactly_the_twelve_sticks() {
    let shapes: Vec<String> = WallCard::all().map(|card| card.walls().to_string()).collect();
    assert_eq!(shapes, ["N", "E", "S", "W", "NE", "ES", "SW", "NW"]);
    assert_eq!(WallCard::all().map(|card| card.walls().len()).sum::<usize>(), 12);
    assert_eq!(STICKS, 12);
    for card in WallCard::all() {
        // Two walls always meet at a corner.
        assert!(!card.walls().iter().any(|dir| card.walls().has(dir.opposite())), "{card}");
        assert_eq!(WallCard::from_id(card.id()), Some(card));
        assert_eq!(engine::vocab::Card::from(card).money(), None, "no value and no currency");
    }
}

#[test]
fn wall_04_05_50_two_cards_unseen_in_each_of_piles_2_to_5() {
    let mut first = BTreeSet::new();
    for players in 2..=6 {
        for seed in 0..60 {
            let game = Game::new(rules(players, "city-walls"), Seed::from_number(seed));
            let pile: Vec<_> = game.secrets().draw_pile().collect();
            let walls = |card: &engine::vocab::Card| WallCard::of(*card);
            assert_eq!(pile.iter().filter_map(walls).collect::<BTreeSet<_>>(), WallCard::all().collect());
            first.extend(pile.iter().find_map(walls));
            let money = pile.len() - 2 - 8;
            let mut begin = 0;
            for (number, cards) in WALL_CARDS_IN_PILES.into_iter().enumerate() {
                let scoring = usize::from(number == 1 || number == 3);
                let size = money / 5 + usize::from(number < money % 5) + scoring + cards;
                let here = pile[begin..begin + size].iter().filter_map(walls).count();
                assert_eq!((here, cards), ([0, 2, 2, 2, 2][number], here), "pile {}", number + 1);
                begin += size;
            }
            // WALL-05
            assert!(table(&game).wall_display().is_empty());
            assert_eq!((table(&game).sticks_left(), table(&game).sticks().count()), (12, 0));
        }
    }
    assert_eq!(first.len(), 8, "every card comes first now and then");
    let plain = Game::new(rules(3, ""), Seed::from_number(1));
    assert_eq!(plain.secrets().draw_pile().filter(|&card| WallCard::of(card).is_some()).count(), 0);
}

#[test]
fn wall_04_which_pile_holds_which_card_is_hidden() {
    let game = Game::new(rules(3, "city-walls"), Seed::from_number(5));
    let mut firsts = BTreeSet::new();
    for seed in 0..80 {
        let view = game.view(Viewer::Seat(seat(1)));
        let sample = view.sample(Seed::from_number(seed));
        assert!(sample.view(Viewer::Seat(seat(1))) == view);
        firsts.extend(sample.secrets().draw_pile().find_map(WallCard::of));
    }
    assert_eq!(firsts.len(), 8);
}

// The display

#[test]
fn wall_10_11_t7_drawn_cards_go_to_the_display_and_the_row_is_filled() {
    let position = position("city-walls").row("dinar-1 dinar-2 dinar-3");
    let mut game = position.draw_pile("wall-NE wall-S dinar-4 ducat-7 ducat-8").game();
    let events = play_all(&mut game, &["take dinar-2"]);
    let view = table(&game);
    assert_eq!(view.money_row().len(), 4);
    assert_eq!(view.wall_display().iter().map(|card| card.id()).collect::<Vec<_>>(), ["wall-S", "wall-NE"]);
    assert_eq!(view.draw_pile_len(), 1);
    let opened = events.iter().filter(|event| {
        event.reveals() && matches!(event, Event::CityWalls(city_walls::Event::Opened { .. }))
    });
    assert_eq!(opened.count(), 2);
    // They stay there until taken, and everybody sees them.
    play_all(&mut game, &["take ducat-7"]);
    assert_eq!(table(&game).wall_display().iter().count(), 2);
}

#[test]
fn wall_12_19_without_a_card_that_fits_there_is_no_action() {
    let game = position("city-walls").game();
    assert!(legal_with(&game, "build").is_empty());
    assert_eq!(refusal(&game, "build wall-N on start"), "WALL-13");
    // Neither of the cards on display fits on any tile.
    let position = position("city-walls").palace(0, "garden-08 at 0,-1").reserve(0, "tower-01");
    let game = position.wall_display("wall-NE wall-N").game();
    assert_eq!(legal_with(&game, "build"), Vec::<String>::new());
    assert_eq!(refusal(&game, "build wall-N on garden-08"), "WALL-16");
}

#[test]
fn wall_12_22_a_full_action_without_a_further_one_and_the_card_leaves_the_game() {
    let mut game = position("city-walls").wall_display("wall-N wall-SW").game();
    let built = play_all(&mut game, &["build wall-SW on start"]);
    let (seat, card, tile) = (seat(0), read("wall-SW"), TileId::START);
    assert!(built.contains(&Event::CityWalls(city_walls::Event::Built { seat, card, tile })));
    assert_eq!(game.to_act(), Some(testkit::seat(1)), "the turn is over");
    let view = table(&game);
    assert_eq!(view.wall_display().iter().map(|card| card.id()).collect::<Vec<_>>(), ["wall-N"]);
    assert!(view.wall_cards_used().has(card));
    assert_eq!((view.sticks_left(), view.discard().len()), (10, 0));
    // It may be the further action after an exact purchase, and then it is the last one.
    let position = position("city-walls").wall_display("wall-N").hand(0, "dinar-6");
    let mut game = position.game();
    play_all(&mut game, &["buy 3 with dinar-6", "build wall-N on start"]);
    assert_eq!(game.awaited(), Awaited::Place);
}

#[test]
fn wall_22_a_used_card_does_not_come_back_with_the_discards() {
    let position = position("city-walls").wall_display("wall-N").draw_pile("").discard("ducat-1 ducat-2");
    let mut game = position.row("dinar-1 dirham-2").game();
    play_all(&mut game, &["build wall-N on start"]);
    let view = table(&game);
    assert_eq!((view.draw_pile_len(), view.discard().len(), view.money_row().len()), (0, 0, 4));
    assert!(view.wall_display().is_empty());
}

// Building

#[test]
fn wall_13_14_on_one_own_tile_of_alhambra_reserve_or_bought_in_this_turn() {
    let position = position("city-walls").wall_display("wall-S").palace(0, "garden-08 at 1,0");
    let position = position.palace(1, "garden-10 at 1,0").reserve(0, "tower-07").reserve(1, "tower-08");
    let mut game = position.hand(0, "dinar-6").game();
    play_all(&mut game, &["buy 3 with dinar-6"]);
    let tiles: Vec<String> = ["start", "garden-08", "tower-07", "pavilion-05"]
        .map(|tile| format!("build wall-S on {tile}"))
        .into();
    assert_eq!(legal_with(&game, "build"), tiles);
    for other in ["garden-10", "tower-08", "seraglio-07", "tower-05"] {
        assert_eq!(refusal(&game, &format!("build wall-S on {other}")), "WALL-14");
    }
    // The card cannot be kept, and it cannot be used in any other step.
    play_all(&mut game, &["stop"]);
    assert_eq!(refusal(&game, "build wall-S on start"), "BASE-60");
}

#[test]
fn wall_15_20_t1_a_stick_on_the_start_tile_alone() {
    let mut game = position("city-walls").wall_display("wall-N").reserve(0, "garden-07 garden-11").game();
    assert!(legal(&game).contains(&"add garden-07 at 0,-1".to_string()));
    play_all(&mut game, &["build wall-N on start"]);
    assert_eq!((walls_at(&game, 0, 0).as_str(), longest(&game)), ("N", 1));
    assert_eq!(table(&game).sticks_left(), 11);
    check_palace(&palace_of(&game));
    let mut game = again(game);
    assert_eq!(refusal(&game, "add garden-07 at 0,-1"), "BASE-42");
    // garden-11 has a wall S, but nobody could walk to it.
    assert_eq!(refusal(&game, "add garden-11 at 0,-1"), "BASE-43");
    play_all(&mut game, &["add garden-07 at 1,0"]);
    // Other players' start tiles are not affected.
    assert_eq!(table(&game).palace(seat(1)).walls_at(Cell::START), Some(Walls::EMPTY));
}

#[test]
fn wall_17_t2_no_stick_between_two_tiles() {
    let mut game = position("city-walls").wall_display("wall-E").palace(0, "garden-08 at 1,0").game();
    assert_eq!(refusal(&game, "build wall-E on start"), "WALL-17");
    play_all(&mut game, &["build wall-E on garden-08"]);
    assert_eq!((walls_at(&game, 1, 0).as_str(), longest(&game)), ("NE", 2));
    check_palace(&palace_of(&game));
}

#[test]
fn wall_16_t3_no_side_that_has_a_wall_and_never_half_a_card() {
    let mut game = position("city-walls").wall_display("wall-NE wall-ES").reserve(0, "garden-08").game();
    assert_eq!(refusal(&game, "build wall-NE on garden-08"), "WALL-16");
    play_all(&mut game, &["build wall-ES on garden-08"]);
    assert_eq!(table(&game).walls_of(read("garden-08")).to_string(), "NES");
    assert_eq!(table(&game).sticks_left(), 10);
    // A stick counts as a wall here, too.
    let game = Editor::of(again(game)).wall_display([read("wall-E")].into_iter().collect()).build();
    assert_eq!(refusal(&game, "build wall-E on garden-08"), "WALL-16");
}

#[test]
fn wall_18_t4_no_tile_with_four_walls() {
    let position = position("city-walls").wall_display("wall-W").reserve(0, "tower-02");
    assert_eq!(refusal(&position.game(), "build wall-W on tower-02"), "WALL-18");
    // The start tile alone.
    let position = self::position("city-walls").wall_display("wall-W wall-S").sticks(0, "start", "NE");
    let mut game = position.game();
    play_all(&mut game, &["build wall-S on start"]);
    assert_eq!(refusal(&again(game), "build wall-W on start"), "WALL-18");
    // A tile that is reachable only through a gate (ruling 16).
    let position = self::position("city-gates city-walls").wall_display("wall-W wall-NE wall-N");
    let position = position.palace(0, "garden-08 at 1,0").reserve(0, "garden-11");
    let mut game = position.edit(|editor| editor.gate_cards(seat(0), 1)).game();
    play_all(&mut game, &["add garden-11 at 1,-1 gate S"]);
    game = again(game);
    play_all(&mut game, &["build wall-NE on garden-11"]);
    assert_eq!(refusal(&again(game), "build wall-W on garden-11"), "WALL-18");
}

#[test]
fn wall_21_30_t5_a_stick_joins_the_walls_beside_it() {
    let position = position("city-walls").palace(0, "garden-08 at 1,0; garden-07 at 2,0; tower-08 at 3,0");
    let mut game = position.wall_display("wall-N").game();
    assert_eq!(longest(&game), 1);
    play_all(&mut game, &["build wall-N on garden-07"]);
    assert_eq!(longest(&game), 3);
    let lines = table(&game).explain(Round::One);
    let wall = lines.iter().find(|line| line.source == Source::Wall).expect("a line");
    assert_eq!((wall.who, wall.points), (Scorer::Seat(seat(0)), 3));
    check_palace(&palace_of(&game));
}

#[test]
fn wall_14_t6_a_tile_bought_in_this_turn_is_placed_with_its_stick() {
    let position = position("city-walls").wall_display("wall-S").hand(0, "dinar-6");
    let mut game = position.palace(0, "tower-07 at 0,1").game();
    play_all(&mut game, &["buy 3 with dinar-6", "build wall-S on pavilion-05"]);
    // pavilion-05 has a wall N. With a wall on its S side, too, it does not fit N of the start tile.
    assert_eq!(refusal(&game, "place pavilion-05 at 0,-1"), "BASE-42");
    play_all(&mut game, &["place pavilion-05 at 1,0"]);
    assert_eq!(walls_at(&game, 1, 0), "NS");
    check_palace(&palace_of(&game));
}

#[test]
fn wall_20_23_t8_a_stick_goes_with_its_tile() {
    let position =
        position("city-walls").palace(0, "garden-08 at 1,0; tower-07 at 0,1").reserve(0, "hut-garden-1");
    let position = position.sticks(0, "garden-08", "E").reserve(0, "garden-03");
    let mut game = position.game();
    let tile: TileId = read("garden-08");
    play_all(&mut game, &["remove 1,0"]);
    assert_eq!(table(&game).walls_of(tile).to_string(), "NE");
    game = again(game);
    play_all(&mut game, &["add garden-08 at 0,-1"]);
    assert_eq!((walls_at(&game, 0, -1).as_str(), longest(&game)), ("NE", 2));
    // The tile is swapped out and in again: garden-03 has walls N and E, as garden-08 does now.
    game = again(game);
    play_all(&mut game, &["swap garden-03 at 0,-1"]);
    assert_eq!(table(&game).walls_of(tile).to_string(), "NE");
    game = again(game);
    play_all(&mut game, &["swap garden-08 at 0,-1"]);
    assert_eq!(walls_at(&game, 0, -1), "NE");
    check_palace(&palace_of(&game));
    // Kind, price and printed walls do not change.
    assert_eq!(
        (tile.kind(), tile.price(), tile.walls().to_string().as_str()),
        (Some(Building::Garden), 10, "N")
    );
}

#[test]
fn wall_24_cards_left_at_the_end_have_no_effect() {
    let position = position("city-walls").wall_display("wall-N wall-E").market("- - - -").supply("");
    let mut game = position.game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.awaited(), Awaited::Nothing);
    assert_eq!(table(&game).wall_display().iter().count(), 2);
    assert!(table(&game).seats().all(|seat| table(&game).score(seat) == 0));
}

// With other modules

#[test]
fn wall_25_chr_46_yammerad_turns_up_a_wall_card_and_draws_again() {
    let position = position("characters city-walls").draw_pile("wall-SW wall-N ducat-3 ducat-4 ducat-5");
    let position = position.edit(|editor| editor.character(seat(0), Character::Yammerad));
    let mut game = position.hand(0, "dinar-1").before_turn_of(0).game();
    play_all(&mut game, &["yammerad"]);
    assert_eq!(table(&game).wall_display().iter().count(), 2);
    assert!(game.secrets().hand(seat(0)).has(read("ducat-3")));
    // They can be used at once.
    assert!(legal(&game).contains(&"build wall-SW on start".to_string()));
}

#[test]
fn wall_40_gate_31_a_gate_stands_on_printed_walls_only() {
    // garden-08 has a wall N, garden-11 a wall S: a gate between them is legal if both are printed.
    let position = position("city-gates city-walls").edit(|editor| editor.gate_cards(seat(0), 2));
    let printed = position.clone().palace(0, "garden-08 at 1,0").reserve(0, "garden-11").game();
    assert_eq!(legal_with(&printed, "add").iter().filter(|action| action.contains("gate")).count(), 1);
    // The lower wall is a stick.
    let lower = position.clone().palace(0, "garden-10 at 1,0").reserve(0, "garden-11");
    let lower = lower.sticks(0, "garden-10", "N").game();
    assert_eq!(refusal(&lower, "add garden-11 at 1,-1 gate S"), "GATE-21");
    // The upper wall is a stick, then both walls are.
    let upper = position.clone().palace(0, "garden-08 at 1,0").reserve(0, "garden-10");
    let upper = upper.sticks(0, "garden-10", "S").game();
    assert_eq!(refusal(&upper, "add garden-10 at 1,-1 gate S"), "GATE-21");
    assert!(!legal(&upper).iter().any(|action| action.contains("gate S")));
    let start = position.clone().sticks(0, "start", "N").reserve(0, "garden-11").game();
    assert_eq!(refusal(&start, "add garden-11 at 0,-1 gate S"), "GATE-21");
    // Of two double walls, only the printed one can have a gate.
    let both = position.palace(0, "garden-08 at 1,0; pavilion-06 at 0,-1").reserve(0, "garden-05");
    let both = both.sticks(0, "garden-08", "E").game();
    assert_eq!(
        legal_with(&both, "add")
            .into_iter()
            .filter(|action| action.contains("1,-1 gate"))
            .collect::<Vec<_>>(),
        ["add garden-05 at 1,-1 gate S", "add garden-05 at 1,-1 gate W"]
    );
}

#[test]
fn wall_40_a_removal_needs_gates_at_printed_walls() {
    // GATE-T03: without arcades-08 the tower is reached through the double wall of seraglio-06 and tower-08.
    let position = position("city-gates city-walls").edit(|editor| editor.gate_cards(seat(0), 1));
    let printed = position.clone().palace(0, "seraglio-06 at 1,0; arcades-08 at 0,1; tower-08 at 1,1").game();
    assert!(legal(&printed).iter().any(|action| action.starts_with("remove 0,1 gate")));
    // The same walls, one of them a stick.
    let wooden = position.sticks(0, "tower-07", "N");
    let wooden = wooden.palace(0, "seraglio-06 at 1,0; arcades-08 at 0,1; tower-07 at 1,1").game();
    assert_eq!(walls_at(&wooden, 1, 1), "N");
    assert!(!legal(&wooden).iter().any(|action| action.starts_with("remove 0,1 gate")));
    assert_eq!(refusal(&wooden, "remove 0,1 gate 1,0:S"), "GATE-21");
}

#[test]
fn wall_40_an_existing_gate_stays_whatever_sticks_come() {
    let position = position("city-gates city-walls").palace(0, "garden-08 at 1,0").reserve(0, "garden-11");
    let position = position.edit(|editor| editor.gate_cards(seat(0), 1)).wall_display("wall-E");
    let mut game = position.game();
    play_all(&mut game, &["add garden-11 at 1,-1 gate S"]);
    game = again(game);
    play_all(&mut game, &["build wall-E on garden-11"]);
    assert_eq!((palace_of(&game).gates().len(), walls_at(&game, 1, -1).as_str()), (1, "ES"));
    check_palace(&palace_of(&game));
    // GATE-25 still holds.
    assert_eq!(refusal(&again(game), "remove 1,-1"), "GATE-25");
}

#[test]
fn wall_41_hut_35_a_hut_takes_sticks_and_they_can_lower_what_it_counts() {
    let position = position("workers-huts city-walls").wall_display("wall-S").reserve(0, "hut-garden-1");
    let mut game = position.palace(0, "garden-07 at 1,0").game();
    let at = Cell::new(1, -1);
    let value = |game: &Game| table(game).hut_value(seat(0), at, read("hut-garden-1"));
    assert_eq!(value(&game), 1);
    play_all(&mut game, &["build wall-S on hut-garden-1"]);
    assert_eq!(value(&game), 0);
    // HUT-20: the hut does not count garden-08, because a wall separates them.
    let position = self::position("workers-huts city-walls").sticks(0, "hut-garden-2", "S");
    let position = position.palace(0, "garden-08 at 1,0; garden-07 at 0,-1; hut-garden-2 at 1,-1");
    let game = position.game();
    assert_eq!(table(&game).hut_value(seat(0), at, read("hut-garden-2")), 1, "the garden in the west only");
    check_palace(&palace_of(&game));
}

#[test]
fn wall_43_camp_34_int_18_t8_no_stick_on_a_camp_but_a_bastion_against_a_stick() {
    let position = position("camps city-walls").wall_display("wall-N wall-E").reserve(0, "camp-4");
    let without = position.clone().game();
    assert_eq!(refusal(&without, "add camp-4 at 1,0"), "CAMP-11");
    assert_eq!(refusal(&without, "build wall-N on camp-4"), "WALL-43");
    let mut game = without;
    play_all(&mut game, &["build wall-E on start"]);
    game = again(game);
    play_all(&mut game, &["add camp-4 at 1,0"]);
    check_palace(&palace_of(&game));
    for round in Round::ALL {
        let lines = table(&game).explain(round);
        let points = |source: fn(&Source) -> bool| -> Points {
            lines.iter().filter(|line| source(&line.source)).map(|line| line.points).sum()
        };
        assert_eq!(points(|source| matches!(source, Source::Camps(camps::Source::Camp(_)))), 1);
        assert_eq!(points(|source| *source == Source::Wall), 1, "longest wall 1");
    }
    // CAMP-16: the camp may touch the stick as a wall, but cannot take a stick itself.
    game = again(game);
    assert_eq!(refusal(&game, "build wall-N on camp-4"), "WALL-43");
    assert!(legal(&game).contains(&"build wall-N on start".to_string()));
}

#[test]
fn wall_44_chr_56_yusuf_counts_the_wall_with_sticks() {
    let position =
        position("characters city-walls").palace(0, "garden-08 at 1,0; garden-07 at 2,0; tower-08 at 3,0");
    let position = position.edit(|editor| editor.character(seat(0), Character::YusufEPassuff));
    let game = position.sticks(0, "garden-07", "N").game();
    let lines = table(&game).explain(Round::One);
    let yusuf = lines
        .iter()
        .find(|line| line.source == Source::Characters(characters::Source::Yusuf))
        .expect("a line");
    assert_eq!((longest(&game), yusuf.points), (3, 1));
}

#[test]
fn wall_45_46_viz_38_the_vizier_takes_no_wall_card_and_his_tile_waits_for_a_later_action() {
    let position = position("viziers-favour city-walls").wall_display("wall-S").hand(1, "dinar-6");
    let mut game = position.edit(|editor| editor.viziers(SeatSet::all(3))).game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.awaited(), Awaited::Window(VIZIER));
    assert!(legal_with(&game, "build").is_empty());
    assert_eq!(refusal(&game, "build wall-S on start"), "VIZ-14");
    play_all(&mut game, &["vizier 3 with dinar-6"]);
    assert_eq!(game.awaited(), Awaited::Place);
    assert_eq!(refusal(&game, "build wall-S on pavilion-05"), "BASE-60");
    play_all(&mut game, &["reserve pavilion-05"]);
    while game.awaited() == Awaited::Window(VIZIER) {
        play_all(&mut game, &["pass"]);
    }
    // WALL-14 b: it gets sticks in the player's own turn, which comes next.
    assert_eq!(game.to_act(), Some(seat(1)));
    play_all(&mut game, &["build wall-S on pavilion-05"]);
    assert_eq!(table(&game).walls_of(read("pavilion-05")).to_string(), "NS");
}

#[test]
fn wall_46_a_left_over_tile_gets_no_stick_in_the_final_distribution() {
    let position = position("city-walls").wall_display("wall-S").market("- arcades-05 - -").supply("");
    let mut game = position.hand(0, "dinar-1").hand(1, "dirham-1 ducat-1 florin-1").game();
    let currency = Space::Two.currency().name();
    let game_hand = format!("take {}", if currency == "dirham" { "dirham-2" } else { "dinar-1" });
    play_all(&mut game, &[&game_hand]);
    assert_eq!(game.awaited(), Awaited::Place);
    assert!(legal_with(&game, "build").is_empty());
    assert_eq!(refusal(&game, "build wall-S on arcades-05"), "BASE-60");
}

#[test]
fn wall_47_ammar_gives_a_redesign_and_no_walls() {
    let position = position("characters city-walls").wall_display("wall-S").palace(0, "garden-07 at 1,0");
    let position = position.edit(|editor| editor.character(seat(0), Character::AmmarElSchauf));
    let mut game = position.game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.awaited().name(), "end_of_turn");
    assert_eq!(refusal(&game, "build wall-S on start"), "CHR-32");
    play_all(&mut game, &["ammar"]);
    assert!(legal_with(&game, "build").is_empty());
    assert_eq!(refusal(&game, "build wall-S on start"), "BASE-50");
}

#[test]
fn wall_48_bon_33_sticks_change_neither_kind_nor_bonus_card_nor_chest() {
    use engine::modules::bonus_cards::{BonusCard, BonusSet};
    let bonus = BonusCard::all().find(|card| card.tile() == read("garden-07")).expect("a card");
    let own: BonusSet = [bonus].into_iter().collect();
    let position = position("bonus-cards city-walls treasure-chamber").palace(0, "garden-07 at 1,0");
    let position = position.edit(|editor| editor.bonus_cards(seat(0), BonusSet::EMPTY, own));
    let mut game = position.sticks(0, "garden-07", "NE").game();
    let shown = format!("show {bonus}");
    assert!(legal(&game).contains(&shown));
    play_all(&mut game, &[&shown]);
    let lines = table(&game).explain(Round::One);
    let garden = lines.iter().find(|line| line.source == Source::Majority(Building::Garden)).expect("a line");
    assert_eq!(garden.halves, 4, "the tile and its card");
    assert_eq!(table(&game).count_built(seat(0), Building::Garden), 1);
}

#[test]
fn wall_51_a_tile_given_to_dirk_takes_its_sticks_along() {
    let position = Position::new(2, "city-walls").row("dinar-1 dirham-2 ducat-8 florin-9").hand(0, "dinar-6");
    let position = position.market("seraglio-07 arcades-05 pavilion-05 tower-10").wall_display("wall-S");
    let mut game = position.game();
    play_all(&mut game, &["buy 3 with dinar-6", "build wall-S on pavilion-05", "give pavilion-05"]);
    let view = table(&game);
    assert!(view.dirk().expect("Dirk plays").has(read("pavilion-05")));
    assert_eq!(view.sticks_left(), 11, "the stick does not come back");
    assert_eq!(view.walls_of(read("pavilion-05")).to_string(), "NS");
    // Dirk builds no walls: he is never asked for an action.
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn wall_12_is_no_action_without_the_module() {
    assert_eq!(refusal(&position("").game(), "build wall-N on start"), "BASE-20");
}

/// WALL-15: sides are named by direction, so the card is never turned.
#[test]
fn wall_15_the_sticks_go_on_the_sides_the_card_shows() {
    for card in WallCard::all() {
        let position = position("city-walls").wall_display(card.id());
        let mut game = position.game();
        play_all(&mut game, &[&format!("build {card} on start")]);
        let walls = palace_of(&game).walls_at(Cell::START).expect("the start tile");
        assert_eq!(walls, card.walls());
        assert_eq!(Dir::ALL.into_iter().filter(|&dir| walls.has(dir)).count(), card.walls().len());
        check_palace(&palace_of(&game));
    }
}
