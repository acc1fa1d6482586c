//! Bazaars (`docs/rules/44-bazaars.md`).

use engine::RulesError;
use engine::data::BAZAARS;
use engine::modules::bazaars::{Event as BazaarEvent, Neighbours};
use engine::modules::characters::{self, Character};
use engine::modules::{bazaars, street_trader};
use engine::vocab::{Building, Cell, Currency, Dir, Space, TileId, TileSort, Walls};
use engine::{Awaited, Event, Game, Outcome, Points, Rng, Round, Scorer, Seed, Source};
use testkit::window::VIZIER;
use testkit::{Position, legal, legal_with, play, play_all, read, refusal, rules, seat, table};

/// Three players, A to act. The florin space holds a tile of price 7, the others 8, 9 and 11; BZ7 and BZ8 are paid in
/// florins, BZ1 in dinars.
fn position(modules: &str) -> Position {
    Position::new(3, modules)
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("seraglio-05 tower-02 arcades-08 tower-07")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
        .supply("garden-01 garden-02 garden-03 garden-04 garden-05")
        .bazaars("BZ1 BZ7 BZ8")
}

fn display(game: &Game) -> String {
    table(game).bazaars().iter().map(TileId::name).collect::<Vec<_>>().join(" ")
}

/// What a seat would get for each bazaar if this round were held now: its name, the buildings counted, the points.
fn scored(game: &Game, index: usize, round: Round) -> Vec<(&'static str, u16, Points)> {
    let lines = table(game).explain(round).into_iter().filter(|line| line.who == Scorer::Seat(seat(index)));
    let bazaars = lines.filter_map(|line| match line.source {
        Source::Bazaars(bazaars::Source::Bazaar(tile)) => Some((tile.name(), line.halves / 2, line.points)),
        _ => None,
    });
    bazaars.collect()
}

/// The bazaar BZ6 (seraglio, arcades, tower) at 2,0 with these tiles around it, clockwise from N; `-` is an empty cell.
/// The tile W of it connects it to the start tile.
fn around(tiles: &str) -> Game {
    let at = Cell::new(2, 0);
    let ring = at.ring().into_iter().zip(tiles.split_whitespace()).filter(|&(_, tile)| tile != "-");
    let placed =
        ring.fold(format!("BZ6 at {at}"), |placed, (cell, tile)| format!("{placed}; {tile} at {cell}"));
    Position::new(3, "bazaars").market("- - - -").bazaars("").palace(0, &placed).game()
}

// Components and set-up

#[test]
fn baz_01_02_eight_tiles_with_a_currency_three_kinds_and_neither_price_nor_walls() {
    let all: Vec<TileId> = TileId::bazaars().collect();
    assert_eq!(all.len(), 8);
    let mut by_currency = [0; 4];
    for (tile, row) in all.iter().zip(BAZAARS) {
        assert_eq!(
            (tile.sort(), tile.price(), tile.walls()),
            (TileSort::Module(engine::Module::Bazaars), 0, Walls::EMPTY)
        );
        assert_eq!((tile.kind(), tile.hut_kind(), tile.is_camp()), (None, None, false), "BAZ-02");
        assert_ne!(row.currency, Currency::Diamond);
        by_currency[row.currency as usize] += 1;
        assert!(row.kinds.is_sorted_by(|one, two| one < two), "three different kinds");
    }
    assert_eq!(by_currency, [2; 4]);
    for kind in Building::ALL {
        assert_eq!(BAZAARS.iter().filter(|row| row.kinds.contains(&kind)).count(), 4);
    }
    assert!(read::<TileId>("garden-01").bazaar().is_none() && read::<TileId>("camp-1").bazaar().is_none());
}

#[test]
fn baz_03_they_are_mixed_with_the_supply() {
    for players in 2..=6 {
        for seed in 0..20 {
            let game = Game::new(rules(players, "bazaars"), Seed::from_number(seed));
            let view = table(&game);
            let dirk = view.dirk().map_or(0, |tiles| tiles.len());
            let market = Space::ALL.into_iter().filter(|&space| view.market(space).is_some()).count();
            assert_eq!(market, 4, "BAZ-10: bazaars are drawn past during set-up, too");
            assert_eq!(view.supply_len() + view.bazaars().len() + dirk + market, 62);
            assert!(Space::ALL.iter().all(|&space| view.market(space).and_then(TileId::bazaar).is_none()));
        }
    }
    let with_camps = Game::new(rules(3, "bazaars camps"), Seed::from_number(1));
    assert_eq!(table(&with_camps).supply_len() + table(&with_camps).bazaars().len() + 4, 70);
}

