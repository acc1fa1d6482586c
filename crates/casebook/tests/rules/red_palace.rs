//! The Red Palace: components, set-up, actions, placing and building (`docs/rules/60-red-palace.md`, sections 1 to 4).

use std::collections::HashSet;

use engine::data::{GUARDS, SCORE_TILES, TOKENS_OF_A_KIND, WALL_SECTIONS};
use engine::red_palace;
use engine::red_palace::{Ability, Event as Told, PreviewSpace, ScoreTile};
use engine::vocab::{Building, Cell, Dir, Money, Seat, Space, TileId, TileSort, Walls};
use engine::{
    Awaited, Base, Event, Game, GuardBoard, Module, ModuleSet, Rules, RulesError, Seed, SetupItem, Viewer,
    default_action, setup_list,
};
use testkit::red_palace::{abilities, rules};
use testkit::{Position, legal, legal_with, market, play_all, read, refusal, seat, table};

/// Three players, A to act.
fn position(modules: &str) -> Position {
    testkit::red_palace::position(3, modules)
}

fn new_game(players: usize, guard_board: GuardBoard, seed: u64) -> Game {
    let rules = Rules::red_palace(players, guard_board).expect("2 to 6 players");
    Game::new(rules, Seed::from_number(seed))
}

// Components

#[test]
fn red_01_t18_terrain_tiles_have_a_cost_walls_and_watchtowers_on_walls() {
    let tiles: Vec<TileId> = TileId::terrain().collect();
    assert_eq!(tiles.len(), 54);
    let mut towers = 0;
    for tile in tiles {
        assert_eq!((tile.sort(), tile.kind()), (TileSort::Terrain, None));
        assert!((2..=13).contains(&tile.price()) && tile.walls().len() <= 3);
        assert!(
            tile.watchtowers().len() <= 2 && tile.watchtowers().without(tile.walls()).is_empty(),
            "{tile}"
        );
        towers += tile.watchtowers().len();
    }
    assert_eq!(towers, 32);
}

#[test]
fn red_02_03_04_nine_tokens_of_each_kind_and_32_guards() {
    assert_eq!((TOKENS_OF_A_KIND, GUARDS, WALL_SECTIONS), (9, 32, 6));
    // RED-98: the extra gardens and towers are not included.
    assert_eq!(usize::from(TOKENS_OF_A_KIND) * Building::ALL.len(), TileId::terrain().count());
    // RED-03
    let list = setup_list(&rules(3, ""));
    assert!(list.contains(&SetupItem::MoneyDeck { cards: 108 }));
    assert_eq!(Ability::ALL.len(), 9);
}

#[test]
fn red_05_six_square_tiles_without_walls_and_cost() {
    let squares: Vec<TileId> = TileId::squares().collect();
    assert_eq!(squares.len(), 6);
    assert!(squares.iter().all(|tile| (tile.price(), tile.walls()) == (0, Walls::EMPTY) && tile.is_square()));
    let game = new_game(3, GuardBoard::Random, 1);
    let view = table(&game);
    assert_eq!((view.squares_left(), view.wall_sections_left()), (6, 6));
    assert!(Building::ALL.iter().all(|&kind| view.half_owner(kind).is_none()));
}

#[test]
fn red_06_eighteen_score_tiles_with_every_kind_once() {
    assert_eq!(ScoreTile::COUNT, 18);
    for tile in ScoreTile::all() {
        assert_eq!(tile.kinds().into_iter().collect::<HashSet<_>>().len(), 6, "{}", tile.id());
    }
    assert_eq!(SCORE_TILES.iter().map(|row| row.kinds).collect::<HashSet<_>>().len(), 18, "all different");
}

