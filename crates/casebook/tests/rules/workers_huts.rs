//! Workers' Huts (`docs/rules/14-workers-huts.md`).

use std::collections::BTreeSet;
use testkit::window::VIZIER;

use engine::modules::characters::Character;
use engine::modules::treasure_chamber::Room;
use engine::modules::workers_huts;
use engine::vocab::{Building, ByBuilding, Cell, Dir, SeatSet, Side, TileId};
use engine::{Awaited, Event, Game, Points, Round, Scorer, Seed, Source, Viewer};
use testkit::{Position, layout, legal, legal_with, list, play_all, read, refusal, rules, seat, table};

/// Three players, seat 0 about to act; the refill draws florins.
fn position(modules: &str) -> Position {
    Position::new(3, modules)
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("seraglio-07 arcades-05 pavilion-05 tower-10")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
        .supply("tower-05 garden-01 garden-02 garden-03")
}

/// The Alhambra of HUT-T01.
const T01: &str = "arcades-02 at -1,0; hut-arcades-1 at -1,1; arcades-04 at -1,2; hut-arcades-3 at 0,2; \
                   garden-08 at 0,-1; hut-tower-4 at 1,-1; tower-02 at 1,0";

/// What counts for seat 0 of each kind in round 1.
fn counts(game: &Game) -> ByBuilding<u16> {
    let mut counts = ByBuilding::default();
    for line in table(game).explain(Round::One) {
        if let (Source::Majority(kind), Scorer::Seat(who)) = (line.source, line.who)
            && who == seat(0)
        {
            counts[kind] = line.halves / 2;
        }
    }
    counts
}

fn value(game: &Game, x: i8, y: i8) -> u8 {
    let (view, at) = (table(game), Cell::new(x, y));
    view.hut_value(seat(0), at, view.palace(seat(0)).tile_at(at).expect("a hut"))
}

// Components and set-up

#[test]
fn hut_01_24_huts_each_with_a_wall_and_an_open_side() {
    let huts: Vec<TileId> = TileId::huts().collect();
    assert_eq!(huts.len(), 24);
    for (kind, count) in Building::ALL.into_iter().zip([3, 3, 4, 4, 5, 5]) {
        assert_eq!(TileId::huts_of(kind).count(), count);
        assert!(TileId::huts_of(kind).all(|hut| hut.hut_kind() == Some(kind)));
    }
    for hut in huts {
        let walls = hut.walls().iter().count();
        assert!((1..4).contains(&walls), "{hut}");
        // Not a building, and without a price.
        assert_eq!((hut.kind(), hut.price()), (None, 0));
    }
}

#[test]
fn hut_01_six_shuffled_stacks_with_the_top_hut_face_up() {
    let mut tops = BTreeSet::new();
    for players in 2..=6 {
        for seed in 0..40 {
            let game = Game::new(rules(players, "workers-huts"), Seed::from_number(seed));
            for kind in Building::ALL {
                let stack = table(&game).hut_stack(kind);
                let up = stack.up.expect("a hut lies face up");
                assert_eq!(stack.down as usize + 1, TileId::huts_of(kind).count());
                let all: BTreeSet<TileId> = game.secrets().huts_down(kind).chain([up]).collect();
                assert_eq!(all, TileId::huts_of(kind).collect());
                tops.insert(up);
            }
        }
    }
    assert_eq!(tops.len(), 24, "every hut is on top at some time");
    let game = Game::new(rules(3, ""), Seed::from_number(1));
    assert!(Building::ALL.into_iter().all(|kind| table(&game).hut_stack(kind) == Default::default()));
}

#[test]
fn hut_01_the_order_of_the_huts_face_down_is_hidden() {
    let game = Game::new(rules(3, "workers-huts"), Seed::from_number(5));
    let mut orders = BTreeSet::new();
    for seed in 0..60 {
        let view = game.view(Viewer::Seat(seat(1)));
        let sample = view.sample(Seed::from_number(seed));
        assert!(sample.view(Viewer::Seat(seat(1))) == view);
        let down: Vec<TileId> = sample.secrets().huts_down(Building::Garden).collect();
        let mut sorted = down.clone();
        sorted.sort();
        let mut real: Vec<TileId> = game.secrets().huts_down(Building::Garden).collect();
        real.sort();
        assert_eq!(sorted, real);
        orders.insert(down);
    }
    assert!(orders.len() > 15, "the four lie in any of 24 orders");
}

// Taking

