//! Playing allocates nothing once the caller's buffer is warm, and a game is small.

use engine::vocab::{Currency, Money};
use engine::{Action, Game, GuardBoard, Module, ModuleSet, Rng, Round, Rules, Seed, Viewer};
use testkit::Position;

/// Plays a game by listing, choosing and applying; gives the number of decisions.
fn play(rules: Rules, seed: u64, legal: &mut Vec<Action>) -> usize {
    let mut game = Game::new(rules, Seed::from_number(seed));
    let mut rng = Rng::new(Seed::from_number(seed));
    let mut decisions = 0;
    loop {
        game.legal_actions(legal);
        if legal.is_empty() {
            return decisions;
        }
        let action = legal[rng.below(legal.len())];
        game.play_unchecked(action, &mut ());
        decisions += 1;
    }
}

#[test]
fn listing_and_applying_allocate_nothing() {
    let mut legal = Vec::with_capacity(1 << 16);
    for players in 2..=6 {
        let rules = Rules::new(players).expect("2 to 6");
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            decisions = (0..20).map(|seed| play(rules, seed, &mut legal)).sum();
        });
        assert!(decisions > 1000);
        assert_eq!(counted.count_total, 0, "{players} players, {decisions} decisions");
    }
}

#[test]
fn modules_allocate_nothing_either() {
    let modules: ModuleSet = Module::ALL.into_iter().collect();
    let mut legal = Vec::with_capacity(1 << 16);
    let rules = Rules::new(4).expect("2 to 6").with_modules(modules).expect("they go together");
    let mut decisions = 0;
    let counted = allocation_counter::measure(|| {
        decisions = (0..60).map(|seed| play(rules, seed, &mut legal)).sum();
    });
    assert!(decisions > 10_000);
    assert_eq!(counted.count_total, 0, "{decisions} decisions");
}

#[test]
fn the_red_palace_allocates_nothing_either() {
    let modules: ModuleSet = Module::RED_PALACE.into_iter().collect();
    let mut legal = Vec::with_capacity(1 << 16);
    for players in 2..=6 {
        let rules = Rules::red_palace(players, GuardBoard::Random)
            .expect("2 to 6")
            .with_modules(modules)
            .expect("they go together");
        let mut decisions = 0;
        let counted = allocation_counter::measure(|| {
            decisions = (0..20).map(|seed| play(rules, seed, &mut legal)).sum();
        });
        assert!(decisions > 1000);
        assert_eq!(counted.count_total, 0, "{players} players, {decisions} decisions");
    }
}

/// Every game with modules or without, with what `each` does at each decision; gives how often it did.
fn at_each_decision(mut each: impl FnMut(&Game, &mut Game, u64)) -> u64 {
    let all: ModuleSet = Module::ALL.into_iter().collect();
    let red_palace: ModuleSet = Module::RED_PALACE.into_iter().collect();
    let base = |players| Rules::new(players).expect("2 to 6");
    let red = |players| Rules::red_palace(players, GuardBoard::Random).expect("2 to 6");
    let mut legal = Vec::with_capacity(1 << 16);
    let mut done = 0;
    for players in 2..=4 {
        let mixes = [
            base(players),
            base(players).with_modules(all).expect("they go together"),
            red(players).with_modules(red_palace).expect("they go together"),
        ];
        for rules in mixes {
            let mut game = Game::new(rules, Seed::from_number(players as u64));
            let mut rng = Rng::new(Seed::from_number(players as u64));
            let mut scratch = Game::new(base(5), Seed::from_number(1));
            while game.to_act().is_some() {
                game.legal_actions(&mut legal);
                each(&game, &mut scratch, done);
                let action = legal[rng.below(legal.len())];
                game.play_unchecked(action, &mut ());
                done += 1;
            }
        }
    }
    done
}

#[test]
fn sampling_into_a_game_allocates_nothing() {
    let mut done = 0;
    let counted = allocation_counter::measure(|| {
        done = at_each_decision(|game, scratch, number| {
            let viewer = game.to_act().map_or(Viewer::Public, Viewer::Seat);
            game.view(viewer).sample_into(scratch, Seed::from_number(number));
            assert_eq!(scratch.to_act(), game.to_act());
        });
    });
    assert!(done > 1000);
    assert_eq!(counted.count_total, 1, "the list of legal actions of the games played");
}

#[test]
fn playing_up_to_chance_allocates_nothing() {
    let mut legal = Vec::with_capacity(1 << 16);
    let (mut done, mut decisions) = (0, 0);
    let counted = allocation_counter::measure(|| {
        done = at_each_decision(|game, scratch, number| {
            game.legal_actions(&mut legal);
            scratch.clone_from(game);
            let action = legal[number as usize % legal.len()];
            decisions += u64::from(scratch.play_until_chance(action, &mut ()));
        });
    });
    assert!(done > 1000 && 0 < decisions && decisions < done);
    assert_eq!(counted.count_total, 1, "the list of legal actions of the games played");
}

