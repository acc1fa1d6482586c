//! Whole games of The Red Palace: the laws at many decisions, the bots, and which actions and events occur.

use std::collections::HashSet;

use engine::red_palace::{Ability, Event as Told};
use engine::vocab::Seat;
use engine::{Action, Base, Event, Game, GuardBoard, Outcome, Rng, Rules, Seed, Viewer};
use testkit::brute::{PlainPalace, check_palace};
use testkit::census;
use testkit::games::random_game;
use testkit::mutate::Mutator;
use testkit::red_palace::{mixes, play_by, subsets};

/// Plays `games` random games of every mix and calls `law` at every `every`-th decision.
fn at_decisions(games: u64, every: usize, mut law: impl FnMut(&Game, &[Action], Rng)) {
    for (mix, rules) in mixes().into_iter().enumerate() {
        for game in 0..games {
            let seed = mix as u64 * 100 + game;
            let mut decisions = 0;
            random_game(rules, seed, |game, legal| {
                decisions += 1;
                assert!(decisions < 100_000, "no end: {rules:?} seed {seed}");
                assert_eq!(legal.is_empty(), game.outcome().is_some(), "{game:?}");
                if decisions % every == seed as usize % every {
                    law(game, legal, Rng::new(Seed::from_number(decisions as u64)));
                }
            });
        }
    }
}

#[test]
fn nothing_is_lost_or_doubled() {
    at_decisions(4, 3, |game, _, _| {
        let mut found = census::take(game);
        found.retain(|name, _| !name.starts_with("scoring"));
        assert_eq!(found, census::expected(game), "{game:?}");
    });
}

#[test]
fn every_palace_is_what_a_second_opinion_finds() {
    at_decisions(2, 41, |game, _, _| {
        let view = game.view(Viewer::Public);
        for seat in view.seats() {
            assert!(PlainPalace::of(view.palace(seat)).is_legal(), "{:?}", view.palace(seat));
            check_palace(view.palace(seat));
        }
    });
}

#[test]
fn the_list_agrees_with_the_judge() {
    let mut seen = HashSet::new();
    let mut legal_by_chance = 0;
    at_decisions(8, 3, |game, legal, rng| {
        let listed: HashSet<Action> = legal.iter().copied().collect();
        assert_eq!(listed.len(), legal.len(), "each action once");
        for &action in legal {
            assert_eq!(game.check(action), Ok(()), "{action}");
            assert_eq!(action.to_string().parse::<Action>().as_ref(), Ok(&action));
            if let Action::RedPalace(action) = action {
                seen.insert(std::mem::discriminant(&action));
            }
        }
        let mut mutator = Mutator::new(game, rng);
        for action in (0..40).map(|_| mutator.action()) {
            let verdict = game.check(action);
            assert_eq!(verdict.is_ok(), listed.contains(&action), "{action}: {verdict:?} {game:?}");
            legal_by_chance += usize::from(verdict.is_ok());
        }
    });
    assert_eq!(seen.len(), 14, "every action of The Red Palace was offered");
    assert!(legal_by_chance > 1000, "{legal_by_chance}");
}

#[test]
fn a_sample_looks_the_same_to_its_viewer() {
    at_decisions(2, 17, |game, _, mut rng| {
        for viewer in Seat::all(game.rules().players()).map(Viewer::Seat).chain([Viewer::Public]) {
            let view = game.view(viewer);
            let sample = view.sample(Seed::from_number(u64::from(rng.next_u32())));
            assert!(sample.view(viewer) == view);
            assert_eq!(format!("{view:?}"), format!("{:?}", sample.view(viewer)));
            let mut found = census::take(&sample);
            found.retain(|name, _| !name.starts_with("scoring"));
            assert_eq!(found, census::expected(&sample));
        }
    });
}

#[test]
fn the_same_actions_give_the_same_game() {
    for (mix, rules) in mixes().into_iter().enumerate() {
        let (game, played) = random_game(rules, mix as u64, |_, _| {});
        let mut again = Game::new(rules, Seed::from_number(mix as u64));
        played.iter().for_each(|&action| assert_eq!(again.play(action, &mut ()), Ok(())));
        assert!(again == game && matches!(game.outcome(), Some(Outcome::Won(_))));
        let copy = game.clone();
        again.clone_from(&copy);
        assert!(again == game);
    }
}

/// INT-23: who is asked, and what, is the same in every game that looks the same.
#[test]
fn who_is_asked_depends_on_open_knowledge() {
    at_decisions(1, 29, |game, legal, mut rng| {
        let Some(seat) = game.to_act() else { return };
        let action = legal[rng.below(legal.len())];
        let mut sample = game.view(Viewer::Seat(seat)).sample(Seed::from_number(u64::from(rng.next_u32())));
        let mut played = game.clone();
        let (mut told, mut told_there) = (Vec::new(), Vec::new());
        played.play_unchecked(action, &mut told);
        sample.play_unchecked(action, &mut told_there);
        // Until something hidden is revealed, the two games cannot differ.
        if !told.iter().chain(&told_there).any(Event::reveals) {
            assert_eq!((played.to_act(), played.awaited()), (sample.to_act(), sample.awaited()));
            assert_eq!(told, told_there);
        }
    });
}

#[test]
fn the_bots_play_every_mix_to_its_end() {
    for (mix, rules) in mixes().into_iter().enumerate() {
        for bot in ["random", "greedy", "casual"] {
            let game = play_by(bot, rules, mix as u64);
            assert!(matches!(game.outcome(), Some(Outcome::Won(_))), "{bot} {rules:?}");
        }
    }
}

#[test]
fn random_games_use_every_ability_and_tell_every_event() {
    let (mut abilities, mut events) = (HashSet::new(), HashSet::new());
    for seed in 0..60 {
        let rules = Rules::red_palace(2 + seed as usize % 5, GuardBoard::Random).expect("2 to 6 players");
        let mut game = Game::new(rules, Seed::from_number(seed));
        let mut bot = bots::by_name("random", seed).expect("a bot");
        let (mut legal, mut told) = (Vec::new(), Vec::new());
        while let Some(seat) = game.to_act() {
            game.legal_actions(&mut legal);
            let action = bot.choose(&game.view(Viewer::Seat(seat)), &legal);
            game.play_unchecked(action, &mut told);
        }
        for event in told {
            if let Event::RedPalace(event) = event {
                events.insert(std::mem::discriminant(&event));
                if let Told::AbilityUsed { ability, .. } = event {
                    abilities.insert(ability);
                }
            }
        }
    }
    assert_eq!(abilities, Ability::ALL.into_iter().collect());
    assert_eq!(events.len(), 17, "every event of The Red Palace");
}

#[test]
fn every_subset_of_the_modules_is_taken_and_no_other() {
    assert_eq!(subsets().count(), 16);
    for modules in subsets() {
        let rules = Rules::red_palace(3, GuardBoard::Random)
            .expect("3 players")
            .with_modules(modules)
            .expect("they go together");
        assert_eq!(Game::new(rules, Seed::from_number(1)).rules().modules(), modules);
        assert_eq!(rules.base(), Base::RedPalace);
    }
}