#[test]
fn hut_10_13_the_open_hut_is_taken_and_placed_at_the_end_of_the_turn() {
    let stack = list::<TileId>("hut-tower-2 hut-tower-5");
    let position = position("workers-huts").edit(|editor| editor.hut_stack(Building::Tower, &stack));
    let mut game = position.palace(0, "tower-07 at 1,0").game();
    assert_eq!(legal_with(&game, "take-hut").len(), 6);
    let events = play_all(&mut game, &["take-hut tower"]);
    let (seat, tile) = (seat(0), stack[0]);
    assert_eq!(
        events,
        [
            Event::WorkersHuts(workers_huts::Event::Taken { seat, tile }),
            Event::WorkersHuts(workers_huts::Event::TurnedUp { tile: stack[1] }),
        ]
    );
    // Only the hut turned up was hidden before.
    assert_eq!(events.iter().map(Event::reveals).collect::<Vec<_>>(), [false, true]);
    assert_eq!(table(&game).hut_stack(Building::Tower).up, Some(stack[1]));
    // HUT-13: it is set aside, then goes to the Alhambra or the reserve.
    assert_eq!(
        (game.awaited(), table(&game).set_aside().iter().collect::<Vec<_>>()),
        (Awaited::Place, vec![tile])
    );
    let mut reserved = game.clone();
    play_all(&mut reserved, &["reserve hut-tower-2"]);
    assert!(table(&reserved).reserve(seat).has(tile));
    play_all(&mut game, &["place hut-tower-2 at 1,1"]);
    assert_eq!(table(&game).palace(seat).tile_at(Cell::new(1, 1)), Some(tile));
    assert_eq!(table(&game).huts_owned(seat), 1);
}

#[test]
fn hut_10_t05_an_empty_stack_stays_empty() {
    let mut game = position("workers-huts").game();
    for turn in 0..3 {
        assert!(legal(&game).contains(&"take-hut pavilion".to_string()));
        play_all(&mut game, &["take-hut pavilion"]);
        let hut = table(&game).set_aside().iter().next().expect("set aside");
        play_all(&mut game, &[&format!("reserve {hut}")]);
        assert_eq!(table(&game).hut_stack(Building::Pavilion).down, 1u8.saturating_sub(turn));
    }
    assert_eq!(table(&game).hut_stack(Building::Pavilion).up, None);
    assert_eq!(refusal(&game, "take-hut pavilion"), "HUT-10");
}

