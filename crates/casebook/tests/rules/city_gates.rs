//! City Gates (GATE).

use engine::modules::characters::Character;
use engine::vocab::{CardFace, Cell, Dir, Side, TileId};
use engine::{Game, Seed, Viewer};
use testkit::{Position, layout, legal, legal_with, play_all, read, refusal, rules, seat};

fn position() -> Position {
    Position::new(3, "city-gates").row("dinar-1 dinar-2 dinar-7 dinar-9")
}

fn with_cards(position: Position, gates: u8) -> Position {
    position.edit(|editor| editor.gate_cards(seat(0), gates))
}

/// The palace of GATE-T03: start, seraglio-06 (wall S) at (1,0), arcades-08 at (0,1), tower-08 (wall N) at (1,1).
const T03: &str = "seraglio-06 at 1,0; arcades-08 at 0,1; tower-08 at 1,1";

#[test]
fn gate_01_02_40_as_many_cards_as_players_spread_over_piles_3_4_5() {
    for players in 2..=6 {
        for seed in 0..60 {
            let game = Game::new(rules(players, "city-gates"), Seed::from_number(seed));
            let pile: Vec<_> = game.secrets().draw_pile().collect();
            let gates: Vec<usize> = (0..pile.len())
                .filter(|&place| pile[place].face() == CardFace::Module(engine::Module::CityGates, 0))
                .collect();
            // GATE-40: Dirk is not counted.
            assert_eq!(gates.len(), players);
            // GATE-02: piles 3, 4, 5, 3, 4, 5 in that order.
            let added = [0, 1, 0, 1, 0].map(|scoring: usize| scoring);
            let mut spread = [0; 5];
            (0..players).for_each(|card| spread[2 + card % 3] += 1);
            let money = pile.len() - 2 - players;
            let mut begin = 0;
            for number in 0..5 {
                let size = money / 5 + usize::from(number < money % 5) + added[number] + spread[number];
                let here = gates.iter().filter(|&&place| (begin..begin + size).contains(&place)).count();
                assert_eq!(here, spread[number], "pile {} with {players} players", number + 1);
                begin += size;
            }
            // GATE-03: the gate place is empty at first.
            assert!(!game.view(Viewer::Public).is_gate_card_open());
        }
    }
}

#[test]
fn gate_03_10_t05_a_drawn_card_goes_to_the_gate_place_or_to_the_discards() {
    let mut game = position().draw_pile("gate gate ducat-1 ducat-2 ducat-3").discard("").game();
    play_all(&mut game, &["take dinar-9"]);
    let view = game.view(Viewer::Public);
    assert!(view.is_gate_card_open());
    // GATE-T05: the second one is discarded, the refill goes on.
    assert_eq!(view.discard().gates(), 1);
    assert_eq!(view.money_row().len(), 4);
    assert_eq!(view.draw_pile_len(), 2);
    // It can come back when the pile is reshuffled.
    let mut game = Position::new(3, "city-gates")
        .row("dinar-9")
        .draw_pile("")
        .discard("gate ducat-1 ducat-2 ducat-3 ducat-4")
        .game();
    play_all(&mut game, &["take dinar-9"]);
    let view = game.view(Viewer::Public);
    assert!(
        view.is_gate_card_open()
            || game
                .secrets()
                .draw_pile()
                .any(|card| card.face() == CardFace::Module(engine::Module::CityGates, 0))
    );
    assert_eq!(view.discard().gates(), 0);
}

#[test]
fn gate_10_int_t1_only_gate_cards_left_ends_the_drawing() {
    // INT-T1, INT-05: the gate place is taken, two gate cards are all there is.
    let taken = position().row("dinar-1 dinar-2 dinar-7 dinar-9").draw_pile("").discard("gate gate");
    let mut game = taken.clone().edit(|editor| editor.gate_card_open(true)).game();
    play_all(&mut game, &["take dinar-9"]);
    assert_eq!(game.view(Viewer::Public).money_row().len(), 3);
    assert_eq!(game.view(Viewer::Public).discard().gates(), 2);
    // If the gate place is free, one of them goes there, and then the drawing stops.
    let mut game = taken.game();
    play_all(&mut game, &["take dinar-9"]);
    let view = game.view(Viewer::Public);
    assert!(view.is_gate_card_open());
    assert_eq!(view.money_row().len(), 3);
    assert_eq!(view.draw_pile_len() + view.discard().len(), 1);
}

