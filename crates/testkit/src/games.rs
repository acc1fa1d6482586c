//! Random games.

use engine::{Action, EventSink, Game, Rng, Rules, Seed, Viewer, default_action};

/// A game after its set-up. Choices during the set-up are made as for absent players (INT-20).
pub fn dealt(rules: Rules, seed: u64, sink: &mut impl EventSink) -> Game {
    let mut game = Game::new_with_events(rules, Seed::from_number(seed), sink);
    let mut legal = Vec::new();
    while game.view(Viewer::Public).is_setting_up() {
        game.legal_actions(&mut legal);
        let action = default_action(&game.view(Viewer::Public), &legal).unwrap_or(legal[0]);
        game.play_unchecked(action, sink);
    }
    game
}

/// Plays a uniformly random game to its end and returns it with its actions. `each` is called at every decision with
/// the legal actions, before one of them is played, and once at the end with none.
pub fn random_game(rules: Rules, seed: u64, mut each: impl FnMut(&Game, &[Action])) -> (Game, Vec<Action>) {
    let mut game = Game::new(rules, Seed::from_number(seed));
    let mut rng = Rng::new(Seed::from_number(seed ^ 0x00c0_ffee));
    let mut legal = Vec::new();
    let mut played = Vec::new();
    loop {
        game.legal_actions(&mut legal);
        each(&game, &legal);
        if legal.is_empty() {
            return (game, played);
        }
        let action = legal[rng.below(legal.len())];
        played.push(action);
        game.play_unchecked(action, &mut ());
    }
}
