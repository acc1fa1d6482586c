//! Change (`docs/rules/33-change.md`).

use std::collections::BTreeSet;

use engine::modules::change::{Coins, Event as ChangeEvent};
use engine::modules::characters;
use engine::modules::characters::Character;
use engine::vocab::{Currency, Money, Seat, Space};
use engine::{Awaited, Event, Game, Seed, View, Viewer};
use testkit::games::random_game;
use testkit::window::VIZIER;
use testkit::{Position, legal, legal_with, list, play_all, read, refusal, rules, seat, table};

/// Three players, seat 0 about to act. The market has a tower of price 7, a garden of price 8, a tower of price 10 (in
/// dinars) and a pavilion of price 2.
fn opening(modules: &str) -> Position {
    Position::new(3, modules)
        .row("dirham-1 dirham-2 dirham-7 dirham-9")
        .market("tower-01 garden-04 tower-06 pavilion-01")
        .draw_pile("ducat-1 ducat-2 ducat-3 ducat-4 ducat-5 ducat-6")
        .supply("tower-05 garden-01 garden-02 garden-03")
}

fn n_coins(game: &Game, index: usize) -> u8 {
    table(game).coins(seat(index)).iter().sum()
}

fn in_bag(game: &Game) -> u8 {
    table(game).coin_bag().iter().sum()
}

fn discard(game: &Game) -> Vec<String> {
    table(game).discard().money_cards().map(|card| card.to_string()).collect()
}

/// Parses coins into the number of each currency.
fn coins(text: &str) -> Coins {
    let mut coins = Coins::default();
    list::<Money>(text).into_iter().for_each(|coin| coins[coin.currency() as usize] += 1);
    coins
}

/// Whether the purchase of these events was exact, and what was drawn.
fn bought(events: &[Event]) -> (Option<bool>, Option<Coins>) {
    let exact = events.iter().find_map(|event| match event {
        Event::TileBought { exact, .. } => Some(*exact),
        _ => None,
    });
    let drawn = events.iter().find_map(|event| match event {
        Event::Change(ChangeEvent::Drawn { coins, .. }) => Some(*coins),
        _ => None,
    });
    (exact, drawn)
}

/// Gives seats 1 and 2 all 24 coins except for this many of each currency.
fn without(position: Position, left: Coins) -> Position {
    let held = Currency::ALL.into_iter().zip(left);
    let names =
        held.flat_map(|(currency, left)| (left..6).map(move |_| format!("coin-{} ", currency.name())));
    position.hand(1, &names.collect::<String>())
}

// Components and set-up

/// CHG-60: all coins are used with any number of players; Dirk has none.
#[test]
fn chg_01_02_12_60_all_coins_begin_in_the_bag() {
    for players in 2..=6 {
        let game = Game::new(rules(players, "change"), Seed::from_number(3));
        assert_eq!(table(&game).coin_bag(), [6; 4]);
        assert!(table(&game).seats().all(|seat| table(&game).coins(seat) == [0; 4]));
    }
    let names: Vec<String> =
        Currency::ALL.into_iter().filter_map(Money::coin).map(|coin| coin.to_string()).collect();
    assert_eq!(names, ["coin-dinar", "coin-dirham", "coin-ducat", "coin-florin"]);
    assert!(names.iter().all(|name| read::<Money>(name).value() == 1 && read::<Money>(name).is_coin()));
    assert_eq!(Money::coin(Currency::Diamond), None);
    assert!("coin-diamond".parse::<Money>().is_err());
}

// Change

/// CHG-T1, CHG-T2, CHG-T3: the change is half the excess, rounded down. CHG-19: there is never a further action.
#[test]
fn chg_10_19_t1_t2_t3_half_of_the_excess() {
    for (hand, expected) in [("dinar-9 dinar-8", 3), ("dinar-9 dinar-2", 0), ("dinar-9 dinar-3", 1)] {
        let mut game = opening("change").hand(0, hand).game();
        let events = play_all(&mut game, &[&format!("buy 3 with {hand}")]);
        assert_eq!(n_coins(&game, 0), expected, "{hand}");
        let (exact, drawn) = bought(&events);
        assert_eq!((exact, drawn.is_some()), (Some(false), expected > 0));
        assert_eq!(drawn.unwrap_or_default(), table(&game).coins(seat(0)));
        assert_eq!(in_bag(&game), 24 - expected);
        assert_eq!(game.awaited(), Awaited::Place, "no further action");
    }
}

