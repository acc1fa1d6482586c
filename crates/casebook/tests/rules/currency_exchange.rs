//! Currency Exchange (`docs/rules/12-currency-exchange.md`).

use engine::modules::characters::Character;
use engine::modules::currency_exchange::{Event as ExchangeEvent, ExchangeCard};
use engine::vocab::{Card, Currency, Money, Payment, Space};
use engine::{Action, Awaited, Event, Game, Seed, Viewer};
use testkit::games::random_game;
use testkit::window::VIZIER;
use testkit::{Position, legal, legal_with, list, play_all, read, refusal, rules, seat, table};

/// Three players, seat 0 about to act. The market has a pavilion of price 7 on the florin space, a garden of price 11
/// on the dinar space and arcades of price 6 on the ducat space (EXC-T01, EXC-T02).
fn position(modules: &str) -> Position {
    Position::new(3, modules)
        .row("dinar-1 ducat-2 florin-8")
        .market("pavilion-06 - garden-10 arcades-03")
        .draw_pile("dirham-1 dirham-2 dirham-3 dirham-4 dirham-5 dirham-6")
        .supply("tower-05 garden-01 garden-02 garden-03")
}

/// The hand of EXC-T01.
const HAND: &str = "dinar-7 dinar-2 florin-9 exchange-3";

fn exchange_of(game: &Game, index: usize) -> Vec<&'static str> {
    game.secrets().hand(seat(index)).exchange().iter().map(ExchangeCard::id).collect()
}

/// Whether the purchase of these events was exact.
fn exact(events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::TileBought { exact, .. } => Some(*exact),
        _ => None,
    })
}

// Set-up

#[test]
fn exc_01_40_two_cards_each_in_piles_2_3_and_4() {
    for players in 2..=6 {
        for seed in 0..40 {
            let game = Game::new(rules(players, "currency-exchange"), Seed::from_number(seed));
            let cards: Vec<Card> = game.secrets().draw_pile().collect();
            let is_exchange = |card: &&Card| ExchangeCard::of(**card).is_some();
            // EXC-40: all six are used with any number of players, each once.
            let mut all: Vec<String> = cards.iter().filter(is_exchange).map(ToString::to_string).collect();
            all.sort();
            assert_eq!(
                all,
                ["exchange-1", "exchange-2", "exchange-3", "exchange-4", "exchange-5", "exchange-6"]
            );
            let money = cards.len() - 6 - 2;
            let mut begin = 0;
            for (pile, added) in [0, 1 + 2, 2, 1 + 2, 0].into_iter().enumerate() {
                let end = begin + money / 5 + usize::from(pile < money % 5) + added;
                let found = cards[begin..end].iter().filter(is_exchange).count();
                assert_eq!(found, [0, 2, 2, 2, 0][pile], "pile {} of {players}", pile + 1);
                begin = end;
            }
            // BASE-19: none are in the hands or the money row at first.
            assert!(table(&game).exchange_row().is_empty());
        }
    }
}

#[test]
fn exc_01_the_cards_are_shuffled() {
    let orders: std::collections::BTreeSet<Vec<String>> = (0..20)
        .map(|seed| {
            let game = Game::new(rules(3, "currency-exchange"), Seed::from_number(seed));
            let names = game.secrets().draw_pile().map(|card| card.to_string());
            names.filter(|name| name.starts_with("exchange")).collect()
        })
        .collect();
    assert!(orders.len() > 10);
}

#[test]
fn exc_01_each_pair_of_the_four_currencies_has_a_card() {
    let pairs: Vec<[&str; 2]> =
        ExchangeCard::ALL.map(|card| card.currencies().map(Currency::name)).into_iter().collect();
    let four = ["dinar", "dirham", "ducat", "florin"];
    let expected: Vec<[&str; 2]> =
        (0..4).flat_map(|one| (one + 1..4).map(move |two| [four[one], four[two]])).collect();
    assert_eq!(pairs, expected);
}

// The row

