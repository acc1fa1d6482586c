//! Street Trader (`docs/rules/34-street-trader.md`).

use std::collections::BTreeSet;

use engine::data::{CITIZENS, SERIES_POINTS};
use engine::modules::characters::Character;
use engine::modules::street_trader::{self, Trio, series_points};
use engine::modules::treasure_chamber::Room;
use engine::vocab::{Building, ByBuilding, Cell, Dir, Money, Seat, TileId};
use engine::{Action, Awaited, Event, Game, Round, Scorer, Seed, Source, View, Viewer};
use testkit::games::random_game;
use testkit::{Position, legal, legal_with, list, play, play_all, read, refusal, rules, seat};

/// Three players, seat 0 about to act; the refill draws florins.
fn position(modules: &str) -> Position {
    Position::new(3, modules)
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("seraglio-07 tower-07 pavilion-07 garden-10")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6 florin-7 florin-8 florin-9")
        .supply("tower-05 garden-01 garden-02 garden-03 garden-04 garden-05")
}

/// So many citizens of each colour, as a text of kinds.
fn citizens(text: &str) -> ByBuilding<u8> {
    let mut counts = ByBuilding::default();
    list::<Building>(text).into_iter().for_each(|kind| counts[kind] += 1);
    counts
}

/// The same position with a disc of that seat on a cell and citizens on it.
fn with_disc(position: Position, index: usize, at: &str, on_disc: &str) -> Position {
    let (at, on_disc) = (read(at), citizens(on_disc));
    position.edit(|editor| editor.disc(seat(index), Some(at)).on_disc(seat(index), on_disc))
}

/// The disc of TRD-T3: east of the start tile, with red, blue and green.
fn t3(modules: &str) -> Position {
    with_disc(position(modules), 0, "1,0", "pavilion seraglio garden")
}

fn table(game: &Game) -> View<'_> {
    game.view(Viewer::Public)
}

fn on_disc(game: &Game, index: usize) -> ByBuilding<u8> {
    table(game).citizens_on_disc(seat(index))
}

fn disc(game: &Game, index: usize) -> Option<Cell> {
    table(game).disc(seat(index))
}

fn is_housed(game: &Game, tile: &str) -> bool {
    table(game).housed_citizens().has(read(tile))
}

/// The points for citizens of each seat if a round were held now.
fn points(game: &Game, round: Round) -> Vec<(Scorer, u16)> {
    let lines = table(game).explain(round);
    let own = lines.iter().filter(|line| line.source == Source::Citizens);
    own.map(|line| (line.who, line.points)).collect()
}

fn trader_events(events: &[Event]) -> Vec<street_trader::Event> {
    let own = events.iter().filter_map(|event| match event {
        Event::StreetTrader(event) => Some(*event),
        _ => None,
    });
    own.collect()
}

// Components and set-up

#[test]
fn trd_01_42_citizens_and_the_points_of_the_series() {
    assert_eq!(CITIZENS, [7; 6]);
    assert_eq!(SERIES_POINTS, [1, 3, 6, 10, 15, 21]);
}

/// Everything before the first turn: TRD-04 to TRD-07, and the views on the way (TRD-03, INT-02).
#[test]
fn trd_02_04_to_07_everybody_chooses_before_anything_is_drawn() {
    for players in 2..=6 {
        let mut game = Game::new(rules(players, "street-trader"), Seed::from_number(players as u64));
        for index in 0..players {
            assert_eq!((game.awaited(), game.to_act()), (Awaited::ChooseCitizens, Some(seat(index))));
            let view = table(&game);
            assert!(view.is_setting_up() && view.supply_len() == 54 && view.draw_pile_len() == 0);
            assert!(view.money_row().is_empty() && view.dirk().is_none_or(|tiles| tiles.is_empty()));
            assert!(engine::vocab::Space::ALL.into_iter().all(|space| view.market(space).is_none()));
            // TRD-04: one of each colour is in the hands of every player.
            assert_eq!(view.citizen_supply(), ByBuilding([7 - players as u8; 6]));
            assert_eq!(legal(&game).len(), 20);
            assert_eq!(refusal(&game, "disc 0,-1"), "TRD-05");
            let events = play_all(&mut game, &["citizens pavilion garden tower"]);
            // TRD-05: all choices are revealed together.
            assert_eq!(events.is_empty(), index + 1 < players);
            assert!(events.iter().all(Event::reveals));
        }
        // TRD-06
        let supply = table(&game).citizen_supply().0;
        let left: usize = supply.into_iter().map(usize::from).sum();
        assert_eq!(left, [36, 33, 30, 27, 24][players - 2]);
        assert_eq!(supply[Building::Seraglio as usize], 7);
        for index in 0..players {
            assert_eq!((game.awaited(), game.to_act()), (Awaited::FirstDisc, Some(seat(index))));
            assert_eq!(on_disc(&game, index), citizens("pavilion garden tower"));
            assert!(Seat::all(players).all(|seat| table(&game).disc(seat).is_none()));
            // TRD-07
            assert_eq!(legal(&game), ["disc 0,-1", "disc 1,0", "disc 0,1", "disc -1,0"]);
            assert_eq!(refusal(&game, "disc 1,1"), "TRD-07");
            assert_eq!(refusal(&game, "disc 0,0"), "TRD-07");
            assert_eq!(refusal(&game, "citizens pavilion garden tower"), "TRD-07");
            let events = play_all(&mut game, &["disc 1,0"]);
            assert_eq!(events.is_empty(), index + 1 < players);
        }
        // TRD-02: one disc for each player. TRD-60: none for Dirk.
        assert!((0..players).all(|index| disc(&game, index) == Some(Cell::new(1, 0))));
        let view = table(&game);
        assert_eq!((game.awaited(), view.is_setting_up()), (Awaited::Action, false));
        assert_eq!(view.money_row().len(), 4);
        assert_eq!(view.dirk().map_or(0, |tiles| tiles.len()), if players == 2 { 6 } else { 0 });
        assert!(engine::vocab::Space::ALL.into_iter().all(|space| view.market(space).is_some()));
    }
}

