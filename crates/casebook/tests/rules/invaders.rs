//! Invaders (`docs/rules/43-invaders.md`).

use std::collections::{BTreeMap, BTreeSet};

use engine::data::{INVASION_LATERAL, INVASION_MAIN};
use engine::editor::Editor;
use engine::modules::characters::Character;
use engine::modules::{camps, characters, invaders, street_trader, treasure_chamber};
use engine::vocab::{Building, Cell, Dir, Seat, SeatSet};
use engine::{Awaited, Event, Game, Outcome, Points, Round, Scorer, Seed, Source, Viewer};
use testkit::window::{THIEF, VIZIER, VIZIER_OR_THIEF};
use testkit::{Position, legal, play_all, read, refusal, rules, seat, table};

/// The scouts in order, starting with those of INV-T7.
const SCOUTS: [Building; 6] = [
    Building::Garden,
    Building::Tower,
    Building::Pavilion,
    Building::Seraglio,
    Building::Arcades,
    Building::Chambers,
];

/// Three players, seat 0 about to act. The next attack comes from the west; the scouts garden and tower are face up.
/// There is a garden of price 8 on space 3 (dinar) and a tower of price 11 on space 4.
fn position(modules: &str) -> Position {
    Position::new(3, modules)
        .row("dinar-1 dirham-2 ducat-8 florin-9")
        .market("seraglio-07 arcades-05 garden-05 tower-09")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
        .supply("tower-05 garden-01 garden-02 garden-04 tower-06 tower-11")
        .edit(|editor| editor.invasions([Dir::W, Dir::N, Dir::E, Dir::S]).scouts(SCOUTS))
}

fn with_l(position: Position) -> Position {
    position.palace(0, LAYOUT)
}

/// The layout L of section 8: (-1,-1){N}, (0,-1){N}, (-1,0){}, (1,0){}, (-1,1){S}, (0,1){}.
const LAYOUT: &str = "garden-08 at -1,-1; tower-08 at 0,-1; garden-07 at -1,0; arcades-08 at 1,0; \
                       garden-11 at -1,1; tower-07 at 0,1";

fn penalty(game: &Game, round: Round, dir: Dir) -> Points {
    table(game).invasion_penalty(seat(0), round, dir).2
}

/// The losses in these events, by seat.
fn losses(events: &[Event]) -> Vec<(Seat, u8, u8, Points)> {
    let lost = events.iter().filter_map(|event| match event {
        Event::Invaders(invaders::Event::Lost { seat, main, lateral, points, .. }) => {
            Some((*seat, *main, *lateral, *points))
        }
        _ => None,
    });
    lost.collect()
}

// Components and set-up

#[test]
fn inv_01_02_03_four_directions_with_the_same_penalties_and_a_scout_for_each_kind() {
    assert_eq!((INVASION_MAIN, INVASION_LATERAL), ([1, 2, 3], [0, 0, 1]));
    let game = Game::new(rules(4, "invaders"), Seed::from_number(1));
    assert_eq!(game.secrets().invasions().collect::<BTreeSet<_>>(), Dir::ALL.into_iter().collect());
    let scouts: BTreeSet<Building> =
        table(&game).scouts().iter().chain(game.secrets().scouts_down()).collect();
    assert_eq!(scouts, Building::ALL.into_iter().collect());
}

#[test]
fn inv_04_05_shuffled_piles_and_two_scouts_up() {
    let (mut tops, mut up) = (BTreeSet::new(), BTreeSet::new());
    for players in 2..=6 {
        for seed in 0..40 {
            let game = Game::new(rules(players, "invaders"), Seed::from_number(seed));
            tops.extend(game.secrets().invasions().next());
            up.extend(table(&game).scouts().iter());
            assert_eq!((table(&game).scouts().iter().count(), table(&game).scouts_down()), (2, 4));
            // Nobody knows the top card.
            for viewer in table(&game).seats().map(Viewer::Seat).chain([Viewer::Public]) {
                assert_eq!(game.view(viewer).next_invasion(), None);
            }
        }
    }
    assert_eq!((tops.len(), up.len()), (4, 6));
    let plain = Game::new(rules(3, ""), Seed::from_number(1));
    assert!(table(&plain).scouts().is_empty());
}

// The invasion

#[test]
fn inv_11_12_20_t1_each_open_outer_side_on_the_direction_counts() {
    let game = with_l(position("invaders")).game();
    assert_eq!(table(&game).open_sides(seat(0), Dir::W), 3);
    assert_eq!(penalty(&game, Round::One, Dir::W), 3);
}

