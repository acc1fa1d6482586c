//! Caravanserai (`docs/rules/53-caravanserai.md`).

mod pairs;

use std::collections::BTreeMap;

use engine::data::CARAVANSERAI_CARDS;
use engine::modules::caravanserai::{self, Caravanserai, Track};
use engine::vocab::{Currency, Space};
use engine::{Action, Awaited, Event, Game, Round, SetupItem, Viewer, default_action, setup_list};
use testkit::{Position, legal, legal_with, play_all, read, refusal, rules, seat, table};

/// One tile of each kind, side by side.
const KINDS: [&str; 6] = [
    "pavilion-07 at 1,0",
    "seraglio-07 at 2,0",
    "arcades-08 at 3,0",
    "chambers-08 at 4,0",
    "garden-07 at 5,0",
    "tower-07 at 6,0",
];

/// Three players, A about to act with this many kinds in the Alhambra. The spaces are paid in florins, dirhams, dinars
/// and ducats.
fn position(modules: &str, kinds: usize) -> Position {
    Position::new(3, &format!("caravanserai {modules}"))
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .draw_pile("ducat-1 ducat-2 ducat-3 ducat-4 ducat-5 ducat-6")
        .market("tower-02 tower-03 tower-04 tower-05")
        .supply("garden-01 garden-02 garden-03 garden-04 garden-06")
        .palace(0, &KINDS[..kinds].join("; "))
}

/// Gives a seat a card with its marker on this space. Set the hand first.
fn with_card(position: Position, index: usize, card: &str, at: &str) -> Position {
    position.edit(|editor| editor.caravanserai(seat(index), read(card), read(at)))
}

/// The cards of a seat with the spaces of their markers.
fn owned(game: &Game, index: usize) -> Vec<(&'static str, &'static str)> {
    table(game).caravanserais(seat(index)).map(|owned| (owned.card.id(), owned.at.name())).collect()
}

/// Whether the purchase in these events was exact.
fn exact(events: &[Event]) -> Option<bool> {
    events.iter().find_map(|event| match event {
        Event::TileBought { exact, .. } | Event::Caravanserai(caravanserai::Event::Bought { exact, .. }) => {
            Some(*exact)
        }
        _ => None,
    })
}

fn has_further_action(game: &Game) -> bool {
    game.awaited() == Awaited::Action && legal(game).contains(&"stop".to_string())
}

#[test]
fn car_01_02_eight_cards_with_four_currencies_each() {
    assert_eq!(Caravanserai::ALL.len(), 8);
    for currency in [Currency::Dinar, Currency::Dirham, Currency::Ducat, Currency::Florin] {
        assert_eq!(Caravanserai::ALL.iter().filter(|card| card.main() == currency).count(), 2);
    }
    for card in Caravanserai::ALL {
        assert_eq!(Caravanserai::from_id(card.id()), Some(card));
        let track = [Track::M1, Track::M2, Track::M3, Track::M4, Track::M5];
        assert!(track.iter().all(|&space| card.currency(space) == Some(card.main())));
        assert_eq!(track.map(Track::value), [1, 2, 3, 4, 5]);
        assert_eq!([Track::Start, Track::B2, Track::B3, Track::B4].map(Track::value), [0, 2, 3, 4]);
        assert_eq!(card.currency(Track::Start), None);
        let mut all = [Track::M1, Track::B2, Track::B3, Track::B4].map(|space| card.currency(space));
        all.sort();
        let four = [Currency::Dinar, Currency::Dirham, Currency::Ducat, Currency::Florin];
        assert_eq!(all, four.map(Some), "{card} has each currency");
    }
}

/// The cards have the graph of `data/caravanserai_spaces.csv`.
#[test]
fn car_03_the_steps_are_those_of_the_table() {
    let mut rows = 0;
    for line in include_str!("../../../../../data/caravanserai_spaces.csv").lines().skip(1) {
        let [id, name, value, currency, up, out] =
            line.split(',').collect::<Vec<_>>().try_into().unwrap_or_else(|_| panic!("{line}: six columns"));
        let (card, space): (Caravanserai, Track) = (read(id), read(name));
        assert_eq!(space.value().to_string(), value, "{line}");
        assert_eq!(card.currency(space).map_or("", Currency::name), currency, "{line}");
        let steps: Vec<&str> = space.steps().map(Track::name).collect();
        let expected: Vec<&str> = [up, out].into_iter().filter(|name| !name.is_empty()).collect();
        assert_eq!(steps, expected, "{line}");
        rows += 1;
    }
    assert_eq!(rows, 8 * Track::ALL.len());
}