/// The deal after the choices is the one of the same seed without them, whatever was chosen.
#[test]
fn trd_04_the_choices_do_not_change_what_is_dealt() {
    for players in [2, 4] {
        let plain = Game::new(rules(players, "characters"), Seed::from_number(9));
        for trio in ["citizens pavilion seraglio arcades", "citizens chambers garden tower"] {
            let mut game = Game::new(rules(players, "characters street-trader"), Seed::from_number(9));
            for action in [trio, "disc 0,1"] {
                play_all(&mut game, &vec![action; players]);
            }
            assert_eq!(table(&game).money_row(), table(&plain).money_row());
            assert!(game.secrets().supply().eq(plain.secrets().supply()));
            assert!(game.secrets().draw_pile().eq(plain.secrets().draw_pile()));
            assert_eq!(table(&game).dirk(), table(&plain).dirk());
            let hand = |game: &Game| game.secrets().hand(seat(1)).money_cards().collect::<Vec<Money>>();
            assert_eq!((hand(&game), game.to_act()), (hand(&plain), plain.to_act()));
        }
    }
}

/// INT-02: no choice shows in a view of another player before the last one is made, and samples keep it so.
#[test]
fn trd_03_05_07_choices_are_secret_until_all_are_made() {
    let begin = || Game::new(rules(3, "street-trader"), Seed::from_number(4));
    let (mut one, mut two) = (begin(), begin());
    play_all(&mut one, &["citizens pavilion garden tower"]);
    play_all(&mut two, &["citizens seraglio arcades chambers"]);
    let others = [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Public];
    assert!(others.into_iter().all(|viewer| one.view(viewer) == two.view(viewer)));
    assert!(one.view(Viewer::Seat(seat(0))) != two.view(Viewer::Seat(seat(0))));
    let chosen = |game: &Game, index| game.secrets().hand(seat(index)).citizens;
    assert_eq!(chosen(&one, 0), Trio::new([Building::Pavilion, Building::Garden, Building::Tower]));
    let samples = (0..200).map(|number| one.view(others[0]).sample(Seed::from_number(number)));
    let guesses: BTreeSet<Vec<Building>> = samples
        .map(|sample| {
            assert!(sample.view(others[0]) == one.view(others[0]));
            chosen(&sample, 0).expect("a choice").iter().collect()
        })
        .collect();
    assert!(guesses.len() > 15, "any of the twenty: {}", guesses.len());
    for game in [&mut one, &mut two] {
        play_all(game, &["citizens pavilion garden tower"; 2]);
    }
    // Now the cells.
    let (mut here, mut there) = (one.clone(), one.clone());
    play_all(&mut here, &["disc 0,-1"]);
    play_all(&mut there, &["disc 1,0"]);
    assert!(others.into_iter().all(|viewer| here.view(viewer) == there.view(viewer)));
    let samples = (0..40).map(|number| here.view(others[2]).sample(Seed::from_number(number)));
    let guesses: BTreeSet<Option<Dir>> = samples.map(|sample| sample.secrets().hand(seat(0)).disc).collect();
    assert_eq!(guesses.len(), 4);
}

/// Table 4 of the interactions.
#[test]
fn trd_05_07_what_is_chosen_for_the_absent() {
    let mut game = Game::new(rules(2, "street-trader"), Seed::from_number(1));
    let mut legal = Vec::new();
    let mut chosen = Vec::new();
    while table(&game).is_setting_up() {
        game.legal_actions(&mut legal);
        let action = engine::default_action(&table(&game), &legal).expect("a default");
        chosen.push(action.to_string());
        game.play(action, &mut ()).expect("legal");
    }
    assert_eq!(chosen[0], "citizens pavilion seraglio arcades");
    assert_eq!(chosen[2], "disc 0,-1");
    // Out of turn: no move, no exchange, the first cell.
    let mut game = t3("street-trader").hand(0, "florin-9").game();
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0"]);
    let mut defaults = Vec::new();
    while matches!(game.awaited(), Awaited::MoveIn | Awaited::PutDiscBack) {
        game.legal_actions(&mut legal);
        let action = engine::default_action(&table(&game), &legal).expect("a default");
        defaults.push(action.to_string());
        game.play(action, &mut ()).expect("legal");
    }
    assert_eq!(defaults, ["pass", "disc 0,-1"]);
}

// Disc and trigger