#[test]
fn inv_22_23_t2_in_round_three_the_lateral_directions_count_too() {
    let game = with_l(position("invaders")).game();
    let sides = Dir::ALL.map(|dir| table(&game).open_sides(seat(0), dir));
    // N: (1,0); E: (0,-1), (1,0), (0,1); S: (1,0), (0,1).
    assert_eq!(sides, [1, 3, 2, 3]);
    assert_eq!(penalty(&game, Round::Three, Dir::E), 12);
    // The opposite direction is safe.
    assert_eq!(penalty(&game, Round::Three, Dir::N), 3 + 3 + 3);
}

#[test]
fn inv_21_t3_two_points_a_side_after_round_two() {
    let game = with_l(position("invaders")).game();
    assert_eq!((penalty(&game, Round::Two, Dir::W), penalty(&game, Round::Two, Dir::N)), (6, 2));
}

#[test]
fn inv_13_t5_the_start_tile_counts_and_the_reserve_does_not() {
    let game = position("invaders").reserve(0, "garden-07 tower-10").game();
    for dir in Dir::ALL {
        assert_eq!(penalty(&game, Round::One, dir), 1);
    }
    assert_eq!(penalty(&game, Round::Three, Dir::N), 5);
}

#[test]
fn inv_12_t6_a_bay_does_not_protect() {
    let game = position("invaders")
        .palace(0, "garden-07 at 1,0; tower-07 at 1,-1; arcades-08 at 1,-2; tower-10 at 0,-2");
    assert_eq!(penalty(&game.game(), Round::One, Dir::N), 3);
}

/// The players have these scores, and the scoring card comes up when seat 0 takes money.
fn before_round_one(modules: &str, scores: [Points; 3]) -> Game {
    let position = position(modules).draw_pile("scoring-1 florin-1 florin-2 florin-3");
    let position = position.edit(|editor| {
        let scored = |editor: Editor, (index, points): (usize, Points)| editor.score(seat(index), points);
        scores.into_iter().enumerate().fold(editor, scored)
    });
    with_l(position).game()
}

#[test]
fn inv_10_14_t4_after_the_points_the_card_is_turned_up_and_no_score_falls_below_zero() {
    // Only A has buildings and scores for majorities and the wall. B and C have unprotected start tiles.
    let mut game = before_round_one("invaders", [0, 0, 5]);
    let events = play_all(&mut game, &["take ducat-8"]);
    let scored = events.iter().position(|event| matches!(event, Event::Scored { .. })).expect("scored");
    let attacked = Event::Invaders(invaders::Event::Attacked { round: Round::One, dir: Dir::W });
    let at = events.iter().position(|event| *event == attacked).expect("attacked");
    assert!(at > scored);
    assert_eq!(losses(&events), [(seat(0), 3, 0, 3), (seat(1), 1, 0, 0), (seat(2), 1, 0, 1)]);
    let points: Points = events
        .iter()
        .filter_map(|event| match event {
            Event::Points { line, .. } if line.who == Scorer::Seat(seat(0)) => Some(line.points),
            _ => None,
        })
        .sum();
    let scores: Vec<Points> = table(&game).seats().map(|seat| table(&game).score(seat)).collect();
    assert_eq!(scores, [points - 3, 0, 4]);
    assert_eq!(table(&game).past_invasions(), [Some(Dir::W), None, None]);
    // The card leaves the game, so the next one is different.
    assert_eq!(game.secrets().invasions().collect::<Vec<_>>(), [Dir::N, Dir::E, Dir::S]);
    // Score 2, penalty 3: B's three gardens give no points, because A has more of them.
    let more =
        "garden-08 at -1,-1; garden-07 at -1,0; garden-11 at -1,1; garden-10 at 0,1; garden-03 at 0,-1";
    let position = position("invaders").draw_pile("scoring-1 florin-1 florin-2").palace(0, more);
    let position = position.market("- arcades-05 garden-05 tower-09");
    let position = position.palace(1, "seraglio-07 at 0,-1; seraglio-06 at 0,1; pavilion-07 at 1,0");
    let mut low = position.edit(|editor| editor.score(seat(1), 2)).game();
    let events = play_all(&mut low, &["take ducat-8"]);
    let gained: Points = events
        .iter()
        .filter_map(|event| match event {
            Event::Points { line, .. } if line.who == Scorer::Seat(seat(1)) => Some(line.points),
            _ => None,
        })
        .sum();
    let (_, main, _, lost) = losses(&events)[1];
    assert_eq!((main, lost), (3, 3.min(2 + gained)));
    assert_eq!(table(&low).score(seat(1)), (2 + gained).saturating_sub(3));
}

