//! Street Trader together with other modules.

use super::*;

#[test]
fn trd_40_hut_36_a_hut_triggers_the_exchange_only() {
    let huts: Vec<TileId> = list("hut-garden-1");
    let position = t3("workers-huts street-trader").edit(|editor| editor.hut_stack(Building::Garden, &huts));
    let mut game = position.game();
    play_all(&mut game, &["take-hut garden", "place hut-garden-1 at 1,0"]);
    assert_eq!(
        (game.awaited(), disc(&game, 0)),
        (Awaited::StreetTrader(street_trader::Awaited::Exchange), None)
    );
    play_all(&mut game, &["exchange-citizen garden tower"]);
    assert!(table(&game).housed_citizens().is_empty());
    // The disc may be put beside a hut.
    assert!(legal(&game).contains(&"disc 2,0".into()));
}

#[test]
fn trd_42_camp_35_a_camp_triggers_the_exchange_and_has_cells_beside_it() {
    let position = with_disc(position("camps street-trader"), 0, "2,0", "pavilion seraglio garden");
    let position = position.palace(0, "arcades-07 at 1,0").market("camp-4 tower-07 pavilion-07 garden-10");
    let mut game = position.hand(0, "florin-5").game();
    play_all(&mut game, &["buy 1 with florin-5", "stop", "place camp-4 at 2,0"]);
    assert_eq!(
        (game.awaited(), disc(&game, 0)),
        (Awaited::StreetTrader(street_trader::Awaited::Exchange), None)
    );
    play_all(&mut game, &["pass"]);
    // TRD-22: (3,0) shares a side only with the camp.
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
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
    // If it was triggered in F2, it is off the board in F3.
    let mut game = ammar(t3("characters street-trader").hand(0, "florin-9")).game();
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0"]);
    play_all(&mut game, &["move-in seraglio-07", "take-citizen seraglio", "ammar", "add seraglio-06 at 0,1"]);
    assert_eq!(
        (game.awaited(), is_housed(&game, "seraglio-06")),
        (Awaited::StreetTrader(street_trader::Awaited::PutBack), false)
    );
}

/// TRD-49: no citizen can move into Hakim's half building or a bonus card.
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
    assert_eq!(
        (game.awaited(), game.to_act()),
        (Awaited::StreetTrader(street_trader::Awaited::MoveIn), Some(seat(1)))
    );
    assert!(!events.iter().any(|event| matches!(event, Event::MarketFilled { .. })), "before the refill");
    play_all(&mut game, &["move-in tower-07", "take-citizen pavilion"]);
    assert_eq!(
        (game.awaited(), game.to_act()),
        (Awaited::StreetTrader(street_trader::Awaited::PutBack), Some(seat(1)))
    );
    assert_eq!(table(&game).turn_of(), seat(0));
    let events = play_all(&mut game, &["disc 2,0"]);
    assert!(events.iter().any(|event| matches!(event, Event::MarketFilled { .. })), "then the refill");
    assert_eq!(disc(&game, 1), Some(Cell::new(2, 0)));
    assert_eq!(game.awaited(), Awaited::Window(VIZIER));
}

/// TRD-21: J is asked in the window, too, when F5 is already over.
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
    assert_eq!(
        (game.awaited(), game.to_act()),
        (Awaited::StreetTrader(street_trader::Awaited::PutBack), Some(seat(0)))
    );
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
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::MoveIn));
    play_all(&mut game, &["move-in seraglio-07", "take-citizen tower"]);
    // The second tile cannot trigger the disc, which goes back after both, and round 3 counts the citizen.
    assert_eq!(game.awaited(), Awaited::Place);
    play_all(&mut game, &["place garden-10 at 2,0"]);
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
    let events = play_all(&mut game, &["disc 3,0"]);
    let citizens = events.iter().any(|event| {
        matches!(event, Event::Points { round: Round::Three, line } if line.source == Source::StreetTrader(street_trader::Source::Citizens))
    });
    assert!(citizens && game.outcome().is_some());
}

/// TRE-50, INT-11: one citizen and one chest in a building; both are lost with it.
#[test]
fn trd_47_tre_50_a_citizen_and_a_chest_in_one_building() {
    let position = position("street-trader treasure-chamber").market(OTHERS);
    let position = position.palace(0, "garden-10 at 1,0; garden-07 at 0,1");
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
        .filter(|source| {
            matches!(
                source,
                Source::StreetTrader(street_trader::Source::Citizens)
                    | Source::TreasureChamber(treasure_chamber::Source::Chests)
            )
        })
        .collect();
    // Table 6: citizens before chests.
    assert_eq!(
        own,
        [
            Source::StreetTrader(street_trader::Source::Citizens),
            Source::TreasureChamber(treasure_chamber::Source::Chests)
        ]
    );
    let mut removed = game.clone();
    let events = play_all(&mut removed, &["remove 1,0"]);
    let order: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::StreetTrader(_) | Event::TreasureChamber(_)))
        .collect();
    assert!(matches!(order[..], [Event::StreetTrader(_), Event::TreasureChamber(_)]), "{order:?}");
    // A chest may go on a building with a citizen as on any other.
    play_all(&mut game, &["chests 1", "pay-chests dinar-8"]);
    assert_eq!(legal(&game), ["put-chest garden-07"]);
}

/// INT-T14, GATE-37: a gate makes no difference to the disc, and tile and gate are both in place before the citizen is
/// chosen.
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
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack));
    // A gate that keeps a tile in place also keeps its citizen.
    play_all(&mut game, &["disc 2,0"]);
    assert_eq!(
        table(&game).palace(seat(0)).check_remove(Cell::new(1, 1)).map_err(|e| e.rule()),
        Err("GATE-25")
    );
    // A tile added with a gate triggers the disc as well.
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
        all.iter()
            .filter(|line| matches!(line.source, Source::Camps(camps::Source::Camp(_))))
            .map(|line| line.points)
            .sum::<Points>()
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

/// TRD-T8, WALL-48: a stick on the start tile does not matter for the disc, but does for a tile built on its cell.
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

/// TRD-43, MAS-47: a tile added in F3 with a master builder card triggers the disc unless another tile already did in
/// this turn. A tile removed loses its citizen.
#[test]
fn trd_43_mas_47_a_master_builder_triggers_if_nothing_did_before() {
    let start = |hand: &str| {
        let position = t3("street-trader master-builders").hand(0, hand).palace(0, "garden-07 at 0,1");
        position.reserve(0, "seraglio-06").edit(|editor| editor.citizens(&[read("garden-07")])).game()
    };
    let mut game = start("builder-dinar");
    play_all(&mut game, &["take dinar-1", "play builder-dinar", "add seraglio-06 at 1,0"]);
    play_all(&mut game, &["move-in seraglio-06", "take-citizen tower"]);
    assert_eq!(game.awaited(), Awaited::StreetTrader(street_trader::Awaited::PutBack), "after F3");
    let mut game = start("builder-dinar florin-9");
    play_all(&mut game, &["buy 1 with florin-9", "stop", "place seraglio-07 at 1,0", "move-in seraglio-07"]);
    play_all(&mut game, &["take-citizen seraglio", "play builder-dinar", "remove 0,1"]);
    assert_eq!(
        (game.awaited(), is_housed(&game, "garden-07")),
        (Awaited::StreetTrader(street_trader::Awaited::PutBack), false)
    );
}
