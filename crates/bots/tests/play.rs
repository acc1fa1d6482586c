//! Whole games of bots: they end, they are sensible, and the bots use nothing that is hidden from them.

mod common;

use alhambra_bots::arena::{Match, MatchError};
use alhambra_bots::{Bot, Casual, Greedy, Random};
use common::every_set_up;
use engine::vocab::MAX_SEATS;
use engine::{Action, Game, Rules, Seed, Viewer};

/// Plays a game with the same bot in every seat and returns the finished game. Panics if it lasts too long.
fn play(rules: Rules, seed: u64, bot: &mut dyn Bot) -> Game {
    const LONGEST: u32 = 400;
    let mut game = Game::new(rules, Seed::from_number(seed));
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act() {
        game.legal_actions(&mut legal);
        let action = bot.choose(&game.view(Viewer::Seat(seat)), &legal);
        assert!(legal.contains(&action), "{action} is not among the legal actions");
        game.play(action, &mut ()).expect("listed actions are legal");
        let turn = game.view(Viewer::Public).turn();
        assert!(turn < LONGEST, "{rules:?} seed {seed} has reached turn {turn}");
    }
    game
}

fn match_of(seats: &[&str], games: u64) -> Match {
    let rules = Rules::new(seats.len()).expect("2 to 6 players");
    Match { seats: seats.iter().map(|code| code.to_string()).collect(), rules, games, seed: 7, threads: 2 }
}

#[test]
fn greedy_games_end_with_every_set_of_modules() {
    let mut bot = Greedy::default();
    for (place, rules) in every_set_up().enumerate() {
        for seed in 0..4 {
            let game = play(rules, 100 * place as u64 + seed, &mut bot);
            assert!(game.outcome().is_some());
        }
    }
}

/// Without a limit on swaps, two greedy players once swapped the same tiles back and forth for ever.
#[test]
fn greedy_games_end_although_swaps_can_answer_swaps() {
    let mut bot = Greedy::default();
    for players in 2..=4 {
        for seed in 0..300 {
            play(Rules::new(players).expect("2 to 6 players"), seed, &mut bot);
        }
    }
}

#[test]
fn greedy_beats_random() {
    let two = match_of(&["greedy", "random"], 200).play(&|_| ()).expect("known bots");
    assert!(two.standings[0].win_share.low > 0.8, "{:?}", two.standings);
    let three = match_of(&["greedy", "random", "random"], 201).play(&|_| ()).expect("known bots");
    assert!(three.standings[0].win_share.low > 0.7, "{:?}", three.standings);
}

#[test]
fn casual_lies_between_greedy_and_random() {
    for players in [2, 4] {
        let seats = |first, others| [vec![first], vec![others; players - 1]].concat();
        let fair = 1.0 / players as f64;
        let above = match_of(&seats("casual", "random"), 200).play(&|_| ()).expect("known bots");
        assert!(above.standings[0].win_share.low > 1.5 * fair, "{:?}", above.standings);
        let below = match_of(&seats("casual", "greedy"), 200).play(&|_| ()).expect("known bots");
        assert!(below.standings[0].win_share.high < 0.7 * fair, "{:?}", below.standings);
    }
}

#[test]
fn casual_games_end_with_every_set_of_modules() {
    for (place, rules) in every_set_up().enumerate() {
        let mut bot = Casual::new(Seed::from_number(place as u64));
        for seed in 0..2 {
            assert!(play(rules, 100 * place as u64 + seed, &mut bot).outcome().is_some());
        }
    }
}

/// Sums of real games lie between 333 and 374, Dirk included; longer walls of a patient player may add to them.
#[test]
fn greedy_scores_like_people() {
    for players in 2..=MAX_SEATS {
        let result = match_of(&vec!["greedy"; players], 60).play(&|_| ()).expect("known bots");
        let sum = result.sum_of_scores.value;
        assert!((325.0..410.0).contains(&sum), "{players} players score {sum} points together");
        let turns = result.turns.value;
        assert!((45.0..115.0).contains(&turns), "{players} players take {turns} turns");
    }
}