/// INT-22: the floor is applied after all points of the round.
#[test]
fn inv_14_45_nothing_is_gained_and_the_floor_is_zero() {
    let mut game = before_round_one("invaders", [0, 0, 0]);
    let before: Vec<Points> = table(&game).seats().map(|seat| table(&game).score(seat)).collect();
    play_all(&mut game, &["take ducat-8"]);
    assert_eq!(before, [0; 3]);
    assert_eq!((table(&game).score(seat(1)), table(&game).score(seat(2))), (0, 0));
}

#[test]
fn inv_23_round_three_is_followed_by_its_attack_and_then_the_winner_is_found() {
    // The market cannot be refilled: the game ends. B leads by 2 before the attack and has more open sides.
    let position = position("invaders").market("- - - -").supply("");
    let position = position.edit(|editor| editor.invasions([Dir::N, Dir::E, Dir::S, Dir::W]));
    let position = position.edit(|editor| editor.score(seat(0), 20).score(seat(1), 22));
    let position = position
        .palace(1, "arcades-08 at 1,0; garden-07 at 2,0")
        .palace(0, "arcades-09 at 1,0; garden-10 at 0,1");
    let mut game = position.game();
    let events = play_all(&mut game, &["take dinar-1"]);
    let over = events.iter().position(|event| matches!(event, Event::GameOver { .. })).expect("over");
    let lost = events.iter().rposition(|event| matches!(event, Event::Invaders(_))).expect("attacked");
    assert!(lost < over);
    assert_eq!(table(&game).past_invasions()[2], Some(Dir::N));
    let lost = losses(&events);
    // A: N of (0,0), (1,0): 2 x 3; E of (1,0), (0,1), W of (0,0), (0,1): 4. B: N of three: 9; E and W: 2.
    assert_eq!((lost[0].3, lost[1].3), (10, 11));
    let most = table(&game).seats().map(|seat| table(&game).score(seat)).max();
    let Some(Outcome::Won(winners)) = game.outcome() else { panic!("over") };
    assert!(table(&game).seats().all(|seat| winners.has(seat) == (Some(table(&game).score(seat)) == most)));
    // INV-34, INV-T9: no scouts are turned up after round 3.
    assert!(!events.iter().any(|event| matches!(event, Event::Invaders(invaders::Event::NewScouts { .. }))));
}

// Scouts

#[test]
fn inv_30_31_32_35_t7_an_exact_buyer_may_look_once_for_each_scout() {
    let position = position("invaders").hand(0, "dinar-8").hand(1, "dinar-9 dirham-9");
    let mut game = position.game();
    play_all(&mut game, &["buy 3 with dinar-8"]);
    // INV-35: the look comes before the further action.
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Invaders(invaders::Awaited::Look), Some(seat(0))));
    assert_eq!(legal(&game), ["look", "pass"]);
    assert_eq!(refusal(&game, "take dinar-1"), "INV-30");
    let mut declined = game.clone();
    play_all(&mut declined, &["pass"]);
    // INV-31: the scout stays.
    assert!(table(&declined).scouts().has(Building::Garden));
    assert_eq!(declined.view(Viewer::Seat(seat(0))).next_invasion(), None);
    let events = play_all(&mut game, &["look"]);
    let looked =
        |dir| Event::Invaders(invaders::Event::Looked { seat: seat(0), kind: Building::Garden, dir });
    assert_eq!(events, [looked(Some(Dir::W))]);
    assert!(events[0].reveals());
    // INV-32: it is public that A looked, but not what was seen.
    assert_eq!(events[0].seen_by(Viewer::Seat(seat(0))), looked(Some(Dir::W)));
    for other in [Viewer::Seat(seat(1)), Viewer::Seat(seat(2)), Viewer::Public] {
        assert_eq!(events[0].seen_by(other), looked(None));
        assert_eq!(game.view(other).next_invasion(), None);
        assert!(game.view(other).looked_at_invasion().has(seat(0)));
    }
    assert_eq!(game.view(Viewer::Seat(seat(0))).next_invasion(), Some(Dir::W));
    assert_eq!(table(&game).scouts().iter().collect::<Vec<_>>(), [Building::Tower]);
    assert!(table(&game).scouts_gone().has(Building::Garden));
    // The card is still on top, and the further action follows.
    assert_eq!(game.secrets().invasions().next(), Some(Dir::W));
    assert_eq!(game.awaited(), Awaited::Action);
    assert!(legal(&game).contains(&"stop".to_string()));
    // B pays for a garden exactly, but its scout is gone.
    play_all(&mut game, &["stop", "reserve garden-05"]);
    game = Editor::of(game).market(engine::vocab::Space::Three, Some(read("garden-06"))).build();
    play_all(&mut game, &["buy 3 with dinar-9"]);
    assert_eq!(game.awaited(), Awaited::Action);
    assert_eq!(refusal(&game, "look"), "BASE-20");
}