// Coming into play

// BAZ-T7
#[test]
fn baz_10_t7_bazaars_are_drawn_past() {
    let mut game = position("bazaars")
        .bazaars("")
        .hand(0, "florin-7 dirham-8")
        .supply("BZ1 tower-05 BZ2 garden-06 garden-07")
        .game();
    play_all(&mut game, &["buy 1 with florin-7", "buy 2 with dirham-8", "stop", "reserve seraglio-05"]);
    let events = play(&mut game, "reserve tower-02").expect("legal");
    let told: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::Bazaars(_) | Event::MarketFilled { .. }))
        .collect();
    let displayed = |name| Event::Bazaars(BazaarEvent::Displayed { tile: read(name) });
    let filled = |space, name| Event::MarketFilled { space, tile: read(name) };
    assert_eq!(
        told,
        [
            &displayed("BZ1"),
            &filled(Space::One, "tower-05"),
            &displayed("BZ2"),
            &filled(Space::Two, "garden-06")
        ]
    );
    assert_eq!(display(&game), "BZ1 BZ2");
    // BAZ-11: they stay until bought.
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(display(&game), "BZ1 BZ2");
}

// BAZ-T8
#[test]
fn baz_11_44_t8_a_supply_of_bazaars_alone_ends_the_game() {
    let mut game = position("bazaars").bazaars("").hand(0, "florin-7").supply("BZ1 BZ2").game();
    play_all(&mut game, &["buy 1 with florin-7", "stop"]);
    let events = play(&mut game, "reserve seraglio-05").expect("legal");
    assert!(events.contains(&Event::MarketShort));
    assert_eq!(display(&game), "BZ1 BZ2");
    // BAZ-44: only market tiles are handed out.
    assert!(
        !events.iter().any(|event| matches!(event, Event::LeftOver { tile, .. } if tile.bazaar().is_some()))
    );
    assert!(matches!(game.outcome(), Some(Outcome::Won(_))));
    assert_eq!(display(&game), "BZ1 BZ2", "nobody gets them");
}

// Buying

// BAZ-T4
#[test]
fn baz_12_13_14_15_t4_the_price_of_the_space_of_its_currency_paid_exactly() {
    let mut game = position("bazaars").hand(0, "florin-7 florin-8 dinar-7").game();
    assert_eq!(table(&game).bazaar_price(read("BZ7")), Some(7));
    assert_eq!(legal_with(&game, "bazaar"), ["bazaar BZ7 with florin-7", "bazaar BZ8 with florin-7"]);
    assert_eq!(refusal(&game, "bazaar BZ7 with florin-8"), "BAZ-14");
    assert_eq!(refusal(&game, "bazaar BZ7 with dinar-7"), "BAZ-12", "another currency");
    assert_eq!(refusal(&game, "bazaar BZ7 with florin-6"), "BASE-30", "not in hand");
    assert_eq!(refusal(&game, "bazaar BZ2 with dinar-7"), "BAZ-12", "not in the display");
    assert_eq!(refusal(&game, "bazaar garden-01 with florin-7"), "BAZ-12");
    let events = play(&mut game, "bazaar BZ7 with florin-7").expect("legal");
    let (seat, tile) = (seat(0), read("BZ7"));
    assert!(matches!(events[0], Event::Bazaars(BazaarEvent::Bought { seat: by, tile: what, .. })
        if by == seat && what == tile));
    // BAZ-15: there is a further action; BAZ-17: the tile that set the price is still there.
    assert!(legal(&game).contains(&"stop".into()));
    assert_eq!(table(&game).market(Space::One), Some(read("seraglio-05")));
    assert!(table(&game).set_aside().has(tile));
    assert_eq!(display(&game), "BZ1 BZ8");
    // Refused without the module, and at another step.
    assert_eq!(refusal(&Position::new(3, "").row("dinar-1").game(), "bazaar BZ7 with florin-7"), "BASE-20");
    play_all(&mut game, &["stop"]);
    assert_eq!(refusal(&game, "bazaar BZ8 with florin-7"), "BASE-60");
}

