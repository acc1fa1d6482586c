//! Vizier's Favour (VIZ).

use engine::modules::characters::Character;
use engine::vocab::{SeatSet, Space};
use engine::{Awaited, Event, Game, Outcome, Round, Viewer};
use testkit::window::VIZIER;
use testkit::{Position, legal, legal_with, play, play_all, read, refusal, seat};

/// Three players, A about to end the turn by taking one of two cards.
fn position() -> Position {
    Position::new(3, "viziers-favour").row("dinar-1 dinar-2").market("tower-01 tower-02 tower-03 tower-04")
}

fn asked(game: &Game) -> Option<usize> {
    (game.awaited() == Awaited::Window(VIZIER)).then(|| game.to_act().map(|seat| seat.index())).flatten()
}

fn active(indices: &[usize]) -> SeatSet {
    let mut seats = SeatSet::EMPTY;
    indices.iter().for_each(|&index| seats.insert(seat(index)));
    seats
}

#[test]
fn viz_01_all_stones_start_active() {
    for players in 2..=6 {
        let game = Position::new(players, "viziers-favour").game();
        assert_eq!(game.view(Viewer::Public).active_viziers(), SeatSet::all(players));
    }
    assert!(Position::new(3, "").game().view(Viewer::Public).active_viziers().is_empty());
}

#[test]
fn viz_10_no_window_before_the_first_turn() {
    for seed in 0..40 {
        let game = Game::new(testkit::rules(4, "viziers-favour"), engine::Seed::from_number(seed));
        assert_eq!(game.awaited(), Awaited::Action);
    }
    // It opens when the money row and the market have been refilled.
    let mut game = position().hand(1, "dirham-8").draw_pile("ducat-1 ducat-2 ducat-3 ducat-4").game();
    play_all(&mut game, &["take dinar-2"]);
    assert_eq!(asked(&game), Some(1));
    assert_eq!(game.view(Viewer::Public).money_row().len(), 4);
}

#[test]
fn viz_11_t02_one_tile_paid_exactly_with_an_active_stone() {
    // VIZ-T02: tower-02 on space 1 costs 8 and must be paid for exactly.
    let position =
        position().market("tower-02 - - -").supply("garden-01 garden-02 garden-03 garden-04 garden-05");
    let mut nine = position.clone().hand(2, "florin-9").game();
    play_all(&mut nine, &["take dinar-1"]);
    assert_eq!(refusal(&nine, "vizier 1 with florin-9"), "VIZ-11");
    assert_eq!(legal(&nine), ["pass"]);
    let mut split = position.clone().hand(2, "florin-5 florin-3").game();
    play_all(&mut split, &["take dinar-1"]);
    // VIZ-13: no further action.
    play_all(&mut split, &["vizier 1 with florin-5 florin-3", "place tower-02 at 1,0", "pass"]);
    assert_eq!((split.to_act(), split.awaited()), (Some(seat(1)), Awaited::Action));
    // A player with an inactive stone is not asked at all.
    let mut inactive = position.hand(2, "florin-8").edit(|editor| editor.viziers(active(&[0, 1]))).game();
    play_all(&mut inactive, &["take dinar-1"]);
    assert_ne!(inactive.to_act(), Some(seat(2)));
}

#[test]
fn viz_12_pay_place_refill() {
    let mut game = position().hand(1, "dirham-8").supply("garden-01 garden-02").game();
    play_all(&mut game, &["take dinar-1"]);
    let events = play(&mut game, "vizier 2 with dirham-8").expect("legal");
    assert_eq!(game.view(Viewer::Public).active_viziers(), active(&[0, 2]));
    assert_eq!(game.view(Viewer::Public).discard().len(), 1);
    assert!(!events.iter().any(|event| matches!(event, Event::MarketFilled { .. })), "placed first");
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Place));
    let events = play(&mut game, "reserve tower-02").expect("legal");
    assert!(events.contains(&Event::MarketFilled { space: Space::Two, tile: read("garden-01") }));
}