#[test]
fn red_07_start_tiles_have_no_walls_and_scores_are_plain_numbers() {
    let game = new_game(6, GuardBoard::Random, 2);
    for seat in table(&game).seats() {
        assert_eq!(table(&game).palace(seat).walls_at(Cell::START), Some(Walls::EMPTY));
        assert_eq!(TileId::START.watchtowers(), Walls::EMPTY);
    }
    let game = position("").edit(|editor| editor.score(seat(0), 300)).game();
    assert_eq!(table(&game).score(seat(0)), 300);
}

// Set-up

#[test]
fn red_10_11_12_tower_bag_market_and_preview() {
    for players in 3..=6 {
        let mut events = Vec::new();
        let game = Game::new_with_events(rules(players, ""), Seed::from_number(4), &mut events);
        let view = table(&game);
        assert_eq!(view.supply_len(), 54 - 7);
        let tokens: u8 = view.token_bag().0.iter().sum();
        assert_eq!(tokens, 54 - 7);
        // All tiles come first, then a token for each of them in the same order.
        let mut laid = Vec::new();
        let mut drawn = Vec::new();
        for event in events {
            match event {
                Event::MarketFilled { tile, .. } => laid.push(tile),
                Event::RedPalace(Told::PreviewFilled { tile, .. }) => laid.push(tile),
                Event::RedPalace(Told::TokenDrawn { tile, kind }) => {
                    assert_eq!(view.kind_of(tile), Some(kind));
                    drawn.push(tile);
                }
                _ => {}
            }
        }
        let on_table = Space::ALL.map(|space| view.market(space)).into_iter();
        let on_table = on_table.chain(PreviewSpace::ALL.map(|space| view.preview(space)));
        assert_eq!(on_table.flatten().collect::<Vec<_>>(), laid);
        assert_eq!(laid, drawn);
    }
}

#[test]
fn red_10_every_tile_comes_up_at_any_place() {
    let first = |seed| table(&new_game(3, GuardBoard::Fixed, seed)).market(Space::ALL[0]);
    assert!((0..400).map(first).collect::<HashSet<_>>().len() > 50, "the tower is shuffled");
}

#[test]
fn red_13_spaces_have_the_currencies_of_the_base_game() {
    let mut game = position("").hand(0, "florin-8 dirham-9").game();
    assert_eq!(legal_with(&game, "buy"), ["buy 1 with florin-8", "buy 2 with dirham-9"]);
    assert_eq!(refusal(&game, "buy 1 with dirham-9"), "BASE-30");
    play_all(&mut game, &["buy 1 with florin-8"]);
}

#[test]
fn red_14_the_random_side_draws_eight_placement_tiles_and_four_abilities() {
    let (mut spaces, mut drawn) = (HashSet::new(), HashSet::new());
    for seed in 0..200 {
        let game = new_game(3, GuardBoard::Random, seed);
        let view = table(&game);
        assert_eq!(view.guard_spaces().len(), 7, "position 8 takes any number");
        assert!(view.guard_spaces().iter().all(|spaces| (2..=4).contains(spaces)));
        assert_eq!(view.abilities().iter().count(), 4);
        spaces.insert(view.guard_spaces().to_vec());
        drawn.extend(view.abilities().iter());
    }
    assert!(spaces.len() > 50);
    assert_eq!(drawn, Ability::ALL.into_iter().collect());
}

#[test]
fn red_14_108_the_fixed_side_is_always_the_same() {
    // RED-108: with two players, too.
    for players in [2, 5] {
        for seed in 0..3 {
            let game = new_game(players, GuardBoard::Fixed, seed);
            assert_eq!(table(&game).guard_spaces(), [2, 2, 3, 3, 3, 4, 4]);
            assert_eq!(table(&game).abilities(), abilities("G1 G2 G3 G6"));
        }
        assert_eq!(new_game(players, GuardBoard::Random, 0).rules().guard_board(), GuardBoard::Random);
    }
    // The side recommended for first games is the default.
    let unasked = Rules::of(Base::RedPalace, 3).expect("three players");
    assert_eq!((GuardBoard::DEFAULT, unasked.guard_board()), (GuardBoard::Fixed, GuardBoard::Fixed));
}

