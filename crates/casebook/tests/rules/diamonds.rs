//! Diamonds (`docs/rules/22-diamonds.md`).

use engine::modules::characters;
use engine::modules::characters::Character;
use engine::vocab::{Currency, Money, Payment, SeatSet, Space};
use engine::{Action, Awaited, Event, Game, Seed, Viewer};
use testkit::games::random_game;
use testkit::window::VIZIER;
use testkit::{Position, census, legal, legal_with, list, play, play_all, refusal, rules, seat, table};

/// Three players, seat 0 about to act; the refill draws florins.
fn position(modules: &str) -> Position {
    let position = Position::new(3, modules).row("dinar-1 dirham-2 ducat-8 florin-9");
    position
        .market("seraglio-07 arcades-05 pavilion-05 tower-10")
        .draw_pile("florin-1 florin-2 florin-3 florin-4 florin-5 florin-6")
        .supply("tower-05 garden-01 garden-02 garden-03")
}

fn diamonds(game: &Game) -> usize {
    let in_piles = game.secrets().draw_pile().filter_map(engine::vocab::Card::money);
    let in_row = table(game).money_row().iter().copied();
    let hands = table(game).seats().flat_map(|seat| game.secrets().hand(seat).money_cards());
    in_piles.chain(in_row).chain(hands).filter(|card| card.currency() == Currency::Diamond).count()
}

// Set-up

#[test]
fn dia_01_30_ten_cards_are_shuffled_into_the_deck_for_any_number_of_players() {
    let (mut in_hands, mut in_rows) = (0, 0);
    for players in 2..=6 {
        for seed in 0..20 {
            let game = Game::new(rules(players, "diamonds"), Seed::from_number(seed));
            assert_eq!(diamonds(&game), 10);
            // DIA-30: there are 72 other cards with two players and 108 with more.
            let cards: usize =
                census::take(&game).iter().filter(|(name, _)| name.contains('-')).map(|(_, n)| n).sum();
            let other = if players == 2 { 72 } else { 108 };
            assert_eq!(cards, other + 10 + 54 + 2);
            let is_diamond = |card: &Money| card.currency() == Currency::Diamond;
            in_rows += table(&game).money_row().iter().filter(|card| is_diamond(card)).count();
            let hands = table(&game).seats().flat_map(|seat| game.secrets().hand(seat).money_cards());
            in_hands += hands.filter(is_diamond).count();
        }
        assert_eq!(diamonds(&Game::new(rules(players, ""), Seed::from_number(1))), 0);
    }
    assert!(in_hands > 20 && in_rows > 5, "{in_hands} in hands, {in_rows} in rows");
}

#[test]
fn dia_01_the_values_are_those_of_the_data() {
    let mut found = census::expected(&Game::new(rules(3, "diamonds"), Seed::from_number(1)));
    found.retain(|name, _| name.starts_with("diamond"));
    let found: Vec<String> = found.into_iter().map(|(name, copies)| format!("{name} {copies}")).collect();
    let values = "diamond-3 1, diamond-4 1, diamond-5 2, diamond-6 2, diamond-7 2, diamond-8 1, diamond-9 1";
    assert_eq!(found.join(", "), values);
}

// DIA-T05: 9 + 8 + 4 = 21 stops the dealing, whatever the currencies.
#[test]
fn dia_10_t05_diamonds_count_in_the_starting_money() {
    let mut stopped = 0;
    for seed in 0..300 {
        let game = Game::new(rules(4, "diamonds"), Seed::from_number(seed));
        for seat in table(&game).seats() {
            let hand = game.secrets().hand(seat);
            assert!((20..=28).contains(&hand.total()));
            // One of the cards was dealt last, and without it the hand was below 20.
            assert!(hand.money_cards().any(|card| hand.total() - u16::from(card.value()) < 20));
            let held = !hand.money[Currency::Diamond].is_empty();
            stopped += usize::from(held && hand.total() == 21 && hand.money_len() == 3);
        }
    }
    assert!(stopped > 0);
}