// BAZ-T5
#[test]
fn baz_16_t5_no_price_while_the_space_is_empty() {
    let mut game = position("bazaars").hand(0, "florin-7 florin-7 dinar-9").game();
    play_all(&mut game, &["buy 1 with florin-7"]);
    assert_eq!(table(&game).bazaar_price(read("BZ7")), None);
    assert_eq!(refusal(&game, "bazaar BZ7 with florin-7"), "BAZ-16");
    // Other bazaars still have a price.
    assert_eq!(legal_with(&game, "bazaar"), ["bazaar BZ1 with dinar-9"]);
}

// BAZ-T6
#[test]
fn baz_17_t6_a_bazaar_then_its_tile_then_another_action() {
    let mut game = position("bazaars").hand(0, "florin-7 florin-7 florin-5 florin-2").game();
    play_all(
        &mut game,
        &["bazaar BZ7 with florin-7", "bazaar BZ8 with florin-2 florin-5", "buy 1 with florin-7"],
    );
    assert_eq!(game.awaited(), Awaited::Action, "a third action follows");
    assert!(legal(&game).contains(&"stop".into()));
    assert_eq!(table(&game).set_aside().len(), 3);
}

// Placing

#[test]
fn baz_18_placed_like_any_tile_without_walls() {
    let mut game = position("bazaars").hand(0, "florin-7").palace(0, "arcades-01 at 1,0").game();
    play_all(&mut game, &["bazaar BZ7 with florin-7", "stop"]);
    assert_eq!(game.awaited(), Awaited::Place);
    assert!(legal(&game).contains(&"reserve BZ7".into()));
    // It does not fit next to a wall, but does next to an open side.
    let walls = table(&game).palace(seat(0)).walls_at(Cell::new(1, 0)).expect("a tile");
    let beside = walls.iter().next().expect("a wall");
    let cell = Cell::new(1, 0).step(beside);
    assert_eq!(refusal(&game, &format!("place BZ7 at {cell}")), "BASE-42");
    play_all(&mut game, &["place BZ7 at 0,-1"]);
    assert_eq!(table(&game).palace(seat(0)).walls_at(Cell::new(0, -1)), Some(Walls::EMPTY));
}

#[test]
fn baz_19_redesigns_treat_it_like_any_tile() {
    let mut game = position("bazaars").reserve(0, "BZ2").palace(0, "BZ3 at 0,-1").game();
    assert!(legal(&game).contains(&"remove 0,-1".into()));
    assert!(legal(&game).contains(&"swap BZ2 at 0,-1".into()));
    play_all(&mut game, &["add BZ2 at 0,-2"]);
    assert_eq!(table(&game).palace(seat(0)).tile_at(Cell::new(0, -2)), Some(read("BZ2")));
}

// Scoring

// BAZ-T1, BAZ-T2
#[test]
fn baz_21_t1_t2_buildings_times_kinds() {
    let six = around("seraglio-02 - tower-02 - arcades-05 garden-02 seraglio-06 chambers-05");
    assert_eq!(scored(&six, 0, Round::Three), [("BZ6", 4, 12)]);
    let five = around("seraglio-02 - - - arcades-05 garden-02 seraglio-06 chambers-05");
    assert_eq!(scored(&five, 0, Round::Three), [("BZ6", 3, 6)]);
    let none = around("- - - - - - garden-07 -");
    assert_eq!(scored(&none, 0, Round::Three), [("BZ6", 0, 0)]);
}

// BAZ-T3
#[test]
fn baz_21_t3_from_8_to_24() {
    let three =
        around("seraglio-05 arcades-01 seraglio-02 arcades-04 arcades-05 tower-04 seraglio-06 tower-01");
    assert_eq!(scored(&three, 0, Round::Three), [("BZ6", 8, 24)]);
    let two =
        around("seraglio-05 arcades-01 seraglio-02 arcades-04 arcades-05 arcades-02 seraglio-06 arcades-03");
    assert_eq!(scored(&two, 0, Round::Three), [("BZ6", 8, 16)]);
    let one = around("tower-03 tower-01 tower-09 tower-02 tower-06 tower-05 tower-07 tower-04");
    assert_eq!(scored(&one, 0, Round::Three), [("BZ6", 8, 8)]);
    let view = table(&one);
    let found = view.bazaar_neighbours(seat(0), Cell::new(2, 0), read("BZ6"));
    assert_eq!(found, Neighbours { buildings: 8, kinds: 1 });
    assert_eq!(view.bazaar_neighbours(seat(0), Cell::new(2, 0), read("garden-01")), Neighbours::default());
}

