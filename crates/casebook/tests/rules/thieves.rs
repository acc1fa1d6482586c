//! Thieves (`docs/rules/32-thieves.md`).

use engine::data::{THIEVES, THIEVES_DEALT};
use engine::modules::bonus_cards;
use engine::modules::characters::{self, Character};
use engine::modules::thieves::{Event as ThiefEvent, Thieves};
use engine::vocab::{Currency, Money, Space};
use engine::{Awaited, Event, Game, Outcome, Round, Seed, Viewer, default_action};
use testkit::games::random_game;
use testkit::window::{THIEF, VIZIER, VIZIER_OR_THIEF};
use testkit::{Position, legal, legal_with, play, play_all, read, refusal, rules, seat, table};

/// THF-T2: four players, A about to end a turn. Then the money row is dinar 9, dirham 2, florin 5, dinar 1, and the
/// next card is ducat 3.
fn position(modules: &str) -> Position {
    Position::new(4, modules)
        .row("dirham-9 dinar-9 dirham-2 florin-5")
        .draw_pile("dinar-1 ducat-3 ducat-4 ducat-5 ducat-6 ducat-7 ducat-8")
        .market("tower-01 tower-02 tower-03 tower-04")
        .thieves(0, "dinar")
        .thieves(1, "dinar")
        .thieves(2, "dinar")
}

/// The same position after A's turn: the window is open.
fn window(modules: &str) -> Game {
    let mut game = position(modules).game();
    play_all(&mut game, &["take dirham-9"]);
    game
}

fn asked(game: &Game) -> Option<usize> {
    game.awaited().is_interrupt().then(|| game.to_act().map(|seat| seat.index())).flatten()
}

fn row(game: &Game) -> String {
    let cards: Vec<String> = table(game).money_row().iter().map(Money::to_string).collect();
    cards.join(" ")
}

fn held(game: &Game) -> Vec<usize> {
    table(game).seats().map(|seat| table(game).thieves_held(seat)).collect()
}

// Components and set-up

#[test]
fn thf_01_02_three_for_each_currency_and_none_for_diamonds() {
    assert_eq!(Thieves::all().len(), 12);
    for currency in Thieves::CURRENCIES {
        assert_eq!(Thieves::all().count(currency), 3);
    }
    assert_eq!(THIEVES, [3; 4]);
    assert_eq!(Thieves::all().count(Currency::Diamond), 0);
    let two: Thieves = [Currency::Florin, Currency::Diamond, Currency::Florin].into_iter().collect();
    assert_eq!(two.iter().collect::<Vec<_>>(), [Currency::Florin; 2]);
}

// THF-T1; table 2.1 of the interactions deals them after the bonus cards.
#[test]
fn thf_03_04_40_t1_thieves_are_dealt_by_the_number_of_players() {
    for (players, each, left) in [(2, 4, 4), (3, 4, 0), (4, 3, 0), (5, 2, 2), (6, 2, 0)] {
        assert_eq!(THIEVES_DEALT[players - 2] as usize, each);
        let mut found = std::collections::BTreeSet::new();
        for seed in 0..30 {
            let game = Game::new(rules(players, "thieves"), Seed::from_number(seed));
            let mut all = Thieves::all().len();
            for currency in Thieves::CURRENCIES {
                let dealt = |seat| game.secrets().hand(seat).thieves().count(currency);
                let dealt: u8 = table(&game).seats().map(dealt).sum();
                assert!(dealt <= 3);
                all -= dealt as usize;
            }
            assert_eq!(all, left, "the others leave the game");
            assert_eq!(held(&game), vec![each; players]);
            found.insert(format!("{:?}", game.secrets().hand(seat(0)).thieves()));
        }
        assert!(found.len() > 5, "they are shuffled");
    }
    // THF-40: Dirk has none; without the module nobody has.
    let game = Game::new(rules(2, ""), Seed::from_number(1));
    assert_eq!(held(&game), [0, 0]);
}