#[test]
fn viz_14_31_only_a_purchase() {
    let mut game = position().hand(1, "dirham-8").reserve(1, "garden-10").game();
    play_all(&mut game, &["take dinar-1"]);
    for action in ["take dinar-2", "add garden-10 at 1,0", "buy 2 with dirham-8", "turn-vizier", "stop"] {
        assert_eq!(refusal(&game, action), "VIZ-14", "{action}");
    }
}

#[test]
fn viz_15_t03_asked_from_the_next_player_to_the_last() {
    let mut game = position().hand(0, "florin-7").hand(1, "florin-7").hand(2, "florin-7").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(asked(&game), Some(1));
    play_all(&mut game, &["pass"]);
    assert_eq!(asked(&game), Some(2));
    play_all(&mut game, &["pass"]);
    // VIZ-T03: the player who has just played may use it too.
    assert_eq!(asked(&game), Some(0));
    play_all(&mut game, &["vizier 1 with florin-7", "place tower-01 at 0,-1"]);
    // VIZ-18: then the normal order goes on.
    play_all(&mut game, &["pass", "pass"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Action));
}

#[test]
fn viz_16_t01_after_each_use_the_asking_starts_again() {
    // VIZ-T01
    let mut game = position().hand(0, "ducat-1").hand(1, "dirham-8").hand(2, "dirham-8").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(asked(&game), Some(1));
    play_all(&mut game, &["vizier 2 with dirham-8", "reserve tower-02"]);
    // B is not asked (inactive stone). C is asked about the new market, then A; then comes B's turn.
    assert_eq!(asked(&game), Some(2));
    play_all(&mut game, &["pass"]);
    assert_eq!(asked(&game), Some(0));
    play_all(&mut game, &["pass"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Action));
    // A player who declined may decide anew.
    let mut game = position().hand(1, "dirham-8").hand(2, "florin-7").game();
    play_all(&mut game, &["take dinar-1", "pass", "vizier 1 with florin-7", "reserve tower-01"]);
    assert_eq!(asked(&game), Some(1));
    assert!(legal(&game).contains(&"vizier 2 with dirham-8".into()));
}

#[test]
fn viz_17_asking_tells_nothing() {
    // Whether C cannot pay exactly, or can and declines, the others see the same seats asked and the same events.
    let seen = |hand: &str| {
        let mut game = position().hand(2, hand).game();
        let mut events = play_all(&mut game, &["take dinar-1"]);
        let mut asked = Vec::new();
        while game.awaited() == Awaited::Window(VIZIER) {
            asked.push(game.to_act());
            events.extend(play_all(&mut game, &["pass"]));
        }
        (asked, events, game.view(Viewer::Public).hand_size(seat(2)))
    };
    assert_eq!(seen("florin-7"), seen("florin-8"));
    assert_eq!(seen("florin-7").0, [Some(seat(2)), Some(seat(0))]);
    // An empty hand is public knowledge, so its owner is not asked.
    let mut game = position().game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(asked(&game), Some(0));
}

#[test]
fn viz_18_nobody_loses_a_turn() {
    let mut game =
        position().hand(1, "dirham-8").draw_pile("ducat-1 ducat-2 ducat-3 ducat-4 ducat-5 ducat-6").game();
    play_all(&mut game, &["take dinar-1", "vizier 2 with dirham-8", "reserve tower-02", "pass"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Action));
    play_all(&mut game, &["take ducat-1"]);
    while game.awaited() == Awaited::Window(VIZIER) {
        play_all(&mut game, &["pass"]);
    }
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(2)), Awaited::Action));
}

#[test]
fn viz_20_turning_the_stone_is_an_action() {
    let game = position().game();
    assert_eq!(refusal(&game, "turn-vizier"), "VIZ-20");
    let mut game = position().hand(0, "florin-7").edit(|editor| editor.viziers(SeatSet::EMPTY)).game();
    assert!(legal(&game).contains(&"turn-vizier".into()));
    // The same as the further action after an exact purchase.
    play_all(&mut game, &["buy 1 with florin-7", "turn-vizier"]);
    assert_eq!(game.awaited(), Awaited::Place, "it gives no further action");
    assert_eq!(game.view(Viewer::Public).active_viziers(), active(&[0]));
    // Without the module there is no such action.
    assert_eq!(refusal(&Position::new(3, "").row("dinar-1").game(), "turn-vizier"), "BASE-20");
}