#[test]
fn exc_10_a_card_takes_one_of_the_four_places() {
    let position = position("currency-exchange").row("dinar-1 ducat-2 florin-8 florin-9");
    let mut game = position.draw_pile("exchange-2 dirham-2 dirham-3").game();
    let events = play_all(&mut game, &["take dinar-1 ducat-2"]);
    let joined = Event::CurrencyExchange(ExchangeEvent::Joined { card: ExchangeCard::Two });
    assert!(events.contains(&joined) && joined.reveals());
    assert_eq!(table(&game).money_row(), list::<Money>("dirham-2 florin-8 florin-9"));
    assert_eq!(table(&game).exchange_row().len(), 1);
    assert_eq!(table(&game).draw_pile_len(), 1);
}

#[test]
fn exc_11_t03_one_card_alone_is_taken() {
    let position = position("currency-exchange").row("exchange-2 dinar-1 ducat-2 florin-8");
    let mut game = position.game();
    let takes: Vec<String> = legal(&game).into_iter().filter(|action| action.starts_with("take")).collect();
    let expected =
        ["take dinar-1", "take dinar-1 ducat-2", "take ducat-2", "take florin-8", "take-exchange exchange-2"];
    assert_eq!(takes, expected);
    // There is not even a way to write taking it together with money.
    assert!("take dinar-1 exchange-2".parse::<Action>().is_err());
    assert_eq!(refusal(&game, "take-exchange exchange-3"), "EXC-11");
    let events = play_all(&mut game, &["take-exchange exchange-2"]);
    // It goes to the hand and is hidden there, but everybody saw it being taken.
    assert_eq!(exchange_of(&game, 0), ["exchange-2"]);
    assert_eq!(table(&game).hand_size(seat(0)), 1);
    assert!(table(&game).hand().is_none());
    assert!(table(&game).remembered_hand(seat(0)).exchange().has(ExchangeCard::Two));
    assert!(events.iter().any(|event| {
        *event == Event::CurrencyExchange(ExchangeEvent::Taken { seat: seat(0), card: ExchangeCard::Two })
    }));
    // Taking one card is an action like any other take: the turn is over.
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Action, Some(seat(1))));
}

#[test]
fn exc_11_any_number_may_be_held() {
    let position =
        position("currency-exchange").row("exchange-6").hand(0, "exchange-1 exchange-2 exchange-3");
    let mut game = position.hand(1, "dinar-1").game();
    play_all(&mut game, &["take-exchange exchange-6"]);
    assert_eq!(exchange_of(&game, 0).len(), 4);
}

#[test]
fn exc_12_a_row_of_exchange_cards_offers_nothing_else() {
    let row = "exchange-1 exchange-2 exchange-5 exchange-6";
    let game = position("currency-exchange").row(row).market("- - - tower-06").game();
    assert_eq!(legal(&game), row.split(' ').map(|card| format!("take-exchange {card}")).collect::<Vec<_>>());
    // BASE-22: a player who can only take an exchange card must do so.
    assert_eq!(refusal(&game, "stop"), "BASE-22");
}

// Use

#[test]
fn exc_20_21_23_t01_two_currencies_pay_one_tile() {
    let position = position("currency-exchange").hand(0, HAND);
    let game = position.clone().game();
    let buys = [
        "buy 1 with florin-9",
        "buy 1 with dinar-7 exchange-3",
        "buy 3 with florin-9 dinar-2 exchange-3",
        "buy 3 with florin-9 dinar-7 exchange-3",
    ];
    let mut listed = legal_with(&game, "buy");
    listed.sort();
    let mut expected = buys.map(String::from).to_vec();
    expected.sort();
    assert_eq!(listed, expected);
    for (buy, other) in [(buys[1], buys[2]), (buys[2], buys[1])] {
        let mut game = position.clone().game();
        let events = play_all(&mut game, &[buy]);
        // EXC-21: exact, with the usual further action.
        assert_eq!(exact(&events), Some(true));
        assert!(legal(&game).contains(&"stop".to_string()));
        // EXC-23: the card is in the discard pile with the money, and the other purchase is no longer possible.
        assert!(table(&game).discard().exchange().has(ExchangeCard::Three));
        assert!(exchange_of(&game, 0).is_empty());
        assert!(legal_with(&game, "buy").iter().all(|action| !action.contains("exchange")));
        assert_eq!(refusal(&game, other), "BASE-30");
        assert_eq!(table(&game).hand_size(seat(0)), game.secrets().hand(seat(0)).len());
    }
}