/// CHG-11: coins of any currency may come. CHG-51: they are drawn with the game's own random numbers, and the contents
/// of the bag follow by subtraction.
#[test]
fn chg_11_12_51_coins_of_any_currency_drawn_blindly() {
    let mut drawn = BTreeSet::new();
    for seed in 0..200 {
        // Price 2 paid with a 9: three coins.
        let game = Game::new(rules(3, "change"), Seed::from_number(seed));
        let editor = engine::editor::Editor::of(game).turn_of(seat(0)).hand(seat(0), &list("ducat-9"));
        let mut game = editor.market(Space::Four, Some(read("pavilion-01"))).build();
        let events = play_all(&mut game, &["buy 4 with ducat-9"]);
        let coins = bought(&events).1.expect("coins");
        assert_eq!(coins.iter().sum::<u8>(), 3);
        drawn.insert(coins);
        // CHG-12: everybody sees the coins drawn and those left.
        for viewer in [Viewer::Public, Viewer::Seat(seat(1))] {
            let view = game.view(viewer);
            assert_eq!(view.coins(seat(0)), coins);
            assert!(view.coin_bag().iter().zip(coins).all(|(left, drawn)| left + drawn == 6));
        }
        // A draw cannot be undone.
        assert!(events.iter().any(|event| matches!(event, Event::Change(_)) && event.reveals()));
    }
    assert!(drawn.len() > 12, "20 mixes of three coins are possible: {drawn:?}");
    assert!(drawn.iter().any(|coins| coins.iter().filter(|&&count| count > 0).count() == 3));
}

/// CHG-15, CHG-T4: a coin is worth 1 of its currency and counts towards an exact payment, even alone.
#[test]
fn chg_15_16_t4_coins_are_used_like_cards_of_value_1() {
    let mut game = opening("change").hand(0, "dinar-9 coin-dinar").game();
    let events = play_all(&mut game, &["buy 3 with dinar-9 coin-dinar"]);
    assert_eq!(bought(&events), (Some(true), None));
    assert_eq!((n_coins(&game, 0), in_bag(&game)), (0, 24), "back in the bag");
    assert_eq!((discard(&game), game.awaited()), (vec!["dinar-9".to_string()], Awaited::Action));
    // Several at once, and coins alone.
    let position = opening("change").hand(0, "coin-ducat coin-ducat coin-ducat coin-dinar");
    let mut game = position.game();
    assert_eq!(legal_with(&game, "buy"), ["buy 4 with coin-ducat coin-ducat"]);
    assert_eq!(refusal(&game, "buy 4 with coin-dinar coin-dinar"), "BASE-30");
    // CHG-18, BASE-31: a coin counts as a card of value 1.
    assert_eq!(refusal(&game, "buy 4 with coin-ducat coin-ducat coin-ducat"), "BASE-31");
    play_all(&mut game, &["buy 4 with coin-ducat coin-ducat", "pass"]);
    assert_eq!(game.awaited(), Awaited::Action);
    assert_eq!(table(&game).coins(seat(0)), coins("coin-dinar coin-ducat"));
}

/// CHG-13: buildings and bids give change. CHG-14: what is free gives none. CHG-22: each purchase counts by itself.
#[test]
fn chg_13_14_22_each_purchase_by_itself() {
    // Two purchases, each paid 1 too much: no coin at all.
    let hand = "florin-8 ducat-2 ducat-1";
    let position = opening("characters change").hand(0, hand);
    let position = position.edit(|editor| editor.character(seat(0), Character::AbdulKarim));
    let mut game = position.game();
    let events = play_all(&mut game, &["karim 3"]);
    assert_eq!(bought(&events), (None, None), "free of charge");
    assert_eq!(game.awaited(), Awaited::Action);
    play_all(&mut game, &["buy 4 with ducat-2", "pass", "buy 1 with florin-8"]);
    assert_eq!(n_coins(&game, 0), 0, "an excess of 1 in one purchase, none in the other");
}