// INT-06, INT-T11: their number is public but their faces are not, and they are not part of the hand.
#[test]
fn thf_05_the_faces_are_hidden_from_the_others() {
    let game = position("thieves").thieves(1, "ducat ducat florin").hand(1, "dinar-3").game();
    let other = game.view(Viewer::Seat(seat(0)));
    assert_eq!(other.thieves_held(seat(1)), 3);
    assert_eq!(other.hand_size(seat(1)), 1);
    assert!(other.remembered_hand(seat(1)).thieves().is_empty());
    let own = game.view(Viewer::Seat(seat(1))).hand().expect("the viewer's hand").thieves();
    assert_eq!(own.iter().collect::<Vec<_>>(), [Currency::Ducat, Currency::Ducat, Currency::Florin]);
    // Another face in the hand changes nothing that others see.
    let same = position("thieves").thieves(1, "dirham dirham dirham").hand(1, "dinar-3").game();
    assert!(same.view(Viewer::Seat(seat(0))) == other && same.view(Viewer::Public) == table(&game));
}

/// A sample fills in what the viewer cannot see at random, but agrees with everything that is seen.
#[test]
fn thf_05_samples_hold_as_many_thieves_as_everybody_sees() {
    for (number, players) in [2, 3, 4, 5, 6].into_iter().enumerate() {
        let mut found = std::collections::BTreeSet::new();
        random_game(rules(players, "thieves viziers-favour"), number as u64, |game, _| {
            let Some(to_act) = game.to_act() else { return };
            for viewer in [Viewer::Seat(to_act), Viewer::Public] {
                let view = game.view(viewer);
                let sample = view.sample(Seed::from_number(7));
                assert!(sample.view(viewer) == view);
                for seat in view.seats() {
                    assert_eq!(sample.secrets().hand(seat).thieves().len(), view.thieves_held(seat));
                }
                for currency in Thieves::CURRENCIES {
                    let hands =
                        view.seats().map(|seat| sample.secrets().hand(seat).thieves().count(currency));
                    assert!(hands.sum::<u8>() + view.thieves_played().count(currency) <= 3);
                }
            }
            let other = to_act.next(players);
            let sample = game.view(Viewer::Seat(to_act)).sample(Seed::from_number(found.len() as u64));
            found.insert(format!("{:?}", sample.secrets().hand(other).thieves()));
        });
        assert!(found.len() > 3, "{players} players: {found:?}");
    }
}

// The window

#[test]
fn thf_10_only_between_two_turns() {
    let mut game = position("thieves").game();
    assert_eq!(refusal(&game, "steal dinar-9"), "BASE-20", "not in a turn");
    let events = play_all(&mut game, &["take dirham-9"]);
    // The money row and the market are refilled first.
    assert!(events.contains(&Event::RowFilled { card: read("dinar-1") }));
    assert_eq!((asked(&game), game.awaited()), (Some(2), Awaited::Window(THIEF)));
    assert_eq!(legal(&game), ["steal dinar-1", "steal dinar-9", "pass"]);
    // Nothing else can be done there (THF-18).
    for action in ["take dinar-9", "stop", "buy 1 with florin-7"] {
        assert_eq!(refusal(&game, action), "THF-18", "{action}");
    }
    assert_eq!(
        refusal(&Position::new(3, "viziers-favour").row("dinar-1").game(), "steal dinar-1"),
        "BASE-20"
    );
}

#[test]
fn thf_11_no_window_before_the_first_turn() {
    for seed in 0..40 {
        let game = Game::new(rules(4, "thieves"), Seed::from_number(seed));
        assert_eq!(game.awaited(), Awaited::Action);
    }
}

// THF-T9
#[test]
fn thf_11_t9_none_after_the_end_of_the_game() {
    let mut game =
        position("thieves").hand(2, "dinar-8").market("tower-01 - tower-03 tower-04").supply("").game();
    play_all(&mut game, &["take dirham-9"]);
    // C gets the left-over tile of the dinar space and must place it.
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(2)), Awaited::Place));
    assert_eq!(refusal(&game, "steal dinar-9"), "THF-11");
    play_all(&mut game, &["reserve tower-03"]);
    while game.outcome().is_none() {
        let action = legal_with(&game, "reserve").remove(0);
        play_all(&mut game, &[action.as_str()]);
    }
    assert!(matches!(game.outcome(), Some(Outcome::Won(_))));
    // THF-21: thieves that were not played have no value.
    assert_eq!(table(&game).score(seat(0)), 0);
}