#[test]
fn exc_20_t02_the_card_must_show_the_currency_of_the_space() {
    let game = position("currency-exchange").hand(0, HAND).game();
    assert_eq!(refusal(&game, "buy 4 with dinar-7 exchange-3"), "EXC-20");
    assert_eq!(refusal(&game, "buy 4 with dinar-7"), "BASE-30");
    assert!(legal_with(&game, "buy").iter().all(|action| !action.starts_with("buy 4")));
}

#[test]
fn exc_20_the_total_must_reach_the_price() {
    let game = position("currency-exchange").hand(0, "dinar-2 florin-4 exchange-3").game();
    assert_eq!(refusal(&game, "buy 1 with dinar-2 florin-4 exchange-3"), "BASE-30");
    assert_eq!(refusal(&game, "buy 1 with dinar-7 exchange-3"), "BASE-30", "not in hand");
    // The card itself must be in the hand.
    let game = position("currency-exchange").hand(0, "dinar-7").game();
    assert_eq!(refusal(&game, "buy 1 with dinar-7 exchange-3"), "BASE-30");
}

#[test]
fn exc_20_t05_overpaying_gives_no_change_and_no_further_action() {
    let mut game = position("currency-exchange").hand(0, "dinar-5 florin-4 exchange-3").game();
    let events = play_all(&mut game, &["buy 1 with dinar-5 florin-4 exchange-3"]);
    assert_eq!(exact(&events), Some(false));
    assert_eq!(game.awaited(), Awaited::Place);
    assert_eq!(table(&game).discard().total(), 9);
    assert!(game.secrets().hand(seat(0)).is_empty());
}

#[test]
fn exc_22_t04_one_exchange_card_serves_one_purchase() {
    let hand = "exchange-3 exchange-6 dinar-4 ducat-4";
    let game = position("currency-exchange").hand(0, hand).market("pavilion-07 - - -").game();
    assert!(legal_with(&game, "buy").is_empty());
    assert!("buy 1 with dinar-4 ducat-4 exchange-3 exchange-6".parse::<Action>().is_err());
    assert_eq!(Payment::new(&list::<Money>("dinar-4 ducat-4"), Some(ExchangeCard::Three)), None);
}

// EXC-23: it is reshuffled together with the money.
#[test]
fn exc_23_a_played_card_can_come_back() {
    let position = position("currency-exchange").hand(0, "dinar-7 exchange-3").draw_pile("");
    let mut game = position.row("dinar-1 ducat-2").discard("").game();
    play_all(&mut game, &["buy 1 with dinar-7 exchange-3", "take dinar-1 ducat-2", "reserve pavilion-06"]);
    let view = table(&game);
    assert_eq!((view.exchange_row().len(), view.money_row().len(), view.draw_pile_len()), (1, 1, 0));
}

#[test]
fn exc_24_a_card_has_no_value() {
    let cards = position("currency-exchange").hand(0, HAND).game();
    let hand = cards.secrets().hand(seat(0));
    assert_eq!((hand.total(), hand.money_len(), hand.len()), (18, 3, 4));
    // BASE-25: it makes no difference to which money cards can be taken.
    let game = position("currency-exchange").row("exchange-1 dinar-2 ducat-3").game();
    assert!(legal(&game).contains(&"take dinar-2 ducat-3".to_string()));
    // BASE-80: exchange cards do not count for left-over tiles.
    let position = position("currency-exchange").row("dinar-1").market("- - - tower-01").supply("");
    let mut game = position.hand(0, "ducat-1").hand(1, "exchange-2 exchange-4 exchange-6").game();
    let events = play_all(&mut game, &["take dinar-1"]);
    assert!(events.iter().any(|event| {
        matches!(event, Event::LeftOver { totals, to, .. } if totals.0[1] == 0 && *to == Some(seat(0)))
    }));
}