#[test]
fn hut_11_t04_no_further_action_but_a_further_action_itself() {
    let stack = list::<TileId>("hut-garden-1 hut-garden-4");
    let position = position("workers-huts").hand(0, "dinar-6 dinar-1").supply("tower-05 garden-01 garden-02");
    let mut game = position.edit(|editor| editor.hut_stack(Building::Garden, &stack)).game();
    // pavilion-05 costs 6 on space 3 (dinar).
    play_all(&mut game, &["buy 3 with dinar-6"]);
    assert!(legal(&game).contains(&"stop".to_string()));
    play_all(&mut game, &["take-hut garden"]);
    assert_eq!(game.awaited(), Awaited::Place, "no action is left");
    // Tile and hut may be placed in any order.
    let mut other = game.clone();
    play_all(&mut other, &["place hut-garden-1 at 1,0", "place pavilion-05 at 2,0"]);
    play_all(&mut game, &["place pavilion-05 at 1,0", "reserve hut-garden-1"]);
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn hut_12_t02_three_huts_are_the_limit_reserve_included() {
    let two = position("workers-huts").palace(0, "hut-arcades-2 at -1,0; hut-chambers-2 at 0,1");
    let mut game = two.clone().reserve(0, "tower-01 hut-tower-4").game();
    assert_eq!(refusal(&game, "take-hut garden"), "HUT-12");
    assert!(legal_with(&game, "take-hut").is_empty());
    assert_eq!(table(&game).huts_owned(seat(0)), 3);
    // Moving them changes nothing.
    play_all(&mut game, &["remove 0,1"]);
    assert_eq!(table(&game).huts_owned(seat(0)), 3);
    // Other players are not affected.
    assert_eq!(legal_with(&game, "take-hut").len(), 6);
    assert_eq!(legal_with(&two.game(), "take-hut").len(), 6);
}

#[test]
fn hut_14_a_hut_is_added_removed_and_swapped_like_a_building() {
    let position = position("workers-huts").palace(0, "tower-07 at 1,0; garden-08 at 1,-1");
    let game = position.reserve(0, "hut-garden-1").game();
    // garden-08 has a wall N only, like the hut.
    let mut swapped = game.clone();
    play_all(&mut swapped, &["swap hut-garden-1 at 1,-1"]);
    assert!(table(&swapped).reserve(seat(0)).has(read("garden-08")));
    swapped = engine::editor::Editor::of(swapped).turn_of(seat(0)).build();
    play_all(&mut swapped, &["swap garden-08 at 1,-1"]);
    let mut added = game.clone();
    play_all(&mut added, &["add hut-garden-1 at 0,-1"]);
    added = engine::editor::Editor::of(added).turn_of(seat(0)).build();
    play_all(&mut added, &["remove 0,-1"]);
    assert!(table(&added).reserve(seat(0)).has(read("hut-garden-1")));
    // BASE-42, BASE-43 and BASE-44 hold.
    assert_eq!(refusal(&game, "add hut-garden-1 at 0,1"), "BASE-42");
    assert_eq!(refusal(&game, "add hut-garden-1 at 5,5"), "BASE-44");
    assert_eq!(refusal(&game, "add hut-garden-1 at 1,-2"), "BASE-42");
    assert_eq!(refusal(&game, "swap hut-garden-1 at 0,0"), "BASE-51");
}

#[test]
fn hut_15_40_huts_never_come_to_the_market_and_never_to_dirk() {
    for seed in 0..20 {
        let game = Game::new(rules(2, "workers-huts"), Seed::from_number(seed));
        assert_eq!(game.secrets().supply().count(), 54 - 6 - 4);
        assert!(game.secrets().supply().all(|tile| tile.kind().is_some()));
    }
    let position = Position::new(2, "workers-huts").row("dinar-1 dirham-2 ducat-8 florin-9");
    let position = position.market("seraglio-07 arcades-05 pavilion-05 tower-10").hand(0, "dinar-6");
    let stack = list::<TileId>("hut-garden-1");
    let mut game = position.edit(|editor| editor.hut_stack(Building::Garden, &stack)).game();
    play_all(&mut game, &["buy 3 with dinar-6", "take-hut garden"]);
    assert_eq!(legal_with(&game, "give"), ["give pavilion-05"]);
    // HUT-40
    assert_eq!(refusal(&game, "give hut-garden-1"), "HUT-40");
}

// Scoring

#[test]
fn hut_20_21_22_t01_a_hut_counts_the_buildings_openly_beside_it() {
    let game = position("workers-huts").palace(0, T01).game();
    assert_eq!([value(&game, -1, 1), value(&game, 0, 2), value(&game, 1, -1)], [2, 1, 0]);
    // Arcades count 2 + 2 + 1; the wall between hut and tower leaves v = 0.
    assert_eq!(counts(&game).0, [0, 0, 5, 0, 1, 1]);
    assert_eq!(refusal(&game, "take-hut garden"), "HUT-12");
}

#[test]
fn hut_14_20_t06_a_swap_changes_what_huts_count() {
    let mut game = position("workers-huts").palace(0, T01).reserve(0, "garden-05").game();
    play_all(&mut game, &["swap garden-05 at -1,2"]);
    assert_eq!([value(&game, -1, 1), value(&game, 0, 2)], [1, 0]);
    assert_eq!(counts(&game).0, [0, 0, 2, 0, 2, 1]);
}

#[test]
fn hut_21_t03_huts_do_not_raise_each_other() {
    // The huts are open to each other, but not to any arcades.
    let game = position("workers-huts").palace(0, "hut-arcades-2 at -1,0; hut-arcades-4 at -1,1").game();
    assert_eq!([value(&game, -1, 0), value(&game, -1, 1)], [0, 0]);
    assert_eq!(counts(&game).0, [0; 6]);
}

#[test]
fn hut_20_one_building_raises_several_huts() {
    let game =
        position("workers-huts").palace(0, "garden-07 at 1,0; hut-garden-1 at 1,-1; hut-garden-2 at 1,1");
    let game = game.game();
    assert_eq!([value(&game, 1, -1), value(&game, 1, 1)], [1, 1]);
    assert_eq!(counts(&game)[Building::Garden], 3);
}

#[test]
fn hut_23_24_walls_of_huts_score_and_huts_in_the_reserve_count_nothing() {
    let game = position("workers-huts").palace(0, "garden-07 at 1,0; hut-garden-4 at 2,0").game();
    // Walls N and E, which go on around the corner.
    assert_eq!(table(&game).palace(seat(0)).longest_wall().length, 2);
    let game = position("workers-huts").palace(0, "garden-07 at 1,0").reserve(0, "hut-garden-1").game();
    assert_eq!(counts(&game)[Building::Garden], 1);
}

// With other modules

#[test]
fn hut_30_viz_31_the_vizier_takes_no_hut() {
    let position = position("viziers-favour workers-huts").hand(1, "dinar-6").hand(2, "ducat-1");
    let mut game = position.edit(|editor| editor.viziers(SeatSet::all(3))).game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.awaited(), Awaited::Window(VIZIER));
    assert!(legal_with(&game, "take-hut").is_empty());
    assert_eq!(refusal(&game, "take-hut garden"), "VIZ-14");
}