#[test]
fn inv_30_t8_who_overpays_does_not_look() {
    let mut game = position("invaders").hand(0, "ducat-3 ducat-9").game();
    // tower-09 costs 11, but 12 is paid.
    play_all(&mut game, &["buy 4 with ducat-9 ducat-3"]);
    assert_eq!(game.awaited(), Awaited::Place);
    assert!(table(&game).scouts().has(Building::Tower));
}

#[test]
fn inv_32_a_second_scout_may_be_used_by_the_same_player() {
    let mut game = position("invaders").hand(0, "dinar-8 ducat-9 ducat-2").game();
    play_all(&mut game, &["buy 3 with dinar-8", "look"]);
    play_all(&mut game, &["buy 4 with ducat-9 ducat-2"]);
    assert_eq!(game.awaited(), Awaited::Invaders(invaders::Awaited::Look));
    play_all(&mut game, &["look"]);
    assert!(table(&game).scouts().is_empty());
    assert_eq!(game.view(Viewer::Seat(seat(0))).next_invasion(), Some(Dir::W));
}

#[test]
fn inv_33_the_look_does_not_ask_where_the_tile_goes() {
    let position = Position::new(2, "invaders").row("dinar-1 dirham-2 ducat-8 florin-9").hand(0, "dinar-8");
    let position = position.market("seraglio-07 arcades-05 garden-05 tower-09");
    let mut game = position.edit(|editor| editor.scouts(SCOUTS)).game();
    play_all(&mut game, &["buy 3 with dinar-8", "look", "stop", "give garden-05"]);
    assert!(table(&game).looked_at_invasion().has(seat(0)));
}

#[test]
fn inv_32_the_attack_makes_it_known_and_looks_begin_anew() {
    let mut game = position("invaders").hand(0, "dinar-8").draw_pile("scoring-1 florin-1 florin-2").game();
    play_all(&mut game, &["buy 3 with dinar-8", "look", "take ducat-8", "reserve garden-05"]);
    assert_eq!(table(&game).past_invasions()[0], Some(Dir::W));
    assert!(table(&game).looked_at_invasion().is_empty());
    assert_eq!(game.view(Viewer::Seat(seat(0))).next_invasion(), None);
}

#[test]
fn inv_34_t9_two_new_scouts_after_rounds_one_and_two() {
    let mut game = before_round_one("invaders", [0; 3]);
    let events = play_all(&mut game, &["take ducat-8"]);
    let kinds = [Building::Pavilion, Building::Seraglio];
    let turned = Event::Invaders(invaders::Event::NewScouts { kinds });
    assert!(events.contains(&turned) && turned.reveals());
    assert_eq!(table(&game).scouts().iter().collect::<Vec<_>>(), kinds);
    // The two remaining scouts have left the game.
    assert!(
        table(&game).scouts_gone().has(Building::Garden) && table(&game).scouts_gone().has(Building::Tower)
    );
    game =
        Editor::of(game).turn_of(seat(0)).draw_pile(&["scoring-2", "florin-1", "florin-2"].map(read)).build();
    let events = play_all(&mut game, &["take florin-9"]);
    let kinds = [Building::Arcades, Building::Chambers];
    assert!(events.contains(&Event::Invaders(invaders::Event::NewScouts { kinds })));
    assert_eq!((table(&game).scouts_down(), table(&game).past_invasions()[1]), (0, Some(Dir::N)));
}

/// In a sample for a player who looked, the top card is the one seen. For the others, all the rest are equally likely.
#[test]
fn inv_32_a_sample_keeps_what_was_seen_and_nothing_else() {
    let mut game = position("invaders").hand(0, "dinar-8").game();
    play_all(&mut game, &["buy 3 with dinar-8", "look"]);
    for (viewer, kinds) in [(Viewer::Seat(seat(0)), 1), (Viewer::Seat(seat(1)), 4), (Viewer::Public, 4)] {
        let mut tops = BTreeMap::new();
        for seed in 0..400 {
            let sample = game.view(viewer).sample(Seed::from_number(seed));
            assert!(sample.view(viewer) == game.view(viewer));
            *tops.entry(sample.secrets().invasions().next()).or_insert(0) += 1;
        }
        assert_eq!(tops.len(), kinds, "{viewer:?}");
        assert!(tops.values().all(|&count| count > 60), "{tops:?}");
    }
}

