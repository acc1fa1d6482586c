//! Base game: definitions, components and set-up (BASE-01 to BASE-19), information (BASE-90 to BASE-93).

use std::collections::{BTreeMap, HashSet};

use engine::vocab::{Building, Card, CardFace, Cell, Currency, Dir, Money, Seat, Space, TileId, Walls};
use engine::{Event, Game, Module, ModuleSet, Palace, Round, Rules, Seed, Viewer};
use testkit::{Position, legal, play, play_all, read, rules, seat};

fn dealt(players: usize) -> impl Iterator<Item = Game> {
    (0..60).map(move |seed| Game::new(rules(players, ""), Seed::from_number(seed)))
}

#[test]
fn base_01_02_03_cells_directions_and_neighbours() {
    // BASE-01: x grows east, y grows south, N of (x, y) is (x, y-1).
    let cell = Cell::new(3, 5);
    assert_eq!(
        Dir::ALL.map(|dir| cell.step(dir)),
        [(3, 4), (4, 5), (3, 6), (2, 5)].map(|(x, y)| Cell::new(x, y))
    );
    // BASE-02: a tile is never turned, so a placement names no orientation: there is one action per tile and cell.
    let mut game = Position::new(3, "").hand(0, "florin-8").market("pavilion-07 - - -").game();
    play_all(&mut game, &["buy 1 with florin-8", "stop"]);
    let places: Vec<String> = legal(&game).into_iter().filter(|action| action.starts_with("place")).collect();
    assert_eq!(places.len(), 4);
    assert_eq!(places.iter().collect::<HashSet<_>>().len(), 4);
    // BASE-03: cells that only share a corner are not neighbours.
    assert_eq!(
        game.check(read("place pavilion-07 at 1,1")).map_err(|illegal| illegal.rule()),
        Err("BASE-44")
    );
}

#[test]
fn base_04_05_alhambra_and_reserve() {
    let game = Position::new(3, "").palace(0, "garden-10 at 1,0").reserve(0, "tower-02 tower-03").game();
    let view = game.view(Viewer::Public);
    // BASE-04: the start tile is part of the Alhambra.
    assert!(view.palace(seat(0)).tiles().any(|(cell, tile)| (cell, tile) == (Cell::START, TileId::START)));
    assert_eq!(view.palace(seat(0)).len(), 2);
    // BASE-05: the reserve is public and counts for nothing.
    assert_eq!(view.reserve(seat(0)).len(), 2);
    assert_eq!(view.count_built(seat(0), Building::Tower), 0);
    assert!(
        view.explain(Round::Three)
            .iter()
            .all(|line| line.source != engine::Source::Majority(Building::Tower))
    );
}

#[test]
fn base_06_the_currency_belongs_to_the_space() {
    let currencies = Space::ALL.map(|space| space.currency());
    assert_eq!(currencies, [Currency::Florin, Currency::Dirham, Currency::Dinar, Currency::Ducat]);
    // The same tile is paid for in dinars on space 3 and in florins on space 1.
    let hand = "dinar-9 florin-9";
    let third = Position::new(3, "").hand(0, hand).market("- - garden-06 -").game();
    assert!(
        third.check(read("buy 3 with dinar-9")).is_ok() && third.check(read("buy 3 with florin-9")).is_err()
    );
    let first = Position::new(3, "").hand(0, hand).market("garden-06 - - -").game();
    assert!(
        first.check(read("buy 1 with florin-9")).is_ok() && first.check(read("buy 1 with dinar-9")).is_err()
    );
}

#[test]
fn base_07_the_start_tile_is_no_building() {
    assert_eq!(TileId::START.kind(), None);
    assert!(TileId::buildings().all(|tile| tile.kind().is_some()));
    assert!(!TileId::buildings().any(|tile| tile == TileId::START));
}

#[test]
fn base_08_the_turn_runs_through_its_steps_in_order() {
    // Money is taken in F1, then come the refill in F6 with a scoring card, the scoring in F7, the market in F10, and
    // N's turn.
    let mut game = Position::new(3, "")
        .hand(0, "florin-8")
        .market("pavilion-07 tower-01 tower-02 tower-03")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .draw_pile("scoring-1 ducat-5 ducat-6")
        .supply("garden-01 garden-02")
        .game();
    let events = play_all(&mut game, &["buy 1 with florin-8", "take dinar-1", "place pavilion-07 at 0,-1"]);
    let order: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::MoneyTaken { .. } => Some("F1"),
            Event::TilePlaced { .. } => Some("F2"),
            Event::RowFilled { .. } => Some("F6"),
            Event::Scored { .. } => Some("F7"),
            Event::MarketFilled { .. } => Some("F10"),
            Event::TurnStarted { .. } => Some("next"),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["F1", "F2", "F6", "F7", "F10", "next"]);
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn components_54_tiles_of_the_data_file() {
    let mut kinds = BTreeMap::<Building, usize>::new();
    let mut walls = [0; 4];
    for tile in TileId::buildings() {
        *kinds.entry(tile.kind().expect("a building")).or_default() += 1;
        tile.walls().iter().for_each(|dir| walls[dir as usize] += 1);
        assert!((2..=13).contains(&tile.price()) && tile.walls() != Walls::from_bits(15));
    }
    assert_eq!(kinds.into_values().collect::<Vec<_>>(), [7, 7, 9, 9, 11, 11]);
    // Each side carries exactly 20 walls.
    assert_eq!(walls, [20; 4]);
}