#[test]
fn viz_21_t04_usable_in_the_window_of_the_same_turn() {
    // VIZ-T04
    let mut game = position().hand(0, "florin-7").edit(|editor| editor.viziers(SeatSet::EMPTY)).game();
    play_all(&mut game, &["turn-vizier"]);
    assert_eq!(asked(&game), Some(0));
    assert!(legal(&game).contains(&"vizier 1 with florin-7".into()));
}

#[test]
fn viz_22_t05_a_market_that_stays_short_ends_the_game_at_once() {
    // VIZ-T05: the supply is empty, all spaces are filled, B uses the vizier.
    let mut game = position().hand(1, "dirham-8").hand(2, "florin-3").supply("").game();
    play_all(&mut game, &["take dinar-1"]);
    play_all(&mut game, &["vizier 2 with dirham-8", "place tower-02 at 1,0"]);
    // Left-over tiles are placed starting with N, the player after the last normal turn: B has none, C the florin tile.
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(2)), Awaited::Place));
    play_all(&mut game, &["reserve tower-01"]);
    play_all(&mut game, &["reserve tower-03"]);
    assert!(matches!(game.outcome(), Some(Outcome::Won(_))));
}

#[test]
fn viz_t06_scoring_comes_before_the_window() {
    let mut game =
        position().hand(1, "dirham-8").draw_pile("scoring-1 ducat-1 ducat-2 ducat-3 ducat-4").game();
    let events = play_all(&mut game, &["take dinar-1"]);
    assert!(events.iter().any(|event| matches!(event, Event::Scored { round: Round::One, .. })));
    play_all(&mut game, &["vizier 2 with dirham-8", "place tower-02 at 1,0"]);
    assert_eq!(game.view(Viewer::Public).score(seat(1)), 0, "the tile came too late");
}

#[test]
fn viz_32_chr_26_no_character_in_a_vizier_purchase() {
    let mut game = Position::new(3, "viziers-favour characters")
        .row("dinar-1 dinar-2")
        .market("garden-07 tower-02 tower-03 tower-04")
        .hand(1, "florin-5 florin-5")
        .edit(|editor| {
            editor.character(seat(1), Character::AbdulKnihstig).character(seat(1), Character::AbdulKarim)
        })
        .game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(refusal(&game, "karim 1"), "VIZ-14");
    play_all(&mut game, &["vizier 1 with florin-5 florin-5"]);
    // A tile of price 10: Knihstig is not asked, the tile is placed at once.
    assert_eq!(game.awaited(), Awaited::Place);
}

#[test]
fn viz_34_a_gate_card_may_be_used_when_placing() {
    let mut game = Position::new(3, "viziers-favour city-gates")
        .row("dinar-1 dinar-2")
        .market("garden-07 tower-02 tower-03 tower-04")
        .hand(1, "dirham-8")
        .palace(1, "arcades-01 at 1,0")
        .edit(|editor| editor.gate_cards(seat(1), 1))
        .game();
    play_all(&mut game, &["take dinar-1", "vizier 2 with dirham-8"]);
    play_all(&mut game, &["place tower-02 at 1,1 gate N"]);
    assert_eq!(game.view(Viewer::Public).palace(seat(1)).gates().len(), 1);
}

#[test]
fn viz_40_two_players_have_stones_and_dirk_takes_gifts() {
    let mut game = Position::new(2, "viziers-favour")
        .dirk("")
        .row("dinar-1 dinar-2")
        .market("tower-01 tower-02 tower-03 tower-04")
        .hand(1, "dirham-8")
        .game();
    assert_eq!(game.view(Viewer::Public).active_viziers().len(), 2);
    play_all(&mut game, &["take dinar-1", "vizier 2 with dirham-8"]);
    assert_eq!(legal_with(&game, "give"), ["give tower-02"]);
    play_all(&mut game, &["give tower-02"]);
    assert_eq!(game.view(Viewer::Public).dirk().map(|tiles| tiles.len()), Some(1));
}