#[test]
fn trd_10_11_12_13_14_t3_a_citizen_moves_in_and_another_one_comes() {
    let mut game = t3("street-trader").hand(0, "florin-9").game();
    let supply = table(&game).citizen_supply();
    play_all(&mut game, &["buy 1 with florin-9", "stop"]);
    // TRD-10: the cell is built on by the normal rules.
    assert!(legal(&game).contains(&"place seraglio-07 at 1,0".into()));
    let events = play_all(&mut game, &["place seraglio-07 at 1,0"]);
    // TRD-12: first the disc is set aside.
    assert_eq!(trader_events(&events), [street_trader::Event::DiscAside { seat: seat(0) }]);
    assert_eq!((disc(&game, 0), game.awaited()), (None, Awaited::MoveIn));
    assert_eq!(legal(&game), ["move-in seraglio-07", "pass"]);
    assert_eq!(refusal(&game, "move-in tower-07"), "TRD-13");
    assert_eq!(refusal(&game, "exchange-citizen pavilion tower"), "TRD-13");
    play_all(&mut game, &["move-in seraglio-07"]);
    assert!(is_housed(&game, "seraglio-07"));
    assert_eq!(on_disc(&game, 0), citizens("pavilion garden"));
    // TRD-14
    assert_eq!(game.awaited(), Awaited::NewCitizen);
    assert_eq!(legal(&game).len(), 6);
    assert_eq!(refusal(&game, "pass"), "TRD-14");
    play_all(&mut game, &["take-citizen tower"]);
    assert_eq!(on_disc(&game, 0), citizens("pavilion garden tower"));
    assert_eq!(table(&game).citizen_supply()[Building::Tower], supply[Building::Tower] - 1);
    // TRD-20, TRD-22: F5, on any empty cell beside the Alhambra.
    assert_eq!(game.awaited(), Awaited::PutDiscBack);
    assert_eq!(refusal(&game, "pass"), "TRD-22");
    let cells: BTreeSet<String> = legal(&game).into_iter().collect();
    let expected = ["disc 0,-1", "disc 0,1", "disc -1,0", "disc 1,-1", "disc 1,1", "disc 2,0"];
    assert_eq!(cells, expected.map(String::from).into());
    let events = play_all(&mut game, &["disc 2,0"]);
    assert_eq!(disc(&game, 0), Some(Cell::new(2, 0)));
    // The turn goes on with F6 only now.
    assert!(matches!(events.last(), Some(Event::TurnStarted { turn: 2, .. })), "{events:?}");
}

#[test]
fn trd_15_t4_without_a_match_a_citizen_may_be_exchanged() {
    let mut game = t3("street-trader").hand(0, "dirham-9 dirham-2").game();
    play_all(&mut game, &["buy 2 with dirham-9 dirham-2", "stop", "place tower-07 at 1,0"]);
    assert_eq!((disc(&game, 0), game.awaited()), (None, Awaited::ExchangeCitizen));
    // Each of the three against the five other colours.
    assert_eq!(legal_with(&game, "exchange-citizen").len(), 15);
    assert_eq!(refusal(&game, "move-in tower-07"), "TRD-15");
    assert_eq!(refusal(&game, "exchange-citizen tower pavilion"), "TRD-15");
    assert_eq!(refusal(&game, "exchange-citizen pavilion pavilion"), "TRD-15");
    let mut passed = game.clone();
    play_all(&mut game, &["exchange-citizen pavilion tower"]);
    assert_eq!(on_disc(&game, 0), citizens("seraglio garden tower"));
    assert!(!is_housed(&game, "tower-07"));
    assert_eq!(game.awaited(), Awaited::PutDiscBack);
    play_all(&mut passed, &["pass"]);
    assert_eq!(on_disc(&passed, 0), citizens("pavilion seraglio garden"));
    assert_eq!(passed.awaited(), Awaited::PutDiscBack);
}

#[test]
fn trd_15_16_18_an_empty_supply_or_disc_gives_no_exchange() {
    let laid = |position: Position| {
        let mut game = position.hand(0, "dirham-9 dirham-2").game();
        play_all(&mut game, &["buy 2 with dirham-9 dirham-2", "stop", "place tower-07 at 1,0"]);
        game
    };
    let none = ByBuilding::default();
    let game = laid(t3("street-trader").edit(|editor| editor.citizen_supply(none)));
    assert_eq!(game.awaited(), Awaited::PutDiscBack);
    // TRD-18: a disc without citizens stays in play.
    let game = laid(t3("street-trader").edit(|editor| editor.on_disc(seat(0), none)));
    assert_eq!((game.awaited(), disc(&game, 0)), (Awaited::PutDiscBack, None));
    // Only what the supply holds is taken.
    let mut game = laid(t3("street-trader").edit(|editor| editor.citizen_supply(citizens("tower"))));
    assert_eq!(legal_with(&game, "exchange-citizen").len(), 3);
    assert_eq!(refusal(&game, "exchange-citizen pavilion arcades"), "TRD-15");
    play_all(&mut game, &["exchange-citizen garden tower"]);
    assert_eq!(table(&game).citizen_supply(), citizens("garden"));
}

#[test]
fn trd_16_who_declines_a_move_gets_neither_citizen_nor_exchange() {
    let mut game = t3("street-trader").hand(0, "florin-9").game();
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0", "pass"]);
    assert_eq!(game.awaited(), Awaited::PutDiscBack);
    assert_eq!(on_disc(&game, 0), citizens("pavilion seraglio garden"));
    assert!(!is_housed(&game, "seraglio-07"));
}