#[test]
fn base_10_every_player_starts_with_the_start_tile_and_no_points() {
    assert!(Rules::new(1).is_err() && Rules::new(7).is_err());
    for players in 2..=6 {
        for game in dealt(players) {
            let view = game.view(Viewer::Public);
            assert_eq!(view.seats().count(), players);
            for seat in view.seats() {
                assert_eq!(view.score(seat), 0);
                assert!(view.reserve(seat).is_empty());
                assert!(*view.palace(seat) == Palace::new());
            }
        }
    }
}

#[test]
fn base_11_13_supply_and_market() {
    for players in 2..=6 {
        for game in dealt(players) {
            let view = game.view(Viewer::Public);
            let dirk = view.dirk().unwrap_or_default();
            // BASE-11: all 54 are shuffled; BASE-13: four of them lie on the market.
            assert!(Space::ALL.into_iter().all(|space| view.market(space).is_some()));
            assert_eq!(view.supply_len() + 4 + dirk.len(), 54);
            let mut all: HashSet<TileId> = game.secrets().supply().collect();
            all.extend(Space::ALL.into_iter().filter_map(|space| view.market(space)));
            all.extend(dirk.iter());
            assert_eq!(all.len(), 54);
        }
    }
    // Different seeds shuffle differently.
    let markets: HashSet<_> = dealt(3).map(|game| game.view(Viewer::Public).market(Space::One)).collect();
    assert!(markets.len() > 20);
}

#[test]
fn base_12_dirk_gets_six_tiles_with_two_players_only() {
    for players in 2..=6 {
        for game in dealt(players) {
            let dirk = game.view(Viewer::Public).dirk();
            assert_eq!(dirk.map(|tiles| tiles.len()), (players == 2).then_some(6));
        }
    }
}

#[test]
fn base_14_85_the_money_deck() {
    for (players, copies) in [(2, 2), (3, 3), (4, 3), (5, 3), (6, 3)] {
        for game in dealt(players).take(5) {
            let mut count = BTreeMap::<Money, usize>::new();
            let secrets = game.secrets();
            let view = game.view(Viewer::Public);
            let hands = view.seats().flat_map(|seat| secrets.hand(seat).money_cards());
            let deck = secrets.draw_pile().filter_map(Card::money);
            for card in deck.chain(hands).chain(view.money_row().iter().copied()) {
                *count.entry(card).or_default() += 1;
            }
            // BASE-85: with two players two copies of each card, 72 in all.
            assert_eq!(count.len(), 36);
            assert!(count.values().all(|&found| found == copies));
        }
    }
}

#[test]
fn base_15_starting_money_is_dealt_up_to_twenty() {
    for players in 2..=6 {
        for game in dealt(players) {
            for seat in Seat::all(players) {
                let hand = game.secrets().hand(seat);
                assert!((20..=28).contains(&hand.total()));
                // The hand was below 20 before its last card, so removing some card must bring it below 20.
                assert!(hand.money_cards().any(|card| hand.total() - u16::from(card.value()) < 20));
            }
        }
    }
}

#[test]
fn base_16_fewest_cards_then_lowest_value_starts() {
    for players in 2..=6 {
        for game in dealt(players) {
            let hand = |seat: Seat| {
                let hand = game.secrets().hand(seat);
                (hand.money_len(), hand.total(), seat)
            };
            assert_eq!(game.to_act(), Seat::all(players).min_by_key(|&seat| hand(seat)));
        }
    }
}