#[test]
fn red_15_16_guards_and_stocks_are_in_the_supply() {
    let game = new_game(4, GuardBoard::Random, 3);
    let view = table(&game);
    assert_eq!((view.guard_supply(), view.guards_placed(), view.guard_value()), (32, 0, 0));
    assert_eq!(view.guards().iter().count(), 0);
    assert!(
        setup_list(&rules(4, "")).contains(&SetupItem::RedPalace(engine::red_palace::SetupItem::Stocks {
            squares: 6,
            sections: 6
        }))
    );
}

#[test]
fn red_17_three_score_tiles_are_drawn() {
    let mut seen = HashSet::new();
    for seed in 0..120 {
        let game = new_game(3, GuardBoard::Fixed, seed);
        let tiles: HashSet<ScoreTile> =
            engine::Round::ALL.iter().map(|&round| table(&game).score_tile(round)).collect();
        assert_eq!(tiles.len(), 3);
        seen.extend(tiles);
    }
    assert_eq!(seen.len(), 18);
}

#[test]
fn red_18_19_everybody_has_five_points_and_the_first_player_is_random() {
    let mut first = HashSet::new();
    for seed in 0..60 {
        let game = new_game(4, GuardBoard::Random, seed);
        let view = table(&game);
        assert!(view.seats().all(|seat| view.score(seat) == 5 && view.reserve(seat).is_empty()));
        first.insert(view.turn_of());
    }
    assert_eq!(first, Seat::all(4).collect());
}

/// RED-20: the piles, the order of choosing, and the pile left over.
#[test]
fn red_20_t13_the_last_player_chooses_first() {
    for seed in 0..40 {
        let mut game = new_game(3, GuardBoard::Random, seed);
        let first = table(&game).turn_of();
        let piles: Vec<Vec<Money>> =
            table(&game).starting_piles().iter().map(|pile| pile.cards().collect()).collect();
        for pile in table(&game).starting_piles() {
            assert!((20..=28).contains(&pile.total()), "{}", pile.total());
            let lowest = pile.cards().map(Money::value).max().unwrap_or(0);
            assert!(pile.total() - u16::from(lowest) < 20, "no card beyond 20");
        }
        let (last, second) = (first.after(2, 3), first.after(1, 3));
        assert_eq!(
            (game.to_act(), game.awaited()),
            (Some(last), Awaited::RedPalace(red_palace::Awaited::ChoosePile))
        );
        assert_eq!(legal(&game), ["pile 1", "pile 2", "pile 3"]);
        assert!(table(&game).money_row().is_empty() && table(&game).is_setting_up());
        play_all(&mut game, &["pile 2"]);
        assert_eq!((game.to_act(), legal(&game)), (Some(second), vec!["pile 1".into(), "pile 3".into()]));
        assert_eq!(refusal(&game, "pile 2"), "RED-20");
        assert_eq!(refusal(&game, "pile 4"), "RED-20");
        assert_eq!(refusal(&game, "stop"), "RED-20");
        play_all(&mut game, &["pile 1"]);
        // The first player gets what is left, and the game begins.
        assert_eq!((game.to_act(), game.awaited()), (Some(first), Awaited::Action));
        let sorted = |mut cards: Vec<Money>| {
            cards.sort();
            cards
        };
        for (seat, pile) in [(last, 1), (second, 0), (first, 2)] {
            let hand: Vec<Money> = game.secrets().hand(seat).money_cards().collect();
            assert_eq!(sorted(hand), sorted(piles[pile].clone()));
            // From then on hands are hidden.
            assert!(game.view(Viewer::Seat(second)).hand().is_some());
            assert_eq!(table(&game).hand_size(seat), piles[pile].len());
        }
        assert_eq!(table(&game).money_row().len(), 4);
    }
}

