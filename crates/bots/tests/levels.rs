//! The levels and the bots they are measured by: fair, legal, repeatable, and as strong as was written down.

mod common;

use std::collections::BTreeSet;

use alhambra_bots::arena::Match;
use alhambra_bots::levels::{LEVELS, RATINGS};
use alhambra_bots::{Bot, Greedy, Hasty, Random, by_name};
use common::every_set_up;
use engine::{Action, Base, Game, Rules, Seed, View, Viewer};

/// Set-ups of both games, a few of each number of players.
fn set_ups() -> Vec<Rules> {
    let red_palace = (2..=4).map(|players| {
        let rules = Rules::of(Base::RedPalace, players).expect("2 to 6 players");
        rules.with_modules(Base::RedPalace.modules().iter().copied().collect()).expect("its own modules")
    });
    every_set_up().step_by(3).chain(red_palace).collect()
}

/// Shows positions of games between greedy players, each so many decisions after the one before.
fn positions(rules: Rules, seed: u64, every: u64, mut show: impl FnMut(&View<'_>, &[Action])) {
    let mut game = Game::new(rules, Seed::from_number(seed));
    let mut bot = Greedy::default();
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = game.to_act() {
        game.legal_actions(&mut legal);
        let view = game.view(Viewer::Seat(seat));
        if legal.len() > 1 {
            decisions += 1;
            if decisions % every == 0 {
                show(&view, &legal);
            }
        }
        let action = bot.choose(&view, &legal);
        game.play_unchecked(action, &mut ());
    }
}

fn bot(code: &str) -> Box<dyn Bot> {
    by_name(code, 5).expect("a bot of this crate")
}

/// A bot decides by its view, the list and its seed alone: however the hidden cards lie, and however often it is asked.
fn check_choice(code: &str, view: &View<'_>, legal: &[Action]) {
    let mut one = bot(code);
    let action = one.choose(view, legal);
    assert!(legal.contains(&action), "{code} chooses {action}");
    let other = view.sample(Seed::from_number(legal.len() as u64));
    assert_eq!(one.choose(&other.view(view.viewer()), legal), action, "{code} saw what is hidden");
    assert_eq!(bot(code).choose(view, legal), action, "{code} chooses otherwise at the second look");
}

#[test]
fn choices_depend_on_nothing_that_is_hidden_and_repeat() {
    for (place, rules) in set_ups().into_iter().enumerate() {
        positions(rules, place as u64, 97, |view, legal| {
            for code in ["level-1", "level-2", "level-3", "level-4", "search:40", "thrifty"] {
                check_choice(code, view, legal);
            }
        });
    }
}

/// The strong levels are the bot of the test above with more rollouts; a few positions show that nothing else is new.
#[test]
fn the_strong_levels_are_fair_too() {
    let set_ups = set_ups();
    for (place, rules) in
        [&set_ups[0], &set_ups[set_ups.len() / 2], &set_ups[set_ups.len() - 1]].into_iter().enumerate()
    {
        // A part of each game is enough.
        let mut looked_at = 0;
        positions(*rules, place as u64, 60, |view, legal| {
            for code in LEVELS[3..].iter().chain(&["flat:40", "ismcts:40"]) {
                if looked_at < 1 {
                    check_choice(code, view, legal);
                }
            }
            looked_at += 1;
        });
    }
}

/// Random play leads to kinds of decisions that good play avoids.
#[test]
fn every_kind_of_decision_is_answered_legally() {
    let mut kinds = BTreeSet::new();
    let mut legal = Vec::new();
    for (place, rules) in set_ups().into_iter().enumerate() {
        let mut game = Game::new(rules, Seed::from_number(place as u64));
        let mut random = Random::new(Seed::from_number(place as u64));
        while let Some(seat) = game.to_act() {
            game.legal_actions(&mut legal);
            let view = game.view(Viewer::Seat(seat));
            let kind = format!("{:?}", game.awaited());
            if legal.len() > 1 && kinds.insert(kind.clone()) {
                for code in [
                    "level-1",
                    "level-2",
                    "level-3",
                    "level-4",
                    "search:8",
                    "flat:20",
                    "ismcts:20",
                    "thrifty",
                ] {
                    let action = bot(code).choose(&view, &legal);
                    assert!(legal.contains(&action), "{code} chooses {action} for {kind}");
                }
            }
            let action = random.choose(&view, &legal);
            game.play_unchecked(action, &mut ());
        }
    }
    assert!(kinds.len() > 30, "only {} kinds of decisions were met: {kinds:?}", kinds.len());
}

#[test]
fn a_bot_without_time_answers_at_once() {
    let rules = Rules::new(3).expect("2 to 6 players");
    positions(rules, 1, 20, |view, legal| {
        let mut asked = 0;
        let mut has_time = || {
            asked += 1;
            false
        };
        let action = bot("search:100000").choose_within(view, legal, &mut has_time);
        assert!(legal.contains(&action));
        assert!(asked <= 1, "it went on although it had no time");
    });
}

/// What is overlooked stays overlooked for the turn, and somebody who overlooks nothing plays as usual.
#[test]
fn haste_overlooks_and_does_not_play_at_random() {
    let rules = Rules::new(3).expect("2 to 6 players");
    let (mut same, mut all) = (0, 0);
    positions(rules, 2, 1, |view, legal| {
        let usual = Greedy::default().choose(view, legal);
        assert_eq!(Hasty::new(0, 1).choose(view, legal), usual);
        let hasty = Hasty::new(50, 1).choose(view, legal);
        assert_eq!(Hasty::new(50, 1).choose(view, legal), hasty);
        same += usize::from(hasty == usual);
        all += 1;
    });
    assert!(all / 3 < same && same < all, "{same} of {all}");
}

/// The ladder as it was measured, in small: each share must lie within the interval of a short match, and that of a
/// level must show on which side of `greedy` it is.
#[test]
fn the_ladder_is_as_it_was_measured() {
    let measured = [
        ("level-1", 300, 0.008),
        ("level-2", 300, 0.136),
        ("thrifty", 150, 0.267),
        ("search:100", 60, 0.573),
        ("level-4", 150, 0.766),
        ("level-5", 90, 0.855),
    ];
    for (code, games, share) in measured {
        let seats = [code, "greedy", "greedy"].map(str::to_string).to_vec();
        let rules = Rules::new(3).expect("2 to 6 players");
        let result = Match { seats, rules, games, seed: 77, threads: 2 }.play(&|_| ()).expect("known bots");
        let found = result.standings[0].win_share;
        assert!((found.low..=found.high).contains(&share), "{code}: {found:?}, measured {share}");
        if code.starts_with("level") {
            let even = 1.0 / 3.0;
            assert!(if share < even { found.high < even } else { found.low > even }, "{code}: {found:?}");
        }
    }
    let gaps = RATINGS.windows(2).map(|pair| pair[1] - pair[0]);
    assert!(gaps.min() >= Some(80), "{RATINGS:?}");
}