#[test]
fn exc_25_no_card_of_a_mixed_payment_is_superfluous() {
    let hand = "dinar-7 dinar-2 florin-7 florin-1 exchange-3";
    let game = position("currency-exchange").hand(0, hand).game();
    // The exchange card is superfluous: all the money is in the currency of the space.
    assert_eq!(refusal(&game, "buy 1 with florin-7 exchange-3"), "EXC-25");
    assert_eq!(refusal(&game, "buy 1 with exchange-3"), "EXC-25");
    // A money card is superfluous, of either currency.
    assert_eq!(refusal(&game, "buy 1 with dinar-7 florin-1 exchange-3"), "BASE-31");
    assert_eq!(refusal(&game, "buy 1 with florin-7 dinar-2 exchange-3"), "BASE-31");
    let listed: Vec<String> =
        legal_with(&game, "buy").into_iter().filter(|action| action.starts_with("buy 1")).collect();
    assert_eq!(listed, ["buy 1 with florin-7", "buy 1 with dinar-7 exchange-3"]);
}

// EXC-25: equal values of the two currencies are distinguished, and each payment is listed once.
#[test]
fn exc_25_equal_values_of_two_currencies() {
    let hand = "dinar-4 dinar-4 florin-4 florin-4 exchange-3";
    let game = position("currency-exchange").hand(0, hand).game();
    let listed = legal_with(&game, "buy");
    let expected = [
        "buy 1 with florin-4 florin-4",
        "buy 1 with dinar-4 florin-4 exchange-3",
        "buy 1 with dinar-4 dinar-4 exchange-3",
        "buy 3 with dinar-4 florin-4 florin-4 exchange-3",
        "buy 3 with dinar-4 dinar-4 florin-4 exchange-3",
    ];
    let sorted = |mut texts: Vec<String>| {
        texts.sort();
        texts
    };
    assert_eq!(sorted(listed), sorted(expected.map(String::from).to_vec()));
}

// Other modules

// VIZ + EXC
#[test]
fn exc_30_viz_30_the_vizier_takes_an_exchange_card_if_the_total_is_exact() {
    let position =
        position("viziers-favour currency-exchange").hand(2, "dinar-4 florin-3 dinar-5 exchange-3");
    let mut game = position.game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!((game.awaited(), game.to_act()), (Awaited::Window(VIZIER), Some(seat(2))));
    assert_eq!(legal(&game), ["vizier 1 with dinar-4 florin-3 exchange-3", "pass"]);
    assert_eq!(refusal(&game, "vizier 1 with dinar-5 florin-3 exchange-3"), "VIZ-11");
    play_all(&mut game, &["vizier 1 with dinar-4 florin-3 exchange-3", "reserve pavilion-06"]);
    assert!(table(&game).discard().exchange().has(ExchangeCard::Three));
}

// EXC + DIA
#[test]
fn exc_31_dia_20_no_diamonds_beside_an_exchange_card() {
    let position = position("currency-exchange diamonds").hand(0, "dinar-2 diamond-5 florin-2 exchange-3");
    let game = position.game();
    assert!(legal_with(&game, "buy").is_empty());
    let cards = list::<Money>("diamond-5 florin-2");
    assert_eq!(Payment::new(&cards, Some(ExchangeCard::Three)), None);
    assert!("buy 1 with diamond-5 florin-2 exchange-3".parse::<Action>().is_err());
    for seed in 0..6 {
        random_game(rules(4, "currency-exchange diamonds"), seed, |_, legal| {
            for action in legal {
                if let Action::Buy { pay, .. } = action {
                    let diamonds = pay.cards().any(|card| card.currency() == Currency::Diamond);
                    assert!(!diamonds || pay.exchange().is_none() && pay.currency() == Currency::Diamond);
                }
            }
        });
    }
}