/// Section 4 of the interactions: the default of an absent player.
#[test]
fn red_20_an_absent_player_gets_the_highest_total() {
    for seed in 0..30 {
        let game = new_game(5, GuardBoard::Random, seed);
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        let piles = table(&game).starting_piles();
        let most = piles.iter().map(|pile| pile.total()).max();
        let first = piles.iter().position(|pile| Some(pile.total()) == most).expect("five piles") + 1;
        let chosen = default_action(&table(&game), &legal).map(|action| action.to_string());
        assert_eq!(chosen, Some(format!("pile {first}")));
    }
}

#[test]
fn red_21_the_rest_lies_in_five_piles_with_the_scoring_cards() {
    let mut game = new_game(3, GuardBoard::Fixed, 8);
    play_all(&mut game, &["pile 1", "pile 2"]);
    let all: Vec<String> = game.secrets().draw_pile().map(|card| card.to_string()).collect();
    let hands: usize = Seat::all(3).map(|seat| table(&game).hand_size(seat)).sum();
    assert_eq!(all.len(), 108 - hands - 4 + 2);
    let place = |name: &str| all.iter().position(|card| card == name).expect("in the deck");
    assert!((all.len() / 5..all.len() * 2 / 5 + 2).contains(&place("scoring-1")));
    assert!((all.len() * 3 / 5..all.len() * 4 / 5 + 2).contains(&place("scoring-2")));
}

#[test]
fn red_97_rbc_05_modules_of_the_mega_box_are_refused_and_medinas_without_the_palace() {
    for module in Module::every() {
        let alone = ModuleSet::EMPTY.with(module);
        let palace = Rules::red_palace(3, GuardBoard::Random).and_then(|rules| rules.with_modules(alone));
        let alhambra = Rules::new(3).and_then(|rules| rules.with_modules(alone));
        let refused = |base| Err(RulesError::NotCombined { module, base });
        let fits = Module::RED_PALACE.contains(&module);
        assert_eq!(palace.map(drop), if fits { Ok(()) } else { refused(Base::RedPalace) });
        let fits = Module::ALL.contains(&module);
        assert_eq!(alhambra.map(drop), if fits { Ok(()) } else { refused(Base::Alhambra) });
    }
    let rule = |module, base| RulesError::NotCombined { module, base }.rule();
    assert_eq!(rule(Module::Thieves, Base::RedPalace), Some("RBC-05"));
    assert_eq!(rule(Module::Medinas, Base::Alhambra), Some("MED-05"));
    assert_eq!(rule(Module::ClassicScoring, Base::Alhambra), Some("RED-97"));
}

// Actions

/// A whole turn: R1, R2, R4, R5 and the next player.
#[test]
fn red_30_market_and_preview_are_filled_before_the_money_row() {
    let mut game = position("").hand(0, "florin-9").game();
    let events = play_all(&mut game, &["buy 1 with florin-9", "place RPT32 at 1,0"]);
    let told: Vec<&str> = events
        .iter()
        .filter_map(|event| match event {
            Event::TileBought { .. } => Some("R1"),
            Event::TilePlaced { .. } => Some("R2"),
            Event::MarketFilled { .. } => Some("R4 market"),
            Event::RedPalace(Told::PreviewMoved { .. } | Told::PreviewFilled { .. }) => Some("R4 preview"),
            Event::RowFilled { .. } => Some("R5"),
            Event::TurnStarted { .. } => Some("next"),
            _ => None,
        })
        .collect();
    let expected = ["R1", "R2", "R4 market", "R4 preview", "R4 preview", "R4 preview", "next"];
    assert_eq!(told, expected, "the money row is full");
    assert_eq!(game.to_act(), Some(seat(1)));
    let events = play_all(&mut game, &["take florin-9"]);
    assert!(events.iter().any(|event| matches!(event, Event::RowFilled { .. })));
}