#[test]
fn base_t17_start_player() {
    // BASE-T17, BASE-16: the cases are found among real deals, because the rule depends on the hands dealt.
    let mut decided_by = [0; 3];
    for seed in 0..4000 {
        let plain = Game::new(rules(3, ""), Seed::from_number(seed));
        let key = |seat: Seat| (plain.secrets().hand(seat).money_len(), plain.secrets().hand(seat).total());
        let least = Seat::all(3).map(key).min().expect("three hands");
        let tied: Vec<Seat> = Seat::all(3).filter(|&seat| key(seat) == least).collect();
        let fewest = Seat::all(3).filter(|&seat| key(seat).0 == least.0).count();
        match (tied.len(), fewest) {
            (1, 1) => decided_by[0] += 1,
            (1, _) => decided_by[1] += 1,
            _ => {
                decided_by[2] += 1;
                assert_eq!(plain.to_act(), tied.first().copied(), "without ages the lower seat");
                // The youngest of the tied players, if all of them gave their age.
                let mut ages = rules(3, "").ages();
                tied.iter().rev().zip(0..).for_each(|(seat, age)| ages[seat.index()] = Some(age));
                let aged = Game::new(rules(3, "").with_ages(ages), Seed::from_number(seed));
                assert_eq!(aged.to_act(), tied.last().copied());
                // The age of one of the tied players is missing: the lower seat again.
                ages[tied[0].index()] = None;
                let missing = Game::new(rules(3, "").with_ages(ages), Seed::from_number(seed));
                assert_eq!(missing.to_act(), tied.first().copied());
            }
        }
    }
    assert!(decided_by.iter().all(|&count| count > 0), "{decided_by:?}");
}

#[test]
fn base_17_four_cards_in_the_row() {
    for players in 2..=6 {
        assert!(dealt(players).all(|game| game.view(Viewer::Public).money_row().len() == 4));
    }
}

#[test]
fn base_18_scoring_cards_lie_in_piles_two_and_four() {
    for players in 2..=6 {
        for game in dealt(players) {
            let pile: Vec<Card> = game.secrets().draw_pile().collect();
            let money = pile.len() - 2;
            let share = |pile: usize| money / 5 + usize::from(pile < money % 5);
            let place =
                |round| pile.iter().position(|&card| card.face() == CardFace::Scoring(round)).expect("in it");
            let (first, second) = (place(Round::One), place(Round::Two));
            // Pile 2 holds one card more than its share.
            assert!((share(0)..share(0) + share(1) + 1).contains(&first), "{first}");
            let before_fourth = share(0) + share(1) + 1 + share(2);
            assert!((before_fourth..before_fourth + share(3) + 1).contains(&second), "{second}");
        }
    }
}

#[test]
fn base_19_no_special_card_appears_during_set_up() {
    let everything: ModuleSet = Module::ALL.into_iter().collect();
    for players in 2..=6 {
        for seed in 0..100 {
            let mut events = Vec::new();
            let rules = rules(players, "").with_modules(everything).expect("they go together");
            let game = testkit::games::dealt(rules, seed, &mut events);
            assert!(
                !events.iter().any(|event| matches!(event, Event::ScoringDue { .. } | Event::Scored { .. }))
            );
            assert_eq!(game.view(Viewer::Public).money_row().len(), 4);
            let specials = game.secrets().draw_pile().filter(|card| card.money().is_none()).count();
            // Scoring, exchange, character, wall, sultan and gate cards.
            assert_eq!(specials, 2 + 6 + 6 + 8 + 8 + players);
        }
    }
}

#[test]
fn base_90_91_92_what_is_hidden_and_what_is_public() {
    let game = Game::new(rules(3, ""), Seed::from_number(9));
    let view = game.view(Viewer::Seat(seat(1)));
    // BASE-90: viewers see only their own hand.
    assert_eq!(view.hand(), Some(game.secrets().hand(seat(1))));
    assert_eq!(game.view(Viewer::Public).hand(), None);
    // BASE-91: sizes of everything are public.
    for other in view.seats() {
        assert_eq!(view.hand_size(other), game.secrets().hand(other).len());
    }
    assert_eq!(view.draw_pile_len(), game.secrets().draw_pile().count());
    assert_eq!(view.supply_len(), game.secrets().supply().count());
    assert!(view.discard().is_empty());
    // BASE-92: everybody saw the hands dealt and the cards taken, and payments are in the discard pile.
    let mut game = Position::new(3, "").hand(0, "dinar-9").row("ducat-4").market("- - garden-06 -").game();
    play_all(&mut game, &["buy 3 with dinar-9", "take ducat-4"]);
    let view = game.view(Viewer::Seat(seat(1)));
    assert_eq!(view.discard().money_cards().collect::<Vec<_>>(), [read("dinar-9")]);
    assert_eq!(view.remembered_hand(seat(0)).money_cards().collect::<Vec<_>>(), [read("ducat-4")]);
    assert!(!view.is_scored(Round::One));
}

#[test]
fn base_93_the_totals_that_decide_are_shown() {
    let mut game = Position::new(3, "")
        .row("dinar-1")
        .hand(0, "florin-7 ducat-9")
        .hand(1, "florin-9")
        .market("tower-01 tower-02 tower-03 -")
        .supply("")
        .game();
    let events = play(&mut game, "take dinar-1").expect("legal");
    let shown = events.iter().find_map(|event| match event {
        Event::LeftOver { space: Space::One, totals, to, .. } => Some((totals.0, *to)),
        _ => None,
    });
    assert_eq!(shown, Some(([7, 9, 0, 0, 0, 0], Some(seat(1)))));
}