// THF-T2
#[test]
fn thf_12_13_t2_a_thief_takes_one_card_whatever_its_value() {
    let mut game = window("thieves");
    assert_eq!(row(&game), "dinar-1 dinar-9 dirham-2 florin-5");
    assert_eq!(asked(&game), Some(2), "B, who is next, is not asked");
    let events = play(&mut game, "steal dinar-9").expect("legal");
    let stolen = ThiefEvent::Stolen { seat: seat(2), card: read("dinar-9") };
    assert_eq!(events[0], Event::Thieves(stolen));
    assert!(game.secrets().hand(seat(2)).has(read("dinar-9")));
    // Everybody has seen the card being taken and the thief leaving the game.
    assert!(table(&game).remembered_hand(seat(2)).has(read("dinar-9")));
    assert_eq!((table(&game).hand_size(seat(2)), held(&game)), (1, vec![1, 1, 0, 0]));
    assert_eq!(table(&game).thieves_played().count(Currency::Dinar), 1);
    assert_eq!(table(&game).discard().len(), 0);
    // A may now take dinar 1, then B's turn starts.
    assert_eq!((asked(&game), row(&game)), (Some(0), "dinar-1 dirham-2 ducat-3 florin-5".into()));
    play_all(&mut game, &["steal dinar-1"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Action), "nobody is left to ask");
}

// THF-13: a thief cannot take several cards up to 5, as a player can in a turn: there is no such action.
#[test]
fn thf_13_one_thief_takes_one_card() {
    let position = position("thieves").thieves(1, "").thieves(2, "dinar dinar");
    let mut game = position.row("dirham-9 dinar-1 dinar-1 dinar-2").game();
    play_all(&mut game, &["take dirham-9"]);
    assert_eq!(legal_with(&game, "steal"), ["steal dinar-1", "steal dinar-2"], "equal cards once");
    play_all(&mut game, &["steal dinar-1"]);
    assert_eq!(table(&game).hand_size(seat(2)), 1);
}

// THF-T5
#[test]
fn thf_14_t5_only_with_a_card_of_its_currency_in_the_row() {
    let mut game = position("thieves").thieves(2, "ducat").game();
    play_all(&mut game, &["take dirham-9"]);
    assert_eq!(legal(&game), ["pass"]);
    assert_eq!(refusal(&game, "steal ducat-3"), "THF-14", "not in the row yet");
    assert_eq!(refusal(&game, "steal dinar-9"), "THF-12", "no such thief");
}

// THF-T6
#[test]
fn thf_15_37_t6_the_refill_may_start_a_scoring_round_at_once() {
    let mut game = position("thieves viziers-favour")
        .hand(1, "dirham-8")
        .palace(0, "garden-10 at 1,0")
        .draw_pile("dinar-1 scoring-1 ducat-3 ducat-4 ducat-5")
        .edit(|editor| {
            let mut active = engine::vocab::SeatSet::EMPTY;
            active.insert(seat(1));
            editor.viziers(active)
        })
        .game();
    play_all(&mut game, &["take dirham-9"]);
    assert_eq!((asked(&game), game.awaited()), (Some(1), Awaited::Window(VIZIER)));
    play_all(&mut game, &["pass"]);
    let before = table(&game).market(Space::One);
    let events = play(&mut game, "steal dinar-9").expect("legal");
    let order: Vec<usize> = [
        |event: &Event| matches!(event, Event::ScoringDue { round: Round::One }),
        |event: &Event| matches!(event, Event::RowFilled { .. }),
        |event: &Event| matches!(event, Event::Scored { round: Round::One, .. }),
    ]
    .into_iter()
    .map(|wanted: fn(&Event) -> bool| events.iter().position(wanted).expect("happened"))
    .collect();
    assert!(order.is_sorted(), "{events:?}");
    assert!(table(&game).score(seat(0)) > 0);
    assert_eq!(table(&game).money_row().len(), 4);
    assert_eq!(table(&game).market(Space::One), before, "the market stays as it is");
    // The window starts again at B, who is asked for the vizier only.
    assert_eq!((asked(&game), game.awaited()), (Some(1), Awaited::Window(VIZIER)));
    assert_eq!(refusal(&game, "steal dinar-1"), "THF-16");
}