#[test]
fn baz_22_walls_do_not_matter() {
    // Walls run between the towers N and NE of the bazaar.
    let walled = around("tower-01 tower-04 tower-05 - - - tower-07 -");
    let walls = |x, y| table(&walled).palace(seat(0)).walls_at(Cell::new(x, y)).expect("a tile");
    assert!(walls(2, -1).has(Dir::E) && walls(3, -1).has(Dir::W));
    assert_eq!(scored(&walled, 0, Round::Three), [("BZ6", 4, 4)]);
}

// BAZ-T9
#[test]
fn baz_23_t9_one_building_counts_for_several_bazaars() {
    let placed = "BZ6 at 1,0; chambers-03 at 2,0; seraglio-03 at 2,1; chambers-08 at 3,1; BZ3 at 3,2";
    let game = Position::new(3, "bazaars").market("- - - -").bazaars("").palace(0, placed).game();
    assert_eq!(scored(&game, 0, Round::Three), [("BZ3", 1, 1), ("BZ6", 1, 1)]);
}

// BAZ-T10
#[test]
fn baz_20_25_t10_only_in_round_3_and_only_in_the_alhambra() {
    let game = around("arcades-02 - - - tower-05 - seraglio-06 -");
    assert_eq!(scored(&game, 0, Round::One), []);
    assert_eq!(scored(&game, 0, Round::Two), []);
    assert_eq!(scored(&game, 0, Round::Three), [("BZ6", 3, 9)]);
    let reserved = Position::new(3, "bazaars").reserve(0, "BZ6").game();
    assert_eq!(scored(&reserved, 0, Round::Three), []);
    // BAZ-25: it adds no building to any kind.
    for kind in Building::ALL {
        assert_eq!(table(&reserved).count_built(seat(0), kind), 0);
        let built = table(&game).count_built(seat(0), kind);
        assert_eq!(built, u8::from([Building::Seraglio, Building::Arcades, Building::Tower].contains(&kind)));
    }
}

// BAZ-T11; HUT-38, CAMP-37
#[test]
fn baz_24_30_42_t11_start_tile_huts_camps_and_bazaars_never_count() {
    // The start tile lies at the corner NW of the bazaar. The camp touches walls of the gardens E and S of it.
    let placed = "BZ6 at 1,1; garden-03 at 1,0; hut-seraglio-3 at 2,0; garden-11 at 2,1; camp-8 at 2,2; garden-06 at 1,2; \
                  BZ3 at 0,2; garden-07 at 0,1";
    let position = Position::new(3, "bazaars camps workers-huts").market("- - - -").bazaars("");
    let game = position.palace(0, placed).game();
    let of_x = scored(&game, 0, Round::Three).into_iter().find(|line| line.0 == "BZ6");
    assert_eq!(of_x, Some(("BZ6", 0, 0)));
    assert_eq!(table(&game).palace(seat(0)).tile_at(Cell::START), Some(TileId::START));
}

// The points given in round 3 of a whole game match the palaces.
#[test]
fn baz_20_the_points_come_at_the_end() {
    let mut found = 0;
    for number in 0..8 {
        let mut game = Game::new(rules(2 + number % 3, "bazaars"), Seed::from_number(number as u64));
        let mut rng = Rng::new(Seed::from_number(99));
        let (mut events, mut actions) = (Vec::new(), Vec::new());
        while game.outcome().is_none() {
            game.legal_actions(&mut actions);
            game.play_unchecked(actions[rng.below(actions.len())], &mut events);
        }
        let mut told: Vec<_> = events
            .iter()
            .filter_map(|event| match event {
                Event::Points { round, line } => match line.source {
                    Source::Bazaars(bazaars::Source::Bazaar(tile)) => {
                        Some((*round, line.who, tile, line.points))
                    }
                    _ => None,
                },
                _ => None,
            })
            .collect();
        let view = table(&game);
        let mut expected = Vec::new();
        for seat in view.seats() {
            for (at, tile) in view.palace(seat).tiles().filter(|(_, tile)| tile.bazaar().is_some()) {
                let points = view.bazaar_neighbours(seat, at, tile).points();
                expected.push((Round::Three, Scorer::Seat(seat), tile, points));
            }
        }
        expected.sort();
        told.sort();
        assert_eq!(told, expected);
        found += told.len();
    }
    assert!(found > 5, "{found}");
}