/// CHG-T5: the bag gives as many coins as it has. CHG-17: nothing is owed.
#[test]
fn chg_17_t5_a_short_bag_gives_what_it_has() {
    let position = without(opening("change"), [1, 0, 1, 0]).hand(0, "dinar-9 dinar-9");
    let mut game = position.game();
    let events = play_all(&mut game, &["buy 3 with dinar-9 dinar-9"]);
    assert_eq!(bought(&events).1, Some(coins("coin-dinar coin-ducat")));
    assert_eq!(in_bag(&game), 0);
    let position = without(opening("change"), [0; 4]).hand(0, "dinar-9 dinar-9");
    let mut game = position.game();
    let events = play_all(&mut game, &["buy 3 with dinar-9 dinar-9"]);
    assert_eq!(bought(&events), (Some(false), None), "an empty bag gives nothing");
}

/// CHG-T6: the coins spent are back in the bag before the change is drawn.
#[test]
fn chg_16_18_t6_spent_coins_may_come_back() {
    let position = without(opening("change").market("- - arcades-03 -"), [3, 0, 0, 0]);
    let mut game = position.hand(0, "dinar-5 coin-dinar coin-dinar coin-dinar").game();
    assert_eq!(in_bag(&game), 0);
    let actions = ["buy 3 with dinar-5 coin-dinar", "pay-more coin-dinar", "pay-more coin-dinar"];
    let events = play_all(&mut game, &actions);
    assert_eq!(bought(&events), (Some(false), Some(coins("coin-dinar"))));
    assert_eq!((n_coins(&game, 0), in_bag(&game)), (1, 2));
    assert_eq!(game.awaited(), Awaited::Place, "no longer exact");
}

/// CHG-T7: overpaying on purpose.
#[test]
fn chg_18_19_t7_money_may_be_added_piece_by_piece() {
    let position = opening("change").market("- - tower-03 -").hand(0, "dinar-9 dinar-6 ducat-9");
    let mut game = position.game();
    assert_eq!(legal_with(&game, "buy"), ["buy 3 with dinar-9"]);
    assert_eq!(refusal(&game, "buy 3 with dinar-9 dinar-6"), "BASE-31");
    let events = play_all(&mut game, &["buy 3 with dinar-9"]);
    let pay = read::<engine::Action>("buy 3 with dinar-9");
    let engine::Action::Buy { pay, .. } = pay else { panic!("a purchase") };
    assert!(events.contains(&Event::Paid { seat: seat(0), pay }));
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(0)), Awaited::AddMoney));
    // The purchase is pending: the money is paid, but the tile is still on the market.
    let waiting = table(&game).waiting_purchase().expect("a pending purchase");
    assert_eq!(
        (waiting.goods, waiting.price, waiting.pay.total()),
        (engine::Goods::Market(Space::Three), 9, 9)
    );
    assert_eq!(discard(&game), ["dinar-9"]);
    assert!(table(&game).market(Space::Three).is_some());
    assert_eq!(legal(&game), ["pay-more dinar-6", "pass"]);
    assert_eq!(refusal(&game, "pay-more ducat-9"), "BASE-35");
    assert_eq!(refusal(&game, "pay-more dinar-5"), "BASE-30");
    assert_eq!(refusal(&game, "stop"), "BASE-35");
    let events = play_all(&mut game, &["pay-more dinar-6"]);
    let (exact, drawn) = bought(&events);
    assert_eq!((exact, drawn.map(|coins| coins.iter().sum::<u8>())), (Some(false), Some(3)));
    assert_eq!(game.awaited(), Awaited::Place, "and no further action");
    assert_eq!(table(&game).waiting_purchase(), None);
    // Done at once: exact, with the further action.
    let mut game = position_t7().game();
    let events = play_all(&mut game, &["buy 3 with dinar-9", "pass"]);
    assert_eq!((bought(&events), game.awaited()), ((Some(true), None), Awaited::Action));
    assert_eq!(refusal(&game, "pay-more dinar-6"), "BASE-20");
}