#[test]
fn car_04_10_all_cards_lie_open_with_a_marker_for_each() {
    for players in 2..=6 {
        let rules = rules(players, "caravanserai");
        let game = Game::new(rules, engine::Seed::from_number(3));
        assert!(table(&game).caravanserai_display().eq(Caravanserai::ALL));
        assert!(table(&game).seats().all(|seat| table(&game).caravanserais(seat).next().is_none()));
        assert!(
            setup_list(&rules)
                .contains(&SetupItem::Caravanserai(caravanserai::SetupItem::Cards { cards: 8 }))
        );
    }
}

#[test]
fn car_t11_every_currency_stands_twice_at_every_height() {
    for side in 0..3 {
        let mut counts: BTreeMap<Currency, usize> = BTreeMap::new();
        CARAVANSERAI_CARDS.iter().for_each(|card| *counts.entry(card.branches[side]).or_default() += 1);
        assert!(counts.len() == 4 && counts.values().all(|&count| count == 2), "{counts:?}");
    }
}

#[test]
fn car_20_24_25_t2_a_card_chosen_freely_for_an_exact_payment() {
    let mut game = position("", 4).hand(0, "ducat-8").game();
    let all: Vec<String> = (1..=8).map(|card| format!("caravanserai CAR0{card} with ducat-8")).collect();
    assert_eq!(legal_with(&game, "caravanserai"), all);
    let events = play_all(&mut game, &["caravanserai CAR06 with ducat-8"]);
    assert_eq!((exact(&events), owned(&game, 0)), (Some(true), vec![("CAR06", "start")]));
    assert!(has_further_action(&game));
    assert_eq!(table(&game).caravanserai_display().count(), 7);
    assert_eq!(table(&game).discard().total(), 8);
    // The card is no longer available to anybody.
    let game = with_card(position("", 4).hand(0, "ducat-8"), 1, "CAR06", "start").game();
    assert_eq!(refusal(&game, "caravanserai CAR06 with ducat-8"), "CAR-20");
}

#[test]
fn car_24_overpaying_gives_no_further_action_and_nothing_superfluous_may_be_paid() {
    let mut game = position("", 4).hand(0, "ducat-9 ducat-1").game();
    assert_eq!(refusal(&game, "caravanserai CAR01 with ducat-9 ducat-1"), "BASE-31");
    assert_eq!(refusal(&game, "caravanserai CAR01 with ducat-1"), "CAR-23");
    assert_eq!(refusal(&game, "caravanserai CAR01 with dinar-9"), "BASE-30");
    let events = play_all(&mut game, &["caravanserai CAR01 with ducat-9"]);
    assert_eq!((exact(&events), game.to_act()), (Some(false), Some(seat(1))));
}

#[test]
fn car_24_t3_one_single_currency() {
    let mut game = position("", 5).hand(0, "dinar-3 dinar-1 dinar-2 ducat-2").game();
    assert!("caravanserai CAR01 with dinar-2 ducat-2".parse::<Action>().is_err(), "two currencies");
    let events = play_all(&mut game, &["caravanserai CAR01 with dinar-3 dinar-1"]);
    assert_eq!(exact(&events), Some(true));
}

#[test]
fn car_21_22_23_the_price_by_the_kinds_in_the_alhambra() {
    let price = |kinds| table(&position("", kinds).game()).caravanserai_price(seat(0));
    assert_eq!([0, 3, 4, 5, 6].map(price), [None, None, Some(8), Some(4), Some(2)]);
    // Two buildings of the same kind count as one kind.
    let twice =
        position("", 3).palace(0, &format!("{}; garden-07 at 2,0; garden-10 at 3,0", KINDS[0])).game();
    assert_eq!(table(&twice).caravanserai_price(seat(0)), None);
    let few = position("", 3).hand(0, "dinar-8").game();
    assert_eq!(refusal(&few, "caravanserai CAR01 with dinar-8"), "CAR-21");
}

#[test]
fn car_22_t4_the_reserve_does_not_count() {
    let game = position("", 4).reserve(0, "garden-07").hand(0, "dinar-4 dinar-8").game();
    assert_eq!(table(&game).caravanserai_price(seat(0)), Some(8));
    assert_eq!(refusal(&game, "caravanserai CAR01 with dinar-4"), "CAR-23");
}