#[test]
fn inv_40_open_invasion_shows_the_next_card_and_uses_no_scouts() {
    let open = rules(3, "invaders").with_open_invasion(true).expect("they go together");
    let game = Game::new(open, Seed::from_number(4));
    let top = game.secrets().invasions().next();
    for viewer in table(&game).seats().map(Viewer::Seat).chain([Viewer::Public]) {
        assert_eq!(game.view(viewer).next_invasion(), top);
        assert_eq!(game.view(viewer).sample(Seed::from_number(9)).secrets().invasions().next(), top);
    }
    assert!(table(&game).scouts().is_empty() && table(&game).scouts_down() == 6);
    let position = Position::with_rules(open).row("dinar-1 dirham-2 ducat-8 florin-9").hand(0, "dinar-8");
    let position =
        position.market("seraglio-07 arcades-05 garden-05 tower-09").draw_pile("scoring-1 florin-1 florin-2");
    let mut game = position.edit(|editor| editor.invasions([Dir::S, Dir::E, Dir::N, Dir::W])).game();
    let events = play_all(&mut game, &["buy 3 with dinar-8", "stop", "reserve garden-05"]);
    assert!(!events.iter().any(|event| matches!(event, Event::Invaders(invaders::Event::Looked { .. }))));
    let mut game =
        Editor::of(game).turn_of(seat(0)).draw_pile(&["scoring-1", "florin-1", "florin-2"].map(read)).build();
    let events = play_all(&mut game, &["take ducat-8"]);
    assert!(events.contains(&Event::Invaders(invaders::Event::Announced { dir: Dir::E })));
    assert_eq!(table(&game).next_invasion(), Some(Dir::E));
    assert!(table(&game).scouts().is_empty());
}

#[test]
fn inv_40_an_open_invasion_needs_invaders() {
    let error = rules(3, "").with_open_invasion(true).expect_err("nobody attacks");
    assert_eq!((error.rule(), error.to_string().contains("invaders")), (Some("INV-40"), true));
    let open = rules(3, "invaders").with_open_invasion(true).expect("they go together");
    assert!(open.with_modules(engine::ModuleSet::EMPTY).is_err(), "nothing is dropped silently");
}

#[test]
fn inv_14_20_22_what_is_coming_is_told_as_lines() {
    let open = rules(3, "invaders").with_open_invasion(true).expect("they go together");
    let position = Position::with_rules(open).row("dinar-1 dirham-2 ducat-8 florin-9");
    let position = with_l(position).draw_pile("scoring-1 florin-1 florin-2");
    let mut game = position.edit(|editor| editor.invasions([Dir::W, Dir::E, Dir::N, Dir::S])).game();
    let (view, round) = (table(&game), Round::One);
    let lines = view.explain_losses(round);
    assert!(lines.iter().all(|line| line.times.is_some() && line.points <= 0), "{lines:?}");
    let told = |seat: Seat| {
        let own = lines.iter().filter(|line| line.who == engine::Scorer::Seat(seat));
        -own.map(|line| line.points).sum::<engine::Points>()
    };
    let expected: Vec<_> = view.seats().map(|seat| (seat, told(seat))).collect();
    let events = play_all(&mut game, &["take ducat-8"]);
    let lost = events.iter().filter_map(|event| match event {
        Event::Invaders(invaders::Event::Lost { seat, points, .. }) => Some((*seat, *points)),
        _ => None,
    });
    assert_eq!(lost.collect::<Vec<_>>(), expected);
    assert!(expected.iter().any(|&(_, points)| points > 0));
}

// With other modules

#[test]
fn inv_50_t10_wall_21_a_stick_protects_its_side() {
    let game = with_l(position("city-walls invaders")).sticks(0, "garden-07", "W").game();
    assert_eq!(penalty(&game, Round::One, Dir::W), 2);
}

#[test]
fn inv_51_a_gate_changes_nothing() {
    let position = position("city-gates invaders").palace(0, "garden-08 at 1,0").reserve(0, "garden-11");
    let mut game = position.edit(|editor| editor.gate_cards(seat(0), 1)).game();
    let before = table(&game).open_sides(seat(0), Dir::E);
    play_all(&mut game, &["add garden-11 at 1,-1 gate S"]);
    assert_eq!(table(&game).open_sides(seat(0), Dir::E), before + 1, "the tile, not the gate");
}

