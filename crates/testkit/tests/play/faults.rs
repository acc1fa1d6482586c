//! Bugs of other digital versions of Alhambra, each as a test, so that we do not repeat them.

use engine::vocab::{Building, Cell, Space};
use engine::{Awaited, Event, Game, Outcome, Round, Rules, Scorer, Seed, Source, Viewer, default_action};
use testkit::{Position, legal_with, play, play_all, read, refusal, rules, seat};

#[test]
fn fault_01_wall_points_only_for_the_longest_wall_of_all() {
    let game = Position::new(3, "")
        .palace(0, "arcades-01 at 1,0")
        .palace(1, "arcades-07 at 1,0")
        .palace(2, "pavilion-06 at 1,0")
        .game();
    for round in Round::ALL {
        let lines = game.view(Viewer::Public).explain(round);
        let walls: Vec<_> =
            lines.iter().filter(|line| line.source == Source::Wall).map(|line| line.points).collect();
        assert_eq!(walls, [3, 1, 1], "everybody scores their own wall, in every round");
    }
}

#[test]
fn fault_02_ranks_by_sort_order_and_only_first_places_paid() {
    let game = Position::new(4, "")
        .palace(0, "garden-07 at 1,0; garden-10 at 2,0")
        .palace(1, "garden-06 at 1,0")
        .palace(2, "garden-08 at 1,0")
        .palace(3, "tower-07 at 1,0")
        .game();
    let lines = game.view(Viewer::Public).explain(Round::Three);
    let garden = |index| {
        let who = Scorer::Seat(seat(index));
        let of_kind = Source::Majority(Building::Garden);
        lines.iter().find(|line| line.who == who && line.source == of_kind).map(|line| line.points)
    };
    // 20 for the first place, then the second and third places are shared: (12 + 5) / 2.
    assert_eq!([garden(0), garden(1), garden(2), garden(3)], [Some(20), Some(8), Some(8), None]);
}

#[test]
fn fault_03_dirks_schedule_off_by_one_or_dirk_in_mid_game() {
    for players in 2..=6 {
        for seed in 0..20 {
            let mut game = Game::new(rules(players, ""), Seed::from_number(seed));
            let mut rng = engine::Rng::new(Seed::from_number(seed));
            let (mut legal, mut events) = (Vec::new(), Vec::new());
            let dirk = |game: &Game| game.view(Viewer::Public).dirk().map(|tiles| tiles.len());
            assert_eq!(dirk(&game), (players == 2).then_some(6));
            let mut drawn_after = [0usize; 3];
            let mut last_round = None;
            loop {
                game.legal_actions(&mut legal);
                if legal.is_empty() {
                    break;
                }
                events.clear();
                game.play_unchecked(legal[rng.below(legal.len())], &mut events);
                for event in &events {
                    match event {
                        Event::Scored { round, .. } => last_round = Some(*round),
                        Event::DirkDrew { .. } => {
                            drawn_after[last_round.expect("only after a round") as usize] += 1;
                        }
                        _ => {}
                    }
                }
            }
            let view = game.view(Viewer::Public);
            if players == 2 {
                let after_one = if view.is_scored(Round::One) { 6 } else { 0 };
                assert_eq!((drawn_after[0], drawn_after[2]), (after_one, 0));
            } else {
                assert_eq!((drawn_after, view.dirk()), ([0; 3], None));
            }
        }
    }
}

#[test]
fn fault_04_a_scoring_round_during_set_up() {
    for players in 2..=6 {
        for seed in 0..300 {
            let mut events = Vec::new();
            let game = Game::new_with_events(rules(players, ""), Seed::from_number(seed), &mut events);
            assert!(
                !events.iter().any(|event| matches!(event, Event::Scored { .. } | Event::ScoringDue { .. }))
            );
            assert!(game.secrets().draw_pile().next().is_some_and(|card| card.money().is_some()));
        }
    }
}

#[test]
fn fault_05_no_further_action_or_equal_cards_lost_together() {
    let mut game = Position::new(3, "")
        .row("ducat-1")
        .hand(0, "dinar-5 dinar-5 dinar-5")
        .market("- - garden-07 -")
        .game();
    play_all(&mut game, &["buy 3 with dinar-5 dinar-5"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(0)), Awaited::Action));
    assert_eq!(game.secrets().hand(seat(0)).money_cards().collect::<Vec<_>>(), [read("dinar-5")]);
}

#[test]
fn fault_06_the_market_refilled_in_the_middle_of_a_turn() {
    let mut game = Position::new(3, "")
        .row("ducat-1")
        .hand(0, "dinar-9")
        .market("tower-01 tower-02 garden-06 tower-03")
        .game();
    let events = play_all(&mut game, &["buy 3 with dinar-9"]);
    assert_eq!(game.view(Viewer::Public).market(Space::Three), None);
    assert!(!events.iter().any(|event| matches!(event, Event::MarketFilled { .. })));
    play_all(&mut game, &["stop", "reserve garden-06"]);
    assert!(game.view(Viewer::Public).market(Space::Three).is_some());
}

#[test]
fn fault_07_a_refused_placement_that_loses_the_tile_and_the_money() {
    let mut game =
        Position::new(3, "").row("ducat-1").hand(0, "dinar-8 dinar-1").market("- - chambers-05 -").game();
    play_all(&mut game, &["buy 3 with dinar-8", "stop"]);
    let before = game.clone();
    assert!(play(&mut game, "place chambers-05 at 1,0").is_err());
    assert!(game == before);
    assert!(game.view(Viewer::Public).set_aside().has(read("chambers-05")));
    play_all(&mut game, &["place chambers-05 at -1,0"]);
    assert_eq!(game.secrets().hand(seat(0)).len(), 1);
}