// Rules

#[test]
fn dia_10_t03_diamonds_are_taken_like_any_money() {
    let mut game = position("diamonds").row("diamond-3 dinar-2 ducat-8 florin-9").game();
    let takes = ["take dinar-2", "take dinar-2 diamond-3", "take ducat-8", "take florin-9", "take diamond-3"];
    assert_eq!(legal_with(&game, "take"), takes);
    assert_eq!(refusal(&game, "take diamond-3 ducat-8"), "BASE-25");
    play_all(&mut game, &["take dinar-2 diamond-3"]);
    assert_eq!(game.secrets().hand(seat(0)).total(), 5);
    assert_eq!(table(&game).hand_size(seat(0)), 2);
}

// DIA-10 with BASE-61 and BASE-62: paid diamonds come back with the discard pile and join the row.
#[test]
fn dia_10_paid_diamonds_are_reshuffled_and_join_the_row() {
    let position = position("diamonds").hand(0, "diamond-9").draw_pile("florin-1");
    let mut game = position.row("dinar-1 dirham-2").game();
    let events =
        play_all(&mut game, &["buy 1 with diamond-9", "take dinar-1 dirham-2", "reserve seraglio-07"]);
    assert!(events.iter().any(|event| matches!(event, Event::Reshuffled { cards: 1 })));
    assert_eq!(table(&game).money_row(), list::<Money>("florin-1 diamond-9"));
}

#[test]
fn dia_11_t01_any_space_may_be_paid_wholly_in_diamonds() {
    for space in 1..=4 {
        let market: Vec<&str> = (1..=4).map(|here| if here == space { "seraglio-07" } else { "-" }).collect();
        let mut game = position("diamonds").hand(0, "diamond-5 diamond-4").market(&market.join(" ")).game();
        assert_eq!(legal_with(&game, "buy"), [format!("buy {space} with diamond-5 diamond-4")]);
        let events = play_all(&mut game, &[&format!("buy {space} with diamond-5 diamond-4")]);
        assert!(events.iter().any(|event| matches!(event, Event::TileBought { exact: true, .. })));
        assert_eq!((game.awaited(), game.to_act()), (Awaited::Action, Some(seat(0))));
        assert!(legal(&game).contains(&"stop".to_string()));
    }
    // Arcades of price 7 and a pavilion of price 6: both cards are needed, 9 is paid, and there is no change.
    for (space, tile) in [(2, "arcades-05"), (3, "pavilion-05")] {
        let mut game = position("diamonds").hand(0, "diamond-5 diamond-4").game();
        let events = play_all(&mut game, &[&format!("buy {space} with diamond-5 diamond-4")]);
        assert!(events.iter().any(|event| matches!(event, Event::TileBought { exact: false, .. })), "{tile}");
        assert_eq!(game.awaited(), Awaited::Place);
        assert!(game.secrets().hand(seat(0)).is_empty());
        assert_eq!(table(&game).discard().total(), 9);
    }
}

// BASE-31 holds for diamonds too.
#[test]
fn dia_11_no_diamond_is_superfluous() {
    let game = position("diamonds").hand(0, "diamond-9 diamond-4 diamond-3").game();
    assert_eq!(refusal(&game, "buy 1 with diamond-9 diamond-3"), "BASE-31");
    assert_eq!(refusal(&game, "buy 1 with diamond-4 diamond-3"), "BASE-30");
    assert_eq!(refusal(&game, "buy 1 with diamond-8"), "BASE-30");
    assert_eq!(
        legal_with(&game, "buy"),
        [
            "buy 1 with diamond-9",
            "buy 2 with diamond-4 diamond-3",
            "buy 2 with diamond-9",
            "buy 3 with diamond-4 diamond-3",
            "buy 3 with diamond-9",
            "buy 4 with diamond-9 diamond-3",
            "buy 4 with diamond-9 diamond-4"
        ]
    );
}