// Both scoring cards in one refill: both rounds are held, one after the other, then the asking starts again.
#[test]
fn thf_15_two_rounds_may_be_due() {
    let mut game = position("thieves").draw_pile("dinar-1 scoring-1 scoring-2 ducat-3 ducat-4").game();
    play_all(&mut game, &["take dirham-9"]);
    let events = play(&mut game, "steal dinar-9").expect("legal");
    let held: Vec<Round> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored { round, .. } => Some(*round),
            _ => None,
        })
        .collect();
    assert_eq!(held, [Round::One, Round::Two]);
    assert_eq!(asked(&game), Some(0));
}

// THF-37: everything that belongs to the round, such as the secret choices and Dirk's tiles, comes before the next
// interrupt.
#[test]
fn thf_37_a_round_in_the_window_is_a_whole_round() {
    let mut game = Position::new(2, "thieves bonus-cards characters")
        .dirk("")
        .row("dirham-9 dinar-9 dirham-2 florin-5")
        .draw_pile("dinar-1 scoring-1 ducat-3 ducat-4 ducat-5")
        .thieves(0, "dinar dinar")
        .edit(|editor| editor.character(seat(1), Character::HakimWahid))
        .game();
    play_all(&mut game, &["take dirham-9"]);
    play_all(&mut game, &["steal dinar-9"]);
    assert_eq!(
        (game.to_act(), game.awaited()),
        (Some(seat(1)), Awaited::BonusCards(bonus_cards::Awaited::Show)),
        "from N on"
    );
    play_all(&mut game, &["pass"]);
    assert_eq!(
        (game.to_act(), game.awaited()),
        (Some(seat(0)), Awaited::BonusCards(bonus_cards::Awaited::Show))
    );
    play_all(&mut game, &["pass"]);
    assert_eq!(
        (game.to_act(), game.awaited()),
        (Some(seat(1)), Awaited::Characters(characters::Awaited::Hakim))
    );
    let events = play_all(&mut game, &["hakim garden"]);
    let drawn = events.iter().filter(|event| matches!(event, Event::DirkDrew { .. })).count();
    assert_eq!(drawn, 6);
    assert_eq!(asked(&game), Some(0), "the asking starts again");
    assert_eq!(legal(&game), ["steal dinar-1", "pass"]);
}

// THF-T8, THF-41
#[test]
fn thf_16_41_t8_the_next_player_may_not_the_last_one_may() {
    let mut game = Position::new(2, "thieves viziers-favour")
        .row("dirham-9 dinar-9 dirham-2 florin-5")
        .draw_pile("dinar-1 ducat-3 ducat-4 ducat-5")
        .hand(1, "ducat-9")
        .thieves(0, "dinar")
        .thieves(1, "dinar")
        .game();
    play_all(&mut game, &["take dirham-9"]);
    assert_eq!((asked(&game), game.awaited()), (Some(1), Awaited::Window(VIZIER)));
    assert_eq!(refusal(&game, "steal dinar-9"), "THF-16");
    play_all(&mut game, &["pass"]);
    assert_eq!((asked(&game), game.awaited()), (Some(0), Awaited::Window(VIZIER_OR_THIEF)));
    play_all(&mut game, &["steal dinar-9"]);
    // Without the vizier, the other player is not asked at all.
    let mut game =
        Position::new(2, "thieves").row("dinar-1 dinar-2").thieves(0, "dinar").thieves(1, "dinar").game();
    play_all(&mut game, &["take dinar-2"]);
    assert_eq!(asked(&game), Some(0));
}

// THF-T3
#[test]
fn thf_17_t3_who_comes_first_after_the_next_player_gets_the_card() {
    let mut game = window("thieves");
    // C is asked before A.
    assert_eq!(asked(&game), Some(2));
    play_all(&mut game, &["steal dinar-9"]);
    assert_eq!(asked(&game), Some(0));
    assert_eq!(refusal(&game, "steal dinar-9"), "THF-14");
}