// Interactions

// BON-35: a bonus card is not a neighbour, and neither is Hakim's half.
#[test]
fn baz_31_bon_35_cards_are_no_neighbours() {
    let at = Cell::new(0, -1);
    let game = Position::new(3, "bazaars bonus-cards characters")
        .palace(0, "BZ1 at 0,-1; garden-07 at 0,-2")
        .edit(|editor| {
            let shown = ["bonus-07"].map(read).into_iter().collect();
            let hidden = ["bonus-01", "bonus-02"].map(read).into_iter().collect();
            editor.bonus_cards(seat(0), shown, hidden).character(seat(0), Character::HakimWahid)
        })
        .game();
    assert_eq!(
        table(&game).bazaar_neighbours(seat(0), at, read("BZ1")),
        Neighbours { buildings: 1, kinds: 1 }
    );
}

// VIZ-38
#[test]
fn baz_32_viz_38_the_vizier_buys_a_bazaar_out_of_turn() {
    let mut game = position("bazaars viziers-favour").hand(1, "florin-7 florin-8").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.awaited(), Awaited::Window(VIZIER));
    assert_eq!(
        legal(&game),
        [
            "vizier 1 with florin-7",
            "vizier-bazaar BZ7 with florin-7",
            "vizier-bazaar BZ8 with florin-7",
            "pass"
        ]
    );
    assert_eq!(refusal(&game, "vizier-bazaar BZ7 with florin-8"), "BAZ-14");
    assert_eq!(refusal(&game, "bazaar BZ7 with florin-7"), "VIZ-14");
    let supply = table(&game).supply_len();
    play_all(&mut game, &["vizier-bazaar BZ7 with florin-7"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Place));
    let events = play(&mut game, "place BZ7 at 0,-1").expect("legal");
    // No space is emptied, so nothing is refilled. There is no further action, and the asking starts again.
    assert!(!events.iter().any(|event| matches!(event, Event::MarketFilled { .. })));
    assert_eq!(table(&game).supply_len(), supply);
    assert!(!table(&game).active_viziers().has(seat(1)));
    // With a spent stone it is refused.
    let spent = position("bazaars viziers-favour thieves")
        .hand(1, "florin-7")
        .hand(2, "florin-7")
        .thieves(2, "dinar")
        .edit(|editor| editor.viziers(Default::default()));
    let mut game = spent.game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(refusal(&game, "vizier-bazaar BZ7 with florin-7"), "VIZ-11");
}

#[test]
fn viz_12_baz_32_only_a_space_that_was_emptied_is_refilled() {
    // A refill that finds nothing to do cannot be seen in the game: only the steps that wait tell of it.
    let refills = |purchase: &str| {
        let mut game = position("bazaars viziers-favour").hand(1, "florin-7").game();
        play_all(&mut game, &["take dinar-1", purchase]);
        assert_eq!(game.awaited(), Awaited::Place);
        format!("{game:?}").contains("RefillMarket")
    };
    assert!(refills("vizier 1 with florin-7"));
    assert!(!refills("vizier-bazaar BZ7 with florin-7"));
}

// CHR-62
#[test]
fn baz_33_chr_62_karim_pays_for_a_bazaar_that_has_a_price() {
    let karim =
        || position("bazaars characters").edit(|editor| editor.character(seat(0), Character::AbdulKarim));
    let mut game = karim().game();
    assert!(legal(&game).contains(&"karim-bazaar BZ7".into()));
    let events = play(&mut game, "karim-bazaar BZ7").expect("legal");
    assert!(events.contains(&Event::Bazaars(BazaarEvent::KarimPaid { seat: seat(0), tile: read("BZ7") })));
    assert!(table(&game).characters_gone().has(Character::AbdulKarim));
    assert!(legal(&game).contains(&"stop".into()), "exact: another action");
    // BAZ-16 still applies.
    let mut game = karim().hand(0, "florin-7").game();
    play_all(&mut game, &["buy 1 with florin-7"]);
    assert_eq!(refusal(&game, "karim-bazaar BZ7"), "BAZ-16");
    assert_eq!(refusal(&game, "karim-bazaar BZ2"), "BAZ-12");
    // Refused without him, and in a vizier purchase (VIZ-32).
    assert_eq!(refusal(&position("bazaars characters").game(), "karim-bazaar BZ7"), "CHR-15");
}