#[test]
fn inv_52_camp_38_camps_are_not_attacked_and_protect_what_they_touch() {
    let position = position("camps invaders").palace(0, "arcades-07 at 1,0");
    let before = position.clone().game();
    let game = position.palace(0, "arcades-07 at 1,0; camp-4 at 2,0").game();
    for dir in Dir::ALL {
        assert_eq!(table(&game).open_sides(seat(0), dir), table(&before).open_sides(seat(0), dir), "{dir:?}");
    }
    // INV-56: a camp draws no scout.
    let position =
        self::position("camps invaders").market("camp-4 arcades-05 garden-05 tower-09").hand(0, "florin-5");
    let mut game = position.game();
    play_all(&mut game, &["buy 1 with florin-5"]);
    assert_eq!(game.awaited(), Awaited::Action);
}

#[test]
fn inv_13_hut_39_huts_are_attacked_like_buildings() {
    let position = position("workers-huts invaders").palace(0, "garden-07 at 1,0");
    let before = table(&position.clone().game()).open_sides(seat(0), Dir::S);
    let game = position.palace(0, "garden-07 at 1,0; hut-garden-1 at 2,0").game();
    assert_eq!(table(&game).open_sides(seat(0), Dir::S), before + 1);
    // INV-55: a hut is not bought.
    let mut game = self::position("workers-huts invaders").game();
    play_all(&mut game, &["take-hut garden"]);
    assert_eq!(game.awaited(), Awaited::Place);
}

#[test]
fn inv_53_viz_38_the_vizier_pays_exactly_and_may_look_before_the_placement() {
    let position = position("viziers-favour invaders").hand(1, "dinar-8");
    let mut game = position.edit(|editor| editor.viziers(SeatSet::all(3))).game();
    play_all(&mut game, &["take dinar-1", "vizier 3 with dinar-8"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Invaders(invaders::Awaited::Look), Some(seat(1))));
    play_all(&mut game, &["look"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Place, Some(seat(1))));
    assert_eq!(game.view(Viewer::Seat(seat(1))).next_invasion(), Some(Dir::W));
    assert_eq!(game.view(Viewer::Seat(seat(0))).next_invasion(), None);
}

#[test]
fn inv_54_chr_61_karim_counts_as_exact() {
    let position = position("characters invaders");
    let mut game = position.edit(|editor| editor.character(seat(0), Character::AbdulKarim)).game();
    play_all(&mut game, &["karim 3"]);
    assert_eq!(game.awaited(), Awaited::Invaders(invaders::Awaited::Look));
    play_all(&mut game, &["look"]);
    assert_eq!(game.awaited(), Awaited::Action);
}

/// INT-09: the look comes first, then Knihstig, then the further action.
#[test]
fn inv_35_int_09_the_look_comes_before_knihstig() {
    let position = position("characters invaders").hand(0, "ducat-9 ducat-2");
    let mut game = position.edit(|editor| editor.character(seat(0), Character::AbdulKnihstig)).game();
    play_all(&mut game, &["buy 4 with ducat-9 ducat-2"]);
    assert_eq!(game.awaited(), Awaited::Invaders(invaders::Awaited::Look));
    play_all(&mut game, &["pass"]);
    assert_eq!(game.awaited(), Awaited::Characters(characters::Awaited::Knihstig));
    play_all(&mut game, &["pass"]);
    assert_eq!(game.awaited(), Awaited::Action);
}

/// INT-T9: these follow a purchase in this order.
#[test]
fn int_t9_change_look_knihstig_further_action() {
    let bought = |cards: &str| {
        let position = position("characters change invaders").market("- - garden-07 -").hand(0, cards);
        let position = position.edit(|editor| editor.character(seat(0), Character::AbdulKnihstig));
        let mut game = position.game();
        play_all(&mut game, &[&format!("buy 3 with {cards}")]);
        let coins = game.view(Viewer::Seat(seat(0))).hand().map(|hand| hand.n_coins());
        (game, coins)
    };
    let (mut over, coins) = bought("dinar-9 dinar-5");
    assert_eq!((coins, over.awaited()), (Some(2), Awaited::Characters(characters::Awaited::Knihstig)));
    play_all(&mut over, &["knihstig ducat-8"]);
    assert_eq!(over.awaited(), Awaited::Place);
    let (mut exact, coins) = bought("dinar-9 dinar-1");
    assert_eq!((coins, exact.awaited()), (Some(0), Awaited::Invaders(invaders::Awaited::Look)));
    play_all(&mut exact, &["look"]);
    assert_eq!(exact.awaited(), Awaited::Characters(characters::Awaited::Knihstig));
    play_all(&mut exact, &["knihstig ducat-8"]);
    assert_eq!(exact.awaited(), Awaited::Action);
}