#[test]
fn dia_12_t02_diamonds_are_never_mixed() {
    // DIA-T02: a tower of price 12 on the florin space.
    let game = position("diamonds").hand(0, "diamond-5 florin-7").market("tower-10 - - -").game();
    assert!(legal_with(&game, "buy").is_empty());
    assert_eq!(Payment::new(&list::<Money>("diamond-5 florin-7"), None), None, "there is no such payment");
    assert!("buy 1 with diamond-5 florin-7".parse::<Action>().is_err());
    // Nor does any list in a long game contain one.
    let mut paid = 0;
    for seed in 0..10 {
        random_game(rules(3, "diamonds"), seed, |_, legal| {
            paid += legal
                .iter()
                .filter(
                    |action| matches!(action, Action::Buy { pay, .. } if pay.currency() == Currency::Diamond),
                )
                .count();
        });
    }
    assert!(paid > 200, "{paid}");
}

#[test]
fn dia_13_no_space_asks_for_diamonds() {
    assert!(Space::ALL.into_iter().all(|space| space.currency() != Currency::Diamond));
}

// DIA-T04: by section 5, diamonds do not count for any space in BASE-80.
#[test]
fn dia_13_t04_diamonds_count_for_no_left_over_tile() {
    let position = position("diamonds").row("dinar-1").market("- - - tower-01").supply("");
    let mut game = position.hand(0, "ducat-1").hand(1, "diamond-9").game();
    let events = play_all(&mut game, &["take dinar-1"]);
    let left = events.iter().find_map(|event| match event {
        Event::LeftOver { totals, to, .. } => Some((totals.0, *to)),
        _ => None,
    });
    assert_eq!(left, Some(([1, 0, 0, 0, 0, 0], Some(seat(0)))));
    // Diamonds alone do not win a tile.
    let position = self::position("diamonds").row("dinar-1").market("- - - tower-01").supply("");
    let mut game = position.hand(1, "diamond-9").game();
    let events = play_all(&mut game, &["take dinar-1"]);
    assert!(events.iter().any(|event| matches!(event, Event::LeftOver { to: None, .. })));
}

// Other modules

// VIZ + DIA
#[test]
fn dia_21_viz_33_the_vizier_takes_an_exact_price_in_diamonds() {
    let mut game = position("viziers-favour diamonds").hand(2, "diamond-9 diamond-7").game();
    let all = SeatSet::all(3);
    game = engine::editor::Editor::of(game).viziers(all).build();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Window(VIZIER), Some(seat(2))));
    assert_eq!(legal(&game), ["vizier 1 with diamond-9", "vizier 2 with diamond-7", "pass"]);
    assert_eq!(refusal(&game, "vizier 3 with diamond-7"), "VIZ-11");
    play_all(&mut game, &["vizier 2 with diamond-7", "reserve arcades-05"]);
    assert_eq!(table(&game).discard().total(), 7);
}

// DIA + CHR: a bid is backed and paid in one currency, and diamonds are one.
#[test]
fn dia_22_chr_51_a_bid_may_be_paid_in_diamonds_unmixed() {
    let position = position("diamonds characters").draw_pile("hakim_wahid florin-1 florin-2");
    let mut game = position.hand(1, "diamond-5 diamond-4 dinar-8").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.awaited(), Awaited::Characters(characters::Awaited::Bid));
    assert_eq!(game.view(Viewer::Seat(seat(1))).highest_bid(), 9);
    assert_eq!(refusal(&game, "bid 10"), "CHR-13");
    play_all(&mut game, &["bid 8", "pass", "pass"]);
    assert_eq!(legal(&game), ["pay-bid dinar-8", "pay-bid diamond-5 diamond-4"]);
    assert!("pay-bid diamond-5 dinar-8".parse::<Action>().is_err());
    let events = play_all(&mut game, &["pay-bid diamond-5 diamond-4"]);
    // There is no change: 9 is paid for a bid of 8.
    assert!(!events.is_empty());
    assert_eq!(table(&game).discard().total(), 9);
    assert!(table(&game).characters(seat(1)).has(Character::HakimWahid));
}