#[test]
fn trd_14_18_t7_an_empty_supply_leaves_fewer_citizens_on_the_disc() {
    let empty = |editor: engine::editor::Editor| editor.citizen_supply(ByBuilding::default());
    let mut game = t3("street-trader").edit(empty).hand(0, "florin-9").game();
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0", "move-in seraglio-07"]);
    assert_eq!(game.awaited(), Awaited::PutDiscBack);
    assert_eq!(on_disc(&game, 0), citizens("pavilion garden"));
    assert!(is_housed(&game, "seraglio-07"));
    // One colour left is the only one to take.
    let one = |editor: engine::editor::Editor| editor.citizen_supply(citizens("chambers"));
    let mut game = t3("street-trader").edit(one).hand(0, "florin-9").game();
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0", "move-in seraglio-07"]);
    assert_eq!(legal(&game), ["take-citizen chambers"]);
    assert_eq!(refusal(&game, "take-citizen tower"), "TRD-14");
    // TRD-18: it is never topped up later.
    play_all(&mut game, &["take-citizen chambers", "disc 2,0"]);
    assert_eq!(on_disc(&game, 0), citizens("pavilion chambers garden"));
}

#[test]
fn trd_17_19_several_of_one_colour_and_a_tile_of_another() {
    let position = with_disc(position("street-trader"), 0, "1,0", "seraglio seraglio seraglio");
    let mut game = position.hand(0, "florin-9").game();
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0", "move-in seraglio-07"]);
    // TRD-17: exactly one has moved in.
    assert_eq!(on_disc(&game, 0), citizens("seraglio seraglio"));
    assert_eq!(table(&game).citizens_of(seat(0)), citizens("seraglio"));
    play_all(&mut game, &["take-citizen seraglio", "disc 2,0"]);
    // TRD-19: any tile may be laid on the cell; see also TRD-T4.
    let position = with_disc(self::position("street-trader"), 0, "1,0", "seraglio seraglio seraglio");
    let mut game = position.hand(0, "ducat-9 ducat-2").game();
    play_all(&mut game, &["buy 4 with ducat-9 ducat-2", "stop", "place garden-10 at 1,0"]);
    assert_eq!(game.awaited(), Awaited::ExchangeCitizen);
}

#[test]
fn trd_11_a_redesign_that_adds_a_tile_triggers_and_a_swap_does_not() {
    let mut game = t3("street-trader").reserve(0, "seraglio-07").game();
    play_all(&mut game, &["add seraglio-07 at 1,0", "move-in seraglio-07", "take-citizen seraglio"]);
    assert_eq!(game.awaited(), Awaited::PutDiscBack);
    // A tile elsewhere does nothing.
    let mut game = t3("street-trader").reserve(0, "seraglio-07").game();
    play_all(&mut game, &["add seraglio-07 at 0,1"]);
    assert_eq!((game.to_act(), disc(&game, 0)), (Some(seat(1)), Some(Cell::new(1, 0))));
    // A swap never comes to the cell of the disc, and leaves it alone beside it.
    let mut game = with_disc(position("street-trader"), 0, "2,0", "pavilion seraglio garden")
        .palace(0, "tower-10 at 1,0")
        .reserve(0, "seraglio-07")
        .game();
    assert!(!legal(&game).contains(&"swap seraglio-07 at 2,0".into()));
    play_all(&mut game, &["swap seraglio-07 at 1,0"]);
    assert_eq!((game.to_act(), disc(&game, 0)), (Some(seat(1)), Some(Cell::new(2, 0))));
    assert!(!is_housed(&game, "seraglio-07"));
}

// Putting the disc back

#[test]
fn trd_20_t5_the_disc_is_triggered_once_a_turn() {
    let position = t3("street-trader").hand(0, "florin-9 dinar-8");
    let mut game = position.game();
    play_all(&mut game, &["buy 1 with florin-9", "buy 3 with dinar-8", "stop"]);
    play_all(&mut game, &["place seraglio-07 at 1,0"]);
    // INT-10: the disc comes before the tile that is still to be placed.
    assert_eq!(game.awaited(), Awaited::MoveIn);
    play_all(&mut game, &["move-in seraglio-07", "take-citizen tower"]);
    assert_eq!(game.awaited(), Awaited::Place);
    play_all(&mut game, &["place pavilion-07 at 2,0"]);
    assert_eq!((game.awaited(), is_housed(&game, "pavilion-07")), (Awaited::PutDiscBack, false));
    // TRD-22: after all placements, so beside the second tile, too.
    assert!(legal(&game).contains(&"disc 3,0".into()));
}

#[test]
fn trd_22_t9_any_empty_cell_with_a_common_side() {
    let mut game = t3("street-trader").hand(0, "dirham-9 dirham-2").palace(0, "arcades-02 at -1,0").game();
    play_all(&mut game, &["buy 2 with dirham-9 dirham-2", "stop", "place tower-07 at 1,0", "pass"]);
    // Corners, occupied cells and cells far away are no places.
    for (cell, why) in [("-2,1", "corner"), ("0,0", "start tile"), ("1,0", "tile"), ("5,5", "far away")] {
        assert_eq!(refusal(&game, &format!("disc {cell}")), "TRD-22", "{why}");
    }
    // TRD-T9: (1,1) touches the new tower, (-1,-1) the arcades with a side; both stand beside a tile.
    for cell in ["1,1", "-1,-1"] {
        assert!(legal(&game).contains(&format!("disc {cell}")));
    }
    // The arcades have a wall on N and W, which does not matter for the disc; it does for a tile.
    play_all(&mut game, &["disc -1,-1"]);
    assert_eq!(disc(&game, 0), Some(Cell::new(-1, -1)));
    let palace = table(&game).palace(seat(0));
    assert!(!palace.cells_for(read::<TileId>("seraglio-07").walls()).any(|cell| cell == Cell::new(-1, -1)));
    // TRD-T9 with the start tile alone.
    let game = Position::new(2, "street-trader").reserve(0, "garden-10");
    let mut game = with_disc(game, 0, "0,-1", "garden").row("dinar-1").game();
    play_all(&mut game, &["add garden-10 at 0,-1", "pass"]);
    assert_eq!(refusal(&game, "disc 1,1"), "TRD-22");
}

