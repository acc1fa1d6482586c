//! Street Trader (`docs/rules/34-street-trader.md`).

mod pairs;

use std::collections::BTreeSet;

use engine::data::{CITIZENS, SERIES_POINTS};
use engine::modules::characters::Character;
use engine::modules::street_trader::{self, Trio, series_points};
use engine::modules::treasure_chamber::Room;
use engine::modules::{camps, treasure_chamber};
use engine::vocab::{Building, ByBuilding, Cell, Dir, Money, Seat, TileId};
use engine::{Action, Awaited, Event, Game, Points, Round, Scorer, Seed, Source, Viewer};
use testkit::games::random_game;
use testkit::window::VIZIER;
use testkit::{Position, legal, legal_with, list, play, play_all, read, refusal, rules, seat, table};

/// Three players, seat 0 about to act; the refill draws florins.
fn position(modules: &str) -> Position {
    Position::new(3, modules)
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("seraglio-07 tower-07 pavilion-07 garden-10")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6 florin-7 florin-8 florin-9")
        .supply("tower-05 garden-01 garden-02 garden-03 garden-04 garden-05")
}

/// Other tiles for the market, for tests that use those of [`position`] in a palace or a reserve.
const OTHERS: &str = "arcades-08 arcades-09 chambers-08 chambers-09";

/// Parses kinds into the number of citizens of each colour.
fn citizens(text: &str) -> ByBuilding<u8> {
    let mut counts = ByBuilding::default();
    list::<Building>(text).into_iter().for_each(|kind| counts[kind] += 1);
    counts
}

/// Puts the disc of a seat on a cell, with these citizens on it.
fn with_disc(position: Position, index: usize, at: &str, on_disc: &str) -> Position {
    let (at, on_disc) = (read(at), citizens(on_disc));
    position.edit(|editor| editor.disc(seat(index), Some(at)).on_disc(seat(index), on_disc))
}