#[test]
fn gate_11_t06_the_open_card_is_taken_alone() {
    let mut game = position().edit(|editor| editor.gate_card_open(true)).draw_pile("ducat-5").game();
    // GATE-T06: it is taken alone, never with money, and taking it is one action.
    assert!(legal(&game).contains(&"take-gate".into()));
    play_all(&mut game, &["take-gate"]);
    let view = game.view(Viewer::Seat(seat(0)));
    assert_eq!(view.hand().map(|hand| hand.gates()), Some(1));
    assert_eq!((view.hand_size(seat(0)), view.is_gate_card_open()), (1, false));
    assert_eq!(game.to_act(), Some(seat(1)));
    assert_eq!(refusal(&game, "take-gate"), "GATE-11");
    // Hidden from the others: they see the size of the hand.
    assert_eq!(game.view(Viewer::Seat(seat(1))).hand().map(|hand| hand.gates()), Some(0));
    assert_eq!(game.view(Viewer::Seat(seat(1))).hand_size(seat(0)), 1);
    // It can be taken even if the money row is empty.
    let empty = Position::new(3, "city-gates").edit(|editor| editor.gate_card_open(true)).game();
    assert_eq!(legal(&empty), ["take-gate"]);
}

#[test]
fn gate_12_a_gate_card_is_no_money() {
    let game = with_cards(position().market("pavilion-01 - - -"), 3).game();
    assert!(legal_with(&game, "buy").is_empty());
    assert_eq!(game.secrets().hand(seat(0)).total(), 0);
    assert_eq!(game.secrets().hand(seat(0)).money_len(), 0);
}

#[test]
fn gate_20_21_t01_a_gate_makes_a_tile_reachable() {
    // GATE-T01
    let bought = position().palace(0, "arcades-01 at 1,0").hand(0, "dirham-8").market("- tower-02 - -");
    let mut without = bought.clone().game();
    play_all(&mut without, &["buy 2 with dirham-8", "stop"]);
    assert_eq!(refusal(&without, "place tower-02 at 1,1"), "BASE-43");
    assert_eq!(refusal(&without, "place tower-02 at 1,1 gate N"), "GATE-20");
    let mut game = with_cards(bought, 1).game();
    play_all(&mut game, &["buy 2 with dirham-8", "stop"]);
    assert!(legal(&game).contains(&"place tower-02 at 1,1 gate N".into()));
    // GATE-21: only on a side where two printed walls meet.
    assert_eq!(refusal(&game, "place tower-02 at 1,1 gate E"), "GATE-21");
    play_all(&mut game, &["place tower-02 at 1,1 gate N"]);
    let view = game.view(Viewer::Public);
    assert_eq!(view.palace(seat(0)).gates(), [Side { cell: Cell::new(1, 0), dir: Dir::S }]);
    // GATE-24: the card leaves the game.
    assert_eq!((view.hand_size(seat(0)), view.gates_played(), view.discard().gates()), (0, 1, 0));
    // Playing it was not an action: the turn ends automatically.
    assert_eq!(game.to_act(), Some(seat(1)));
}

#[test]
fn gate_20_in_redesigns_of_the_own_alhambra() {
    let game = with_cards(position().palace(0, "arcades-01 at 1,0").reserve(0, "tower-02"), 1).game();
    assert!(legal_with(&game, "add").contains(&"add tower-02 at 1,1 gate N".into()));
    assert_eq!(refusal(&game, "add tower-02 at 1,1"), "BASE-43");
    // It cannot be used on other players' Alhambras, or without a change to the Alhambra.
    assert!(legal(&game).iter().all(|action| !action.contains("gate") || action.starts_with("add")));
}