#[test]
fn car_22_t5_a_tile_bought_in_this_turn_does_not_count() {
    let position = position("", 3).market("- - chambers-08 -").hand(0, "dinar-9 dinar-1 ducat-8");
    let mut game = position.game();
    play_all(&mut game, &["buy 3 with dinar-9 dinar-1"]);
    assert!(has_further_action(&game));
    assert_eq!(refusal(&game, "caravanserai CAR01 with ducat-8"), "CAR-21");
}

#[test]
fn car_21_t6_two_cards_at_most() {
    let position = position("", 6).hand(0, "dinar-2");
    let game = with_card(with_card(position, 0, "CAR01", "start"), 0, "CAR05", "M5").game();
    assert!(legal_with(&game, "caravanserai").is_empty());
    assert_eq!(table(&game).caravanserai_price(seat(0)), None);
    assert_eq!(refusal(&game, "caravanserai CAR02 with dinar-2"), "CAR-21");
}

#[test]
fn car_21_a_second_card_for_five_kinds_where_that_was_chosen() {
    let five = rules(3, "caravanserai").with_caravanserai_five_kinds(true).expect("they go together");
    let position = |kinds: usize| {
        let position = Position::with_rules(five).palace(0, &KINDS[..kinds].join("; "));
        position.hand(0, "dinar-8 ducat-8 dinar-4 ducat-4").market("tower-02 tower-03 tower-04 tower-05")
    };
    let needs = |game: &Game| table(game).caravanserai_kinds_needed(seat(0));
    // The first card is sold as usual.
    let mut game = position(4).game();
    assert_eq!((needs(&game), table(&game).caravanserai_price(seat(0))), (Some(4), Some(8)));
    play_all(&mut game, &["caravanserai CAR01 with dinar-8"]);
    // Four kinds are not enough for the second card.
    assert_eq!((needs(&game), table(&game).caravanserai_price(seat(0))), (Some(5), None));
    assert!(legal_with(&game, "caravanserai").is_empty());
    assert_eq!(refusal(&game, "caravanserai CAR02 with ducat-8"), "CAR-21");
    let refused = testkit::play(&mut game, "caravanserai CAR02 with ducat-8").expect_err("four kinds");
    assert!(refused.to_string().contains("needs 5 kinds"), "{refused}");
    // Five kinds are, at the price for five.
    let mut game = position(5).game();
    play_all(&mut game, &["caravanserai CAR01 with dinar-4", "caravanserai CAR02 with ducat-4"]);
    assert_eq!(owned(&game, 0), [("CAR01", "start"), ("CAR02", "start")]);
    assert_eq!(needs(&game), None);
    // By default, four kinds are enough for both cards.
    let usual =
        with_card(Position::new(3, "caravanserai").palace(0, &KINDS[..4].join("; ")), 0, "CAR01", "start");
    assert_eq!(
        (needs(&usual.clone().game()), table(&usual.game()).caravanserai_price(seat(0))),
        (Some(4), Some(8))
    );
}

#[test]
fn car_21_five_kinds_need_caravanserai_and_are_said_at_set_up() {
    let error = rules(3, "").with_caravanserai_five_kinds(true).expect_err("nobody sells caravanserais");
    assert_eq!(error.rule(), Some("CAR-21"));
    assert_eq!(error.to_string(), "the option \"caravanserai_five_kinds\" needs the module \"caravanserai\"");
    let usual = rules(3, "caravanserai");
    let five = usual.with_caravanserai_five_kinds(true).expect("they go together");
    assert!(five.with_modules(engine::ModuleSet::EMPTY).is_err(), "the module cannot be dropped later");
    let item = SetupItem::Caravanserai(caravanserai::SetupItem::SecondCard { kinds: 5 });
    assert!(setup_list(&five).contains(&item) && !setup_list(&usual).contains(&item));
}

#[test]
fn car_26_two_cards_in_one_turn() {
    let mut game = position("", 6).hand(0, "dinar-2 ducat-2").game();
    play_all(&mut game, &["caravanserai CAR01 with dinar-2", "caravanserai CAR05 with ducat-2"]);
    assert_eq!(owned(&game, 0), [("CAR01", "start"), ("CAR05", "start")]);
    assert!(has_further_action(&game));
}

#[test]
fn car_25_kept_with_fewer_kinds() {
    let position = with_card(position("", 1), 0, "CAR01", "M2").before_turn_of(0);
    let mut game = position.game();
    play_all(&mut game, &["move CAR01 to M3"]);
    assert_eq!(owned(&game, 0), [("CAR01", "M3")]);
}

