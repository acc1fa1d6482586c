//! A copy equals the game it was made from, whatever the target held before.

use engine::{Game, GuardBoard, Module, ModuleSet, Rng, Rules, Seed};

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

/// Copies positions from random games into games of every other kind, each of them partly played.
#[test]
fn a_game_copied_into_any_other_game_is_the_same_game() {
    let kinds = kinds_of_games();
    let mut rng = Rng::new(Seed::from_number(1));
    let mut legal = Vec::new();
    let mut others: Vec<Game> = Vec::new();
    for (seed, &rules) in (0..).zip(&kinds) {
        let mut other = Game::new(rules, Seed::from_number(seed));
        for _ in 0..150 {
            if !goes_on(&mut other, &mut legal, &mut rng) {
                break;
            }
        }
        others.push(other);
    }
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