#[test]
fn baz_34_knihstig_follows_a_bazaar_at_10_or_more() {
    let knihstig = |market: &str| {
        position("bazaars characters")
            .market(market)
            .bazaars("BZ7")
            .hand(0, "florin-7 florin-3 florin-2")
            .edit(|editor| editor.character(seat(0), Character::AbdulKnihstig))
            .game()
    };
    let mut dear = knihstig("garden-07 tower-02 arcades-08 tower-07");
    play_all(&mut dear, &["bazaar BZ7 with florin-3 florin-7"]);
    assert_eq!(dear.awaited(), Awaited::Characters(characters::Awaited::Knihstig));
    play_all(&mut dear, &["knihstig ducat-8"]);
    assert_eq!(dear.awaited(), Awaited::Action, "then the further action");
    let mut cheap = knihstig("seraglio-07 tower-02 arcades-08 tower-07");
    let price = table(&cheap).bazaar_price(read("BZ7")).expect("a price");
    assert_eq!(price, 9);
    play_all(&mut cheap, &["bazaar BZ7 with florin-2 florin-7"]);
    assert_eq!(cheap.awaited(), Awaited::Action);
}

// CHR-36, INT-12, INT-T2
#[test]
fn baz_35_laila_draws_past_bazaars() {
    let laila = |supply: &str| {
        position("bazaars characters")
            .bazaars("")
            .supply(supply)
            .edit(|editor| editor.character(seat(0), Character::LailaWundabah))
            .before_turn_of(0)
            .game()
    };
    let mut game = laila("BZ2 garden-01 garden-02");
    let events = play(&mut game, "laila 2").expect("legal");
    assert!(events.contains(&Event::Bazaars(BazaarEvent::Displayed { tile: read("BZ2") })));
    assert_eq!((display(&game), table(&game).market(Space::Two)), ("BZ2".into(), Some(read("garden-01"))));
    // INT-T2: nothing but a bazaar is left.
    let mut game = laila("BZ2");
    let events = play(&mut game, "laila 2").expect("legal");
    let used = characters::Event::Used { seat: seat(0), character: Character::LailaWundabah };
    assert!(events.contains(&Event::Characters(used)));
    assert_eq!((display(&game), table(&game).market(Space::Two)), ("BZ2".into(), Some(read("tower-02"))));
    assert_eq!(table(&game).supply_len(), 0);
    assert!(table(&game).is_lozenge_used());
}

// EXC-34, DIA-27
#[test]
fn baz_36_exc_34_dia_27_exchange_cards_and_diamonds_pay_exactly() {
    // exchange-3 shows dinar and florin.
    let game = position("bazaars currency-exchange")
        .bazaars("BZ7")
        .hand(0, "florin-3 dinar-4 dinar-5 exchange-3")
        .game();
    assert_eq!(legal_with(&game, "bazaar"), ["bazaar BZ7 with dinar-4 florin-3 exchange-3"]);
    assert_eq!(refusal(&game, "bazaar BZ7 with dinar-5 florin-3 exchange-3"), "BAZ-14");
    let other =
        position("bazaars currency-exchange").bazaars("BZ7").hand(0, "florin-3 dinar-4 exchange-1").game();
    assert_eq!(refusal(&other, "bazaar BZ7 with dinar-4 dirham-3 exchange-1"), "EXC-20");
    let mut game =
        position("bazaars diamonds").bazaars("BZ7").hand(0, "florin-3 diamond-4 diamond-3 diamond-8").game();
    assert_eq!(legal_with(&game, "bazaar"), ["bazaar BZ7 with diamond-4 diamond-3"]);
    assert_eq!(refusal(&game, "bazaar BZ7 with diamond-8"), "BAZ-14");
    play_all(&mut game, &["bazaar BZ7 with diamond-4 diamond-3"]);
    assert_eq!(table(&game).discard().len(), 2);
}