/// The disc of TRD-T3: east of the start tile, with red, blue and green.
fn t3(modules: &str) -> Position {
    with_disc(position(modules), 0, "1,0", "pavilion seraglio garden")
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

/// The points of each scorer for citizens if the round were held now.
fn points(game: &Game, round: Round) -> Vec<(Scorer, Points)> {
    let lines = table(game).explain(round);
    let own =
        lines.iter().filter(|line| line.source == Source::StreetTrader(street_trader::Source::Citizens));
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

/// Everything before the first turn: TRD-04 to TRD-07, and what everybody sees meanwhile (TRD-03, INT-02).
#[test]
fn trd_02_04_to_07_everybody_chooses_before_anything_is_drawn() {
    for players in 2..=6 {
        let mut game = Game::new(rules(players, "street-trader"), Seed::from_number(players as u64));
        for index in 0..players {
            assert_eq!(
                (game.awaited(), game.to_act()),
                (Awaited::StreetTrader(street_trader::Awaited::Choose), Some(seat(index)))
            );
            let view = table(&game);
            assert!(view.is_setting_up() && view.supply_len() == 54 && view.draw_pile_len() == 0);
            assert!(view.money_row().is_empty() && view.dirk().is_none_or(|tiles| tiles.is_empty()));
            assert!(engine::vocab::Space::ALL.into_iter().all(|space| view.market(space).is_none()));
            // TRD-04: every player holds one citizen of each colour.
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
            assert_eq!(
                (game.awaited(), game.to_act()),
                (Awaited::StreetTrader(street_trader::Awaited::FirstDisc), Some(seat(index)))
            );
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

/// The deal after the choices is the one that the seed gives without them, whatever was chosen.
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

/// INT-02: no other player sees a choice before the last one is made, and samples do not reveal it.
#[test]
fn trd_03_05_07_choices_are_secret_until_all_are_made() {
    let begin = || Game::new(rules(3, "street-trader"), Seed::from_number(4));
    let (mut one, mut two) = (begin(), begin());
    play_all(&mut one, &["citizens pavilion garden tower"]);
    play_all(&mut two, &["citizens seraglio arcades chambers"]);
    let others = [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Public];
    assert!(others.into_iter().all(|viewer| one.view(viewer) == two.view(viewer)));
    assert!(one.view(Viewer::Seat(seat(0))) != two.view(Viewer::Seat(seat(0))));
    let chosen = |game: &Game, index| game.secrets().hand(seat(index)).citizens();
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
    let guesses: BTreeSet<Option<Dir>> =
        samples.map(|sample| sample.secrets().hand(seat(0)).disc()).collect();
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
    // During play: no citizen moves in, none is exchanged, and the disc goes to the first cell.
    let mut game = t3("street-trader").hand(0, "florin-9").game();
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0"]);
    let mut defaults = Vec::new();
    while matches!(
        game.awaited(),
        Awaited::StreetTrader(street_trader::Awaited::MoveIn)
            | Awaited::StreetTrader(street_trader::Awaited::PutBack)
    ) {
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
    // TRD-10: the normal rules apply to building on the cell.
    assert!(legal(&game).contains(&"place seraglio-07 at 1,0".into()));
    let events = play_all(&mut game, &["place seraglio-07 at 1,0"]);
    // TRD-12: first the disc is set aside.
    assert_eq!(trader_events(&events), [street_trader::Event::DiscAside { seat: seat(0) }]);
    assert_eq!(
        (disc(&game, 0), game.awaited()),
        (None, Awaited::StreetTrader(street_trader::Awaited::MoveIn))
    );
    assert_eq!(legal(&game), ["move-in seraglio-07", "pass"]);
    assert_eq!(refusal(&game, "move-in tower-07"), "TRD-13");
    assert_eq!(refusal(&game, "exchange-citizen pavilion tower"), "TRD-13");
    play_all(&mut game, &["move-in seraglio-07"]);
    assert!(is_housed(&game, "seraglio-07"));
    assert_eq!(on_disc(&game, 0), citizens("pavilion garden"));
    // TRD-14
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::Take));
    assert_eq!(legal(&game).len(), 6);
    assert_eq!(refusal(&game, "pass"), "TRD-14");
    play_all(&mut game, &["take-citizen tower"]);
    assert_eq!(on_disc(&game, 0), citizens("pavilion garden tower"));
    assert_eq!(table(&game).citizen_supply()[Building::Tower], supply[Building::Tower] - 1);
    // TRD-20, TRD-22: in F5 it goes to any empty cell beside the Alhambra.
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
    assert_eq!(refusal(&game, "pass"), "TRD-22");
    let cells: BTreeSet<String> = legal(&game).into_iter().collect();
    let expected = ["disc 0,-1", "disc 0,1", "disc -1,0", "disc 1,-1", "disc 1,1", "disc 2,0"];
    assert_eq!(cells, expected.map(String::from).into());
    let events = play_all(&mut game, &["disc 2,0"]);
    assert_eq!(disc(&game, 0), Some(Cell::new(2, 0)));
    // Only now does the turn go on with F6.
    assert!(matches!(events.last(), Some(Event::TurnStarted { turn: 2, .. })), "{events:?}");
}

#[test]
fn trd_15_t4_without_a_match_a_citizen_may_be_exchanged() {
    let mut game = t3("street-trader").hand(0, "dirham-9 dirham-2").game();
    play_all(&mut game, &["buy 2 with dirham-9 dirham-2", "stop", "place tower-07 at 1,0"]);
    assert_eq!(
        (disc(&game, 0), game.awaited()),
        (None, Awaited::StreetTrader(street_trader::Awaited::Exchange))
    );
    // Each of the three may be exchanged for one of the five other colours.
    assert_eq!(legal_with(&game, "exchange-citizen").len(), 15);
    assert_eq!(refusal(&game, "move-in tower-07"), "TRD-15");
    assert_eq!(refusal(&game, "exchange-citizen tower pavilion"), "TRD-15");
    assert_eq!(refusal(&game, "exchange-citizen pavilion pavilion"), "TRD-15");
    let mut passed = game.clone();
    play_all(&mut game, &["exchange-citizen pavilion tower"]);
    assert_eq!(on_disc(&game, 0), citizens("seraglio garden tower"));
    assert!(!is_housed(&game, "tower-07"));
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
    play_all(&mut passed, &["pass"]);
    assert_eq!(on_disc(&passed, 0), citizens("pavilion seraglio garden"));
    assert_eq!(passed.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
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
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
    // TRD-18: a disc without citizens stays in play.
    let game = laid(t3("street-trader").edit(|editor| editor.on_disc(seat(0), none)));
    assert_eq!(
        (game.awaited(), disc(&game, 0)),
        (Awaited::StreetTrader(street_trader::Awaited::PutBack), None)
    );
    // Only colours left in the supply can be taken.
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
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
    assert_eq!(on_disc(&game, 0), citizens("pavilion seraglio garden"));
    assert!(!is_housed(&game, "seraglio-07"));
}

#[test]
fn trd_14_18_t7_an_empty_supply_leaves_fewer_citizens_on_the_disc() {
    let empty = |editor: engine::editor::Editor| editor.citizen_supply(ByBuilding::default());
    let mut game = t3("street-trader").edit(empty).hand(0, "florin-9").game();
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0", "move-in seraglio-07"]);
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
    assert_eq!(on_disc(&game, 0), citizens("pavilion garden"));
    assert!(is_housed(&game, "seraglio-07"));
    // If one colour is left, it is the only choice.
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
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::Exchange));
}

#[test]
fn trd_11_a_redesign_that_adds_a_tile_triggers_and_a_swap_does_not() {
    let mut game = t3("street-trader").market(OTHERS).reserve(0, "seraglio-07").game();
    play_all(&mut game, &["add seraglio-07 at 1,0", "move-in seraglio-07", "take-citizen seraglio"]);
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
    // A tile elsewhere does nothing.
    let mut game = t3("street-trader").market(OTHERS).reserve(0, "seraglio-07").game();
    play_all(&mut game, &["add seraglio-07 at 0,1"]);
    assert_eq!((game.to_act(), disc(&game, 0)), (Some(seat(1)), Some(Cell::new(1, 0))));
    // A swap never covers the cell of the disc, and one next to it does not trigger it.
    let mut game = with_disc(position("street-trader"), 0, "2,0", "pavilion seraglio garden")
        .market(OTHERS)
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
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::MoveIn));
    play_all(&mut game, &["move-in seraglio-07", "take-citizen tower"]);
    assert_eq!(game.awaited(), Awaited::Place);
    play_all(&mut game, &["place pavilion-07 at 2,0"]);
    assert_eq!(
        (game.awaited(), is_housed(&game, "pavilion-07")),
        (Awaited::StreetTrader(street_trader::Awaited::PutBack), false)
    );
    // TRD-22: it goes back after all placements, so it may be put beside the second tile, too.
    assert!(legal(&game).contains(&"disc 3,0".into()));
}

#[test]
fn trd_22_t9_any_empty_cell_with_a_common_side() {
    let mut game = t3("street-trader").hand(0, "dirham-9 dirham-2").palace(0, "arcades-02 at -1,0").game();
    play_all(&mut game, &["buy 2 with dirham-9 dirham-2", "stop", "place tower-07 at 1,0", "pass"]);
    // Corners, occupied cells and cells far away are refused.
    for (cell, why) in [("-2,1", "corner"), ("0,0", "start tile"), ("1,0", "tile"), ("5,5", "far away")] {
        assert_eq!(refusal(&game, &format!("disc {cell}")), "TRD-22", "{why}");
    }
    // TRD-T9: (1,1) shares a side with the new tower, (-1,-1) with the arcades.
    for cell in ["1,1", "-1,-1"] {
        assert!(legal(&game).contains(&format!("disc {cell}")));
    }
    // The arcades have walls N and W, which matter for a tile but not for the disc.
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
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
    play_all(&mut game, &["disc 1,0"]);
    // With another neighbour left, nothing happens.
    let position = with_disc(self::position("street-trader"), 0, "1,1", "pavilion seraglio garden");
    let mut game = position.palace(0, "tower-10 at 1,0; garden-07 at 0,1").game();
    play_all(&mut game, &["remove 1,0"]);
    assert_eq!((game.to_act(), disc(&game, 0)), (Some(seat(1)), Some(Cell::new(1, 1))));
}

/// Checks TRD-22 against a second, plain implementation, in random games with all numbers of players.
#[test]
fn trd_22_the_cells_offered_are_all_there_are() {
    let mut seen = 0;
    for seed in 0..60 {
        let modules = ["street-trader", "workers-huts city-gates camps street-trader"][seed as usize % 2];
        random_game(rules(2 + seed as usize % 5, modules), seed, |game, legal| {
            let (Awaited::StreetTrader(street_trader::Awaited::PutBack), Some(seat)) =
                (game.awaited(), game.to_act())
            else {
                return;
            };
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
        let position = position("street-trader").market(OTHERS).palace(0, text).reserve(0, "garden-07");
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
fn best_grouping(left: &mut [u8; 6], table: &[u8; 6]) -> Points {
    if left.iter().all(|&count| count == 0) {
        return 0;
    }
    let mut best = 0;
    for series in 1u32..64 {
        if (0..6).all(|kind| series >> kind & 1 == 0 || left[kind] > 0) {
            (0..6).filter(|kind| series >> kind & 1 == 1).for_each(|kind| left[kind] -= 1);
            let points = Points::from(table[series.count_ones() as usize - 1]);
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
    let position = position("street-trader").market(OTHERS).palace(0, tiles);
    let position = position.edit(|editor| editor.citizens(&housed));
    let mut game = position.draw_pile("scoring-1 scoring-2 florin-1 florin-2 florin-3").game();
    // Citizens on discs and in the supply count for nothing: seats 1 and 2 have three each on their discs.
    for round in Round::ALL {
        assert_eq!(points(&game, round), [(Scorer::Seat(seat(0)), 7)]);
    }
    let before = table(&game).score(seat(0));
    let events = play_all(&mut game, &["take dinar-1"]);
    let told = events.iter().filter(|event| {
        matches!(event, Event::Points { line, .. } if line.source == Source::StreetTrader(street_trader::Source::Citizens) && line.halves == 8)
    });
    assert_eq!(told.count(), 2, "rounds 1 and 2 are held");
    assert!(table(&game).score(seat(0)) >= before + 14);
    assert_eq!(table(&game).housed_citizens().len(), 4);
}

// Pairs