#[test]
fn red_31_one_action_and_one_more_for_each_exact_payment() {
    let mut game = position("").hand(0, "florin-8 dirham-9 dinar-9 dinar-2").game();
    assert_eq!(refusal(&game, "stop"), "BASE-22");
    play_all(&mut game, &["buy 1 with florin-8", "buy 2 with dirham-9"]);
    assert_eq!(game.awaited(), Awaited::Action);
    // The further action may be declined.
    let mut declined = game.clone();
    play_all(&mut declined, &["stop"]);
    assert_eq!(declined.awaited(), Awaited::Place);
    // Not exact: no further action.
    play_all(&mut game, &["buy 3 with dinar-9 dinar-2"]);
    assert_eq!(game.awaited(), Awaited::Place);
}

#[test]
fn red_32_abilities_are_no_actions_and_may_come_before_and_after() {
    let mut game = position("").abilities("G3 G4").hand(0, "").game();
    play_all(&mut game, &["take-card florin-9"]);
    assert_eq!(game.awaited(), Awaited::Action, "the action has yet to be taken");
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.awaited(), Awaited::RedPalace(red_palace::Awaited::Abilities));
    assert_eq!(legal(&game), ["take-square", "pass"]);
    assert_eq!(refusal(&game, "stop"), "RED-32");
    play_all(&mut game, &["take-square"]);
    assert_eq!(game.awaited(), Awaited::Place, "nothing is left to use");
}