// THF-T4
#[test]
fn thf_18_19_t4_several_thieves_one_after_the_other() {
    let position = position("thieves").thieves(0, "florin").thieves(1, "florin").thieves(3, "dinar dinar");
    let mut game = position.game();
    play_all(&mut game, &["take dirham-9", "pass"]);
    assert_eq!(asked(&game), Some(3));
    play_all(&mut game, &["steal dinar-9"]);
    // The window starts again: C may decide anew.
    assert_eq!(asked(&game), Some(2));
    assert_eq!(legal_with(&game, "steal"), ["steal dinar-1"]);
    play_all(&mut game, &["pass"]);
    assert_eq!(asked(&game), Some(3));
    play_all(&mut game, &["steal dinar-1"]);
    assert_eq!(row(&game), "dirham-2 ducat-3 ducat-4 florin-5");
    // It closes when all have passed in a row.
    play_all(&mut game, &["pass", "pass"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Action));
}

// THF-20, INT-23, INT-T24
#[test]
fn thf_20_asking_tells_nothing() {
    let seen = |drawn: &str| {
        let mut game = Position::new(3, "thieves")
            .row("dirham-9 dinar-9 dirham-2 florin-5")
            .draw_pile(&format!("{drawn} dinar-2 dinar-3"))
            .thieves(2, "ducat")
            .game();
        let events = play_all(&mut game, &["take dirham-9"]);
        let can = legal(&game).len() > 1;
        let views = [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Public].map(|viewer| {
            (game.view(viewer).to_act(), game.awaited(), game.view(viewer).thieves_held(seat(2)))
        });
        let passed = play_all(&mut game, &["pass"]);
        let told = |event: &Event| !matches!(event, Event::RowFilled { .. });
        let events: Vec<Event> = events.into_iter().chain(passed).filter(told).collect();
        (can, (views, events, held(&game), game.to_act(), game.awaited()))
    };
    let (with, seen_with) = seen("ducat-3");
    let (without, seen_without) = seen("florin-3");
    assert!(with && !without);
    assert_eq!(seen_with, seen_without);
    // A player without thieves is not asked, because that is public.
    let mut game = position("thieves").thieves(2, "").thieves(3, "").game();
    play_all(&mut game, &["take dirham-9"]);
    assert_eq!(asked(&game), Some(0));
}

#[test]
fn thf_21_a_thief_is_never_compulsory_and_an_absent_player_passes() {
    let game = window("thieves");
    let view = game.view(Viewer::Seat(seat(2)));
    let mut actions = Vec::new();
    view.legal_actions(&mut actions);
    assert_eq!(default_action(&view, &actions), Some(engine::Action::Pass));
}

#[test]
fn thf_22_a_thief_is_never_reshuffled() {
    let mut game = position("thieves").draw_pile("dinar-1").discard("florin-1 florin-2").game();
    play_all(&mut game, &["take dirham-9"]);
    let events = play(&mut game, "steal dinar-9").expect("legal");
    assert!(events.contains(&Event::Reshuffled { cards: 2 }));
    assert_eq!(table(&game).draw_pile_len(), 1);
    // With nothing left to draw, the money row stays short.
    let mut game = position("thieves").draw_pile("dinar-1").discard("").game();
    play_all(&mut game, &["take dirham-9", "steal dinar-9"]);
    assert_eq!(row(&game), "dinar-1 dirham-2 florin-5");
}

// Pairs