/// INT-T15 (INT-22): all points of the round are added before the invasion, which takes no more than there is.
#[test]
fn int_t15_points_first_then_the_invasion_down_to_nothing() {
    for (before, then, after) in [(0, 7, 0), (5, 12, 3)] {
        let column = "arcades-08 at 0,-1; arcades-09 at 0,-2; pavilion-06 at 0,1; arcades-07 at 0,2; \
                      BZ1 at 0,3; BZ2 at 0,4; BZ3 at 0,5; BZ4 at 0,6; camp-4 at 1,1";
        let position =
            position("camps street-trader invaders bazaars").draw_pile("scoring-1 florin-1 florin-2");
        let position = position.palace(0, column).palace(1, "pavilion-07 at 1,0");
        let position = position.edit(|editor| {
            let editor = editor.disc(seat(0), Some(read("1,-1"))).citizens(&[read("arcades-08")]);
            editor.score(seat(0), before)
        });
        let mut game = position.game();
        let events = play_all(&mut game, &["take ducat-8"]);
        let points = events.iter().filter_map(|event| match event {
            Event::Points { line, .. } if line.who == Scorer::Seat(seat(0)) => {
                Some((line.source, line.points))
            }
            _ => None,
        });
        let points: Vec<(Source, Points)> = points.filter(|&(_, points)| points > 0).collect();
        let camp = read("camp-4");
        let expected = [
            (Source::Majority(Building::Arcades), 3),
            (Source::Wall, 2),
            (Source::Camps(camps::Source::Camp(camp)), 1),
            (Source::StreetTrader(street_trader::Source::Citizens), 1),
        ];
        assert!(expected.iter().all(|line| points.contains(line)) && points.len() == 4, "{points:?}");
        assert_eq!(losses(&events)[0], (seat(0), 9, 0, then - after));
        assert_eq!(table(&game).score(seat(0)), after);
    }
}

#[test]
fn inv_57_exchange_cards_and_diamonds_pay_exactly_too() {
    let position = position("currency-exchange diamonds invaders");
    let mut mixed = position.clone().hand(0, "dinar-5 florin-3 exchange-3").game();
    play_all(&mut mixed, &["buy 3 with dinar-5 florin-3 exchange-3"]);
    assert_eq!(mixed.awaited(), Awaited::Invaders(invaders::Awaited::Look));
    let mut diamonds = position.hand(0, "diamond-8").game();
    play_all(&mut diamonds, &["buy 3 with diamond-8"]);
    assert_eq!(diamonds.awaited(), Awaited::Invaders(invaders::Awaited::Look));
}

#[test]
fn inv_57_chg_14_mas_11_coins_and_master_builders_pay_exactly_too() {
    let mut coin = position("change invaders").hand(0, "dinar-7 coin-dinar").game();
    play_all(&mut coin, &["buy 3 with dinar-7 coin-dinar"]);
    assert_eq!(coin.awaited(), Awaited::Invaders(invaders::Awaited::Look));
    let mut builder = position("master-builders invaders").hand(0, "dinar-5 builder-dinar").game();
    play_all(&mut builder, &["buy 3 with dinar-5 builder-dinar"]);
    assert_eq!(builder.awaited(), Awaited::Invaders(invaders::Awaited::Look));
}

#[test]
fn inv_55_nothing_is_paid_in_the_final_distribution() {
    let position = position("invaders").market("- - garden-05 -").supply("").hand(1, "dinar-9");
    let mut game = position.game();
    play_all(&mut game, &["take ducat-8"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Place, Some(seat(1))));
    assert_eq!(refusal(&game, "look"), "BASE-60");
}

#[test]
fn inv_58_59_tre_49_other_points_are_booked_before_and_not_touched() {
    let position =
        position("characters camps treasure-chamber invaders").draw_pile("scoring-1 florin-1 florin-2");
    let position = position.palace(0, "garden-08 at 1,0; garden-07 at 2,0; tower-08 at 3,0; camp-3 at 1,-1");
    let position = position.edit(|editor| editor.character(seat(0), Character::YusufEPassuff));
    let mut game = position.edit(|editor| editor.chests(&[read("garden-07")])).game();
    let lines = table(&game).explain(Round::One);
    let sum: Points =
        lines.iter().filter(|line| line.who == Scorer::Seat(seat(0))).map(|line| line.points).sum();
    assert!(
        lines.iter().any(|line| line.source == Source::TreasureChamber(treasure_chamber::Source::Chests))
    );
    let events = play_all(&mut game, &["take ducat-8"]);
    let lost = losses(&events)[0].3;
    assert_eq!(table(&game).score(seat(0)), sum - lost);
    // TRE-49: chests draw no scout.
    let mut game = self::position("treasure-chamber invaders").hand(0, "ducat-8").game();
    play_all(&mut game, &["chests 1", "pay-chests ducat-8"]);
    assert_ne!(game.awaited(), Awaited::Invaders(invaders::Awaited::Look));
}