// TRE-41
#[test]
fn baz_39_tre_41_no_chest_on_a_bazaar() {
    let game = position("bazaars treasure-chamber").palace(0, "BZ2 at 0,-1").hand(0, "dinar-8").game();
    let mut game = game;
    play_all(&mut game, &["chests 1", "pay-chests dinar-8"]);
    assert!(!legal(&game).iter().any(|action| action.contains("BZ2")));
    assert_eq!(table(&game).chests_of(seat(0)), 0);
}

// GATE-32: it has no printed wall, so no gate stands at it.
#[test]
fn baz_41_gate_32_no_gate_at_a_bazaar() {
    let mut game = position("bazaars city-gates")
        .palace(0, "arcades-01 at 1,0")
        .hand(0, "florin-7")
        .edit(|editor| editor.gate_cards(seat(0), 1))
        .game();
    play_all(&mut game, &["bazaar BZ7 with florin-7", "stop"]);
    assert!(!legal(&game).iter().any(|action| action.contains("BZ7") && action.contains("gate")));
    let walls = table(&game).palace(seat(0)).walls_at(Cell::new(1, 0)).expect("a tile");
    let dir = walls.iter().next().expect("a wall");
    let (cell, side) = (Cell::new(1, 0).step(dir), dir.opposite().name());
    refusal(&game, &format!("place BZ7 at {cell} gate {side}"));
}

// CAMP-37
#[test]
fn baz_42_camp_37_a_bazaar_counts_in_a_line_and_a_camp_sets_the_price() {
    let game = position("bazaars camps").market("camp-5 tower-02 arcades-08 tower-07").game();
    assert_eq!(table(&game).bazaar_price(read("BZ7")), Some(read::<TileId>("camp-5").price()));
    // camp-1 points north: a tower, the start tile, then a bazaar.
    let position = position("bazaars camps").bazaars("");
    let game = position.palace(0, "BZ7 at 0,-1; tower-09 at 0,1; camp-1 at 0,2").game();
    assert_eq!(table(&game).palace(seat(0)).count_line(Cell::new(0, 2), Dir::N), 3);
}

// Two players

#[test]
fn baz_50_51_bazaars_drawn_for_dirk_stay_with_him() {
    let mut found = 0;
    for seed in 0..30 {
        let game = Game::new(rules(2, "bazaars"), Seed::from_number(seed));
        let dirk = table(&game).dirk().expect("two players");
        assert_eq!(dirk.len(), 6, "they count towards the number");
        found += dirk.iter().filter(|tile| tile.bazaar().is_some()).count();
    }
    assert!(found > 5, "{found}");
    // Dirk draws six tiles after round 1, bazaars among them, and a third of what is left after round 2.
    let mut game = Position::new(2, "bazaars")
        .dirk("")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .bazaars("")
        .draw_pile("scoring-2 ducat-1 ducat-2")
        .supply("BZ1 garden-01 BZ2 garden-02 garden-03 garden-04 BZ3")
        .game();
    play_all(&mut game, &["take dinar-1"]);
    let drawn: Vec<&str> = table(&game).dirk().expect("two players").iter().map(TileId::name).collect();
    assert_eq!(drawn, ["garden-01", "BZ1"], "a third of seven, bazaars included");
    assert_eq!(display(&game), "");
    assert!(!table(&game).explain(Round::Three).iter().any(|line| {
        line.who == Scorer::Dirk
            && (matches!(line.source, Source::Bazaars(bazaars::Source::Bazaar(_))) || line.halves > 2)
    }));
}

#[test]
fn baz_52_a_bought_bazaar_may_be_given_to_dirk() {
    let mut game = Position::new(2, "bazaars")
        .dirk("")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .market("seraglio-05 tower-02 arcades-08 tower-07")
        .bazaars("BZ7")
        .hand(0, "florin-7")
        .game();
    play_all(&mut game, &["bazaar BZ7 with florin-7", "stop", "give BZ7"]);
    assert!(table(&game).dirk().is_some_and(|tiles| tiles.has(read("BZ7"))));
    assert!(
        !table(&game).explain(Round::Three).iter().any(|line| line.who == Scorer::Dirk && line.points > 0)
    );
}