#[test]
fn trd_23_a_disc_that_was_not_triggered_stays() {
    let mut game = t3("street-trader").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.to_act(), disc(&game, 0)), (Some(seat(1)), Some(Cell::new(1, 0))));
    assert_eq!(refusal(&game, "disc 0,1"), "BASE-20");
}

#[test]
fn trd_24_a_disc_that_lost_its_neighbour_goes_back_in_f5() {
    let position = with_disc(position("street-trader"), 0, "2,0", "pavilion seraglio garden");
    let mut game = position.palace(0, "tower-10 at 1,0; garden-07 at 0,1").game();
    let events = play_all(&mut game, &["remove 1,0"]);
    assert_eq!(trader_events(&events), [street_trader::Event::DiscAside { seat: seat(0) }]);
    // No citizen is moved or exchanged.
    assert_eq!(game.awaited(), Awaited::PutDiscBack);
    play_all(&mut game, &["disc 1,0"]);
    // With another neighbour left, nothing happens.
    let position = with_disc(self::position("street-trader"), 0, "1,1", "pavilion seraglio garden");
    let mut game = position.palace(0, "tower-10 at 1,0; garden-07 at 0,1").game();
    play_all(&mut game, &["remove 1,0"]);
    assert_eq!((game.to_act(), disc(&game, 0)), (Some(seat(1)), Some(Cell::new(1, 1))));
}

/// TRD-22 by a second, plain opinion, in random games of all sizes.
#[test]
fn trd_22_the_cells_offered_are_all_there_are() {
    let mut seen = 0;
    for seed in 0..60 {
        let modules = ["street-trader", "workers-huts city-gates camps street-trader"][seed as usize % 2];
        random_game(rules(2 + seed as usize % 5, modules), seed, |game, legal| {
            let (Awaited::PutDiscBack, Some(seat)) = (game.awaited(), game.to_act()) else { return };
            let tiles: BTreeSet<Cell> = table(game).palace(seat).tiles().map(|(cell, _)| cell).collect();
            let beside = tiles.iter().flat_map(|cell| Dir::ALL.map(|dir| cell.step(dir)));
            let expected: BTreeSet<Cell> = beside.filter(|cell| !tiles.contains(cell)).collect();
            let offered = legal.iter().filter_map(|action| match action {
                Action::StreetTrader(street_trader::Action::PutDisc { at }) => Some(*at),
                _ => None,
            });
            assert_eq!(offered.clone().count(), expected.len());
            assert_eq!(offered.collect::<BTreeSet<Cell>>(), expected);
            seen += 1;
        });
    }
    assert!(seen > 200, "the law was put to the test: {seen}");
}

// Losing citizens

#[test]
fn trd_25_t6_a_tile_that_leaves_loses_its_citizen() {
    let lay = |text: &str| {
        let position = position("street-trader").palace(0, text).reserve(0, "garden-07");
        position.edit(|editor| editor.citizens(&[read("garden-10")])).game()
    };
    let mut game = lay("garden-10 at 1,0");
    let supply = table(&game).citizen_supply()[Building::Garden];
    assert_eq!(points(&game, Round::One), [(Scorer::Seat(seat(0)), 1)]);
    let events = play_all(&mut game, &["remove 1,0"]);
    let lost = street_trader::Event::Lost { seat: seat(0), kind: Building::Garden };
    assert_eq!(trader_events(&events), [lost]);
    assert_eq!(table(&game).citizen_supply()[Building::Garden], supply + 1);
    assert!(points(&game, Round::One).is_empty());
    // Putting the tile back does not bring the citizen back.
    let mut back = testkit::Position::new(3, "street-trader").row("dinar-1").reserve(0, "garden-10").game();
    play_all(&mut back, &["add garden-10 at 0,1"]);
    assert!(!is_housed(&back, "garden-10"));
    // The same for a tile swapped out.
    let mut game = lay("garden-10 at 1,0");
    let events = play_all(&mut game, &["swap garden-07 at 1,0"]);
    assert_eq!(trader_events(&events), [lost]);
    assert!(table(&game).housed_citizens().is_empty());
}

// Scoring

#[test]
fn trd_31_32_t1_t2_series_of_different_colours() {
    let worth = |text: &str| series_points(citizens(text));
    // TRD-T1
    assert_eq!(worth("seraglio seraglio seraglio chambers chambers garden garden pavilion"), 17);
    // TRD-T2
    let all = "pavilion seraglio arcades chambers garden tower";
    assert_eq!(worth(all), 21);
    assert_eq!(worth(&format!("{all} {all}")), 42);
    assert_eq!(worth("garden garden garden garden garden garden"), 6);
    assert_eq!(worth(""), 0);
}