/// INV-11: the cell of the disc counts as empty.
#[test]
fn inv_11_trd_50_sides_that_face_the_disc_are_outer_sides() {
    let position = position("street-trader invaders").palace(0, "garden-07 at 1,0");
    let open = |at| {
        let game = position.clone().edit(|editor| editor.disc(seat(0), at)).game();
        Dir::ALL.map(|dir| table(&game).open_sides(seat(0), dir))
    };
    assert_eq!(open(Some(Cell::new(1, -1))), open(None));
}

/// INT-17, THF-15: a scoring round started by a thief's refill is followed by its invasion before the asking goes on.
#[test]
fn inv_60_thf_37_a_thief_can_start_a_round_with_its_invasion() {
    let position = Position::new(4, "thieves invaders")
        .row("dirham-9 dinar-9 dirham-2 florin-5")
        .draw_pile("dinar-1 scoring-1 ducat-3 ducat-4 ducat-5")
        .market("tower-01 tower-02 tower-03 tower-04")
        .thieves(2, "dinar")
        .thieves(0, "dinar");
    let mut game = position.edit(|editor| editor.scouts(SCOUTS)).game();
    play_all(&mut game, &["take dirham-9"]);
    let events = play_all(&mut game, &["steal dinar-9"]);
    assert_eq!(losses(&events).len(), 4);
    assert!(events.iter().any(|event| matches!(event, Event::Invaders(invaders::Event::NewScouts { .. }))));
    assert!(matches!(
        game.awaited(),
        Awaited::Window(THIEF) | Awaited::Window(VIZIER) | Awaited::Window(VIZIER_OR_THIEF)
    ));
}

#[test]
fn inv_65_66_the_attack_comes_before_dirks_tiles_and_leaves_him_alone() {
    let position = Position::new(2, "invaders").row("dinar-1 dirham-2 ducat-8 florin-9");
    let mut game = position.draw_pile("scoring-1 florin-1 florin-2").game();
    let before = table(&game).dirk_score();
    let events = play_all(&mut game, &["take ducat-8"]);
    let place = |wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("told");
    let scored = place(|event| matches!(event, Event::Scored { .. }));
    let lost = place(|event| matches!(event, Event::Invaders(invaders::Event::Lost { .. })));
    let drew = place(|event| matches!(event, Event::DirkDrew { .. }));
    assert!(scored < lost && lost < drew);
    assert_eq!(losses(&events).len(), 2);
    assert!(table(&game).dirk_score() >= before);
}

#[test]
fn inv_56_bon_35_a_bonus_card_is_no_purchase_and_the_absent_do_not_look() {
    let mut game = position("bonus-cards invaders").hand(0, "dinar-8").game();
    play_all(&mut game, &["buy 3 with dinar-8"]);
    assert_eq!(game.awaited(), Awaited::Invaders(invaders::Awaited::Look));
    let view = game.view(Viewer::Seat(seat(0)));
    let mut legal = Vec::new();
    view.legal_actions(&mut legal);
    // INT-20, table 4: an absent player does not look.
    assert_eq!(engine::default_action(&view, &legal), Some(engine::Action::Pass));
    let corner = Cell::new(1, 0);
    assert_eq!(table(&game).palace(seat(0)).tile_at(corner), None);
}

#[test]
fn inv_13_56_baz_40_bazaars_are_attacked_and_draw_no_scout() {
    let game = position("bazaars invaders").palace(0, "BZ7 at -1,0; BZ8 at 0,1").game();
    // INV-13: the bazaar in the west counts, and so does the one in the south, which is open to the west as well.
    assert_eq!(penalty(&game, Round::One, Dir::W), 2);
    assert_eq!(penalty(&game, Round::One, Dir::N), 2);
    let bought = |action: &str, cards: &str| {
        let mut game = position("bazaars invaders").bazaars("BZ1").hand(0, cards).game();
        play_all(&mut game, &[action]);
        game.awaited()
    };
    // INV-56: the garden on the dinar space draws its scout, but the bazaar that costs the same does not.
    assert_eq!(bought("buy 3 with dinar-8", "dinar-8"), Awaited::Invaders(invaders::Awaited::Look));
    assert_eq!(bought("bazaar BZ1 with dinar-8", "dinar-8"), Awaited::Action);
}
