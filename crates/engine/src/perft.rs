//! Counting the games that follow from a position, to detect unintended changes of the rules.

use crate::action::Action;
use crate::game::Game;

/// Counts the sequences of `depth` legal actions from this position. A game that ends earlier counts once.
pub fn perft(game: &Game, depth: u32) -> u64 {
    let mut buffers = vec![Vec::new(); depth as usize];
    count(game, &mut buffers)
}

fn count(game: &Game, buffers: &mut [Vec<Action>]) -> u64 {
    let Some((legal, deeper)) = buffers.split_first_mut() else { return 1 };
    game.legal_actions(legal);
    if legal.is_empty() {
        return 1;
    }
    if deeper.is_empty() {
        return legal.len() as u64;
    }
    let mut nodes = 0;
    for &action in legal.iter() {
        let mut after = game.clone();
        after.play_unchecked(action, &mut ());
        nodes += count(&after, deeper);
    }
    nodes
}