/// The best of all ways to group citizens, tried one by one.
fn best_grouping(left: &mut [u8; 6], table: &[u8; 6]) -> u16 {
    if left.iter().all(|&count| count == 0) {
        return 0;
    }
    let mut best = 0;
    for series in 1u32..64 {
        if (0..6).all(|kind| series >> kind & 1 == 0 || left[kind] > 0) {
            (0..6).filter(|kind| series >> kind & 1 == 1).for_each(|kind| left[kind] -= 1);
            let points = u16::from(table[series.count_ones() as usize - 1]);
            best = best.max(points + best_grouping(left, table));
            (0..6).filter(|kind| series >> kind & 1 == 1).for_each(|kind| left[kind] += 1);
        }
    }
    best
}

#[test]
fn trd_32_no_other_grouping_brings_more() {
    // All ways to have up to two of four colours, and some with more.
    for number in 0..81u32 {
        let mut counts = [0u8; 6];
        (0..4).for_each(|kind| counts[kind] = (number / 3u32.pow(kind as u32) % 3) as u8);
        let best = best_grouping(&mut counts.clone(), &SERIES_POINTS);
        assert_eq!(series_points(ByBuilding(counts)), best, "{counts:?}");
    }
}

#[test]
fn trd_30_33_citizens_score_in_every_round_and_stay() {
    let tiles = "seraglio-07 at 1,0; garden-07 at 2,0; garden-10 at 3,0; tower-07 at 4,0";
    let housed: Vec<TileId> = list("seraglio-07 garden-07 garden-10 tower-07");
    let position = position("street-trader").palace(0, tiles).edit(|editor| editor.citizens(&housed));
    let mut game = position.draw_pile("scoring-1 scoring-2 florin-1 florin-2 florin-3").game();
    // On discs and in the supply they count for nothing: seats 1 and 2 have three each on their discs.
    for round in Round::ALL {
        assert_eq!(points(&game, round), [(Scorer::Seat(seat(0)), 7)]);
    }
    let before = table(&game).score(seat(0));
    let events = play_all(&mut game, &["take dinar-1"]);
    let told = events.iter().filter(|event| {
        matches!(event, Event::Points { line, .. } if line.source == Source::Citizens && line.halves == 8)
    });
    assert_eq!(told.count(), 2, "rounds 1 and 2 are held");
    assert!(table(&game).score(seat(0)) >= before + 14);
    assert_eq!(table(&game).housed_citizens().len(), 4);
}

// Pairs

#[test]
fn trd_40_hut_36_a_hut_triggers_the_exchange_only() {
    let huts: Vec<TileId> = list("hut-garden-1");
    let position = t3("workers-huts street-trader").edit(|editor| editor.hut_stack(Building::Garden, &huts));
    let mut game = position.game();
    play_all(&mut game, &["take-hut garden", "place hut-garden-1 at 1,0"]);
    assert_eq!((game.awaited(), disc(&game, 0)), (Awaited::ExchangeCitizen, None));
    play_all(&mut game, &["exchange-citizen garden tower"]);
    assert!(table(&game).housed_citizens().is_empty());
    // A hut is a tile beside which the disc may stand.
    assert!(legal(&game).contains(&"disc 2,0".into()));
}

#[test]
fn trd_42_camp_35_a_camp_triggers_the_exchange_and_has_cells_beside_it() {
    let position = with_disc(position("camps street-trader"), 0, "2,0", "pavilion seraglio garden");
    let position = position.palace(0, "arcades-07 at 1,0").market("camp-4 tower-07 pavilion-07 garden-10");
    let mut game = position.hand(0, "florin-5").game();
    play_all(&mut game, &["buy 1 with florin-5", "stop", "place camp-4 at 2,0"]);
    assert_eq!((game.awaited(), disc(&game, 0)), (Awaited::ExchangeCitizen, None));
    play_all(&mut game, &["pass"]);
    // TRD-22: (3,0) shares a side with the camp alone.
    play_all(&mut game, &["disc 3,0"]);
    assert_eq!(disc(&game, 0), Some(Cell::new(3, 0)));
}

#[test]
fn trd_43_chr_59_ammar_triggers_if_nothing_did_before() {
    let ammar = |position: Position| {
        position.edit(|editor| editor.character(seat(0), Character::AmmarElSchauf)).reserve(0, "seraglio-06")
    };
    let mut game = ammar(t3("characters street-trader")).game();
    play_all(&mut game, &["take dinar-1", "ammar", "add seraglio-06 at 1,0", "move-in seraglio-06"]);
    play_all(&mut game, &["take-citizen tower"]);
    // The disc goes back after F3.
    assert_eq!(game.awaited(), Awaited::PutDiscBack);
    // Triggered in F2, it is nowhere in F3.
    let mut game = ammar(t3("characters street-trader").hand(0, "florin-9")).game();
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0"]);
    play_all(&mut game, &["move-in seraglio-07", "take-citizen seraglio", "ammar", "add seraglio-06 at 0,1"]);
    assert_eq!((game.awaited(), is_housed(&game, "seraglio-06")), (Awaited::PutDiscBack, false));
}