#[test]
fn car_30_31_t1_one_marker_by_one_step_or_none() {
    let position = with_card(with_card(position("", 4), 0, "CAR05", "M2"), 0, "CAR01", "M3");
    let game = position.before_turn_of(0).game();
    assert_eq!(
        (game.to_act(), game.awaited()),
        (Some(seat(0)), Awaited::Caravanserai(caravanserai::Awaited::Move))
    );
    let steps = ["move CAR05 to M3", "move CAR05 to B2", "move CAR01 to M4", "move CAR01 to B3", "pass"];
    assert_eq!(legal(&game), steps);
    let money = |game: &Game| {
        let hand = game.secrets().hand(seat(0));
        Currency::ALL.map(|currency| hand.money[currency].total())
    };
    // Dinar, dirham, ducat, florin, diamond.
    assert_eq!(money(&game), [3, 0, 2, 0, 0]);
    let worth = [[3, 0, 3, 0, 0], [3, 2, 0, 0, 0], [4, 0, 2, 0, 0], [0, 0, 5, 0, 0], [3, 0, 2, 0, 0]];
    for (step, worth) in steps.into_iter().zip(worth) {
        let mut moved = game.clone();
        play_all(&mut moved, &[step]);
        assert_eq!(money(&moved), worth, "{step}");
        // Only one marker moves: the actions follow.
        assert_eq!(moved.awaited(), Awaited::Action);
        assert_eq!(refusal(&moved, "move CAR01 to M4"), "BASE-20");
    }
    assert_eq!(refusal(&game, "move CAR05 to M4"), "CAR-03");
    assert_eq!(refusal(&game, "move CAR05 to start"), "CAR-03");
    assert_eq!(refusal(&game, "move CAR02 to M1"), "CAR-30");
    assert_eq!(refusal(&game, "take dinar-1"), "CAR-30");
    // INT-20: an absent player does not move.
    let mut actions = Vec::new();
    game.legal_actions(&mut actions);
    assert_eq!(default_action(&game.view(Viewer::Seat(seat(0))), &actions), Some(Action::Pass));
}

#[test]
fn car_30_32_a_new_card_moves_from_the_next_own_turn_on() {
    let mut game = position("", 4).hand(0, "ducat-9").game();
    play_all(&mut game, &["caravanserai CAR01 with ducat-9"]);
    // Nobody else is asked.
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Action));
    play_all(&mut game, &["take dinar-1", "take dinar-2"]);
    assert_eq!(
        (game.to_act(), game.awaited()),
        (Some(seat(0)), Awaited::Caravanserai(caravanserai::Awaited::Move))
    );
    assert_eq!(legal(&game), ["move CAR01 to M1", "pass"]);
    let events = play_all(&mut game, &["move CAR01 to M1"]);
    let moved = caravanserai::Event::Moved { seat: seat(0), card: read("CAR01"), to: Track::M1 };
    assert!(events.contains(&Event::Caravanserai(moved)));
}

#[test]
fn car_33_the_move_is_no_action() {
    let game = with_card(position("", 4).hand(0, "ducat-8"), 0, "CAR01", "M1").game();
    assert_eq!(refusal(&game, "move CAR01 to M2"), "BASE-20");
    let mut further = game;
    play_all(&mut further, &["caravanserai CAR02 with ducat-8"]);
    assert_eq!(refusal(&further, "move CAR01 to M2"), "BASE-20");
}

#[test]
fn car_40_42_t7_money_that_is_back_on_start_once_spent() {
    let position = position("", 4).market("- - seraglio-07 -").palace(0, "").hand(0, "dinar-5");
    let mut game = with_card(position, 0, "CAR01", "M4").game();
    assert_eq!(legal_with(&game, "buy"), ["buy 3 with dinar-5 caravan1-dinar-4"]);
    let events = play_all(&mut game, &["buy 3 with dinar-5 caravan1-dinar-4"]);
    assert_eq!((exact(&events), owned(&game, 0)), (Some(true), vec![("CAR01", "start")]));
    assert!(has_further_action(&game));
    assert_eq!(game.secrets().hand(seat(0)).total(), 0);
    assert_eq!(table(&game).discard().total(), 5, "a caravanserai is never discarded");
}

#[test]
fn car_41_t8_always_spent_in_full() {
    let position = position("", 4).market("- - tower-01 -").palace(0, "").hand(0, "dinar-5");
    let mut game = with_card(position, 0, "CAR01", "M4").game();
    let events = play_all(&mut game, &["buy 3 with dinar-5 caravan1-dinar-4"]);
    assert_eq!((exact(&events), owned(&game, 0)), (Some(false), vec![("CAR01", "start")]));
    assert_eq!(game.awaited(), Awaited::Place);
}