fn position_t7() -> Position {
    opening("change").market("- - tower-03 -").hand(0, "dinar-9 dinar-6")
}

/// CHG-18, INT-23: whether a player is asked depends on what everybody knows about the hand. Nobody is asked if it
/// certainly holds nothing that fits.
#[test]
fn chg_18_who_can_add_nothing_is_not_asked() {
    let mut game = opening("change").hand(0, "ducat-2 dinar-9").game();
    play_all(&mut game, &["buy 4 with ducat-2"]);
    assert_eq!(game.awaited(), Awaited::Action, "no ducats are left");
    let mut game = opening("change").hand(0, "ducat-2 coin-ducat").game();
    play_all(&mut game, &["buy 4 with ducat-2"]);
    assert_eq!(game.awaited(), Awaited::AddMoney);
    // A master builder card dealt face down may be of any currency whose four cards are not all accounted for, and is
    // never a diamond.
    let (mut asked, mut diamonds) = (0, 0);
    for seed in 0..40 {
        random_game(rules(3, "change master-builders diamonds"), seed, |game, legal| {
            let (Some(seat), view) = (game.to_act(), table(game)) else { return };
            if game.awaited() != Awaited::AddMoney {
                return;
            }
            asked += usize::from(legal.len() == 1 && view.unseen_builders(seat) > 0);
            let pay = view.waiting_purchase().expect("a purchase is paid for").pay;
            diamonds += usize::from(pay.currency() == Currency::Diamond);
            let known = view.remembered_hand(seat).money[pay.currency()];
            assert!(!known.is_empty() || could_be_builder(&view, pay.currency()), "{seed}: {}", pay.total());
        });
    }
    assert!(asked > 0, "some had nothing to add");
    assert!(diamonds > 0, "some added diamonds that everybody had seen");
}

/// Whether some of the four master builder cards of this currency may be hidden: not all of them are face up, gone, or
/// known to be in a hand.
fn could_be_builder(view: &View<'_>, currency: Currency) -> bool {
    let Some(&gone) = view.builders_gone().get(currency as usize) else { return false };
    let is_one = |card: &Money| card.is_builder() && card.currency() == currency;
    let in_row = view.money_row().iter().copied().filter(is_one).count();
    let hands = view.seats().flat_map(|seat| view.remembered_hand(seat).money_cards().collect::<Vec<_>>());
    usize::from(gone) + in_row + hands.filter(is_one).count() < 4
}

/// CHG-20: coins can be used from the next payment on, even in the same turn.
#[test]
fn chg_20_coins_can_be_used_in_the_same_turn() {
    // Karim pays first. Then a price of 2 is paid with a 9, and the three coins drawn are certain to be florins.
    let position = without(opening("characters change"), [0, 0, 0, 3]).hand(0, "ducat-9 florin-4");
    let position = position.edit(|editor| editor.character(seat(0), Character::AbdulKarim));
    let mut game = position.market("tower-01 - tower-06 pavilion-01").game();
    play_all(&mut game, &["buy 4 with ducat-9"]);
    assert_eq!(table(&game).coins(seat(0)), [0, 0, 0, 3]);
    let game = engine::editor::Editor::of(game).turn_of(seat(0)).build();
    assert!(legal(&game).contains(&"buy 1 with florin-4 coin-florin coin-florin coin-florin".to_string()));
}

