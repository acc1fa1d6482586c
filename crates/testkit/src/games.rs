//! Random games.

use engine::{Action, Game, Rng, Rules, Seed};

/// Plays a uniformly random game to its end; `each` sees every decision with its legal list before the action
/// is played. Gives the actions.
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