#[test]
fn gate_22_the_wall_stays_a_double_wall_for_all_else() {
    let gates = [Side { cell: Cell::new(1, 0), dir: Dir::S }];
    let with_gate = |tiles: &str| {
        let tiles = layout(tiles);
        position().edit(|editor| editor.palace_with_gates(seat(0), &tiles, &gates)).game()
    };
    let game = with_gate("arcades-01 at 1,0; tower-02 at 1,1");
    let view = game.view(Viewer::Public);
    let palace = view.palace(seat(0));
    // The gate is not an outer segment: the wall is N and E of arcades-01, then E and S of tower-02.
    assert_eq!(palace.longest_wall().length, 4);
    // BASE-42 still holds: an open side does not fit against the gate's tiles.
    assert_eq!(
        palace
            .check_place(Cell::new(1, -1), TileId::from_name("garden-10").expect("a tile").walls())
            .map_err(|illegal| illegal.rule()),
        Err("BASE-42")
    );
    // BASE-43: the path leads on through tower-02: a tile west of it is reachable.
    assert!(palace.check_place(Cell::new(0, 1), read::<TileId>("pavilion-07").walls()).is_ok());
}

#[test]
fn gate_23_t04_each_gate_must_be_needed() {
    // GATE-T04: a reachable tile needs no gate.
    let game = with_cards(position().palace(0, T03).reserve(0, "garden-10"), 2).game();
    assert!(legal(&game).contains(&"add garden-10 at -1,0".into()));
    for side in ["N", "E", "S", "W"] {
        assert_eq!(refusal(&game, &format!("add garden-10 at -1,0 gate {side}")), "GATE-23");
    }
    // Nor does a removal that cuts nothing off.
    assert_eq!(refusal(&game, "remove 1,1 gate 1,0:S"), "GATE-23");
    // One gate is needed for the removal of arcades-08; a second one is not.
    assert_eq!(refusal(&game, "remove 0,1 gate 1,0:S 0,0:E"), "GATE-21");
}

#[test]
fn gate_20_t03_a_gate_keeps_the_rest_reachable_in_a_removal() {
    // GATE-T03
    let plain = position().palace(0, T03).game();
    assert_eq!(refusal(&plain, "remove 0,1"), "BASE-53");
    assert_eq!(refusal(&plain, "remove 0,1 gate 1,0:S"), "GATE-20");
    let mut game = with_cards(position().palace(0, T03), 1).game();
    assert_eq!(legal_with(&game, "remove"), ["remove 1,0", "remove 1,1", "remove 0,1 gate 1,0:S"]);
    play_all(&mut game, &["remove 0,1 gate 1,0:S"]);
    let view = game.view(Viewer::Public);
    assert_eq!((view.palace(seat(0)).len(), view.palace(seat(0)).gates().len()), (3, 1));
    assert!(view.reserve(seat(0)).has(read("arcades-08")));
    assert!(testkit::brute::PlainPalace::of(view.palace(seat(0))).is_legal());
}

#[test]
fn gate_23_two_gates_join_three_parts_in_either_order() {
    // Without garden-07 the tiles NE and SE of the start are cut off, both wall to wall with the rest.
    let around =
        "garden-07 at 1,0; pavilion-06 at 0,-1; seraglio-05 at 1,-1; garden-06 at 0,1; chambers-07 at 1,1";
    let game = with_cards(position().palace(0, around), 2).game();
    for action in
        ["remove 1,0 gate 0,-1:E 0,1:E", "remove 1,0 gate 0,1:E 0,-1:E", "remove 1,0 gate 1,1:W 1,-1:W"]
    {
        play_all(&mut game.clone(), &[action]);
    }
    // One gate leaves a part cut off, a single card is not enough, and the same gate twice is not a second gate.
    assert_eq!(refusal(&game, "remove 1,0 gate 0,-1:E"), "BASE-53");
    assert_eq!(refusal(&game, "remove 1,0 gate 0,-1:E 0,-1:E"), "GATE-23");
    let game = with_cards(position().palace(0, around), 1).game();
    assert_eq!(refusal(&game, "remove 1,0 gate 0,-1:E 0,1:E"), "GATE-20");
    assert!(legal_with(&game, "remove").iter().all(|action| !action.contains("gate")));
}