/// TRD-49: a half building of Hakim and the card of a bonus count for no citizen.
#[test]
fn trd_49_bon_35_chr_59_halves_and_cards_are_no_buildings_for_citizens() {
    let modules = "bonus-cards characters street-trader";
    let position = position(modules).palace(0, "garden-07 at 1,0");
    let hakim = |editor: engine::editor::Editor| {
        editor
            .character(seat(0), Character::HakimWahid)
            .bonus_cards(seat(0), list("bonus-07").into_iter().collect(), Default::default())
            .citizens(&[read("garden-07")])
    };
    let game = position.edit(hakim).game();
    assert_eq!(points(&game, Round::One), [(Scorer::Seat(seat(0)), 1)]);
    assert_eq!(table(&game).citizens_of(seat(0)), citizens("garden"));
}

#[test]
fn trd_21_44_viz_38_a_vizier_tile_triggers_and_the_disc_goes_back_at_once() {
    let position = with_disc(position("viziers-favour street-trader"), 1, "1,0", "seraglio tower garden");
    let mut game = position.hand(1, "dirham-9 dirham-2").game();
    play_all(&mut game, &["take dinar-1", "vizier 2 with dirham-9 dirham-2"]);
    let events = play_all(&mut game, &["place tower-07 at 1,0"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::MoveIn, Some(seat(1))));
    assert!(!events.iter().any(|event| matches!(event, Event::MarketFilled { .. })), "before the refill");
    play_all(&mut game, &["move-in tower-07", "take-citizen pavilion"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::PutDiscBack, Some(seat(1))));
    assert_eq!(table(&game).turn_of(), seat(0));
    let events = play_all(&mut game, &["disc 2,0"]);
    assert!(events.iter().any(|event| matches!(event, Event::MarketFilled { .. })), "then the refill");
    assert_eq!(disc(&game, 1), Some(Cell::new(2, 0)));
    assert_eq!(game.awaited(), Awaited::Interrupt);
}

/// TRD-21: J is asked in the window, too, and F5 is over then.
#[test]
fn trd_21_the_own_vizier_puts_the_disc_back_at_once() {
    let mut game = t3("viziers-favour street-trader")
        .hand(0, "florin-9")
        .hand(1, "")
        .hand(2, "")
        .edit(|editor| editor.viziers([seat(0)].into_iter().fold(Default::default(), add)))
        .game();
    play_all(&mut game, &["take dirham-2", "vizier 1 with florin-9", "place seraglio-07 at 1,0"]);
    play_all(&mut game, &["pass"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::PutDiscBack, Some(seat(0))));
    play_all(&mut game, &["disc 0,1"]);
    assert_eq!(game.to_act(), Some(seat(1)));
}

fn add(mut set: engine::vocab::SeatSet, seat: Seat) -> engine::vocab::SeatSet {
    set.insert(seat);
    set
}

#[test]
fn trd_46_all_left_over_tiles_of_a_player_count_as_one_turn() {
    let position = t3("street-trader").supply("").market("seraglio-07 - garden-10 -").draw_pile("florin-1");
    let mut game = position.hand(0, "florin-9 dinar-9").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.awaited(), Awaited::Place);
    play_all(&mut game, &["place seraglio-07 at 1,0"]);
    assert_eq!(game.awaited(), Awaited::MoveIn);
    play_all(&mut game, &["move-in seraglio-07", "take-citizen tower"]);
    // The second tile cannot trigger; the disc goes back after both, and round 3 counts the citizen.
    assert_eq!(game.awaited(), Awaited::Place);
    play_all(&mut game, &["place garden-10 at 2,0"]);
    assert_eq!(game.awaited(), Awaited::PutDiscBack);
    let events = play_all(&mut game, &["disc 3,0"]);
    let citizens = events.iter().any(|event| {
        matches!(event, Event::Points { round: Round::Three, line } if line.source == Source::Citizens)
    });
    assert!(citizens && game.outcome().is_some());
}

/// TRE-50, INT-11: one citizen and one chest in a building; both are lost with it.
#[test]
fn trd_47_tre_50_a_citizen_and_a_chest_in_one_building() {
    let position = position("street-trader treasure-chamber").palace(0, "garden-10 at 1,0; garden-07 at 0,1");
    let both = |editor: engine::editor::Editor| {
        let tiles = [read("garden-10")];
        editor.citizens(&tiles).chests(&tiles).room(Room::One, Some([Building::Garden; 4]))
    };
    let mut game = position.edit(both).hand(0, "dinar-8").game();
    let lines = table(&game).explain(Round::Three);
    let own: Vec<Source> = lines
        .iter()
        .filter(|line| line.who == Scorer::Seat(seat(0)))
        .map(|line| line.source)
        .filter(|source| matches!(source, Source::Citizens | Source::Chests))
        .collect();
    // Table 6: citizens before chests.
    assert_eq!(own, [Source::Citizens, Source::Chests]);
    let mut removed = game.clone();
    let events = play_all(&mut removed, &["remove 1,0"]);
    let order: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::StreetTrader(_) | Event::TreasureChamber(_)))
        .collect();
    assert!(matches!(order[..], [Event::StreetTrader(_), Event::TreasureChamber(_)]), "{order:?}");
    // A chest goes on a building with a citizen as on any other.
    play_all(&mut game, &["chests 1", "pay-chests dinar-8"]);
    assert_eq!(legal(&game), ["put-chest garden-07"]);
}