#[test]
fn hut_32_gate_32_a_gate_at_a_hut_opens_the_way_and_raises_nothing() {
    // The wall N of garden-08 and the wall S of the hut.
    let position = position("workers-huts city-gates").palace(0, "garden-08 at 1,0");
    let position = position.reserve(0, "hut-seraglio-1").edit(|editor| editor.gate_cards(seat(0), 1));
    let mut game = position.game();
    assert_eq!(refusal(&game, "add hut-seraglio-1 at 1,-1"), "BASE-43");
    play_all(&mut game, &["add hut-seraglio-1 at 1,-1 gate S"]);
    let palace = table(&game).palace(seat(0));
    assert_eq!(palace.gates(), [Side { cell: Cell::new(1, -1), dir: Dir::S }]);
    // GATE-25: both tiles are fixed.
    game = engine::editor::Editor::of(game).turn_of(seat(0)).build();
    assert_eq!(refusal(&game, "remove 1,-1"), "GATE-25");
    assert_eq!(refusal(&game, "remove 1,0"), "GATE-25");
    // GATE-22: the wall still separates a hut from a building of its kind.
    let tiles = layout("seraglio-02 at 1,0; hut-seraglio-1 at 1,-1");
    let gate = Side { cell: Cell::new(1, -1), dir: Dir::S };
    let position = self::position("workers-huts city-gates");
    let game = position.edit(|editor| editor.palace_with_gates(seat(0), &tiles, &[gate])).game();
    assert_eq!(value(&game, 1, -1), 0);
}

#[test]
fn hut_34_chr_54_ammar_moves_huts_and_hakim_counts_with_them() {
    let position =
        position("workers-huts characters").palace(0, "garden-07 at 1,0").reserve(0, "hut-garden-1");
    let ammar = position.clone().edit(|editor| editor.character(seat(0), Character::AmmarElSchauf));
    let mut game = ammar.game();
    play_all(&mut game, &["take dinar-1", "ammar", "add hut-garden-1 at 1,-1"]);
    assert_eq!(value(&game, 1, -1), 1);
    // Knihstig does not apply: a hut is not bought.
    let knihstig = position.clone().edit(|editor| editor.character(seat(0), Character::AbdulKnihstig));
    let mut game = knihstig.game();
    play_all(&mut game, &["take-hut tower"]);
    assert_eq!(game.awaited(), Awaited::Place);
    // Karim pays only for tiles on the market.
    let karim = position.clone().edit(|editor| editor.character(seat(0), Character::AbdulKarim)).game();
    assert_eq!(legal_with(&karim, "karim").len(), 4);
    // Hakim: 1 garden, hut v = 1 and his half against 2 gardens.
    let hakim = position.palace(0, "garden-07 at 1,0; hut-garden-1 at 1,-1").reserve(0, "");
    let hakim = hakim.palace(1, "garden-10 at 1,0; garden-11 at 2,0");
    let game = hakim.edit(|editor| editor.character(seat(0), Character::HakimWahid)).game();
    let lines = table(&game).explain(Round::One);
    let garden: Vec<(u16, Points)> = lines
        .iter()
        .filter(|line| line.source == Source::Majority(Building::Garden))
        .map(|line| (line.halves, line.points))
        .collect();
    assert_eq!(garden, [(5, 5), (4, 0)]);
    assert_eq!(game.view(Viewer::Seat(seat(0))).best_hakim_kind(seat(0)), Building::Garden);
}

#[test]
fn hut_37_tre_40_no_chest_on_a_hut_and_no_more_room_by_it() {
    let chests = [Building::Garden, Building::Garden, Building::Tower, Building::Tower];
    let position =
        position("workers-huts treasure-chamber").palace(0, "garden-07 at 1,0; hut-garden-1 at 1,-1");
    let position = position.hand(0, "ducat-8").edit(|editor| editor.room(Room::One, Some(chests)));
    let mut game = position.game();
    play_all(&mut game, &["chests 1", "pay-chests ducat-8"]);
    assert_eq!(legal_with(&game, "put-chest"), ["put-chest garden-07"]);
    assert_eq!(refusal(&game, "put-chest hut-garden-1"), "TRE-20");
}

#[test]
fn exc_35_dia_28_huts_are_free_and_touch_no_payment() {
    let game = position("currency-exchange workers-huts diamonds").game();
    assert_eq!(legal_with(&game, "take-hut").len(), 6, "without any money");
    let mut game = position("currency-exchange workers-huts diamonds").hand(0, "dinar-1 diamond-5").game();
    play_all(&mut game, &["take-hut tower"]);
    assert_eq!(table(&game).hand_size(seat(0)), 2);
}

#[test]
fn hut_10_is_no_action_without_the_module() {
    let game = position("").game();
    assert_eq!(refusal(&game, "take-hut garden"), "BASE-20");
}