#[test]
fn gate_24_25_t02_gates_stay_and_fix_their_tiles() {
    // GATE-T02: neither tile at a gate may be removed or swapped.
    let mut game =
        with_cards(position().palace(0, "arcades-01 at 1,0").reserve(0, "tower-02 garden-03"), 1).game();
    play_all(&mut game, &["add tower-02 at 1,1 gate N", "take dinar-1", "take dinar-2"]);
    assert_eq!(refusal(&game, "remove 1,0"), "GATE-25");
    assert_eq!(refusal(&game, "remove 1,1"), "GATE-25");
    assert_eq!(refusal(&game, "swap garden-03 at 1,1"), "GATE-25");
    assert!(legal_with(&game, "remove").is_empty() && legal_with(&game, "swap").is_empty());
}

#[test]
fn gate_26_t07_a_gate_helps_against_nothing_else() {
    // GATE-T07: wall against open side.
    let game = with_cards(position().reserve(0, "chambers-05"), 1).game();
    assert_eq!(refusal(&game, "add chambers-05 at 1,0 gate W"), "BASE-42");
    // A corner.
    assert_eq!(refusal(&game, "add chambers-05 at 1,1 gate W"), "BASE-44");
    // A hole: garden-02 (walls N, S, W) would meet only walls at (2,1) and close in (3,1).
    let around = "garden-10 at 1,0; seraglio-06 at 2,0; chambers-08 at 3,0; chambers-09 at 4,0; seraglio-07 at 4,1; \
                  tower-07 at 4,2; garden-07 at 3,2; tower-08 at 2,2";
    let game = with_cards(position().palace(0, around).reserve(0, "garden-02"), 1).game();
    assert_eq!(refusal(&game, "add garden-02 at 2,1 gate N"), "BASE-45");
}

#[test]
fn gate_34_35_38_used_by_vizier_and_ammar() {
    // GATE-35, CHR-55: Ammar's redesign may use gate cards. GATE-34: see VIZ-34.
    let game = Position::new(3, "city-gates characters")
        .row("dinar-1 dinar-2 dinar-7 dinar-9")
        .palace(0, "arcades-01 at 1,0")
        .reserve(0, "tower-02")
        .edit(|editor| editor.gate_cards(seat(0), 1).character(seat(0), Character::AmmarElSchauf));
    let mut game = game.game();
    play_all(&mut game, &["take dinar-9"]);
    assert_eq!(game.awaited().name(), "end_of_turn");
    play_all(&mut game, &["ammar", "add tower-02 at 1,1 gate N"]);
    assert_eq!(game.view(Viewer::Public).palace(seat(0)).gates().len(), 1);
    // GATE-38: the master builders, see MAS-46; the sultan, see SUL-45.
}

#[test]
fn gate_35_yammerad_draws_past_a_gate_card() {
    let mut game = Position::new(3, "city-gates characters")
        .row("dinar-1 dinar-2 dinar-7 dinar-9")
        .draw_pile("gate gate ducat-4 ducat-5")
        .discard("")
        .edit(|editor| editor.character(seat(0), Character::Yammerad))
        .before_turn_of(0)
        .game();
    play_all(&mut game, &["yammerad"]);
    let view = game.view(Viewer::Seat(seat(0)));
    assert!(view.is_gate_card_open());
    assert_eq!(view.discard().gates(), 1);
    assert_eq!(view.hand().map(|hand| hand.money_cards().collect::<Vec<_>>()), Some(vec![read("ducat-4")]));
}

#[test]
fn gate_32_a_gate_needs_printed_walls_so_the_start_tile_has_none() {
    let game = with_cards(position().reserve(0, "tower-02"), 1).game();
    for (cell, side) in [("1,0", "W"), ("-1,0", "E"), ("0,1", "N"), ("0,-1", "S")] {
        let action = format!("add tower-02 at {cell} gate {side}");
        assert!(["GATE-23", "BASE-42"].contains(&refusal(&game, &action)), "{action}");
    }
}