/// CHG-21: coins are not cards, not part of the hand, and not counted in its size.
#[test]
fn chg_21_coins_are_no_cards() {
    let game = opening("change").hand(0, "dinar-3 coin-dinar coin-florin").game();
    let hand = game.secrets().hand(seat(0));
    assert_eq!((hand.len(), hand.money_len(), hand.n_coins(), hand.total()), (1, 1, 2, 5));
    assert_eq!(table(&game).hand_size(seat(0)), 1);
    assert_eq!(hand.money_cards().count(), 1);
    // Coins cannot be taken: they are never in the money row.
    assert_eq!(refusal(&game, "take coin-dinar"), "BASE-25");
    // The only limit is how many there are.
    let all = "coin-dinar ".repeat(6) + &"coin-ducat ".repeat(6);
    let game = opening("change").hand(0, &all).game();
    assert_eq!((n_coins(&game, 0), table(&game).hand_size(seat(0))), (12, 0));
}

/// CHG-30, CHG-T10: coins count in the final distribution, and for nothing else at the end.
#[test]
fn chg_30_t10_the_final_distribution() {
    let position = opening("change").hand(0, "ducat-9 ducat-3 coin-ducat").hand(1, "ducat-9 ducat-3");
    let mut game = position.turn_of(2).market("- - - garden-04").supply("").game();
    let events = play_all(&mut game, &["take dirham-9"]);
    let award = events.iter().find_map(|event| match event {
        Event::LeftOver { totals, to, .. } => Some((totals[seat(0)], totals[seat(1)], *to)),
        _ => None,
    });
    assert_eq!(award, Some((13, 12, Some(seat(0)))));
}

// Interactions

/// CHG-40, CHR-58, CHG-T8.
#[test]
fn chg_13_40_t8_chr_58_the_winner_of_an_auction_gets_change() {
    let position = Position::new(2, "characters change").row("dinar-1 dinar-2 dinar-3 dinar-4");
    let position = position.market("tower-01 garden-04 arcades-07 pavilion-01");
    let start = |hand: &str| position.clone().hand(1, hand).draw_pile("fatima florin-1 florin-2").game();
    let mut game = start("ducat-9");
    let events = play_all(&mut game, &["take dinar-4", "bid 7", "pass", "pay-bid ducat-9"]);
    assert_eq!(n_coins(&game, 1), 1);
    assert!(bought(&events).1.is_some());
    assert_eq!(game.awaited(), Awaited::Characters(characters::Awaited::Fatima), "the change is drawn first");
    play_all(&mut game, &["keep-fatima"]);
    // Coins may be bid and paid, within one currency; money may be added here, too.
    let mut game = start("ducat-9 ducat-3 coin-ducat coin-dinar");
    play_all(&mut game, &["take dinar-4"]);
    assert_eq!(refusal(&game, "bid 14"), "CHR-13");
    play_all(&mut game, &["bid 10", "pass"]);
    assert_eq!(legal(&game), ["pay-bid ducat-9 coin-ducat", "pay-bid ducat-9 ducat-3"]);
    play_all(&mut game, &["pay-bid ducat-9 coin-ducat"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::AddMoney));
    assert_eq!(
        table(&game).waiting_purchase().map(|one| one.goods),
        Some(engine::Goods::Characters(characters::Goods::Character))
    );
    let events = play_all(&mut game, &["pay-more ducat-3"]);
    let drawn = bought(&events).1.expect("a coin for an excess of 3");
    assert_eq!(drawn.iter().sum::<u8>(), 1);
    assert_eq!(game.awaited(), Awaited::Characters(characters::Awaited::Fatima));
    // An exact payment for a bid gives no further action.
    let mut game = start("ducat-9 dinar-9");
    play_all(&mut game, &["take dinar-4", "bid 9", "pass", "pay-bid ducat-9", "keep-fatima"]);
    assert_eq!(n_coins(&game, 1), 0);
}

/// CHG-40: coins are not money cards for Yammerad, and Machma cannot swap them.
#[test]
fn chg_21_40_chr_58_coins_for_yammerad_and_machma() {
    let hand = "dinar-3 dinar-4 coin-dinar coin-dinar coin-ducat";
    let with = |character| {
        let position = opening("characters change").hand(0, hand);
        position.edit(|editor| editor.character(seat(0), character)).before_turn_of(0).game()
    };
    assert!(legal(&with(Character::Yammerad)).contains(&"yammerad".to_string()), "two money cards");
    let game = with(Character::MachmaKlain);
    assert_eq!(refusal(&game, "machma coin-dinar dirham-1"), "CHG-21");
    assert!(legal_with(&game, "machma").iter().all(|action| !action.contains("coin")));
}