#[test]
fn fault_08_reachability_and_holes_not_checked_also_when_swapping() {
    let around =
        "chambers-08 at 1,0; chambers-09 at 2,0; seraglio-07 at 2,1; tower-07 at 2,2; garden-07 at 1,2";
    let game = Position::new(3, "").palace(0, around).reserve(0, "arcades-08 garden-06 tower-11").game();
    assert_eq!(refusal(&game, "add arcades-08 at 0,1"), "BASE-45");
    // tower-11 (wall E) in the middle of the line would cut the path: its neighbour's side is open.
    assert_eq!(refusal(&game, "swap tower-11 at 1,0"), "BASE-42");
    assert_eq!(refusal(&game, "swap garden-06 at 1,0"), "BASE-42");
    assert_eq!(refusal(&game, "remove 2,1"), "BASE-53");
    // A larger hole than one cell is a hole too.
    let wide = "chambers-08 at 1,0; chambers-09 at 2,0; arcades-09 at 3,0; seraglio-07 at 3,1; tower-07 at 3,2; \
                garden-07 at 2,2; tower-10 at 1,2";
    let game = Position::new(3, "").palace(0, wide).reserve(0, "arcades-08").game();
    assert_eq!(refusal(&game, "add arcades-08 at 0,1"), "BASE-45");
    assert!(legal_with(&game, "add").contains(&"add arcades-08 at 0,2".into()));
}

#[test]
fn fault_09_an_absent_player_who_locks_the_game_with_tiles_set_aside() {
    let mut game = Position::new(3, "").row("ducat-1").hand(0, "dinar-9").market("- - garden-06 -").game();
    play_all(&mut game, &["buy 3 with dinar-9", "stop"]);
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let action = default_action(&game.view(Viewer::Seat(seat(0))), &legal).expect("there is a default");
    assert_eq!(action, read("reserve garden-06"));
    play_all(&mut game, &["reserve garden-06"]);
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn fault_10_gifts_to_dirk_all_or_none() {
    let mut game = Position::new(2, "")
        .dirk("")
        .row("ducat-1")
        .hand(0, "florin-8 dirham-9")
        .market("pavilion-07 seraglio-07 tower-01 tower-02")
        .game();
    play_all(
        &mut game,
        &["buy 1 with florin-8", "buy 2 with dirham-9", "stop", "give pavilion-07", "reserve seraglio-07"],
    );
    let view = game.view(Viewer::Public);
    assert_eq!((view.dirk().map(|tiles| tiles.len()), view.reserve(seat(0)).len()), (Some(1), 1));
}

#[test]
fn fault_11_a_closed_ring_of_walls_counted_one_short() {
    let ring = "pavilion-01 at 0,-1; arcades-01 at 1,0; seraglio-01 at 0,1; chambers-01 at -1,0";
    let game = Position::new(3, "").palace(0, ring).game();
    let view = game.view(Viewer::Public);
    let wall = view.palace(seat(0)).longest_wall();
    assert_eq!(wall.length, 12);
    let mut cells: Vec<Cell> = view.palace(seat(0)).wall_segments(wall).map(|side| side.cell).collect();
    cells.dedup();
    assert!(cells.len() >= 4);
}

/// Plays a game in which nobody answers, so that every decision is the default.
fn nobody_answers(rules: Rules, seed: u64) -> Game {
    let mut game = Game::new(rules, Seed::from_number(seed));
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act() {
        game.legal_actions(&mut legal);
        let action = default_action(&game.view(Viewer::Seat(seat)), &legal).expect("there is a default");
        game.play(action, &mut ()).expect("a default is legal");
    }
    game
}

#[test]
fn int_20_t23_absent_players_never_lock_a_game() {
    // INT-T23: each turn takes the money card of the highest value while the money row holds one.
    let rules = Rules::new(3).expect("2 to 6").with_turn_limit(400).expect("positive");
    let game = nobody_answers(rules, 5);
    assert!(game.outcome().is_some());
    let mut first = Game::new(rules, Seed::from_number(5));
    let highest = first.view(Viewer::Public).money_row().iter().map(|card| card.value()).max();
    let seat = first.to_act().expect("somebody");
    let mut legal = Vec::new();
    first.legal_actions(&mut legal);
    let mut events = Vec::new();
    let action = default_action(&first.view(Viewer::Seat(seat)), &legal).expect("there is a default");
    first.play(action, &mut events).expect("legal");
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::MoneyTaken { cards, .. } if Some(cards.total()) == highest))
    );
    // INT-20: the same holds in every mix.
    for modules in engine::ModuleSet::covering() {
        for players in 2..=6 {
            let rules = Rules::new(players)
                .expect("2 to 6")
                .with_modules(modules)
                .expect("they go together")
                .with_turn_limit(300)
                .expect("positive");
            assert!(nobody_answers(rules, 1).outcome().is_some());
        }
    }
}

#[test]
fn int_08_t22_a_technical_limit_aborts_without_a_result() {
    let limited = Rules::new(2).expect("2 to 6").with_turn_limit(50).expect("positive");
    let mut game = Game::new(limited, Seed::from_number(3));
    let mut events = Vec::new();
    while game.outcome().is_none() {
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        game.play(legal[0], &mut events).expect("listed");
        events.retain(|event| matches!(event, Event::Scored { round: Round::Three, .. } | Event::Aborted));
    }
    assert_eq!(game.outcome(), Some(Outcome::Aborted));
    assert_eq!(game.view(Viewer::Public).turn(), 50);
    assert_eq!(events, [Event::Aborted]);
    assert!(Rules::new(2).expect("2 to 6").with_turn_limit(0).is_err());
}