// CHG-48, MAS-51: coins and master builder cards may be part of the exact price; change never arises.
#[test]
fn baz_36_37_chg_48_coins_and_master_builders_pay_exactly() {
    let position = position("bazaars change master-builders").bazaars("BZ7");
    let mut game = position.clone().hand(0, "florin-3 builder-florin coin-florin").game();
    let payments = legal_with(&game, "bazaar");
    assert_eq!(payments.len(), 1, "{payments:?}");
    play_all(&mut game, &[payments[0].as_str()]);
    // The further action comes at once: no money is added and no coin is drawn.
    assert_eq!((game.awaited(), table(&game).hand_size(seat(0))), (Awaited::Action, 0));
    assert!(legal(&game).contains(&"stop".into()));
    let over = position.hand(0, "florin-7 coin-florin").game();
    assert_eq!(legal_with(&over, "bazaar"), ["bazaar BZ7 with florin-7"]);
}

// MAS-51: a bazaar may be moved in F3 by a master builder.
#[test]
fn baz_19_mas_51_a_master_builder_moves_a_bazaar() {
    let position = position("bazaars master-builders").palace(0, "BZ2 at 0,-1").hand(0, "builder-dinar");
    let mut game = position.game();
    play_all(&mut game, &["take dinar-1", "play builder-dinar", "remove 0,-1"]);
    assert!(table(&game).reserve(seat(0)).has(read("BZ2")));
}

// TRD-41: a bazaar on the cell of the disc lets its owner exchange a citizen; none moves in.
#[test]
fn baz_38_trd_41_a_bazaar_triggers_the_exchange_only() {
    let mut game = position("bazaars street-trader")
        .hand(0, "florin-7")
        .edit(|editor| {
            let mut on_disc = engine::vocab::ByBuilding::default();
            for kind in [Building::Pavilion, Building::Arcades, Building::Tower] {
                on_disc[kind] = 1;
            }
            editor.disc(seat(0), Some(Cell::new(1, 0))).on_disc(seat(0), on_disc)
        })
        .game();
    // Its kinds match the citizens, but still nobody moves in.
    play_all(&mut game, &["bazaar BZ7 with florin-7", "stop", "place BZ7 at 1,0"]);
    assert_eq!(
        (game.awaited(), table(&game).disc(seat(0))),
        (Awaited::StreetTrader(street_trader::Awaited::Exchange), None)
    );
    assert_eq!(refusal(&game, "move-in BZ7"), "TRD-15");
    play_all(&mut game, &["exchange-citizen tower garden"]);
    assert!(table(&game).housed_citizens().is_empty());
    assert!(legal(&game).contains(&"disc 2,0".into()), "a tile beside which the disc may stand");
}

// WALL-42, INT-18: sticks turn a bazaar's sides into walls, which a bastion may touch.
#[test]
fn baz_41_wall_42_a_bazaar_may_get_sticks() {
    let mut game =
        position("bazaars city-walls camps").palace(0, "BZ2 at 0,-1").wall_display("wall-E").game();
    assert_eq!(table(&game).palace(seat(0)).longest_wall().length, 0, "no walls of its own");
    assert!(legal(&game).contains(&"build wall-E on BZ2".into()));
    play_all(&mut game, &["build wall-E on BZ2"]);
    let palace = table(&game).palace(seat(0));
    assert_eq!(palace.walls_at(Cell::new(0, -1)).map(|walls| walls.to_string()), Some("E".into()));
    assert_eq!(palace.longest_wall().length, 1);
    // camp-4 has its bastion in the west: it may touch the stick, but no bare side of the bazaar.
    let camp = read::<TileId>("camp-4");
    assert_eq!(palace.check_outpost(Cell::new(1, -1), camp.bastions()), Ok(()));
    let bare = position("bazaars camps").palace(0, "BZ2 at 0,-1").game();
    assert!(table(&bare).palace(seat(0)).check_outpost(Cell::new(1, -1), camp.bastions()).is_err());
    // WALL-41, BAZ-22: walls do not affect its points.
    let before = table(&bare).bazaar_neighbours(seat(0), Cell::new(0, -1), read("BZ2"));
    assert_eq!(table(&game).bazaar_neighbours(seat(0), Cell::new(0, -1), read("BZ2")), before);
}

// The Red Palace uses the same tiles under different rules.
#[test]
fn baz_45_the_red_palace_is_another_game() {
    assert!(testkit::red_palace::rules(3, "bazaars").is_red_palace());
    let mixed = testkit::rules(3, "").with_modules(testkit::modules_of("bazaars medinas"));
    assert_eq!(mixed.err().and_then(RulesError::rule), Some("MED-05"));
}