// EXC + CHR: bids
#[test]
fn exc_32_chr_52_bids_are_paid_in_one_currency() {
    let position = position("currency-exchange characters").draw_pile("hakim_wahid dirham-1 dirham-2");
    let mut game = position.hand(1, "dinar-5 florin-4 exchange-3").game();
    play_all(&mut game, &["take dinar-1"]);
    assert_eq!(game.view(Viewer::Seat(seat(1))).highest_bid(), 5);
    assert_eq!(refusal(&game, "bid 6"), "CHR-13");
    play_all(&mut game, &["bid 5", "pass", "pass"]);
    assert_eq!(refusal(&game, "pay-bid dinar-5 florin-4 exchange-3"), "EXC-32");
    assert_eq!(legal(&game), ["pay-bid dinar-5"]);
}

fn owner(character: Character) -> Position {
    position("currency-exchange characters").edit(|editor| editor.character(seat(0), character))
}

// CHR-31, CHR-33, CHR-37: money cards only.
#[test]
fn exc_32_chr_52_faruk_machma_and_knihstig_leave_exchange_cards_alone() {
    let game = owner(Character::FarukWillhaben).row("exchange-1 dinar-3 ducat-4").game();
    let takes = ["take dinar-3", "take dinar-3 ducat-4", "take ducat-4", "take-exchange exchange-1"];
    assert_eq!(legal(&game)[..4], takes);
    let machma = owner(Character::MachmaKlain).row("exchange-1 dinar-3").hand(0, "exchange-2 ducat-5");
    let game = machma.before_turn_of(0).game();
    assert_eq!(legal(&game), ["machma ducat-5 dinar-3", "pass"]);
    // He cannot be used if the money row or the hand holds no money.
    let machma = owner(Character::MachmaKlain).row("exchange-1").hand(0, "exchange-2 ducat-5");
    assert_eq!(machma.before_turn_of(0).game().awaited(), Awaited::Action);
    let knihstig = owner(Character::AbdulKnihstig).row("exchange-1 dinar-3").hand(0, "dinar-9 dinar-2");
    let mut game = knihstig.game();
    play_all(&mut game, &["buy 3 with dinar-9 dinar-2"]);
    assert_eq!(legal(&game), ["knihstig dinar-3", "pass"]);
    assert_eq!(refusal(&game, "take-exchange exchange-1"), "CHR-31");
    let knihstig = owner(Character::AbdulKnihstig).row("exchange-1").hand(0, "dinar-9 dinar-2");
    let mut game = knihstig.game();
    play_all(&mut game, &["buy 3 with dinar-9 dinar-2"]);
    assert_eq!(game.awaited(), Awaited::Action, "nothing to take");
}

// CHR-38, CHR-T11: florin 9, dinar 1 and an exchange card are two money cards.
#[test]
fn exc_32_chr_47_t11_yammerad_and_exchange_cards() {
    let yammerad = |hand: &str, pile: &str| {
        let position = owner(Character::Yammerad).row("dinar-4 ducat-7 florin-1 dirham-2").hand(0, hand);
        position.draw_pile(pile).before_turn_of(0).game()
    };
    let mut game = yammerad("florin-9 dinar-1 exchange-3", "exchange-1 exchange-6 dirham-9 dirham-8");
    assert!(legal(&game).contains(&"yammerad".to_string()));
    // CHR-47: cards that he turns up join the money row, even as a fifth and a sixth, and he draws again.
    play_all(&mut game, &["yammerad"]);
    assert!(game.secrets().hand(seat(0)).has(read("dirham-9")));
    assert_eq!((table(&game).money_row().len(), table(&game).exchange_row().len()), (4, 2));
    // INT-16: nothing is drawn while four or more cards are left in the money row.
    play_all(&mut game, &["take florin-1 dirham-2"]);
    assert_eq!((table(&game).money_row().len(), table(&game).exchange_row().len()), (2, 2));
    assert_eq!(table(&game).draw_pile_len(), 1);
    // Three money cards are too many.
    assert_eq!(yammerad("florin-9 dinar-1 dinar-2", "dirham-9").awaited(), Awaited::Action);
}