/// INT-T14, GATE-37: a gate changes nothing for the disc, and both stand before the citizen is asked for.
#[test]
fn trd_48_gate_37_a_tile_placed_with_a_gate_triggers_the_disc() {
    let position = position("city-gates street-trader").palace(0, "arcades-01 at 1,0");
    let position = with_disc(position, 0, "1,1", "tower pavilion garden").hand(0, "dirham-8 gate");
    let mut game = position.market("seraglio-07 tower-02 pavilion-07 garden-10").game();
    play_all(&mut game, &["buy 2 with dirham-8", "stop"]);
    let events = play_all(&mut game, &["place tower-02 at 1,1 gate N"]);
    let order = events.iter().position(|event| matches!(event, Event::CityGates(_)))
        < events.iter().position(|event| matches!(event, Event::StreetTrader(_)));
    assert!(order, "{events:?}");
    assert_eq!(table(&game).palace(seat(0)).gates().len(), 1);
    play_all(&mut game, &["move-in tower-02", "take-citizen tower"]);
    assert_eq!(game.awaited(), Awaited::PutDiscBack);
    // A gate that blocks a tile keeps its citizen, too.
    play_all(&mut game, &["disc 2,0"]);
    assert_eq!(
        table(&game).palace(seat(0)).check_remove(Cell::new(1, 1)).map_err(|e| e.rule()),
        Err("GATE-25")
    );
    // A tile added with a gate triggers as well.
    let position = self::position("city-gates street-trader").palace(0, "arcades-01 at 1,0");
    let position = with_disc(position, 0, "1,1", "tower pavilion garden").hand(0, "gate");
    let mut game = position.reserve(0, "tower-02").game();
    play_all(&mut game, &["add tower-02 at 1,1 gate N", "move-in tower-02"]);
    assert!(is_housed(&game, "tower-02"));
}

#[test]
fn trd_50_the_disc_is_no_tile_for_lines() {
    let lines = |at: &str| {
        let position = position("camps street-trader").palace(0, "arcades-07 at 1,0; camp-4 at 2,0");
        let game = with_disc(position, 0, at, "pavilion").game();
        let all = table(&game).explain(Round::One);
        all.iter().filter(|line| matches!(line.source, Source::Camp(_))).map(|line| line.points).sum::<u16>()
    };
    assert_eq!(lines("-1,0"), lines("0,1"));
}

#[test]
fn trd_60_61_two_players_and_dirk() {
    let mut game = with_disc(Position::new(2, "street-trader"), 0, "1,0", "seraglio tower garden")
        .row("dinar-1 dinar-2")
        .market("seraglio-07 tower-07 pavilion-07 garden-10")
        .hand(0, "florin-9")
        .dirk("garden-01")
        .game();
    let supply: u8 = table(&game).citizen_supply().0.into_iter().sum();
    assert_eq!(supply, 36);
    play_all(&mut game, &["buy 1 with florin-9", "stop"]);
    let events = play_all(&mut game, &["give seraglio-07"]);
    assert!(trader_events(&events).is_empty());
    assert_eq!((disc(&game, 0), game.to_act()), (Some(Cell::new(1, 0)), Some(seat(1))));
    assert!(points(&game, Round::Three).iter().all(|(who, _)| *who != Scorer::Dirk));
}

#[test]
fn trd_05_is_no_action_without_the_module() {
    let game = position("").game();
    for action in ["citizens pavilion garden tower", "disc 0,1", "take-citizen tower"] {
        assert_eq!(refusal(&game, action), "BASE-20");
    }
    assert!(play(&mut position("").game(), "take dinar-1").is_ok());
}

/// TRD-T8, WALL-48: a stick on the start tile is nothing to the disc, but to the tile that is to be built there.
#[test]
fn trd_22_48_t8_a_stick_does_not_keep_the_disc_away() {
    let position = t3("city-walls street-trader").sticks(0, "start", "N").hand(0, "dirham-9 dirham-2");
    let mut game = position.reserve(0, "garden-07").game();
    play_all(&mut game, &["buy 2 with dirham-9 dirham-2", "stop", "place tower-07 at 1,0", "pass"]);
    play_all(&mut game, &["disc 0,-1"]);
    assert_eq!(disc(&game, 0), Some(Cell::new(0, -1)));
    let palace = table(&game).palace(seat(0));
    let refused = |walls: &str| {
        let walls = engine::vocab::Walls::from_text(walls).expect("walls");
        palace.check_place(Cell::new(0, -1), walls).map_err(|illegal| illegal.rule())
    };
    assert_eq!((refused(""), refused("S")), (Err("BASE-42"), Err("BASE-43")));
}

/// TRD-43, MAS-47: a tile added in F3 with a master builder card triggers the disc, unless one did before; a tile removed
/// loses its citizen.
#[test]
fn trd_43_mas_47_a_master_builder_triggers_if_nothing_did_before() {
    let start = |hand: &str| {
        let position = t3("street-trader master-builders").hand(0, hand).palace(0, "garden-07 at 0,1");
        position.reserve(0, "seraglio-06").edit(|editor| editor.citizens(&[read("garden-07")])).game()
    };
    let mut game = start("builder-dinar");
    play_all(&mut game, &["take dinar-1", "play builder-dinar", "add seraglio-06 at 1,0"]);
    play_all(&mut game, &["move-in seraglio-06", "take-citizen tower"]);
    assert_eq!(game.awaited(), Awaited::PutDiscBack, "after F3");
    let mut game = start("builder-dinar florin-9");
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0", "move-in seraglio-07"]);
    play_all(&mut game, &["take-citizen seraglio", "play builder-dinar", "remove 0,1"]);
    assert_eq!((game.awaited(), is_housed(&game, "garden-07")), (Awaited::PutDiscBack, false));
}