fn owner(character: Character) -> Position {
    position("diamonds characters").edit(|editor| editor.character(seat(0), character))
}

// CHR-38 counts them, CHR-37 swaps them, CHR-33 and CHR-31 take them.
#[test]
fn dia_22_chr_51_diamonds_are_money_cards_for_the_characters() {
    let yammerad = |hand| {
        let position = owner(Character::Yammerad).hand(0, hand).draw_pile("diamond-6 florin-1");
        position.before_turn_of(0).game()
    };
    let mut game = yammerad("diamond-5 dinar-8");
    play_all(&mut game, &["yammerad"]);
    assert!(game.secrets().hand(seat(0)).has(list::<Money>("diamond-6")[0]), "he draws one");
    assert_eq!(yammerad("diamond-5 dinar-8 florin-2").awaited(), Awaited::Action, "three money cards");

    let machma = owner(Character::MachmaKlain).hand(0, "diamond-4 ducat-3");
    let game = machma.row("dinar-4 diamond-3").before_turn_of(0).game();
    let swaps =
        ["machma ducat-3 diamond-3", "machma diamond-4 dinar-4", "machma diamond-4 diamond-3", "pass"];
    assert_eq!(legal(&game), swaps);
    assert_eq!(refusal(&game, "machma ducat-3 dinar-4"), "CHR-37");

    let mut game = owner(Character::FarukWillhaben).row("diamond-3 dinar-4 dinar-9").game();
    play_all(&mut game, &["take dinar-4 diamond-3"]);

    let knihstig = owner(Character::AbdulKnihstig).hand(0, "diamond-9 diamond-3").row("diamond-5");
    let mut game = knihstig.game();
    play_all(&mut game, &["buy 4 with diamond-9 diamond-3"]);
    assert_eq!(game.awaited(), Awaited::Characters(characters::Awaited::Knihstig));
    play_all(&mut game, &["knihstig diamond-5"]);
}

// DIA + TRE. INT-T20: diamond 5 and dinar 3 make exactly 8, which is accepted but gives no further action.
#[test]
fn dia_26_tre_44_chests_are_paid_in_any_mix_diamonds_included() {
    let position = position("diamonds treasure-chamber").hand(0, "diamond-5 dinar-3");
    let mut game = position.game();
    play_all(&mut game, &["chests 1"]);
    assert_eq!(legal(&game), ["pay-chests diamond-5"], "from the highest card down");
    play_all(&mut game, &["pay-chests diamond-5", "pay-chests dinar-3"]);
    assert_eq!(table(&game).discard().total(), 8);
    assert!(!legal(&game).contains(&"stop".to_string()));
    assert_ne!((game.awaited(), game.to_act()), (Awaited::Action, Some(seat(0))));
    // Equal values: the diamond comes after the others.
    let mut game = self::position("diamonds treasure-chamber").hand(0, "diamond-4 dinar-4").game();
    play_all(&mut game, &["chests 2", "pay-chests dinar-4"]);
    assert_eq!(legal(&game), ["pay-chests diamond-4"]);
}

// DIA-28: gates and diamonds do not affect each other.
#[test]
fn dia_28_gates_are_not_concerned() {
    let position = position("city-gates diamonds").edit(|editor| editor.gate_card_open(true));
    let mut game = position.hand(0, "diamond-9").row("diamond-3").game();
    let actions = legal(&game);
    assert!(
        actions.contains(&"take-gate".to_string()) && actions.contains(&"buy 1 with diamond-9".to_string())
    );
    play_all(&mut game, &["take-gate"]);
    assert!(play(&mut game, "buy 1 with diamond-9").is_err(), "the turn is over");
}