// VIZ-37, THF-19, THF-30: one window; both may be used by one player, and each use starts the asking again.
#[test]
fn thf_30_viz_37_one_window_for_vizier_and_thief() {
    let mut game = position("thieves viziers-favour").hand(1, "dirham-8").hand(2, "florin-7").game();
    play_all(&mut game, &["take dirham-9"]);
    assert_eq!((asked(&game), game.awaited()), (Some(1), Awaited::Window(VIZIER)), "N: the vizier only");
    play_all(&mut game, &["pass"]);
    assert_eq!((asked(&game), game.awaited()), (Some(2), Awaited::Window(VIZIER_OR_THIEF)));
    assert_eq!(legal(&game), ["vizier 1 with florin-7", "steal dinar-1", "steal dinar-9", "pass"]);
    play_all(&mut game, &["steal dinar-9"]);
    assert_eq!(asked(&game), Some(1), "asked again after a pass");
    play_all(&mut game, &["pass", "vizier 1 with florin-7", "reserve tower-01"]);
    assert_eq!(asked(&game), Some(1));
    play_all(&mut game, &["vizier 2 with dirham-8", "reserve tower-02"]);
    // B's stone is spent, C has neither stone nor thief; D has an empty hand; A holds money, a stone and a thief.
    assert_eq!((asked(&game), game.awaited()), (Some(0), Awaited::Window(VIZIER_OR_THIEF)));
    play_all(&mut game, &["pass"]);
    assert_eq!((game.to_act(), game.awaited()), (Some(seat(1)), Awaited::Action));
    // A player whose stone is spent may still play a thief, but not use the vizier.
    let mut game = position("thieves viziers-favour")
        .hand(2, "florin-7")
        .edit(|editor| editor.viziers(Default::default()))
        .game();
    play_all(&mut game, &["take dirham-9"]);
    assert_eq!((asked(&game), game.awaited()), (Some(2), Awaited::Window(THIEF)));
    assert_eq!(refusal(&game, "vizier 1 with florin-7"), "VIZ-11");
    assert_eq!(refusal(&game, "take dinar-9"), "THF-18");
}

// EXC-36, INT-17, INT-T7 without wall and sultan cards: an exchange card and a gate card come up in the refill.
#[test]
fn thf_32_exc_36_gate_36_other_cards_cannot_be_stolen_but_come_up() {
    let mut game = position("thieves currency-exchange city-gates")
        .draw_pile("dinar-1 gate exchange-1 ducat-3 ducat-4")
        .game();
    play_all(&mut game, &["take dirham-9"]);
    let events = play(&mut game, "steal dinar-9").expect("legal");
    assert!(table(&game).is_gate_card_open(), "{events:?}");
    assert_eq!(table(&game).exchange_row().len(), 1, "it takes a place of the row");
    assert_eq!(row(&game), "dinar-1 dirham-2 florin-5");
    assert_eq!(asked(&game), Some(0), "the asking starts again");
    // No thief can take either of them.
    assert_eq!(legal(&game), ["steal dinar-1", "pass"]);
    assert_eq!(refusal(&game, "take-exchange exchange-1"), "THF-18");
    assert_eq!(refusal(&game, "take-gate"), "THF-18");
}

// WALL-45, INT-17: the refill after a thief is like any other.
#[test]
fn thf_32_wall_45_no_thief_takes_a_wall_card_but_his_refill_can_bring_some_up() {
    let mut game = position("thieves city-walls").draw_pile("dinar-1 wall-N wall-SW ducat-3 ducat-4").game();
    play_all(&mut game, &["take dirham-9"]);
    play_all(&mut game, &["steal dinar-9"]);
    assert_eq!(table(&game).wall_display().iter().count(), 2);
    assert_eq!(row(&game), "dinar-1 dirham-2 ducat-3 florin-5");
    assert_eq!(asked(&game), Some(0), "the asking starts again");
    assert_eq!(refusal(&game, "build wall-N on start"), "THF-18");
}

// INT-T6: five cards after Yammerad; nothing is drawn while four are left.
#[test]
fn thf_15_int_16_nothing_is_drawn_for_a_row_of_four() {
    let mut game = Position::new(3, "thieves currency-exchange characters")
        .row("exchange-1 dinar-4 ducat-7 florin-1 dirham-2")
        .draw_pile("ducat-1 ducat-2")
        .hand(0, "florin-7")
        .market("tower-01 tower-02 tower-03 tower-04")
        .thieves(0, "dinar")
        .game();
    play_all(&mut game, &["buy 1 with florin-7", "stop", "reserve tower-01"]);
    assert_eq!(asked(&game), Some(0));
    let drawn = table(&game).draw_pile_len();
    play_all(&mut game, &["steal dinar-4"]);
    assert_eq!(row(&game), "dirham-2 ducat-7 florin-1");
    assert_eq!((table(&game).exchange_row().len(), table(&game).draw_pile_len()), (1, drawn));
}