// CHR-48: when nothing but exchange cards can be drawn, nothing more happens.
#[test]
fn exc_32_chr_47_yammerad_may_find_no_money() {
    let position = owner(Character::Yammerad).row("dinar-4 ducat-7 florin-1 dirham-2").hand(0, "");
    let mut game = position.draw_pile("exchange-1").discard("exchange-4").before_turn_of(0).game();
    play_all(&mut game, &["yammerad"]);
    assert_eq!(table(&game).exchange_row().len(), 2);
    assert_eq!((game.awaited(), table(&game).hand_size(seat(0))), (Awaited::Action, 0));
}

// EXC + GATE
#[test]
fn exc_33_gate_30_the_gate_card_or_an_exchange_card_never_both() {
    let position = position("currency-exchange city-gates").row("exchange-1 dinar-3");
    let mut game = position.edit(|editor| editor.gate_card_open(true)).game();
    let takes: Vec<String> = legal(&game).into_iter().filter(|action| action.starts_with("take")).collect();
    assert_eq!(takes, ["take dinar-3", "take-exchange exchange-1", "take-gate"]);
    play_all(&mut game, &["take-gate"]);
    assert_eq!(game.to_act(), Some(seat(1)));
    // INT-05: the gate place is taken and only gate cards and exchange cards are left, so the exchange cards come.
    let position = self::position("currency-exchange city-gates").row("dinar-3 dinar-4");
    let position = position.edit(|editor| editor.gate_card_open(true));
    let mut game = position.draw_pile("gate exchange-2 gate").discard("").game();
    play_all(&mut game, &["take dinar-3"]);
    assert_eq!(table(&game).exchange_row().len(), 1);
    assert_eq!(table(&game).money_row().len(), 1, "the row stays short");
}

// EXC + TRE
#[test]
fn exc_31_tre_47_an_exchange_card_pays_no_chests() {
    let position = position("currency-exchange treasure-chamber").hand(0, "dinar-4 florin-4 exchange-3");
    let mut game = position.game();
    play_all(&mut game, &["chests 1"]);
    assert_eq!(legal(&game), ["pay-chests dinar-4"]);
    play_all(&mut game, &["pay-chests dinar-4"]);
    assert_eq!(legal(&game), ["pay-chests florin-4"], "any mix is allowed there anyway");
    assert_eq!(exchange_of(&game, 0), ["exchange-3"]);
    // Nor does it help to reach the price.
    let game = self::position("currency-exchange treasure-chamber").hand(0, "dinar-7 exchange-3").game();
    assert_eq!(refusal(&game, "chests 1"), "TRE-11");
}

// INT-06: the size of the hand is one number for all kinds of cards.
#[test]
fn exc_11_the_size_of_the_hand_is_public_its_content_is_not() {
    let game = position("currency-exchange city-gates").hand(1, "dinar-3 exchange-5 gate").game();
    assert_eq!(table(&game).hand_size(seat(1)), 3);
    assert!(game.view(Viewer::Seat(seat(0))).hand().is_some_and(|hand| hand.exchange().is_empty()));
}

// The names of the cards are their ids in the data.
#[test]
fn exc_01_names_are_ids() {
    assert_eq!(read::<ExchangeCard>("exchange-4"), ExchangeCard::Four);
    assert!("exchange-7".parse::<ExchangeCard>().is_err());
    assert_eq!(Card::from(ExchangeCard::Six).to_string(), "exchange-6");
}

/// EXC-20, DIA-11: the cheapest payment for a tile takes exchange cards and diamonds into account.
#[test]
fn the_least_payment_looks_at_everything_a_hand_can_pay_with() {
    let least = |cards: &str, space: Space| {
        let game = position("currency-exchange diamonds").hand(0, cards).game();
        game.view(Viewer::Seat(seat(0))).least_payment(space)
    };
    assert_eq!(least("dinar-7 dinar-2 florin-9", Space::Three), None);
    assert_eq!(least("dinar-7 dinar-2 florin-9", Space::One), Some(9));
    assert_eq!(least(HAND, Space::Three), Some(11));
    assert_eq!(least("dinar-8 florin-9 exchange-3", Space::Three), Some(17));
    assert_eq!(least("diamond-3 diamond-8 dinar-9 dinar-4", Space::Three), Some(11));
    // The space is empty.
    assert_eq!(least("dirham-9", Space::Two), None);
}