#[test]
fn red_33_who_cannot_act_passes() {
    let game = position("").row("").game();
    assert_eq!(legal(&game), ["stop"]);
    let mut game = position("").abilities("G4").row("").game();
    assert_eq!(legal(&game), ["stop", "take-square"]);
    play_all(&mut game, &["stop"]);
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn red_34_t2_one_card_or_several_up_to_five() {
    let game = position("").row("dinar-2 dirham-3 ducat-7 florin-9").game();
    let expected =
        ["take dinar-2", "take dinar-2 dirham-3", "take dirham-3", "take ducat-7", "take florin-9"];
    assert_eq!(legal_with(&game, "take"), expected);
    assert_eq!(refusal(&game, "take dinar-2 ducat-7"), "BASE-25");
    let mut game = game;
    play_all(&mut game, &["take dinar-2 dirham-3"]);
    assert_eq!(table(&game).money_row().len(), 4, "filled in R5");
}

#[test]
fn red_35_36_t1_an_overpayment_buys_without_a_further_action() {
    // A garden of cost 10 on the dinar space.
    let mut game = position("").market("RPT32 RPT39 RPT45 RPT49").tokens("RPT45 garden").preview("RPT40 - -");
    game = game.hand(0, "dinar-9 dinar-2");
    let mut game = game.game();
    assert_eq!(refusal(&game, "buy 3 with dinar-9"), "BASE-30");
    let events = play_all(&mut game, &["buy 3 with dinar-9 dinar-2"]);
    assert!(matches!(events[0], Event::TileBought { exact: false, .. }));
    assert_eq!(game.awaited(), Awaited::Place);
    // RED-36: the tile is set aside, its space stays empty, and it has no guards yet.
    assert_eq!(market(&game), "RPT32 RPT39 - RPT49");
    assert!(table(&game).set_aside().has(read("RPT45")));
    assert_eq!(table(&game).discard().total(), 11);
    assert_eq!(game.secrets().hand(seat(0)).total(), 0, "no money back");
}

#[test]
fn red_36_a_tile_bought_gets_its_guards_in_r2() {
    let mut game = position("")
        .market("RPT48 RPT39 RPT44 RPT49")
        .tokens("RPT48 garden")
        .hand(0, "florin-9 florin-2")
        .game();
    play_all(&mut game, &["buy 1 with florin-9 florin-2"]);
    assert_eq!(table(&game).guards().iter().count(), 0);
    assert_eq!(game.awaited(), Awaited::Action, "paid exactly");
    play_all(&mut game, &["stop", "reserve RPT48"]);
    assert_eq!(table(&game).guards().on(read("RPT48")), Walls::from_text("S").expect("a side"));
}

#[test]
fn red_37_a_redesign_keeps_guards_and_wooden_walls() {
    let position = position("")
        .tokens("RPT48 garden; RPT47 tower; RPT53 arcades; RPT54 seraglio")
        .sticks(0, "RPT48", "E")
        .palace(0, "RPT53 at 1,0; RPT48 at 2,0")
        .guards("RPT48", "S")
        .guards("RPT47", "N")
        .reserve(0, "RPT47 RPT54");
    let mut game = position.clone().game();
    assert_eq!(refusal(&game, "remove 0,0"), "BASE-51");
    assert_eq!(refusal(&game, "add RPT39 at 0,1"), "BASE-50", "only tiles of the reserve");
    play_all(&mut game, &["remove 2,0"]);
    assert_eq!(game.to_act(), Some(seat(1)), "exactly one redesign");
    let view = table(&game);
    assert!(view.reserve(seat(0)).has(read("RPT48")));
    assert_eq!((view.guards().on(read("RPT48")).len(), view.walls_of(read("RPT48")).len()), (1, 2));
    // Swap: the new tile goes exactly where the old one was.
    let mut game = position.game();
    assert_eq!(refusal(&game, "swap RPT54 at 1,0"), "BASE-42", "its wall would meet an open side");
    play_all(&mut game, &["swap RPT47 at 2,0"]);
    assert_eq!(table(&game).palace(seat(0)).tile_at(Cell::new(2, 0)), Some(read("RPT47")));
    assert!(table(&game).guards().has(read("RPT47"), Dir::N));
}

// Placing and posting guards

#[test]
fn red_40_42_44_tiles_are_placed_or_reserved_with_their_guards() {
    let mut game = position("")
        .market("RPT34 RPT39 RPT44 RPT49")
        .tokens("RPT34 tower")
        .hand(0, "florin-9 dirham-9 dinar-1")
        .game();
    play_all(&mut game, &["buy 1 with florin-9", "buy 2 with dirham-9", "stop"]);
    assert_eq!(game.awaited(), Awaited::Place);
    // The player chooses the order.
    let placed = legal_with(&game, "place");
    assert!(
        placed.iter().any(|text| text.contains("RPT34")) && placed.iter().any(|text| text.contains("RPT39"))
    );
    assert_eq!(refusal(&game, "place RPT34 at -1,0"), "BASE-42", "its east side is walled");
    play_all(&mut game, &["reserve RPT39", "reserve RPT34"]);
    assert_eq!(game.to_act(), Some(seat(1)));
    // The reserve has no limit, and each tile keeps its kind.
    assert_eq!(table(&game).reserve(seat(0)).len(), 2);
    assert_eq!(table(&game).kind_of(read("RPT39")), Some(Building::Tower));
}

#[test]
fn red_42_a_guard_stands_on_each_watchtower() {
    let position = position("").market("RPT34 RPT33 RPT44 RPT49").tokens("RPT34 tower; RPT33 garden");
    let mut game = position.hand(0, "florin-9 dirham-9 dinar-1").game();
    play_all(&mut game, &["buy 1 with florin-9", "buy 2 with dirham-9", "stop"]);
    // RPT34 has walls and watchtowers N and E, so it fits N of the start tile.
    play_all(&mut game, &["place RPT34 at 0,-1"]);
    assert_eq!(table(&game).guards().on(read("RPT34")).to_string(), "NE");
    play_all(&mut game, &["reserve RPT33"]);
    assert_eq!(table(&game).guards().on(read("RPT33")).to_string(), "S", "the same in the reserve");
    assert_eq!((table(&game).guard_supply(), table(&game).guards_of(seat(0))), (29, 3));
    // RED-44: each tile keeps its kind; the token does not go back to the bag.
    assert_eq!(table(&game).kind_of(read("RPT34")), Some(Building::Tower));
}

#[test]
fn red_42_a_short_supply_lets_the_player_choose() {
    let position = position("").market("RPT34 RPT33 RPT44 RPT49").tokens("RPT34 tower; RPT33 garden");
    let position = position.hand(0, "florin-9 dirham-9").edit(|editor| editor.guard_board(31, 1));
    let mut game = position.game();
    play_all(&mut game, &["buy 1 with florin-9", "buy 2 with dirham-9", "stop", "place RPT34 at 0,-1"]);
    assert_eq!(
        (game.to_act(), game.awaited()),
        (Some(seat(0)), Awaited::RedPalace(red_palace::Awaited::PostGuard))
    );
    assert_eq!(legal(&game), ["post-guard RPT34 N", "post-guard RPT34 E"]);
    assert_eq!(refusal(&game, "post-guard RPT34 S"), "RED-42");
    assert_eq!(refusal(&game, "post-guard RPT33 S"), "RED-42");
    assert_eq!(refusal(&game, "pass"), "RED-42");
    play_all(&mut game, &["post-guard RPT34 E", "reserve RPT33"]);
    assert_eq!(table(&game).guards().on(read("RPT34")).to_string(), "E");
    // RED-43: the other watchtowers stay empty and are not filled later.
    assert_eq!(table(&game).guards().on(read("RPT33")).len(), 0);
    assert_eq!(table(&game).guard_supply(), 0);
}

#[test]
fn red_43_t16_a_guard_comes_along_and_is_never_replaced() {
    let mut game = position("")
        .market("RPT48 RPT39 RPT44 RPT49")
        .tokens("RPT48 garden")
        .hand(0, "florin-9 florin-3")
        .game();
    play_all(&mut game, &["buy 1 with florin-9 florin-3", "reserve RPT48"]);
    assert!(table(&game).guards().has(read("RPT48"), Dir::S));
    let mut game = engine::editor::Editor::of(game).turn_of(seat(0)).build();
    let events = play_all(&mut game, &["add RPT48 at 1,0"]);
    assert!(table(&game).guards().has(read("RPT48"), Dir::S), "it moved with its tile");
    assert!(!events.iter().any(|event| matches!(event, Event::RedPalace(Told::GuardPosted { .. }))));
    // A tile that has lost its guard does not get a new one.
    let bare = position("").tokens("RPT48 garden").reserve(0, "RPT48");
    let mut game = bare.game();
    play_all(&mut game, &["add RPT48 at 1,0"]);
    assert_eq!(table(&game).guards_of(seat(0)), 0);
}

#[test]
fn red_41_the_wall_section_is_attached_first() {
    let mut game = position("").abilities("G2").hand(0, "florin-8").game();
    play_all(&mut game, &["buy 1 with florin-8", "take-wall", "stop"]);
    assert_eq!(game.awaited(), Awaited::RedPalace(red_palace::Awaited::AttachWall));
    assert_eq!(refusal(&game, "place RPT32 at 1,0"), "GRD-42");
    play_all(&mut game, &["attach-wall RPT32 N"]);
    assert_eq!(game.awaited(), Awaited::Place);
}

#[test]
fn red_50_building_follows_the_base_game() {
    let position = position("").tokens("RPT48 garden; RPT47 tower; RPT54 arcades; RPT53 arcades");
    let game = position.palace(0, "RPT48 at 1,0").reserve(0, "RPT47 RPT54 RPT53").game();
    assert_eq!(refusal(&game, "add RPT53 at 1,1"), "BASE-42", "an open edge against a wall");
    assert_eq!(refusal(&game, "add RPT47 at 3,3"), "BASE-44");
    assert_eq!(refusal(&game, "add RPT47 at 1,1"), "BASE-43", "behind a wall there is no way");
    assert_eq!(refusal(&game, "add RPT54 at 0,0"), "BASE-46");
    // Watchtowers and guards are ignored.
    let mut game = game;
    play_all(&mut game, &["add RPT54 at 0,1"]);
}