#[test]
fn telling_the_points_of_a_round_allocates_nothing() {
    let (mut done, mut points, mut losses) = (0, 0, 0);
    let counted = allocation_counter::measure(|| {
        done = at_each_decision(|game, _, _| {
            let view = game.view(game.to_act().map_or(Viewer::Public, Viewer::Seat));
            for round in Round::ALL {
                points += i64::from(view.totals(round).seats.0.iter().sum::<i16>());
                view.for_each_line(round, |line| points -= i64::from(line.points));
                view.for_each_loss(round, |_| losses += 1);
            }
        });
    });
    assert!(done > 1000 && losses > 0);
    // What is left are the points of Dirk, who plays in some of the games.
    assert!(points < 0);
    assert_eq!(counted.count_total, 1, "the list of legal actions of the games played");
}

#[test]
fn the_counter_counts() {
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(vec![1u8; 100])));
    assert_eq!(counted.count_total, 1);
}

#[test]
fn checking_whether_a_turn_may_be_stopped_allocates_nothing() {
    // With an empty money row everything else that could be done has to be looked for.
    let all: Vec<&str> = Module::ALL.into_iter().map(Module::slug).collect();
    for modules in ["", &all.join(" ")] {
        let position = Position::new(3, modules).row("").hand(0, "dinar-9 dinar-8 ducat-9 ducat-7");
        let game = position.game();
        let counted = allocation_counter::measure(|| {
            assert!(game.check(Action::Stop).is_err(), "something can be bought");
        });
        assert_eq!(counted.count_total, 0);
    }
}

#[test]
fn checking_a_listed_action_allocates_nothing() {
    let game = Game::new(Rules::new(3).expect("2 to 6"), Seed::from_number(1));
    let mut legal = Vec::with_capacity(256);
    game.legal_actions(&mut legal);
    let counted = allocation_counter::measure(|| {
        assert!(legal.iter().all(|&action| game.check(action).is_ok()));
    });
    assert_eq!(counted.count_total, 0);
}

/// With three players four master builder cards leave the game (MAS-05).
const OUT_OF_THE_GAME: &str = "one player holds all sixteen master builder cards";

/// Payments in two currencies make the longest lists: here one player holds all the money and all exchange cards.
#[test]
fn the_longest_list_is_no_longer_than_it_must_be() {
    let longest = |modules: &str, although: Option<&'static str>, copies: &dyn Fn(Money) -> usize| {
        let pieces = Money::pieces().filter(|piece| piece.currency() != Currency::Diamond);
        let money = pieces.flat_map(|piece| std::iter::repeat_n(piece.to_string(), copies(piece)));
        let exchange = (1..=6).map(|number| format!("exchange-{number}"));
        let hand: Vec<String> = money.chain(exchange).collect();
        let position = testkit::Position::new(3, modules).market("tower-11 tower-10 garden-11 tower-07");
        let position = position.hand(0, &hand.join(" "));
        let game = although.map_or(position.clone(), |why| position.although(why)).game();
        let mut legal = Vec::new();
        game.legal_actions(&mut legal);
        assert_eq!(legal.iter().collect::<std::collections::HashSet<_>>().len(), legal.len());
        legal.len()
    };
    let is_of_deck =
        |piece: Money| !piece.is_builder() && !piece.is_coin() && piece.caravan_place().is_none();
    let plain = longest("currency-exchange", None, &|piece| if is_of_deck(piece) { 3 } else { 0 });
    assert!((1 << 13..1 << 14).contains(&plain), "{plain}");
    let all =
        longest("currency-exchange change master-builders caravanserai", Some(OUT_OF_THE_GAME), &|piece| {
            if let Some(place) = piece.caravan_place() {
                // What each of the two markers stands on.
                let worth = [(Currency::Dinar, 5), (Currency::Florin, 4)][place];
                usize::from((piece.currency(), piece.value()) == worth)
            } else if piece.is_coin() {
                6
            } else if piece.is_builder() {
                4
            } else {
                3
            }
        });
    assert!((1 << 13..1 << 18).contains(&all), "{all}");
}

#[test]
fn a_game_fits_in_12_kib_and_an_action_in_16_bytes() {
    assert!(size_of::<Game>() <= 12 * 1024, "{}", size_of::<Game>());
    assert!(size_of::<Action>() <= 16, "{}", size_of::<Action>());
}
