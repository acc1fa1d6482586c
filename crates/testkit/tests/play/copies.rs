//! A copy is the game it was made from, and a sample the one of its seed, whatever lay in their place before.

use engine::{Game, GuardBoard, Module, ModuleSet, Rng, Rules, Seed, Viewer};

/// Mixes that together fill every part of the state: both games, few and many players, all modules.
fn kinds_of_games() -> Vec<Rules> {
    let all: ModuleSet = Module::ALL.into_iter().collect();
    let palace: ModuleSet = Module::RED_PALACE.into_iter().collect();
    let mut kinds = Vec::new();
    for players in [2, 4, 6] {
        let alhambra = Rules::new(players).expect("2 to 6 players");
        kinds.extend([alhambra, alhambra.with_modules(all).expect("they go together")]);
        for side in GuardBoard::ALL {
            kinds.push(Rules::red_palace(players, side).expect("2 to 6 players"));
        }
        let palace = Rules::red_palace(players, GuardBoard::Random).and_then(|one| one.with_modules(palace));
        kinds.push(palace.expect("they go together"));
    }
    kinds.extend(Module::ALL.map(|module| {
        let alone = Rules::new(3).and_then(|rules| rules.with_modules(ModuleSet::EMPTY.with(module)));
        alone.expect("Alhambra takes it")
    }));
    kinds
}

/// Plays one more random action. False if there was none.
fn goes_on(game: &mut Game, legal: &mut Vec<engine::Action>, rng: &mut Rng) -> bool {
    game.legal_actions(legal);
    let Some(&action) = legal.get(rng.below(legal.len().max(1))) else { return false };
    game.play_unchecked(action, &mut ());
    true
}

/// A game of each kind, each at some point of its own course.
fn games_under_way(kinds: &[Rules], rng: &mut Rng) -> Vec<Game> {
    let mut legal = Vec::new();
    let mut games = Vec::new();
    for (seed, &rules) in (0..).zip(kinds) {
        let mut game = Game::new(rules, Seed::from_number(seed));
        for _ in 0..150 {
            if !goes_on(&mut game, &mut legal, rng) {
                break;
            }
        }
        games.push(game);
    }
    games
}

/// Samples games of every kind into one game, which has been of every other kind before.
#[test]
fn a_sample_into_any_other_game_is_the_sample() {
    let mut rng = Rng::new(Seed::from_number(2));
    let games = games_under_way(&kinds_of_games(), &mut rng);
    let mut scratch = games[0].clone();
    for number in 0..4000 {
        let game = &games[rng.below(games.len())];
        let seats: Vec<_> = game.view(Viewer::Public).seats().collect();
        let viewer = seats.get(rng.below(seats.len() + 1)).map_or(Viewer::Public, |&seat| Viewer::Seat(seat));
        let seed = Seed::from_number(number);
        game.view(viewer).sample_into(&mut scratch, seed);
        assert!(scratch == game.view(viewer).sample(seed), "{viewer:?}, {number}, {:?}", game.rules());
    }
}

/// Copies positions of random games into games of every other kind.
#[test]
fn a_game_copied_into_any_other_game_is_the_same_game() {
    let kinds = kinds_of_games();
    let mut rng = Rng::new(Seed::from_number(1));
    let mut legal = Vec::new();
    let others = games_under_way(&kinds, &mut rng);
    for (seed, &rules) in (100..).zip(&kinds) {
        let mut game = Game::new(rules, Seed::from_number(seed));
        for turn in 0..200 {
            if !goes_on(&mut game, &mut legal, &mut rng) {
                break;
            }
            for other in &others {
                let mut copy = other.clone();
                copy.clone_from(&game);
                assert!(copy == game, "{rules:?}, seed {seed}, action {turn}, into {:?}", other.rules());
            }
        }
    }
}