/// A bot decides by its view alone: in another game with the same view and other hidden cards it makes the same choice.
#[test]
fn choices_do_not_depend_on_what_is_hidden() {
    let mut legal = Vec::new();
    for (place, rules) in every_set_up().enumerate() {
        let mut game = Game::new(rules, Seed::from_number(place as u64));
        let mut greedy = Greedy::default();
        let mut random = Random::new(Seed::from_number(place as u64));
        let mut casual = Casual::new(Seed::from_number(place as u64));
        let mut decisions = 0;
        while let Some(seat) = game.to_act() {
            game.legal_actions(&mut legal);
            let view = game.view(Viewer::Seat(seat));
            let action = greedy.choose(&view, &legal);
            if decisions % 9 == 0 {
                let other = view.sample(Seed::from_number(decisions));
                let other_view = other.view(Viewer::Seat(seat));
                let mut other_legal = Vec::new();
                other_view.legal_actions(&mut other_legal);
                assert_eq!(legal, other_legal);
                assert_eq!(Greedy::default().choose(&other_view, &other_legal), action);
                assert_eq!(
                    random.clone().choose(&other_view, &other_legal),
                    random.choose(&view, &legal),
                    "{rules:?} decision {decisions}"
                );
                assert_eq!(
                    casual.clone().choose(&other_view, &other_legal),
                    casual.choose(&view, &legal),
                    "{rules:?} decision {decisions}"
                );
            }
            game.play_unchecked(action, &mut ());
            decisions += 1;
        }
    }
}

#[test]
fn a_match_has_the_same_result_on_any_number_of_threads() {
    let mut duel = match_of(&["greedy", "random", "greedy"], 50);
    let result = duel.play(&|_| ());
    for threads in [0, 1, 3, 8] {
        duel.threads = threads;
        assert_eq!(duel.play(&|_| ()), result);
    }
    let result = result.expect("known bots");
    let wins: f64 = result.standings.iter().map(|standing| standing.wins).sum();
    assert!((wins - 50.0).abs() < 1e-9);
}

#[test]
fn equal_bots_win_equally_often_because_seats_rotate() {
    let result = match_of(&["greedy", "greedy", "greedy"], 900).play(&|_| ()).expect("known bots");
    for standing in &result.standings {
        assert!(standing.win_share.low < 1.0 / 3.0 && standing.win_share.high > 1.0 / 3.0, "{standing:?}");
    }
}

#[test]
fn progress_counts_every_game() {
    let done = std::sync::atomic::AtomicU64::new(0);
    let count = |games| {
        done.fetch_add(games, std::sync::atomic::Ordering::Relaxed);
    };
    match_of(&["random", "random"], 37).play(&count).expect("known bots");
    assert_eq!(done.into_inner(), 37);
}

#[test]
fn a_match_names_what_is_wrong_with_it() {
    let unknown = match_of(&["greedy", "deep-thought"], 1).play(&|_| ());
    assert_eq!(unknown, Err(MatchError::UnknownBot("deep-thought".to_string())));
    let mut short = match_of(&["greedy", "random"], 1);
    short.seats.pop();
    assert_eq!(short.play(&|_| ()), Err(MatchError::Seats { players: 2, bots: 1 }));
}

/// A single legal action is chosen without looking at anything else.
#[test]
fn a_single_action_is_chosen() {
    let game = Game::new(Rules::new(3).expect("2 to 6 players"), Seed::from_number(1));
    let seat = game.to_act().expect("the game has begun");
    let view = game.view(Viewer::Seat(seat));
    assert_eq!(Greedy::default().choose(&view, &[Action::Stop]), Action::Stop);
    assert_eq!(Random::new(Seed::from_number(1)).choose(&view, &[Action::Stop]), Action::Stop);
    assert_eq!(Casual::new(Seed::from_number(1)).choose(&view, &[Action::Stop]), Action::Stop);
}