/// CHG-41, CAMP-36.
#[test]
fn chg_41_camp_36_overpaying_for_a_camp() {
    let mut game = opening("camps change").market("- - camp-4 -").hand(0, "dinar-9").game();
    let events = play_all(&mut game, &["buy 3 with dinar-9"]);
    assert_eq!(bought(&events).1.map(|coins| coins.iter().sum::<u8>()), Some(2), "9 for 5");
}

/// CHG-42, DIA-25.
#[test]
fn chg_42_dia_25_diamonds_give_change_but_take_no_coins() {
    let position = opening("diamonds change").hand(0, "diamond-9 diamond-3 coin-dinar dinar-4");
    let mut game = position.market("- - garden-04 -").game();
    assert_eq!(legal_with(&game, "buy"), ["buy 3 with diamond-9"]);
    assert!("buy 3 with diamond-9 coin-dinar".parse::<engine::Action>().is_err(), "cannot be written");
    play_all(&mut game, &["buy 3 with diamond-9"]);
    assert_eq!(legal(&game), ["pay-more diamond-3", "pass"]);
    assert_eq!(refusal(&game, "pay-more coin-dinar"), "BASE-35");
    let events = play_all(&mut game, &["pay-more diamond-3"]);
    assert_eq!(bought(&events).1.map(|coins| coins.iter().sum::<u8>()), Some(2), "12 for 8");
}

/// CHG-43, EXC-37.
#[test]
fn chg_43_exc_37_coins_of_both_currencies_of_an_exchange_card() {
    let position =
        opening("currency-exchange change").hand(0, "dinar-7 coin-florin coin-dinar florin-3 exchange-3");
    let mut game = position.market("- - garden-04 -").game();
    let buys = legal_with(&game, "buy");
    assert!(buys.contains(&"buy 3 with dinar-7 coin-dinar".to_string()), "{buys:?}");
    assert!(buys.contains(&"buy 3 with dinar-7 coin-florin exchange-3".to_string()), "{buys:?}");
    play_all(&mut game, &["buy 3 with dinar-7 coin-florin exchange-3"]);
    // The payment is exact so far; money of either currency of the exchange card may be added.
    assert_eq!(legal(&game), ["pay-more florin-3", "pay-more coin-dinar", "pass"]);
    let events = play_all(&mut game, &["pay-more florin-3", "pay-more coin-dinar"]);
    let (exact, drawn) = bought(&events);
    assert_eq!((exact, drawn.map(|coins| coins.iter().sum::<u8>())), (Some(false), Some(2)), "12 for 8");
}

/// CHG-14, CHG-47, CHG-T9, TRE-43: coins may be part of the payment for chests, which gives no change. INT-T13: any mix
/// of money is allowed.
#[test]
fn chg_14_47_t9_tre_43_int_t13_chests_give_no_change() {
    let modules = "diamonds change treasure-chamber master-builders";
    let room = engine::modules::treasure_chamber::Room::One;
    let filled = |hand: &str| {
        let chests = list("garden garden tower pavilion").try_into().ok();
        opening(modules).hand(0, hand).edit(|editor| editor.room(room, chests)).game()
    };
    let mut game = filled("dinar-9 coin-ducat");
    let events = play_all(&mut game, &["chests 1", "pay-chests dinar-9"]);
    assert_eq!((bought(&events).1, n_coins(&game, 0)), (None, 1));
    let mut game = filled("diamond-3 dinar-1 coin-florin builder-dirham");
    play_all(&mut game, &["chests 1", "pay-chests diamond-3", "pay-chests builder-dirham"]);
    assert_eq!(refusal(&game, "pay-chests coin-florin"), "TRE-11", "the card of the same value first");
    play_all(&mut game, &["pay-chests dinar-1", "pay-chests coin-florin"]);
    assert_eq!(table(&game).builders_gone(), [0, 1, 0, 0]);
    assert_eq!((in_bag(&game), discard(&game)), (24, vec!["dinar-1".to_string(), "diamond-3".to_string()]));
    assert_eq!(game.to_act(), Some(seat(1)), "no further action, no change");
    // Coins count towards what can be bought.
    let game = filled("dinar-7 coin-ducat");
    assert!(legal(&game).contains(&"chests 1".to_string()));
}