// DIA-24
#[test]
fn thf_02_32_dia_24_no_thief_takes_a_diamond() {
    let mut game = position("thieves diamonds").row("dirham-9 diamond-9 dirham-2 florin-5").game();
    play_all(&mut game, &["take dirham-9"]);
    assert_eq!(legal_with(&game, "steal"), ["steal dinar-1"]);
    assert_eq!(refusal(&game, "steal diamond-9"), "THF-12");
}

// CHR-57
#[test]
fn thf_33_chr_57_a_character_is_auctioned_from_the_next_player() {
    let mut game = position("thieves characters")
        .hand(1, "ducat-1")
        .hand(2, "ducat-2")
        .draw_pile("dinar-1 fatima ducat-3 ducat-4")
        .game();
    play_all(&mut game, &["take dirham-9"]);
    let events = play(&mut game, "steal dinar-9").expect("legal");
    let opened = characters::Event::AuctionOpened { character: Character::Fatima, auctioneer: seat(1) };
    assert!(events.contains(&Event::Characters(opened)));
    assert_eq!(
        (game.to_act(), game.awaited()),
        (Some(seat(1)), Awaited::Characters(characters::Awaited::Bid))
    );
    // Thieves cannot be bid: C has dinar 9 now, B only ducat 1.
    assert_eq!(refusal(&game, "bid 2"), "CHR-13");
    play_all(&mut game, &["pass", "bid 1", "pass", "pass", "pay-bid ducat-2", "keep-fatima"]);
    // The money row is full, and the asking starts again from the beginning.
    assert_eq!((asked(&game), row(&game)), (Some(0), "dinar-1 dirham-2 ducat-3 florin-5".into()));
}

// CHR-38: Yammerad counts money cards only; Machma exchanges money only.
#[test]
fn thf_33_thieves_are_no_money_cards() {
    let mut game = Position::new(3, "thieves characters")
        .row("dinar-1 dinar-2 dinar-3 dinar-4")
        .hand(0, "ducat-1 ducat-2")
        .thieves(0, "dinar dinar florin")
        .edit(|editor| editor.character(seat(0), Character::Yammerad))
        .before_turn_of(0)
        .game();
    assert!(legal(&game).contains(&"yammerad".to_string()));
    play_all(&mut game, &["yammerad"]);
    assert_eq!(table(&game).thieves_held(seat(0)), 3);
}

// THF-35: money decides who gets the left-over tiles, and thieves are not money.
#[test]
fn thf_35_thieves_do_not_count_for_the_last_tiles() {
    let mut game =
        position("thieves").thieves(2, "florin florin florin").market("tower-01 - - -").supply("").game();
    let events = play_all(&mut game, &["take dirham-9"]);
    let left = events.iter().find_map(|event| match event {
        Event::LeftOver { space: Space::One, totals, to, .. } => Some((totals.0, *to)),
        _ => None,
    });
    assert_eq!(left, Some(([0; 6], None)));
}

// INT-T21: a bonus card may be shown in the window, and the player still has to decide about the thief.
#[test]
fn thf_18_a_bonus_card_may_be_shown_in_the_window() {
    let mut game = position("thieves bonus-cards").palace(2, "garden-07 at 1,0").game();
    game = engine::editor::Editor::of(game)
        .bonus_cards(seat(2), Default::default(), ["bonus-07", "bonus-01"].map(read).into_iter().collect())
        .build();
    play_all(&mut game, &["take dirham-9", "show bonus-07"]);
    assert_eq!(asked(&game), Some(2));
    play_all(&mut game, &["steal dinar-9"]);
}

// WALL-45: a wall card in the refill goes to the display, and the asking starts again (INT-17, INT-T7).
#[test]
fn thf_32_wall_45_int_t7_wall_cards_come_up_and_are_not_stolen() {
    let mut game = position("thieves city-walls city-gates currency-exchange")
        .draw_pile("dinar-1 wall-N gate exchange-1 ducat-3")
        .game();
    play_all(&mut game, &["take dirham-9", "steal dinar-9"]);
    let view = table(&game);
    assert_eq!(view.wall_display().iter().count(), 1);
    assert!(view.is_gate_card_open());
    assert_eq!((view.exchange_row().len(), asked(&game)), (1, Some(0)));
    assert_eq!(legal(&game), ["steal dinar-1", "pass"]);
    assert_eq!(refusal(&game, "build wall-N on start"), "THF-18");
}