/// CAR-40: each may pay alone or together with another of the same currency; CAR-42: only what was spent goes back.
#[test]
fn car_40_two_caravanserais_of_one_currency() {
    let position = position("", 4).market("- - tower-01 -").palace(0, "").hand(0, "dinar-4");
    // CAR03 has dinars at 4.
    let mut game = with_card(with_card(position, 0, "CAR01", "M3"), 0, "CAR03", "B4").game();
    let payments = legal_with(&game, "buy");
    for payment in
        ["dinar-4 caravan2-dinar-4", "dinar-4 caravan1-dinar-3", "caravan2-dinar-4 caravan1-dinar-3"]
    {
        assert!(payments.contains(&format!("buy 3 with {payment}")), "{payments:?}");
    }
    assert_eq!(payments.len(), 3);
    play_all(&mut game, &["buy 3 with dinar-4 caravan1-dinar-3"]);
    assert_eq!(owned(&game, 0), [("CAR01", "start"), ("CAR03", "B4")]);
    // A caravanserai cannot pay a value that it does not have.
    assert_eq!(refusal(&game, "buy 3 with caravan1-dinar-3 caravan2-dinar-4"), "BASE-30");
}

#[test]
fn car_03_t9_a_side_space_is_a_dead_end() {
    let position = position("", 4).market("- - - pavilion-02").palace(0, "");
    let position = with_card(position, 0, "CAR01", "B3");
    // Nothing can move, so nobody is asked.
    let mut game = position.before_turn_of(0).game();
    assert_eq!(game.awaited(), Awaited::Action);
    // The marker stays there for any number of turns.
    for round in 0..2 {
        let cards = [
            ["take dinar-1", "take dinar-2", "take dinar-3"],
            ["take dinar-4", "take ducat-1", "take ducat-2"],
        ];
        play_all(&mut game, &cards[round]);
        assert_eq!((owned(&game, 0), game.awaited()), (vec![("CAR01", "B3")], Awaited::Action));
    }
    // Pavilion-02 costs 3 on the ducat space.
    let events = play_all(&mut game, &["buy 4 with caravan1-ducat-3"]);
    assert_eq!((exact(&events), owned(&game, 0)), (Some(true), vec![("CAR01", "start")]));
}

#[test]
fn car_44_no_card_in_hand() {
    let position = position("", 4).hand(0, "dinar-5");
    let game = with_card(position, 0, "CAR01", "M4").game();
    assert_eq!((table(&game).hand_size(seat(0)), game.secrets().hand(seat(0)).len()), (1, 1));
    // It is public: what everybody knows about the hand includes it, and so does every sample.
    for viewer in [Viewer::Public, Viewer::Seat(seat(1))] {
        let sample = game.view(viewer).sample(engine::Seed::from_number(5));
        assert!(sample.secrets().hand(seat(0)).has(read("caravan1-dinar-4")));
    }
    assert_eq!(refusal(&game, "take caravan1-dinar-4"), "BASE-25");
}

#[test]
fn car_50_t10_counts_in_the_final_distribution_and_in_no_round() {
    let position =
        position("", 4).market("tower-02 - - -").supply("").hand(0, "florin-6").hand(1, "florin-4");
    let mut game = with_card(position, 1, "CAR07", "M3").game();
    let lines = |game: &Game| Round::ALL.map(|round| table(game).explain(round));
    let without = self::position("", 4).market("tower-02 - - -").game();
    assert_eq!(lines(&game), lines(&without));
    let events = play_all(&mut game, &["take dinar-1"]);
    let left = events.iter().find_map(|event| match event {
        Event::LeftOver { space: Space::One, totals, to, .. } => {
            Some((totals[seat(0)], totals[seat(1)], *to))
        }
        _ => None,
    });
    assert_eq!(left, Some((6, 7, Some(seat(1)))));
}

#[test]
fn car_70_two_players_and_all_cards() {
    let position = Position::new(2, "caravanserai").row("dinar-1 dinar-2").palace(0, &KINDS[..4].join("; "));
    let mut game = position.hand(0, "ducat-8").game();
    assert_eq!(legal_with(&game, "caravanserai").len(), 8);
    play_all(&mut game, &["caravanserai CAR08 with ducat-8", "stop"]);
    assert_eq!((owned(&game, 0).len(), owned(&game, 1).len()), (1, 0));
    assert_eq!(table(&game).caravanserai_display().count(), 7, "Dirk has none");
}