/// CHG-14, VIZ-39: coins may be part of an exact purchase between turns, and a player with nothing but coins is asked,
/// too.
#[test]
fn chg_14_viz_39_the_vizier() {
    let position = opening("viziers-favour change").market("- - - pavilion-01");
    let mut game = position.hand(1, "coin-ducat coin-ducat coin-ducat").game();
    play_all(&mut game, &["take dirham-9"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Window(VIZIER)));
    assert_eq!(legal(&game), ["vizier 4 with coin-ducat coin-ducat", "pass"]);
    play_all(&mut game, &["vizier 4 with coin-ducat coin-ducat"]);
    assert_eq!(game.awaited(), Awaited::Place, "nothing may be added");
    assert_eq!((n_coins(&game, 1), in_bag(&game)), (1, 23));
}

/// CHG-50: the start player is chosen before there are coins; the change comes before Knihstig (INT-09).
#[test]
fn chg_10_50_change_comes_before_knihstig() {
    let position = opening("characters change").market("- - garden-07 -").hand(0, "dinar-9 dinar-5");
    let position = position.edit(|editor| editor.character(seat(0), Character::AbdulKnihstig));
    let mut game = position.game();
    let events = play_all(&mut game, &["buy 3 with dinar-9 dinar-5"]);
    assert_eq!(bought(&events).1.map(|coins| coins.iter().sum::<u8>()), Some(2));
    assert_eq!(game.awaited(), Awaited::Characters(characters::Awaited::Knihstig));
    play_all(&mut game, &["knihstig dirham-9"]);
    assert_eq!(game.awaited(), Awaited::Place);
    for seed in 0..30 {
        let (with, without) = (rules(4, "change"), rules(4, ""));
        let start = |rules| table(&Game::new(rules, Seed::from_number(seed))).turn_of();
        assert_eq!(start(with), start(without));
    }
}

/// A player who does not answer adds nothing.
#[test]
fn chg_18_an_absent_player_is_done_at_once() {
    let mut game = position_t7().game();
    play_all(&mut game, &["buy 3 with dinar-9"]);
    let mut legal = Vec::new();
    game.legal_actions(&mut legal);
    let view = game.view(Viewer::Seat(seat(0)));
    assert_eq!(engine::default_action(&view, &legal), Some(engine::Action::Pass));
}

#[test]
fn chg_10_nothing_without_the_module() {
    let mut game = opening("").hand(0, "dinar-9 dinar-8 dinar-1").game();
    assert_eq!(refusal(&game, "pay-more dinar-1"), "BASE-20");
    play_all(&mut game, &["buy 3 with dinar-9 dinar-8"]);
    assert_eq!((n_coins(&game, 0), game.awaited()), (0, Awaited::Place));
    assert!(Seat::all(3).all(|seat| table(&game).coins(seat) == [0; 4]));
}

/// CHG-49, THF-34: coins are never in the money row, so no thief can take one.
#[test]
fn chg_49_thf_34_no_thief_takes_coins() {
    let position = opening("thieves change").hand(0, "coin-dinar").hand(1, "coin-dinar");
    let mut game = position.thieves(0, "").thieves(1, "").thieves(2, "dinar dirham").game();
    play_all(&mut game, &["take dirham-9"]);
    assert_eq!(game.to_act(), Some(seat(2)));
    assert!(legal_with(&game, "steal").iter().all(|action| !action.contains("coin")));
    assert_eq!(refusal(&game, "steal coin-dinar"), "THF-14");
}
